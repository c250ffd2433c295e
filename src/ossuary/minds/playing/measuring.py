"""`make strengths`: measures the levels of every game, for two and for three, and writes the files.

One mind plays against copies of a stronger one, from every seat with the same dice. Where a table knows what choices
are worth, luck is taken out of the results. Sums are kept in a folder: the next run goes on where the last one ended.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

from ...engine.bits import count
from ...engine.nodes import SEATS, State
from ...engine.registry import GAMES, Game
from ...fair import fortune, thought
from ..best_play import BEST_PLAY
from ..judging.judge import Judge
from ..judging.pick_judge import judge_of
from ..mind import Choose
from .duel import Score, Tally, Value, one_round
from .levels import PERFECT, levels_for
from .measured import SEATS_MEASURED, file_of
from .newcomer import NEWCOMER, newcomer
from .one_game import played
from .simple import SIMPLE
from .strengths import compiled

KEPT = Path("build/strengths")
AIM = 0.01  # the standard error that is enough
FEWEST = 8  # rounds of any pair
QUICK = 2e-4  # seconds for a value, in the mean over a game
STEP = 3.0  # seconds of CPU between two looks at what is most wanted
SURE = 0.03  # the error of a share from which what is given away can be told
DECISIONS = 200  # at which every mind is asked what it would do
QUICKER = 5  # times as many where a table values states quickly
APART = 7  # of the decisions of a game, one in this many is asked about


@dataclass
class Asked:
    """How often a mind was asked, and how long it thought."""

    choices: int = 0
    seconds: float = 0.0


@dataclass
class Match:
    """One mind against copies of another, as far as it is measured."""

    game: Game
    seats: int
    one: str
    other: str
    tally: Tally = field(default_factory=Tally)
    asked: dict[str, Asked] = field(default_factory=dict)  # by mind

    @property
    def name(self) -> str:
        """What it is called in messages and files."""
        return f"{self.game.NAME}-{self.seats}-{self.one}-{self.other}"

    def score(self) -> Score:
        """The result so far; where all games went the same way, as if one more had been won, and one lost."""
        share, error, games = self.tally.score(self.seats)
        if self.tally.share in (0, self.tally.rounds):
            error = sqrt((games + 1) / (games + 2) ** 3)
        return Score(min(max(share, 0.0), 1.0), error, games)

    def wanted(self) -> float:
        """How much it matters that this goes on; nothing once it is good enough."""
        if self.tally.rounds < FEWEST:
            return 2.0 - self.tally.rounds / FEWEST
        error = self.score().error
        return error if error > AIM else 0.0


def main() -> None:
    """Measures the games that are named, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--minutes", type=float, default=30.0, help="of CPU, at most")
    given = parser.parse_args()
    matches = [match for name in given.games for match in matches_of(GAMES[name])]
    for match in matches:
        _take_up(match)
    _measure(matches, 60 * given.minutes)
    for name in given.games:
        content = _content(GAMES[name], [match for match in matches if name == match.game.NAME])
        file_of(name).write_text(json.dumps(content, indent=1) + "\n")


def matches_of(game: Game) -> list[Match]:
    """The matches that are measured: each level against the next; for two also what is below, and all by the last."""
    found = []
    for seats in SEATS_MEASURED:
        start = game.initial(game.Options(seats=seats))
        levels = levels_for(game, start)
        pairs = list(pairwise(levels))
        if seats == 2:
            pairs += [(one, levels[0]) for one in (*_below(game), NEWCOMER)]
        if judge_of(game, start).searches:  # what is given away follows from games against the strongest alone
            pairs += [(one, levels[-1]) for one in (*_below(game)[1:], *levels[:-2])]
        found += [Match(game, seats, one, other) for one, other in dict.fromkeys(pairs)]
    return found


def _below(game: Game) -> tuple[str, ...]:
    """The minds that are no levels."""
    return tuple(name for name in SIMPLE if name == "random" or hasattr(BEST_PLAY.get(game.NAME), "levels"))


