// A table: what the server tells is shown, what the player does is sent. It knows no game.

import { About } from "../board/about.js";
import { listen } from "../board/arrange.js";
import { ask } from "../common/ask.js";
import { setBadges } from "../common/badges.js";
import { loadArt, showPicture } from "../board/board.js";
import { Clicks } from "../board/clicks.js";
import { awaitMissing, mark } from "./away.js";
import { Cover } from "./cover.js";
import { Drawer } from "./drawer.js";
import { Hints } from "./hint.js";
import { showLobby } from "./lobby.js";
import { hideMeters, showMeters } from "./meters.js";
import { showQuestion } from "./offers.js";
import { showActions, showPlayers, tellStory, tick } from "./panel.js";
import { notice, question } from "../common/paper.js";
import { begin } from "../common/begun.js";
import { recall, rememberTable } from "../common/prefs.js";
import { Prompt, shuffling } from "./prompt.js";
import { hideScore, showScore } from "./score.js";
import { Settings } from "./settings.js";
import { call, finish, slide } from "../common/sound.js";
import { Telling } from "../telling/telling.js";
import { say } from "../common/words.js";
import { Wire } from "../common/wire.js";

const upright = matchMedia("(orientation: portrait) and (max-width: 699px)");
const TITLE = document.title;

class TablePage {
  constructor(main) {
    this.main = main;
    this.id = main.dataset.table;
    this.game = main.dataset.game;
    this.held = main.dataset.held ? main.dataset.held.split(",").map(Number) : [];
    this.find = (selector) => main.querySelector(selector);
    this.host = this.find("[data-picture]");
    this.log = this.find(".log ol");
    this.state = null;
    this.now = null;
    this.since = 0;
    this.before = []; // the choices of a first click that can be taken back
    this.turn = false;
    this.asked = false; // whether others wait for an answer
    this.pending = false; // whether a move is on its way
    this.unread = false; // whether somebody has said something behind the drawer
    this.secrets = "secrets" in main.dataset;
    this.send = (kind, fields) => this.give(kind, fields);
    this.wire = new Wire(this.id, {
      state: (state) => this.takeState(state),
      update: (update) => this.telling.take(update),
      presence: (presence) => this.takePresence(presence),
      line: (text) => this.prompt.wait(text),
      pulse: (pulse) => this.takePulse(pulse),
      trouble: (on) => this.trouble(on),
      gone: (problem) => this.gone(problem),
    });
    this.prompt = new Prompt(main, (choice) => this.clicks.finish(choice));
    this.clicks = new Clicks(this.host, {
      play: (choice) => this.play(choice),
      refuse: (id, reason) => this.prompt.refuse(reason),
      preview: (choice) => this.prompt.preview(choice, this.clicks?.chosen()),
      rethink: () => this.rethink(),
    });
    listen(this.host);
    this.about = new About(main, this.host, {
      ask: (thing) => this.wire.look("about", { thing }),
      use: (id) => this.clicks.use(id),
    });
    this.hints = new Hints(main, this.wire, this.clicks);
    this.coach = null;
    this.cover = new Cover(this.find("[data-cover]"), this.wire, (seat) => this.uncover(seat), this.secrets);
    this.settings = new Settings(main, this.wire);
    this.days = null;
    this.short = false; // whether the reader's turn has little time left
    this.notices = null;
    this.ending = null;
    this.older = null;
    this.telling = new Telling(main, this.host, {
      show: (update) => this.takeUpdate(update),
      offer: () => this.now && this.offer(),
    });
    this.listen();
  }

  get me() {
    return this.now?.your_seat ?? null;
  }

  listen() {
    upright.addEventListener("change", () => this.now && this.wire.sync());
    addEventListener("resize", () => this.measure());
    setInterval(() => this.now && this.tick(), 250);
    this.find("[data-talk]").addEventListener("submit", (event) => this.talk(event));
    this.panel = new Drawer(this.find("[data-bar-panel]"), this.find(".panel"), () => this.markNews(false));
    this.standing = new Drawer(this.find("[data-score]"), this.find(".standing"));
  }

  async start() {
    rememberTable(this.id);
    await loadArt(this.game).catch(() => {});
    if (await this.mustHide()) this.hide();
    else this.read();
  }

  /** Where several share the device, whoever holds it now says who he is before cards are shown. */
  async mustHide() {
    if (this.held.length < 2 || !this.secrets) return false;
    const pulse = await this.wire.pulse();
    return !pulse || pulse.status === "running";
  }

  read() {
    this.wire.tall = upright.matches;
    this.wire.sync();
  }

