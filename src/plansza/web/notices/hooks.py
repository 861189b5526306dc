"""Webhooks: a POST of JSON that other programs understand.

One object serves Discord (`content`), Slack and the bridges of Matrix (`text`), and programs of
one's own (all the rest). ntfy wants the topic in the object, and its own names.
"""

import re
from urllib.parse import urlsplit, urlunsplit

import msgspec

from plansza.web.notices.doors import Door
from plansza.web.notices.letters import Letter
from plansza.web.notices.outcomes import Gone, Outcome, Refused
from plansza.web.notices.targets import HookTarget

JSON = {"content-type": "application/json; charset=utf-8"}
MARKUP = re.compile(r"([\\`*_~|<>\[\]#@])")  # what Discord would not take as it stands
ESCAPED = r"\\\1"
SLACK = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


async def send(door: Door, target: HookTarget, letter: Letter) -> Outcome:
    """Tell another program."""
    url, body = ntfy(target, letter) if target.form == "ntfy" else plain(target, letter)
    outcome = await door.post(url, JSON, msgspec.json.encode(body))
    if isinstance(outcome, Refused) and outcome.trouble == "private":
        return Gone("private")
    return outcome


def plain(target: HookTarget, letter: Letter) -> tuple[str, dict[str, object]]:
    """One object for everybody. Names are people's own: they must not call a whole channel."""
    whole = f"{letter.title}. {letter.body}"
    links = f"{letter.url}\n{letter.stop_label}: {letter.stop_url}"
    body: dict[str, object] = {
        "title": letter.title,
        "message": letter.body,
        "content": f"{MARKUP.sub(ESCAPED, whole)}\n{links}",
        "text": f"{whole.translate(SLACK)}\n{links}",
        "allowed_mentions": {"parse": []},
        "click": letter.url,
        "stop": letter.stop_url,
        "kind": letter.kind,
        "table": letter.table,
        "seat": letter.seat,
        "id": letter.id,
    }
    return target.url, body


def ntfy(target: HookTarget, letter: Letter) -> tuple[str, dict[str, object]]:
    """What ntfy reads at its root, with two buttons."""
    parts = urlsplit(target.url)
    root = urlunsplit((parts.scheme, parts.netloc, "/", parts.query, ""))
    stop = {"action": "http", "label": letter.stop_label, "url": letter.stop_url}
    body: dict[str, object] = {
        "topic": parts.path.strip("/"),
        "title": letter.title,
        "message": letter.body,
        "click": letter.url,
        "tags": ["game_die"],
        "actions": [
            {"action": "view", "label": letter.open_label, "url": letter.url},
            {**stop, "method": "POST", "clear": True},
        ],
    }
    return root, body
