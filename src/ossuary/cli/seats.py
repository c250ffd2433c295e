"""Seats as people write them: `you`, `you:NAME`, or a mind: by name, `search:N`, `onnx:FILE` or `module:function`."""

import re
from pathlib import Path

from ..engine.extras import need
from ..engine.nodes import Refused, State
from ..engine.registry import Game
from ..minds.judging.pick_judge import solvable
from ..minds.playing import onnx_mind, outside_minds
from ..minds.playing.games import SEARCH, contender
from ..minds.playing.simple import Choose
from ..minds.playing.strengths import BY_THUMB, COMPILED, MINDS, mind, minds_for
from ..words import Words
from ..words.said import distinct

PERSON = "you"
LONGEST_NAME = 40
SEARCHING = re.compile(rf"{SEARCH}:[1-9]\d{{0,5}}")  # the number of playouts before each choice


def known_minds() -> tuple[str, ...]:
    """How every mind can be named."""
    others = [name for name in outside_minds.named() if name not in MINDS]
    return (*MINDS, *others, f"{SEARCH}:N", f"{onnx_mind.KIND}:FILE", "module:function")


def parse_seats(text: str, game: Game) -> list[str]:
    """The seats of a comma-separated text, each known and as many as the game takes."""
    seats = [seat.strip() for seat in text.split(",")]
    for seat in seats:
        if not is_person(seat) and not is_mind(seat):
            raise Refused("cli-unknown-seat", seat=seat, known=", ".join([PERSON, f"{PERSON}:NAME", *known_minds()]))
    check_number(game, len(seats))
    return seats


def recorded_seats(players: list[str], game: Game) -> list[str]:
    """The seats that a record names; code is started by who types its name, and by no file."""
    seats = parse_seats(",".join(players), game)
    for seat in seats:
        if outside_minds.is_function(seat):
            raise Refused("cli-seat-is-code", seat=seat)
    return seats


def minds_named(text: str) -> list[str]:
    """The minds of a comma-separated text, each known."""
    minds = [name.strip() for name in text.split(",")]
    for name in minds:
        if not is_mind(name):
            raise Refused("arena-unknown-mind", mind=name, known=", ".join(known_minds()))
    return minds


def check_minds(players: list[str], game: Game, state: State) -> None:
    """Refuses a mind that does not play such a game, or that needs more than is installed."""
    known = minds_for(game, state)
    for player in players:
        if player in BY_THUMB and player not in known:
            raise Refused("mind-no-thumb", mind=player, game=game.NAME, known=", ".join(known))
        if player in MINDS and player not in known:
            raise Refused(
                "cli-not-perfect", seat=player, game=game.NAME, solved=", ".join(solvable()), known=", ".join(known)
            )
        if player in COMPILED or SEARCHING.fullmatch(player):
            need("fast", "numba", "numpy")
        if is_learned(player) or is_outside(player):
            chooser(game, player)


def chooser(game: Game, name: str) -> Choose:
    """The mind of that name, or in the file that it names."""
    if name in MINDS:
        return mind(game, name)
    if is_learned(name):
        need(onnx_mind.KIND, *onnx_mind.MODULES)
    return contender(game, name)


def check_number(game: Game, seats: int) -> None:
    """Refuses more or fewer seats than the game has."""
    if not game.MIN_SEATS <= seats <= game.MAX_SEATS:
        raise Refused("cli-seat-number", game=game.NAME, least=game.MIN_SEATS, most=game.MAX_SEATS, seats=seats)


def is_person(seat: str) -> bool:
    """Whether a person sits here."""
    name = seat.partition(":")[2]
    return seat == PERSON or (seat.startswith(PERSON + ":") and name.isprintable() and 0 < len(name) <= LONGEST_NAME)


def is_mind(seat: str) -> bool:
    """Whether a mind sits here."""
    return seat in MINDS or SEARCHING.fullmatch(seat) is not None or is_learned(seat) or is_outside(seat)


def is_outside(seat: str) -> bool:
    """Whether a mind of another package sits here."""
    return seat not in MINDS and (seat in outside_minds.named() or outside_minds.is_function(seat))


def is_learned(seat: str) -> bool:
    """Whether a trained mind sits here."""
    kind, _, path = seat.partition(":")
    return kind == onnx_mind.KIND and path != ""


def learned_path(seat: str) -> Path:
    """The file of the trained mind that sits here."""
    return Path(seat.partition(":")[2])


def you(players: list[str]) -> int | None:
    """The seat that is spoken to as `you`: that of the only person, if that one gave no name."""
    people = [seat for seat, player in enumerate(players) if player.startswith(PERSON)]
    return people[0] if len(people) == 1 and players[people[0]] == PERSON else None


def names_of(players: list[str], words: Words) -> list[str]:
    """What the players are called, no two alike."""
    names: list[str] = []
    for number, player in enumerate(players, start=1):
        name = player[:LONGEST_NAME]
        if is_learned(player):
            name = learned_path(player).stem[:LONGEST_NAME]
        elif is_person(player):
            name = player.partition(":")[2]
        if player == PERSON:
            name = words.say("you-name") if you(players) is not None else words.say("seat-name", number=number)
        names.append(name)
    return distinct(names)
