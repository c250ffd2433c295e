"""What a client believes of a game: what the rules allow, and what it did itself."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ossuary.client.course import Course, Untrue
from ossuary.engine.record import Record, replay
from ossuary.engine.registry import GAMES
from ossuary.host.messages.view import happening, recorded, view, yours
from ossuary.host.protocol.answers import Update
from ossuary.host.protocol.commands import Start, Undo
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.protocol.table import Beat, Dice, Fork, Happening
from ossuary.host.protocol.values import Spoken
from ossuary.host.table.apply import apply, match_from_log
from ossuary.host.table.decide import decide, played
from ossuary.host.table.events import AnyEvent
from ossuary.host.table.opening import open_table
from ossuary.host.table.rights import Asker

SHORT: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 10},
    "shark-attacks": {"target": 10},
    "skulls-of-sedlec": {},
    "bones": {"end": "rounds=1"},
}
BOTH = [NewSeat("me", name="Left"), NewSeat("me", name="Right")]


class Table:
    """An honest table of a game between Ada and Ada, whose draws are always the same."""

    def __init__(self, game: str = "rolling-bones") -> None:
        secret = bytes(32)
        new = NewTable(game, BOTH, options=SHORT[game])
        self.match = match_from_log("t", secret, [open_table(new, "ada", 1.0, "a" * 64)])

    def does(self, event: AnyEvent) -> Update:
        """The update after an event."""
        moved = apply(self.match, event)
        return self.update([happening(self.match, event, moved)])

    def starts(self) -> Update:
        """The update after the start."""
        return self.does(decide(self.match, Start("start"), Asker("ada", 1.0)))

    def plays(self, which: int = 0) -> Update:
        """The update after the first legal action, or another one of them."""
        return self.does(played(self.match, self.mover, [self.legal()[which]], "player", 2.0, player="ada"))

    def undoes(self) -> Update:
        """The update after the last action was taken back."""
        undo = Undo("undo", self.match.version, self.mover)
        return self.does(decide(self.match, undo, Asker("ada", 2.0)))

    def update(self, happened: list[Happening]) -> Update:
        """The table as it comes out of the socket."""
        asker = Asker("ada", 2.0)
        seen = Update(view(self.match, {}, {"ada"}, 2.0), yours(self.match, asker, "invite", []), happened)
        return msgspec.json.decode(msgspec.json.encode(seen), type=Update)

    def recorded(self) -> tuple[Record, int]:
        """The record, and the version that it was written at."""
        return recorded(self.match, {}), self.match.version

    def followed(self) -> Course:
        """The course for a client that connects now."""
        return Course("t", self.update([]), self.recorded)

    def legal(self) -> list[str]:
        """The actions that the seat to move has."""
        game, state = self.match.table.game, self.match.table.state
        return [key for action, key in enumerate(game.ACTIONS) if game.legal(state) >> action & 1]

    @property
    def mover(self) -> int:
        """The seat to move."""
        assert self.match.mover is not None
        return self.match.mover


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_game_is_followed_to_its_end(game: str) -> None:
    table = Table(game)
    early = table.followed()
    early.follow(table.starts())
    late = table.followed()
    for number in range(400):
        if table.match.mover is None:
            break
        update = table.plays(number % len(table.legal()))
        for course in (early, late):
            course.follow(msgspec.json.decode(msgspec.json.encode(update), type=Update))
        if number % 3 == 0 and table.match.undo_seat is not None and table.match.undo_seat == table.match.mover:
            update = table.undoes()
            for course in (early, late):
                course.follow(msgspec.json.decode(msgspec.json.encode(update), type=Update))
    assert number > 2
    for course in (early, late, table.followed()):
        assert course.ends_with(table.recorded()[0])
    assert not Table(game).followed().ends_with(table.recorded()[0])


def test_who_missed_too_much_takes_the_whole_record() -> None:
    table = Table()
    course = table.followed()
    table.starts()
    table.plays()
    old, new = table.update([]), table.plays()
    course.follow(old)
    assert (old.yours.offers, old.yours.chains) == ([], [])  # the record was newer
    course.follow(new)
    assert [offer.action for offer in new.yours.offers] == table.legal()
    assert course.ends_with(table.recorded()[0])


@pytest.mark.parametrize("version", [10**12, 10**30])
def test_a_version_that_nobody_can_count_to_is_no_news(version: int) -> None:
    table = Table()
    course, update = table.followed(), table.starts()
    update.table.version = version
    course.follow(update)
    assert update.yours.offers == []
    course.follow(table.plays())
    assert course.ends_with(table.recorded()[0])


def test_nothing_is_taken_back_past_a_draw() -> None:
    table = Table()
    course = table.followed()
    course.follow(table.starts())  # the first seat, and the first roll
    update = table.update([Happening(table.match.version + 1, 2.0, "undone", 0, "player", [], [])])
    update.table.version += 1
    update.table.state, update.yours.offers = [*replay(table.recorded()[0])][-1].before, []
    with pytest.raises(Untrue):
        course.follow(update)


def test_what_was_drawn_is_in_every_later_record() -> None:
    table, told = Table(), list[tuple[Record, int]]()
    course = Course("t", table.update([]), lambda: told[0])
    update = table.starts()
    false = table.recorded()[0]
    false.moves[0] = {"seat_0": "seat_1", "seat_1": "seat_0"}[false.moves[0]]
    told.append((false, table.match.version + 1))
    course.follow(update)
    update = table.update([])
    update.table.version += 1
    update.table.state = [*replay(false)][-1].after
    with pytest.raises(Untrue):
        course.follow(update)
    assert course.ends_with(table.recorded()[0])


def test_what_can_be_done_is_said_by_the_rules() -> None:
    table = Table()
    course, update = table.followed(), table.starts()
    honest = msgspec.json.encode(update)
    for offer in update.yours.offers:
        offer.action, offer.said = "fly", Spoken("host-over", {})
    update.table.described, update.table.tallies = [Spoken("host-over", {})], []
    course.follow(update)
    assert msgspec.json.encode(update) == honest


def _state(update: Update) -> None:
    update.table.state[5] += 1


def _no_state(update: Update) -> None:
    update.table.state = []


def _other_table(update: Update) -> None:
    update.table.table = "../../.bashrc"


def _other_game(update: Update) -> None:
    update.table.game = "bones"


def _fewer_chairs(update: Update) -> None:
    update.table.chairs.pop()


def _seat(update: Update) -> None:
    update.yours.seats = [7]


def _mover(update: Update) -> None:
    update.table.mover = 2


def _not_ours(update: Update) -> None:
    update.yours.seats = [1 - update.yours.offers[0].seat]


def _commitment(update: Update) -> None:
    update.table.dice = Dice("\x1b[2J", [], False, [], None)


def _text(update: Update) -> None:
    update.table.dice = Dice("a" * 64, ["b" * 64], True, ["x" * 65], None)


def _pledge(update: Update) -> None:
    update.table.dice = Dice("a" * 64, ["../.."], False, [], None)


def _illegal(update: Update) -> None:
    update.happened[0].beats.append(Beat(0, "bury", [], []))


def _unknown(update: Update) -> None:
    update.happened[0].beats.insert(0, Beat(0, "fly", [], []))


def _taken_back(update: Update) -> None:
    update.happened[0].kind, update.happened[0].beats = "undone", []


def _fork(update: Update) -> None:
    update.table.fork = Fork("s", -1, "new", "a" * 64)


def _fork_of_none(update: Update) -> None:
    update.table.fork = Fork("s", 1, "new", "../..")


LIES = [
    _state, _no_state, _other_table, _other_game, _fewer_chairs, _seat, _mover, _not_ours, _commitment, _text, _pledge,
    _illegal, _unknown, _taken_back, _fork, _fork_of_none,
]  # fmt: skip


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_not_believed(lie: Callable[[Update], None]) -> None:
    table = Table()
    course, update = table.followed(), table.starts()
    lie(update)
    with pytest.raises(Untrue):
        course.follow(update)


def test_options_that_cannot_be_are_not_believed() -> None:
    update = Table().update([])
    update.table.options["target"] = -1
    with pytest.raises(Untrue):
        Course("t", update, Table().recorded)


def test_a_record_of_another_game_is_not_believed() -> None:
    table, other = Table(), Table("bones")
    for one in (table, other):
        one.starts()
    with pytest.raises(Untrue):
        Course("t", table.update([]), other.recorded)
    false = table.recorded()[0]
    false.moves.append("fly")
    with pytest.raises(Untrue):
        Course("t", table.update([]), lambda: (false, table.match.version))


@pytest.mark.parametrize("first", ["ack", "update"])
def test_a_host_that_plays_something_else_for_us_is_found_out(first: str) -> None:
    table = Table()
    course = table.followed()
    course.follow(table.starts())
    seat, ours, another = table.mover, *table.legal()[:2]
    update, version = table.plays(1), table.match.version
    if first == "ack":
        course.claim(version, seat, [ours])
        with pytest.raises(Untrue):
            course.follow(update)
    else:
        course.follow(update)
        course.claim(version, seat, [another])
        with pytest.raises(Untrue):
            course.claim(version, seat, [ours])
        with pytest.raises(Untrue):
            course.claim(version - 1, seat, [another])
