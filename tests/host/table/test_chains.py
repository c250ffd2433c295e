"""Ready chains: `lay-all` lays as many dice as the roll allows, found here once more by trying everything."""

import pytest

from ossuary.engine.nodes import PHASE, State
from ossuary.engine.registry import GAMES, Game
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.host.table.chains import chains
from tests.script import play

from ..desk import ADA, BOB, CLEO, whole_game

ROLLING_BONES = GAMES["rolling-bones"]
LAYS = range(rolling_bones.LAY_HAT + 1)


def rolled(left: str, right: str, centre: str, moves: str = "") -> State:
    """The position after a pre-op roll, and some moves."""
    state = rolling_bones.initial(rolling_bones.Options())
    return play(ROLLING_BONES, state, f"seat_0 {left} {right} {centre} {moves}")


def lay_all(state: State) -> list[str] | None:
    """The keys of the chain, if it is ready."""
    found = chains(ROLLING_BONES, state).get("lay-all")
    return None if found is None else [rolling_bones.ACTIONS[action] for action in found]


def most(state: State) -> int:
    """How many dice can be laid one after the other, by trying all ways."""
    found, waiting, seen = 0, [(state, 0)], set()
    while waiting:
        here, laid = waiting.pop()
        found = max(found, laid)
        for action in LAYS:
            if rolling_bones.legal(here) >> action & 1:
                there = rolling_bones.step(here, action)
                if (key := tuple(there)) not in seen:
                    seen.add(key)
                    waiting.append((there, laid + 1))
    return found


def test_all_that_fits_is_laid_bone_by_bone() -> None:
    state = rolled("left_upper_arm left_forearm left_foot*4", "right_hand*6", "rib_cage spine spine gravestone*3")
    assert lay_all(state) == ["lay_left_upper_arm", "lay_left_forearm", "lay_rib_cage", "lay_spine"]


def test_the_hat_goes_on_the_skull_at_the_end() -> None:
    state = rolled("left_foot*6", "right_upper_arm right_foot*5", "skull rib_cage hat*2 gravestone*2")
    assert lay_all(state) == ["lay_right_upper_arm", "lay_rib_cage", "lay_skull", "lay_hat"]


def test_of_pieces_with_as_many_bones_the_one_with_the_hat_is_larger() -> None:
    state = rolled("left_thigh left_lower_leg left_hand*4", "right_hand*6", "skull rib_cage hat gravestone*3")
    assert lay_all(state) == ["lay_skull", "lay_rib_cage", "lay_hat"]


def test_the_largest_piece_is_laid_not_the_first() -> None:
    state = rolled("left_upper_arm left_forearm left_thigh left_lower_leg left_foot*2", "right_hand*6", "gravestone*6")
    assert lay_all(state) == ["lay_left_thigh", "lay_left_lower_leg", "lay_left_foot"]


def test_what_is_laid_already_is_built_on_however_small() -> None:
    left = "left_upper_arm left_forearm left_thigh left_lower_leg left_foot*2"
    state = rolled(left, "right_hand right_forearm right_upper_arm*4", "rib_cage*6", "lay_left_forearm")
    assert lay_all(state) == [
        *("lay_left_upper_arm", "lay_rib_cage", "lay_right_upper_arm", "lay_right_forearm", "lay_right_hand")
    ]


def test_a_worn_hat_is_not_exchanged() -> None:
    state = rolled("left_foot*6", "right_hand*6", "skull rib_cage spine hat*3", "lay_skull lay_hat")
    assert lay_all(state) == ["lay_rib_cage", "lay_spine"]


def test_one_die_is_no_chain() -> None:
    assert lay_all(rolled("left_foot*6", "right_hand*6", "skull gravestone*5")) is None
    assert lay_all(rolled("left_foot*6", "right_hand*6", "skull hat gravestone*4", "lay_skull")) is None
    assert lay_all(rolled("left_foot*6", "right_hand*6", "skull hat gravestone*4")) == ["lay_skull", "lay_hat"]


def test_nothing_is_laid_while_dice_are_paid_or_a_false_bone_has_no_place() -> None:
    state = rolled("left_foot*6", "right_hand*6", "skull rib_cage spine gravestone*3", "lay_skull roll")
    assert chains(ROLLING_BONES, state) == {}
    state = play(ROLLING_BONES, state, "pay_left left_foot*5 right_hand*6 pelvis*5")
    assert lay_all(state) is None
    assert chains(ROLLING_BONES, play(ROLLING_BONES, state, "false_pelvis")) == {}


@pytest.mark.parametrize("seed", range(12))
def test_no_way_to_lay_is_longer(seed: int) -> None:
    decisions = longest = 0
    for desk in whole_game("rolling-bones", ADA, BOB, CLEO, seed=seed, target=25):
        state = desk.match.table.state
        if state[PHASE] == rolling_bones.LAYING:
            expected, chain = most(state), lay_all(state)
            with desk.to_repeat():
                assert len(chain or []) == (expected if expected > 1 else 0)
                play(ROLLING_BONES, state, " ".join(chain or []))
            decisions, longest = decisions + 1, max(longest, expected)
        if decisions == 25:
            break
    assert decisions >= 5 and longest >= 4


@pytest.mark.parametrize("game", [game for name, game in GAMES.items() if name != "rolling-bones"])
def test_the_other_games_have_no_chains(game: Game) -> None:
    for desk in whole_game(game.NAME, ADA, BOB, seed=1):
        assert chains(game, desk.match.table.state) == {}
