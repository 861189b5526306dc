// How well bots play: the names and sentences that the page brought along.

import { el } from "./paper.js";

/** The options of a chooser: one for every level, the usual one selected. */
export function levelOptions() {
  return document.getElementById("p-bots").content.cloneNode(true);
}

/** What a level is called; nothing for one that is not offered. */
export function levelName(level) {
  return find(level)?.textContent ?? "";
}

function find(level) {
  const options = [...document.getElementById("p-bots").content.querySelectorAll("option")];
  return options.find((option) => option.value === level);
}

/** A chooser of levels, with the sentence of the chosen one below it. */
export function levelChooser(label) {
  const select = el("select", { "aria-label": label, "data-level": true }, levelOptions());
  const about = el("span", { class: "small about-level" });
  const tell = () => (about.textContent = select.selectedOptions[0].dataset.about);
  select.addEventListener("change", tell);
  tell();
  return { select, about };
}
