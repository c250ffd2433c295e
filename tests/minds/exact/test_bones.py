"""Bones, turn by turn: the solver against the rules themselves, step by step."""

import itertools
import random
from collections.abc import Iterator

import pytest

from ossuary.engine.nodes import CHANCE, PHASE, SEAT, SEATS, TERMINAL, State
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded, draw, fortune, pick
from ossuary.games.bones import lines
from ossuary.games.bones.exact import line as bones_line
from ossuary.games.bones.exact.ends import GAIN, WIN
from ossuary.games.bones.exact.game import (
    choose,
    ended_value,
    expected_points,
    marker_value,
    move_value,
    turn_ends,
    turn_over,
    turn_value,
)
from ossuary.games.bones.lines import TILES
from ossuary.games.bones.rules import (
    ACCEPT,
    ACCEPTING,
    ACTIONS,
    ASK,
    BAG,
    BAG_LEFT,
    BOARD,
    BROKE,
    DEFINING,
    DICE_FALL,
    FILLING,
    FIRST_SEAT,
    GO_ON,
    HANDS,
    MARKERS,
    MATCHED,
    OFFERING,
    PAYING,
    REFUSE,
    TAKE,
    THROWING,
    THROWN,
    THROWS,
    TILE_OUTCOME,
    TURNS_LEFT,
    Options,
    initial,
    legal,
    mover,
    odds,
    step,
)
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table
from tests.script import play

GAME = GAMES["bones"]

pytestmark = pytest.mark.compiled


def within_a_turn(seats: int, end: str, game: int, thumbs: bool) -> list[State]:
    """The states within turns of one game, of random minds or of rules of thumb."""
    luck, rng = fortune(2027, game), [game]
    state = initial(Options(seats=seats, end=end))
    states = []
    while mover(state) != TERMINAL:
        if state[PHASE] != FIRST_SEAT:
            states.append(state)
        if mover(state) == CHANCE:
            state = step(state, pick(odds(state), draw(luck, state)))
        else:
            state = step(state, mind(GAME, "rule-of-thumb" if thumbs else "random")(state, rng))
    return states


def next_values(state: State, aim: int) -> float:
    """What the turn is worth, from the values one move later: the best, what others leave, or the average."""
    if mover(state) == CHANCE:
        weights = odds(state)
        values = [move_value(state, move, aim) * weight for move, weight in enumerate(weights) if weight]
        return sum(values) / sum(weights)
    values = [move_value(state, action, aim) for action in range(len(ACTIONS)) if legal(state) >> action & 1]
    return max(values) if mover(state) == state[SEAT] else min(values)


def course(state: State) -> tuple[int, ...]:
    """A state with the single throws of the turn as one total, but for one that matched."""
    matching = state[THROWS + state[THROWN] - 1] if state[PHASE] == MATCHED else 0
    return (*state[SEATS:THROWS], sum(state[THROWS : THROWS + 6]), matching, *state[THROWS + 6 :])


def check(state: State, aim: int) -> None:
    assert turn_value(state, aim) == pytest.approx(next_values(state, aim), abs=1e-9), (GAME.look(state), aim)


