"""The kinds of things that a game draws, dice, lots, cards or tiles, as its pieces declare them in `DRAWS`."""

from collections.abc import Mapping, Sequence

from ...engine.registry import Game, Misfit
from .pieces import PIECES


def drawn_kinds(game: Game) -> dict[str, list[int]]:
    """By kind, the weights of the outcomes; what is declared otherwise is refused."""
    declared: object = getattr(PIECES[game.NAME], "DRAWS", None)
    if not isinstance(declared, Mapping):
        raise Misfit("game-draws-missing", game=game.NAME)
    kinds = dict[str, list[int]]()
    for kind, odds in declared.items():
        weights = list(odds) if isinstance(odds, Sequence) else []
        whole = all(type(weight) is int and weight >= 0 for weight in weights)
        if not whole or sum(map(bool, weights)) < 2 or len(weights) > len(game.OUTCOMES):
            raise Misfit("game-draws-weights", game=game.NAME, kind=str(kind), outcomes=len(game.OUTCOMES))
        kinds[str(kind)] = weights
    return kinds


def kind_of(kinds: Mapping[str, Sequence[int]], odds: Sequence[int]) -> str | None:
    """The kind that is drawn with these odds, whole or of what is left of it; None where none weighs the same."""
    possible = [outcome for outcome, weight in enumerate(odds) if weight]
    for kind, weights in kinds.items():
        if all(outcome < len(weights) and weights[outcome] for outcome in possible):
            sides = [weight for weight in weights if weight][: len(possible)]
            if all(
                odds[outcome] * sides[0] == odds[possible[0]] * side
                for outcome, side in zip(possible, sides, strict=True)
            ):
                return kind
    return None
