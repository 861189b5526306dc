// What this browser remembers: name, look, sound, motion, tables. Nothing of it leaves the browser
// but the theme, which the server needs to draw the first page right.

const PREFIX = "plansza.";
const MOST_TABLES = 100;
const YEAR = 31536000;

/** A remembered value, or what stands for it. */
export function recall(name, otherwise = null) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name)) ?? otherwise;
  } catch {
    return otherwise; // storage may be closed, or hold what somebody else wrote
  }
}

/** Who has signed in to the club of this server; nobody elsewhere. */
export const signedIn = () => document.querySelector("[data-signed-in]")?.textContent ?? "";

/** Remember a value. */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing plays as well
  }
}

/** The tables this browser has been at, the latest first. */
export function tables() {
  const found = recall("tables", []);
  return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
}

/** Put a table at the head of the list. */
export function rememberTable(id) {
  remember("tables", [id, ...tables().filter((each) => each !== id)].slice(0, MOST_TABLES));
}

/** Forget tables that are gone. */
export function keepTables(ids) {
  remember("tables", tables().filter((id) => ids.includes(id)));
}

/** A key that no other click has; `randomUUID` is missing on plain http. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Copy a text; on plain http there is no clipboard interface, so the old way serves. */
export async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

function dark() {
  const asked = document.documentElement.dataset.theme;
  return asked ? asked === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function switchTheme() {
  const theme = dark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  document.cookie = `plansza-theme=${theme}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** Show more or less motion; without a wish the system decides. */
export function setMotion(on) {
  remember("motion", on);
  applyMotion();
}

function applyMotion() {
  const wish = recall("motion");
  if (wish === null) delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = wish ? "on" : "off";
}

/** The address without the language that was asked for: the cookie has it now. */
function cleanAddress() {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(null, "", address);
}

applyMotion();
cleanAddress();
document.querySelector("[data-do=theme]")?.addEventListener("click", switchTheme);
