"""`ossuary verify`: every draw is computed again, changes are named, and the kept file catches a forged record."""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from ossuary.engine.nodes import CHANCE, INDEX
from ossuary.engine.record import Record, RecordError, Step, read, replay
from ossuary.engine.registry import GAMES, options_for
from ossuary.fair import Draws, Sealed, Seeded, closing, commitment, forked, pledge
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table

from ..conftest import Command

SECRET, OTHER_SECRET = bytes(range(32)), bytes(range(1, 33))
TEXTS = ["Anna's text", "Käfer ☠"]
PAGE = (Path(__file__).parents[3] / "docs" / "fair.md").read_text("utf-8")
EXAMPLE_KEPT, EXAMPLE = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
OPTIONS: dict[str, dict[str, object]] = {"rolling-bones": {"target": 30}, "shark-attacks": {"target": 30}}
KEPT: dict[str, object] = {
    "format": "ossuary-kept",
    "version": 2,
    "table": "b7Qx",
    "game": "bones",
    "options": {"seats": 2, "end": "tiles"},
    "fork": None,
    "commitment": commitment(SECRET),
    "pledges": [pledge(text) for text in TEXTS],
    "texts": TEXTS,
    "own": TEXTS[0],
    "early": True,
}
FALSE: dict[str, object] = {"verified": False, "verdict": "false", "over": False, "draws": 0, "unknown": 0}
ALONE = """\
This shows only that the record is consistent with itself; a made-up record can be consistent too.
To prove that the server did not choose the draws, compare with what a client kept at the start: --kept FILE.
"""
SAME = "The commitment and the texts match what was kept at table b7Qx.\n"
PROVED = """\
This proves to the owner of the kept file that the secret was fixed before anybody gave a text, and every other
text before theirs was known. Nobody could choose a draw, neither the server nor anybody working with it.
"""
SETTLED = """\
So the secret was fixed before the texts were given, and after that the server alone could not choose a draw.
This is not a full proof:
"""
UNFINISHED = (
    "The record ends before the game does. It proves nothing about a whole game: later moves may have been cut off.\n"
)


def played(game: str, draws: Draws) -> Record:
    """A whole game between minds."""
    rules = GAMES[game]
    table = Table(rules, options_for(rules, OPTIONS.get(game, {})), ["rule-of-thumb", "random"], draws)
    minds = [mind(rules, player) for player in table.record.players]
    table.begin()
    while not table.over:
        table.act(minds[rules.mover(table.state)](table.state, table.thoughts()))
    return table.record


@cache
def sealed(game: str, secret: bytes = SECRET, texts: tuple[str, ...] = tuple(TEXTS)) -> str:
    """A whole game with sealed dice, as JSON."""
    return played(game, Sealed(secret, texts)).write()


@cache
def draws_in(text: str) -> dict[int, Step]:
    """The draws of a record by the number of their move."""
    record = read(text)
    steps = enumerate(replay(record), start=1)
    return {number: step for number, step in steps if record.game.mover(step.before) == CHANCE}


def changed(text: str, **fields: object) -> str:
    """A record with some of its fields changed."""
    return json.dumps({**json.loads(text), **fields})


def noted(text: str, **fields: object) -> str:
    """A record whose draws are said to come from elsewhere; None leaves a field out."""
    draws = {**json.loads(text)["draws"], **fields}
    return changed(text, draws={name: value for name, value in draws.items() if value is not None})


def has_choice(text: str, number: int) -> bool:
    """Whether a draw could have come out otherwise: the last card of all cannot."""
    return sum(map(bool, read(text).game.odds(draws_in(text)[number].before))) > 1


def tampered(text: str, number: int) -> str:
    """A record with another outcome of one draw, out of those that were possible too."""
    record, step = read(text), draws_in(text)[number]
    odds = record.game.odds(step.before)
    record.moves[number - 1] = next(
        record.game.OUTCOMES[side] for side, weight in enumerate(odds) if weight and side != step.move
    )
    return record.write()


def legal_forgeries(text: str) -> Iterator[tuple[int, str]]:
    """Records that obey the rules to the end though a draw was changed, or swapped with a later one; and which draw."""
    original, draws = read(text), draws_in(text)
    for number in reversed(draws):
        for outcome in original.game.OUTCOMES:
            for later in [
                number,
                *(other for other in draws if other > number and original.moves[other - 1] == outcome),
            ]:
                record = read(text)
                record.moves[later - 1] = original.moves[number - 1]
                record.moves[number - 1] = outcome
                if outcome != original.moves[number - 1] and obeys(record):
                    yield number, record.write()


