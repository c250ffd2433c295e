"""Minds on their own threads: fair to everybody, bounded in time, and replaced if they fail."""

import asyncio
import os
from collections.abc import Callable
from typing import TypeAlias

import structlog

from ...engine.nodes import State
from ...engine.registry import GAMES, Game
from ...fair import Seeded
from ...minds.mind import Choose
from ...minds.playing.simple import SIMPLE, plain_mind
from ...table import Table
from ..executors import executor
from ..logs import named
from ..metrics import MIND_FAILURES, THOUGHT, WARM
from ..protocol.values import LONGEST_CHAIN
from ..trained_minds import compiled, interpreted
from .threads import FairThreads

SPARE = 8  # threads for minds that nobody waits for any more
PATIENCE = 10.0  # seconds for one decision, which may be a chain of choices

Minds: TypeAlias = Callable[[Game, str], Choose]
Thought: TypeAlias = Callable[[int], int]  # the seed of a choice, by the number of actions made in the decision
log = structlog.get_logger()


class MindPool:
    """Threads on which minds choose."""

    def __init__(self, minds: Minds = compiled, patience: float = PATIENCE) -> None:
        self._minds = minds
        self._patience = patience
        self._threads = FairThreads(max(2, os.cpu_count() or 2), "minds", SPARE, patient=True)
        self._simple = FairThreads(2, "simple-minds", SPARE)  # which choose at once, and wait for no search
        self._compiler = executor(1, "compiler", patient=True)
        self._warm: set[str] = set()  # games whose minds are compiled; the others' are interpreted meanwhile

    def warm(self, also: Callable[[], None]) -> None:
        """Compiles the minds in the background, and then whatever else was asked for."""
        for game in GAMES.values():
            self._compiler.submit(self._compile, game)
        self._compiler.submit(also)

    async def decision(self, who: str, name: str, table: Table) -> list[str]:
        """The actions with which a mind completes a decision at a table."""
        game, state, moves = table.game, table.state, len(table.record.moves)

        def thought(made: int) -> int:
            return table.draws.thought(moves + made)

        def think() -> list[str]:
            with THOUGHT.labels(name).time():
                minds = self._minds if game.NAME in self._warm else interpreted
                return _decision(game, minds, name, state, thought)

        try:
            threads = self._simple if name in SIMPLE else self._threads
            return await threads.run(who, think, self._patience)
        except Exception as error:  # noqa: BLE001  a mind may fail in any way, and the game goes on
            MIND_FAILURES.labels(name).inc()
            log.warning("mind failed", mind=name, game=game.NAME, error=named(error))
            return await asyncio.to_thread(_decision, game, interpreted, plain_mind(game), state, thought)

    def close(self) -> None:
        """Waits for nobody."""
        self._threads.close()
        self._simple.close()
        self._compiler.shutdown(wait=False, cancel_futures=True)

    def _compile(self, game: Game) -> None:
        try:
            _decision(game, self._minds, plain_mind(game), first_choice(game), Seeded(1).thought)
        except Exception as error:  # noqa: BLE001  the minds of this game stay interpreted
            log.error("minds not compiled", game=game.NAME, error=named(error))
            return
        self._warm.add(game.NAME)
        WARM.set(len(self._warm))


def _decision(game: Game, minds: Minds, name: str, state: State, thought: Thought) -> list[str]:
    choose, seat, chain = minds(game, name), game.mover(state), list[str]()
    while game.mover(state) == seat and len(chain) < LONGEST_CHAIN:
        action = choose(state, [thought(len(chain))])
        if rule := game.refusal(state, action):
            raise ValueError(f"{name} chose {game.ACTIONS[action]} against {game.PREFIX}-{rule}")
        chain.append(game.ACTIONS[action])
        state = game.step(state, action)
    return chain


def first_choice(game: Game) -> State:
    """The first decision of a game of two."""
    table = Table(game, game.Options(), ["", ""], Seeded(1))
    table.begin()
    return table.state
