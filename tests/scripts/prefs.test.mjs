// What a browser remembers, also one that will not, or that remembers nonsense.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openPage } from "./browser.mjs";
import { still } from "../../src/plansza/web/static/board/places.js";
import {
  keepTables, newKey, recall, remember, rememberTable, setMotion, tables,
} from "../../src/plansza/web/static/common/prefs.js";
import { setSound, soundOn } from "../../src/plansza/web/static/common/sound.js";

beforeEach(openPage);

test("what is remembered is recalled, under a name of our own", () => {
  remember("name", "Żaneta");
  assert.equal(recall("name"), "Żaneta");
  assert.deepEqual([...localStorage.kept.keys()], ["plansza.name"]);
});

test("no is an answer, too", () => {
  remember("notify", false);
  assert.equal(recall("notify", true), false);
});

test("what is not there or makes no sense is what stands for it", () => {
  localStorage.setItem("plansza.level", "{not JSON");
  assert.equal(recall("level", "easy"), "easy");
  assert.equal(recall("name", "nobody"), "nobody");
  assert.equal(recall("name"), null);
});

test("a browser that keeps nothing plays as well", () => {
  localStorage.closed = true;
  remember("name", "Ola");
  assert.equal(recall("name", "nobody"), "nobody");
  assert.deepEqual(tables(), []);
});

test("the latest table comes first, each one once, a hundred at most", () => {
  for (let n = 0; n < 110; n++) rememberTable(`t${n}`);
  rememberTable("t105");
  assert.equal(tables().length, 100);
  assert.deepEqual(tables().slice(0, 3), ["t105", "t109", "t108"]);
});

test("tables that are gone are forgotten", () => {
  for (const id of ["a", "b", "c"]) rememberTable(id);
  keepTables(["a", "c", "unknown"]);
  assert.deepEqual(tables(), ["c", "a"]);
});

test("a list that somebody else wrote is no list of tables", () => {
  remember("tables", { a: 1 });
  assert.deepEqual(tables(), []);
  remember("tables", ["a", 7, null]);
  assert.deepEqual(tables(), ["a"]);
});

test("keys are long and never the same", () => {
  const keys = new Set(Array.from({ length: 1000 }, newKey));
  assert.equal(keys.size, 1000);
  for (const key of keys) assert.match(key, /^[0-9a-f]{30}$/);
});

test("sounds are on until they are switched off", () => {
  assert.equal(soundOn(), true);
  setSound(false);
  assert.equal(soundOn(), false);
  setSound(true);
  assert.equal(soundOn(), true);
});

test("a wish for motion counts more than the system's", () => {
  assert.equal(still(), false);
  setMotion(false);
  assert.equal(still(), true);
  globalThis.matchMedia = () => ({ matches: true });
  setMotion(true);
  assert.equal(still(), false);
  setMotion(null);
  assert.equal(still(), true);
});
