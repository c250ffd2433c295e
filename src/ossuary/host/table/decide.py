"""What a command does to a table: the event that it asks for, or the reason why not. Nothing is changed here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...engine.nodes import Refused
from ...engine.registry import GAMES, options_for
from ...fair import pledge
from ...minds.playing.strengths import MINDS
from ..protocol import commands
from ..protocol.commands import AnyCommand
from ..protocol.http import NewSeat, NewTable
from ..protocol.values import Answer, By
from ..trained_minds import minds_for
from . import events
from .events import AnyEvent, Sitting
from .lessons import LESSONS
from .match import MOST_CHANGES, OPEN, OVER, PLAYING, SHOWING, STANDING, Match

TUTOR = "rule-of-thumb"  # who plays against the pupil of a lesson


@dataclass(frozen=True)
class Asker:
    """Who asks, when, and who else is at the table."""

    player: str | None
    now: float
    present: set[str] = field(default_factory=set)
    around: set[str] = field(default_factory=set)  # who was there a moment ago: a lost connection comes back


def decide(match: Match, command: AnyCommand, asker: Asker) -> AnyEvent:
    """The event that a command asks for; raises Refused where it may not be."""
    event = DECIDERS[type(command)](match, command, asker)
    if match.changed_by(event) and match.changes.get(asker.player or "", 0) >= MOST_CHANGES:
        raise Refused("host-too-many-changes", most=MOST_CHANGES)
    return event


def opened(
    new: NewTable, player: str, now: float, commitment: str | None, fork: events.Fork | None = None
) -> events.Opened:
    """The opening of a table as a player wants it."""
    if new.game not in GAMES:
        raise Refused("host-no-game", game=new.game)
    game = GAMES[new.game]
    if "seats" in new.options:
        raise Refused("host-option-seats")
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


def lesson(name: str, player: str, now: float) -> events.Opened:
    """The opening of a guided first game against a mind."""
    if name not in LESSONS:
        raise Refused("host-no-game", game=name)
    sittings = [Sitting("person", player=player, ready=True), Sitting("mind", mind=TUTOR)]
    options = {**LESSONS[name].OPTIONS, "seats": len(sittings)}
    return events.Opened(at=now, player=player, game=name, options=options, sittings=sittings, lesson=True)


def again(match: Match, player: str, now: float, commitment: str) -> events.Opened:
    """The opening of a rematch: everybody keeps their seat, and is waited for."""
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


def played(match: Match, seat: int, actions: list[str], by: By, now: float, **asked: Any) -> events.Played:
    """A chain of actions of a seat with what follows; none of it past a draw or another seat's move."""
    game, state, moves = match.table.game, match.table.state, list[str]()
    for key in actions:
        if game.mover(state) != seat:
            raise Refused("host-chain" if moves else "host-not-your-move")
        if key not in game.ACTIONS:
            raise Refused("host-no-action", action=key)
        action = game.ACTIONS.index(key)
        if rule := game.refusal(state, action):
            number = f"{game.PREFIX}-{rule}"
            raise Refused("host-illegal", rule=number, reason=f"rule-{number.lower()}.short")
        state = game.step(state, action)
        moves.append(key)
    return events.Played(at=now, seat=seat, by=by, moves=moves + match.follow(state, match.table.draws), **asked)


def begun(match: Match, now: float, text: str | None = None, **asked: Any) -> events.Started:
    """The start of a game, with the last text where it is shown just now."""
    moves = match.follow(match.table.state, match.draws(asked.get("player"), text))
    return events.Started(at=now, text=text, moves=moves, **asked)


def check_mind(name: str, minds: Sequence[str] = MINDS) -> None:
    """Refuses a mind that nobody knows, or that cannot play here."""
    if name not in minds:
        raise Refused("host-no-mind", mind=name, minds=", ".join(minds))


def printable(text: str) -> str:
    """A text that everybody can show."""
    if not text.isprintable() or not text.strip():
        raise Refused("host-text")
    return text.strip()


def _exact(text: str) -> str:
    """A text that is kept to the letter."""
    printable(text)
    return text


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


def _act(match: Match, command: commands.Act, asker: Asker) -> AnyEvent:
    _playing(match)
    _still(match, command.seat, asker)
    _fresh(match, command.version)
    return played(match, command.seat, command.actions, "player", asker.now, player=asker.player, id=command.id)


