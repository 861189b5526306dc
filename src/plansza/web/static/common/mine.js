// One's own games: which there are, in what order, and how each is told in a line.
//
//   const games = await mine();          all that this browser remembers and still are
//   slow()                               the ids of those with a clock by turn
//   sorted(games)                        where one is waited for first, the newest first

import { dayOf, spanText } from "./clock.js";
import { el } from "./paper.js";
import { keepTables, recall, remember, tables } from "./prefs.js";
import { say } from "./words.js";

const AT_ONCE = 100; // ids in one question
const STEPS = [["day", 86400], ["hour", 3600], ["minute", 60]];
const LOW = 21600; // seconds of a turn that begin to worry
const language = document.documentElement.lang;

/** How these tables are doing; null when nobody answers. */
export async function ask(ids) {
  if (!ids.length) return [];
  const answer = await fetch(`/api/mine?ids=${ids.slice(0, AT_ONCE).map(encodeURIComponent).join(",")}`);
  return answer.ok ? (await answer.json()).tables : null;
}

/** All the games of this browser; what is gone is forgotten. */
export async function mine() {
  const found = await ask(tables());
  if (found === null) return null;
  keepTables(found.map(({ id }) => id));
  remember("slow", found.filter(isSlow).map(({ id }) => id));
  return found.filter(({ held }) => held.length);
}

const isSlow = ({ by_turn, status, held }) => by_turn && status !== "over" && held.length > 0;

/** The games over days that this browser knows of. */
export function slow() {
  const found = recall("slow", []);
  return Array.isArray(found) ? found : [];
}

/** Know of one more, or that it is over. */
export function noteSlow(id, goes) {
  const rest = slow().filter((each) => each !== id);
  remember("slow", goes ? [id, ...rest].slice(0, AT_ONCE) : rest);
}

/** Where one is waited for comes first, and the newest. */
export function sorted(games) {
  return [...games].sort((one, two) => two.your_turn - one.your_turn || two.moved - one.moved);
}

/** The next game in which one is waited for: the one with the least time; and how many there are. */
export async function waiting(besides) {
  const found = (await ask(slow().filter((id) => id !== besides))) ?? [];
  const games = found.filter(({ your_turn, status }) => your_turn && status === "running");
  games.sort((one, two) => (one.left ?? Infinity) - (two.left ?? Infinity));
  return { count: games.length, next: games[0] ?? null };
}

/** Whose turn it is, in words. */
export function stateOf(game) {
  if (game.status === "over") return over(game);
  if (game.your_turn) return say("page-turn-yours");
  if (game.status === "open") return say("page-waiting-short");
  return say("page-turn-of", { name: game.to_move.map((seat) => game.names[seat]).join(", ") });
}

function over({ winners, held, names }) {
  if (!winners.length) return say("page-mine-drawn");
  if (winners.some((seat) => held.includes(seat))) return say("page-mine-won");
  return say("page-mine-lost", { name: winners.map((seat) => names[seat]).join(", ") });
}

/** How long ago something was. */
export function ago(moment) {
  const passed = Date.now() / 1000 - moment;
  if (passed < 60) return say("page-just-now");
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const [unit, length] = STEPS.find(([, seconds]) => passed >= seconds);
  return format.format(-Math.floor(passed / length), unit);
}

/** Opponents: everybody but oneself, and whoever was named as the one to move. */
function others({ names, held, status, to_move, your_turn }) {
  const named = status === "running" && !your_turn ? to_move : [];
  return names.filter((_, seat) => !held.includes(seat) && !named.includes(seat)).join(", ");
}

/** A game as a line of a list. */
export function line(game) {
  const left = game.left === null ? "" : spanText(game.left);
  const low = game.your_turn && game.left !== null && game.left < LOW;
  return el(
    "li",
    {},
    el(
      "a",
      { href: `/t/${game.id}`, class: "line", "data-table": game.id },
      el("span", { class: "name" }, game.title),
      el("span", { class: low ? "left low" : "left" }, left && game.status === "running" ? left : ""),
      el(
        "span",
        { class: "small" },
        el("span", { class: game.your_turn ? "mine" : null }, stateOf(game)),
        others(game) && ` · ${others(game)}`,
        game.away ? ` · ${say("page-away-until", { what: dayOf(game.away) })}` : "",
      ),
      el("span", { class: "small when" }, game.moved ? ago(game.moved) : ""),
    ),
  );
}
