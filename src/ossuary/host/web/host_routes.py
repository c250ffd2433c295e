"""The HTTP routes about the host itself: its health, its games with their rules and words, and all draws."""

from contextlib import suppress
from hashlib import sha256

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select

from ... import __version__
from ...engine.nodes import Refused
from ...engine.options import described
from ...engine.registry import GAMES, Game
from ...minds.playing.measured import measured
from ...words import LANGUAGES, Words, catalogue
from ...words.rulebook import rulebook
from ..db import draw_counts
from ..live.hub import Hub
from ..protocol.http import GameFacts, Health, NewOptions, Option, Strength
from ..protocol.study import AllDraws
from ..table import opening
from ..table.lessons import LESSONS
from ..trained_minds import minds_for
from .auth import AnyRequest
from .openapi import HOST, answering, refusing
from .static_files import ASKED_AGAIN

UNREADY = answering(503, Health, "The database does not answer, or takes nothing.")
UNCHANGED = answering(304, None, "What the client has, by its ETag, is what there is.")


@get("/health", tags=[HOST], responses=refusing())
async def health() -> Health:
    """Whether the process is alive."""
    return Health("ok", __version__)


@get("/ready", tags=[HOST], responses=UNREADY | refusing())
async def ready(hub: NamedDependency[Hub]) -> Response[Health]:
    """Whether the host can take commands: its database answers, and took what was last written."""
    with suppress(Refused):
        await hub.store.read(lambda c: c.execute(select(1)).scalar_one())
    if not hub.store.condition.good:
        return Response(Health("unavailable", __version__), status_code=503)
    return Response(Health("ok", __version__))


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """The metrics of this process, for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/api/games", sync_to_thread=False, tags=[HOST], responses=refusing())
def games() -> list[GameFacts]:
    """The games that can be played here."""
    return [
        GameFacts(
            name=name,
            least_seats=game.MIN_SEATS,
            most_seats=game.MAX_SEATS,
            options=_options(game),
            minds=list(_minds(game)),
            strengths=_strengths(game),
            lesson=name in LESSONS,
        )
        for name, game in GAMES.items()
    ]


@post("/api/options", status_code=204, tags=[HOST], responses=refusing(400, 403, 413))
async def check_options(data: JSONBody[NewOptions]) -> None:
    """Whether a table can be opened with these options; if not, it is refused as opening the table would be."""
    opening.check_options(data)


@get(
    "/api/rules/{game:str}/{language:str}",
    media_type="text/markdown",
    sync_to_thread=True,
    tags=[HOST],
    responses=refusing(400, 404),
)
def rules(game: FromPath[str], language: FromPath[str]) -> str:
    """The rules of a game as Markdown, every rule with its number."""
    if game not in GAMES or language not in LANGUAGES:
        raise Refused("host-no-page")
    return rulebook(Words(language), game)


@get(
    "/api/words/{game:str}/{language:str}",
    media_type="text/plain",
    sync_to_thread=True,
    tags=[HOST],
    responses=UNCHANGED | refusing(400, 404),
)
def words(game: FromPath[str], language: FromPath[str], request: AnyRequest) -> Response[str]:
    """The texts of a game as one text of Project Fluent, for a page that was built without them."""
    if game not in GAMES or language not in LANGUAGES:
        raise Refused("host-no-page")
    text = catalogue(game, language)
    tag = f'"{sha256(text.encode()).hexdigest()[:32]}"'
    headers = ASKED_AGAIN | {"etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers)


@get("/api/draws", tags=[HOST], responses=refusing(503))
async def all_draws(hub: NamedDependency[Hub]) -> AllDraws:
    """How often every side, card and tile came up in all finished games, and how often expected."""
    return await hub.store.read(draw_counts.all_draws)


def _strengths(game: Game) -> list[Strength]:
    return [Strength(name, found.wins, found.gives_away) for name, found in measured(game.NAME).items()]


def _minds(game: Game) -> tuple[str, ...]:
    """The minds that can play a game of two with its usual options."""
    return minds_for(game, game.initial(game.Options()))


def _options(game: Game) -> list[Option]:
    found: list[Option] = msgspec.convert(described(game.OPTIONS), list[Option])
    return found


ROUTES = [health, ready, metrics, games, check_options, rules, words, all_draws]
