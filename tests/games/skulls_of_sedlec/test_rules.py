"""Skulls of Sedlec, rule by rule, and whole games beside a referee that knows the rule page alone."""

from collections import Counter
from collections.abc import Generator, Iterator
from functools import cache
from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from pytest import mark, raises

from ossuary.engine.nodes import CHANCE, TERMINAL, OptionError, State
from ossuary.engine.registry import GAMES
from ossuary.games.skulls_of_sedlec import rules as skulls
from ossuary.games.skulls_of_sedlec.rules import Options, look, payoffs, scores
from tests.script import actions, play, refused

GAME = GAMES["skulls-of-sedlec"]

KINDS = ("royal", "peasant", "priest", "romantic", "criminal")
LETTERS = {"K": "royal", "P": "peasant", "+": "priest", "♥": "romantic", "x": "criminal"}

# A whole game in which everybody takes a card, then everybody stacks it, the cards of the deck coming in their order.
TAKES = (
    "collect_1",
    *("dig_2_3 card_2 card_3 keep_2", "collect_3", "dig_2_3 card_4 card_5 keep_2", "collect_3"),
    *("dig_2_3 card_6 card_7 keep_2", "collect_3", "dig_4_5 card_8 card_9 keep_4", "collect_5"),
    *("dig_4_5 card_10 card_11 keep_4", "collect_5", "dig_4_5 card_12 card_13 keep_4", "collect_5"),
    *("dig_1_6 card_14 card_15 keep_1", "collect_6", "dig_1_6 card_16 card_17 keep_1", "collect_6"),
    "dig_6 card_18",
)
SPOTS = {
    2: ("right", "right", "right", "right", "row2_1", "row2_2", "row2_3", "row3_1", "row3_2"),
    3: ("right", "right", "right", "row2_1", "row2_2", "row3_1"),
}

NOBODY = """
      xx xx
    xx xx xx
   xx xx xx xx
"""
NOBODY_OF_3 = """
     xx
    xx xx
   xx xx xx
"""


def begun(moves: str = "", seats: int = 2) -> State:
    """A game of the default deck after these moves."""
    return play(GAME, GAME.initial(Options(seats=seats)), moves)


def stacked(*drawings: str) -> State:
    """The end of a game in which the seats have these stacks; a card is drawn as its upper and its lower skull."""
    seats = len(drawings)
    stacks = [[card for row in reversed(drawing.strip().splitlines()) for card in row.split()] for drawing in drawings]
    deck = tuple(f"{LETTERS[card[0]]}/{LETTERS[card[1]]}" for turn in zip(*stacks, strict=True) for card in turn)
    moves = ["seat_0 card_1"]
    for number, spot in enumerate(SPOTS[seats]):
        moves += [*TAKES[seats * number : seats * (number + 1)], *[f"stack_a_{spot}"] * seats]
    return play(GAME, GAME.initial(Options(seats=seats, deck=deck)), " ".join(moves))


def part(state: State, name: str, seat: int = 0) -> int:
    """The points of a seat for one kind."""
    return {each.name: each.points for each in skulls.tally(state, seat)}[name]


def sorted_kinds(state: State, seat: int) -> list[int]:
    """The points of a seat by kinds, the best first."""
    return sorted((each.points for each in skulls.tally(state, seat)), reverse=True)


def deck_with(*cards: str) -> tuple[str, ...]:
    """The default deck with these cards instead of its last ones."""
    return (*skulls.DEFAULT_DECK[: 18 - len(cards)], *cards)


# The referee. A card lies on a cell (x, row): it is two units wide, and its skulls are on the levels 2 * row and
# 2 * row + 1, from 0.
Cell = tuple[int, int]
Stack = dict[Cell, int]
Question = tuple[int, set[str]]


def open_cells(stack: Stack, seats: int) -> dict[str, Cell]:
    """The cells that SK-9 and SK-10 leave open, by the name of the spot."""
    row = [x for x, level in stack if level == 0]
    if not row:
        return {"right": (0, 0)}
    cells = {}
    if len(row) < {2: 4, 3: 3}[seats]:
        cells = {"left": (min(row) - 2, 0), "right": (max(row) + 2, 0)}
    for above in (1, 2):
        for x in range(min(row), max(row) + 1):
            if {(x - 1, above - 1), (x + 1, above - 1)} <= stack.keys() and (x, above) not in stack:
                cells[f"row{above + 1}_{(x - min(row) - above) // 2 + 1}"] = (x, above)
    return cells


@cache
def most_pairs(romantics: frozenset[Cell]) -> int:
    """SK-16 by trying all pairings."""
    if not romantics:
        return 0
    one = min(romantics)
    rest = romantics - {one}
    return max([most_pairs(rest), *(1 + most_pairs(rest - {other}) for other in rest if touching(one, other))])


