// Which choice is meant by which clicks, and where an arrow key leads.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completed, leading, narrow, nearest, upcoming } from "../../src/plansza/web/static/board/paths.js";

const choice = (...path) => ({ path, move: path.join(">") });
const CHOICES = [choice("R7", "dam1"), choice("R7", "dam2"), choice("G3", "dam1")];
const moves = (choices) => choices.map(({ move }) => move);

test("clicks narrow the choices in any order", () => {
  assert.deepEqual(moves(narrow(CHOICES, ["R7"])), ["R7>dam1", "R7>dam2"]);
  assert.deepEqual(moves(narrow(CHOICES, ["dam1"])), ["R7>dam1", "G3>dam1"]);
  assert.deepEqual(moves(narrow(CHOICES, ["dam1", "R7"])), ["R7>dam1"]);
  assert.deepEqual(narrow(CHOICES, ["G3", "dam2"]), []);
});

test("a thing clicked twice must be in the path twice", () => {
  const choices = [choice("coin", "coin"), choice("coin", "shop")];
  assert.deepEqual(moves(narrow(choices, ["coin", "coin"])), ["coin>coin"]);
  assert.deepEqual(narrow(choices, ["shop", "shop"]), []);
});

test("a choice is complete when its whole path is clicked, in whatever order", () => {
  assert.equal(completed(CHOICES, ["R7"]), null);
  assert.equal(completed(CHOICES, ["R7", "dam2"]).move, "R7>dam2");
  assert.equal(completed(CHOICES, ["dam2", "R7"]).move, "R7>dam2");
});

test("the last one left is not played before it is clicked whole", () => {
  assert.equal(completed(CHOICES, ["G3"]), null);
});

test("a path that begins another one is played at once", () => {
  const choices = [choice("hero"), choice("hero", "city")];
  assert.equal(completed(choices, ["hero"]).move, "hero");
});

test("of two choices with the same things the order tells which", () => {
  const choices = [choice("a", "b"), choice("b", "a")];
  assert.equal(completed(choices, ["a", "b"]).move, "a>b");
  assert.equal(completed(choices, ["b", "a"]).move, "b>a");
});

test("what leads on is what is still missing", () => {
  assert.deepEqual(leading(CHOICES, []), new Set(["R7", "G3", "dam1", "dam2"]));
  assert.deepEqual(leading(CHOICES, ["R7"]), new Set(["dam1", "dam2"]));
  assert.deepEqual(leading([choice("coin", "coin")], ["coin"]), new Set(["coin"]));
});

test("what comes next has nothing before it that is not clicked yet", () => {
  const choices = [choice("place", "tile", "turn"), choice("tile")];
  assert.deepEqual(upcoming(choices, []), new Set(["place", "tile"]));
  assert.deepEqual(upcoming(choices.slice(0, 1), ["tile"]), new Set(["place"]));
  assert.deepEqual(upcoming(choices, ["place", "tile"]), new Set(["turn"]));
});

const LEFT = [-1, 0];
const RIGHT = [1, 0];
const DOWN = [0, 1];
const at = (name, x, y) => ({ name, at: { x, y } });
const PLACES = [at("here", 100, 100), at("next", 150, 105), at("far", 300, 100), at("below", 110, 200)];
const START = { x: 100, y: 100 };

test("an arrow key leads to the nearest thing ahead", () => {
  assert.equal(nearest(START, PLACES, RIGHT).name, "next");
  assert.equal(nearest(START, PLACES, DOWN).name, "below");
});

test("nothing lies ahead: the focus stays", () => {
  assert.equal(nearest(START, PLACES, LEFT), null);
});

test("straight ahead comes before near but aside", () => {
  const places = [at("aside", 120, 190), at("ahead", 400, 100)];
  assert.equal(nearest(START, places, RIGHT).name, "ahead");
  assert.equal(nearest(START, places.slice(0, 1), RIGHT).name, "aside");
});
