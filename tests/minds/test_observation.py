"""Observations: described as they are, alike for all seats, and without anything that nobody has seen."""

from pathlib import Path
from typing import Any

import pytest

from ossuary.engine.nodes import CHANCE, SEAT, TERMINAL
from ossuary.engine.registry import GAMES, Game, Options
from ossuary.fair import any_of, toss
from ossuary.games.bones import rules as bones
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.skulls_of_sedlec import rules as skulls_of_sedlec
from ossuary.lab.observations import page
from ossuary.minds.observation import OBSERVERS, fields, width
from tests.settings import SETTINGS, name_of

Named = dict[str, list[int]]


def seen_of(game: Game, state: list[int], seat: int) -> Named:
    """What a seat sees, by field."""
    seen = [-999] * width(game.NAME)
    OBSERVERS[game.NAME].observe(state, seat, seen)
    named, column = Named(), 0
    for field in fields(game.NAME):
        named[field.name] = seen[column : column + field.columns]
        column += field.columns
    return named


def played(game: Game, options: Options, seed: int) -> list[list[int]]:
    """The states of a game at random."""
    state, rng, states = game.initial(options), [seed], []
    while True:
        states.append(state)
        seat = game.mover(state)
        if seat == TERMINAL or len(states) > 600:
            return states
        if seat == CHANCE:
            odds = game.odds(state)
            place = toss(rng, sum(odds))
            move = next(i for i in range(len(odds)) if sum(odds[: i + 1]) > place)
        else:
            move = any_of(game.legal(state), rng)
        state = game.step(state, move)


@pytest.mark.parametrize("setting", [pytest.param(setting, id=name_of(setting)) for setting in SETTINGS])
def test_every_field_keeps_to_its_range(setting: tuple[Game, Options]) -> None:
    game, options = setting
    for state in played(game, options, 5):
        for seat in range(options.seats):
            seen = seen_of(game, state, seat)
            assert seen["me"] == [seat] and seen["seats"] == [options.seats]
            for field in fields(game.NAME):
                assert all(field.low <= value <= field.high for value in seen[field.name]), (field.name, state)


def test_the_page_is_written_from_the_fields() -> None:
    assert Path("docs/observations.md").read_text(encoding="utf-8") == page(), "run make docs"


def test_no_field_is_named_twice() -> None:
    for name in GAMES:
        names = [field.name for field in fields(name)]
        assert len(names) == len(set(names))


def test_what_stands_by_seat_begins_with_mine() -> None:
    state = rolling_bones.initial(rolling_bones.Options(seats=3))
    state[rolling_bones.SCORES : rolling_bones.SCORES + 3] = [10, -20, 30]
    assert seen_of(GAMES["rolling-bones"], state, 0)["scores"] == [10, -20, 30, 0, 0, 0, 0, 0]
    assert seen_of(GAMES["rolling-bones"], state, 1)["scores"] == [-20, 30, 10, 0, 0, 0, 0, 0]
    beach = shark_attacks.initial(shark_attacks.Options(seats=4))
    beach[shark_attacks.SIGNS : shark_attacks.SIGNS + 4] = [1, 2, 0, 3]
    assert seen_of(GAMES["shark-attacks"], beach, 3)["signs"] == [3, 1, 2, 0, 0, 0]


def test_a_skeleton() -> None:
    state = rolling_bones.initial(rolling_bones.Options())
    state[rolling_bones.FILLED] = 1 << rolling_bones.SKULL | 1 << rolling_bones.RIB_CAGE
    state[rolling_bones.FALSE + rolling_bones.RIB_CAGE] = 1 + 4
    seen = seen_of(GAMES["rolling-bones"], state, 0)
    assert seen["filled"] == [0] * 12 + [1, 1, 0, 0]
    assert seen["false"] == [0] * 13 + [1, 0, 0]


def test_cards_show_their_kinds_where_they_lie() -> None:
    game: Any = skulls_of_sedlec
    state = game.initial(game.Options())
    state[game.UP + 2] = 1 + 1  # royal/romantic
    state[game.HANDS + 2] = 1 + 17  # criminal/criminal, the other seat's
    state[game.STACKS] = 1 + 3  # peasant/priest
    seen = seen_of(GAMES["skulls-of-sedlec"], state, 0)
    assert (seen["up_upper"], seen["up_lower"]) == ([0, 0, 1, 0, 0, 0], [0, 0, 4, 0, 0, 0])
    assert (seen["hands_upper"], seen["hands_lower"]) == ([0, 0, 5, 0, 0, 0], [0, 0, 5, 0, 0, 0])
    assert (seen["stacks_upper"][0], seen["stacks_lower"][0]) == (2, 3)
    other = seen_of(GAMES["skulls-of-sedlec"], state, 1)
    assert other["hands_upper"] == [5, 0, 0, 0, 0, 0]
    assert (other["stacks_upper"][9], other["stacks_lower"][9]) == (2, 3)


def test_skulls_face_down_are_seen_by_nobody() -> None:
    game = GAMES["skulls-of-sedlec"]
    for state in played(game, game.Options(), 3):
        seen = seen_of(game, state, 0)
        shown = seen["up_upper"] + seen["hands_upper"] + seen["stacks_upper"]
        assert sum(seen["unseen"]) + sum(kind > 0 for kind in shown) == 18
        assert sum(seen["down"]) == sum(seen["unseen"])


def test_tiles_and_prices() -> None:
    state = bones.initial(bones.Options(seats=3))
    state[SEAT] = 1
    state[bones.BAG + bones.TILE_OUTCOME + 5] = state[bones.BAG + bones.TILE_OUTCOME + 1] = 0
    state[bones.BAG + bones.TILE_OUTCOME + 27] = 0
    state[bones.HANDS + 2] = 1 << 5
    state[bones.BOARD] = 1 + 1  # 0_1
    state[bones.MARKS] = 4
    state[bones.BOARD + 2] = 1 + 27  # 6_6
    state[bones.OFFERS + 2] = 1 + bones.SHARE + 2
    state[bones.LENDERS], state[bones.PRICES] = 1 + 0, 1 + bones.TILE + 5
    seen = seen_of(GAMES["bones"], state, 1)
    assert seen["turn"] == [0]
    assert (seen["tiles"][0], seen["tiles"][1], seen["tiles"][5], seen["tiles"][27]) == (0, 1, 3, 1)
    assert (seen["low"], seen["high"], seen["marks"]) == ([5, 0, 7], [2, 0, 7], [4, 0, 0])
    assert seen["offers"] == [0, 0, 0, 3, 0, 0, *[0] * 6]
    assert (seen["lenders"], seen["prices"]) == ([3, 0, 0], [0, 6, 0, *[0] * 6])
