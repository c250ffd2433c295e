"""What a link looks like where it is shared, and that it tells nobody more than the address does."""

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ossuary.engine.registry import GAMES
from ossuary.host.web import static_files
from ossuary.host.web.preview import PLAIN, language_of

from ..host import Guest, Host

ME, OPEN, MIND = {"kind": "me"}, {"kind": "open"}, {"kind": "mind", "mind": "rule-of-thumb"}
PLAIN_TITLE = "Ossuary · Games of bones, skulls and teeth"


class Head(HTMLParser):
    """What stands in the head of a page: values by name, and the tags in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(page)
        self.told["title"] = unescape(re.search("<title>(.*?)</title>", page, re.DOTALL)[1])  # type: ignore[index]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes a tag."""
        given = dict(attrs)
        self.tags.append(tag)
        if tag == "meta" and (name := given.get("property") or given.get("name")):
            self.told[name] = given["content"] or ""
        if tag == "html":
            self.told["lang"] = given["lang"] or ""


def head(guest: Guest, path: str, **headers: str) -> Head:
    """The head of the page at an address, asked for by a program that knows nobody."""
    sent = {"accept-language": "en", **{name.replace("_", "-"): value for name, value in headers.items()}}
    answer = guest.http.get(path, headers=sent)
    assert answer.status_code == 200
    assert "accept-language" in answer.headers.get("vary", "").lower()
    return Head(answer.text)


def test_the_page_as_it_is_built_has_the_places(ada: Guest) -> None:
    built = (static_files.STATIC / "index.html").read_text(encoding="utf-8")
    assert [built.count(place) for place in PLAIN] == [1, 1]


def test_the_page_and_the_rules_have_previews_in_both_languages(ada: Guest, host: Host) -> None:
    found = head(ada, "/").told
    assert (found["title"], found["og:title"], found["lang"]) == (PLAIN_TITLE, PLAIN_TITLE, "en")
    assert found["og:description"].startswith("Play against a bot")
    assert found["twitter:card"] == "summary_large_image"
    german = head(ada, "/rules/bones", accept_language="fr, de-AT;q=0.9, en;q=0.8").told
    assert (german["lang"], german["og:locale"]) == ("de", "de_DE")
    assert german["og:title"] == "Bones: die Regeln und das Spiel"
    assert german["og:image"].startswith(f"{host.url}/assets/previews/bones.png?")
    assert head(ada, "/rules/nothing").told["og:title"] == PLAIN_TITLE


@pytest.mark.parametrize("game", [*GAMES, "ossuary"])
def test_every_picture_is_small_and_kept_for_ever(ada: Guest, host: Host, game: str) -> None:
    address = head(ada, "/" if game == "ossuary" else f"/rules/{game}").told["og:image"]
    answer = ada.http.get(address.removeprefix(host.url))
    assert f"/{game}.png" in address
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
    assert len(answer.content) <= 40_000


def test_an_invitation_says_who_invites_and_to_what(ada: Guest) -> None:
    opened = ada.open("bones", [ME, OPEN])
    table, invite = opened["table"], opened["invite"]
    found = head(ada, f"/t/{table}?invite={invite}").told
    assert found["og:title"] == "Ada invites you to Bones"
    assert found["og:description"].startswith("Throw two dice")
    assert head(ada, f"/t/{table}/?invite={invite}").told == found
    back = head(ada, f"/t/{table}/back?invite={invite}&move=3").told
    assert back["og:title"] == "A game of Bones to look back on"


def test_without_the_invitation_nothing_is_told_even_to_the_player(ada: Guest) -> None:
    opened = ada.open("bones", [ME, OPEN])
    plain = head(ada, "/").told
    for path in (
        f"/t/{opened['table']}",
        f"/t/{opened['table']}?invite=wrong",
        f"/t/{opened['table']}/back",
        "/t/nothing",
    ):
        assert head(ada, path, cookie=ada.cookie).told == plain, path
    assert head(ada, f"/t/{opened['table']}?invite={'x' * 41}").told == plain


def test_a_listed_table_is_seen_by_everybody(ada: Guest) -> None:
    assert (
        head(ada, f"/t/{ada.open('bones', [ME, OPEN], listed=True)['table']}").told["title"]
        == "Ada invites you to Bones"
    )
    full = ada.open("shark-attacks", [ME, MIND], listed=True)["table"]
    assert head(ada, f"/t/{full}").told["title"] == "A table of Shark Attacks!"


@pytest.mark.parametrize(
    "name",
    ['"><script>alert(1)</script>', "</title><script>", "' onload='x", "&quot;><img src=x>", "{ $who }", r"\g<0>\1"],
)
def test_a_name_is_text_whatever_it_holds(host: Host, ada: Guest, name: str) -> None:
    eve = Guest(host.url, name)
    opened: Any = eve.open("bones", [ME, OPEN])
    found = head(eve, f"/t/{opened['table']}?invite={opened['invite']}")
    assert found.told["title"] == found.told["og:title"] == f"{name} invites you to Bones"
    assert found.tags == head(ada, "/").tags


def test_a_host_header_is_text_too(ada: Guest) -> None:
    found = head(ada, "/", host='localhost:"><script>')
    assert found.tags == head(ada, "/").tags
    assert found.told["og:image"].startswith('http://localhost:"><script>/assets/')


def test_a_host_without_a_page_has_no_picture(ada: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    assert "This host is running" in ada.http.get("/").text
    found = head(ada, "/").told
    assert (found["twitter:card"], "og:image" in found) == ("summary", False)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("de", "de"),
        ("DE-ch", "de"),
        ("en;q=0.5,de", "de"),
        ("de;q=0,fr", "en"),
        ("fr;q=x, de;q=y", "en"),
        (",;,", "en"),
    ],
)
def test_the_language_is_what_the_browser_wants_most(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
