"""Records of one game, true and forged in every way we could think of, with the kept file and the findings of each.

`python -m tests.forgeries` writes them to tests/known/forgeries.json, for `ossuary verify` and for the page alike: both
have to find the same. What is found is written here by hand, never computed.
"""

import json
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ossuary.engine.draws import told
from ossuary.engine.record import Record
from ossuary.engine.registry import GAMES, options_for
from ossuary.fair import Draws, Sealed, Seeded, closing, commitment, forked, pledge
from ossuary.pair import Pair
from ossuary.shares import Chain
from ossuary.table import Table

FILE = Path(__file__).parent / "known" / "forgeries.json"
SECRET, OTHER = bytes(range(32)), bytes(range(1, 33))
OWN, THEIRS = "thirteen rooks", "Käfer ☠"
FORK = 9  # moves after which the game of a fork goes on


class Forgery(NamedTuple):
    """A record, the kept file of its table, and the findings."""

    name: str
    record: str
    kept: dict[str, Any] | None
    verdict: str  # or `refused`
    named: str = ""  # the kind of the difference, or the reason for which it is refused
    at: int | str | None = None  # its move, its text, its option
    unknown: int = 0


def played(draws: Draws, game: str = "bones", **options: Any) -> Record:
    """A whole game in which everybody plays the first legal action."""
    rules = GAMES[game]
    table = Table(rules, options_for(rules, options or {"end": "rounds=1"}), ["you:Anna", "you:Ben"], draws)
    table.begin()
    return played_on(table)


def played_on(table: Table) -> Record:
    """The game of a table to its end."""
    while not table.over:
        legal = table.game.legal(table.state)
        table.act((legal & -legal).bit_length() - 1)
    return table.record


def fork(before: dict[str, Any], draws: Draws) -> Record:
    """A game that goes on where the true one stood after some moves, whatever is said of its earlier dice."""
    both = forked(before, FORK, draws)
    assert both
    return played_on(Table.fork(TRUE, FORK, TRUE.players, both))


TRUE = played(Sealed(SECRET, [OWN, THEIRS]))
FORKED = fork(TRUE.draws, Sealed(OTHER, [OWN, THEIRS]))
KEPT: dict[str, Any] = {
    "format": "ossuary-kept",
    "version": 2,
    "table": "b7Qx",
    "game": "bones",
    "options": {"seats": 2, "end": "rounds=1"},
    "fork": None,
    "commitment": commitment(SECRET),
    "pledges": [pledge(OWN), pledge(THEIRS)],
    "texts": [OWN, THEIRS],
    "own": OWN,
    "early": True,
}
FIRST_KEPT: dict[str, Any] = {
    "format": "ossuary-kept",
    "version": 1,
    "table": "b7Qx",
    "commitment": commitment(SECRET),
    "texts": [OWN, THEIRS],
}
FORK_KEPT: dict[str, Any] = {
    **KEPT,
    "commitment": commitment(OTHER),
    "fork": {"table": "a1Bc", "at": FORK, "moves": closing(TRUE.moves[:FORK])},
}


def changed(record: Record = TRUE, **fields: Any) -> str:
    """A record with some of its fields changed; None leaves one out."""
    content = {**json.loads(record.write()), **fields}
    return json.dumps({name: value for name, value in content.items() if value is not None}, ensure_ascii=False)


def noted(record: Record = TRUE, **fields: Any) -> str:
    """A record with other things said about its draws; None leaves one out."""
    draws = {**record.draws, **fields}
    return changed(record, draws={name: value for name, value in draws.items() if value is not None})


def moved(*changes: tuple[int, str], record: Record = TRUE) -> str:
    """A record with other moves, by their numbers."""
    moves = list(record.moves)
    for number, move in changes:
        moves[number - 1] = move
    return changed(record, moves=moves)


def drawn(texts: Sequence[str]) -> str:
    """The game drawn again, correctly, from the same secret and other texts."""
    return played(Sealed(SECRET, texts)).write()


