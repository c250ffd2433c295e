"""Games of other packages join ours; a package that does not load or fit is left out, with the reason."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ossuary.engine import registry
from ossuary.engine.registry import GAMES, LEFT_OUT, ROOMS, Game, folder, game_named, misfit
from ossuary.words import Words
from ossuary.words.tellers import TELLERS

pytestmark = pytest.mark.xdist_group("pig")

TEXTS = "page-game-{0} = X\nrules-{0}-title = X\nrules-{0}-intro = X\nrules-{0}-credit = X\n"


@pytest.fixture
def guest(pig: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """A package that takes its rules from Pig, and calls the game otherwise."""
    monkeypatch.syspath_prepend(str(pig))
    monkeypatch.syspath_prepend(str(tmp_path))
    package = tmp_path / re.sub(r"\W", "_", f"guest_{request.node.name}")
    (package / "en").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words.py").touch()
    (package / "rules.py").write_text("from ossuary_pig.rules import *\nNAME, PREFIX = 'guest', 'GUEST'\n")
    (package / "en" / "shelf.ftl").write_text(TEXTS.format("guest"))
    return package


def why(package: Path) -> str:
    """The sentence that says why a package cannot move in."""
    found = misfit("guest", package.name)
    assert found is not None
    return Words("en").say(found.key, **found.details).replace(package.name, "PACKAGE")


def test_a_game_that_fits_moves_in(guest: Path) -> None:
    assert misfit("guest", guest.name) is None


def test_a_game_that_lives_here_still_fits() -> None:
    assert [misfit(game, package) for game, package in ROOMS.items()] == [None, None, None, None]


def test_rules_that_break_are_left_out(guest: Path) -> None:
    (guest / "rules.py").write_text("1 / 0\n")
    assert why(guest) == (
        "The game “guest” is left out: its package PACKAGE does not load (ZeroDivisionError: division by zero)."
    )


def test_rules_may_ask_the_kernel_for_anything(guest: Path) -> None:
    dist = guest.parent / "guest-1.dist-info"
    dist.mkdir()
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1\n")
    (dist / "entry_points.txt").write_text(f"[ossuary.games]\nguest = {guest.name}\n")
    (guest / "rules.py").write_text(
        "from ossuary.engine.facts import Fact\nfrom ossuary_pig.rules import *\nNAME, PREFIX = 'guest', 'GUEST'\n"
    )
    asked = "from ossuary.engine.registry import GAMES, LEFT_OUT; print(*GAMES, *LEFT_OUT.values())"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, env=env, check=True)
    assert "guest" in done.stdout.split()


def test_a_part_that_does_not_load_is_told_in_a_sentence(guest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (guest / "words.py").write_text("from .rules import NOTHING_OF_THE_KIND\n")
    monkeypatch.setitem(ROOMS, "guest", guest.name)
    with pytest.raises(
        registry.Misfit, match=r"\.words does not load \(ImportError: .* “ossuary check-game guest” says"
    ):
        TELLERS["guest"]


def test_rules_that_end_the_program_are_left_out(guest: Path) -> None:
    (guest / "rules.py").write_text("raise SystemExit('no more games')\n")
    assert why(guest) == "The game “guest” is left out: its package PACKAGE does not load (SystemExit: no more games)."


def test_texts_that_cannot_be_read_are_left_out_in_any_language(guest: Path) -> None:
    (guest / "de").mkdir()
    (guest / "de" / "shelf.ftl").write_bytes(b"title = \xff")
    assert "does not load (UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff" in why(guest)


def test_texts_of_a_guest_do_not_replace_ours(guest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (guest / "en" / "common.ftl").write_text("host-who = Mine\nguest-greets = Hello\n")
    monkeypatch.setitem(ROOMS, "guest", guest.name)
    words = Words("en")
    assert words.say("guest-greets") == "Hello"
    assert words.say("host-who") != "Mine"


def test_a_package_that_is_not_there_is_left_out() -> None:
    assert why(Path("nowhere_to_be_found")) == (
        "The game “guest” is left out: its package PACKAGE does not load"
        " (ModuleNotFoundError: No module named 'PACKAGE')."
    )


def test_rules_without_all_names_are_left_out(guest: Path) -> None:
    with (guest / "rules.py").open("a") as file:
        file.write("del legal, SLOTS\n")
    assert why(guest) == "The game “guest” is left out: the rules of PACKAGE lack SLOTS, legal."


@pytest.mark.parametrize("name", ["Guest", "my_guest", "", "../guest", "guest-", "-guest"])
def test_a_name_is_a_slug(guest: Path, name: str) -> None:
    with (guest / "rules.py").open("a") as file:
        file.write(f"NAME = {name!r}\n")
    assert why(guest) == (
        f"The game “guest” is left out: NAME in PACKAGE is “{name}”, but must be small letters, digits and hyphens,"
        " such as “two-words”."
    )


@pytest.mark.parametrize("prefix", ["G1", "g", "", "ABCDEFGHI"])
def test_a_prefix_is_letters(guest: Path, prefix: str) -> None:
    with (guest / "rules.py").open("a") as file:
        file.write(f"PREFIX = {prefix!r}\n")
    assert why(guest) == (
        f"The game “guest” is left out: PREFIX in PACKAGE is “{prefix}”, but must be one to eight capital letters."
    )


def test_a_name_is_taken_once(guest: Path) -> None:
    with (guest / "rules.py").open("a") as file:
        file.write("NAME = 'bones'\n")
    assert why(guest) == ("The game “guest” is left out: there already is a game “bones”. Rename the one in PACKAGE.")


def test_a_prefix_is_taken_once(guest: Path) -> None:
    with (guest / "rules.py").open("a") as file:
        file.write("PREFIX = 'RB'\n")
    assert why(guest) == (
        "The game “guest” is left out: the prefix RB of PACKAGE is already used by “rolling-bones”. Choose another."
    )


def test_a_game_needs_words(guest: Path) -> None:
    (guest / "words.py").unlink()
    assert why(guest) == "The game “guest” is left out: PACKAGE has no words.py."


def test_a_game_needs_what_every_list_shows(guest: Path) -> None:
    (guest / "en" / "shelf.ftl").write_text("page-game-guest = Guest\nrules-guest-title = Guest\n")
    assert why(guest) == (
        "The game “guest” is left out: the English catalogues of PACKAGE lack rules-guest-intro, rules-guest-credit."
    )


def test_who_asks_for_a_game_that_was_left_out_is_told_why(guest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (guest / "words.py").unlink()
    found = misfit("guest", guest.name)
    assert found is not None
    monkeypatch.setitem(LEFT_OUT, "guest", found)
    with pytest.raises(registry.Misfit, match=r"has no words\.py"):
        game_named("guest")


def test_a_guest_stands_after_our_games_and_brings_what_it_has(pig_here: Game, pig: Path) -> None:
    assert list(GAMES) == ["rolling-bones", "shark-attacks", "skulls-of-sedlec", "bones", "pig"]
    assert registry.guests() == ["pig"]
    assert folder("pig") == pig / "ossuary_pig"
    assert "pig" in registry.Parts[object]("words")
    assert "pig" not in registry.Parts[object]("lesson")


def test_english_stands_in_where_a_guest_does_not_speak_a_language(
    guest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (guest / "en" / "shelf.ftl").write_text("page-game-guest = A guest\nlist = ours is not touched\n")
    monkeypatch.setitem(ROOMS, "guest", guest.name)
    assert Words("de").say("page-game-guest") == "A guest"
    assert Words("en").say("page-game-guest") == "A guest"
    assert Words("de").enumerate(["a", "b"]) == "a und b"
    assert Words("en").enumerate(["a", "b"]) == "a and b"


def test_an_installed_game_is_found_and_a_broken_one_does_not_take_the_house_down(pig: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken-1.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (broken / "entry_points.txt").write_text("[ossuary.games]\nbroken = no_such_package\n")
    damaged = tmp_path / "damaged-1.dist-info"  # by another package
    damaged.mkdir()
    (damaged / "METADATA").write_text("Metadata-Version: 2.1\nName: damaged\nVersion: 1\n")
    (damaged / "entry_points.txt").write_bytes(b"[x]\n\xff = y\n")
    paths = os.pathsep.join([str(pig), str(tmp_path), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "ossuary", "rules", "pig", "--lang", "de"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}, check=True)
    assert done.stdout.startswith("# Pig\n\n*Ein altes Würfelspiel; John Scarne hat es 1945 beschrieben.")
    assert done.stderr == (
        "Das Spiel „broken“ bleibt draußen: Sein Paket no_such_package lässt sich nicht laden"
        " (ModuleNotFoundError: No module named 'no_such_package').\n"
    )
