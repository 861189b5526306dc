"""How the learnt numbers of the bots were found, and whether they still are what games say.

    python -m benchmarks.fit all                         make all of them again
    python -m benchmarks.fit spor --games 400            print the numbers that new games give
    python -m benchmarks.fit drako --games 1200 --check  compare the numbers in use with them

docs/experiments/weights.md says what came of it, and which numbers were set by hand.
"""