def _undo(match: Match, command: commands.Undo, asker: Asker) -> AnyEvent:
    _playing(match)
    _still(match, command.seat, asker)
    _fresh(match, command.version)
    if match.takes_back != command.seat:
        raise Refused("host-no-undo")
    return events.Undone(at=asker.now, player=asker.player, id=command.id, seat=command.seat)


def _join(match: Match, command: commands.Join, asker: Asker) -> AnyEvent:
    if asker.player is None:
        raise Refused("host-who")
    if match.status == OVER:
        raise Refused("host-over")
    free = [
        seat
        for seat, sitting in enumerate(match.sittings)
        if (sitting.kind == "open" and not sitting.resigned) or (sitting.player == asker.player and not sitting.ready)
    ]
    reserved = [seat for seat in free if match.sittings[seat].player == asker.player]
    if command.seat is not None and command.seat not in free:
        raise Refused("host-seat-taken")
    if not free:
        raise Refused("host-full")
    text = command.text
    if text and (match.status != OPEN or match.closed is not None):
        raise Refused("host-texts-closed")
    if match.commitment is None or asker.player in match.pledges:
        text = None  # the dice of an earlier game take none; of several, the first one stays
    name = printable(command.name) if command.name else None
    seat = command.seat if command.seat is not None else (reserved or free)[0]
    return events.Joined(
        at=asker.now, player=asker.player, id=command.id, seat=seat, name=name, text=_exact(text) if text else None
    )


def _seal(match: Match, command: commands.Seal, asker: Asker) -> AnyEvent:
    _gives(match, asker)
    return events.Sealed(at=asker.now, player=asker.player, id=command.id, text=_exact(command.text))


def _pledge(match: Match, command: commands.Pledge, asker: Asker) -> AnyEvent:
    _gives(match, asker)
    return events.Pledged(at=asker.now, player=asker.player, id=command.id, pledge=command.pledge)


def _show(match: Match, command: commands.Show, asker: Asker) -> AnyEvent:
    if match.status != OPEN:
        raise Refused("host-texts-closed")
    if asker.player not in match.awaited:
        raise Refused("host-no-pledge")
    if match.closed is None:
        raise Refused("host-texts-open")
    if pledge(_exact(command.text)) != match.pledges[asker.player]:
        raise Refused("host-other-text")
    asked = {"player": asker.player, "id": command.id}
    if match.awaited == [asker.player] and match.unready is None:
        return begun(match, asker.now, command.text, **asked)
    return events.Shown(at=asker.now, text=command.text, **asked)


def _leave(match: Match, command: commands.Leave, asker: Asker) -> AnyEvent:
    _own(match, command.seat, asker)
    if match.status == OVER:
        raise Refused("host-over")
    if match.status == PLAYING and match.thinks(command.seat):
        raise Refused("host-away-already")
    return events.Left(at=asker.now, player=asker.player, id=command.id, seat=command.seat)


def _back(match: Match, command: commands.Back, asker: Asker) -> AnyEvent:
    _playing(match)
    _own(match, command.seat, asker)
    if not match.sittings[command.seat].away or match.sittings[command.seat].resigned:
        raise Refused("host-not-away")
    return events.Back(at=asker.now, player=asker.player, id=command.id, seat=command.seat)


def _resign(match: Match, command: commands.Resign, asker: Asker) -> AnyEvent:
    _playing(match)
    _still(match, command.seat, asker)
    return events.Resigned(at=asker.now, player=asker.player, id=command.id, seat=command.seat)


def _standing(match: Match, command: commands.Standing, asker: Asker) -> AnyEvent:
    _still(match, command.seat, asker)
    if match.status == OVER:
        raise Refused("host-over")
    if match.table.game.NAME not in STANDING:
        raise Refused("host-no-barter")
    return events.Standing(at=asker.now, player=asker.player, id=command.id, seat=command.seat, answer=command.answer)


def _coach(match: Match, command: commands.Coach, asker: Asker) -> AnyEvent:
    if asker.player is None or asker.player not in match.people:
        raise Refused("host-players-only")
    if match.status == OVER:
        raise Refused("host-over")
    if command.wanted and asker.player in match.agreed:
        raise Refused("host-coached-already")
    if not command.wanted and not match.agreed:
        raise Refused("host-not-coached")
    seat = next(seat for seat in match.seats_of(asker.player) if not match.sittings[seat].resigned)
    return events.Coached(at=asker.now, player=asker.player, id=command.id, seat=seat, wanted=command.wanted)


