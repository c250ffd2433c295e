"""Golden games: whole games as records and in words. `python -m tests.golden` plays them and writes them again.

tests/records/ holds each game as NAME.json, and its telling as NAME.en.txt and NAME.de.txt. A difference in the telling
is either a mistake or meant; if it is meant, run the command and read the difference before it is committed. Records
themselves change only when the draws, the minds or the rules do; `--told` keeps them and writes the telling alone.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from ossuary.cli.seats import names_of, you
from ossuary.engine.nodes import CHANCE, TERMINAL, TURN
from ossuary.engine.record import Record, read, replay
from ossuary.engine.registry import GAMES, options_for
from ossuary.fair import Seeded
from ossuary.minds.playing.simple import SIMPLE
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table
from ossuary.words import LANGUAGES, Words
from ossuary.words.result import result_lines
from ossuary.words.said import Voice
from ossuary.words.tellers import TELLERS
from ossuary.words.tellers import told as what_happened

RECORDS = Path(__file__).parent / "records"
WORDS = {language: Words(language) for language in LANGUAGES}

# The usual numbers of skulls, on cards of five sorts.
DECK = ["royal/royal"] * 2 + ["peasant/priest", "romantic/criminal", "priest/romantic", "criminal/peasant"] * 4


class Golden(NamedTuple):
    """How a golden game comes about."""

    game: str
    options: dict[str, object]
    players: list[str]
    seed: int


TWO = ["rule-of-thumb", "random"]
GOLDEN = {
    "rolling-bones-two": Golden("rolling-bones", {"target": 100}, TWO, 136),
    "rolling-bones-eight": Golden("rolling-bones", {"target": 20}, ["you", *TWO, *TWO, *TWO, "random"], 126),
    "shark-attacks-two": Golden("shark-attacks", {"target": 100}, TWO, 47),
    "shark-attacks-six": Golden(
        "shark-attacks", {"target": 60, "flight_dice": "swimmers"}, ["you", *TWO, *TWO, "random"], 5
    ),
    "skulls-of-sedlec-two": Golden("skulls-of-sedlec", {}, TWO, 19),
    "skulls-of-sedlec-three": Golden("skulls-of-sedlec", {"deck": DECK}, ["you", *TWO], 62),
    "bones-two": Golden("bones", {"end": "points=120"}, TWO, 142),
    "bones-three": Golden("bones", {}, [*TWO, "you:Ada"], 103),
    "bones-four": Golden("bones", {"end": "rounds=4"}, ["you", *TWO, "random"], 134),
}


def played(golden: Golden) -> Record:
    """The record of the game; for people the mind `random` decides."""
    game = GAMES[golden.game]
    options = options_for(game, {"seats": len(golden.players), **golden.options})
    table = Table(game, options, golden.players, Seeded(golden.seed))
    minds = [mind(game, player if player in SIMPLE else "random") for player in golden.players]
    table.begin()
    while not table.over:
        rng = table.thoughts()
        table.act(minds[game.mover(table.state)](table.state, rng))
    return table.record


def told(record: Record, language: str) -> list[str]:
    """A whole game in words: turn by turn what happened, the state at the last decision, and the result."""
    game, teller, words = record.game, TELLERS[record.game.NAME], WORDS[language]
    voice = Voice(names_of(record.players, words), you(record.players))
    steps = list(replay(record))
    assert game.mover(steps[-1].after) == TERMINAL
    lines, turn = [], 0
    for step in steps:
        if step.before[TURN] != turn:
            turn = step.before[TURN]
            lines += ["", words.say("cli-turn", turn=turn)]
        lines += [words.tell(line, voice) for line in what_happened(game.NAME, *step)]
    last = next(step.before for step in reversed(steps) if game.mover(step.before) != CHANCE)
    lines += ["", *(words.tell(line, voice) for line in teller.describe(last))]
    return [*lines, "", *result_lines(game, steps[-1].after, words, voice)]


def main() -> None:
    for name, golden in GOLDEN.items():
        path = RECORDS / f"{name}.json"
        if "--told" not in sys.argv[1:]:
            path.write_text(played(golden).write(), encoding="utf-8")
        record = read(path.read_text(encoding="utf-8"))
        for language in LANGUAGES:
            text = "\n".join(told(record, language)) + "\n"
            (RECORDS / f"{name}.{language}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
