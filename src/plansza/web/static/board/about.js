// What a thing is: a slip of paper beside whatever the reader asks about. It knows no game.
//
//   const about = new About(main, host, { ask, use });
//   about.take(moment)      a picture is shown, of that moment: answers are remembered for each
//   about.forget()          take away all that was told: somebody else will look
//
// `ask(id)` asks the server: {lines}, or null. `use(id)` is what can be done with the thing now:
// {why} it cannot be used, or what a click {does}.
//
// A thing is asked about by resting the mouse on it, by pressing it long, by the key “?” where the
// focus is, or in the mode “?”, in which every click, tap and step of the focus asks and none plays.

import { ARROWS, isForPage } from "./keys.js";
import { el } from "../common/paper.js";
import { nearest } from "./paths.js";
import { isSeen, middle, thingsOf } from "./places.js";
import { say } from "../common/words.js";

const REST = 600; // milliseconds that a mouse rests on a thing before it answers,
const LONG_REST = 1600; // and on what is only scenery
const PRESS = 450; // milliseconds of a long press
const THRESHOLD = 8; // pixels that a finger may slip meanwhile
const KEPT = 300; // answers in memory
const GAP = 10; // pixels between a thing and its slip
const phone = globalThis.matchMedia?.("(max-width: 699px)");

/** Where a slip lies: beside the thing, in the room there is; over it only if there is none else. */
export function place(thing, slip, room) {
  const within = (low, value, size, high) => Math.max(low, Math.min(value, high - size));
  const x = within(room.left, (thing.left + thing.right - slip.width) / 2, slip.width, room.right);
  const y = within(room.top, (thing.top + thing.bottom - slip.height) / 2, slip.height, room.bottom);
  const places = [
    { left: thing.right + GAP, top: y },
    { left: thing.left - GAP - slip.width, top: y },
    { left: x, top: thing.top - GAP - slip.height },
    { left: x, top: thing.bottom + GAP },
  ];
  const fits = ({ left, top }) =>
    left >= room.left && left + slip.width <= room.right && top >= room.top && top + slip.height <= room.bottom;
  return places.find(fits) ?? { left: room.right - slip.width, top: room.top };
}

/** What a slip keeps clear of: the thing, or the pointer, where a thing leaves no room beside it. */
export function around(thing, at, room) {
  const large = thing.width > (room.right - room.left) / 2 && thing.height > (room.bottom - room.top) / 2;
  if (!large || !at) return thing;
  return { left: at.x - GAP, right: at.x + GAP, top: at.y - GAP, bottom: at.y + GAP };
}

/** The innermost thing at a node of the picture. */
export function thingAt(node) {
  const thing = node?.closest?.("svg [id]:not(clipPath)");
  return thing?.closest(".picture") ? thing : null;
}

export class About {
  constructor(main, host, { ask, use }) {
    Object.assign(this, { main, host, ask, use });
    this.answers = new Map(); // by moment and id
    this.moment = "";
    this.id = ""; // of the thing that the slip is about
    this.pinned = false; // whether the slip stays when the pointer goes
    this.on = false; // the mode in which everything asks
    this.resting = 0;
    this.over = null; // the thing under the mouse
    this.finger = null; // a press that may become long
    this.held = false; // whether it has
    this.keyed = false; // whether the focus is led by keys
    this.slip = el("div", { class: "slip about", role: "status", "aria-label": say("page-about") });
    this.slip.addEventListener("click", () => this.close());
    main.append(this.slip);
    this.button = document.querySelector("[data-do=about]");
    this.listen();
  }

  /** Another moment is shown: what lies there still tells how it stands now. */
  take(moment) {
    this.moment = moment;
    if (this.on) this.reach();
    if (!this.id) return;
    if (thingsOf(this.host).has(this.id)) this.open(this.id, this.pinned);
    else this.close();
  }

  forget() {
    this.answers.clear();
    this.turn(false);
    this.close();
  }

  // -- the slip --------------------------------------------------------------------------------

