"""The icons of the installed app, drawn from our own icon: `python -m tools.icons`.

Phones want them as PNG. Those that a phone cuts to a shape of its own, and Apple's, stand on paper
to the edge, and keep to the middle.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.support.chromium import ARGUMENTS
from tests.support.system import needed
from tools.system_packages import CHROMIUM

STATIC = Path(__file__).resolve().parents[1] / "src" / "plansza" / "web" / "static"
PAPER = "#fbf5e6"
ICONS = {  # by name: its size, what of it the drawing takes, and what it stands on
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable.png": (512, 0.72, PAPER),
    "icon-180.png": (180, 0.8, PAPER),
}
PAGE = """<!doctype html><style>
html, body {{ margin: 0; background: {ground}; }}
body {{ width: {size}px; height: {size}px; display: grid; place-items: center; }}
svg {{ width: {inner}px; height: {inner}px; }}
</style>{icon}"""


def main() -> None:
    """Draw all of them."""
    icon = (STATIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=needed(CHROMIUM), args=list(ARGUMENTS))
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = round(size * share)
            page.set_content(PAGE.format(size=size, inner=inner, ground=ground, icon=icon))
            page.screenshot(path=STATIC / "app" / name, omit_background=ground == "transparent")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
