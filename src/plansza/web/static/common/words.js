// What the page says: texts the server handed over in the reader's language.

const texts = JSON.parse(document.getElementById("texts")?.textContent ?? "{}");

/** A text by its id, its {gaps} filled. */
export function say(id, gaps = {}) {
  return (texts[id] ?? id).replace(/\{(\w+)\}/g, (_, name) => gaps[name] ?? "");
}
