// The score on narrow screens, in one strip: who is who, whose turn it is, and how far everybody is. It
// tells the most of it; the slips of players and meters, which a tap on it opens, tell all.

import { badge } from "../common/badges.js";
import { isByTurn } from "../common/clock.js";
import { countText, grouped, moved, nearest, sameCounts } from "./meters.js";
import { el, refresh } from "../common/paper.js";

const ROWS = 2; // numbers in a column, below who it is
const MANY = 4; // so many columns have no room for names
const CROWD = 5; // so many none for a clock beside the token
const MOST = 6; // and so many leave less to the labels

/** Show a situation: a column for each player, or for allies that count together. */
export function showScore(host, now, meters, me) {
  const isNew = moved(host, meters);
  const groups = columnsOf(meters, now.seats.length);
  const common = meters.filter(({ seats = [] }) => !seats.length);
  const alike = sameCounts(groups);
  const timed = now.seats.some((seat) => (seat.left !== null && seat.left !== undefined) || isByTurn(seat));
  const seats = now.seats.map(({ left, turn, ticking, thinks, grace, until, ...seat }) => seat);
  const marks = meters.map((_, number) => isNew(number));
  const how = { below: timed && groups.length >= CROWD, alike, timed, marks, me, now };
  refresh(host, [seats, now.to_move, now.status, meters, marks, me, timed], () => {
    const columns = groups.map((group) => columnOf(group, how));
    if (alike) columns.unshift(labelsOf(groups[0], common, how));
    else if (common.length) columns.push(el("span", { class: "column" }, ...common.slice(0, ROWS + 1).map(labelled)));
    host.style.setProperty("--columns", columns.length);
    host.classList.toggle("alike", alike);
    host.classList.toggle("many", groups.length >= MANY);
    host.classList.toggle("crowd", groups.length >= MOST);
    return columns;
  });
}

/** Nothing of it is left: the device is passed on. */
export function hideScore(host) {
  delete host.dataset.values;
  refresh(host, null, () => []);
}

/** The groups that count, and everybody who has nothing to count, in the order of seats. */
function columnsOf(meters, seats) {
  const counted = grouped(meters).filter((group) => group.seats.length);
  const known = new Set(counted.flatMap((group) => group.seats));
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !known.has(seat));
  const all = [...counted, ...others.map((seat) => ({ seats: [seat], parts: [] }))];
  return all.sort((one, two) => Math.min(...one.seats) - Math.min(...two.seats));
}

/** What the numbers of a row count; above it what is everybody's, the nearest end first. */
function labelsOf({ parts }, common, { below }) {
  const first = common[nearest(common)];
  const order = [first, ...common.filter((meter) => meter !== first)].filter(Boolean);
  const rows = parts.slice(0, below ? 1 : ROWS).map(([meter]) => el("span", {}, labelOf(meter)));
  return el("span", { class: "column labels" }, el("span", { class: "common" }, ...order.map(labelled)), ...rows);
}

const labelOf = ({ label }) => el("span", { class: "label" }, label);
const labelled = (meter) => el("span", {}, labelOf(meter), el("b", {}, countText(meter)));

/** `below`: the clock has a row of its own. */
function columnOf({ seats, parts }, { now, me, alike, timed, below, marks }) {
  const moving = now.status === "running" ? seats.filter((seat) => now.to_move.includes(seat)) : [];
  const thinks = moving.find((seat) => isBot(now.seats[seat]));
  const allied = seats.length > 1;
  const numbers = parts.slice(0, below ? 1 : ROWS).map(([meter, number]) => {
    const value = el("b", { class: marks[number] ? "moved" : null }, countText(meter));
    return el("span", { class: "number" }, alike ? null : labelOf(meter), value);
  });
  const clocks = timed ? seats.map((seat) => el("span", { class: "clock", "data-clock": seat })) : [];
  const people = seats.map((seat) => who(now.seats[seat], seat, allied && moving.includes(seat)));
  const names = ["column", moving.length && !allied && "turn", allied && "allied", seats.includes(me) && "me"];
  return el(
    "span",
    { class: names.filter(Boolean).join(" ") },
    el("span", { class: "who" }, ...people, ...(below ? [] : clocks)),
    ...numbers,
    below ? el("span", { class: "number" }, ...clocks) : null,
    thinks === undefined ? null : el("span", { class: "meter", "aria-hidden": "true" }, el("i", { "data-thinks": thinks })),
  );
}

const isBot = ({ bot, stand_in }) => Boolean(bot || stand_in);

/** The token of a player, whether he is here, and his name; of allies also whose turn it is. */
function who(player, seat, turn) {
  const { name, present } = player;
  const marks = ["player", isBot(player) && "bot", present && !isBot(player) && "present", turn && "turn"];
  const token = el("span", { class: "token", "aria-hidden": "true" }, badge(seat), el("span", { class: "dot" }));
  return el("span", { class: marks.filter(Boolean).join(" ") }, token, el("span", { class: "name" }, name));
}
