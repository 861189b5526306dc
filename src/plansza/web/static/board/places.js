// Where the things of a picture are, and whether one sees them.
//
//   thingsOf(host)                 the things of the picture by id, also those inside parts
//   toScreen(element)              from the units of what lies in an element to the screen
//   outline(thing), middle(thing)  where a thing is on the screen
//   isSeen(thing)                  whether it is shown at all
//   atRest(host)                   wait until nothing moves any more
//   bringIntoSight(host, things)   scroll to them, unless one of them is in sight
//   still()                        whether this reader wants as little motion as possible

/** Whether this reader wants as little motion as possible. */
export function still() {
  const asked = document.documentElement.dataset.motion;
  return asked ? asked === "off" : matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The things of the picture by id, also those inside parts. */
export function thingsOf(host) {
  const things = new Map();
  for (const thing of host.querySelectorAll("svg [id]")) things.set(thing.id, thing);
  return things;
}

/** From the units of what lies in an element to the screen. A nested <svg> is not asked: Firefox
    would answer for what it lies in. */
export function toScreen(element) {
  const around = element.parentElement;
  if (element.localName !== "svg" || !around?.closest("svg")) return element.getScreenCTM();
  const { x, y, width, viewBox } = element;
  const shown = viewBox.baseVal;
  const placed = toScreen(around).translate(x.baseVal.value, y.baseVal.value);
  return placed.scale(width.baseVal.value / shown.width).translate(-shown.x, -shown.y);
}

/** Where a thing is on the screen; what it casts or holds beyond its outline does not count. */
export const outline = (thing) => (thing.querySelector(":scope > .edge") ?? thing).getBoundingClientRect();

/** The middle of its outline. */
export function middle(thing) {
  const box = outline(thing);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const HIDDEN = '[display="none"]'; // until a class shows it

/** Whether a thing is shown at all: what comes second is not, until something leads to it, nor what lies
    in a closed drawer. WebKit gives a place to both all the same. */
export function isSeen(thing) {
  for (let at = thing.closest(HIDDEN); at; at = at.parentElement.closest(HIDDEN)) {
    if (getComputedStyle(at).display === "none") return false;
  }
  return thing.getClientRects().length > 0;
}

/** Wait until whatever moves in a picture has come to rest. */
export function atRest(host) {
  const ends = ({ effect }) => Number.isFinite(effect.getComputedTiming().endTime);
  const moving = host.getAnimations({ subtree: true }).filter(ends);
  return Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Whether the middle of a thing is on the screen, and nothing of the page lies over it. */
function isInSight(host, thing) {
  const { x, y } = middle(thing);
  return host.contains(document.elementFromPoint(x, y));
}

/** Scroll to the first of these things, if none of them is in sight. */
export function bringIntoSight(host, things) {
  const shown = things.filter(isSeen);
  if (!shown.length || shown.some((thing) => isInSight(host, thing))) return;
  shown[0].scrollIntoView({ block: "center", inline: "nearest", behavior: still() ? "auto" : "smooth" });
}
