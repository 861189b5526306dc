// A lesson: what the teacher says, and the real board on which the learner does it. A step back is
// one deed less.

import { isSeen, outline, thingsOf } from "../board/places.js";
import { el } from "../common/paper.js";
import { finish } from "../common/sound.js";
import { say } from "../common/words.js";
import { Guided } from "../guided/guided.js";
import "../pages/first.js";
import { star } from "./stars.js";

const ON = "+";
const SLIGHT = 30; // pixels; what is no broader gets a thinner line
const main = document.querySelector(".guided");

class LessonPage extends Guided {
  constructor() {
    const { game, lesson } = main.dataset;
    super(main, `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`);
    this.lesson = lesson;
    this.on("lesson-on", () => this.go([...this.done, ON], true));
    this.on("lesson-back", () => this.back());
  }

  /** What stands before the words: how far it is, or that this was another way. */
  manner(now) {
    const yours = !now.reading && !now.strayed && !now.over;
    return { whose: [heading(now)], yours, strayed: now.strayed };
  }

  show(now, done, live) {
    const deed = done.length > this.done.length;
    super.show(now, done, live);
    this.point(now.points);
    this.showWays(now, done);
    if (now.over && deed) {
      star(this.game, this.lesson);
      finish();
    }
  }

  /** What the teacher points at; if it lies in a drawer, also at what opens that, while it is closed. */
  point(ids) {
    const things = thingsOf(this.host);
    for (const thing of this.host.querySelectorAll(".pointed")) thing.classList.remove("pointed");
    for (const thing of ids.flatMap((id) => (things.has(id) ? withOpener(things.get(id)) : []))) {
      thing.classList.add("pointed");
      if (!isSeen(thing)) continue;
      if (!thing.querySelector(".edge")) frame(thing);
      thing.classList.toggle("slight", outline(thing).width < SLIGHT);
    }
  }

  showWays(now, done) {
    const dots = Array.from({ length: now.steps }, (_, place) => el("li", { class: when(place, now.step) }));
    this.part("dots").replaceChildren(...dots);
    for (const button of this.parts("lesson-back")) button.disabled = !done.length;
    for (const button of this.parts("lesson-on")) button.hidden = !now.reading;
    for (const link of this.parts("lesson-over")) link.hidden = !now.over;
    main.classList.toggle("strayed", now.strayed);
  }
}

/** How a dot is drawn: of a step that is done, of this one, or of one to come. */
function when(place, step) {
  if (place < step) return "past";
  return place === step ? "here" : null;
}

/** A thing, and what opens the drawer in which it lies. */
function withOpener(thing) {
  const drawer = thing.closest(".drawer");
  const opener = drawer && main.querySelector(`.picture [data-opens="${CSS.escape(drawer.id)}"]`);
  return opener ? [thing, opener] : [thing];
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

function heading(now) {
  if (now.strayed) return say("page-lesson-strayed");
  if (now.over) return say("page-lesson-finished");
  return say("page-lesson-count", { step: now.step + 1, steps: now.steps });
}

new LessonPage().start();
