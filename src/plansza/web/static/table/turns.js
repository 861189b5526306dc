// Games over days: when one's time is short, days off, and the next game that waits for one. It comes
// to a page where somebody plays such games; others need none of it.

import { leftAt } from "./panel.js";
import { isForPage } from "../board/keys.js";
import { dayOf, isByTurn, spanText } from "../common/clock.js";
import { noteSlow, waiting } from "../common/mine.js";
import { say } from "../common/words.js";

const EVERY = 60000; // milliseconds between two looks at the other games
const SHORT = 21600; // seconds that are little, or a quarter of the turn where that is less
const QUARTER = 4;
const NEXT = "n"; // the key that leads to the next game

export class Days {
  /** `clock` is that of the table, if it is by turn; `hurry(on)` hears when little of a turn is left. */
  constructor(main, { id, clock, send, hurry }) {
    this.main = main;
    this.clock = clock;
    this.hurry = hurry;
    this.short = false;
    this.holiday = new Holiday(main, send);
    this.next = new NextGame(main, id, Boolean(clock));
  }

  /** A new situation; `mine` says whether one is to move. */
  take(now, me, mine) {
    this.holiday.take(now, me);
    this.next.take(now, me, mine);
  }

  /** So long after a situation came: say in the prompt when little is left of one's turn. */
  tick(now, me, passed) {
    const left = me === null || !this.clock ? null : leftAt(now.seats[me], passed);
    const short = left !== null && left < Math.min(SHORT, this.clock.turn / QUARTER);
    if (short !== this.short) {
      this.short = short;
      this.hurry(short);
    }
    const told = this.main.querySelector("[data-hurry]");
    const text = short ? shortText(left) : "";
    if (told && told.textContent !== text) told.textContent = text;
  }
}

function shortText(left) {
  return left > 0 ? say("page-time-left", { what: spanText(left) }) : say("page-time-up");
}

/** Days off, on a slip of the table. */
class Holiday {
  constructor(main, send) {
    this.slip = main.querySelector("[data-holiday]");
    if (!this.slip) return; // a table without such a clock
    this.part = (selector) => this.slip.querySelector(selector);
    this.part("form").addEventListener("submit", (event) => {
      event.preventDefault();
      send("away", { days: Number(this.part("[data-days]").value) });
    });
    this.part("[data-do=back]").addEventListener("click", () => send("back"));
  }

  take(now, me) {
    if (!this.slip) return;
    const seat = me === null ? null : now.seats[me];
    this.slip.hidden = !seat || !isByTurn(seat) || now.status !== "running";
    if (this.slip.hidden) return;
    const { away, vacation } = seat.turn;
    const told = away ? say("page-away-until", { what: dayOf(away) }) : say("page-holiday-left", { count: vacation });
    this.part("[data-holiday-told]").textContent = told;
    this.part("form").hidden = Boolean(away) || !vacation;
    this.part("[data-days]").max = Math.min(14, vacation);
    this.part("[data-do=back]").hidden = !away;
  }
}

/** The next game in which one is waited for, once there is nothing to do here. */
class NextGame {
  constructor(main, id, byTurn) {
    this.link = main.querySelector("[data-next]");
    this.id = id;
    this.byTurn = byTurn;
    this.free = false; // whether one is not waited for here
    this.asked = 0;
    setInterval(() => !document.hidden && this.look(), EVERY);
    document.addEventListener("visibilitychange", () => !document.hidden && this.look());
    document.addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() === NEXT && isForPage(event) && !this.link.hidden) this.link.click();
    });
  }

  /** A new situation here. */
  take(now, me, mine) {
    const free = !mine;
    if (this.byTurn && me !== null && now.status !== "open") noteSlow(this.id, now.status === "running");
    if (free && !this.free) this.look(true);
    this.free = free;
    if (!free) this.link.hidden = true;
  }

  async look(free = this.free) {
    if (!free) return;
    const asked = ++this.asked;
    const found = await waiting(this.id).catch(() => null);
    if (!found || asked !== this.asked) return;
    this.link.hidden = !found.next || !this.free;
    if (!found.next) return;
    this.link.href = `/t/${found.next.id}`;
    this.link.textContent = say("page-next-game", { count: found.count });
    this.link.title = found.next.title;
  }
}
