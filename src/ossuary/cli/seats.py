"""Seats as people write them: `you`, `you:NAME`, the name of a mind, or `onnx:FILE` for a trained one."""

from pathlib import Path

from ..minds import learned
from ..minds.simple import SIMPLE, Choose
from ..minds.strengths import COMPILED, MINDS, mind, minds_for
from ..rules.catalogue import Game
from ..rules.nodes import Refused, State
from ..words import Words
from ..words.said import distinct
from .arguments import need

PERSON = "you"
LONGEST_NAME = 40


def parse_seats(text: str, game: Game, people: bool = True) -> list[str]:
    """The seats of a comma-separated text, each known and as many as the game takes."""
    seats = [seat.strip() for seat in text.split(",")]
    minds = MINDS if people else SIMPLE
    known = [*([PERSON, f"{PERSON}:NAME"] if people else []), *minds, f"{learned.KIND}:FILE"]
    for seat in seats:
        if seat not in minds and not (people and is_person(seat)) and not is_learned(seat):
            raise Refused("cli-unknown-seat", seat=seat, known=", ".join(known))
    check_number(game, len(seats))
    return seats


def check_minds(players: list[str], game: Game, state: State) -> None:
    """Refuses a mind that does not play such a game, or that needs more than is installed."""
    known = minds_for(game, state)
    for player in players:
        if player in MINDS and player not in known:
            raise Refused("cli-not-perfect", seat=player, game=game.NAME, known=", ".join(known))
        if player in COMPILED:
            need("fast", "numba", "numpy")
        if is_learned(player):
            chooser(game, player)


def chooser(game: Game, name: str) -> Choose:
    """The mind of that name, or in the file that it names."""
    if not is_learned(name):
        return mind(game, name)
    need(learned.KIND, *learned.MODULES)
    return learned.learned(game, learned_path(name))


def check_number(game: Game, seats: int) -> None:
    """Refuses more or fewer seats than the game has."""
    if not game.MIN_SEATS <= seats <= game.MAX_SEATS:
        raise Refused("cli-seat-number", game=game.NAME, least=game.MIN_SEATS, most=game.MAX_SEATS, seats=seats)


def is_person(seat: str) -> bool:
    """Whether a person sits here."""
    name = seat.partition(":")[2]
    return seat == PERSON or (seat.startswith(PERSON + ":") and name.isprintable() and 0 < len(name) <= LONGEST_NAME)


def is_learned(seat: str) -> bool:
    """Whether a trained mind sits here."""
    kind, _, path = seat.partition(":")
    return kind == learned.KIND and path != ""


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
        name = (player.partition(":")[2] or player)[:LONGEST_NAME]
        if is_learned(player):
            name = learned_path(player).stem[:LONGEST_NAME]
        if player == PERSON:
            name = words.say("you-name") if you(players) is not None else words.say("seat-name", number=number)
        names.append(name)
    return distinct(names)
