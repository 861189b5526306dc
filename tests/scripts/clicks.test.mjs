// Playing by clicks: what is lit, picked, played, refused and taken back.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openPage } from "./browser.mjs";
import { Clicks } from "../../src/plansza/web/static/board/clicks.js";
import { Host } from "./things.mjs";

const choice = (...path) => ({ path, move: path.join(">") });
const CHOICES = [choice("R7", "dam1"), choice("R7", "dam2"), choice("G3", "dam1")];
let host, clicks, heard;

beforeEach(() => {
  openPage();
  document.documentElement.dataset.motion = "off"; // nothing shakes
  heard = [];
  host = new Host("R7", "G3", "B2", "dam1", "dam2", "token", "tile");
  clicks = new Clicks(host, {
    play: ({ move }) => heard.push(`play ${move}`),
    refuse: (id, reason) => heard.push(`refuse ${id}: ${reason}`),
    preview: (shown) => shown && heard.push(`preview ${shown.move}`),
    rethink: () => heard.push("rethink"),
  });
  clicks.offer(CHOICES, { B2: "not your colour" });
});

test("what can be clicked is lit, and what comes second waits", () => {
  assert.deepEqual(host.with("can"), ["R7", "G3", "dam1", "dam2"]);
  assert.deepEqual(host.with("later"), ["dam1", "dam2"]);
});

test("screen readers learn of buttons, and that they are none any more", () => {
  const tile = host.thing("tile");
  const told = () => ["role", "tabindex", "aria-pressed"].map((name) => tile.getAttribute(name));
  tile.setAttribute("role", "group");
  clicks.offer([choice("tile", "dam1")]);
  assert.deepEqual(told(), ["button", "0", "false"]);
  clicks.click("tile");
  assert.deepEqual(told(), ["button", "0", "true"]);
  clicks.offer([]);
  assert.deepEqual(told(), ["group", null, null]);
});

test("a thing tells what a click would do, or why it would do nothing", () => {
  const roll = { path: ["tile"], move: "roll", words: "Roll the dice", preview: "all five" };
  clicks.offer([...CHOICES, roll], { B2: "not your colour" });
  assert.deepEqual(clicks.use("tile"), { does: "Roll the dice – all five" });
  assert.deepEqual(clicks.use("R7"), { does: "page-about-choose" });
  assert.deepEqual(clicks.use("B2"), { why: "not your colour" });
  assert.deepEqual(clicks.use("token"), { why: undefined });
});

test("two clicks are a move, whichever comes first", () => {
  clicks.click("dam2");
  clicks.click("R7");
  assert.deepEqual(heard, ["play R7>dam2"]);
});

test("after a click only what leads on stays bright", () => {
  clicks.click("R7");
  assert.deepEqual(host.with("chosen"), ["R7"]);
  assert.deepEqual(host.with("rest"), ["G3"]);
});

test("a step stays out of sight until something leads to it, even if it stands first", () => {
  host.thing("tile").classList.add("step");
  clicks.offer([choice("tile", "token"), choice("token", "R7", "dam1")]);
  assert.deepEqual(host.with("later"), ["R7", "dam1", "tile"]);
  clicks.click("token");
  assert.deepEqual(host.with("later"), ["dam1"]);
});

test("a move that is on its way is the only one", () => {
  clicks.click("R7");
  clicks.click("dam1");
  clicks.click("dam2");
  clicks.click("R7");
  assert.deepEqual(heard.filter((each) => each.startsWith("play")), ["play R7>dam1"]);
});

test("of two ways to the same the shorter is complete, and nothing stays lit for the other", () => {
  const walk = { path: ["tile"], move: "walk", words: "Walk there", preview: "" };
  clicks.offer([walk, { ...walk, path: ["token", "tile"] }]);
  assert.deepEqual(clicks.use("tile"), { does: "Walk there" });
  clicks.click("token");
  assert.deepEqual(host.with("rest"), []);
  clicks.offer([walk, { ...walk, path: ["token", "tile"] }]);
  clicks.letGo();
  clicks.click("tile");
  assert.deepEqual(heard.filter((each) => each.startsWith("play")), ["play walk"]);
  assert.deepEqual(host.with("rest"), ["token"]);
});

test("another first click changes one's mind, the same one puts it down", () => {
  clicks.click("R7");
  clicks.click("G3");
  assert.deepEqual(clicks.picked, ["G3"]);
  clicks.click("G3");
  assert.deepEqual(clicks.picked, []);
  assert.deepEqual(heard, []);
});

