"""The catalogues: one text for every key in all languages, a reader for every text, and whole games without a flaw."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from fluent.syntax.ast import Pattern
from pytest import mark

import ossuary.words
from ossuary.cli.command_words import JOIN, PLAY, STAGE
from ossuary.cli.parser import ARGPARSE_TEXTS
from ossuary.contract import OPTIONAL
from ossuary.contract import PARTS as PARTS_OF_THE_CONTRACT
from ossuary.contract.texts import UNREADABLE, junk, patterns
from ossuary.contract.texts import variables as variables_of
from ossuary.engine.nodes import CHANCE, PHASE, THROW, TURN
from ossuary.engine.record import Step, replay
from ossuary.engine.registry import GAMES
from ossuary.games.bones import rules as bones
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.skulls_of_sedlec import rules as skulls_of_sedlec
from ossuary.host.table.lessons import LESSONS
from ossuary.minds.playing.strengths import MINDS
from ossuary.words import LANGUAGES
from ossuary.words.said import Said, Voice
from ossuary.words.tellers import TELLERS
from ossuary.words.tellers import told as what_happened
from tests.golden import GOLDEN, WORDS, played

SOURCE = Path(ossuary.words.__file__).parents[1]


def pages(language: str) -> list[str]:
    """The catalogues of a language: `words/common.ftl` for `words/en/common.ftl`."""
    return sorted(str(path.parents[1].relative_to(SOURCE) / path.name) for path in SOURCE.rglob(f"{language}/*.ftl"))


def file_of(language: str, page: str) -> Path:
    return SOURCE / Path(page).parent / language / Path(page).name


PAGES = pages("en")
RULES = {"rolling-bones": 20, "shark-attacks": 18, "skulls-of-sedlec": 18, "bones": 19}

# Functions that take a key as their first argument.
ASKING = {"said", "say", "has", "_text", "Refused", "OptionError", "RecordError", "PositionError", "SheetError"}
ASKING |= {"wrong", "note", "Broken"}

# The values for {} in composed keys.
SECTIONS = rolling_bones.SECTIONS
FORMED: dict[str, tuple[str, ...]] = {
    "cli-{}": (
        *("games", "rules", "play", "simulate", "arena", "report", "replay", "review", "practice", "daily", "fork"),
        *("habits", "solve", "check", "verify", "serve", "join", "carry", "admin", "score"),
        *("check-game", "new-game", "compile-game"),
    ),
    "habits-{}": ("bold", "careful", "unsure", "behind", "level", "ahead", "likeliest", "furthest"),
    "habits-column-{}": ("habit", "times", "cost"),
    "contract-part-{}": tuple(part.name for part in PARTS_OF_THE_CONTRACT),
    "contract-brings-{}": tuple(part.replace("_", "-") for part in OPTIONAL),
    "coach-reason-{}": ("win", "points", "nothing", "loss", "own", "others"),
    "coach-part-{}": ("win", "points", "turn", "nothing", "loss", "signs", "own", "others"),
    "mind-{}": MINDS,
    "face-{}": MINDS,
    "face-{}.trade": MINDS,
    "face-{}.line": MINDS,
    "command-{}": (*PLAY, *JOIN, *STAGE),
    "verify-{}": (
        *("draw", "source", "commitment", "texts", "pledge", "own", "game", "options", "fork", "secret", "links"),
        *("proved", "late", "round", "consistent", "shared", "local", "unfinished", "partial"),
    ),
    "daily-{}": ("good", "slips", "mistakes", "blunders"),
    "verify-{}-none": ("secret", "source"),
    "arena-{}": ("mind", "games", "wins", "interval", "rating", "score"),
    "report-{}": ("length", "order", "gains", "growth", "sources", "leads", "lead-wins", "pushes"),
    "report-{}-x": ("length", "order", "gains", "growth", "leads", "lead-wins", "pushes"),
    "report-{}-y": ("length", "order", "gains", "pushes"),
    "report-source-{}": ("party", "tile", "all_tiles", "doubled", "shares"),
    "simulate-{}": ("seat", "wins", "interval", "score", "spread"),
    "bones-{}": ("pay_markers", "pay_double_blank", "ask", "give_up", "decline", "refuse"),
    "bones-end-{}": ("tiles", "points"),
    "bones-ends-{}": bones.ENDS,
    "rolling-bones-{}": (
        *(*rolling_bones.BONES, *rolling_bones.LIMB_BONES, "hat", "gravestone"),
        *("lay_hat", "take_hat", "bury", "leave", "roll"),
        *("laid", "laid-false", "missing", "clauses", "sentences"),
    ),
    "rolling-bones-{}.the": rolling_bones.BONES,
    "rolling-bones-{}.lay": rolling_bones.BONES,
    "rolling-bones-pay_{}": rolling_bones.KINDS,
    "rolling-bones-pays-{}": rolling_bones.KINDS,
    "rolling-bones-dice-{}": rolling_bones.KINDS,
    "rolling-bones-dice-{}.line": rolling_bones.KINDS,
    "rolling-bones-part-{}": SECTIONS,
    "rolling-bones-part-{}.head": SECTIONS,
    "rolling-bones-part-{}.whole": SECTIONS,
    "shark-attacks-{}": shark_attacks.OUTCOMES,
    "skulls-of-sedlec-{}": skulls_of_sedlec.KINDS,
    "skulls-of-sedlec-{}.inflected": skulls_of_sedlec.KINDS,
    "skulls-of-sedlec-card.{}": ("a", "the"),
    "skulls-of-sedlec-row-{}": ("top", "middle"),
    "skulls-of-sedlec-spot-{}": ("left", "right"),
    "host-told-{}": (
        *("opened", "joined", "sealed", "pledged", "closed", "shown", "left"),
        *("back", "started", "undone", "resigned", "rematch", "imported", "revealed"),
    ),
    "host-chain-{}": ("lay-all",),
    "{}.name": tuple(topic.key for lesson in LESSONS.values() for topic in lesson.TOPICS),
    "rules-{}-title": tuple(GAMES),
    "rules-{}-intro": tuple(GAMES),
    "page-game-{}": tuple(GAMES),
    "page-game-{}.sentence": tuple(GAMES),
    "rules-{}-credit": tuple(GAMES),
}
PARTS = {
    "rolling-bones": ("banked", *SECTIONS, "hat"),
    "shark-attacks": ("banked", "swimmers", "escaped", "unharmed"),
    "skulls-of-sedlec": skulls_of_sedlec.PARTS,
    "bones": ("banked", "line"),
}
PART_KEYS = {f"{game}-part-{part}" for game, parts in PARTS.items() for part in parts}
# PART_KEYS, the test of the rules, and what third-party games may have.
BY_HAND = {"{}-part-{}", "rule-{}-{}.short", "{}-chosen-{}", "{}-drawn-{}"}


def texts(language: str, page: str) -> Iterator[tuple[str, Pattern]]:
    """Every text of a catalogue by its key, those of attributes as `key.attribute`."""
    yield from patterns(file_of(language, page)).items()


@cache
def variables(language: str, page: str) -> dict[str, set[str]]:
    return variables_of(file_of(language, page))


def keys(language: str = "en") -> set[str]:
    return {key for page in PAGES for key in variables(language, page)}


def literals(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may stand for, with {} where something is filled in; none for a variable."""
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


