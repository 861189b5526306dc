// The luck that this browser adds to its games: random bytes, of which a table first learns the
// hash alone. They are shown when all seats are taken, and nobody can change what he promised.
//
//   promise()              a new promise; empty where the browser keeps nothing
//   reveal(state, send)    show what the seats held here promised; `send` gives a command: {problem}
//   sharesAt(table)        what this browser has shown at a table, and what it had seen until then

import { recall, remember } from "../common/prefs.js";
import { sha256 } from "./sha256.js";

const BYTES = 32;
const KEPT = 80; // promises, the newest first
const shown = new Set(); // by this page

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of hex digits. */
export function bytesOf(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function all() {
  const found = recall("luck", []);
  return Array.isArray(found) ? found.filter((each) => typeof each?.promise === "string") : [];
}

const kept = (wanted) => all().find((each) => each.promise === wanted);

export const sharesAt = (table) => all().filter((each) => each.table === table);

function keep(share) {
  const others = all().filter((each) => each.promise !== share.promise);
  remember("luck", [share, ...others].slice(0, KEPT));
}

export function promise() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const made = sha256(bytes);
  keep({ promise: made, bytes: hex(bytes) });
  return kept(made) ? made : ""; // who could not show it would let the others wait
}

export async function reveal({ id, held, shares, commitment }, send) {
  for (const { seat, commitment: promised } of shares) {
    const share = kept(promised);
    if (!held.includes(seat) || !share || shown.has(promised)) continue;
    shown.add(promised);
    // The server's seal and everybody's promise, as they are before it learns our bytes.
    const known = { ...share, table: id, seal: commitment, others: shares.map((each) => each.commitment) };
    keep(known);
    const { problem } = await send("reveal", { seat, bytes: share.bytes });
    if (!problem) keep({ ...known, taken: true });
  }
}
