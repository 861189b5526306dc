// Which choice is meant by which clicks, and where an arrow key leads.

const ASIDE = 1e6; // what lies more to the side than ahead comes last

const count = (ids, id) => ids.filter((each) => each === id).length;
const covers = (path, ids) => ids.every((id) => count(path, id) >= count(ids, id));
const same = (path, ids) => path.length === ids.length && path.every((id, n) => id === ids[n]);

/** The choices that are left after these clicks. */
export function narrow(choices, picked) {
  return choices.filter((choice) => covers(choice.path, picked));
}

/** The choice that these clicks complete, if it is clear. */
export function completed(choices, picked) {
  const exact = choices.find((choice) => same(choice.path, picked));
  if (exact) return exact;
  const left = narrow(choices, picked);
  return left.length === 1 && left[0].path.length === picked.length ? left[0] : null;
}

/** The ids that lead on from these clicks. */
export function leading(choices, picked) {
  const left = narrow(choices, picked);
  return new Set(left.flatMap(({ path }) => path.filter((id) => count(path, id) > count(picked, id))));
}

/** The ids that come next: whatever stands before them in a path was clicked. */
export function upcoming(choices, picked) {
  const waiting = (path) => path.find((id, place) => count(path.slice(0, place + 1), id) > count(picked, id));
  return new Set(narrow(choices, picked).map(({ path }) => waiting(path)));
}

/** The place that an arrow key leads to from here, of those with a middle `at`; null for none. */
export function nearest(start, places, [right, down]) {
  let best = null;
  for (const place of places) {
    const [dx, dy] = [place.at.x - start.x, place.at.y - start.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    const cost = ahead + 2 * aside + (aside > 2 * ahead ? ASIDE : 0);
    if (ahead > 1 && (!best || cost < best.cost)) best = { place, cost };
  }
  return best && best.place;
}
