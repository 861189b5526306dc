// How great moments move, by kind. Each motion gets its cast and the milliseconds it may take; what
// it leaves on the sheet is taken away when the time is over.

import { el } from "../common/paper.js";
import { drawn, rosette, symbol } from "./scene.js";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const SINK = "cubic-bezier(.5,0,.9,.5)";
// The edge along which paper breaks, from above to below, in percents from the left.
const BREAK = [[54, 0], [44, 14], [57, 29], [45, 43], [58, 58], [43, 73], [55, 87], [47, 100]];

const points = (list) => `polygon(${list.map(([x, y]) => `${x}% ${y}%`).join(", ")})`;
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Animate a node from where it is; it stays as the last frame has it. */
function move(node, frames, duration, more = {}) {
  return node.animate(frames, { duration, easing: EASE, fill: "both", ...more });
}

// -- what is shared ------------------------------------------------------------------------------

/** The part of the sheet that is on the screen, in the units of the sheet. */
function sight({ sheet }) {
  const box = sheet.getBoundingClientRect();
  const top = Math.max(0, -box.top);
  const bottom = Math.min(box.height, innerHeight - box.top);
  const seen = bottom - top > 120 ? { top, bottom } : { top: 0, bottom: box.height };
  return { x: box.width / 2, y: (seen.top + seen.bottom) / 2, width: box.width, height: seen.bottom - seen.top };
}

/** How much larger a thing is played than it lies on the board: a small one is brought nearer. */
function nearer({ sheet }, { width, height }) {
  const { width: wide, height: high } = sheet.getBoundingClientRect();
  return Math.min(2, Math.max(1, (0.26 * Math.min(wide, high)) / Math.max(width, height)));
}

/** A node of the page with its middle there. */
function center(node, { x, y }) {
  Object.assign(node.style, { position: "absolute", left: `${x}px`, top: `${y}px`, translate: "-50% -50%" });
  return node;
}

/** The art in the hand of whoever moves it: a sign on the page. */
function art(cast, width) {
  const found = symbol(cast.stage.art, Math.round(width));
  return found && cast.put(el("div", { class: "prop" }, found));
}

/** A rosette that unfolds around a place. */
function bloom(cast, at, width, time, delay = 0) {
  const flower = cast.put(rosette());
  Object.assign(flower.style, { width: `${width}px`, height: `${width}px` });
  center(flower, at);
  const frames = [
    { opacity: 0, scale: 0.15, rotate: "-135deg" },
    { opacity: 1, scale: 1, rotate: "0deg", offset: 0.6 },
    { opacity: 0, scale: 1.15, rotate: "12deg" },
  ];
  move(flower, frames, time, { delay });
}

/** Where a moment takes place that has no thing in sight. */
const nowhere = (cast) => ({ ...middle({ ...cast.sheet.getBoundingClientRect(), x: 0, y: 0 }), ...sight(cast) });

/** The badge of a seat with its name. */
function person(cast, seat) {
  const badge = cast.badgeOf(seat);
  return el("span", { class: "person" }, badge ?? "", el("b", {}, cast.names[seat] ?? ""));
}

/** Art and caption come, stay and go: for kinds without a motion, and for who wants none. */
export function quiet(cast, time) {
  const { kind, art: name } = cast.stage;
  if (kind === "count") {
    board(cast).forEach(({ total, row }) => (total.textContent = row.at(-1)));
    return;
  }
  const place = sight(cast);
  const shown = name && art(cast, Math.min(place.width, place.height) * 0.42);
  const sign = shown || (kind === "show" && cast.things.length ? large(cast, 0) : null);
  if (shown) center(shown, { x: place.x, y: place.y - place.height * 0.08 });
  if (sign) move(sign, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], time);
}

// -- the motions -----------------------------------------------------------------------------------

