// The check of a finished game's luck. Whatever numbers can tell is worked out here, by the page;
// only the replay of the game needs its rules, which the server has.

import { ask } from "../common/ask.js";
import { el } from "../common/paper.js";
import { say } from "../common/words.js";
import { blake2b } from "./blake2b.js";
import { sha256 } from "./sha256.js";
import { bytesOf, sharesAt } from "./share.js";

const SEAT_BYTES = 4;

/** What a record says about luck: {commitment, seed, shares: [{seat, promise, bytes}]}. */
export function luckOf(record) {
  const found = { shares: [] };
  for (const line of record.split("\n")) {
    const [key, ...rest] = line.split(" ");
    if (key === "commitment" || key === "seed") found[key] = rest[0];
    if (key === "share") found.shares.push({ seat: rest[0] - 1, promise: rest[1], bytes: rest[2] ?? "" });
  }
  return found;
}

/** The seed of the game: the server's own, with what came from the seats, in their order. */
export function mixture({ seed, shares }) {
  const came = shares.filter(({ bytes }) => bytes).sort((one, other) => one.seat - other.seat);
  if (!came.length) return seed;
  const seat = (number) => number.toString(16).padStart(2 * SEAT_BYTES, "0");
  return blake2b(bytesOf(seed + came.map((each) => seat(each.seat) + each.bytes).join("")), "plansza luck");
}

/** All that this page can find out, each {good, text, numbers}; `own` are the shares it knows of. */
export function findings(luck, names, own) {
  const sealed = blake2b(bytesOf(luck.seed), "plansza commit") === luck.commitment;
  return [
    {
      good: sealed,
      text: sealed ? say("page-luck-seed") : say("page-luck-seed-bad"),
      numbers: [[say("page-commitment"), luck.commitment], [say("page-seed"), luck.seed]],
    },
    ...luck.shares.map((share) => shareFinding(share, names)),
    ...ownFindings(luck, own),
    mixed(luck),
  ];
}

function shareFinding({ seat, promise, bytes }, names) {
  const name = names[seat] ?? say("page-player", { seat: seat + 1 });
  const promised = [say("page-luck-promised"), promise];
  if (!bytes) return { good: true, text: say("page-luck-share-late", { name }), numbers: [promised] };
  const good = sha256(bytesOf(bytes)) === promise;
  const text = good ? say("page-luck-share", { name }) : say("page-luck-share-bad", { name });
  return { good, text, numbers: [promised, [say("page-luck-shown"), bytes]] };
}

/** What this browser remembers of its own: nobody could have changed that. */
function ownFindings({ shares, commitment }, own) {
  const taken = own.filter((each) => each.taken); // the server said that it had come in time
  if (!taken.length) return [];
  const bytes = Object.fromEntries(shares.map((share) => [share.promise, share.bytes]));
  const there = taken.every((each) => bytes[each.promise] === each.bytes);
  const promised = shares.map(({ promise }) => promise).join();
  const sealed = taken.every(({ seal, others }) => seal === commitment && others.join() === promised);
  return [
    { good: there, text: there ? say("page-luck-own") : say("page-luck-own-bad"), numbers: [] },
    ...(sealed ? [] : [{ good: false, text: say("page-luck-sealed-bad"), numbers: [] }]),
  ];
}

function mixed(luck) {
  const came = luck.shares.some(({ bytes }) => bytes);
  const text = came ? say("page-luck-mixed") : say("page-luck-alone");
  return { good: true, text, numbers: came ? [[say("page-luck-mixture"), mixture(luck)]] : [] };
}

/** What the server finds by playing the game once more. */
async function replayed(path, seed) {
  const answer = await ask(`${path}/checks`);
  if (!answer) return { good: false, text: say("page-luck-away"), numbers: [] };
  const problem = answer.ok ? answer.data.problem : answer.data.message;
  const same = answer.ok && answer.data.checks.some(({ facts }) => facts.seed === seed);
  const good = same && !problem;
  return { good, text: good ? say("page-luck-replayed") : say("page-luck-failed", { what: problem }), numbers: [] };
}

/** Check the luck of a table and show every step in a list; whether all is right. */
export async function checkLuck(table, path, names, list) {
  const answer = await fetch(`${path}/record`, { cache: "no-store" });
  const luck = luckOf(await answer.text());
  const found = findings(luck, names, sharesAt(table));
  list.replaceChildren(...found.map(step));
  found.push(await replayed(path, mixture(luck)));
  list.replaceChildren(...found.map(step));
  return found.every(({ good }) => good);
}

function step({ good, text, numbers }) {
  const rows = numbers.map(([label, digits]) =>
    el("div", {}, el("dt", {}, label), el("dd", { class: "code" }, digits)),
  );
  return el("li", { class: good ? "good" : "bad" }, el("span", {}, text), rows.length ? el("dl", {}, ...rows) : null);
}
