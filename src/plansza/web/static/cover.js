// One device for several players: a sheet covers the table until the next one says who he is.

import { button, el } from "./paper.js";
import { say } from "./words.js";

const LOOK = 1800; // milliseconds to see what one's own move brought
const ASK = 3000; // between two looks at how things stand

export class Cover {
  constructor(host, wire, uncover) {
    this.host = host;
    this.wire = wire;
    this.uncover = uncover;
    this.names = [];
    this.timer = 0;
    this.up = false; // whether the sheet covers the table
  }

  /** After every situation: shall the device go to another player? */
  consider(now, held, hide) {
    clearTimeout(this.timer);
    this.names = now.seats.map(({ name }) => name);
    if (held.length < 2 || now.status !== "running") return;
    const waiting = now.to_move.filter((seat) => held.includes(seat) && !now.seats[seat].stand_in);
    if (!waiting.length || waiting.includes(now.your_seat)) return;
    this.timer = setTimeout(() => hide(waiting[0]), LOOK);
  }

  /** Cover the table and ask for this player; the caller has taken everything private away. */
  async show(seat, held) {
    clearTimeout(this.timer);
    this.wire.stop();
    this.held = held;
    this.up = true;
    await this.look(seat);
  }

  /** See whose turn it is; the sheet stays until somebody says who he is, or the game is over. */
  async look(seat) {
    const pulse = await this.wire.pulse();
    if (!this.up) return;
    if (pulse?.status === "over") {
      this.open(this.held[0]);
      return;
    }
    const waiting = pulse?.to_move.find((each) => this.held.includes(each));
    this.render(waiting ?? seat ?? this.held[0]);
    this.timer = setTimeout(() => this.look(seat), ASK);
  }

  render(seat) {
    if (this.shown === seat && !this.host.hidden) return;
    this.shown = seat;
    const others = this.held.filter((each) => each !== seat);
    const iAm = (each, more) =>
      button(say("page-i-am", { name: this.name(each) }), () => this.open(each), more);
    const main = iAm(seat, { class: "main big", "data-i-am": seat });
    const small = others.map((each) => iAm(each, { class: "plain" }));
    this.host.className = "slip cover-sheet";
    this.host.replaceChildren(
      el("h2", {}, say("page-pass", { name: this.name(seat) })),
      el("p", {}, say("page-pass-help")),
      main,
      el("div", { class: "row" }, ...small),
    );
    this.host.hidden = false;
    main.focus();
  }

  name(seat) {
    const row = document.querySelector(`[data-player="${seat}"] .name`);
    return this.names[seat] || row?.textContent || say("page-player", { seat: seat + 1 });
  }

  open(seat) {
    clearTimeout(this.timer);
    this.up = false;
    this.host.hidden = true;
    this.host.replaceChildren();
    this.uncover(seat);
  }
}
