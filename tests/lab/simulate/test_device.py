"""Games on a graphics card: the code that its threads run, run here one thread after the other."""

import numpy as np
import pytest

from ossuary.engine.nodes import Refused
from ossuary.engine.registry import GAMES, options_for
from ossuary.lab.simulate import simulate
from ossuary.lab.simulate.core import MINDS
from ossuary.lab.simulate.device import playing_on_device, simulate_on_device
from ossuary.twin import cuda

THREADS = 3
OURS = ("rolling-bones", "shark-attacks", "skulls-of-sedlec", "bones")


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("name", OURS)
def test_threads_play_the_games_of_a_processor(name: str, mind: str) -> None:
    """Each thread has its rows, and every row is that of the same game here."""
    game = GAMES[name]
    options, number = options_for(game, {"seats": 2, **SHORT.get(game.NAME, {})}), 4
    payoffs, scores, lengths = np.zeros((2, number)), np.zeros((2, number), np.int64), np.zeros(number, np.int64)
    minds, rng = np.array([MINDS.index(mind)] * 2), np.zeros(1, np.int64)
    for thread in range(THREADS):
        state, start = [0] * game.SLOTS, game.initial(options)
        given = (start, state, rng, 5, 20, minds, payoffs, scores, lengths, thread, THREADS)
        playing_on_device(game).play_games(*given)
    here = simulate(game, options, [mind] * 2, number, 5, cores=1, first=20)
    assert np.array_equal(payoffs.T, here.payoffs)
    assert np.array_equal(scores.T, here.scores)
    assert np.array_equal(lengths, here.lengths)


SHORT = {"rolling-bones": {"target": 3}, "shark-attacks": {"target": 20}}


def test_a_machine_without_a_driver_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "DRIVER", "no-driver-of-this-name.so")
    cuda.card.cache_clear()
    game = GAMES["bones"]
    with pytest.raises(Refused, match="no-driver-of-this-name") as refused:
        simulate_on_device(game, options_for(game, {}), ["random", "random"], 10, 1)
    assert refused.value.key == "cuda-no-driver"


@pytest.mark.parametrize("mind", ["strong", lambda state, rng: 0])
def test_bots_that_a_card_does_not_know_are_refused(mind: object) -> None:
    game = GAMES["bones"]
    with pytest.raises(Refused) as refused:
        simulate_on_device(game, options_for(game, {}), ["random", mind], 10, 1)  # type: ignore[list-item]
    assert refused.value.key == "cuda-mind"