  // -- what the server tells -----------------------------------------------------------------

  takeState(state) {
    this.state = state;
    this.held = state.held;
    if (this.wire.tall !== upright.matches) {
      this.read();
      return;
    }
    this.log.replaceChildren();
    this.prompt.before = ""; // the stream tells it anew
    tellStory(this.log, state.log, state.now.your_seat);
    this.offerOlder(state.older, state.now.your_seat);
    this.telling.begin(state);
    this.find("[data-commitment]").textContent = state.commitment;
    this.settings.take(state.preferences, this.held.length > 0);
    this.meters = state.meters;
    setBadges(state.badges);
    this.show(state.now, state.picture ? { full: state.picture } : null, null);
    if (state.now.status === "over") this.reveal(state);
    if (shuffling(state.now)) this.shuffle(state);
    this.callCoach();
    this.countDays();
    this.offerNotices();
  }

  takePulse({ your_turn, status, number }) {
    this.announce(your_turn, status);
    if (status === "open" && number > this.wire.number && document.hidden) this.shuffleUnseen();
  }

  /** All sit: the luck that was promised here is shown, now that nobody can change his. */
  async shuffle(state) {
    const luck = await loadLuck();
    luck?.reveal(state, (...what) => this.wire.send(...what));
  }

  /** The same while nobody looks at the page. */
  async shuffleUnseen() {
    const answer = await ask(`${this.wire.path}?${this.wire.query()}`);
    if (answer?.ok && shuffling(answer.data.now)) this.shuffle(answer.data);
  }

  /** A long log comes page by page; most are short, and need nothing for that. */
  async offerOlder(before, me) {
    if (before !== null) this.older ??= import("./older.js").then(({ Older }) => new Older(this.main, this.wire));
    const older = await this.older?.catch(() => (this.older = null));
    older?.take(before, me);
  }

  /** Being told of one's turn is for players, and comes when somebody wants it, here or before. */
  offerNotices() {
    if (this.notices !== null || !this.held.length || this.state.now.status === "over") return;
    const part = this.find("[data-notices]");
    if (!part.open && !recall("notices", []).length) part.addEventListener("toggle", () => this.offerNotices(), { once: true });
    else this.notices = import("./notices.js").then(({ Notices }) => new Notices(this.main, this.wire)).catch(() => null);
  }

  /** He comes when the table is there: nobody waits for him, and only players need him. */
  async callCoach() {
    if (this.coach !== null || !this.main.dataset.topics || !this.held.length) return;
    this.coach = undefined; // on his way
    const found = await import("./coach.js").catch(() => null);
    if (!found) return;
    this.coach = new found.Coach(this.main, this.wire);
    if (this.now?.number === this.telling.number) this.coach.take(this.now, null);
  }

  /** What belongs to games over days: for whoever plays any. */
  async countDays() {
    const clock = this.state.clock?.turn ? this.state.clock : null;
    if (this.days !== null || !this.held.length || !(clock || recall("slow", []).length)) return;
    this.days = undefined; // on its way
    const found = await import("./turns.js").catch(() => null);
    if (!found) return;
    const hurry = (short) => {
      this.short = short;
      if (this.now) this.ask(this.now);
    };
    this.days = new found.Days(this.main, { id: this.id, clock, send: this.send, hurry });
    if (this.now) this.days.take(this.now, this.me, this.isMyTurn(this.now));
  }

  /** The result slip, which comes with the end of a game: nobody waits for it before. */
  async end(live) {
    this.ending ??= import("./ending.js").then(({ Ending }) => new Ending(this.main, this.send));
    try {
      const ending = await this.ending;
      if (this.now) ending.take(this.now, this.held, live);
    } catch {
      this.ending = null; // the server is away; it is asked for again with the next news
    }
  }

  /** The news whose turn it is to be shown; great moments are staged first. */
  async takeUpdate(update) {
    tellStory(this.log, [update], this.me);
    this.telling.lines.hear(update);
    if (update.kind === "chat" && update.seat !== this.me && !this.panel.open) this.markNews(true);
    if (!update.now) {
      this.telling.hold(update); // the next entry of the same command shows it
      return;
    }
    update = this.telling.joined(update);
    const [was, now] = [this.now, update.now];
    this.meters = update.meters ?? this.meters;
    if (update.badges) setBadges(update.badges);
    if (was && JSON.stringify(was.seats.map(seatKey)) !== JSON.stringify(now.seats.map(seatKey))) {
      this.wire.sync(); // somebody sat down, left, or moved to another device: who am I now?
      return;
    }
    let drawn = false;
    const draw = () => (drawn = this.playing(update));
    if (!(await this.telling.stage(update, draw))) return; // everything was read anew meanwhile
    if (update.kind === "move" && !drawn) slide();
    if (now.status === "over" && was?.status === "running") this.ended();
    this.show(now, drawn ? null : update.picture, update, update.kind === "move" && !update.lines.length);
  }

