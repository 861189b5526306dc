"""The network of `learning.network` in PyTorch, which finds its weights."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from plansza.core.features import Features
from plansza.learning.network import IMPOSSIBLE, WEIGHTS, About, Network
from plansza.learning.places import Places

QUIET = 0.1  # how much smaller than usual the first scores are: at first all moves look alike

TOLD_BY_COLUMNS = ("local.place",)  # here the scores are kin, not the inputs
Numbers = np.ndarray[Any, Any]


def _key(name: str) -> str:
    """A weight's name as torch allows it."""
    return name.replace(".", "_")


class Tower(nn.Module):  # type: ignore[misc]  # torch may be missing
    """The same sums as `Network`, by the same names."""

    def __init__(
        self,
        features: Features,
        places: Places,
        kin: Mapping[str, Numbers],
        look: int,
        whole: int,
    ) -> None:
        super().__init__()
        self.places = places
        self.kin = {name: torch.from_numpy(each) for name, each in kin.items()}
        self.shared = nn.ParameterDict()  # what kin have in common
        scale = np.concatenate([np.full(each.size, 1 / each.most) for each in features.features])
        count, seen = places.inputs.shape
        rest, others = len(places.rest), len(places.others)
        shapes = {
            "look.x": (seen, look),
            "look.rest": (rest, look),
            "whole.places": (count * look, whole),
            "whole.rest": (rest, whole),
            "again.place": (look, look),
            "again.whole": (whole, look),
            "local.place": (look, places.moves.shape[1]),
            "other.whole": (whole, others),
            "value.whole": (whole, 1),
        }
        self.weights = nn.ParameterDict()
        for name in WEIGHTS:
            layer, part = name.split(".")
            width = next(shape[1] for key, shape in shapes.items() if key.startswith(f"{layer}."))
            if part == "bias":
                values = torch.zeros(width)
            else:
                into = sum(shape[0] for key, shape in shapes.items() if key.startswith(f"{layer}."))
                values = torch.randn(shapes[name]) * (2 / max(into, 1)) ** 0.5
                if layer in ("local", "other", "value"):
                    values *= QUIET
            self.weights[_key(name)] = nn.Parameter(values)
            if name in self.kin:
                width = shapes[name][0] if name in TOLD_BY_COLUMNS else shapes[name][1]
                self.shared[_key(name)] = nn.Parameter(torch.zeros(self.kin[name].shape[1], width))
        self.scale: Tensor
        self.inputs: Tensor
        self.rest: Tensor
        self.order: Tensor
        self.register_buffer("scale", torch.tensor(scale, dtype=torch.float32))
        self.register_buffer("inputs", torch.tensor(places.inputs))
        self.register_buffer("rest", torch.tensor(places.rest))
        self.register_buffer("order", torch.tensor(places.order))

    def forward(
        self, observations: Tensor, masks: Tensor, glances: Tensor, hopes: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The scores of all moves, forbidden ones next to impossible, and each row's value."""
        weights = self.sums()
        inputs = observations * self.scale
        rest = inputs.index_select(1, self.rest)
        padded = nn.functional.pad(inputs, (0, 1))
        x = padded.index_select(1, self.inputs.flatten()).view(len(inputs), *self.inputs.shape)
        context = rest @ weights["look.rest"] + weights["look.bias"]
        seen = torch.relu(x @ weights["look.x"] + context[:, None])
        whole = seen.flatten(1) @ weights["whole.places"] + rest @ weights["whole.rest"]
        whole = torch.relu(whole + weights["whole.bias"])
        context = whole @ weights["again.whole"] + weights["again.bias"]
        again = torch.relu(seen @ weights["again.place"] + context[:, None])
        local = again @ weights["local.place"] + weights["local.bias"]
        other = whole @ weights["other.whole"] + weights["other.bias"]
        scores = torch.cat([local.flatten(1), other], dim=1).index_select(1, self.order)
        scores = scores + glances
        value = (whole @ weights["value.whole"] + weights["value.bias"])[:, 0]
        return scores.masked_fill(masks == 0, IMPOSSIBLE), torch.tanh(value + hopes)

    def sums(self) -> dict[str, Tensor]:
        """The weights as they are used: what kin share is added to each of them."""
        found = {name: self.weights[_key(name)] for name in WEIGHTS}
        for name, kin in self.kin.items():
            shared = kin @ self.shared[_key(name)]
            found[name] = found[name] + (shared.T if name in TOLD_BY_COLUMNS else shared)
        return found

    def network(self, about: About) -> Network:
        """What has been learnt so far, as it will be after writing and reading: rounded."""
        found = {
            name: each.detach().numpy().astype(np.float16) for name, each in self.sums().items()
        }
        return Network(about, self.places, self.scale.numpy(), found)
