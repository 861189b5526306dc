// The texts of a page and their gaps.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.mjs";
import { say } from "../../src/plansza/web/static/common/words.js";

test("gaps are filled, as often as they occur, also with zero", () => {
  assert.equal(say("page-turn-of", { name: "Ola" }), "Ola is to move, says Ola.");
  assert.equal(say("page-player", { seat: 0 }), "Player 0");
});

test("a gap that nobody fills is empty", () => {
  assert.equal(say("page-player"), "Player ");
});

test("what is put into a gap is not looked through for gaps", () => {
  assert.equal(say("page-player", { seat: "{seat} $& $1" }), "Player {seat} $& $1");
});

test("a text that is missing shows its name", () => {
  assert.equal(say("page-unheard-of"), "page-unheard-of");
});