  /** A stage is being played: the picture is new already, and nothing can be clicked. */
  playing(update) {
    this.clicks.offer([]);
    if (update.picture) this.draw(update.picture, update);
    return true;
  }

  takePresence({ present, grace }) {
    if (!this.now) return;
    this.now.seats.forEach((seat, number) => Object.assign(seat, { present: present[number], grace: grace[number] }));
    mark(this.now);
    this.showWho(this.now);
    this.ask(this.now);
  }

  /** Show a situation; `live` is the news that brought it, `step` when it only was a first click. */
  show(now, picture, live, step = false) {
    const began = now.status === "running" && this.now?.status === "open";
    const agreed = this.now && !this.now.next_table && now.next_table;
    this.before = now.may_take_back && step ? (this.now?.choices ?? []) : [];
    this.now = now;
    this.since = performance.now();
    mark(now);
    if (this.held.length > 1 && began && this.secrets) {
      this.hide();
      return;
    }
    this.wire.seat = this.held.length > 1 ? now.your_seat : null;
    if (picture) this.draw(picture, live);
    this.host.hidden = now.status === "open";
    this.offer();
    this.about.take(now.number);
    this.hints.take(now);
    this.around(now);
    if (now.status === "over" || this.ending) this.end(live !== null);
    if (now.number === this.telling.number) this.coach?.take(now, live); // else more is still to be seen
    this.cover.consider(now, this.held, (seat) => this.hide(seat));
    if (agreed && this.me !== null) location.assign(`/t/${now.next_table}`); // a rematch
  }

  /** Light what can be done; while a move is under way, nothing can be meant but that one. */
  offer() {
    const free = this.now.status === "running" && !this.pending && !this.telling.busy;
    this.host.classList.toggle("waiting", this.pending);
    const choices = free ? [...this.now.choices, ...this.now.ways] : [];
    this.clicks.offer(choices, this.now.reasons, free ? this.before : []);
    this.prompt.offer(free ? this.now : null);
  }

  draw(picture, live) {
    this.telling.mark(live, showPicture(this.host, picture, { motion: live !== null }));
    this.measure();
  }

  /** Everything but the picture. */
  around(now) {
    const { find, send, held, me } = this;
    showMeters(find("[data-meters]"), this.meters, now.seats.map(({ name }) => name), me);
    this.showWho(now);
    this.ask(now);
    showActions(find("[data-actions]"), find("[data-bar-back]"), now, me, send);
    find("[data-talk]").hidden = me === null;
    this.days?.take(now, me, this.isMyTurn(now));
    this.settings.count(now.devices);
    const unbegun = now.status === "open";
    this.main.classList.toggle("unbegun", unbegun);
    if (unbegun && !shuffling(now)) showLobby(find("[data-lobby]"), this.state, now, held, send);
    else find("[data-lobby]").hidden = true;
    find("[data-hints]").textContent = now.hints ? say("page-hints-on") : say("page-hints-off");
    this.telling.around(now);
    this.prompt.take(now);
    this.announce(this.isMyTurn(now), now.status);
    this.tick();
  }

  tick() {
    tick(this.main, this.now, this.since);
    awaitMissing(this.main, this.now);
    this.days?.tick(this.now, this.me, (performance.now() - this.since) / 1000);
  }

  /** What is to be answered or known. */
  ask(now) {
    this.asked = showQuestion(this.find("[data-question]"), now, this.me, this.held, this.send, this.short);
    this.markNews(this.unread);
  }

  /** The players, in full and in the strip of a phone. */
  showWho(now) {
    showPlayers(this.find(".players ol"), now, this.state.sides, this.me, this.send);
    showScore(this.find("[data-columns]"), now, this.meters, this.me);
  }

  /** A mark on the button of a phone's drawer: something was said behind it, or is to be answered. */
  markNews(unread) {
    this.unread = unread;
    const news = unread || this.asked;
    this.find("[data-bar-panel]").classList.toggle("new", news);
    this.find("[data-bar-news]").hidden = !news;
  }

  isMyTurn(now) {
    if (now.status !== "running") return false;
    return this.held.some((seat) => now.to_move.includes(seat) && !now.seats[seat].stand_in);
  }

