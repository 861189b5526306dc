// A game looked at again: steps, plays, jumps, and links to any of its moments.

import { About } from "../board/about.js";
import { listen } from "../board/arrange.js";
import { badge, setBadges } from "../common/badges.js";
import { loadArt, showPicture } from "../board/board.js";
import { showMeters } from "../table/meters.js";
import { el } from "../common/paper.js";
import { thingsOf } from "../board/places.js";
import { copy } from "../common/prefs.js";
import { fit } from "../table/prompt.js";
import { ReviewSlip } from "./review.js";
import { say } from "../common/words.js";
import { Stage } from "../telling/stage.js";

const WATCHING = -1;
const PACE = { slow: 2400, usual: 1300, fast: 550 }; // milliseconds from one move to the next
const PULSE = 5000; // milliseconds between two looks at a game that still runs
const SETTLED = 350; // milliseconds after which the address follows
const KEPT = 300; // moments in memory
const main = document.querySelector("main");
const upright = matchMedia("(orientation: portrait) and (max-width: 699px)");
const part = (name) => main.querySelector(`[data-${name}]`);
const KEYS = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  " ": "play",
};

class Replay {
  constructor() {
    const asked = new URLSearchParams(location.search);
    this.path = `/api/tables/${encodeURIComponent(main.dataset.table)}`;
    this.eyes = asked.has("seat") ? Number(asked.get("seat")) : Number(main.dataset.own);
    this.wanted = asked.has("at") ? Number(asked.get("at")) : null; // an entry's number
    this.stops = [];
    this.status = "";
    this.number = 0; // of the newest entry we know
    this.at = 0; // the place among the stops
    this.shown = null; // the place whose picture is on the page
    this.moments = new Map();
    this.timer = 0; // of playing
    this.settling = 0;
    this.stage = new Stage(main.querySelector(".board"), part("picture"), badge, { keys: false });
    this.review = part("review") && new ReviewSlip(main, this.path, (number) => this.visit(number));
  }

  async start() {
    await Promise.all([loadArt(main.dataset.game), this.learn()]);
    listen(part("picture"));
    this.about = new About(main, part("picture"), { ask: (thing) => this.tell(thing), use: () => ({}) });
    this.listen();
    const found = this.stops.findLastIndex((stop) => stop.number <= this.wanted);
    const first = this.status === "over" ? 0 : this.stops.length - 1;
    this.go(this.wanted === null ? first : Math.max(found, 0));
    setInterval(() => this.feel(), PULSE);
  }

  // -- asking ----------------------------------------------------------------------------------

  async ask(rest) {
    try {
      const answer = await fetch(this.path + rest, { cache: "no-store" });
      const away = answer.status >= 500 || answer.status === 429;
      part("trouble").hidden = !away;
      return away ? null : { ok: answer.ok, status: answer.status, data: await answer.json() };
    } catch {
      part("trouble").hidden = false;
      return null;
    }
  }

  /** Read the list of moves; eyes that are closed to us become those of a spectator. */
  async learn() {
    const answer = await this.ask(`/moments?seat=${this.eyes}`);
    if (answer && !answer.ok && this.eyes !== WATCHING) {
      this.eyes = WATCHING;
      return this.learn();
    }
    if (!answer?.ok) return;
    const { status, number, names } = answer.data;
    const stops = await this.whole(answer.data);
    if (!stops) return;
    Object.assign(this, { stops, status, number, names });
    part("empty").hidden = stops.length > 0;
    part("eyes").hidden = status !== "over";
    part("running").hidden = status === "over";
    part("over").hidden = status !== "over";
    part("choose-eyes").value = this.eyes;
    this.list();
  }

  /** All moves: the newest, and before them, page by page, those of a long game. */
  async whole({ stops, older }) {
    while (older !== null) {
      const answer = await this.ask(`/moments?seat=${this.eyes}&before=${older}`);
      if (!answer?.ok) return null;
      stops = [...answer.data.stops, ...stops];
      ({ older } = answer.data);
    }
    return stops;
  }

