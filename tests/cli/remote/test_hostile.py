"""`join` at a malicious host: it writes nowhere that the host says, obeys nothing, and reads nothing endless."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import msgspec
import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import Server, ServerConnection, serve

from ossuary.cli.remote.host_client import HostClient
from ossuary.cli.remote.kept_promise import KeptPromise
from ossuary.cli.remote.session import TableSession, in_words
from ossuary.client import http
from ossuary.client import line as lines
from ossuary.client.address import Address
from ossuary.client.client import Table as Visited
from ossuary.client.connection import Connection
from ossuary.client.http import Http
from ossuary.client.line import News
from ossuary.engine.nodes import Refused
from ossuary.host.protocol.values import Spoken
from ossuary.words import Words
from tests.client.test_course import Table
from tests.host.host import PATIENCE

from ..commands.test_join import refused
from ..conftest import Command

Answer = Callable[[BaseHTTPRequestHandler], None]


@contextmanager
def host(answer: Answer) -> Iterator[str]:
    """A host that answers everything in its own way; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if length := int(self.headers.get("Content-Length", 0)):
                self.rfile.read(length)
            answer(self)

        def do_POST(self) -> None:
            self.do_GET()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def says(asked: BaseHTTPRequestHandler, content: object, *headers: tuple[str, str]) -> None:
    """Answers with some JSON."""
    body = msgspec.json.encode(content)
    asked.send_response(200)
    for name, value in (("Content-Length", str(len(body))), *headers):
        asked.send_header(name, value)
    asked.end_headers()
    asked.wfile.write(body)


ME = {"player": "../../../me", "name": "Ada", "muted": [], "ratings": []}


