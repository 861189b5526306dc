// Being told of one's turn while no page of the table is open: by this device, another program, or
// e-mail. The server keeps whom it tells; the browser remembers what was chosen, for its next tables.

import { ask } from "../common/ask.js";
import { button, el, notice } from "../common/paper.js";
import { recall, remember } from "../common/prefs.js";
import { say } from "../common/words.js";

const USUAL = "notices"; // the recipients that are told of every new table
const DAY = 24 * 60;
const NIGHT = { begin: 22 * 60, end: 8 * 60 };

export class Notices {
  constructor(main, wire) {
    this.main = main;
    this.wire = wire;
    this.part = main.querySelector("[data-notices]");
    this.host = this.part.querySelector("[data-notices-inside]");
    this.state = null;
    document.head.append(el("link", { rel: "stylesheet", href: this.part.dataset.style }));
    this.part.addEventListener("toggle", () => this.part.open && this.read());
    if (this.part.open) this.read();
    this.repeat();
  }

  /** What was chosen at the last table goes for this one, once: whoever stops it here is not asked. */
  async repeat() {
    const usual = recall(USUAL, []);
    const done = recall("notices-at", []);
    const here = `${this.wire.table}`;
    if (!Array.isArray(usual) || !usual.length || done.includes(here)) return;
    remember("notices-at", [here, ...done].slice(0, 200));
    for (const recipient of usual) {
      const answer = await this.post("notices", { recipient, zone: zone(), ...this.quietOf(recipient) });
      if (answer?.status === 404) this.unusual(recipient);
      else if (answer?.ok) this.take(answer.data);
    }
  }

  async read() {
    const answer = await ask(`${this.wire.path}/notices?${this.wire.query()}`);
    if (answer?.ok) this.take(answer.data);
  }

  post(what, fields) {
    return this.wire.post(what, fields);
  }

  take(state) {
    this.state = state;
    for (const { id, quiet } of state.recipients) this.keepQuiet(id, quiet);
    this.show();
  }

  // -- what is shown ---------------------------------------------------------------------------

