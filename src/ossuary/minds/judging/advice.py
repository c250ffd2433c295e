"""Advice as plain data, the same from a host and in a browser: a judge's answer in numbers and texts."""

from collections.abc import Sequence
from typing import Any

from ...engine.nodes import State
from ...engine.registry import Game
from ...words.said import Said, carried
from . import coach
from .judge import Choice, Judge, differences
from .pick_judge import judge_of
from .review import grade
from .review_budget import PLAYOUTS

NODES = 1 << 14  # of a search tree: a host keeps those of many tables


def counsel(game: Game, state: State) -> dict[str, Any]:
    """What is known of a single choice; the same choice has the same answer everywhere."""
    judge = judge_of(game, state, PLAYOUTS, NODES)
    return advice(judge, game, state, judge.choices(state), settled=True)


def advice(judge: Judge, game: Game, state: State, choices: Sequence[Choice], settled: bool) -> dict[str, Any]:
    """Every choice with its reasons, the best first; a table adds the version."""
    return {
        "version": 0,
        "seat": game.mover(state),
        "exact": coach.exact(judge, choices),
        "in_points": judge.in_points,
        "tried": judge.tried,
        "settled": settled,
        "matters": coach.matters(game.mover(state), choices),
        "hint": _text(coach.hint(judge, game, state, choices)),
        "said": _text(coach.source(judge, choices)),
        "choices": [choice(game, state, one, choices[0], judge.in_points) for one in choices],
    }


def choice(game: Game, state: State, one: Choice, best: Choice, in_points: bool) -> dict[str, Any]:
    """A choice compared with the best one."""
    seat = game.mover(state)
    lacking = differences(best, one) if one is not best else []
    lead = coach.ahead(seat, best, one)
    given_away = max(0.0, best.payoffs[seat] - one.payoffs[seat])
    told = coach.is_better(seat, best, one)
    return {
        "action": game.ACTIONS[one.action],
        "alike": [game.ACTIONS[action] for action in one.alike],
        "offer": _text(coach.offer(game, state, one)),
        "chance": one.payoffs[seat],
        "error": one.error,
        "chances": list(one.payoffs),
        "given_away": given_away,
        "grade": grade(max(0.0, given_away - one.apart)),
        "reasons": [{**vars(part), "said": _text(coach.part(game, part.name))} for part in one.reasons],
        "differences": [
            {"name": part.name, "amount": part.amount, "said": _text(coach.part(game, part.name))} for part in lacking
        ],
        "said": _text(coach.weighed(game, state, one, in_points)),
        "better": _text(coach.better(game, state, best, one)) if told else None,
        "gains": [_text(line) for line in coach.gains(game, best, one, in_points, lead)] if told else [],
    }


def _text(what: Said) -> dict[str, Any]:
    return carried(what, lambda key, args: {"key": key, "args": args})
