// Playing on the picture: clicks, taps, dragging and keys narrow the choices until one is meant.
//
//   const clicks = new Clicks(host, { play, refuse, preview, rethink });
//   clicks.offer(choices, reasons, before)     what can be done now; [] when it is not our turn
//   clicks.letGo()                             forget what was picked
//   clicks.advise(path)                        light a way, until told otherwise
//   clicks.use(id)                             what a click would do, or why it cannot
//
// A choice has a `path`: the ids to click, in any order that stays unambiguous. `play(choice)` is
// called when one is complete, `refuse(id, reason)` when a quiet thing was tried, and
// `preview(choice | null, ids)` when the pointer or the focus shows what would happen.
//
// Some games ask in steps: which token, then where to. `before` are the choices of such a first step
// that can be taken back; a click on one of those calls `rethink()`, and counts when its step is
// asked again. In the same way a token can be dragged to a tile, though the tile is a step of its own.

import { bringIntoSight, isSeen, middle, still, thingsOf } from "./board.js";
import { completed, leading, narrow, nearest } from "./paths.js";
import { say } from "./words.js";

const THRESHOLD = 7; // pixels until a press becomes a drag
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Clicks {
  constructor(host, { play, refuse, preview, rethink }) {
    this.host = host;
    this.play = play;
    this.refuse = refuse;
    this.preview = preview;
    this.rethink = rethink;
    this.choices = [];
    this.before = new Set(); // ids of a step that can be taken back
    this.wanted = []; // ids, one of which is meant by a click that waits for its step
    this.reasons = {};
    this.picked = [];
    this.advised = [];
    this.things = new Map();
    this.drag = null;
    this.keyboard = false;
    this.lastFocus = "";
    this.listen();
  }

  /** What can be done now; what was picked and leads on is not lost to news that change nothing. */
  offer(choices, reasons = {}, before = []) {
    const leadsOn = this.choices.length && narrow(choices, this.picked).length;
    const focused = this.lastFocus;
    const wanted = this.wanted.find((id) => narrow(choices, [id]).length);
    this.before = new Set(before.flatMap((choice) => choice.path));
    this.choices = choices.filter((choice) => choice.path.length);
    this.reasons = reasons;
    if (!leadsOn) this.picked = [];
    this.things = thingsOf(this.host);
    this.light();
    this.preview(null, this.picked);
    if (this.drag?.on) this.dragOn();
    if (this.keyboard && this.choices.length) this.refocus(focused);
    if (this.choices.length) this.wanted = [];
    if (wanted) this.click(wanted);
  }

  /** What can be done with a thing now: {why} not, or what a click {does}, if that is clear. */
  use(id) {
    const further = narrow(this.choices, [...this.picked, id]);
    const left = further.length ? further : narrow(this.choices, [id]);
    if (!left.length) return { why: this.reasons[id] };
    if (left.length > 1) return { does: say("page-about-choose") };
    return { does: [left[0].words, left[0].preview].filter(Boolean).join(" – ") };
  }

  /** What was picked of a move that is not complete yet, by name; where it lies, a player sees. */
  chosen() {
    if (!this.choices.length) return [];
    const labels = this.picked.map((id) => this.things.get(id)?.getAttribute("aria-label") ?? "");
    return labels.map((label) => label.split(",")[0]).filter(Boolean);
  }

  /** Forget what was picked. */
  letGo() {
    this.picked = [];
    this.light();
    this.preview(null, []);
  }

  // -- lighting ------------------------------------------------------------------------------

  advise(path) {
    this.advised = path;
    this.light();
  }

  light() {
    const all = new Set(this.choices.flatMap((choice) => choice.path));
    const first = new Set(this.choices.map((choice) => choice.path[0]));
    const next = leading(this.choices, this.picked);
    this.host.classList.toggle("picking", this.picked.length > 0);
    for (const [id, thing] of this.things) {
      const can = all.has(id);
      const again = !can && this.before.has(id);
      const chosen = this.picked.includes(id);
      const { classList } = thing;
      classList.toggle("can", can);
      classList.toggle("chosen", chosen);
      classList.toggle("rest", can && this.picked.length > 0 && !chosen && !next.has(id));
      classList.toggle("later", can && !this.picked.length && !first.has(id));
      classList.toggle("again", again);
      classList.toggle("advised", can && !chosen && this.advised.includes(id));
      this.speak(thing, can || again, chosen);
    }
  }

  /** What screen readers and the keyboard learn of a thing. */
  speak(thing, can, chosen) {
    if (can) {
      thing.dataset.role ??= thing.getAttribute("role") ?? "img";
      thing.setAttribute("role", "button");
      thing.setAttribute("tabindex", "0");
      thing.setAttribute("aria-pressed", String(chosen));
    } else if (thing.dataset.role) {
      thing.setAttribute("role", thing.dataset.role);
      thing.removeAttribute("tabindex");
      thing.removeAttribute("aria-pressed");
      delete thing.dataset.role;
    }
  }

  // -- choosing ------------------------------------------------------------------------------

  click(id) {
    const further = [...this.picked, id];
    if (narrow(this.choices, further).length) this.pick(further);
    else if (this.picked.includes(id)) this.letGo();
    else if (narrow(this.choices, [id]).length) this.pick([id]);
    else if (this.before.has(id)) this.changeMind(id);
    else this.deny(id);
  }

  /** Put down what was picked, also when picking it was a step of its own. */
  escape() {
    if (this.picked.length) this.letGo();
    else if (this.before.size) this.changeMind("");
  }

  /** Take the last step back and take this thing instead. */
  changeMind(id) {
    this.choices = [];
    this.before = new Set();
    this.wanted = [id];
    this.rethink();
  }

  pick(ids) {
    const choice = completed(this.choices, ids);
    this.picked = ids;
    this.light();
    if (choice) this.finish(choice);
    else this.hint(ids.at(-1));
    if (!choice) bringIntoSight(this.lit());
  }

  finish(choice) {
    this.choices = []; // until the server has answered, nothing else can be meant
    this.before = new Set();
    this.preview(null, []);
    this.play(choice);
  }

  deny(id) {
    this.letGo();
    this.shake(this.things.get(id));
    this.refuse(id, this.reasons[id] ?? "");
  }

  shake(thing) {
    if (!thing || still()) return;
    const at = [0, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0px` }));
    thing.animate(at, { duration: 260 });
  }

  /** Show what a click on this thing would bring. */
  hint(id) {
    for (const thing of this.host.querySelectorAll(".hint")) thing.classList.remove("hint");
    const thing = this.things.get(id);
    if (!thing?.classList.contains("can")) {
      this.preview(null, this.picked);
      return;
    }
    thing.classList.add("hint");
    const ids = this.picked.includes(id) ? this.picked : [...this.picked, id];
    this.preview(completed(this.choices, ids), ids);
  }

  // -- pointers ------------------------------------------------------------------------------

  listen() {
    const { host } = this;
    host.addEventListener("pointerdown", (event) => this.press(event));
    host.addEventListener("pointermove", (event) => this.move(event));
    host.addEventListener("pointerup", (event) => this.release(event));
    host.addEventListener("pointercancel", () => this.endDrag());
    host.addEventListener("lostpointercapture", () => this.drag?.on && this.endDrag());
    host.addEventListener("click", (event) => this.tap(event));
    host.addEventListener("pointerover", (event) => this.hover(event.target));
    host.addEventListener("pointerleave", () => this.hover(null));
    host.addEventListener("focusin", (event) => this.focus(event));
    host.addEventListener("dragstart", (event) => event.preventDefault());
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("pointerdown", () => (this.keyboard = false), true);
  }

  /** The innermost thing here that means something: one to click, or one with a reason. */
  idAt(node) {
    const svg = this.host.querySelector("svg");
    for (let at = node; at && at !== svg; at = at.parentElement) {
      const { classList, id } = at;
      if (id && (classList.contains("can") || classList.contains("again") || this.reasons[id])) return id;
    }
    return "";
  }

  tap(event) {
    if (this.dragged) {
      this.dragged = false; // the click that follows a drag means nothing
      return;
    }
    const id = this.idAt(event.target);
    if (id) this.click(id);
    else if (this.picked.length) this.letGo();
  }

  /** While something is dragged, what matters is what it is over, not where the pointer is caught. */
  hover(node) {
    if (!this.drag?.on) this.hint(this.idAt(node));
  }

  press(event) {
    this.dragged = false;
    const id = this.idAt(event.target);
    const begins = narrow(this.choices, [id]).length > 0 && !this.things.get(id).matches(".still");
    if (!id || !begins || event.button > 0 || !event.isPrimary) return;
    this.drag = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId, on: false };
  }

  move(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    drag.at = event;
    if (!drag.on && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < THRESHOLD) return;
    if (!drag.on) this.lift(event);
    this.carry();
  }

  /** Keep what is dragged under the pointer, and show what it would do there. */
  carry() {
    const { id, x, y, at } = this.drag;
    const thing = this.things.get(id);
    const scale = thing.parentElement.getScreenCTM().a;
    thing.classList.add("dragged");
    thing.style.translate = `${(at.clientX - x) / scale}px ${(at.clientY - y) / scale}px`;
    this.hint(this.below(at));
  }

  /** The picture has changed under a drag: it goes on if it still means something. */
  dragOn() {
    if (this.picked.includes(this.drag.id)) this.carry();
    else this.endDrag();
  }

  lift(event) {
    this.drag.on = true;
    this.host.setPointerCapture(event.pointerId);
    if (!this.picked.includes(this.drag.id)) {
      const further = [...this.picked, this.drag.id];
      this.picked = narrow(this.choices, further).length ? further : [this.drag.id];
      this.light();
    }
  }

  /** What was dragged is a step by itself; where it was dropped belongs to the next one. */
  passOn(step, targets) {
    if (!targets.length) return;
    this.wanted = targets;
    this.finish(step);
  }

  /** All things under the pointer, the uppermost first, whatever they mean now. */
  underneath(event) {
    const found = document.elementsFromPoint(event.clientX, event.clientY);
    return found.map((each) => each.closest("svg [id]:not(.scenery)")?.id).filter(Boolean);
  }

  /** The thing under the pointer that is not the dragged one. */
  below(event) {
    return this.idAt(document.elementFromPoint(event.clientX, event.clientY));
  }

  release(event) {
    const { drag } = this;
    if (!drag?.on) {
      this.drag = null;
      return;
    }
    this.dragged = true;
    const target = this.below(event);
    const step = completed(this.choices, this.picked);
    this.drag = null;
    const lands = target && narrow(this.choices, [...this.picked, target]).length;
    if (lands) this.click(target);
    else if (step) this.passOn(step, this.underneath(event).filter((id) => id !== drag.id));
    if (this.choices.length) this.putBack(); // nothing was played
    if (!lands) this.letGo();
  }

  endDrag() {
    if (!this.drag) return;
    this.drag = null;
    this.putBack();
    this.letGo();
  }

  /** What was dragged returns to its place. */
  putBack() {
    for (const thing of this.host.querySelectorAll(".dragged")) {
      const from = thing.style.translate;
      thing.classList.remove("dragged");
      thing.style.translate = "";
      if (!still()) thing.animate([{ translate: from }, { translate: "0px 0px" }], 180);
    }
  }

  // -- keys ----------------------------------------------------------------------------------

  focus(event) {
    const id = this.idAt(event.target);
    if (id) this.lastFocus = id;
    this.hint(id);
  }

  key(event) {
    this.keyboard = true;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") this.escape();
    const inside = this.host.contains(document.activeElement);
    const id = inside ? this.idAt(document.activeElement) : "";
    const free = inside || document.activeElement === document.body;
    if (ARROWS[event.key] && free && this.choices.length) {
      event.preventDefault();
      this.step(ARROWS[event.key], id);
    } else if (id && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (!event.repeat) this.click(id);
    }
  }

  /** The things the arrow keys walk between: those that are lit. */
  lit() {
    const has = (thing, name) => thing.classList.contains(name);
    const lit = [...this.things.values()].filter((thing) => has(thing, "can") && isSeen(thing));
    const now = lit.filter((thing) => !has(thing, "rest"));
    return now.length ? now : lit;
  }

  step(arrow, id) {
    const lit = this.lit();
    const from = this.things.get(id);
    if (!from) {
      lit[0]?.focus();
      return;
    }
    const places = lit.map((thing) => ({ thing, at: middle(thing) }));
    nearest(middle(from), places, arrow)?.thing.focus();
  }

  /** After a change the focus stays where it was, or goes to the first thing to do. */
  refocus(id) {
    const active = document.activeElement;
    if (active && active !== document.body && !this.host.contains(active)) return;
    const there = this.things.get(id);
    const target = there?.classList.contains("can") ? there : this.lit()[0];
    if (target !== active) target?.focus();
  }
}
