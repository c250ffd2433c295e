"""Whole games through the protocol."""

from typing import Any

import pytest

from .host import Guest, Host, Live

GAMES: dict[str, dict[str, Any]] = {
    "rolling-bones": {"target": 10},
    "shark-attacks": {"target": 10},
    "skulls-of-sedlec": {},
    "bones": {"end": "rounds=1"},
}
MIND = {"kind": "mind", "mind": "rule-of-thumb"}


def played_out(live: Live) -> None:
    """Plays the first action that is offered until the game is over."""
    while live.update["table"]["status"] != "over":
        if live.update["yours"]["offers"]:
            answer = live.act(live.update["yours"]["offers"][0]["action"])
            assert answer["type"] == "ack", answer
        else:
            live.next("update")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_mind(ada: Guest, game: str) -> None:
    table = ada.open(game, [{"kind": "me"}, MIND], options=GAMES[game])["table"]
    ada.ask(table, "seal", text="my own text")
    ada.ask(table, "start")
    with ada.live(table) as live:
        played_out(live)
        assert sum(live.update["table"]["result"]["payoffs"]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_postgresql(tmp_path_factory: pytest.TempPathFactory, postgres: Any, game: str) -> None:
    with Host(tmp_path_factory.mktemp("host"), postgres.get_uri()) as host:
        ada = Guest(host.url)
        table = ada.open(game, [{"kind": "me"}, MIND], options=GAMES[game])["table"]
        ada.ask(table, "start")
        with ada.live(table) as live:
            played_out(live)
            assert sum(live.update["table"]["result"]["payoffs"]) == 1


def test_tables_of_a_test_throw_the_same_dice_in_every_run(ada: Guest) -> None:
    table = ada.open("shark-attacks", [{"kind": "me"}, {"kind": "me", "name": "Bea"}])["table"]
    ada.ask(table, "start")
    moves = ada.got(ada.http.get(f"/api/tables/{table}/record"))["moves"]
    assert " ".join(moves) == (
        "shark_wave fin_2 shark_wave fin_3 shark_wave fin_2 fin_3 fin_2 "
        "wave swimmer_1 swimmer_1 swimmer_2 wave wave wave"
    )
