// What the prompt says and offers, for everybody who reads it.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.mjs";
import { asked, deciding, isYours, whose } from "../../src/plansza/web/static/table/prompt.js";

const CHOICES = [
  { move: "R7>3", words: "play red seven", path: ["R7", "dam3"] },
  { move: "take:3", words: "take dam 3", path: ["dam3"] },
];
const NOW = {
  status: "running",
  your_seat: 1,
  to_move: [1],
  prompt: "Play a card.",
  decisive: ["take:3"],
  fault: "",
  outcome: null,
  seats: [{ name: "Ania", stand_in: "" }, { name: "Olek", stand_in: "" }],
  choices: CHOICES,
};

test("in one's own turn the prompt says so, with one's own token", () => {
  assert.equal(isYours(NOW), true);
  assert.deepEqual(whose(NOW), { text: "", seats: [[1, "page-turn-yours"]] });
});

test("else it names those who are to move, with theirs", () => {
  const now = { ...NOW, to_move: [0] };
  assert.equal(isYours(now), false);
  assert.deepEqual(whose(now), { text: "", seats: [[0, "Ania"]] });
  const watched = whose({ ...now, your_seat: null, to_move: [0, 1] });
  assert.deepEqual(watched, { text: "page-watching", seats: [[0, "Ania"], [1, "Olek"]] });
});

test("a turn that a bot plays for somebody is not his", () => {
  const seats = [NOW.seats[0], { name: "Olek", stand_in: "easy" }];
  assert.equal(isYours({ ...NOW, seats }), false);
});

test("before the game and after it, it is nobody's turn", () => {
  assert.deepEqual(whose({ ...NOW, status: "open", to_move: [] }), { text: "page-waiting", seats: [] });
  assert.deepEqual(whose({ ...NOW, status: "over", to_move: [] }), { text: "page-over", seats: [] });
});

test("what is asked is the game's question, its fault, or how it ended", () => {
  assert.equal(asked(NOW), "Play a card.");
  assert.equal(asked({ ...NOW, choices: [], fault: "It is stuck." }), "It is stuck.");
  assert.equal(asked({ ...NOW, status: "over", outcome: { text: "Ania wins." } }), "Ania wins.");
  assert.equal(asked({ ...NOW, status: "open", your_seat: null }), "page-not-seated");
});

test("what decides is offered while it can be played, the greatest first", () => {
  assert.deepEqual(deciding(NOW), [CHOICES[1]]);
  assert.deepEqual(deciding({ ...NOW, decisive: ["take:3", "R7>3"] }), [CHOICES[1], CHOICES[0]]);
  assert.deepEqual(deciding({ ...NOW, choices: [] }), []);
  assert.deepEqual(deciding({ ...NOW, status: "over" }), []);
});
