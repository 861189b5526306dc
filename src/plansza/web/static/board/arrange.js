// What a reader arranges for himself on a picture, and finds again after every change of it.
//
//   listen(host)             let windows be panned and zoomed, and drawers be opened, in this host
//   restore(host)            arrange a changed picture as it was
//   openLit(host)            what can be clicked has changed: drawers open for it
//   reveal(host, things)     pan windows to what can be clicked
//
// A window (`svg.window`) shows something larger: it is dragged, pinched, turned with the wheel, or
// moved by a thing with `data-zoom="ID FACTOR"` (factor 0 shows all). A drawer (`.drawer`) is out of
// sight until a thing with `data-opens="ID"` opens it, or what can be clicked now lies in it alone; one
// is open at a time. What opens a drawer is marked (`holds`) as long as there is something to click.

import { isSeen, outline, still, toScreen } from "./places.js";

const MOST = 4; // how far one can zoom in
const STEP = 1.25;
const THRESHOLD = 6; // pixels until a press becomes a pan
const SLIDE = 240; // milliseconds that a window takes to slide to something
const NOW = ".can:not(.rest):not(.later)"; // what can be clicked now
// By host: what each window shows, the drawer that its reader opened; what can be clicked now, the
// drawers that hold some of it, the one that opens for it, and whether he closed it all the same.
const kept = new WeakMap();
const arranged = () => ({ views: new Map(), open: "", now: "", lit: [], called: "", shut: false });

const stateOf = (host) => kept.get(host) ?? kept.set(host, arranged()).get(host);
const numbers = (text) => text.split(/[ ,]+/).map(Number);

/** Arrange a picture that was drawn anew as its reader had it. */
export function restore(host) {
  const { views } = stateOf(host);
  for (const window of host.querySelectorAll("svg.window")) {
    window.dataset.home ??= window.getAttribute("viewBox");
    const view = views.get(window.id);
    if (view) show(host, window, view);
  }
  showDrawers(host);
}

// -- windows -----------------------------------------------------------------------------------

/** What a window shows when this is wished for: no more than all, no nearer than MOST, no emptiness. */
export function fitted([x, y, width, height], [left, top, whole, high]) {
  const scale = Math.min(1, Math.max(1 / MOST, width / whole));
  const view = [x, y, whole * scale, high * scale];
  if (scale !== width / whole) view.splice(0, 2, x + (width - view[2]) / 2, y + (height - view[3]) / 2);
  view[0] = Math.min(left + whole - view[2], Math.max(left, view[0]));
  view[1] = Math.min(top + high - view[3], Math.max(top, view[1]));
  return view;
}

/** A view so many times nearer, as far as one can; the point stays where it is. */
export function zoomed([left, top, width, height], [, , whole], factor, point) {
  const by = Math.min(MOST, Math.max(1, (whole / width) * factor)) / (whole / width);
  const [x, y] = point ?? [left + width / 2, top + height / 2];
  return [x - (x - left) / by, y - (y - top) / by, width / by, height / by];
}

/** Let a window show this, as far as there is something to see. */
function show(host, window, wished) {
  const home = numbers(window.dataset.home);
  const view = fitted(wished, home);
  window.setAttribute("viewBox", view.map((value) => +value.toFixed(2)).join(" "));
  window.classList.toggle("near", view[2] < home[2]);
  stateOf(host).views.set(window.id, view);
}

const viewOf = (window) => numbers(window.getAttribute("viewBox"));

/** A point of the screen in the units of what a window shows. */
function inside(window, { clientX, clientY }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen(window).inverse());
  return [x, y];
}

function zoom(host, window, factor, point) {
  show(host, window, zoomed(viewOf(window), numbers(window.dataset.home), factor, point));
}

/** What a window shows so that these boxes, in its units, are in sight: all of them if they fit, else
    the nearest if none is; null where it may stay. */
