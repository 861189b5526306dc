// The curve of a review: from entries to places on it, and from clicks back to entries.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.mjs";
import { across, placeAt, placeOf, somePlaces } from "../../src/plansza/web/static/pages/review.js";

const EDGES = { left: 40, right: 640 };

test("an entry belongs to the last moment that is not after it", () => {
  const moments = [3, 8, 15];
  assert.deepEqual([1, 3, 7, 8, 99].map((number) => placeOf(moments, number)), [0, 0, 0, 1, 2]);
});

test("the first moment is at the left edge, the last at the right", () => {
  assert.deepEqual([0, 1, 2].map((place) => across(EDGES, place, 3)), [40, 340, 640]);
});

test("a game of one moment has a place, too", () => {
  assert.equal(across(EDGES, 0, 1), 40);
  assert.equal(placeAt(EDGES, 500, 1), 0);
});

test("a click means the nearest moment, also one beside the curve", () => {
  assert.deepEqual([0, 40, 180, 200, 700].map((x) => placeAt(EDGES, x, 3)), [0, 0, 0, 1, 2]);
});

test("a click where the mark stands means the moment that it marks", () => {
  for (let place = 0; place < 37; place++) {
    assert.equal(placeAt(EDGES, across(EDGES, place, 37), 37), place);
  }
});

test("the table has the first and the last moment, and few between", () => {
  assert.deepEqual(somePlaces(3), [0, 1, 2]);
  for (const count of [24, 25, 48, 100, 333]) {
    const places = somePlaces(count);
    assert.equal(places[0], 0);
    assert.equal(places.at(-1), count - 1);
    assert.ok(places.length <= 25, `${places.length} rows of ${count}`);
  }
});