def _measure(matches: list[Match], seconds: float) -> None:
    """Plays on what is known least, until all is known well enough or the time is spent."""
    began = time.process_time()
    with _keeping_turns(matches):
        while (match := max(matches, key=Match.wanted)).wanted():
            spent = time.process_time() - began
            if spent > seconds:
                break
            _tell(f"{sum(not one.wanted() for one in matches)} of {len(matches)} known, {spent:.0f} s, {match.name}")
            _play_on(match)
            _put_down(match)
    _tell("")


def _play_on(match: Match) -> None:
    options = match.game.Options(seats=match.seats)
    one, other = (_timed(match, name) for name in (match.one, match.other))
    value = _value(match.game, match.game.initial(options))
    if PERFECT not in (match.one, match.other) and not _is_quick(match.game.NAME, match.seats):
        value = None
    began = time.process_time()
    while time.process_time() - began < STEP:
        luck = fortune(1, match.tally.rounds)
        match.tally.add(*one_round(match.game, options, one, other, luck, value))


@cache
def _is_quick(name: str, seats: int) -> bool:
    """Whether the table of a game values states so quickly that a judge can watch all games."""
    game = GAMES[name]
    options, seconds = game.Options(seats=seats), list[float]()
    value = _value(game, game.initial(options))
    random = compiled(game, "random")

    def watch(state: State, move: int) -> None:
        if value and game.mover(state) >= 0:
            began = time.process_time()
            value(state)
            seconds.append(time.process_time() - began)

    played(game, options, [random] * seats, fortune(2, 0), watch)
    return bool(seconds) and sum(seconds) / len(seconds) < QUICK


def _timed(match: Match, name: str) -> Choose:
    """A mind that is timed."""
    choose, asked = mind_of(match.game, name), match.asked.setdefault(name, Asked())

    def timed(state: State, rng: list[int]) -> int:
        began = time.process_time()
        action = choose(state, rng)
        asked.choices += 1
        asked.seconds += time.process_time() - began
        return action

    return timed


def mind_of(game: Game, name: str) -> Choose:
    """The mind with that name, or the stand-in for a newcomer."""
    return newcomer(game) if name == NEWCOMER else compiled(game, name)


def _value(game: Game, start: State) -> Value | None:
    """What a table says that states of this game are worth; nothing where there is none."""
    judge = judge_of(game, start)
    return judge.value if judge.exact else None


@contextmanager
def _keeping_turns(matches: list[Match]) -> Iterator[None]:
    """Has games keep what they compute of a turn, since many games need it again."""
    rooms: list[Any] = [BEST_PLAY.get(name) for name in {match.game.NAME for match in matches}]
    keepers = [room.keep_turns for room in rooms if hasattr(room, "keep_turns")]
    for keep in keepers:
        keep(True)
    yield
    for keep in keepers:
        keep(False)


def _content(game: Game, matches: list[Match]) -> dict[str, Any]:
    """What is published: by number of seats and mind."""
    of_seats = {seats: [one for one in matches if one.seats == seats] for seats in SEATS_MEASURED}
    return {str(seats): _of_seats(game, seats, matched) for seats, matched in of_seats.items()}


def _of_seats(game: Game, seats: int, matches: list[Match]) -> dict[str, Any]:
    start = game.initial(game.Options(seats=seats))
    levels = levels_for(game, start)
    names = [name for name in (*_below(game), NEWCOMER, *levels) if any(name in one.asked for one in matches)]
    given = _given_away(game, start, names)
    found: dict[str, Any] = {}
    for name in names:
        asked = [match.asked[name] for match in matches if name in match.asked]
        choices, spent = sum(one.choices for one in asked), sum(one.seconds for one in asked)
        found[name] = {"wins": {}, "gives_away": given.get(name), "milliseconds": round(1000 * spent / choices, 3)}
    for match in matches:
        share, error, games = match.score()
        found[match.one]["wins"][match.other] = [round(share, 4), round(error, 4), games]
        if seats == 2:
            found[match.other]["wins"][match.one] = [round(1 - round(share, 4), 4), round(error, 4), games]
        if not given and match.other == levels[-1] and error < SURE:
            each = match.asked[match.one].choices / games
            found[match.one]["gives_away"] = [round((1 / seats - share) / each, 5), round(error / each, 5), games]
    if not given:
        found[levels[-1]]["gives_away"] = [0.0, 0.0, 0]
    return found


