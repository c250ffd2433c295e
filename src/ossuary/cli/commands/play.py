"""`ossuary play`: a game in the terminal, people and minds at one table."""

import argparse
import shlex
import sys
import time
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ...daily.days import day_at
from ...engine import record as records
from ...engine.nodes import Refused
from ...engine.record import PERSON, Step
from ...engine.registry import GAMES, Game, actions_of, game_named
from ...fair import Seeded
from ...minds.judging.judge import Judge
from ...minds.playing.named_minds import check_minds, chooser, is_mind
from ...minds.playing.simple import plain_mind
from ...minds.playing.strengths import offered
from ...table import Forbidden, Table
from ...words import Words
from ...words.said import Said, Voice
from ...words.tellers import TELLERS
from .. import INTERRUPTED
from ..arguments import file_refused, file_text, options_given, shown
from ..command_words import PLAY, command_named
from ..common_arguments import add_game, add_option, add_plain, add_seed, minds_told
from ..interruptible import Interruptible
from ..plain_screen import PlainScreen, typed
from ..program import command
from ..saves import free, new_save
from ..seats import face, faces_of, is_person, names_of, parse_seats, recorded_seats, you
from ..stage.ability import is_stage
from ..typed_actions import MOST_IDLE, action_named, refusal_told
from ..wrap import wrapped

if TYPE_CHECKING:
    from ..stage.stage_screen import StageScreen


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declares the arguments of this command."""
    add_game(parser, words, nargs="?")
    parser.add_argument(
        "--seats", metavar=words.say("cli-seats-word"), help=words.say("cli-seats", minds=minds_told(words, faces=True))
    )
    add_option(parser, words)
    add_seed(parser, words)
    parser.add_argument("--save", metavar=words.say("cli-file-word"), help=words.say("cli-save"))
    parser.add_argument("--resume", metavar=words.say("cli-file-word"), help=words.say("cli-resume"))
    add_plain(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    """Plays until the game or the input ends."""
    if options.resume is not None:
        table, path = _resumed(options)
    else:
        game = game_named(options.game) if options.game is not None else _asked_game(words)
        if game is None:
            return 0
        seats = parse_seats(_seats(options, game, words), game)
        draws = Seeded() if options.seed is None else Seeded(options.seed)
        table = Table(game, options_given(game, len(seats), options.option, words), seats, draws)
        path = new_save(game) if options.save is None else free(Path(options.save))
    return Play(table, path, words, options.plain).run()


def _resumed(options: argparse.Namespace) -> tuple[Table, Path]:
    if options.option or options.seed is not None:
        raise Refused("cli-resume-options")
    table = Table.resume(records.read(file_text(options.resume)))
    if (day := table.record.draws.get("daily")) and _still_counts(table.game, date.fromisoformat(day)):
        raise Refused("daily-resume", command=command(), game=table.game.NAME, day=day)
    if options.game is not None and options.game != table.game.NAME:
        raise Refused("cli-resume-game", file=options.resume, game=table.game.NAME)
    if options.seats is None:
        table.record.players = recorded_seats(table.record.players, table.game)
    else:
        table.record.players = parse_seats(options.seats, table.game)
    if len(table.record.players) != table.record.options.seats:
        raise Refused("cli-resume-seats", seats=table.record.options.seats)
    return table, Path(options.resume) if options.save is None else free(Path(options.save))


def _still_counts(game: Game, day: date) -> bool:
    """Whether a day's game can still get a result."""
    from ..daily.kept import Kept

    return Kept.read().counts(game, day, day_at(time.time()))


def _asked_game(words: Words) -> Game | None:
    """The game that the user picks from a list; none when the input ends."""
    names = list(GAMES)
    for number, name in enumerate(names, start=1):
        print(f"{number}  {words.say(f'rules-{name}-title')}")
        print(wrapped(words.say(f"rules-{name}-intro"), "   "))
    for _ in range(MOST_IDLE):
        try:
            answer = typed(words.say("play-which-game")).strip().lower() or names[0]
        except EOFError:
            print()
            return None
        if answer == "quit":
            return None
        if answer in names:
            return GAMES[answer]
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(names):
            return GAMES[names[int(answer) - 1]]
        print(words.say("cli-unknown-game", game=shown(answer), games=", ".join(names)))
    return None


