// Who is who: the token of every player, to stand beside his name.

import { parseXml } from "./board.js";

const SVG = "http://www.w3.org/2000/svg";
let tokens = []; // the markup of each seat's, in a box of 24 by 24

/** The token of a seat; it follows when the seat gets another one. Nothing for those who have none. */
export function badge(seat) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "badge");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.dataset.badge = seat;
  fill(svg);
  return svg;
}

/** The tokens are these now: also on what has been written already. */
export function setBadges(badges) {
  if (JSON.stringify(badges) === JSON.stringify(tokens)) return;
  tokens = badges;
  for (const svg of document.querySelectorAll("svg[data-badge]")) fill(svg);
}

function fill(svg) {
  const markup = tokens[svg.dataset.badge];
  const drawn = markup ? parseXml(`<svg xmlns="${SVG}">${markup}</svg>`) : null;
  const sound = drawn && !drawn.querySelector("parsererror");
  svg.replaceChildren(...(sound ? drawn.childNodes : []));
}
