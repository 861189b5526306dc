"""The set-up's choices, unpacked."""

from plansza.core.setup import Setup
from plansza.games.battalia.rules.assumptions import GREATS_ADVANCED, GREATS_BASIC, LAST_WEEK
from plansza.games.battalia.rules.squares import LARGE, USUAL, VALLEYS


class Options:
    """The set-up's choices that the rules ask for, unpacked once."""

    def __init__(self, setup: Setup) -> None:
        self.seats = setup.seats
        self.advanced = setup["mode"] != "basic"
        self.heroic = setup["mode"] == "heroic"
        sides = setup["sides"]
        self.teams = {"alone": setup.seats, "teams": setup.seats // 2, "threes": 2}[sides]
        self.limit = setup["limit"] == "on"
        self.factions = setup["factions"]
        self.named = self.factions in ("agreed", "draft")
        self.dealt = self.factions == "dealt"
        self.first_begins = setup["begins"] == "1"
        self.draft = setup["draft"] == "draft"
        self.secret_draft = setup["drafted"] == "hidden"
        self.valleys = setup["valleys"]
        self.map = LARGE if setup["map"] == "large" else USUAL
        if self.valleys != "off":
            self.map = VALLEYS
        full = setup["full"]
        uneven = setup.seats % self.teams != 0
        roomy = setup.seats >= 4 or self.map != USUAL
        self.full = full == "on" or (full == "usual" and roomy and not uneven)
        weeks = setup["weeks"]
        self.open_end = weeks == "open"
        self.weeks = LAST_WEEK if weeks == "open" else int(weeks)
        self.unbound = setup["unbound"] == "on"
        self.fanatics = setup["fanatics"] == "on"
        self.greats = GREATS_ADVANCED if self.advanced else GREATS_BASIC
        neutrals = setup["neutrals"]
        self.metamorphia = neutrals in ("metamorphia", "both")
        self.bilkarr = neutrals in ("bilkarr", "both")
        self.summon = setup["scroll"] == "summon"
