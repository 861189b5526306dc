// Playing by keys: where Tab leads while something is picked, and which keys are for the page.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openPage } from "./browser.mjs";
import { Clicks } from "../../src/plansza/web/static/board/clicks.js";
import { isForPage } from "../../src/plansza/web/static/board/keys.js";
import { Host } from "./things.mjs";

const choice = (...path) => ({ path, move: path.join(">") });
let host, clicks, played;

/** Press a key where the focus is; whether the browser goes on with it. */
function press(key, more = {}) {
  const event = { key, target: document.activeElement, preventDefault: () => (stopped = true), ...more };
  let stopped = false;
  clicks.keys.press(event);
  return !stopped;
}

const focused = () => document.activeElement.id ?? "";

beforeEach(() => {
  openPage();
  document.documentElement.dataset.motion = "off";
  host = new Host("dam1", "dam2", "R7", "G3", "deck");
  played = [];
  const nothing = () => {};
  clicks = new Clicks(host, { play: ({ move }) => played.push(move), refuse: nothing, preview: nothing, rethink: nothing });
  clicks.offer([choice("R7", "dam1"), choice("R7", "dam2"), choice("G3", "dam1"), choice("deck")]);
});

test("Tab is the browser's, as long as nothing is picked", () => {
  host.thing("R7").focus();
  assert.equal(press("Tab"), true);
});

test("after a card was picked, Tab goes to its targets, and Shift+Tab back to it", () => {
  host.thing("R7").focus();
  press("Enter");
  press("Tab");
  assert.equal(focused(), "dam1");
  press("Tab");
  assert.equal(focused(), "dam2");
  press("Tab", { shiftKey: true });
  press("Tab", { shiftKey: true });
  assert.equal(focused(), "R7");
  assert.equal(press("Tab", { shiftKey: true }), true, "and from there out of the board");
});

test("after the last target Tab leads out of the board", () => {
  host.thing("R7").focus();
  press("Enter");
  press("Tab");
  press("Tab");
  assert.equal(press("Tab"), true);
});

test("what Tab has reached is played by Enter, and Escape puts down", () => {
  host.thing("R7").focus();
  press("Enter");
  press("Escape");
  assert.deepEqual(clicks.picked, []);
  press("Enter");
  press("Tab");
  press("Enter");
  assert.deepEqual(played, ["R7>dam1"]);
});

test("keys into a field, or with Ctrl, are not for the page", () => {
  const field = { closest: () => ({}) };
  const free = { closest: () => null };
  assert.equal(isForPage({ target: free }), true);
  assert.equal(isForPage({ target: field }), false);
  assert.equal(isForPage({ target: free, ctrlKey: true }), false);
});
