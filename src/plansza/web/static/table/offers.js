// What others ask of whoever sits here (to take a move back, to agree on a draw, to play again), and
// whether he is back, somebody else is away, or his time is short. It stands in the prompt, where nobody overlooks it, one question at a time.

import { call, isMissed, wait } from "./away.js";
import { button, el, refresh } from "../common/paper.js";
import { say } from "../common/words.js";

/** Show what is to be answered or known; whether there is something to answer. */
export function showQuestion(host, now, me, held, send, short = false) {
  const missed = me === null ? undefined : now.to_move.find((seat) => isMissed(now, seat) && !held.includes(seat));
  const key = [now.offer, now.seats[me]?.stand_in, now.status, now.doubt, now.fault, missed ?? null, me, held, short];
  const asked = standIn(now, me, send) ?? offer(now, me, held, send);
  refresh(host, key, () => asked ?? told(now, me, missed, send, short));
  host.hidden = !host.childElementCount;
  const prompt = host.closest(".prompt").classList;
  prompt.toggle("asked", !host.hidden);
  prompt.toggle("short", Boolean(host.querySelector("[data-hurry]")));
  for (const text of host.querySelectorAll("p")) reachable(text);
  return asked !== undefined;
}

/** What is longer than its room can be scrolled, by keys too. */
function reachable(text) {
  if (text.scrollHeight > text.clientHeight + 1) text.setAttribute("tabindex", "0");
}

function standIn(now, me, send) {
  if (me === null || !now.seats[me].stand_in || now.status !== "running") return undefined;
  const back = button(say("page-return"), () => send("return"), { class: "main" });
  return note(say("page-stood-in"), back);
}

/** The question of somebody else, to the first at this device who has not answered. */
function offer(now, me, held, send) {
  if (!now.offer) return undefined;
  const { what, seat, agreed } = now.offer;
  const open = held.filter((each) => !agreed.includes(each));
  if (!open.length) return undefined;
  const asked = open.includes(me) ? me : open[0];
  const answer = (yes) => () => send("answer", { yes, seat: asked });
  const name = now.seats[seat].name;
  const to = held.length > 1 ? `${now.seats[asked].name}: ` : "";
  const yes = button(say("page-yes"), answer(true), { class: "main" });
  return note(to + offerText(what, name), yes, button(say("page-no"), answer(false)));
}

function offerText(what, name) {
  if (what === "takeback") return say("page-asks-takeback", { name });
  if (what === "draw") return say("page-asks-draw", { name });
  return say("page-asks-rematch", { name });
}

/** What needs no answer: one has asked oneself, something is wrong with the game, or everybody waits
 * for somebody who is away. */
function told(now, me, missed, send, short) {
  if (now.offer && now.offer.seat === me) return note(say("page-asked"), withdrawal(me, send));
  const wrong = now.fault || (now.doubt ? say("page-doubt") : "");
  if (wrong) return [el("p", { class: "warn" }, wrong)];
  if (short) return [el("p", { class: "warn", "data-hurry": "" })];
  return missed === undefined ? [] : away(missed, now.seats[missed].name, send);
}

/** The button that takes back what one has asked. */
export function withdrawal(seat, send) {
  return button(say("page-withdraw"), () => send("answer", { yes: false, seat }), { "data-do": "withdraw" });
}

function away(seat, name, send) {
  const tell = (what) => (what ? say("page-away-wait", { name, what }) : say("page-away-now", { name }));
  return [wait(seat, "p", tell), el("div", { class: "answers" }, call(seat, send))];
}

function note(text, ...answers) {
  const said = el("p", { class: "asking-for" }, text);
  return answers.length ? [said, el("div", { class: "answers" }, ...answers)] : [said];
}
