"""`ossuary replay`: a recorded game in words, or turn by turn on the stage."""

import argparse
import json
from itertools import groupby

from ...engine import record as records
from ...engine.nodes import TERMINAL, TURN
from ...engine.record import Record, Step
from ...words import Words
from ...words.result import result_lines
from ...words.said import Voice
from ...words.tellers import told
from ..arguments import text_of
from ..common_arguments import add_json, add_plain, add_record
from ..seats import names_of, you
from ..stage.ability import is_stage


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_record(parser, words)
    add_json(parser, words)
    add_plain(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Replays a record, and refuses one that breaks a rule."""
    record = records.read(text_of(options.file))
    steps = list(records.replay(record))
    game = record.game
    if not options.json and is_stage(options.plain):
        _stage(record, steps, words)
        return 0
    state = steps[-1].after if steps else game.initial(record.options)
    voice = Voice(names_of(record.players, words), you(record.players))
    said = [[words.tell(line, voice) for line in told(game.NAME, *step)] for step in steps]
    over = game.mover(state) == TERMINAL
    if options.json:
        moves = [
            {
                "number": number,
                "seat": game.mover(step.before),
                "move": records.key_of(game, step.before, step.move),
                "told": lines,
            }
            for number, (step, lines) in enumerate(zip(steps, said, strict=True), start=1)
        ]
        result = {"over": over, "scores": game.scores(state), "payoffs": game.payoffs(state)}
        content = {"game": game.NAME, "players": record.players, "turns": state[TURN], "moves": moves, **result}
        print(json.dumps(content))
        return 0
    turn = 0
    for step, lines in zip(steps, said, strict=True):
        if lines and step.before[TURN] != turn:
            turn = step.before[TURN]
            print("\n" + words.say("cli-turn", turn=turn))
        print("\n".join(lines), end="\n" if lines else "")
    print()
    print("\n".join(result_lines(game, state, words, voice)) if over else words.say("cli-unfinished"))
    return 0


def _stage(record: Record, steps: list[Step], words: Words) -> None:
    """Shows turn after turn, each with the board at its last decision, as long as the reader wants more."""
    from ..stage.stage_screen import StageScreen

    game, seats = record.game, range(record.options.seats)
    screen = StageScreen(game, words, Voice(names_of(record.players, words, faces=True), you(record.players)), ())
    for _, group in groupby(steps, lambda step: step.before[TURN]):
        turn = list(group)
        for step in turn:
            screen.tell(step)
        if game.mover(turn[-1].after) == TERMINAL:
            screen.end(turn[-1].after)
            return
        decisions = [step.before for step in turn if game.mover(step.before) in seats]
        if decisions and not screen.goes_on(decisions[-1]):
            return
    print("\n" + words.say("cli-unfinished"))
