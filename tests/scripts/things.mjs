// Elements without a page: the things of a picture, the host that holds them, a row of parts.

/** The classes of an element. */
class Classes extends Set {
  contains(name) {
    return this.has(name);
  }

  remove(name) {
    this.delete(name);
  }

  toggle(name, on) {
    if (on) this.add(name);
    else this.delete(name);
  }
}

export class Thing extends EventTarget {
  classList = new Classes();
  dataset = {};
  children = [];
  parentElement = null;
  #attributes = new Map();

  constructor(id) {
    super();
    this.id = id;
  }

  append(...children) {
    this.children.push(...children);
  }

  replaceChildren(...children) {
    this.children = children;
  }

  focus() {
    document.activeElement = this;
  }

  getClientRects() {
    return [{}]; // it is seen
  }

  getBoundingClientRect() {
    return { x: 0, y: 0, left: 0, top: 0, right: 10, bottom: 10, width: 10, height: 10 };
  }

  querySelector() {
    return null;
  }

  scrollIntoView() {
    this.scrolledTo = true;
  }

  /** Of the selectors: a list of classes. */
  matches(selector) {
    return selector.split(", ").some((name) => this.classList.has(name.slice(1)));
  }

  closest(selector) {
    return this.matches(selector) ? this : null;
  }

  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }

  setAttribute(name, value) {
    this.#attributes.set(name, String(value));
  }

  removeAttribute(name) {
    this.#attributes.delete(name);
  }
}

/** A host whose picture has these things. */
export class Host extends EventTarget {
  classList = new Classes();

  places = [];

  constructor(...ids) {
    super();
    this.things = ids.map((id) => new Thing(id));
  }

  thing(id) {
    return this.things.find((thing) => thing.id === id);
  }

  /** The ids of the things that have a class. */
  with(name) {
    return this.things.filter(({ classList }) => classList.has(name)).map(({ id }) => id);
  }

  /** Add a place that stands for a thing. */
  place(id) {
    const place = new Thing("");
    place.dataset.for = id;
    this.places.push(place);
    return place;
  }

  querySelector() {
    return null;
  }

  querySelectorAll(selector) {
    if (selector === "svg [id]") return this.things;
    if (selector === "[data-for]") return this.places;
    return this.things.filter(({ classList }) => classList.has(selector.slice(1)));
  }

  contains(thing) {
    return this.things.includes(thing) || this.places.includes(thing);
  }

  getAnimations() {
    return [];
  }
}

/** The <svg> of a picture as a row of parts, which counts how often one is moved. */
export class Row {
  moves = 0;

  constructor(...ids) {
    this.children = ids.map((id) => new Part(this, id));
  }

  get ids() {
    return this.children.map(({ id }) => id).join(" ");
  }

  get firstElementChild() {
    return this.children[0] ?? null;
  }

  /** As in the DOM: without a place, at the end. */
  insertBefore(part, at) {
    this.moves++;
    this.children = this.children.filter((each) => each !== part);
    this.children.splice(at ? this.children.indexOf(at) : this.children.length, 0, part);
  }
}

class Part {
  constructor(row, id) {
    this.row = row;
    this.id = id;
  }

  get nextElementSibling() {
    return this.row.children[this.row.children.indexOf(this) + 1] ?? null;
  }

  remove() {
    this.row.children = this.row.children.filter((each) => each !== this);
  }
}
