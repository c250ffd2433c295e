"""Records: written and read back, replayed state by state, and refused with a reason where they are broken."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ossuary.engine.nodes import TERMINAL
from ossuary.engine.record import Record, RecordError, Step, course, key_of, read, replay
from ossuary.engine.registry import GAMES, Game, Options, options_for
from ossuary.fair import Seeded
from ossuary.table import Table
from tests.settings import CRIMINAL_DECK, SETTINGS, name_of

ROLL_OFF = ["fin_1", *["shark_wave"] * 7]  # seat 0 of two begins
SWIMMERS = ["swimmer_1"] * 7
FEET = [*["left_foot"] * 6, *["right_foot"] * 6]  # of the 18 bones that are rolled


def written(**changed: object) -> str:
    """A short record of Shark Attacks! as JSON, with some of its fields changed."""
    content: dict[str, object] = {
        "format": "ossuary-record",
        "version": 1,
        "game": "shark-attacks",
        "options": {"seats": 2, "target": 50, "flight_dice": "dice"},
        "players": ["you", "random"],
        "draws": {"seed": 7},
        "moves": [*ROLL_OFF, *SWIMMERS, "stop"],
    }
    return json.dumps({**content, **changed})


def without(field: str) -> str:
    content = json.loads(written())
    del content[field]
    return json.dumps(content)


def broken(field: str, *values: object) -> list[tuple[str, object]]:
    """A field with each of some values that it cannot have."""
    return [(field, value) for value in values]


def refused(text: str) -> RecordError:
    """Why a text is no record of a game."""
    with pytest.raises(RecordError) as caught:
        list(replay(read(text)))
    return caught.value


def finished(game: Game, options: Options) -> Table:
    """A table whose game is over, always by the first legal action or, every third time, by the last."""
    return list(_course(game, options))[-1][0]


def _course(game: Game, options: Options) -> Iterator[tuple[Table, list[Step]]]:
    table = Table(game, options, ["random"] * options.seats, Seeded(3))
    yield table, table.begin()
    while not table.over:
        legal = game.legal(table.state)
        yield table, table.act((legal & -legal if table.version % 3 else legal).bit_length() - 1)


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=map(name_of, SETTINGS))
def test_replay_reproduces_every_state_and_the_text(game: Game, options: Options) -> None:
    played = [step for _, steps in _course(game, options) for step in steps]
    table = finished(game, options)
    text = table.record.write()
    record = read(text)
    steps = list(replay(record))
    assert steps == played
    assert steps[-1].after == table.state
    assert [key_of(game, step.before, step.move) for step in steps] == table.record.moves
    assert game.mover(steps[-1].after) == TERMINAL
    assert record == table.record
    assert record.write() == text


def test_a_record_is_one_line_of_json() -> None:
    assert read(written()).write() == (
        '{"format":"ossuary-record","version":1,"game":"shark-attacks",'
        '"options":{"seats":2,"target":50,"flight_dice":"dice"},"players":["you","random"],"draws":{"seed":7},'
        '"moves":["fin_1","shark_wave","shark_wave","shark_wave","shark_wave","shark_wave","shark_wave","shark_wave",'
        '"swimmer_1","swimmer_1","swimmer_1","swimmer_1","swimmer_1","swimmer_1","swimmer_1","stop"]}\n'
    )


def test_every_beginning_of_a_record_is_a_record() -> None:
    record = read(written())
    whole = [step.after for step in replay(record)]
    for end in range(17):
        assert [step.after for step in replay(replace(record, moves=record.moves[:end]))] == whole[:end]


def test_a_record_holds_the_cards_of_its_deck() -> None:
    game = GAMES["skulls-of-sedlec"]
    text = Record(game, options_for(game, {"deck": list(CRIMINAL_DECK)}), ["you", "random"]).write()
    assert json.loads(text)["options"]["deck"] == [
        *["criminal/criminal"] * 9,
        *["romantic/romantic"] * 6,
        *["royal/priest"] * 3,
    ]
    assert vars(read(text).options)["deck"] == CRIMINAL_DECK


@pytest.mark.parametrize("end", ["tiles", "rounds=1", "rounds=100", "points=1", "points=10000"])
def test_a_record_holds_how_bones_ends(end: str) -> None:
    game = GAMES["bones"]
    text = Record(game, options_for(game, {"end": end, "seats": 4}), ["you"] * 4).write()
    assert json.loads(text)["options"] == {"seats": 4, "end": end}
    assert read(text).options == options_for(game, {"end": end, "seats": 4})


def test_names_of_players_keep_their_letters() -> None:
    text = Record(GAMES["bones"], options_for(GAMES["bones"], {}), ["you:Jürgen", "you:明"]).write()
    assert '"players":["you:Jürgen","you:明"]' in text
    assert read(text).players == ["you:Jürgen", "you:明"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "nonsense",
        written()[:-1],
        written() + written(),
        "\0",
        "[" * 100_000,
        '{"a":' * 100_000,
        written(version=1).replace('"version": 1', '"version": ' + "9" * 5000),
        written(note=float("nan")),
        written(note=float("-inf")),
    ],
    ids=[
        *("nothing", "blank", "cut", "words", "truncated", "two", "nul", "deep list", "deep object", "huge number"),
        *("nan", "infinity"),
    ],
)
def test_what_is_no_json_is_no_record(text: str) -> None:
    assert refused(text).key == "record-not-json"


@pytest.mark.parametrize(
    "text", ["[]", "{}", "7", "null", '"ossuary-record"', written(format="pgn"), without("format")]
)
def test_other_json_is_no_record(text: str) -> None:
    assert refused(text).key == "record-format"


@pytest.mark.parametrize("version", [2, 0, -1, 10**40])
def test_other_versions_are_refused(version: int) -> None:
    error = refused(written(version=version))
    assert (error.key, error.details) == ("record-version", {"version": str(version), "known": 1})


def test_signs_of_a_newer_unicode_are_read() -> None:
    players = ["you", "Ada \u0378"]  # assigned in no version so far
    assert read(written(players=players)).players == players


@pytest.mark.parametrize("game", ["chess", "", "Bones", "shark_attacks"])
def test_unknown_games_are_refused(game: str) -> None:
    error = refused(written(game=game))
    assert (error.key, error.details) == ("record-game", {"game": game})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *broken("version", True, 1.0, "1", None, [1], {}),
        *broken("game", True, 7, None, ["bones"], {}),
        *broken("options", None, 7, "target=5", []),
        *broken("players", None, 2, "you,random", {}, ["you", 7], ["you", None]),
        *broken("players", ["you", "a\nb"], ["you", "\ud800"], ["you", "\x1b[2J"]),
        *broken("moves", None, 2, "stop", {"1": "stop"}, [7], [["stop"]], ["st\nop"]),
        *broken("draws", None, 7, [], {"seed": True}, {"seed": 7.0}, {"seed": "7"}, {"seed": None}, {"noise": 1}),
        *broken("draws", {"until": 1}, {"before": None}, {"before": {}}, {"before": [7]}, {"before": [{}]}),
        *broken("draws", *({"seed": 7, "before": [{"until": until}]} for until in (0, -1, True, "1", 1.0, 10**6))),
        *broken("draws", {"before": [{"until": 2}, {"until": 2}]}, {"before": [{"until": 2}, {"until": 1}]}),
        *broken("draws", {"before": [{"until": 1, "seed": "7"}]}, {"before": [{"until": 2, "before": []}]}),
    ],
)
def test_damaged_fields_are_named(field: str, value: object) -> None:
    error = refused(written(**{field: value}))
    assert (error.key, error.details) == ("record-field", {"field": field})


@pytest.mark.parametrize("field", ["version", "game", "options", "players", "moves"])
def test_missing_fields_are_named(field: str) -> None:
    error = refused(without(field))
    assert (error.key, error.details) == ("record-field", {"field": field})


def test_a_record_need_not_say_where_its_draws_came_from() -> None:
    assert read(without("draws")).draws == {}


@pytest.mark.parametrize("seed", [0, -1, 2**64, -(10**4000)])
def test_every_whole_number_is_a_seed(seed: int) -> None:
    assert Table.resume(read(written(draws={"seed": seed}))).record.draws == {"seed": seed}


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 1}, "option-range"),
        ({"seats": 7}, "option-range"),
        ({"seats": True}, "option-range"),
        ({"seats": "2"}, "option-range"),
        ({"target": 0}, "option-range"),
        ({"target": 1001}, "option-range"),
        ({"target": 10**4000}, "option-range"),
        ({"target": 50.0}, "option-range"),
        ({"target": True}, "option-range"),
        ({"target": None}, "option-range"),
        ({"target": [50]}, "option-range"),
        ({"target": {}}, "option-range"),
        ({"flight_dice": "sharks"}, "option-choice"),
        ({"flight_dice": ["dice"]}, "option-choice"),
        ({"flight_dice": {}}, "option-choice"),
        ({"flight_dice": 1}, "option-choice"),
        ({"end": "tiles"}, "option-unknown"),
        ({"": 1}, "option-unknown"),
    ],
)
def test_options_that_the_rules_refuse(options: dict[str, object], key: str) -> None:
    assert refused(written(options=options)).key == key


@pytest.mark.parametrize("end", ["rounds=0", "rounds=101", "points=0", "points=10001"])
def test_ends_of_bones_out_of_range(end: str) -> None:
    assert refused(written(game="bones", options={"end": end})).key == "option-range"


@pytest.mark.parametrize("end", ["", "rounds", "rounds=", "rounds=-1", "rounds=x", "tile", 5, None, [], {}, True])
def test_ends_of_bones_that_are_none(end: object) -> None:
    assert refused(written(game="bones", options={"end": end})).key == "option-amount"


@pytest.mark.parametrize(
    ("deck", "key"),
    [
        ([], "deck-cards"),
        (["royal/priest"] * 17, "deck-cards"),
        (["royal/priest"] * 19, "deck-cards"),
        (["royal/priest"] * 17 + ["royal"], "deck-card"),
        (["royal/priest"] * 17 + ["royal/priest/royal"], "deck-card"),
        (["royal/priest"] * 17 + ["royal/knight"], "deck-card"),
        ([7] * 18, "record-field"),
        ([["royal", "priest"]] * 18, "record-field"),
        (7, "record-field"),
        (None, "record-field"),
        ("deck.txt", "record-field"),
        ({f"royal/priest{number}": 1 for number in range(18)}, "record-field"),
    ],
)
def test_decks_that_are_none(deck: object, key: str) -> None:
    assert refused(written(game="skulls-of-sedlec", options={"deck": deck})).key == key


@pytest.mark.parametrize(
    ("moves", "key", "details"),
    [
        (["fly"], "record-outcome", {"number": 1, "move": "fly", "rule": "SA-17"}),
        (["stop"], "record-outcome", {"number": 1, "move": "stop", "rule": "SA-17"}),
        ([""], "record-outcome", {"number": 1, "move": "", "rule": "SA-17"}),
        (["swimmer_1"], "record-outcome", {"number": 1, "move": "swimmer_1", "rule": "SA-17"}),
        ([*ROLL_OFF, "fin_1"], "record-outcome", {"number": 9, "move": "fin_1", "rule": "SA-2"}),
        ([*ROLL_OFF, *SWIMMERS[1:], "stop"], "record-outcome", {"number": 15, "move": "stop", "rule": "SA-2"}),
        ([*ROLL_OFF, *SWIMMERS, "fly"], "record-no-action", {"number": 16, "move": "fly"}),
        ([*ROLL_OFF, *SWIMMERS, "Stop"], "record-no-action", {"number": 16, "move": "Stop"}),
        ([*ROLL_OFF, *SWIMMERS, "swimmer_1"], "record-no-action", {"number": 16, "move": "swimmer_1"}),
        ([*ROLL_OFF, *SWIMMERS, "go_on"], "record-action", {"number": 16, "move": "go_on", "rule": "SA-5"}),
        ([*ROLL_OFF, *SWIMMERS[1:], "wave", "party"], "record-action", {"number": 16, "move": "party", "rule": "SA-4"}),
    ],
)
def test_moves_that_cannot_be(moves: list[str], key: str, details: dict[str, Any]) -> None:
    error = refused(written(moves=moves))
    assert (error.key, error.details) == (key, details)


def test_no_card_is_turned_up_twice() -> None:
    moves = ["seat_0", "card_1", "dig_2_3", "card_1"]
    error = refused(written(game="skulls-of-sedlec", options={}, moves=moves))
    assert (error.key, error.details) == ("record-outcome", {"number": 4, "move": "card_1", "rule": "SK-3"})


def test_nobody_begins_who_is_not_there() -> None:
    error = refused(written(game="rolling-bones", options={"seats": 2}, moves=["seat_2"]))
    assert (error.key, error.details) == ("record-outcome", {"number": 1, "move": "seat_2", "rule": "RB-19"})


def test_nothing_moves_after_the_end() -> None:
    moves = [*ROLL_OFF, *SWIMMERS, "party", "wave"]
    error = refused(written(options={"target": 14}, moves=moves))
    assert (error.key, error.details) == ("record-after-end", {"number": 17, "move": "wave", "rule": "SA-18"})


ENDS = {"rolling-bones": "RB-20", "shark-attacks": "SA-18", "skulls-of-sedlec": "SK-12", "bones": "BN-17"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("move", ["fly", "seat_0", "stop"])
def test_the_rule_of_the_end_refuses_whatever_comes_after_it(game: str, move: str) -> None:
    record = finished(GAMES[game], options_for(GAMES[game], {})).record
    record.moves.append(move)
    error = refused(record.write())
    assert (error.key, error.details) == (
        "record-after-end",
        {"number": len(record.moves), "move": move, "rule": ENDS[game]},
    )


@pytest.mark.parametrize(
    ("game", "moves", "rule"),
    [
        ("rolling-bones", ["seat_0", *FEET, *["skull"] * 5, "lay_skull"], "RB-1"),
        (
            "rolling-bones",
            ["seat_0", *FEET, *["skull"] * 6, "roll", "pay_left", *FEET[1:], *["skull"] * 5, "bury"],
            "RB-4",
        ),
        ("skulls-of-sedlec", ["card_1"], "SK-2"),
        ("skulls-of-sedlec", ["seat_0", "card_1", "dig_2_3", "card_2", "keep_2"], "SK-3"),
        ("bones", ["die_1", "throw"], "BN-1"),
        ("bones", ["die_6", "die_6", "die_1", "die_1", "tile_5_6", "tile_2_6", "throw"], "BN-2"),
        (
            "bones",
            ["die_6", "die_6", "die_1", "die_1", "tile_5_6", "tile_2_6", "tile_1_4", "throw", "die_3", "throw"],
            "BN-7",
        ),
    ],
)
def test_a_draw_that_is_left_out_is_missed_by_its_rule(game: str, moves: list[str], rule: str) -> None:
    error = refused(written(game=game, options={}, moves=moves))
    assert (error.key, error.details) == ("record-outcome", {"number": len(moves), "move": moves[-1], "rule": rule})


def test_the_steps_before_a_wrong_move_are_given() -> None:
    steps = replay(read(written(moves=[*ROLL_OFF, "fly"])))
    assert [next(steps).move for _ in range(8)] == [5, *[4] * 7]
    with pytest.raises(RecordError):
        next(steps)


@pytest.mark.parametrize("field", ["version", "game", "options", "players", "draws", "moves"])
def test_no_depth_of_nesting_breaks_the_reader(field: str) -> None:
    content = json.loads(written())
    for depth in range(800, 1100, 5):
        text = json.dumps({**content, field: "HERE"}).replace('"HERE"', "[" * depth + "]" * depth)
        assert refused(text).key in ("record-field", "record-not-json")


def test_the_course_of_a_game_is_its_scores_after_each_turn() -> None:
    moves = [*ROLL_OFF, *SWIMMERS, "stop", *["swimmer_3"] * 7, "party", *["wave"] * 7]
    record = read(written(moves=moves))
    assert course(record) == [[7, 0], [7, 42]]
    over = read(written(moves=[*ROLL_OFF, *["swimmer_3"] * 7, "party"], options={"target": 42}))
    assert course(over) == [[42, 0]]
    assert course(read(written(moves=ROLL_OFF[:3]))) == []
