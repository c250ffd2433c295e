"""Pieces: every die, card and tile is somewhere, once, and is the same one until it moves."""

from collections import Counter
from typing import Any

import pytest

from ossuary.engine.nodes import CHANCE, State
from ossuary.engine.record import Step, key_of, replay
from ossuary.engine.registry import GAMES, Game, Options
from ossuary.games.bones import rules as bones
from ossuary.games.bones.lines import TILES
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.skulls_of_sedlec import rules as skulls_of_sedlec
from ossuary.host.table.pieces import Pieces
from tests.script import move_named
from tests.settings import SETTINGS, name_of

from ..desk import ADA, BOB, GUESTS, Desk, whole_game

FEW_SEATS = [setting for setting in SETTINGS if setting[1].seats <= 3]  # where dice lie does not hang on the seats
EVERY_SETTING = pytest.mark.parametrize(("game", "options"), FEW_SEATS, ids=map(name_of, FEW_SEATS))
COUNTS = {
    "rolling-bones": {"left": 6, "right": 6, "centre": 6},
    "shark-attacks": {"blue": 11, "shark": 4},
    "skulls-of-sedlec": {"card": 18},
    "bones": {"tile": 28},
}


def kind_of(piece: str) -> str:
    return piece.partition("_")[0]


def counted(game: Game, state: State) -> Counter[tuple[str, str]]:
    """How many pieces of a kind a state has at a place; what lies nowhere is aside."""
    made: Counter[tuple[str, str]] = Counter()
    if game.NAME == "rolling-bones":
        bone_kinds = {bone: bone.split("_")[0] for bone in rolling_bones.BONES[:12]}
        dice = rolling_bones.look(state)
        made.update({(kind, "hand"): number for kind, number in dice["to_roll"].items()})
        made.update({(bone_kinds.get(face, "centre"), face): number for face, number in dice["rolled"].items()})
        made.update((bone_kinds.get(bone, "centre"), f"on_{site}") for site, bone in dice["skeleton"].items())
        made.update([("centre", "worn")] if dice["hat"] else [])
        made.update([(bone_kinds.get(dice["chosen"], "centre"), "chosen")] if dice["chosen"] else [])
    elif game.NAME == "shark-attacks":
        water = shark_attacks.look(state)
        made.update({("blue", "hand"): water["to_roll"], ("shark", "hand"): water["sharks_to_roll"]})
        made.update({("blue", face): number for face, number in water["blue"].items()})
        made.update({("shark", face): number for face, number in water["fins"].items()})
    else:
        made.update((kind_of(piece), place) for piece, place in named(game, state).items())
    for kind, number in COUNTS[game.NAME].items():
        made[kind, "aside"] += number - sum(there for (other, _), there in made.items() if other == kind)
    return +made


def named(game: Game, state: State) -> dict[str, str]:
    """Where the cards and tiles of a state are, by their names, and those that are out of the game left out."""
    made = {}
    if game.NAME == "skulls-of-sedlec":
        yard = skulls_of_sedlec.look(state)
        made.update(dict.fromkeys(yard["unseen"], "unseen"))
        made.update({card: f"pile_{pile + 1}" for pile, card in enumerate(yard["up"]) if card is not None})
        made.update({card: f"hand_{seat}" for seat, hand in enumerate(yard["hands"]) for card in hand})
        stacks = enumerate(yard["stacks"])
        made.update({card: f"stack_{seat}_{at}" for seat, stack in stacks for at, card in stack.items()})
        return {f"card_{card + 1}": place for card, place in made.items()}
    if game.NAME == "bones":
        board = bones.look(state)
        tiles = {key: f"tile_{low}_{high}" for key, (low, high) in enumerate(TILES)}
        made.update({tile: "bag" for tile in tiles if state[bones.BAG + bones.TILE_OUTCOME + tile]})
        made.update({TILES.index(tile): f"space_{space + 1}" for space, tile in enumerate(board["board"]) if tile})
        made.update({TILES.index(tile): f"hand_{seat}" for seat, hand in enumerate(board["hands"]) for tile in hand})
        return {tiles[tile]: place for tile, place in made.items()}
    return {}


def by_place(at: dict[str, str]) -> Counter[tuple[str, str]]:
    return Counter((kind_of(piece), place) for piece, place in at.items())


