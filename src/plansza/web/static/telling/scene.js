// A sheet over the board, on which something is played: where it lies, and its caption.

import { el } from "../common/paper.js";

/** Let a sheet cover the picture of this host, and nothing else. */
export function lie(sheet, host) {
  const picture = (host.querySelector("svg") ?? host).getBoundingClientRect();
  const board = sheet.parentElement.getBoundingClientRect();
  Object.assign(sheet.style, {
    left: `${picture.left - board.left}px`,
    top: `${picture.top - board.top}px`,
    width: `${picture.width}px`,
    height: `${picture.height}px`,
  });
}

/** A band of paper with a sentence, where the reader sees it: in the part of the board on the screen. */
export class Caption {
  constructor(sheet) {
    this.band = el("p", { class: "caption", role: "status" });
    this.band.hidden = true;
    sheet.append(this.band);
    this.place(sheet);
  }

  place(sheet) {
    const box = sheet.getBoundingClientRect();
    const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
    const covered = prompt && prompt.top < box.top ? prompt.bottom : 0; // on a phone it lies below
    const bar = document.querySelector(".bar")?.getBoundingClientRect();
    const foot = bar?.height ? bar.top : innerHeight;
    const [top, bottom] = [Math.max(box.top, covered), Math.min(box.bottom, foot)];
    const seen = bottom > top ? top + (bottom - top) * 0.93 : box.top + box.height * 0.93;
    this.band.style.top = `${Math.round(seen - box.top)}px`;
  }

  say(text) {
    this.band.textContent = text;
    this.band.hidden = !text;
  }
}

const SVG = "http://www.w3.org/2000/svg";

/** An element of a picture. */
export function drawn(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A symbol of the game's art, as wide as this; null where there is none of that name. */
export function symbol(id, width) {
  const found = id ? document.getElementById(id) : null;
  if (found?.localName !== "symbol") return null;
  const box = found.viewBox.baseVal;
  const ratio = box?.width ? box.height / box.width : 1;
  const size = { width, height: Math.round(width * ratio) };
  return drawn("svg", { ...size, class: "art-shown", "aria-hidden": "true" }, drawn("use", { href: `#${id}`, ...size }));
}

/** A rosette of cut paper. */
export function rosette() {
  const petal = (d, turn) => drawn("path", { d, transform: `rotate(${turn * 45})` });
  const ring = (d, more) => drawn("g", more, ...Array.from({ length: 8 }, (_, turn) => petal(d, turn)));
  const outer = ring("M0-5C-6-10-5-18 0-23 5-18 6-10 0-5z", { fill: "currentColor" });
  const cut = ring("M0-11C-2-14-1.5-17 0-19 1.5-17 2-14 0-11z", { class: "cut" });
  cut.append(drawn("circle", { r: 3 }));
  return drawn("svg", { class: "rosette", viewBox: "-24 -24 48 48", "aria-hidden": "true" }, outer, cut);
}
