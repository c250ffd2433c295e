"""The end of a game in words: every score by its parts, and who won."""

from ..engine.nodes import State
from ..engine.registry import Game
from . import Words
from .said import Seat, Voice, said
from .tellers import winners


def result_lines(game: Game, state: State, words: Words, voice: Voice) -> list[str]:
    """The final scores, and the winner."""
    lines = []
    for seat, score in enumerate(game.scores(state)):
        line = words.tell(said("final-score", who=Seat(seat), score=score), voice)
        parts = [part for part in game.tally(state, seat) if part.points]
        if len(parts) > 1:
            named = [f"{words.say(f'{game.NAME}-part-{part.name}')} {part.points}" for part in parts]
            line += f" ({', '.join(named)})"
        lines.append(line)
    return [*lines, words.tell(winners(game.payoffs(state)), voice)]
