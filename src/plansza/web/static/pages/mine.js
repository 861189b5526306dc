// The page of one's own games, and days off for all of them at once.

import { ask } from "../common/ask.js";
import { dayOf } from "../common/clock.js";
import { line, mine, sorted } from "../common/mine.js";
import { el } from "../common/paper.js";
import { newKey } from "../common/prefs.js";
import { say } from "../common/words.js";

const EVERY = 60000; // milliseconds between two looks
const OVER_FOR = 30 * 86400; // seconds that a game is listed after its end
const main = document.querySelector("main");
const find = (selector) => main.querySelector(selector);
let games = [];

async function show() {
  const found = await mine().catch(() => null);
  tell(found === null ? say("page-server-away") : "");
  if (found === null) return;
  games = sorted(found);
  const running = games.filter(({ status }) => status !== "over");
  fill("yours", running.filter(({ your_turn }) => your_turn));
  fill("others", running.filter(({ your_turn }) => !your_turn));
  fill("over", games.filter(isLate), replayed);
  find("[data-none]").hidden = games.length > 0;
  showHoliday();
}

const isLate = ({ status, moved }) => status === "over" && Date.now() / 1000 - moved < OVER_FOR;

function fill(name, shown, build = line) {
  const section = find(`[data-games=${name}]`);
  const focused = document.activeElement?.dataset?.table;
  section.querySelector("ul").replaceChildren(...shown.map(build));
  section.hidden = !shown.length;
  if (focused) section.querySelector(`[data-table="${CSS.escape(focused)}"]`)?.focus();
}

/** A game that is over, with the way to see it again. */
function replayed(game) {
  const item = line(game);
  item.className = "watched";
  item.append(el("a", { class: "again", href: `/t/${game.id}/replay` }, say("page-watch-again")));
  return item;
}

function tell(text) {
  find("[data-problem]").textContent = text;
  find("[data-problem]").hidden = !text;
}

// -- days off --------------------------------------------------------------------------------------

const playing = () => games.filter(({ by_turn, status }) => by_turn && status === "running");

function showHoliday() {
  find("[data-holiday]").hidden = !playing().length;
  find("[data-do=back]").hidden = !playing().some(({ away }) => away);
  find("[data-do=away]").disabled = playing().every(({ away }) => away);
}

/** The same command at every table, for every seat there; each says itself what becomes of it. */
async function everywhere(kind, which, fields = {}) {
  const told = [];
  for (const game of which) {
    for (const seat of game.held) {
      const command = { kind, key: newKey(), seat, ...fields };
      const answer = await ask(`/api/tables/${encodeURIComponent(game.id)}/commands`, command);
      const why = answer === null ? say("page-server-away") : answer.ok ? "" : answer.data.message;
      if (why) told.push(`${game.title}: ${why}`);
    }
  }
  await show();
  const away = playing().filter((game) => game.away);
  const until = away.map((game) => `${game.title}: ${say("page-away-until", { what: dayOf(game.away) })}`);
  const lines = [...told, ...(kind === "away" ? until : told.length ? [] : [say("page-holiday-over")])];
  find("[data-holiday-told]").replaceChildren(...lines.map((text) => el("li", {}, text)));
}

find("[data-holiday] form").addEventListener("submit", (event) => {
  event.preventDefault();
  const days = Number(find("[data-days]").value);
  const wanting = playing().filter(({ away }) => !away);
  everywhere("away", wanting, { days });
});
find("[data-do=back]").addEventListener("click", () => everywhere("back", playing().filter(({ away }) => away)));

show();
setInterval(() => document.hidden || show(), EVERY);
document.addEventListener("visibilitychange", () => document.hidden || show());