  /** A game that still runs may have come further. */
  async feel() {
    if (document.hidden || this.status === "over") return;
    const answer = await this.ask("/pulse");
    if (!answer?.ok || answer.data.number === this.number) return;
    const newest = this.at === this.stops.length - 1;
    await this.learn();
    this.go(newest ? this.stops.length - 1 : this.at);
  }

  /** The moment at a place, from memory or from the server. */
  moment(place) {
    const stop = this.stops[place];
    const query = `seat=${this.eyes}&tall=${Number(upright.matches)}`;
    const key = `${stop.number}?${query}`;
    if (!this.moments.has(key)) {
      const asked = this.ask(`/moments/${key}`).then((answer) => {
        if (!answer?.ok) this.moments.delete(key);
        return answer?.ok ? answer.data : null;
      });
      this.moments.set(key, asked);
      if (this.moments.size > KEPT) this.moments.delete(this.moments.keys().next().value);
    }
    return this.moments.get(key);
  }

  /** What a thing was at the moment that is shown. */
  async tell(thing) {
    const { number } = this.stops[this.shown];
    const asked = new URLSearchParams({ thing, number, seat: this.eyes, tall: Number(upright.matches) });
    const answer = await this.ask(`/about?${asked}`);
    return answer?.ok ? answer.data : null;
  }

  // -- showing ---------------------------------------------------------------------------------

  /** Go to a place; the last wish counts, however slow the server. */
  async go(place) {
    if (!this.stops.length) return;
    this.at = Math.min(Math.max(place, 0), this.stops.length - 1);
    this.mark();
    const wanted = this.at;
    const moment = await this.moment(wanted);
    if (!moment || wanted !== this.at) return;
    this.show(moment, wanted);
    const ahead = wanted + 1;
    if (ahead < this.stops.length) this.moment(ahead);
  }

  show(moment, place) {
    const far = this.shown === null ? 0 : place - this.shown;
    this.stage.skip();
    const draw = () => this.draw(moment.picture, far);
    if (far === 1 && moment.stages.length) this.stage.play({ ...moment, names: this.names }, draw);
    else draw();
    this.shown = place;
    this.about.take(`${this.stops[place].number} ${this.eyes}`);
    setBadges(moment.badges);
    part("lines").replaceChildren(...by(moment.seat), moment.lines.join(" "));
    part("prompt").textContent = moment.prompt;
    fit(main.querySelector(".prompt"));
    showMeters(part("meters"), moment.meters, this.names, moment.eyes);
  }

  draw(picture, far) {
    const host = part("picture");
    const travelled = showPicture(host, picture, { motion: Math.abs(far) === 1 });
    const things = thingsOf(host);
    if (far === 1) for (const id of travelled) things.get(id)?.classList.add("fresh");
  }

  /** Everything that shows the place without asking the server. */
  mark() {
    const last = this.stops.length - 1;
    const slider = part("slider");
    slider.max = last;
    slider.value = this.at;
    slider.setAttribute("aria-valuetext", `${this.at} / ${last}: ${this.stops[this.at].lines.join(" ")}`);
    part("count").textContent = `${this.at} / ${last}`;
    for (const name of ["first", "previous"]) this.button(name).disabled = this.at === 0;
    for (const name of ["next", "last"]) this.button(name).disabled = this.at === last;
    const rows = part("moves").children;
    for (const row of main.querySelectorAll("[data-moves] [aria-current]")) row.removeAttribute("aria-current");
    rows[this.at].setAttribute("aria-current", "true");
    keepInSight(part("moves"), rows[this.at]);
    part("link").value = this.address();
    this.review?.mark(this.stops[this.at].number);
    clearTimeout(this.settling);
    this.settling = setTimeout(() => history.replaceState(null, "", this.address()), SETTLED);
  }

  button(name) {
    return main.querySelector(`[data-go=${name}]`);
  }

  /** The list of moves. */
  list() {
    const list = part("moves");
    const rows = this.stops.map((stop, place) => {
      const said = el("span", { class: "said" }, ...(stop.lines.length ? by(stop.seat) : []), stop.lines.join(" "));
      const words = el("span", {}, said, stop.undone ? el("em", {}, ` (${list.dataset.undone})`) : "");
      const row = el("button", { type: "button" }, el("span", { class: "at" }, `${place}`), words);
      row.addEventListener("click", () => this.choose(place));
      const untold = !stop.lines.length && "untold";
      return el("li", { class: stop.undone ? "undone" : untold || null }, row);
    });
    list.replaceChildren(...rows);
  }

