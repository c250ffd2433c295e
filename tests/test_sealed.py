"""Sealed dice: values that never change, computed here once more; evenness of every die; texts that none can hide.

tests/known/sealed.json holds the values, for authors of other verifiers (docs/fair.md).
"""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Sequence
from itertools import groupby, islice, product
from pathlib import Path
from typing import Any

from pytest import mark

from ossuary.engine.nodes import CHANCE, INDEX
from ossuary.engine.record import Record, Step, read, replay
from ossuary.engine.registry import Game, Options
from ossuary.fair import Sealed, closing, commitment, draws_of
from ossuary.games.bones import rules as bones
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.skulls_of_sedlec import rules as skulls_of_sedlec
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table

from .settings import SETTINGS, name_of

ROOT = Path(__file__).parents[1]
KNOWN: list[dict[str, Any]] = json.loads((ROOT / "tests" / "known" / "sealed.json").read_text("utf-8"))
PAGE = (ROOT / "docs" / "fair.md").read_text("utf-8")
SECRET = bytes(range(32))

# All dice, lots, decks and bags of the four games, and one whose words are drawn anew every fourth time.
DICE: dict[str, Sequence[int]] = {
    "left": rolling_bones.LEFT_DIE,
    "right": rolling_bones.RIGHT_DIE,
    "centre": rolling_bones.CENTRE_DIE,
    **{f"lot of {seats}": rolling_bones.FIRST_SEAT_ODDS[seats] for seats in range(2, 9)},
    "swimmer": shark_attacks.SWIMMER_DIE,
    "shark": shark_attacks.SHARK_DIE,
    "event": shark_attacks.EVENT_DIE,
    "sedlec lot of 2": skulls_of_sedlec.FIRST_SEAT_ODDS[2],
    "sedlec lot of 3": skulls_of_sedlec.FIRST_SEAT_ODDS[3],
    "all cards": (1,) * skulls_of_sedlec.CARDS,
    "every other card": (0, 1) * (skulls_of_sedlec.CARDS // 2),
    "die": bones.DIE,
    "all tiles": (0,) * 6 + (1,) * 28,
    "huge": (1 << 62,) * 3,
}
DRAWS_OF_A_DIE = 1_000_000 // len(DICE)
# What chi-square exceeds once in a thousand times, by degrees of freedom.
ONCE_IN_1000 = {1: 10.828, 2: 13.816, 3: 16.266, 4: 18.467, 5: 20.515, 6: 22.458, 7: 24.322, 8: 26.124} | {
    17: 40.790,
    27: 55.476,
}


def sha256(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def closed(texts: Sequence[str]) -> str:
    """The hash of the texts, by the page."""
    content = b""
    for text in texts:
        encoded = text.encode("utf-8")
        content += bytes((len(encoded) >> shift) & 255 for shift in (24, 16, 8, 0)) + encoded
    return sha256(content).hex()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC by its definition (RFC 2104)."""
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message)
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner)


def number_below(limit: int, secret: bytes, texts: Sequence[str], key: str) -> tuple[int, int]:
    """A number below the limit and the attempt that gave it, by the page."""
    for attempt in range(100):
        digest = hmac_sha256(secret, f"{closed(texts)}:{key}:{attempt}".encode("ascii"))
        number = sum(byte << 8 * (7 - place) for place, byte in enumerate(digest[:8]))
        if number < 2**64 // limit * limit:
            return number % limit, attempt
    raise AssertionError("a hundred words above the last whole multiple")


def outcome(weights: Sequence[int], secret: bytes, texts: Sequence[str], key: Sequence[int]) -> tuple[int, int]:
    """What a draw gives and the attempt that gave it, by the page."""
    place, attempt = number_below(sum(weights), secret, texts, ":".join(map(str, key)))
    ends = [sum(weights[: side + 1]) for side in range(len(weights))]
    return next(side for side, end in enumerate(ends) if place < end), attempt


def sealed_game(game: Game, options: Options, secret: bytes = SECRET, texts: Sequence[str] = ("a", "b")) -> Record:
    """A whole game between minds, with sealed dice."""
    table = Table(game, options, ["random"] * options.seats, Sealed(secret, texts))
    choose = mind(game, "random")
    table.begin()
    while not table.over:
        table.act(choose(table.state, table.thoughts()))
    return table.record


def drawn(record: Record) -> list[Step]:
    """The steps of a record that chance made."""
    return [step for step in replay(record) if record.game.mover(step.before) == CHANCE]


def runs(weights: Sequence[int]) -> str:
    """Weights as the page writes them: `4×0 1×3 3×1`."""
    return " ".join(f"{len(list(same))}×{weight}" for weight, same in groupby(weights))


def examples() -> list[dict[str, Any]]:
    """The JSON blocks of the page."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


@mark.parametrize("known", KNOWN, ids=lambda known: f"{len(known['texts'])} texts")
def test_known_draws(known: dict[str, Any]) -> None:
    secret, texts = bytes.fromhex(known["secret"]), known["texts"]
    sealed = Sealed(secret, texts)
    assert commitment(secret) == sha256(secret).hex() == known["commitment"]
    assert closing(texts) == closed(texts) == known["closing"]
    for case in known["draws"]:
        expected = case["outcome"], case["attempt"]
        assert outcome(case["weights"], secret, texts, case["key"]) == expected, case
        assert sealed.outcome(case["weights"], case["key"]) == case["outcome"], case
    for moves, thought in known["thoughts"]:
        assert number_below(2**32, secret, texts, f"thought:{moves}")[0] == sealed.thought(moves) == thought


@mark.parametrize("known", KNOWN, ids=lambda known: f"{len(known['texts'])} texts")
def test_known_draws_hold_words_that_were_drawn_anew_and_both_sides_of_the_edge(known: dict[str, Any]) -> None:
    attempts = [case["attempt"] for case in known["draws"] if sum(case["weights"]) == 2**63 + 1]
    assert Counter(attempts) == {0: 1, 1: 2, 2: 1}
    rejected, taken = known["draws"][-2:]  # the same word: it is the last whole multiple, and the last number below it
    assert rejected["key"] == taken["key"]
    assert sum(rejected["weights"]) + 1 == sum(taken["weights"]) > 2**63
    assert (rejected["attempt"], taken["attempt"], taken["outcome"]) == (1, 0, 1)


def test_what_a_record_notes_gives_the_same_draws_again() -> None:
    sealed = Sealed(SECRET, ["x", "ä☠", ""])
    noted = sealed.noted()
    assert noted == {
        "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "texts": ["x", "ä☠", ""],
        "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    }
    assert draws_of(noted) == sealed
    del noted["secret"]
    assert draws_of(noted) is None


@mark.parametrize("die", DICE)
def test_a_million_draws_of_all_dice_are_as_even_as_the_odds(die: str) -> None:
    odds, turn = DICE[die], list(DICE).index(die)
    sealed = Sealed(sha256(b"evenness"), ["one", "other"])
    keys = islice(product((turn,), range(500), range(200)), DRAWS_OF_A_DIE)
    fallen = Counter(sealed.outcome(odds, list(key)) for key in keys)
    sides = [side for side, weight in enumerate(odds) if weight]
    assert set(fallen) == set(sides)
    share = DRAWS_OF_A_DIE / sum(odds)
    deviation = sum((fallen[side] - share * odds[side]) ** 2 / (share * odds[side]) for side in sides)
    assert deviation < ONCE_IN_1000[len(sides) - 1]


@mark.parametrize(("game", "options"), SETTINGS, ids=map(name_of, SETTINGS))
def test_no_two_draws_of_a_game_have_one_key_and_all_dice_are_known(game: Game, options: Options) -> None:
    draws = drawn(sealed_game(game, options))
    keys = Counter(tuple(step.before[: INDEX + 1]) for step in draws)
    assert keys.most_common(1)[0][1] == 1
    dice = {runs([weight for weight in odds if weight]) for odds in DICE.values()}
    for step in draws:
        odds = [weight for weight in game.odds(step.before) if weight]
        assert runs(odds) in dice or set(odds) == {1}, (game.NAME, odds)


@mark.parametrize(("game", "options"), SETTINGS[::5], ids=map(name_of, SETTINGS[::5]))
def test_a_sealed_game_that_is_resumed_goes_as_the_uninterrupted_one(game: Game, options: Options) -> None:
    whole = sealed_game(game, options)
    half = read(whole.write())
    del half.moves[len(half.moves) // 2 :]
    table = Table.resume(half)
    table.begin()
    while not table.over:
        table.act(mind(game, "random")(table.state, table.thoughts()))
    assert table.record == whole


def test_no_two_lists_of_texts_close_alike() -> None:
    pieces = ("", "a", "aa", ":", "\0\0\0\1a", "\0\0\0\0", "ä")
    lists = [texts for length in range(5) for texts in product(pieces, repeat=length)]
    assert len(lists) == 2801
    assert len({closing(texts) for texts in lists}) == len(lists)


def test_a_length_is_in_bytes_not_in_letters() -> None:
    assert closing(["ä"]) == sha256(b"\0\0\0\2\xc3\xa4").hex()


@mark.parametrize("change", ["secret", "text", "order", "one more"])
def test_every_part_changes_the_draws(change: str) -> None:
    secret = SECRET[1:] + SECRET[:1] if change == "secret" else SECRET
    texts = {"text": ["a", "c"], "order": ["b", "a"], "one more": ["a", "b", ""]}.get(change, ["a", "b"])
    keys = [[turn, throw, index] for turn in range(3) for throw in range(3) for index in range(10)]
    one, other = (
        [sealed.outcome(bones.DIE, key) for key in keys]
        for sealed in (Sealed(SECRET, ["a", "b"]), Sealed(secret, texts))
    )
    assert sum(a != b for a, b in zip(one, other, strict=True)) > len(keys) / 2


def test_the_example_of_the_page_is_true() -> None:
    kept, record = examples()
    secret, texts = bytes.fromhex(record["draws"]["secret"]), record["draws"]["texts"]
    assert (kept["commitment"], kept["texts"]) == (record["draws"]["commitment"], texts)
    assert sha256(secret).hex() == kept["commitment"]
    assert f"`{closed(texts)}`" in PAGE
    assert f"`{texts[0].encode().hex(' ')}`, `00 00 00 0c`, `{texts[1].encode().hex(' ')}`" in PAGE
    steps = drawn(read(json.dumps(record)))
    assert len(steps) == len(record["moves"]) == 7
    for step in steps:
        key, limit = ":".join(map(str, step.before[: INDEX + 1])), sum(bones.odds(step.before))
        word = hmac_sha256(secret, f"{closed(texts)}:{key}:0".encode())[:8]
        number, name = int.from_bytes(word, "big"), bones.OUTCOMES[step.move]
        assert outcome(bones.odds(step.before), secret, texts, step.before[: INDEX + 1]) == (step.move, 0)
        assert f"| `{key}` | {limit} | `{word.hex()}` | {number} | {number % limit} | `{name}` |" in PAGE


def test_the_rejection_on_the_page_is_true() -> None:
    rejected = next(case for case in KNOWN[0]["draws"] if case["attempt"] == 1)
    secret, texts = bytes.fromhex(KNOWN[0]["secret"]), KNOWN[0]["texts"]
    for attempt in (0, 1):
        message = f"{closed(texts)}:{':'.join(map(str, rejected['key']))}:{attempt}"
        assert message in PAGE
        assert str(int.from_bytes(hmac_sha256(secret, message.encode())[:8], "big")) in PAGE


@mark.parametrize("die", ["left", "right", "centre", "swimmer", "shark", "event", "die"])
def test_the_odds_on_the_page_are_those_of_the_rules(die: str) -> None:
    assert f"`{runs(DICE[die])}`" in PAGE
