"""What every game must do, with every number of seats and every option."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ossuary.engine import record
from ossuary.engine.nodes import CHANCE, INDEX, SEATS, TERMINAL, THROW, TURN, State, position
from ossuary.engine.registry import GAMES, Game, Options
from ossuary.games.bones import rules as bones
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.skulls_of_sedlec import rules as skulls_of_sedlec

from .settings import SETTINGS, name_of

CASES = [pytest.param(*setting, id=name_of(setting)) for setting in SETTINGS]


def components(game: Game, state: State) -> bool:
    """Whether all dice, signs, cards or tiles are somewhere, once each."""
    if game.NAME == "rolling-bones":
        return rolling_bones_dice(state)
    if game.NAME == "shark-attacks":
        signs = state[shark_attacks.SIGNS : shark_attacks.SIGNS + shark_attacks.MAX_SEATS]
        blue = sum(state[shark_attacks.BLUE : shark_attacks.BLUE + 4]) + state[shark_attacks.TO_ROLL]
        return min(signs) >= 0 and sum(signs) <= 6 and 0 <= blue <= 11 and 0 <= state[shark_attacks.SHARKS] <= 4
    if game.NAME == "skulls-of-sedlec":
        look = skulls_of_sedlec.look(state)
        cards = [*look["unseen"], *(card for card in look["up"] if card is not None)]
        cards += [card for hand in look["hands"] for card in hand]
        cards += [card for stack in look["stacks"] for card in stack.values()]
        return sorted(cards) == list(range(18)) and sum(look["down"]) == len(look["unseen"])
    hands = state[bones.HANDS : bones.HANDS + 4]
    tiles = [tile for tile in range(28) for hand in hands if hand >> tile & 1]
    tiles += [tile - 1 for tile in state[bones.BOARD : bones.BOARD + 3] if tile]
    tiles += [tile for tile in range(28) if state[bones.BAG + bones.TILE_OUTCOME + tile]]
    return sorted(tiles) in (list(range(28)), list(range(1, 28)))  # a double blank that was paid is out of the game


def rolling_bones_dice(state: State) -> bool:
    on_site = state[rolling_bones.FILLED].bit_count() + state[rolling_bones.HAT_ON]
    unlaid = sum(state[rolling_bones.TO_ROLL : rolling_bones.FILLED]) + (state[rolling_bones.CHOSEN] > 0)
    rolls = state[rolling_bones.POST_OPS]
    paid = rolls * (rolls + 1) // 2
    if state[rolling_bones.OWED]:
        paid += rolls + 1 - state[rolling_bones.OWED]
    before_first = state[TURN] == 0
    return before_first or on_site + unlaid + paid == 18 or state[5] == rolling_bones.OVER


@pytest.mark.parametrize(("game", "options"), CASES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=5, deadline=None)
def test_a_random_game_keeps_the_contract(game: Game, options: Options, seed: int) -> None:
    choice = random.Random(seed).choice
    state = game.initial(options)
    played = record.Record(game, options, ["random"] * options.seats, [], {})
    states = [state]
    while (seat := game.mover(state)) != TERMINAL:
        assert len(state) == game.SLOTS and all(type(slot) is int for slot in state)
        assert state[SEATS] == options.seats
        assert components(game, state)
        legal = game.legal(state)
        actions = [action for action in range(len(game.ACTIONS)) if legal >> action & 1]
        for action in range(len(game.ACTIONS)):
            assert (game.refusal(state, action) == 0) == (action in actions)
        assert legal >> len(game.ACTIONS) == 0
        if seat == CHANCE:
            odds = list(game.odds(state))
            assert actions == [] and min(odds) >= 0 and sum(odds) > 0 and len(odds) <= len(game.OUTCOMES)
            move = choice([outcome for outcome, weight in enumerate(odds) if weight])
        else:
            assert 0 <= seat < options.seats and actions
            move = choice(actions)
        before = list(state)
        after = game.step(state, move)
        assert state == before
        game.advance(before, move)
        assert before == after
        assert (after[TURN], after[THROW], after[INDEX]) != (state[TURN], state[THROW], state[INDEX]) or seat != CHANCE
        assert sum(game.payoffs(state)) == 0
        played.moves.append(record.key_of(game, state, move))
        state = after
        states.append(state)
    assert components(game, state) and game.legal(state) == 0
    assert sum(game.payoffs(state)) == pytest.approx(1, abs=1e-12)
    assert len(game.scores(state)) == len(game.payoffs(state)) == options.seats
    for one in range(options.seats):
        assert sum(part.points for part in game.tally(state, one)) == game.scores(state)[one]
    assert game.look(state)["phase"] == "over"
    again = record.read(played.write())
    assert (again.game, again.options, again.moves) == (game, options, played.moves)
    assert [step.after for step in record.replay(again)] == states[1:]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_decisions_that_look_alike_are_alike(game: Game, options: Options) -> None:
    seen: dict[str, tuple[int, ...]] = {}
    for seed in range(30):
        rng = random.Random(seed)
        state = game.initial(options)
        for _ in range(400):
            seat = game.mover(state)
            if seat == TERMINAL:
                break
            if seat == CHANCE:
                odds = game.odds(state)
                move = rng.choices(range(len(odds)), odds)[0]
            else:
                look = repr(game.look(state))
                assert seen.setdefault(look, position(state)) == position(state), look
                legal = game.legal(state)
                move = rng.choice([action for action in range(len(game.ACTIONS)) if legal >> action & 1])
            state = game.step(state, move)
    assert seen


@pytest.mark.parametrize("game", [pytest.param(game, id=game.NAME) for game in GAMES.values()])
def test_keys_are_distinct_and_few(game: Game) -> None:
    assert len(set(game.ACTIONS)) == len(game.ACTIONS) < 63
    assert len(set(game.OUTCOMES)) == len(game.OUTCOMES)
    assert game.SLOTS <= 110


@pytest.mark.parametrize("game", [pytest.param(game, id=game.NAME) for game in GAMES.values()])
def test_positions_leave_the_course_of_the_game_out(game: Game) -> None:
    early = game.initial(game.Options())
    late = list(early)
    late[TURN], late[THROW], late[INDEX] = 9, 8, 7
    assert position(early) == position(late)
