"""The servers and browsers of the web tests, for attackers."""

from tests.web.conftest import duel, fragile, pair, player, server

__all__ = ["duel", "fragile", "pair", "player", "server"]
