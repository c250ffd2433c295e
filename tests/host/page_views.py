"""Tables as the host sends them, for the tests of the page; `python -m tests.host.page_views` writes web/test/views.

A difference is either a mistake or meant; if it is meant, run the command and read what changed before it is committed.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import json

from ossuary.host.protocol.answers import Update
from ossuary.host.protocol.table import Happening
from ossuary.host.web.host_routes import facts

from .desk import ADA, BOB, CLEO, Desk, whole_game

FOLDER = Path(__file__).parents[2] / "web" / "test" / "views"
ROLL = "left_upper_arm left_forearm left_hand left_foot*3 right_hand*6 skull rib_cage spine hat gravestone*2"
ROLL_OFF = "fin_3*4 shark_wave*8"
HALF_BLANK = "die_6*2 die_1*4 tile_0_1 tile_0_2 tile_1_1 die_1*2"


def seen(desk: Desk, player: str = ADA, happened: list[Happening] | None = None) -> Update:
    """What a player is sent while everybody is there."""
    desk.present = {ADA, BOB, CLEO}
    return Update(desk.view, desk.yours(player), happened or [])


def rolling_bones(*actions: str, moves: str = "") -> Update:
    """After the first roll, in which a gravestone lies, and these moves."""
    desk = Desk("rolling-bones", ADA, BOB)
    desk.start(f"seat_0 {ROLL}")
    if actions:
        desk.act(*actions)
    if moves:
        desk.moves(moves)
    return seen(desk, happened=[desk.happening])


def false_bone() -> Update:
    """A false bone that looks for its site."""
    desk = Desk("rolling-bones", ADA, BOB)
    desk.start(f"seat_0 {ROLL}")
    desk.act("lay_skull")
    desk.moves("roll pay_left left_foot*5 right_hand*6 pelvis*5")
    desk.act("false_pelvis")
    return seen(desk)


def shark_attacks(dice: str, moves: str = "", player: str = ADA) -> Update:
    """After the first roll of three players and these moves."""
    desk = Desk("shark-attacks", ADA, BOB, CLEO)
    desk.start(f"{ROLL_OFF} {dice}")
    if moves:
        desk.moves(moves)
    return seen(desk, player, [desk.happening])


def found(game: str, *seats: str, seed: int, actions: set[str]) -> Update:
    """The first decision of Ada in a random game at which these actions are legal."""
    random_game = whole_game(game, *seats, seed=seed)
    return seen(next(desk for desk in random_game if desk.match.mover == 0 and actions <= set(desk.legal)))


def skulls_of_sedlec(*actions: str, player: str = ADA) -> Update:
    """After these moves of a game of two, the first of which finds one card open."""
    desk = Desk("skulls-of-sedlec", ADA, BOB)
    desk.start("seat_0 card_3")
    for action in actions:
        desk.moves(action)
    return seen(desk, player)


def bones(*moves: str) -> Update:
    """After these throws at three tiles without blanks."""
    desk = Desk("bones", ADA, BOB)
    desk.start("die_6*2 die_1*2 tile_2_5 tile_3_6 tile_4_6")
    for move in moves:
        desk.moves(move)
    return seen(desk, happened=[desk.happening])


def barter(*actions: str, player: str) -> Update:
    """After Ada has thrown all markers away, asked, and been answered."""
    desk = Desk("bones", ADA, BOB, CLEO)
    desk.start(HALF_BLANK)
    for _ in range(4):
        desk.moves("throw die_6*2")
    for action in actions:
        desk.act(action)
    return seen(desk, player)


def over(game: str, *seats: str, seed: int, **options: str) -> Update:
    """After a whole game."""
    *_, desk = whole_game(game, *seats, seed=seed, **options)
    return seen(desk)


SEVEN = "swimmer_3 swimmer_2*2 swimmer_1 wave*3"
FLIGHT = "go_on shark_attack swimmer_2 swimmer_1 swimmer_3 wave fin_2 swimmer_2 shark_wave*2"
LENDERS = {"sign_from_1", "sign_from_2"}
DUG = ("collect_1", "dig_2_3 card_1 card_2")

VIEWS: dict[str, Callable[[], Update]] = {
    "rolling-bones-laying": rolling_bones,
    "rolling-bones-hat": partial(rolling_bones, "lay_skull", "lay_rib_cage", "lay_hat", "lay_left_upper_arm"),
    "rolling-bones-paying": partial(rolling_bones, "lay_skull", "lay_rib_cage", moves="roll"),
    "rolling-bones-false": partial(rolling_bones, "lay_skull", moves="roll pay_left left_foot*5 right_hand*6 pelvis*5"),
    "rolling-bones-site": false_bone,
    "shark-attacks-choosing": partial(shark_attacks, SEVEN),
    "shark-attacks-party": partial(shark_attacks, "swimmer_2*5 swimmer_1*2"),
    "shark-attacks-flight": partial(shark_attacks, SEVEN, FLIGHT, BOB),
    "shark-attacks-signs": partial(found, "shark-attacks", ADA, BOB, CLEO, seed=39, actions=LENDERS),
    "skulls-of-sedlec-digging": skulls_of_sedlec,
    "skulls-of-sedlec-keeping": partial(skulls_of_sedlec, *DUG, player=BOB),
    "skulls-of-sedlec-placing": partial(skulls_of_sedlec, *DUG, "keep_2"),
    "skulls-of-sedlec-stacking": partial(
        found, "skulls-of-sedlec", ADA, BOB, seed=1, actions={"stack_a_left", "stack_b_row2_1"}
    ),
    "skulls-of-sedlec-tie": partial(over, "skulls-of-sedlec", ADA, BOB, seed=41),
    "bones-throwing": bones,
    "bones-matched": partial(bones, "throw die_2*2", "throw die_3 die_4"),
    "bones-broke": partial(barter, player=ADA),
    "bones-offering": partial(barter, "ask", player=BOB),
    "bones-accepting": partial(barter, "ask", "share_30", "prize", player=ADA),
    "bones-over": partial(over, "bones", ADA, BOB, CLEO, seed=1, end="rounds=3"),
}


def texts() -> dict[str, str]:
    """Every file by its name."""
    told = {name: json.encode(view()) for name, view in VIEWS.items()} | {"games": json.encode(facts())}
    return {f"{name}.json": text.decode() + "\n" for name, text in told.items()}


def main() -> None:
    now = texts()
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.iterdir():
        path.unlink()
    for name, text in now.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
