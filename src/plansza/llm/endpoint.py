"""A model behind an endpoint that speaks the chat completions of OpenAI, as many servers do.

    from plansza.llm.endpoint import Endpoint

    small = Endpoint("http://localhost:11434/v1", model="small", key="…")

What is asked goes there and nowhere else. The key is sent in one header; it is in no text that
this module makes, so neither in logs nor in errors. An endpoint that is busy, slow or away is asked
again after a pause; one that stays so raises `AskFailed`, which counts as no answer.
"""

import logging
import time
from collections.abc import Callable, Sequence
from os import environ
from typing import Any

from plansza.llm.asking import Answer, AskFailed, Message

log = logging.getLogger(__name__)
TIMEOUT = 120.0  # seconds for an answer
PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0)  # between tries, in seconds
LONGEST_PAUSE = 60.0  # that an endpoint may ask for
BUSY = {408, 409, 425, 429}  # and everything from 500 on
MOST_SAID = 200  # characters of what an endpoint says of an error
URL, MODEL, KEY = "PLANSZA_LLM_URL", "PLANSZA_LLM_MODEL", "PLANSZA_LLM_KEY"


class Endpoint:
    """One model of one endpoint; call it with messages."""

    def __init__(
        self,
        url: str,
        model: str,
        key: str = "",
        *,
        timeout: float = TIMEOUT,
        pauses: Sequence[float] = PAUSES,
        prices: tuple[float, float] = (0.0, 0.0),
        sleep: Callable[[float], None] = time.sleep,
        **more: Any,
    ) -> None:
        """`prices` are those of a million tokens read and written; `more` goes into every request
        as it is (`temperature=0`, `max_tokens=2000`)."""
        self.url = url.rstrip("/")
        self.model = model
        self.timeout = timeout
        self.pauses = tuple(pauses)
        self.prices = prices
        self.more = more
        self._key = key
        self._sleep = sleep

    def __repr__(self) -> str:
        return f"<{self.model} at {self.url}>"

    def __call__(self, messages: Sequence[Message]) -> Answer:
        """What the model says, after as many tries as it takes."""
        fault = ""
        for pause in (*self.pauses, None):
            answer, fault, asked = self._try(messages)
            if answer is not None:
                return answer
            if pause is None:
                break
            log.warning("%r: %s; asking again", self, fault)
            self._sleep(min(LONGEST_PAUSE, max(pause, asked)))
        raise self._failed(fault)

    def _try(self, messages: Sequence[Message]) -> tuple[Answer | None, str, float]:
        """An answer; or what is wrong, and how long the endpoint asks to wait."""
        import httpx

        headers = {"authorization": f"Bearer {self._key}"} if self._key else {}
        body = {"model": self.model, "messages": list(messages), **self.more}
        try:
            reply = httpx.post(
                f"{self.url}/chat/completions", json=body, headers=headers, timeout=self.timeout
            )
        except httpx.TimeoutException:
            return None, f"no answer within {self.timeout:g} s", 0.0
        except httpx.TransportError as error:
            return None, self._clean(f"no connection: {error}"), 0.0
        except (httpx.InvalidURL, ValueError) as error:
            raise self._failed(self._clean(str(error))) from None
        if reply.status_code in BUSY or reply.status_code >= 500:
            return None, f"status {reply.status_code}", _seconds(reply.headers.get("retry-after"))
        if reply.status_code != 200:
            said = self._clean(reply.text)
            raise self._failed(f"status {reply.status_code}: {said}")
        return self._answer(reply), "", 0.0

    def _answer(self, reply: Any) -> Answer:
        try:
            data = reply.json()
            text = data["choices"][0]["message"]["content"] or ""
            usage = data.get("usage") or {}
            read, written = (
                int(usage.get(name) or 0) for name in ("prompt_tokens", "completion_tokens")
            )
            if not isinstance(text, str):
                raise TypeError("the answer is no text")
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise self._failed(f"no chat completion: {type(error).__name__}") from None
        cost = (read * self.prices[0] + written * self.prices[1]) / 1_000_000
        return Answer(text, read, written, cost)

    def _clean(self, text: str) -> str:
        """What somebody else says, without the key, should it be in there."""
        return (text.replace(self._key, "…") if self._key else text)[:MOST_SAID]

    def _failed(self, why: str) -> AskFailed:
        facts = {"model": self.model, "why": why}
        return AskFailed("llm-failed", f"the model {self.model} cannot be asked: {why}", facts)


def _seconds(text: str | None) -> float:
    """How long `Retry-After` asks to wait, where it does so in seconds."""
    return float(text) if text and text.isascii() and text.isdecimal() else 0.0


def ask(messages: Sequence[Message]) -> Answer:
    """The model that the environment names: PLANSZA_LLM_URL, PLANSZA_LLM_MODEL, PLANSZA_LLM_KEY."""
    missing = [name for name in (URL, MODEL) if not environ.get(name)]
    if missing:
        names = ", ".join(missing)
        raise AskFailed(
            "llm-environment", f"set {names} in the environment first", {"names": names}
        )
    return Endpoint(environ[URL], environ[MODEL], environ.get(KEY, ""))(messages)