def true_games() -> Iterator[Forgery]:
    """Nothing differs: what is proved depends on the kept file, and on the record being whole."""
    record = TRUE.write()
    yield Forgery("a true game, and its own hidden text", record, KEPT, "proved")
    yield Forgery("other names of the players are no dice", changed(players=["you:Ben", "you:Anna"]), KEPT, "proved")
    yield Forgery("an empty list of earlier dice", noted(before=[]), KEPT, "proved")
    yield Forgery("nothing kept", record, None, "consistent")
    yield Forgery("kept too late", record, {**KEPT, "early": False}, "late")
    yield Forgery("no text given", record, {**KEPT, "own": None, "pledges": None}, "settled")
    yield Forgery("a text given openly", record, {**KEPT, "pledges": None}, "settled")
    withheld = [OWN, pledge(THEIRS)]
    yield Forgery("another text withheld", drawn(withheld), {**KEPT, "texts": withheld}, "settled")
    away = [pledge(OWN), THEIRS]
    yield Forgery("the own text not shown", drawn(away), {**KEPT, "texts": away, "own": None}, "settled")
    yield Forgery("kept by the first version", record, FIRST_KEPT, "settled")
    yield Forgery("kept late by the first version", record, {**FIRST_KEPT, "early": False}, "late")


def forks() -> Iterator[Forgery]:
    """Forks as they were promised."""
    yield Forgery("a fork", FORKED.write(), FORK_KEPT, "proved")
    yield Forgery("a fork, nothing kept", FORKED.write(), None, "consistent")
    seeded = played(Seeded(2**61 + 1))
    both = forked(seeded.draws, FORK, Sealed(OTHER, [OWN, THEIRS]))
    assert both
    of_seed = played_on(Table.fork(seeded, FORK, seeded.players, both)).write()
    promised = {**FORK_KEPT["fork"], "moves": closing(seeded.moves[:FORK])}
    yield Forgery("a fork of a game with a large seed", of_seed, {**FORK_KEPT, "fork": promised}, "proved")
    unknown = changed(FORKED, draws={**FORKED.draws, "before": [{"until": FORK}]})
    yield Forgery("a fork of a game from a real table", unknown, FORK_KEPT, "partial", unknown=9)
    yield Forgery("the same, nothing kept", unknown, None, "partial", unknown=9)
    first = {**FIRST_KEPT, "commitment": commitment(OTHER)}
    yield Forgery("a fork, kept by the first version", FORKED.write(), first, "partial", unknown=9)


def local_dice() -> Iterator[Forgery]:
    """Dice of games that were brought as records: right, and vouched for by nobody else."""
    yield Forgery("a game from elsewhere", noted(local=True), None, "local")
    yield Forgery("the same, with what was kept there", noted(local=True), KEPT, "proved")
    draws = {**TRUE.draws, "local": True}
    yield Forgery("a game from elsewhere, cut off", changed(moves=TRUE.moves[:4], draws=draws), None, "unfinished")
    other = ["die_1", *TRUE.moves[1:]]
    yield Forgery("another die in a game from elsewhere", changed(moves=other, draws=draws), None, "false", "draw", 1)
    yield Forgery("dice that are local and not", noted(local=False), None, "refused", "record-field", "draws")
    both = forked(draws, FORK, Sealed(OTHER, [OWN, THEIRS]))
    assert both
    played = played_on(Table.fork(TRUE, FORK, TRUE.players, both)).write()
    yield Forgery("a fork of a game from elsewhere", played, FORK_KEPT, "proved")


def cut_off() -> Iterator[Forgery]:
    """Records that end before the game does are no proof of a game."""
    for left in (0, 1, 4, len(TRUE.moves) - 1):
        yield Forgery(f"only {left} moves are left", changed(moves=TRUE.moves[:left]), KEPT, "unfinished")
    yield Forgery("no move is left, nothing kept", changed(moves=[]), None, "unfinished")


