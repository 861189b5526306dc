// A lesson: what the teacher says, and the real board on which the learner does it. All that was
// done so far is sent with every question, so a step back is one deed less. It knows no game.

import { About } from "../board/about.js";
import { listen } from "../board/arrange.js";
import { loadArt, showPicture } from "../board/board.js";
import { Clicks } from "../board/clicks.js";
import { outline, thingsOf } from "../board/places.js";
import { ask, insist } from "../common/ask.js";
import { setBadges } from "../common/badges.js";
import { el, notice } from "../common/paper.js";
import { finish, slide } from "../common/sound.js";
import { say } from "../common/words.js";
import { showMeters } from "../table/meters.js";
import { Prompt } from "../table/prompt.js";
import { star } from "./stars.js";

const ON = "+";
const SLIGHT = 30; // pixels; what is no broader gets a thinner line
const upright = matchMedia("(orientation: portrait) and (max-width: 699px)");
const main = document.querySelector(".lesson");
const part = (name) => main.querySelector(`[data-${name}]`);
const parts = (name) => main.querySelectorAll(`[data-${name}]`);

/** The prompt of a lesson says what the teacher says. */
class Teacher extends Prompt {
  take(now) {
    this.now = now;
    this.slip.classList.toggle("yours", !now.reading && !now.strayed && !now.over);
    this.slip.classList.toggle("strayed", now.strayed);
    this.part("whose").textContent = heading(now);
    this.slip.classList.remove("no");
    this.ask(now.text);
  }
}

class LessonPage {
  constructor() {
    const { game, lesson } = main.dataset;
    this.game = game;
    this.lesson = lesson;
    this.path = `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;
    this.host = part("picture");
    this.done = [];
    this.now = null;
    this.round = 0;
    this.teacher = new Teacher(main, (choice) => this.clicks.finish(choice));
    this.clicks = new Clicks(this.host, {
      play: (choice) => this.go([...this.done, choice.move], true),
      refuse: (id, reason) => this.teacher.refuse(reason),
      preview: (choice) => this.teacher.preview(choice, this.clicks?.chosen()),
      rethink: () => this.back(),
    });
    listen(this.host);
    this.about = new About(main, this.host, {
      ask: (thing) => this.tell(thing),
      use: (id) => this.clicks.use(id),
    });
    for (const button of parts("lesson-on")) button.addEventListener("click", () => this.readOn());
    for (const button of parts("lesson-back")) button.addEventListener("click", () => this.back());
    upright.addEventListener("change", () => this.go(this.done));
  }

  async start() {
    await loadArt(this.game).catch(() => {});
    await this.go([]);
  }

  /** Where somebody is who did all this; the last wish counts. */
  async go(done, live = false) {
    const round = ++this.round;
    this.host.classList.add("waiting");
    const wanted = () => round === this.round;
    const address = `${this.path}?tall=${Number(upright.matches)}`;
    const answer = await insist(address, { done }, { trouble: (on) => this.trouble(on), wanted });
    if (!wanted() || !answer) return;
    this.host.classList.remove("waiting");
    if (answer.ok) this.show(answer.data, done, live);
    else notice(answer.data.message);
  }

  readOn() {
    this.go([...this.done, ON], true);
  }

  back() {
    if (this.done.length) this.go(this.done.slice(0, -1), true);
  }

  async tell(thing) {
    const answer = await ask(`${this.path}/about`, { done: this.done, thing });
    return answer?.ok ? answer.data : null;
  }

  show(now, done, live) {
    const deed = done.length > this.done.length;
    this.now = now;
    this.done = done;
    setBadges(now.badges);
    showPicture(this.host, now.picture, { motion: live });
    if (live && now.lines.length) slide();
    this.clicks.offer([...now.choices, ...now.ways], now.reasons);
    this.point(now.points);
    this.about.take(done.join(" "));
    this.teacher.take(now);
    this.teacher.offer({ ...now, status: "running" });
    showMeters(part("meters"), now.meters, now.names, now.seat);
    this.tellLines(now, done);
    this.showWays(now, done);
    if (now.over && deed) {
      star(this.game, this.lesson);
      finish();
    }
  }

  /** What the teacher points at. */
  point(ids) {
    const things = thingsOf(this.host);
    for (const thing of this.host.querySelectorAll(".pointed")) thing.classList.remove("pointed");
    for (const id of ids) {
      const thing = things.get(id) && inSight(things.get(id));
      thing?.classList.add("pointed");
      if (thing && !thing.querySelector(".edge")) frame(thing);
      thing?.classList.toggle("slight", outline(thing).width < SLIGHT);
    }
  }

  tellLines({ lines }, done) {
    const list = part("happened");
    while (list.lastChild && Number(list.lastChild.dataset.deed) >= done.length) list.lastChild.remove();
    for (const line of lines) list.append(el("li", { "data-deed": done.length }, line));
  }

  showWays(now, done) {
    const dots = Array.from({ length: now.steps }, (_, place) => el("li", { class: when(place, now.step) }));
    part("dots").replaceChildren(...dots);
    for (const button of parts("lesson-back")) button.disabled = !done.length;
    for (const button of parts("lesson-on")) button.hidden = !now.reading;
    for (const link of parts("lesson-over")) link.hidden = !now.over;
    main.classList.toggle("strayed", now.strayed);
    main.classList.toggle("decides", now.decisive.length > 0);
  }

  trouble(on) {
    if (on) notice(say("page-offline"), 0);
    else if (this.offline) notice("");
    this.offline = on;
  }
}

/** How a dot is drawn: of a step that is done, of this one, or of one to come. */
function when(place, step) {
  if (place < step) return "past";
  return place === step ? "here" : null;
}

/** A thing, or what opens the drawer in which it lies. */
function inSight(thing) {
  const drawer = thing.closest(".drawer:not(.open)");
  return (drawer && main.querySelector(`.picture [data-opens="${CSS.escape(drawer.id)}"]`)) || thing;
}

/** A frame for a thing that has no edge of its own to light: around a small one, and on the rim of a
    large one, for the picture may end there. */
function frame(thing) {
  if (thing.localName !== "g") return;
  const { x, y, width, height } = thing.getBBox();
  const out = Math.min(width, height) < 40 ? 4 : 0;
  const rect = document.createElementNS(thing.namespaceURI, "rect");
  const sides = { x: x - out, y: y - out, width: width + 2 * out, height: height + 2 * out, rx: 8, fill: "none", class: "edge" };
  for (const [name, value] of Object.entries(sides)) rect.setAttribute(name, value);
  thing.append(rect);
}

/** What stands before the words: how far it is, or that this was another way. */
function heading(now) {
  if (now.strayed) return say("page-lesson-strayed");
  if (now.over) return say("page-lesson-finished");
  return say("page-lesson-count", { step: now.step + 1, steps: now.steps });
}

new LessonPage().start();
