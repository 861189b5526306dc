// Great moments are staged over the board: one motion for each kind, and it knows no game.
//
//   const stage = new Stage(board, host, badgeOf);        `{ keys: false }`: keys mean what they do
//   await stage.play(moment, draw)    a moment: {stages, lines, names}; `draw()` brings the new picture
//   stage.skip()                      to the end at once; `stage.on` while something is played
//
// The things of a stage are copied from the picture before, or from the one after, and play on a
// sheet over the board; a click, a tap or a key ends it, and means nothing else. Who wants little
// motion sees caption and art come and go. The motions come with the first great moment: where the
// server is away then, the captions tell it.

import { el } from "../common/paper.js";
import { isSeen, outline, still, thingsOf, toScreen } from "../board/places.js";
import { Caption, drawn, lie } from "./scene.js";
import { sounds } from "../common/sound.js";

const BEAT = 900; // milliseconds of one motion,
const COUNT = 240; // of one step of a count,
const WHOLE = 2500; // and of all together
const loadMotions = () => import("./motions.js").catch(() => null);
const NAMED = "clipPath, linearGradient, radialGradient, mask, filter, pattern";

/** How long each stage takes, so that the whole is over soon. */
export function lengths(stages) {
  const wanted = stages.map(({ kind, counts = [] }) =>
    kind === "count" ? BEAT + COUNT * Math.max(0, ...counts.map((row) => row.length - 1)) : BEAT,
  );
  const sum = wanted.reduce((one, two) => one + two, 0);
  return wanted.map((each) => Math.round(each * Math.min(1, WHOLE / sum)));
}

export class Stage {
  constructor(board, host, badgeOf, { keys = true } = {}) {
    Object.assign(this, { board, host, badgeOf });
    this.sheet = null;
    this.wake = () => {};
    document.addEventListener("click", () => this.on && this.skip(), true);
    if (keys) document.addEventListener("keydown", (event) => this.press(event), true);
  }

  get on() {
    return this.sheet !== null;
  }

  async play({ stages, lines, names }, draw) {
    const coming = loadMotions();
    const sheet = el("div", { class: "scene stage" });
    const layer = drawn("svg", { class: "actors", "aria-hidden": "true" });
    this.sheet = sheet;
    this.board.append(sheet);
    lie(sheet, this.host);
    const before = this.cast(stages);
    draw();
    const after = this.cast(stages);
    const { width, height } = sheet.getBoundingClientRect();
    layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    sheet.append(layer);
    for (const [id, { node }] of before) if (!after.has(id)) layer.append(node); // until its turn
    const caption = new Caption(sheet);
    const times = lengths(stages);
    const motions = await coming;
    for (const [at, stage] of stages.entries()) {
      if (this.sheet !== sheet) return;
      caption.say(lines[stage.line] ?? "");
      const set = new Cast({ sheet, layer, caption, before, after, stage, names, badgeOf: this.badgeOf });
      if (motions) perform(motions, stage, set, times[at]);
      await this.rest(times[at]);
      set.clear();
    }
    if (this.sheet === sheet) this.skip();
  }

  skip() {
    this.sheet?.remove();
    this.sheet = null;
    this.wake();
  }

  press(event) {
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) this.skip();
  }

  rest(milliseconds) {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Copies of the things as they are in the picture now, by id; what is out of sight is missing. */
  cast(stages) {
    const things = thingsOf(this.host);
    const found = new Map();
    for (const id of stages.flatMap(({ things: ids = [], to = [] }) => [...ids, ...to])) {
      const thing = things.get(id);
      if (thing && isSeen(thing) && inWindow(thing)) found.set(id, actorOf(thing, this.sheet));
    }
    return found;
  }
}

function perform({ MOTIONS, quiet }, stage, set, time) {
  (sounds[stage.kind] ?? sounds.show)();
  const motion = still() ? quiet : (MOTIONS[stage.kind] ?? quiet);
  try {
    motion(set, time);
  } catch (error) {
    console.error(error); // a stage that fails is no reason to stop the game
  }
}

/** What one stage is played with: its actors, and ways to bring more onto the sheet. */
class Cast {
  constructor(parts) {
    Object.assign(this, parts);
    this.made = [];
    this.timers = [];
  }

  /** The actors of these ids as they were, or else as they are now, put onto the sheet. */
  actors(ids = []) {
    const found = ids.map((id) => this.before.get(id) ?? this.after.get(id)).filter(Boolean);
    for (const actor of found) this.enter(actor);
    return found;
  }

  get things() {
    return this.actors(this.stage.things);
  }

  /** Where it leads: the place of what is there now, or was. */
  get to() {
    return (this.stage.to ?? []).map((id) => this.after.get(id) ?? this.before.get(id)).filter(Boolean);
  }

  enter(actor) {
    this.layer.append(actor.node);
    this.made.push(actor.node);
    return actor;
  }

  /** Another copy of an actor, to be cut. */
  copy({ node, box }) {
    return this.enter({ node: node.cloneNode(true), box });
  }

  /** A part of the page, over all actors. */
  put(node) {
    this.sheet.append(node);
    this.made.push(node);
    return node;
  }

  later(milliseconds, act) {
    this.timers.push(setTimeout(act, milliseconds));
  }

  clear() {
    for (const timer of this.timers) clearTimeout(timer);
    for (const node of this.made) node.remove();
  }
}

/** A thing in a window that is turned elsewhere would be played outside of it. */
function inWindow(thing) {
  const window = thing.parentElement?.closest("svg.window");
  if (!window) return true;
  const [one, two] = [thing.getBoundingClientRect(), window.getBoundingClientRect()];
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  return x >= two.left && x <= two.right && y >= two.top && y <= two.bottom;
}

/** A copy of a thing in the units of the sheet, in a group of its own that can be moved. */
function actorOf(thing, sheet) {
  const { left, top } = sheet.getBoundingClientRect();
  const { a, b, c, d, e, f } = toScreen(thing.parentElement);
  const box = outline(thing);
  const copy = thing.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id], [class]")]) {
    if (!part.matches(NAMED)) part.removeAttribute("id");
    for (const name of ["tabindex", "role", "aria-pressed", "data-role"]) part.removeAttribute(name);
    if (part.matches(".edge")) part.remove();
    else part.removeAttribute("class");
  }
  const placed = drawn("g", { transform: `matrix(${[a, b, c, d, e - left, f - top].join(" ")})` }, copy);
  const place = { x: box.x - left, y: box.y - top, width: box.width, height: box.height };
  return { node: drawn("g", { class: "actor" }, placed), box: place };
}
