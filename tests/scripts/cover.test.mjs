// One device for several players: when the table is covered, and that it stays so.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openPage, serve, Stream } from "./browser.mjs";
import { Cover } from "../../src/plansza/web/static/table/cover.js";
import { Wire } from "../../src/plansza/web/static/common/wire.js";
import { Thing } from "./things.mjs";

const NOW = {
  status: "running",
  your_seat: 0,
  to_move: [1],
  seats: ["Ania", "Olek", "Bot"].map((name) => ({ name, stand_in: "" })),
};
let timers, hidden;
beforeEach((each) => {
  openPage();
  timers = each.mock.timers;
  timers.enable({ apis: ["setTimeout", "setInterval"] });
  hidden = [];
});

/** For whom the table is covered after this situation, once one has looked at it. */
function considered(now, held) {
  new Cover({}, {}, () => {}).consider(now, held, (seat) => hidden.push(seat));
  timers.tick(60_000);
  return hidden;
}

test("the device goes on when another of its players is to move", () => {
  assert.deepEqual(considered(NOW, [0, 1]), [1]);
});

test("where nothing is hidden the table turns to whoever is to move", () => {
  const turned = [];
  const cover = new Cover({}, {}, (seat) => turned.push(seat), false);
  cover.consider(NOW, [0, 1], (seat) => hidden.push(seat));
  timers.tick(60_000);
  assert.deepEqual([turned, hidden], [[1], []]);
});

test("there is time to see what one's own move brought", () => {
  new Cover({}, {}, () => {}).consider(NOW, [0, 1], (seat) => hidden.push(seat));
  timers.tick(1000);
  assert.deepEqual(hidden, []);
});

test("nothing is covered while whoever holds the device is to move, too", () => {
  assert.deepEqual(considered({ ...NOW, to_move: [0, 1] }, [0, 1]), []);
});

test("nothing is covered for a player elsewhere, alone, for a bot, or after the end", () => {
  assert.deepEqual(considered({ ...NOW, to_move: [2] }, [0, 1]), []);
  assert.deepEqual(considered(NOW, [0]), []);
  assert.deepEqual(considered({ ...NOW, status: "over" }, [0, 1]), []);
  const seats = NOW.seats.map((seat, number) => ({ ...seat, stand_in: number === 1 ? "easy" : "" }));
  assert.deepEqual(considered({ ...NOW, seats }, [0, 1]), []);
});

test("news that come before it is covered are considered alone", () => {
  const cover = new Cover({}, {}, () => {});
  cover.consider(NOW, [0, 1], (seat) => hidden.push(seat));
  cover.consider({ ...NOW, to_move: [0] }, [0, 1], (seat) => hidden.push(seat));
  timers.tick(60_000);
  assert.deepEqual(hidden, []);
});

/** A table that was covered, with such answers of the server: whom its sheet asks for, who looks. */
async function covered(answer) {
  serve(answer);
  const opened = [];
  const host = new Thing("cover");
  const cover = new Cover(host, new Wire("abc", {}), (seat) => opened.push(seat));
  await cover.show(null, [0, 1]);
  const main = host.children.find((child) => child.getAttribute("data-i-am") !== null);
  return { opened, asked: main?.getAttribute("data-i-am"), main, host };
}

test("the sheet asks for whoever is to move, and opens for nobody by itself", async () => {
  const { opened, asked } = await covered({ data: { number: 7, status: "running", to_move: [1], deciding: [1] } });
  assert.equal(asked, "1");
  assert.deepEqual(opened, []);
});

test("the sheet asks for nobody for whom a bot plays", async () => {
  const { asked } = await covered({ data: { number: 7, status: "running", to_move: [1], deciding: [] } });
  assert.equal(asked, "0");
});

test("while the device is passed on, its players are at the table, and see nothing", async () => {
  const { main } = await covered({ data: { number: 7, status: "running", to_move: [1], deciding: [1] } });
  assert.deepEqual(Stream.opened.map(({ address }) => address), ["/api/tables/abc/stream?seat=-1&after=7"]);
  assert.equal(Stream.opened[0].onmessage, undefined);
  main.dispatchEvent(new Event("click"));
});

test("the sheet stays when the server does not answer", async () => {
  const { opened, asked, host } = await covered(undefined);
  assert.equal(asked, "0");
  assert.equal(host.hidden, false);
  assert.deepEqual(opened, []);
});

test("whoever says who he is sees the table, and the sheet is empty again", async () => {
  const { opened, main, host } = await covered({ data: { number: 7, status: "running", to_move: [1], deciding: [1] } });
  main.dispatchEvent(new Event("click"));
  assert.deepEqual(opened, [1]);
  assert.deepEqual([host.hidden, host.children], [true, []]);
});

test("after the end there is nothing to hide", async () => {
  const { opened, host } = await covered({ data: { number: 9, status: "over", to_move: [], deciding: [] } });
  assert.deepEqual(opened, [0]);
  assert.equal(host.hidden, true);
});
