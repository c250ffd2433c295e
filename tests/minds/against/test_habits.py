"""What habits cost: the sums of several games, and what is known of them."""

import json
from pathlib import Path

import pytest

from ossuary.engine.nodes import Refused
from ossuary.engine.record import Record, replay
from ossuary.engine.registry import GAMES
from ossuary.games.shark_attacks.rules import Options
from ossuary.minds.against.habits import Cost, Habit, costs, habits, together
from ossuary.minds.against.known_player import games_of, whose
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.judging.review import review
from ossuary.minds.playing.named_minds import check_minds, is_mind, mark_of
from ossuary.minds.playing.one_game import fresh_mind

game = GAMES["shark-attacks"]
GOLDEN = Path(__file__).parents[2] / "records" / "shark-attacks-two.json"


def test_costs_are_means_over_all_games_what_is_sure_first() -> None:
    one, other = Habit("stop", "on", 1, 0.02, 0.0), Habit("on", "stop", 2, 0.09, 0.0)
    stop, on = costs([[one], [one, other], []])
    assert (stop.chosen, stop.times, stop.is_sure) == ("stop", 2, True)
    assert (on.chosen, on.times, on.is_sure) == ("on", 2, False)
    assert on.given_away == pytest.approx(0.03)
    assert stop.given_away == pytest.approx(0.04 / 3)
    assert stop.error == pytest.approx(1.96 * (0.02**2 * 2 / 3 / 2 / 3) ** 0.5)
    assert together([[one], [one, other], []]).given_away == pytest.approx(0.13 / 3)
    assert [cost.chosen for cost in costs([[one], [other]])] == ["on", "stop"]
    assert costs([[one]]) == [Cost("stop", "on", 1, 0.02, None)]
    assert costs([[], []]) == []


def test_the_error_of_the_judge_counts() -> None:
    sure, unsure = ([[Habit("a", "b", 1, 0.02, error)]] * 4 for error in (0.0, 0.03))
    assert costs(sure)[0].error == 0
    assert costs(unsure)[0].error == pytest.approx(0.03)


@pytest.mark.compiled
def test_habits_of_a_game_are_all_that_its_review_finds() -> None:
    record = game_of_two()
    found = review(record, judge_of(game, game.initial(record.options)))
    for seat, share in enumerate(found.shares):
        own = habits(record, found, list(replay(record)), seat)
        assert sum(habit.given_away for habit in own) == pytest.approx(share.given_away)
    assert {habit.chosen for habit in own} <= {"kind-sa-stop", "kind-sa-go-on", "kind-sa-party"}


def game_of_two(players: tuple[str, str] = ("you:Ann", "you:Bob")) -> Record:
    moves = json.loads(GOLDEN.read_text(encoding="utf-8"))["moves"]
    return Record(game, Options(), list(players), moves)


def test_the_games_of_one_player_are_found(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(game_of_two().write(), encoding="utf-8")
    (tmp_path / "two.json").write_text(game_of_two(("perfect", "you")).write(), encoding="utf-8")
    (tmp_path / "three.json").write_text("[]", encoding="utf-8")
    assert [seat for _, seat in games_of(tmp_path, "Bob")] == [1]
    assert [seat for _, seat in games_of(tmp_path / "two.json")] == [1]
    assert [seat for _, seat in games_of(tmp_path, "perfect")] == [0]
    for where, name, key in (
        (tmp_path, None, "against-whose"),
        (tmp_path, "Eve", "against-nobody"),
        (tmp_path / "none.json", None, "against-no-file"),
    ):
        with pytest.raises(Refused) as refused:
            games_of(where, name)
        assert refused.value.key == key


def test_a_name_comes_after_the_file() -> None:
    assert whose("games/a.json#Ann") == (Path("games/a.json"), "Ann")
    assert whose("games") == (Path("games"), None)


@pytest.mark.compiled
def test_a_mind_replies_to_records(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(Record(game, Options(target=6), ["you", "perfect"]).write(), encoding="utf-8")
    name = f"against:{file}"
    assert is_mind(name)
    start = game.initial(Options(target=6))
    check_minds([name], game, start)
    assert len(mark_of(name) or "") == 16
    choose, perfect = fresh_mind(game, name), fresh_mind(game, "perfect")
    state = next(step.before for step in replay(game_of_two()) if game.mover(step.before) >= 0)
    state[game.TARGET] = 6  # type: ignore[attr-defined]
    assert choose(state, [0]) == perfect(state, [0])  # of a player without choices nothing is known


@pytest.mark.parametrize(("name", "options"), [("skulls-of-sedlec", {}), ("shark-attacks", {"seats": 3})])
def test_no_reply_is_known_elsewhere(tmp_path: Path, name: str, options: dict[str, int]) -> None:
    file = tmp_path / "one.json"
    file.write_text(game_of_two(("you", "perfect")).write(), encoding="utf-8")
    other = GAMES[name]
    with pytest.raises(Refused) as refused:
        check_minds([f"against:{file}"], other, other.initial(other.Options(**options)))
    assert refused.value.key == "against-not-solved"
