"""The HTTP routes about the daily game: a day, its boards, tries, and its best line."""

import asyncio
from datetime import date

from msgspec.json import encode

from ...daily.days import day_at, played_day
from ...engine import record as records
from ...engine.nodes import Refused
from ...engine.registry import GAMES, Game
from ..clock import clock
from ..limits import REVIEWS
from ..protocol.daily import Daily, DailyBoard
from ..protocol.http import Opened
from .request import Request


async def today(request: Request) -> Daily:
    """The games of today, and how this player has played them."""
    return await request.services.dailies.of(day_at(clock()), request.known)


async def day(request: Request) -> Daily:
    """The games of a day, and how this player has played them."""
    return await request.services.dailies.of(_day(request), request.known)


async def boards(request: Request) -> list[DailyBoard]:
    """The results of all players of this host on a day, by game."""
    return await request.services.dailies.boards(_day(request), request.known)


async def play(request: Request) -> Opened:
    """Opens the game of a day and starts it; a player's first try on its day counts, all later ones are practice."""
    return await request.hub.opener.open_daily(_game(request), _day(request), request.player.id)


async def bring(request: Request) -> Opened:
    """Takes the record of today's game, played elsewhere, as the try that counts, if dice and opponent are right."""
    game, when = _game(request), _day(request)
    read = await asyncio.to_thread(records.read, encode(request.data).decode())
    if read.game is not game:
        raise Refused("daily-game", game=game.NAME)
    return await request.hub.opener.bring_daily(read, when, request.player.id)


async def best(request: Request) -> Opened:
    """Puts the best line of a former day on a table, to look back on."""
    game, when = _game(request), _day(request)
    if when >= day_at(clock()):
        raise Refused("host-daily-not-over")
    player = request.player.id
    request.hub.buckets.take(player, REVIEWS, clock())
    return await request.hub.opener.import_record(await request.services.dailies.best(game, when, player), player)


def _day(request: Request) -> date:
    return played_day(request.values["day"], day_at(clock()))


def _game(request: Request) -> Game:
    name = request.values["game"]
    if name not in GAMES:
        raise Refused("host-no-game", game=name)
    return GAMES[name]
