"""The example that calls for opponents: who waits at a real host is called for once, in the form of each chat."""

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

from call_players import MARKED, Call, calls, discord, matrix, posts, send

from ossuary.client import Client
from ossuary.words import Words
from tests.host.host import Guest, Host

ME, OPEN = {"kind": "me"}, {"kind": "open"}
CALL = Call("Ada *@everyone* <b> would like to play Bones", "http://host/t/x-_1")


def test_who_waits_is_called_for_once(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        ada, known, words = Guest(host.url, "Ada"), set[str](), Words("en")
        client = Client(host.url)
        assert list(calls(client.host, client.lobby(), known, words)) == []
        ada.open("bones", [ME, OPEN])  # which is for friends
        ada.open("bones", [ME, {"kind": "mind", "mind": "random"}], listed=True)
        table = ada.open("shark-attacks", [ME, OPEN], listed=True)["table"]
        called = Call("Ada would like to play Shark Attacks!", f"{host.url}/t/{table}")
        assert list(calls(client.host, client.lobby(), known, words)) == [called]
        assert list(calls(client.host, client.lobby(), known, words)) == []
        assert client.table(called.link).update.table.game == "shark-attacks"


def test_a_name_says_nothing_to_discord() -> None:
    post = discord(CALL, "https://discord.example/hook")
    content = str(post.body["content"])
    assert post.body["allowed_mentions"] == {"parse": []} and content.endswith(": <http://host/t/x-_1>")
    said = content.removesuffix(": <http://host/t/x-_1>")
    assert all(said[place - 1] == "\\" for place, sign in enumerate(said) if sign in MARKED[1:])


def test_a_name_says_nothing_to_matrix() -> None:
    post = matrix(CALL, "https://matrix.example", "!room:matrix.example", "secret")
    assert (post.method, post.headers) == ("PUT", {"Authorization": "Bearer secret"})
    assert post.url.startswith(
        "https://matrix.example/_matrix/client/v3/rooms/%21room%3Amatrix.example/send/m.room.message/"
    )
    assert post.body["msgtype"] == "m.notice" and "<b>" not in str(post.body["formatted_body"])
    assert post.url != matrix(CALL, "https://matrix.example", "!room:matrix.example", "secret").url


def test_every_chat_that_is_named_gets_its_post() -> None:
    taken: list[tuple[str, Any]] = []

    class Chat(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            taken.append((self.command, json.loads(self.rfile.read(int(self.headers["Content-Length"])))))
            self.send_response(204 if self.command == "POST" else 500)
            self.end_headers()

        def do_PUT(self) -> None:
            self.do_POST()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Chat) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_address[1]}"
        where = {"DISCORD_WEBHOOK": url, "MATRIX_SERVER": url, "MATRIX_ROOM": "!room", "MATRIX_TOKEN": "secret"}
        for post in posts(CALL, where):
            send(post)
        server.shutdown()
    assert [(method, *body) for method, body in taken] == [
        ("POST", "content", "allowed_mentions"),
        ("PUT", "msgtype", "body", "format", "formatted_body"),
    ]
    assert list(posts(CALL, {})) == []
