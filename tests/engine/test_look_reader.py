"""A choice at a real table: every look of a dice game leads back to its state, and what cannot be is refused."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from ossuary.engine.browser_api import choices
from ossuary.engine.look_reader import state_of
from ossuary.engine.nodes import CHANCE, PHASE, TERMINAL, State, position
from ossuary.engine.positions import PositionError
from ossuary.engine.record import replay
from ossuary.engine.registry import GAMES, Game, Options, options_for
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.shark_attacks.real_table import bitten
from tests.golden import GOLDEN, played

DECISIONS = {
    "rolling-bones": (rolling_bones.LAYING, rolling_bones.PLACING, rolling_bones.PAYING),
    "shark-attacks": (shark_attacks.CHOOSING, shark_attacks.SIGNING),
}
ROLLED = {"skull": 3, "rib_cage": 1, "left_hand": 6, "right_foot": 6, "hat": 1, "gravestone": 1}
ONE_PAID = {**ROLLED, "left_hand": 5}
NO_SKULL = {**ONE_PAID, "skull": 2}
RANDOM: list[tuple[str, dict[str, object]]] = [
    ("rolling-bones", {"seats": 2, "target": 100}),
    ("shark-attacks", {"seats": 4, "target": 100}),
]
FIVE_BONES = {"skeleton": {bone: bone for bone in ("skull", "rib_cage", "spine", "pelvis", "left_thigh")}}
THREE = {"left": 1, "right": 1, "centre": 1}
ALL = {"left": 6, "right": 6, "centre": 6}
ALL_BUT_ONE = {"left": 5, "right": 6, "centre": 6}


def refused(game: str, look: object) -> PositionError:
    """Why a look cannot be."""
    with pytest.raises(PositionError) as caught:
        state_of(game, look)
    return caught.value


@pytest.mark.parametrize("name", [name for name, table in GOLDEN.items() if table.game in DECISIONS])
def test_every_look_leads_back_to_its_state(name: str) -> None:
    game, known = GAMES[GOLDEN[name].game], 0
    for step in replay(played(GOLDEN[name])):
        if game.mover(step.before) != TERMINAL and step.before[PHASE] in DECISIONS[game.NAME]:
            assert position(state_of(game.NAME, dict(game.look(step.before)))) == position(step.before)
            known += 1
    assert known > 5


@pytest.mark.parametrize("seed", range(12))
def test_every_look_of_random_games_leads_back_to_its_state(seed: int) -> None:
    """What nobody plays on purpose, too: hats exchanged and taken off, false bones on any site, bad skeletons."""
    rng = Random(seed)
    for name, options in RANDOM:
        rules = GAMES[name]
        for state in islice(decisions(rules, options_for(rules, options), rng), 500):
            if state[PHASE] in DECISIONS[name]:
                assert position(state_of(name, dict(rules.look(state)))) == position(state), rules.look(state)


def decisions(rules: Game, options: Options, rng: Random) -> Iterator[State]:
    """The states of a game played at random in which somebody chooses."""
    state = rules.initial(options)
    while (mover := rules.mover(state)) != TERMINAL:
        if mover == CHANCE:
            weights = list(rules.odds(state))
            move = rng.choices(range(len(weights)), weights)[0]
        else:
            yield state
            legal = rules.legal(state)
            move = rng.choice([action for action in range(len(rules.ACTIONS)) if legal >> action & 1])
        rules.advance(state, move)


def test_counts_of_zero_and_counts_left_out_are_the_same() -> None:
    zeros = dict.fromkeys(rolling_bones.FACES, 0)
    for to_roll in ({}, {"left": 0}, {"left": 0, "right": 0, "centre": 0}):
        look = {"rolled": {**zeros, **ROLLED}, "to_roll": to_roll}
        assert position(state_of("rolling-bones", look)) == position(state_of("rolling-bones", {"rolled": ROLLED}))
    taken_off = {"skeleton": {"skull": "skull"}, "rolled": {**ROLLED, "skull": 1}, "to_roll": {"centre": 1}}
    assert rolling_bones.look(state_of("rolling-bones", taken_off))["to_roll"] == {"left": 0, "right": 0, "centre": 1}
    swimmers = {"wave": 2, "swimmer_1": 0, "swimmer_2": 1}
    assert shark_attacks.look(state_of("shark-attacks", {"blue": swimmers, "fins": {"fin_1": 0}}))["blue"] == {
        "wave": 2,
        "swimmer_2": 1,
    }


def test_before_the_first_post_op_roll_all_bones_are_of_this_roll() -> None:
    look = {"skeleton": {"skull": "skull"}, "rolled": {**ROLLED, "skull": 2}}
    assert rolling_bones.look(state_of("rolling-bones", look))["laid"] == "bone"
    assert rolling_bones.look(state_of("rolling-bones", {**look, "laid": "bone"}))["laid"] == "bone"


def test_what_is_left_out_is_as_at_the_beginning_of_a_turn() -> None:
    look = rolling_bones.look(state_of("rolling-bones", {"rolled": ROLLED}))
    assert (look["phase"], look["scores"], look["target"], look["post_ops"]) == ("laying", [0, 0], 100, 0)
    look_at_sea = shark_attacks.look(state_of("shark-attacks", {"blue": {"wave": 2}}))
    assert (look_at_sea["phase"], look_at_sea["signs_in_the_middle"]) == ("choosing", 6)


@pytest.mark.parametrize(
    ("look", "key"),
    [
        ([], "position-object"),
        ({"dice": 3}, "position-unknown"),
        ({"rolled": {**ROLLED, "skull": 2}}, "position-dice-missing"),
        ({"rolled": ROLLED, "skeleton": {"skull": "skull"}}, "position-kind-over"),
        ({"rolled": {**ROLLED, "left_hand": 5}, "post_ops": 2}, "position-dice-over"),
        ({"rolled": ROLLED, "post_ops": 1}, "position-dice-over"),
        ({"rolled": {**ROLLED, "left_hand": 7}}, "position-field"),
        ({"rolled": {**ROLLED, "tail": 1}}, "position-field"),
        ({"rolled": {"skull": 6}, "skeleton": {"left_hand": "left_hand", "right_hand": "right_hand"}}, "position-gap"),
        ({"skeleton": {"tail": "skull"}}, "position-site"),
        ({"skeleton": {"skull": ["skull"]}}, "position-site"),
        ({"skeleton": []}, "position-field"),
        ({"rolled": {**ROLLED, "hat": 0}, "hat": True}, "position-hat"),
        ({"rolled": ROLLED, "hat": "yes"}, "position-contradicts"),
        ({"rolled": ROLLED, "owed": 1}, "position-contradicts"),
        ({"rolled": ROLLED, "chosen": "skull"}, "position-contradicts"),
        ({"phase": "placing", "rolled": ROLLED}, "position-contradicts"),
        ({"phase": "paying", "to_roll": {"left": 6, "right": 6, "centre": 6}}, "position-contradicts"),
        ({"rolled": ROLLED, "to_roll": {"left": 1}}, "position-contradicts"),
        ({"rolled": ROLLED, "phase": "rolling"}, "position-field"),
        ({"rolled": ROLLED, "scores": [100, 0]}, "position-field"),
        ({"rolled": ROLLED, "scores": [0]}, "position-field"),
        ({"rolled": ROLLED, "scores": "00"}, "position-field"),
        ({"rolled": ROLLED, "seat": 2}, "position-field"),
        ({"rolled": ROLLED, "seat": True}, "position-field"),
        ({"rolled": ROLLED, "target": 0}, "position-field"),
        ({"rolled": ROLLED, "target": 10**9}, "position-field"),
        ({"rolled": {**ROLLED, "skull": 2}, "skeleton": {"skull": "rib_cage"}}, "position-false-bones"),
        ({"phase": "paying", "post_ops": 5, "owed": 6, "to_roll": THREE}, "position-contradicts"),
        ({"phase": "paying", "post_ops": 4, "owed": 5, "to_roll": THREE, **FIVE_BONES}, "position-contradicts"),
        ({"phase": "paying", "post_ops": 1, "owed": 2, "to_roll": ALL_BUT_ONE}, "position-contradicts"),
        ({"phase": "paying", "owed": 1, "to_roll": ALL, "laid": "bone"}, "position-contradicts"),
        ({"rolled": {**ROLLED, "hat": 0}, "to_roll": {"centre": 1}}, "position-hat"),
        ({"rolled": {**ROLLED, "hat": 0}, "hat": True, "laid": "hat"}, "position-hat"),
        ({"rolled": ROLLED, "laid": "bone"}, "position-contradicts"),
        ({"rolled": ROLLED, "laid": "hat"}, "position-contradicts"),
        ({"rolled": ONE_PAID, "post_ops": 1, "laid": "bone"}, "position-contradicts"),
        ({"rolled": NO_SKULL, "post_ops": 1, "skeleton": {"skull": "skull"}, "laid": "hat"}, "position-contradicts"),
        ({"rolled": {**ROLLED, "skull": 2}, "skeleton": {"skull": "skull"}, "laid": "nothing"}, "position-contradicts"),
        ({"rolled": NO_SKULL, "post_ops": 1, "skeleton": {"skull": "rib_cage"}}, "position-false-bones"),
        ({"rolled": NO_SKULL, "post_ops": 1, "phase": "placing", "chosen": "skull"}, "position-contradicts"),
    ],
)
def test_a_turn_that_cannot_be(look: Any, key: str) -> None:
    assert refused("rolling-bones", look).key == key


@pytest.mark.parametrize(
    ("look", "key"),
    [
        ({"phase": "fleeing", "blue": {"wave": 2}}, "position-field"),
        ({"blue": {"wave": 12}}, "position-field"),
        ({"blue": {"wave": 6, "swimmer_1": 6}}, "position-too-many-dice"),
        ({"blue": {"wave": 1}, "signs": [4, 3]}, "position-field"),
        ({"blue": {"wave": 1}, "signs": [1]}, "position-field"),
        ({"blue": {"wave": 1}, "flight_dice": "many"}, "position-field"),
        ({"blue": {"wave": 1}, "sharks": 2}, "position-contradicts"),
        ({"blue": {"wave": 1}, "scores": [-1, 0]}, "position-field"),
        ({"blue": {"wave": 1}, "signs_in_the_middle": 3}, "position-contradicts"),
    ],
)
def test_a_throw_that_cannot_be(look: Any, key: str) -> None:
    assert refused("shark-attacks", look).key == key


SIGNING = {
    "phase": "signing",
    "scores": [0, 0, 0],
    "signs": [3, 2, 1],
    "blue": {"wave": 1},
    "sharks": 2,
    "eaten": 4,
    "bitten": 3,
    "signs_due": 2,
}


def test_signs_are_taken_from_whom_one_likes() -> None:
    state = state_of("shark-attacks", SIGNING)
    assert shark_attacks.legal(state) == 0b110 << shark_attacks.SIGN_FROM


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"signs": [2, 2, 1]}, "position-contradicts"),
        ({"signs": [0, 3, 3]}, "position-contradicts"),
        ({"signs": [6, 0, 0]}, "position-no-choice"),
        ({"signs_due": 0}, "position-field"),
        ({"signs_due": 4}, "position-field"),
        ({"bitten": 0}, "position-field"),
        ({"eaten": 3}, "position-field"),
        ({"sharks": 5}, "position-field"),
        ({"sharks": 0}, "position-field"),
        ({"blue": {"wave": 1, "swimmer_1": 1}}, "position-contradicts"),
        ({"blue": {"wave": 8}}, "position-contradicts"),
        ({"escaped": 19}, "position-field"),
        ({"fins": {"fin_1": 1}}, "position-contradicts"),
    ],
)
def test_signs_that_cannot_be_due(change: dict[str, Any], key: str) -> None:
    assert refused("shark-attacks", {**SIGNING, **change}).key == key


FLIGHT = {"scores": [0, 0, 0], "signs": [3, 2, 1], "blue": {"wave": 1, "swimmer_1": 3, "swimmer_2": 1}}


def test_a_throw_of_a_flight_leads_to_the_choice_that_it_leaves() -> None:
    look = {**FLIGHT, "fins": {"fin_3": 1, "fin_1": 1}, "escaped": 5}
    after = bitten(look)
    assert (after["phase"], after["signs_due"], after["bitten"], after["escaped"]) == ("signing", 3, 3, 6)
    assert choices("shark-attacks", after) == ["sign_from_1", "sign_from_2"]
    after = bitten(look, ["sign_from_2", "sign_from_1"])
    assert (after["phase"], after["signs"], after["signs_due"]) == ("signing", [5, 1, 0], 1)
    after = bitten(look, ["sign_from_2", "sign_from_1", "sign_from_1"])
    assert (after["phase"], after["signs"], after["to_roll"], after["sharks"]) == ("fleeing", [6, 0, 0], 1, 3)


def test_signs_come_from_the_middle_first() -> None:
    after = bitten({**FLIGHT, "signs": [1, 2, 1], "fins": {"fin_3": 1}})
    assert (after["phase"], after["signs"]) == ("fleeing", [3, 2, 1])


@pytest.mark.parametrize(
    ("look", "taken", "key"),
    [
        ([], [], "position-object"),
        ({**FLIGHT, "fins": {}}, [], "position-field"),
        ({**FLIGHT, "fins": {"fin_1": 3, "fin_2": 2}}, [], "position-field"),
        ({**FLIGHT, "fins": {"fin_1": 1}, "sharks": 1}, [], "position-unknown"),
        ({**FLIGHT, "fins": {"fin_1": 1}, "escaped": -1}, [], "position-field"),
        ({**FLIGHT, "fins": {"fin_1": 1}, "blue": {"wave": 12}}, [], "position-field"),
        ({**FLIGHT, "fins": {"fin_1": 1}, "signs": [4, 4, 4]}, [], "position-field"),
        ({**FLIGHT, "fins": {"fin_1": 1}}, ["sign_from_0"], "position-no-choice"),
        ({**FLIGHT, "fins": {"fin_1": 1}}, ["sign_from_9"], "position-no-choice"),
        ({**FLIGHT, "fins": {"fin_1": 1}}, ["sign_from_1", "sign_from_1"], "position-no-choice"),
    ],
)
def test_throws_of_a_flight_that_cannot_be(look: Any, taken: list[str], key: str) -> None:
    with pytest.raises(PositionError) as caught:
        bitten(look, taken)
    assert caught.value.key == key


@pytest.mark.parametrize("game", ["bones", "skulls-of-sedlec", "chess"])
def test_only_dice_games_are_told_by_their_look(game: str) -> None:
    assert refused(game, {}).key == "position-no-choice-here"
