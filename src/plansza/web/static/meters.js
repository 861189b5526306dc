// Goal and progress: what counts on the way to the end, whose it is, and which end is the nearest.

import { badge } from "./badges.js";
import { el, refresh } from "./paper.js";
import { say } from "./words.js";

const PIPS = 15; // up to so many steps a bar shows one by one
const FEW_PIPS = 6; // the same in a column of a table

/** Show the meters; `names` and `me` say whose they are. A number that has just changed is marked. */
export function showMeters(host, meters, names, me) {
  const list = host.querySelector("ul");
  const fixed = meters.map(({ value, ...rest }) => rest);
  const before = list.dataset.values?.split(" ") ?? [];
  let made = false;
  refresh(list, [fixed, names, me], () => {
    made = true;
    return rows(meters, names, me);
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
  host.parentElement.closest("main")?.style.setProperty("--meters", `${host.offsetHeight}px`);
}

/** Take them off the page. */
export function hideMeters(host) {
  refresh(host.querySelector("ul"), null, () => []);
}

/** Where everybody counts the same, a row for every count, with everybody in it; else a row for
 * every owner. What is everybody's comes last. */
function rows(meters, names, me) {
  const groups = grouped(meters);
  const owned = groups.filter(({ seats }) => seats.length);
  const rest = groups.filter(({ seats }) => !seats.length).map((group) => ownerRow(group, names, me));
  const counts = owned.map(({ parts }) => parts.map(([{ label }]) => label));
  const alike = owned.length > 1 && counts.every((labels) => String(labels) === String(counts[0]));
  if (!alike) return [...owned.map((group) => ownerRow(group, names, me)), ...rest];
  return [...counts[0].map((label, place) => countRow(label, place, owned, names, me)), ...rest];
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

/** One count of everybody: whose each is, is told by the tokens of the first row. */
function countRow(label, place, owned, names, me) {
  const cells = owned.map(({ seats, parts }) => {
    const [meter, number] = parts[place];
    const owner = seats.map((seat) => names[seat]).join(" + ");
    const whose = seats.includes(me) ? "mine" : "theirs";
    const token = place ? null : el("span", { class: "owner", title: owner }, ...seats.map(badge));
    return el("span", { class: `cell ${whose}` }, token, measure({ ...meter, label: "" }, number, owner, label));
  });
  const row = el("li", { class: "count" }, el("span", { class: "label" }, label), ...cells);
  row.style.setProperty("--owners", owned.length);
  return row;
}

function ownerRow({ seats, parts }, names, me) {
  const whose = seats.length ? (seats.includes(me) ? "mine" : "theirs") : "all";
  const owner = seats.map((seat) => names[seat]).join(" + ");
  return el(
    "li",
    { class: whose },
    owner ? el("span", { class: "owner", title: owner }, ...seats.map(badge), el("span", {}, owner)) : null,
    el("span", { class: "measures" }, ...parts.map(([meter, number]) => measure(meter, number, owner))),
  );
}

/** One number with its bar; `said` is what it counts, where no label stands beside it. */
function measure(meter, number, owner, said = meter.label) {
  const { label, target = null, start = 0, ends = false } = meter;
  const about = { class: ends ? "measure ends" : "measure", "data-meter": number };
  if (target !== null) {
    const [least, most] = [Math.min(start, target), Math.max(start, target)];
    about.role = "meter";
    about["aria-label"] = owner ? `${owner}: ${said}` : said;
    Object.assign(about, { "aria-valuemin": least, "aria-valuemax": most });
    if (ends) about.title = say("page-meter-ends", { count: target });
  }
  const bar = target === null ? null : el("span", { class: "gauge", "aria-hidden": "true" }, el("i"));
  const steps = Math.abs(target - start);
  if (bar && steps > 1 && steps <= (label ? PIPS : FEW_PIPS)) {
    bar.classList.add("pips");
    bar.style.setProperty("--steps", steps);
  }
  return el("span", about, label ? el("span", { class: "label" }, label) : null, " ", el("b", {}), bar);
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
