"""The host still sends what the tests of the page show (page_views.py writes it again)."""

from msgspec import json
from pytest import mark

from ossuary.host.protocol.answers import Update
from ossuary.host.protocol.http import GameFacts
from ossuary.host.web.host_routes import facts

from .page_views import FOLDER, VIEWS, texts


def test_every_file_is_what_the_host_would_send_now() -> None:
    stored = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    now = texts()
    assert sorted(stored) == sorted(now)
    assert [name for name in now if stored[name] != now[name]] == []


@mark.parametrize("name", VIEWS)
def test_a_view_is_read_as_the_protocol_says(name: str) -> None:
    sent = (FOLDER / f"{name}.json").read_bytes()
    update = json.decode(sent, type=Update, strict=True)
    assert json.encode(update) == sent.strip()
    assert name.startswith(update.table.game)


def test_the_games_are_read_as_the_protocol_says() -> None:
    assert json.decode((FOLDER / "games.json").read_bytes(), type=list[GameFacts]) == facts()
