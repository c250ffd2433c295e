"""simulate(): many games between minds, and what came of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..engine.extras import need
from ..engine.nodes import Refused
from ..engine.nodes import State as Row
from ..engine.registry import options_for
from ..minds.mind import Choose
from .game import Game
from .game import game as game_named
from .play import Mind, check_seats, names_of, usual_seats
from .state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..lab.simulate import Results


class Simulation:
    """The results of many games, in arrays with one row per game; it prints a summary."""

    def __init__(self, game: Game, names: Sequence[str], results: "Results") -> None:
        from ..lab.simulate.summary import summarised

        self._results = results
        self._names = names
        self._summary = summarised(game.engine, names, results)

    @property
    def scores(self) -> "NDArray[np.int64]":
        """The final points, by game and seat."""
        return self._results.scores

    @property
    def payoffs(self) -> "NDArray[np.float64]":
        """The shares of the win, by game and seat."""
        return self._results.payoffs

    @property
    def lengths(self) -> "NDArray[np.int64]":
        """The numbers of moves, by game."""
        return self._results.lengths

    @property
    def win_rates(self) -> list[float]:
        """The share of all games that each seat won."""
        return [won / len(self) for won in self._summary["wins"]]

    @property
    def win_intervals(self) -> list[tuple[float, float]]:
        """The 95% confidence intervals of the win rates."""
        return list(self._summary["win_intervals"])

    @property
    def mean_scores(self) -> list[float]:
        """The mean points of each seat."""
        return list(self._summary["mean_scores"])

    @property
    def summary(self) -> dict[str, Any]:
        """All figures, as `ossuary simulate --json` prints them."""
        return dict(self._summary)

    def __len__(self) -> int:
        return len(self._results.lengths)

    def __repr__(self) -> str:
        return f"<Simulation of {self._summary['game']}, {len(self)} games>"

    def __str__(self) -> str:
        width = max(map(len, self._names))
        rows = zip(self._names, self.win_rates, self.win_intervals, self.mean_scores, strict=True)
        return "\n".join(
            f"{name:{width}}  {rate:6.1%} ({low:.1%} – {high:.1%})  {mean:.1f}"
            for name, rate, (low, high), mean in rows
        )


def simulate(
    game: str | Game,
    seats: Sequence[Mind] = (),
    games: int = 1000,
    seed: int = 1,
    device: str = "cpu",
    **options: Any,
) -> Simulation:
    """Plays many games, at compiled speed if all seats are `random` or `rule-of-thumb`.

    Without seats, the same bots play as in `play`. The same seed gives the same games on any machine.
    On an NVIDIA graphics card (`device="cuda"`) these two play the same games by the hundred thousand at a time.
    A function does not know the coming dice; `state.with_seed(1).play(action)` tries an action with other dice.

    >>> simulation = ossuary.simulate("shark-attacks", ["random", "rule-of-thumb"], games=2000, seed=1)
    >>> simulation.win_rates
    [0.1645, 0.8355]
    """
    need("simulate", "numpy")
    from ..lab.simulate import simulate as simulated

    face = game if isinstance(game, Game) else game_named(game)
    seats = seats or usual_seats(face)
    names = names_of(seats)
    agreed = options_for(face.engine, {**options, "seats": len(seats)})
    check_seats(seats, face.engine, face.engine.initial(agreed))

    def seen(mind: Mind) -> str | Choose:
        if isinstance(mind, str):
            return mind

        def choose(row: Row, rng: list[int]) -> int:
            state = State(face, agreed, tuple(names), row, None)
            return state._move_of(mind(state))

        return choose

    minds = [seen(seat) for seat in seats]
    if device == "cpu":
        return Simulation(face, names, simulated(face.engine, agreed, minds, games, seed))
    if device != "cuda":
        raise Refused("cuda-device", device=device)
    from ..lab.simulate.device import simulate_on_device

    return Simulation(face, names, simulate_on_device(face.engine, agreed, minds, games, seed))
