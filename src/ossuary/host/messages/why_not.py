"""What a player can do now, and why not the rest: every action of the game by its kind."""

from ...engine.nodes import Refused
from ...words.said import said
from ...words.tellers import TELLERS, kind
from ..protocol.study import Choices, Denial, Kind, Worded
from ..protocol.values import Spoken
from ..table.match import OPEN, OVER, Match
from .spoken import refusal, spoken


def choices(match: Match, player: str | None) -> Choices:
    """The actions of this player's seat to move, or why there is nothing to decide."""
    mover = match.mover
    if mover is None or mover not in match.seats_of(player) or match.mind_plays(mover):
        return Choices(match.version, None, refusal(Refused(_nothing(match, player))).said, [])
    game, state, teller = match.table.game, match.table.state, TELLERS[match.table.game.NAME]
    kinds: dict[str, Kind] = {}
    for action, key in enumerate(game.ACTIONS):
        if (name := kind(game.NAME, state, action)) is None:
            continue
        of_kind = kinds.setdefault(name, Kind(spoken(said(name)), [], []))
        choice = Worded(key, spoken(teller.offer(state, action)))
        rule = game.refusal(state, action)
        if not rule:
            of_kind.can.append(choice)
            continue
        number = f"{game.PREFIX}-{rule}"
        denial = next((denial for denial in of_kind.cannot if denial.rule == number), None)
        if denial is None:
            denial = Denial(number, Spoken(f"rule-{number.lower()}.short", {}), [])
            of_kind.cannot.append(denial)
        denial.actions.append(choice)
    return Choices(match.version, mover, None, list(kinds.values()))


def _nothing(match: Match, player: str | None) -> str:
    """Why this player has nothing to decide."""
    if match.status == OVER:
        return "host-over"
    if not match.seats_of(player):
        return "host-players-only"
    return "host-not-started" if match.status == OPEN else "host-not-your-move"
