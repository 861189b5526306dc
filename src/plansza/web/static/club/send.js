// What the pages of a club send, once for every click; what is refused is told where it was asked.

import { ask } from "../common/ask.js";
import { say } from "../common/words.js";

/** Tell a problem in an element of the page; nothing hides it. */
export function tellIn(place) {
  return (text = "") => {
    place.textContent = text;
    place.hidden = !text;
  };
}

/** The answer, or null when the problem has been told. */
export async function send(address, body, problem) {
  problem();
  const answer = await ask(address, body);
  if (answer?.ok) return answer.data;
  problem(answer?.data.message ?? say("page-club-no-answer"));
  return null;
}
