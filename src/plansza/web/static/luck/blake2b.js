// BLAKE2b (RFC 7693) with 32 bytes of result and a personalisation, as the server seals and mixes
// seeds. Short messages only: it is written to be read, not to be fast.
//
//   blake2b(bytes, "plansza luck")     of a Uint8Array, as hex digits

const BLOCK = 128; // bytes
const RESULT = 32; // bytes
const WORD = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const ORDERS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const ROUNDS = 12;
// Columns, then diagonals.
const STEPS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

const turn = (word, by) => ((word >> by) | (word << (64n - by))) & WORD;

export function blake2b(bytes, person) {
  const state = begin(person);
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  for (let block = 0; block < blocks; block++) {
    const last = block === blocks - 1;
    const done = last ? bytes.length : (block + 1) * BLOCK;
    mix(state, new DataView(padded.buffer, block * BLOCK, BLOCK), BigInt(done), last);
  }
  const result = new DataView(new ArrayBuffer(RESULT));
  for (let i = 0; i < RESULT / 8; i++) result.setBigUint64(8 * i, state[i], true);
  return Array.from(new Uint8Array(result.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The state that knows the length of the result and what it is made for. */
function begin(person) {
  const parameters = new Uint8Array(64);
  parameters.set([RESULT, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const words = new DataView(parameters.buffer);
  return START.map((word, i) => word ^ words.getBigUint64(8 * i, true));
}

function mix(state, block, done, last) {
  const v = [...state, ...START];
  v[12] ^= done;
  if (last) v[14] ^= WORD;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDERS[round % ORDERS.length];
    STEPS.forEach(([a, b, c, d], step) => {
      for (const [half, by, then] of [[0, 32n, 24n], [1, 16n, 63n]]) {
        v[a] = (v[a] + v[b] + block.getBigUint64(8 * order[2 * step + half], true)) & WORD;
        v[d] = turn(v[d] ^ v[a], by);
        v[c] = (v[c] + v[d]) & WORD;
        v[b] = turn(v[b] ^ v[c], then);
      }
    });
  }
  for (let i = 0; i < 8; i++) state[i] ^= v[i] ^ v[i + 8];
}
