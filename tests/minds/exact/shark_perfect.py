"""Perfect play of Shark Attacks! by a table of choices, in code that runs at both speeds."""

from typing import Any

from ossuary.engine.bits import lowest
from ossuary.engine.nodes import CHANCE, PHASE, SEAT, TERMINAL
from ossuary.fair import draw, fortune, pick
from ossuary.games.shark_attacks import rules as game
from ossuary.games.shark_attacks.exact import beach as shark_beach
from ossuary.games.shark_attacks.exact import race as shark_race
from ossuary.games.shark_attacks.exact.race import BEACH
from ossuary.games.shark_attacks.rules import BLUE, BLUE_DICE, CHOOSING, GO_ON, PARTY, SCORES, SIGNS, STOP, TARGET


def decide(plan: Any, wins: Any, beaches: Any, flights: Any, by_swimmers: bool) -> None:
    """Fills in where not to stop, a bit per number of waves: by needs, beach, standing dice with their swimmers."""
    room = shark_race.room(len(beaches))
    values, stop, party, _, _ = room
    for need in range(1, len(wins)):
        for rival in range(1, len(wins)):
            shark_race.turn(wins, need, rival, beaches, flights, by_swimmers, room)
            for standing in range(BLUE_DICE + 1):
                for swimmers in range(standing, 3 * standing + 1):
                    for lane in range(len(beaches)):
                        bits = 1 if party[swimmers, lane] >= stop[swimmers, lane] else 0
                        for waves in range(1, BLUE_DICE - standing + 1):
                            value = values[shark_beach.row(standing, swimmers, 0, waves), lane]
                            bits |= (1 if value > stop[swimmers, lane] else 0) << waves
                        plan[need, rival, lane, standing**2 + swimmers - standing] = bits


def choose(state: Any, plan: Any) -> int:
    """The best action."""
    if state[PHASE] != CHOOSING:
        return lowest(game.legal(state))
    seat, other = state[SEAT], 1 - state[SEAT]
    need, rival = state[TARGET] - state[SCORES + seat], state[TARGET] - state[SCORES + other]
    beach = BEACH[state[SIGNS + seat]][state[SIGNS + other]]
    standing = state[BLUE + 1] + state[BLUE + 2] + state[BLUE + 3]
    if plan[need, rival, beach, standing**2 + game.swimmers(state) - standing] >> state[BLUE] & 1:
        return GO_ON if state[BLUE] else PARTY
    return STOP


def play(start: Any, plan: Any, seed: int, games: int) -> int:
    """Plays from this state on; how many games seat 0 wins."""
    won = 0
    for number in range(games):
        luck = fortune(seed, number)
        state = start.copy()
        seat = game.mover(state)
        while seat != TERMINAL:
            game.advance(state, pick(game.odds(state), draw(luck, state)) if seat == CHANCE else choose(state, plan))
            seat = game.mover(state)
        won += game.payoffs(state)[0] > 0
    return won
