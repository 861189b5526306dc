// The prompt: whose turn it is, what is asked, what a click would bring, and what decides at once.
// It stands once on the page, and its room is its own: whatever it says, the board does not move.

import { badge } from "../common/badges.js";
import { isForPage } from "../board/keys.js";
import { button, el, refresh } from "../common/paper.js";
import { still } from "../board/places.js";
import { dull } from "../common/sound.js";
import { say } from "../common/words.js";

const SAID_FOR = 5000; // milliseconds that a reason stays
const SILENCE = 120; // milliseconds without a text, after which the same one is told as news
const REPEAT = "r"; // the key that asks for it
const SCROLLED = ".words, .said, .ask"; // one of them, by the width of the page

export class Prompt {
  /** `decide(choice)` plays a move that is offered here. */
  constructor(main, decide) {
    this.slip = main.querySelector(".prompt");
    this.part = (name) => this.slip.querySelector(`.${name}`);
    this.decide = decide;
    this.now = null;
    this.asked = ""; // what was announced last
    this.before = ""; // how many tables a bot thinks for before this one
    this.said = 0;
    addEventListener("resize", () => fit(this.slip));
    document.addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() === REPEAT && isForPage(event)) this.repeat();
    });
  }

  /** A new situation. */
  take(now) {
    this.now = now;
    this.slip.classList.toggle("yours", isYours(now));
    const named = whose(now);
    this.part("whose").classList.toggle("several", named.seats.length > 2);
    refresh(this.part("whose"), named, () => turn(named));
    this.slip.classList.remove("no");
    this.ask(asked(now));
    this.wait(this.before);
  }

  /** The bot who is to move waits for its turn to think: say how many come before, and announce no
      countdown. */
  wait(text) {
    const changes = this.before || text;
    this.before = text;
    if (!changes || !this.now || this.slip.classList.contains("no")) return;
    this.write([this.asked, isBots(this.now) ? text : ""].filter(Boolean).join(" "), "off");
  }

  /** Say what is asked; what comes back after a reason is not announced again. */
  ask(text) {
    this.write(text, text === this.asked ? "off" : "polite");
    this.asked = text;
  }

  write(text, live) {
    clearTimeout(this.said);
    const line = this.part("ask");
    line.setAttribute("aria-live", live);
    if (line.textContent !== text) line.textContent = text;
    fit(this.slip);
  }

  /** Show and say once more what is asked. */
  repeat() {
    if (!this.now) return;
    this.slip.classList.remove("no");
    this.slip.scrollIntoView({ block: "nearest" });
    if (!still()) this.slip.animate([{ scale: "1" }, { scale: "1.015" }, { scale: "1" }], { duration: 240 });
    this.write("", "off");
    this.asked = "";
    this.said = setTimeout(() => this.now && this.take(this.now), SILENCE);
  }

  /** Offer what decides at once in a situation; nothing while a move is under way. */
  offer(now) {
    const choices = now ? deciding(now) : [];
    refresh(this.part("deciding"), choices, () => choices.map((choice) => this.offered(choice)));
    fit(this.slip);
  }

  offered(choice) {
    const show = () => this.preview(choice);
    const hide = () => this.preview(null);
    return button(capital(choice.words), () => this.decide(choice), {
      class: "main",
      "data-decides": choice.move,
      onpointerenter: show,
      onfocus: show,
      onpointerleave: hide,
      onblur: hide,
    });
  }

  /** What a choice would bring; before it is complete, what has been chosen of it. */
  preview(choice, chosen = []) {
    const what = chosen.join(", ");
    const begun = what ? say("page-chosen", { what }) : "";
    const text = choice ? [choice.words, choice.preview].filter(Boolean).join(" – ") : begun;
    const line = this.part("then");
    if (line.textContent !== text) line.textContent = text;
  }

  /** Say for a while why something cannot be done. */
  refuse(reason) {
    if (!reason) return;
    dull();
    this.slip.classList.add("no");
    this.write(reason, "polite");
    this.said = setTimeout(() => this.now && this.take(this.now), SAID_FOR);
  }

  /** Nothing is left of it: the device is passed on. */
  forget() {
    this.now = null;
    this.asked = this.before = "";
    clearTimeout(this.said);
    for (const name of ["ask", "then"]) this.part(name).textContent = "";
    for (const name of ["whose", "deciding"]) refresh(this.part(name), null, () => []);
  }
}

/** Whether all sit, and only the luck is waited for that they add. */
export const shuffling = ({ status, seats }) => status === "open" && seats.every(({ free }) => !free);

/** Whether the reader himself is to move. */
export function isYours({ your_seat: me, to_move, seats }) {
  return me !== null && to_move.includes(me) && !seats[me].stand_in;
}

/** Whether nobody but bots is to move. */
export function isBots({ status, to_move, seats }) {
  return status === "running" && to_move.every((seat) => seats[seat].bot || seats[seat].stand_in);
}

/** Whose turn it is: a text, and the seats whose tokens and names follow. What they are about, says
    the question. */
export function whose(now) {
  if (now.status === "over") return { text: say("page-over"), seats: [] };
  if (shuffling(now)) return { text: say("page-shuffling"), seats: [] };
  if (now.status === "open") return { text: say("page-waiting"), seats: [] };
  if (isYours(now)) return { text: "", seats: [[now.your_seat, say("page-turn-yours")]] };
  const seats = now.to_move.map((seat) => [seat, now.seats[seat].name]);
  return { text: now.your_seat === null ? say("page-watching") : "", seats };
}

function turn({ text, seats }) {
  const named = seats.flatMap(([seat, name], place) => [
    place ? ", " : " ",
    el("span", { class: "named" }, badge(seat), name),
  ]);
  return [text, ...named];
}

/** What is asked. */
export function asked(now) {
  if (now.status === "over") return now.outcome?.text ?? "";
  if (shuffling(now)) return say("page-shuffling-help");
  if (now.status === "open") return now.your_seat === null ? say("page-not-seated") : say("page-soon");
  return (!now.choices.length && now.fault) || now.prompt; // on a phone the slips are out of sight
}

/** The choices that decide something great at once, the greatest first. */
export function deciding({ status, decisive, choices }) {
  if (status !== "running") return [];
  return decisive.map((move) => choices.find((choice) => choice.move === move)).filter(Boolean);
}

const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Keep a text in its room: in smaller letters if need be, and then it can be scrolled. */
export function fit(slip) {
  slip.classList.remove("long");
  for (const line of slip.querySelectorAll(SCROLLED)) line.removeAttribute("tabindex");
  if (!overfull(slip)) return;
  slip.classList.add("long");
  overfull(slip)?.setAttribute("tabindex", "0");
}

/** The part that holds more than it shows. */
function overfull(slip) {
  const parts = [...slip.querySelectorAll(SCROLLED)];
  return parts.find((part) => {
    const scrolls = getComputedStyle(part).overflowY === "auto";
    return scrolls && part.scrollHeight > part.clientHeight + 1;
  });
}
