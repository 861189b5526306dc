"""The greedy bot as it was in version 1, for every game, kept as it is for good.

These modules are copies of what the games' `insight` said then, without what only searching bots
ask for. They follow the rules of today, so a change of the rules may force a change here: then
tests/arena/test_opponents.py says so, and a result of before is no longer to be compared with one
of after. What a move is they read from its notation, which outlives its number.
"""
