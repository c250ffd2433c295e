"""The guided first game: it has all its texts, and its advice can be said and followed."""

import random
from collections.abc import Iterator, Sequence

from ..engine.nodes import CHANCE, TERMINAL, State
from ..engine.record import Step
from ..engine.registry import Game, actions_of
from ..host.table.lessons import LESSONS, PUPIL, scripted
from ..minds.playing.simple import simple
from ..minds.rule_of_thumb import THUMBS
from ..words import Words
from ..words.said import Said, Voice
from ..words.tellers import TELLERS
from .findings import Finding, at, wrong
from .texts import badly_said

COURSES = 4  # times that the lesson is taken: once as it proposes, then at random
MOST_MOVES = 400  # of each
VOICES = [Voice(["Player 1", "Player 2"], PUPIL)]


def lesson(game: Game, seed: int, words: Sequence[Words]) -> Iterator[Finding]:
    """What is wrong with the guided first game: its texts, its script, and its advice when followed."""
    guide = LESSONS[game.NAME]
    keys = [guide.INTRO, *(key for topic in guide.TOPICS for key in (topic.key, f"{topic.key}.name"))]
    yield from (wrong("contract-text-missing", which=key) for key in keys if not words[0].has(key))
    rules = [number for _, numbers in TELLERS[game.NAME].RULE_PARTS for number in numbers]
    for topic in guide.TOPICS:
        if topic.rule not in rules:
            yield wrong("contract-lesson-rule", topic=topic.key, rule=str(topic.rule))
    draws = {each.partition("*")[0] for text in guide.SCRIPT.values() for each in text.split()}
    unknown = sorted(draws - set(game.OUTCOMES))
    yield from (wrong("contract-lesson-draw", draw=draw) for draw in unknown)
    if game.NAME not in THUMBS:
        yield wrong("contract-lesson-thumb")
    elif not unknown:
        for number in range(COURSES):
            yield from _course(game, seed + number, obedient=number == 0, words=words)


def _course(game: Game, seed: int, obedient: bool, words: Sequence[Words]) -> Iterator[Finding]:
    """What is wrong with what a lesson says in one game, played as it proposes or at random."""
    guide, rng, seen = LESSONS[game.NAME], random.Random(seed), set[str]()
    options = game.Options(seats=2, **guide.OPTIONS)
    draws = scripted(game, seed.to_bytes(32))
    others = simple(game, "rule-of-thumb")
    state = game.initial(options)
    for moves in range(MOST_MOVES):
        seat, where = game.mover(state), at(options, seed, moves)
        if seat == TERMINAL:
            return
        if seat == CHANCE:
            move = draws.outcome(game.odds(state), state)
        elif seat != PUPIL:
            move = others(state, [draws.thought(moves)])
        else:
            what, proposed = guide.advice(state, frozenset(seen))
            if found := [*badly_said("advice", what, words, VOICES, where), *_proposed(game, state, proposed, where)]:
                yield from found
                return
            legal = [game.ACTIONS[action] for action in actions_of(game, state)]
            wished = [key for key in proposed if key in legal] if obedient else []
            move = game.ACTIONS.index(rng.choice(wished or legal))
        step = Step(state, move, game.step(state, move))
        seen |= {topic.key for topic in guide.TOPICS if topic.shown(step)}
        state = step.after


def _proposed(game: Game, state: State, proposed: tuple[str, ...], where: Said) -> Iterator[Finding]:
    """What is wrong with the actions that a lesson proposes: they must exist, and one of them must be legal now."""
    for key in proposed:
        if key not in game.ACTIONS:
            yield wrong("contract-lesson-action", action=str(key), at=where)
            return
    if proposed and not any(game.legal(state) >> game.ACTIONS.index(key) & 1 for key in proposed):
        yield wrong("contract-lesson-illegal", actions=", ".join(proposed), at=where)
