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
//
// A place that names a thing (`data-for="ID"`) stands for it while that can be clicked: for clicks, for
// the pointer, and for what is dropped.

import { openLit, reveal } from "./arrange.js";
import { Keys } from "./keys.js";
import { completed, leading, narrow, upcoming } from "./paths.js";
import { atRest, bringIntoSight, isSeen, still, thingsOf, toScreen } from "./places.js";
import { say } from "../common/words.js";

const THRESHOLD = 7; // pixels until a press becomes a drag,
const SLIP = 20; // and until it cannot be a click any more on what decides by itself

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
    this.asked = ""; // the paths that were offered last
    this.keys = new Keys(this);
    this.listen();
  }

  /** What can be done now; what was picked and leads on is not lost to news that change nothing. */
  offer(choices, reasons = {}, before = []) {
    const leadsOn = this.choices.length && narrow(choices, this.picked).length;
    const wanted = this.wanted.find((id) => narrow(choices, [id]).length);
    this.before = new Set(before.flatMap((choice) => choice.path));
    this.choices = choices.filter((choice) => choice.path.length);
    this.reasons = reasons;
    if (!leadsOn) this.picked = [];
    const asked = this.asked;
    this.asked = JSON.stringify([this.picked, this.choices.map(({ path }) => path)]);
    this.things = thingsOf(this.host);
    this.light();
    this.preview(null, this.picked);
    if (this.drag?.on) this.dragOn();
    if (this.host.classList.contains("keys") && this.choices.length) this.keys.refocus();
    if (this.choices.length) this.wanted = [];
    if (wanted) this.click(wanted);
    else if (asked !== this.asked) this.guide();
  }

  /** What can be done with a thing now: {why} not, or what a click {does}, if that is clear. */
  use(id) {
    const ids = this.leadsOn(id) ? [...this.picked, id] : [id];
    const left = narrow(this.choices, ids);
    if (!left.length) return { why: this.reasons[id] };
    const meant = left.length > 1 ? completed(left, ids) : left[0];
    if (!meant) return { does: say("page-about-choose") };
    return { does: [meant.words, meant.preview].filter(Boolean).join(" – ") };
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
    const soon = upcoming(this.choices, this.picked);
    // A move that is complete leads nowhere, but what is dragged may still be dropped on something.
    const done = !this.drag?.on && completed(this.choices, this.picked);
    const next = done ? new Set() : leading(this.choices, this.picked);
    this.host.classList.toggle("picking", this.picked.length > 0);
    for (const [id, thing] of this.things) {
      const can = all.has(id);
      const again = !can && this.before.has(id);
      const chosen = this.picked.includes(id);
      const { classList } = thing;
      classList.toggle("can", can);
      classList.toggle("chosen", chosen);
      classList.toggle("rest", can && this.picked.length > 0 && !chosen && !next.has(id));
      classList.toggle("later", can && next.has(id) && !(soon.has(id) && this.isShown(thing)));
      classList.toggle("again", again);
      classList.toggle("advised", can && !chosen && this.advised.includes(id));
      this.speak(thing, can || again, chosen);
    }
    for (const place of this.host.querySelectorAll("[data-for]")) {
      place.classList.toggle("stands", this.leadsOn(place.dataset.for));
    }
    openLit(this.host);
  }

  /** Whether a thing may be seen: a step comes only when something else was picked. */
  isShown(thing) {
    return this.picked.length > 0 || !thing.classList.contains("step");
  }

  /** Whether a click on this thing would be one more step of some choice. */
  leadsOn(id) {
    return narrow(this.choices, [...this.picked, id]).length > 0;
  }

  /** The things that are lit now, in the order in which they are drawn. */
  lit() {
    const has = (thing, name) => thing.classList.contains(name);
    const lit = [...this.things.values()].filter((thing) => has(thing, "can") && isSeen(thing));
    const now = lit.filter((thing) => !has(thing, "rest"));
    return now.length ? now : lit;
  }

  /** What comes next: a first thing to click, or what leads on from what was picked. */
  next() {
    return this.lit().filter((thing) => !thing.matches(".later, .chosen"));
  }

  /** Bring what can be done now into sight, as soon as the picture has come to rest. */
  async guide() {
    const { asked } = this;
    await atRest(this.host);
    if (asked !== this.asked || this.drag || document.activeElement?.matches?.("input, select")) return;
    const now = this.next();
    reveal(this.host, now);
    bringIntoSight(this.host, now);
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
    if (this.leadsOn(id)) this.pick([...this.picked, id]);
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
    if (choice) {
      this.finish(choice);
      return;
    }
    this.hint(ids.at(-1));
    this.guide();
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
    // A finger is at first held by what it pressed, which loses it to us.
    host.addEventListener("lostpointercapture", ({ target }) => target === host && this.drag?.on && this.endDrag());
    host.addEventListener("touchmove", (event) => this.keepsStill() && event.preventDefault(), { passive: false });
    host.addEventListener("click", (event) => this.tap(event));
    host.addEventListener("pointerover", (event) => this.hover(event));
    host.addEventListener("pointerleave", () => this.drag?.on || this.hint(""));
    host.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** The innermost thing here that means something: one to click, or one with a reason. */
  idAt(node) {
    return this.around(node).find((id) => this.isUsable(id) || this.reasons[id]) ?? "";
  }

  /** The ids of what a node lies in, from the inside out. */
  around(node) {
    const ids = [];
    const svg = this.host.querySelector("svg");
    for (let at = node; at && at !== svg; at = at.parentElement) if (at.id) ids.push(at.id);
    return ids;
  }

  isUsable(id) {
    const { classList } = this.things.get(id) ?? {};
    return classList?.contains("can") || classList?.contains("again");
  }

  /** What the pointer means: a thing to click, else what a place here stands for, else one with a
      reason. */
  meant(event) {
    const id = this.idAt(event.target);
    return this.isUsable(id) ? id : (this.stoodFor(event)[0] ?? id);
  }

  /** What the places under the pointer stand for. */
  stoodFor(event, places = ".stands") {
    const found = document.elementsFromPoint(event.clientX, event.clientY);
    return found.map((each) => each.closest(places)?.dataset.for).filter(Boolean);
  }

  tap(event) {
    if (this.dragged) {
      this.dragged = false; // the click that follows a drag means nothing
      return;
    }
    const id = this.meant(event);
    if (id) this.click(id);
    else if (this.picked.length) this.letGo();
  }

  /** While something is dragged, what matters is what it is over, not where the pointer is caught. */
  hover(event) {
    if (!this.drag?.on) this.hint(this.meant(event));
  }

  press(event) {
    this.dragged = false;
    const id = this.idAt(event.target);
    const begins = narrow(this.choices, [id]).length > 0 && !this.things.get(id).matches(".still");
    if (!id || !begins || event.button > 0 || !event.isPrimary) return;
    this.drag = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId, far: 0, on: false };
  }

  /** Whether the page must not scroll under a finger; not every browser knows that by the stylesheet. */
  keepsStill() {
    return this.drag && (this.drag.on || this.host.classList.contains("fits"));
  }

  move(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    drag.at = event;
    drag.far = Math.max(drag.far, Math.hypot(event.clientX - drag.x, event.clientY - drag.y));
    if (drag.far < THRESHOLD) return;
    if (!drag.on) this.lift(event);
    this.carry();
  }

  /** Keep what is dragged under the pointer, and show what it would do there. */
  carry() {
    const { id, x, y, at } = this.drag;
    const thing = this.things.get(id);
    const scale = toScreen(thing.parentElement).a;
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
      const { id } = this.drag;
      this.picked = this.leadsOn(id) ? [...this.picked, id] : [id];
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
  underneath({ clientX, clientY }) {
    const found = document.elementsFromPoint(clientX, clientY).filter((each) => this.host.contains(each));
    return found.flatMap((each) => this.around(each));
  }

  /** The same, and what the places here stand for, though that cannot be clicked before the next step. */
  meantNext(event) {
    this.host.classList.add("dropping");
    const found = [...this.underneath(event), ...this.stoodFor(event, "[data-for]")];
    this.host.classList.remove("dropping");
    return found;
  }

  /** What a thing would be dropped on: whatever leads on there, else what lies uppermost. */
  below(event) {
    const found = [...this.underneath(event), ...this.stoodFor(event)];
    return found.find((id) => this.leadsOn(id)) ?? found.find((id) => this.isUsable(id)) ?? "";
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
    const lands = target && this.leadsOn(target);
    if (lands) this.click(target);
    else if (step && drag.far < SLIP) this.finish(step); // the hand has slipped on a button
    else if (step) this.passOn(step, this.meantNext(event).filter((id) => id !== drag.id));
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
}