def earlier_dice() -> Iterator[Forgery]:
    """Dice of the operator's choice, said to be those of an earlier game."""
    whole, honest = len(TRUE.moves), TRUE.draws
    loaded = played(Seeded(4711))
    sources: dict[str, dict[str, Any]] = {
        "from a seed": {"seed": 4711},
        "from nowhere": {},
        "from a script": {"scripted": True},
        "from a secret that was not revealed": {"commitment": commitment(OTHER), "texts": ["x"]},
    }
    for name, dice in sources.items():
        before = [{**dice, "until": len(loaded.moves)}]
        forged = changed(loaded, draws={**honest, "before": before})
        yield Forgery(f"all dice {name}", forged, KEPT, "false", "source", 1)
    forged = changed(draws={**honest, "before": [{"until": 1}]})
    yield Forgery("one true die from nowhere", forged, KEPT, "false", "source", 1)
    other = played(Sealed(OTHER, ["x"]))
    forged = changed(other, draws={**honest, "before": [{**other.draws, "until": len(other.moves)}]})
    yield Forgery("all dice from another secret", forged, KEPT, "false", "source", 1)
    forged = changed(draws={**honest, "before": [{"until": 2}, {"seed": 1, "until": whole}]})
    yield Forgery("dice from two sources", forged, KEPT, "false", "source", 1)
    forged = changed(loaded, draws={**honest, "before": [{"until": len(loaded.moves)}]})
    yield Forgery("all dice from nowhere, kept by the first version", forged, FIRST_KEPT, "partial", unknown=14)
    yield Forgery("all dice from nowhere, nothing kept", forged, None, "partial", unknown=14)
    yield Forgery(
        "a fresh game that turns out to be a fork", FORKED.write(), {**FORK_KEPT, "fork": None}, "false", "source", 1
    )


def false_forks() -> Iterator[Forgery]:
    """Forks that were promised otherwise."""
    draws = FORKED.draws
    [before] = draws["before"]
    longer = changed(FORKED, draws={**draws, "before": [{**before, "until": FORK + 4}]})
    yield Forgery("a fork that rolls the old dice for longer", longer, FORK_KEPT, "false", "source", 11)
    shorter = changed(FORKED, draws={**draws, "before": [{**before, "until": 3}]})
    yield Forgery("a fork that rolls the new dice before", shorter, FORK_KEPT, "false", "source", 4)
    none = {name: value for name, value in draws.items() if name != "before"}
    yield Forgery("a fork that is none", changed(FORKED, draws=none), FORK_KEPT, "false", "source", 1)
    yield Forgery("another draw before the fork", moved((1, "die_6"), record=FORKED), FORK_KEPT, "false", "fork", FORK)
    short = changed(FORKED, moves=FORKED.moves[: FORK - 1], draws={**draws, "before": [{**before, "until": FORK - 1}]})
    yield Forgery("fewer moves than before the fork", short, FORK_KEPT, "false", "fork", FORK)
    secret = changed(FORKED, draws={**draws, "before": [{**before, "secret": OTHER.hex()}]})
    yield Forgery("another secret before the fork", secret, FORK_KEPT, "false", "secret")
    text = changed(FORKED, draws={**draws, "before": [{**before, "texts": ["x"]}]})
    yield Forgery("another text before the fork", text, FORK_KEPT, "false", "draw", 1)
    for name, until in {"beyond the end": 999, "of none": 0, "of a lie": True, "of a half": 1.5}.items():
        forged = changed(FORKED, draws={**draws, "before": [{**before, "until": until}]})
        yield Forgery(f"a fork {name}", forged, FORK_KEPT, "refused", "record-field", "draws")


