"""Every sentence of a lesson is said only where it is true, however the pupil plays."""

import random
from collections.abc import Iterator

import pytest

from ossuary.engine.nodes import CHANCE, PHASE, SEAT, TERMINAL
from ossuary.engine.record import Record, Step, replay
from ossuary.engine.registry import GAMES
from ossuary.games.bones import rules as bones
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.host.messages.lesson_guide import guide
from ossuary.host.messages.spoken import heard
from ossuary.host.protocol.table import Guide
from ossuary.host.table import events
from ossuary.host.table.apply import apply, match_from_log
from ossuary.host.table.chance import what_follows
from ossuary.host.table.decide import played
from ossuary.host.table.lessons import LESSONS, PUPIL
from ossuary.host.table.match import Match
from ossuary.host.table.opening import open_lesson
from ossuary.words.said import said
from tests.words.test_catalogues import keys

from .lesson_truths import ADVICE, ANSWERS, AROUND, PLAIN, asked, moved
from .test_lessons import legal, rival

EVERY_GAME = pytest.mark.parametrize("game", LESSONS)
QUICK = {"rolling-bones": 8, "shark-attacks": 40, "skulls-of-sedlec": 8, "bones": 40}  # games for the daily suite
DARING = (0.0, 0.2, 0.5, 1.0)  # how often a pupil does something at random instead of what is proposed


def opened(game: str, seed: int) -> Match:
    """A lesson that has just begun; what its script leaves open is drawn by the seed."""
    match = match_from_log("table", seed.to_bytes(7) + bytes(25), [open_lesson(game, "ada", 0.0)])
    apply(match, events.Started(at=0.0, player="ada", moves=what_follows(match, match.table.state, match.draws())))
    return match


def course(game: str, seed: int) -> Iterator[tuple[Record, Guide]]:
    """A lesson as somebody may take it, with what the guide says at each decision and at the end."""
    rng, daring, match = random.Random(seed), DARING[seed % len(DARING)], opened(game, seed)
    while match.mover is not None:
        if match.mover == PUPIL:
            told = guide(match.table.record)
            yield match.table.record, told
            possible = told.actions if told.actions and rng.random() >= daring else legal(match)
            apply(match, played(match, PUPIL, [rng.choice(possible)], "player", 0.0))
        else:
            rival(match)
    yield match.table.record, guide(match.table.record)


def news(record: Record, steps: list[Step]) -> list[Step]:
    """What has happened since the pupil's last actions in a row began."""
    own = [record.game.mover(step.before) == PUPIL for step in steps]
    while own and not own[-1]:
        own.pop()
    while own and own[-1]:
        own.pop()
    return steps[len(own) :]


def untrue(record: Record, told: Guide) -> list[str]:
    """The sentences of the guide that do not hold at the end of this record."""
    game, steps = record.game, list(replay(record))
    happened = [moved(game, step) for step in news(record, steps)]
    state = steps[-1].after
    wrong = [line.key for line in told.answers if line.key in ANSWERS and not any(map(ANSWERS[line.key], happened))]
    asking = [line for line in told.advice if line.key in ADVICE]
    return [*wrong, *(line.key for line in asking if not ADVICE[line.key](asked(game, state, heard(line).args)))]


def false_sentences(game: str, seeds: range) -> list[tuple[int, int, str]]:
    """Where a sentence was said that does not hold: the seed of the course, the moves made, the key."""
    return [
        (seed, len(record.moves), key)
        for seed in seeds
        for record, told in course(game, seed)
        for key in untrue(record, told)
    ]


def false_anywhere(game: str, seeds: range) -> set[tuple[int, str]]:
    """The same for any game with any draws, not only scripted ones: what the lesson would say, and does not hold."""
    rules, taught = GAMES[game], LESSONS[game]
    wrong = set()
    for seed in seeds:
        rng, daring = random.Random(seed), DARING[seed % len(DARING)]
        state = rules.initial(rules.Options(**taught.OPTIONS))
        while (seat := rules.mover(state)) != TERMINAL:
            proposed: tuple[str, ...] = ()
            if seat == PUPIL:
                seen = frozenset(topic.key for topic in taught.TOPICS if rng.random() < 0.5)
                advised, proposed = taught.advice(state, seen)
                if advised.key in ADVICE and not ADVICE[advised.key](asked(rules, state, advised.args)):
                    wrong.add((seed, advised.key))
            if seat == CHANCE:
                odds = rules.odds(state)
                move = rng.choices(range(len(odds)), odds)[0]
            elif proposed and rng.random() >= daring:
                move = rules.ACTIONS.index(rng.choice(proposed))
            else:
                move = rng.choice([action for action in range(len(rules.ACTIONS)) if rules.legal(state) >> action & 1])
            step = Step(state, move, rules.step(state, move))
            shown = [topic.key for topic in taught.TOPICS if topic.shown(step)]
            wrong |= {(seed, key) for key in shown if not ANSWERS[key](moved(rules, step))}
            assert rules.refusal(state, move) == 0 or seat == CHANCE, (seed, proposed)
            state = step.after
    return wrong


@EVERY_GAME
def test_every_sentence_is_true_where_it_is_said(game: str) -> None:
    assert false_sentences(game, range(4)) == []


@EVERY_GAME
def test_every_sentence_would_be_true_in_any_game(game: str) -> None:
    assert false_anywhere(game, range(QUICK[game])) == set()


def test_RB_12_who_has_to_bury_is_not_told_to_roll_on() -> None:
    state = rolling_bones.initial(rolling_bones.Options())
    state[PHASE], state[rolling_bones.POST_OPS] = rolling_bones.LAYING, 1
    state[rolling_bones.FILLED] = 1 << rolling_bones.PELVIS
    state[rolling_bones.ROLLED + rolling_bones.GRAVESTONE] = 2
    state[rolling_bones.ROLLED + rolling_bones.SKULL] = 3
    assert rolling_bones.legal(state) == 1 << rolling_bones.BURY
    advice = LESSONS["rolling-bones"].advice(state, frozenset())
    assert advice == (said("learn-rb-try-must-bury", points=1), ("bury",))


def test_BN_14_half_of_the_points_is_proposed_only_while_more_is_left() -> None:
    state = bones.initial(bones.Options())
    state[PHASE], state[SEAT], state[bones.OFFERER] = bones.OFFERING, 1, 0
    state[bones.THROWS], state[bones.THROWN] = 7, 1
    advice = LESSONS["bones"].advice
    assert advice(state, frozenset()) == (said("learn-bn-try-offer", points=7), ("share_50",))
    state[bones.LENDERS], state[bones.PRICES] = 1, 1 + bones.ACTIONS.index("share_50")
    assert advice(state, frozenset()) == (said("learn-bn-choose"), ())


@pytest.mark.nightly
@EVERY_GAME
@pytest.mark.parametrize("part", range(4))
def test_every_sentence_is_true_in_thousands_of_courses(game: str, part: int) -> None:
    assert false_sentences(game, range(500 * part, 500 * (part + 1))) == []
    assert false_anywhere(game, range(2000 * part, 2000 * (part + 1))) == set()


def test_every_sentence_has_its_truth() -> None:
    sentences = {key for key in keys() if key.startswith("learn-") and "." not in key}
    assert sentences == {*ANSWERS, *ADVICE, *PLAIN, *AROUND}
