// Opening a table: whoever shares this device sits down, and then we go there.

import { insist } from "../common/ask.js";
import { newKey, recall, remember, rememberTable } from "../common/prefs.js";
import { say } from "../common/words.js";

const luck = import("../luck/share.js").catch(() => null); // here before anybody clicks
const NO_LUCK = { promise: () => "", reveal: () => {} };
const nameField = document.getElementById("p-name");
if (nameField && !nameField.readOnly) { // who has signed in to a club has his name there
  nameField.value = recall("name", "");
  nameField.addEventListener("change", () => remember("name", nameField.value.trim()));
}

/** What the reader wants to be called; not every page asks. */
export function myName() {
  return (nameField ? nameField.value.trim() : recall("name", "")) || say("page-guest");
}

/** Tells what is wrong in its place on the page. */
export function tellIn(place) {
  return (text) => {
    place.textContent = text;
    place.hidden = !text;
  };
}

/** Open a table, sit down whoever shares this device, and go there. */
export async function open(wish, here, tell, button) {
  if (button.disabled) return;
  const trouble = (on) => tell(on ? say("page-server-away") : "");
  const post = (address, body) => insist(address, { ...body, key: newKey() }, { trouble });
  button.disabled = true;
  const { promise, reveal } = (await luck) ?? NO_LUCK;
  const entropy = wish.name ? promise() : "";
  let answer = await post("/api/tables", { ...wish, entropy });
  const { id, address, seat: mine, commitment, shuffling } = answer.data;
  const give = (kind, fields) => post(`/api/tables/${id}/commands`, { kind, ...fields });
  if (answer.ok && shuffling) {
    // There are only bots besides: the game will have begun when we come to the table.
    const send = async (...what) => told(await give(...what));
    await reveal({ id, held: [mine], shares: [{ seat: mine, commitment: entropy }], commitment }, send);
  }
  for (const { seat, name } of answer.ok ? here : []) {
    if (answer.ok) answer = await give("sit", { seat, name, entropy: promise() });
  }
  if (answer.ok) {
    rememberTable(id);
    location.assign(address);
  } else {
    tell(answer.data.message);
    button.disabled = false;
  }
}

const told = ({ ok, data }) => (ok ? {} : { problem: data });

window.addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("button[disabled], a[data-first]")) button.disabled = false;
});
