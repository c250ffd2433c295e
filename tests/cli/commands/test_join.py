"""`join`: minds and people at the tables of a real host, through the protocol."""

import json
import os
import pty
import re
import select
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

from ossuary.cli.remote.session import in_words
from ossuary.cli.remote.terminal import Terminal
from ossuary.client import connection
from ossuary.client import line as lines
from ossuary.client.address import Address
from ossuary.client.connection import Connection
from ossuary.client.http import Http
from ossuary.client.line import News
from ossuary.client.requests import Unwelcome
from ossuary.host.protocol.commands import Start
from ossuary.host.protocol.values import Spoken
from ossuary.words import Words
from tests.host.host import PATIENCE, Host, HostProcess
from tests.host.host import Guest as Friend

from ..conftest import CALLED, Command, Ran
from ..interrupting import STUCK, interrupted

GAMES: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 10},
    "shark-attacks": {"target": 10},
    "skulls-of-sedlec": {},
    "bones": {"end": "rounds=1"},
}
ME, OPEN, MIND = {"kind": "me"}, {"kind": "open"}, {"kind": "mind", "mind": "rule-of-thumb"}


class Table:
    """A table at a host that Ada has opened."""

    def __init__(self, host: Host, game: str, *seats: dict[str, Any], **options: Any) -> None:
        self.ada = Friend(host.url, "Ada")
        made = self.ada.open(game, list(seats), options={**GAMES[game], **options})
        self.id, self.invite = str(made["table"]), str(made["invite"])
        self.host = host.url
        self.url = f"{host.url}/t/{self.id}?invite={self.invite}"

    def seen(self) -> Any:
        """The table as Ada sees it."""
        return self.ada.seen(self.id)["table"]

    def until(self, what: Callable[[Any], object]) -> Any:
        """The table once something is so."""
        deadline = time.time() + PATIENCE
        while not what(table := self.seen()):
            assert time.time() < deadline, table
            time.sleep(0.05)
        return table

    def start(self, texts: int) -> None:
        """Starts the game once everybody is there and this many texts were given."""
        self.until(lambda table: len(table["dice"]["pledges"]) == texts and all(c["ready"] for c in table["chairs"]))
        self.ada.ask(self.id, "start")

    def token(self) -> str:
        """A token that proves to be Ada."""
        return str(self.ada.got(self.ada.http.post("/api/me/tokens", json={}))["text"])

    def act(self) -> bool:
        """Plays the first action that Ada is offered, if any."""
        update = self.ada.seen(self.id)
        for offer in update["yours"]["offers"][:1]:
            version, seat = update["table"]["version"], offer["seat"]
            self.ada.ask(self.id, "act", version=version, seat=seat, actions=[offer["action"]])
            return True
        return False


