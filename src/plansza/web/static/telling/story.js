// What the others did since the reader's last turn: a line for each, and their trace on the board.
//
//   storyOf(entries, me)               [{seat, parts}], of a log that may hold take-backs
//   new Trace().take(update, ids, me)  the ids that carry a trace now
//   new StoryLines(host, again)        the lines; `again()` is asked to show everything again

import { badge } from "../common/badges.js";
import { el, refresh } from "../common/paper.js";

const MOST = 4; // parts in a line; the log has all
const BEFORE = { kind: "move" }; // one that the page was not told of
const CLEARING = ["start", "takeback"]; // what leaves no trace of before

/** The moves that stand: what was taken back did not happen. */
export function standing(entries) {
  let moves = [];
  for (const entry of entries) {
    if (entry.kind === "move") moves.push(entry);
    else if (entry.kind === "takeback" && Number.isInteger(entry.stays)) moves = moves.slice(0, entry.stays);
  }
  return moves;
}

/** What each of the others did: between the reader's last turn but one and his last, if he has
 *  begun it, else since his last; for somebody who watches, the last turn of everybody. */
export function storyOf(entries, me) {
  const moves = standing(entries);
  const parts = me === null ? lastTurns(moves) : sinceMine(moves, me);
  return [...parts].filter(([, told]) => told.length).map(([seat, told]) => ({ seat, parts: told }));
}

function sinceMine(moves, me) {
  let end = moves.length;
  while (end && moves[end - 1].seat === me) end--;
  const begin = moves.slice(0, end).findLastIndex(({ seat }) => seat === me) + 1;
  const parts = new Map();
  for (const { story = [] } of moves.slice(begin, end)) tell(parts, story.filter(({ seat }) => seat !== me));
  return new Map([...parts].sort(([one], [two]) => one - two));
}

function lastTurns(moves) {
  const parts = new Map();
  let before = null;
  for (const { seat, story = [] } of moves) {
    if (seat !== before) parts.delete(seat);
    before = seat;
    tell(parts, story);
  }
  return new Map([...parts].sort(([one], [two]) => one - two));
}

function tell(parts, story) {
  for (const { seat, text } of story) parts.set(seat, [...(parts.get(seat) ?? []), text]);
}

/** Who of these did something last; a phone shows his line, and how many more there are. */
export function latest(entries, told) {
  const seats = new Set(told.map(({ seat }) => seat));
  const last = standing(entries).findLast(({ story = [] }) => story.some(({ seat }) => seats.has(seat)));
  return last?.story.findLast(({ seat }) => seats.has(seat)).seat;
}

/** The parts in one line. */
export function lineOf(parts) {
  return parts.length > MOST ? [...parts.slice(0, MOST), "…"].join(", ") : parts.join(", ");
}

/** The trace of a whole turn: what came or travelled, until the next turn begins. */
export class Trace {
  constructor() {
    this.forget();
  }

  forget() {
    this.ids = new Set();
    this.whose = undefined;
  }

  /** A step by somebody; to a player all the others are one. */
  take({ kind, seat }, ids, me) {
    if (CLEARING.includes(kind)) this.forget();
    if (kind !== "move") return this.ids;
    const whose = me === null || seat === me ? seat : "others";
    if (whose !== this.whose) this.ids = new Set();
    this.whose = whose;
    for (const id of ids) this.ids.add(id);
    return this.ids;
  }
}

export class StoryLines {
  constructor(host, again) {
    this.host = host;
    this.list = host.querySelector("ol");
    this.again = host.querySelector("[data-do=again]");
    this.again.addEventListener("click", () => {
      host.classList.remove("open"); // it would lie on what is shown
      again();
    });
    this.entries = [];
    host.addEventListener("click", ({ target }) => !target.closest("button") && host.classList.toggle("open"));
  }

  /** What the end of the log tells to whoever reads it now; so many moves stood before that. */
  begin(entries, stood = 0) {
    const told = entries.filter(({ kind }) => kind === "move" || kind === "takeback");
    this.entries = [...Array(stood).fill(BEFORE), ...told];
  }

  hear(update) {
    if (update.kind === "move" || update.kind === "takeback") this.entries.push(update);
  }

  /** Somebody else is to look at the device. */
  forget() {
    this.entries = [];
    this.host.hidden = true;
    this.show({ seats: [] }, null, false);
  }

  /** `replayable`: whether the page has seen it all, and can show it again. */
  show(now, me, replayable) {
    const told = storyOf(this.entries, me);
    const names = now.seats.map(({ name }) => name);
    const others = now.seats.length - (me === null ? 0 : 1);
    this.host.hidden = now.status === "open" || !others;
    const table = this.host.closest("main"); // what fits the picture into the page knows the room
    table.style.setProperty("--rows-tall", Math.min(3, Math.max(2, others)));
    this.host.classList.toggle("many", others > 1);
    this.host.classList.toggle("empty", !told.length);
    this.again.hidden = !replayable || !told.length;
    const last = latest(this.entries, told);
    refresh(this.list, [told, names, last], () =>
      told.map(({ seat, parts }) => row(names[seat], seat, parts, seat === last ? told.length - 1 : null)),
    );
    if (!told.length) this.host.classList.remove("open");
  }
}

/** `more`: how many others have a line, at the one that is the latest. */
function row(name, seat, parts, more) {
  const whole = parts.length > MOST ? parts.join(", ") : null;
  const marks = { class: more === null ? null : "latest", "data-more": more || null };
  return el("li", { title: whole, ...marks }, badge(seat), " ", el("b", {}, name), ": ", lineOf(parts));
}
