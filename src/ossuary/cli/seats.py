"""Seats as people write them: `you`, `you:NAME`, or a mind: by name, `search:N`, `onnx:FILE` or `module:function`."""

from ..engine.nodes import Refused
from ..engine.record import PERSON
from ..engine.registry import Game
from ..minds.playing import outside_minds
from ..minds.playing.named_minds import is_mind, is_trained, known_minds, trained_file
from ..minds.playing.strengths import MINDS
from ..words import Words
from ..words.said import distinct

LONGEST_NAME = 40


def parse_seats(text: str, game: Game) -> list[str]:
    """The seats of a comma-separated text, each known and as many as the game takes."""
    seats = [seat.strip() for seat in text.split(",")]
    for seat in seats:
        if not is_person(seat) and not is_mind(seat):
            raise Refused("cli-unknown-seat", seat=seat, known=", ".join([PERSON, f"{PERSON}:NAME", *known_minds()]))
    check_number(game, len(seats))
    return seats


def recorded_seats(players: list[str], game: Game) -> list[str]:
    """The seats that a record names; a record never starts code."""
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


def check_number(game: Game, seats: int) -> None:
    """Refuses more or fewer seats than the game has."""
    if not game.MIN_SEATS <= seats <= game.MAX_SEATS:
        raise Refused("cli-seat-number", game=game.NAME, least=game.MIN_SEATS, most=game.MAX_SEATS, seats=seats)


def is_person(seat: str) -> bool:
    """Whether a person sits here."""
    name = seat.partition(":")[2]
    return seat == PERSON or (seat.startswith(PERSON + ":") and name.isprintable() and 0 < len(name) <= LONGEST_NAME)


def you(players: list[str]) -> int | None:
    """The seat addressed as `you`: the only person's, if they gave no name."""
    people = [seat for seat, player in enumerate(players) if player.startswith(PERSON)]
    return people[0] if len(people) == 1 and players[people[0]] == PERSON else None


def names_of(players: list[str], words: Words, faces: bool = False) -> list[str]:
    """The players' names, no two alike; with `faces`, bots are called as people know them."""
    names: list[str] = []
    for number, player in enumerate(players, start=1):
        name = player[:LONGEST_NAME]
        if is_trained(player):
            name = trained_file(player).stem[:LONGEST_NAME]
        elif is_person(player):
            name = player.partition(":")[2]
        elif faces and player in MINDS:
            name = words.say(f"face-{player}")
        if player == PERSON:
            name = words.say("you-name") if you(players) is not None else words.say("seat-name", number=number)
        names.append(name)
    return distinct(names)


def face_named(name: str | None, mind: str | None, words: Words) -> str | None:
    """How a seat of a host is called by those who know the bots' faces; equal ones keep their numbers."""
    if name is None or mind not in MINDS or not name.startswith(mind):
        return name
    return words.say(f"face-{mind}") + name.removeprefix(mind)


def faces_of(players: list[str], words: Words) -> list[str]:
    """The bots at a table: who they are, and what is said of them."""
    return [words.say("face-introduced", **face(mind, words)) for mind in dict.fromkeys(players) if mind in MINDS]


def face(mind: str, words: Words) -> dict[str, str]:
    """The name of a bot, its trade, and what is said of it."""
    trade, line = words.say(f"face-{mind}.trade"), words.say(f"face-{mind}.line")
    return {"name": words.say(f"face-{mind}"), "trade": trade, "line": line}
