// What the others did: which moves are told, to whom, and how their trace stays.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.mjs";
import { latest, lineOf, StoryLines, storyOf, Trace } from "../../src/plansza/web/static/telling/story.js";
import { join } from "../../src/plansza/web/static/telling/telling.js";

/** A log in short: "0 road" is a move of seat 0 told so, "0 1:lost" one that tells of another. */
function log(...lines) {
  return lines.map((line, place) => {
    if (line.startsWith("back")) return { number: place + 1, kind: "takeback", seat: null, stays: Number(line.slice(5)) };
    const [seat, ...told] = line.split(" ");
    const story = told.map((text) =>
      text.includes(":") ? { seat: Number(text[0]), text: text.slice(2) } : { seat: Number(seat), text },
    );
    return { number: place + 1, kind: "move", seat: Number(seat), story };
  });
}

const told = (entries, me) => storyOf(entries, me).map(({ seat, parts }) => `${seat} ${parts.join(" ")}`);

test("everything since my last move, a line for each", () => {
  assert.deepEqual(told(log("1 old", "0 mine", "2 lord", "1 road", "1 camp"), 0), ["1 road camp", "2 lord"]);
});

test("a phone shows who did something last, whoever's turn it was", () => {
  const last = (entries, me) => latest(entries, storyOf(entries, me));
  assert.equal(last(log("0 mine", "2 lord", "1 road", "1 camp"), 0), 1);
  assert.equal(last(log("0 mine", "1 road 2:lost"), 0), 2);
  assert.equal(last(log("0 mine", "1 road", "0 step"), 0), 1);
  assert.equal(last(log("0 mine"), 0), undefined);
});

test("it stays while I make my turn, and begins anew when the others go on", () => {
  const before = ["0 first", "1 road", "1 camp", "0 step", "0 step"];
  assert.deepEqual(told(log(...before), 0), ["1 road camp"]);
  assert.deepEqual(told(log(...before, "1 lord"), 0), ["1 lord"]);
});

test("what was taken back is not told", () => {
  assert.deepEqual(told(log("0 a", "1 road", "1 camp", "back 2"), 0), ["1 road"]);
  assert.deepEqual(told(log("0 a", "1 road", "back 1", "1 lord"), 0), ["1 lord"]);
});

test("the page may know only the end of the log: so many moves stood before it", () => {
  const lines = Object.assign(Object.create(StoryLines.prototype), { entries: [] });
  lines.begin(log("1 road", "1 camp", "back 41"), 40);
  assert.deepEqual(told(lines.entries, 0), ["1 road"]);
  lines.begin(log("1 road", "back 30", "1 lord"), 40);
  assert.deepEqual(told(lines.entries, 0), ["1 lord"]);
});

test("my own taken back move does not hide what the others did before it", () => {
  assert.deepEqual(told(log("0 a", "1 road", "0 b", "back 2"), 0), ["1 road"]);
});

test("a move may tell of others, and nothing is told of me", () => {
  assert.deepEqual(told(log("0 a", "1 2:lost 0:fell"), 0), ["2 lost"]);
});

test("who watches sees the last turn of everybody", () => {
  assert.deepEqual(told(log("0 a", "0 b", "1 c", "0 d", "0 e"), null), ["0 d e", "1 c"]);
});

test("moves without words, and other entries, tell nothing", () => {
  const entries = [...log("0", "1"), { number: 3, kind: "chat", seat: 1, lines: ["hello"] }];
  assert.deepEqual(told(entries, 0), []);
  assert.deepEqual(storyOf([{ number: 1, kind: "move", seat: 1 }], 0), []); // an entry that leaves it out
});

test("a line has four parts at most", () => {
  assert.equal(lineOf(["a", "b", "c", "d"]), "a, b, c, d");
  assert.equal(lineOf(["a", "b", "c", "d", "e"]), "a, b, c, d, …");
});

test("the trace is of the whole turn of the others, until I move", () => {
  const trace = new Trace();
  const step = (seat, ...ids) => [...trace.take({ kind: "move", seat }, ids, 0)].sort().join(" ");
  assert.equal(step(1, "a"), "a");
  assert.equal(step(1, "b"), "a b");
  assert.equal(step(2, "c"), "a b c");
  assert.equal(step(0, "d"), "d");
  assert.equal(step(1, "e"), "e");
});

test("a take-back leaves no trace; who watches sees one turn at a time", () => {
  const trace = new Trace();
  trace.take({ kind: "move", seat: 1 }, ["a"], 0);
  assert.equal(trace.take({ kind: "chat", seat: 1 }, [], 0).size, 1);
  assert.equal(trace.take({ kind: "takeback", seat: null }, ["b"], 0).size, 0);
  const watched = new Trace();
  watched.take({ kind: "move", seat: 1 }, ["a"], null);
  assert.deepEqual([...watched.take({ kind: "move", seat: 0 }, ["b"], null)], ["b"]);
});

test("the entries of one command are one piece of news, and its stages keep their lines", () => {
  const first = { number: 4, kind: "move", seat: 0, lines: ["a card", "a blow"], stages: [{ kind: "blow", line: 1 }] };
  const last = { number: 5, kind: "move", seat: 0, now: {}, lines: ["a step"], stages: [{ kind: "fall", line: 0 }] };
  const { number, lines, stages } = join([first, last]);
  assert.equal(number, 5);
  assert.deepEqual(lines, ["a card", "a blow", "a step"]);
  assert.deepEqual(stages.map(({ line }) => line), [1, 2]);
});
