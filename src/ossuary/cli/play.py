"""`ossuary play`: a game in the terminal, people and minds at one table, in plain text."""

import argparse
import os
import time
from pathlib import Path

import platformdirs

from ..fair import thought
from ..minds.simple import MINDS, mind
from ..rules import record as records
from ..rules.catalogue import GAMES, Game
from ..rules.nodes import Refused
from ..rules.record import Step
from ..table import Table
from ..words import Words
from ..words.rulebook import rulebook
from ..words.said import Seat, Voice, said
from ..words.telling import TELLERS
from .arguments import game_named, options_given, text_of
from .info import wrapped
from .result import result_lines
from .seats import names_of, parse_seats, you


def run(options: argparse.Namespace, words: Words) -> int:
    """Plays until the game or the input ends."""
    if options.resume:
        table, path = _resumed(options)
    else:
        game = game_named(options.game) if options.game else _asked_game(words)
        if game is None:
            return 0
        seats = parse_seats(options.seats or "you,rule-of-thumb", game)
        table = Table(game, options_given(game, len(seats), options.option, words), seats, options.seed)
        path = Path(options.save) if options.save else _new_save(game)
    return Play(table, path, words).run()


def _resumed(options: argparse.Namespace) -> tuple[Table, Path]:
    if options.option or options.seed is not None:
        raise Refused("cli-resume-options")
    table = Table.resume(records.read(text_of(options.resume)))
    if options.game and options.game != table.game.NAME:
        raise Refused("cli-resume-game", file=options.resume, game=table.game.NAME)
    if options.seats:
        table.record.players = parse_seats(options.seats, table.game)
        if len(table.record.players) != table.record.options.seats:
            raise Refused("cli-resume-seats", seats=table.record.options.seats)
    parse_seats(",".join(table.record.players), table.game)
    return table, Path(options.save or options.resume)


def _new_save(game: Game) -> Path:
    """A file of its own in the user's data folder."""
    begun = time.strftime("%Y-%m-%d-%H%M%S")
    return platformdirs.user_data_path("ossuary") / "games" / f"{game.NAME}-{begun}-{os.getpid()}.json"


def _asked_game(words: Words) -> Game | None:
    """The game that the person picks from a list; none when the input ends."""
    names = list(GAMES)
    for number, name in enumerate(names, start=1):
        print(f"{number}  {words.say(f'rules-{name}-title')}")
        print(wrapped(words.say(f"rules-{name}-intro"), "   "))
    while True:
        try:
            answer = input(words.say("play-which-game") + " ").strip() or names[0]
        except EOFError:
            print()
            return None
        if answer in names:
            return GAMES[answer]
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return GAMES[names[int(answer) - 1]]
        print(words.say("cli-unknown-game", game=answer, games=", ".join(names)))


class Play:
    """One sitting at a table in the terminal."""

    def __init__(self, table: Table, path: Path, words: Words) -> None:
        self.table, self.path, self.words = table, path, words
        players = table.record.players
        self.voice = Voice(names_of(players, words), you(players))
        self.teller = TELLERS[table.game.NAME]
        self.shown = -1  # the version of the table that the screen shows
        self.minds = {seat: mind(table.game, name) for seat, name in enumerate(players) if name in MINDS}

    def run(self) -> int:
        """Plays on; saves whatever happens."""
        try:
            self._tell(self.table.begin())
            while not self.table.over:
                seat = self.table.game.mover(self.table.state)
                if seat in self.minds:
                    rng = [thought(self.table.luck, len(self.table.record.moves))]
                    self._tell(self.table.act(self.minds[seat](self.table.state, rng)))
                elif not self._ask(seat):
                    break
        finally:
            self._save()
        if self.table.over:
            print()
            print("\n".join(result_lines(self.table.game, self.table.state, self.words, self.voice)))
            print(self._text("play-recorded", file=str(self.path)))
        else:
            print(self._text("play-saved", file=str(self.path)))
        return 0

    def _ask(self, seat: int) -> bool:
        """One answer of a person, which may be several actions in a row; False when they want to leave."""
        actions = self._show(seat)
        try:
            answer = input(self._text("play-prompt") + " ").split()
        except EOFError:
            print()
            return False
        if not answer:
            return True
        if answer[0] == "quit":
            return False
        if answer[0] == "undo":
            print(self._text("play-undone" if self.table.undo(seat) else "play-no-undo"))
        elif answer[0] == "help":
            print(wrapped(self._text("play-help")))
        elif answer[0] == "rules":
            print(wrapped(rulebook(self.words, self.table.game.NAME)))
        elif answer[0] == "why-not":
            self._why_not(answer[1:], actions)
        else:
            self._act(seat, answer, actions)
        return True

    def _show(self, seat: int) -> list[int]:
        """Prints the state and what can be done, once; the legal actions in the order of their numbers."""
        game, state = self.table.game, self.table.state
        legal = game.legal(state)
        actions = [action for action in range(len(game.ACTIONS)) if legal >> action & 1]
        if self.shown == self.table.version:
            return actions
        self.shown = self.table.version
        print()
        for line in self.teller.describe(state):
            print(wrapped(self.words.tell(line, self.voice)))
        print(self.words.tell(said("your-move", who=Seat(seat)), self.voice))
        for number, action in enumerate(actions, start=1):
            offer = self.words.tell(self.teller.offer(state, action), self.voice)
            print(wrapped(f"{number:2}  {offer}  [{game.ACTIONS[action]}]"))
        return actions

    def _act(self, seat: int, answer: list[str], actions: list[int]) -> None:
        wanted = [self._action(word, actions) for word in answer]
        for word, action in zip(answer, wanted, strict=True):
            game = self.table.game
            if action is None:
                print(self._text("play-unknown", word=word))
                return
            if game.mover(self.table.state) != seat:
                print(self._text("play-too-many", word=word))
                return
            if rule := game.refusal(self.table.state, action):
                print(self._reason(rule))
                return
            self._tell(self.table.act(action))
            self._save()

    def _action(self, word: str, actions: list[int]) -> int | None:
        """The action that a number of the list, or a key, stands for."""
        if word.isdecimal() and len(word) < 4:
            return actions[int(word) - 1] if 1 <= int(word) <= len(actions) else None
        keys = self.table.game.ACTIONS
        return keys.index(word) if word in keys else None

    def _why_not(self, names: list[str], actions: list[int]) -> None:
        action = self._action(names[0], actions) if names else None
        if action is None:
            print(wrapped(self._text("play-why-not-what", actions=", ".join(self.table.game.ACTIONS))))
        elif rule := self.table.game.refusal(self.table.state, action):
            print(self._reason(rule))
        else:
            print(self._text("play-why-not-allowed"))

    def _reason(self, rule: int) -> str:
        prefix = self.table.game.PREFIX
        short = self.words.say(f"rule-{prefix.lower()}-{rule}.short")
        return wrapped(self._text("play-refused", rule=f"{prefix}-{rule}", reason=short))

    def _tell(self, steps: list[Step]) -> None:
        for step in steps:
            for line in self.teller.told(*step):
                print(wrapped(self.words.tell(line, self.voice)))

    def _save(self) -> None:
        try:
            self.table.save(self.path)
        except OSError as error:
            raise Refused("cli-file", file=str(self.path), reason=error.strerror or str(error)) from error

    def _text(self, key: str, **args: str | int) -> str:
        return self.words.say(key, **args)
