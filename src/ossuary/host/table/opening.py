"""How a table is opened: as a player wants it, as a lesson, as a daily game, or as a rematch."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from ...daily.setting import opponent_on, options_on
from ...engine.nodes import Refused
from ...engine.record import PERSON, Record
from ...engine.registry import GAMES, Game, Options, options_for
from ...minds.playing.strengths import MINDS
from ...rating.noise import measured
from ..protocol.http import NewOptions, NewSeat, NewTable
from ..protocol.table import Clock, OfDay, OfTournament
from ..protocol.values import LONGEST_NAME, Answer
from ..trained_minds import minds_for
from . import events
from .events import Sitting
from .lessons import LESSONS
from .match import Match, named_options
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
    if clock:
        check_clock(clock)
    standing: Answer = "decline" if clock and clock.days else "ask"
    sittings = [_sitting(seat, player, standing, minds) for seat in new.seats]
    if not any(sitting.player for sitting in sittings):
        raise Refused("host-sit-yourself")
    if new.rated:
        _check_rated(new, game, options)
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
        rated=new.rated,
    )


def _check_rated(new: NewTable, game: Game, options: Options) -> None:
    """Refuses a table where ratings would not tell how well its players decide."""
    if measured(game.NAME, len(new.seats)) is None:
        raise Refused("host-rated-game", game=new.game)
    if sorted(seat.kind for seat in new.seats) != ["me", *["open"] * (len(new.seats) - 1)]:
        raise Refused("host-rated-people")
    if options != game.Options(seats=options.seats):
        raise Refused("host-rated-options")
    if new.clock is None:
        raise Refused("host-rated-clock")
    if new.coach:
        raise Refused("host-rated-alone")


def all_options(new: NewOptions, seats: int | None = None) -> dict[str, Any]:
    """All options of a table with that many seats, or with the fewest; refused if none can be opened with them."""
    game = _game(new.game, new.options)
    if seats is not None and not game.MIN_SEATS <= seats <= game.MAX_SEATS:
        raise Refused("host-seat-number", game=new.game, least=game.MIN_SEATS, most=game.MAX_SEATS)
    return named_options(options_for(game, {**new.options, "seats": seats or game.MIN_SEATS}))


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


def open_carried(record: Record, player: str, seat: int | None, now: float) -> events.Opened:
    """The opening of a table for a game that a player has played elsewhere, at one of its seats or at all people's."""
    people = [number for number, name in enumerate(record.players) if _is_person(name)]
    if not people or seat not in (None, *people):
        raise Refused("host-carried-seat")
    own = people if seat is None else [seat]
    sittings = [_seated(name, player if number in own else None) for number, name in enumerate(record.players)]
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in vars(record.options).items()}
    return events.Opened(at=now, player=player, game=record.game.NAME, options=options, sittings=sittings)


def _is_person(name: str) -> bool:
    return name == PERSON or name.startswith(f"{PERSON}:")


def _seated(name: str, player: str | None) -> Sitting:
    """A seat of a game that was played elsewhere."""
    if not _is_person(name):
        return Sitting("mind", mind=name[:LONGEST_NAME] or "?")
    called = name.partition(":")[2].strip()[:LONGEST_NAME]
    return Sitting("person", player=player, name=printable(called) if called else None, ready=True)


def open_meeting(
    game: str, options: dict[str, Any], players: list[str], clock: Clock, tournament: OfTournament, **how: Any
) -> events.Opened:
    """The opening of a table of a round, whose players have no choice but to play."""
    standing: Answer = "decline" if clock.days else "ask"
    sittings = [Sitting("person", player=player, ready=True, standing=standing) for player in players]
    return events.Opened(game=game, options=options, sittings=sittings, clock=clock, tournament=tournament, **how)


def check_clock(clock: Clock) -> None:
    """Refuses a clock that counts in nothing, or in two things."""
    if (clock.seconds is None) == (clock.days is None):
        raise Refused("host-clock")


def rematch(match: Match, player: str, now: float, commitment: str) -> events.Opened:
    """The opening of a rematch: every seat is reserved for its player."""
    return events.Opened(
        at=now,
        player=player,
        game=match.table.game.NAME,
        options=match.options,
        sittings=[_again(sitting, player) for sitting in match.sittings],
        commitment=commitment,
        clock=match.clock,
        listed=match.listed,
        coach=match.coached,
        rated=match.rated and len(match.players) == len(match.sittings),
    )


def _again(sitting: Sitting, player: str) -> Sitting:
    """A seat of a rematch; that of somebody who is no player here is open."""
    kind = "open" if sitting.kind == "person" and sitting.player is None else sitting.kind
    return Sitting(
        kind,
        player=sitting.player,
        mind=sitting.mind,
        name=sitting.name if kind == "person" else None,
        ready=kind == "mind" or (kind == "person" and sitting.player == player),
        standing=sitting.standing,
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
