"""Fields of Battalia that seldom change: a change of each, and the features that it should change.

Each works on the position that `everything` gives, with seat 0 in its turn.
"""

from collections.abc import Callable
from typing import Final

from plansza.games.battalia.rules.components import (
    CARD_NUMBERS,
    GREAT,
    KING,
    METAMORPHIA,
    royal,
)
from plansza.games.battalia.rules.moves import FIGHT
from plansza.games.battalia.rules.position import BattaliaPosition
from tests.rules.battalia.helper import position, square

Change = Callable[[BattaliaPosition], None]
LORD: Final = CARD_NUMBERS["GLord"]
CHIEF: Final = CARD_NUMBERS["GChief"]


def everything() -> BattaliaPosition:
    """A position in which every field is there."""
    return position(
        "GLord*2 Supply",
        seats=3,
        mode="heroic",
        neutrals="both",
        valleys="bridge",
        fanatics="on",
    )


def change(name: str, value: object, where: str = "board") -> Change:
    """A field of the board, or of the valleys, becomes something else."""

    def made(p: BattaliaPosition) -> None:
        owner: object = p if where == "" else p.board
        setattr(p.board.vale if where == "vale" else owner, name, value)

    return made


def at(name: str, place: int, value: object, where: str = "board") -> Change:
    """One entry of a list does."""

    def made(p: BattaliaPosition) -> None:
        owner: object = p if where == "" else p.board.vale if where == "vale" else p.board
        getattr(owner, name)[place] = value

    return made


def in_battle(p: BattaliaPosition) -> None:
    """A line of one card, and one that counts for another colour."""
    p.board.kinds, p.board.strengths, p.board.hues = [[LORD], []], [[4], []], [[2], []]


LINE: Final = {"cards", "line-class", "line-hue", "line-strength"}
CHANGES: Final[dict[str, tuple[Change, set[str]]]] = {
    "cloaked": (change("cloaked", [square("d4")]), {"cloaked"}),
    "dealt": (at("dealt", 3, 4, "vale"), {"deals"}),
    "defended": (change("defended", [2]), {"defended"}),
    "due": (change("due", 2, "vale"), {"due"}),
    "extra": (change("extra", [0, 1]), {"horns"}),
    "far": (change("far", True), {"far"}),
    "fates": (change("fates", [1, 2]), {"fates"}),
    "first": (change("first", 2), {"first"}),
    "foe": (change("foe", 1), {"foe"}),
    "gaze": (change("gaze", [CHIEF], ""), {"gaze"}),
    "great_of": (at("great_of", 3, 2), {"great-of"}),
    "halt": (change("halt", FIGHT.at()), {"halted", "halted-part"}),
    "heard": (change("heard", 4), {"heard"}),
    "joined": (change("joined", 2), {"joined"}),
    "lost": (change("lost", [royal(1, KING)]), {"lost"}),
    "peeked": (at("peeked", 1, 8, "vale"), {"peeked"}),
    "ported": (at("ported", 5, 1), {"ported"}),
    "prey": (change("prey", 4), {"prey"}),
    "rings": (at("rings", 2, 5, "vale"), {"rings"}),
    "scanned": (at("scanned", 1, True, "vale"), {"scanned"}),
    "seals": (at("seals", 2, 1, "vale"), {"seals"}),
    "served": (at("served", 2, True, "vale"), {"served"}),
    "shelved": (change("shelved", [GREAT + 4], "vale"), {"shelved"}),
    "shroud": (change("shroud", [square("e5")], "vale"), {"shroud"}),
    "silent": (at("silent", 1, 3), {"silent"}),
    "spent": (change("spent", [7]), {"spent"}),
    "stacked": (at("stacked", 1, 2), {"stacked"}),
    "stashed": (at("stashed", 0, 3, "vale"), {"stashed"}),
    "storms": (change("storms", [1, 2]), {"storms"}),
    "stowed": (at("stowed", 0, [LORD], ""), {"stowed"}),
    "summoned": (change("summoned", METAMORPHIA), {"summoned"}),
    "tops": (at("tops", 0, [CHIEF, LORD], ""), {"order"}),
    "victim": (change("victim", 1), {"victim"}),
    "works": (at("works", 4, square("e5"), "vale"), {"works"}),
    "kinds": (in_battle, LINE),
    "strengths": (in_battle, LINE),
    "hues": (in_battle, LINE),
    "fighter": (change("fighter", 1), {"fighter", "strength"}),
    "target": (change("target", square("e5")), {"target"}),
    "attacks": (change("attacks", 2), {"attacks"}),
    "back": (change("back", 27), {"back"}),
    "to_hand": (change("to_hand", True), {"to-hand"}),
    "veteran": (at("veteran", 1, 2), {"veteran"}),
    "crowned": (at("crowned", 5, 1), {"crowned"}),
    "flasks": (change("flasks", [2, 1, 1, *[-1, 0, 0] * 5]), {"flasks", "working", "used"}),
    "dust": (change("dust", 5), {"dust"}),
    "chests": (change("chests", 5), {"chests"}),
    "veils": (at("veils", 0, [CHIEF], ""), {"veil"}),
    "heading": (change("heading", 3), {"heading"}),
    "tributes": (at("tributes", 1, 4), {"tributes"}),
    "guests": (at("guests", 1, square("d4")), {"guests"}),
    "week": (change("week", 2), {"week"}),
    "forms": (change("forms", [LORD]), {"forms"}),
    "seen": (at("seen", 1, [LORD]), {"seen"}),
    "traded": (at("traded", 1, [LORD]), {"traded"}),
    "tail": (at("tail", 5, [3, 1, 3]), {"tail", "next-in-tail"}),
    "markets": (at("markets", 4, square("d4")), {"markets"}),
    "ambushes": (at("ambushes", 0, [LORD], ""), {"lurking"}),
    "display": (change("display", [GREAT + 5]), {"display"}),
    "unused": (change("unused", [GREAT + 5]), {"unused"}),
    "masked": (at("masked", 2, 1), {"masked"}),
    "kept": (at("kept", 1, [LORD], ""), {"under"}),
    "bared": (at("bared", 1, [LORD]), {"bared"}),
}


def second_attacker(p: BattaliaPosition) -> None:
    """Both heroes attack."""
    p.board.fighter, p.board.second = 0, 1


def looks_under_a_gate(p: BattaliaPosition) -> None:
    """A Great Artefact lies there."""
    p.board.vale.peeked[0] = 2
    p.stash = [[], [GREAT + 2], [], [], [], []]


CHANGES["stash"] = (looks_under_a_gate, {"peeked", "under-gates"})
CHANGES["second"] = (second_attacker, {"fighter", "second", "strength"})
