// What a reader arranges for himself on a picture, and finds again after every change of it.
//
//   listen(host)      let windows be panned and zoomed, and drawers be opened, in this host
//   restore(host)     arrange a changed picture as it was
//
// A window (`svg.window`) shows something larger: it is dragged, pinched, turned with the wheel, or
// moved by a thing with `data-zoom="ID FACTOR"` (factor 0 shows all). A drawer (`.drawer`) is out of
// sight until a thing with `data-opens="ID"` opens it; one is open at a time.

const MOST = 4; // how far one can zoom in
const STEP = 1.25;
const THRESHOLD = 6; // pixels until a press becomes a pan
const kept = new WeakMap(); // by host: {views: what each window shows, open: the open drawer}

const stateOf = (host) => kept.get(host) ?? kept.set(host, { views: new Map(), open: "" }).get(host);
const numbers = (text) => text.split(/[ ,]+/).map(Number);

/** Arrange a picture that was drawn anew as its reader had it. */
export function restore(host) {
  const { views, open } = stateOf(host);
  for (const window of host.querySelectorAll("svg.window")) {
    window.dataset.home ??= window.getAttribute("viewBox");
    const view = views.get(window.id);
    if (view) show(host, window, view);
  }
  openDrawer(host, open);
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
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(window.getScreenCTM().inverse());
  return [x, y];
}

function zoom(host, window, factor, point) {
  show(host, window, zoomed(viewOf(window), numbers(window.dataset.home), factor, point));
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

function openDrawer(host, id) {
  stateOf(host).open = id;
  for (const drawer of host.querySelectorAll(".drawer")) drawer.classList.toggle("open", drawer.id === id);
  for (const opener of host.querySelectorAll("[data-opens]")) {
    opener.setAttribute("aria-expanded", String(opener.dataset.opens === id));
  }
}

// -- what is pressed ---------------------------------------------------------------------------

/** A thing that arranges something was pressed; whether there was one. */
function arrange(host, node) {
  const opener = node.closest?.("[data-opens]");
  const lens = node.closest?.("[data-zoom]");
  if (opener) openDrawer(host, stateOf(host).open === opener.dataset.opens ? "" : opener.dataset.opens);
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
  host.addEventListener("click", (event) => hands.click(event), true);
  host.addEventListener("click", (event) => arrange(host, event.target));
  host.addEventListener("wheel", (event) => wheel(host, event), { passive: false });
  host.addEventListener("keydown", (event) => {
    const pressed = event.key === "Enter" || event.key === " ";
    if (pressed && arrange(host, event.target)) event.preventDefault();
    if (event.key === "Escape" && stateOf(host).open) openDrawer(host, "");
  });
}
