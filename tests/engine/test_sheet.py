"""The score sheet agrees with the games on whose turn it is, when a game is over and who has won."""

from typing import Any

import pytest

from ossuary.engine.sheet import SheetError, standing


def turns(*points: int, seats: int = 2) -> list[dict[str, Any]]:
    """Turns of one seat after the other."""
    return [{"seat": number % seats, "points": these} for number, these in enumerate(points)]


def test_a_new_sheet() -> None:
    assert standing("rolling-bones", {"seats": 8}, []) == {
        "after": [],
        "scores": [0] * 8,
        "next": 0,
        "waiting": [],
        "over": False,
        "payoffs": [],
    }


@pytest.mark.parametrize("game", ["rolling-bones", "shark-attacks"])
def test_whoever_reaches_the_target_wins_at_once(game: str) -> None:
    open_sheet = standing(game, {"seats": 3, "target": 30}, turns(10, 29, 0, 19, seats=3))
    assert (open_sheet["next"], open_sheet["over"], open_sheet["scores"]) == (1, False, [29, 29, 0])
    assert open_sheet["after"] == [[10, 0, 0], [10, 29, 0], [10, 29, 0], [29, 29, 0]]
    over = standing(game, {"seats": 3, "target": 30}, turns(10, 29, 0, 19, 1, seats=3))
    assert (over["next"], over["over"], over["payoffs"]) == (None, True, [0.0, 1.0, 0.0])


def test_points_can_be_lost_with_a_skeleton() -> None:
    assert standing("rolling-bones", {"seats": 2}, turns(-10, 5))["scores"] == [-10, 5]


@pytest.mark.parametrize("game", ["rolling-bones", "bones"])
def test_nothing_is_written_after_the_end(game: str) -> None:
    options = {"seats": 2, "end": "points=5"} if game == "bones" else {"seats": 2, "target": 5}
    with pytest.raises(SheetError, match="sheet-over"):
        standing(game, options, turns(5, 1))


def test_a_tie_of_skulls_is_broken_by_the_best_kind() -> None:
    stacks: list[dict[str, Any]] = [{"seat": 0, "kinds": [9, 4, 2, 6, 2]}, {"seat": 1, "kinds": [10, 3, 2, 6, 2]}]
    half = standing("skulls-of-sedlec", {"seats": 2}, stacks[:1])
    assert (half["next"], half["waiting"], half["over"], half["scores"]) == (None, [1], False, [23, 0])
    whole = standing("skulls-of-sedlec", {"seats": 2}, stacks)
    assert (whole["scores"], whole["payoffs"]) == ([23, 23], [0.0, 1.0])
    alike = [{**stack, "kinds": [9, 4, 2, 6, 2]} for stack in stacks]
    assert standing("skulls-of-sedlec", {"seats": 2}, alike)["payoffs"] == [0.5, 0.5]


def test_bones_end_after_rounds_and_everybody_lays_a_line() -> None:
    entries: list[dict[str, Any]] = turns(10, 20, 5)
    assert standing("bones", {"seats": 2, "end": "rounds=2"}, entries)["next"] == 1
    entries += [{"seat": 1, "points": 0}]
    closed = standing("bones", {"seats": 2, "end": "rounds=2"}, entries)
    assert (closed["next"], closed["waiting"], closed["over"]) == (None, [0, 1], False)
    entries += [{"seat": 1, "line": 3}, {"seat": 0, "line": 30}]
    over = standing("bones", {"seats": 2, "end": "rounds=2"}, entries)
    assert (over["scores"], over["over"], over["payoffs"]) == ([45, 23], True, [1.0, 0.0])


def test_bones_end_with_the_last_tile_when_people_say_so() -> None:
    entries: list[dict[str, Any]] = [*turns(10, 20), {"end": True}]
    assert standing("bones", {"seats": 2}, entries)["waiting"] == [0, 1]


def test_a_lender_gets_a_share_and_may_end_the_game_with_it() -> None:
    entries = [{"seat": 0, "points": 30, "shares": [[1, 9], [2, 20]]}]
    shared = standing("bones", {"seats": 3, "end": "points=20"}, entries)
    assert (shared["scores"], shared["waiting"]) == ([1, 9, 20], [0, 1, 2])


def test_lenders_may_get_the_whole_turn_and_one_of_them_twice() -> None:
    entries = [{"seat": 0, "points": 30, "shares": [[1, 9], [1, 21], [2, 0]]}]
    assert standing("bones", {"seats": 3}, entries)["scores"] == [0, 30, 0]


