"""How long bots take for a move: by level, and by nothing else.

Time is public. A bot that answered the sooner the less it had to choose from would show its hand,
so every decision of a level takes equally long, the forced ones too.
"""

SECONDS = {"planner": 1.0, "master": 1.4}  # a little more than they need to think
SHORT = 0.6  # so that people can follow the others


def usual(level: str) -> float:
    """The seconds from the question to the move."""
    return SECONDS.get(level, SHORT)
