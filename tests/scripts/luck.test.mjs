// Luck that players add: the hashes, what is promised and shown, and the check of a record.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import "./browser.mjs";

const stored = new Map();
globalThis.localStorage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => stored.set(key, text) };
const { sha256 } = await import("../../src/plansza/web/static/luck/sha256.js");
const { blake2b } = await import("../../src/plansza/web/static/luck/blake2b.js");
const { promise, reveal, sharesAt } = await import("../../src/plansza/web/static/luck/share.js");
const { findings, luckOf, mixture } = await import("../../src/plansza/web/static/luck/check.js");

// As the server's own modules write it: seed 0…31, seat 2 adds 32 sevens, seat 1 came too late.
const RECORD = `plansza record 1
commitment told
share 1 ${"0".repeat(64)}
share 2 4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0 ${"07".repeat(32)}
moves
seed ${Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("")}
end 0
`;
const MIXTURE = "dbcd3bdd38b996f9a9d70a8fc51d5eb456c5afdce882565224c36816986c7eed";
const SEAL = "0a026bb251d72d25432724c91baa5130c43ca1a6f25a8b500a6ff7bc5b5d9d6c";

test("SHA-256 is what Node makes of it, around the edges of a block too", () => {
  for (const size of [0, 1, 32, 55, 56, 63, 64, 65, 200]) {
    const bytes = Uint8Array.from({ length: size }, (_, n) => 7 * n);
    assert.equal(sha256(bytes), createHash("sha256").update(bytes).digest("hex"));
  }
});

test("BLAKE2b with a personalisation is what Python makes of it", () => {
  assert.equal(blake2b(new Uint8Array(0), "plansza luck"), "53224aa545e85adca82c50347d3bdd47b5ecbe29c28c7ea43c5cfee1b2571c70");
  assert.equal(blake2b(new Uint8Array(129).fill(9), "plansza commit"), "290437fa89bb6d0048cf2096af5f21746b7832c658cdace1918ed3f2f368e4e9");
});

test("what was promised is shown once, and only for one's own seats", async () => {
  const [mine, other] = [promise(), promise()];
  const shares = [{ seat: 0, commitment: mine }, { seat: 1, commitment: "f".repeat(64) }, { seat: 2, commitment: other }];
  const sent = [];
  const send = async (kind, fields) => (sent.push([kind, fields.seat, fields.bytes]), {});
  for (let again = 0; again < 2; again++) await reveal({ id: "t", held: [0, 1], shares, commitment: "seal" }, send);
  assert.equal(sent.length, 1);
  const [[kind, seat, bytes]] = sent;
  assert.deepEqual([kind, seat], ["reveal", 0]);
  assert.equal(createHash("sha256").update(Buffer.from(bytes, "hex")).digest("hex"), mine);
  assert.deepEqual(sharesAt("t"), [{ promise: mine, bytes, table: "t", seal: "seal", others: shares.map((each) => each.commitment), taken: true }]);
});

test("the page mixes the seed as the server does, and finds every number that is not right", () => {
  const luck = { ...luckOf(RECORD), commitment: SEAL };
  assert.equal(mixture(luck), MIXTURE);
  const bad = (changed, own = []) => findings({ ...luck, ...changed }, ["Ania", "Olek"], own).map(({ good }) => good);
  assert.deepEqual(bad({}), [true, true, true, true]);
  assert.deepEqual(bad({ seed: "ff".repeat(32) }), [false, true, true, true]);
  const shares = luck.shares.map((each) => ({ ...each, bytes: each.bytes && "08".repeat(32) }));
  assert.deepEqual(bad({ shares }), [true, true, false, true]);
  const [, { promise: own, bytes }] = luck.shares;
  const mine = { promise: own, bytes, seal: SEAL, others: luck.shares.map((each) => each.promise), taken: true };
  assert.deepEqual(bad({}, [mine]), [true, true, true, true, true]);
  assert.deepEqual(bad({ shares: [luck.shares[0]] }, [mine]), [true, true, false, false, true]);
  assert.deepEqual(bad({}, [{ ...mine, seal: "other" }]), [true, true, true, true, false, true]);
});