export function revealing([x, y, width, height], boxes) {
  const holds = ([left, top, right, bottom]) =>
    left >= x - 1 && right <= x + width + 1 && top >= y - 1 && bottom <= y + height + 1;
  if (boxes.every(holds)) return null;
  const all = [0, 1, 2, 3].map((side) => Math[side < 2 ? "min" : "max"](...boxes.map((box) => box[side])));
  const fits = all[2] - all[0] <= width && all[3] - all[1] <= height;
  if (!fits && boxes.some(holds)) return null;
  const far = (box) => Math.hypot((box[0] + box[2] - width) / 2 - x, (box[1] + box[3] - height) / 2 - y);
  const [left, top, right, bottom] = fits ? all : boxes.reduce((one, two) => (far(two) < far(one) ? two : one));
  return [Math.min(left, Math.max(x, right - width)), Math.min(top, Math.max(y, bottom - height)), width, height];
}

/** Pan the windows that are near to what can be clicked in them. */
export function reveal(host, things) {
  for (const window of host.querySelectorAll("svg.window.near")) {
    const held = things.filter((thing) => window.contains(thing) && isSeen(thing));
    const view = viewOf(window);
    const wished = held.length ? revealing(view, held.map((thing) => boxIn(window, thing))) : null;
    if (wished) slide(host, window.id, view, wished);
  }
}

/** A thing's left, top, right and lower edge in the units of its window. */
function boxIn(window, thing) {
  const { left, top, right, bottom } = outline(thing);
  return [
    ...inside(window, { clientX: left, clientY: top }),
    ...inside(window, { clientX: right, clientY: bottom }),
  ];
}

/** Let a window slide from one view to another, unless its reader moves it meanwhile. */
function slide(host, id, from, to) {
  const { views } = stateOf(host);
  const began = performance.now();
  let last = views.get(id);
  const step = () => {
    const window = host.querySelector(`[id="${id}"]`);
    if (!window || views.get(id) !== last) return;
    const done = still() ? 1 : Math.min(1, (performance.now() - began) / SLIDE);
    const gone = done * (2 - done); // it slows down
    show(host, window, from.map((value, place) => value + (to[place] - value) * gone));
    last = views.get(id);
    if (done < 1) requestAnimationFrame(step);
  };
  step();
}

/** Fingers and mouse buttons on the windows of a host. */
class Hands {
  constructor(host) {
    this.host = host;
    this.down = new Map(); // by pointer: where it was last
    this.window = null;
    this.panned = false;
  }

  press(event) {
    const window = event.target.closest?.("svg.window");
    const lifts = event.target.closest?.(".can:not(.still)"); // that is for dragging it
    if (!window || lifts || event.button > 0) return;
    if (this.window !== window) this.down.clear();
    this.window = window;
    this.panned = false;
    this.down.set(event.pointerId, { start: event, clientX: event.clientX, clientY: event.clientY });
  }

  move(event) {
    const finger = this.down.get(event.pointerId);
    if (!finger) return;
    const { start } = finger;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > THRESHOLD;
    if (!this.panned && !far && this.down.size < 2) return;
    const window = (this.window = this.host.querySelector(`[id="${this.window.id}"]`));
    if (!this.panned) this.host.setPointerCapture(event.pointerId);
    this.panned = true;
    const others = [...this.down].filter(([id]) => id !== event.pointerId).map(([, each]) => each);
    if (others.length) this.pinch(window, finger, others[0], event);
    else this.pan(window, finger, event);
    Object.assign(finger, { clientX: event.clientX, clientY: event.clientY });
  }

  pan(window, from, to) {
    const [[ax, ay], [bx, by]] = [inside(window, from), inside(window, to)];
    const [x, y, width, height] = viewOf(window);
    show(this.host, window, [x + ax - bx, y + ay - by, width, height]);
  }

  pinch(window, from, other, to) {
    const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = { clientX: (to.clientX + other.clientX) / 2, clientY: (to.clientY + other.clientY) / 2 };
    zoom(this.host, window, apart(to) / Math.max(1, apart(from)), inside(window, middle));
  }

  release(event) {
    this.down.delete(event.pointerId);
  }

  /** Whether the fingers are for a window, and not for the page. */
  holds() {
    return this.down.size > 1 || (this.down.size > 0 && this.window.classList.contains("near"));
  }

  /** The click that ends a pan means nothing. */
  click(event) {
    if (!this.panned) return;
    this.panned = false;
    event.stopPropagation();
  }
}

