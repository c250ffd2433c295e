"""What a choice can still be turned into, before chance speaks: it is worth no less than that."""

from ...engine.nodes import CHANCE, TERMINAL, State, position
from ...engine.registry import Game, actions_of

DEEPEST = 5  # actions after the choice


def fallbacks(game: Game, after: State, seat: int, others: dict[tuple[int, ...], int]) -> set[int]:
    """Which of these positions, by their numbers, a seat can bring about whatever the others do."""
    return _reached(game, after, seat, others, DEEPEST)


def _reached(game: Game, state: State, seat: int, others: dict[tuple[int, ...], int], deep: int) -> set[int]:
    mover = game.mover(state)
    if (number := others.get(position(state))) is not None:
        return {number}
    if mover in (CHANCE, TERMINAL) or not deep:
        return set()
    actions = actions_of(game, state)
    if mover == seat:
        return {number for action in actions for number in _led_to(game, state, action, others)}
    some = sorted(
        {  # of another seat's actions, of which there may be many
            actions[0],
            actions[len(actions) // 2],
            actions[-1],
        }
    )
    found = set(others.values())
    for action in some:
        if found:
            found &= _reached(game, game.step(state, action), seat, others, deep - 1)
    return found


def _led_to(game: Game, state: State, action: int, others: dict[tuple[int, ...], int]) -> set[int]:
    """The number of the position that an action leads to, if it has one."""
    number = others.get(position(game.step(state, action)))
    return set() if number is None else {number}
