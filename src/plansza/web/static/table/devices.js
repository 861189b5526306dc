// The devices on which a seat is open: links to one more, or to another, and closing it elsewhere.

import { notice } from "../common/paper.js";
import { copy } from "../common/prefs.js";
import { say } from "../common/words.js";

export class Devices {
  constructor(main, wire) {
    this.main = main;
    this.wire = wire;
    this.known = 1; // how many there were when that was last told
    main.querySelector("[data-do=only-here]").addEventListener("click", () => this.onlyHere());
  }

  /** The seat is closed on all other devices. */
  async onlyHere() {
    const { problem } = await this.wire.send("only-here");
    notice(problem ? problem.message : say("page-only-here-done"));
  }

  /** A link that moves the seat, or opens it on one more device: to copy, and as a code to scan. */
  async link(also) {
    const answer = await this.wire.post("link", { also });
    if (!answer.ok) {
      notice(answer.data.message);
      return;
    }
    const { address, code } = answer.data;
    const part = (name) => this.main.querySelector(`[data-${name}]`);
    part("handed-help").textContent = also ? say("page-also-made") : say("page-link-made");
    part("link").textContent = address;
    part("qr").replaceChildren(new DOMParser().parseFromString(code, "image/svg+xml").documentElement);
    part("handed").hidden = false;
    const helper = document.createElement("input");
    helper.value = address;
    part("link").after(helper);
    if (await copy(address, helper)) notice(say("page-copied"));
    helper.remove();
  }

  /** On how many devices the seat is open; a link that was used is of no use any more. */
  count(devices) {
    const part = (name) => this.main.querySelector(`[data-${name}]`);
    if (devices !== this.known) part("handed").hidden = true;
    this.known = devices;
    part("devices").hidden = devices < 2;
    part("devices-told").textContent = say("page-devices", { count: devices });
  }
}
