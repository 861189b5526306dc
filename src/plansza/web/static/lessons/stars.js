// Which lessons are done. Only this browser knows.

import { recall, remember } from "../common/prefs.js";

const all = () => {
  const found = recall("stars", {});
  return found && typeof found === "object" ? found : {};
};

/** The names of the lessons of a game that are done. */
export function starred(game) {
  const found = all()[game];
  return Array.isArray(found) ? found : [];
}

/** A star for a lesson. */
export function star(game, lesson) {
  const known = starred(game);
  if (!known.includes(lesson)) remember("stars", { ...all(), [game]: [...known, lesson] });
}
