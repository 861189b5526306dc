// SHA-256 (FIPS 180-4), for pages on plain http: there browsers keep their own one back.
//
//   sha256(bytes)     of a Uint8Array, as hex digits

const BLOCK = 64; // bytes
const LENGTH = 8; // bytes of the length behind the padding
const WORD = 2 ** 32;

/** The first primes, whose roots are the constants of the standard. */
function primes(count) {
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (number) => Math.floor((number - Math.floor(number)) * WORD) >>> 0;

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(bytes) {
  const size = Math.ceil((bytes.length + 1 + LENGTH) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(size - 4, bytes.length * 8);
  const state = new Uint32Array(START);
  for (let at = 0; at < size; at += BLOCK) mix(state, words, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(state, words, at) {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = words.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [far, near] = [w[i - 15], w[i - 2]];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    w[i] = w[i - 16] + low + w[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const chosen = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + chosen + ROUNDS[i] + w[i]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}
