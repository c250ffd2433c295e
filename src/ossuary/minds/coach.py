"""The coach: what a judge knows of a decision, in words for terminal and page."""

from collections.abc import Sequence

from ..rules.catalogue import Game
from ..rules.nodes import State
from ..words.said import Said, said
from ..words.telling import TELLERS
from .judge import Choice, Judge, Reason, differences

ALIKE = 0.0005  # a difference in chance too small to speak of
ALIKE_POINTS = 0.05
KINDS = {
    "skulls-of-sedlec": ("royals", "peasants", "priests", "romantics", "criminals")
}  # told by the game's own words


def advice(judge: Judge, game: Game, state: State, whole: bool) -> list[Said]:
    """A hint, or the whole answer: every choice with its reasons, and what makes the best better than the next."""
    choices = judge.choices(state)
    first = hint(game, state, choices)
    if not whole or len(choices) == 1:
        return [first]
    told = [first, said("coach-exact" if judge.exact else "coach-searched")]
    told += [weighed(game, state, choice) for choice in choices]
    best, seat = choices[0], game.mover(state)
    worse = next((choice for choice in choices if best.payoffs[seat] - choice.payoffs[seat] >= ALIKE), None)
    if worse is None:
        return told
    return [*told, better(game, state, best, worse), *gains(game, differences(best, worse), judge.in_points)]


def hint(game: Game, state: State, choices: Sequence[Choice]) -> Said:
    """The best of these choices, or that it makes no difference."""
    seat = game.mover(state)
    if len(choices) == 1:
        return said("coach-only")
    best, worst = choices[0].payoffs[seat], min(choice.payoffs[seat] for choice in choices)
    if best - worst < ALIKE:
        return said("coach-alike", percent=100 * best)
    return said("coach-hint", action=_offer(game, state, choices[0]), percent=100 * best)


def weighed(game: Game, state: State, choice: Choice) -> Said:
    """A choice with its chance to win and the reasons."""
    return said(
        "coach-choice",
        action=_offer(game, state, choice),
        percent=100 * choice.payoffs[game.mover(state)],
        reasons=[_reason(game, one) for one in choice.reasons if one.name != "signs" and one.chance >= ALIKE],
    )


def better(game: Game, state: State, best: Choice, other: Choice) -> Said:
    """By how much one choice is better than another."""
    seat = game.mover(state)
    percent = 100 * (best.payoffs[seat] - other.payoffs[seat])
    return said("coach-better", best=_offer(game, state, best), other=_offer(game, state, other), percent=percent)


def gains(game: Game, parts: Sequence[Reason], in_points: bool) -> list[Said]:
    """What makes the difference between two choices, the weightiest first."""
    weighty = sorted(parts, key=lambda one: -abs(one.amount))
    factor, least, key = (1, ALIKE_POINTS, "coach-gain-points") if in_points else (100, ALIKE, "coach-gain")
    return [
        said(key, part=part(game, one.name), amount=signed(factor * one.amount))
        for one in weighty
        if abs(one.amount) >= least
    ]


def signed(amount: float) -> Said:
    """An amount with its sign and one decimal."""
    return said("signed", sign="−" if amount < 0 else "+", amount=abs(amount))


def _reason(game: Game, one: Reason) -> Said:
    if one.name in KINDS.get(game.NAME, ()):
        return said("coach-reason-part", part=part(game, one.name), points=one.points)
    return said(f"coach-reason-{one.name}", chance=100 * one.chance, points=abs(one.points))


def part(game: Game, name: str) -> Said:
    """The name of a part of what a choice is worth."""
    return said(f"{game.NAME}-part-{name}" if name in KINDS.get(game.NAME, ()) else f"coach-part-{name}")


def _offer(game: Game, state: State, choice: Choice) -> Said:
    return TELLERS[game.NAME].offer(state, choice.action)
