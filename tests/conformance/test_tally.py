"""The suite finds accounts of a game that are wrong."""

import pytest

from plansza.conformance.contract import check_end, random_position
from plansza.conformance.tally import check_tally
from plansza.core.tally import Tally
from tests.conformance.toy import Toy, ToyPosition, ToyView


class OddAccount(ToyView):
    """A line that nobody has declared."""

    def tally(self) -> list[Tally]:
        return [Tally("mood", {}, [1.0] * self.setup.seats)]


class WrongTotal(ToyView):
    def tally(self) -> list[Tally]:
        return [Tally("score", {}, [99.0] * self.setup.seats, total=True)]


class WrongSum(ToyView):
    def tally(self) -> list[Tally]:
        parts = Tally("score", {}, [99.0] * self.setup.seats, worth=1)
        return [parts, *super().tally()]


class ShortAccount(ToyView):
    def tally(self) -> list[Tally]:
        return [Tally("score", {}, [1.0])]


@pytest.mark.parametrize("view", [OddAccount, WrongTotal, WrongSum, ShortAccount])
def test_an_account_that_is_wrong_is_found(
    view: type[ToyView], monkeypatch: pytest.MonkeyPatch
) -> None:
    position = random_position(Toy(), Toy().setup(), 1, 1000)
    check_end(Toy(), position)
    monkeypatch.setattr(ToyPosition, "view", lambda known, seat: view(known.copy(), seat))
    with pytest.raises(AssertionError, match="tally"):
        check_end(Toy(), position)


def test_allies_have_one_account() -> None:
    """What is counted by side is counted once for all allies, and the same for each."""
    own = Tally("cities", {}, [1.0, 2.0, 3.0], worth=2)
    more = Tally("half", {}, [4.0, None, 4.0], worth=1, by_side=True)
    total = Tally("points", {}, [12.0, 4.0, 12.0], total=True, by_side=True)
    check_tally([own, more, total], (12.0, 4.0, 12.0), (0, 1, 0))
    more.values = [4.0, None, 5.0]
    with pytest.raises(AssertionError, match="differs among allies"):
        check_tally([own, more, total], (12.0, 4.0, 12.0), (0, 1, 0))