  /** Tell about a thing: its name and use at once, the rest when it has come. */
  async open(id, pinned, at = this.at) {
    const thing = thingsOf(this.host).get(id);
    if (!thing || this.host.querySelector(".dragged")) return;
    const key = `${this.moment} ${id}`;
    const waits = !Array.isArray(this.answers.get(key));
    const fresh = this.id !== id; // else what was told stays until there is news
    Object.assign(this, { id, pinned, at });
    if (waits && fresh) this.show(thing, []);
    const lines = await this.answer(key, id);
    if (this.id === id && key === `${this.moment} ${id}`) this.show(thing, lines);
  }

  /** What the server tells, asked once for every moment. */
  answer(key, id) {
    const { answers } = this;
    if (!answers.has(key)) {
      const asked = this.ask(id).then((answer) => {
        if (answer) answers.set(key, answer.lines);
        else answers.delete(key); // nobody answered: ask again
        return answer?.lines ?? [];
      });
      answers.set(key, asked);
      if (answers.size > KEPT) answers.delete(answers.keys().next().value);
    }
    return answers.get(key);
  }

  show(thing, lines) {
    const name = thing.getAttribute("aria-label") ?? "";
    const { why, does } = this.use(thing.id);
    const rest = [
      name && el("h2", { class: /^\S*\d/.test(name) ? "coded" : null }, name), // “d4”, not “D4”
      ...lines.map((line) => el("p", {}, line)),
      why && el("p", { class: "why" }, why),
      does && does !== name && el("p", { class: "does" }, does),
    ].filter(Boolean);
    this.slip.replaceChildren(...rest);
    if (rest.length) this.lay(thing.getBoundingClientRect());
    else this.slip.classList.remove("open");
  }

  /** On a phone a sheet at the foot, or under the head if the thing lies there; else a slip beside. */
  lay(box) {
    const { slip } = this;
    slip.classList.add("open");
    slip.classList.toggle("pinned", this.pinned);
    slip.classList.remove("high");
    slip.style.left = slip.style.top = "";
    const size = slip.getBoundingClientRect();
    if (phone?.matches) {
      const hidden = Math.min(box.bottom, innerHeight) > size.top && box.top < size.bottom;
      slip.classList.toggle("high", hidden && (box.top + box.bottom) / 2 > innerHeight / 2);
      return;
    }
    const head = document.querySelector(".top").getBoundingClientRect().bottom;
    const { clientWidth, clientHeight } = document.documentElement;
    const room = { left: 8, top: Math.max(0, head) + 8, right: clientWidth - 8, bottom: clientHeight - 8 };
    const { left, top } = place(around(box, this.at, room), size, room);
    slip.style.left = `${left}px`;
    slip.style.top = `${top}px`;
  }

  close() {
    clearTimeout(this.resting);
    this.id = "";
    this.pinned = false;
    this.slip.classList.remove("open");
    this.slip.replaceChildren();
  }

  // -- the mode “?” ----------------------------------------------------------------------------

  turn(on) {
    if (this.on === on) return;
    this.on = on;
    this.host.classList.toggle("asking", on);
    this.button?.setAttribute("aria-pressed", String(on));
    this.close();
    this.reach();
    if (on) this.explain();
  }

  /** How the mode is used. */
  explain() {
    this.slip.replaceChildren(el("p", {}, say("page-about-help")));
    this.at = null;
    this.lay(this.button.getBoundingClientRect());
  }

  /** Let the focus reach everything that has a name, as long as the mode lasts; what has no outline of
      its own is marked, to get one. */
  reach() {
    for (const thing of this.named()) {
      thing.classList.toggle("bare", this.on && !thing.querySelector(":scope > .edge"));
      if (this.on && !thing.hasAttribute("tabindex")) {
        thing.setAttribute("tabindex", "0");
        thing.dataset.reached = "";
      } else if (!this.on && "reached" in thing.dataset) {
        delete thing.dataset.reached;
        if (!thing.classList.contains("can")) thing.removeAttribute("tabindex");
      }
    }
  }

  named() {
    return [...thingsOf(this.host).values()].filter((thing) => thing.hasAttribute("aria-label"));
  }

  // -- pointers --------------------------------------------------------------------------------

