// The puzzles of the day and the collection of a game: a mark for each that is solved, and the streaks.

import "../common/prefs.js";
import { say } from "../common/words.js";
import { FIRST, isSolved, markOf, streaks } from "./marks.js";

const main = document.querySelector("main");
const { days, row } = streaks(main.dataset.day);

for (const link of main.querySelectorAll("[data-puzzle]")) {
  const { of, puzzle } = link.dataset;
  const solved = isSolved(of, puzzle);
  link.classList.toggle("solved", solved);
  link.classList.toggle("starred", markOf(of, puzzle) === FIRST);
  link.querySelector("[data-solved]").hidden = !solved;
}
for (const line of main.querySelectorAll("[data-count]")) {
  const { count: game, all } = line.dataset;
  const ids = JSON.parse(line.dataset.ids);
  const solved = ids.filter((id) => isSolved(game, id)).length;
  line.textContent = say("page-puzzle-count", { count: solved, what: all });
}
main.querySelector("[data-days]").textContent = days;
main.querySelector("[data-row]").textContent = row;
