"""In a notebook a view shows itself as a picture, with nothing imported for that."""

import sys

from tests.support.processes import run

VIEW = """
from plansza.core import FastChance
from plansza.games import find

game = find("podprad")
drawn = game.start(game.setup(), FastChance(seed=7)).view(0)._repr_svg_()
print(drawn and drawn[:4], "plansza.show" in sys.modules)
"""
NOTEBOOK = "import sys, types\nsys.modules['IPython'] = types.ModuleType('IPython')\n"


def printed(code: str) -> str:
    """What a fresh interpreter says."""
    done = run([sys.executable, "-c", code])
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_view_shows_itself_in_a_notebook() -> None:
    assert printed(NOTEBOOK + VIEW) == "<svg True"


def test_elsewhere_nothing_is_loaded_for_it() -> None:
    assert printed("import sys\n" + VIEW) == "None False"


def test_who_imports_the_pictures_later_has_them_as_well() -> None:
    assert printed("import sys\nimport plansza.show\n" + VIEW) == "<svg True"
