"""The page: the files built from web/, or a short notice if they are missing."""

import asyncio
from collections.abc import AsyncGenerator
from email.utils import formatdate
from pathlib import Path
from stat import S_ISREG

from ...engine.nodes import Refused
from .answers import ALONE, Answer, refused
from .preview import with_preview
from .request import Request
from .route import Route

STATIC = Path(__file__).parents[1] / "static"
ADDRESSES = [
    *("/", "/new", "/me", "/t/{table}", "/t/{table}/back", "/rules/{game}", "/recover/{code}"),
    *("/check", "/check/{table}", "/draws", "/games", "/beside", "/beside/{game}", "/sheet/{sheet}"),
    *("/practice", "/practice/{game}", "/daily", "/daily/{day}", "/tournaments", "/tournaments/{tournament}"),
]
ROOT = (
    *("apple-touch-icon.png", "compiled.json", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "icon.svg"),
    *("licences.txt", "manifest.webmanifest", "sw.js"),
)
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ASKED_AGAIN = {"cache-control": "no-cache"}
FOR_EVER = {"cache-control": "max-age=31536000, public, immutable"}  # their names change with their content
PACKED = r"\.(packed|npz|zip|png|mp3|woff2)$"  # files that do not become smaller
BESIDE = f'<meta name="ossuary-alone" content="{ALONE}" />'  # tells the page where it is without a host
BY_HOST = '<meta name="ossuary-host" content="/" />'  # and that one where the host is
PIECE = 1024 * 1024  # bytes of a file that are read at once
SIGN_OF_LIFE = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Ossuary</title>"
    "<h1>Ossuary</h1><p>This host is running. Its tables are played through the protocol at <code>/api</code>.</p>"
)


async def page(request: Request) -> Answer:
    """The page, which reads from its address what to show."""
    text = await with_preview(request, _built(), STATIC)
    answer = _page(text.replace("</head>", BESIDE + "</head>", 1) if request.services.settings.alone else text)
    answer.headers["vary"] = "Accept-Language"
    return answer


async def root(request: Request) -> Answer:
    """Files at the top: icons, licences, the manifest, and the service worker, whose scope is the whole page."""
    return await _file(request, STATIC, request.path.strip("/"), ASKED_AGAIN)


async def asset(request: Request) -> Answer:
    """Files of the page, which a browser keeps for ever."""
    return await _file(request, STATIC / "assets", request.values["rest"], FOR_EVER)


async def alone(request: Request) -> Answer:
    """The page that needs no host, which asks for its files below its own address."""
    folder = request.services.settings.alone
    if folder is None:
        return nowhere(request)
    if not request.path.endswith("/"):
        return Answer(status=308, headers={"location": ALONE})
    index = await asyncio.to_thread((Path(folder) / "index.html").read_text, encoding="utf-8")
    return _page(index.replace("</head>", BY_HOST + "</head>", 1))


async def of_alone(request: Request) -> Answer:
    """The files of that page."""
    folder, name = request.services.settings.alone, request.values["rest"]
    if folder is None:
        return nowhere(request)
    return await _file(request, Path(folder), name, FOR_EVER if name.startswith("assets/") else ASKED_AGAIN)


def nowhere(request: Request) -> Answer:
    """The answer at an unknown address: a refusal for programs, the page for people."""
    if request.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return refused(Refused("host-no-page", reason="Not Found"))
    return _page(status=404)


PAGES = [
    *(Route(method, ALONE, alone) for method in ("GET", "HEAD")),
    *(Route(method, ALONE + "{rest}", of_alone) for method in ("GET", "HEAD")),
    *(Route("GET", address, page) for address in ADDRESSES),
    *(Route("GET", f"/{name}", root) for name in ROOT),
    *(Route(method, "/assets/{rest}", asset) for method in ("GET", "HEAD")),
]


def _page(text: str | None = None, status: int = 200) -> Answer:
    return Answer((text or _built()).encode(), "text/html", status, dict(ASKED_AGAIN))


def _built() -> str:
    index = STATIC / "index.html"
    return index.read_text(encoding="utf-8") if index.is_file() else SIGN_OF_LIFE


async def _file(request: Request, folder: Path, name: str, headers: dict[str, str]) -> Answer:
    found = await asyncio.to_thread(_found, folder, name)
    if found is None:
        return nowhere(request)
    path, size, changed = found
    about = {
        "content-disposition": f'inline; filename="{path.name}"',
        "etag": f'"{changed}-{size}"',
        "last-modified": formatdate(changed, usegmt=True),
    }
    kind = KINDS.get(path.suffix, "application/octet-stream")
    if size <= PIECE:
        return Answer(await asyncio.to_thread(path.read_bytes), kind, headers=headers | about)
    return Answer(_pieces(path), kind, headers=headers | about | {"content-length": str(size)})


def _found(folder: Path, name: str) -> tuple[Path, int, float] | None:
    """A file in a folder, its size, and when it was last changed."""
    try:
        path = (folder / name).resolve()
        about = path.stat()
    except OSError:  # there is none, or none can have that name
        return None
    inside = S_ISREG(about.st_mode) and path.is_relative_to(folder.resolve())
    return (path, about.st_size, about.st_mtime) if inside else None


async def _pieces(path: Path) -> AsyncGenerator[bytes, None]:
    """A large file, piece by piece."""
    with path.open("rb") as file:
        while piece := await asyncio.to_thread(file.read, PIECE):
            yield piece