def _given_away(game: Game, start: State, names: list[str]) -> dict[str, list[float]]:
    """The chance that each mind gives away, on average, at the same decisions; nothing where no judge computes it."""
    judge = judge_of(game, start)
    if judge.searches:
        return {}
    kept = KEPT / f"{game.NAME}-{start[SEATS]}-given-away.json"
    most = DECISIONS * (QUICKER if _is_quick(game.NAME, start[SEATS]) else 1)
    asked = {"levels": _levels(game, start), "names": names, "decisions": most}
    content = json.loads(kept.read_text()) if kept.exists() else {}
    if content.get("asked") == asked:
        known: dict[str, list[float]] = content["given"]
        return known
    minds, given = {name: mind_of(game, name) for name in names}, {name: list[float]() for name in names}
    for number in range(most):
        for at, state in enumerate(_decisions(game, start, number)):
            for name, choose in minds.items():
                given[name].append(_cost(game, judge, state, choose(state.copy(), [thought(number, at)])))
        if len(given[names[0]]) >= most:
            break
        _tell(f"{game.NAME}: {len(given[names[0]])} of {most} decisions judged")
    found = {name: _mean(costs) for name, costs in given.items()}
    KEPT.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"asked": asked, "given": found}))
    return found


def _decisions(game: Game, start: State, number: int) -> list[State]:
    """Some decisions of a game by the best level."""
    found: list[State] = []
    best, options = compiled(game, levels_for(game, start)[-1]), game.Options(seats=start[SEATS])

    def watch(state: State, move: int) -> None:
        if game.mover(state) >= 0 and count(game.legal(state)) > 1:
            found.append(state.copy())

    played(game, options, [best] * options.seats, fortune(3, number), watch)
    return found[number % APART :: APART]


def _cost(game: Game, judge: Judge, state: State, action: int) -> float:
    seat = game.mover(state)
    return max(0.0, judge.value(state)[seat] - judge.value(game.step(state, action))[seat])


def _mean(costs: list[float]) -> list[float]:
    """The mean, its standard error, and the number."""
    mean = sum(costs) / len(costs)
    spread = sum((cost - mean) ** 2 for cost in costs) / (len(costs) - 1)
    return [round(mean, 5), round((spread / len(costs)) ** 0.5, 5), len(costs)]


def _take_up(match: Match) -> None:
    """Goes on from what an earlier run has put down, if the levels are still the same."""
    file = _kept(match)
    content = json.loads(file.read_text()) if file.exists() else {}
    if content.get("levels") == _levels_of(match):
        match.tally = Tally(**content["tally"])
        match.asked = {name: Asked(**asked) for name, asked in content["asked"].items()}


def _put_down(match: Match) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    asked = {name: asdict(one) for name, one in match.asked.items()}
    content = {"levels": _levels_of(match), "tally": asdict(match.tally), "asked": asked}
    _kept(match).write_text(json.dumps(content))


def _kept(match: Match) -> Path:
    return KEPT / f"{match.name}.json"


def _levels_of(match: Match) -> Any:
    """How both play, as far as levels say it."""
    known = _levels(match.game, match.game.initial(match.game.Options(seats=match.seats)))
    return {name: known[name] for name in (match.one, match.other) if name in known}


def _levels(game: Game, start: State) -> dict[str, list[float]]:
    """How the levels of a game play that says so, as it is kept in files."""
    found: Callable[[State], dict[str, Any]] | None = getattr(BEST_PLAY.get(game.NAME), "levels", None)
    return {name: list(how) for name, how in found(start).items()} if found else {}


def _tell(line: str) -> None:
    end = "\r" if sys.stderr.isatty() else "\n"
    print(f"{line:100}" if sys.stderr.isatty() else line, file=sys.stderr, end=end, flush=True)


if __name__ == "__main__":
    main()
