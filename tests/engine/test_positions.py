"""Positions from a real table: scored as the rules say, and refused with the reason where they cannot be."""

from typing import Any

import pytest

from ossuary.engine.positions import PositionError, Result, score
from ossuary.games.rolling_bones.rules import BONES

NO_CARDS: list[list[list[str] | None]] = [[None] * 4, [None] * 3, [None] * 2]
CARD = ["peasant", "peasant"]


def refused(game: str, position: object) -> PositionError:
    """Why a position cannot be."""
    with pytest.raises(PositionError) as caught:
        score(game, position)
    return caught.value


def skeleton(bones: dict[str, str], hat: bool = False) -> Result:
    return score("rolling-bones", {"bones": bones, "hat": hat})


def test_a_skeleton_as_in_the_manual() -> None:
    position = {"bones": {"skull": "right", "rib_cage": "false", "left_upper_arm": "right"}, "hat": True}
    assert score("rolling-bones", position) == {
        "score": -6,
        "sections": {"left_arm": 1, "left_leg": 0, "right_arm": 0, "right_leg": 0, "trunk": -4},
        "hat": -3,
    }


def test_a_whole_skeleton_scores_25_and_with_the_hat_50() -> None:
    whole = dict.fromkeys(BONES, "right")
    assert skeleton(whole)["score"] == 25
    assert skeleton(whole, hat=True) == {
        "score": 50,
        "sections": {"left_arm": 5, "left_leg": 5, "right_arm": 5, "right_leg": 5, "trunk": 5},
        "hat": 25,
    }


def test_an_arm_and_four_bones_with_the_hat_score_18() -> None:
    sites = ("left_upper_arm", "left_forearm", "left_hand", "rib_cage", "skull", "spine", "right_upper_arm")
    assert skeleton(dict.fromkeys(sites, "right"), hat=True) == {
        "score": 18,
        "sections": {"left_arm": 5, "left_leg": 0, "right_arm": 1, "right_leg": 0, "trunk": 3},
        "hat": 9,
    }


def test_a_whole_trunk_with_a_false_rib_cage_scores_nothing() -> None:
    trunk = {"skull": "right", "rib_cage": "false", "spine": "right", "pelvis": "right"}
    assert skeleton(trunk)["score"] == 0


def test_a_false_skull_may_wear_the_hat() -> None:
    assert skeleton({"skull": "false", "rib_cage": "right"}, hat=True)["score"] == -8


def test_no_bones_score_nothing() -> None:
    assert skeleton({})["score"] == 0
    assert skeleton({})["hat"] == 0


def test_a_skeleton_need_not_mention_the_hat() -> None:
    assert score("rolling-bones", {"bones": {"skull": "right"}})["score"] == 1


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"bones": {"skull": "right", "spine": "right"}}, "position-gap"),
        ({"bones": {"left_hand": "right", "right_hand": "right"}}, "position-gap"),
        ({"bones": {"left_thigh": "right", "right_thigh": "right"}}, "position-gap"),
        ({"bones": {"rib_cage": "right"}, "hat": True}, "position-hat"),
        ({"bones": {}, "hat": True}, "position-hat"),
        ({"bones": {"tail": "right"}}, "position-site"),
        ({"bones": {"": "right"}}, "position-site"),
        ({"bones": {"hat": "right"}}, "position-site"),
        ({"bones": {"skull": "wrong"}}, "position-bone"),
        ({"bones": {"skull": True}}, "position-bone"),
        ({"bones": {"skull": None}}, "position-bone"),
        ({"bones": {"skull": ["right"]}}, "position-bone"),
        ({"bones": ["skull"]}, "position-skeleton"),
        ({"bones": None}, "position-skeleton"),
        ({"bones": {}, "hat": 1}, "position-skeleton"),
        ({"bones": {}, "hat": "true"}, "position-skeleton"),
        ({"bones": {}, "hat": None}, "position-skeleton"),
    ],
)
def test_skeletons_that_cannot_be(position: object, key: str) -> None:
    assert refused("rolling-bones", position).key == key


