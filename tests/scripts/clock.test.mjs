// Clocks as they are asked for and shown.

import assert from "node:assert/strict";
import { test } from "node:test";

import { clockOf, clockText } from "../../src/plansza/web/static/common/clock.js";

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
