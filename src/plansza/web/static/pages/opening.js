// Opening a table: whoever shares this device sits down, and then we go there.

import { insist } from "../common/ask.js";
import { newKey, recall, remember, rememberTable } from "../common/prefs.js";
import { say } from "../common/words.js";

const nameField = document.getElementById("p-name");
nameField.value = recall("name", "");
nameField.addEventListener("change", () => remember("name", nameField.value.trim()));

/** What the reader wants to be called. */
export function myName() {
  return nameField.value.trim() || nameField.placeholder;
}

/** Open a table, sit down whoever shares this device, and go there. */
export async function open(wish, here, problem, button) {
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

window.addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("button[disabled]")) button.disabled = false;
});
