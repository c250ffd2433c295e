"""A client that is cut off at any moment comes back for what it missed, and nothing of what it asks happens twice."""

import json
import random
import secrets
import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ossuary.host.live.missed import SHOWN

from ..crash import GAMES, ME, MIND, bare
from ..host import Guest, Host, Live


class Flighty:
    """A client whose connection breaks all the time, and which then repeats unanswered commands."""

    def __init__(self, guest: Guest, table: str, rng: random.Random) -> None:
        self._guest = guest
        self._table = table
        self._rng = rng
        self._asked: dict[str, Any] | None = None
        self.version = 0
        self.over = False
        self.happened: list[Any] = []
        self.acked: dict[str, int] = {}  # the version that each command made
        self.cuts = 0

    def visit(self) -> None:
        """Comes, plays for a while, and is cut off."""
        with self._guest.live(self._table, since=self.version) as live:
            if self._asked:
                self._retry(live)
            while live.update["table"]["status"] != "over" and self._rng.random() < 0.8:
                if not live.update["yours"]["offers"]:
                    live.next("update")
                    continue
                self._ask(live)
                if self._rng.random() < 0.3:
                    break  # before the answer
                self._retry(live, sent=True)
                if self._rng.random() < 0.2:
                    again = self._answer(live, live.send(**self._last))
                    assert again["type"] == "ack" and again["again"]
                    assert again["version"] == self.acked[again["id"]]
            self.over = live.update["table"]["status"] == "over" and self._asked is None
            self._note(live)
            if self._rng.random() < 0.7:
                live.socket.socket.shutdown(socket.SHUT_RDWR)
                self.cuts += 1

    def _ask(self, live: Live) -> None:
        version, yours = live.update["table"]["version"], live.update["yours"]
        self._asked = {"id": secrets.token_urlsafe(8), "version": version, "seat": 0}
        if yours["undo"] and self._rng.random() < 0.2:
            self._asked["type"] = "undo"
        else:
            self._asked |= {"type": "act", "actions": [self._rng.choice(yours["offers"])["action"]]}
        live.send(**self._asked)

    def _retry(self, live: Live, sent: bool = False) -> None:
        assert self._asked
        self._last = self._asked
        answer = self._answer(live, self._last["id"] if sent else live.send(**self._last))
        assert answer["type"] == "ack", (self._last, answer)
        self.acked[answer["id"]] = answer["version"]
        self._asked = None

    def _answer(self, live: Live, id: str) -> Any:
        while True:
            message = live.next()
            if message["type"] in ("ack", "refusal"):
                assert message["id"] == id
                return message

    def _note(self, live: Live) -> None:
        for update in live.updates:
            self.happened += update["happened"]
            self.version = update["table"]["version"]
            assert [happened["version"] for happened in self.happened] == list(range(1, self.version + 1))


def moves_of(happened: list[Any]) -> list[str]:
    """The moves of a game, as a spectator has seen them."""
    moves: list[str] = []
    for happening in happened:
        if happening["kind"] == "undone":
            moves.pop()
        for beat in happening["beats"]:
            moves += [beat["action"]] if beat["action"] else [piece["outcome"] for piece in beat["throw"]]
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_who_is_cut_off_gets_what_was_missed(ada: Guest, bob: Guest, game: str) -> None:
    rng, cuts = random.Random(game), 0
    while cuts < 40:
        cuts += cut_off(ada, bob, game, rng)


def cut_off(ada: Guest, bob: Guest, game: str, rng: random.Random) -> int:
    """Plays a game between a player who is cut off and one who is not; returns how often that happened."""
    opened = ada.open(game, [ME, MIND])
    table = opened["table"]
    with bob.live(table, since=0, invite=opened["invite"]) as spectator:
        ada.ask(table, "start")
        player = Flighty(ada, table, rng)
        while not player.over:
            player.visit()
            while spectator.update["table"]["version"] < player.version:
                spectator.next("update")
        seen = [happened for update in spectator.updates for happened in update["happened"]]
    assert bare(player.happened) == bare(seen)
    asked = [happened["version"] for happened in seen if happened["by"] == "player" and happened["version"] > 2]
    assert asked == list(player.acked.values())
    record = ada.got(ada.http.get(f"/api/tables/{table}/record"))
    assert record["moves"] == moves_of(seen)
    return player.cuts


def test_what_was_missed_lately_can_still_be_shown(ada: Guest, bob: Guest) -> None:
    opened = ada.open("skulls-of-sedlec", [ME, MIND])
    table = opened["table"]
    with bob.live(table, since=0, invite=opened["invite"]) as spectator:
        ada.ask(table, "start")
        with ada.live(table) as player:
            while player.update["table"]["status"] != "over":
                if offers := player.update["yours"]["offers"]:
                    version = player.update["table"]["version"]
                    player.ask(type="act", version=version, seat=0, actions=[offers[0]["action"]])
                else:
                    player.next("update")
        while spectator.update["table"]["status"] != "over":
            spectator.next("update")
        seen = [happened for update in spectator.updates for happened in update["happened"]]
    with bob.live(table, since=0, invite=opened["invite"]) as late:
        told = late.update["happened"]
    assert len(told) > SHOWN
    assert told[-SHOWN:] == seen[-SHOWN:]
    assert bare(told) == bare(seen)
    assert not any(beat.get("look") for happened in told[:-SHOWN] for beat in happened["beats"])


@pytest.mark.nightly
def test_who_does_not_keep_up_is_sent_away_and_told_later(host: Host, ada: Guest) -> None:
    table = ada.open("bones", [{**ME, "name": name} for name in "ABCD"])["table"]
    ada.ask(table, "start")
    with socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", host.port))
        address = f"{host.url}/api/tables/{table}/live?since=0".replace("http", "ws", 1)
        headers = {"Origin": host.url, "Cookie": ada.cookie}
        with connect(address, sock=narrow, compression=None, additional_headers=headers) as slow:
            with ada.live(table) as quick:
                for number in range(1500):  # more than the system itself holds back
                    quick.ask(type="standing", seat=0, answer=("ask", "decline")[number % 2])
            messages: list[Any] = []
            with pytest.raises(ConnectionClosed) as ended:
                messages.extend(json.loads(message) for message in slow)
    assert ended.value.rcvd and ended.value.rcvd.code == 1012  # come again
    versions = [happened["version"] for message in messages for happened in message.get("happened", [])]
    assert versions == list(range(1, len(versions) + 1))
    with ada.live(table, since=1400) as live:
        assert 0 < len(versions) < 1400
        assert [happened["version"] for happened in live.update["happened"]] == list(range(1401, 1503))
