// The slips around the board: players with their clocks, what one may do, the story.

import { badge } from "../common/badges.js";
import { dayOf, isByTurn, leftText } from "../common/clock.js";
import { call, isMissed, wait } from "./away.js";
import { levelName } from "../common/levels.js";
import { button, danger, el, refresh } from "../common/paper.js";
import { say } from "../common/words.js";

const CROWD = 5; // so many players stand closer
const LOW = 30; // seconds on a clock that begin to worry
const LOW_TURN = 21600; // the same of a turn that has days
const AROUND = [
  "sit", "bot", "leave", "invite", "decline", "device", "reveal", "late", "start", "stand-in", "return", "time", "away", "back",
  "offer", "answer", "takeback",
];

// -- players -------------------------------------------------------------------------------------

/** The players: who is here, whose turn it is, how much time is left; `sides` are the allies. */
export function showPlayers(host, now, sides, me, send) {
  host.closest(".standing").classList.toggle("of-many", now.seats.length >= CROWD);
  const seats = now.seats.map(({ left, turn, ticking, grace, until, ...seat }) => ({ ...seat, timed: left !== null, away: turn?.away }));
  const row = (number) => playerRow(now, now.seats[number], number, me, send);
  host.classList.toggle("crowd", seats.length >= CROWD);
  refresh(host, [seats, now.to_move, now.status, sides, me], () =>
    sides.map((side) => (side.length > 1 ? together(side.map(row)) : row(side[0]))),
  );
}

/** Allies, on one strip of paper. */
function together(rows) {
  return el("li", { class: "allies" }, el("ol", {}, ...rows));
}

function playerRow(now, seat, number, me, send) {
  const turn = now.to_move.includes(number);
  const ours = Boolean(seat.bot || seat.stand_in); // the server thinks for it
  const bot = ours || Boolean(seat.program);
  const state = stateOf(now, seat, number, me);
  const thinking = turn && ours && now.status === "running";
  const crowded = now.seats.length >= CROWD; // there is room for one thing to tell
  const told = [doing(turn, thinking), crowded && ours ? levelName(seat.bot || seat.stand_in) : state];
  return el(
    "li",
    { class: classes({ turn, bot, present: seat.present && !bot, me: number === me }), "data-player": number },
    el("span", { class: "token", "aria-hidden": "true" }, badge(number), el("span", { class: "dot" })),
    el(
      "span",
      { class: "who" },
      el("span", { class: "name" }, seat.name || say("page-free-short")),
      " ",
      el("span", { class: "is", title: state }, told.filter(Boolean).join(" · ")),
    ),
    thinking ? el("span", { class: "meter", "aria-hidden": "true" }, el("i", { "data-thinks": number })) : null,
    ...(isMissed(now, number) && me !== null && number !== me ? waiting(number, send) : []),
    seat.left === null || seat.left === undefined ? null : el("span", { class: clockClass(seat), role: "timer", "data-clock": number }),
  );
}

/** How long it takes until a bot may be called for somebody who is away, and then the button. */
function waiting(number, send) {
  return [wait(number, "span", (what) => (what ? say("page-bot-in", { what }) : "")), call(number, send)];
}

function doing(turn, thinking) {
  if (!turn) return "";
  return thinking ? say("page-thinks") : say("page-to-move");
}

function classes(wanted) {
  return Object.keys(wanted).filter((name) => wanted[name]).join(" ");
}

function stateOf(now, seat, number, me) {
  if (seat.free) return "";
  if (seat.bot) return botText(seat.bot);
  if (seat.program && number !== me) return seat.present ? say("page-is-program") : say("page-is-program-away");
  if (seat.stand_in) return say("page-is-stood-in");
  if (seat.turn?.away) return say("page-away-until", { what: dayOf(seat.turn.away) });
  if (number === me) return say("page-is-you");
  if (seat.present) return say("page-is-here");
  return isByTurn(seat) ? "" : say("page-is-away"); // in a game over days nobody waits at the table
}

function botText(level) {
  const name = levelName(level);
  return name ? say("page-bot-is", { name }) : say("page-is-bot");
}

/** Let the clocks tick, and bots be seen thinking; `since` is when the situation came, by performance.now(). */
export function tick(main, now, since) {
  const passed = (performance.now() - since) / 1000;
  for (const [number, seat] of now.seats.entries()) {
    const done = Math.min(1, passed / seat.thinks);
    for (const bar of main.querySelectorAll(`[data-thinks="${number}"]`)) bar.style.setProperty("--done", done);
    const left = leftAt(seat, passed);
    for (const clock of main.querySelectorAll(`[data-clock="${number}"]`)) setClock(clock, seat, left);
  }
}

/** What a seat has left so long after the situation came; null where no clock is. */
export function leftAt(seat, passed) {
  if (seat.left === null || seat.left === undefined) return null;
  return Math.max(0, seat.ticking ? seat.left - passed : seat.left);
}

const clockClass = (seat) => (isByTurn(seat) ? "clock days" : "clock");

function setClock(clock, seat, left) {
  const most = clock.closest(".score") ? 1 : 2; // a column of the strip is narrow
  const text = left === null ? "" : leftText(seat, left, most);
  if (clock.textContent !== text) clock.textContent = text;
  clock.classList.toggle("low", left !== null && left < (isByTurn(seat) ? LOW_TURN : LOW));
}

// -- what one may do -------------------------------------------------------------------------------

/** The buttons of whoever plays, and the same for the bar of a phone. */
export function showActions(host, bar, now, me, send) {
  const running = now.status === "running" && me !== null && !now.seats[me].stand_in;
  const back = () => (now.may_take_back ? send("takeback") : send("offer", { what: "takeback" }));
  const backText = now.may_take_back ? say("page-take-back") : say("page-ask-back");
  const busy = Boolean(now.offer);
  const noBack = busy && !now.may_take_back;
  // Made once: news must not take the focus from a button, nor from under a question it asked.
  refresh(host, "actions", () => [
    button("", null, { "data-do": "takeback" }),
    button("", null),
    button("", null, { class: "warn", "data-do": "resign" }),
  ]);
  const [takeBack, draw, giveUp] = host.children;
  host.hidden = !running;
  dress(takeBack, backText, back, noBack);
  dress(bar, backText, back, !running || noBack);
  dress(draw, say("page-draw"), () => send("offer", { what: "draw" }), busy);
  dress(giveUp, say("page-resign"), () => resign(now.seats.length > 2, send));
}

/** What a button that stays says and does now. */
function dress(made, text, onclick, disabled = false) {
  if (made.textContent !== text) made.textContent = text;
  Object.assign(made, { onclick, disabled });
}

async function resign(many, send) {
  const help = many ? say("page-resign-many") : say("page-resign-help");
  const sure = await danger(say("page-resign-sure"), help, say("page-resign"), say("page-play-on"));
  if (sure) send("resign");
}

// -- the story -------------------------------------------------------------------------------------

/** Tell what happened; the stylesheet keeps the newest in sight unless somebody reads further up. */
export function tellStory(host, entries, me) {
  for (const { kind, seat, lines } of entries) {
    for (const line of lines) {
      const around = AROUND.includes(kind) && "around";
      const own = kind === "move" && seat !== null && seat === me && "own";
      const names = [kind === "chat" && "chat", around, own].filter(Boolean);
      host.append(el("li", { class: names.join(" ") }, seat === null ? null : badge(seat), line));
    }
  }
}
