"""Our games in OpenSpiel, with explicit chance; importing this registers each as `ossuary_` and its name."""

from collections.abc import Mapping
from dataclasses import fields as fields_of
from typing import Any, cast

import numpy as np
import pyspiel

from ...engine.nodes import CHANCE, TERMINAL
from ...engine.registry import GAMES, Game, actions_of, options_for
from ...minds.observation import OBSERVERS, fields, width
from .render import drawn

SEATS, PLAYERS = "seats", "players"  # one option, as the rules call it and as OpenSpiel does
LONGEST = 1_000_000  # moves: every game comes to its end, but OpenSpiel wants a number


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; each game is a class of its own."""

    game: Game

    def __init__(self, parameters: Mapping[str, object] | None = None) -> None:
        game = self.game
        self.options = options_for(game, _ours(parameters or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.ACTIONS),
            max_chance_outcomes=len(game.OUTCOMES),
            num_players=self.options.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, dict(parameters or {}))

    def new_initial_state(self) -> "SpielState":
        """The state before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> "SpielObserver":
        """What fills tensors with a view of a state; all of it is public, and of private information there is none."""
        return SpielObserver(self.game, iig_obs_type is None or iig_obs_type.public_info)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the rules."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.name = spiel.game.NAME  # not the game itself: OpenSpiel copies all that stands here
        self.row = self.game.initial(spiel.options)

    @property
    def game(self) -> Game:
        """The rules."""
        return GAMES[self.name]

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or the end."""
        seat = self.game.mover(self.row)
        return int(SPIEL_PLAYERS.get(seat, seat))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.mover(self.row) == TERMINAL

    def returns(self) -> list[float]:
        """Each seat's share of the win."""
        return self.game.payoffs(self.row)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes that can come, with their probabilities."""
        odds = self.game.odds(self.row)
        total = sum(odds)
        return [(outcome, weight / total) for outcome, weight in enumerate(odds) if weight]

    def _legal_actions(self, player: int) -> list[int]:
        return actions_of(self.game, self.row)

    def _apply_action(self, action: int) -> None:
        self.game.advance(self.row, action)

    def _action_to_string(self, player: int, action: int) -> str:
        names = self.game.OUTCOMES if player == pyspiel.PlayerId.CHANCE else self.game.ACTIONS
        return names[action]

    def __str__(self) -> str:
        return drawn(self.game, self.row, [f"player_{seat}" for seat in range(self.num_players())])


class SpielObserver:
    """The columns of an observation as OpenSpiel's tensors, each field by its name; none where nothing is asked for."""

    def __init__(self, game: Game, public: bool = True) -> None:
        self._public = public
        self.tensor = np.zeros(width(game.NAME) if public else 0, np.float32)
        self.dict: dict[str, Any] = {}
        column = 0
        for field in fields(game.NAME) if public else ():
            self.dict[field.name] = self.tensor[column : column + field.columns]
            column += field.columns

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensors with what a seat sees."""
        if self._public:
            OBSERVERS[state.game.NAME].observe(state.row, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, in words: the same for all."""
        return str(state) if self._public else ""


SPIEL_PLAYERS = {CHANCE: pyspiel.PlayerId.CHANCE, TERMINAL: pyspiel.PlayerId.TERMINAL}


def game_type(game: Game) -> pyspiel.GameType:
    """The OpenSpiel type of a game: explicit chance, perfect information, one win to share."""
    options = {field.name: field.default for field in fields_of(cast(Any, game.Options))}
    options[PLAYERS] = options.pop(SEATS)
    return pyspiel.GameType(
        short_name="ossuary_" + game.NAME.replace("-", "_"),
        long_name=f"Ossuary {game.NAME}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.MAX_SEATS,
        min_num_players=game.MIN_SEATS,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={name: value for name, value in options.items() if isinstance(value, int | str)},
    )


def _ours(parameters: Mapping[str, object]) -> dict[str, object]:
    """Parameters as our options: OpenSpiel reserves the equals sign, so `end` is rounds:2 there."""
    return {
        SEATS if name == PLAYERS else name: value.replace(":", "=") if isinstance(value, str) else value
        for name, value in parameters.items()
    }


for _game in GAMES.values():
    _class = type("".join(map(str.title, _game.NAME.split("-"))), (SpielGame,), {"game": _game})
    globals()[_class.__name__] = _class  # pickle finds it by its name
    pyspiel.register_game(game_type(_game), _class)
