"""Random games: what must hold at every move, and at the end."""

import json
import random
from collections.abc import Iterator
from math import isclose
from typing import Any

from ..engine import record
from ..engine.nodes import CHANCE, INDEX, SEATS, TERMINAL, THROW, TURN, State, position
from ..engine.registry import Game, Options, actions_of
from .findings import Finding, at, raised, wrong

CLOSELY = 2000  # moves of a game with every check
MOST_MOVES = 400_000  # moves after which a random game counts as endless


class Broken(Exception):
    """A game broke the contract."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key, self.args_said = key, args


def random_game(game: Game, options: Options, seed: int, closely: int = CLOSELY) -> Iterator[Finding]:
    """The first thing wrong with a game played at random."""
    played = record.Record(game, options, ["random"] * options.seats, [], {})
    try:
        _whole_game(game, options, seed, played, closely)
    except Broken as broken:
        yield wrong(broken.key, **broken.args_said, at=at(options, seed, len(played.moves)))
    except Exception as error:  # noqa: BLE001  it is somebody else's code that is looked at
        yield wrong("contract-raised", error=raised(game, error), at=at(options, seed, len(played.moves)))


def steps(game: Game, options: Options, seed: int, most: int = CLOSELY) -> Iterator[record.Step]:
    """The moves of a random game, up to this many."""
    rng, state = random.Random(seed), game.initial(options)
    for _ in range(most):
        if game.mover(state) == TERMINAL:
            return
        move = any_move(game, state, rng)
        after = game.step(state, move)
        yield record.Step(state, move, after)
        state = after


def any_move(game: Game, state: State, rng: random.Random) -> int:
    """A random move; outcomes by their weights."""
    if game.mover(state) == CHANCE:
        odds = game.odds(state)
        return rng.choices(range(len(odds)), odds)[0]
    return rng.choice(actions_of(game, state))


def alike(game: Game, options: Options, seeds: range, most: int = 400) -> Iterator[Finding]:
    """Positions that look alike but differ."""
    seen: dict[str, tuple[int, ...]] = {}
    for seed in seeds:
        for number, step in enumerate(steps(game, options, seed, most)):
            if game.mover(step.before) >= 0:
                look = repr(game.look(step.before))
                if seen.setdefault(look, position(step.before)) != position(step.before):
                    yield wrong("contract-alike", at=at(options, seed, number))
                    return


def _whole_game(game: Game, options: Options, seed: int, played: record.Record, closely: int) -> None:
    rng, state = random.Random(seed), game.initial(options)
    states, drawn = [state], set[tuple[int, int, int]]()
    while game.mover(state) != TERMINAL:
        if len(played.moves) >= MOST_MOVES:
            raise Broken("contract-endless", most=MOST_MOVES)
        if game.mover(state) == CHANCE:
            key = (state[TURN], state[THROW], state[INDEX])
            if key in drawn:
                raise Broken("contract-draw-key", which=str(key))
            drawn.add(key)
        if len(played.moves) < closely:
            _check_state(game, options, state)
            move = any_move(game, state, rng)
            after = _stepped(game, state, move)
            states.append(after)
        else:
            move = any_move(game, state, rng)
            after = game.step(state, move)
        played.moves.append(record.key_of(game, state, move))
        state = after
    _check_state(game, options, state)
    _check_end(game, state)
    _check_record(game, played, states)


def _check_state(game: Game, options: Options, state: State) -> None:
    if type(state) is not list or len(state) != game.SLOTS or not all(type(slot) is int for slot in state):
        raise Broken("contract-state", slots=game.SLOTS)
    if state[SEATS] != options.seats:
        raise Broken("contract-state-seats", seats=options.seats, found=state[SEATS])
    seat, legal = game.mover(state), game.legal(state)
    if seat not in (CHANCE, TERMINAL, *range(options.seats)):
        raise Broken("contract-mover", found=seat)
    if legal >> len(game.ACTIONS):
        raise Broken("contract-legal-beyond", actions=len(game.ACTIONS))
    if seat >= 0 and not legal:
        raise Broken("contract-no-action", seat=seat)
    if seat < 0 and legal:
        raise Broken("contract-legal-nobody")
    for action, key in enumerate(game.ACTIONS):
        rule = game.refusal(state, action)
        if (rule == 0) != bool(legal >> action & 1):
            raise Broken("contract-refusal", action=key, rule=rule, legal=legal >> action & 1)
    if seat == CHANCE:
        odds = list(game.odds(state))
        if not odds or len(odds) > len(game.OUTCOMES) or min(odds) < 0 or sum(odds) <= 0:
            raise Broken("contract-odds", odds=str(odds), outcomes=len(game.OUTCOMES))
    if len(game.scores(state)) != options.seats or len(game.payoffs(state)) != options.seats:
        raise Broken("contract-by-seat", seats=options.seats)
    if seat != TERMINAL and sum(game.payoffs(state)) != 0:
        raise Broken("contract-payoffs-early")
    _check_look(game, game.look(state))


def _check_look(game: Game, look: Any) -> None:
    try:
        plain = json.loads(json.dumps(look, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise Broken("contract-look", error=str(error)) from error
    if not isinstance(plain, dict) or plain.get("phase") not in game.PHASES or type(plain.get("seat")) is not int:
        raise Broken("contract-look-fields")


def _stepped(game: Game, state: State, move: int) -> State:
    before = list(state)
    after = game.step(state, move)
    if state != before:
        raise Broken("contract-step-changes")
    game.advance(before, move)
    if before != after:
        raise Broken("contract-step-advance")
    return after


def _check_end(game: Game, state: State) -> None:
    if not isclose(sum(game.payoffs(state)), 1, abs_tol=1e-12):
        raise Broken("contract-payoffs-end", found=str(sum(game.payoffs(state))))
    if game.look(state)["phase"] != "over":
        raise Broken("contract-end-phase", phase=str(game.look(state)["phase"]))
    for seat, score in enumerate(game.scores(state)):
        parts = sum(part.points for part in game.tally(state, seat))
        if parts != score:
            raise Broken("contract-tally", seat=seat, parts=parts, score=score)


def _check_record(game: Game, played: record.Record, states: list[State]) -> None:
    """Checks that the game stays the same when its record is written, read and replayed."""
    again = record.read(played.write())
    same = (again.game, again.options, again.moves) == (game, played.options, played.moves)
    replayed = [step.after for step, _ in zip(record.replay(again), states[1:], strict=False)]
    if not same or replayed != states[1:]:
        raise Broken("contract-record")
