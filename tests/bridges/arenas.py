"""Games in TextArena and kaggle-environments as they are, wrapped as theirs are: run by
`test_arenas_of_models` in an environment of its own.

`python -m tests.bridges.arenas textarena|kaggle`
"""

import re
import sys
from random import Random
from typing import Any

from plansza.games import find

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("spor", 2, {"tactics": "on"}),
    ("drako", 2, {}),
    ("podprad", 3, {}),
    ("battalia", 2, {"weeks": "2"}),
]
LISTED = re.compile(r"^- `([^`]+)`", re.MULTILINE)


def in_textarena() -> None:
    """Whole games through the arena's own wrappers, told as text; then somebody who never moves."""
    import textarena as ta
    from textarena.wrappers import ActionFormattingWrapper, LLMObservationWrapper

    from plansza.bridges import textarena

    for id, seats, options in TABLES:
        game = find(id)
        raw = textarena.env(game, game.setup(seats, **options))
        assert isinstance(raw, ta.Env)
        env = ActionFormattingWrapper(LLMObservationWrapper(raw))
        env.reset(num_players=seats, seed=3)
        done, turns = False, 0
        while not done:
            player, told = env.get_observation()
            assert told.count(raw.spoken.rules(player)) == 1
            moves = LISTED.findall(told.rpartition(raw.spoken.prompter.words("llm-moves"))[2])
            assert moves == raw.spoken.moves(player)
            others = [f"secret-{each}" for each in range(seats) if each != player]
            assert not any(word in told for word in others), "what another wrote reached a player"
            move = Random(turns).choice(moves)
            done, _ = env.step(f"secret-{player}: MOVE: {move}")
            turns += 1
        rewards, info = env.close()
        assert set(rewards) == set(info) == set(range(seats))
        assert not any(each["invalid_move"] for each in info.values())
        assert raw.state.game_state == {}
        env.reset(num_players=seats, seed=3)
        silent, _ = env.get_observation()
        answers = 0
        while not done or not answers:
            done, _ = env.step("I do not know.")
            answers += 1
        assert answers == 1 + textarena.ALLOWED
        rewards, info = env.close()
        assert rewards[silent] == -1
        assert info[silent]["invalid_move"]
        print(id, turns)


def in_kaggle() -> None:
    """Whole episodes against the environment's own agent; then agents that fail."""
    from kaggle_environments import evaluate, make, register

    from plansza.bridges import kaggle

    for id, seats, options in TABLES:
        game = find(id)
        register(f"plansza_{id}", kaggle.environment(game, game.setup(seats, **options), seed=4))
        env = make(f"plansza_{id}")
        seen: list[Any] = []

        def mine(observation: Any, configuration: Any, seen: list[Any] = seen) -> str:
            seen.append(observation)
            assert "seed" not in configuration
            return f"MOVE: {observation['moves'][-1]['move']}"

        env.run([mine, *["random"] * (seats - 1)])
        assert [agent.status for agent in env.state] == ["DONE"] * seats
        assert abs(sum(agent.reward for agent in env.state)) < 1e-9
        assert {each["seat"] for each in seen} == {0}
        assert env.render(mode="ansi")
        assert env.toJSON()["rewards"] == [agent.reward for agent in env.state]
        env.run([lambda observation, configuration: "castle", *["random"] * (seats - 1)])
        assert env.state[0].status == "INVALID"
        env.run([lambda observation, configuration: 1 / 0, *["random"] * (seats - 1)])
        assert env.state[0].status == "ERROR"
        print(id, len(seen))
    assert len(evaluate("plansza_spor", ["random", "random"], num_episodes=3)) == 3
    trainer = make("plansza_spor").train([None, "random"])
    observation = trainer.reset()
    observation, _, done, _ = trainer.step(observation["moves"][0]["move"])
    assert not done
    assert observation["moves"]


if __name__ == "__main__":
    {"textarena": in_textarena, "kaggle": in_kaggle}[sys.argv[1]]()
