// What a window of a picture shows when it is panned and zoomed.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted, zoomed } from "../../src/plansza/web/static/arrange.js";

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
