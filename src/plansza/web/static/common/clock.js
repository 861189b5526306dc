// Clocks: how much time is asked for, and how it is shown.

/** Seconds as a clock shows them: 0:00 only when nothing is left. */
export function clockText(left) {
  const whole = Math.ceil(left);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The clock that "MINUTES:BONUS" means, or one's own two fields; null for none. */
export function clockOf(value, own) {
  if (!value) return null;
  const [minutes, bonus] = (value === "own" ? own : value.split(":")).map(Number);
  return { base: Math.max(1, minutes * 60 || 60), bonus: Math.max(0, bonus || 0) };
}
