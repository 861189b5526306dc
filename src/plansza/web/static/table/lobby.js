// Before the game: the seats, the invitation, and whoever may still sit down.

import { levelChooser } from "../common/levels.js";
import { copy, recall, remember, signedIn } from "../common/prefs.js";
import { button, el, notice } from "../common/paper.js";
import { say } from "../common/words.js";

/** Show the lobby of a table in its host; `send` gives commands. */
export function showLobby(host, { id, listed, shared_device: family }, now, held, send) {
  const known = JSON.stringify([now.seats.map(({ name, free, invited }) => [name, free, invited]), held, now.hints]);
  if (host.dataset.known === known && !host.hidden) return; // nobody loses what he is typing
  host.dataset.known = known;
  host.hidden = false;
  host.className = held.length ? "slip lobby" : "slip lobby guest";
  const alone = listed && !family; // everybody has one seat
  const chairs = now.seats.map((seat, number) => chair(seat, number, held, send, alone));
  host.replaceChildren(
    el("div", { class: "front" }, document.querySelector("#p-cover").content.cloneNode(true)),
    el(
      "div",
      { class: "about-all" },
      el("h2", {}, say("page-who-plays")),
      el("p", { class: "small" }, now.hints ? say("page-hints-on") : say("page-hints-off")),
      listed && family ? el("p", { class: "small" }, say("page-shared-device-here")) : null,
      el("p", { class: "small" }, document.querySelector("[data-stand-in]").textContent),
      ...settled(),
    ),
    invitation(id),
    el("div", { class: "chairs" }, ...chairs),
  );
}

/** What was settled about the time for a turn, if anything. */
function settled() {
  const lines = [...document.querySelectorAll("[data-settled]")].map((line) => line.textContent);
  return lines.length ? [el("p", { class: "small", "data-lobby-clock": "" }, lines.join(" "))] : [];
}

function chair(seat, number, held, send, alone) {
  if (seat.free) return freeChair(seat, number, held, send, alone);
  const mine = held.includes(number);
  return el(
    "div",
    { class: "chair taken" },
    el("span", { class: "name" }, seat.name),
    mine ? button(say("page-leave"), () => send("leave", { seat: number })) : null,
  );
}

function freeChair(seat, number, held, send, alone) {
  const me = held.length ? "" : signedIn();
  const name = el("input", {
    type: "text",
    maxlength: 40,
    value: held.length ? "" : me || recall("name", ""),
    readonly: me ? "" : null,
    placeholder: held.length ? say("page-name") : say("page-your-name"),
    "aria-label": held.length ? say("page-name") : say("page-your-name"),
  });
  const sit = () => {
    const chosen = name.value.trim() || say("page-player", { seat: number + 1 });
    if (!held.length && !me && name.value.trim()) remember("name", chosen);
    send("sit", { seat: number, name: chosen });
  };
  name.addEventListener("keydown", (event) => event.key === "Enter" && sit());
  const label = held.length ? say("page-sit-too") : say("page-sit");
  return el(
    "div",
    { class: "chair" },
    el("span", { class: "name" }, say("page-free", { seat: number + 1 })),
    seat.invited ? el("span", { class: "small" }, say("page-bot-asked")) : null,
    held.length ? botChooser(number, send) : null,
    held.length && alone
      ? null
      : el(
          "span",
          { class: "way" },
          name,
          button(label, sit, { class: held.length ? "" : "main", "data-sit": number }),
        ),
  );
}

function botChooser(number, send) {
  const { select, about } = levelChooser(say("page-bot-level"));
  const add = button(say("page-add-bot"), () => send("bot", { seat: number, level: select.value }));
  return el("span", { class: "way" }, select, add, about);
}

function invitation(table) {
  const address = `${location.origin}/t/${table}`;
  const field = el("input", {
    type: "text",
    readonly: true,
    value: address,
    "aria-label": say("page-link"),
    onfocus: (event) => event.currentTarget.select(),
  });
  const copying = async () => {
    const done = await copy(address, field);
    notice(done ? say("page-copied") : say("page-copy-failed"));
  };
  return el(
    "div",
    { class: "invite" },
    el(
      "div",
      {},
      el("h3", {}, say("page-invite")),
      el("p", { class: "small" }, say("page-invite-help")),
      el("div", { class: "address" }, field, button(say("page-copy"), copying, { class: "main" })),
    ),
    el("img", { src: `/t/${table}/qr.svg`, alt: say("page-code-alt"), width: 168, height: 168 }),
  );
}
