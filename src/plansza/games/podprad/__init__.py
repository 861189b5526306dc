"""Pod Prąd: salmon swim up a river that crumbles behind them."""

from plansza.games.podprad.game import PodPrad

GAME = PodPrad()
