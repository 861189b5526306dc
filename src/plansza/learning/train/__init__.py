"""A baseline that learns by playing against itself: `python -m plansza.learning.train GAME`.

Needs PyTorch, which only training does: `pip install "plansza[train]"`. docs/research.md walks
through it, docs/experiments/baseline.md shows what came of it.
"""
