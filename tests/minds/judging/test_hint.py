"""The hint of the coach: one sentence from the figures, and no more than they allow."""

import pytest

from ossuary.engine.look_reader import state_of
from ossuary.engine.registry import GAMES
from ossuary.minds.judging.coach import hint
from ossuary.minds.judging.hint import how_often, why
from ossuary.minds.judging.judge import Choice, Reason
from ossuary.minds.judging.search_judge import SearchJudge
from ossuary.words import Words
from ossuary.words.said import Said


def told(what: Said) -> str:
    return Words("en").tell(what)


def choice(action: int, chance: float, *reasons: Reason, apart: float | None = None) -> Choice:
    return Choice(action, [chance, 1 - chance], lambda: reasons, apart=apart or 0.0, sampled=apart is not None)


SAFE = choice(0, 0.4, Reason("points", 0.4, 1.0, 8.0))
DARE = choice(2, 0.5, Reason("points", 0.45, 0.8, 17.2), Reason("nothing", 0.05, 0.2))


@pytest.mark.parametrize(
    ("best", "other", "sentence"),
    [
        (DARE, SAFE, "You usually end near 17 instead of 8, and lose everything one time in five."),
        (
            choice(0, 0.6, *SAFE.reasons),
            DARE,
            (
                "Nothing can go wrong, and it brings about 8; "
                "otherwise you usually end near 17, but lose everything one time in five."
            ),
        ),
        (choice(1, 0.6, Reason("points", 0.6, 1.0, 16.0)), SAFE, "That brings about 16 instead of 8."),
        (choice(1, 1.0, Reason("win", 1.0, 1.0, 16.0)), SAFE, "That wins at once."),
        (
            choice(1, 0.6, Reason("points", 0.5, 0.3, 30.0), Reason("nothing", 0.1, 0.7)),
            SAFE,
            "Of 100 games you then win about 60, instead of 40.",
        ),
        (choice(1, 0.402, Reason("points", 0.402, 1.0, 8.0)), SAFE, "It is better by a hair."),
    ],
)
def test_a_turn_is_told_by_its_points_and_its_risk(best: Choice, other: Choice, sentence: str) -> None:
    assert told(why(0, best, other, in_points=False)) == sentence


def test_a_searched_choice_is_told_by_its_lead() -> None:
    best, other = choice(0, 0.6, Reason("own", 9.0), Reason("others", -2.0)), choice(1, 0.5, Reason("own", 4.0))
    assert told(why(0, best, other, in_points=True)) == (
        "On average you end better than with the next best by about 3 points."
    )


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.01, "hardly ever"),
        (0.1, "one time in 10"),
        (0.21, "one time in five"),
        (0.35, "one time in three"),
        (0.6, "3 times in 5"),
        (0.99, "nearly always"),
    ],
)
def test_a_chance_is_said_as_people_say_it(chance: float, words: str) -> None:
    assert told(how_often(chance)) == words


@pytest.mark.parametrize(
    ("chances", "aparts", "key"),
    [
        ((0.55, 0.5, 0.3), (0.0, 0.01, 0.01), "coach-hint"),
        ((0.55, 0.5, 0.3), (0.0, 0.06, 0.1), "coach-among"),
        ((0.55, 0.5, 0.3), (0.0, 0.3, 0.3), "coach-leans"),
        ((0.55, 0.55, 0.55), (0.0, 0.01, 0.01), "coach-equal"),
        ((0.55, 0.549, 0.548), (0.0, 0.002, 0.002), "coach-alike"),
    ],
)
def test_nothing_is_said_that_the_error_of_games_tried_out_does_not_allow(
    chances: tuple[float, ...], aparts: tuple[float, ...], key: str
) -> None:
    state, reason = state_of("shark-attacks", {}), Reason("own", 1.0)
    choices = [
        choice(number, chance, reason, apart=apart)
        for number, (chance, apart) in enumerate(zip(chances, aparts, strict=True))
    ]
    game = GAMES["shark-attacks"]
    assert hint(SearchJudge(game, playouts=1), game, state, choices).key == key
