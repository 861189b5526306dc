// Goal and progress: what counts on the way to the end, whose it is, and which end is the nearest.

import { badge } from "../common/badges.js";
import { el, refresh } from "../common/paper.js";
import { say } from "../common/words.js";

const PIPS = 15; // up to so many steps a bar shows one by one
const FEW_PIPS = 6; // the same in a column of a table
const [MANY_ROWS, MANY_OWNERS] = [6, 5]; // so many stand closer

/** Show the meters; `names` and `me` say whose they are. A number that has just changed is marked. */
export function showMeters(host, meters, names, me) {
  const list = host.querySelector("ul");
  const fixed = meters.map(({ value, ...rest }) => rest);
  const isNew = moved(list, meters);
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
    part.classList.toggle("moved", !made && isNew(number));
  }
  list.classList.toggle("crowded", list.children.length >= MANY_ROWS);
  host.hidden = !meters.length;
}

/** Which numbers are not what this element showed before; from now on it shows these. */
export function moved(element, meters) {
  const before = element.dataset.values?.split(" ");
  element.dataset.values = meters.map(({ value }) => value).join(" ");
  return (number) => before?.length === meters.length && before[number] !== String(meters[number].value);
}

/** Take them off the page. */
export function hideMeters(host) {
  delete host.querySelector("ul").dataset.values;
  refresh(host.querySelector("ul"), null, () => []);
}

/** Where everybody counts the same, a row for every count, with everybody in it; else a row for
 * every owner. What is everybody's comes last. */
function rows(meters, names, me) {
  const groups = grouped(meters);
  const owned = groups.filter(({ seats }) => seats.length);
  const rest = groups.filter(({ seats }) => !seats.length).map((group) => ownerRow(group, names, me));
  if (!sameCounts(owned)) return [...owned.map((group) => ownerRow(group, names, me)), ...rest];
  const labels = owned[0].parts.map(([{ label }]) => label);
  return [...labels.map((label, place) => countRow(label, place, owned, names, me)), ...rest];
}

/** Whether all these owners, more than one, count the same things. */
export function sameCounts(groups) {
  const counts = groups.map(({ parts }) => String(parts.map(([{ label }]) => label)));
  return counts.length > 1 && counts[0] !== "" && counts.every((labels) => labels === counts[0]);
}

/** Those of one owner stand together, in the order in which he comes first. */
export function grouped(meters) {
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
  const many = owned.length >= MANY_OWNERS ? "count many-owners" : "count";
  const row = el("li", { class: many }, el("span", { class: "label" }, label), ...cells);
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

/** A number as it is read: how many of how many, unless it runs down. */
export function countText({ value, target = null, start = 0 }) {
  return target === null || target < start ? `${value}` : `${value}/${target}`;
}

/** What changes. */
function fill(part, meter) {
  const { value, target = null, start = 0 } = meter;
  const text = countText(meter);
  const count = part.querySelector("b");
  if (count.textContent !== text) count.textContent = text;
  if (target === null) return;
  const least = Math.min(start, target);
  const most = Math.max(start, target);
  part.setAttribute("aria-valuenow", value);
  part.setAttribute("aria-valuetext", target < start ? text : say("page-meter-of", { count: value, what: target }));
  part.querySelector("i").style.setProperty("--done", (value - least) / (most - least || 1));
}

/** The number of the meter that is likest to end the game: it has come farthest. */
export function nearest(meters) {
  let [best, found] = [0, -1];
  meters.forEach(({ value, target, start = 0, ends }, number) => {
    const way = ends ? (value - start) / (target - start || 1) : 0;
    if (way > best) [best, found] = [way, number];
  });
  return found;
}
