"""Pig in words: what a state shows, and what an action offers."""

from ossuary.engine.nodes import PHASE, SEAT, SEATS, State
from ossuary.words.said import Said, Seat, said

from .rules import CHOOSING, FIRST_SEAT, OVER, ROLL, SCORES, TARGET, TURN_TOTAL, legal

# The parts of the rule page, with the rules that stand in each.
RULE_PARTS = (("turn", range(1, 5)), ("end", range(5, 6)))


def describe(state: State) -> list[Said]:
    """The state, line by line: the players, and what is at risk."""
    lines = [
        said("pig-player", who=Seat(seat), score=state[SCORES + seat], target=state[TARGET])
        for seat in range(state[SEATS])
    ]
    if state[PHASE] not in (FIRST_SEAT, OVER):
        lines.append(said("pig-at-risk", points=state[TURN_TOTAL]))
    return lines


def offer(state: State, action: int) -> Said:
    """What an action would do, with its number; the bare action where it is not legal."""
    if state[PHASE] != CHOOSING or not legal(state) >> action & 1:
        return said("pig-roll" if action == ROLL else "pig-hold")
    if action == ROLL:
        return said("pig-roll-with", points=state[TURN_TOTAL])
    total = state[SCORES + state[SEAT]] + state[TURN_TOTAL]
    return said("pig-hold-for", points=state[TURN_TOTAL], wins=int(total >= state[TARGET]))
