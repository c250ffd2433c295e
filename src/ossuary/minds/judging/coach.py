"""The coach: a judge's answer in words, for terminal and page."""

from collections.abc import Callable, Sequence
from math import ceil, floor

from ...engine.nodes import State
from ...engine.registry import Game
from ...words.said import Said, said
from ...words.tellers import TELLERS
from ..best_play import BEST_PLAY
from ..guides import GUIDES, part_names
from .hint import about_equal, why
from .judge import Choice, Judge, Reason, differences, surely_behind
from .netting import netted

SLIGHT = 0.0005  # a chance too small to speak of
DIFFERENT = 0.005  # a difference of chances that is worth its name
FEW = 3  # actions that are named where they come to the same


def advice(judge: Judge, game: Game, state: State, choices: Sequence[Choice], whole: bool) -> list[Said]:
    """A hint, or the whole answer: every choice with its reasons, and why the best is better than the next."""
    first = hint(judge, game, state, choices)
    if not whole or len(choices) == 1:
        return [first]
    told = [first, source(judge, choices)]
    told += [weighed(game, state, choice, judge.in_points) for choice in choices]
    best, seat = choices[0], game.mover(state)
    worse = next((choice for choice in choices if is_better(seat, best, choice)), None)
    if worse is None:
        return told
    gained = gains(game, best, worse, judge.in_points, ahead(seat, best, worse))
    return [*told, better(game, state, best, worse), *gained]


def exact(judge: Judge, choices: Sequence[Choice]) -> bool:
    """Whether every chance of these choices is exact."""
    return judge.exact and not any(choice.error for choice in choices)


def source(judge: Judge, choices: Sequence[Choice]) -> Said:
    """How the chances of these choices are known."""
    if judge.searches:
        return said("coach-searched")
    return said("coach-exact" if exact(judge, choices) else "coach-estimated")


def hint(judge: Judge, game: Game, state: State, choices: Sequence[Choice]) -> Said:
    """What to choose, and what else the game knows of the decision."""
    aside: Callable[[State], Said | None] | None = getattr(BEST_PLAY.get(game.NAME), "aside", None)
    found, more = _hint(judge, game, state, choices), aside(state) if aside else None
    return said("coach-beside", hint=found, more=more) if more else found


def _hint(judge: Judge, game: Game, state: State, choices: Sequence[Choice]) -> Said:
    """The best choice and why, in one sentence; or which are about equal, or that it makes no difference."""
    seat, best = game.mover(state), choices[0]
    if len(choices) == 1 and not best.alike:
        return said("coach-only")
    if not matters(seat, choices):
        return said("coach-alike", chance=chance(best, seat))
    equal = [choice for choice in choices[1:] if about_equal(seat, best, choice)]
    if len(equal) == len(choices) - 1:
        leaning = ahead(seat, best, choices[1])
        if leaning:
            return said("coach-leans", action=_first(game, state, best), percent=leaning)
        return said("coach-equal", number=len(choices))
    if equal:
        named = [_first(game, state, choice) for choice in (best, *equal)[:FEW]]
        return said("coach-among", actions=named, more=1 + len(equal) - len(named))
    return said("coach-hint", action=_first(game, state, best), why=why(seat, best, choices[1], judge.in_points))


def matters(seat: int, choices: Sequence[Choice]) -> bool:
    """Whether any of these choices, sorted best first, shows a lower chance than the best, or may have one."""
    return any(
        choices[0].payoffs[seat] - choice.payoffs[seat] + choice.apart >= DIFFERENT
        if choice.sampled
        else ahead(seat, choices[0], choice)
        for choice in choices
    )


def is_better(seat: int, best: Choice, other: Choice) -> bool:
    """Whether a choice shows a higher chance than another, and surely has one."""
    return bool(ahead(seat, best, other)) and surely_behind(seat, best, other)


def weighed(game: Game, state: State, choice: Choice, in_points: bool) -> Said:
    """A choice with its chance of winning and the reasons; if these are points, they sum to its lead."""
    told = {"action": offer(game, state, choice), "chance": chance(choice, game.mover(state))}
    if not in_points:
        weighty = [one for one in choice.reasons if one.name != "signs" and one.chance >= SLIGHT]
        return said("coach-choice", **told, reasons=[_reason(game, one, one.points) for one in weighty])
    points = _points(choice)
    reasons = [_reason(game, one, amount) for one, amount in points]
    return said("coach-choice-points", **told, lead=signed(sum(amount for _, amount in points)), reasons=reasons)


