// A hint: asked for with a button, told in words, lit on the board; gone when the position changes.

import { el, notice } from "../common/paper.js";
import { say } from "../common/words.js";

export class Hints {
  /** `clicks` lights the way; `wire` carries the question. */
  constructor(main, wire, clicks) {
    this.wire = wire;
    this.clicks = clicks;
    this.slip = main.querySelector("[data-hint]");
    this.told = main.querySelector("[data-hint-told]");
    this.buttons = [...main.querySelectorAll("[data-do=hint]")];
    this.now = null;
    this.asked = ""; // the question that a hint is, or will be, about
    for (const button of this.buttons) button.addEventListener("click", () => this.ask());
    main.querySelector("[data-do=hint-close]").addEventListener("click", () => this.close());
  }

  /** A new situation: who may ask, and whether what was said still holds. */
  take(now) {
    this.now = now;
    if (this.asked && this.asked !== question(now)) this.forget();
    for (const button of this.buttons) {
      button.hidden = !now.hints || now.your_seat === null || now.status !== "running";
      button.disabled = !mayAsk(now);
    }
  }

  /** Nothing of a hint stays: the position has changed, or the device is passed on. */
  forget() {
    this.asked = "";
    this.slip.hidden = true;
    this.told.replaceChildren();
    this.clicks.advise([]);
  }

  /** The words go, what is lit stays. */
  close() {
    this.slip.hidden = true;
    this.buttons.find((button) => button.offsetParent)?.focus();
  }

  async ask() {
    const asked = question(this.now);
    if (this.asked === asked && this.told.childElementCount) {
      this.slip.hidden = false; // it was closed, or is being thought about
      return;
    }
    this.asked = asked;
    this.say(el("p", { class: "pondering" }, say("page-hint-thinking")));
    const answer = await this.wire.post("hint");
    if (this.asked !== asked) return;
    if (answer.ok) this.tell(answer.data);
    else {
      this.forget();
      notice(answer.data.message);
    }
  }

  tell(hint) {
    const choice = this.now.choices.find(({ move }) => move === hint.move);
    if (!choice) {
      this.forget();
      notice(say("page-hint-late"));
      return;
    }
    const lines = hint.reasons.map((line) => el("li", {}, line));
    this.say(el("p", { class: "advised-move" }, hint.words), ...chance(hint), el("ul", {}, ...lines));
    this.clicks.advise(shortest(choice, this.now.ways));
  }

  say(...parts) {
    this.told.replaceChildren(...parts);
    this.slip.hidden = false;
  }
}

/** What is clicked for a choice: a shortcut that begins with it, if that is less. */
export function shortest(choice, ways) {
  const able = [choice, ...ways.filter(({ move }) => move.split(" ")[0] === choice.move)];
  return able.reduce((one, two) => (two.path.length < one.path.length ? two : one)).path;
}

/** All that a hint is about; talk at the table changes nothing of it. */
export function question({ status, your_seat, to_move, prompt, choices }) {
  return JSON.stringify([status, your_seat, to_move, prompt, choices]);
}

/** Whether a hint can be asked for: one is to move oneself, and there is something to choose. */
export function mayAsk(now) {
  const { your_seat, to_move, seats, choices } = now;
  return to_move.includes(your_seat) && !seats[your_seat].stand_in && choices.length > 0;
}

function chance({ chance: percent }) {
  if (percent === null) return [];
  const bar = el("span", { class: "meter", "aria-hidden": "true" }, el("i"));
  bar.firstChild.style.setProperty("--done", percent / 100);
  return [el("p", { class: "chance" }, say("page-hint-chance"), ": ", el("b", {}, `${percent}%`), bar)];
}
