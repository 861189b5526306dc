// The picture of a table: its parts come, go and glide. It knows no game.
//
//   loadArt(game)                      the symbols of a game's pictures, once for each page
//   showPicture(host, picture, how)    patch with motion; the ids of things that came or travelled
//   patch(host, picture)               the same at once, without motion
//   glide(host, change, how)           run `change` and let things with an id glide to new places
//
// `host` is the element that holds the <svg>. A `picture` is SVG text, {full: SVG text}, or what
// changed: {changed: {id: markup}, order: [ids]} – new or changed parts, and, when parts came, went
// or moved, all parts in drawing order. `how.motion` false shows it at once.

import { restore } from "./arrange.js";
import { isSeen, still, thingsOf, toScreen } from "./places.js";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = { duration: 240, easing: "cubic-bezier(.2,.7,.2,1)" };
const FADE = { duration: 170, easing: "ease-out" };
const FAR = 1.2; // widths that a thing travels before it counts as moved, not as making room
const version = new URL(import.meta.url).pathname.split("/").at(-3);
const arts = new Map();

/** The symbols of a game, put where every picture of the page finds them. */
export function loadArt(game) {
  if (!arts.has(game)) arts.set(game, fetchArt(game));
  return arts.get(game);
}

async function fetchArt(game) {
  const answer = await fetch(`/art/${encodeURIComponent(game)}.svg?v=${version}`);
  if (!answer.ok) return; // a game without art draws everything itself
  const art = parseXml(await answer.text());
  art.setAttribute("class", "art");
  art.setAttribute("aria-hidden", "true");
  art.setAttribute("width", "0");
  art.setAttribute("height", "0");
  document.body.append(art);
}