function wheel(host, event) {
  const window = event.target.closest?.("svg.window");
  if (!window || !(event.ctrlKey || host.classList.contains("fits"))) return; // else the page scrolls
  event.preventDefault();
  zoom(host, window, event.deltaY < 0 ? STEP : 1 / STEP, inside(window, event));
}

// -- drawers -----------------------------------------------------------------------------------

/** What can be clicked now has changed: the openers of drawers that hold some of it are marked, and a
    drawer opens by itself if it covers nothing else that can be. */
export function openLit(host) {
  const state = stateOf(host);
  const now = [...host.querySelectorAll(NOW)];
  const ids = now.map(({ id }) => id).join();
  if (ids !== state.now) {
    const picking = host.classList.contains("picking");
    Object.assign(state, { now: ids, open: "", shut: false, ...calling(now, picking) });
  }
  showDrawers(host);
}

/** The drawers that hold some of these things, and the one that they call for: none as long as the
    reader may choose between them and others, which a drawer would cover: whatever there is before
    he has picked anything, then only what lies in a window. */
export function calling(now, picking) {
  const lit = [...new Set(now.map((thing) => thing.closest(".drawer")?.id).filter(Boolean))];
  const apart = now.filter((thing) => !thing.closest(".drawer") && !thing.classList.contains("chosen"));
  const covered = apart.some((thing) => !picking || thing.closest("svg.window"));
  return { lit, called: covered ? "" : (lit[0] ?? "") };
}

/** The reader opens this drawer, or closes it. */
function turn(host, id) {
  const shut = shownDrawer(host) === id;
  Object.assign(stateOf(host), { open: shut ? "" : id, shut });
  showDrawers(host);
}

/** The drawer that is open. */
function shownDrawer(host) {
  const { open, called, shut } = stateOf(host);
  return open || (!shut && called) || "";
}

function showDrawers(host) {
  const { lit } = stateOf(host);
  const shown = shownDrawer(host);
  for (const drawer of host.querySelectorAll(".drawer")) drawer.classList.toggle("open", drawer.id === shown);
  for (const opener of host.querySelectorAll("[data-opens]")) {
    opener.setAttribute("aria-expanded", String(opener.dataset.opens === shown));
    opener.classList.toggle("holds", lit.includes(opener.dataset.opens));
  }
}

// -- what is pressed ---------------------------------------------------------------------------

/** A thing that arranges something was pressed; whether there was one. */
function arrange(host, node) {
  const opener = node.closest?.("[data-opens]");
  const lens = node.closest?.("[data-zoom]");
  if (opener) turn(host, opener.dataset.opens);
  if (lens) {
    const [id, factor] = lens.dataset.zoom.split(" ");
    const window = host.querySelector(`[id="${id}"]`);
    if (Number(factor)) zoom(host, window, Number(factor));
    else show(host, window, numbers(window.dataset.home));
  }
  return Boolean(opener || lens);
}

/** Let the windows and drawers of a host be used. */
export function listen(host) {
  const hands = new Hands(host);
  host.addEventListener("pointerdown", (event) => hands.press(event), true);
  host.addEventListener("pointermove", (event) => hands.move(event));
  for (const end of ["pointerup", "pointercancel"]) host.addEventListener(end, (event) => hands.release(event));
  host.addEventListener("touchmove", (event) => hands.holds() && event.preventDefault(), { passive: false });
  host.addEventListener("click", (event) => hands.click(event), true);
  host.addEventListener("click", (event) => arrange(host, event.target));
  host.addEventListener("wheel", (event) => wheel(host, event), { passive: false });
  host.addEventListener("keydown", (event) => {
    const pressed = event.key === "Enter" || event.key === " ";
    if (pressed && arrange(host, event.target)) event.preventDefault();
    if (event.key === "Escape" && shownDrawer(host)) turn(host, shownDrawer(host));
  });
  // Not every browser shows the focus that a script has moved for the keys.
  document.addEventListener("keydown", () => host.classList.add("keys"), true);
  document.addEventListener("pointerdown", () => host.classList.remove("keys"), true);
}
