"""The guide of a lesson: what it says about the last move and what it suggests; it forbids nothing."""

from collections.abc import Sequence

from ...engine.nodes import TERMINAL
from ...engine.record import Record, Step, replay
from ...words.lesson import Lesson, Topic
from ...words.said import Said, said
from ...words.tellers import told
from ..protocol.table import Guide, Learnt
from ..table.lessons import LESSONS, PUPIL
from .spoken import spoken


def guide(record: Record) -> Guide:
    """What the guide says at this point of a lesson."""
    game, lesson, steps = record.game, LESSONS[record.game.NAME], list(replay(record))
    state = steps[-1].after
    news = _last_deed(record, steps)
    known, seen = _seen(lesson, steps[:news]), _seen(lesson, steps)
    over = game.mover(state) == TERMINAL
    missing = sum(topic.key not in seen for topic in lesson.TOPICS if topic.needed)
    actions: tuple[str, ...] = ()
    if over:
        share = game.payoffs(state)[PUPIL]
        won = "all" if share == 1 else "shared" if share else "none"
        last = [said("learn-over", won=won, missing=missing)]
    elif game.mover(state) == PUPIL:
        advice = lesson.advice(state, seen)
        actions = advice.actions
        last = [advice.said] if missing else [said("learn-enough"), advice.said]
    else:
        last = []
    return Guide(
        answers=[spoken(line) for line in _answers(record, lesson, steps, news, known)],
        advice=[spoken(line) for line in last],
        actions=[key for key in actions if game.legal(state) >> game.ACTIONS.index(key) & 1],
        learnt=[_learnt(record, topic, topic.key in seen) for topic in lesson.TOPICS if topic.needed],
        complete=over or not missing,
    )


def _last_deed(record: Record, steps: Sequence[Step]) -> int:
    """Where the learner's last actions in a row begin; everything after them is new."""
    mover = record.game.mover
    at = len(steps)
    while at > 0 and mover(steps[at - 1].before) != PUPIL:
        at -= 1
    while at > 0 and mover(steps[at - 1].before) == PUPIL:
        at -= 1
    return at


def _seen(lesson: Lesson, steps: Sequence[Step]) -> frozenset[str]:
    return frozenset(topic.key for topic in lesson.TOPICS if any(map(topic.shown, steps)))


def _answers(record: Record, lesson: Lesson, steps: Sequence[Step], news: int, known: frozenset[str]) -> list[Said]:
    """Answers to the learner's action: whether it was not the suggested one, then what is new."""
    game = record.game
    deeds = [number for number in range(news, len(steps)) if game.mover(steps[number].before) == PUPIL]
    lines = [] if deeds else [said(lesson.INTRO)]
    if deeds:
        last = steps[deeds[-1]]
        proposed = lesson.advice(last.before, _seen(lesson, steps[: deeds[-1]])).actions
        if proposed and game.ACTIONS[last.move] not in proposed:
            lines.append(said("learn-otherwise"))
    fresh = [topic for topic in lesson.TOPICS if topic.key not in known and any(map(topic.shown, steps[news:]))]
    if fresh or not deeds:
        return [*lines, *(said(topic.key) for topic in fresh)]
    deed = [line for number in deeds for line in told(game.NAME, *steps[number])]
    deed = deed or [line for step in steps[deeds[-1] :] for line in told(game.NAME, *step)]
    return [*lines, *deed[-2:]]


def _learnt(record: Record, topic: Topic, seen: bool) -> Learnt:
    return Learnt(spoken(said(f"{topic.key}.name")), f"{record.game.PREFIX}-{topic.rule}", seen)
