// When a hint can be asked for, and how long it holds.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.mjs";
import { mayAsk, question, shortest } from "../../src/plansza/web/static/table/hint.js";

const NOW = {
  status: "running",
  your_seat: 1,
  to_move: [1],
  prompt: "Play a card",
  seats: [{ stand_in: "" }, { stand_in: "" }],
  choices: [{ move: "T3>1", path: ["T3", "dam1"] }],
  number: 7,
};

test("one asks in one's own turn, while there is something to choose", () => {
  assert.equal(mayAsk(NOW), true);
  assert.equal(mayAsk({ ...NOW, to_move: [0] }), false);
  assert.equal(mayAsk({ ...NOW, choices: [] }), false);
});

test("nobody asks for a seat that a bot plays meanwhile, nor as a spectator", () => {
  assert.equal(mayAsk({ ...NOW, seats: [{}, { stand_in: "easy" }] }), false);
  assert.equal(mayAsk({ ...NOW, your_seat: null }), false);
});

test("talk at the table leaves a hint true; another position does not", () => {
  assert.equal(question({ ...NOW, number: 8 }), question(NOW));
  assert.notEqual(question({ ...NOW, prompt: "Draw a card" }), question(NOW));
  assert.notEqual(question({ ...NOW, choices: [] }), question(NOW));
  assert.notEqual(question({ ...NOW, your_seat: 0 }), question(NOW));
});

test("a shortcut is advised where it takes fewer clicks", () => {
  const choice = { move: "hire:Lord", path: ["own", "stack-Lord"] };
  const way = { move: "hire:Lord RLord pay", path: ["stack-Lord"] };
  const other = { move: "hire:Chief RLord pay", path: ["stack-Chief"] };
  assert.deepEqual(shortest(choice, [other, way]), way.path);
  assert.deepEqual(shortest({ ...choice, path: ["stack-Lord"] }, [way]), ["stack-Lord"]);
  assert.deepEqual(shortest(choice, []), choice.path);
});
