// The review of a finished game: its curve, its turning points, and the way from them to the board.

import { ask } from "../common/ask.js";
import { el } from "../common/paper.js";
import { say } from "../common/words.js";

const AGAIN = 700; // milliseconds between two looks at a review under way
const MOST_ROWS = 24; // of the table
const upright = matchMedia("(orientation: portrait) and (max-width: 699px)");

export class ReviewSlip {
  /** `visit(number)` shows the moment after an entry. */
  constructor(main, path, visit) {
    this.main = main;
    this.part = (name) => main.querySelector(`[data-${name}]`);
    this.address = () => `${path}/review?tall=${Number(upright.matches)}`;
    this.visit = visit;
    this.found = null;
    this.number = 0; // of the entry whose moment is shown
    main.querySelector("[data-do=review]").addEventListener("click", () => this.read({}));
    this.part("curve").addEventListener("click", (event) => this.click(event));
    this.read(new URLSearchParams(location.search).has("review") ? {} : undefined);
  }

  /** How far it has come; with a body, let it begin. */
  async read(body) {
    clearTimeout(this.timer);
    const answer = await ask(this.address(), body);
    if (answer && !answer.ok) this.fail(answer.data.message);
    else if (answer) this.take(answer.data);
    if (!answer || answer.data.status === "thinking") this.timer = setTimeout(() => this.read(), AGAIN);
  }

  fail(message) {
    this.show("begin");
    this.part("review-problem").textContent = message;
    this.part("review-problem").hidden = false;
  }

  take(state) {
    this.part("review-problem").hidden = true;
    this.show({ none: "begin", thinking: "progress", ready: "ready" }[state.status]);
    const text = say("page-review-thinking", { count: state.done });
    if (state.status === "thinking") this.part("progress-text").textContent = text;
    this.part("progress").querySelector("i").style.setProperty("--done", state.done / 100);
    if (state.status === "ready") this.tell(state);
  }

  show(wanted) {
    for (const name of ["begin", "progress", "ready"]) this.part(name).hidden = name !== wanted;
  }

  tell(state) {
    this.found = state;
    this.main.classList.add("reviewed");
    this.part("curve").replaceChildren(parsed(state.picture));
    this.part("legend").replaceChildren(...state.sides.map(side));
    this.part("turns").replaceChildren(...state.turns.map((turn) => this.turn(turn)));
    this.part("no-turns").hidden = state.turns.length > 0;
    this.part("chances").replaceChildren(...table(state));
    this.mark(this.number);
  }

  turn({ number, text, change, better }) {
    const more = better ? el("span", { class: "better" }, better) : null;
    const words = el("span", {}, text, " – ", el("b", {}, change), ". ", more);
    const go = () => {
      this.visit(number);
      window.scrollTo(0, 0); // to the board
    };
    return el("li", {}, el("button", { type: "button", onclick: go }, words));
  }

  // -- the curve -------------------------------------------------------------------------------

  /** Show where on the curve the board is. */
  mark(number) {
    this.number = number;
    if (!this.found) return;
    const place = placeOf(this.found.moments, number);
    const svg = this.part("curve").querySelector("svg");
    const x = across(edges(svg), place, this.found.moments.length);
    const cursor = svg.querySelector(".cursor");
    cursor.setAttribute("x1", x);
    cursor.setAttribute("x2", x);
    const chances = this.found.chances[place].map((chance, n) => `${this.found.sides[n]} ${chance}%`);
    const when = place ? say("page-review-now", { count: place }) : say("page-review-start");
    this.part("now").textContent = `${when} ${chances.join(", ")}`;
  }

  click(event) {
    const turn = event.target.closest("[data-turn]");
    if (turn) {
      this.visit(this.found.turns[turn.dataset.turn].number);
      return;
    }
    const svg = event.target.closest("svg");
    if (!svg) return;
    const x = (event.clientX - svg.getScreenCTM().e) / svg.getScreenCTM().a;
    this.visit(this.found.moments[placeAt(edges(svg), x, this.found.moments.length)]);
  }
}

/** The place among the moments that an entry of the log belongs to. */
export function placeOf(moments, number) {
  return Math.max(0, moments.findLastIndex((each) => each <= number));
}

/** How far to the right on the curve a place lies. */
export function across({ left, right }, place, count) {
  return left + ((right - left) * place) / Math.max(1, count - 1);
}

/** The place that a click on the curve means. */
export function placeAt({ left, right }, x, count) {
  const place = Math.round(((count - 1) * (x - left)) / (right - left));
  return Math.min(Math.max(place, 0), count - 1);
}

/** Some places from the first to the last, for a table that is not too long. */
export function somePlaces(count) {
  const step = Math.max(1, Math.ceil(count / MOST_ROWS));
  return Array.from({ length: count }, (_, place) => place).filter(
    (place) => place % step === 0 || place === count - 1,
  );
}

function edges(svg) {
  return { left: Number(svg.dataset.left), right: Number(svg.dataset.right) };
}

function parsed(text) {
  const found = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(found.documentElement, true);
}

function side(name, place) {
  return el("li", {}, el("span", { class: `swatch side-${place}`, "aria-hidden": "true" }), name);
}

/** The same for those who do not see the curve: some moments from the first to the last. */
function table({ sides, chances }) {
  const cell = (text) => el("td", {}, text);
  const head = [say("page-review-move"), ...sides].map((name) => el("th", { scope: "col" }, name));
  const rows = somePlaces(chances.length).map((place) =>
    el("tr", {}, el("th", { scope: "row" }, `${place}`), ...chances[place].map((each) => cell(`${each}%`))),
  );
  return [el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows)];
}
