// Questions to the server are asked until they are answered, and no longer.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openPage, serve, settle } from "./browser.mjs";
import { ask, insist } from "../../src/plansza/web/static/common/ask.js";

let timers;
beforeEach((each) => {
  openPage();
  timers = each.mock.timers;
  timers.enable({ apis: ["setTimeout"] });
});

/** Insist, and note what is heard of the trouble. */
function insisting(wanted) {
  const troubles = [];
  const answer = insist("/x", { key: "k" }, { trouble: (on) => troubles.push(on), wanted });
  return { answer, troubles };
}

test("an answer comes with its status, also a refusal", async () => {
  serve({ data: { id: 7 } }, { status: 409, data: { code: "stale" } });
  assert.deepEqual(await ask("/x"), { ok: true, status: 200, data: { id: 7 } });
  assert.deepEqual(await ask("/x"), { ok: false, status: 409, data: { code: "stale" } });
});

test("a server that is away or overrun has not answered", async () => {
  for (const status of [429, 502, 503, 504]) {
    serve({ status });
    assert.equal(await ask("/x"), null);
  }
  serve(undefined);
  assert.equal(await ask("/x"), null);
});

test("what is allowed again only later is refused, and said", async () => {
  serve({ status: 429, data: { code: "too-many-reviews", facts: { seconds: 20 } } });
  assert.equal((await ask("/x")).data.code, "too-many-reviews");
  serve({ status: 429, data: { code: "too-many-tables", facts: { seconds: 2 } } });
  assert.equal(await ask("/x"), null);
});

test("asking again asks the very same, so that it is done once", async () => {
  const asked = serve(undefined, { status: 503 }, { data: { number: 3 } });
  const { answer, troubles } = insisting();
  await settle();
  timers.tick(400);
  await settle();
  timers.tick(800);
  assert.deepEqual((await answer).data, { number: 3 });
  assert.deepEqual(asked.map(({ body }) => body.key), ["k", "k", "k"]);
  assert.deepEqual(troubles, [true, true, false]);
});

test("the waits grow to four seconds", async () => {
  const asked = serve(undefined);
  insisting();
  for (const wait of [400, 800, 1600, 3200, 4000, 4000]) {
    await settle();
    const before = asked.length;
    timers.tick(wait - 1);
    await settle();
    assert.equal(asked.length, before, `asked before ${wait} ms`);
    timers.tick(1);
    await settle();
    assert.equal(asked.length, before + 1, `not asked after ${wait} ms`);
  }
});

test("coming back online ends a wait", async () => {
  const asked = serve(undefined, {});
  const { answer } = insisting();
  await settle();
  window.dispatchEvent(new Event("online"));
  assert.equal((await answer).ok, true);
  assert.equal(asked.length, 2);
});

test("a question that is not wanted any more is given up", async () => {
  serve(undefined);
  let wanted = true;
  const { answer } = insisting(() => wanted);
  await settle();
  wanted = false;
  timers.tick(400);
  assert.equal(await answer, null);
});
