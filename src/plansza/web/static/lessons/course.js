// The lessons of a game: a star for each that is done, and the next one marked.

import "../common/prefs.js";
import "../pages/first.js";
import { starred } from "./stars.js";

const main = document.querySelector("main");
const lessons = [...main.querySelectorAll("[data-lesson]")];
const done = starred(main.dataset.course);

for (const lesson of lessons) {
  const star = done.includes(lesson.dataset.lesson);
  lesson.classList.toggle("starred", star);
  lesson.querySelector("[data-starred]").hidden = !star;
}
lessons.find((lesson) => !lesson.classList.contains("starred"))?.classList.add("next");
