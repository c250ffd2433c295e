"""The draws: literal values that never change, evenness, independence, and keys that leave later turns alone."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import ceil, sqrt

from pytest import mark

from ossuary.engine.nodes import CHANCE, INDEX, THROW, TURN
from ossuary.engine.record import Step
from ossuary.engine.registry import GAMES
from ossuary.fair import ODD_1, ODD_2, WORD, Seeded, below, draw, fortune, mix, pick, stir, thought, toss
from ossuary.games.bones import rules as bones
from ossuary.games.rolling_bones import rules as rolling_bones
from ossuary.games.shark_attacks import rules as shark_attacks
from ossuary.games.skulls_of_sedlec import rules as skulls_of_sedlec
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table

WORDS = 1 << 32
LUCK = 4562807001798379890  # of seed 7, game 0
DICE = {
    "coin": (1, 1),
    "die": bones.DIE,
    "centre": rolling_bones.CENTRE_DIE,
    "swimmer": shark_attacks.SWIMMER_DIE,
    "shark": shark_attacks.SHARK_DIE,
    "event": shark_attacks.EVENT_DIE,
    "seats": rolling_bones.FIRST_SEAT_ODDS[8],
    "cards": (1,) * skulls_of_sedlec.CARDS,
    "tiles": (0,) * 6 + (1,) * 28,
}
# What chi-square exceeds once in a thousand times, by degrees of freedom.
ONCE_IN_1000 = {1: 10.828, 2: 13.816, 3: 16.266, 5: 20.515, 7: 24.322, 17: 40.790, 27: 55.476, 35: 66.619}


@cache
def draws() -> list[int]:
    """200,000 words: 100 games of 50 turns of 4 throws of 10 draws."""
    keys = product(range(100), range(50), range(4), range(10))
    luck = [fortune(2026, game) for game in range(100)]
    return [draw(luck[game], [turn, throw, index]) for game, turn, throw, index in keys]


def chi_square(counts: Sequence[int], weights: Sequence[int]) -> float:
    """How far counts are from what weights promise."""
    share = sum(counts) / sum(weights)
    return sum((count - share * weight) ** 2 / (share * weight) for count, weight in zip(counts, weights, strict=True))


def correlation(left: Sequence[int], right: Sequence[int]) -> float:
    """Of two rows of words that are even in themselves."""
    middle, variance = WORD / 2, WORDS**2 / 12
    return sum((a - middle) * (b - middle) for a, b in zip(left, right, strict=True)) / len(left) / variance


def test_known_words() -> None:
    assert [mix(word) for word in (0, 1, 2, 0xDEADBEEF, WORD)] == [0, 2261973619, 229111015, 707447538, 2578835075]
    assert [stir(0, 0), stir(1, 0), stir(0, 1)] == [
        (843948178, 2362375662),
        (1610856359, 2504440151),
        (3746875486, 2222803579),
    ]


@mark.parametrize(
    ("seed", "game", "luck"),
    [
        (0, 0, 1459356275084602569),
        (0, 1, 2249988071396365489),
        (1, 0, 333710461092995638),
        (7, 0, LUCK),
        (1 << 40, 1 << 33, 878497692469086589),
        (-1, 3, 4574314983781272547),
    ],
)
def test_known_fortunes(seed: int, game: int, luck: int) -> None:
    assert fortune(seed, game) == luck


def test_known_draws() -> None:
    keys = [[0, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 0], [3, 2, 17]]
    assert [draw(LUCK, key) for key in keys] == [1174072857, 597400764, 3028254730, 4225184832, 2503944331]
    throw = [draw(LUCK, [1, 0, index]) for index in range(12)]
    assert [pick(bones.DIE, word) + 1 for word in throw] == [6, 5, 2, 5, 6, 4, 1, 2, 2, 5, 5, 5]
    assert [pick(shark_attacks.SWIMMER_DIE, word) for word in throw] == [3, 2, 0, 2, 3, 1, 0, 0, 0, 2, 2, 2]


def test_known_thoughts() -> None:
    assert [thought(LUCK, moves) for moves in (0, 1, 2)] == [3224484161, 108317036, 964076628]
    rng = [5]
    assert [toss(rng, 100) for _ in range(10)] == [82, 86, 17, 69, 79, 80, 42, 37, 68, 81]
    assert rng == [774553919]


def test_mixing_can_be_undone_and_so_no_two_words_give_the_same() -> None:
    def unmixed(word: int) -> int:
        word ^= word >> 15 ^ word >> 30
        word = word * pow(ODD_2, -1, WORDS) & WORD
        word ^= word >> 15 ^ word >> 30
        word = word * pow(ODD_1, -1, WORDS) & WORD
        return word ^ word >> 16

    words = [*range(1000), *range(WORD - 1000, WORDS), *draws()[:10_000]]
    assert [unmixed(mix(word)) for word in words] == words


def test_100_000_games_of_a_seed_have_fortunes_of_their_own_of_62_bits() -> None:
    fortunes = {fortune(7, game) for game in range(100_000)}
    assert len(fortunes) == 100_000
    assert 0 <= min(fortunes) < max(fortunes) < 1 << 62


def test_100_000_seeds_have_first_games_of_their_own() -> None:
    assert len({fortune(seed, 0) for seed in range(100_000)}) == 100_000


@mark.parametrize("die", DICE)
def test_200_000_draws_are_as_even_as_the_odds(die: str) -> None:
    odds = DICE[die]
    fallen = Counter(pick(odds, word) for word in draws())
    sides = [side for side, weight in enumerate(odds) if weight]
    assert set(fallen) == set(sides)
    deviation = chi_square([fallen[side] for side in sides], [odds[side] for side in sides])
    assert deviation < ONCE_IN_1000[len(sides) - 1]


@mark.parametrize(
    ("neighbour", "distance", "row"), [("index", 1, 10), ("throw", 10, 40), ("turn", 40, 2000), ("game", 2000, 200_000)]
)
def test_neighbouring_keys_have_nothing_to_do_with_each_other(neighbour: str, distance: int, row: int) -> None:
    words = draws()
    first = [place for place in range(len(words) - distance) if place % row + distance < row or row == len(words)]
    left, right = [words[place] for place in first], [words[place + distance] for place in first]
    assert abs(correlation(left, right)) < 3.29 / sqrt(len(first)), neighbour
    pairs = Counter((below(a, 6), below(b, 6)) for a, b in zip(left, right, strict=True))
    assert chi_square([pairs[pair] for pair in product(range(6), range(6))], [1] * 36) < ONCE_IN_1000[35]


def test_what_minds_draw_has_nothing_to_do_with_the_dice() -> None:
    thoughts = [mix(thought(LUCK, moves)) for moves in range(20_000)]
    dice = [draw(LUCK, [moves, 0, 0]) for moves in range(20_000)]
    assert abs(correlation(thoughts, dice)) < 3.29 / sqrt(20_000)
    rng = [thought(LUCK, 0)]
    tossed = Counter(toss(rng, 6) for _ in range(50_000))
    assert chi_square([tossed[side] for side in range(6)], [1] * 6) < ONCE_IN_1000[5]


@mark.parametrize("limit", [1, 2, 3, 6, 18, 28, 63, 1000])
def test_a_word_below_a_limit_reaches_both_ends_and_no_further(limit: int) -> None:
    assert (below(0, limit), below(WORD, limit)) == (0, limit - 1)
    rng = [limit]
    tossed = {toss(rng, limit) for _ in range(20 * limit + 50)}
    assert (min(tossed), max(tossed)) == (0, limit - 1)
    assert 0 <= rng[0] < WORDS


@mark.parametrize("weights", [*DICE.values(), (0, 5, 0, 0, 1, 0), (1, 2, 3, 4, 0)])
def test_the_words_of_an_outcome_are_its_exact_fraction_but_for_rounding(weights: tuple[int, ...]) -> None:
    passed = 0
    for outcome, weight in enumerate(weights):
        if weight == 0:
            continue
        first = ceil(Fraction(passed * WORDS, sum(weights)))
        passed += weight
        last = ceil(Fraction(passed * WORDS, sum(weights))) - 1
        assert (pick(weights, first), pick(weights, last)) == (outcome, outcome)
        assert abs(last - first + 1 - Fraction(weight * WORDS, sum(weights))) < 1
    assert passed == sum(weights) and last == WORD


def test_a_draw_looks_at_nothing_but_the_key_of_a_state() -> None:
    for game in GAMES.values():
        state = game.initial(game.Options())
        other = [*state[: INDEX + 1], *(slot + 1 for slot in state[INDEX + 1 :])]
        assert draw(LUCK, state) == draw(LUCK, other) == draw(LUCK, [0, state[THROW], 0])


def whole_game(game: str, first_turn: str, seed: int) -> list[Step]:
    """A random game in which another mind may decide in the first turn."""
    rules = GAMES[game]
    table = Table(rules, rules.Options(), ["random", "random"], Seeded(seed))
    steps = table.begin()
    while not table.over and table.state[TURN] < 12:
        choose = mind(rules, first_turn if table.state[TURN] == 1 else "random")
        steps += table.act(choose(table.state, table.thoughts()))
    return steps


def test_changed_play_in_the_first_turn_leaves_all_later_pre_op_rolls_as_they_were() -> None:
    def pre_op_rolls(steps: list[Step]) -> list[tuple[int, int]]:
        rolls = [step for step in steps if rolling_bones.mover(step.before) == CHANCE and step.before[THROW] == 0]
        return [(step.before[TURN], step.move) for step in rolls if 1 < step.before[TURN] < 12]

    one, other = (whole_game("rolling-bones", first_turn, seed=3) for first_turn in ("random", "rule-of-thumb"))
    assert [step.move for step in one if step.before[TURN] == 1] != [
        step.move for step in other if step.before[TURN] == 1
    ]
    assert pre_op_rolls(one) == pre_op_rolls(other)
    assert len(pre_op_rolls(one)) == 10 * 18


@mark.parametrize("game", GAMES)
def test_changed_play_changes_no_draw_with_the_same_key_and_odds(game: str) -> None:
    def outcomes(steps: list[Step]) -> dict[tuple[int, ...], int]:
        rolls = [step for step in steps if GAMES[game].mover(step.before) == CHANCE]
        return {(*step.before[: INDEX + 1], *GAMES[game].odds(step.before)): step.move for step in rolls}

    one, other = (outcomes(whole_game(game, first_turn, seed=13)) for first_turn in ("random", "rule-of-thumb"))
    assert one != other
    both = one.keys() & other.keys()
    assert {key: one[key] for key in both} == {key: other[key] for key in both}
    assert max(key[TURN] for key in both) > 1
