// The coach: in somebody's first games of a kind, one slip says what a thing means when it first becomes
// possible or happens, and never again. The server tells what could be said; what has been said, and in
// which games, only this browser knows.

import { isYours } from "./prompt.js";
import { recall, remember } from "../common/prefs.js";

const GAMES = 2; // of a kind, in which the coach is there by itself
const TURNS = 2; // after which a slip that nobody answers is put away
const CHANGES = ["move", "takeback", "start"]; // talk at the table changes nothing
const WISHES = ["first", "always", "never"];

export class Coach {
  /** `wire` carries the question. */
  constructor(main, wire) {
    const { table, game, topics } = main.dataset;
    Object.assign(this, { main, wire, table, game });
    this.topics = topics.split(" ");
    this.slip = main.querySelector("[data-coach]");
    this.text = main.querySelector("[data-coach-said]");
    this.heard = new Set(said(game)); // a browser that keeps nothing hears it once a visit
    this.now = null;
    this.seat = null;
    this.since = null; // the entry at which this seat was last to move: what came later is news
    this.turn = false;
    this.forget();
    main.querySelector("[data-coach-understood]").addEventListener("click", (event) => this.understood(event));
    this.select = main.querySelector("[data-set=coach]");
    this.select.value = wish();
    this.select.addEventListener("change", () => this.choose(this.select.value));
  }

  /** A new situation; `live` is the news that brought it, null when everything was read anew. */
  take(now, live) {
    if (now.your_seat !== this.seat) this.since = null;
    if (now.your_seat !== this.seat || now.status !== "running" || live?.kind === "takeback") this.forget();
    const [turn, since] = [isYours(now), this.since ?? now.number];
    if (turn && !this.turn) this.turns++;
    if (turn || this.since === null) this.since = now.number;
    Object.assign(this, { now, turn, seat: now.your_seat });
    if (this.code && this.turns >= TURNS) this.finish();
    if (this.code || !this.wanted()) return;
    if (live ? CHANGES.includes(live.kind) : turn) this.ask(since);
  }

  /** Whether there is somebody at this table to whom something may still be said. */
  wanted() {
    const { now, table, game } = this;
    if (now === null || now.your_seat === null || now.status !== "running") return false;
    if (this.topics.every((code) => this.heard.has(code))) return false;
    const games = gamesOf(game);
    return wish() === "always" || (wish() === "first" && (games.includes(table) || games.length < GAMES));
  }

  async ask(since) {
    const { now } = this;
    const answer = await this.wire.look("coach", { since });
    if (now !== this.now || answer?.number !== now.number || this.code || !this.wanted()) return;
    const remark = answer.remarks.find(({ code }) => !this.heard.has(code));
    if (remark) this.say(remark);
  }

  say({ code, text }) {
    this.code = code;
    this.turns = 0;
    note(this.game, { games: [...new Set([...gamesOf(this.game), this.table])] });
    this.show(true);
    requestAnimationFrame(() => this.code === code && this.write(text)); // what is there already is not announced
  }

  /** What is longer than its room can be scrolled, by keys too. */
  write(text) {
    this.text.textContent = text;
    this.text.toggleAttribute("tabindex", false);
    if (this.text.scrollHeight > this.text.clientHeight + 1) this.text.setAttribute("tabindex", "0");
  }

  show(on) {
    this.slip.hidden = !on;
    this.main.classList.toggle("coached", on);
    if (!on) this.text.textContent = "";
  }

  /** “Got it”; who came by keys goes on with the board. */
  understood({ detail }) {
    this.finish();
    if (!detail) this.main.querySelector(".picture .can[tabindex='0']")?.focus();
  }

  /** It was said, and will not be said again. */
  finish() {
    this.heard.add(this.code);
    note(this.game, { said: [...new Set([...said(this.game), this.code])] });
    this.forget();
  }

  /** The slip goes, as if it had not been there: somebody else looks, or it is true no more. */
  forget() {
    this.code = "";
    this.turns = 0;
    this.show(false);
  }

  choose(wanted) {
    remember("coach", wanted);
    if (wanted === "always") this.begin();
    if (this.code && !this.wanted()) this.forget();
    if (!this.code && this.wanted() && isYours(this.now)) this.ask(this.now.number);
  }

  /** Whoever wants it in every game wants to hear it, though he may have heard it before. */
  begin() {
    const all = coached();
    for (const game of Object.keys(all)) note(game, { said: [] });
    this.heard.clear();
  }
}

// -- what this browser remembers -------------------------------------------------------------------

function wish() {
  const known = recall("coach");
  return WISHES.includes(known) ? known : "first";
}

function coached() {
  const found = recall("coached", {});
  return found && typeof found === "object" ? found : {};
}

const listed = (found) => (Array.isArray(found) ? found : []);
const said = (game) => listed(coached()[game]?.said);
const gamesOf = (game) => listed(coached()[game]?.games);

function note(game, more) {
  const all = coached();
  remember("coached", { ...all, [game]: { said: listed(all[game]?.said), games: listed(all[game]?.games), ...more } });
}
