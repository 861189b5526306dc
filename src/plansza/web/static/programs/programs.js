// Programs at the table: who can be challenged, the tokens of this browser, and a bot of one's own.

import { ask } from "../common/ask.js";
import { button, danger, el, notice } from "../common/paper.js";
import { copy, newKey, recall, rememberTable } from "../common/prefs.js";
import { say } from "../common/words.js";

const main = document.querySelector(".programs");
const titles = JSON.parse(main.dataset.games);
const CLOCK = 600; // seconds for a game with a bot that plays with a clock alone
const find = (name) => main.querySelector(`[data-${name}]`);

/** Tell what is wrong in its place; nothing hides it. */
function tell(place, text) {
  place.textContent = text;
  place.hidden = !text;
}

/** Ask the server, and tell what it refuses. */
async function send(address, body, place) {
  const answer = await ask(address, body);
  tell(place, answer?.ok ? "" : (answer?.data.message ?? say("page-server-away")));
  return answer?.ok ? answer.data : null;
}

// -- bots ------------------------------------------------------------------------------------------

async function showBots() {
  const list = find("bots");
  if (!list) return;
  const answer = await ask("/api/bots");
  if (!answer?.ok) return;
  const { bots } = answer.data;
  find("no-bots").hidden = bots.length > 0;
  const known = JSON.stringify(bots);
  if (list.dataset.known === known) return; // nobody loses what he is choosing
  list.dataset.known = known;
  list.replaceChildren(...bots.map(botRow));
}

function botRow(bot) {
  const names = Object.keys(bot.rules.games);
  const games = (names.length ? names : Object.keys(titles)).filter((id) => titles[id]);
  const about = [bot.online ? say("page-bot-here") : say("page-bot-away")];
  if (bot.rules.strength) about.push(say("page-bot-claims", { what: bot.rules.strength }));
  if (bot.yours) about.push(say("page-bot-yours"));
  return el(
    "li",
    { class: bot.online ? "" : "away", "data-bot": bot.id },
    el("img", { src: bot.picture, alt: "", width: 48, height: 48 }),
    el(
      "span",
      {},
      el("span", { class: "name" }, bot.name),
      el("br"),
      el("span", { class: "small" }, about.join(" · ")),
      el("br"),
      el("span", { class: "small" }, games.map((id) => titles[id].title).join(", ")),
    ),
    bot.online ? challenger(bot, games) : null,
    bot.yours ? keeper(bot) : null,
  );
}

/** What only its maker does with a bot. */
function keeper(bot) {
  const place = find("challenge-problem");
  const renew = async () => {
    const token = await send(`/api/bots/${bot.id}/tokens`, {}, place);
    if (!token) return;
    showToken(token.token);
    await showTokens();
  };
  const close = async () => {
    const sure = await danger(
      say("page-bot-close-sure", { name: bot.name }),
      say("page-bot-close-help"),
      say("page-bot-close"),
      say("page-bot-keep"),
    );
    if (sure && (await send(`/api/bots/${bot.id}/close`, {}, place))) await Promise.all([showBots(), showTokens()]);
  };
  return el(
    "span",
    { class: "row keeper" },
    button(say("page-bot-token"), renew, { "data-renew": true }),
    button(say("page-bot-close"), close, { "data-close": true }),
  );
}

/** A game as a bot plays it: with as many seats, such options and such a clock as it wants. */
function wanted(bot, game) {
  const plays = bot.rules.games[game] ?? {};
  const usual = titles[game];
  const seats = plays.seats?.length && !plays.seats.includes(usual.seats) ? plays.seats[0] : usual.seats;
  const options = {};
  for (const [option, choices] of Object.entries(plays.options ?? {})) {
    if (!choices.includes(usual.options[option])) options[option] = choices[0];
  }
  const clock = bot.rules.clock === "some" ? { base: Math.max(CLOCK, bot.rules.least_seconds) } : null;
  return { seats, options, clock };
}

