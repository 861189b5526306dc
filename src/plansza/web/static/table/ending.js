// The end of a game: a result slip over the board, which can be put aside and brought back.

import { ask } from "../common/ask.js";
import { badge } from "../common/badges.js";
import { levelName, levelOptions } from "../common/levels.js";
import { withdrawal } from "./offers.js";
import { button, el, notice, refresh } from "../common/paper.js";
import { still } from "../board/places.js";
import { copy } from "../common/prefs.js";
import { say } from "../common/words.js";
import { starred } from "../lessons/stars.js";

const LAST_LOOK = 900; // milliseconds to see what the last move did
const AGAIN = 700; // between two looks at a review under way

export class Ending {
  /** `send` gives commands of the seat; `opener` holds the button that brings the slip back. */
  constructor(main, send) {
    this.main = main;
    this.id = main.dataset.table;
    this.game = main.dataset.game;
    this.send = send;
    this.slip = main.querySelector("[data-ending]");
    this.opener = main.querySelector("[data-ways]");
    this.part = (name) => this.slip.querySelector(`[data-ending-${name}]`);
    this.known = false; // whether the slip has come up by itself
    this.timer = 0;
    this.part("close").addEventListener("click", () => this.close());
    document.addEventListener("keydown", (event) => this.press(event));
  }

  /** A new situation; `live` when it has just happened. */
  take(now, held, live) {
    const over = now.status === "over" && now.outcome !== null;
    this.main.classList.toggle("ended", over);
    if (!over) {
      this.forget();
      return;
    }
    this.tell(now, held);
    if (this.known) return;
    this.known = true;
    this.timer = setTimeout(() => this.open(), live && !still() ? LAST_LOOK : 0);
    const played = live && now.your_seat !== null; // whoever sat here wants to know what decided it
    this.turningPoint(played ? "looked-for" : "known");
  }

  /** The game goes on, or somebody else is to look at the device. */
  forget() {
    clearTimeout(this.timer);
    this.known = false;
    this.slip.hidden = true;
    this.showOpener();
  }

  open() {
    this.slip.hidden = false;
    this.showOpener();
    const typing = document.activeElement?.matches("input, select, textarea");
    if (typing) return;
    this.main.querySelector("[data-bar-panel][aria-expanded=true]")?.click(); // the drawer lies on it
    this.slip.focus({ preventScroll: true });
  }

  close() {
    const inside = this.slip.contains(document.activeElement);
    this.slip.hidden = true;
    this.showOpener();
    if (inside) this.opener.querySelector("button")?.focus();
  }

  /** Escape puts the slip aside, unless something lies on it. */
  press(event) {
    const above = document.querySelector("dialog[open], .panel.open");
    if (event.key === "Escape" && !this.slip.hidden && !above) this.close();
  }

  showOpener() {
    const wanted = this.known && this.slip.hidden;
    const show = () => button(say("page-result"), () => this.open(), { "data-do": "result" });
    refresh(this.opener, wanted, () => (wanted ? [show()] : []));
  }

  // -- what it says ----------------------------------------------------------------------------

  tell(now, held) {
    const { headline, why, notes, winners } = now.outcome;
    const won = winners.includes(now.your_seat);
    this.slip.classList.toggle("won", won || (now.your_seat === null && winners.length > 0));
    this.part("headline").textContent = headline;
    refresh(this.part("why"), [why, notes], () => [why, ...notes].map((text) => el("p", {}, text)));
    const names = now.seats.map(({ name }) => name);
    refresh(this.part("account"), [now.outcome, names], () => account(now.outcome, names, now.your_seat));
    const { lessons } = now.outcome;
    refresh(this.part("lesson"), lessons, () => this.lesson(lessons));
    refresh(this.part("ways"), [now.next_table, now.offer, held], () => this.ways(now, held));
  }

  /** A lesson for next time: the best of those that are not done yet. */
  lesson(lessons) {
    const done = starred(this.game);
    const found = lessons.find(({ name }) => !done.includes(name)) ?? lessons[0];
    if (!found) return [];
    const href = ["/learn", this.game, found.name].filter(Boolean).join("/");
    return [el("a", { href, "data-do": "lesson" }, found.text)];
  }

  /** The ways on: play again, watch, review, share, learn. */
  ways(now, held) {
    const replay = `/t/${this.id}/replay`;
    const rest = [
      el("a", { class: "button", href: replay, "data-do": "watch" }, say("page-watch-again")),
      el("a", { class: "button", href: `${replay}?review=1`, "data-do": "review" }, say("page-review")),
      button(say("page-share"), () => this.share(replay), { "data-do": "share" }),
      el("a", { class: "button", href: `/g/${this.game}`, target: "_blank", rel: "noopener" }, say("page-learn")),
    ];
    if (now.next_table) {
      return [el("a", { class: "button main", href: `/t/${now.next_table}` }, say("page-next")), ...rest];
    }
    return now.your_seat === null ? rest : [...this.again(now, held), ...rest];
  }

