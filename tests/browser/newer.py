"""The next version of the program, in which one script is another: `python -m tests.browser.newer`,
with the arguments of `tests.web.serve`."""

from tests.web import serve


def prepare() -> None:
    """The home page's script says that it is newer."""
    from plansza.web.common import assets

    known = assets.assets()
    name = "pages/home.js"
    changed = b'globalThis.newer = "yes";\n' + known[name].data
    known[name] = assets.make_asset(name, changed)


if __name__ == "__main__":
    serve.main(prepare)
