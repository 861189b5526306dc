// Deals that several tables play: opening one, and closing it before its time.

import "../common/prefs.js";
import { send, tellIn } from "./send.js";

const form = document.querySelector("[data-new-deal]");
const deal = document.querySelector("[data-deal]");

/** How many may play the chosen game. */
function offerSeats() {
  const counts = form.game.selectedOptions[0].dataset.counts.split(",");
  form.seats.replaceChildren(...counts.map((count) => new Option(count, count)));
  offerPairs();
}

/** Pairs play both sides of a game for two. */
function offerPairs() {
  const fits = form.seats.value === "2" && form.tables.value % 2 === 0;
  form.querySelector("[data-pairs]").hidden = !fits;
  if (!fits) form.pairs.checked = false;
}

if (form) {
  const problem = tellIn(form.querySelector("[data-problem]"));
  form.game.addEventListener("change", offerSeats);
  form.seats.addEventListener("change", offerPairs);
  form.tables.addEventListener("change", offerPairs);
  offerSeats();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { game, seats, tables, pairs } = form;
    const wish = { game: game.value, seats: +seats.value, tables: +tables.value, pairs: pairs.checked };
    const opened = await send("/api/club/deals", wish, problem);
    if (opened) location.assign(opened.address);
  });
}

deal?.querySelector("[data-do=close]")?.addEventListener("click", async () => {
  const problem = tellIn(deal.querySelector("[data-problem]"));
  if (await send(`/api/club/deals/${deal.dataset.deal}/close`, {}, problem)) location.reload();
});