def stack(*cards: tuple[int, int, list[str]]) -> dict[str, Any]:
    """A stack for two players, from its cards as (row, place, card)."""
    rows = [list(row) for row in NO_CARDS]
    for row, place, card in cards:
        rows[row][place] = card
    return {"players": 2, "rows": rows}


def test_a_stack_for_two() -> None:
    position = stack((0, 0, ["royal", "peasant"]), (0, 1, ["royal", "peasant"]), (1, 0, ["romantic", "romantic"]))
    assert score("skulls-of-sedlec", position) == {
        "royals": 4,
        "peasants": 2,
        "priests": 0,
        "romantics": 6,
        "criminals": 0,
        "total": 12,
    }


def test_a_stack_for_three() -> None:
    rows = [
        [["priest", "criminal"], ["romantic", "romantic"], ["peasant", "royal"]],
        [["romantic", "royal"], ["priest", "peasant"]],
        [["criminal", "romantic"]],
    ]
    assert score("skulls-of-sedlec", {"players": 3, "rows": rows}) == {
        "royals": 2,
        "peasants": 2,
        "priests": 4,
        "romantics": 12,
        "criminals": 2,
        "total": 22,
    }


def test_a_stack_without_cards_scores_nothing() -> None:
    assert score("skulls-of-sedlec", stack())["total"] == 0


def test_a_stack_scores_the_same_wherever_its_row_begins() -> None:
    pairs = [(place, ["peasant", "romantic"]) for place in range(3)]
    left = stack(*((0, place, card) for place, card in pairs), (1, 1, ["romantic", "priest"]))
    right = stack(*((0, place + 1, card) for place, card in pairs), (1, 2, ["romantic", "priest"]))
    assert score("skulls-of-sedlec", left) == score("skulls-of-sedlec", right)


def test_a_stack_may_hold_equal_cards() -> None:
    everywhere = [(row, place, ["priest", "priest"]) for row in range(3) for place in range(4 - row)]
    assert score("skulls-of-sedlec", stack(*everywhere))["priests"] == 12


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (stack((0, 0, CARD), (1, 0, CARD)), "position-air"),
        (stack((1, 0, CARD)), "position-air"),
        (stack((2, 0, CARD)), "position-air"),
        (stack((0, 0, CARD), (0, 1, CARD), (0, 2, CARD), (1, 0, CARD), (2, 0, CARD)), "position-air"),
        (stack((0, 0, CARD), (0, 2, CARD)), "position-bottom-gap"),
        (stack((0, 0, CARD), (0, 3, CARD)), "position-bottom-gap"),
        (stack((0, 0, ["peasant"])), "position-card"),
        (stack((0, 0, ["peasant", "knight"])), "position-card"),
        (stack((0, 0, ["peasant", "peasant", "peasant"])), "position-card"),
        (stack((0, 0, [])), "position-card"),
        ({"players": 2, "rows": [["peasant/peasant", None, None, None], [None] * 3, [None] * 2]}, "position-card"),
        ({"players": 2, "rows": [[[1, 2], None, None, None], [None] * 3, [None] * 2]}, "position-card"),
        ({"players": 2, "rows": [[False, None, None, None], [None] * 3, [None] * 2]}, "position-card"),
        ({"players": 2, "rows": [[[["royal"], "peasant"], None, None, None], [None] * 3, [None] * 2]}, "position-card"),
        ({"players": 3, "rows": NO_CARDS}, "position-rows"),
        ({"players": 2, "rows": NO_CARDS[:2]}, "position-rows"),
        ({"players": 2, "rows": [*NO_CARDS, [None]]}, "position-rows"),
        ({"players": 2, "rows": NO_CARDS[::-1]}, "position-rows"),
        ({"players": 2, "rows": [[None] * 4, [None] * 3, None]}, "position-rows"),
        ({"players": 2, "rows": []}, "position-rows"),
        ({"players": 2, "rows": {}}, "position-rows"),
        ({"players": 4, "rows": NO_CARDS}, "position-players"),
        ({"players": True, "rows": NO_CARDS}, "position-players"),
        ({"players": 2.0, "rows": NO_CARDS}, "position-players"),
        ({"players": "2", "rows": NO_CARDS}, "position-players"),
        ({"players": None, "rows": NO_CARDS}, "position-players"),
    ],
)
def test_stacks_that_cannot_be(position: object, key: str) -> None:
    assert refused("skulls-of-sedlec", position).key == key


