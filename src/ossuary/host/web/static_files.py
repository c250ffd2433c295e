"""The page: the files built from web/, or a short notice if they are missing."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from ...engine.nodes import Refused
from .answers import refused
from .auth import Connection, check_caller

STATIC = Path(__file__).parents[1] / "static"
ADDRESSES = [
    *("/", "/new", "/me", "/t/{table:str}", "/t/{table:str}/back", "/rules/{game:str}", "/recover/{code:str}"),
    *("/check", "/check/{table:str}", "/draws", "/games", "/beside", "/beside/{game:str}", "/sheet/{sheet:str}"),
]
ROOT = {
    "apple-touch-icon.png": "image/png",
    "compiled.json": "application/json",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
    "icon.svg": "image/svg+xml",
    "licences.txt": "text/plain",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
}
ASKED_AGAIN = {"cache-control": "no-cache"}
FOR_EVER = CacheControlHeader(public=True, max_age=31536000, immutable=True)  # their names change with their content
PACKED = r"\.(packed|npz|zip|png|woff2)$"  # files that do not become smaller
SIGN_OF_LIFE = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Ossuary</title>"
    "<h1>Ossuary</h1><p>This host is running. Its tables are played through the protocol at <code>/api</code>.</p>"
)


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    """The page, which reads from its address what to show."""
    return _page()


def nowhere(connection: Connection, error: NotFoundException) -> Response[str] | Response[bytes]:
    """The answer at an unknown address: a refusal for programs, the page for people."""
    if "route_handler" not in connection.scope:  # no route, so nothing has been checked yet
        try:
            check_caller(connection)
        except Refused as refusal:
            return refused(connection, refusal)
    if connection.scope["path"].startswith("/api") or "text/html" not in connection.headers.get("accept", ""):
        return refused(connection, error)
    return _page(404)


@get([f"/{name}" for name in ROOT], include_in_schema=False, sync_to_thread=False)
def root(request: Request[Any, Any, Any]) -> File:
    """Files at the top: icons, licences, the manifest, and the service worker, whose scope is the whole page."""
    name = request.url.path.removeprefix("/")
    if not (STATIC / name).is_file():
        raise NotFoundException
    return File(STATIC / name, media_type=ROOT[name], content_disposition_type="inline", headers=ASKED_AGAIN)


def built() -> list[ControllerRouterHandler]:
    """The routes of the page."""
    assets = STATIC / "assets"
    if not assets.is_dir():
        return [page, root]
    files = create_static_files_router("/assets", [assets], cache_control=FOR_EVER)
    return [page, root, files]


def _page(status: int = 200) -> Response[str]:
    index = STATIC / "index.html"
    text = index.read_text(encoding="utf-8") if index.is_file() else SIGN_OF_LIFE
    return Response(text, status_code=status, media_type="text/html", headers=ASKED_AGAIN)
