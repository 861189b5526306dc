"""What a player of OpenSpiel observes: text, and one tensor for each feature of the game."""

from typing import Any

import numpy as np
import pyspiel

from plansza.bridges.recall import Recall
from plansza.core.contract import Position
from plansza.core.setup import Setup
from plansza.learning.history import WIDTH

EVENTS = 32  # of those that a seat was told, how many an information state has as numbers
HISTORY = "history"
LARGEST_LOG = np.float32(31)  # numbers of a history stay below 2**31


class Observer:
    """The seat's view; with perfect recall, also what the seat did and saw before."""

    tensor: Any
    dict: dict[str, Any]

    def __init__(self, setup: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of plansza have no parameters: {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not single or not kind.public_info:
            raise ValueError(
                "a player observes what is public and what is his own, both or nothing"
            )
        self.recalls = bool(kind.perfect_recall)
        features = setup.features()
        self.most = np.ones(features.size, np.float32)
        size = features.size + self.recalls * EVENTS * WIDTH
        self.tensor = np.zeros(size, np.float32)
        self.dict = {}
        for each in features.features:
            place = slice(each.start, each.start + each.size)
            self.most[place] = each.most
            self.dict[each.name] = self.tensor[place].reshape(each.shape)
        if self.recalls:
            self.dict[HISTORY] = self.tensor[features.size :].reshape(EVENTS, WIDTH)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensors with what the player knows; before the deal that is nothing."""
        position: Position | None = state.table.position
        self.tensor.fill(0)
        if position is None:
            return
        size = len(self.most)
        row = np.frombuffer(position.view(player).tensor(), np.uint8)
        np.divide(row, self.most, out=self.tensor[:size])
        if self.recalls:
            told = state.table.recall(player).told[-EVENTS:]
            if told:
                numbers = np.array(told, np.float64)
                self.dict[HISTORY][-len(told) :] = np.log2(1 + numbers) / LARGEST_LOG

    def string_from(self, state: Any, player: int) -> str:
        """The text of the player's view, and his memory after it."""
        position: Position | None = state.table.position
        if position is None:
            return ""
        text = position.view(player).text()
        if not self.recalls:
            return text
        recall: Recall = state.table.recall(player)
        return f"{text} {recall.text()}"