@cache
def source() -> list[ast.AST]:
    """All nodes of the source but those of the rulebook, whose keys are tested by writing the pages."""
    modules = [path for path in SOURCE.rglob("*.py") if path.name != "rulebook.py"]
    return [node for path in modules for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def asked() -> Iterator[tuple[str, set[str] | None]]:
    """The keys that the source asks for, as they are written, and the names of their arguments where they are plain."""
    for node in source():
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            names = {keyword.arg for keyword in node.keywords if keyword.arg}
            if name in ASKING:
                for key in literals(node.args[0]):
                    yield key, names if len(names) == len(node.keywords) and name not in ("has", "Broken") else None
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "key":
            for key in literals(node.value):
                yield key, None


def written() -> set[str]:
    return {key for key, _ in asked()} | set(ARGPARSE_TEXTS.values())


def constants() -> set[str]:
    """All texts of the source."""
    return {node.value for node in source() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def formed() -> set[str]:
    return {form.format(part) for form, parts in FORMED.items() for part in parts} | PART_KEYS


@mark.parametrize("language", LANGUAGES)
@mark.parametrize("page", PAGES)
def test_a_catalogue_has_no_junk(language: str, page: str) -> None:
    assert junk(file_of(language, page)) == []


@mark.parametrize(("language", "before"), [("en", ""), ("de", "\u00a0")])
@mark.parametrize("page", PAGES)
def test_percent_signs_are_written_as_the_language_writes_them(language: str, before: str, page: str) -> None:
    text = file_of(language, page).read_text(encoding="utf-8")
    assert [sign for sign in re.findall(r"[}\d](\s*)%", text) if sign != before] == []


@mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice_in_a_language(language: str) -> None:
    counted = Counter(key for page in PAGES for key in variables(language, page))
    assert [key for key, number in counted.items() if number > 1] == []


@mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_catalogues(language: str) -> None:
    assert pages(language) == PAGES


@mark.parametrize("language", LANGUAGES)
@mark.parametrize("page", PAGES)
def test_every_text_is_there_in_every_language_with_the_same_variables(language: str, page: str) -> None:
    assert variables(language, page) == variables("en", page)


def test_every_key_that_the_source_asks_for_is_there() -> None:
    plain = {key for key in written() if "{}" not in key}
    assert len(plain) > 200
    assert plain - keys() == set()


def test_every_text_gets_the_variables_that_it_wants() -> None:
    wanted = {key: names for page in PAGES for key, names in variables("en", page).items()}
    given = [(key, names | ({"you"} if "who" in names else set())) for key, names in asked() if names is not None]
    assert {key: wanted[key] - names for key, names in given if not wanted.get(key, set()) <= names} == {}


def test_every_key_that_is_put_together_is_there() -> None:
    assert {key for key in written() if "{}" in key} == FORMED.keys() | BY_HAND
    assert formed() - keys() == set()


@mark.parametrize("page", [page for page in PAGES if not Path(page).name.startswith(("rules", "page"))])
def test_no_text_is_there_for_nobody(page: str) -> None:
    here = {key for key in variables("en", page) if not key.startswith("page-")}  # those are the page's own
    assert here - formed() - constants() == set()


@mark.parametrize("language", LANGUAGES)
@mark.parametrize("game", RULES)
def test_every_rule_has_its_text_and_a_short_one(game: str, language: str) -> None:
    prefix = GAMES[game].PREFIX.lower()
    found = {
        key
        for key in variables(language, f"games/{game.replace('-', '_')}/rules.ftl")
        if re.match(r"rule-..-\d+(\.short)?$", key)
    }
    numbers = range(1, RULES[game] + 1)
    assert found == {f"rule-{prefix}-{number}{kind}" for number in numbers for kind in ("", ".short")}


SHORT = {"rolling-bones": {"target": 12}, "shark-attacks": {"target": 30}}

# The phases in which the dice or cards of a throw come one at a time, and the texts that tell of the whole.
THROWS = {
    "rolling-bones": {"rolling": "rolling-bones-(opens|rolls)"},
    "shark-attacks": {"swimming|fleeing": "shark-attacks-(rolls|flees)", "event": "shark-attacks-(sun|rain|shark_.*)"},
    "skulls-of-sedlec": {"turning": "skulls-of-sedlec-(digs|digs-last)"},
    "bones": {"dice": "bones-throws-.*"},
}

every_table = mark.parametrize("name", GOLDEN)
every_language = mark.parametrize("language", LANGUAGES)


@cache
def games(name: str) -> list[list[Step]]:
    """Short games with the seats and options of a golden one, played at random."""
    table = GOLDEN[name]
    short = table._replace(options={**table.options, **SHORT.get(table.game, {})}, players=["random"] * seats(name))
    return [list(replay(played(short._replace(seed=seed)))) for seed in range(3)]


def seats(name: str) -> int:
    return len(GOLDEN[name].players)


def said_to(you: int | None, name: str, language: str, lines: list[Said]) -> list[str]:
    """Lines as the player who is meant by `you` reads them, or a bystander."""
    voice = Voice([f"Player {number}" for number in range(1, seats(name) + 1)], you)
    return [WORDS[language].tell(line, voice) for line in lines]


def unreadable(lines: list[str]) -> list[str]:
    return [line for line in lines if UNREADABLE.search(line)]


@every_table
@every_language
def test_every_state_is_described_in_whole_lines(name: str, language: str) -> None:
    game, describe = GAMES[GOLDEN[name].game], TELLERS[GOLDEN[name].game].describe
    for you, steps in zip((None, 0, 1), games(name), strict=True):
        asked = [step.after for step in steps if game.mover(step.after) != CHANCE]
        for state in (*asked[:25], asked[-1], *(step.before for step in steps[:100:13])):
            lines = said_to(you, name, language, describe(state))
            assert lines and unreadable(lines) == []


@every_table
@every_language
def test_every_move_is_told_in_whole_lines(name: str, language: str) -> None:
    for you, steps in zip((None, 0, 1), games(name), strict=True):
        for step in steps:
            assert unreadable(said_to(you, name, language, what_happened(GOLDEN[name].game, *step))) == []


@every_table
@every_language
def test_every_action_is_offered_in_a_whole_line_legal_or_not(name: str, language: str) -> None:
    game, offer = GAMES[GOLDEN[name].game], TELLERS[GOLDEN[name].game].offer
    nobody = {f"sign_from_{seat}" for seat in range(seats(name), game.MAX_SEATS)}
    possible = [action for action, key in enumerate(game.ACTIONS) if key not in nobody]
    for you, steps in zip((None, 0, 1), games(name), strict=True):
        decisions = [step.before for step in steps if game.mover(step.before) != CHANCE]
        for number, state in enumerate(decisions):
            shown = [action for action in possible if game.legal(state) >> action & 1 or number % 20 == 0]
            assert unreadable(said_to(you, name, language, [offer(state, action) for action in shown])) == []


@mark.parametrize("name", [name for name in GOLDEN if name != "skulls-of-sedlec-three"])  # its deck has equal cards
@every_language
def test_no_two_actions_are_offered_in_the_same_words(name: str, language: str) -> None:
    game, offer = GAMES[GOLDEN[name].game], TELLERS[GOLDEN[name].game].offer
    for step in games(name)[0]:
        legal = [action for action in range(len(game.ACTIONS)) if game.legal(step.before) >> action & 1]
        offers = said_to(0, name, language, [offer(step.before, action) for action in legal])
        assert len(set(offers)) == len(offers), offers


@every_table
def test_every_throw_is_told_once(name: str) -> None:
    game, tell = GAMES[GOLDEN[name].game], partial(what_happened, GOLDEN[name].game)
    for phases, texts in THROWS[game.NAME].items():
        for steps in games(name):
            rolls = [step for step in steps if re.fullmatch(phases, game.PHASES[step.before[PHASE]])]
            told = [(step.before[TURN], step.before[THROW], line.key) for step in rolls for line in tell(*step)]
            throws = {(step.before[TURN], step.before[THROW]) for step in rolls}
            assert throws
            assert Counter((turn, throw) for turn, throw, key in told if re.fullmatch(texts, key)) == Counter(throws)


@every_table
def test_every_part_of_a_score_has_a_name(name: str) -> None:
    game = GAMES[GOLDEN[name].game]
    states = [step.after for steps in games(name) for step in steps]
    parts = {part.name for state in states for seat in range(seats(name)) for part in game.tally(state, seat)}
    assert parts == set(PARTS[game.NAME])