def random_states(games: range, filling: bool) -> Iterator[State]:
    """States of games of two to four seats, random ones and by rule of thumb, that end in every way."""
    ends = ("tiles", "rounds=3", "points=150")
    for game in games:
        for state in within_a_turn(2 + game % 3, ends[game // 3 % 3], game, game % 2 == 0):
            if (state[PHASE] == FILLING) == filling:
                yield state


def hand_of(tiles: str) -> int:
    """A hand, as in "25 36", a bit per tile."""
    return sum(1 << TILES.index((int(tile[0]), int(tile[1]))) for tile in tiles.split())


def going_broke() -> State:
    """Seat 0 has thrown five times in vain for a marker less: one throw is left, and no marker."""
    return begun("04 36 12", "die_3" + " throw die_1 die_1" * 5)


def begun(tiles: str, moves: str = "", seats: int = 2, end: str = "tiles") -> State:
    """A game in which seat 0 starts and draws these tiles."""
    drawn = " ".join(f"tile_{tile[0]}_{tile[1]}" for tile in tiles.split())
    rolls = "die_6*2 " + "die_1*2 " * (seats - 1)
    return play(GAME, initial(Options(seats=seats, end=end)), f"{rolls} {drawn} {moves}")


def with_hands(state: State, *hands: str, bag: str = "") -> State:
    """The same state with these hands, and only these tiles in the bag."""
    state = state.copy()
    for seat, hand in enumerate(hands):
        state[HANDS + seat] = hand_of(hand)
    for tile in range(28):
        state[BAG + TILE_OUTCOME + tile] = hand_of(bag) >> tile & 1
    state[BAG_LEFT] = len(bag.split())
    return state


def test_the_best_line_is_that_of_the_rules() -> None:
    rng, room = random.Random(5), [0] * 49
    for _ in range(5_000):
        hand = sum(1 << tile for tile in rng.sample(range(28), rng.randrange(29)))
        assert bones_line.best(hand, room) == lines.line_pips(hand), hand


def test_few_tiles_are_dealt_in_every_way_and_many_evenly() -> None:
    comes, weights = [0] * 512, [0.0] * 512
    few = hand_of("00 01 12 66")
    assert bones_line.deal(few, 0.25, comes, weights) == 16
    assert sum(weights[:16]) == pytest.approx(1)
    assert weights[comes.index(few)] == pytest.approx(0.25**4)
    assert bones_line.deal((1 << 28) - 1, 0.25, comes, weights) == 256
    assert all(sum(got >> tile & 1 for got in comes[:256]) == 64 for tile in range(28))


def test_the_chance_of_a_tile_follows_the_way_the_game_ends() -> None:
    assert bones_line.chance(begun("25 36 44", seats=3)) == pytest.approx(1 / 3)
    assert bones_line.chance(begun("25 36 44", end="rounds=1")) == pytest.approx(1.7 / 28 / 2)
    last = play(GAME, begun("25 36 44", end="rounds=1"), "throw die_5 die_2 ")
    assert bones_line.chance(play(GAME, last, "tile_0_1 tile_0_2 tile_0_3")) == 0
    assert bones_line.chance(begun("25 36 44", end="points=10000")) == pytest.approx(1 / 2)


def reachable(start: State, phases: set[int]) -> list[State]:
    """All states of the turn in these phases from this one on; of throws only their number and total matter."""
    found = {course(start): start}
    ahead = [start]
    while ahead:
        state = ahead.pop()
        actions = [legal(state) >> action & 1 for action in range(len(ACTIONS))]
        for move, possible in enumerate(odds(state) if mover(state) == CHANCE else actions):
            after = step(state, move) if possible else state
            if not turn_over(state, after) and after[PHASE] in phases and course(after) not in found:
                found[course(after)] = after
                ahead.append(after)
    assert {state[PHASE] for state in found.values()} == phases
    return list(found.values())


@pytest.mark.parametrize("aim", [GAIN, WIN])
def test_every_state_after_three_throws_is_worth_what_the_rules_make_of_it(aim: int) -> None:
    # The blank is a 3, so that sums of 7, 9 and 3 match; two markers are left for three throws.
    start = begun("04 36 12", "die_3" + " throw die_1 die_1" * 3)
    phases = {THROWING, DICE_FALL, MATCHED, BROKE, OFFERING, ACCEPTING}
    states = reachable(with_hands(start, "33", "45 56", bag="11"), phases)
    assert len(states) > 1500
    for state in states:
        check(state, aim)


@pytest.mark.parametrize("aim", [GAIN, WIN])
def test_filling_paying_and_defining_are_worth_the_average_and_the_better(aim: int) -> None:
    start = with_hands(begun("36"), "33", "45 56 02", bag="00 04 05 11")
    for state in reachable(start, {FILLING, PAYING, DEFINING}):
        check(state, aim)


@pytest.mark.parametrize("aim", [GAIN, WIN])
def test_random_states_are_worth_what_the_rules_make_of_them(aim: int) -> None:
    for state in itertools.islice(random_states(range(100), filling=False), 3000):
        check(state, aim)


@pytest.mark.nightly
@pytest.mark.parametrize("aim", [GAIN, WIN])
def test_100000_random_states_are_worth_what_the_rules_make_of_them(aim: int) -> None:
    for state in itertools.islice(random_states(range(10_000), filling=False), 100_000):
        check(state, aim)


@pytest.mark.nightly
def test_random_bags_are_worth_the_average_of_what_is_drawn() -> None:
    for state in itertools.islice(random_states(range(100), filling=True), 60):
        check(state, GAIN)


def test_tiles_that_connect_are_worth_more() -> None:
    # Both 1|6 and 2|5 total 7: in the last turn 2|5 lengthens the line 2|4, 1|6 would stand alone.
    matched = begun("16 25 33", "throw die_1 die_1 throw die_3 die_4", end="rounds=1")
    matched[TURNS_LEFT] = 1
    matched = with_hands(matched, "24", "66")
    alone, joined = (move_value(matched, action) for action in (TAKE, TAKE + 1))
    assert joined - alone == (4 + 2 + 2 + 5) - (1 + 6)
    assert choose(matched, [0]) in (TAKE + 1, GO_ON)


def test_a_marker_is_worth_its_throw() -> None:
    # Twelve alone matches, as layout and as sum: one throw of 36 that takes all of the last tile and scores 22.
    broke = with_hands(begun("66"), "", "")
    broke[PHASE], broke[BOARD + 1], broke[BOARD + 2] = BROKE, 0, 0
    broke[MARKERS], broke[THROWN] = 0, 5
    for throw in range(5):
        broke[THROWS + throw] = 2
    # Seat 0 gets the tile with its throw, else either seat is as likely to get it.
    assert marker_value(broke) == pytest.approx((22 + 12) / 36)
    assert turn_value(broke) == pytest.approx(0)


def test_an_offer_is_accepted_if_it_pays() -> None:
    broke = going_broke()
    asked = play(GAME, broke, "ask")
    assert turn_value(asked) == turn_value(broke)  # of two, the other can decline
    cheap, dear = play(GAME, asked, "share_10"), play(GAME, asked, "share_100")
    assert choose(cheap, [0]) == ACCEPT + 1
    assert choose(dear, [0]) == REFUSE
    assert choose(broke, [0]) == ASK


def test_a_lender_names_a_price_that_pays() -> None:
    asked = play(GAME, going_broke(), "ask")
    offered = step(asked, choose(asked, [0]))
    assert offered[PHASE] == ACCEPTING
    deal = step(offered, ACCEPT + 1)
    assert turn_value(deal) < turn_value(asked)  # what the lender of two gains, the asker loses


def test_the_ends_of_a_turn_average_to_its_value() -> None:
    for state in (begun("25 36 04", "die_3"), begun("25 36 04", "die_3" + " throw die_1 die_1" * 5)):
        ends = turn_ends(state)
        assert sum(chance for chance, _ in ends) == pytest.approx(1)
        gains = sum(chance * ended_value(state, after, 0, WIN) for chance, after in ends)
        assert gains == pytest.approx(turn_value(state, WIN), abs=1e-9)


def test_the_expected_points_of_a_turn_are_known() -> None:
    assert expected_points() == pytest.approx(17.656723492666092, abs=1e-9)


def test_a_finished_game_has_no_turn() -> None:
    with pytest.raises(ValueError, match="within a turn"):
        turn_value(initial(Options()))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_mind_plays_legally_to_the_end_and_the_same_again(seats: int) -> None:
    games = []
    for _ in range(2):
        table = Table(GAME, Options(seats=seats), ["exact"] * seats, Seeded(3))
        table.begin()
        while not table.over:
            table.act(choose(table.state, table.thoughts()))
        games.append(table.record.moves)
    assert games[0] == games[1]
