// Show again: the steps of the others, one by one, over the board that stays true beneath.
//
//   const again = new Again(board, host, ended);    `ended()` is called when it is over
//   again.keep(update, me)      before its picture is shown
//   again.forget()              somebody else looks, or everything was read anew
//   again.ready; again.on; again.play(); again.end()
//
// What is shown is kept in memory: the picture before the first step, and how each step changed it.

import { showPicture } from "../board/board.js";
import { isStep, pace } from "./pace.js";
import { el } from "../common/paper.js";
import { thingsOf } from "../board/places.js";
import { Caption, lie } from "./scene.js";

const LOOK = { slow: 2400, usual: 1500, quick: 900, "at-once": 1500 }; // milliseconds for a step
const MOST = 150; // steps in memory
const MARKS = ["can", "chosen", "rest", "later", "again", "advised", "hint", "fresh", "dragged"];
const SPOKEN = ["tabindex", "aria-pressed", "data-role"];

export class Again {
  constructor(board, host, ended) {
    Object.assign(this, { board, host, ended });
    this.sheet = null;
    this.forget();
    document.addEventListener("keydown", (event) => this.press(event), true);
  }

  get on() {
    return this.sheet !== null;
  }

  /** Whether there is something to show; a device that was turned since has pictures of another shape. */
  get ready() {
    const shape = (svg) => svg?.getAttribute("viewBox");
    return this.frames.length > 0 && shape(this.base) === shape(this.host.querySelector("svg"));
  }

  forget() {
    this.end();
    this.base = null; // the picture before the first step
    this.frames = [];
    this.whole = false; // whether the turn that was kept is over
  }

  /** One's own move closes the turn of the others; their next step begins another. */
  keep(update, me) {
    if (update.kind === "takeback") this.forget();
    if (update.kind !== "move") return this.shift(update);
    if (me !== null && update.seat === me) {
      this.whole = true;
      return undefined;
    }
    const another = me === null && this.frames.at(-1)?.seat !== update.seat;
    if (this.whole || another || !this.base) this.begin();
    if (this.base) this.frames.push({ ...update, now: null, step: isStep(update) });
    if (this.frames.length > MOST) this.forget();
    return undefined;
  }

  begin() {
    const svg = this.host.querySelector("svg");
    this.base = svg && bare(svg);
    this.frames = [];
    this.whole = false;
  }

  /** What changes the picture without being a step belongs to the step before. */
  shift(update) {
    if (update.picture && this.frames.length && !this.whole) this.frames.push({ ...update, now: null, step: false });
  }

  // -- playing ---------------------------------------------------------------------------------

  async play() {
    if (!this.ready || this.on) return;
    const sheet = el("div", { class: "scene again", tabindex: "-1" });
    const picture = el("div", { class: "picture" });
    picture.append(this.base.cloneNode(true));
    sheet.append(picture);
    this.sheet = sheet;
    this.board.append(sheet);
    lie(sheet, this.host);
    const caption = new Caption(sheet);
    sheet.addEventListener("click", () => this.end());
    const trace = new Set();
    await this.look(sheet, 0.4);
    for (const frame of [...this.frames]) {
      if (this.sheet !== sheet) return;
      if (frame.picture) mark(picture, showPicture(picture, frame.picture), trace);
      if (!frame.step) continue;
      if (frame.lines.length) caption.say(frame.lines.join(" "));
      await this.look(sheet, frame.lines.length ? 1 : 0.4);
    }
    if (this.sheet === sheet) this.end();
  }

  /** Wait for as long as somebody looks at a step; shorter when it has ended. */
  look(sheet, share) {
    return new Promise((done) => {
      const timer = setTimeout(done, LOOK[pace()] * share);
      sheet.stop = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  end() {
    const { sheet } = this;
    if (!sheet) return;
    this.sheet = null;
    sheet.remove();
    sheet.stop?.();
    this.ended();
  }

  press(event) {
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") this.end();
    else if (event.key === "Tab") return;
    event.stopPropagation(); // no move meanwhile
    if (event.key === "Escape" || event.key.startsWith("Arrow")) event.preventDefault();
  }
}

/** What came or travelled so far keeps a trace. */
function mark(picture, travelled, trace) {
  for (const id of travelled) trace.add(id);
  const things = thingsOf(picture);
  for (const id of trace) things.get(id)?.classList.add("fresh");
}

/** A copy of a picture without the lights that are for its reader's hands. */
function bare(svg) {
  const copy = svg.cloneNode(true);
  for (const thing of [copy, ...copy.querySelectorAll("[id], .shade")]) {
    if (thing.classList.contains("shade")) thing.remove();
    thing.classList.remove(...MARKS);
    for (const name of SPOKEN) thing.removeAttribute(name);
    thing.style.translate = "";
  }
  return copy;
}
