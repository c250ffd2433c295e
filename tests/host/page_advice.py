"""Tables with what the coach says there, for the tests of the page; `python -m tests.host.page_advice` writes them."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct, json

from ossuary.host.live.judges import judge_for
from ossuary.host.messages.advice import advice
from ossuary.host.protocol.answers import Update
from ossuary.host.protocol.study import Advice

from .desk import ADA, BOB, CLEO, Desk
from .page_views import ROLL, seen

FOLDER = Path(__file__).parents[2] / "web" / "test" / "advice"
SHARKS = "fin_3*4 shark_wave*4 swimmer_3 swimmer_2*2 swimmer_1 wave*3"
PLAYOUTS = 2000


class Advised(Struct):
    """A table as its player sees it, and what the coach says."""

    update: Update
    advice: Advice


def advised(game: str, *players: str, moves: str) -> Advised:
    """The first decision of a coached game, weighed once."""
    desk = Desk(game, *players, coach=True)
    desk.start(moves)
    table = desk.match.table
    judge = judge_for(table.game, table.state, PLAYOUTS)
    told = advice(judge, table.game, table.state, judge.choices(table.state), judge.exact)
    return Advised(seen(desk), told)


DECISIONS: dict[str, Callable[[], Advised]] = {
    "shark-attacks": lambda: advised("shark-attacks", ADA, BOB, moves=SHARKS),
    "rolling-bones": lambda: advised("rolling-bones", ADA, BOB, CLEO, moves=f"seat_0 {ROLL}"),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, decision in DECISIONS.items():
        (FOLDER / f"{name}.json").write_bytes(json.encode(decision()) + b"\n")


if __name__ == "__main__":
    main()
