// Opening a table: whoever shares this device sits down, and then we go there.

import { insist } from "../common/ask.js";
import { newKey, recall, remember, rememberTable } from "../common/prefs.js";
import { say } from "../common/words.js";

const nameField = document.getElementById("p-name");
if (nameField) {
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

window.addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("button[disabled], a[data-first]")) button.disabled = false;
});
