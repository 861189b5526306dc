// The line to the server: nothing is heard twice, nothing too late, and few streams are open.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openPage, serve, settle, Stream } from "./browser.mjs";
import { recall, remember } from "../../src/plansza/web/static/common/prefs.js";
import { Wire } from "../../src/plansza/web/static/common/wire.js";

let timers, heard;
beforeEach((each) => {
  openPage();
  timers = each.mock.timers;
  timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  heard = [];
});

function newWire() {
  const hear = {};
  for (const what of ["state", "update", "presence", "line", "pulse", "trouble", "gone"]) {
    hear[what] = (news) => what === "trouble" || heard.push([what, news]);
  }
  return new Wire("a/b", hear);
}

const state = (number) => ({ data: { now: { number } } });
const stream = () => Stream.opened.at(-1);
const numbers = () => heard.map(([what, { number, now }]) => `${what} ${number ?? now?.number}`);

test("it reads everything, then follows from there", async () => {
  const asked = serve(state(5));
  const wire = newWire();
  Object.assign(wire, { seat: 1, tall: true });
  await wire.sync();
  assert.equal(asked[0].address, "/api/tables/a%2Fb?tall=1&seat=1");
  assert.equal(stream().address, "/api/tables/a%2Fb/stream?after=5&tall=1&seat=1");
  assert.deepEqual(numbers(), ["state 5"]);
});

test("an update that is known is not heard again", async () => {
  serve(state(5));
  await newWire().sync();
  for (const number of [5, 6, 6, 4, 7]) stream().say({ number });
  assert.deepEqual(numbers(), ["state 5", "update 6", "update 7"]);
});

test("when too much was missed, it reads everything anew", async () => {
  serve(state(5), state(900));
  await newWire().sync();
  const first = stream();
  first.dispatchEvent(new Event("anew"));
  await settle();
  assert.deepEqual(numbers(), ["state 5", "state 900"]);
  assert.ok(first.closed);
  assert.match(stream().address, /after=900/);
});

test("the answer of an older round is not heard", async () => {
  const { promise, resolve } = withResolvers();
  serve(promise, state(9));
  const wire = newWire();
  const old = wire.sync();
  await wire.sync();
  resolve(state(3));
  await old;
  assert.deepEqual(numbers(), ["state 9"]);
  assert.equal(Stream.opened.length, 1);
});

test("a stopped line hears nothing, not even what was under way", async () => {
  const { promise, resolve } = withResolvers();
  serve(promise);
  const wire = newWire();
  const asking = wire.sync();
  wire.stop();
  resolve(state(3));
  await asking;
  assert.deepEqual([heard, Stream.opened], [[], []]);
});

test("a seat that moved to another device is watched as a stranger", async () => {
  const asked = serve({ status: 403 }, state(2));
  const wire = newWire();
  wire.seat = 0;
  await wire.sync();
  assert.equal(asked[1].address, "/api/tables/a%2Fb?");
  assert.deepEqual(numbers(), ["state 2"]);
});

test("a table that is gone is told so", async () => {
  serve({ status: 404, data: { message: "no such table" } });
  await newWire().sync();
  assert.deepEqual(heard, [["gone", { message: "no such table" }]]);
});

test("a broken stream is replaced at once, later with patience", async () => {
  const asked = serve(state(5));
  await newWire().sync();
  const broken = stream();
  broken.onerror();
  assert.ok(broken.closed);
  timers.tick(0);
  await settle();
  assert.equal(asked.length, 2);
  stream().onerror();
  timers.tick(799);
  await settle();
  assert.equal(asked.length, 2);
  timers.tick(1);
  await settle();
  assert.equal(asked.length, 3);
});

test("a hidden page holds no stream, but asks for the pulse", async () => {
  const asked = serve(state(5), { data: { number: 5 } }, state(5));
  await newWire().sync();
  document.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.ok(stream().closed);
  timers.tick(5000);
  await settle();
  assert.equal(asked[1].address, "/api/tables/a%2Fb/pulse?");
  document.hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(Stream.opened.length, 2);
  assert.ok(!stream().closed);
});

test("four pages of a browser hold streams; a fifth waits until one is gone", async () => {
  serve(state(1));
  const wires = Array.from({ length: 5 }, newWire);
  for (const wire of wires) await wire.sync();
  assert.equal(Stream.opened.length, 4);
  assert.equal(wires[4].source, null);
  wires[0].stop();
  wires[4].follow();
  assert.equal(Stream.opened.length, 5);
});

test("a page that died without a word loses its line after a while", () => {
  remember("lines", { a: Date.now(), b: Date.now(), c: Date.now(), d: Date.now() });
  const wire = newWire();
  assert.equal(wire.takeLine(), false);
  timers.tick(6000);
  assert.equal(wire.takeLine(), true);
  assert.deepEqual(Object.keys(recall("lines")), [wire.me]);
});

test("every command has a key of its own and says what was seen", async () => {
  const asked = serve({ data: { number: 8 } });
  const wire = newWire();
  Object.assign(wire, { seat: 1, number: 7 });
  assert.deepEqual(await wire.send("play", { move: "T3>1" }), { number: 8 });
  await wire.send("play", { move: "T3>1" });
  const [first, second] = asked.map(({ body }) => body);
  assert.deepEqual({ ...first, key: "" }, { kind: "play", key: "", seen: 7, seat: 1, move: "T3>1" });
  assert.notEqual(first.key, second.key);
});

test("a refused command comes back as a problem", async () => {
  serve({ status: 409, data: { code: "stale", message: "too late" } });
  assert.deepEqual(await newWire().send("play"), { problem: { code: "stale", message: "too late" } });
});

test("a command whose news do not come makes it read everything anew", async () => {
  const asked = serve(state(5), { data: { number: 6 } }, state(6));
  const wire = newWire();
  await wire.sync();
  await wire.send("chat", { text: "hi" });
  timers.tick(1500);
  await settle();
  assert.equal(asked.length, 3);
  assert.equal(wire.number, 6);
});

/** A promise and what keeps it; Node 20 has none of its own. */
function withResolvers() {
  let resolve;
  const promise = new Promise((keep) => (resolve = keep));
  return { promise, resolve };
}
