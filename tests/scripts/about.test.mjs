// Where a slip lies that tells what a thing is, and which thing is meant.

import "./browser.mjs";

import assert from "node:assert/strict";
import { test } from "node:test";

const { around, place, thingAt } = await import("../../src/plansza/web/static/board/about.js");

const ROOM = { left: 0, top: 0, right: 1000, bottom: 800 };
const SLIP = { width: 300, height: 120 };
const box = (left, top, width, height) => ({ left, top, width, height, right: left + width, bottom: top + height });
const overlaps = (one, two) =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

test("a slip lies to the right of a thing, at its height", () => {
  assert.deepEqual(place(box(100, 300, 80, 100), SLIP, ROOM), { left: 190, top: 290 });
});

test("at the right edge it lies to the left", () => {
  assert.deepEqual(place(box(900, 300, 80, 100), SLIP, ROOM), { left: 590, top: 290 });
});

test("beside what is as wide as the room it lies above, else below", () => {
  assert.deepEqual(place(box(10, 300, 980, 100), SLIP, ROOM), { left: 350, top: 170 });
  assert.deepEqual(place(box(10, 20, 980, 100), SLIP, ROOM), { left: 350, top: 130 });
});

test("wherever a thing is, the slip covers it not and stays in the room", () => {
  for (let left = 0; left <= 900; left += 60) {
    for (let top = 0; top <= 680; top += 40) {
      const thing = box(left, top, 100, 120);
      const at = place(thing, SLIP, ROOM);
      const slip = box(at.left, at.top, SLIP.width, SLIP.height);
      assert.ok(!overlaps(slip, thing), `${left}, ${top}`);
      assert.ok(slip.left >= 0 && slip.top >= 0 && slip.right <= 1000 && slip.bottom <= 800);
    }
  }
});

test("where nothing is free, it lies in a corner", () => {
  assert.deepEqual(place(box(0, 0, 1000, 800), SLIP, ROOM), { left: 700, top: 0 });
});

test("what fills the room is kept clear around the pointer alone", () => {
  const ground = box(0, 0, 900, 700);
  assert.deepEqual(around(ground, { x: 400, y: 300 }, ROOM), { left: 390, right: 410, top: 290, bottom: 310 });
  assert.equal(around(ground, null, ROOM), ground);
  const card = box(0, 0, 80, 120);
  assert.equal(around(card, { x: 400, y: 300 }, ROOM), card);
});

test("what lies outside the picture is no thing", () => {
  const inside = { closest: (what) => (what === ".picture" ? {} : inside) };
  const outside = { closest: (what) => (what === ".picture" ? null : outside) };
  assert.equal(thingAt(inside), inside);
  assert.equal(thingAt(outside), null);
  assert.equal(thingAt(null), null);
  assert.equal(thingAt({ closest: () => null }), null);
});
