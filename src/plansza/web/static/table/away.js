// Players who are missed: how long the others still wait for them, and the button that calls a bot
// then. The server counts; the page counts down from what it was told last.

import { button, el } from "../common/paper.js";
import { clockText } from "../common/clock.js";
import { say } from "../common/words.js";

const LONG = 100; // seconds that are written like a clock

/** Note when each wait ends: news of who is there has just come. */
export function mark(now) {
  const at = performance.now();
  for (const seat of now.seats) seat.until = at + (seat.grace ?? 0) * 1000;
}

/** Whether the others wait for this seat's player. */
export function isMissed(now, number) {
  return typeof now.seats[number].grace === "number";
}

/** How long it still takes; `tell(what)` is the text, without time left when there is none. */
export function wait(number, name, tell) {
  const shown = el(name, { class: "asking-for", role: "timer", "aria-live": "off", "data-wait": number });
  shown.tell = tell;
  return shown;
}

/** The button that calls the table's bot to the seat. */
export function call(number, send) {
  return button(say("page-call-bot"), () => send("stand-in", { seat: number }), { "data-call": number, hidden: true });
}

/** Let the waits go on. */
export function awaitMissing(main, now) {
  for (const shown of main.querySelectorAll("[data-wait]")) {
    const left = secondsLeft(now, shown.dataset.wait);
    const text = shown.tell(left && (left < LONG ? `${left} s` : clockText(left)));
    if (shown.textContent !== text) shown.textContent = text;
  }
  for (const made of main.querySelectorAll("[data-call]")) made.hidden = secondsLeft(now, made.dataset.call) > 0;
}

function secondsLeft(now, number) {
  return Math.max(0, Math.ceil((now.seats[number].until - performance.now()) / 1000));
}