def test_the_card_in_the_air_is_named_from_one() -> None:
    assert refused("skulls-of-sedlec", stack((0, 0, CARD), (0, 1, CARD), (1, 1, CARD))).details == {
        "row": 2,
        "place": 2,
    }


@pytest.mark.parametrize(
    ("tiles", "pips", "line"),
    [
        ([[5, 2], [2, 6]], 15, [[5, 2], [2, 6]]),
        ([[2, 6], [5, 2]], 15, [[6, 2], [2, 5]]),
        ([[2, 5], [2, 6]], 15, [[5, 2], [2, 6]]),
        ([], 0, []),
        ([[0, 0]], 0, [[0, 0]]),
        ([[4, 0], [0, 3]], 7, [[4, 0], [0, 3]]),
        ([[1, 1], [6, 5]], 11, [[6, 5]]),
        ([[1, 2], [2, 2], [2, 3]], 12, [[1, 2], [2, 2], [2, 3]]),
    ],
)
def test_the_best_line_of_some_tiles(tiles: list[list[int]], pips: int, line: list[list[int]]) -> None:
    result = score("bones", {"tiles": tiles})
    assert result["pips"] == pips
    assert result["line"] in (line, [[right, left] for left, right in reversed(line)])


def test_tiles_as_in_the_manual_lie_as_they_were_entered() -> None:
    assert score("bones", {"tiles": [[5, 2], [2, 6]]}) == {"pips": 15, "line": [[5, 2], [2, 6]]}


def test_the_best_line_of_the_whole_set() -> None:
    """Every number meets six others, so that one trail takes all tiles."""
    tiles = [[low, high] for low in range(7) for high in range(low, 7)]
    result = score("bones", {"tiles": tiles})
    assert result["pips"] == 168
    assert len(result["line"]) == 28


@pytest.mark.parametrize(
    ("tiles", "key"),
    [
        ([[5, 2], [5, 2]], "position-tile-twice"),
        ([[5, 2], [2, 5]], "position-tile-twice"),
        ([[0, 0], [0, 0]], "position-tile-twice"),
        ([[7, 0]], "position-tile"),
        ([[-1, 0]], "position-tile"),
        ([[1]], "position-tile"),
        ([[1, 2, 3]], "position-tile"),
        ([[True, False]], "position-tile"),
        ([[1.0, 2]], "position-tile"),
        ([["1", "2"]], "position-tile"),
        ([None], "position-tile"),
        (["5|2"], "position-tile"),
        ([[[1], 2]], "position-tile"),
        ([[10**4000, 2]], "position-tile"),
        ({"5": 2}, "position-tiles"),
        (None, "position-tiles"),
        ("5|2", "position-tiles"),
    ],
)
def test_tiles_that_cannot_be(tiles: object, key: str) -> None:
    assert refused("bones", {"tiles": tiles}).key == key


@pytest.mark.parametrize(
    ("swimmers", "fins", "eaten", "escaped", "waves"),
    [
        ([2, 2, 0], [3], [2, 2], [], 1),
        ([1, 1, 0], [3], [], [1, 1], 1),
        ([3, 1], [2, 1], [3, 1], [], 0),
        ([3, 1], [1, 2], [3, 1], [], 0),
        ([3, 3, 1], [0], [], [3, 3, 1], 0),
        ([], [], [], [], 0),
        ([0] * 11, [3, 3, 3, 3], [], [], 11),
        ([3, 2, 1], [3, 3], [3, 2, 1], [], 0),
    ],
)
def test_a_throw_of_a_flight(
    swimmers: list[int], fins: list[int], eaten: list[int], escaped: list[int], waves: int
) -> None:
    result = score("shark-attacks", {"throw": swimmers, "fins": fins})
    assert {**result, "eaten": sorted(result["eaten"]), "escaped": sorted(result["escaped"])} == {
        "eaten": sorted(eaten),
        "escaped": sorted(escaped),
        "waves": waves,
    }