def other_moves() -> Iterator[Forgery]:
    """Moves that were changed, swapped, added or left out."""
    moves = TRUE.moves
    yield Forgery("the first die", moved((1, "die_1")), KEPT, "false", "draw", 1)
    yield Forgery("the first die, nothing kept", moved((1, "die_1")), None, "false", "draw", 1)
    yield Forgery("a tile", moved((5, "tile_6_6")), KEPT, "false", "draw", 5)
    yield Forgery("two dice swapped", moved((1, moves[1]), (2, moves[0])), KEPT, "false", "draw", 1)
    yield Forgery("a die twice", changed(moves=[moves[0], *moves]), KEPT, "false", "draw", 2)
    yield Forgery("a die left out", changed(moves=moves[1:]), KEPT, "false", "draw", 1)
    yield Forgery("all moves in another order", changed(moves=moves[::-1]), KEPT, "refused", "record-outcome", 1)
    yield Forgery("a die that does not exist", moved((1, "die_7")), KEPT, "refused", "record-outcome", 1)
    yield Forgery("a tile that was drawn before", moved((6, moves[4])), KEPT, "refused", "record-outcome", 6)
    goes_on = [*moves[:24], "go_on", "throw", "die_3", "die_4", "throw", "die_2", "die_5", "throw", "die_2", "die_1"]
    yield Forgery("another action, with the dice that follow it", changed(moves=goes_on), KEPT, "proved")
    chosen = [*goes_on[:-1], "die_6"]
    yield Forgery("another action, and dice chosen for it", changed(moves=chosen), KEPT, "false", "draw", 34)
    yield Forgery("an action against the rules", moved((25, "stop")), KEPT, "refused", "record-no-action", 25)
    yield Forgery(
        "a move after the end", changed(moves=[*moves, "die_1"]), KEPT, "refused", "record-after-end", len(moves) + 1
    )
    yield Forgery("a move that is no text", changed(moves=[1, *moves[1:]]), KEPT, "refused", "record-field", "moves")


def other_texts() -> Iterator[Forgery]:
    """Texts that were chosen later: the draws follow from them rightly, but they are not those that were kept."""
    composed, apart = THEIRS, unicodedata.normalize("NFD", THEIRS)
    for name, texts, number in [
        ("another text", [OWN, "chosen"], 2),
        ("texts in another order", [THEIRS, OWN], 1),
        ("one text more", [OWN, composed, "chosen"], 3),
        ("an empty text more", [OWN, composed, ""], 3),
        ("one text less", [OWN], 2),
        ("no text", [], 1),
        ("a text twice", [OWN, composed, composed], 3),
        ("two texts as one", [OWN + composed], 1),
        ("a letter in another Unicode form", [OWN, apart], 2),
        ("a blank more", [OWN + " ", composed], 1),
        ("a blank that takes no place", [OWN, composed + "\N{WORD JOINER}"], 2),
        ("a capital letter", [OWN.capitalize(), composed], 1),
        ("a letter of another alphabet", [OWN.replace("o", "о"), composed], 1),
    ]:
        if all(text.isprintable() for text in texts):
            yield Forgery(name, drawn(texts), KEPT, "false", "texts", number)
        else:
            yield Forgery(name, drawn(texts), KEPT, "refused", "record-field", "draws")
    yield Forgery("a text changed afterwards", noted(texts=[OWN, "x"]), KEPT, "false", "texts", 2)
    yield Forgery("a text changed afterwards, nothing kept", noted(texts=[OWN, "x"]), None, "false", "draw", 1)
    surrogate = noted(texts=[OWN, "?"]).replace('"?"', '"\\ud800"')
    yield Forgery("half a letter", surrogate, KEPT, "refused", "record-field", "draws")
    yield Forgery("texts that are none", noted(texts=[OWN, 7]), KEPT, "refused", "record-field", "draws")
    chosen = [OWN, "chosen"]
    yield Forgery("a text that was not pledged", drawn(chosen), {**KEPT, "texts": chosen}, "false", "pledge", 2)
    more = [OWN, THEIRS, "chosen"]
    yield Forgery("a text that nobody pledged", drawn(more), {**KEPT, "texts": more}, "false", "pledge", 3)
    yield Forgery("a pledge left out", drawn([OWN]), {**KEPT, "texts": [OWN]}, "false", "pledge", 2)
    swapped = [THEIRS, OWN]
    yield Forgery(
        "texts not in the order of their pledges", drawn(swapped), {**KEPT, "texts": swapped}, "false", "pledge", 1
    )
    gone = [pledge(OWN), THEIRS]
    yield Forgery("the own text left out", drawn(gone), {**KEPT, "texts": gone}, "false", "own")


