"""A style is found again in games that were played by it, and few choices leave it near perfect play."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ossuary.engine.nodes import State
from ossuary.engine.record import Record, key_of, read
from ossuary.engine.registry import GAMES
from ossuary.fair import fortune, toss
from ossuary.games.shark_attacks.exact import against
from ossuary.games.shark_attacks.exact.game import shipped
from ossuary.games.shark_attacks.exact.rival import leaning
from ossuary.games.shark_attacks.rules import GO_ON, STOP, Options
from ossuary.minds.against.seen import pushed_in
from ossuary.minds.against.style import PERFECT, Pushed, style_of
from ossuary.minds.playing.one_game import played
from ossuary.minds.playing.strengths import mind

game = GAMES["shark-attacks"]
OPTIONS = Options(target=60)


def styled(numbers: Sequence[float]) -> Any:
    """A mind of this style."""

    def choose(state: State, rng: list[int]) -> int:
        if not game.legal(state) >> GO_ON & 1:
            return game.legal(state).bit_length() - 1
        on, off = (shipped("dice").value(game.step(state, action))[game.mover(state)] for action in (GO_ON, STOP))
        gap = (on - off) / against.stake(state) + numbers[against.standing(state)]
        return GO_ON if toss(rng, 1000) / 1000 < leaning(gap, numbers[0]) else STOP

    return choose


def games_between(minds: Sequence[Any], number: int) -> list[Record]:
    """Games to 60 points."""
    records = []
    for luck in range(number):
        record = Record(game, OPTIONS, ["you", "perfect"])

        def watch(state: State, move: int, moves: list[str] = record.moves) -> None:
            moves.append(key_of(game, state, move))

        played(game, OPTIONS, minds, fortune(3, luck), watch)
        records.append(record)
    return records


@pytest.mark.parametrize("numbers", [(1.5, 4.0, -3.0, 2.0), (3.0, 0.0, 6.0, -6.0)])
def test_a_style_is_found_again(numbers: Sequence[float]) -> None:
    records = games_between([styled(numbers), mind(game, "perfect")], 80)
    style = style_of([one for record in records for one in pushed_in(record, 0)])
    assert sum(style.choices) > 400
    assert style.noise == pytest.approx(numbers[0], rel=0.35)
    for bias, error, true in zip(style.biases, style.errors, numbers[1:], strict=True):
        assert error < 5
        assert abs(bias - true) < error, (bias, error, true)


def test_perfect_play_has_no_style() -> None:
    record = games_between([mind(game, "perfect")] * 2, 1)[0]
    assert len(pushed_in(record, 0)) == 3
    assert style_of(pushed_in(record, 0)).numbers == PERFECT.numbers


def test_nobody_has_a_style_before_the_first_choice() -> None:
    assert style_of([]) == PERFECT
    assert pushed_in(Record(game, Options(seats=3), ["you"] * 3), 0) == []


def test_luck_is_pushed_in_rolling_bones_too() -> None:
    text = (Path(__file__).parents[2] / "records" / "rolling-bones-two.json").read_text(encoding="utf-8")
    record = read(text)
    seen = [one for seat in (0, 1) for one in pushed_in(record, seat)]
    assert {one.risked for one in seen} == {True, False}
    assert all(abs(one.gap) < 60 for one in seen)
    assert style_of(seen).noise > 0  # its players choose at random


def test_few_choices_change_little() -> None:
    slip = Pushed(1, 2.0, False)  # stopped where going on is worth two points more
    biases = [abs(style_of([slip] * number).biases[1]) for number in (1, 3, 30)]
    assert biases[0] < biases[1] < biases[2]
    assert biases[2] > 2
    assert style_of([slip]).noise < 2


def test_the_range_reaches_further_from_perfect_play() -> None:
    style = style_of([Pushed(1, 2.0, False)] * 30 + [Pushed(0, -2.0, True)] * 30)
    assert style.biases[1] < 0 < style.biases[0]
    further = style.further().biases
    assert further[1] == style.biases[1] - style.errors[1]
    assert further[0] == style.biases[0] + style.errors[0]
    assert further[2] == 0


@pytest.mark.nightly
@pytest.mark.parametrize("number", [50, 300])
def test_errors_are_as_large_as_they_are_said_to_be(number: int) -> None:
    records = games_between([mind(game, "rule-of-thumb"), mind(game, "perfect")], 60)
    seen = [one for record in records for seat in (0, 1) for one in pushed_in(record, seat)]
    dice, held, players = Random(5), 0, 60
    for _ in range(players):
        noise, biases = dice.expovariate(1) + 0.2, [dice.gauss(0, 3) for _ in range(3)]
        chosen = [
            one._replace(risked=dice.random() < leaning(one.gap + biases[one.standing], noise))
            for one in dice.choices(seen, k=number)
        ]
        style = style_of(chosen)
        held += sum(
            abs(found - true) <= error for found, error, true in zip(style.biases, style.errors, biases, strict=True)
        )
    assert held / players / 3 > 0.9
