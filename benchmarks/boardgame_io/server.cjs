// A server of boardgame.io with a game about as big as ours of Spór: two players, seven rows, hidden
// hands. It keeps everything in memory, as boardgame.io does unless told otherwise.

const { INVALID_MOVE } = require("boardgame.io/core");
const { Origins, Server } = require("boardgame.io/server");

const ROWS = 7;
const WIDTH = 4; // cards of one player in a row: 56 moves fill all of them
const HAND = 6;
const COLOURS = 6;
const STRENGTHS = 12;

function setup({ random }) {
  const cards = [];
  for (let number = 0; number < COLOURS * STRENGTHS; number++) {
    const colour = Math.floor(number / STRENGTHS);
    cards.push({ number, colour, strength: (number % STRENGTHS) + 1 });
  }
  const deck = random.Shuffle(cards);
  return {
    hands: [deck.splice(0, HAND), deck.splice(0, HAND)],
    rows: Array.from({ length: ROWS }, (_, tile) => ({ tile, sides: [[], []], strength: [0, 0] })),
    deck,
    left: deck.length,
    held: [HAND, HAND],
    last: null,
  };
}

// A card of the hand goes to one's own side of a row, and a new one comes.
function play({ G, playerID }, place, row) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  const side = G.rows[row]?.sides[seat];
  if (!side || side.length >= WIDTH || !hand[place]) return INVALID_MOVE;
  const [card] = hand.splice(place, 1);
  side.push(card);
  G.rows[row].strength[seat] += card.strength;
  if (G.deck.length > 0) hand.push(G.deck.pop());
  G.left = G.deck.length;
  G.held[seat] = hand.length;
  G.last = { seat, row, card: card.number };
  return undefined;
}

// Whoever is stronger in more rows, once all are full.
function endIf({ G }) {
  if (G.rows.some((row) => row.sides.some((side) => side.length < WIDTH))) return undefined;
  const won = [0, 1].map((seat) => G.rows.filter((row) => row.strength[seat] > row.strength[1 - seat]).length);
  return won[0] === won[1] ? { draw: true } : { winner: won[0] > won[1] ? "0" : "1" };
}

// Nobody sees the deck, nor another's hand.
function playerView({ G, playerID }) {
  const hands = G.hands.map((hand, seat) => (playerID === String(seat) ? hand : null));
  return { ...G, hands, deck: null };
}

const game = {
  name: "rows",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf,
  playerView,
};

async function main() {
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
  console.log(`listening on http://localhost:${appServer.address().port}/`);
  process.on("SIGINT", () => process.exit(0));
}

main();