def better(game: Game, state: State, best: Choice, other: Choice) -> Said:
    """By how much one choice is better than another."""
    percent = ahead(game.mover(state), best, other)
    error = ceil(100 * other.apart)
    both = {"best": _first(game, state, best), "other": _first(game, state, other)}
    return said("coach-better-about" if error else "coach-better", **both, percent=percent, error=error)


def ahead(seat: int, best: Choice, other: Choice) -> float:
    """The difference of the percentages that are shown for two choices."""
    return round(_percent(best, seat) - _percent(other, seat), 1)


def gains(game: Game, best: Choice, other: Choice, in_points: bool, percent: float | None = None) -> list[Said]:
    """Why one choice is better than another, the largest difference first; points follow their total."""
    parts = differences(best, other) if in_points else netted(differences(best, other))
    amounts = _between(parts, best, other) if in_points else summing([100 * one.amount for one in parts], percent)
    weighty = sorted(zip(parts, amounts, strict=True), key=lambda one: -abs(one[1]))
    told = [said("coach-gain", part=part(game, one.name), amount=signed(amount)) for one, amount in weighty if amount]
    return [said("coach-gain-lead", amount=signed(round(sum(amounts), 1))), *told] if in_points else told


def _between(parts: Sequence[Reason], best: Choice, other: Choice) -> list[float]:
    """The differences of the points shown for both choices."""
    mine, theirs = ({one.name: amount for one, amount in _points(choice)} for choice in (best, other))
    return [round(mine.get(one.name, 0.0) - theirs.get(one.name, 0.0), 1) for one in parts]


def _points(choice: Choice) -> list[tuple[Reason, float]]:
    """The reasons of a choice with the points shown for them."""
    return list(zip(choice.reasons, summing([one.amount for one in choice.reasons]), strict=True))


def summing(amounts: Sequence[float], total: float | None = None) -> list[float]:
    """The amounts in tenths, rounded so that they add up to their rounded sum, or to the one that is shown."""
    tenths = [floor(10 * amount) for amount in amounts]
    missing = round(10 * (sum(amounts) if total is None else total)) - sum(tenths)
    for _ in range(abs(missing) if amounts else 0):
        off = [one - 10 * amount for one, amount in zip(tenths, amounts, strict=True)]
        if missing > 0:
            tenths[off.index(min(off))] += 1
        else:
            tenths[off.index(max(off))] -= 1
    return [one / 10 for one in tenths]


def chance(choice: Choice, seat: int) -> Said:
    """The chance of winning after a choice, with its margin of error if it is an estimate."""
    percent = _percent(choice, seat)
    if not choice.error:
        return said("coach-chance", percent=percent)
    return said("coach-chance-about", percent=percent, error=ceil(round(100 * choice.error, 6)))


def _percent(choice: Choice, seat: int) -> float:
    """The chance of winning as it is shown: whole percents where games were tried out."""
    return round(100 * choice.payoffs[seat], 0 if choice.sampled else 1)


def signed(amount: float) -> Said:
    """An amount with its sign and one decimal."""
    return said("signed", sign="−" if amount < 0 else "+", amount=abs(amount))


def _reason(game: Game, one: Reason, amount: float) -> Said:
    if is_own(game, one.name):
        return said("coach-reason-part", part=part(game, one.name), points=amount)
    return said(f"coach-reason-{one.name}", chance=100 * one.chance, points=abs(amount))


def is_own(game: Game, name: str) -> bool:
    """Whether the game names this part itself."""
    return game.NAME in GUIDES and name in part_names(game)


def part(game: Game, name: str) -> Said:
    """The name of a part of a choice's value."""
    return said(f"{game.NAME}-part-{name}" if is_own(game, name) else f"coach-part-{name}")


def offer(game: Game, state: State, choice: Choice) -> Said:
    """A choice in words, with the other actions of the same effect."""
    first = _first(game, state, choice)
    if len(choice.alike) > FEW:
        return said("coach-same-many", action=first, number=len(choice.alike))
    others = [TELLERS[game.NAME].offer(state, action) for action in choice.alike]
    return said("coach-same", action=first, others=others) if others else first


def _first(game: Game, state: State, choice: Choice) -> Said:
    return TELLERS[game.NAME].offer(state, choice.action)
