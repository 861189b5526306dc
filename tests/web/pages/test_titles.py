"""Where a table's title stands, it names the duel that is played there."""

import re

from tests.web.conftest import NewPlayer

TITLE = "Drako: Trolle i Smok"


def test_a_table_is_called_by_its_duel(player: NewPlayer) -> None:
    ania = player()
    ania.http.headers["accept-language"] = "pl"
    id = ania.open(game="drako", options={"duel": "trolls-dragon"}, listed=True)
    page = ania.http.get(f"/t/{id}").text
    assert f"<title>{TITLE} – plansza</title>" in page
    assert f'property="og:title" content="{TITLE} – plansza"' in page
    (heading,) = re.findall(r'<h1 class="title">(.*?)</h1>', page)
    assert re.sub(r"<[^>]*>", "", heading) == TITLE
    replay = ania.http.get(f"/t/{id}/replay").text
    assert f": {TITLE} – plansza</title>" in replay
    assert ania.state()["title"] == TITLE
    assert ania.http.get(f"/api/tables/{id}/moments").json()["title"] == TITLE
    assert TITLE in [each["title"] for each in ania.http.get("/api/tables").json()["tables"]]