@EVERY_SETTING
def test_the_places_agree_with_the_state_in_a_whole_game(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    *_, desk = whole_game(game.NAME, *GUESTS[: given.pop("seats")], seed=3, **given)
    with desk.to_repeat():
        steps = list(replay(desk.match.record([])))
        pieces = Pieces(game, steps[0].before)
        names = set(pieces.at)
        assert Counter(map(kind_of, names)) == COUNTS[game.NAME]
        for number, step in enumerate(steps, start=1):
            before = dict(pieces.at)
            key = key_of(game, step.before, step.move)
            fell = pieces.follow(step, key, game.mover(step.before) == CHANCE)
            after = pieces.at
            assert set(after) == names, number
            assert by_place(after) == counted(game, step.after), number
            moved = [piece for piece in sorted(names) if before[piece] != after[piece]]
            if game.NAME in ("rolling-bones", "shark-attacks"):  # none that could stay has moved
                assert len(moved) == (counted(game, step.before) - counted(game, step.after)).total(), number
            assert named(game, step.after).items() <= after.items(), number
            assert (fell is not None) == (game.mover(step.before) == CHANCE), number
            if fell in names:
                assert before[fell] in ("hand", "unseen", "bag"), number
                assert len(moved) != 1 or moved == [fell], number
        assert pieces.at == desk.view.places


@EVERY_SETTING
def test_no_piece_falls_twice_in_a_throw(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    for desk in whole_game(game.NAME, *GUESTS[: given.pop("seats")], seed=4, **given):
        for beat in desk.happening.beats:
            fell = [piece.piece for piece in beat.throw]
            with desk.to_repeat():
                assert len(set(fell)) == len(fell)


@EVERY_SETTING
def test_an_action_taken_back_leaves_every_piece_where_it_was(game: Game, options: Options) -> None:
    given: dict[str, Any] = {**vars(options)}
    taken = 0
    for desk in whole_game(game.NAME, *GUESTS[: given.pop("seats")], seed=6, **given):
        if desk.match.mover is None:
            break
        places, seat, action = dict(desk.view.places), desk.mover, desk.legal[-1]
        desk.act(action)
        if desk.yours(desk.match.sittings[seat].player).undo == [seat]:
            desk.undo(seat)
            taken += 1
            with desk.to_repeat():
                assert desk.view.places == places
    assert taken or game.NAME not in ("rolling-bones", "skulls-of-sedlec") or given.get("target") == 1


def followed(game: str, moves: list[str]) -> tuple[Pieces, list[str | None]]:
    """The pieces of a game for two after some moves, and which fell."""
    module = GAMES[game]
    state, fell = module.initial(module.Options()), []
    pieces = Pieces(module, state)
    for key in moves:
        move = move_named(module, state, key)
        after = module.step(state, move)
        fell.append(pieces.follow(Step(state, move, after), key, module.mover(state) == CHANCE))
        state = after
    return pieces, fell


OPENING = [
    *("seat_0", "left_hand", "left_thigh", "left_hand", "left_foot", "left_hand", "left_thigh"),
    *("right_foot", "right_foot", "right_foot", "right_foot", "right_hand", "right_foot"),
    *("skull", "hat", "rib_cage", "gravestone", "skull", "hat"),
]


def test_dice_fall_in_the_order_of_their_numbers() -> None:
    pieces, fell = followed("rolling-bones", OPENING)
    assert fell == [
        "draw_0",
        *(f"left_{die}" for die in range(1, 7)),
        *(f"right_{die}" for die in range(1, 7)),
        *(f"centre_{die}" for die in range(1, 7)),
    ]
    assert [pieces.at[f"left_{die}"] for die in range(1, 7)] == OPENING[1:7]
    assert [pieces.at[f"right_{die}"] for die in range(1, 7)] == OPENING[7:13]
    assert [pieces.at[f"centre_{die}"] for die in range(1, 7)] == OPENING[13:]


def test_the_first_of_two_alike_is_laid_and_the_others_keep_still() -> None:
    pieces, fell = followed("rolling-bones", [*OPENING, "lay_skull", "lay_hat", "lay_rib_cage"])
    assert fell[-3:] == [None, None, None]
    assert [pieces.at[f"centre_{die}"] for die in range(1, 7)] == [
        *("on_skull", "worn", "on_rib_cage", "gravestone", "skull", "hat")
    ]


def test_dice_that_are_laid_or_paid_do_not_fall_again() -> None:
    moves = [*OPENING, "lay_skull", "lay_hat", "roll", "pay_left", *["left_foot"] * 5, *["right_hand"] * 6, "spine"]
    pieces, fell = followed("rolling-bones", moves)
    assert sorted(place for piece, place in pieces.at.items() if kind_of(piece) == "left") == [
        *("aside", "left_foot", "left_foot", "left_foot", "left_foot", "left_foot")
    ]
    paid = next(piece for piece, place in pieces.at.items() if place == "aside")
    assert fell[-12:] == [
        *(f"left_{die}" for die in range(1, 7) if f"left_{die}" != paid),
        *(f"right_{die}" for die in range(1, 7)),
        "centre_3",
    ]
    assert [pieces.at[f"centre_{die}"] for die in range(1, 7)] == ["on_skull", "worn", "spine", "hand", "hand", "hand"]


def test_the_faces_come_back_when_the_decision_to_roll_is_taken_back() -> None:
    desk = Desk("rolling-bones", ADA, BOB)
    desk.start(" ".join(OPENING))
    places = dict(desk.view.places)
    desk.act("roll")
    assert set(desk.view.places.values()) == {"hand"}
    desk.undo(0)
    assert desk.view.places == places


def test_swimmers_that_stand_keep_still_while_waves_roll() -> None:
    opening = ["fin_1"] * 4 + ["shark_wave"] * 4 + ["wave", "swimmer_3", "wave", "swimmer_1", "wave", "wave", "wave"]
    pieces, fell = followed("shark-attacks", [*opening, "go_on", "rain", "swimmer_2", "wave", "wave", "swimmer_2"])
    assert fell[:8] == ["draw_0", "draw_1", "draw_2", "draw_3"] * 2
    assert fell[8:15] == [f"blue_{die}" for die in range(1, 8)]
    assert fell[15:17] == [None, "draw_0"]
    assert (pieces.at["blue_2"], pieces.at["blue_4"]) == ("swimmer_3", "swimmer_1")
    waves = {"blue_1", "blue_3", "blue_5", "blue_6", "blue_7"}
    assert set(fell[17:]) < waves and len(set(fell[17:])) == 4
    assert [pieces.at[str(piece)] for piece in fell[17:]] == ["swimmer_2", "wave", "wave", "swimmer_2"]
    assert [pieces.at[piece] for piece in waves - set(map(str, fell[17:]))] == ["aside"]


def test_a_shark_falls_after_the_swimmers() -> None:
    opening = ["fin_1"] * 4 + ["shark_wave"] * 4 + ["swimmer_3", "swimmer_1", *["wave"] * 5]
    _, fell = followed("shark-attacks", [*opening, "go_on", "shark_attack", "wave", "swimmer_1", "shark_wave"])
    assert fell[-4:] == ["draw_0", "blue_1", "blue_2", "shark_1"]


def test_cards_and_tiles_are_called_by_their_names() -> None:
    pieces, fell = followed("skulls-of-sedlec", ["seat_1", "card_5", "collect_1", "dig_2_4", "card_18", "card_1"])
    assert fell == ["draw_0", "card_5", None, None, "card_18", "card_1"]
    assert {piece: place for piece, place in pieces.at.items() if place != "unseen"} == {
        "card_5": "hand_1",
        "card_18": "pile_2",
        "card_1": "pile_4",
    }
    rolls = ["die_6", "die_6", "die_1", "die_2"]
    pieces, fell = followed("bones", [*rolls, "tile_1_2", "tile_3_3", "tile_5_6", "throw", "die_3"])
    assert fell == ["draw_0", "draw_1", "draw_0", "draw_1", "tile_1_2", "tile_3_3", "tile_5_6", None, "draw_0"]
    assert {piece: place for piece, place in pieces.at.items() if place != "bag"} == {
        "tile_1_2": "space_1",
        "tile_3_3": "space_2",
        "tile_5_6": "space_3",
    }


def test_a_double_blank_that_was_paid_is_out_of_the_game() -> None:
    rolls = ["die_6", "die_6", "die_1", "die_2"]
    moves = [*rolls, "tile_0_0", "tile_0_1", "tile_3_3", "tile_5_6"]
    pieces, _ = followed("bones", moves)
    assert pieces.at["tile_0_0"] == "hand_0"
    pieces, _ = followed("bones", [*moves, "pay_double_blank", "die_4"])
    assert pieces.at["tile_0_0"] == "aside"
    assert Counter(pieces.at.values())["bag"] == 24


def test_where_a_fallen_piece_lies_is_what_it_shows() -> None:
    for desk in whole_game("rolling-bones", ADA, BOB, seed=9, target=12):
        last = desk.happening.beats[-1].throw
        with desk.to_repeat():
            assert all(desk.view.places[piece.piece] == piece.outcome for piece in last)
        steps = [moved.step for moved in desk.moved if moved.piece is not None]
        fallen = [piece.outcome for beat in desk.happening.beats for piece in beat.throw]
        assert fallen == [key_of(desk.match.table.game, step.before, step.move) for step in steps]
