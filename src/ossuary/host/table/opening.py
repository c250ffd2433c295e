"""How a table is opened: as a player wants it, as a lesson, as a daily game, or as a rematch."""

from collections.abc import Mapping, Sequence
from datetime import date

from ...daily.setting import opponent_on, options_on
from ...engine.nodes import Refused
from ...engine.registry import GAMES, Game, options_for
from ...minds.playing.strengths import MINDS
from ..protocol.http import NewOptions, NewSeat, NewTable
from ..protocol.table import OfDay
from ..protocol.values import Answer
from ..trained_minds import minds_for
from . import events
from .events import Sitting
from .lessons import LESSONS
from .match import Match
from .texts import printable

TUTOR = "rule-of-thumb"  # who plays against the pupil of a lesson


def open_table(
    new: NewTable, player: str, now: float, commitment: str | None, fork: events.Fork | None = None
) -> events.Opened:
    """The opening of a table as a player wants it."""
    game = _game(new.game, new.options)
    if not game.MIN_SEATS <= len(new.seats) <= game.MAX_SEATS:
        raise Refused("host-seat-number", game=new.game, least=game.MIN_SEATS, most=game.MAX_SEATS)
    options = options_for(game, {**new.options, "seats": len(new.seats)})
    minds = minds_for(game, game.initial(options))
    clock = new.clock
    if clock and (clock.seconds is None) == (clock.days is None):
        raise Refused("host-clock")
    standing: Answer = "decline" if clock and clock.days else "ask"
    sittings = [_sitting(seat, player, standing, minds) for seat in new.seats]
    if not any(sitting.player for sitting in sittings):
        raise Refused("host-sit-yourself")
    return events.Opened(
        at=now,
        player=player,
        game=new.game,
        options={**new.options, "seats": len(new.seats)},
        sittings=sittings,
        commitment=commitment,
        clock=clock,
        listed=new.listed,
        coach=new.coach,
        fork=fork,
    )


def check_options(new: NewOptions) -> None:
    """Refuses options that no table of a game can be opened with."""
    game = _game(new.game, new.options)
    options_for(game, {**new.options, "seats": game.MIN_SEATS})


def open_lesson(name: str, player: str, now: float) -> events.Opened:
    """The opening of a guided first game against a mind."""
    if name not in LESSONS:
        raise Refused("host-no-game", game=name)
    sittings = [Sitting("person", player=player, ready=True), Sitting("mind", mind=TUTOR)]
    options = {**LESSONS[name].OPTIONS, "seats": len(sittings)}
    return events.Opened(at=now, player=player, game=name, options=options, sittings=sittings, lesson=True)


def open_daily(game: Game, day: date, player: str, now: float, counts: bool) -> events.Opened:
    """The opening of a day's game, as the try that counts or for practice."""
    options = options_on(game)
    minds = [Sitting("mind", mind=opponent_on(game, day)) for _ in range(options.seats - 1)]
    return events.Opened(
        at=now,
        player=player,
        game=game.NAME,
        options={"seats": options.seats},
        sittings=[Sitting("person", player=player, ready=True), *minds],
        daily=OfDay(day.isoformat(), counts),
    )


def rematch(match: Match, player: str, now: float, commitment: str) -> events.Opened:
    """The opening of a rematch: every seat is reserved for its player."""
    sittings = [
        Sitting(
            sitting.kind,
            player=sitting.player,
            mind=sitting.mind,
            name=sitting.name,
            ready=sitting.kind == "mind" or sitting.player == player,
            standing=sitting.standing,
        )
        for sitting in match.sittings
    ]
    return events.Opened(
        at=now,
        player=player,
        game=match.table.game.NAME,
        options=match.options,
        sittings=sittings,
        commitment=commitment,
        clock=match.clock,
        listed=match.listed,
        coach=match.coached,
    )


def _game(name: str, options: Mapping[str, object]) -> Game:
    """The game of that name; its seats are given one by one, not as an option."""
    if name not in GAMES:
        raise Refused("host-no-game", game=name)
    if "seats" in options:
        raise Refused("host-option-seats")
    return GAMES[name]


def check_mind(name: str, minds: Sequence[str] = MINDS) -> None:
    """Refuses a mind that is unknown or cannot play here."""
    if name not in minds:
        raise Refused("host-no-mind", mind=name, minds=", ".join(minds))


def _sitting(seat: NewSeat, player: str, standing: Answer, minds: Sequence[str]) -> Sitting:
    name = printable(seat.name) if seat.name else None
    if seat.kind == "mind":
        check_mind(seat.mind or "", minds)
        return Sitting("mind", mind=seat.mind)
    if seat.mind is not None:
        raise Refused("host-no-mind", mind=seat.mind, minds=", ".join(minds))
    if seat.kind == "me":
        return Sitting("person", player=player, name=name, ready=True, standing=standing)
    return Sitting("open", standing=standing)
