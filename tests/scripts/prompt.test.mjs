// What the prompt says and offers, for everybody who reads it.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.mjs";
import { asked, deciding, isBots, isYours, Prompt, whose } from "../../src/plansza/web/static/table/prompt.js";

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
  seats: [{ name: "Ania", stand_in: "", free: false }, { name: "Olek", stand_in: "", free: false }],
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

test("only where nobody but bots is to move, a bot is waited for", () => {
  const seats = [NOW.seats[0], { name: "Bot 2", bot: "master", stand_in: "" }];
  assert.equal(isBots({ ...NOW, seats }), true);
  assert.equal(isBots({ ...NOW, seats, to_move: [0, 1] }), false);
  assert.equal(isBots({ ...NOW, seats, status: "over" }), false);
});

test("how many tables come before is said behind what is asked, and not announced", () => {
  const written = [];
  const slip = { classList: { contains: () => false } };
  const seats = [NOW.seats[0], { name: "Bot 2", bot: "master", stand_in: "" }];
  const prompt = Object.assign(Object.create(Prompt.prototype), {
    slip, now: { ...NOW, your_seat: 0, seats }, asked: "It is Bot 2's turn.", before: "",
    write: (text, live) => written.push([text, live]),
  });
  prompt.wait("");
  prompt.wait("3 tables before you.");
  prompt.wait("");
  prompt.now = { ...prompt.now, to_move: [0] };
  prompt.wait("2 tables before you.");
  assert.deepEqual(written, [
    ["It is Bot 2's turn. 3 tables before you.", "off"],
    ["It is Bot 2's turn.", "off"],
    ["It is Bot 2's turn.", "off"],
  ]);
});
const OPEN = { ...NOW, status: "open", to_move: [], seats: [NOW.seats[0], { ...NOW.seats[1], free: true }] };

test("before the game and after it, it is nobody's turn", () => {
  assert.deepEqual(whose(OPEN), { text: "page-waiting", seats: [] });
  assert.deepEqual(whose({ ...OPEN, seats: NOW.seats }), { text: "page-shuffling", seats: [] });
  assert.deepEqual(whose({ ...NOW, status: "over", to_move: [] }), { text: "page-over", seats: [] });
});

test("what is asked is the game's question, its fault, or how it ended", () => {
  assert.equal(asked(NOW), "Play a card.");
  assert.equal(asked({ ...NOW, choices: [], fault: "It is stuck." }), "It is stuck.");
  assert.equal(asked({ ...NOW, status: "over", outcome: { text: "Ania wins." } }), "Ania wins.");
  assert.equal(asked({ ...OPEN, your_seat: null }), "page-not-seated");
});

test("what decides is offered while it can be played, the greatest first", () => {
  assert.deepEqual(deciding(NOW), [CHOICES[1]]);
  assert.deepEqual(deciding({ ...NOW, decisive: ["take:3", "R7>3"] }), [CHOICES[1], CHOICES[0]]);
  assert.deepEqual(deciding({ ...NOW, choices: [] }), []);
  assert.deepEqual(deciding({ ...NOW, status: "over" }), []);
});
