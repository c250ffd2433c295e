"""Environments on a graphics card: the code that its threads run, run here one thread after the other."""

import numpy as np
import pytest

from ossuary.engine.nodes import TERMINAL
from ossuary.engine.registry import GAMES, Game, options_for
from ossuary.lab.batch import Batch
from ossuary.lab.batch.device import stepping_on_device
from ossuary.minds.observation import width
from ossuary.twin import dlpack
from ossuary.twin.dlpack import Tensor, capsule

NUMBER, THREADS, STEPS = 6, 4, 60
OURS = ("rolling-bones", "shark-attacks", "skulls-of-sedlec", "bones")


class Stepped:
    """Games whose arrays lie column after column, as on a card."""

    def __init__(self, game: Game, seats: int) -> None:
        self.loop = stepping_on_device(game)
        self.start = game.initial(options_for(game, {"seats": seats}))
        self.states, self.own = np.zeros((game.SLOTS, NUMBER), np.int64), [0] * game.SLOTS
        self.lucks, self.numbers = np.zeros(NUMBER, np.int64), np.arange(NUMBER) - NUMBER
        self.actions, self.movers = np.zeros(NUMBER, np.int64), np.full(NUMBER, TERMINAL, np.int8)
        self.legal, self.over = np.zeros(NUMBER, np.int64), np.zeros(NUMBER, np.bool_)
        self.seen = np.zeros((width(game.NAME), NUMBER), np.int16)
        self.masks = np.zeros((len(game.ACTIONS), NUMBER), np.int8)
        self.rewards, self.gains = np.zeros((seats, NUMBER), np.float32), np.zeros(NUMBER, np.float32)
        self.moves, self.refused = np.zeros(NUMBER, np.int64), np.zeros(1, np.int64)

    def step(self, seed: int) -> None:
        """One step of all games."""
        games = self.start, self.states, self.lucks, self.numbers, self.actions, seed
        shown = self.movers, self.legal, self.over, self.seen, self.masks, self.rewards, self.gains
        for thread in range(THREADS):
            own = self.own, [0] * len(self.seen), thread, THREADS
            self.loop.step(*games, *shown, self.moves, self.refused, *own)


@pytest.mark.parametrize("name", OURS)
def test_threads_step_the_games_of_a_processor(name: str) -> None:
    game = GAMES[name]
    here, there = Batch(game, options_for(game, {"seats": 2}), NUMBER, cores=1), Stepped(game, 2)
    here.reset(7)
    there.step(7)
    for step in range(STEPS):
        for shown in ("movers", "legal", "over", "seen", "masks", "rewards", "gains"):
            assert np.array_equal(getattr(here, shown), getattr(there, shown).T), (shown, step)
        there.actions[:] = here.any_actions()
        here.step(there.actions)
        there.step(7)
    assert here.moves == there.moves.sum()
    assert there.refused[0] == 0
    here.close()


@pytest.mark.parametrize("name", OURS)
def test_an_action_that_is_not_legal_is_noted_and_not_played(name: str) -> None:
    there = Stepped(GAMES[name], 2)
    there.step(7)
    before = there.states.copy()
    there.actions[:] = [next(action for action in range(63) if not legal >> action & 1) for legal in there.legal]
    there.step(7)
    assert there.refused[0] in range(1, NUMBER + 1)
    assert np.array_equal(there.states, before)


class OnCard:
    """What a capsule asks of an array on a card."""

    shape, strides, dtype, size, address = (5, 3), (1, 5), "int16", 2, 0x7000


def test_a_capsule_says_where_the_numbers_are_and_lets_them_go() -> None:
    array = OnCard()
    given = capsule(array)
    place = dlpack.POINTER_OF(id(given), b"dltensor")
    tensor = Tensor.from_address(place)
    assert (tensor.data, tensor.device_type, tensor.ndim) == (0x7000, 2, 2)
    assert (tensor.code, tensor.bits, tensor.lanes) == (0, 16, 1)
    assert (tensor.shape[:2], tensor.strides[:2]) == ([5, 3], [1, 5])
    assert any(array in kept for kept in dlpack._held.values())
    del given
    assert not any(array in kept for kept in dlpack._held.values())