def _start(match: Match, command: commands.Start, asker: Asker) -> AnyEvent:
    _keeper(match, asker)
    if match.status != OPEN:
        raise Refused("host-started-already")
    if (seat := match.unready) is not None:
        raise Refused("host-not-ready", seat=seat + 1)
    if match.awaited and match.closed is None:
        return events.Closed(at=asker.now, player=asker.player, id=command.id)
    if match.awaited and asker.now < (match.closed or 0) + SHOWING:
        raise Refused("host-texts-awaited")
    return begun(match, asker.now, player=asker.player, id=command.id)


def _replace(match: Match, command: commands.Replace, asker: Asker) -> AnyEvent:
    _keeper(match, asker)
    if match.status == OPEN:
        _opener(match, asker)
    if match.status == OVER:
        raise Refused("host-over")
    if command.seat >= len(match.sittings):
        raise Refused("host-no-seat")
    if command.mind is not None:
        check_mind(command.mind, minds_for(match.table.game, match.table.state))
    sitting = match.sittings[command.seat]
    if sitting.resigned or sitting.kind == "mind":
        raise Refused("host-not-absent")
    here = asker.present | asker.around if match.status == PLAYING else set()  # nobody holds up a start by being here
    if sitting.kind == "person" and sitting.player in here | {asker.player}:
        raise Refused("host-not-absent")
    if match.status == PLAYING and match.clock and match.clock.days and not sitting.away:
        raise Refused("host-not-absent")  # in slow play nobody is expected to be here all the time
    return events.Replaced(at=asker.now, player=asker.player, id=command.id, seat=command.seat, mind=command.mind)


def _close(match: Match, command: commands.Close, asker: Asker) -> AnyEvent:
    _keeper(match, asker)
    if match.status == OVER:
        raise Refused("host-over")
    others = (seat for seat, sitting in enumerate(match.sittings) if sitting.player != asker.player)
    if match.status == OPEN or not all(map(match.thinks, others)):
        _opener(match, asker)  # whoever keeps a table meanwhile does not end other people's game
    return events.Ended(at=asker.now, player=asker.player, id=command.id, why="closed")


def _abort(match: Match, command: commands.Abort, asker: Asker) -> AnyEvent:
    _seated(match, asker)
    _playing(match)
    if match.acted:
        raise Refused("host-too-late")
    return events.Ended(at=asker.now, player=asker.player, id=command.id, why="aborted")


def _seated(match: Match, asker: Asker) -> None:
    if asker.player is None or asker.player not in match.players:
        raise Refused("host-players-only")


def _gives(match: Match, asker: Asker) -> None:
    """Refuses who can give no text to the dice, or none any more."""
    _seated(match, asker)
    if match.status != OPEN or match.closed is not None:
        raise Refused("host-texts-closed")
    if match.commitment is None:
        raise Refused("host-same-dice")
    if asker.player in match.pledges:
        raise Refused("host-sealed-already")


def _own(match: Match, seat: int, asker: Asker) -> None:
    if seat not in match.seats_of(asker.player):
        raise Refused("host-not-your-seat")


def _still(match: Match, seat: int, asker: Asker) -> None:
    _own(match, seat, asker)
    if match.sittings[seat].resigned:
        raise Refused("host-resigned-already")


def _keeper(match: Match, asker: Asker) -> None:
    if asker.player is None or match.keeper(asker.present | {asker.player}) != asker.player:
        raise Refused("host-keeper-only")


def _opener(match: Match, asker: Asker) -> None:
    if asker.player != match.creator and (match.creator in match.players or match.status == PLAYING):
        raise Refused("host-keeper-only")


def _playing(match: Match) -> None:
    if match.status == OPEN:
        raise Refused("host-not-started")
    if match.status == OVER:
        raise Refused("host-over")


def _fresh(match: Match, version: int) -> None:
    # What changed nothing in the game (a seat taken, a text given) does not make an answer stale.
    if not match.settled <= version <= match.version:
        raise Refused("host-stale", version=match.version)


DECIDERS: dict[type, Callable[[Match, Any, Asker], AnyEvent]] = {
    commands.Act: _act,
    commands.Undo: _undo,
    commands.Join: _join,
    commands.Seal: _seal,
    commands.Pledge: _pledge,
    commands.Show: _show,
    commands.Leave: _leave,
    commands.Back: _back,
    commands.Resign: _resign,
    commands.Standing: _standing,
    commands.Coach: _coach,
    commands.Start: _start,
    commands.Replace: _replace,
    commands.Close: _close,
    commands.Abort: _abort,
}
