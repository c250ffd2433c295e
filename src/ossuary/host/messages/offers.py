"""The options of the seat to move: single actions, and ready chains of them."""

from ...engine.nodes import Part, State
from ...engine.registry import Game, actions_of
from ...words.said import said
from ...words.tellers import TELLERS
from ..protocol.table import Chain, Offer
from ..protocol.table import Part as ShownPart
from ..table.chains import chains
from .spoken import spoken


def offers(game: Game, state: State, seat: int) -> list[Offer]:
    """Every legal action of the seat to move."""
    teller, now = TELLERS[game.NAME], game.tally(state, seat)
    return [
        Offer(
            seat,
            game.ACTIONS[action],
            spoken(teller.offer(state, action)),
            _leads_to(game, state, seat, [action], now),
        )
        for action in actions_of(game, state)
    ]


def ready_chains(game: Game, state: State, seat: int) -> list[Chain]:
    """The chains that are ready for the seat to move."""
    return [
        Chain(
            seat,
            name,
            spoken(said(f"host-chain-{name}", number=len(actions))),
            [game.ACTIONS[action] for action in actions],
            _leads_to(game, state, seat, actions, game.tally(state, seat)),
        )
        for name, actions in chains(game, state).items()
    ]


def _leads_to(game: Game, state: State, seat: int, actions: list[int], now: list[Part]) -> list[ShownPart] | None:
    """The seat's tally after these actions, before chance moves; none if nothing has changed."""
    for action in actions:
        state = game.step(state, action)
    then = game.tally(state, seat)
    return None if then == now else parts(then)


def parts(tally: list[Part]) -> list[ShownPart]:
    """A tally as a message carries it."""
    return [ShownPart(*part) for part in tally]