function parseXml(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

// -- the picture -----------------------------------------------------------------------------

/** Bring the picture up to date at once. */
export function patch(host, picture) {
  const { full, changed = {}, order } = typeof picture === "string" ? { full: picture } : picture;
  if (full) {
    const svg = parseXml(full);
    const { width, height } = svg.viewBox.baseVal;
    const page = host.closest("main") ?? host; // the stylesheet fits it in
    page.style.setProperty("--ratio", width / height);
    page.classList.toggle("long-picture", svg.classList.contains("long"));
    host.replaceChildren(svg);
    restore(host);
    return;
  }
  const svg = host.querySelector("svg");
  if (!svg) return;
  const parts = new Map(Array.from(svg.children, (part) => [part.id, part]));
  for (const [id, markup] of Object.entries(changed)) {
    const part = parseXml(`<svg xmlns="${SVG}">${markup}</svg>`).firstElementChild;
    if (parts.has(id)) parts.get(id).replaceWith(part);
    else svg.append(part);
    parts.set(id, part);
  }
  if (order) putInOrder(svg, parts, order);
  restore(host);
}

/** Put the parts in order, moving as few as possible: a moved element would lose its focus. */
export function putInOrder(svg, parts, order) {
  const wanted = new Set(order);
  for (const part of Array.from(svg.children)) if (!wanted.has(part.id)) part.remove();
  let at = svg.firstElementChild;
  for (const id of order) {
    const part = parts.get(id);
    if (part === at) at = at.nextElementSibling;
    else if (part) svg.insertBefore(part, at);
  }
}

/** Bring the picture up to date with motion; the ids of what came or travelled. */
export function showPicture(host, picture, how = {}) {
  const nothing = !picture.full && !picture.order && !Object.keys(picture.changed ?? {}).length;
  if (typeof picture === "object" && nothing) return [];
  for (const thing of host.querySelectorAll(".fresh")) thing.classList.remove("fresh");
  return glide(host, () => patch(host, picture), how);
}

// -- motion ----------------------------------------------------------------------------------

/** Run `change` on the picture, then let everything that has a place before and after glide. */
export function glide(host, change, { motion: wanted = true } = {}) {
  const before = measure(host);
  change();
  for (const motion of host.getAnimations({ subtree: true })) motion.cancel();
  for (const thing of host.querySelectorAll(".dragged")) {
    thing.classList.remove("dragged");
    thing.style.translate = "";
  }
  const after = measure(host);
  if (!before || !after || before.shape !== after.shape) return [];
  const moved = [];
  const came = [];
  for (const [id, now] of after.places) {
    const old = before.places.get(id);
    if (!old) came.push(now);
    else if (differs(old, now)) moved.push({ ...now, old });
  }
  if (wanted) animate(host, before, after, moved, came);
  return travellers(moved, came);
}

/** Where everything in sight is, in the units of what it lies on; null without a picture. What goes into
    a closed drawer vanishes, and what comes out of it appears. */
function measure(host) {
  const svg = host.querySelector("svg");
  if (!svg?.getScreenCTM()?.a) return null;
  const places = new Map();
  for (const [id, thing] of thingsOf(host)) {
    if (!isSeen(thing)) continue;
    const box = thing.getBoundingClientRect();
    const screen = toScreen(thing.parentElement);
    places.set(id, {
      id,
      thing,
      x: (box.x - screen.e) / screen.a,
      y: (box.y - screen.f) / screen.d,
      width: box.width / screen.a,
      height: box.height / screen.d,
    });
  }
  return { places, shape: svg.getAttribute("viewBox") };
}

function differs(old, now) {
  const far = Math.abs(old.x - now.x) + Math.abs(old.y - now.y);
  return far > 0.5 || Math.abs(old.width - now.width) > 0.5;
}

function animate(host, before, after, moved, came) {
  const moving = new Set([...moved, ...came].map((each) => each.thing));
  const alone = ({ thing }) => !moving.has(thing.parentElement?.closest("[id]"));
  const calm = still();
  for (const each of moved.filter(alone)) (calm ? settle : travel)(each);
  for (const { thing } of came.filter(alone)) appear(thing, calm);
  const svg = host.querySelector("svg");
  for (const [id, old] of before.places) {
    if (!after.places.has(id) && !calm && !old.thing.isConnected) vanish(svg, old);
  }
}

/** Lift, slide, settle: from the old place and size to the new one. */
function travel({ thing, old, x, y, width }) {
  const scale = width > 0 && old.width > 0 ? old.width / width : 1;
  const left = old.x - scale * x;
  const top = old.y - scale * y;
  thing.animate(
    [
      { translate: `${left}px ${top}px`, scale: `${scale}` },
      { translate: `${left * 0.82}px ${top * 0.82 - 4}px`, scale: `${scale}`, offset: 0.18 },
      { translate: "0px 0px", scale: "1" },
    ],
    GLIDE,
  );
}

function settle({ thing }) {
  thing.animate([{ opacity: 0.3 }, { opacity: 1 }], FADE);
}

function appear(thing, calm) {
  const start = calm ? { opacity: 0 } : { opacity: 0, translate: "0px -8px" };
  const end = calm ? { opacity: 1 } : { opacity: 1, translate: "0px 0px" };
  thing.animate([start, end], FADE);
}

/** A part that is gone stays a moment as a shade, without a name. */
function vanish(svg, { thing }) {
  if (thing.parentElement && thing.parentElement !== svg) return; // inside a part that has changed
  const shade = thing.cloneNode(true);
  for (const named of [shade, ...shade.querySelectorAll("[id]")]) {
    for (const mark of ["id", "class", "tabindex", "role"]) named.removeAttribute(mark);
  }
  shade.setAttribute("class", "shade");
  shade.setAttribute("aria-hidden", "true");
  svg.append(shade);
  const fade = shade.animate([{ opacity: 1 }, { opacity: 0, translate: "0px 10px" }], FADE);
  fade.onfinish = () => shade.remove();
  fade.oncancel = () => shade.remove();
}

/** What came, and what moved further than to make room. */
export function travellers(moved, came) {
  const far = ({ x, y, width, old }) => Math.hypot(old.x - x, old.y - y) > FAR * width;
  return [...came, ...moved.filter(far)].map(({ id }) => id);
}
