"""What every sentence of a lesson claims: answers of a move, advice of a decision, read from the look of the game."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ossuary.engine.nodes import CHANCE, State
from ossuary.engine.record import Step
from ossuary.engine.registry import Game
from ossuary.host.table.chains import chains

SECTIONS = [
    {f"{side}_{bone}" for bone in bones}
    for side in ("left", "right")
    for bones in (("upper_arm", "forearm", "hand"), ("thigh", "lower_leg", "foot"))
]
SECTIONS.append({"skull", "rib_cage", "spine", "pelvis"})


class Moved(NamedTuple):
    """A move with the looks around it."""

    seat: int  # whose turn it was
    move: str
    before: Any
    after: Any
    legal: set[str]

    def gained(self, seat: int = 0) -> int:
        return int(self.after["scores"][seat] - self.before["scores"][seat])

    def ended(self) -> bool:
        return bool(self.after["phase"] == "over" or self.after["seat"] != self.before["seat"])


class Asked(NamedTuple):
    """A decision, with the numbers that the sentence names."""

    look: Any
    legal: set[str]
    args: Mapping[str, Any]
    worth: int  # what the turn would score by the tally
    chains: set[str]

    def has(self, *keys: str) -> bool:
        return set(keys) <= self.legal

    def some(self, start: str) -> int:
        return sum(key.startswith(start) for key in self.legal)


def legal_keys(game: Game, state: State) -> set[str]:
    return {key for action, key in enumerate(game.ACTIONS) if game.legal(state) >> action & 1}


def moved(game: Game, step: Step) -> Moved:
    before, move, after = step
    keys = game.OUTCOMES if game.mover(before) == CHANCE else game.ACTIONS
    look: Any = game.look(before)
    return Moved(look["seat"], keys[move], look, game.look(after), legal_keys(game, before))


def asked(game: Game, state: State, args: Mapping[str, Any]) -> Asked:
    numbers = {name: int(str(value).replace("−", "-")) if name == "points" else value for name, value in args.items()}
    worth = sum(part.points for part in game.tally(state, 0) if part.name != "banked")
    return Asked(game.look(state), legal_keys(game, state), numbers, worth, set(chains(game, state)))


# Bones.


def _tiles(look: Any) -> list[tuple[int, int]]:
    """The halves of the tiles on the board, blanks at their values."""
    return [(tile[0] + mark, tile[1]) for tile, mark in zip(look["board"], look["marks"], strict=True) if tile]


def _layout(m: Moved) -> bool:
    doubled = 2 if m.before["went_on"] else 1
    points = doubled * (m.before["total"] + m.before["first_die"] + int(m.move[-1]))
    return m.seat == 0 and {*m.before["board"]} <= {*m.after["hands"][0]} and m.gained() == points


def _lost(m: Moved) -> bool:
    on = bool(m.before["went_on"] and m.before["markers"] == 1)
    unchanged = m.before["scores"] == m.after["scores"] and m.before["hands"] == m.after["hands"]
    stays = set(m.before["board"]) <= set(m.after["board"])
    return m.seat == 0 and on and m.ended() and unchanged and stays


def _took(m: Moved) -> bool:
    tile = m.before["board"][int(m.move[-1]) - 1]
    return m.seat == 0 and m.gained() == int(m.before["total"]) and tile in list(m.after["hands"][0])


def _blank(m: Moved) -> bool:
    paid = bool(m.before["phase"] == "defining" and m.after["markers"] == m.before["markers"] - 1)
    return paid and sum(m.after["marks"]) == sum(m.before["marks"]) + int(m.move[-1])


# Rolling Bones.


def _false(m: Moved) -> bool:
    fits = {key.removeprefix("on_") for key in m.legal}
    return not fits & {*m.before["rolled"], m.before["chosen"]} and "gravestone" not in m.before["rolled"]


def _left(m: Moved) -> bool:
    look = m.before
    dice = sum(look["rolled"].values()) + sum(look["to_roll"].values())
    wanted = "gravestone" not in look["rolled"] and bool(look["skeleton"]) and not look["hat"]
    return m.move == "leave" and wanted and dice <= look["post_ops"] + 1 and look["scores"] == m.after["scores"]


def _whole(m: Moved) -> bool:
    return any(bones <= set(m.after["skeleton"]) and not bones <= set(m.before["skeleton"]) for bones in SECTIONS)


def _bones_to_lay(a: Asked) -> int:
    return a.some("lay_") - a.has("lay_hat")


# Shark Attacks!


def _swimmers(look: Any) -> int:
    return sum(int(face[-1]) * dice for face, dice in look["blue"].items() if face != "wave")


def _dice(look: Any) -> int:
    return int(look["to_roll"] + sum(look["blue"].values()))


def _bitten(m: Moved) -> bool:
    return bool(m.after["phase"] == "signing" or m.after["signs"][m.seat] > m.before["signs"][m.seat])


def _unharmed(m: Moved) -> bool:
    safe = m.before["phase"] == "fleeing" and m.before["eaten"] == 0 and m.before["signs"] == m.after["signs"]
    escaped = m.before["escaped"] + _swimmers(m.before)
    return safe and m.ended() and m.gained(m.seat) == 3 * escaped


def _counts(a: Asked) -> bool:
    """Whether the numbers of swimmers and waves are those on the table."""
    waves = a.look["blue"].get("wave", 0)
    return (a.args["points"], a.args.get("waves", waves)) == (_swimmers(a.look), waves)


# Skulls of Sedlec.


def _lays(kind: str) -> Callable[[Moved], bool]:
    def lays(m: Moved) -> bool:
        cards = {*m.after["stacks"][0].values()} - {*m.before["stacks"][0].values()}
        return any(kind in m.before["deck"][card] for card in cards)

    return lays


def _kept(m: Moved) -> bool:
    (left,) = [pile for pile in m.before["dug"] if m.move != f"keep_{pile + 1}"]
    return m.seat == 0 and m.after["up"][left] is not None


def _open_kinds(look: Any) -> set[str]:
    return {kind for card in look["up"] if card is not None for kind in look["deck"][card]}


def _laid_kinds(look: Any) -> set[str]:
    return {kind for card in look["stacks"][0].values() for kind in look["deck"][card]}


def _ways(a: Asked) -> bool:
    wanted = {"both": (True, True), "dig": (True, False), "collect": (False, True)}[a.args["ways"]]
    return a.look["hands"][0] == [] and (a.some("dig_") > 0, a.some("collect_") > 0) == wanted


ANSWERS: dict[str, Callable[[Moved], bool]] = {
    "learn-bn-board": lambda m: m.seat == 0 and None not in m.after["board"] and m.after["markers"] == 6,
    "learn-bn-throw": lambda m: m.seat == 0 and m.move == "throw",
    "learn-bn-sum": lambda m: m.seat == 0 and m.after["throws"][-1] in [sum(tile) for tile in _tiles(m.after)],
    "learn-bn-take": lambda m: m.move.startswith("take_") and _took(m),
    "learn-bn-blank": _blank,
    "learn-bn-go-on": lambda m: m.seat == 0 and m.move == "go_on",
    "learn-bn-lost": _lost,
    "learn-bn-layout": lambda m: m.before["first_die"] > 0 and _layout(m),
    "learn-bn-barter": lambda m: m.move == "ask" and m.after["markers"] == 0 and len(m.after["throws"]) < 6,
    "learn-bn-line": lambda m: m.after["phase"] == "over" and any(m.after["lines"]),
    "learn-rb-roll": lambda m: sum(m.after["rolled"].values()) == 18,
    "learn-rb-lay": lambda m: m.seat == 0 and m.after["skeleton"].get(m.move[4:]) == m.move[4:],
    "learn-rb-post-op": lambda m: m.seat == 0 and m.move.startswith("pay_") and m.after["post_ops"] == 1,
    "learn-rb-section": _whole,
    "learn-rb-hat": lambda m: m.after["hat"] and not m.before["hat"],
    "learn-rb-bury": lambda m: m.move == "bury" and "gravestone" in m.before["rolled"] and m.ended(),
    "learn-rb-false": lambda m: m.before["phase"] == "placing" and _false(m),
    "learn-rb-leave": _left,
    "learn-sa-roll": lambda m: m.seat == 0 and m.after["phase"] == "choosing" and _dice(m.after) == 7,
    "learn-sa-sun": lambda m: m.move == "sun" and _dice(m.after) == _dice(m.before) + 1,
    "learn-sa-stop": lambda m: m.seat == 0 and m.move == "stop" and m.gained() == _swimmers(m.before),
    "learn-sa-attack": lambda m: m.move == "shark_attack" and m.after["to_roll"] > 0 and m.after["sharks"] == 1,
    "learn-sa-bite": _bitten,
    "learn-sa-unharmed": _unharmed,
    "learn-sa-signs": lambda m: m.after["seat"] == 0 and 0 < m.after["signs"][0] == 7 - m.after["to_roll"],
    "learn-sa-rain": lambda m: m.move == "rain" and m.after["to_roll"] == m.before["blue"]["wave"] - 1,
    "learn-sa-party": lambda m: m.seat == 0 and m.move == "party" and m.gained() == 2 * _swimmers(m.before),
    "learn-sk-graveyard": lambda m: sorted(m.after["down"]) == [2, 3, 3, 3, 3, 3],
    "learn-sk-dig": lambda m: m.seat == 0 and m.move.startswith("dig_") and len(m.after["dug"]) == 2,
    "learn-sk-keep": lambda m: m.move.startswith("keep_") and _kept(m),
    "learn-sk-collect": lambda m: m.seat == 0 and m.move.startswith("collect_"),
    "learn-sk-full": lambda m: len(m.after["hands"][0]) == 2 > len(m.before["hands"][0]),
    "learn-sk-stack": lambda m: m.seat == 0 and m.move.startswith("stack_"),
    "learn-sk-upper": lambda m: m.seat == 0 and m.move.startswith("stack_") and "_row" in m.move,
    **{f"learn-sk-{kind}": _lays(kind) for kind in ("romantic", "priest", "criminal", "peasant", "royal")},
}

ADVICE: dict[str, Callable[[Asked], bool]] = {
    "learn-bn-try-throw": lambda a: a.has("throw") and a.args["throws"] == a.look["markers"],
    "learn-bn-try-layout": lambda a: a.look["went_on"] and a.args["throws"] == a.look["markers"],
    "learn-bn-try-take": lambda a: (
        a.has("go_on")
        and not a.look["deals"]
        and (a.args["points"], a.args["tiles"]) == (a.look["total"], a.some("take_"))
    ),
    "learn-bn-try-last": lambda a: not a.has("go_on") and a.args["tiles"] == a.some("take_"),
    "learn-bn-try-go-on": lambda a: (
        a.has("go_on")
        and None not in a.look["board"]
        and 2 * a.args["points"] == a.args["double"] == 2 * a.look["total"]
    ),
    "learn-bn-try-offer": lambda a: (
        a.has("share_40", "share_50", "share_60", "decline") and a.args["points"] == a.look["total"]
    ),
    "learn-bn-try-ask": lambda a: a.has("ask") and a.look["markers"] == 0 and len(a.look["throws"]) < 6,
    "learn-rb-try-lay": lambda a: not a.look["skeleton"] and _bones_to_lay(a) > 0 and "lay-all" in a.chains,
    "learn-rb-try-one": lambda a: not a.look["skeleton"] and _bones_to_lay(a) > 0,
    "learn-rb-try-more": lambda a: bool(a.look["skeleton"]) and _bones_to_lay(a) == a.args["bones"],
    "learn-rb-try-hat": lambda a: a.has("lay_hat") and a.args["points"] == a.worth,
    "learn-rb-try-bury": lambda a: a.has("bury") and a.args["points"] == a.worth,
    "learn-rb-try-must-bury": lambda a: (
        a.legal - {"take_hat"} == {"bury"} and "hat" not in a.look["rolled"] and a.args["points"] == a.worth
    ),
    "learn-rb-try-last": lambda a: a.has("bury", "leave") and 0 <= a.args["points"] == a.worth,
    "learn-rb-try-spare": lambda a: a.has("bury", "leave") and 0 > a.args["points"] == a.worth,
    "learn-rb-try-safe": lambda a: a.has("bury", "roll") and 0 < a.args["points"] == a.worth and _price(a),
    "learn-rb-try-done": lambda a: a.has("bury", "roll") and a.args["points"] == a.worth and _price(a),
    "learn-rb-try-better": lambda a: a.has("bury", "roll") and a.args["points"] == a.worth and _price(a),
    "learn-rb-try-roll": lambda a: (
        a.has("roll") and not a.has("bury") and "gravestone" not in a.look["rolled"] and _price(a)
    ),
    "learn-rb-try-leave": lambda a: a.has("leave") and not a.has("bury") and "gravestone" not in a.look["rolled"],
    "learn-rb-try-pay": lambda a: a.some("pay_") > 0 and a.args["owed"] == a.look["owed"],
    "learn-rb-try-false": lambda a: (
        a.some("false_") > 0 and _bones_to_lay(a) == 0 and "gravestone" not in a.look["rolled"]
    ),
    "learn-rb-try-site": lambda a: a.some("on_") > 0,
    "learn-sa-try-go-on": lambda a: a.has("go_on") and _counts(a),
    "learn-sa-try-stop": lambda a: a.has("stop") and _counts(a),
    "learn-sa-try-luck": lambda a: a.has("go_on", "stop") and _counts(a),
    "learn-sa-try-waves": lambda a: a.has("go_on") and a.args["waves"] == a.look["blue"]["wave"],
    "learn-sa-try-party": lambda a: a.has("party") and a.args["points"] == 2 * _swimmers(a.look),
    "learn-sa-try-sign": lambda a: a.look["signs_in_the_middle"] == 0 and a.some("sign_from_") == 1,
    "learn-sa-choose": lambda a: a.has("go_on", "stop") and _counts(a),
    "learn-sk-try-dig": lambda a: any(key.startswith("dig_") and key.count("_") == 2 for key in a.legal),
    "learn-sk-try-keep": lambda a: a.some("keep_") == 2,
    "learn-sk-try-collect": lambda a: a.some("collect_") > 0,
    "learn-sk-try-stack": lambda a: a.some("stack_") > 0 and a.args["cards"] == len(a.look["hands"][0]),
    "learn-sk-try-upper": lambda a: any("_row" in key for key in a.legal),
    "learn-sk-try-take": _ways,
    "learn-sk-try-kind": lambda a: a.look["hands"][0] == [] and not _open_kinds(a.look) <= _laid_kinds(a.look),
}

# These hold at any time.
PLAIN = {"learn-otherwise", "learn-bn-choose", "learn-rb-choose"}
# These open or close a lesson.
AROUND = {"learn-enough", "learn-over", *(f"learn-{game}-intro" for game in ("bn", "rb", "sa", "sk"))}


def _price(a: Asked) -> bool:
    return bool(a.args["price"] == a.look["post_ops"] + 1)
