// Playing by clicks: what is lit, picked, played, refused and taken back.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openPage } from "./browser.mjs";
import { Clicks } from "../../src/plansza/web/static/clicks.js";
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

test("a move that is on its way is the only one", () => {
  clicks.click("R7");
  clicks.click("dam1");
  clicks.click("dam2");
  clicks.click("R7");
  assert.deepEqual(heard.filter((each) => each.startsWith("play")), ["play R7>dam1"]);
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
  clicks.hover(host.thing("dam1"));
  assert.deepEqual(heard, ["preview R7>dam1"]);
  assert.deepEqual(host.with("hint"), ["dam1"]);
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