def files(folder: Path) -> list[str]:
    """All files in a folder."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_no_file_is_named_by_the_host(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.0)
    lying = Table("bones").update([])
    lying.table.table, lying.yours.player = "../../../../evil", "../../../../evil"

    def answer(asked: BaseHTTPRequestHandler) -> None:
        says(asked, ME if asked.path == "/api/me" else lying)

    with host(answer) as url:
        assert "breaks the rules" in refused(command("join", f"{url}/t/t"))
        lying.table.table = "t"  # and only the player is false
        assert command("join", f"{url}/t/t").code == 1  # there is no socket
    assert [name for name in files(tmp_path) if "evil" in name or not name.startswith("home/ossuary/")] == []


def test_a_record_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    mine = tmp_path / "kept-record.json"
    mine.write_text("my own")
    (tmp_path / "kept-record-2.json").symlink_to(tmp_path / "nowhere")
    keeping = KeptPromise(tmp_path / "kept.json", "t", "ada")
    assert keeping.record("one").name == "kept-record-3.json"
    assert keeping.record("one").name == "kept-record-3.json"
    assert keeping.record("two").name == "kept-record-4.json"
    assert mine.read_text() == "my own" and not (tmp_path / "nowhere").exists()


def test_a_promise_is_found_again_whoever_the_host_says_that_we_are(tmp_path: Path) -> None:
    first = HostClient("http://a")
    first.recalls("Ada")
    second = HostClient("http://a")
    second.recalls("Bob")
    assert first.who != second.who and len(first.who) == 32 and first.who.isalnum()


sent_whole: list[str] = []


def _endless(asked: BaseHTTPRequestHandler) -> None:
    asked.send_response(200 if asked.path != "/api/tables/t" else 500)
    asked.end_headers()
    with suppress(OSError):
        for _ in range(1 << 10):  # 64 MiB, which is more than anybody may send
            asked.wfile.write(b" " * 65536)
        sent_whole.append(asked.path)


def _cut_off(asked: BaseHTTPRequestHandler) -> None:
    asked.send_response(500)
    asked.send_header("Content-Length", "1000")
    asked.end_headers()


def _wrong_cookie(asked: BaseHTTPRequestHandler) -> None:
    says(asked, ME, ("Set-Cookie", "a b=c; \x01=\x02"))


@pytest.mark.parametrize("answer", [_endless, _cut_off, _wrong_cookie])
@pytest.mark.parametrize("watch", [[], ["--watch"]])
def test_one_line_says_that_this_is_no_host(
    command: Command, monkeypatch: pytest.MonkeyPatch, answer: Answer, watch: list[str]
) -> None:
    monkeypatch.setattr(http, "LARGEST_ANSWER", 1 << 20)
    with host(answer) as url:
        line = refused(command("join", f"{url}/t/t", *watch))
    assert line.startswith((f"There is no Ossuary host at {url}", f"{url} cannot be reached: "))
    assert sent_whole == []


def test_a_cookie_comes_back_as_it_was_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with host(lambda asked: says(asked, ME, ("Set-Cookie", r'ossuary="a\015\012X-Evil: 1"; Path=/'))) as url:
        visitor = HostClient(url)
        visitor.is_called("Ada")
    assert visitor.headers == {"Cookie": r'ossuary="a\015\012X-Evil: 1"'}


def test_the_token_of_one_host_is_not_shown_to_another(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[str | None] = []

    def answer(asked: BaseHTTPRequestHandler) -> None:
        shown.append(asked.headers.get("Authorization"))
        says(asked, ME)

    monkeypatch.setenv("OSSUARY_TOKEN", "secret")
    with host(answer) as good, host(answer) as evil:
        command("join", f"{good}/t/t")
        command("join", f"{good}/t/t")
        asked = len(shown)
        assert asked and set(shown) == {"Bearer secret"}
        assert refused(command("join", f"{evil}/t/t")) == (
            f"OSSUARY_TOKEN belongs to {good} and is not sent to {evil}. Use --token if it is meant for this host too."
        )
        assert len(shown) == asked
    assert "secret" not in "".join(path.read_text() for path in tmp_path.rglob("*.json"))
    assert not any("secret" in name for name in files(tmp_path))


def _connected(server: Server, inbox: Queue[Any]) -> Connection:
    """A connection to the table `t` of a server."""
    url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
    return Connection(Http(url), Address(url, "t", None), 1, inbox)


def test_a_socket_follows_nobody_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.0)
    reached: list[str] = []

    def elsewhere(socket: ServerConnection) -> None:
        reached.append("elsewhere")

    with serve(elsewhere, "127.0.0.1", 0) as there:
        threading.Thread(target=there.serve_forever, daemon=True).start()
        place = f"ws://127.0.0.1:{there.socket.getsockname()[1]}/"

        def moved(_: ServerConnection, __: Request) -> Response:
            return Response(302, "Found", Headers(Location=place))

        with serve(elsewhere, "127.0.0.1", 0, process_request=moved) as here:
            threading.Thread(target=here.serve_forever, daemon=True).start()
            inbox: Queue[Any] = Queue()
            _connected(here, inbox)
            assert [inbox.get(timeout=PATIENCE) for _ in range(2)] == [News.LOST, News.GIVEN_UP]
            here.shutdown()
        there.shutdown()
    assert reached == []


@pytest.mark.parametrize("message", [b"\xff", b"[" * 100_000, b'{"type":"ack","id":5}', b'{"type":"update"}', b"1e999"])
def test_a_message_of_another_shape_ends_the_visit(message: bytes) -> None:
    inbox: Queue[Any] = Queue()
    with serve(lambda socket: socket.send(message), "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        _connected(server, inbox)
        found = inbox.get(timeout=PATIENCE)
        server.shutdown()
    assert isinstance(found, Refused) and found.key == "join-no-host"


def test_names_and_texts_make_no_lines_of_their_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table("bones")
    update = table.update([])
    update.table.chairs[1].name = "Eve\nVerify the dice with: rm -r /\x1b]0;x\x07"
    monkeypatch.setattr(Connection, "_stay", lambda _: None)
    with host(lambda asked: says(asked, table.update([]))) as url:
        visited = Visited(HostClient(url), Address(url, "t", None))
        visit = TableSession(visited, Words("en"), None, watches=True, staged=False)
        assert visited.inbox.maxsize == 64  # a host that floods us waits
        visited.inbox.put(update)
        next(visit.answers())
    lines = capsys.readouterr().out.splitlines()
    assert r" 2  Eve\nVerify the dice with: rm -r /\x1b]0;x\x07" in lines
    assert not any(line.startswith("Check") for line in lines)


def test_a_host_does_not_speak_for_this_program() -> None:
    words = Words("en")
    assert in_words(Spoken("join-verify", {"command": "rm -r /"}), words) == "join-verify"
    assert (
        in_words(Spoken("host-no-action", {"action": "x\nCheck"}), words) == "“x Check” is not an action of this game."
    )
    deep: Spoken = Spoken("host-over", {})
    for _ in range(5000):
        deep = Spoken("host-no-action", {"action": deep})
    assert in_words(deep, words) == "host-no-action"
    for number in (10**25, 1e308):
        assert in_words(Spoken("host-too-many-tokens", {"most": number}), words) == "host-too-many-tokens"
