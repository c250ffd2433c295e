"""What every game must do, with every number of seats and every option."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ossuary.contract import play, shape, texts
from ossuary.engine.nodes import INDEX, THROW, TURN, State, position
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
    assert list(play.random_game(game, options, seed, closely=play.MOST_MOVES)) == []
    assert all(components(game, step.after) for step in play.steps(game, options, seed, play.MOST_MOVES))


@pytest.mark.parametrize(("game", "options"), CASES)
def test_decisions_that_look_alike_are_alike(game: Game, options: Options) -> None:
    assert list(play.alike(game, options, range(30))) == []


@pytest.mark.parametrize("game", [pytest.param(game, id=game.NAME) for game in GAMES.values()])
def test_names_and_options_are_as_declared(game: Game) -> None:
    assert [*shape.shape(game), *shape.options(game)] == []


@pytest.mark.parametrize("game", [pytest.param(game, id=game.NAME) for game in GAMES.values()])
def test_every_text_is_there(game: Game) -> None:
    assert [*texts.catalogues(game), *texts.needed(game)] == []


@pytest.mark.parametrize("game", [pytest.param(game, id=game.NAME) for game in GAMES.values()])
def test_positions_leave_the_course_of_the_game_out(game: Game) -> None:
    early = game.initial(game.Options())
    late = list(early)
    late[TURN], late[THROW], late[INDEX] = 9, 8, 7
    assert position(early) == position(late)
