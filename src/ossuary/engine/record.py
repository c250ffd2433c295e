"""A record: the options of a game, its moves, chance included, and the source of its draws, as one JSON text.

The format is described in docs/record.md.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple, TypeGuard, cast
from unicodedata import category

from .nodes import CHANCE, TERMINAL, TURN, OptionError, Refused, State
from .registry import GAMES, Game, Options, options_for

FORMAT = "ossuary-record"
VERSION = 1
PERSON = "you"  # a player who is no mind; one with a name is `you:NAME`
# What may stand in `draws`.
DRAWS = {"seed", "daily", "commitment", "texts", "secret", "round", "shares", "scripted", "local", "before", "until"}

MOST_ROUNDS = 64  # of a tournament


class RecordError(Refused):
    """A record that cannot be read or breaks a rule."""


class Step(NamedTuple):
    """One move of a game, between the states before and after it."""

    before: State
    move: int
    after: State


@dataclass
class Record:
    """All moves of a game; `draws` says where its draws came from (docs/record.md)."""

    game: Game
    options: Options
    players: list[str]
    moves: list[str] = field(default_factory=list)
    draws: dict[str, Any] = field(default_factory=dict)

    def write(self) -> str:
        """The record as JSON."""
        content = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.NAME,
            "options": asdict(cast(Any, self.options)),
            "players": self.players,
            "draws": self.draws,
            "moves": self.moves,
        }
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(text: str) -> Record:
    """The record in a JSON text, checked in form but not yet replayed."""
    try:
        content = json.loads(text, object_pairs_hook=once, parse_constant=no_constant)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordError("record-not-json") from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise RecordError("record-format")
    version, name = content.get("version"), content.get("game")
    if type(version) is not int:
        raise RecordError("record-field", field="version")
    if version != VERSION:
        raise RecordError("record-version", version=str(version), known=VERSION)
    if not isinstance(name, str):
        raise RecordError("record-field", field="game")
    if name not in GAMES:
        raise RecordError("record-game", game=name)
    game = GAMES[name]
    options, players = _options(game, content.get("options")), _strings(content, "players")
    if len(players) != options.seats:
        raise RecordError("record-field", field="players")
    moves = _strings(content, "moves")
    return Record(game, options, players, moves, _draws(content.get("draws", {}), len(moves)))


def replay(record: Record, since: int = 0, state: State | None = None) -> Iterator[Step]:
    """Every step, or those after `since` moves from the state there; an illegal move raises an error that names it."""
    game = record.game
    state = game.initial(record.options) if state is None else state
    for number, key in enumerate(record.moves[since:], start=since + 1):
        move = move_of(game, state, number, key)
        after = game.step(state, move)
        yield Step(state, move, after)
        state = after


def move_of(game: Game, state: State, number: int, key: str) -> int:
    """The move with this key in a state; raises RecordError if it is illegal there."""
    mover = game.mover(state)
    if mover >= 0:
        if key not in game.ACTIONS:
            raise RecordError("record-no-action", number=number, move=key)
        action = game.ACTIONS.index(key)
        if rule := game.refusal(state, action):
            raise RecordError("record-action", number=number, move=key, rule=f"{game.PREFIX}-{rule}")
        return action
    rule_here = f"{game.PREFIX}-{game.refusal(state, 0)}"  # where no seat moves, one rule refuses every action
    if mover == TERMINAL:
        raise RecordError("record-after-end", number=number, move=key, rule=rule_here)
    odds = game.odds(state)
    outcome = game.OUTCOMES.index(key) if key in game.OUTCOMES else len(odds)
    if outcome >= len(odds) or odds[outcome] == 0:
        raise RecordError("record-outcome", number=number, move=key, rule=rule_here)
    return outcome


def key_of(game: Game, state: State, move: int) -> str:
    """The key of a move in a state: an outcome if chance moves, otherwise an action."""
    return (game.OUTCOMES if game.mover(state) == CHANCE else game.ACTIONS)[move]


def course(record: Record) -> list[list[int]]:
    """The scores of all seats after each turn; raises RecordError if a move breaks a rule."""
    game = record.game
    return [game.scores(step.after) for step in replay(record) if ends_turn(game, step)]


def ends_turn(game: Game, step: Step) -> bool:
    """Whether a turn that was begun is over after this step."""
    before, _, after = step
    return before[TURN] > 0 and (after[TURN] > before[TURN] or game.mover(after) == TERMINAL)


def no_constant(name: str) -> None:
    """Refuses NaN and Infinity: they are no JSON, and other readers refuse them too."""
    raise ValueError(name)


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object; refuses repeated names, which other readers might resolve differently."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise RecordError("record-twice", field=next(name for name in names if names.count(name) > 1))
    return found


def _options(game: Game, given: object) -> Options:
    lists = [name for name, usual in asdict(cast(Any, game.Options())).items() if isinstance(usual, tuple)]
    if not isinstance(given, dict) or not all(_are_texts(given[name]) for name in lists if name in given):
        raise RecordError("record-field", field="options")
    try:
        return options_for(game, given)
    except OptionError as error:
        raise RecordError(error.key, **error.details) from error


def _strings(content: dict[str, object], name: str) -> list[str]:
    value = content.get(name)
    if not _are_texts(value):
        raise RecordError("record-field", field=name)
    return value


def _are_texts(value: object) -> TypeGuard[list[str]]:
    """Whether this is a list of printable texts."""
    return isinstance(value, list) and all(isinstance(item, str) and is_printable(item) for item in value)


def is_printable(text: str) -> bool:
    """Whether a text can be shown; a character that this Python does not know yet can, where a newer one wrote it."""
    return text.isprintable() or all(sign.isprintable() or category(sign) == "Cn" for sign in text)


def _draws(value: object, moves: int) -> dict[str, Any]:
    if not _are_dice(value) or "until" in value or not _were_dice(value.get("before", []), moves):
        raise RecordError("record-field", field="draws")
    return value


def _were_dice(value: object, moves: int) -> bool:
    """Whether these are successive dice with increasing numbers of moves."""
    if not isinstance(value, list) or not all(_are_dice(one) and "before" not in one for one in value):
        return False
    until = [one.get("until") for one in value]
    if not all(type(number) is int for number in until):
        return False
    return all(one < other for one, other in pairwise([0, *until])) and max(until, default=0) <= moves


def _are_dice(value: object) -> TypeGuard[dict[str, Any]]:
    """Whether this is a well-formed source of draws, or none."""
    if not isinstance(value, dict) or not value.keys() <= DRAWS or ("seed" in value and type(value["seed"]) is not int):
        return False
    if value.get("local", True) is not True:
        return False
    if "commitment" in value and not (_is_hash(value["commitment"]) and _are_texts(value.get("texts"))):
        return False
    if "seed" in value and "commitment" in value:
        return False
    if "scripted" in value and (value["scripted"] is not True or not value.keys() <= {"scripted", "local", "until"}):
        return False
    if "daily" in value and not (_is_day(value["daily"]) and value.keys() <= {"daily", "local", "before", "until"}):
        return False
    if "shares" in value and not (_are_shares(value["shares"]) and value.keys() <= {"shares", "local", "until"}):
        return False
    if "round" in value and not ("commitment" in value and _is_round(value["round"])):
        return False
    return "secret" not in value or ("commitment" in value and _is_hash(value["secret"]))


def _are_shares(value: object) -> bool:
    """Whether these are the commitments and links of two seats."""
    if not isinstance(value, dict) or value.keys() != {"commitments", "links"}:
        return False
    return all(isinstance(two, list) and len(two) == 2 and all(map(_is_hash, two)) for two in value.values())


def _is_round(value: object) -> bool:
    """Whether this is the promise of a tournament with the number of a round."""
    if not isinstance(value, dict) or value.keys() != {"promise", "number"}:
        return False
    return _is_hash(value["promise"]) and type(value["number"]) is int and 1 <= value["number"] <= MOST_ROUNDS


def _is_day(value: object) -> bool:
    """Whether this has the form of a date, such as 2026-11-18."""
    return isinstance(value, str) and re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", value) is not None


def _is_hash(value: object) -> bool:
    """Whether this is 32 bytes in hexadecimal."""
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")
