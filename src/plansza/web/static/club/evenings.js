// Evenings: making one, sitting down at one's table, and what an organiser does.

import { clockOf } from "../common/clock.js";
import "../common/prefs.js";
import { send, tellIn } from "./send.js";

const form = document.querySelector("[data-new-evening]");
const evening = document.querySelector("[data-evening]");

// -- a new evening -------------------------------------------------------------------------------

/** Only what belongs to the chosen kind, and the numbers that the chosen game allows. */
function offer() {
  const kind = form.kind.value;
  for (const part of form.querySelectorAll("[data-for]")) part.hidden = part.dataset.for !== kind;
  const counts = form.game.selectedOptions[0].dataset.counts.split(",").filter((count) => count > 1);
  const wished = form.seats.value;
  form.seats.replaceChildren(...counts.map((count) => new Option(count, count)));
  if (counts.includes(wished)) form.seats.value = wished;
}

/** By game, “MINUTES:BONUS”, or by turn, “turn:SECONDS”, with the days of this place. */
function clockIn(value) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (value.startsWith("turn:")) return { turn: Number(value.slice("turn:".length)), zone };
  return clockOf(value);
}

function wish() {
  const names = form.names.value.split("\n").map((name) => name.trim()).filter(Boolean);
  return {
    title: form.title.value,
    kind: form.kind.value,
    game: form.game.value,
    seats: form.kind.value === "swiss" ? +form.seats.value : 2,
    rounds: +form.rounds.value,
    double: form.double.checked,
    by_rating: form.by_rating.checked,
    same_deal: form.same_deal.checked,
    clock: clockIn(form.clock.value),
    names,
  };
}

if (form) {
  const problem = tellIn(form.querySelector("[data-problem]"));
  form.kind.addEventListener("change", offer);
  form.game.addEventListener("change", offer);
  offer();
  for (const button of form.querySelectorAll("[data-name]")) {
    button.addEventListener("click", () => {
      const before = form.names.value.trimEnd();
      form.names.value = `${before}${before ? "\n" : ""}${button.dataset.name}\n`;
    });
  }
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const opened = await send("/api/club/evenings", wish(), problem);
    if (opened) location.assign(opened.address);
  });
}

// -- one that is played --------------------------------------------------------------------------

const path = (what) => {
  const key = evening.dataset.key ? `?organiser=${encodeURIComponent(evening.dataset.key)}` : "";
  return `/api/club/evenings/${evening.dataset.evening}/${what}${key}`;
};

evening?.querySelector("[data-do=sit]")?.addEventListener("click", async ({ currentTarget }) => {
  const problem = tellIn(currentTarget.closest("section").querySelector("[data-problem]"));
  const seated = await send(path("sit"), { me: evening.dataset.token }, problem);
  if (seated) location.assign(seated.address);
});

evening?.querySelector("[data-do=next]")?.addEventListener("click", async ({ currentTarget }) => {
  currentTarget.disabled = true;
  const problem = tellIn(evening.querySelector("[data-next-problem]"));
  if (await send(path("next"), { seen: +evening.dataset.seen }, problem)) location.reload();
  currentTarget.disabled = false;
});

for (const each of evening?.querySelectorAll("[data-result]") ?? []) {
  each.addEventListener("submit", async (event) => {
    event.preventDefault();
    const points = [...each.querySelectorAll("[name=points]")].map((field) => +field.value);
    const problem = tellIn(evening.querySelector("[data-next-problem]"));
    const result = { round: evening.dataset.seen - 1, place: +each.dataset.result, points };
    if (await send(path("result"), result, problem)) location.reload();
  });
}
