"""A module for browsers, called by the page's own loader in Node."""

import base64
import json
import os
import subprocess
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np

from ossuary.compiling.description import field_names
from ossuary.twin.kinds import Array, Kind, Record, Signature

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CALLER = Path(__file__).with_name("caller.ts")


class Call(NamedTuple):
    """A function, what it takes and gives, and what it is given."""

    part: str
    name: str
    signature: Signature
    given: tuple[Any, ...]


def run(*words: str) -> None:
    """Runs a program of Node."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    settings = os.environ | {"PATH": path}
    ran = subprocess.run(words, env=settings, capture_output=True, text=True, check=False, cwd=WEB)
    assert ran.returncode == 0, ran.stderr


def answered(program: Path, module: Path, question: Any, *more: str) -> Any:
    """What a program says to a question about a module."""
    with TemporaryDirectory() as folder:
        asked, answer = Path(folder) / "asked.json", Path(folder) / "answer.json"
        asked.write_text(json.dumps(question), encoding="utf-8")
        run("node", str(program), str(module), str(asked), str(answer), *more)
        return json.loads(answer.read_text(encoding="utf-8"))


def bundled(source: Path, folder: Path) -> Path:
    """A program in TypeScript, with what it imports, as one file that Node runs."""
    made = folder / f"{source.stem}.mjs"
    words = ["node", "node_modules/rolldown/bin/cli.mjs", str(source), "--format", "esm", "--platform", "node"]
    run(*words, "-o", str(made))
    return made


def outcomes(caller: Path, module: Path, calls: Sequence[Call], pages: int | None = None) -> Iterator[list[Any] | None]:
    """All numbers that each call gives back or leaves behind; None where it fails."""
    said = [
        {"part": call.part, "name": call.name, "given": list(map(_said, call.signature.takes, call.given))}
        for call in calls
    ]
    answer = answered(caller, module, said, *([] if pages is None else [str(pages)]))
    for call, found in zip(calls, answer, strict=True):
        if not found["fields"]:
            yield None
            continue
        takes, gives = call.signature
        left = found["fields"]["left"]["fields"]
        kinds = [(gives, found["fields"]["found"]), *((kind, left[str(at)]) for at, kind in enumerate(takes))]
        yield [number for kind, value in kinds for number in _heard(kind, value)]


def _said(kind: Kind, value: Any) -> Any:
    if isinstance(kind, Array):
        array = np.ascontiguousarray(value)
        return {"dtype": kind.dtype, "shape": array.shape, "data": base64.b64encode(array.tobytes()).decode()}
    if isinstance(kind, Record):
        fields = zip(field_names(kind), kind.fields, value, strict=True)
        return {"fields": {name: _said(field, part) for name, field, part in fields}}
    return str(int(value)) if kind is int else kind(value)


def _heard(kind: Kind, said: Any) -> Iterator[Any]:
    if isinstance(kind, Array):
        yield np.frombuffer(base64.b64decode(said["data"]), np.dtype(kind.dtype)).reshape(said["shape"])
    elif isinstance(kind, Record):
        for name, field in zip(field_names(kind), kind.fields, strict=True):
            yield from _heard(field, said["fields"][name])
    elif said is not None:
        yield np.asarray(int(said) if kind is int else said)
