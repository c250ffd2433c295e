"""The standings of an arena: win rates, ratings, and which differences are more than luck."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from openskill.models import PlackettLuce

from ... import __version__
from . import Arena
from .statistics import CONFIDENCE, always, fewest, once, rate, shared

RATED = 10_000  # games that ratings come from: by then they stand still


def standings(arena: Arena, until: float | None = None) -> dict[str, Any]:
    """All figures, for people and programs."""
    meeting = arena.meeting
    games, rounds = arena.done.shape
    return {
        **asdict(meeting),
        "version": __version__,
        "rounds": rounds,
        "games": games * rounds,
        "until": until,
        "fewest_rounds": fewest(len(meeting.minds) * (len(meeting.minds) - 1) // 2),
        "mean_moves": float(arena.moves.mean()),
        "standings": [
            {"mind": name, **_figures(arena, mind), **rating}
            for mind, (name, rating) in enumerate(zip(meeting.minds, _ratings(arena), strict=True))
        ],
        "differences": _differences(arena, until),
    }


def _figures(arena: Arena, mind: int) -> dict[str, Any]:
    """The figures of one mind."""
    places = [
        (game, seat)
        for game, seating in enumerate(arena.meeting.seatings)
        for seat, sitting in enumerate(seating)
        if sitting == mind
    ]
    games, seats = (list(side) for side in zip(*places, strict=True))
    won, scores = arena.payoffs[games, :, seats], arena.scores[games, :, seats]
    mean, interval = rate(arena.won(mind))
    by_seat = [
        float(won[[place for place, (_, seat) in enumerate(places) if seat == there]].mean())
        for there in range(arena.meeting.agreed.seats)
    ]
    return {
        "games": won.size,
        "wins": float(won.sum()),
        "rate": mean,
        "interval": interval,
        "rate_by_seat": by_seat,
        "mean_score": float(scores.mean()),
    }


def _differences(arena: Arena, until: float | None) -> list[dict[str, Any]]:
    """The differences of all pairs of minds, with simultaneous intervals and p-values."""
    pairs, reach, names = arena.differences(), arena.meeting.reach, arena.meeting.minds
    look = always if until else once
    found = []
    for (one, other), rounds in pairs.items():
        difference = look(rounds, shared(until or CONFIDENCE, len(pairs)), reach)
        found.append(
            {
                "minds": [names[one], names[other]],
                "difference": difference.mean,
                "interval": [difference.low, difference.high],
                "p": None if difference.chance is None else min(1.0, difference.chance * len(pairs)),
                "certain": difference.low > 0 or difference.high < 0,
            }
        )
    return found


def _ratings(arena: Arena) -> list[dict[str, float]]:
    """The rating of each mind with its error, by the Plackett-Luce model of rankings."""
    model = PlackettLuce(tau=0.0)  # minds do not change from game to game
    ratings = [model.rating(name=name) for name in arena.meeting.minds]
    for game, round_ in _order(arena):
        seating = arena.meeting.seatings[game]
        won, scores = arena.payoffs[game, round_].tolist(), arena.scores[game, round_].tolist()
        # Who shares the win comes first, then points decide.
        places = sorted(set(zip(won, scores, strict=True)), reverse=True)
        ranks = [float(places.index(place)) for place in zip(won, scores, strict=True)]
        teams = [[model.rating(mu=ratings[mind].mu, sigma=ratings[mind].sigma)] for mind in seating]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for mind in set(seating):  # who sits more than once learns the mean of it
            mine = [new for new, sitting in zip(after, seating, strict=True) if sitting == mind]
            ratings[mind].mu = sum(new.mu for new in mine) / len(mine)
            ratings[mind].sigma = sum(new.sigma for new in mine) / len(mine)
    return [{"rating": float(rating.mu), "rating_error": float(rating.sigma)} for rating in ratings]


def _order(arena: Arena) -> Iterable[tuple[int, int]]:
    """The rated games, in order."""
    games, rounds = arena.done.shape
    return ((game, round_) for round_ in range(min(rounds, RATED // games)) for game in range(games))
