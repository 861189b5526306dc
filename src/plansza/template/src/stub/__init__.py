"""Stub: bid hidden cards for prizes that are turned up one by one."""

from stub.game import StubGame

GAME = StubGame()
