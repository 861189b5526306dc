"""Features tell all that a seat knows, field by field; what they leave out is listed."""

from tests.learning.telling import Told

TAKE_BACK = "how many secrets were disclosed so far: take-back asks for it, no rule does"
REWARD = "the result is the reward, and the game is over"
TOLD = {
    "podprad": Told(
        untold={
            "reveals": TAKE_BACK,
            "result": REWARD,
            "seats": "the set-up's",
            "counts": "follows from the tokens",
            "afloat": "follows from the tokens",
            "gone": "follows from the tiles: what is nowhere else has been removed",
            "low": "follows from the tiles: the lowest row that has any",
            "top": "follows from the tiles: the highest row",
            "last": "follows from the tiles: where the pool lies",
            "stays": "the set-up's",
        },
        loose={},
        together=(),
    ),
    "drako": Told(
        untold={
            "reveals": TAKE_BACK,
            "result": REWARD,
            "decks": "nobody knows it",
            "removed": "nobody knows it",
            "field": "follows from the figures' places",
            "placed": "follows from the figures' places",
            "turns": "no rule asks how many turns have passed",
            "used_stones": "follows from the stones: no stone leaves the game",
            "first_seat": "follows from the sides",
        },
        loose={"discards": "all of them are shuffled together"},
        together=(
            ("card", "symbol", "acted", "vacated", "strikers", "targets", "values", "answers"),
        ),
    ),
    "battalia": Told(
        untold={
            "reveals": TAKE_BACK,
            "result": REWARD,
            "feared": "asked of nobody but the rules, when a danger is new",
            "turns": "no rule asks how many turns have passed, but of tents: `tent-open` tells",
            "seats": "the set-up's",
            "teams": "the set-up's",
            "heroic": "the set-up's",
            "open": "the set-up's",
        },
        loose={
            "shelter": "",
            "played": "",
            "veils": "",
            "nations": "",
            "markets": "",
            "limbo": "",
            "factions": "",
        },
        together=(),
    ),
}