  // -- what the page says --------------------------------------------------------------------

  /** Title, icon and sound say whose turn it is. */
  announce(turn, status) {
    document.title = turn ? `● ${say("page-turn-yours")} – ${TITLE}` : TITLE;
    const icon = document.querySelector("link[rel=icon]");
    icon.dataset.quiet ??= icon.getAttribute("href");
    const wanted = turn ? icon.dataset.turn : icon.dataset.quiet;
    if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
    if (turn && !this.turn && status === "running") {
      call();
      this.settings.turnCame();
      if (document.hidden) this.settings.tell(this.id, TITLE);
    }
    this.turn = turn;
  }

  trouble(on) {
    this.main.classList.toggle("offline", on);
    if (on) notice(say("page-offline"), 0);
    else if (this.offline) notice("");
    this.offline = on;
  }

  gone(problem) {
    this.clicks.offer([]);
    this.prompt.offer(null);
    this.prompt.ask(problem.message ?? say("page-server-away"));
  }

  measure() {
    this.host.classList.toggle("fits", this.host.getBoundingClientRect().height < innerHeight);
  }

  // -- what the player does ------------------------------------------------------------------

  async play(choice, confirmed = false) {
    this.wait();
    const { problem, number } = await this.wire.send("play", { move: choice.move, confirmed });
    if (problem?.code === "confirm-first" && (await this.sure(choice))) {
      await this.play(choice, true);
      return;
    }
    this.pending = false;
    if (!problem) begin(this.game);
    if (problem && problem.code !== "confirm-first") notice(problem.message);
    if (problem) this.wire.sync(); // the picture goes back to what is true
    else if (this.now && this.now.number >= number) this.offer(); // the news was faster
  }

  /** A move is on its way. */
  wait() {
    this.pending = true;
    this.host.classList.add("waiting");
    this.prompt.offer(null);
  }

  /** Take the last step back: the player has clicked what he could have taken instead. */
  async rethink() {
    this.wait();
    const { problem, number } = await this.wire.send("takeback");
    this.pending = false;
    if (problem) this.wire.sync();
    else if (this.now && this.now.number >= number) this.offer();
  }

  sure(choice) {
    const text = [choice.words, choice.preview].filter(Boolean).join(" – ");
    return question(text, say("page-sure-help"), say("page-do-it"), say("page-not-yet"));
  }

  async give(kind, fields = {}) {
    const { problem } = await this.wire.send(kind, { ...fields, ...(await this.promised(kind, fields)) });
    if (!problem) return;
    notice(problem.message);
    if (problem.code === "stale") this.wire.sync();
  }

  /** Whoever sits down, or wants to play again, promises his share of luck. */
  async promised(kind, { what, yes }) {
    const again = what === "rematch" || (kind === "answer" && yes && this.now?.offer?.what === "rematch");
    if (kind !== "sit" && !again) return {};
    const entropy = (await loadLuck())?.promise();
    return entropy ? { entropy } : {};
  }

  async talk(event) {
    event.preventDefault();
    const field = event.target.querySelector("input");
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    await this.give("chat", { text });
  }

  // -- passing the device ----------------------------------------------------------------------

  /** Take everything private off the page, and ask for whoever is next. */
  async hide(seat = null) {
    this.clicks.offer([]);
    this.host.replaceChildren();
    this.log.replaceChildren();
    this.offerOlder(null, null);
    this.hints.forget();
    this.coach?.forget();
    this.ending?.then((ending) => ending.forget());
    this.about.forget();
    this.now = null;
    this.telling.forget();
    hideMeters(this.find("[data-meters]"));
    hideScore(this.find("[data-columns]"));
    this.main.classList.add("covered");
    this.prompt.forget();
    this.find("[data-lobby]").hidden = true;
    await this.cover.show(seat, this.held);
  }

  uncover(seat) {
    this.main.classList.remove("covered");
    this.wire.seat = seat;
    this.read();
  }

  // -- the end ---------------------------------------------------------------------------------

  ended() {
    finish();
    setTimeout(() => this.wire.sync(), 400); // seed and record come with the whole state
  }

  reveal(state) {
    this.find("[data-seed]").textContent = state.seed ?? "";
    for (const part of this.main.querySelectorAll("[data-over]")) part.hidden = false;
  }
}

/** What a player's luck is made with: it comes when somebody sits down. */
const loadLuck = () => import("../luck/share.js").catch(() => null);

function seatKey({ name, free, stand_in }) {
  return [name, free, stand_in];
}

new TablePage(document.querySelector(".table")).start();
