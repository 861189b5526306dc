// The line to the server: the state of a table, its live stream, commands that are never lost and
// never carried out twice.
//
//   const wire = new Wire(tableId, { state, update, presence, line, pulse, trouble, gone });
//   wire.seat = 1; wire.tall = true; wire.sync();     read everything, then follow the stream
//   const { problem } = await wire.send("play", { move });    undefined when it was carried out
//   wire.stop(); wire.pulse()                          listen no more; ask how things stand
//   wire.attend(number)                                be there without looking
//
// Browsers allow about six connections to one server, whatever the number of tabs. So a hidden
// page holds no stream, and no browser holds more than LINES; the other pages ask for the pulse.

import { ask, FIRST_WAIT, insist, LONGEST_WAIT } from "./ask.js";
import { newKey, recall, remember } from "./prefs.js";

const PULSE = 5000; // milliseconds between two questions of a hidden page
const QUICK_PULSE = 1500; // of one that is seen but has no stream
const LINES = 4;
const LINE_LIVES = 6000; // a page that says nothing for so long has gone

export class Wire {
  constructor(table, hear) {
    this.table = table;
    this.hear = hear;
    this.seat = null;
    this.tall = false;
    this.number = 0;
    this.round = 0; // of syncing: an older round's answer is not heard
    this.failures = 0;
    this.source = null;
    this.timer = 0;
    this.me = newKey();
    this.off = true;
    document.addEventListener("visibilitychange", () => this.seen());
    window.addEventListener("pagehide", () => this.dropLine());
    window.addEventListener("pageshow", (event) => event.persisted && !this.off && this.sync());
    setInterval(() => this.source && this.takeLine(), LINE_LIVES / 3);
  }

  get path() {
    return `/api/tables/${encodeURIComponent(this.table)}`;
  }

  query(more = {}) {
    const asked = new URLSearchParams(more);
    if (this.seat !== null) asked.set("seat", this.seat);
    return asked.toString();
  }

  // -- asking ----------------------------------------------------------------------------------

  /** One question, asked until somebody answers or it is not wanted any more. */
  insist(address, body, wanted) {
    return insist(address, body, { trouble: this.hear.trouble, wanted });
  }

  /** Give a command: {number} of its entry when it is carried out, else {problem}. */
  async send(kind, fields = {}) {
    const command = { kind, key: newKey(), seen: this.number, seat: this.seat, ...fields };
    const answer = await this.insist(`${this.path}/commands`, command);
    if (!answer.ok) return { problem: answer.data };
    const { number } = answer.data;
    setTimeout(() => !this.off && this.number < number && this.sync(), QUICK_PULSE);
    return { number };
  }

  /** Change private wishes of a seat, or ask for a link: {ok, data}. */
  post(what, fields = {}) {
    return this.insist(`${this.path}/${what}`, { seat: this.seat, ...fields });
  }

  /** Ask something besides, once: the answer, or null where there is none. */
  async look(what, asked = {}) {
    const answer = await ask(`${this.path}/${what}?${this.query(this.tall ? { ...asked, tall: 1 } : asked)}`);
    return answer?.ok ? answer.data : null;
  }

  /** How things stand, in a few bytes; null when nobody answers. */
  async pulse() {
    const answer = await ask(`${this.path}/pulse?${this.query()}`);
    return answer?.ok ? answer.data : null;
  }

  // -- following -------------------------------------------------------------------------------

  /** Read everything anew, then follow. */
  async sync() {
    const round = ++this.round;
    this.hang();
    this.off = false;
    const wanted = () => round === this.round;
    const asked = this.tall ? { tall: 1 } : {};
    const answer = await this.insist(`${this.path}?${this.query(asked)}`, undefined, wanted);
    if (!wanted() || !answer) return;
    if (answer.ok) {
      this.number = answer.data.now.number;
      this.hear.state(answer.data);
      if (wanted()) this.follow();
    } else if (answer.status === 403 && this.seat !== null) {
      this.seat = null; // it moved to another device
      await this.sync();
    } else {
      this.hear.gone(answer.data);
    }
  }

  /** Listen no more, and let no answer come that is under way. */
  stop() {
    this.round++;
    this.off = true;
    this.hang();
  }

  /** While the device is passed on, all who share it are still here: listen as one who watches, and
   * hear nothing. */
  attend(number) {
    if (this.source || document.hidden || !this.takeLine()) return;
    this.source = new EventSource(`${this.path}/stream?seat=-1&after=${number}`);
  }

  hang() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
    this.dropLine();
  }

  /** A stream while the page is seen and a line is free, else the pulse. */
  follow() {
    this.hang();
    if (document.hidden || !this.takeLine()) {
      this.timer = setTimeout(() => this.feel(), document.hidden ? PULSE : QUICK_PULSE);
      return;
    }
    const asked = this.tall ? { after: this.number, tall: 1 } : { after: this.number };
    const source = new EventSource(`${this.path}/stream?${this.query(asked)}`);
    this.source = source;
    source.onopen = () => (this.failures = 0);
    source.onmessage = (event) => source === this.source && this.take(JSON.parse(event.data));
    source.addEventListener("presence", (event) => {
      if (source === this.source) this.hear.presence(JSON.parse(event.data));
    });
    source.addEventListener("line", (event) => {
      if (source === this.source) this.hear.line(JSON.parse(event.data).text);
    });
    source.addEventListener("anew", () => source === this.source && this.sync()); // too much was missed
    source.onerror = () => source === this.source && this.lose();
  }

  take(update) {
    if (update.number <= this.number) return;
    this.number = update.number;
    this.hear.trouble(false);
    this.hear.update(update);
  }

  /** The stream broke: read everything anew, the later the more often that happened. */
  lose() {
    this.hang();
    const wait = this.failures ? Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT) : 0;
    this.failures++;
    this.timer = setTimeout(() => this.sync(), wait);
  }

  async feel() {
    const round = this.round;
    const pulse = await this.pulse();
    if (round !== this.round || this.off || this.source) return;
    if (pulse) this.hear.pulse(pulse);
    if (pulse && pulse.number > this.number && !document.hidden) this.sync();
    else this.follow();
  }

  seen() {
    if (!this.off) this.follow();
  }

  // -- lines -----------------------------------------------------------------------------------

  lines() {
    const now = Date.now();
    const fresh = Object.entries(recall("lines", {})).filter(([, at]) => now - at < LINE_LIVES);
    return Object.fromEntries(fresh);
  }

  takeLine() {
    const lines = this.lines();
    if (!(this.me in lines) && Object.keys(lines).length >= LINES) return false;
    remember("lines", { ...lines, [this.me]: Date.now() });
    return true;
  }

  dropLine() {
    const { [this.me]: mine, ...others } = this.lines();
    if (mine) remember("lines", others);
  }
}
