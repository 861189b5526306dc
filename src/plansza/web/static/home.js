// The home page: one click against a bot, or a table set up with care; and the tables one knows.

import { insist } from "./ask.js";
import { clockOf } from "./clock.js";
import { keepTables, newKey, recall, remember, rememberTable, tables } from "./prefs.js";
import { say } from "./words.js";

const nameField = document.getElementById("p-name");
const quickProblem = document.querySelector("[data-quick-problem]");

function myName() {
  return nameField.value.trim() || nameField.placeholder;
}

/** Open a table, sit down whoever shares this device, and go there. */
async function open(wish, here, problem, button) {
  const tell = (text) => {
    problem.textContent = text;
    problem.hidden = !text;
  };
  const trouble = (on) => tell(on ? say("page-server-away") : "");
  const post = (address, body) => insist(address, { ...body, key: newKey() }, { trouble });
  button.disabled = true;
  let answer = await post("/api/tables", wish);
  const { id, address } = answer.data;
  for (const { seat, name } of answer.ok ? here : []) {
    if (answer.ok) answer = await post(`/api/tables/${id}/commands`, { kind: "sit", seat, name });
  }
  if (answer.ok) {
    rememberTable(id);
    location.assign(address);
  } else {
    tell(answer.data.message);
    button.disabled = false;
  }
}

// -- one game ----------------------------------------------------------------------------------

function quick(card, button) {
  const seats = Number(card.dataset.seats.split(",")[0]);
  const level = card.querySelector("[data-quick-level]").value;
  const bots = Array.from({ length: seats - 1 }, (_, place) => ({ seat: place + 1, level }));
  const wish = { game: card.dataset.game, name: myName(), seat: 0, seats, bots };
  open(wish, [], quickProblem, button);
}

/** What the form of a game asks for: the table, and who sits down at this device besides. */
function read(card) {
  const form = card.querySelector("form");
  const wish = { game: card.dataset.game, options: {}, bots: [], listed: false };
  const here = [];
  for (const row of form.querySelectorAll("[data-seat]:not([hidden])")) {
    const seat = Number(row.dataset.seat);
    const [who, level] = row.querySelector("[data-who]").value.split(":");
    const name = row.querySelector("[data-name]").value.trim();
    if (who === "me") Object.assign(wish, { seat, name: myName() });
    if (who === "bot") wish.bots.push({ seat, level });
    if (who === "here") here.push({ seat, name: name || say("page-player", { seat: seat + 1 }) });
  }
  wish.seats = form.querySelectorAll("[data-seat]:not([hidden])").length;
  for (const field of form.querySelectorAll("[data-option]")) {
    wish.options[field.dataset.option] = field.value;
  }
  wish.hints = form.querySelector("[data-hints]").checked;
  wish.listed = form.querySelector("[data-listed]").checked;
  wish.clock = readClock(form);
  return { wish, here };
}

function readClock(form) {
  const own = ["base", "bonus"].map((name) => form.querySelector(`[data-${name}]`).value);
  return clockOf(form.querySelector("[data-clock]").value, own);
}

/** Keep the form sensible: one “me”, names only where they are asked for. */
function tidy(card, changed) {
  const form = card.querySelector("form");
  const count = Number(form.querySelector("[data-count]")?.value ?? card.dataset.seats.split(",")[0]);
  for (const row of form.querySelectorAll("[data-seat]")) {
    row.hidden = Number(row.dataset.seat) >= count;
    const who = row.querySelector("[data-who]");
    if (changed?.matches?.("[data-who]") && changed.value === "me" && who !== changed) {
      if (who.value === "me") who.value = "friend";
    }
    row.querySelector("[data-name]").hidden = who.value !== "here";
    const about = row.querySelector("[data-who-help]");
    about.textContent = who.selectedOptions[0].dataset.about ?? "";
    about.hidden = !about.textContent;
  }
  tidyHints(form, changed);
  form.querySelector("[data-own-clock]").hidden = form.querySelector("[data-clock]").value !== "own";
  for (const field of form.querySelectorAll("[data-option]")) {
    const help = field.parentElement.querySelector("[data-choice-help]");
    help.textContent = field.selectedOptions[0].dataset.help;
  }
  markPresets(card);
}

