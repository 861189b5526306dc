// As much of a browser as the scripts under test touch while there is none. Import it before them.
//
// It stands for the browser and the network, never for our own scripts: these are the real ones.

import { Thing } from "./things.mjs";

/** Define what Node may already have under this name. */
function provide(name, value) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

class Storage {
  kept = new Map();
  closed = false; // as in a private window of some browsers

  getItem(key) {
    if (this.closed) throw new Error("storage is closed");
    return this.kept.get(key) ?? null;
  }

  setItem(key, value) {
    if (this.closed) throw new Error("storage is closed");
    this.kept.set(key, String(value));
  }
}

/** The texts of the page; they are read once, when words.js is loaded. */
export const texts = {
  "page-player": "Player {seat}",
  "page-turn-of": "{name} is to move, says {name}.",
};

class Document extends EventTarget {
  hidden = false;
  cookie = "";
  documentElement = { dataset: {} };
  body = {};
  activeElement = this.body;
  under = []; // what lies under every pointer

  getElementById(id) {
    return id === "texts" ? { textContent: JSON.stringify(texts) } : null;
  }

  createElement() {
    return new Thing("");
  }

  querySelector() {
    return null;
  }

  querySelectorAll() {
    return [];
  }

  elementFromPoint() {
    return this.under[0] ?? null;
  }

  elementsFromPoint() {
    return this.under;
  }
}

/** A stream from the server; tests speak into it. */
export class Stream extends EventTarget {
  static opened = [];

  constructor(address) {
    super();
    this.address = address;
    this.closed = false;
    Stream.opened.push(this);
  }

  close() {
    this.closed = true;
  }

  say(data) {
    this.onmessage({ data: JSON.stringify(data) });
  }
}

/** A page that nobody has used yet: what an earlier test left listening hears nothing any more. */
export function openPage() {
  provide("window", new EventTarget());
  provide("document", new Document());
  provide("localStorage", new Storage());
  Stream.opened = [];
}

openPage();
provide("location", new URL("http://table.test/t/abc"));
provide("innerHeight", 800);
provide("matchMedia", () => ({ matches: false, addEventListener() {} }));
provide("EventSource", Stream);

/** A server that gives these answers in turn, the last one for ever; what it was asked. */
export function serve(...answers) {
  const asked = [];
  provide("fetch", async (address, { body } = {}) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    asked.push({ address, body: body && JSON.parse(body) });
    if (answer === undefined) throw new TypeError("nobody answers");
    const { status = 200, data = {} } = await answer;
    return { status, ok: status < 300, json: async () => data };
  });
  return asked;
}

/** Let everything happen that waits for nothing but its turn. */
export async function settle() {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done));
}
