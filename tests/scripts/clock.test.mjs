// Clocks as they are asked for and shown.

import assert from "node:assert/strict";
import { test } from "node:test";

import { clockOf, clockText, leftText, spanText } from "../../src/plansza/web/static/common/clock.js";

test("a clock shows minutes and seconds, and hours where there are any", () => {
  assert.equal(clockText(0), "0:00");
  assert.equal(clockText(65), "1:05");
  assert.equal(clockText(600), "10:00");
  assert.equal(clockText(3600 + 61), "1:01:01");
});

test("a clock shows nothing left only when nothing is left", () => {
  assert.equal(clockText(0.01), "0:01");
  assert.equal(clockText(59.2), "1:00");
});

test("ready-made clocks are minutes and a bonus in seconds", () => {
  assert.equal(clockOf("", ["5", "5"]), null);
  assert.deepEqual(clockOf("15:10", []), { base: 900, bonus: 10 });
});

test("one's own clock is read from its fields, and never makes no sense", () => {
  assert.deepEqual(clockOf("own", ["2.5", "3"]), { base: 150, bonus: 3 });
  assert.deepEqual(clockOf("own", ["", ""]), { base: 60, bonus: 0 });
  assert.deepEqual(clockOf("own", ["-4", "-1"]), { base: 1, bonus: 0 });
});

test("a longer time is told in the reader's language, in two parts or in one", () => {
  globalThis.document = { documentElement: { lang: "pl" } };
  assert.equal(spanText(2 * 86400 + 4 * 3600 + 59), "2 dni 4 godz.");
  assert.equal(spanText(2 * 86400 + 4 * 3600, 1), "2 dni");
  assert.equal(spanText(12 * 3600 + 60, 1).replace(/\s/, " "), "12 h");
  assert.equal(spanText(86400 + 59 * 60), "1 dzień");
  assert.equal(spanText(59 * 60 + 59), "59 min");
  assert.equal(spanText(20), "< 1 min");
  document.documentElement.lang = "en";
  assert.equal(spanText(86400 + 3600), "1 day 1 hr");
});

test("a clock by turn is told in days, one by game in minutes and seconds", () => {
  document.documentElement.lang = "en";
  assert.equal(leftText({ turn: { vacation: 0 } }, 3 * 86400), "3 days");
  assert.equal(leftText({ turn: null }, 90), "1:30");
  assert.equal(clockOf("turn:86400", []), null);
});