@pytest.mark.parametrize(
    ("game", "entry", "key"),
    [
        ("rolling-bones", {"seat": 2, "points": 1}, "sheet-seat"),
        ("rolling-bones", {"seat": "0", "points": 1}, "sheet-seat"),
        ("rolling-bones", {"seat": 0, "points": 1.5}, "sheet-points"),
        ("rolling-bones", {"seat": 0, "points": True}, "sheet-points"),
        ("rolling-bones", {"seat": 0}, "sheet-entry"),
        ("rolling-bones", {"points": 1}, "sheet-entry"),
        ("rolling-bones", {"seat": 0, "points": 1, "shares": []}, "sheet-entry"),
        ("rolling-bones", {"seat": 0, "line": 1}, "sheet-entry"),
        ("rolling-bones", {"end": True}, "sheet-entry"),
        ("rolling-bones", {}, "sheet-entry"),
        ("rolling-bones", [0, 1], "sheet-entry"),
        ("rolling-bones", None, "sheet-entry"),
        ("shark-attacks", {"seat": 0, "points": 10**9}, "sheet-points"),
        ("shark-attacks", {"seat": 0, "points": -1}, "sheet-points"),
        ("skulls-of-sedlec", {"seat": 0, "kinds": [0, 0, 0, 0, 256]}, "sheet-points"),
        ("skulls-of-sedlec", {"seat": 0, "kinds": [0, 0, 0, 0]}, "sheet-kinds"),
        ("skulls-of-sedlec", {"seat": 0, "kinds": 7}, "sheet-kinds"),
        ("skulls-of-sedlec", {"seat": 2, "kinds": [0] * 5}, "sheet-seat"),
        ("skulls-of-sedlec", {"seat": 0, "points": 7}, "sheet-entry"),
        ("bones", {"seat": 0, "points": -1}, "sheet-points"),
        ("bones", {"seat": 0, "points": 1, "shares": [[7, 1]]}, "sheet-seat"),
        ("bones", {"seat": 0, "points": 1, "shares": [[0, 1]]}, "sheet-own-share"),
        ("bones", {"seat": 0, "points": 9, "shares": [[1, 10]]}, "sheet-shares"),
        ("bones", {"seat": 0, "points": 9, "shares": [[1, 5], [1, 5]]}, "sheet-shares"),
        ("bones", {"seat": 0, "points": 9, "shares": [[1, -1]]}, "sheet-points"),
        ("bones", {"seat": 0, "points": 9, "shares": [[1]]}, "sheet-share"),
        ("bones", {"seat": 0, "points": 9, "shares": [1, 2]}, "sheet-share"),
        ("bones", {"seat": 0, "points": 9, "shares": {"1": 2}}, "sheet-share"),
        ("bones", {"seat": 0, "line": 3}, "sheet-early"),
        ("bones", {"seat": 2, "line": 3}, "sheet-seat"),
        ("bones", {"end": False}, "sheet-entry"),
        ("bones", {"seat": 0, "end": True}, "sheet-entry"),
    ],
)
def test_what_cannot_be_written(game: str, entry: Any, key: str) -> None:
    with pytest.raises(SheetError, match=rf"\[{key}\]$"):
        standing(game, {"seats": 2}, [entry])


@pytest.mark.parametrize(
    ("entries", "key"),
    [
        (None, "sheet-entry"),
        ({"seat": 0, "points": 1}, "sheet-entry"),
        ([{"end": True}, {"seat": 0, "line": 169}], "sheet-points"),
        ([{"end": True}, {"seat": 0, "line": -1}], "sheet-points"),
        ([{"end": True}, {"seat": 0, "line": 9}, {"seat": 0, "line": 8}], "sheet-twice"),
        ([{"end": True}, {"end": True}], "sheet-over"),
        ([{"seat": 0, "points": 0}] * 2001, "sheet-full"),
    ],
)
def test_sheets_that_cannot_be(entries: object, key: str) -> None:
    with pytest.raises(SheetError, match=rf"\[{key}\]$"):
        standing("bones", {"seats": 2}, entries)


def test_the_order_of_fields_does_not_matter() -> None:
    assert standing("bones", {"seats": 2}, [{"shares": [[1, 4]], "points": 9, "seat": 0}])["scores"] == [5, 4]


def test_nobody_counts_a_stack_twice() -> None:
    with pytest.raises(SheetError, match="sheet-twice"):
        standing("skulls-of-sedlec", {"seats": 2}, [{"seat": 1, "kinds": [1] * 5}] * 2)