test("a quiet thing says why it is quiet", () => {
  clicks.tap({ target: host.thing("B2") });
  assert.deepEqual(heard, ["refuse B2: not your colour"]);
});

test("a click beside everything lets go", () => {
  clicks.click("R7");
  clicks.tap({ target: host.thing("tile") });
  assert.deepEqual(clicks.picked, []);
  assert.deepEqual(heard, []);
});

test("news that change nothing leave what was picked", () => {
  clicks.click("R7");
  clicks.offer([...CHOICES]);
  assert.deepEqual(clicks.picked, ["R7"]);
  clicks.offer([choice("G3", "dam1")]);
  assert.deepEqual(clicks.picked, []);
});

test("pointing shows what a click would bring", () => {
  clicks.click("R7");
  clicks.hover({ target: host.thing("dam1") });
  assert.deepEqual(heard, ["preview R7>dam1"]);
  assert.deepEqual(host.with("hint"), ["dam1"]);
});

test("a place that stands for a thing is clicked for it, while that leads on", () => {
  const column = host.place("dam2");
  document.under = [host.thing("tile"), column];
  clicks.offer(CHOICES);
  clicks.tap({ target: host.thing("R7") });
  clicks.hover({ target: host.thing("tile") });
  assert.deepEqual(host.with("hint"), ["dam2"]);
  clicks.tap({ target: host.thing("tile") });
  assert.deepEqual(heard, ["preview R7>dam2", "play R7>dam2"]);
  clicks.offer([choice("G3", "dam1")]);
  assert.equal(column.classList.has("stands"), false);
  clicks.tap({ target: host.thing("tile") });
  assert.deepEqual(clicks.picked, []);
});

test("what can be clicked itself comes before what a place stands for", () => {
  host.place("dam2");
  document.under = [host.thing("G3"), host.places[0]];
  clicks.offer(CHOICES);
  clicks.tap({ target: host.thing("G3") });
  assert.deepEqual(clicks.picked, ["G3"]);
});

test("what is dropped falls on whatever leads on there, though it lies under something", () => {
  clicks.offer([...CHOICES, choice("B2")]);
  clicks.picked = ["R7"];
  document.under = [host.thing("B2"), host.thing("dam1")];
  assert.equal(clicks.below({}), "dam1");
  document.under = [host.thing("B2")];
  assert.equal(clicks.below({}), "B2", "and else says what is there");
});

test("what is a move by itself shows where else it leads as soon as it is dragged", () => {
  clicks.offer([choice("token"), choice("tile", "token")]);
  assert.deepEqual(host.with("later"), []);
  clicks.drag = { id: "token", on: false, pointer: 1 };
  host.setPointerCapture = () => {};
  clicks.lift({ pointerId: 1 });
  assert.deepEqual(clicks.picked, ["token"]);
  assert.deepEqual(host.with("rest"), []);
});

test("a press that slips a little is still a click on what is a move by itself", () => {
  clicks.offer([choice("token")]);
  host.setPointerCapture = () => {};
  for (const [far, expected] of [[30, []], [12, ["play token"]]]) {
    clicks.drag = { id: "token", on: true, far };
    clicks.picked = ["token"];
    clicks.release({});
    assert.deepEqual(heard, expected);
  }
});

test("a first step is taken back by a click, which counts when it is asked for again", () => {
  clicks.offer([choice("tile")], {}, [choice("token"), choice("G3")]);
  assert.deepEqual(host.with("again"), ["G3", "token"]);
  clicks.click("G3");
  assert.deepEqual(heard, ["rethink"]);
  clicks.offer([]); // the takeback is on its way
  clicks.offer([choice("token"), choice("G3")]);
  assert.deepEqual(heard, ["rethink", "play G3"]);
});

test("escape puts down what was picked, then takes the first step back", () => {
  clicks.offer([choice("tile", "dam1")], {}, [choice("token")]);
  clicks.click("tile");
  clicks.escape();
  assert.deepEqual(heard, []);
  clicks.escape();
  assert.deepEqual(heard, ["rethink"]);
});

test("advice is lit until it is picked or withdrawn", () => {
  clicks.advise(["R7", "dam2"]);
  assert.deepEqual(host.with("advised"), ["R7", "dam2"]);
  clicks.click("R7");
  assert.deepEqual(host.with("advised"), ["dam2"]);
  clicks.advise([]);
  assert.deepEqual(host.with("advised"), []);
});
