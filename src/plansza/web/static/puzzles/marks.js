// Which puzzles are solved, and the two streaks: days in a row with a puzzle of the day, and puzzles
// in a row at the first try. Only this browser knows.

import { recall, remember } from "../common/prefs.js";

export const FIRST = "first"; // solved at the first try
export const LATER = "later"; // solved, but not at the first try
const TRIED = "tried"; // in vain so far
const SEEN = "seen"; // the answer was shown
const DAY = 86400000; // milliseconds

const record = (found) => (found && typeof found === "object" ? found : {});
const count = (found) => (Number.isInteger(found) && found > 0 ? found : 0);

function all() {
  const { marks, row, days, last } = record(recall("puzzles", {}));
  return { marks: record(marks), row: count(row), days: count(days), last: String(last ?? "") };
}

function keep(known, game, puzzle, mark) {
  const marks = { ...known.marks, [game]: { ...record(known.marks[game]), [puzzle]: mark } };
  remember("puzzles", { ...known, marks });
}

/** What is known of a puzzle; nothing if it was never tried. */
export function markOf(game, puzzle) {
  return record(all().marks[game])[puzzle] ?? "";
}

/** Whether a puzzle was solved, at whichever try. */
export function isSolved(game, puzzle) {
  return [FIRST, LATER].includes(markOf(game, puzzle));
}

/** A wrong move: unless it was solved before, the row ends. */
export function miss(game, puzzle) {
  if (markOf(game, puzzle)) return;
  keep({ ...all(), row: 0 }, game, puzzle, TRIED);
}

/** The answer was shown. */
export function giveUp(game, puzzle) {
  if (!isSolved(game, puzzle)) keep({ ...all(), row: 0 }, game, puzzle, SEEN);
}

/** Solved; `day` is given where it is the puzzle of that day. */
export function solve(game, puzzle, day = "") {
  const known = all();
  if (day && known.last !== day) {
    known.days = known.last === before(day) ? known.days + 1 : 1;
    known.last = day;
  }
  const mark = markOf(game, puzzle);
  if (!mark) known.row += 1;
  keep(known, game, puzzle, isSolved(game, puzzle) ? mark : mark ? LATER : FIRST);
}

/** Both streaks as they stand today: {days, row}. Yesterday's can still go on. */
export function streaks(today) {
  const { days, last, row } = all();
  return { days: [today, before(today)].includes(last) ? days : 0, row };
}

/** The day before a day, both written as 2026-11-18. */
export function before(day) {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
