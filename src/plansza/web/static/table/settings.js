// The switches of a table: two are wishes that the server keeps for the seat, the others are ours.

import { pace, setPace } from "../telling/pace.js";
import { notice } from "../common/paper.js";
import { still } from "../board/places.js";
import { recall, remember, setMotion } from "../common/prefs.js";
import { setSound, soundOn } from "../common/sound.js";
import { say } from "../common/words.js";

export class Settings {
  constructor(main, wire) {
    this.main = main;
    this.wire = wire;
    this.field = (name) => main.querySelector(`[data-set=${name}]`);
    this.wished = false; // whether the server knows what this browser remembers
    this.field("sound").checked = soundOn();
    this.field("motion").checked = !still();
    this.field("pace").value = pace();
    this.field("notify").checked = recall("notify", false);
    main.querySelector("[data-notify]").hidden = !("Notification" in window && window.isSecureContext);
    this.listen();
  }

  listen() {
    const more = this.main.querySelector(".more"); // what is open there wants room
    const opened = () => more.classList.toggle("opened", more.querySelector("details[open]") !== null);
    more.addEventListener("toggle", opened, true);
    const on = (name, change) => {
      this.field(name).addEventListener("change", (event) => change(event.target.checked));
    };
    on("sound", setSound);
    on("motion", setMotion);
    on("notify", (checked) => this.notify(checked));
    on("confirm", (checked) => {
      remember("confirm", checked);
      this.wish({ confirm: checked });
    });
    on("silent", (checked) => this.wish({ silent: checked }));
    this.field("pace").addEventListener("change", ({ target }) => {
      setPace(target.value);
      if (this.seated) this.wish({ pace: target.value });
    });
    for (const [name, also] of [["link", false], ["link-also", true]]) {
      const give = async () => (await this.devices())?.link(also);
      this.main.querySelector(`[data-do=${name}]`).addEventListener("click", give);
    }
  }

  /** What the server keeps for the seat; a browser's own wish goes with it to every table. */
  take(preferences, seated) {
    for (const part of this.main.querySelectorAll("[data-seated]")) part.hidden = !seated;
    this.seated = seated;
    if (!preferences) return;
    this.field("confirm").checked = preferences.confirm;
    this.field("silent").checked = preferences.silent;
    if (this.wished) return;
    this.wished = true;
    const wish = recall("confirm");
    const wishes = recall("pace") === null ? {} : { pace: pace() };
    if (wish !== null && wish !== preferences.confirm) wishes.confirm = wish;
    if (Object.keys(wishes).length) this.wish(wishes);
  }

  async wish(fields) {
    const answer = await this.wire.post("settings", fields);
    if (answer.ok) this.take(answer.data, true);
    else notice(answer.data.message);
  }

  /** The turn one did not want to be asked before has come. */
  turnCame() {
    this.field("silent").checked = false;
  }

  async notify(checked) {
    const granted = checked && (await Notification.requestPermission()) === "granted";
    remember("notify", granted);
    this.field("notify").checked = granted;
  }

  /** The page is in the background, and it is one's turn. */
  tell(tag, body) {
    if (!recall("notify", false) || !("Notification" in window) || Notification.permission !== "granted") return;
    try {
      const shown = new Notification(say("page-turn-yours"), { body, tag });
      shown.onclick = () => window.focus();
    } catch {
      // phones let only a worker show any: there the server tells
    }
  }

  /** Links to other devices, and which there are: for whoever wants one, or has one. */
  async devices() {
    this.found ??= import("./devices.js").then(({ Devices }) => new Devices(this.main, this.wire));
    return this.found.catch(() => (this.found = null));
  }

  async count(devices) {
    if (devices > 1 || this.found) (await this.devices())?.count(devices);
  }
}
