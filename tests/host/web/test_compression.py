"""Compressed answers: what is sent, and that no other request waits for it."""

import asyncio
import gzip
import threading
import zlib
from typing import Any

import httpx
import pytest

from ossuary.host.web.compression import QUICK, SMALLEST, Compressed

from ..host import Host

REAL = zlib.compressobj


class Packer:
    """zlib's, which notes on which threads it works."""

    def __init__(self, **how: Any) -> None:
        self._real = REAL(**how)
        self.threads: set[int] = set()

    def compress(self, body: bytes) -> bytes:
        """A part of the answer."""
        self.threads.add(threading.get_ident())
        return self._real.compress(body)

    def flush(self) -> bytes:
        """Its end."""
        self.threads.add(threading.get_ident())
        return self._real.flush()


def sent(*bodies: bytes, **more: str) -> list[Any]:
    """The messages of an answer in parts, as they are sent."""
    found: list[Any] = []

    async def main() -> None:
        async def send(message: Any) -> None:
            found.append(message)

        answer = Compressed(send)
        length = {"content-length": str(sum(map(len, bodies)))}
        headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in (length | more).items()]
        await answer({"type": "http.response.start", "status": 200, "headers": headers})
        for number, body in enumerate(bodies, start=1):
            await answer({"type": "http.response.body", "body": body, "more_body": number < len(bodies)})

    asyncio.run(main())
    return found


@pytest.mark.parametrize("size", [SMALLEST, QUICK, QUICK + 1, 1_000_000])
def test_only_what_is_quickly_compressed_is_compressed_on_the_loop(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    packers = list[Packer]()

    def made(**how: Any) -> Packer:
        packers.append(Packer(**how))
        return packers[-1]

    monkeypatch.setattr(zlib, "compressobj", made)
    body = sent(b"x" * size)[1]
    assert gzip.decompress(body["body"]) == b"x" * size
    assert [threading.get_ident() in packer.threads for packer in packers] == [size <= QUICK]


def test_an_answer_in_parts_is_compressed_as_one() -> None:
    start, *parts = sent(b"a" * 100_000, b"", b"b" * 100, b"c" * 100_000)
    assert gzip.decompress(b"".join(part["body"] for part in parts)) == b"a" * 100_000 + b"b" * 100 + b"c" * 100_000
    assert dict(start["headers"]) == {b"content-encoding": b"gzip", b"vary": b"Accept-Encoding"}


def test_short_answers_are_left_alone() -> None:
    start, body = sent(b"x" * (SMALLEST - 1))
    assert body["body"] == b"x" * (SMALLEST - 1)
    assert start["headers"] == [(b"content-length", str(SMALLEST - 1).encode())]


@pytest.mark.parametrize("header", [{"content_encoding": "br"}, {"content_type": "application/zip"}])
def test_what_is_compressed_already_is_left_alone(header: dict[str, str]) -> None:
    start, *parts = sent(b"x" * 10_000, b"y" * 10_000, **header)
    assert b"".join(part["body"] for part in parts) == b"x" * 10_000 + b"y" * 10_000
    assert (b"content-length", b"20000") in start["headers"]
    assert (b"content-encoding", b"gzip") not in start["headers"]


@pytest.mark.parametrize(
    ("accepts", "packed"),
    [
        *((header, True) for header in ("gzip", "GZip", "br, gzip;q=0.1", "gzip; q=1.0, *;q=0")),
        *((header, False) for header in ("", "identity", "br", "gzip;q=0", "gzip ; q=0.000, br")),
    ],
)
def test_only_who_accepts_it_gets_it(host: Host, accepts: str, packed: bool) -> None:
    answer = httpx.get(f"{host.url}/api/words/bones/en", headers={"accept-encoding": accepts})
    assert (answer.headers.get("content-encoding") == "gzip") == packed


def test_who_accepts_it_gets_the_same_answer_in_fewer_bytes(host: Host) -> None:
    address = f"{host.url}/api/words/rolling-bones/en"
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    packed = httpx.get(address, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip" and "accept-encoding" in packed.headers["vary"].lower()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.text == plain.text
