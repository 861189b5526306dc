// The slips around the board: players with their clocks, questions, what one may do, the story.

import { badge } from "./badges.js";
import { clockText } from "./clock.js";
import { askLevel, levelName } from "./levels.js";
import { button, el, question, refresh } from "./paper.js";
import { say } from "./words.js";

const [MANY, CROWD] = [4, 5]; // so many players stand closer on a phone, and on every screen
const LOW = 30; // seconds on a clock that begin to worry
const AROUND = [
  "sit", "bot", "leave", "device", "start", "stand-in", "return", "offer", "answer", "takeback",
];

// -- players -------------------------------------------------------------------------------------

/** The players: who is here, whose turn it is, how much time is left; `sides` are the allies. */
export function showPlayers(host, now, sides, me, send) {
  const seats = now.seats.map(({ left, ticking, ...seat }) => ({ ...seat, timed: left !== null }));
  const row = (number) => playerRow(now, now.seats[number], number, me, send);
  host.classList.toggle("many", seats.length >= MANY);
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
  const bot = Boolean(seat.bot || seat.stand_in);
  const state = stateOf(now, seat, number, me);
  const away = now.status === "running" && !seat.present && !bot && !seat.free;
  const thinking = turn && bot && now.status === "running";
  const crowded = now.seats.length >= CROWD; // there is room for one thing to tell
  const told = [doing(turn, thinking), crowded && bot ? levelName(seat.bot || seat.stand_in) : state];
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
    thinking ? el("span", { class: "meter", "aria-hidden": "true" }, el("i")) : null,
    away && me !== null && number !== me ? button(say("page-call-bot"), () => callBot(number, send)) : null,
    seat.left === null || seat.left === undefined ? null : el("span", { class: "clock", role: "timer" }),
  );
}

function doing(turn, thinking) {
  if (!turn) return "";
  return thinking ? say("page-thinks") : say("page-to-move");
}

async function callBot(seat, send) {
  const level = await askLevel(say("page-choose-level"));
  if (level) send("stand-in", { seat, level });
}

function classes(wanted) {
  return Object.keys(wanted).filter((name) => wanted[name]).join(" ");
}

function stateOf(now, seat, number, me) {
  if (seat.free) return "";
  if (seat.bot) return botText(seat.bot);
  if (seat.stand_in) return say("page-is-stood-in");
  if (number === me) return say("page-is-you");
  return seat.present ? say("page-is-here") : say("page-is-away");
}

function botText(level) {
  const name = levelName(level);
  return name ? say("page-bot-is", { name }) : say("page-is-bot");
}

/** Let the clocks tick, and bots be seen thinking; `since` is when the situation came, by performance.now(). */
export function tick(host, now, since) {
  const passed = (performance.now() - since) / 1000;
  for (const [number, seat] of now.seats.entries()) {
    const row = host.querySelector(`[data-player="${number}"]`);
    row?.querySelector(".meter i")?.style.setProperty("--done", Math.min(1, passed / seat.thinks));
    const clock = row?.querySelector(".clock");
    if (!clock) continue;
    const left = Math.max(0, seat.ticking ? seat.left - passed : seat.left);
    const text = clockText(left);
    if (clock.textContent !== text) clock.textContent = text;
    row.classList.toggle("low", left < LOW);
  }
}

// -- questions -----------------------------------------------------------------------------------

/** What is asked of whoever sits here: an offer, or whether one is back. */
export function showQuestion(host, now, me, held, send) {
  const key = [now.offer, now.seats[me]?.stand_in, now.status, now.doubt, now.fault, me, held];
  const doubt = now.doubt ? [el("p", { class: "warn" }, say("page-doubt"))] : [];
  const fault = now.fault ? [el("p", { class: "warn" }, now.fault)] : [];
  refresh(host, key, () => [
    ...fault, ...doubt, ...standIn(now, me, send), ...offer(now, me, held, send),
  ]);
  host.hidden = !host.childElementCount;
}

function standIn(now, me, send) {
  if (me === null || !now.seats[me].stand_in || now.status !== "running") return [];
  const back = button(say("page-return"), () => send("return"), { class: "main" });
  return [el("p", {}, say("page-stood-in")), back];
}

function offer(now, me, held, send) {
  if (!now.offer) return [];
  const { what, seat, agreed } = now.offer;
  const asked = held.filter((each) => !agreed.includes(each));
  const asking = el("p", {}, offerText(what, now.seats[seat].name, seat === me));
  if (!asked.length) return seat === me ? [asking] : [];
  const rows = asked.map((each) => {
    const yes = button(say("page-yes"), () => send("answer", { yes: true, seat: each }), { class: "main" });
    const no = button(say("page-no"), () => send("answer", { yes: false, seat: each }));
    const who = held.length > 1 ? el("b", {}, now.seats[each].name) : null;
    return el("div", { class: "row" }, who, yes, no);
  });
  return [asking, ...rows];
}

function offerText(what, name, mine) {
  if (mine) return say("page-asked");
  if (what === "takeback") return say("page-asks-takeback", { name });
  if (what === "draw") return say("page-asks-draw", { name });
  return say("page-asks-rematch", { name });
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
  dress(giveUp, say("page-resign"), () => resign(send));
}

/** What a button that stays says and does now. */
function dress(made, text, onclick, disabled = false) {
  if (made.textContent !== text) made.textContent = text;
  Object.assign(made, { onclick, disabled });
}

async function resign(send) {
  const sure = await question(
    say("page-resign-sure"), say("page-resign-help"), say("page-resign"), say("page-play-on"),
  );
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
