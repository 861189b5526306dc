// Goal and progress: what counts on the way to the end, whose it is, and which end is the nearest.

import { badge } from "./badges.js";
import { el, refresh } from "./paper.js";
import { say } from "./words.js";

const PIPS = 15; // up to so many steps a bar shows one by one

/** Show the meters; `names` and `me` say whose they are. A number that has just changed is marked. */
export function showMeters(host, meters, names, me) {
  const list = host.querySelector("ul");
  const fixed = meters.map(({ value, ...rest }) => rest);
  const before = list.dataset.values?.split(" ") ?? [];
  let made = false;
  refresh(list, [fixed, names, me], () => {
    made = true;
    return grouped(meters).map((group) => ownerRow(group, names, me));
  });
  const next = nearest(meters);
  for (const part of list.querySelectorAll("[data-meter]")) {
    const number = Number(part.dataset.meter);
    fill(part, meters[number]);
    part.classList.toggle("next", number === next);
    part.classList.toggle("moved", !made && before[number] !== String(meters[number].value));
  }
  list.dataset.values = meters.map(({ value }) => value).join(" ");
  host.hidden = !meters.length;
}

/** Take them off the page. */
export function hideMeters(host) {
  refresh(host.querySelector("ul"), null, () => []);
}

/** Those of one owner stand together, in the order in which he comes first. */
function grouped(meters) {
  const groups = new Map();
  meters.forEach((meter, number) => {
    const key = String(meter.seats ?? []);
    if (!groups.has(key)) groups.set(key, { seats: meter.seats ?? [], parts: [] });
    groups.get(key).parts.push([meter, number]);
  });
  return [...groups.values()];
}

function ownerRow({ seats, parts }, names, me) {
  const whose = seats.length ? (seats.includes(me) ? "mine" : "theirs") : "all";
  const owner = seats.map((seat) => names[seat]).join(" + ");
  return el(
    "li",
    { class: whose },
    owner ? el("span", { class: "owner" }, ...seats.map(badge), owner) : null,
    ...parts.map(([meter, number]) => measure(meter, number, owner)),
  );
}

function measure(meter, number, owner) {
  const { label, target = null, start = 0, ends = false } = meter;
  const about = { class: ends ? "measure ends" : "measure", "data-meter": number };
  if (target !== null) {
    const [least, most] = [Math.min(start, target), Math.max(start, target)];
    about.role = "meter";
    about["aria-label"] = owner ? `${owner}: ${label}` : label;
    Object.assign(about, { "aria-valuemin": least, "aria-valuemax": most });
    if (ends) about.title = say("page-meter-ends", { count: target });
  }
  const bar = target === null ? null : el("span", { class: "gauge", "aria-hidden": "true" }, el("i"));
  const steps = Math.abs(target - start);
  if (bar && steps > 1 && steps <= PIPS) {
    bar.classList.add("pips");
    bar.style.setProperty("--steps", steps);
  }
  return el("span", about, el("span", { class: "label" }, label), " ", el("b", {}), bar);
}

/** What changes. */
function fill(part, { value, target = null, start = 0 }) {
  const down = target !== null && target < start;
  const text = target === null || down ? `${value}` : `${value}/${target}`;
  const count = part.querySelector("b");
  if (count.textContent !== text) count.textContent = text;
  if (target === null) return;
  const least = Math.min(start, target);
  const most = Math.max(start, target);
  part.setAttribute("aria-valuenow", value);
  part.setAttribute("aria-valuetext", down ? text : say("page-meter-of", { count: value, what: target }));
  part.querySelector("i").style.setProperty("--done", (value - least) / (most - least || 1));
}

/** The number of the meter that is likest to end the game: it has come farthest. */
function nearest(meters) {
  let [best, found] = [0, -1];
  meters.forEach(({ value, target, start = 0, ends }, number) => {
    const way = ends ? (value - start) / (target - start || 1) : 0;
    if (way > best) [best, found] = [way, number];
  });
  return found;
}