@pytest.mark.parametrize(
    ("signs", "found"),
    [
        ([0, 0], {"from_the_middle": 3, "from_others": 0, "others": []}),
        ([1, 2, 1], {"from_the_middle": 2, "from_others": 1, "others": [1, 2]}),
        ([0, 0, 6], {"from_the_middle": 0, "from_others": 3, "others": [2]}),
        ([4, 1, 1], {"from_the_middle": 0, "from_others": 2, "others": [1, 2]}),
        ([6, 0], {"from_the_middle": 0, "from_others": 0, "others": []}),
    ],
)
def test_signs_for_three_eaten_dice(signs: list[int], found: object) -> None:
    """SA-12: from the middle, then from others, as long as somebody has one."""
    assert score("shark-attacks", {"throw": [2, 1, 1], "fins": [3, 1], "signs": signs})["signs"] == found


@pytest.mark.parametrize(
    ("signs", "key"),
    [
        (None, "position-signs"),
        ([0], "position-signs"),
        ([0] * 7, "position-signs"),
        ([4, 3], "position-signs"),
        ([-1, 0], "position-signs"),
        ([True, 0], "position-signs"),
        ([1.0, 0], "position-signs"),
    ],
)
def test_signs_that_cannot_be(signs: object, key: str) -> None:
    assert refused("shark-attacks", {"throw": [1], "fins": [1], "signs": signs}).key == key


def test_without_sharks_nobody_takes_signs() -> None:
    assert refused("shark-attacks", {"throw": [1], "fins": [], "signs": [0, 0]}).key == "position-signs-flight"


@pytest.mark.parametrize(
    ("swimmers", "fins", "key"),
    [
        ([0] * 12, [1], "position-too-many-dice"),
        ([1], [1] * 5, "position-too-many-dice"),
        ([4], [1], "position-dice"),
        ([1], [4], "position-dice"),
        ([-1], [1], "position-dice"),
        ([True], [1], "position-dice"),
        ([1.0], [1], "position-dice"),
        (["1"], [1], "position-dice"),
        ([[1]], [1], "position-dice"),
        (2, [1], "position-dice"),
        (None, [1], "position-dice"),
        ([1], {"1": 1}, "position-dice"),
    ],
)
def test_throws_that_cannot_be(swimmers: object, fins: object, key: str) -> None:
    assert refused("shark-attacks", {"throw": swimmers, "fins": fins}).key == key


@pytest.mark.parametrize("game", ["rolling-bones", "shark-attacks", "skulls-of-sedlec", "bones"])
@pytest.mark.parametrize("position", [None, True, 7, 7.5, "bones", [], [1]])
def test_a_position_is_an_object(game: str, position: object) -> None:
    assert refused(game, position).key == "position-object"


@pytest.mark.parametrize(
    ("game", "position", "field", "fields"),
    [
        ("rolling-bones", {"bones": {}, "cap": True}, "cap", "bones, hat"),
        ("shark-attacks", {"throw": [], "fins": [], "": 1}, "", "throw, fins, signs"),
        ("skulls-of-sedlec", {"players": 2, "rows": [], "deck": []}, "deck", "players, rows"),
        ("bones", {"tiles": [], "Tiles": []}, "Tiles", "tiles"),
    ],
)
def test_unknown_fields_are_named(game: str, position: object, field: str, fields: str) -> None:
    error = refused(game, position)
    assert (error.key, error.details) == ("position-unknown", {"field": field, "fields": fields})


@pytest.mark.parametrize(
    ("game", "position", "field"),
    [
        ("rolling-bones", {"hat": False}, "bones"),
        ("shark-attacks", {"throw": []}, "fins"),
        ("shark-attacks", {"fins": []}, "throw"),
        ("skulls-of-sedlec", {"rows": NO_CARDS}, "players"),
        ("skulls-of-sedlec", {"players": 2}, "rows"),
        ("bones", {}, "tiles"),
    ],
)
def test_missing_fields_are_named(game: str, position: object, field: str) -> None:
    error = refused(game, position)
    assert (error.key, error.details) == ("position-missing", {"field": field})
