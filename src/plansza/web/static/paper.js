// Making elements, and the two ways to speak up: a notice that passes, and a question in the way.

/** An element with attributes, handlers (`onclick`) and children; text is only ever text. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

/** A button. */
export function button(text, onclick, more = {}) {
  return el("button", { type: "button", onclick, ...more }, text);
}

const shown = new WeakMap();

/** Fill a host anew only when `key` has changed: a button that is made anew loses the focus. */
export function refresh(host, key, build) {
  const known = JSON.stringify(key);
  if (shown.get(host) === known) return;
  shown.set(host, known);
  host.replaceChildren(...build());
}

let passing = 0;

/** Say something that passes by itself; without a text, take it away. */
export function notice(text, seconds = 5) {
  const slip = document.querySelector("[data-notice]");
  clearTimeout(passing);
  slip.textContent = text;
  slip.hidden = !text;
  if (text && seconds) passing = setTimeout(() => notice(""), seconds * 1000);
}

/** Ask before something that cannot be undone; whether the answer was yes. */
export function question(title, text, yes, no) {
  const dialog = document.querySelector("[data-dialog]");
  dialog.querySelector("h2").textContent = title;
  dialog.querySelector("p").textContent = text;
  return new Promise((answer) => {
    dialog.querySelector(".row").replaceChildren(
      button(no, () => dialog.close("no")),
      button(yes, () => dialog.close("yes"), { class: "main" }),
    );
    dialog.returnValue = "no";
    dialog.onclose = () => answer(dialog.returnValue === "yes");
    dialog.showModal();
  });
}
