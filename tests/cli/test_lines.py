"""Command lines put together at random: whatever they are, no traceback, and an error is one line that says why."""

import random

import pytest

from .conftest import Command

BEGUN = (  # lines that are right so far
    *("games", "rules bones", "play bones", "play shark-attacks --seats you,random", "play --resume /dev/null"),
    *("simulate bones", "arena bones --minds random,rule-of-thumb", "report bones", "replay -", "review -", "verify -"),
    *(
        "fork - --at 1",
        "solve shark-attacks",
        "check /dev/null",
        "join http://127.0.0.1:9/x",
        "score bones",
        "admin purge",
    ),
)
OPTIONS = (
    *(
        "--seats",
        "--games",
        "--seed",
        "--cores",
        "--option",
        "--json",
        "--lang",
        "--save",
        "--resume",
        "--at",
        "--same-dice",
    ),
    *("--minds", "--until", "--paired", "--cluster", "--out", "--against", "--target", "--dice", "--states", "--kept"),
    *(
        "--mind",
        "--token",
        "--name",
        "--seat",
        "--watch",
        "--keep",
        "--database",
        "--days",
        "--nonsense",
        "--",
        "--help",
    ),
)
VALUES = (
    *("bones", "chess", "", "-", "-1", "0", "1", "9" * 30, "x" * 999, "de", "en", "xx", "0.99", "6,6,6", "local"),
    *(
        "you",
        "you,random",
        "random,random",
        "search:0",
        "search:5,random",
        "onnx:",
        "onnx:/dev/null",
        "perfect,perfect",
    ),
    *("target=0", "target=5", "end=rounds=0", "deck=/dev/zero", "deck=/", "=", "a=b=c", "seats=3", "flight_dice=none"),
    *(
        "/",
        "/dev/null",
        "/nowhere/at/all",
        ".",
        "{}",
        "ä\u202e\n\t",
        "%s%(x)s",
        "{ $x }",
        "💀",
        "sqlite:////nowhere/x.db",
    ),
)
LINES = 60  # for each seed
LONG = {"simulate": ("--games", "0"), "arena": ("--games", "0"), "report": ("--games", "0")}  # and so never played
LONG |= {"solve": ("--target", "0"), "check": ("--states", "0")}


@pytest.mark.parametrize("seed", range(10))
def test_every_line_is_done_or_refused_in_one_line(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    monkeypatch.setattr("ossuary.cli.arguments.LARGEST", 1 << 16)
    monkeypatch.chdir(tmp_path_factory.mktemp("lines"))
    rng = random.Random(seed)
    for _ in range(LINES):
        line = rng.choice(BEGUN).split()
        name = line[0]
        for _ in range(rng.randint(0, 3)):
            line += rng.choice(
                ((rng.choice(OPTIONS), rng.choice(VALUES)), (rng.choice(VALUES),), (rng.choice(OPTIONS),))
            )
        line += LONG.get(name, ())
        ran = command(*line, typed="quit\n")
        assert ran.code in (0, 1, 2), line
        assert "Traceback" not in ran.out + ran.err, line
        if ran.code == 2:
            assert ran.out == "" or name == "play", line
            assert ran.err.endswith("\n") and ran.err[:-1].isprintable() and ran.err[:-1], (line, ran.err)