def _seats(options: argparse.Namespace, game: Game, words: Words) -> str:
    """Who plays: as was asked for, or the person and a bot; on the stage, who named no game picks it by its face."""
    if options.seats is not None:
        return str(options.seats)
    usual = plain_mind(game)
    if options.game is None and is_stage(options.plain):
        return f"{PERSON},{_asked_opponent(game, usual, words)}"
    return f"{PERSON},{usual}"


def _asked_opponent(game: Game, usual: str, words: Words) -> str:
    """The bot that the user picks from a list; the usual one otherwise."""
    minds = offered(game, game.initial(game.Options()))
    print()
    for number, mind in enumerate(minds, start=1):
        print(wrapped(words.say("face-listed", number=number, mind=mind, **face(mind, words)), hang="   "))
    known = {"": usual, **{mind: mind for mind in minds}, **{words.say(f"face-{mind}").lower(): mind for mind in minds}}
    known |= {str(number): mind for number, mind in enumerate(minds, start=1)}
    while True:
        try:
            answer = typed(words.say("play-which-opponent", name=words.say(f"face-{usual}"))).strip().lower()
        except EOFError:
            print()
            return usual
        if answer in known:
            return known[answer]


def _screen(game: Game, words: Words, voice: Voice, people: list[int] | None) -> "PlainScreen | StageScreen":
    """The stage for these people, or plain text."""
    if people is None:
        return PlainScreen(game, words, voice)
    from ..stage.stage_screen import StageScreen

    return StageScreen(game, words, voice, people)


