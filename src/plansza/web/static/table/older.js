// The log before its newest page: a button above it brings one page more.
//
//   const older = new Older(main, wire);
//   older.take(before, me)     the log was read anew: the number before which there is more, or null

import { notice } from "../common/paper.js";
import { tellStory } from "./panel.js";

export class Older {
  constructor(main, wire) {
    this.log = main.querySelector(".log");
    this.list = this.log.querySelector("ol");
    this.button = this.log.querySelector("[data-older]");
    this.wire = wire;
    this.round = 0; // of reading the log anew: what was asked for before is not wanted any more
    this.button.addEventListener("click", () => this.load());
  }

  take(before, me) {
    this.round++;
    this.me = me;
    this.offer(before);
  }

  offer(before) {
    this.before = before;
    this.button.setAttribute("aria-disabled", "false");
    if (before === null && document.activeElement === this.button) this.log.focus();
    this.button.hidden = before === null;
  }

  async load() {
    if (this.button.getAttribute("aria-disabled") === "true") return;
    const { round, before } = this;
    this.button.setAttribute("aria-disabled", "true"); // and not disabled, which would lose the focus
    const wanted = () => round === this.round;
    const address = `${this.wire.path}/log?${this.wire.query({ before })}`;
    const answer = await this.wire.insist(address, undefined, wanted);
    if (!wanted() || !answer) return;
    if (answer.ok) this.show(answer.data.log);
    else notice(answer.data.message);
    this.offer(answer.ok ? answer.data.older : before);
  }

  /** What is old is no news: nobody reads all of it aloud. */
  show(entries) {
    const part = document.createDocumentFragment();
    tellStory(part, entries, this.me);
    this.log.setAttribute("aria-live", "off");
    this.list.prepend(part);
    setTimeout(() => this.log.removeAttribute("aria-live"), 1000);
  }
}
