// Questions to the server, asked until they are answered. Whatever changes something carries a key,
// so that asking again does it once.
//
//   await ask(address, body)           {ok, status, data}, or null when nobody answers
//   await insist(address, body, how)   the same, again and again; `how.trouble(on)` hears of it,
//                                      and null comes when `how.wanted()` says no more

export const FIRST_WAIT = 400; // milliseconds; every further one is twice as long
export const LONGEST_WAIT = 4000;
const PATIENCE = 12000; // for one answer
const AWAY = [502, 503, 504];
const TOO_MANY = 429; // where it is soon allowed again, nobody need hear of it

export async function ask(address, body) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const sent = body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const answer = await fetch(address, { ...sent, signal: stop.signal, cache: "no-store" });
    const data = await answer.json();
    const soon = answer.status === TOO_MANY && !(data.facts?.seconds * 1000 > LONGEST_WAIT);
    return soon || AWAY.includes(answer.status) ? null : { ok: answer.ok, status: answer.status, data };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

export async function insist(address, body, { trouble, wanted = () => true }) {
  for (let wait = FIRST_WAIT; wanted(); wait = Math.min(2 * wait, LONGEST_WAIT)) {
    const answer = await ask(address, body);
    if (answer) {
      trouble(false);
      return answer;
    }
    if (wanted()) trouble(true);
    await pause(wait);
  }
  return null;
}

/** Wait; coming back online ends it. */
function pause(milliseconds) {
  return new Promise((done) => {
    const wake = () => {
      clearTimeout(timer);
      window.removeEventListener("online", wake);
      done();
    };
    const timer = setTimeout(wake, milliseconds);
    window.addEventListener("online", wake);
  });
}
