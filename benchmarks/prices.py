"""What things are worth under best play: beginning, a sign, a hat, a marker, and the card that is turned up last.

`python -m benchmarks.prices` prints tables for docs/minds.md and draws docs/pictures/first-seat.svg.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from ossuary.engine.nodes import CHANCE, PHASE, State
from ossuary.engine.registry import GAMES, Game, actions_of
from ossuary.fair import fortune
from ossuary.games.bones import rules as bones
from ossuary.games.bones.exact.game import marker_value
from ossuary.games.rolling_bones import exact as rolling_bones
from ossuary.games.rolling_bones.exact.points import worth
from ossuary.games.rolling_bones.rules import ACTIONS
from ossuary.games.shark_attacks import exact as shark_attacks
from ossuary.games.shark_attacks.exact.race import BEACHES
from ossuary.games.skulls_of_sedlec.exact.game import judge
from ossuary.games.skulls_of_sedlec.rules import CARDS, UNSEEN
from ossuary.minds.playing.one_game import played
from ossuary.minds.playing.strengths import compiled
from ossuary.minds.search import PRICE

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "first-seat.svg"
TARGETS = (5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
PLAYED, MANY = 20, 200  # games, and such as are quickly played
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 960, 500, 90, 70, 40, 60  # of the picture, and its margins
INK, FAINT, GROUND, GRID = "#efe6d2", "#a89f8c", "#1b1a17", "#3a362e"
COLOURS = ("#e0a83c", "#2fa7b8", "#8fb35a")


def edges() -> dict[str, list[float]]:
    """How often the first of two wins, by target from 1 to 100."""
    tables: dict[str, Any] = {
        "Rolling Bones": rolling_bones.shipped(),
        "Shark Attacks!, flight_dice=dice": shark_attacks.shipped("dice"),
        "Shark Attacks!, flight_dice=swimmers": shark_attacks.shipped("swimmers"),
    }
    return {name: [table.first_wins(target) for target in range(1, 101)] for name, table in tables.items()}


def signs() -> Iterator[list[str]]:
    """What one of two loses by a first sign on its own beach, and gains by one on the other, at the start of a game."""
    for target in TARGETS:
        row = [str(target)]
        for flight_dice in ("dice", "swimmers"):
            wins = shark_attacks.shipped(flight_dice).wins[target, target]
            none, own, other = (wins[BEACHES.index(beach)] for beach in ((0, 0), (1, 0), (0, 1)))
            row += [f"{100 * (none - own):.2f}", f"{100 * (other - none):.2f}"]
        yield row


def decisions(game: Game, mind: str, number: int) -> Iterator[State]:
    """The states of games of two equals in which a seat chooses or chance speaks."""
    choose, options = compiled(game, mind), game.Options()
    for luck in range(number):
        seen: list[State] = []

        def watch(state: State, move: int, seen: list[State] = seen) -> None:
            seen.append(state.copy())

        played(game, options, [choose] * 2, fortune(5, luck), watch)
        yield from seen


def hats() -> list[float]:
    """By how many points of the turn the laying of a hat is better than everything else, where it can be laid."""
    game, lay, found = GAMES["rolling-bones"], ACTIONS.index("lay_hat"), list[float]()
    for state in decisions(game, "strong", PLAYED):
        if game.mover(state) != CHANCE and game.legal(state) >> lay & 1:
            worths = {action: worth(state, game.step(state, action)) for action in actions_of(game, state)}
            hat = worths.pop(lay)
            found.append(hat - max(worths.values(), default=0.0))
    return found


def markers() -> dict[int, list[float]]:
    """The points that one more marker brings whose turn it is, in games of two, by the markers that it has left."""
    found = defaultdict[int, list[float]](list)
    for state in decisions(GAMES["bones"], "strong", PLAYED):
        if state[PHASE] in (bones.THROWING, bones.BROKE):
            found[state[bones.MARKERS]].append(marker_value(state))
    return dict(sorted(found.items()))


def last_cards() -> list[float]:
    """How far apart the chances of winning are, by which of the last two unseen cards is turned up."""
    game, found = GAMES["skulls-of-sedlec"], list[float]()
    for state in decisions(game, "rule-of-thumb", MANY):
        if game.mover(state) == CHANCE and sum(state[UNSEEN : UNSEEN + CARDS]) == 2:
            after = [game.step(state, move) for move, weight in enumerate(game.odds(state)) if weight]
            chances = [end.payoffs[0] for one in after if (end := judge(one, PRICE))]
            if len(chances) == len(after):
                found.append(100 * (max(chances) - min(chances)))
    return found


def told(values: Sequence[float]) -> str:
    """A mean with its standard error."""
    return f"{mean(values):.2f} ± {stdev(values) / sqrt(len(values)):.2f} ({len(values)})"


def table(head: Sequence[str], rows: Iterator[list[str]]) -> None:
    """Prints a table."""
    print(f"| {' | '.join(head)} |\n|{'---:|' * len(head)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")
    print(flush=True)


def picture(found: dict[str, list[float]]) -> str:
    """How often the first wins, by target, as a picture."""
    inner, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(target: float, chance: float) -> tuple[float, float]:
        return round(LEFT + inner * target / 100, 1), round(TOP + high * (1 - (chance - 0.5) / 0.5), 1)

    said = "How often the first of two wins under best play, by target: nearly always to a point, 55 to 58 % to 100."
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{said}">',
        '<g font-family="system-ui, sans-serif" font-size="16">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="16" fill="{GROUND}"/>',
        f'<text x="{LEFT}" y="40" fill="{INK}" font-size="20">How often the first of two wins, by target</text>',
    ]
    for percent in range(50, 101, 10):
        x, y = place(0, percent / 100)
        parts += [
            f'<path d="M{x} {y}H{WIDTH - RIGHT}" stroke="{GRID}"/>',
            f'<text x="{x - 12}" y="{y + 5}" fill="{FAINT}" text-anchor="end">{percent}%</text>',
        ]
    for target in range(0, 101, 20):
        x, y = place(target or 1, 0.5)
        parts.append(f'<text x="{x}" y="{y + 28}" fill="{FAINT}" text-anchor="middle">{target or 1}</text>')
    for number, ((name, chances), colour) in enumerate(zip(found.items(), COLOURS, strict=True)):
        points = " ".join(",".join(map(str, place(target, chance))) for target, chance in enumerate(chances, 1))
        y = TOP + 24 + 28 * number
        parts += [
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3" stroke-linejoin="round"/>',
            f'<path d="M560 {y}h32" stroke="{colour}" stroke-width="3"/>',
            f'<text x="604" y="{y + 5}" fill="{INK}">{name}</text>',
        ]
    return "\n".join([*parts, "</g>", "</svg>\n"])


def main() -> None:
    """Prints everything."""
    found = edges()
    PICTURE.write_text(picture(found), encoding="utf-8")
    columns = list(found.values())
    rows = ([str(target), *(f"{100 * column[target - 1]:.3f}%" for column in columns)] for target in TARGETS)
    table(["target", *found], rows)
    head = ("on one's own beach", "on the other's")
    table(["target", *(f"{flight}: {where}" for flight in ("dice", "swimmers") for where in head)], signs())
    print("the last card:", told(last_cards()), "points of chance", flush=True)
    gained = hats()
    print("a hat:", told(gained), f"points; best in {100 * mean(one > 1e-9 for one in gained):.0f}% of decisions")
    for left, values in markers().items():
        print(f"a marker more, with {left} left: {told(values)} points", flush=True)


if __name__ == "__main__":
    main()