/** Against bots alone hints are usual, among people they are not; but whoever sets them, sets them. */
function tidyHints(form, changed) {
  const box = form.querySelector("[data-hints]");
  if (changed === box) box.dataset.chosen = "yes";
  if (box.dataset.chosen) return;
  const who = [...form.querySelectorAll("[data-seat]:not([hidden]) [data-who]")];
  box.checked = who.filter(({ value }) => !value.startsWith("bot:")).length < 2;
}

/** How well the bots of a quick game play: chosen once, remembered for all games. */
function chooseLevel(level) {
  for (const card of document.querySelectorAll("[data-game]")) {
    const select = card.querySelector("[data-quick-level]");
    if ([...select.options].some(({ value }) => value === level)) select.value = level;
    card.querySelector("[data-quick-about]").textContent = select.selectedOptions[0].dataset.about;
  }
}

/** Set every option to what a ready-made choice says, the others to what is usual. */
function choosePreset(card, button) {
  const chosen = JSON.parse(button.dataset.preset);
  for (const field of card.querySelectorAll("[data-option]")) field.value = presetValue(field, chosen);
  tidy(card);
}

function presetValue(field, chosen) {
  const usual = [...field.options].find((option) => option.defaultSelected).value;
  return chosen[field.dataset.option] ?? usual;
}

/** Show which ready-made choice the form amounts to, if any. */
function markPresets(card) {
  const fields = [...card.querySelectorAll("[data-option]")];
  for (const button of card.querySelectorAll("[data-preset]")) {
    const chosen = JSON.parse(button.dataset.preset);
    const same = fields.every((field) => field.value === presetValue(field, chosen));
    button.setAttribute("aria-pressed", String(same));
  }
}

function wireCard(card) {
  const form = card.querySelector("form");
  const setup = card.querySelector("[data-do=setup]");
  const fast = card.querySelector("[data-do=quick]");
  const level = card.querySelector("[data-quick-level]");
  fast.addEventListener("click", () => quick(card, fast));
  level.addEventListener("change", () => {
    remember("level", level.value);
    chooseLevel(level.value);
  });
  setup.addEventListener("click", () => {
    form.hidden = !form.hidden;
    setup.setAttribute("aria-expanded", String(!form.hidden));
  });
  for (const button of form.querySelectorAll("[data-preset]")) {
    button.addEventListener("click", () => choosePreset(card, button));
  }
  form.addEventListener("change", (event) => tidy(card, event.target));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { wish, here } = read(card);
    open(wish, here, form.querySelector("[data-problem]"), form.querySelector("[type=submit]"));
  });
  tidy(card);
}

// -- my tables ---------------------------------------------------------------------------------

async function showMine() {
  const ids = tables();
  if (!ids.length) return;
  const answer = await fetch(`/api/mine?ids=${ids.map(encodeURIComponent).join(",")}`);
  if (!answer.ok) return;
  const mine = (await answer.json()).tables;
  keepTables(mine.map(({ id }) => id));
  const shown = mine.filter(({ status, held }) => status !== "over" && held.length);
  const section = document.querySelector("[data-mine]");
  section.querySelector("ul").replaceChildren(...shown.map(line));
  section.hidden = !shown.length;
}

function line(table) {
  const item = document.createElement("li");
  const link = item.appendChild(document.createElement("a"));
  link.href = `/t/${table.id}`;
  const title = link.appendChild(document.createElement("span"));
  title.className = "name";
  title.textContent = table.title;
  link.append(document.createElement("br"));
  const state = link.appendChild(document.createElement("span"));
  state.className = table.your_turn ? "mine" : "small";
  state.textContent = stateOf(table);
  const names = link.appendChild(document.createElement("span"));
  names.className = "small";
  names.textContent = ` ${table.names.join(", ")}`;
  return item;
}

function stateOf(table) {
  if (table.your_turn) return say("page-turn-yours");
  if (table.status === "open") return say("page-waiting-short");
  return say("page-turn-of", { name: table.to_move.map((seat) => table.names[seat]).join(", ") });
}

nameField.value = recall("name", "");
nameField.addEventListener("change", () => remember("name", nameField.value.trim()));
for (const card of document.querySelectorAll("[data-game]")) wireCard(card);
chooseLevel(recall("level", ""));
showMine().catch(() => {}); // the list is a help, not a must
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) showMine().catch(() => {});
});
window.addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("button[disabled]")) button.disabled = false;
});