  listen() {
    const { host } = this;
    // Before those who play: what asks must not reach them.
    host.addEventListener("pointerdown", (event) => this.press(event), true);
    host.addEventListener("pointermove", (event) => this.move(event), true);
    for (const end of ["pointerup", "pointercancel"]) host.addEventListener(end, () => this.lift(), true);
    host.addEventListener("click", (event) => this.click(event), true);
    host.addEventListener("contextmenu", (event) => this.finger && event.preventDefault());
    host.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.leave());
    host.addEventListener("focusin", (event) => this.on && this.keyed && this.point(event.target));
    this.button?.addEventListener("click", () => this.turn(!this.on));
    document.addEventListener("pointerdown", (event) => this.pressElsewhere(event), true);
    document.addEventListener("keydown", (event) => this.key(event), true);
    addEventListener("scroll", () => !this.pinned && this.leave(), { passive: true });
  }

  /** Ask about what is here. */
  point(node, at = null) {
    const thing = thingAt(node);
    if (thing) this.open(thing.id, true, at);
  }

  press(event) {
    clearTimeout(this.resting);
    clearTimeout(this.finger?.timer);
    this.held = false;
    if (this.on) {
      event.stopPropagation(); // nothing is lifted
      return;
    }
    if (event.pointerType === "mouse") this.close();
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    const at = { x: event.clientX, y: event.clientY };
    this.finger = { ...at, timer: setTimeout(() => this.hold(event.target, at), PRESS) };
  }

  /** A press has become long. */
  hold(node, at) {
    if (!thingAt(node) || this.host.querySelector(".dragged")) return;
    this.held = true;
    this.point(node, at);
  }

  move(event) {
    const { finger } = this;
    if (this.held) event.stopPropagation(); // a long press drags nothing
    else if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > THRESHOLD) this.lift();
    if (event.pointerType === "mouse" && !this.pinned) this.rest(event);
  }

  lift() {
    clearTimeout(this.finger?.timer);
    setTimeout(() => (this.finger = null)); // some browsers offer their menu only now
  }

  click(event) {
    const panned = event.cancelBubble; // the click that ends a pan means nothing
    if (!this.on && !this.held) return;
    event.stopPropagation();
    event.preventDefault();
    if (!this.held && !panned) this.point(event.target, { x: event.clientX, y: event.clientY });
    this.held = false;
  }

  /** Wherever else one presses, what was told is taken away. */
  pressElsewhere(event) {
    const { slip, on, host } = this;
    this.keyed = false;
    const stays = slip.contains(event.target) || (on && host.contains(event.target));
    if (slip.firstChild && !stays) this.close();
  }

  /** A mouse that rests on a thing asks about it. */
  rest(event) {
    const thing = thingAt(event.target);
    if (this.id && thing?.id === this.id) return;
    if (this.id) this.close();
    clearTimeout(this.resting);
    if (!thing || event.buttons || this.on) return;
    const at = { x: event.clientX, y: event.clientY };
    const wait = thing.closest(".scenery") ? LONG_REST : REST;
    this.resting = setTimeout(() => this.open(thing.id, false, at), wait);
  }

  leave() {
    clearTimeout(this.resting);
    if (this.id && !this.pinned) this.close();
  }

  // -- keys ------------------------------------------------------------------------------------

  key(event) {
    this.keyed = true;
    if (!isForPage(event)) return;
    const inside = thingAt(document.activeElement);
    if (event.key === "Escape") this.escape(event);
    else if (event.key === "?") this.question(inside);
    else if (this.on && inside && ARROWS[event.key]) this.step(event, inside);
    else if (this.on && inside && (event.key === "Enter" || event.key === " ")) {
      swallow(event);
      this.point(inside);
    }
  }

  /** What stays is taken away before anything else is; what comes and goes with the mouse, besides. */
  escape(event) {
    if (this.on || this.pinned) swallow(event);
    if (this.on) this.turn(false);
    else this.close();
  }

  /** The thing in focus answers; without one, everything does. */
  question(inside) {
    if (inside && !this.on && this.id !== inside.id) this.point(inside);
    else if (inside && !this.on) this.close();
    else this.turn(!this.on);
    if (this.on && !inside) this.named().find(isSeen)?.focus();
  }

  /** Arrow keys walk between all things, not only those that can be used. */
  step(event, from) {
    swallow(event);
    const others = this.named().filter((thing) => thing !== from && isSeen(thing));
    const places = others.map((thing) => ({ thing, at: middle(thing) }));
    nearest(middle(from), places, ARROWS[event.key])?.thing.focus();
  }
}

function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
