"""What a link to the page looks like where it is shared: title, sentence and picture, in the reader's language."""

import asyncio
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import NamedTuple

import structlog

from ...engine.nodes import Refused
from ...engine.registry import GAMES
from ...words import LANGUAGES, Words, words_in
from ..live.live_table import Live
from ..messages.view import seat_names
from ..table.match import OPEN
from ..table.rights import free_seats
from .door import query_of
from .request import Request
from .route import INVITE

NAME = "Ossuary"
PICTURES = "assets/previews"  # made by `make previews`: one for each game, and one of all
WIDE, HIGH = 1200, 630  # pixels of a picture
PLAIN = ('<html lang="en">', "<title>Ossuary</title>")  # what stands in the page as it was built
log = structlog.get_logger()


class Preview(NamedTuple):
    """What is shown of an address, and the name of its picture."""

    title: str
    sentence: str
    picture: str


async def with_preview(request: Request, page: str, static: Path) -> str:
    """The page with the preview of its address; the same for everybody who has the address."""
    language = language_of(request.headers.get("accept-language", ""))
    live = await _visible(request)
    return await asyncio.to_thread(_filled, request, page, static, words_in(language), live)


def _filled(request: Request, page: str, static: Path, words: Words, live: Live | None) -> str:
    found = _of_table(words, request.path, live) if live else _of_game(words, request.values.get("game", ""))
    shown = found or Preview(f"{NAME} · {words.say('page-title')}", words.say("page-subtitle"), NAME.lower())
    head = "\n    ".join(_tags(shown, words.language, _picture(request, static, shown.picture)))
    return page.replace(PLAIN[0], f'<html lang="{words.language}">', 1).replace(PLAIN[1], head, 1)


def _of_table(words: Words, path: str, live: Live) -> Preview | None:
    """A table that is waiting for players, is playing, or is looked back on."""
    match, game = live.match, live.match.table.game.NAME
    about = _of_game(words, game)
    if about is None:
        return None
    named = words.say(f"page-game-{game}")
    if path.rstrip("/").endswith("/back"):
        return about._replace(title=words.say("preview-back", game=named))
    names = dict(zip((sitting.player for sitting in match.sittings), seat_names(match, live.names), strict=True))
    inviting = names.get(match.creator) if match.creator else None
    if match.status == OPEN and inviting and free_seats(match, None):
        return about._replace(title=words.say("page-invited", who=inviting, game=named))
    return about._replace(title=words.say("preview-table", game=named))


def _of_game(words: Words, game: str) -> Preview | None:
    """A game, as its rules are shared."""
    if game not in GAMES or not words.has(f"page-game-{game}.sentence"):
        return None
    title = words.say("preview-rules", game=words.say(f"page-game-{game}"))
    return Preview(title, words.say(f"page-game-{game}.sentence"), game)


async def _visible(request: Request) -> Live | None:
    """The table in the address, where anybody with this very address may see it."""
    table = request.values.get("table")
    if table is None or not request.path.startswith("/t/"):
        return None
    try:
        return await request.hub.tables.visible_to(table, None, query_of(request, (INVITE,))["invite"])
    except Refused:
        return None
    except Exception as error:  # the page comes all the same, and says what is wrong
        log.error("no preview", exc_info=error)
        return None


def _tags(shown: Preview, language: str, picture: str | None) -> list[str]:
    """The tags of a preview; names are what people wrote, and every value is escaped."""
    told = {"og:type": "website", "og:site_name": NAME, "og:locale": {"de": "de_DE"}.get(language, "en_GB")}
    told |= {"og:title": shown.title, "og:description": shown.sentence}
    if picture:
        told |= {"og:image": picture, "og:image:width": str(WIDE), "og:image:height": str(HIGH)}
    tags = [f"<title>{escape(shown.title)}</title>"]
    tags += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return [*tags, f'<meta name="twitter:card" content="{"summary_large_image" if picture else "summary"}" />']


def _picture(request: Request, static: Path, name: str) -> str | None:
    """The whole address of a picture, with a mark of its content: it may be kept for ever."""
    for each in (name, NAME.lower()):
        file = static / PICTURES / f"{each}.png"
        if file.is_file():
            here = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
            return f"{here}/{PICTURES}/{each}.png?{sha256(file.read_bytes()).hexdigest()[:12]}"
    return None


def language_of(accepted: str) -> str:
    """The language of ours that a browser wants most; English if it names none."""
    wanted = []
    for place, part in enumerate(accepted.split(",")):
        name, _, weight = part.strip().partition(";")
        try:
            much = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            much = 0.0
        wanted.append((-much, place, name.split("-")[0].lower()))
    return next((name for much, _, name in sorted(wanted) if name in LANGUAGES and much < 0), LANGUAGES[0])
