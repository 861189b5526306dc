// A first game: ready-made, against the weakest bot, and one click away.

import { myName, open } from "./opening.js";
import { notice } from "../common/paper.js";

/** The table of a first game, as the page describes it. */
export function firstGame(place) {
  return { ...JSON.parse(place.dataset.first), name: myName() };
}

// Without a script these links lead to the page on which a table is set up.
for (const link of document.querySelectorAll("a[data-first]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    open(firstGame(link), [], (text) => notice(text, 0), link);
  });
}
