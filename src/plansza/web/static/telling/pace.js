// The pace of the others: their steps are shown one after the other, so that one can follow them.
//
//   const steps = new Steps({ show, mine, hurry });
//   steps.take(update)     shown at once, or when it is its turn
//   steps.drop()           what waits is not shown any more: everything was read anew
//   steps.waiting          whether something is still to be shown
//
// `show(update)` may take its time: it returns a promise. Nothing of one's own ever waits: when
// `mine(update)`, all that is before it is shown at once, after `hurry()`.

import { recall, remember } from "../common/prefs.js";

const USUAL = "usual";
export const GAPS = { slow: 1800, [USUAL]: 800, quick: 300, "at-once": 0 }; // milliseconds

/** The pace this browser wants. */
export function pace() {
  const wished = recall("pace", USUAL);
  return wished in GAPS ? wished : USUAL;
}

/** Want another pace. */
export function setPace(name) {
  remember("pace", name);
}

/** Whether there is something to follow in it: words or a change on the board. */
export function isStep({ kind, now, lines, picture }) {
  if (kind !== "move" || !now) return false;
  const seen = picture && (picture.full || picture.order || Object.keys(picture.changed ?? {}).length);
  return Boolean(lines.length || seen);
}

export class Steps {
  constructor({ show, mine, hurry }) {
    Object.assign(this, { show, mine, hurry });
    this.queue = [];
    this.due = 0; // when the next step may be shown
    this.rushing = false; // whether everything is shown at once
    this.running = false;
    this.wake = () => {};
    document.addEventListener("visibilitychange", () => document.hidden && this.rush());
  }

  get waiting() {
    return this.queue.length > 0;
  }

  take(update) {
    this.queue.push(update);
    if (this.mine(update) || document.hidden) this.rush();
    if (!this.running) this.run();
  }

  drop() {
    this.queue = [];
    this.due = 0;
    this.wake();
  }

  rush() {
    if (!this.running) return;
    this.rushing = true;
    this.hurry();
    this.wake();
  }

  async run() {
    this.running = true;
    while (this.queue.length) {
      const rest = this.due - performance.now();
      if (rest > 0 && !this.rushing && isStep(this.queue[0]) && !this.mine(this.queue[0])) await this.sleep(rest);
      const update = this.queue.shift();
      if (!update) break; // dropped meanwhile
      await this.show(update);
      this.due = isStep(update) ? performance.now() + GAPS[pace()] : this.due;
    }
    this.running = this.rushing = false;
  }

  sleep(milliseconds) {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
