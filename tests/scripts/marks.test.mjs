// What a browser remembers of puzzles: marks, days in a row, and how many without a miss.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openPage } from "./browser.mjs";
import { remember } from "../../src/plansza/web/static/common/prefs.js";
import {
  FIRST, LATER, before, giveUp, isSolved, markOf, miss, solve, streaks,
} from "../../src/plansza/web/static/puzzles/marks.js";

const DAY = "2026-03-01";

beforeEach(openPage);

test("at the first try it counts, again it does not", () => {
  solve("spor", "a");
  solve("spor", "b");
  solve("spor", "b");
  assert.equal(markOf("spor", "a"), FIRST);
  assert.equal(isSolved("drako", "a"), false, "every game has its own");
  assert.deepEqual(streaks(DAY), { days: 0, row: 2 });
});

test("a miss ends the row at once, and the puzzle can still be solved", () => {
  solve("spor", "a");
  miss("spor", "b");
  assert.equal(streaks(DAY).row, 0);
  assert.equal(isSolved("spor", "b"), false);
  solve("spor", "b");
  assert.equal(markOf("spor", "b"), LATER);
  assert.equal(streaks(DAY).row, 0, "not a flawless one");
});

test("whoever plays with what is solved loses nothing", () => {
  solve("spor", "a");
  miss("spor", "a");
  giveUp("spor", "a");
  assert.equal(markOf("spor", "a"), FIRST);
  assert.equal(streaks(DAY).row, 1);
});

test("what was shown is not solved", () => {
  miss("spor", "a");
  giveUp("spor", "a");
  assert.equal(isSolved("spor", "a"), false);
});

test("days count in a row, one puzzle a day is enough", () => {
  assert.equal(before(DAY), "2026-02-28");
  solve("spor", "a", "2026-02-28");
  solve("drako", "b", "2026-02-28");
  solve("spor", "c", DAY);
  solve("spor", "d");
  assert.equal(streaks(DAY).days, 2);
  assert.equal(streaks("2026-03-02").days, 2, "today it can still go on");
  assert.equal(streaks("2026-03-03").days, 0);
  solve("spor", "e", "2026-03-09");
  assert.equal(streaks("2026-03-09").days, 1);
});

test("nonsense in the storage is nothing", () => {
  remember("puzzles", { marks: 7, row: "x", days: -1 });
  assert.deepEqual(streaks(DAY), { days: 0, row: 0 });
  solve("spor", "a", DAY);
  assert.deepEqual(streaks(DAY), { days: 1, row: 1 });
});
