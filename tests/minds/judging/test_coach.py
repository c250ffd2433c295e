"""The coach and the review: reasons sum to what they explain; luck, skill and the first seat to the result."""

from functools import cache

import pytest

from ossuary.engine.look_reader import state_of
from ossuary.engine.nodes import CHANCE, PHASE, SEAT, State
from ossuary.engine.record import replay
from ossuary.engine.registry import GAMES
from ossuary.fair import Seeded
from ossuary.games.bones import rules as bones
from ossuary.games.skulls_of_sedlec.exact.game import judge as exact_end
from ossuary.minds.judging.coach import advice, ahead, hint, summing
from ossuary.minds.judging.exact_judge import ExactJudge
from ossuary.minds.judging.judge import Choice, Judge, Reason, choice_of, differences
from ossuary.minds.judging.netting import netted
from ossuary.minds.judging.pick_judge import judge_of
from ossuary.minds.judging.review import Review, review
from ossuary.minds.judging.search_judge import SearchJudge
from ossuary.minds.playing.strengths import mind
from ossuary.table import Table
from ossuary.words import LANGUAGES, Words
from ossuary.words.said import Said, Voice

pytestmark = pytest.mark.compiled


ROLLED = {
    "left_hand": 6,
    "right_upper_arm": 3,
    "right_thigh": 3,
    "skull": 1,
    "rib_cage": 3,
    "gravestone": 1,
    "hat": 1,
}
EXACT = [
    *(("shark-attacks", seed, 40) for seed in range(3)),
    pytest.param("rolling-bones", 0, 8, marks=pytest.mark.xdist_group("exact-rolling-bones")),  # reviewed once
]


def played(name: str, seed: int, players: tuple[str, str] = ("beginner", "rule-of-thumb"), **options: int) -> Table:
    """A game between two minds."""
    game = GAMES[name]
    table = Table(game, game.Options(**options), list(players), Seeded(seed))
    minds = [mind(game, player) for player in players]
    table.begin()
    while not table.over:
        table.act(minds[game.mover(table.state)](table.state, table.thoughts()))
    return table


def judge(name: str, **options: int) -> Judge:
    game = GAMES[name]
    return judge_of(game, game.initial(game.Options(**options)))


@cache
def reviewed(name: str, seed: int, target: int) -> tuple[Table, Judge, Review]:
    """A game, and what its exact judge says of it."""
    table, weigher = played(name, seed, target=target), judge(name, target=target)
    return table, weigher, review(table.record, weigher)


@pytest.mark.parametrize(("name", "seed", "target"), EXACT)
def test_exact_reasons_sum_to_what_a_choice_adds_to_a_turn_of_0_points(name: str, seed: int, target: int) -> None:
    table, weigher, found = reviewed(name, seed, target)
    assert isinstance(weigher, ExactJudge)
    steps = list(replay(table.record))
    for decision in found.decisions:
        nothing = weigher.without_points(steps[decision.move].before)
        assert sum(nothing) == pytest.approx(1)
        for choice in decision.choices:
            added = choice.payoffs[decision.seat] - nothing[decision.seat]
            amounts = {reason.name: reason.amount for reason in choice.reasons}
            assert sum(amounts.values()) == pytest.approx(added, abs=1e-9)
            assert amounts.get("nothing", 0.0) == pytest.approx(0, abs=1e-4)
            assert amounts.get("points", 0.0) >= -1e-4
            assert amounts.get("loss", 0.0) <= 1e-4
        best, other = decision.choices[0], decision.choices[-1]
        better_by = best.payoffs[decision.seat] - other.payoffs[decision.seat]
        assert sum(part.amount for part in differences(best, other)) == pytest.approx(better_by, abs=1e-9)


@pytest.mark.parametrize(("name", "seed", "target"), EXACT)
def test_luck_skill_and_the_first_seat_sum_to_the_result(name: str, seed: int, target: int) -> None:
    table, _, found = reviewed(name, seed, target)
    for share, payoff in zip(found.shares, table.game.payoffs(table.state), strict=True):
        assert 1 / 2 + share.advantage + share.luck + share.skill == pytest.approx(payoff, abs=1e-9)
    own = [sum(one.given_away for one in found.decisions if one.seat == seat) for seat in (0, 1)]
    assert found.shares[0].skill == pytest.approx(own[1] - own[0], abs=1e-9)