def other_promises() -> Iterator[Forgery]:
    """Commitments and secrets, and other sources in their place."""
    other = played(Sealed(OTHER, [OWN, THEIRS]))
    yield Forgery("a wholly made-up game", other.write(), KEPT, "false", "commitment")
    yield Forgery("a wholly made-up game, nothing kept", other.write(), None, "consistent")
    yield Forgery(
        "a secret that was not promised", noted(other, commitment=commitment(SECRET)), KEPT, "false", "secret"
    )
    yield Forgery("a secret that was not promised, nothing kept", noted(secret=OTHER.hex()), None, "false", "secret")
    yield Forgery("a secret that is not revealed at the end", noted(secret=None), KEPT, "false", "secret")
    yield Forgery("the same, nothing kept", noted(secret=None), None, "false", "secret")
    yield Forgery(
        "a secret in capital letters", noted(secret=SECRET.hex().upper()), KEPT, "refused", "record-field", "draws"
    )
    yield Forgery("half a secret", noted(secret=SECRET.hex()[:32]), KEPT, "refused", "record-field", "draws")
    yield Forgery("a seed beside the secret", noted(seed=1), KEPT, "refused", "record-field", "draws")
    yield Forgery("a script beside the secret", noted(scripted=True), KEPT, "refused", "record-field", "draws")
    yield Forgery("a number of moves beside the secret", noted(until=3), KEPT, "refused", "record-field", "draws")
    yield Forgery("an unknown word beside the secret", noted(salt="x"), KEPT, "refused", "record-field", "draws")
    seeded = played(Seeded(4711))
    yield Forgery("a seed in place of the secret", seeded.write(), KEPT, "false", "commitment")
    yield Forgery("a script in place of the secret", changed(draws={"scripted": True}), KEPT, "false", "commitment")
    yield Forgery("nothing in place of the secret", changed(draws={}), KEPT, "false", "commitment")
    yield Forgery("no word about the dice", changed(draws=None), KEPT, "false", "commitment")


def other_games() -> Iterator[Forgery]:
    """Another game than the one that was promised, drawn rightly from the same secret and texts."""
    sealed = Sealed(SECRET, [OWN, THEIRS])
    yield Forgery("another game", played(sealed, "shark-attacks", target=6).write(), KEPT, "false", "game")
    yield Forgery("another end of the game", played(sealed, end="rounds=2").write(), KEPT, "false", "options", "end")
    longer = changed(options={"seats": 2, "end": "tiles"})
    yield Forgery("a game that is not over any more", longer, KEPT, "false", "options", "end")
    three = changed(options={"seats": 3, "end": "rounds=1"}, players=["you", "you", "you"])
    yield Forgery("one seat more", three, KEPT, "false", "options", "seats")
    yield Forgery("one player more", changed(players=["you"] * 3), KEPT, "refused", "record-field", "players")
    yield Forgery(
        "an option that is unknown", changed(options={"seats": 2, "luck": 1}), KEPT, "refused", "option-unknown", "luck"
    )
    yield Forgery("a game that is unknown", changed(game="poker"), KEPT, "refused", "record-game", "poker")


def other_forms() -> Iterator[Forgery]:
    """Records that other programs would read differently."""
    record = TRUE.write()
    yield Forgery("another version", changed(version=2), KEPT, "refused", "record-version", "2")
    yield Forgery("a version that is a text", changed(version="1"), KEPT, "refused", "record-field", "version")
    point = record.replace('"version":1', '"version":1.0')
    yield Forgery("a version with a point", point, KEPT, "refused", "record-field", "version")
    twice = record.replace('"moves":', '"moves":["die_1"],"moves":')
    yield Forgery("moves twice", twice, KEPT, "refused", "record-twice", "moves")
    twice = record.replace('"draws":', '"draws":{"seed":1},"draws":')
    yield Forgery("draws twice", twice, KEPT, "refused", "record-twice", "draws")
    twice = record.replace('"secret":', f'"secret":"{OTHER.hex()}","secret":')
    yield Forgery("a secret twice", twice, KEPT, "refused", "record-twice", "secret")
    escaped = noted(before=[{"seed": 2**61 + 1, "until": len(TRUE.moves)}]).replace('"seed"', r'"\u0073eed"')
    yield Forgery("a seed whose name is written otherwise", escaped, KEPT, "false", "source", 1)