  show() {
    const { recipients } = this.state;
    const focused = document.activeElement?.dataset?.key;
    const told = recipients.map((each) => this.row(each));
    this.host.replaceChildren(
      ...(told.length ? told : [el("p", {}, say("page-notices-none"))]),
      this.device(),
      ...(this.state.webhook ? [this.webhook()] : []),
      ...(this.state.mail ? [this.mail()] : []),
      ...(told.length ? [this.hours()] : []),
    );
    if (focused) this.host.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  row({ id, kind, shown, on, unconfirmed, trouble }) {
    const name = kind === "push" ? say("page-notices-push") : shown;
    const set = el("input", { type: "checkbox", checked: on, "data-key": `on-${id}` });
    set.addEventListener("change", () => (set.checked ? this.on(id) : this.off(id)));
    const told = trouble || (unconfirmed ? say("page-notices-unconfirmed") : "");
    return el(
      "div",
      { class: "recipient", "data-recipient": kind },
      el("strong", {}, name),
      el("label", { class: "switch" }, set, el("span", {}, say("page-notices-on"))),
      told ? el("p", { class: trouble ? "small warn-text" : "small" }, told) : null,
      el(
        "p",
        { class: "row" },
        unconfirmed ? null : button(say("page-notices-test"), () => this.test(id), { "data-key": `test-${id}` }),
        button(say("page-notices-forget"), () => this.forget(id), { class: "plain", "data-key": `forget-${id}` }),
      ),
    );
  }

  /** This device, or why it cannot be told. */
  device() {
    const why = this.deaf();
    if (why) return el("p", { class: "small", "data-deaf": true }, why);
    const there = this.state.recipients.some(({ kind }) => kind === "push");
    if (there) return el("span", { hidden: true });
    return el("p", {}, button(say("page-notices-push-on"), () => this.sign(), { "data-push-on": true }));
  }

  deaf() {
    if (!window.isSecureContext) return say("page-notices-push-insecure");
    if (!("serviceWorker" in navigator) || !("PushManager" in window)) return say("page-notices-push-browser");
    return this.state.push_key ? "" : say("page-notices-push-server");
  }

  webhook() {
    const url = el("input", { type: "url", required: true, maxlength: 1000, placeholder: "https://", "aria-label": say("page-notices-url") });
    const forms = [["json", say("page-notices-form-json")], ["ntfy", say("page-notices-form-ntfy")]];
    const form = el("select", { "aria-label": say("page-notices-form") }, ...forms.map(([value, text]) => el("option", { value }, text)));
    url.addEventListener("input", () => {
      if (url.value.includes("ntfy")) form.value = "ntfy";
    });
    const send = (event) => this.add(event, { kind: "webhook", url: url.value.trim(), form: form.value });
    const help = el("p", { class: "small" }, say("page-notices-webhook-help"));
    return this.adding("webhook", say("page-notices-webhook"), send, url, form, help);
  }

  mail() {
    const address = el("input", { type: "email", required: true, maxlength: 254, autocomplete: "email", "aria-label": say("page-notices-address") });
    const send = (event) => this.add(event, { kind: "mail", address: address.value.trim() });
    return this.adding("mail", say("page-notices-mail"), send, address);
  }

  adding(kind, title, send, ...fields) {
    const form = el("form", { "data-add": kind }, ...fields, el("button", { type: "submit" }, say("page-notices-add")));
    form.addEventListener("submit", send);
    return el("details", {}, el("summary", {}, title), el("div", { class: "inside" }, form));
  }

  /** Quiet hours, the same for all of them. */
  hours() {
    const quiet = this.state.recipients.find((each) => each.quiet)?.quiet ?? null;
    const set = el("input", { type: "checkbox", checked: quiet !== null, "data-key": "quiet", "data-quiet-hours": true });
    const from = clock((quiet ?? NIGHT).begin, say("page-notices-quiet-from"), "from");
    const to = clock((quiet ?? NIGHT).end, say("page-notices-quiet-to"), "to");
    const change = () => this.hush(set.checked ? { begin: minutes(from), end: minutes(to) } : null);
    for (const field of [set, from, to]) field.addEventListener("change", change);
    return el(
      "div",
      { class: "quiet-hours" },
      el("label", { class: "switch" }, set, el("span", {}, say("page-notices-quiet"))),
      el("span", { class: "row" }, say("page-notices-quiet-from"), from, say("page-notices-quiet-to"), to),
      el("p", { class: "small" }, say("page-notices-quiet-help")),
    );
  }

  // -- what is done ----------------------------------------------------------------------------

  /** Take an answer, or say why not; whether it was carried out. */
  heard(answer) {
    if (answer?.ok) this.take(answer.data);
    else if (answer) notice(answer.data.message);
    return Boolean(answer?.ok);
  }

  async on(recipient) {
    const fields = { recipient, zone: zone(), ...this.quietOf(recipient) };
    if (this.heard(await this.post("notices", fields))) this.usual(recipient);
    else this.show();
  }

  async off(recipient) {
    if (this.heard(await this.post("notices/off", { recipient }))) this.unusual(recipient);
    else this.show();
  }

  async forget(recipient) {
    const known = this.state.recipients.find(({ id }) => id === recipient);
    if (!this.heard(await this.post("notices/off", { recipient, everywhere: true }))) return;
    this.unusual(recipient);
    if (known?.kind === "push") await unsubscribe();
  }

  async add(event, target) {
    event.preventDefault();
    const before = this.state.recipients.map(({ id }) => id);
    if (!this.heard(await this.post("notices", { target, zone: zone(), ...this.quietOf() }))) return;
    const fresh = this.state.recipients.find(({ id, on }) => on && !before.includes(id));
    if (fresh) this.usual(fresh.id);
  }

  async test(recipient) {
    const answer = await this.wire.insist(`/api/recipients/${recipient}/test`, {});
    if (answer) notice(answer.data.message, 8);
    this.read();
  }

  async hush(quiet) {
    for (const { id, on } of this.state.recipients) {
      this.keepQuiet(id, quiet);
      if (on) this.heard(await this.post("notices", { recipient: id, zone: zone(), ...(quiet ? { quiet } : {}) }));
    }
  }

  /** Sign this browser on at its push service, and tell the server where. */
  async sign() {
    if ((await Notification.requestPermission()) !== "granted") {
      notice(say("page-notices-push-denied"));
      return;
    }
    const pushed = await subscribe(this.state.push_key).catch(() => null);
    if (!pushed) {
      notice(say("page-notices-push-failed"));
      return;
    }
    const { endpoint, keys } = pushed.toJSON();
    await this.add(new Event("submit"), { kind: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth });
  }

  // -- what is remembered ----------------------------------------------------------------------

  usual(recipient) {
    remember(USUAL, [...new Set([...recall(USUAL, []), recipient])]);
  }

  unusual(recipient) {
    remember(USUAL, recall(USUAL, []).filter((each) => each !== recipient));
  }

  keepQuiet(recipient, quiet) {
    remember("quiet", { ...recall("quiet", {}), [recipient]: quiet });
  }

  quietOf(recipient) {
    const known = recall("quiet", {});
    const quiet = recipient ? known[recipient] : Object.values(known).find(Boolean);
    return quiet ? { quiet } : {};
  }
}

/** A subscription that trusts this server's key; one that trusts another is given up. */
async function subscribe(key) {
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const wanted = bytes(key);
  const theirs = known && new Uint8Array(known.options.applicationServerKey ?? []);
  if (known && String(theirs) === String(wanted)) return known;
  await known?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

async function unsubscribe() {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** Base64 as browsers write it in addresses. */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

function clock(minute, label, key) {
  const text = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return el("input", { type: "time", required: true, value: text, "aria-label": label, "data-key": key });
}

function minutes(field) {
  const [hour, minute] = field.value.split(":").map(Number);
  return ((hour || 0) * 60 + (minute || 0)) % DAY;
}