def touching(one: Cell, other: Cell) -> bool:
    """Whether two skulls, two units wide and one high, share more of their edges than a corner."""
    across, up = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (up == 0 and across == 2) or (up == 1 and across < 2)


def kind_scores(stack: Stack, deck: tuple[str, ...]) -> dict[str, int]:
    """SK-13 to SK-17."""
    at = {(x, 2 * row + half): kind for (x, row), card in stack.items() for half, kind in lower_and_upper(deck[card])}
    of = {kind: {skull for skull in at if at[skull] == kind} for kind in KINDS}
    return {
        "royals": sum(1 for royal in of["royal"] for low in of["royal"] | of["peasant"] if low[1] < royal[1]),
        "peasants": len(of["peasant"]),
        "priests": 2 * len({level for _, level in of["priest"]}),
        "romantics": 6 * most_pairs(frozenset(of["romantic"])),
        "criminals": 2 * sum(1 for one in of["criminal"] if any(touching(one, priest) for priest in of["priest"])),
    }


def lower_and_upper(card: str) -> Iterator[tuple[int, str]]:
    return enumerate(reversed(card.split("/")))


class Referee:
    """Asks for the moves of a game and keeps the cards by the words of the rule page."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.unseen = set(range(18))
        self.down = [3] * 6
        self.up: list[int | None] = [None] * 6
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stacks: list[Stack] = [{} for _ in range(seats)]
        self.turns = 0

    def game(self) -> Generator[Question, str, None]:
        """Each question is the mover and the moves that are open; the answer is one of them."""
        seat = int((yield CHANCE, {f"seat_{seat}" for seat in range(self.seats)})[-1])
        yield from self.turn_up(0)
        while any(len(stack) < 18 // self.seats for stack in self.stacks):
            self.turns += 1
            yield from self.turn(seat)
            seat = (seat + 1) % self.seats

    def turn(self, seat: int) -> Generator[Question, str, None]:
        hand, stack = self.hands[seat], self.stacks[seat]
        cells = open_cells(stack, self.seats)
        moves = {f"stack_{'ab'[i]}_{spot}" for i in range(len(hand)) for spot in cells}
        if len(hand) < 2:
            covered = [pile for pile in range(6) if self.down[pile] and self.up[pile] is None]
            moves |= {f"dig_{one + 1}_{other + 1}" for one in covered for other in covered if one < other}
            if len(covered) == 1:
                moves.add(f"dig_{covered[0] + 1}")
            moves |= {f"collect_{pile + 1}" for pile in range(6) if self.up[pile] is not None}
        action, *words = (yield seat, moves).split("_", 2)
        if action == "stack":
            stack[cells[words[1]]] = hand.pop("ab".index(words[0]))
            return
        piles = [int(word) - 1 for word in words]
        if action == "dig":
            for pile in piles:
                yield from self.turn_up(pile)
            if len(piles) == 2:
                piles = [int((yield seat, {f"keep_{pile + 1}" for pile in piles})[-1]) - 1]
        card = self.up[piles[0]]
        assert card is not None
        self.up[piles[0]] = None
        hand.append(card)
        hand.sort()

    def turn_up(self, pile: int) -> Generator[Question, str, None]:
        card = int((yield CHANCE, {f"card_{card + 1}" for card in self.unseen})[5:]) - 1
        self.unseen.remove(card)
        self.down[pile] -= 1
        self.up[pile] = card


def refereed(seats: int, deck: tuple[str, ...], seed: int) -> Iterator[tuple[State, Referee]]:
    """A random game at the start of each turn and at its end, every move of it checked beside the referee."""
    rng = Random(seed)
    referee = Referee(seats)
    state = GAME.initial(Options(seats=seats, deck=deck))
    course = referee.game()
    answer: str | None = None
    while True:
        turns = referee.turns
        try:
            mover, moves = course.send(answer) if answer else next(course)
        except StopIteration:
            break
        assert skulls.mover(state) == mover
        if mover == CHANCE:
            assert dict.fromkeys(moves, 1) == {
                key: weight for key, weight in zip(skulls.OUTCOMES, skulls.odds(state), strict=False) if weight
            }
        else:
            assert actions(GAME, state) == moves
            if referee.turns > turns:
                yield state, referee
        answer = rng.choice(sorted(moves))
        skulls.advance(state, (skulls.OUTCOMES if mover == CHANCE else skulls.ACTIONS).index(answer))
    assert skulls.mover(state) == TERMINAL
    yield state, referee


cards = st.tuples(st.sampled_from(KINDS), st.sampled_from(KINDS)).map("/".join)
few_cards = st.lists(cards, min_size=1, max_size=3).flatmap(st.sampled_from)
decks = st.just(skulls.DEFAULT_DECK) | st.tuples(*[cards] * 18) | st.tuples(*[few_cards] * 18)
seeds = st.integers(0, 2**32 - 1)


# Components.


def test_the_default_deck_has_18_different_cards_and_each_kind_as_often_above_as_below() -> None:
    assert len(set(skulls.DEFAULT_DECK)) == 18
    above = Counter(card.split("/")[0] for card in skulls.DEFAULT_DECK)
    below = Counter(card.split("/")[1] for card in skulls.DEFAULT_DECK)
    assert above == below == {"royal": 2, "peasant": 4, "priest": 4, "romantic": 4, "criminal": 4}
    assert dict(zip(KINDS, skulls.KIND_COUNTS, strict=True)) == {kind: 2 * above[kind] for kind in KINDS}


def test_the_default_deck_is_the_one_of_the_rule_page() -> None:
    assert " ".join(skulls.DEFAULT_DECK) == (
        "royal/peasant royal/romantic peasant/peasant peasant/priest peasant/romantic peasant/criminal "
        "priest/royal priest/priest priest/romantic priest/criminal romantic/peasant romantic/priest "
        "romantic/romantic romantic/criminal criminal/royal criminal/peasant criminal/priest criminal/criminal"
    )


def test_a_state_holds_its_deck_upper_skulls_first() -> None:
    deck = deck_with("priest/royal", "criminal/romantic")
    assert look(GAME.initial(Options(deck=deck)))["deck"] == [card.split("/") for card in deck]


def test_a_deck_may_have_other_counts_and_equal_cards() -> None:
    assert Options(deck=("priest/royal",) * 18).deck == ("priest/royal",) * 18


@mark.parametrize(
    "deck",
    [
        (),
        skulls.DEFAULT_DECK[:17],
        (*skulls.DEFAULT_DECK, "royal/peasant"),
        deck_with("knight/royal"),
        deck_with("royal"),
        deck_with("royal/"),
        deck_with("royal/priest/priest"),
        deck_with("Royal/priest"),
        deck_with(""),
    ],
)
def test_a_broken_deck_is_refused(deck: tuple[str, ...]) -> None:
    with raises(OptionError):
        Options(deck=deck)


# Setup.


@mark.parametrize("seats", [2, 3])
def test_sk_1_six_piles_of_three_lie_face_down_and_the_first_shows_its_top_card(seats: int) -> None:
    shuffled = begun("seat_0", seats)
    assert look(shuffled)["down"] == [3, 3, 3, 3, 3, 3]
    assert list(skulls.odds(shuffled))[:18] == [1] * 18
    seen = look(play(GAME, shuffled, "card_5"))
    assert seen["up"] == [4, None, None, None, None, None]
    assert seen["down"] == [2, 3, 3, 3, 3, 3]
    assert seen["unseen"] == [0, 1, 2, 3, *range(5, 18)]
    assert seen["hands"] == [[]] * seats
    assert seen["stacks"] == [{}] * seats


@mark.parametrize("seats", [-1, 0, 1, 4, True, "2", 2.0, None])
def test_sk_1_there_are_two_or_three_players(seats: int) -> None:
    with raises(OptionError):
        Options(seats=seats)


def test_sk_1_nobody_moves_before_the_first_card_is_turned_up() -> None:
    assert refused(GAME, begun("seat_0"), "collect_1") == 1


@mark.parametrize(("seats", "weights"), [(2, [1, 1]), (3, [1, 1, 1])])
def test_sk_2_every_seat_is_as_likely_to_be_the_first(seats: int, weights: list[int]) -> None:
    state = begun("", seats)
    assert skulls.mover(state) == CHANCE
    assert list(skulls.odds(state))[:18] == [0] * 18
    assert [weight for weight in skulls.odds(state)[18:] if weight] == weights
    assert refused(GAME, state, "dig_1_2") == 2


def test_sk_2_play_goes_clockwise() -> None:
    moves = "seat_1 card_1", "collect_1", "dig_1_2 card_2 card_3 keep_1", "collect_2", "stack_a_right"
    states = [begun(" ".join(moves[: n + 1]), seats=3) for n in range(5)]
    assert [skulls.mover(state) for state in states] == [1, 2, 0, 1, 2]


# Turn.


def test_sk_3_dig_names_two_piles_before_turning() -> None:
    named = begun("seat_0 card_1 dig_2_3")
    assert skulls.mover(named) == CHANCE
    assert refused(GAME, named, "keep_2") == 3
    half = play(GAME, named, "card_2")
    assert look(half)["up"] == [0, 1, None, None, None, None]
    assert skulls.mover(half) == CHANCE
    assert skulls.odds(half)[1] == 0
    both = play(GAME, half, "card_3")
    assert look(both)["up"] == [0, 1, 2, None, None, None]
    assert look(both)["down"] == [2, 2, 2, 3, 3, 3]
    assert skulls.mover(both) == 0
    assert actions(GAME, both) == {"keep_2", "keep_3"}


def test_sk_3_one_of_the_two_is_taken_and_the_other_stays_face_up() -> None:
    both = "seat_0 card_1 dig_2_3 card_2 card_3"
    first, second = look(begun(f"{both} keep_2")), look(begun(f"{both} keep_3"))
    assert (first["hands"], first["up"]) == ([[1], []], [0, None, 2, None, None, None])
    assert (second["hands"], second["up"]) == ([[2], []], [0, 1, None, None, None, None])


def test_sk_3_no_other_card_may_be_kept() -> None:
    both = begun("seat_0 card_1 dig_2_3 card_2 card_3")
    assert refused(GAME, both, "keep_1") == 3
    assert refused(GAME, both, "collect_1") == 3
    assert refused(GAME, begun("seat_0 card_1"), "keep_1") == 3


def test_sk_3_a_pile_that_shows_its_top_card_is_not_dug() -> None:
    state = begun("seat_0 card_1")
    digs = {key for key in actions(GAME, state) if key.startswith("dig")}
    assert digs == {
        *("dig_2_3", "dig_2_4", "dig_2_5", "dig_2_6", "dig_3_4", "dig_3_5", "dig_3_6", "dig_4_5", "dig_4_6", "dig_5_6")
    }
    assert refused(GAME, state, "dig_1_2") == 3


def test_sk_3_two_piles_must_be_named_where_there_are_two() -> None:
    assert refused(GAME, begun("seat_0 card_1"), "dig_2") == 3


FOUR_DIGS = "seat_0 card_1 dig_2_3 card_2 card_3 keep_2 dig_4_5 card_4 card_5 keep_4 dig_2_4 card_6 card_7 keep_2"
ONE_COVERED = f"{FOUR_DIGS} dig_2_6 card_8 card_9 keep_6 stack_a_right stack_a_right"
NONE_COVERED = f"{FOUR_DIGS} dig_2_6 card_8 card_9 keep_2 stack_a_right stack_a_right"


def test_sk_3_the_only_face_down_top_card_is_turned_up_and_taken() -> None:
    state = begun(ONE_COVERED)
    assert {key for key in actions(GAME, state) if key.startswith("dig")} == {"dig_6"}
    assert refused(GAME, state, "dig_2_6") == 3
    assert refused(GAME, state, "dig_2") == 3
    after = look(play(GAME, state, "dig_6 card_10"))
    assert after["hands"] == [[5, 9], [8]]
    assert after["up"] == [0, 7, 2, 6, 4, None]
    assert after["seat"] == 1


def test_sk_3_without_a_face_down_top_card_nobody_digs() -> None:
    state = begun(NONE_COVERED)
    assert look(state)["up"] == [0, None, 2, 6, 4, 8]
    assert look(state)["down"][1] == 0
    assert not {key for key in actions(GAME, state) if key.startswith("dig")}
    assert refused(GAME, state, "dig_2") == 3
    assert refused(GAME, state, "dig_1_2") == 3


def test_sk_4_collecting_takes_a_face_up_card_and_leaves_the_next_face_down() -> None:
    state = begun("seat_0 card_7 collect_1")
    assert look(state)["hands"] == [[6], []]
    assert look(state)["up"] == [None] * 6
    assert look(state)["down"] == [2, 3, 3, 3, 3, 3]
    assert "dig_1_2" in actions(GAME, state)


def test_sk_4_any_face_up_card_may_be_collected() -> None:
    state = begun("seat_0 card_1 dig_2_3 card_2 card_3 keep_3")
    assert {key for key in actions(GAME, state) if key.startswith("collect")} == {"collect_1", "collect_2"}
    assert refused(GAME, state, "collect_3") == 4


def test_sk_4_without_a_face_up_card_nobody_collects() -> None:
    state = begun("seat_0 card_1 collect_1")
    assert [refused(GAME, state, f"collect_{pile}") for pile in range(1, 7)] == [4] * 6


def test_sk_5_stacking_places_one_card_from_the_hand() -> None:
    state = begun("seat_0 card_1 collect_1 dig_2_3 card_5 card_9 keep_3 stack_a_right")
    assert look(state)["stacks"] == [{"row1_1": 0}, {}]
    assert look(state)["hands"] == [[], [8]]
    assert look(state)["seat"] == 1


def test_sk_5_either_card_of_the_hand_may_be_placed() -> None:
    state = begun("seat_0 card_9 collect_1 dig_1_2 card_5 card_3 keep_1 collect_2 stack_a_right")
    assert look(state)["hands"] == [[2, 8], []]
    assert look(play(GAME, state, "stack_a_right"))["hands"] == [[8], []]
    assert look(play(GAME, state, "stack_b_right"))["hands"] == [[2], []]
    assert look(play(GAME, state, "stack_b_right"))["stacks"][0] == {"row1_1": 8}


def test_sk_5_nobody_stacks_with_an_empty_hand() -> None:
    assert refused(GAME, begun("seat_0 card_1"), "stack_a_right") == 5
    one_card = begun("seat_0 card_1 collect_1 dig_2_3 card_2 card_3 keep_2")
    assert refused(GAME, one_card, "stack_a_right") == 0
    assert refused(GAME, one_card, "stack_b_right") == 5


def test_sk_6_with_two_cards_a_player_must_stack() -> None:
    state = begun("seat_0 card_1 collect_1 dig_1_2 card_2 card_3 keep_1 collect_2 dig_1_2 card_4 card_5 keep_1")
    assert look(state)["hands"] == [[0, 2], [1, 3]]
    assert actions(GAME, state) == {"stack_a_right", "stack_b_right"}
    assert refused(GAME, state, "collect_2") == 6
    assert refused(GAME, state, "dig_3_4") == 6


def test_sk_6_with_one_card_all_three_actions_are_open() -> None:
    state = begun("seat_0 card_1 collect_1 dig_1_2 card_2 card_3 keep_1")
    assert {"collect_2", "dig_3_4", "stack_a_right"} <= actions(GAME, state)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((2, 3)), decks, seeds)
def test_sk_7_nobody_ever_passes_and_every_game_has_36_turns(seats: int, deck: tuple[str, ...], seed: int) -> None:
    states = refereed(seats, deck, seed)
    for turn in range(36):
        state, _ = next(states)
        assert skulls.mover(state) >= 0
        assert actions(GAME, state), f"turn {turn}"
    state, referee = next(states)
    assert skulls.mover(state) == TERMINAL
    assert referee.turns == 36
    assert [len(stack) for stack in look(state)["stacks"]] == [18 // seats] * seats


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((2, 3)), seeds)
def test_sk_7_hands_are_open_and_every_card_is_somewhere_exactly_once(seats: int, seed: int) -> None:
    for state, referee in refereed(seats, skulls.DEFAULT_DECK, seed):
        seen = look(state)
        assert seen["hands"] == referee.hands
        assert seen["up"] == referee.up
        assert seen["down"] == referee.down
        assert seen["unseen"] == sorted(referee.unseen)
        assert sum(seen["down"]) == len(seen["unseen"])
        up = [card for card in seen["up"] if card is not None]
        held = [card for hand in seen["hands"] for card in hand]
        placed = [card for stack in seen["stacks"] for card in stack.values()]
        assert sorted([*seen["unseen"], *up, *held, *placed]) == list(range(18))


# Stack.


def test_sk_8_two_players_have_stacks_of_nine_cards_in_rows_of_4_3_2() -> None:
    rows = ["row1_1", "row1_2", "row1_3", "row1_4", "row2_1", "row2_2", "row2_3", "row3_1", "row3_2"]
    assert [sorted(stack) for stack in look(stacked(NOBODY, NOBODY))["stacks"]] == [rows, rows]


def test_sk_8_three_players_have_stacks_of_six_cards_in_rows_of_3_2_1() -> None:
    rows = ["row1_1", "row1_2", "row1_3", "row2_1", "row2_2", "row3_1"]
    state = stacked(NOBODY_OF_3, NOBODY_OF_3, NOBODY_OF_3)
    assert [sorted(stack) for stack in look(state)["stacks"]] == [rows, rows, rows]


def solo(spots: str, seats: int = 2) -> State:
    """Seat 0 to move with one card, after stacking on these spots; the others stack row by row."""
    moves, takes = ["seat_0 card_1"], iter(TAKES)
    for spot, others in zip(spots.split(), SPOTS[seats], strict=False):
        moves += [*(next(takes) for _ in range(seats)), f"stack_a_{spot}", *[f"stack_a_{others}"] * (seats - 1)]
    moves += [next(takes) for _ in range(seats)]
    return begun(" ".join(moves), seats)


def open_spots(state: State) -> set[str]:
    return {key.removeprefix("stack_a_") for key in actions(GAME, state) if key.startswith("stack_a_")}


def test_sk_9_the_first_card_starts_the_bottom_row() -> None:
    assert open_spots(solo("")) == {"right"}
    assert look(solo("right"))["stacks"][0] == {"row1_1": 0}


def test_sk_9_bottom_cards_go_left_or_right_of_the_row() -> None:
    assert open_spots(solo("right")) == {"left", "right"}
    assert look(solo("right right"))["stacks"][0] == {"row1_1": 0, "row1_2": 2}
    assert look(solo("right left"))["stacks"][0] == {"row1_1": 2, "row1_2": 0}


@mark.parametrize(("seats", "row"), [(2, "right left right"), (3, "right left")])
def test_sk_9_the_bottom_row_has_four_cards_for_two_players_and_three_for_three(seats: int, row: str) -> None:
    assert {"left", "right"} <= open_spots(solo(row, seats))
    full = solo(f"{row} right", seats)
    assert not {"left", "right"} & open_spots(full)
    assert refused(GAME, full, "stack_a_left") == 9
    assert refused(GAME, full, "stack_a_right") == 9


def test_sk_10_a_higher_card_lies_above_two_neighbours() -> None:
    assert refused(GAME, solo("right"), "stack_a_row2_1") == 10
    assert open_spots(solo("right right")) == {"left", "right", "row2_1"}
    assert open_spots(solo("right right right")) == {"left", "right", "row2_1", "row2_2"}
    assert refused(GAME, solo("right right right"), "stack_a_row2_3") == 10


def test_sk_10_a_place_holds_one_card() -> None:
    assert refused(GAME, solo("right right row2_1"), "stack_a_row2_1") == 10


def test_sk_10_rows_need_not_be_finished_in_order() -> None:
    state = solo("right right right row2_1 row2_2")
    assert open_spots(state) == {"left", "right", "row3_1"}
    assert look(solo("right right right row2_1 row2_2 row3_1"))["stacks"][0] == {
        "row1_1": 0,
        "row1_2": 2,
        "row1_3": 4,
        "row2_1": 6,
        "row2_2": 8,
        "row3_1": 10,
    }


def test_sk_10_the_third_row_needs_two_neighbours_in_the_second() -> None:
    state = solo("right right right right row2_1 row2_3")
    assert open_spots(state) == {"row2_2"}
    assert refused(GAME, state, "stack_a_row3_1") == 10
    assert refused(GAME, state, "stack_a_row3_2") == 10


def test_sk_10_there_is_no_fourth_row() -> None:
    state = play(GAME, solo("right right right right row2_1 row2_2 row2_3 row3_1"), "stack_a_row3_2")
    assert "row4_1" not in look(state)["stacks"][0]
    assert not [key for key in skulls.ACTIONS if "row4" in key]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((2, 3)), seeds)
def test_sk_11_cards_never_move_but_for_a_shift_of_the_whole_stack(seats: int, seed: int) -> None:
    for state, referee in refereed(seats, skulls.DEFAULT_DECK, seed):
        for stack, cells in zip(look(state)["stacks"], referee.stacks, strict=True):
            left = min((x for x, _ in cells), default=0)
            assert stack == {f"row{y + 1}_{(x - left - y) // 2 + 1}": card for (x, y), card in cells.items()}


def test_sk_11_a_card_on_the_left_shifts_the_stack() -> None:
    state = solo("right right right row2_1 row2_2 row3_1 left")
    assert look(state)["stacks"][0] == {
        "row1_1": 12,
        "row1_2": 0,
        "row1_3": 2,
        "row1_4": 4,
        "row2_2": 6,
        "row2_3": 8,
        "row3_2": 10,
    }
    assert open_spots(state) == {"row2_1"}


def test_sk_11_left_and_right_of_nothing_are_the_same() -> None:
    assert refused(GAME, solo(""), "stack_a_left") == 11


def test_sk_12_the_game_ends_when_every_stack_is_complete() -> None:
    state = stacked(NOBODY, NOBODY)
    assert skulls.mover(state) == TERMINAL
    assert actions(GAME, state) == set()
    assert refused(GAME, state, "dig_1_2") == 12
    assert sum(payoffs(state)) == 1


def test_sk_12_the_game_goes_on_while_one_stack_lacks_a_card() -> None:
    state = play(GAME, solo("right right right right row2_1 row2_2 row2_3 row3_1"), "stack_a_row3_2")
    assert len(look(state)["stacks"][0]) == 9
    assert skulls.mover(state) == 1
    assert payoffs(state) == [0, 0]


# Scoring.


@settings(max_examples=150, deadline=None)
@given(st.sampled_from((2, 3)), decks, seeds)
def test_sk_13_to_17_every_stack_scores_what_the_rule_page_says(seats: int, deck: tuple[str, ...], seed: int) -> None:
    for state, referee in islice(refereed(seats, deck, seed), 0, None, 4):
        kinds = [kind_scores(stack, deck) for stack in referee.stacks]
        assert scores(state) == [sum(points.values()) for points in kinds]
        for seat in range(seats):
            assert {each.name: each.points for each in skulls.tally(state, seat)} == kinds[seat]


def test_sk_13_a_royal_scores_royals_and_peasants_on_lower_levels() -> None:
    assert part(stacked("KK \n xx PK \n KP xP PP", NOBODY_OF_3, NOBODY_OF_3), "royals") == 3 + 5 + 7 + 8


def test_sk_13_no_skull_on_its_own_level_or_above_counts_for_a_royal() -> None:
    assert part(stacked("PP \n xx xx \n xK xK xP", NOBODY_OF_3, NOBODY_OF_3), "royals") == 0


def test_sk_13_the_upper_skull_of_a_card_is_a_level_above_the_lower_one() -> None:
    assert part(stacked("xx \n xx xx \n KP xx xx", NOBODY_OF_3, NOBODY_OF_3), "royals") == 1
    assert part(stacked("xx \n xx xx \n PK xx xx", NOBODY_OF_3, NOBODY_OF_3), "royals") == 0


def test_sk_14_a_peasant_scores_1() -> None:
    assert part(stacked("xP \n xx Px \n PP xx xP", NOBODY_OF_3, NOBODY_OF_3), "peasants") == 5


def test_sk_15_priests_score_2_per_level_that_holds_one() -> None:
    assert part(stacked("xx \n xx xx \n x+ x+ x+", NOBODY_OF_3, NOBODY_OF_3), "priests") == 2
    assert part(stacked("++ \n ++ xx \n ++ x+ +x", NOBODY_OF_3, NOBODY_OF_3), "priests") == 12


def test_sk_16_a_pair_of_adjacent_romantics_scores_6() -> None:
    assert part(stacked("xx \n xx xx \n xx ♥♥ xx", NOBODY_OF_3, NOBODY_OF_3), "romantics") == 6
    assert part(stacked("xx \n xx xx \n xx x♥ x♥", NOBODY_OF_3, NOBODY_OF_3), "romantics") == 6
    assert part(stacked("xx \n xx x♥ \n xx xx ♥x", NOBODY_OF_3, NOBODY_OF_3), "romantics") == 6


def test_sk_16_a_lone_romantic_scores_nothing() -> None:
    assert part(stacked("♥x \n xx xx \n x♥ xx x♥", NOBODY_OF_3, NOBODY_OF_3), "romantics") == 0


def test_sk_16_each_romantic_is_in_one_pair_at_most() -> None:
    assert part(stacked("xx \n xx x♥ \n xx ♥♥ xx", NOBODY_OF_3, NOBODY_OF_3), "romantics") == 6


def test_sk_16_the_best_pairing_counts() -> None:
    # Pairing the two in the middle of a chain of four leaves its ends alone.
    assert part(stacked("xx \n ♥♥ xx \n ♥♥ xx xx", NOBODY_OF_3, NOBODY_OF_3), "romantics") == 12
    assert part(stacked("♥♥ \n ♥♥ ♥♥ \n ♥♥ ♥♥ ♥♥", NOBODY_OF_3, NOBODY_OF_3), "romantics") == 36


def test_sk_16_corner_to_corner_is_no_pair() -> None:
    assert part(stacked("xx \n xx xx \n ♥x x♥ xx", NOBODY_OF_3, NOBODY_OF_3), "romantics") == 0


@mark.parametrize(
    ("drawing", "points"),
    [
        ("PP \n PP PP \n x+ PP PP", 2),  # on its own card
        ("PP \n PP PP \n Px P+ PP", 2),  # beside it
        ("PP \n P+ PP \n xP PP PP", 2),  # above it, on the left
        ("PP \n P+ PP \n PP xP PP", 2),  # above it, on the right
        ("PP \n Px PP \n PP +P PP", 2),  # below it
        ("PP \n Px PP \n PP PP +P", 0),  # one card further
        ("PP \n PP PP \n xP P+ PP", 0),  # corner to corner
        ("PP \n xP PP \n +P PP PP", 0),  # two levels below
        ("PP \n PP PP \n xP PP +P", 0),  # two to the right
    ],
)
def test_sk_17_a_criminal_scores_2_next_to_a_priest(drawing: str, points: int) -> None:
    assert part(stacked(drawing, NOBODY_OF_3, NOBODY_OF_3), "criminals") == points


def test_sk_17_two_priests_make_a_criminal_no_better() -> None:
    assert part(stacked("PP \n ++ PP \n x+ PP PP", NOBODY_OF_3, NOBODY_OF_3), "criminals") == 2


def test_sk_17_one_priest_serves_all_the_criminals_around() -> None:
    assert part(stacked("PP \n x+ Px \n xP xP PP", NOBODY_OF_3, NOBODY_OF_3), "criminals") == 8


def test_sk_13_to_17_a_tally_names_the_skulls_that_score() -> None:
    state = stacked("♥x \n xK P+ \n ♥♥ xP x♥", NOBODY_OF_3, NOBODY_OF_3)
    assert {each.name: (each.points, each.pieces) for each in skulls.tally(state, 0)} == {
        "royals": (1, ["row2_1_lower"]),
        "peasants": (2, ["row1_2_lower", "row2_2_upper"]),
        "priests": (2, ["row2_2_lower"]),
        "romantics": (6, ["row1_1_lower", "row1_1_upper"]),
        "criminals": (4, ["row1_2_upper", "row1_3_upper"]),
    }


def test_sk_18_most_points_win() -> None:
    state = stacked("xx \n xx xx \n xx ♥♥ xx", "xx \n xx xP \n PP PP PP", NOBODY_OF_3)
    assert scores(state) == [6, 7, 0]
    assert payoffs(state) == [0, 1, 0]


def test_sk_18_tied_players_compare_their_best_kind() -> None:
    one_kind, two_kinds = "xx \n xx xx \n xx ♥♥ xx", "KP \n xx xx \n KP xx xx"
    state = stacked(two_kinds, one_kind, NOBODY_OF_3)
    assert scores(state) == [6, 6, 0]
    assert [sorted_kinds(state, seat) for seat in (0, 1)] == [[4, 2, 0, 0, 0], [6, 0, 0, 0, 0]]
    assert payoffs(state) == [0, 1, 0]
    assert payoffs(stacked(one_kind, NOBODY_OF_3, two_kinds)) == [1, 0, 0]


def test_sk_18_then_the_next_best_kind() -> None:
    state = stacked("xx \n xx ♥♥ \n KP xP xx", "PP \n xx ♥♥ \n KP xx xx", NOBODY_OF_3)
    assert [sorted_kinds(state, seat) for seat in (0, 1)] == [[6, 2, 2, 0, 0], [6, 3, 1, 0, 0]]
    assert payoffs(state) == [0, 1, 0]


def test_sk_18_and_so_on() -> None:
    state = stacked("++ \n ♥x ♥x \n KP xP xx", NOBODY_OF_3, "++ \n ♥x ♥x \n KP Px Px")
    assert [sorted_kinds(state, seat) for seat in (0, 2)] == [[6, 4, 2, 2, 0], [6, 4, 3, 1, 0]]
    assert payoffs(state) == [0, 0, 1]


def test_sk_18_all_kinds_equal_is_a_shared_win() -> None:
    assert payoffs(stacked(NOBODY, NOBODY)) == [0.5, 0.5]
    assert payoffs(stacked(NOBODY_OF_3, "xx \n xx xx \n PP xx xx", "xx \n Px xx \n xx xx xP")) == [0, 0.5, 0.5]


@settings(max_examples=100, deadline=None)
@given(st.sampled_from((2, 3)), decks, seeds)
def test_sk_18_the_win_goes_to_the_best_ranks(seats: int, deck: tuple[str, ...], seed: int) -> None:
    *_, (state, referee) = refereed(seats, deck, seed)
    kinds = [kind_scores(stack, deck).values() for stack in referee.stacks]
    ranks = [(sum(points), sorted(points, reverse=True)) for points in kinds]
    assert payoffs(state) == [(rank == max(ranks)) / ranks.count(max(ranks)) for rank in ranks]


# Examples.


def test_sk_example_1_two_royals_score_8_together() -> None:
    state = stacked("xK xP \n xK xP xx \n PP xP xx xx", NOBODY)
    assert part(state, "royals") == 8
    assert part(stacked("xx xx \n xK xx xx \n PP xP xx xx", NOBODY), "royals") == 3


def test_sk_example_2_priests_on_levels_1_2_3_and_5_score_8() -> None:
    assert part(stacked("x+ x+ \n x+ xx xx \n x+ +x xx xx", NOBODY), "priests") == 8


def test_sk_example_3_five_romantics_with_one_alone_score_12() -> None:
    assert part(stacked("♥x xx \n xx xx x♥ \n ♥♥ xx xx ♥x", NOBODY), "romantics") == 12


def test_sk_example_3_three_romantics_all_touching_one_another_score_6() -> None:
    assert part(stacked("xx xx \n x♥ xx xx \n ♥x ♥x xx xx", NOBODY), "romantics") == 6


def test_sk_example_4_two_of_four_criminals_next_to_priests_score_4() -> None:
    assert part(stacked("xP PP \n PP PP P+ \n PP xP xP +x", NOBODY), "criminals") == 4
