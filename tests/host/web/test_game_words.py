"""The texts of a game over HTTP, for a page that was built without them."""

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from ossuary.engine.registry import GAMES, folder
from ossuary.words import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_a_game_come_as_one(nobody: httpx.Client, language: str) -> None:
    answer = nobody.get(f"/api/words/bones/{language}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(answer.text))
    assert [bundle.has_message(key) for key in ("page-game-bones", "bones-take", "rule-bn-1")] == [True, True, True]


def test_texts_that_are_known_are_not_sent_again(nobody: httpx.Client) -> None:
    first = nobody.get("/api/words/bones/de")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    again = nobody.get("/api/words/bones/de", headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert nobody.get("/api/words/bones/en", headers={"if-none-match": tag}).status_code == 200


@pytest.mark.parametrize("path", ["bones/fr", "chess/en", "../en", "bones/..", "bones%2F..%2Fbones/en", "Bones/en"])
def test_there_is_nothing_but_games_and_languages(nobody: httpx.Client, path: str) -> None:
    answer = nobody.get(f"/api/words/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "host-no-page")


def test_english_stands_in_for_what_is_not_translated() -> None:
    english = catalogue("bones", "en")
    assert catalogue("bones", "nowhere") == english
    german = catalogue("bones", "de")
    assert german.endswith(english)
    assert german.index("Dominosteine") < german.index(english)
    assert english.count("page-game-bones =") == 1
    assert len(list((folder("bones") / "en").glob("*.ftl"))) > 3


def test_the_list_of_games_says_which_can_be_learned(nobody: httpx.Client) -> None:
    lessons = {game["name"]: game["lesson"] for game in nobody.get("/api/games").json()}
    assert list(lessons) == list(GAMES)
    assert lessons["bones"] is True
