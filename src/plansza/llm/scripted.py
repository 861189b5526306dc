"""Models that need no model: they read the question as a program does. For tests, for trying the
harness out, and as the weakest opponent there is.

    plansza arena spor --bots greedy,llm:plansza.llm.scripted:first
"""

import re
from collections.abc import Callable, Sequence
from random import Random

from plansza.llm.asking import Answer, Message

LISTED = re.compile(r"^- `([^`]+)`", re.MULTILINE)
TOKEN = 4  # characters, as a rule of thumb


def listed(messages: Sequence[Message]) -> list[str]:
    """The moves that the question lists."""
    question = next(each["content"] for each in messages if each["role"] == "user")
    return LISTED.findall(question)


def counted(messages: Sequence[Message], text: str) -> Answer:
    """An answer that counts its tokens roughly."""
    read = sum(len(each["content"]) for each in messages)
    return Answer(text, read // TOKEN, max(1, len(text) // TOKEN))


def first(messages: Sequence[Message]) -> Answer:
    """Always the first move of the list."""
    return counted(messages, f"MOVE: {listed(messages)[0]}")


def at_random(messages: Sequence[Message]) -> Answer:
    """Any move of the list; the same question gets the same answer."""
    moves = listed(messages)
    return counted(messages, f"MOVE: {Random(messages[-1]['content']).choice(moves)}")


def clumsy(messages: Sequence[Message]) -> Answer:
    """Makes every mistake there is now and then, and gives way when it is told."""
    moves = listed(messages)
    luck = Random(messages[-1]["content"])
    if len(messages) > 2 and luck.random() < 0.8:
        return counted(messages, f"I see, sorry.\n\n**MOVE:** `{moves[0]}`.")
    mistakes = (
        "I would rather think about it.",
        f"MOVE: {moves[0]} or {moves[-1]}",
        "MOVE: castle",
    )
    good = [f"MOVE: {luck.choice(moves)}"] * 5
    return counted(messages, luck.choice([*mistakes, *good]))


def silent(messages: Sequence[Message]) -> str:
    """Never says a move."""
    return "…"


def following(lines: Sequence[str]) -> Callable[[Sequence[Message]], str]:
    """Says these texts one after the other, whatever is asked; keeps no count of tokens."""
    left = iter(lines)
    return lambda messages: next(left)