class Play:
    """One session at a table in the terminal."""

    def __init__(self, table: Table, path: Path, words: Words, plain: bool, coach: bool = True) -> None:
        self.table, self.path, self.words, self.coach = table, path, words, coach
        players = table.record.players
        check_minds(players, table.game, table.state)
        people = [seat for seat, player in enumerate(players) if is_person(player)]
        staged = is_stage(plain)
        self.voice = Voice(names_of(players, words, staged), you(players))
        self.screen = _screen(table.game, words, self.voice, people if staged else None)
        self.shown = -1  # the version of the table that the screen shows
        self._judge: Judge | None = None  # asked by the first who wants a hint
        self._aside = Interruptible()
        self._idle = 0  # answers since the last one that moved something
        minds = [(seat, name) for seat, name in enumerate(players) if is_mind(name)]
        self.minds = {seat: chooser(table.game, name) for seat, name in minds}

    def run(self) -> int:
        """Plays on, and saves the game however it ends."""
        self._save()  # a place that cannot be written to shall be known before the first roll
        stopped = False
        for line in faces_of(self.table.record.players, self.words) if self.screen.staged else ():
            print(wrapped(line))
        try:
            self._tell(self.table.begin())
            while not self.table.over:
                seat = self.table.game.mover(self.table.state)
                if seat in self.minds:
                    choose = partial(self.minds[seat], self.table.state, self.table.thoughts())
                    self._tell(self.table.act(self._aside.ask(choose)))
                elif self.screen.staged and self._is_forced():
                    self.screen.force(self.table.state)
                    self._tell(self.table.act(actions_of(self.table.game, self.table.state)[0]))
                    self._save()
                elif not self._ask(seat):
                    break
        except KeyboardInterrupt:
            stopped = True
        finally:
            self._save()
        if stopped:
            told = self._text("play-stopped", command=command(), file=self._file()) if self.coach else ""
            print("\n" + told, file=sys.stderr)
            return INTERRUPTED
        if self.table.over:
            self.screen.end(self.table.state)
            print(self._text("play-recorded", file=self._file()))
        elif self.coach:
            print(self._text("play-saved", command=command(), file=self._file()))
        return 0

    def _ask(self, seat: int) -> bool:
        """One answer of a person, which may be several actions in a row; False if they want to leave."""
        actions, version = self._show(), self.table.version
        if self._idle >= MOST_IDLE:
            return False
        try:
            answer = self.screen.ask().lower().split()
        except EOFError:
            print()
            return False
        if not answer and (usual := self.screen.usual(self.table.state)) is not None:
            answer = [self.table.game.ACTIONS[usual]]
        if not answer:
            self.shown = -1
            self._idle += 1
            return True
        named = command_named(answer[0], PLAY, self.words, self.screen.staged)
        if named == "quit":
            return False
        if named is None:
            self._act(seat, answer, actions)
        else:
            self._obey(named, answer[1:], actions)
        self._idle = self._idle + 1 if self.table.version == version else 0
        return True

    def _obey(self, named: str, rest: list[str], actions: list[int]) -> None:
        """Does what was asked for besides actions."""
        if named == "undo":
            self._undo()
        elif named == "help":
            self.screen.help()
        elif named == "rules":
            self.screen.rules()
        elif named == "describe":
            for line in TELLERS[self.table.game.NAME].describe(self.table.state):
                print(wrapped(self.words.tell(line, self.voice)))
        elif named in ("hint", "why") and not self.coach:
            print(self._text("daily-no-hint"))
        elif named in ("hint", "why"):
            self._coach(named == "why")
        else:
            self._why_not(rest, actions)

    def _undo(self) -> None:
        """Takes back the last action if a person at this screen made it, with those that followed by themselves."""
        taken = list[str]()
        while (last := self.table.last_seat) not in self.minds:
            moved = self.table.record.moves[-1:]
            if not self.table.undo(last):
                break
            taken += moved
            if not (self.screen.staged and self._is_forced()):
                break
        if taken and self.screen.staged and self._is_forced():  # nothing was chosen since the last draw
            for key in reversed(taken):
                self.table.act(self.table.game.ACTIONS.index(key))
            taken, self.shown = [], self.table.version
        print(self._text("play-undone" if taken else "play-no-undo"))
        self._save()

    def _is_forced(self) -> bool:
        """Whether only one action is legal."""
        return self.table.game.legal(self.table.state).bit_count() == 1

    def _show(self) -> list[int]:
        """Prints the state and what can be done, once; the legal actions in the order of their numbers."""
        actions = actions_of(self.table.game, self.table.state)
        if self.shown != self.table.version:
            self.shown = self.table.version
            self.screen.show(self.table.state, actions)
        return actions

    def _act(self, seat: int, answer: list[str], actions: list[int]) -> None:
        wanted = [action_named(self.table.game, word, actions) for word in answer]
        for word, action in zip(answer, wanted, strict=True):
            if action is None:
                print(self._text("play-unknown", word=shown(word)))
                return
            if self.table.game.mover(self.table.state) != seat:
                print(self._text("play-too-many", word=shown(word)))
                return
            try:
                steps = self.table.act(action)
            except Forbidden as forbidden:
                print(refusal_told(self.table.game, forbidden.rule, self.words))
                return
            self._tell(steps)
            self._save()

    def _why_not(self, names: list[str], actions: list[int]) -> None:
        action = action_named(self.table.game, names[0], actions) if names else None
        if action is None:
            print(wrapped(self._text("play-why-not-what", actions=", ".join(self.table.game.ACTIONS))))
        elif rule := self.table.game.refusal(self.table.state, action):
            print(refusal_told(self.table.game, rule, self.words))
        else:
            print(self._text("play-why-not-allowed"))

    def _coach(self, whole: bool) -> None:
        """The coach's advice; with all choices and their reasons if asked why."""
        try:
            told = self._aside.ask(lambda: self._advice(whole), self._thinking)
        except KeyboardInterrupt:
            print("\n" + self._text("play-hint-stopped"))
            return
        for line in told:
            print(wrapped(self.words.tell(line, self.voice), hang="    "))

    def _advice(self, whole: bool) -> list[Said]:
        from ...minds.judging.coach import advice
        from ...minds.judging.pick_judge import judge_of

        game, state = self.table.game, self.table.state
        self._judge = self._judge or judge_of(game, state)
        return advice(self._judge, game, state, self._judge.choices(state), whole)

    def _thinking(self) -> None:
        """Says on a terminal what it is waiting for."""
        if sys.stderr.isatty():
            print(self._text("play-hint-thinking"), file=sys.stderr, flush=True)

    def _tell(self, steps: list[Step]) -> None:
        for step in steps:
            self.screen.tell(step)

    def _save(self) -> None:
        try:
            self.table.save(self.path)
        except OSError as error:
            raise file_refused(str(self.path), error) from error

    def _file(self) -> str:
        """The saved file, quoted for a shell."""
        return shown(shlex.quote(str(self.path)))

    def _text(self, key: str, **args: str | int) -> str:
        return self.words.say(key, **args)
