// The home page: one click against a bot, and the tables one knows.

import { hasBegun } from "../common/begun.js";
import { firstGame } from "./first.js";
import { myName, open, tellIn } from "./opening.js";
import { line, mine, sorted } from "../common/mine.js";
import { recall, remember } from "../common/prefs.js";
import { el } from "../common/paper.js";
import { say } from "../common/words.js";

const problem = tellIn(document.querySelector("[data-quick-problem]"));
const level = document.querySelector("[data-quick-level]");
const weakest = [...level.options].find(({ defaultSelected }) => defaultSelected);
const MOST_SHOWN = 8; // of one's games: all of them have a page of their own
let chosen = false; // whether an opponent was chosen just now

/** A game against bots: for whoever has never played it a first game, else as usual. */
function quick(card, button) {
  open(isFirst(card) ? first(card) : usual(card), [], problem, button);
}

const isFirst = (card) => "first" in card.dataset && !hasBegun(card.dataset.game);

/** The opponent is the weakest, unless the reader has just wished for another one. */
function first(card) {
  const wish = firstGame(card);
  if (chosen) for (const bot of wish.bots) bot.level = level.value;
  return wish;
}

/** In the seat that suits whoever does not know the game. */
function usual(card) {
  const seats = Number(card.dataset.seats.split(",")[0]);
  const seat = Number(card.dataset.newcomer);
  const others = Array.from({ length: seats }, (_, place) => place).filter((place) => place !== seat);
  const bots = others.map((place) => ({ seat: place, level: level.value }));
  return { game: card.dataset.game, name: myName(), seat, seats, bots };
}

/** Say on the button that it is a first game, and against whom if that is not what stands above. */
function noteFirst() {
  for (const note of document.querySelectorAll("[data-first-note]")) {
    note.hidden = !isFirst(note.closest("[data-game]"));
    const other = !chosen && !weakest.selected;
    const lines = [say("page-first-game"), ...(other ? [weakest.text] : [])];
    note.replaceChildren(...lines.map((text) => el("span", {}, text)));
  }
}

/** How well the bots of a quick game play: chosen once, remembered for all games. */
function chooseLevel(wanted) {
  if ([...level.options].some(({ value }) => value === wanted)) level.value = wanted;
  const about = level.selectedOptions[0].dataset.about;
  document.querySelector("[data-quick-about]").textContent = about;
  level.title = about;
}

// -- my tables ---------------------------------------------------------------------------------

async function showMine() {
  const shown = (await mine())?.filter(({ status }) => status !== "over") ?? [];
  const section = document.querySelector("[data-mine]");
  section.querySelector("ul").replaceChildren(...sorted(shown).slice(0, MOST_SHOWN).map(line));
  section.hidden = !shown.length;
}

for (const card of document.querySelectorAll("[data-game]")) {
  const button = card.querySelector("[data-do=quick]");
  button.addEventListener("click", () => quick(card, button));
}
level.addEventListener("change", () => {
  remember("level", level.value);
  chooseLevel(level.value);
  chosen = true;
  noteFirst();
});
chooseLevel(recall("level", ""));
noteFirst();
addEventListener("pageshow", noteFirst); // one may come back from a first game
showMine().catch(() => {}); // the list is a help, not a must
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) showMine().catch(() => {});
});
