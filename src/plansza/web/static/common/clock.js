// Clocks: how much time is asked for, and how it is shown.

/** Seconds as a clock shows them: 0:00 only when nothing is left. */
export function clockText(left) {
  const whole = Math.ceil(left);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A longer time in two parts at most, or in one, as the reader's language has it: “2 days 4 hr”. */
export function spanText(left, most = 2) {
  const whole = Math.max(0, Math.floor(left));
  const parts = [["day", Math.floor(whole / 86400)], ["hour", Math.floor(whole / 3600) % 24], ["minute", Math.floor(whole / 60) % 60]];
  const first = parts.findIndex(([, count]) => count > 0);
  if (first < 0) return `< ${unitText(1, "minute")}`;
  const told = parts.slice(first, first + most).filter(([, count]) => count > 0);
  return told.map(([unit, count]) => unitText(count, unit, most === 1 && unit === "hour")).join(" ");
}

function unitText(count, unit, narrow = false) {
  const how = { style: "unit", unit, unitDisplay: narrow ? "narrow" : "short" };
  return new Intl.NumberFormat(document.documentElement.lang, how).format(count);
}

/** What a seat has left, be it for the game or, where days are given, for this turn. */
export function leftText(seat, left, most = 2) {
  return isByTurn(seat) ? spanText(left, most) : clockText(left);
}

/** Whether a seat's clock is one by turn. */
export const isByTurn = ({ turn }) => Boolean(turn);

/** The day on which a moment falls, here. */
export function dayOf(moment) {
  return new Date(moment * 1000).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long" });
}

/** The clock that "MINUTES:BONUS" means, or one's own two fields; null for none. */
export function clockOf(value, own) {
  if (!value || value.startsWith("turn:")) return null;
  const [minutes, bonus] = (value === "own" ? own : value.split(":")).map(Number);
  return { base: Math.max(1, minutes * 60 || 60), bonus: Math.max(0, bonus || 0) };
}