  /** A link to this very moment; a seat is named when anybody may look from it. */
  address() {
    const address = new URL(location.pathname, location.href);
    address.searchParams.set("at", this.stops[this.at].number);
    if (this.status === "over") address.searchParams.set("seat", this.eyes);
    return address.href;
  }

  // -- doing -----------------------------------------------------------------------------------

  act(name) {
    const last = this.stops.length - 1;
    if (name === "play") return this.timer ? this.pause() : this.play();
    this.jump({ first: 0, previous: this.at - 1, next: this.at + 1, last }[name]);
  }

  jump(place) {
    this.pause();
    this.go(place);
  }

  /** A move of the list; on a phone the board may be out of sight. */
  choose(place) {
    this.jump(place);
    if (part("picture").getBoundingClientRect().bottom < window.innerHeight / 4) window.scrollTo(0, 0);
  }

  /** The moment after an entry of the log. */
  visit(number) {
    this.choose(this.stops.findLastIndex((stop) => stop.number <= number));
  }

  play() {
    if (!this.stops.length) return;
    main.classList.add("playing");
    this.label("pause");
    if (this.at === this.stops.length - 1) this.go(0);
    this.wait();
  }

  wait() {
    this.timer = setTimeout(async () => {
      await this.go(this.at + 1);
      if (this.timer && this.at < this.stops.length - 1) this.wait();
      else this.pause();
    }, PACE[part("speed").value]);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    main.classList.remove("playing");
    this.label("play");
  }

  label(name) {
    const button = this.button("play");
    const text = button.dataset[name];
    button.setAttribute("aria-label", text);
    button.title = text;
  }

  async look(eyes) {
    this.eyes = eyes;
    this.shown = null;
    await this.learn();
    this.go(this.at);
  }

  listen() {
    for (const button of main.querySelectorAll("[data-go]")) {
      button.addEventListener("click", () => this.act(button.dataset.go));
    }
    part("slider").addEventListener("input", (event) => this.jump(Number(event.target.value)));
    part("choose-eyes").addEventListener("change", (event) => this.look(Number(event.target.value)));
    upright.addEventListener("change", () => {
      this.go(this.at);
      this.review?.read();
    });
    main.querySelector("[data-do=check-luck]")?.addEventListener("click", () => this.checkLuck());
    main.querySelector("[data-do=copy]").addEventListener("click", (event) => this.copy(event.currentTarget));
    document.addEventListener("keydown", (event) => this.press(event));
  }

  async copy(button) {
    const done = await copy(this.address(), part("link"));
    part("said").textContent = done ? button.dataset.copied : button.dataset.notCopied;
    button.focus();
  }

  /** Whether the luck was fair: the numbers are checked here, by what is loaded when it is asked. */
  async checkLuck() {
    const said = part("luck-said");
    said.textContent = say("page-luck-thinking");
    try {
      const { checkLuck } = await import("../luck/check.js");
      const good = await checkLuck(main.dataset.table, this.path, this.names ?? [], part("checks"));
      said.textContent = good ? say("page-luck-good") : say("page-luck-bad");
      said.classList.toggle("bad", !good);
      part("luck-how").hidden = false;
    } catch {
      said.textContent = say("page-luck-away");
    }
  }

  /** Keys work wherever they mean nothing else. */
  press(event) {
    const name = KEYS[event.key];
    const own = event.target.closest("input, select, textarea");
    const pressed = event.key === " " && event.target.closest("button, a, summary");
    if (!name || own || pressed || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.act(name);
  }
}

/** The token of whoever did it. */
const by = (seat) => (seat === null ? [] : [badge(seat)]);

/** Scroll a list, and nothing but the list, until a row can be seen. */
function keepInSight(list, row) {
  const above = row.offsetTop - list.scrollTop;
  if (above < 0) list.scrollTop = row.offsetTop;
  else if (above + row.offsetHeight > list.clientHeight) {
    list.scrollTop = row.offsetTop + row.offsetHeight - list.clientHeight;
  }
}

new Replay().start();
