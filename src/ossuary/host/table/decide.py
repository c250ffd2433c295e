"""What a command does to a table: its event, or the reason why not. Nothing is changed here."""

from collections.abc import Callable
from typing import Any

from ...engine.nodes import Refused
from ...fair import pledge
from ..protocol import commands
from ..protocol.commands import AnyCommand
from ..protocol.values import By
from ..trained_minds import minds_for
from . import events
from .chance import what_follows
from .events import AnyEvent
from .match import OPEN, Match
from .opening import check_mind
from .rights import Asker, check, free_seats
from .texts import exact, printable


def decide(match: Match, command: AnyCommand, asker: Asker) -> AnyEvent:
    """The event that a command causes; raises Refused if it is not allowed."""
    check(match, type(command), asker, getattr(command, "seat", None))
    return DECIDERS[type(command)](match, command, asker)


def played(match: Match, seat: int, actions: list[str], by: By, now: float, **asked: Any) -> events.Played:
    """A seat's chain of actions with what follows; no action comes after a draw or another seat's move."""
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
    return events.Played(at=now, seat=seat, by=by, moves=moves + what_follows(match, state, match.table.draws), **asked)


def begun(match: Match, now: float, text: str | None = None, **asked: Any) -> events.Started:
    """The start of a game, with the last text if it is shown now."""
    moves = what_follows(match, match.table.state, match.draws(asked.get("player"), text))
    return events.Started(at=now, text=text, moves=moves, **asked)


def _act(match: Match, command: commands.Act, asker: Asker) -> AnyEvent:
    _fresh(match, command.version)
    return played(match, command.seat, command.actions, "player", asker.now, player=asker.player, id=command.id)


def _undo(match: Match, command: commands.Undo, asker: Asker) -> AnyEvent:
    _fresh(match, command.version)
    if match.undo_seat != command.seat:
        raise Refused("host-no-undo")
    return events.Undone(at=asker.now, player=asker.player, id=command.id, seat=command.seat)


def _join(match: Match, command: commands.Join, asker: Asker) -> AnyEvent:
    free = free_seats(match, asker.player)
    reserved = [seat for seat in free if match.sittings[seat].player == asker.player]
    text = command.text
    if text and (match.status != OPEN or match.closed is not None):
        raise Refused("host-texts-closed")
    if match.commitment is None or asker.player in match.pledges:
        text = None  # the dice of an earlier game take none; of several, the first one stays
    name = printable(command.name) if command.name else None
    seat = command.seat if command.seat is not None else (reserved or free)[0]
    return events.Joined(
        at=asker.now, player=asker.player, id=command.id, seat=seat, name=name, text=exact(text) if text else None
    )


def _seal(match: Match, command: commands.Seal, asker: Asker) -> AnyEvent:
    return events.Sealed(at=asker.now, player=asker.player, id=command.id, text=exact(command.text))


def _pledge(match: Match, command: commands.Pledge, asker: Asker) -> AnyEvent:
    return events.Pledged(at=asker.now, player=asker.player, id=command.id, pledge=command.pledge)


def _show(match: Match, command: commands.Show, asker: Asker) -> AnyEvent:
    if pledge(exact(command.text)) != match.pledges[asker.player or ""]:
        raise Refused("host-other-text")
    asked = {"player": asker.player, "id": command.id}
    if match.text_awaited_from == [asker.player] and match.empty_seat is None:
        return begun(match, asker.now, command.text, **asked)
    return events.Shown(at=asker.now, text=command.text, **asked)


def _leave(match: Match, command: commands.Leave, asker: Asker) -> AnyEvent:
    return events.Left(at=asker.now, player=asker.player, id=command.id, seat=command.seat)


def _back(match: Match, command: commands.Back, asker: Asker) -> AnyEvent:
    return events.Back(at=asker.now, player=asker.player, id=command.id, seat=command.seat)


def _resign(match: Match, command: commands.Resign, asker: Asker) -> AnyEvent:
    return events.Resigned(at=asker.now, player=asker.player, id=command.id, seat=command.seat)


def _standing(match: Match, command: commands.Standing, asker: Asker) -> AnyEvent:
    return events.Standing(at=asker.now, player=asker.player, id=command.id, seat=command.seat, answer=command.answer)


def _coach(match: Match, command: commands.Coach, asker: Asker) -> AnyEvent:
    if command.wanted and asker.player in match.agreed:
        raise Refused("host-coached-already")
    if not command.wanted and not match.agreed:
        raise Refused("host-not-coached")
    seat = next(seat for seat in match.seats_of(asker.player) if not match.sittings[seat].resigned)
    return events.Coached(at=asker.now, player=asker.player, id=command.id, seat=seat, wanted=command.wanted)


def _start(match: Match, command: commands.Start, asker: Asker) -> AnyEvent:
    if match.text_awaited_from and match.closed is None:
        return events.Closed(at=asker.now, player=asker.player, id=command.id)
    return begun(match, asker.now, player=asker.player, id=command.id)


def _replace(match: Match, command: commands.Replace, asker: Asker) -> AnyEvent:
    if command.mind is not None:
        if match.rated and match.status == OPEN:
            raise Refused("host-rated-people")
        check_mind(command.mind, minds_for(match.table.game, match.table.state))
    return events.Replaced(at=asker.now, player=asker.player, id=command.id, seat=command.seat, mind=command.mind)


def _close(match: Match, command: commands.Close, asker: Asker) -> AnyEvent:
    return events.Ended(at=asker.now, player=asker.player, id=command.id, why="closed")


def _abort(match: Match, command: commands.Abort, asker: Asker) -> AnyEvent:
    return events.Ended(at=asker.now, player=asker.player, id=command.id, why="aborted")


def _fresh(match: Match, version: int) -> None:
    # What changed nothing in the game (a seat taken, a text given) does not make an answer stale.
    if not match.game_version <= version <= match.version:
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