def of_two(turns: int = 10_000) -> Record:
    """A game of two without a server, or its beginning, in which both play the first legal action."""
    game, chains = GAMES["skulls-of-sedlec"], [Chain(SECRET), Chain(OTHER)]
    sides = [Pair(game, game.Options(), seat, chains[seat], chains[1 - seat].commitment) for seat in range(2)]
    while turns and (seat := sides[0].waits_for) is not None:
        legal = game.legal(sides[seat].state)
        said = sides[seat].act([game.ACTIONS[(legal & -legal).bit_length() - 1]]) if legal else sides[seat].begin()
        if answer := sides[1 - seat].hear(said):
            sides[seat].hear(answer)
        turns -= 1
    return sides[0].record(["you:Anna", "you:Ben"])


def shared_dice() -> Iterator[Forgery]:
    """Two players without a server, and what one alone makes of their record."""
    true, begun = of_two(), of_two(1)
    yield Forgery("a game with shared dice", true.write(), None, "shared")
    yield Forgery("a game with shared dice that has begun", begun.write(), None, "unfinished")
    cut = changed(true, moves=true.moves[:-9])
    yield Forgery("shared dice of more throws than the record has", cut, None, "false", "links")
    for seat, who in enumerate(["first", "second"]):
        for name in ("links", "commitments"):
            shares = json.loads(json.dumps(true.draws["shares"]))
            shares[name][seat] = OTHER.hex()
            forged = noted(true, shares=shares)
            yield Forgery(f"other {name} of the {who} seat", forged, None, "false", "links")
    turned = {name: two[::-1] for name, two in begun.draws["shares"].items()}
    yield Forgery("shared dice of the other seats", noted(begun, shares=turned), None, "false", "draw", 2)
    other = "seat_1" if begun.moves[0] == "seat_0" else "seat_0"
    yield Forgery("a throw that no links give", moved((1, other), record=begun), None, "false", "draw", 1)
    yield Forgery("shared dice with the kept file of a host", true.write(), KEPT, "false", "commitment")
    wrong = moved((len(true.moves), "no such action"), record=true)
    yield Forgery(
        "shared dice and a move against the rules", wrong, None, "refused", "record-no-action", "no such action"
    )


def of_a_tournament() -> Iterator[Forgery]:
    """Games of the third round of a tournament, whose promise leads to the commitment of every round."""
    chain = Chain(SECRET)
    dice, promise = Sealed(chain.link(3), [OWN, THEIRS]), chain.commitment.hex()
    true = played(dice)
    third = {"promise": promise, "number": 3}
    yield Forgery("a game of a tournament", noted(true, round=third), None, "consistent")
    kept = {**KEPT, "commitment": commitment(chain.link(3))}
    yield Forgery("a game of a tournament, whose promise was kept", noted(true, round=third), kept, "proved")
    other = noted(true, round={**third, "number": 2})
    yield Forgery("the dice of another round", other, None, "false", "round", 2)
    other = noted(true, round={**third, "promise": OTHER.hex()})
    yield Forgery("the dice of another tournament", other, None, "false", "round", 3)
    hidden = noted(true, round={**third, "number": 4}, secret=None)
    yield Forgery("another round whose secret is not shown", hidden, None, "false", "round", 4)
    nothing = noted(true, round={**third, "number": 0})
    yield Forgery("a round without a number", nothing, None, "refused", "record-field", "draws")


def forgeries() -> list[Forgery]:
    """All of them."""
    kinds = (
        true_games,
        forks,
        local_dice,
        cut_off,
        earlier_dice,
        false_forks,
        other_moves,
        other_texts,
        other_promises,
        other_games,
        other_forms,
        shared_dice,
        of_a_tournament,
    )
    return [forgery for kind in kinds for forgery in kind()]


def written() -> str:
    """The file, with what the rules say of each record."""
    lines = [
        json.dumps({**forgery._asdict(), "walk": told(forgery.record)}, ensure_ascii=False, separators=(",", ":"))
        for forgery in forgeries()
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
