"""Posts a link to Discord or Matrix when somebody at a host waits for an opponent: `python call_players.py HOST`.

DISCORD_WEBHOOK is the address of a Discord webhook. For Matrix, MATRIX_SERVER, MATRIX_ROOM and MATRIX_TOKEN say where.
"""

import html
import json
import os
import secrets
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple
from urllib.parse import quote
from urllib.request import Request, urlopen

from ossuary.client import Client
from ossuary.host.protocol.http import Listed
from ossuary.words import Words

PAUSE = 20.0  # seconds between two looks at the lobby
PATIENCE = 10.0  # seconds for a chat server to answer
MARKED = "\\`*_~|>[]()#-@:"  # signs that mean something in a chat


class Call(NamedTuple):
    """Somebody who waits: what is said of it, and where to come."""

    text: str
    link: str


class Post(NamedTuple):
    """What is sent to a chat server."""

    method: str
    url: str
    headers: dict[str, str]
    body: dict[str, object]


def calls(host: str, lobby: Iterable[Listed], known: set[str], words: Words) -> Iterator[Call]:
    """Those in a lobby who wait and were not called for before; `known` remembers them."""
    for table in lobby:
        if table.status == "open" and table.open_seats and table.table not in known:
            known.add(table.table)
            names = ", ".join(name for name in table.players if name) or "Somebody"
            game = words.say(f"rules-{table.game}-title")
            yield Call(f"{names} would like to play {game}", f"{host}/t/{table.table}")


def discord(call: Call, webhook: str) -> Post:
    """A call for a Discord channel; a name in it is plain text, and calls nobody by itself."""
    plain = "".join(f"\\{sign}" if sign in MARKED else sign for sign in call.text)
    body: dict[str, object] = {"content": f"{plain}: <{call.link}>", "allowed_mentions": {"parse": []}}
    return Post("POST", webhook, {}, body)


def matrix(call: Call, server: str, room: str, token: str) -> Post:
    """A call for a Matrix room, as a notice, which bots do not answer."""
    url = f"{server}/_matrix/client/v3/rooms/{quote(room, safe='')}/send/m.room.message/{secrets.token_urlsafe(12)}"
    text = f'{html.escape(call.text)}: <a href="{html.escape(call.link)}">{html.escape(call.link)}</a>'
    body: dict[str, object] = {"msgtype": "m.notice", "body": f"{call.text}: {call.link}"}
    body |= {"format": "org.matrix.custom.html", "formatted_body": text}
    return Post("PUT", url, {"Authorization": f"Bearer {token}"}, body)


def posts(call: Call, where: Mapping[str, str]) -> Iterator[Post]:
    """A call for every chat that the environment names."""
    if webhook := where.get("DISCORD_WEBHOOK"):
        yield discord(call, webhook)
    if server := where.get("MATRIX_SERVER"):
        yield matrix(call, server.rstrip("/"), where["MATRIX_ROOM"], where["MATRIX_TOKEN"])


def send(post: Post) -> None:
    """Sends a post; a chat server that does not take it is no reason to stop."""
    headers = {"Content-Type": "application/json", "User-Agent": "ossuary", **post.headers}
    request = Request(post.url, json.dumps(post.body).encode(), headers, method=post.method)
    try:
        with urlopen(request, timeout=PATIENCE):
            pass
    except OSError as error:
        print(f"not sent: {error}", file=sys.stderr)


def main(host: str) -> None:
    """Looks at the lobby again and again."""
    client, known, words = Client(host), set[str](), Words("en")
    while True:
        for call in calls(client.host, client.lobby(), known, words):
            for post in posts(call, os.environ):
                send(post)
        time.sleep(PAUSE)


if __name__ == "__main__":
    main(sys.argv[1])
