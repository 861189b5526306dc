// A puzzle: one move is to be found on the real board. A wrong one is only answered in words; the
// right one is made, and the slip beside it tells why.

import { badge } from "../common/badges.js";
import { el } from "../common/paper.js";
import { dull, finish } from "../common/sound.js";
import { say } from "../common/words.js";
import { Guided } from "../guided/guided.js";
import { giveUp, isSolved, miss, solve, streaks } from "./marks.js";

const GIVE_UP = "?";
const MOST = 40; // tries that are sent; what matters of more is that there were some
const SEEN = 900; // milliseconds until the move was seen, which the reasons would cover on a phone
const main = document.querySelector(".guided");

class PuzzlePage extends Guided {
  constructor() {
    const { game, puzzle } = main.dataset;
    super(main, `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`);
    this.puzzle = puzzle;
    this.on("puzzle-show", () => this.go([...this.done, GIVE_UP], true));
    for (const name of ["why", "meters"]) {
      this.on(`puzzle-${name}`, () => this.open(name, !this.part(name).classList.contains("open")));
    }
    this.lead();
    this.count();
  }

  go(done, live = false) {
    return super.go(done.slice(-MOST), live);
  }

  back() {} // nothing was made that could be taken back

  manner({ status, seat }) {
    const yours = status === "open" || status === "wrong";
    const named = el("span", { class: "named" }, badge(seat), heading(status, this.done.length));
    return { whose: [named], yours, strayed: status === "wrong" };
  }

  show(now, done, live) {
    super.show(now, done, live);
    const over = Boolean(now.answer);
    for (const button of this.parts("puzzle-show")) button.disabled = now.status !== "wrong";
    for (const part of this.parts("puzzle-over")) part.hidden = !over;
    for (const part of this.parts("puzzle-before")) part.hidden = over;
    if (over) this.explain(now.answer);
    this.open("why", over && !live);
    this.open("meters", false);
    if (over && live) setTimeout(() => this.now === now && this.open("why", true), SEEN);
    if (live) this.keep(now.status);
  }

  /** What this browser remembers of it. */
  keep(status) {
    const { day } = main.dataset;
    const { game, puzzle } = this;
    if (status === "shown") giveUp(game, puzzle);
    if (status === "wrong") {
      miss(game, puzzle);
      dull();
    }
    if (status === "solved") {
      solve(game, puzzle, day);
      finish();
    }
    this.lead();
    this.count();
  }

  /** Where one goes on: to the first that is not solved yet. */
  lead() {
    const following = JSON.parse(main.dataset.following);
    const next = following.find((id) => !isSolved(this.game, id)) ?? following[0];
    if (!next) return;
    const address = `/puzzles/${encodeURIComponent(this.game)}/${encodeURIComponent(next)}`;
    for (const link of this.parts("puzzle-next")) link.href = address;
  }

  count() {
    const { days, row } = streaks(main.dataset.today);
    this.part("days").textContent = days;
    this.part("row").textContent = row;
    this.part("solved").hidden = !isSolved(this.game, this.puzzle);
  }

  explain(answer) {
    this.part("best").textContent = answer.words;
    this.part("chances").replaceChildren(
      chance(say("page-puzzle-this"), answer.chance),
      chance(say("page-puzzle-second", { what: answer.second }), answer.second_chance),
    );
    this.part("reasons").replaceChildren(...answer.reasons.map((reason) => el("li", {}, reason)));
    this.part("missed").replaceChildren(...answer.missed.map((line) => el("li", {}, line)));
  }

  /** On a phone the reasons, and how it stands, lie over the board until they are put away. */
  open(name, on) {
    this.part(name).classList.toggle("open", on);
    for (const button of this.parts(`puzzle-${name}`)) button.setAttribute("aria-expanded", String(on));
  }
}

/** How often a move wins, with a bar. */
function chance(text, percent) {
  const bar = el("i");
  bar.style.setProperty("--done", percent / 100);
  const meter = el("span", { class: "meter", "aria-hidden": "true" }, bar);
  return el("li", {}, el("span", { class: "of-move" }, text), el("b", {}, `${percent}%`), meter);
}

function heading(status, tries) {
  if (status === "wrong") return say("page-puzzle-wrong");
  if (status === "shown") return say("page-puzzle-shown");
  if (status === "solved") return tries > 1 ? say("page-puzzle-found") : say("page-puzzle-at-once");
  return main.dataset.side || say("page-turn-yours");
}

new PuzzlePage().start();
