// Who is who: the token of every player, to stand beside his name.

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
  svg.replaceChildren(...drawn(tokens[svg.dataset.badge]));
}

/** Markup as elements of this page; what is no markup is left out. */
function drawn(markup) {
  if (!markup) return [];
  const text = `<svg xmlns="${SVG}">${markup}</svg>`;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  if (parsed.querySelector("parsererror")) return [];
  return document.importNode(parsed.documentElement, true).childNodes;
}