  again(now, held) {
    const asked = now.offer ? held.filter((seat) => !now.offer.agreed.includes(seat)) : [];
    const level = now.offer ? null : nextLevel(now);
    const go = () => {
      if (!now.offer) this.send("offer", { what: "rematch", level: level?.value ?? "" });
      for (const seat of asked) this.send("answer", { yes: true, seat });
    };
    const waits = Boolean(now.offer) && !asked.length;
    const name = now.offer ? now.seats[now.offer.seat].name : "";
    const said = waits ? say("page-asked") : now.offer ? say("page-asks-rematch", { name }) : "";
    const rematch = button(say("page-rematch"), go, { class: "main", disabled: waits, "data-do": "rematch" });
    const own = waits && held.includes(now.offer.seat);
    const back = own ? withdrawal(now.offer.seat, this.send) : null;
    return [said ? el("p", { class: "asked" }, said) : null, level, rematch, back].filter(Boolean);
  }

  /** Hand the game on: by what the device has for that, else by the clipboard. */
  async share(path) {
    const url = new URL(path, location.href).href;
    if (navigator.share) {
      await navigator.share({ title: document.title, text: this.part("headline").textContent, url }).catch(() => {});
      return;
    }
    const field = el("input", { type: "text", readonly: true, "aria-label": say("page-link") });
    field.value = url;
    this.slip.append(field);
    const done = await copy(url, field);
    field.remove();
    notice(done ? say("page-copied") : url, done ? 5 : 0);
    this.slip.querySelector("[data-do=share]")?.focus();
  }

  // -- the turning point -------------------------------------------------------------------------

  /** Told where a review is there (“known”); else one is begun when the game has just ended
   * (“looked-for”), or when somebody asks (“asked”), who also hears why there is none. */
  async turningPoint(how) {
    const host = this.part("turn");
    const answer = await ask(`/api/tables/${this.id}/review`, how === "known" ? undefined : {});
    if (!this.known) return;
    const state = answer?.ok ? answer.data : { status: "none" };
    if (state.status === "thinking") setTimeout(() => this.turningPoint("known"), AGAIN);
    refresh(host, [state.status, state.done ?? 0], () => this.turn(state));
    if (how === "asked" && answer && !answer.ok) notice(answer.data.message);
  }

  turn({ status, done, turns, decisive }) {
    if (status === "thinking") return [say("page-review-thinking", { count: done })];
    if (status === "none") {
      return [button(say("page-find-turn"), () => this.turningPoint("asked"), { class: "quiet", "data-do": "turn" })];
    }
    const found = turns[decisive];
    if (!found) return [say("page-no-turn")];
    const there = `/t/${this.id}/replay?at=${found.number}`;
    const text = el("a", { href: there }, found.text);
    return [el("b", {}, say("page-turning-point")), " ", text, ` – ${found.change}.`];
  }
}

/** The account: a column for every player, allies side by side. */
function account({ sides, lines, winners }, names, me) {
  if (!lines.length) return [];
  const seats = sides.flat();
  const together = sides.some((side) => side.length > 1);
  const many = seats.length > 3;
  const columns = sides.map((side) => el("colgroup", { span: side.length }));
  const who = (seat) => {
    const marks = [winners.includes(seat) && "winner", seat === me && "me", many && "many"];
    const name = el("span", {}, names[seat]);
    return el("th", { scope: "col", class: marks.filter(Boolean).join(" ") }, badge(seat), name);
  };
  const head = el("tr", {}, el("td"), ...seats.map(who));
  const rows = lines.map((line) => {
    const merged = line.by_side && together;
    const cells = merged
      ? sides.map((side) => el("td", { colspan: side.length }, line.values[side[0]]))
      : seats.map((seat) => el("td", {}, line.values[seat]));
    return el("tr", { class: line.total ? "total" : null }, el("th", { scope: "row" }, line.label), ...cells);
  });
  return [
    el("colgroup", {}),
    ...columns,
    el("thead", {}, head),
    el("tbody", {}, ...rows),
  ];
}

/** How well the bots of the next game shall play: as now, or otherwise; nothing where there are none. */
function nextLevel(now) {
  const [level, ...others] = new Set(now.seats.map(({ bot }) => bot).filter(Boolean));
  if (!level) return null;
  const select = el("select", { "aria-label": say("page-bot-level"), "data-next-level": true }, levelOptions());
  const alike = !others.length && levelName(level);
  if (!alike) select.prepend(el("option", { value: "" }, say("page-same-bots")));
  select.value = alike ? level : "";
  return select;
}
