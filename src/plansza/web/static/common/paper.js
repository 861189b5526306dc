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
export async function question(title, text, yes, no) {
  return (await inTheWay(title, [text], yes, no)) === "yes";
}

/** The same before something that nobody should do by accident: going on as before comes first. */
export async function danger(title, text, yes, no) {
  return (await inTheWay(title, [text], yes, no, undefined, true)) === "yes";
}

/** Show a question until it is answered: "" for no, else `value()`. After a warning,
 * no is the main answer. */
export function inTheWay(title, content, yes, no, value = () => "yes", warned = false) {
  // Each question is its own element: a browser tells of a closed one a moment later, when the
  // next may be open already.
  const dialog = el("dialog", {}, el("h2", {}, title), el("p", {}, ...content));
  const accept = button(yes, () => dialog.close(value()), { class: warned ? "warn" : "main", "data-answer": "yes" });
  const decline = button(no, () => dialog.close(""), { class: warned ? "main" : null, "data-answer": "no" });
  dialog.append(el("div", { class: "row" }, decline, accept));
  document.body.append(dialog);
  return new Promise((answer) => {
    dialog.onclose = () => {
      dialog.remove();
      answer(dialog.returnValue);
    };
    dialog.showModal();
  });
}
