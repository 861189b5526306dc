// The steps of the others are shown one after the other; nothing of one's own waits.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { openPage, settle } from "./browser.mjs";
import { GAPS, isStep, pace, setPace, Steps } from "../../src/plansza/web/static/telling/pace.js";

const move = (number, seat, more = {}) => ({ number, kind: "move", seat, now: {}, lines: ["told"], ...more });

/** Steps of somebody at seat 0 on a clock of our own; what was shown, and what was hurried. */
function following(wished) {
  openPage();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  let time = 0;
  mock.method(performance, "now", () => time);
  setPace(wished);
  const shown = [];
  const hurried = [];
  const steps = new Steps({
    show: async ({ number }) => shown.push(number),
    mine: ({ seat }) => seat === 0,
    hurry: () => hurried.push(shown.length),
  });
  const pass = async (milliseconds) => {
    time += milliseconds;
    mock.timers.tick(milliseconds);
    await settle();
  };
  return { steps, shown, hurried, pass };
}

test("the first step is shown at once, the next after the gap", async () => {
  const { steps, shown, pass } = following("usual");
  for (const number of [1, 2, 3]) steps.take(move(number, 1));
  await settle();
  assert.deepEqual(shown, [1]);
  assert.ok(steps.waiting);
  await pass(GAPS.usual - 1);
  assert.deepEqual(shown, [1]);
  await pass(1);
  assert.deepEqual(shown, [1, 2]);
  await pass(GAPS.usual);
  assert.deepEqual(shown, [1, 2, 3]);
  assert.ok(!steps.waiting);
});

test("at once means at once", async () => {
  const { steps, shown } = following("at-once");
  for (const number of [1, 2, 3]) steps.take(move(number, 1));
  await settle();
  assert.deepEqual(shown, [1, 2, 3]);
});

test("one's own move waits for nothing, and all before it is shown in order", async () => {
  const { steps, shown, hurried } = following("slow");
  for (const number of [1, 2]) steps.take(move(number, 1));
  await settle();
  steps.take(move(3, 0));
  await settle();
  assert.deepEqual(shown, [1, 2, 3]);
  assert.equal(hurried.length, 1);
});

test("what has no words and no picture, and what people say, takes no time", async () => {
  const { steps, shown } = following("slow");
  steps.take(move(1, 1));
  steps.take(move(2, 1, { lines: [] }));
  steps.take({ number: 3, kind: "chat", seat: 1, lines: ["hello"], now: {} });
  await settle();
  assert.deepEqual(shown, [1, 2, 3]);
});

test("a page that is hidden shows everything at once", async () => {
  const { steps, shown } = following("slow");
  for (const number of [1, 2, 3]) steps.take(move(number, 1));
  await settle();
  document.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  assert.deepEqual(shown, [1, 2, 3]);
});

test("what is dropped is never shown, and later news are", async () => {
  const { steps, shown, pass } = following("slow");
  for (const number of [1, 2, 3]) steps.take(move(number, 1));
  await settle();
  steps.drop();
  await settle();
  steps.take(move(7, 1));
  await pass(GAPS.slow);
  assert.deepEqual(shown, [1, 7]);
});

test("a step is what can be seen", () => {
  assert.ok(isStep(move(1, 1)));
  assert.ok(isStep(move(1, 1, { lines: [], picture: { changed: { a: "<g/>" } } })));
  assert.ok(!isStep(move(1, 1, { lines: [], picture: { changed: {}, order: null } })));
  assert.ok(!isStep(move(1, 1, { now: null })));
});

test("a pace that nobody knows is the usual one", () => {
  openPage();
  setPace("breathless");
  assert.equal(pace(), "usual");
});