/** Along its middle the thing breaks; what lay on it slides down. */
function split(cast, time) {
  const left = points([[-20, -20], [BREAK[0][0], -20], ...BREAK, [BREAK.at(-1)[0], 120], [-20, 120]]);
  const right = points([[120, -20], [BREAK[0][0], -20], ...BREAK, [BREAK.at(-1)[0], 120], [120, 120]]);
  for (const actor of cast.things) {
    for (const [side, shape] of [[-1, left], [1, right]]) {
      const { node, box } = cast.copy(actor);
      node.style.clipPath = shape;
      const scale = nearer(cast, box);
      const far = side * Math.max(16, scale * box.width * 0.18);
      move(node, [
        { translate: "0 0", rotate: "0deg", scale: 1 },
        { translate: "0 -4px", rotate: "0deg", scale, offset: 0.24 },
        { translate: `${far * 0.7}px 2px`, rotate: `${side * 6}deg`, scale, opacity: 1, offset: 0.62 },
        { translate: `${far}px ${scale * box.height * 0.5}px`, rotate: `${side * 16}deg`, scale, opacity: 0 },
      ], time);
    }
    actor.node.remove();
  }
  const loose = cast.actors(cast.stage.to);
  loose.forEach(({ node, box }, place) => {
    const tilt = place % 2 ? 16 : -12;
    const frames = [
      { translate: "0 0", rotate: "0deg", opacity: 1 },
      { translate: `0 ${-6}px`, rotate: `${tilt / 4}deg`, opacity: 1, offset: 0.25 },
      { translate: `${tilt}px ${box.height * 1.5 + 60}px`, rotate: `${tilt}deg`, opacity: 0 },
    ];
    move(node, frames, time * 0.8, { delay: Math.min(place * 40, time * 0.2), easing: SINK });
  });
}

/** The art comes down, takes the things, and is gone with them. */
function carried(cast, time) {
  const things = cast.things;
  const place = things.length ? middle(things[0].box) : nowhere(cast);
  const size = things.length ? Math.max(things[0].box.width * 2.2, 84) : 150;
  const taker = art(cast, Math.min(size, 240));
  const goal = cast.to[0] ? middle(cast.to[0].box) : { x: place.x + 180, y: place.y - 240 };
  const [dx, dy] = [goal.x - place.x, goal.y - place.y];
  const fades = cast.to[0] ? 0.25 : 0;
  if (taker) {
    center(taker, place);
    move(taker, [
      { transform: `translate(${-dx * 0.9}px, ${-Math.abs(dy) * 0.9}px) scale(1.25)`, opacity: 0 },
      { transform: "translate(0, -12px) scale(1)", opacity: 1, offset: 0.42 },
      { transform: "translate(0, -8px) scale(0.97)", opacity: 1, offset: 0.54 },
      { transform: `translate(${dx}px, ${dy - 12}px) scale(1.2)`, opacity: fades },
    ], time);
  }
  for (const { node } of things) {
    move(node, [
      { translate: "0 0", opacity: 1 },
      { translate: "0 0", scale: 1, opacity: 1, offset: taker ? 0.52 : 0.15 },
      { translate: `${dx}px ${dy}px`, scale: cast.to[0] ? 0.8 : 1.15, opacity: fades },
    ], time);
  }
}

/** Broken into pieces that sink one after the other. */
function crumble(cast, time) {
  const cuts = [0, 34, 67, 100];
  for (const [order, actor] of cast.things.entries()) {
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        const { node, box } = cast.copy(actor);
        const slant = (row + column) % 2 ? 7 : -7;
        const [left, right, top, bottom] = [cuts[column], cuts[column + 1], cuts[row], cuts[row + 1]];
        node.style.clipPath = points([[left - slant, top], [right - slant, top], [right + slant, bottom], [left + slant, bottom]]);
        const scale = Math.min(1.4, nearer(cast, box));
        const [x, y] = [(column - 1) * box.width * 0.2, box.height * (0.3 + row * 0.16)];
        move(node, [
          { translate: "0 0", rotate: "0deg", scale: 1, opacity: 1 },
          { translate: `${x / 8}px 0`, rotate: `${slant / 4}deg`, scale, opacity: 1, offset: 0.3 },
          { translate: `${x}px ${y}px`, rotate: `${slant * 3}deg`, scale: scale * 0.75, opacity: 0 },
        ], time * 0.75, { delay: (2 - row) * time * 0.06 + Math.min(order * 60, time * 0.12), easing: SINK });
      }
    }
    actor.node.remove();
  }
}

