"""`python -m plansza` is the same as `plansza`."""

import sys

from plansza.cli import main

if __name__ == "__main__":  # worker processes import this file and must not start again
    sys.exit(main())