class Process:
    """`ossuary join` as a process, its input a pipe unless it is a terminal."""

    def __init__(self, *arguments: str, terminal: bool = False, **environment: str) -> None:
        self.inward, far = pty.openpty() if terminal else (-1, subprocess.PIPE)
        line = [sys.executable, "-m", "ossuary", "join", *arguments]
        environment = {**os.environ, **environment}
        self.process = subprocess.Popen(
            line, stdin=far, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        if terminal:
            os.close(far)
        self.out = ""

    def type(self, text: str) -> None:
        """Types into the terminal."""
        os.write(self.inward, text.encode())

    def until(self, text: str, times: int = 1) -> None:
        """Waits until a text was printed this many times."""
        assert self.process.stdout
        number, deadline = self.process.stdout.fileno(), time.time() + PATIENCE
        while self.out.count(text) < times:
            assert time.time() < deadline, self.out
            if select.select([number], [], [], 0.5)[0]:
                read = os.read(number, 65536).decode()
                assert read, self.out
                self.out += read

    def ran(self, typed: str | None = None) -> Ran:
        """What it came to in the end."""
        out, err = self.process.communicate(typed, timeout=PATIENCE)
        return Ran(self.process.returncode, self.out + out, err)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host for all tests here."""
    with Host(tmp_path_factory.mktemp("host"), rate=10_000) as made:
        yield made


def files(ran: Ran) -> tuple[Path, Path]:
    """The record and the kept file that were named at the end."""
    record = re.search(r"^Game recorded in (.*)$", ran.out, re.MULTILINE)
    kept = re.search(r"^Keep this file to verify the dice later: (.*)$", ran.out, re.MULTILINE)
    assert record and kept, ran.out
    assert ran.out.rstrip().endswith(f"verify {record[1]} --kept {kept[1]}")
    return Path(record[1]), Path(kept[1])


def check(command: Command, ran: Ran, table: Table) -> None:
    """A game that went well, and whose dice were those that were promised."""
    assert (ran.code, ran.err) == (0, "")
    record, kept = files(ran)
    verified = command("verify", record, "--kept", kept)
    assert verified.code == 0 and f"kept at table {table.id}" in verified.out


# Minds.


@pytest.mark.parametrize("game", GAMES)
def test_a_mind_plays_a_game_to_its_end(host: Host, command: Command, game: str) -> None:
    table = Table(host, game, ME, MIND)
    bot = Process(table.url, "--mind", "random", f"--token={table.token()}")
    table.start(texts=1)
    ran = bot.ran()
    check(command, ran, table)
    assert re.search(r"win|share", ran.out)


def test_two_minds_play_each_other(host: Host, command: Command) -> None:
    table = Table(host, "shark-attacks", ME, OPEN)
    first = Process(table.url, "--mind", "rule-of-thumb", OSSUARY_TOKEN=table.token())
    second = Process(f"{table.host}/api/tables/{table.id}?invite={table.invite}", "--mind", "random")
    table.start(texts=2)
    for bot in (first, second):
        check(command, bot.ran(), table)
    assert [chair["name"] for chair in table.seen()["chairs"]] == ["Ada", "random"]


def test_a_mind_goes_on_after_the_host_was_killed(command: Command, tmp_path: Path) -> None:
    with HostProcess(tmp_path) as host:
        table = Table(host, "rolling-bones", ME, OPEN, target=60)
        bot = Process(table.url, "--mind", "rule-of-thumb")
        table.start(texts=1)
        killed = False
        while table.seen()["status"] != "over":
            if not table.act() and not killed:  # in the midst of the mind's turn
                killed = True
                host.kill()
                bot.until("Connection lost. Trying again …")
                host.start()
        ran = bot.ran()
    check(command, ran, table)
    assert killed and ran.out.count("Connected again.") == 1


def test_a_mind_takes_its_seat_back(host: Host) -> None:
    table = Table(host, "shark-attacks", ME, OPEN, target=1000)
    bot = Process(table.url, "--mind", "random", f"--token={table.token()}")
    Friend(host.url, "Bob").ask(table.id, "join", table.invite)
    table.start(texts=1)
    table.until(lambda seen: seen["mover"] == 1)
    table.ada.ask(table.id, "leave", seat=0)
    bot.until("You are back.")
    table.ada.ask(table.id, "close")
    ran = bot.ran()
    assert ran.code == 0 and "The table was closed." in ran.out


# People.


def test_a_person_plays_a_game_from_a_script(host: Host, command: Command) -> None:
    table = Table(host, "skulls-of-sedlec", ME, MIND)
    typed = "say Hello!\nfly\nhelp\nrules\n\nstart\n" + "1\nundo\nfly\n1 fly\n" + "1\n" * 60
    ran = Process(table.url, f"--token={table.token()}").ran(typed)
    check(command, ran, table)
    for line in (
        "Everybody is here. Type “start” to begin.",
        "> say Hello!\nAda: Hello!",
        "> fly\nIt is not your move.",
        "> help\nType the number of an action",
        "> rules\n# Skulls of Sedlec",
        "> start\nThe texts for the dice are closed and are now shown.\nThe game begins.",
        "> fly\n“fly” is not an action.",
        "Your stack is complete.",
    ):
        assert line in ran.out
    assert re.search(r"\(\+[1-9]\d*\) → \d+ points? \[stack_", " ".join(ran.out.split()))
    assert max(len(line) for line in ran.out.splitlines() if "/" not in line) <= 80


def test_a_person_plays_in_german(host: Host) -> None:
    table = Table(host, "shark-attacks", ME, MIND, target=1000)
    ran = Process(table.url, f"--token={table.token()}", "--lang", "de").ran("start\nresign\nresign\n")
    assert (ran.code, ran.err) == (0, "")
    for line in (
        "Alle sind da. Mit „los“ beginnt das Spiel.",
        "> start\nDie Texte für die Würfel stehen fest und werden jetzt gezeigt.\nDas Spiel beginnt.",
        "> resign\nDu gibst das Spiel endgültig auf, wenn du noch einmal „aufgeben“ eingibst.",
        "> resign\nDu gibst auf.",
        "rule-of-thumb gewinnt!",
        "Prüf die Würfel mit: ",
    ):
        assert line in ran.out


def test_a_rated_game_tells_ratings_and_takes_no_mind(host: Host, command: Command) -> None:
    ada = Friend(host.url, "Ada")
    made = ada.open("shark-attacks", [ME, OPEN], clock={"seconds": 600}, rated=True)
    table, url = made["table"], f"{host.url}/t/{made['table']}?invite={made['invite']}"
    assert "rated games are between people" in refused(command("join", url, "--mind", "random"))
    bob = Process(url, "--name", "Bob")
    bob.until("rated: it changes the ratings")
    assert " 1  Ada  (1500 ± 392)" in bob.out
    with ThreadPoolExecutor(1) as pool:
        ended = pool.submit(bob.ran, "start\nresign\nresign\n")
        while (update := ada.seen(table))["table"]["status"] != "over" and not ended.done():
            for offer in update["yours"]["offers"][:1]:
                version = update["table"]["version"]
                ada.asked(table, "act", version=version, seat=0, actions=[offer["action"]])
            time.sleep(0.05)
        ran = ended.result()
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"you: rating 1[34]\d\d ± 291 \(-\d+\)", ran.out, re.IGNORECASE), ran.out


def test_actions_can_be_named_and_chained(host: Host, command: Command) -> None:
    table = Table(host, "rolling-bones", ME, MIND, target=40)
    typed = "start\nbury\nroll fly\n" + "lay-all\nbury\n1\n" * 60
    ran = Process(table.url, f"--token={table.token()}").ran(typed)
    check(command, ran, table)
    assert "> bury\nThat is against rule RB-" in ran.out
    assert "> roll fly\n“fly” is not an action." in ran.out
    assert re.search(r"^\d+  lay all that fits \(\d+\) → \d+ points  \[lay-all\]$", ran.out, re.MULTILINE)
    assert re.search(r"> lay-all\nYou lay .*\nYou lay ", ran.out)


def test_others_are_heard_while_a_person_thinks(host: Host) -> None:
    table = Table(host, "shark-attacks", ME, OPEN, target=1000)
    bob = Process(table.url, "--name", "Bob", terminal=True)
    bob.until("to begin.")
    with table.ada.live(table.id) as live:
        bob.until("Ada can start the game.")
        bob.type("1\n")
        bob.until("It is not your move.")
        table.ada.ask(table.id, "start")
        table.until(lambda seen: seen["mover"] == 1 or (table.act() and False))
        bob.until("Your move.")
        bob.until("\n> ")
        live.ask(type="say", text="Well?")
        bob.until("> \nAda: Well?\n> ")
    bob.until("Ada has disconnected.")
    bob.type("resign\n")
    bob.until("once more")
    bob.type("1\n")  # not that sure
    bob.until("You ")
    bob.type("leave\n")
    bob.until("A bot is playing for you. Type “back” to take your seat again.")
    bob.type("back\n")
    bob.until("You are back.")
    bob.type("resign\nresign\n")
    ran = bob.ran()
    assert ran.code == 0 and "You resign." in ran.out and "Ada wins!" in ran.out


def test_the_end_of_the_input_keeps_the_seat(host: Host, command: Command, tmp_path: Path) -> None:
    table = Table(host, "skulls-of-sedlec", ME, OPEN, OPEN)
    for _ in range(2):
        ran = command("join", table.url, "--name", "Bob")
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.endswith(f"Come back with: {CALLED} join '{table.url}' --name Bob\n")
    assert [chair["name"] for chair in table.seen()["chairs"]] == ["Ada", "Bob", None]
    assert len(table.seen()["dice"]["pledges"]) == 1
    assert command("join", f"{table.host}/{table.id}/?invite={table.invite}", "--name", "Cleo").code == 0
    assert [chair["name"] for chair in table.seen()["chairs"]] == ["Ada", "Bob", "Cleo"]
    guests = list((tmp_path / "home" / "ossuary" / "guests").iterdir())
    assert [stat.S_IMODE(guest.stat().st_mode) for guest in guests] == [0o600, 0o600]


def test_a_seat_is_taken_left_and_taken_again(host: Host, command: Command) -> None:
    table = Table(host, "skulls-of-sedlec", ME, OPEN, OPEN)
    bob = Process(table.url, "--name", "Bob", "--seat", "3", terminal=True)
    bob.until("Waiting for one more player.")
    assert [chair["name"] for chair in table.seen()["chairs"]] == ["Ada", None, "Bob"]
    bob.type("leave\n")
    ran = bob.ran()
    assert ran.code == 0 and "You have left the table." in ran.out
    assert [chair["name"] for chair in table.seen()["chairs"]] == ["Ada", None, None]
    assert command("join", table.url, "--name", "Bob", "--seat", "2").code == 0
    assert [chair["name"] for chair in table.seen()["chairs"]] == ["Ada", "Bob", None]


def test_ctrl_c_says_how_to_come_back(host: Host) -> None:
    table = Table(host, "bones", ME, OPEN)
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests run in the background ignore it
    bob = Process(table.url, "--name", "Bob", terminal=True)
    signal.signal(signal.SIGINT, heard)
    bob.until("Everybody is here.")
    bob.process.send_signal(signal.SIGINT)
    ran = bob.ran()
    assert ran.code == 130 and "Come back with: " in ran.err


INTERRUPT_AT = """
import os, signal, sys, threading
import ossuary.cli.commands.join, ossuary.cli.remote.bot, ossuary.cli.remote.enter, ossuary.cli.remote.person

def watch(frame, event, argument):
    calls = [frame, frame.f_back] if frame.f_back else [frame]
    if event == "return" and all(
        call.f_code.co_name == name and call.f_code.co_filename.endswith(file)
        for call, (file, name) in zip(calls, MOMENT)
    ):
        threading.setprofile(None)
        sys.setprofile(None)
        os.kill(os.getpid(), signal.SIGINT)

threading.setprofile(watch)
sys.setprofile(watch)
"""


@pytest.mark.parametrize(
    "moment",
    [
        [("http/client.py", "connect")],
        [("threading.py", "__enter__"), ("queue.py", "get")],
        [("remote/terminal.py", "line")],
        [("contextlib.py", "__enter__"), ("websockets/sync/connection.py", "send")],
        [("websockets/sync/connection.py", "send_data"), ("websockets/sync/connection.py", "send_context")],
    ],
    ids=lambda moment: moment[-1][1],
)
def test_ctrl_c_is_heard_at_any_moment(host: Host, moment: list[tuple[str, str]]) -> None:
    table = Table(host, "bones", ME, OPEN)
    code = f"MOMENT = {moment}\n{INTERRUPT_AT}"
    ran = interrupted("join", table.url, "--name", "Bob", code=code, typed="start\n")
    assert ran.code == 130
    assert ran.err == f"\nThe table goes on. Come back with: {CALLED} join '{table.url}' --name Bob\n"


def test_ctrl_c_is_heard_while_a_host_is_looked_up() -> None:
    code = f"{STUCK}\nimport socket\nsocket.getaddrinfo = stuck"
    ran = interrupted("join", "http://somewhere/t/x", code=code)
    assert ran.code == 130 and "Come back with: " in ran.err


@pytest.mark.parametrize("mind", ["deep:stuck", "deep:thinks"])
def test_ctrl_c_is_heard_while_a_mind_loads_or_thinks(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mind: str
) -> None:
    (tmp_path / "deep.py").write_text(STUCK)
    monkeypatch.chdir(tmp_path)
    table = Table(host, "bones", ME, MIND)
    table.ada.ask(table.id, "start")
    table.until(lambda seen: seen["mover"] == 0)
    ran = interrupted("join", table.url, f"--token={table.token()}", "--mind", mind)
    assert ran.code == 130 and "Come back with: " in ran.err and f"--mind {mind}" in ran.err


# Watching.


def test_a_game_is_watched_to_its_end(host: Host, command: Command, tmp_path: Path) -> None:
    table = Table(host, "shark-attacks", ME, MIND, target=200)
    first = Process(table.url, "--watch")
    second = Process(table.url, "--watch", "--keep", str(tmp_path / "kept.json"))
    for watcher in (first, second):
        watcher.until("Ada can start the game.")
    table.start(texts=0)
    third = Process(table.url, "--watch")
    third.until("On the table:")
    while table.seen()["status"] != "over":
        table.act()
    for watcher in (first, second, third):
        ran = watcher.ran()
        assert (ran.code, ran.err) == (0, "")
        assert "Ada" in ran.out and not re.search(r"\b[Yy]ou", ran.out)
        if watcher is second:
            check(command, ran, table)
        else:
            assert "Game recorded in" not in ran.out
    late = command("join", table.url, "--watch")
    assert late.code == 0 and re.search(r"wins!|shared by", late.out)


def test_a_host_that_stays_away_is_given_up(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.5)
    with HostProcess(tmp_path) as host:
        table = Table(host, "bones", ME, MIND)
        timer = threading.Timer(1.5, host.kill)
        timer.start()
        ran = command("join", table.url, "--watch")
        timer.join()
    assert ran.code == 1
    assert ran.out.endswith("Connection lost. Trying again …\n")
    assert ran.err.startswith("The host can no longer be reached. Come back later with: ")


# Errors.


def refused(ran: Ran) -> str:
    """The one line that says why, after nothing was done."""
    assert (ran.code, ran.out) == (2, "")
    line, end = ran.err[:-1], ran.err[-1:]
    assert end == "\n" and line and line.isprintable()
    return line


@pytest.mark.parametrize(
    "url", ["", "nonsense", "http://", "http://a/", "ftp://a/t/b", "http://a:b/t/c", "http://[/t/c"]
)
def test_what_is_no_address(command: Command, url: str) -> None:
    assert refused(command("join", url)).startswith(f"“{url}” is not the address of a table.")


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["--mind", "deep"], "There is no bot “deep”.", "Einen Bot „deep“ gibt es nicht."),
        (["--watch", "--seat", "1"], "You cannot watch and play:", "Wer zusieht, nimmt keinen Platz ein:"),
        (["--name", "x" * 41], "A name has 1 to 40 visible characters", "Ein Name hat 1 bis 40 Zeichen"),
        (["--name", "a\nb"], "A name has 1 to 40 visible characters", "Ein Name hat 1 bis 40 Zeichen"),
        (["--token", "wrong"], "The host does not know this token.", "Unter diesem Schlüssel kennt der Gastgeber"),
        (["--token", "wröng"], "The host does not know this token.", "Unter diesem Schlüssel kennt der Gastgeber"),
        (["--seat", "1"], "This seat is taken.", "Dieser Platz ist besetzt."),
        (["--seat", "3"], "There is no seat 3: the table has 2.", "Einen Platz 3 gibt es nicht: Der Tisch hat 2."),
        (["--seat", "0"], "There is no seat 0: the table has 2.", "Einen Platz 0 gibt es nicht: Der Tisch hat 2."),
        ([], "This table has no free seat.", "An diesem Tisch ist kein Platz frei."),
    ],
)
def test_the_line_names_what_is_wrong(
    host: Host, command: Command, tmp_path: Path, arguments: list[str], english: str, german: str
) -> None:
    table = Table(host, "bones", ME, MIND)
    assert refused(command("join", table.url, *arguments)).startswith(english)
    assert refused(command("--lang", "de", "join", table.url, *arguments)).startswith(german)
    assert not list(tmp_path.rglob("kept/*"))


def test_a_table_that_is_not_there_or_not_for_us(host: Host, command: Command) -> None:
    table = Table(host, "bones", ME, OPEN)
    for url in (f"{host.url}/t/nobody", f"{table.host}/t/{table.id}", f"{table.host}/t/{table.id}?invite=wrong"):
        assert refused(command("join", url)) == "There is no such table, or it is not open to you."
        assert refused(command("join", url, "--watch")) == "There is no such table, or it is not open to you."
    assert command("join", table.url.removeprefix("http://")).code == 0


def test_a_table_that_is_over(host: Host, command: Command) -> None:
    table = Table(host, "bones", ME, OPEN)
    table.ada.ask(table.id, "close")
    assert refused(command("join", table.url)) == "This table is over."
    ran = command("join", table.url, f"--token={table.token()}")
    assert ran.code == 0 and ran.out.endswith("\nThe table was closed.\n")


def test_a_host_that_cannot_be_reached(command: Command) -> None:
    line = "http://127.0.0.1:1 cannot be reached: Connection refused"
    assert refused(command("join", "http://127.0.0.1:1/t/abc")) == line


def test_a_place_that_is_no_host(command: Command) -> None:
    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            moved = self.path.startswith("/moved")
            self.send_response(302 if moved else 200 if self.path.startswith("/page") else 404)
            if moved:
                self.send_header("Location", "https://elsewhere.example/")
            self.end_headers()
            self.wfile.write(b"<html>Welcome</html>")

        def do_POST(self) -> None:
            self.do_GET()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_address[1]}"
        for place in ("", "/page"):
            assert refused(command("join", f"{url}{place}/t/x")).startswith(f"There is no Ossuary host at {url}{place}")
        line = f"{url}/moved redirects to https://elsewhere.example/. Use that address instead."
        assert refused(command("join", f"{url}/moved/t/x")) == line
        server.shutdown()


def test_files_that_cannot_be_kept(host: Host, command: Command, tmp_path: Path) -> None:
    table = Table(host, "bones", ME, OPEN)
    other = tmp_path / "other.json"
    other.write_text("{}")
    line = f"{other} already holds something else. Choose another file for --keep."
    assert refused(command("join", table.url, "--keep", other)) == line
    assert other.read_text() == "{}"
    assert "holds something else" in refused(command("join", table.url, "--keep", "/dev/null"))
    assert "part of the path is a file" in refused(command("join", table.url, "--keep", other / "kept.json"))
    assert [chair["kind"] for chair in table.seen()["chairs"]] == ["person", "open"]


# The parts.


@pytest.mark.parametrize(
    ("url", "host", "invite"),
    [
        ("http://a:8000/t/x-_1?invite=c", "http://a:8000", "c"),
        ("https://me:secret@a/api/tables/x-_1/?lang=de&invite=c#top", "https://a", "c"),
        ("a:8000/x-_1", "http://a:8000", None),
        ("http://[::1]:80/games/t/x-_1", "http://[::1]:80/games", None),
    ],
)
def test_addresses(url: str, host: str, invite: str | None) -> None:
    assert Address.of(url) == (host, "x-_1", invite)


def test_what_was_not_answered_is_sent_again_under_its_id() -> None:
    asked: list[tuple[str, list[str]]] = []

    def behave(socket: ServerConnection) -> None:
        """Drops the first call after a command, answers in the second, and turns the third away."""
        assert socket.request
        asked.append((socket.request.path, heard := []))
        if len(asked) == 3:
            socket.send(json.dumps({"type": "refusal", "id": None, "code": "no", "said": {"key": "no", "args": {}},
                                    "rule": None, "version": None}))  # fmt: skip
            socket.close(4403)
        for message in socket:
            heard.append(str(message))
            if len(asked) == 2:
                socket.send(json.dumps({"type": "ack", "id": "one", "version": 8}))
            socket.close(1012)

    inbox: Queue[Any] = Queue()
    with serve(behave, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        live = Connection(Http(url), Address(url, "t", "code"), 7, inbox)
        live.send(Start("one"))
        assert inbox.get(timeout=PATIENCE) is News.LOST
        assert inbox.get(timeout=PATIENCE).id == "one"
        assert isinstance(inbox.get(timeout=PATIENCE), Unwelcome)
        server.shutdown()
    assert asked == [
        ("/api/tables/t/live?since=7&invite=code", ['{"type":"start","id":"one"}']),
        ("/api/tables/t/live?since=7&invite=code", ['{"type":"start","id":"one"}']),
        ("/api/tables/t/live?since=7&invite=code", []),
    ]


def test_what_was_asked_for_before_leaving_is_sent_even_if_something_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FAREWELL", PATIENCE)
    heard: Queue[list[str]] = Queue()

    def behave(socket: ServerConnection) -> None:
        """Says something at once, and again after the first command."""
        news, ids = json.dumps({"type": "presence", "present": [], "keeper": None}), []
        socket.send(news)
        for message in socket:
            ids.append(json.loads(message)["id"])
            if len(ids) == 1:
                socket.send(news)
        heard.put(ids)

    inbox: Queue[Any] = Queue()
    with serve(behave, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        live = Connection(Http(url), Address(url, "t", "code"), 7, inbox)
        inbox.get(timeout=PATIENCE)
        for number in range(1000):
            live.send(Start(str(number)))
        live.leave()
        assert heard.get(timeout=PATIENCE) == [*map(str, range(1000))]
        server.shutdown()


def test_a_terminal_obeys_nobody_else(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Terminal()
    screen.prompt(">")
    screen.line("Bob: \x1b[2J\x07\u202eclear")
    screen.line("one\ntwo", whole=True)
    assert capsys.readouterr().out == "> \nBob: [2Jclear\none\ntwo\n"


def test_words_that_are_not_known_yet_are_named_by_their_key() -> None:
    words = Words("en")
    assert in_words(Spoken("host-over", {}), words) == "This table is over."
    assert in_words(Spoken("host-new-thing", {}), words) == "host-new-thing"
    assert in_words(Spoken("your-move", {}), words) == "your-move"
    assert in_words(Spoken("your-move", {"who": Spoken("seat", {"number": 7})}), words) == "your-move"


def test_the_server_is_not_needed_to_join() -> None:
    modules = ("bot", "enter", "handing", "host_client", "kept_promise", "person", "session", "terminal")
    remote = [f"import ossuary.cli.remote.{module}" for module in modules]
    code = ";".join(["import sys, ossuary.client", *remote, "print(*sys.modules)"])
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in ran.stdout.split()}
    assert loaded.isdisjoint({"sqlalchemy", "uvicorn", "structlog", "numba", "numpy"})


@pytest.mark.parametrize("language", ["en", "de"])
def test_help(command: Command, language: str) -> None:
    ran = command("join", "--help", "--lang", language)
    assert ran.code == 0 and all(f"--{name} " in ran.out for name in ("mind", "token", "name", "seat", "watch", "keep"))
