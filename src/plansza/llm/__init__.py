"""Language models at the table: what one is told, how its answer is read, and what it cost.

    from plansza.llm import Answer, Manner, Player

    def ask(messages):                    # [{"role": "system", "content": "…"}, …]
        return my_model(messages)         # a text, or an `Answer` that also counts tokens

    player = Player(find("spor"), ask, Manner(language="pl"))
    move = player.choose(view, chance)    # a bot like any other: it sees its seat's view

A player hears what happens at its seat (`Player.hear`), so that its prompt is made of this seat's
view and history and of nothing else. No server imports this.
"""

from plansza.llm.account import Account
from plansza.llm.asking import Answer, Ask, AskFailed, Message
from plansza.llm.player import Forfeit, Manner, Player
from plansza.llm.prompt import Prompter
from plansza.llm.reading import Reading, read_answer

__all__ = [
    "Account",
    "Answer",
    "Ask",
    "AskFailed",
    "Forfeit",
    "Manner",
    "Message",
    "Player",
    "Prompter",
    "Reading",
    "read_answer",
]
