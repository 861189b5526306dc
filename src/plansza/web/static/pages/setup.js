// The page on which a table is set up: who plays, how, and with what clock.

import { clockOf } from "../common/clock.js";
import { myName, open, tellIn } from "./opening.js";
import { say } from "../common/words.js";

const card = document.querySelector("[data-game]");
const form = card.querySelector("form");
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
form.querySelector("[data-zone]").textContent = say("page-zone", { name: ZONE.replaceAll("_", " ") });

/** What the form asks for: the table, and who sits down at this device besides. */
function read() {
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
  wish.stand_in = form.querySelector("[data-stand-in]").value;
  wish.listed = form.querySelector("[data-listed]").checked;
  wish.shared_device = wish.listed && form.querySelector("[data-shared]").checked;
  wish.clock = readClock();
  return { wish, here };
}

function readClock() {
  const chosen = form.querySelector("[data-clock]").value;
  if (chosen.startsWith("turn:")) return readTurn(Number(chosen.slice("turn:".length)));
  const own = ["base", "bonus"].map((name) => form.querySelector(`[data-${name}]`).value);
  return clockOf(form.querySelector("[data-clock]").value, own);
}

/** A clock by turn; weekends are those of the place where the table is set up. */
function readTurn(turn) {
  const late = form.querySelector("[data-late]").value;
  const weekends = form.querySelector("[data-weekends]").checked;
  const vacation = Number(form.querySelector("[data-vacation]").value);
  return { turn, late, weekends_off: weekends, zone: ZONE, vacation };
}

/** Keep the form sensible: one “me”, names only where they are asked for. */
function tidy(changed) {
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
  tidyHints(changed);
  tidyShared();
  tidyStandIn(changed);
  tidyClock();
  for (const field of form.querySelectorAll("[data-option]")) {
    const help = field.parentElement.querySelector("[data-choice-help]");
    help.textContent = field.selectedOptions[0].dataset.help;
  }
  markPresets();
}

/** Against bots alone hints are usual, among people they are not; but whoever sets them, sets them. */
function tidyHints(changed) {
  const box = form.querySelector("[data-hints]");
  if (changed === box) box.dataset.chosen = "yes";
  if (box.dataset.chosen) return;
  const who = [...form.querySelectorAll("[data-seat]:not([hidden]) [data-who]")];
  box.checked = who.filter(({ value }) => !value.startsWith("bot:")).length < 2;
}

/** Whether several may share a device is asked where strangers may come; who has chosen somebody to
 * sit here, too, has said so. */
function tidyShared() {
  const who = [...form.querySelectorAll("[data-seat]:not([hidden]) [data-who]")];
  const box = form.querySelector("[data-shared]");
  const here = who.some(({ value }) => value === "here");
  form.querySelector("[data-shared-too]").hidden = !form.querySelector("[data-listed]").checked;
  box.disabled = here;
  if (here) box.checked = true;
}

/** What is settled about turns is asked where the clock is by turn. */
function tidyClock() {
  const { value } = form.querySelector("[data-clock]");
  const byTurn = value.startsWith("turn:");
  form.querySelector("[data-own-clock]").hidden = value !== "own";
  for (const part of form.querySelectorAll("[data-by-turn]")) part.hidden = !byTurn;
  form.querySelector("[data-by-game]").hidden = byTurn;
}

/** Bots that step in play like the first of those that sit here, unless somebody wants another. */
function tidyStandIn(changed) {
  const field = form.querySelector("[data-stand-in]");
  if (changed === field) field.dataset.chosen = "yes";
  if (field.dataset.chosen) return;
  const who = [...form.querySelectorAll("[data-seat]:not([hidden]) [data-who]")];
  const bot = who.find(({ value }) => value.startsWith("bot:"));
  const usual = [...field.options].find((option) => option.defaultSelected);
  field.value = bot ? bot.value.slice("bot:".length) : usual.value;
}

/** Set every option to what a ready-made choice says, the others to what is usual. */
function choosePreset(button) {
  const chosen = JSON.parse(button.dataset.preset);
  for (const field of card.querySelectorAll("[data-option]")) field.value = presetValue(field, chosen);
  fitSeats(button);
  tidy();
}

function presetValue(field, chosen) {
  const usual = [...field.options].find((option) => option.defaultSelected).value;
  return chosen[field.dataset.option] ?? usual;
}

/** Show which ready-made choice the form amounts to, if any. */
function markPresets() {
  const fields = [...card.querySelectorAll("[data-option]")];
  for (const button of card.querySelectorAll("[data-preset]")) {
    const chosen = JSON.parse(button.dataset.preset);
    const same = fields.every((field) => field.value === presetValue(field, chosen));
    button.setAttribute("aria-pressed", String(same));
  }
}

/** A ready-made choice that is not for so many players brings the first number that it is for. */
function fitSeats(button) {
  const count = form.querySelector("[data-count]");
  const fits = button.dataset.fits.split(",");
  if (count && fits[0] && !fits.includes(count.value)) count.value = fits[0];
}

for (const button of form.querySelectorAll("[data-preset]")) {
  button.addEventListener("click", () => choosePreset(button));
}
form.addEventListener("change", (event) => tidy(event.target));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { wish, here } = read();
  open(wish, here, tellIn(card.querySelector("[data-problem]")), card.querySelector("[type=submit]"));
});
tidy();
