"""What bots, coach and review answer in recorded games of two. `python -m tests.minds.answers` prints it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from ossuary.engine.nodes import CHANCE
from ossuary.engine.record import Record, read, replay
from ossuary.engine.registry import GAMES, actions_of
from ossuary.minds.judging.coach import advice
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.judging.review import review
from ossuary.minds.playing.strengths import compiled, minds_for

RECORDS = Path(__file__).parents[1] / "records"
PLAYOUTS = 100  # games tried out for a question
REVIEWED = 60  # moves from the start


def record_of(game: str) -> Record:
    """The golden game of two."""
    return read((RECORDS / f"{game}-two.json").read_text("utf-8"))


def answers(name: str) -> dict[str, Any]:
    """All answers in one game."""
    record = record_of(name)
    game = record.game
    befores = [step.before for step in replay(record)]
    choices = [one for one in befores if game.mover(one) != CHANCE and len(actions_of(game, one)) > 1]
    asked = [choices[0], choices[len(choices) // 2], choices[-1]]
    judge = judge_of(game, asked[0], PLAYOUTS)
    looked_back = review(replace(record, moves=record.moves[:REVIEWED]), judge)
    return {
        "bots": {mind: [compiled(game, mind)(state, [7]) for state in asked] for mind in minds_for(game, asked[0])},
        "chances": [[list(choice.payoffs) for choice in judge.choices(state)] for state in asked],
        "reasons": [[[why.amount for why in choice.reasons] for choice in judge.choices(state)] for state in asked],
        "said": [len(advice(judge, game, state, judge.choices(state), True)) for state in asked],
        "given away": [decision.given_away for decision in looked_back.decisions],
        "luck": [throw.luck for throw in looked_back.throws],
    }


if __name__ == "__main__":
    print(json.dumps({name: answers(name) for name in GAMES}, indent=1))