/** The game, and the button that opens a table where the bot sits. */
function challenger(bot, games) {
  const choice = el(
    "select",
    { "aria-label": say("page-bot-which") },
    ...games.map((id) => el("option", { value: id }, titles[id].title)),
  );
  const go = async () => {
    const { seats, options, clock } = wanted(bot, choice.value);
    const body = { game: choice.value, name: recall("name", "") || say("page-guest"), key: newKey() };
    const level = { bots: Array.from({ length: seats - 2 }, (_, number) => ({ seat: number + 2 })) };
    const data = await send(
      `/api/bots/${bot.id}/challenge`,
      { ...body, ...level, seats, options, clock, seat: 0, bot_seat: 1 },
      find("challenge-problem"),
    );
    if (!data) return;
    rememberTable(data.id);
    location.assign(data.address);
  };
  return el("span", { class: "row" }, choice, button(say("page-challenge"), go, { class: "main" }));
}

// -- tokens ----------------------------------------------------------------------------------------

async function showTokens() {
  const list = find("tokens");
  if (!list) return;
  const answer = await ask("/api/tokens");
  if (answer?.ok) list.replaceChildren(...answer.data.tokens.map(tokenRow));
}

function tokenRow(token) {
  const until = new Date(token.expires * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  const kind = kindOf(token.kind);
  const state = token.good
    ? say("page-token-until", { what: until })
    : token.revoked
      ? say("page-token-revoked")
      : say("page-token-expired");
  const revoke = async () => {
    const done = await ask(`/api/tokens/${token.id}/revoke`, {});
    if (!done?.ok) notice(done?.data.message ?? say("page-server-away"));
    await showTokens();
  };
  return el(
    "li",
    { "data-of": token.id },
    el(
      "span",
      {},
      el("span", { class: "name" }, token.label || say("page-token")),
      el("br"),
      el("span", { class: "small" }, `${kind} · ${state}`),
    ),
    token.good ? button(say("page-token-revoke"), revoke) : null,
  );
}

function kindOf(kind) {
  if (kind === "seat") return say("page-token-is-seat");
  return kind === "seats" ? say("page-token-is-seats") : say("page-token-is-bot");
}

/** Show a new token, this once. */
function showToken(token) {
  const field = find("token");
  field.value = token;
  find("token-try").textContent = `curl -H "Authorization: Bearer ${token}" ${location.origin}/api/me`;
  find("new").hidden = false;
  find("new").scrollIntoView({ block: "center" });
  field.focus();
  field.select();
}

main.querySelector("[data-do=copy]")?.addEventListener("click", async () => {
  const field = find("token");
  notice((await copy(field.value, field)) ? say("page-copied") : say("page-copy-failed"));
});

find("make-token")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  const { label, what, days } = form.elements;
  const body = { kind: "seats", label: label.value, days: Number(days.value) };
  if (what.value) Object.assign(body, { kind: "seat", table: main.dataset.table, seat: Number(what.value) });
  const data = await send("/api/tokens", body, form.querySelector("[data-problem]"));
  if (!data) return;
  form.reset();
  showToken(data.token);
  await showTokens();
});

// -- a bot of one's own ----------------------------------------------------------------------------

find("register")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  const fields = form.elements;
  const games = Object.fromEntries(
    [...form.querySelectorAll("[name=games]:checked")].map((box) => [box.value, {}]),
  );
  const body = {
    name: fields.name.value,
    games,
    strength: fields.strength.value,
    at_once: Number(fields.at_once.value),
    opponents: fields.opponents.value,
    answer: fields.answer.value,
    picture: await asBase64(fields.picture.files[0]),
  };
  const data = await send("/api/bots", body, form.querySelector("[data-problem]"));
  if (!data) return;
  form.reset();
  showToken(data.token.token);
  await Promise.all([showBots(), showTokens()]);
});

/** A file as the server takes it; nothing for none. */
async function asBase64(file) {
  if (!file) return "";
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

showBots();
showTokens();
setInterval(() => document.hidden || showBots(), 5000);
