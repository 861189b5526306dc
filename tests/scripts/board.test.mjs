// The parts of a picture in order, and which of them travelled.

import assert from "node:assert/strict";
import { test } from "node:test";

import { putInOrder, travellers } from "../../src/plansza/web/static/board/board.js";
import { Row } from "./things.mjs";

/** A row put into another order: its ids, and how many parts were moved. */
function ordered(before, order) {
  const row = new Row(...before.split(" "));
  const parts = new Map(row.children.map((part) => [part.id, part]));
  putInOrder(row, parts, order.split(" "));
  return [row.ids, row.moves];
}

test("an order that has not changed moves nothing: the focus stays", () => {
  assert.deepEqual(ordered("a b c", "a b c"), ["a b c", 0]);
});

test("a part that came to the end moves alone to its place", () => {
  assert.deepEqual(ordered("a b c new", "a new b c"), ["a new b c", 1]);
});

test("parts that are not named any more go, and nothing else moves", () => {
  assert.deepEqual(ordered("a b c d", "b d"), ["b d", 0]);
});

test("every order is reached", () => {
  for (const order of ["c b a", "b c a", "c a b", "a c b", "b a c"]) {
    assert.equal(ordered("a b c", order)[0], order);
  }
});

test("a part that is named but never came is left out", () => {
  assert.equal(ordered("a b", "a ghost b")[0], "a b");
});

test("what came has travelled; what only made room has not", () => {
  const moved = (id, by) => ({ id, x: by, y: 0, width: 50, old: { x: 0, y: 0 } });
  const found = travellers([moved("aside", 40), moved("played", 300)], [{ id: "new" }]);
  assert.deepEqual(found, ["new", "played"]);
});
