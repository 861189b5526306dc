// What a window of a picture shows when it is panned and zoomed; which drawer opens by itself.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.mjs";
import { calling, fitted, revealing, zoomed } from "../../src/plansza/web/static/board/arrange.js";

const HOME = [0, 0, 800, 400];
const AWAY = [-100, 50, 800, 400]; // a drawing that does not begin at zero

test("a view that fits is shown as it was wished for", () => {
  assert.deepEqual(fitted([100, 50, 400, 200], HOME), [100, 50, 400, 200]);
});

test("nobody pans out of the drawing", () => {
  assert.deepEqual(fitted([-70, -1, 400, 200], HOME), [0, 0, 400, 200]);
  assert.deepEqual(fitted([700, 390, 400, 200], HOME), [400, 200, 400, 200]);
  assert.deepEqual(fitted([-300, 0, 400, 200], AWAY), [-100, 50, 400, 200]);
  assert.deepEqual(fitted([900, 900, 400, 200], AWAY), [300, 250, 400, 200]);
});

test("nobody sees more than all", () => {
  assert.deepEqual(fitted([-500, -500, 1600, 800], HOME), HOME);
  assert.deepEqual(fitted([0, 0, 1600, 800], AWAY), AWAY);
});

test("four times is as near as it gets, around the same middle", () => {
  assert.deepEqual(fitted([380, 190, 40, 20], HOME), [300, 150, 200, 100]);
});

test("a view keeps the shape of its window", () => {
  const [, , width, height] = fitted([0, 0, 400, 399], HOME);
  assert.equal(width / height, 2);
});

test("zooming without a point goes to the middle", () => {
  assert.deepEqual(zoomed(HOME, HOME, 2), [200, 100, 400, 200]);
});

test("the point under the pointer stays where it is", () => {
  const [x, y] = [600, 100];
  const [left, top, width, height] = zoomed(HOME, HOME, 1.6, [x, y]);
  assert.ok(Math.abs((x - left) / width - 600 / 800) < 1e-9);
  assert.ok(Math.abs((y - top) / height - 100 / 400) < 1e-9);
});

test("zooming in and out again leads back", () => {
  const near = zoomed([100, 50, 400, 200], HOME, 1.25, [300, 120]);
  const back = zoomed(near, HOME, 1 / 1.25, [300, 120]);
  back.forEach((value, place) => assert.ok(Math.abs(value - [100, 50, 400, 200][place]) < 1e-9));
});

test("zooming ends where there is no nearer and no farther", () => {
  assert.deepEqual(zoomed(HOME, HOME, 0.5), HOME);
  assert.deepEqual(zoomed([0, 0, 200, 100], HOME, 3, [0, 0]), [0, 0, 200, 100]);
});

const VIEW = [100, 100, 200, 100]; // from 100 to 300 across, from 100 to 200 down

test("a window stays where everything to click is in sight", () => {
  assert.equal(revealing(VIEW, [[110, 110, 130, 130], [270, 180, 300, 200]]), null);
});

test("it moves no farther than it must", () => {
  assert.deepEqual(revealing(VIEW, [[290, 110, 320, 130]]), [120, 100, 200, 100]);
  assert.deepEqual(revealing(VIEW, [[40, 60, 60, 80]]), [40, 60, 200, 100]);
});

test("it shows all that fits at once", () => {
  assert.deepEqual(revealing(VIEW, [[110, 110, 130, 130], [290, 190, 305, 205]]), [105, 105, 200, 100]);
});

test("where not all fits, one in sight is enough, and else the nearest comes", () => {
  const far = [900, 110, 920, 130];
  assert.equal(revealing(VIEW, [[110, 110, 130, 130], far]), null);
  assert.deepEqual(revealing(VIEW, [far, [310, 110, 330, 130]]), [130, 100, 200, 100]);
});

// -- drawers -------------------------------------------------------------------------------------

/** Something that can be clicked now: in a drawer, in a window (`map`), or in the open. */
const lit = (place, chosen = false) => ({
  closest: (selector) =>
    selector === ".drawer" && place.startsWith("drawer")
      ? { id: place }
      : selector === "svg.window" && place === "map"
        ? {}
        : null,
  classList: { contains: (name) => chosen && name === "chosen" },
});

test("a drawer opens by itself if all that can be clicked lies in it", () => {
  assert.deepEqual(calling([lit("drawer-1"), lit("drawer-1")], false), { lit: ["drawer-1"], called: "drawer-1" });
  assert.deepEqual(calling([], false), { lit: [], called: "" });
});

test("a drawer that is one choice among others is marked and stays closed", () => {
  for (const place of ["map", "hand"]) {
    assert.deepEqual(calling([lit(place), lit("drawer-1")], false), { lit: ["drawer-1"], called: "" });
  }
});

test("what was picked leads into a drawer, unless that would cover where it leads as well", () => {
  const picked = lit("hand", true);
  assert.equal(calling([picked, lit("drawer-1"), lit("hand")], true).called, "drawer-1");
  assert.equal(calling([lit("map", true), lit("drawer-2"), lit("drawer-1")], true).called, "drawer-2");
  assert.equal(calling([picked, lit("drawer-1"), lit("map")], true).called, "");
});
