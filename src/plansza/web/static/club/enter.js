// The door of a club: the passphrase is said, and the page goes on to where its reader wanted to.

import "../common/prefs.js";
import { send, tellIn } from "./send.js";

const form = document.querySelector("[data-enter]");
const problem = tellIn(form.querySelector("[data-problem]"));

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await send("/api/enter", { passphrase: form.passphrase.value }, problem);
  if (answer) location.replace(form.dataset.target);
  else form.passphrase.select();
});
