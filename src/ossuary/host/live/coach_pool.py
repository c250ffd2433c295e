"""The coach on its own threads: a little work for each question, so that it stops when nobody asks."""

import asyncio
import time
from typing import NamedTuple, TypeVar

import structlog
from msgspec.structs import replace

from ...engine.nodes import Refused, State
from ...engine.registry import GAMES, Game
from ...minds.judging.judge import Judge
from ..executors import executor
from ..logs import named
from ..messages.advice import advice, counsel
from ..protocol.study import Advice
from ..table.match import Match
from .judges import judge_for
from .live_table import Live
from .mind_pool import first_choice

THREADS = 2
MOST_ASKING = 16  # questions at a time
MOST_KEPT = 16  # tables whose judge is kept between questions
PLAYOUTS = 250  # games tried out between two looks at the clock
SLICE = 0.25  # seconds of search for one question
ENOUGH = 8_000  # games tried out, after which asking again brings nothing more
PATIENCE = 5.0  # seconds that a question may wait for its answer
LONG = 50.0  # seconds that a question from a real table may wait, for which a search may first have to be compiled
log = structlog.get_logger()
T = TypeVar("T")


class Found(NamedTuple):
    """The answer to a question, its game version, and the judge to ask again."""

    decision: int
    advice: Advice
    judge: Judge


class CoachPool:
    """Threads that weigh decisions, one question at a time for each table and player."""

    def __init__(self) -> None:
        self._pool = executor(THREADS, "coach_pool")
        self._asked: dict[str, tuple[str, asyncio.Future[Found]]] = {}  # by table, with who asked
        self._found: dict[str, Found] = {}  # by table, the one not asked for longest first
        self._counselled = 0  # questions from real tables that are being answered

    async def advice(self, live: Live, player: str) -> Advice:
        """What the coach knows so far about this player's decision."""
        decision = live.match.game_version
        _check(live.match, player)
        while True:
            found = self._found.get(live.match.id)
            if found is None or found.decision != decision or not found.advice.settled:
                found = await self._asking(live.match, player)
            if live.match.game_version != decision:
                raise Refused("host-stale", version=live.match.version)
            if found.decision == decision:  # else it was the answer to an earlier question
                return replace(found.advice, version=live.match.version)

    async def counsel(self, game: Game, state: State) -> Advice:
        """What the coach knows about a choice at a real table."""
        self._make_room()
        self._counselled += 1
        asked = asyncio.get_running_loop().run_in_executor(self._pool, _weigh, game, state)
        asked.add_done_callback(self._counsel_given)
        return await _answer(asked, LONG)

    def close(self) -> None:
        """Waits for nobody."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _asking(self, match: Match, player: str) -> Found:
        """The answer to a question, or the one already in progress for this table."""
        if match.id not in self._asked:
            self._ask(match, player)
        return await _answer(self._asked[match.id][1], PATIENCE)

    def _ask(self, match: Match, player: str) -> None:
        if any(player == other for other, _ in self._asked.values()):
            raise Refused("host-too-fast")
        self._make_room()
        known, table = self._found.get(match.id), match.table
        question = (table.game, table.state, match.game_version, known.judge if known else None)
        asked = asyncio.get_running_loop().run_in_executor(self._pool, _look, *question)
        self._asked[match.id] = player, asked
        asked.add_done_callback(lambda done: self._keep(match.id, done))

    def _make_room(self) -> None:
        if len(self._asked) + self._counselled >= MOST_ASKING:
            raise Refused("host-busy")

    def _counsel_given(self, _: "asyncio.Future[Advice]") -> None:
        self._counselled -= 1

    def _keep(self, table: str, done: "asyncio.Future[Found]") -> None:
        del self._asked[table]
        if not done.cancelled() and done.exception() is None:
            self._found.pop(table, None)
            self._found[table] = done.result()
            if len(self._found) > MOST_KEPT:
                del self._found[next(iter(self._found))]


def prepare() -> None:
    """Compiles what the coach needs, and the stronger minds with it."""
    for game in GAMES.values():
        prepare_for(game)


def prepare_for(game: Game) -> None:
    """Compiles what the coach needs in one game."""
    try:
        from ...minds.judging.search_judge import SearchJudge

        state = first_choice(game)
        for judge in (judge_for(game, state, 1), SearchJudge(game, 1, 2)):  # the second is for more seats
            advice(judge, game, state, judge.choices(state), settled=True)
    except Exception as error:  # noqa: BLE001  it is compiled when it is first needed, or fails there
        log.error("coach not prepared", game=game.NAME, error=named(error))


def _check(match: Match, player: str) -> None:
    """Refuses a question that this player may not ask."""
    if player not in match.players:
        raise Refused("host-players-only")
    if not match.coached:
        raise Refused("host-not-coached")
    if match.mover is None or match.mind_plays(match.mover) or match.mover not in match.seats_of(player):
        raise Refused("host-not-your-move")


async def _answer(asked: "asyncio.Future[T]", patience: float) -> T:
    """The answer to a question, which others may be waiting for too."""
    try:
        return await asyncio.wait_for(asyncio.shield(asked), patience)
    except TimeoutError:
        raise Refused("host-busy") from None


def _weigh(game: Game, state: State) -> Advice:
    """Weighs a choice completely."""
    return counsel(game, state)


def _look(game: Game, state: State, decision: int, judge: Judge | None) -> Found:
    """Weighs a decision: at once if nothing is to be searched, otherwise a little better each time."""
    judge = judge or judge_for(game, state, PLAYOUTS)
    began = time.perf_counter()
    choices = judge.look(state)
    while not (settled := not judge.searches or len(choices) == 1 or judge.tried >= ENOUGH):
        if time.perf_counter() - began > SLICE:
            break
        choices = judge.look(state)
    return Found(decision, advice(judge, game, state, choices, settled), judge)