def obeys(record: Record) -> bool:
    try:
        return len(list(replay(record))) == len(record.moves)
    except RecordError:
        return False


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """What was kept of a game of Bones."""
    return kept_of(tmp_path, "bones")


def kept_of(folder: Path, game: str, **fields: object) -> Path:
    """What was kept of a fresh game, as a file."""
    rules, path = GAMES[game], folder / f"{game}-kept.json"
    options = json.loads(json.dumps(asdict(cast(Any, options_for(rules, OPTIONS.get(game, {}))))))
    path.write_text(json.dumps({**KEPT, "game": game, "options": options, **fields}), encoding="utf-8")
    return path


def verdict(command: Command, text: str, *arguments: str | Path) -> tuple[int, Any]:
    """The exit code, and what is said as JSON."""
    code, out, err = command("verify", "-", "--json", *arguments, typed=text)
    assert err == ""
    return code, json.loads(out)


@pytest.mark.parametrize("game", GAMES)
def test_a_sealed_game_is_verified(command: Command, tmp_path: Path, game: str) -> None:
    kept = kept_of(tmp_path, game)
    draws = len(draws_in(sealed(game)))
    line = (
        f"All {draws} draws come from the secret and the texts. The secret is the one that its commitment promises.\n"
    )
    assert command("verify", "-", typed=sealed(game)) == (0, line + ALONE, "")
    assert command("verify", "-", "--kept", kept, typed=sealed(game)) == (0, line + SAME + PROVED, "")
    good = {"verified": True, "over": True, "draws": draws, "unknown": 0, "difference": None}
    assert verdict(command, sealed(game)) == (0, {**good, "verdict": "consistent", "kept": False})
    assert verdict(command, sealed(game), "--kept", kept) == (0, {**good, "verdict": "proved", "kept": True})


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_that_was_changed_is_named(command: Command, tmp_path: Path, game: str) -> None:
    kept = kept_of(tmp_path, game)
    text = sealed(game)
    draws = draws_in(text)
    places = [place for place, number in enumerate(draws) if has_choice(text, number)]
    for place in {*places[:: max(len(places) // 12, 1)], places[-1]}:
        number = list(draws)[place]
        forged = tampered(text, number)
        turn, throw, index = draws[number].before[: INDEX + 1]
        moves = read(forged).moves[number - 1], read(text).moves[number - 1]
        key = {"turn": turn, "throw": throw, "index": index}
        difference = {"kind": "draw", "move": number, **key, "recorded": moves[0], "drawn": moves[1]}
        false = {**FALSE, "draws": place, "difference": difference}
        assert verdict(command, forged) == (1, {**false, "kept": False})
        assert verdict(command, forged, "--kept", kept) == (1, {**false, "kept": True})


@pytest.mark.parametrize("game", GAMES)
def test_a_change_that_obeys_the_rules_to_the_end_is_named(command: Command, game: str) -> None:
    number, forged = next(legal_forgeries(sealed(game)))
    assert command("replay", "-", typed=forged).code == 0
    code, told = verdict(command, forged)
    assert (code, told["difference"]["kind"], told["difference"]["move"]) == (1, "draw", number)


def test_a_changed_draw_in_words(command: Command) -> None:
    line = "Move 5 (turn 1, throw 0, index 0): the record says tile_0_3, but the draw gives tile_0_4.\n"
    assert command("verify", "-", typed=EXAMPLE.replace("tile_0_4", "tile_0_3")) == (1, line, "")


@pytest.mark.parametrize("game", GAMES)
def test_a_wholly_forged_record_is_caught_by_what_was_kept_alone(command: Command, kept: Path, game: str) -> None:
    forged = sealed(game, OTHER_SECRET)
    assert verdict(command, forged)[1]["verified"]
    difference = {"kind": "commitment", "recorded": commitment(OTHER_SECRET), "kept": commitment(SECRET)}
    told = {**FALSE, "kept": True, "difference": difference}
    assert verdict(command, forged, "--kept", kept) == (1, told)


def test_a_wholly_forged_record_in_words(command: Command, kept: Path) -> None:
    forged = sealed("bones", OTHER_SECRET)
    hashes = f"the record says {commitment(OTHER_SECRET)}, the file says {commitment(SECRET)}"
    line = f"The commitment does not match the kept file: {hashes}.\n"
    assert command("verify", "-", "--kept", kept, typed=forged) == (1, line, "")


@pytest.mark.parametrize(
    ("texts", "number", "recorded", "was"),
    [
        (["Anna's text", "another"], 2, "another", "Käfer ☠"),
        (["Käfer ☠", "Anna's text"], 1, "Käfer ☠", "Anna's text"),
        (["Anna's text"], 2, None, "Käfer ☠"),
        (["Anna's text", "Käfer ☠", ""], 3, "", None),
        ([], 1, None, "Anna's text"),
        (["Anna's textKäfer ☠"], 1, "Anna's textKäfer ☠", "Anna's text"),
    ],
)
def test_a_game_drawn_anew_from_other_texts_is_caught(
    command: Command, kept: Path, texts: list[str], number: int, recorded: str | None, was: str | None
) -> None:
    forged = sealed("skulls-of-sedlec", SECRET, tuple(texts))
    assert verdict(command, forged)[1]["verified"]
    code, told = verdict(command, forged, "--kept", kept)
    assert (code, told["draws"]) == (1, 0)
    assert told["difference"] == {"kind": "texts", "number": number, "recorded": recorded, "kept": was}


def test_other_texts_in_words(command: Command, kept: Path) -> None:
    forged = sealed("skulls-of-sedlec", SECRET, ("Anna's text",))
    line = 'The texts do not match the kept file: text 2 is nothing in the record and "Käfer ☠" in the file.\n'
    assert command("verify", "-", "--kept", kept, typed=forged) == (1, line, "")


@pytest.mark.parametrize("texts", [["Käfer ☠", "Anna's text"], ["Anna's text", "Käfer"], ["Anna's text"], []])
def test_texts_that_were_changed_afterwards_change_the_draws(command: Command, texts: list[str]) -> None:
    code, told = verdict(command, noted(sealed("rolling-bones"), texts=texts))
    assert (code, told["difference"]["kind"]) == (1, "draw")
    assert told["draws"] < 10


def test_a_secret_that_was_not_promised_is_named(command: Command, kept: Path) -> None:
    forged = noted(sealed("bones", OTHER_SECRET), commitment=commitment(SECRET))
    difference = {"kind": "secret", "hash": commitment(OTHER_SECRET), "commitment": commitment(SECRET)}
    told = {**FALSE, "difference": difference}
    assert verdict(command, forged) == (1, {**told, "kept": False})
    assert verdict(command, forged, "--kept", kept) == (1, {**told, "kept": True})
    hashes = f"its hash is {commitment(OTHER_SECRET)}, but the commitment is {commitment(SECRET)}"
    line = f"The secret is not the promised one: {hashes}.\n"
    assert command("verify", "-", typed=forged) == (1, line, "")


@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_a_secret_that_is_not_revealed_yet(command: Command, kept: Path, arguments: list[str]) -> None:
    text = noted(changed(sealed("bones"), moves=[]), secret=None)
    line = "The secret is not revealed yet, so the draws cannot be verified. It is revealed when the table ends, "
    line += "in a tournament when all tables of the round have ended.\n"
    assert command("verify", "-", *arguments, typed=text) == (2, "", line)
    assert command("verify", "-", "--kept", kept, *arguments, typed=text) == (2, "", line)


def test_draws_from_nowhere(command: Command) -> None:
    line = "The record does not say where its draws come from, so they cannot be verified.\n"
    assert command("verify", "-", typed=changed(sealed("bones"), draws={})) == (2, "", line)


@pytest.mark.parametrize("game", GAMES)
def test_a_seeded_game_is_verified_and_its_changes_are_named(command: Command, game: str) -> None:
    text = played(game, Seeded(7)).write()
    draws = list(draws_in(text))
    places = [place for place, number in enumerate(draws) if has_choice(text, number)]
    assert command("verify", "-", typed=text) == (0, f"All {len(draws)} draws come from the seed 7.\n", "")
    assert verdict(command, text)[1] == {
        "verified": True,
        "verdict": "seeded",
        "over": True,
        "draws": len(draws),
        "unknown": 0,
        "kept": False,
        "difference": None,
    }
    for place in (0, places[len(places) // 2], places[-1]):
        code, told = verdict(command, tampered(text, draws[place]))
        assert (code, told["draws"], told["difference"]["move"]) == (1, place, draws[place])
    code, told = verdict(command, changed(text, draws={"seed": 8}))
    assert (code, told["difference"]["kind"]) == (1, "draw")


def test_a_seeded_game_is_not_what_was_promised(command: Command, kept: Path) -> None:
    text = played("bones", Seeded(7)).write()
    line = (
        f"The commitment does not match the kept file: the record says nothing, the file says {commitment(SECRET)}.\n"
    )
    assert command("verify", "-", "--kept", kept, typed=text) == (1, line, "")


def fork(text: str, at: int, draws: Draws) -> str:
    """A record that was forked after this many moves, and played to its end."""
    record = read(text)
    made = forked(record.draws, at, draws)
    assert made is not None
    table = Table.fork(record, at, record.players, made)
    minds = [mind(record.game, player) for player in record.players]
    while not table.over:
        table.act(minds[record.game.mover(table.state)](table.state, table.thoughts()))
    return table.record.write()


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_is_verified_with_the_dice_of_both_games(command: Command, tmp_path: Path, game: str) -> None:
    moves = read(sealed(game, OTHER_SECRET)).moves
    at = len(moves) // 2
    kept = kept_of(tmp_path, game, fork={"table": "a1Bc", "at": at, "moves": closing(moves[:at])})
    both: list[tuple[Draws, list[str | Path]]] = [(Seeded(5), []), (Sealed(SECRET, TEXTS), ["--kept", kept])]
    for draws, arguments in both:
        text = fork(sealed(game, OTHER_SECRET), at, draws)
        code, told = verdict(command, text, *arguments)
        assert (code, told["verdict"]) == (0, "proved" if arguments else "seeded")
        assert (told["draws"], told["unknown"]) == (len(draws_in(text)), 0)
        for number in (min(draws_in(text)), max(n for n in draws_in(text) if n <= at), max(draws_in(text))):
            if has_choice(text, number):
                code, found = verdict(command, tampered(text, number))
                assert (code, found["difference"]["kind"], found["difference"]["move"]) == (1, "draw", number)


def test_a_fork_in_words(command: Command) -> None:
    text = fork(sealed("bones"), 20, Seeded(5))
    before = sum(number <= 20 for number in draws_in(text))
    after = len(draws_in(text)) - before
    assert command("verify", "-", typed=text).out == (
        f"This game was forked from another. {before} draws before the fork come from the dice of that game."
        f" Since the fork:\nAll {after} draws come from the seed 5.\n"
    )
    assert f"{before} Ziehungen vor der Abzweigung" in command("verify", "-", "--lang", "de", typed=text).out


def test_what_lies_before_a_fork_and_cannot_be_verified_is_counted(command: Command) -> None:
    text = fork(noted(sealed("bones"), secret=None), 20, Seeded(5))
    before = sum(number <= 20 for number in draws_in(text))
    code, told = verdict(command, text)
    assert (code, told["verified"], told["verdict"], told["unknown"]) == (2, False, "partial", before)
    assert told["draws"] == len(draws_in(text)) - before
    assert f"{before} earlier draws cannot be verified" in command("verify", "-", typed=text).out


def test_a_promise_that_was_broken_before_a_fork_is_named(command: Command) -> None:
    text = fork(noted(sealed("bones"), secret=OTHER_SECRET.hex()), 20, Seeded(5))
    code, found = verdict(command, text)
    assert (code, found["difference"]["kind"]) == (1, "secret")


def test_a_table_that_ended_before_the_game(command: Command, tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text(EXAMPLE_KEPT, encoding="utf-8")
    (tmp_path / "game.json").write_text(EXAMPLE, encoding="utf-8")
    line = "All 7 draws come from the secret and the texts. The secret is the one that its commitment promises.\n"
    ran = command("verify", tmp_path / "game.json", "--kept", tmp_path / "kept.json")
    assert ran == (2, line + SAME + UNFINISHED, "")


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (0, "The record contains no draws. The secret is the one that its commitment promises."),
        (1, "The one draw comes from the secret and the texts. The secret is the one that its commitment promises."),
    ],
)
def test_a_record_that_hardly_began(command: Command, moves: int, line: str) -> None:
    text = changed(sealed("bones"), moves=read(sealed("bones")).moves[:moves])
    assert command("verify", "-", typed=text) == (2, f"{line}\n{UNFINISHED}", "")
    assert verdict(command, text)[1]["over"] is False
    text = changed(text, draws={"seed": 7}, moves=[])
    assert command("verify", "-", typed=text) == (2, f"The record contains no draws; the seed is 7.\n{UNFINISHED}", "")


@pytest.mark.parametrize(
    ("fields", "lines"),
    [
        (
            {"own": None},
            SETTLED + "The owner of the kept file gave no text."
            " A server that gave all the texts, alone or with friends, could have chosen them.\n",
        ),
        (
            {"pledges": None},
            SETTLED + "The text of the kept file’s owner was known before the others were fixed."
            " A server whose friend gave a later text could have chosen that one.\n",
        ),
        (
            {"early": False},
            """\
The owner of the kept file arrived after the texts were closed. Nothing has changed since then;
only those who were there earlier know whether the secret was fixed before the texts.
""",
        ),
        (
            {"version": 1},
            SETTLED + "The kept file comes from an earlier version."
            " It says neither which text was its owner’s nor whether a fresh game was promised.\n",
        ),
    ],
)
def test_what_is_proved_for_this_client(
    command: Command, tmp_path: Path, fields: dict[str, object], lines: str
) -> None:
    kept = kept_of(tmp_path, "bones", **fields)
    out = command("verify", "-", "--kept", kept, typed=sealed("bones")).out
    assert out.partition(SAME)[2] == lines


def test_a_text_that_was_withheld_in_words(command: Command, tmp_path: Path) -> None:
    texts = [TEXTS[0], pledge(TEXTS[1])]
    kept = kept_of(tmp_path, "bones", texts=texts)
    out = command("verify", "-", "--kept", kept, typed=sealed("bones", SECRET, tuple(texts))).out
    assert out.partition(SETTLED)[2] == (
        "One text was pledged and never shown."
        " The player who withheld it, working with the server, could choose between two sequences of draws.\n"
    )


def test_dice_that_were_not_promised_in_words(command: Command, kept: Path) -> None:
    text = noted(sealed("bones"), before=[{"seed": 4711, "until": 4}])
    key = "Move 1 (turn 0, throw 1, index 0)"
    said = f"{key}: the record says that die_1 comes from dice other than the promised ones; those give die_1.\n"
    assert command("verify", "-", "--kept", kept, typed=text) == (1, said, "")


def test_a_broken_rule_is_refused_as_replay_does(command: Command) -> None:
    text = sealed("shark-attacks")
    moves = read(text).moves
    place = moves.index("stop")
    broken = changed(text, moves=[*moves[:place], "sign_from_0", *moves[place + 1 :]])
    ran = command("verify", "-", "--json", typed=broken)
    assert ran == command("replay", "-", typed=broken)
    assert ran == (2, "", f"Move {place + 1} (sign_from_0) is against rule SA-12.\n")


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("", "The kept file cannot be read: it is not valid JSON."),
        ("[" * 100_000, "The kept file cannot be read: it is not valid JSON."),
        ("[]", "This is not a file kept by an Ossuary client."),
        ({"format": "ossuary-record"}, "This is not a file kept by an Ossuary client."),
        ({"version": 3}, "The kept file has version 3; this program reads version 2."),
        *(({"version": version}, "version") for version in ("1", True, None, 1.0)),
        *(({"table": table}, "table") for table in (None, 7, "")),
        *(({"commitment": promise}, "commitment") for promise in (None, 7, "", "0" * 63, "0" * 65, "G" * 64)),
        ({"commitment": commitment(SECRET).upper()}, "commitment"),
        ({"commitment": commitment(SECRET) + "\n"}, "commitment"),
        *(({"texts": texts}, "texts") for texts in (None, "Anna's text", [7], [None], {"0": "a"}, [["a"]])),
        *(({"pledges": pledges}, "pledges") for pledges in ("0" * 64, ["0" * 63], [None])),
        *(({"fork": wrong}, "fork") for wrong in (0, "", {"at": 1}, {"at": -1, "moves": "0" * 64})),
        *(({name: wrong}, name) for name, wrong in [("own", 7), ("early", None), ("early", 1), ("game", None)]),
        ({"options": []}, "options"),
    ],
)
def test_what_was_kept_is_checked(
    command: Command, tmp_path: Path, content: str | dict[str, object], line: str
) -> None:
    path = tmp_path / "kept.json"
    path.write_text(content if isinstance(content, str) else json.dumps({**KEPT, **content}), encoding="utf-8")
    said = line if " " in line else f"The kept file is damaged: “{line}” is missing or wrong."
    assert command("verify", "-", "--kept", path, typed=sealed("bones")) == (2, "", said + "\n")


def test_files_that_are_not_there(command: Command, tmp_path: Path) -> None:
    missing = tmp_path / "none.json"
    line = f"{missing}: there is no such file.\n"
    assert command("verify", missing) == (2, "", line)
    assert command("verify", "-", "--kept", missing, typed=sealed("bones")) == (2, "", line)
    assert command("verify", "-", typed="{}") == (2, "", "This is not an Ossuary record.\n")


def test_names_that_a_terminal_must_not_see(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text(json.dumps({**KEPT, "table": "\x1b[2J" + "x" * 9000}), encoding="utf-8")
    out = command("verify", "-", "--kept", path, typed=sealed("bones")).out
    assert "at table \\x1b[2Jxxx" in out and "\x1b" not in out and len(out) < 1000
    path.write_text(json.dumps({**KEPT, "texts": ["\x1b[2J" + "x" * 9000]}), encoding="utf-8")
    out = command("verify", "-", "--kept", path, typed=sealed("bones")).out
    assert 'and "\\u001b[2Jxxx' in out and "\x1b" not in out and len(out) < 1000


def test_verified_in_german(command: Command, kept: Path) -> None:
    draws = len(draws_in(sealed("bones")))
    first = f"Alle {draws} Ziehungen stammen aus dem Geheimnis und den Texten. Das Geheimnis ist das zugesagte.\n"
    ran = command("verify", "-", "--lang", "de", "--kept", kept, typed=sealed("bones"))
    same = (
        "Zusage und Texte sind die, die am Tisch b7Qx aufbewahrt wurden.\n"
        "Für die, die das aufbewahrt haben, ist damit bewiesen:"
        " Das Geheimnis stand fest, bevor jemand einen Text gab,\n"
        "und jeder andere Text, bevor ihrer bekannt war."
        " Niemand konnte eine Ziehung aussuchen, auch nicht der Server mit Helfern.\n"
    )
    assert ran == (0, first + same, "")
    code, out, _ = command("verify", "-", "--lang", "de", typed=sealed("bones"))
    assert (code, out.splitlines()[1][:55]) == (0, "Das zeigt nur, dass die Aufzeichnung in sich stimmt; we")
    assert out.endswith("--kept DATEI.\n")


def test_differences_in_german(command: Command, kept: Path) -> None:
    def said(text: str, *arguments: str | Path) -> str:
        code, out, err = command("verify", "-", "--lang", "de", *arguments, typed=text)
        assert (code, err) == (1, "")
        return out

    key = "Schritt 5 (Zug 1, Wurf 0, Stelle 0)"
    draw = f"{key}: In der Aufzeichnung steht tile_0_3, die Ziehung ergibt aber tile_0_4.\n"
    assert said(EXAMPLE.replace("tile_0_4", "tile_0_3")) == draw
    other = sealed("bones", OTHER_SECRET)
    assert said(other, "--kept", kept).startswith("Die Zusage ist nicht die aufbewahrte: In der Aufzeichnung steht ")
    assert said(noted(other, commitment=commitment(SECRET))).startswith("Das Geheimnis ist nicht das zugesagte: Sein ")
    texts = said(sealed("skulls-of-sedlec", SECRET, ("Anna's text",)), "--kept", kept)
    assert texts == (
        "Die Texte sind nicht die aufbewahrten: "
        'Als Text 2 steht in der Aufzeichnung nichts, aufbewahrt wurde "Käfer ☠".\n'
    )


def test_refusals_in_german(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text(json.dumps({**KEPT, "texts": 7}), encoding="utf-8")
    ran = command("verify", "-", "--lang", "de", "--kept", path, typed=sealed("bones"))
    assert ran == (2, "", "Das Aufbewahrte ist beschädigt: „texts“ fehlt oder ist falsch.\n")
    ran = command("verify", "-", "--lang", "de", typed=noted(changed(sealed("bones"), moves=[]), secret=None))
    assert ran.code == 2 and ran.err.startswith("Das Geheimnis ist noch nicht enthüllt; ")
    ran = command("verify", "-", "--lang", "de", typed=changed(sealed("bones"), draws={}))
    assert ran.code == 2 and ran.err.startswith("Die Aufzeichnung sagt nicht, woher ihr Zufall kommt; ")