/** Folded at its foot, a figure falls. */
function fall(cast, time) {
  for (const { node, box } of cast.things) {
    node.classList.add("foot");
    const scale = nearer(cast, box);
    const sized = (high) => `${scale} ${scale * high}`;
    move(node, [
      { rotate: "0deg", scale: "1 1", opacity: 1 },
      { rotate: "-8deg", scale: sized(1.05), opacity: 1, offset: 0.28, easing: "ease-in" },
      { rotate: "84deg", scale: sized(0.94), opacity: 1, offset: 0.6 },
      { rotate: "79deg", scale: sized(0.94), opacity: 1, offset: 0.7 },
      { rotate: "84deg", scale: sized(0.92), opacity: 1, offset: 0.8 },
      { rotate: "86deg", scale: sized(0.4), translate: `0 ${box.height * 0.1}px`, opacity: 0 },
    ], time);
  }
}

/** From the first thing to the last; where it hits, paper bursts. */
function fly(cast, time) {
  const things = cast.things;
  const last = cast.to.at(-1) ?? (things.length > 1 ? things.at(-1) : null);
  const start = things[0] ? middle(things[0].box) : nowhere(cast);
  const goal = last ? middle(last.box) : start;
  const dart = art(cast, 74) ?? cast.put(el("div", { class: "prop" }, dartOfPaper()));
  const turn = cast.stage.art ? 0 : (Math.atan2(goal.y - start.y, goal.x - start.x) * 180) / Math.PI;
  center(dart, start);
  const [dx, dy] = [goal.x - start.x, goal.y - start.y];
  move(dart, [
    { transform: `rotate(${turn}deg) scale(.5)`, opacity: 0 },
    { transform: `translate(${-dx * 0.04}px, ${-dy * 0.04}px) rotate(${turn}deg) scale(1.1)`, opacity: 1, offset: 0.28 },
    { transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(1)`, opacity: 1, offset: 0.62, easing: SINK },
    { transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(.7)`, opacity: 0, offset: 0.8 },
    { transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(.7)`, opacity: 0 },
  ], time);
  bloom(cast, goal, 110, time * 0.5, time * 0.5);
}

function dartOfPaper() {
  const body = drawn("path", { d: "M2 14 46 24 2 34 12 24z", fill: "#f6ecd8" });
  const fold = drawn("path", { d: "M12 24 46 24 2 34z", fill: "#000", "fill-opacity": ".18" });
  return drawn("svg", { viewBox: "0 0 48 48", width: 56, height: 56 }, body, fold);
}

/** Totals side by side, step by step; who has more at the end is raised. */
function count(cast, time) {
  const rows = board(cast);
  const steps = Math.max(1, ...rows.map(({ row }) => row.length));
  const most = Math.max(...rows.map(({ row }) => row.at(-1) ?? 0));
  const each = (time * 0.62) / steps;
  rows.forEach(({ total, row, side }) => {
    total.textContent = row[0] ?? 0;
    for (let step = 1; step < row.length; step++) {
      move(total, [{ scale: 1.5 }, { scale: 1 }], 160, { delay: step * each, fill: "none" });
      cast.later(step * each, () => (total.textContent = row[step]));
    }
    if (row.at(-1) === most) cast.later(time * 0.66, () => side.classList.add("ahead"));
  });
}

/** The panel of a count: every side with whose it is and its total. */
function board(cast) {
  const { counts = [], seats = [] } = cast.stage;
  const rows = counts.map((row, place) => {
    const total = el("output", {}, String(row[0] ?? 0));
    const who = seats[place] === undefined ? el("span") : person(cast, seats[place]);
    return { row, total, side: el("div", { class: "side" }, who, total) };
  });
  const panel = cast.put(el("div", { class: "count" }, ...rows.map(({ side }) => side)));
  const place = sight(cast);
  center(panel, { x: place.x, y: place.y - place.height * 0.08 });
  return rows;
}

/** Turned over, it shows its new side; the badge of its new owner unfolds. */
function changeHands(cast, time) {
  const ids = cast.stage.things ?? [];
  for (const id of ids) {
    const [old, fresh] = [cast.before.get(id), cast.after.get(id)];
    if (old) {
      cast.enter(old);
      move(old.node, [{ scale: "1 1" }, { scale: "1.08 1.08", offset: 0.2 }, { scale: "0 1.08", offset: 0.45 }, { scale: "0 1", opacity: 0 }], time);
    }
    if (fresh) {
      cast.enter(fresh);
      move(fresh.node, [{ scale: "0 1.08" }, { scale: "0 1.08", offset: old ? 0.45 : 0.1 }, { scale: "1.08 1.08", offset: 0.72 }, { scale: "1 1" }], time);
    }
  }
  const place = cast.actors(ids)[0];
  const at = place ? middle(place.box) : nowhere(cast);
  const badge = cast.stage.seats?.length ? cast.badgeOf(cast.stage.seats[0]) : null;
  if (!badge) {
    bloom(cast, at, 120, time * 0.6, time * 0.4);
    return;
  }
  const seal = cast.put(el("div", { class: "seal" }, badge));
  center(seal, at);
  move(seal, [
    { opacity: 0, scale: 0.1, rotate: "-160deg" },
    { opacity: 1, scale: 1.15, rotate: "6deg", offset: 0.6 },
    { opacity: 1, scale: 1, rotate: "0deg" },
  ], time * 0.55, { delay: time * 0.4 });
}

/** A rosette unfolds over what opens, and folds away. */
function open(cast, time) {
  const things = cast.things;
  const place = things[0] ? middle(things[0].box) : nowhere(cast);
  const width = things[0] ? Math.max(things[0].box.width, things[0].box.height) * 1.7 : 200;
  bloom(cast, place, Math.min(Math.max(width, 120), 280), time);
  const sign = art(cast, Math.min(Math.max(width * 0.5, 70), 160));
  if (!sign) return;
  center(sign, place);
  move(sign, [{ opacity: 0, scale: 0.3 }, { opacity: 0, scale: 0.3, offset: 0.3 }, { opacity: 1, scale: 1, offset: 0.6 }, { opacity: 0, scale: 1.1 }], time);
}

/** A band across the board. */
function passing(cast, time) {
  const { y, height } = sight(cast);
  const words = cast.caption.band.textContent;
  cast.caption.say("");
  const sign = symbol(cast.stage.art, 56) ?? rosette();
  const band = cast.put(el("div", { class: "band" }, sign, el("p", {}, words)));
  band.style.top = `${y - height * 0.04}px`;
  move(band, [
    { opacity: 0, transform: "translate(-40%, -50%)" },
    { opacity: 1, transform: "translate(0, -50%)", offset: 0.25 },
    { opacity: 1, transform: "translate(1%, -50%)", offset: 0.8 },
    { opacity: 0, transform: "translate(40%, -50%)" },
  ], time);
}

/** Shown large, in the middle of what one sees. */
function show(cast, time) {
  large(cast, time);
}

function large(cast, time) {
  const place = sight(cast);
  const room = Math.min(place.width * 0.6, place.height * 0.56);
  const sign = art(cast, room * 0.8);
  if (sign) {
    center(sign, { x: place.x, y: place.y - place.height * 0.08 });
    sign.classList.add("sheet-of-paper");
    if (time) move(sign, [{ opacity: 0, scale: 0.3, rotate: "-8deg" }, { opacity: 1, scale: 1, rotate: "0deg", offset: 0.35 }, { opacity: 1, scale: 1, offset: 0.85 }, { opacity: 0, scale: 0.9 }], time);
    return sign;
  }
  const [first] = cast.actors((cast.stage.things ?? []).slice(-1));
  if (!first) return null;
  const scale = room / Math.max(first.box.width, first.box.height);
  const at = middle(first.box);
  const there = `${place.x - at.x}px ${place.y - place.height * 0.08 - at.y}px`;
  const end = { translate: there, scale, rotate: "0deg", opacity: 1 };
  if (!time) Object.assign(first.node.style, { translate: there, scale });
  else move(first.node, [{ translate: "0 0", scale: 1, rotate: "-6deg", opacity: 0.6 }, { ...end, offset: 0.35 }, { ...end, offset: 0.88 }, { ...end, opacity: 0 }], time);
  return first.node;
}

export const MOTIONS = {
  split, carried, crumble, fall, fly, count, "change-hands": changeHands, open, time: passing, show,
};
