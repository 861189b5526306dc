// The page for no connection: it goes back to what was asked for as soon as there is one.

import "../common/prefs.js";

const PAUSE = 5000; // milliseconds between two tries

async function again() {
  try {
    const answer = await fetch("/health", { cache: "no-store" });
    if (answer.ok && location.pathname !== "/away") location.reload();
  } catch {
    // still away
  }
}

addEventListener("online", again);
setInterval(again, PAUSE);
