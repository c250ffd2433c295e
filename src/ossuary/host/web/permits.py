"""What a token may do: every route names the permits that it needs, and the door asks for them."""

from typing import Any

from ...engine.nodes import Refused
from ..protocol.commands import AnyCommand, Mute, Ping, Rematch, Report, Say
from ..protocol.players import Permit

PLAY: tuple[Permit, ...] = ("play",)
OPEN: tuple[Permit, ...] = ("open",)
OPEN_AND_PLAY: tuple[Permit, ...] = ("open", "play")
CHAT: tuple[Permit, ...] = ("chat",)
PROFILE: tuple[Permit, ...] = ("profile",)


def of_command(command: AnyCommand) -> tuple[Permit, ...]:
    """What a command at a table needs."""
    if isinstance(command, Ping):
        return ()
    if isinstance(command, Say | Mute | Report):
        return CHAT
    return OPEN if isinstance(command, Rematch) else PLAY


def check(who: Any, needed: tuple[Permit, ...]) -> None:
    """Refuses who comes with a token that lacks a permit; who comes without one has them all."""
    for permit in needed:
        if permit not in who.permits:
            raise Refused("host-not-permitted", permit=permit)
