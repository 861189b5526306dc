// Great moments: how long they take, and that every kind has a motion and a sound.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "./browser.mjs";
import { MOTIONS } from "../../src/plansza/web/static/telling/motions.js";
import { sounds } from "../../src/plansza/web/static/common/sound.js";
import { lengths } from "../../src/plansza/web/static/telling/stage.js";

const source = readFileSync(new URL("../../src/plansza/core/stage.py", import.meta.url), "utf8");
const kinds = [...source.split("STAGES")[1].split("\n)")[0].matchAll(/^ {4}"([a-z-]+)"/gm)].map(([, kind]) => kind);

test("every kind of stage has a motion and a sound of its own", () => {
  assert.ok(kinds.length >= 10);
  assert.deepEqual(Object.keys(MOTIONS).sort(), [...kinds].sort());
  assert.deepEqual(Object.keys(sounds).sort(), [...kinds].sort());
  assert.equal(new Set(kinds.map((kind) => String(sounds[kind]))).size, kinds.length);
});

test("one stage takes about 0.9 seconds, all together no more than 2.5", () => {
  assert.deepEqual(lengths([{ kind: "fall" }]), [900]);
  const many = lengths(Array.from({ length: 6 }, () => ({ kind: "fly" })));
  assert.ok(many.reduce((one, two) => one + two) <= 2502);
});

test("a count takes longer the more there is to count", () => {
  const [short] = lengths([{ kind: "count", counts: [[1, 2], [1]] }]);
  const [long] = lengths([{ kind: "count", counts: [[1, 2, 3, 4, 5], [1]] }]);
  assert.ok(900 < short && short < long && long <= 2500);
});