def test_perfect_play_gives_nothing_away() -> None:
    table = played("shark-attacks", 7, ("perfect", "random"), target=30)
    found = review(table.record, judge("shark-attacks", target=30))
    assert found.shares[0].given_away == pytest.approx(0, abs=1e-9)
    assert found.shares[1].given_away > 0.01
    assert all(decision.seat == 1 for decision in found.mattered())


def test_the_luck_of_all_games_averages_to_zero() -> None:
    games = [review(played("shark-attacks", seed, target=20).record, judge("shark-attacks")) for seed in range(60)]
    luck = [found.shares[0].luck for found in games]
    mean = sum(luck) / len(luck)
    error = (sum((one - mean) ** 2 for one in luck) / (len(luck) - 1) / len(luck)) ** 0.5
    assert abs(mean) < 3 * error < 0.25
    assert all(sum(share.luck for share in found.shares) == pytest.approx(0, abs=1e-9) for found in games)


def test_what_mattered_most_comes_first() -> None:
    found = review(played("shark-attacks", 3, target=60).record, judge("shark-attacks", target=60))
    worst = sorted((decision.given_away for decision in found.decisions), reverse=True)[:3]
    assert [decision.given_away for decision in found.mattered()] == [given for given in worst if given >= 0.01]


@pytest.mark.parametrize("name", ["skulls-of-sedlec", "bones"])
def test_a_searched_review_sums_too(name: str) -> None:
    table = played(name, 1)
    found = review(table.record, SearchJudge(table.game, playouts=40))
    assert not found.exact
    for share, payoff in zip(found.shares, table.game.payoffs(table.state), strict=True):
        assert 1 / 2 + share.advantage + share.luck + share.skill == pytest.approx(payoff, abs=1e-9)


@pytest.mark.parametrize("name", ["skulls-of-sedlec", "bones"])
def test_who_had_no_better_choice_gave_nothing_away(name: str) -> None:
    table = played(name, 1)
    decisions = review(table.record, SearchJudge(table.game, playouts=40)).decisions
    best = [one for one in decisions if one.action == one.choices[0].action]
    assert len(best) > 10
    assert {one.given_away for one in best} == {0.0}


def test_the_end_of_skulls_of_sedlec_is_judged_exactly() -> None:
    table = played("skulls-of-sedlec", 1)
    searched, known = SearchJudge(table.game, playouts=40), 0
    for step in list(replay(table.record))[-16:]:
        if (worth := exact_end(step.before)) is None or table.game.mover(step.before) == CHANCE:
            continue
        best, *others = searched.choices(step.before)
        seat = table.game.mover(step.before)
        assert searched.value(step.before) == worth.payoffs == pytest.approx(best.payoffs, abs=1e-12)
        assert all(other.payoffs[seat] <= best.payoffs[seat] for other in others)
        known += 1
    assert known > 10


def test_every_choice_is_tried_out_and_a_closer_look_has_more_games_for_those_that_may_be_best() -> None:
    game = GAMES["shark-attacks"]
    table = Table(game, game.Options(seats=3), ["random"] * 3, Seeded(5))
    table.begin()
    searched, seat = SearchJudge(game, playouts=400), game.mover(table.state)
    known = searched.choices(table.state)
    closer = searched.closer(table.state, known, known[-1].action)
    assert all(0 < choice.error < 0.5 for choice in known)
    assert choice_of(closer, known[-1].action).error < known[-1].error
    assert sorted(choice.actions for choice in closer) == sorted(choice.actions for choice in known)
    assert closer[0].payoffs[seat] == max(choice.payoffs[seat] for choice in closer)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_asking_is_worth_no_less_than_giving_up_which_it_can_be_turned_into(seats: int) -> None:
    game, asked = GAMES["bones"], 0
    searched = SearchJudge(game, playouts=60)
    for seed in range(4):
        table = Table(game, game.Options(seats=seats), ["random"] * seats, Seeded(seed))
        minds = mind(game, "rule-of-thumb")
        table.begin()
        while not table.over:
            if table.state[PHASE] == bones.BROKE:
                ask, give_up = (choice_of(searched.choices(table.state), one) for one in (bones.ASK, bones.GIVE_UP))
                assert searched.choices(table.state)[0] is ask
                assert ask.payoffs[table.state[SEAT]] >= give_up.payoffs[table.state[SEAT]]
                asked += 1
            table.act(minds(table.state, table.thoughts()))
    assert asked > 3


