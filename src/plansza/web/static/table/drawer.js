// Drawers of the page: a button opens and closes each; Escape and a tap beside it close it.
//
//   const drawer = new Drawer(opener, panel, opened);    `opened()` is called when it opens
//   drawer.toggle(); drawer.close(); drawer.open

const drawers = []; // one is open at a time

export class Drawer {
  constructor(opener, panel, opened = () => {}) {
    Object.assign(this, { opener, panel, opened });
    drawers.push(this);
    opener.addEventListener("click", () => this.toggle());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    document.addEventListener("pointerdown", ({ target }) => this.touched(target));
  }

  get open() {
    return this.panel.classList.contains("open");
  }

  toggle(open = !this.open) {
    this.panel.classList.toggle("open", open);
    this.opener.setAttribute("aria-expanded", String(open));
    if (!open) return;
    for (const other of drawers) if (other !== this) other.close();
    this.opened();
  }

  close() {
    if (this.open) this.toggle(false);
  }

  /** A question that lies over everything is not beside it. */
  touched(target) {
    const within = this.panel.contains(target) || this.opener.contains(target) || target.closest?.("dialog");
    if (!within) this.close();
  }
}
