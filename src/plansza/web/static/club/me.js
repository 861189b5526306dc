// A player's own page: registering, signing in, and what he changes later.

import "../common/prefs.js";
import { say } from "../common/words.js";
import { make, offered, use } from "./passkeys.js";
import { send, tellIn } from "./send.js";

const main = document.querySelector("[data-me]");
const find = (what) => main.querySelector(what);
const problemOf = (part) => tellIn(part.querySelector("[data-problem]"));

/** Show the words of a phrase, once; then the page is read anew. */
function showPhrase(words) {
  for (const part of main.querySelectorAll("[data-forms]")) part.hidden = true;
  const slip = find("[data-phrase]");
  slip.querySelector("[data-words]").textContent = words;
  slip.hidden = false;
  slip.querySelector("button").focus();
}

const anew = () => location.assign("/club/me");

/** When a form is sent: its fields go to an address, and then something happens. */
function onSend(form, address, then) {
  const problem = form && problemOf(form);
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await send(address, Object.fromEntries(new FormData(form)), problem);
    if (answer) then(answer);
  });
}

function onClick(what, act) {
  const button = find(`[data-do=${what}]`);
  button?.addEventListener("click", async () => {
    button.disabled = true;
    await act();
    button.disabled = false;
  });
}

/** Ask for options, let the browser do its part, and send what comes of it. */
async function ceremony(problem, ask, fields, act, address, more = {}) {
  const found = await send(ask, fields, problem);
  if (!found) return;
  const credential = await act(found.options);
  if (!credential) problem(say("page-passkey-none"));
  else if (await send(address, { credential, ...more }, problem)) anew();
}

onSend(find("[data-register]"), "/api/club/players", ({ phrase }) => showPhrase(phrase));
onSend(find("[data-sign-in]"), "/api/club/sign-in", anew);
onSend(find("[data-rename]"), "/api/club/rename", anew);
onSend(find("[data-delete]"), "/api/club/delete", () => location.assign("/club"));
onClick("kept", anew);
onClick("new-phrase", async () => {
  const answer = await send("/api/club/phrase", {}, problemOf(find("[data-ways]")));
  if (answer) showPhrase(answer.phrase);
});
for (const [what, everywhere] of [["sign-out", false], ["sign-out-everywhere", true]]) {
  onClick(what, async () => {
    if (await send("/api/club/sign-out", { everywhere }, problemOf(find("[data-ways]")))) anew();
  });
}
onClick("register-passkey", async () => {
  const form = find("[data-register]");
  if (!form.reportValidity()) return;
  const fields = { name: form.name.value };
  const where = ["/api/club/passkey-options", fields, make, "/api/club/passkeys", fields];
  await ceremony(problemOf(form), ...where);
});
onClick("add-passkey", async () => {
  const problem = problemOf(find("[data-ways]"));
  const options = "/api/club/passkey-options";
  await ceremony(problem, options, { name: "" }, make, "/api/club/passkeys");
});
onClick("use-passkey", async () => {
  const problem = problemOf(find("[data-sign-in]"));
  await ceremony(problem, "/api/club/sign-in-options", {}, use, "/api/club/passkey-sign-in");
});
for (const button of main.querySelectorAll("[data-take]")) {
  button.addEventListener("click", async () => {
    const problem = tellIn(find("[data-take-problem]"));
    const table = button.dataset.take;
    if (await send("/api/club/take", { table }, problem)) location.assign(`/t/${table}`);
  });
}
if (offered()) {
  for (const what of ["register-passkey", "add-passkey", "use-passkey"]) {
    const button = find(`[data-do=${what}]`);
    if (button) button.hidden = false;
  }
}
