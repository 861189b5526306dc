// Which games have been played in this browser, if only for one move.

import { recall, remember } from "./prefs.js";

const all = () => {
  const found = recall("begun", []);
  return Array.isArray(found) ? found : [];
};

/** Whether a game of this kind was ever begun here. */
export function hasBegun(game) {
  return all().includes(game);
}

/** A move was made in a game of this kind. */
export function begin(game) {
  if (!hasBegun(game)) remember("begun", [...all(), game]);
}
