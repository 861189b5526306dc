// What has just happened, told to one reader: step by step, staged, with a trace on the board, in a
// line for each of the others, and once more when it is asked for.
//
//   const telling = new Telling(main, host, { show, offer });
//   telling.take(update)           `show(update)` is called when it is its turn
//   telling.hold(update)           it has no picture: another entry of its command follows
//   telling.joined(update)         it, with what was held, as one piece of news
//   telling.begin(state)           everything was read anew
//   telling.stage(update, draw)    play its great moments; whether it is still to be shown
//   telling.mark(update, ids)      leave the trace, after a picture was drawn
//   telling.around(now)            the lines
//   telling.busy                   nothing can be played while something is still to be seen
//   telling.forget()               somebody else is to look at the device

import { Again } from "./again.js";
import { badge } from "../common/badges.js";
import { pace, Steps } from "./pace.js";
import { thingsOf } from "../board/places.js";
import { Stage } from "./stage.js";
import { StoryLines, Trace } from "./story.js";

/** The entries of one command as one piece of news: stages name the line that tells them. */
export function join(updates) {
  const lines = [];
  const stages = [];
  for (const update of updates) {
    for (const stage of update.stages ?? []) stages.push({ ...stage, line: stage.line + lines.length });
    lines.push(...(update.lines ?? []));
  }
  return { ...updates.at(-1), lines, stages };
}

export class Telling {
  constructor(main, host, { show, offer }) {
    const board = main.querySelector(".board");
    this.host = host;
    this.me = null;
    this.number = 0; // of the newest entry that came
    this.round = 0; // of reading everything anew
    this.held = []; // what came of a command so far, without a picture
    this.scene = new Stage(board, host, badge);
    this.again = new Again(board, host, offer);
    this.lines = new StoryLines(main.querySelector("[data-story]"), () => {
      this.again.play();
      offer();
    });
    this.trace = new Trace();
    const mine = ({ seat }) => seat !== null && seat === this.me;
    this.steps = new Steps({ show, mine, hurry: () => this.scene.skip() });
  }

  get busy() {
    return this.steps.waiting || this.scene.on || this.again.on;
  }

  take(update) {
    this.number = update.number;
    this.steps.take(update);
  }

  begin({ now, log, stood }) {
    if (now.your_seat !== this.me) this.forget();
    if (now.number !== this.number) this.again.forget(); // it has not seen everything
    this.stop();
    this.me = now.your_seat;
    this.number = now.number;
    this.lines.begin(log, stood);
  }

  stop() {
    this.round++;
    this.held = [];
    this.steps.drop();
    this.scene.skip();
  }

  forget() {
    this.stop();
    this.again.forget();
    this.trace.forget();
    this.lines.forget();
  }

  hold(update) {
    this.held.push(update);
  }

  joined(update) {
    const joined = join([...this.held, update]);
    this.held = [];
    return joined;
  }

  async stage(update, draw) {
    const { stages, kind, now } = update;
    this.again.keep(update, this.me);
    const wanted = stages?.length && kind !== "takeback" && pace() !== "at-once";
    if (!wanted || this.again.on || document.hidden) return true;
    const { round } = this;
    await this.scene.play({ ...update, names: now.seats.map(({ name }) => name) }, draw);
    return round === this.round;
  }

  mark(update, travelled) {
    const ids = update ? this.trace.take(update, travelled, this.me) : this.trace.ids;
    const things = thingsOf(this.host);
    for (const id of ids) things.get(id)?.classList.add("fresh");
  }

  around(now) {
    this.lines.show(now, this.me, this.again.ready);
  }
}
