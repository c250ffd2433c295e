"""The HTTP routes about the host itself: its health, its games with their rules and words, and all draws."""

import asyncio
from contextlib import suppress
from hashlib import sha256

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select

from ... import __version__
from ...engine.nodes import Refused
from ...engine.options import described
from ...engine.registry import GAMES, Game, options_for
from ...minds.playing.levels import levels_for
from ...minds.playing.measured import measured, most_of_all
from ...rating.noise import measured as measured_noise
from ...words import LANGUAGES, Words, catalogue
from ...words.rulebook import rulebook
from ..db import draw_counts
from ..limits import is_here
from ..network import addresses
from ..protocol.http import GameFacts, Health, Nearby, Option, Strength
from ..protocol.study import AllDraws
from ..table import opening
from ..table.lessons import LESSONS
from ..trained_minds import minds_for, offered
from .answers import Answer, message
from .host_names import is_own
from .request import Request
from .static_files import ASKED_AGAIN


async def health(_: Request) -> Health:
    """Whether the process is alive."""
    return Health("ok", __version__)


async def ready(request: Request) -> Answer:
    """Whether the host can take commands: its database answers, and took what was last written."""
    store = request.hub.store
    with suppress(Refused):
        await store.read(lambda c: c.execute(select(1)).scalar_one())
    if not store.condition.good:
        return message(Health("unavailable", __version__), 503)
    return message(Health("ok", __version__))


async def metrics(_: Request) -> Answer:
    """The metrics of this process, for Prometheus."""
    return Answer(generate_latest(), CONTENT_TYPE_LATEST)


async def games(_: Request) -> list[GameFacts]:
    """The games that can be played here."""
    return facts()


async def nearby(request: Request) -> Nearby:
    """Where others in the local network find this host; only somebody at this very machine is told."""
    settings = request.services.settings
    if settings.listens is None or not (is_here(request.address) and is_own(request.headers.get("host", ""))):
        return Nearby([], None)
    found = await asyncio.to_thread(addresses, *settings.listens)
    return Nearby(found, f"{settings.restart} --host 0.0.0.0" if is_here(settings.listens[0]) else None)


async def check_options(request: Request) -> None:
    """Whether a table can be opened with these options; if not, it is refused as opening the table would be."""
    opening.all_options(request.data)


async def rules(request: Request) -> Answer:
    """The rules of a game as Markdown, every rule with its number."""
    game, language = _named(request)
    text = await asyncio.to_thread(lambda: rulebook(Words(language), game))
    return Answer(text.encode(), "text/markdown")


async def words(request: Request) -> Answer:
    """The texts of a game as one text of Project Fluent, for a page that was built without them."""
    text = await asyncio.to_thread(catalogue, *_named(request))
    tag = f'"{sha256(text.encode()).hexdigest()[:32]}"'
    known = request.headers.get("if-none-match") == tag
    headers = ASKED_AGAIN | {"etag": tag}
    return Answer(status=304, headers=headers) if known else Answer(text.encode(), "text/plain", headers=headers)


async def all_draws(request: Request) -> AllDraws:
    """How often every side, card and tile came up in all finished games, and how often expected."""
    return await request.hub.store.read(draw_counts.all_draws)


def facts() -> list[GameFacts]:
    """What is to be known of every game."""
    return [
        GameFacts(
            name=name,
            least_seats=game.MIN_SEATS,
            most_seats=game.MAX_SEATS,
            options=_options(game),
            minds=list(_minds(game)),
            offered={str(seats): _offered(game, seats) for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1)},
            nearly_luck=_nearly_luck(game),
            strengths=_strengths(game),
            lesson=name in LESSONS,
            rated=measured_noise(name, game.MIN_SEATS) is not None,
        )
        for name, game in GAMES.items()
    ]


def _named(request: Request) -> tuple[str, str]:
    """The game and the language in the path."""
    game, language = request.values["game"], request.values["language"]
    if game not in GAMES or language not in LANGUAGES:
        raise Refused("host-no-page")
    return game, language


def _strengths(game: Game) -> list[Strength]:
    return [
        Strength(seats, name, one.wins, one.errors, one.gives_away, one.milliseconds)
        for seats, minds in measured(game.NAME).items()
        for name, one in minds.items()
    ]


def _offered(game: Game, seats: int) -> list[str]:
    """What people choose from in a game of so many, with its usual options."""
    return list(offered(game, game.initial(options_for(game, {"seats": seats}))))


def _nearly_luck(game: Game) -> float | None:
    levels = levels_for(game, game.initial(game.Options()))
    return most_of_all(measured(game.NAME).get(2, {}), levels)


def _minds(game: Game) -> tuple[str, ...]:
    """The minds that can play a game of two with its usual options."""
    return minds_for(game, game.initial(game.Options()))


def _options(game: Game) -> list[Option]:
    found: list[Option] = msgspec.convert(described(game.OPTIONS), list[Option])
    return found
