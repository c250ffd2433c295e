"""A judge's answer as a message."""

from collections.abc import Sequence
from typing import cast

from ...engine.nodes import State
from ...engine.registry import Game
from ...minds.judging import coach
from ...minds.judging.judge import Choice, Judge, differences
from ...minds.judging.review import grade
from ...words.said import said
from ..protocol import study
from ..protocol.study import Advice, Difference, Reason
from ..protocol.values import Grade
from .spoken import spoken


def advice(judge: Judge, game: Game, state: State, choices: Sequence[Choice], settled: bool) -> Advice:
    """Every choice with its reasons, the best first; the table adds the version."""
    return Advice(
        version=0,
        seat=game.mover(state),
        exact=judge.exact,
        in_points=judge.in_points,
        tried=judge.tried,
        settled=settled,
        matters=coach.matters(game.mover(state), choices),
        hint=spoken(coach.hint(game, state, choices)),
        said=spoken(said("coach-exact" if judge.exact else "coach-searched")),
        choices=[choice(game, state, one, choices[0], judge.in_points) for one in choices],
    )


def choice(game: Game, state: State, one: Choice, best: Choice, in_points: bool) -> study.Choice:
    """A choice compared with the best one."""
    seat = game.mover(state)
    lacking = differences(best, one) if one is not best else []
    lead = coach.ahead(seat, best, one)
    given_away = max(0.0, best.payoffs[seat] - one.payoffs[seat])
    return study.Choice(
        action=game.ACTIONS[one.action],
        alike=[game.ACTIONS[action] for action in one.alike],
        offer=spoken(coach.offer(game, state, one)),
        chance=one.payoffs[seat],
        error=one.error,
        chances=list(one.payoffs),
        given_away=given_away,
        grade=cast(Grade, grade(given_away)),
        reasons=[
            Reason(part.name, part.amount, part.chance, part.points, spoken(coach.part(game, part.name)))
            for part in one.reasons
        ],
        differences=[Difference(part.name, part.amount, spoken(coach.part(game, part.name))) for part in lacking],
        said=spoken(coach.weighed(game, state, one, in_points)),
        better=spoken(coach.better(game, state, best, one)) if lead else None,
        gains=[spoken(line) for line in coach.gains(game, best, one, in_points, lead)] if lead else [],
    )
