// A real board at which one sits alone with a teacher, as in lessons and at puzzles. All that was
// done so far is sent with every question, and the answer is all that there is to show. It knows no
// game.
//
//   class LessonPage extends Guided { manner(now) { … }  show(now, done, live) { … } }
//   new LessonPage(main, "/api/lessons/spor/goal").start()
//
// `manner(now)` says what stands before the teacher's words ({whose}), whether the reader is to move
// ({yours}) and whether what he did last was not it ({strayed}).

import { About } from "../board/about.js";
import { listen } from "../board/arrange.js";
import { loadArt, showPicture } from "../board/board.js";
import { Clicks } from "../board/clicks.js";
import { ask, insist } from "../common/ask.js";
import { setBadges } from "../common/badges.js";
import { el, notice } from "../common/paper.js";
import { slide } from "../common/sound.js";
import { say } from "../common/words.js";
import { showMeters } from "../table/meters.js";
import { Prompt } from "../table/prompt.js";

const upright = matchMedia("(orientation: portrait) and (max-width: 699px)");

/** A prompt that says what the teacher says. */
class Teacher extends Prompt {
  constructor(main, decide, manner) {
    super(main, decide);
    this.manner = manner;
  }

  take(now) {
    const { whose, yours, strayed } = this.manner(now);
    this.now = now;
    this.slip.classList.toggle("yours", yours);
    this.slip.classList.toggle("strayed", strayed);
    this.part("whose").replaceChildren(...whose);
    this.slip.classList.remove("no");
    this.ask(now.text);
  }
}

export class Guided {
  constructor(main, path) {
    this.main = main;
    this.game = main.dataset.game;
    this.path = path;
    this.host = this.part("picture");
    this.done = [];
    this.now = null;
    this.round = 0;
    this.teacher = new Teacher(main, (choice) => this.clicks.finish(choice), (now) => this.manner(now));
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
    upright.addEventListener("change", () => this.go(this.done));
  }

  part(name) {
    return this.main.querySelector(`[data-${name}]`);
  }

  parts(name) {
    return this.main.querySelectorAll(`[data-${name}]`);
  }

  /** Do this when any of the buttons of this name is pressed. */
  on(name, act) {
    for (const button of this.parts(name)) button.addEventListener("click", act);
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

  back() {
    if (this.done.length) this.go(this.done.slice(0, -1), true);
  }

  async tell(thing) {
    const answer = await ask(`${this.path}/about`, { done: this.done, thing });
    return answer?.ok ? answer.data : null;
  }

  show(now, done, live) {
    this.now = now;
    this.done = done;
    setBadges(now.badges);
    showPicture(this.host, now.picture, { motion: live });
    if (live && now.lines.length) slide();
    this.clicks.offer([...now.choices, ...now.ways], now.reasons);
    this.about.take(done.join(" "));
    this.teacher.take(now);
    this.teacher.offer({ ...now, status: "running" });
    this.main.classList.toggle("decides", now.decisive.length > 0);
    showMeters(this.part("meters"), now.meters, now.names, now.seat);
    this.tellLines(now, done);
  }

  tellLines({ lines }, done) {
    const list = this.part("happened");
    while (list.lastChild && Number(list.lastChild.dataset.deed) >= done.length) list.lastChild.remove();
    for (const line of lines) list.append(el("li", { "data-deed": done.length }, line));
  }

  trouble(on) {
    if (on) notice(say("page-offline"), 0);
    else if (this.offline) notice("");
    this.offline = on;
  }
}
