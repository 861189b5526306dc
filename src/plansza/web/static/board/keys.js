// Playing by keys alone: arrows walk between what is lit, Tab leads from what was picked to what it
// can be used on, Enter clicks, Escape puts down.
//
//   const keys = new Keys(clicks);
//   keys.refocus()          the picture has changed: the focus finds its place again
//   isForPage(event)        whether a key was pressed for the page, and not into a field or a dialog
//   ARROWS                  where the arrow keys lead

import { nearest } from "./paths.js";
import { isSeen, middle } from "./places.js";

export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Whether a key was pressed for the page, and not into a field or a dialog, nor for the browser. */
export function isForPage(event) {
  const typing = event.target.closest?.("input, select, textarea, dialog");
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
}

export class Keys {
  constructor(clicks) {
    this.clicks = clicks;
    this.host = clicks.host;
    this.last = ""; // the thing that had the focus last
    document.addEventListener("keydown", (event) => this.press(event));
    this.host.addEventListener("focusin", (event) => this.focus(event.target));
    this.host.addEventListener("focusout", (event) => this.leave(event.relatedTarget));
  }

  /** What has the focus shows what a click on it would bring. */
  focus(node) {
    const id = this.clicks.idAt(node);
    if (id) this.last = id;
    this.clicks.hint(id);
  }

  leave(next) {
    if (!this.host.contains(next)) this.clicks.hint("");
  }

  press(event) {
    if (!isForPage(event) || document.querySelector("dialog[open]")) return;
    const { activeElement: active, body } = document;
    const inside = this.host.contains(active);
    const id = inside ? this.clicks.idAt(active) : "";
    if (event.key === "Escape") this.clicks.escape();
    else if ((inside || active === body) && ARROWS[event.key]) this.walk(event, id);
    else if ((inside || active === body) && event.key === "Tab") this.tab(event, active);
    else if (id && (event.key === "Enter" || event.key === " ")) this.click(event, id);
  }

  click(event, id) {
    event.preventDefault();
    if (!event.repeat) this.clicks.click(id);
  }

  /** An arrow leads to the nearest thing that is lit. */
  walk(event, id) {
    const lit = this.clicks.lit();
    if (!lit.length) return;
    event.preventDefault();
    const from = this.clicks.things.get(id);
    const places = lit.map((thing) => ({ thing, at: middle(thing) }));
    const next = from ? nearest(middle(from), places, ARROWS[event.key])?.thing : this.clicks.next()[0];
    next?.focus();
  }

  /** From what was picked Tab goes on to what leads on from it, one by one, and then out of the board;
      with Shift back to what was picked. */
  tab(event, active) {
    const { picked, things } = this.clicks;
    const leading = picked.length ? this.clicks.next() : [];
    if (!leading.length) return;
    const row = [things.get(picked.at(-1)), ...leading];
    const at = row.indexOf(active);
    if (event.shiftKey && at < 1) return;
    const next = event.shiftKey ? at - 1 : Math.max(at, 0) + 1;
    if (next < row.length) {
      event.preventDefault();
      row[next].focus();
    } else {
      this.lastStop()?.focus(); // from there the browser leads out
    }
  }

  lastStop() {
    return [...this.host.querySelectorAll("[tabindex='0']")].filter(isSeen).at(-1);
  }

  /** After a change the focus stays where it was, or goes to the first thing to do. */
  refocus() {
    const { activeElement: active, body } = document;
    if (active && active !== body && !this.host.contains(active)) return;
    const there = this.clicks.things.get(this.last);
    const target = there?.classList.contains("can") ? there : this.clicks.next()[0];
    if (target !== active) target?.focus();
  }
}
