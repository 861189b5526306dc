// One device for several players: a sheet covers the table until the next one says who he is. Where
// nothing is hidden, the table simply turns to him.

import { button, el } from "../common/paper.js";
import { say } from "../common/words.js";

const LOOK = 1800; // milliseconds to see what one's own move brought
const GLANCE = 700; // the same where nothing is covered
const ASK = 3000; // between two looks at how things stand

export class Cover {
  /** `uncover(seat)` shows the table to whoever sits there; `secrets`: whether the game has any. */
  constructor(host, wire, uncover, secrets = true) {
    this.secrets = secrets;
    this.host = host;
    this.wire = wire;
    this.uncover = uncover;
    this.names = [];
    this.timer = 0;
    this.up = false; // whether the sheet covers the table
  }

  /** After every situation: does another player at this device have to decide something? Then
   * `hide(seat)` takes away what is private, or, without secrets, the table turns to him. */
  consider(now, held, hide) {
    clearTimeout(this.timer);
    this.names = now.seats.map(({ name }) => name);
    if (held.length < 2 || now.status !== "running") return;
    const waiting = now.to_move.filter((seat) => held.includes(seat) && !now.seats[seat].stand_in);
    if (!waiting.length || waiting.includes(now.your_seat)) return;
    const [pass, wait] = this.secrets ? [hide, LOOK] : [this.uncover, GLANCE];
    this.timer = setTimeout(() => pass(waiting[0]), wait);
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
    if (pulse) this.wire.attend(pulse.number);
    const waiting = pulse?.deciding.find((each) => this.held.includes(each));
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