def decisions(name: str, number: int) -> list[State]:
    """Some decisions of a game in which there is something to choose, evenly from its course."""
    table = played(name, 1)
    mover, legal = table.game.mover, table.game.legal
    states = [step.before for step in replay(table.record) if mover(step.before) != CHANCE]
    states = [state for state in states if legal(state).bit_count() > 1]
    return states[:: max(1, len(states) // number)]


@pytest.mark.parametrize("name", ["skulls-of-sedlec", "bones"])
def test_the_same_question_has_the_same_answer_whatever_was_asked_before(name: str) -> None:
    states, asked = decisions(name, 6), SearchJudge(GAMES[name], playouts=60)
    for state in states:
        asked.choices(state)
        looked = [asked.look(state) for _ in range(2)][-1]
        first, again = (advice(asked, GAMES[name], state, asked.choices(state), whole) for whole in (False, True))
        assert first[0] == again[0]
        fresh = SearchJudge(GAMES[name], playouts=60)
        assert advice(fresh, GAMES[name], state, fresh.choices(state), whole=True) == again
        assert [one.payoffs for one in [fresh.look(state) for _ in range(2)][-1]] == [one.payoffs for one in looked]


@pytest.mark.parametrize("name", ["skulls-of-sedlec", "bones"])
def test_a_searched_answer_is_sorted_and_names_every_action_once(name: str) -> None:
    game, searched = GAMES[name], SearchJudge(GAMES[name], playouts=60)
    for state in decisions(name, 12):
        choices, seat = searched.choices(state), game.mover(state)
        chances = [choice.payoffs[seat] for choice in choices]
        assert chances == sorted(chances, reverse=True)
        legal = [action for action in range(len(game.ACTIONS)) if game.legal(state) >> action & 1]
        assert sorted(action for choice in choices for action in choice.actions) == legal
        assert all(choice.error > 0 for choice in choices) or exact_end(state)


def number(said: Said) -> float:
    """An amount with its sign."""
    amount = said.args["amount"]
    assert isinstance(amount, float)
    return -amount if said.args["sign"] == "−" else amount


def points(said: Said) -> float:
    """The points that a reason names; those of other seats count against one's own."""
    amount = said.args["points"]
    assert isinstance(amount, float)
    return -amount if said.key == "coach-reason-others" else amount


@pytest.mark.parametrize("name", ["skulls-of-sedlec", "bones"])
def test_what_is_shown_sums_to_what_is_shown(name: str) -> None:
    game, searched = GAMES[name], SearchJudge(GAMES[name], playouts=60)
    for state in decisions(name, 8):
        told = advice(searched, game, state, searched.choices(state), whole=True)
        for line in told:
            reasons, lead = line.args.get("reasons"), line.args.get("lead")
            if isinstance(lead, Said) and isinstance(reasons, list):
                assert sum(map(points, reasons)) == pytest.approx(number(lead))
        gains = [amount for line in told if isinstance(amount := line.args.get("amount"), Said)]
        assert sum(map(number, gains[1:])) == pytest.approx(sum(map(number, gains[:1])))
        for line in told:
            if line.key.startswith("coach-better"):
                best, other = (lead_of(told, line.args[name]) for name in ("best", "other"))
                assert number(gains[0]) == pytest.approx(best - other)


@pytest.mark.parametrize(("name", "seed", "target"), EXACT)
def test_by_how_much_the_best_is_better_is_the_difference_of_what_is_shown(name: str, seed: int, target: int) -> None:
    (table, weigher, found), words = reviewed(name, seed, target), Words("en")
    steps, compared = list(replay(table.record)), 0
    for decision in found.decisions:
        told = advice(weigher, table.game, steps[decision.move].before, decision.choices, whole=True)
        shown = [
            float(words.tell(chance).rstrip("%"))
            for line in told[2:]
            if isinstance(chance := line.args.get("chance"), Said)
        ]
        for line in told:
            if line.key == "coach-better":
                gains = [amount for part in told if isinstance(amount := part.args.get("amount"), Said)]
                worse = next(chance for chance in shown if chance < shown[0])
                assert line.args["percent"] == pytest.approx(shown[0] - worse)
                assert sum(map(number, gains)) == pytest.approx(shown[0] - worse)
                compared += 1
    assert compared > 3


@pytest.mark.parametrize(
    ("best", "other", "key"),
    [(0.40051, 0.40049, "coach-hint"), (0.4014, 0.4006, "coach-alike"), (0.4, 0.4, "coach-alike")],
)
def test_it_makes_no_difference_where_the_same_chances_are_shown(best: float, other: float, key: str) -> None:
    state = state_of("shark-attacks", {})
    choices = [Choice(action, [chance, 1 - chance], list) for action, chance in enumerate((best, other))]
    assert hint(judge("shark-attacks"), GAMES["shark-attacks"], state, choices).key == key
    assert bool(ahead(0, *choices)) == (key == "coach-hint")


def lead_of(told: list[Said], action: object) -> float:
    """The lead that is shown with an action."""
    for line in told:
        offered, lead = line.args.get("action"), line.args.get("lead")
        if isinstance(offered, Said) and isinstance(lead, Said) and action in (offered, offered.args.get("action")):
            return number(lead)
    raise LookupError(action)


def test_parts_that_cancel_are_told_as_one() -> None:
    parts = [Reason("win", 0.298), Reason("points", -0.301), Reason("nothing", 0.0), Reason("signs", 0.012)]
    assert [part.name for part in netted(parts)] == ["turn", "signs"]
    assert sum(part.amount for part in netted(parts)) == pytest.approx(0.009)
    apart = [Reason("win", 0.3), Reason("points", -0.1), Reason("loss", -0.01)]
    assert netted(apart) == apart


def test_a_turn_with_nothing_is_no_gain() -> None:
    state = state_of("rolling-bones", {"phase": "laying", "scores": [0, 0], "rolled": ROLLED})
    for choice in judge("rolling-bones").choices(state):
        amounts = {reason.name: reason.amount for reason in choice.reasons}
        assert abs(amounts["nothing"]) < 1e-4 < amounts["points"]


def test_parts_are_rounded_to_sum() -> None:
    assert summing([0.14, 0.14, 0.14]) == [0.2, 0.1, 0.1]
    assert summing([4.44, -5.94, 0.02]) == [4.4, -5.9, 0.0]
    assert summing([0.14, 0.14, 0.14], 0.5) == [0.2, 0.2, 0.1]
    assert summing([4.44, -5.94, 0.02], -1.6) == [4.4, -6.0, 0.0]
    assert summing([]) == summing([], 0.1) == []


def test_actions_that_come_to_the_same_are_one_choice() -> None:
    game = GAMES["skulls-of-sedlec"]
    table = Table(game, game.Options(), ["random"] * 2, Seeded(4))
    table.begin()
    choices = SearchJudge(game, playouts=60).choices(table.state)
    assert sorted(len(choice.actions) for choice in choices) == [1, 10]  # five piles are alike: ten pairs of them
    digs = max(choices, key=lambda choice: len(choice.actions))
    assert all(choice_of(choices, action) is digs for action in digs.actions)


@pytest.mark.parametrize("scores", [(50, 50), (0, 99), (90, 0), (99, 0)], ids=str)
def test_what_a_turn_comes_to_is_certain_also_where_the_game_is_as_good_as_decided(scores: tuple[int, int]) -> None:
    state = state_of("rolling-bones", {"scores": list(scores), "rolled": ROLLED})
    for choice in judge("rolling-bones").choices(state):
        assert sum(reason.chance for reason in choice.reasons) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_coach_can_be_understood(name: str, language: str) -> None:
    game, words = GAMES[name], Words(language)
    table = Table(game, game.Options(), ["you", "random"], Seeded(4))
    table.begin()
    while game.legal(table.state).bit_count() == 1:
        table.act(game.legal(table.state).bit_length() - 1)
    told = [
        words.tell(line, Voice(["Ada", "Bob"], 0))
        for line in advice(judge(name), game, table.state, judge(name).choices(table.state), whole=True)
    ]
    assert len(told) > 3 and not any("coach-" in line for line in told)
    assert any("%" in line for line in told[2:])  # figures are behind the sentence
    if name == "shark-attacks":
        assert told[0] == words.tell(
            advice(judge(name), game, table.state, judge(name).choices(table.state), whole=False)[0],
            Voice(["Ada", "Bob"], 0),
        )
