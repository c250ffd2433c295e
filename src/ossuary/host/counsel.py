"""The coach for a real table: a described choice in, what a judge knows about it out."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from litestar import Request, post

from ..minds.coach import advice
from ..minds.judge import Choice, Judge
from ..minds.judges import judge_of, solved
from ..rules.catalogue import GAMES, Game
from ..rules.entered import state_of
from ..rules.nodes import Refused, State
from .door import address_of
from .hub import Hub
from .limits import COUNSEL
from .openapi import HOST, refusing
from .protocol import Chance, Counsel, Described
from .spoken import spoken

PATIENCE = 50.0  # seconds, in which a search may first have to be compiled
MOST_WAITING = 8  # questions


class Coach:
    """Answers one question after the other, on a thread of its own."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "coach")
        self._judges: dict[tuple[str, bool], Judge] = {}
        self._waiting = 0

    async def counsel(self, game: Game, state: State) -> Counsel:
        """What the coach says where somebody has to choose."""
        if self._waiting >= MOST_WAITING:
            raise Refused("host-coach-busy")
        self._waiting += 1
        answer = asyncio.get_running_loop().run_in_executor(self._thread, self._counsel, game, state)
        answer.add_done_callback(self._answered)
        try:
            return await asyncio.wait_for(asyncio.shield(answer), PATIENCE)
        except TimeoutError as error:
            raise Refused("host-coach-busy") from error

    def close(self) -> None:
        """Waits for nobody."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _answered(self, _: "asyncio.Future[Counsel]") -> None:
        self._waiting -= 1

    def _counsel(self, game: Game, state: State) -> Counsel:
        key = game.NAME, solved(game, state)
        if key not in self._judges:
            self._judges[key] = judge_of(game, state)
        judge = _Weighing(self._judges[key], state)
        told = [spoken(line) for line in advice(judge, game, state, whole=True)]
        seat = game.mover(state)
        chances = [Chance(game.ACTIONS[choice.action], choice.payoffs[seat]) for choice in judge.choices(state)]
        return Counsel(judge.exact, told, chances)


class _Weighing:
    """A judge that has weighed one state, and says the same of it every time."""

    def __init__(self, judge: Judge, state: State) -> None:
        self.exact, self.in_points = judge.exact, judge.in_points
        self.value = judge.value
        self._choices = judge.choices(state)
        self.tried = judge.tried

    def choices(self, _: State) -> list[Choice]:
        """Every legal action, the best first."""
        return self._choices


@post("/api/counsel", status_code=200, tags=[HOST], responses=refusing(400, 403, 413, 503))
async def counsel(data: Described, request: Request[Any, Any, Any], hub: Hub) -> Counsel:
    """What the coach would do at a real table; the choice is checked by the rules."""
    hub.buckets.take_from(address_of(request), COUNSEL, time.time())
    state = state_of(data.game, data.look)
    coach: Coach = request.app.state.coach
    return await coach.counsel(GAMES[data.game], state)
