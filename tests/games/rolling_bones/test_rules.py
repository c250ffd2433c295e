"""RB-1 to RB-20, the examples of the rule page, and whole games beside a second telling of the rules."""

from collections import Counter
from collections.abc import Collection
from functools import cache
from itertools import combinations, pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from pytest import mark, raises

from ossuary.engine.nodes import CHANCE, SEAT, TERMINAL, OptionError, State
from ossuary.engine.registry import GAMES
from ossuary.games.rolling_bones import rules as rb
from ossuary.games.rolling_bones.happened import Completed, happened
from tests.script import actions, move_named, play, refused, to_replay

GAME = GAMES["rolling-bones"]

SIDES = ("left", "right")
LIMBS = (("upper_arm", "forearm", "hand"), ("thigh", "lower_leg", "foot"))
TRUNK = ("skull", "rib_cage", "spine", "pelvis")
SECTIONS = (TRUNK, *(tuple(f"{side}_{bone}" for bone in limb) for limb in LIMBS for side in SIDES))
SITES = frozenset(bone for section in SECTIONS for bone in section)
FACES_OF = {
    **{side: tuple(f"{side}_{bone}" for limb in LIMBS for bone in limb) for side in SIDES},
    "centre": (*TRUNK, "hat", "gravestone"),
}
KIND_OF = {face: kind for kind, faces in FACES_OF.items() for face in faces}
LIMB_JOINTS = (
    ("rib_cage", "upper_arm"),
    ("upper_arm", "forearm"),
    ("forearm", "hand"),
    ("pelvis", "thigh"),
    ("thigh", "lower_leg"),
    ("lower_leg", "foot"),
)
JOINTS = frozenset(map(frozenset, pairwise(TRUNK))) | {
    frozenset(bone if bone in TRUNK else f"{side}_{bone}" for bone in joint) for side in SIDES for joint in LIMB_JOINTS
}

# Rolls, in the order in which dice fall: left, right, centre.
EVERY_FACE = " ".join(face for kind in ("left", "right", "centre") for face in FACES_OF[kind])
HANDS_AND_SKULLS = "left_hand*6 right_hand*6 skull*6"
HANDS_AND_RIB_CAGES = "left_hand*6 right_hand*6 rib_cage*6"
# The bones of a skeleton, each joined to one before it; the feet, the hands and the skull may be left out.
SKELETON = "rib_cage skull spine pelvis " + " ".join(bone for section in SECTIONS[1:] for bone in section)


def start(moves: str, **options: int) -> State:
    """A game whose first turn has seat 0."""
    return play(GAME, GAME.initial(GAME.Options(**options)), "seat_0 " + moves)


def lay(bones: str, without: Collection[str] = ()) -> str:
    return " ".join(f"lay_{bone}" for bone in bones.split() if bone not in without)


def skull_laid_then(roll: str) -> State:
    """After the first post-op roll, with 5 left, 6 right and 5 centre dice; only the rib cage can join."""
    return start(f"{HANDS_AND_SKULLS} lay_skull roll pay_left {roll}")


def rib_cage_laid_then(roll: str) -> State:
    """The same on a rib cage; skull, upper arms and spine can join."""
    return start(f"{HANDS_AND_RIB_CAGES} lay_rib_cage roll pay_left {roll}")


def all_but_left_foot_then(moves: str) -> State:
    """The hat's and the gravestone's die and a left one are unlaid, fifteen bones are laid."""
    return start(f"{EVERY_FACE} {lay(SKELETON, ['left_foot'])} {moves}")


@cache
def connected(sites: frozenset[str]) -> bool:
    reached: set[str] = set()
    edge = [min(sites)] if sites else []
    while edge:
        site = edge.pop()
        reached.add(site)
        edge += [other for other in sites - reached if frozenset((site, other)) in JOINTS]
    return reached == sites


@cache
def open_sites(sites: frozenset[str]) -> frozenset[str]:
    return frozenset(site for site in SITES - sites if connected(sites | {site}))


def worth(skeleton: dict[str, str], hat: bool) -> int:
    """The score of bones on sites, from RB-14 to RB-17."""
    points = 0
    for section in SECTIONS:
        right = sum(skeleton.get(site) == site for site in section)
        points += 5 if all(site in skeleton for site in section) else right
    points -= 5 * sum(site != bone for site, bone in skeleton.items())
    return points * 2 if hat else points


def test_the_actions_are_named_after_the_bones() -> None:
    assert set(rb.BONES) == SITES
    assert set(rb.OUTCOMES[:18]) == {*SITES, "hat", "gravestone"}
    assert len(set(rb.ACTIONS)) == len(rb.ACTIONS) == 16 * 3 + 5 + 3


def test_rb_1_a_turn_starts_with_a_roll_of_all_18_dice() -> None:
    state = start("")
    assert rb.look(state)["to_roll"] == {"left": 6, "right": 6, "centre": 6}
    for kind in ("left", "right", "centre"):
        for _ in range(6):
            assert GAME.mover(state) == CHANCE
            odds = GAME.odds(state)
            assert {GAME.OUTCOMES[i]: weight for i, weight in enumerate(odds) if weight} == dict.fromkeys(
                FACES_OF[kind], 1
            )
            state = play(GAME, state, FACES_OF[kind][2])
    assert GAME.mover(state) == 0
    assert rb.look(state)["rolled"] == {"left_hand": 6, "right_hand": 6, "spine": 6}


def test_rb_1_nothing_is_done_before_the_pre_op_roll() -> None:
    state = start("left_hand*6 right_hand*6")
    assert actions(GAME, state) == set()
    assert refused(GAME, state, "lay_left_hand") == 1
    assert refused(GAME, state, "roll") == 1


def test_rb_1_the_next_turn_starts_with_all_dice_again() -> None:
    state = start(f"{EVERY_FACE} {lay('skull')} lay_hat bury")
    assert rb.look(state)["to_roll"] == {"left": 6, "right": 6, "centre": 6}
    assert rb.look(state)["rolled"] == {}
    assert rb.look(state)["skeleton"] == {}
    assert not rb.look(state)["hat"]
    assert rb.look(state)["post_ops"] == 0


@mark.parametrize("bone", sorted(SITES))
def test_rb_2_the_first_bone_may_be_any_bone_and_its_neighbours_follow(bone: str) -> None:
    state = start(EVERY_FACE)
    assert {key for key in actions(GAME, state) if key.startswith("lay_")} == {f"lay_{site}" for site in SITES}
    lays = {key for key in actions(GAME, play(GAME, state, f"lay_{bone}")) if key.startswith("lay_")}
    neighbours = {site for joint in JOINTS if bone in joint for site in joint if site != bone}
    assert lays - {"lay_hat"} == {f"lay_{site}" for site in neighbours}


def test_rb_2_the_hand_and_the_thigh_share_a_number_and_are_different_bones() -> None:
    state = start("left_forearm left_hand left_thigh*4 right_hand*6 skull*6 lay_left_forearm")
    assert actions(GAME, state) == {"lay_left_hand", "roll"}
    assert refused(GAME, state, "lay_left_thigh") == 2


def test_rb_2_a_bone_that_leaves_a_gap_or_was_not_rolled_or_lies_there_is_refused() -> None:
    state = start("left_hand*6 right_upper_arm*6 skull*4 rib_cage*2 lay_skull")
    assert actions(GAME, state) == {"lay_rib_cage", "roll"}
    assert refused(GAME, state, "lay_left_hand") == 2  # a gap
    assert refused(GAME, state, "lay_right_upper_arm") == 2  # a gap until the rib cage lies
    assert refused(GAME, state, "lay_pelvis") == 2  # not rolled
    assert refused(GAME, state, "lay_skull") == 2  # there already
    assert actions(GAME, play(GAME, state, "lay_rib_cage")) == {"lay_right_upper_arm", "roll"}


def test_rb_2_the_open_sites_of_all_634_skeletons() -> None:
    # 634 without the empty one, counted by trying all 65536 sets of sites.
    shapes = {
        frozenset(shape)
        for size in range(17)
        for shape in combinations(sorted(SITES), size)
        if sum(len(joint.intersection(shape)) == 2 for joint in JOINTS) == max(size - 1, 0)  # a tree has no rings
    }
    assert len(shapes) == 1 + 634
    assert all(connected(shape) for shape in shapes)
    found: dict[frozenset[str], State] = {frozenset(): start(EVERY_FACE)}
    waiting = list(found)
    while waiting:
        shape = waiting.pop()
        lays = {key[4:] for key in actions(GAME, found[shape]) if key.startswith("lay_")} - {"hat"}
        assert lays == open_sites(shape)
        for bone in lays:
            larger = shape | {bone}
            if larger not in found:
                found[larger] = play(GAME, found[shape], f"lay_{bone}")
                waiting.append(larger)
    assert set(found) == shapes


def test_rb_3_after_the_pre_op_roll_none_need_be_laid() -> None:
    state = start(EVERY_FACE)
    assert "roll" in actions(GAME, state)
    state = play(GAME, state, "roll pay_centre")
    assert rb.look(state)["to_roll"] == {"left": 6, "right": 6, "centre": 5}
    assert rb.look(state)["skeleton"] == {}


def test_rb_3_after_the_pre_op_roll_all_may_be_laid() -> None:
    state = start(f"{EVERY_FACE} {lay(SKELETON)} lay_hat")
    assert rb.look(state)["skeleton"] == {site: site for site in SITES}
    assert rb.look(state)["rolled"] == {"gravestone": 1}


def test_rb_3_no_false_bone_is_laid_after_the_pre_op_roll() -> None:
    state = start(f"{HANDS_AND_SKULLS} lay_skull")
    assert actions(GAME, state) == {"roll"}
    assert refused(GAME, state, "false_left_hand") == 7


def test_rb_4_the_price_is_paid_in_dice_of_any_kind_that_is_not_laid() -> None:
    state = start(f"{HANDS_AND_SKULLS} lay_skull roll")
    assert rb.look(state)["owed"] == 1
    assert actions(GAME, state) == {"pay_left", "pay_right", "pay_centre"}
    assert rb.look(play(GAME, state, "pay_left"))["to_roll"] == {"left": 5, "right": 6, "centre": 5}
    assert rb.look(play(GAME, state, "pay_right"))["to_roll"] == {"left": 6, "right": 5, "centre": 5}
    assert rb.look(play(GAME, state, "pay_centre"))["to_roll"] == {"left": 6, "right": 6, "centre": 4}


def test_rb_4_the_look_says_what_the_next_roll_costs() -> None:
    assert rb.look(start(f"{HANDS_AND_SKULLS} lay_skull"))["price"] == 1
    assert rb.look(skull_laid_then("left_hand*5 right_hand*6 rib_cage*5 lay_rib_cage"))["price"] == 2


def test_rb_4_paid_dice_stay_out_for_the_rest_of_the_turn() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 rib_cage*5 lay_rib_cage roll pay_centre*2")
    assert rb.look(state)["to_roll"] == {"left": 5, "right": 6, "centre": 2}
    assert GAME.mover(state) == CHANCE


def test_rb_4_a_kind_without_unlaid_dice_cannot_pay() -> None:
    state = all_but_left_foot_then("roll")
    assert actions(GAME, state) == {"pay_left", "pay_centre"}
    assert refused(GAME, state, "pay_right") == 4


def test_rb_4_deciding_to_roll_is_final() -> None:
    state = start(f"{EVERY_FACE} lay_skull roll")
    assert rb.look(state)["rolled"] == {}
    assert actions(GAME, state) == {"pay_left", "pay_right", "pay_centre"}
    for key in ("lay_rib_cage", "lay_hat", "bury", "roll", "leave", "false_skull", "on_rib_cage"):
        assert refused(GAME, state, key) == 4


def test_rb_4_the_roll_falls_with_the_last_die_so_the_hat_comes_off_before() -> None:
    # The books' example pays first and takes the hat off then: the same dice are rolled.
    state = start("left_hand*6 right_hand*6 skull*5 hat lay_skull lay_hat roll")
    rolled = play(GAME, state, "take_hat pay_left")
    assert rb.look(rolled)["to_roll"] == {"left": 5, "right": 6, "centre": 5}
    too_late = play(GAME, state, "pay_left")
    assert (rb.look(too_late)["phase"], rb.look(too_late)["hat"]) == ("rolling", True)
    assert refused(GAME, too_late, "take_hat") == 4


def test_rb_4_until_the_roll_the_hat_may_come_off_and_be_paid_with() -> None:
    # Every centre die is laid but the gravestone's: the hat's die pays the second half of the price.
    state = start(f"{EVERY_FACE} {lay('skull rib_cage spine pelvis')} lay_hat roll pay_centre")
    state = play(GAME, state, "left_upper_arm*6 right_hand*6 lay_left_upper_arm roll pay_left")
    assert actions(GAME, state) == {"pay_left", "pay_right", "take_hat"}
    state = play(GAME, state, "take_hat")
    assert actions(GAME, state) == {"pay_left", "pay_right", "pay_centre"}
    assert refused(GAME, state, "take_hat") == 9
    assert rb.look(play(GAME, state, "pay_centre"))["to_roll"] == {"left": 4, "right": 6, "centre": 0}
    assert rb.look(play(GAME, state, "pay_right"))["to_roll"] == {"left": 4, "right": 5, "centre": 1}


def test_rb_4_paying_is_refused_before_deciding_and_everything_during_the_roll() -> None:
    state = start(HANDS_AND_SKULLS)
    assert refused(GAME, state, "pay_left") == 4
    state = play(GAME, state, "roll pay_left")
    assert actions(GAME, state) == set()
    assert refused(GAME, state, "pay_left") == 4
    assert refused(GAME, state, "roll") == 4


def test_rb_5_a_roll_needs_a_die_after_paying() -> None:
    state = all_but_left_foot_then("lay_left_foot lay_hat")
    assert actions(GAME, state) == {"take_hat", "bury", "leave"}  # one die for a price of one
    assert refused(GAME, state, "roll") == 5


def test_rb_5_one_die_left_after_paying_is_enough() -> None:
    state = all_but_left_foot_then("lay_left_foot")
    assert actions(GAME, state) == {"lay_hat", "bury", "roll"}
    state = play(GAME, state, "roll pay_centre")
    assert rb.look(state)["to_roll"] == {"left": 0, "right": 0, "centre": 1}


def test_rb_5_the_price_that_counts_is_that_of_the_next_roll() -> None:
    state = all_but_left_foot_then("roll pay_centre left_foot hat lay_hat")
    assert actions(GAME, state) == {"lay_left_foot", "take_hat", "leave"}
    state = play(GAME, state, "take_hat")
    assert actions(GAME, state) == {"lay_left_foot", "leave"}  # two dice for a price of two
    assert refused(GAME, state, "roll") == 5


def test_rb_6_a_bone_that_fits_must_be_laid_after_a_post_op_roll() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 rib_cage*5")
    assert actions(GAME, state) == {"lay_rib_cage"}
    assert refused(GAME, state, "roll") == 6
    assert refused(GAME, state, "leave") == 6
    assert actions(GAME, play(GAME, state, "lay_rib_cage")) == {"roll"}


def test_rb_6_one_die_is_enough() -> None:
    state = skull_laid_then("left_upper_arm*5 right_upper_arm*6 rib_cage*5 lay_rib_cage")
    assert actions(GAME, state) == {"lay_left_upper_arm", "lay_right_upper_arm", "roll"}


def test_rb_6_the_hat_counts_also_when_it_is_taken_off_again() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 hat gravestone*4")
    assert actions(GAME, state) == {"lay_hat", "bury"}
    assert refused(GAME, state, "roll") == 6
    state = play(GAME, state, "lay_hat")
    assert actions(GAME, state) == {"take_hat", "bury", "roll"}
    assert actions(GAME, play(GAME, state, "take_hat")) == {"bury", "roll"}


def test_rb_6_a_hat_laid_in_exchange_counts() -> None:
    state = start("left_hand*6 right_hand*6 skull*5 hat lay_skull lay_hat roll pay_left")
    state = play(GAME, state, "left_hand*5 right_hand*6 hat gravestone*3")
    assert actions(GAME, state) == {"take_hat", "bury"}
    assert refused(GAME, state, "roll") == 6
    state = play(GAME, state, "take_hat")
    assert actions(GAME, state) == {"lay_hat", "bury"}
    state = play(GAME, state, "lay_hat")
    assert actions(GAME, state) == {"take_hat", "bury", "roll"}
    assert rb.look(state)["hat"]


def test_rb_6_a_hat_in_exchange_is_the_only_die_that_can_be_laid() -> None:
    state = all_but_left_foot_then("lay_hat take_hat roll pay_left hat*2 lay_hat")
    assert actions(GAME, state) == {"take_hat", "leave"}
    state = start(f"{EVERY_FACE} {lay(SKELETON, ['left_foot'])} lay_hat roll pay_left hat")
    assert actions(GAME, state) == {"take_hat"}
    assert actions(GAME, play(GAME, state, "take_hat lay_hat")) == {"take_hat", "leave"}


def test_rb_6_taking_the_hat_off_does_not_count() -> None:
    state = start("left_hand*6 right_hand*6 skull*5 hat lay_skull lay_hat roll pay_left")
    state = play(GAME, state, "left_hand*5 right_hand*6 rib_cage*4 take_hat")
    assert actions(GAME, state) == {"lay_rib_cage"}


def test_rb_6_the_duty_comes_back_with_every_roll() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 rib_cage*5 lay_rib_cage roll pay_left*2")
    state = play(GAME, state, "left_hand*3 right_hand*6 spine*4")
    assert actions(GAME, state) == {"lay_spine"}


def test_rb_7_a_false_bone_is_due_when_nothing_fits() -> None:
    state = skull_laid_then("left_hand*5 right_foot*6 skull*5")
    assert actions(GAME, state) == {"false_left_hand", "false_right_foot", "false_skull"}
    assert refused(GAME, state, "roll") == 7
    assert refused(GAME, state, "leave") == 7
    assert refused(GAME, state, "false_left_foot") == 7  # not rolled
    assert refused(GAME, state, "on_rib_cage") == 7  # a die is chosen first


def test_rb_7_a_false_bone_goes_on_any_open_site() -> None:
    state = rib_cage_laid_then("left_hand*5 right_hand*6 rib_cage*5 false_right_hand")
    assert rb.look(state)["chosen"] == "right_hand"
    assert rb.look(state)["rolled"] == {"left_hand": 5, "right_hand": 5, "rib_cage": 5}
    assert actions(GAME, state) == {"on_skull", "on_left_upper_arm", "on_right_upper_arm", "on_spine"}
    assert refused(GAME, state, "on_right_hand") == 7
    assert refused(GAME, state, "lay_skull") == 7
    state = play(GAME, state, "on_spine")
    assert rb.look(state)["skeleton"] == {"rib_cage": "rib_cage", "spine": "right_hand"}
    assert rb.look(state)["rolled"] == {"left_hand": 5, "right_hand": 5, "rib_cage": 5}


def test_rb_7_there_is_one_false_bone_per_roll() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 skull*5 false_left_hand on_rib_cage")
    assert actions(GAME, state) == {"roll"}
    assert refused(GAME, state, "false_left_hand") == 7
    state = play(GAME, state, "roll pay_right*2 left_hand*4 right_hand*4 skull*5")
    assert actions(GAME, state) == {"false_left_hand", "false_right_hand", "false_skull"}


def test_rb_7_a_bone_that_fits_averts_it_also_once_laid() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 rib_cage skull*4")
    assert refused(GAME, state, "false_left_hand") == 7
    state = play(GAME, state, "lay_rib_cage")
    assert actions(GAME, state) == {"roll"}
    assert refused(GAME, state, "false_left_hand") == 7


def test_rb_7_a_gravestone_averts_it() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 skull*4 gravestone")
    assert actions(GAME, state) == {"bury"}
    assert refused(GAME, state, "false_left_hand") == 7


def test_rb_7_a_hat_does_not_avert_it() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 skull*4 hat")
    assert actions(GAME, state) == {"lay_hat", "false_left_hand", "false_right_hand", "false_skull"}
    state = play(GAME, state, "lay_hat")
    assert actions(GAME, state) == {"take_hat", "false_left_hand", "false_right_hand", "false_skull"}
    assert refused(GAME, state, "roll") == 7
    state = play(GAME, state, "take_hat")
    assert actions(GAME, state) == {"false_left_hand", "false_right_hand", "false_skull"}
    assert refused(GAME, state, "roll") == 7


def test_rb_7_the_hat_may_be_laid_after_the_false_bone() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 skull*4 hat false_skull on_rib_cage")
    assert actions(GAME, state) == {"lay_hat", "roll"}


def test_rb_7_bones_that_fit_the_false_bone_may_still_be_laid() -> None:
    state = rib_cage_laid_then("left_forearm*4 left_hand right_hand*6 rib_cage*5")
    assert actions(GAME, state) == {"false_left_forearm", "false_left_hand", "false_right_hand", "false_rib_cage"}
    state = play(GAME, state, "false_rib_cage on_left_upper_arm")
    assert actions(GAME, state) == {"lay_left_forearm", "roll"}
    state = play(GAME, state, "lay_left_forearm")
    assert actions(GAME, state) == {"lay_left_hand", "roll"}


def test_rb_7_a_hat_of_the_same_roll_may_be_laid_on_a_false_skull() -> None:
    state = rib_cage_laid_then("left_hand*5 right_hand*6 rib_cage*4 hat")
    assert refused(GAME, state, "lay_hat") == 9
    state = play(GAME, state, "false_left_hand on_skull")
    assert actions(GAME, state) == {"lay_hat", "roll"}


def test_rb_7_the_duty_lapses_when_no_die_shows_a_bone() -> None:
    state = start(f"{EVERY_FACE} {lay(SKELETON, ['skull'])} roll pay_centre hat*2")
    assert actions(GAME, state) == {"leave"}
    assert refused(GAME, state, "false_skull") == 7


def test_rb_7_the_duty_lapses_when_no_site_is_open() -> None:
    state = all_but_left_foot_then("lay_left_foot roll pay_centre spine")
    assert actions(GAME, state) == {"leave"}
    assert refused(GAME, state, "false_spine") == 7


def test_rb_7_an_empty_skeleton_has_nothing_but_fitting_bones() -> None:
    state = start(f"{HANDS_AND_SKULLS} roll pay_left left_hand*5 right_hand*6 hat*6")
    assert actions(GAME, state) == {"lay_left_hand", "lay_right_hand"}
    assert refused(GAME, state, "roll") == 6


def test_rb_8_others_join_a_false_bone() -> None:
    state = skull_laid_then("left_upper_arm*5 right_hand*6 skull*4 spine")
    assert actions(GAME, state) == {"false_left_upper_arm", "false_right_hand", "false_skull", "false_spine"}
    state = play(GAME, state, "false_right_hand on_rib_cage")
    assert actions(GAME, state) == {"lay_left_upper_arm", "lay_spine", "roll"}


def test_rb_8_the_right_bone_can_no_longer_be_laid_there() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 skull*5 false_left_hand on_rib_cage roll pay_left*2")
    state = play(GAME, state, "left_upper_arm*2 right_hand*6 rib_cage*5")
    assert actions(GAME, state) == {"lay_left_upper_arm"}
    assert refused(GAME, state, "lay_rib_cage") == 8


def test_rb_8_the_bone_on_a_false_die_can_still_be_laid_on_its_own_site() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 skull*4 spine false_spine on_rib_cage roll pay_left*2")
    state = play(GAME, state, "left_hand*3 right_hand*6 spine*4")
    assert actions(GAME, state) == {"lay_spine"}


def test_rb_8_a_hat_may_sit_on_a_false_skull() -> None:
    state = rib_cage_laid_then("left_hand*5 right_hand*6 rib_cage*5 false_left_hand on_skull roll pay_left*2")
    state = play(GAME, state, "left_hand*2 right_hand*6 hat*5 lay_hat")
    assert rb.look(state)["hat"]
    assert rb.look(state)["skeleton"] == {"rib_cage": "rib_cage", "skull": "left_hand"}


def test_rb_9_the_hat_needs_a_skull() -> None:
    state = start(f"{EVERY_FACE} lay_rib_cage")
    assert refused(GAME, state, "lay_hat") == 9
    assert "lay_hat" in actions(GAME, play(GAME, state, "lay_skull"))


def test_rb_9_a_hat_that_was_not_rolled_is_refused() -> None:
    assert refused(GAME, start(f"{HANDS_AND_SKULLS} lay_skull"), "lay_hat") == 9


def test_rb_9_one_hat_at_most() -> None:
    state = start("left_hand*6 right_hand*6 skull*4 hat*2 lay_skull lay_hat")
    assert refused(GAME, state, "lay_hat") == 9
    assert actions(GAME, state) == {"take_hat", "roll"}


def test_rb_9_a_hat_taken_off_must_be_rolled_before_it_is_laid_again() -> None:
    state = start("left_hand*6 right_hand*6 skull*5 hat lay_skull lay_hat take_hat")
    assert actions(GAME, state) == {"roll"}
    assert refused(GAME, state, "lay_hat") == 9
    assert refused(GAME, state, "take_hat") == 9
    state = play(GAME, state, "roll pay_left left_hand*5 right_hand*6 hat*5")
    assert "lay_hat" in actions(GAME, state)


def test_rb_9_a_hat_taken_off_is_rolled_with_the_others() -> None:
    state = start("left_hand*6 right_hand*6 skull*5 hat lay_skull lay_hat roll")
    assert rb.look(state)["to_roll"] == {"left": 6, "right": 6, "centre": 4}
    assert rb.look(play(GAME, state, "take_hat"))["to_roll"] == {"left": 6, "right": 6, "centre": 5}


def test_rb_9_the_hat_may_come_off_rolls_later() -> None:
    state = start("left_hand*6 right_hand*6 skull*5 hat lay_skull lay_hat roll pay_left")
    state = play(GAME, state, "left_hand*5 right_hand*6 rib_cage*4 lay_rib_cage")
    assert actions(GAME, state) == {"take_hat", "roll"}


def test_rb_9_the_hat_may_come_off_just_before_burying() -> None:
    state = start(f"{EVERY_FACE} lay_skull lay_hat")
    assert GAME.scores(play(GAME, state, "bury")) == [2, 0]
    assert GAME.scores(play(GAME, state, "take_hat bury")) == [1, 0]


def test_rb_10_laid_bones_are_never_taken_back() -> None:
    state = start(f"{HANDS_AND_SKULLS} lay_skull roll pay_left left_hand*5 right_hand*6 rib_cage*5 lay_rib_cage roll")
    assert rb.look(state)["skeleton"] == {"skull": "skull", "rib_cage": "rib_cage"}
    assert rb.look(state)["to_roll"] == {"left": 5, "right": 6, "centre": 4}
    assert [key for key in rb.ACTIONS if key.startswith("take")] == ["take_hat"]


def test_rb_11_a_gravestone_of_the_last_roll_may_bury() -> None:
    state = start(f"{EVERY_FACE} lay_skull")
    assert {"bury", "roll"} <= actions(GAME, state)
    state = play(GAME, state, "bury")
    assert GAME.scores(state) == [1, 0]
    assert state[SEAT] == 1


def test_rb_11_without_a_gravestone_nothing_is_buried() -> None:
    assert refused(GAME, start(f"{HANDS_AND_SKULLS} lay_skull"), "bury") == 11


def test_rb_11_a_gravestone_of_an_earlier_roll_does_not_bury() -> None:
    state = start("left_hand*6 right_hand*6 skull gravestone*5 lay_skull roll")
    assert rb.look(state)["to_roll"] == {"left": 6, "right": 6, "centre": 5}  # it goes back among the unlaid dice
    state = play(GAME, state, "pay_left left_hand*5 right_hand*6 rib_cage*5")
    assert refused(GAME, state, "bury") == 11


def test_rb_11_a_skeleton_needs_a_bone_to_be_buried() -> None:
    state = start("left_hand*6 right_hand*6 gravestone*6")
    assert actions(GAME, state) == {"lay_left_hand", "lay_right_hand", "roll"}
    assert refused(GAME, state, "bury") == 11


def test_rb_12_a_lone_gravestone_has_to_bury() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 gravestone skull*4")
    assert actions(GAME, state) == {"bury"}
    assert refused(GAME, state, "roll") == 12
    assert refused(GAME, state, "leave") == 12


def test_rb_12_the_hat_may_still_come_off_first() -> None:
    state = start("left_hand*6 right_hand*6 skull*5 hat lay_skull lay_hat roll pay_left")
    state = play(GAME, state, "left_hand*5 right_hand*6 gravestone*4")
    assert actions(GAME, state) == {"bury", "take_hat"}
    state = play(GAME, state, "take_hat")
    assert actions(GAME, state) == {"bury"}
    assert refused(GAME, state, "roll") == 12


def test_rb_12_holds_also_where_no_roll_is_possible() -> None:
    state = all_but_left_foot_then("roll pay_left gravestone*2")
    assert actions(GAME, state) == {"bury"}
    assert refused(GAME, state, "leave") == 12


def test_rb_12_a_hat_or_a_bone_to_lay_leaves_a_choice() -> None:
    assert actions(GAME, skull_laid_then("left_hand*5 right_hand*6 gravestone hat*4")) == {"bury", "lay_hat"}
    assert actions(GAME, skull_laid_then("left_hand*5 right_hand*6 rib_cage*4 gravestone")) == {"bury", "lay_rib_cage"}


def test_rb_13_who_can_roll_does_not_leave() -> None:
    state = start(EVERY_FACE)
    assert refused(GAME, state, "leave") == 13
    assert refused(GAME, play(GAME, state, "lay_skull"), "leave") == 13


def test_rb_13_an_unburied_skeleton_is_worth_nothing() -> None:
    state = all_but_left_foot_then("lay_left_foot roll pay_centre hat lay_hat leave")
    assert GAME.scores(state) == [0, 0]
    assert state[SEAT] == 1
    assert rb.look(state)["to_roll"] == {"left": 6, "right": 6, "centre": 6}


def test_rb_13_with_a_gravestone_the_choice_is_free_once_a_die_is_laid() -> None:
    state = all_but_left_foot_then("roll pay_centre left_foot gravestone")
    assert actions(GAME, state) == {"lay_left_foot", "bury"}
    assert refused(GAME, state, "leave") == 6
    assert actions(GAME, play(GAME, state, "lay_left_foot")) == {"bury", "leave"}


def test_rb_13_who_could_pay_only_with_the_hat_may_take_it_off() -> None:
    state = start(f"{EVERY_FACE.replace('gravestone', 'hat')} {lay(SKELETON)} lay_hat")
    assert actions(GAME, state) == {"take_hat", "leave"}
    state = play(GAME, state, "take_hat")
    assert actions(GAME, state) == {"lay_hat", "roll"}
    assert refused(GAME, state, "leave") == 13


@mark.parametrize(
    ("bones", "points"),
    [
        ("left_upper_arm left_forearm left_hand", 5),
        ("right_upper_arm right_forearm right_hand", 5),
        ("left_thigh left_lower_leg left_foot", 5),
        ("right_thigh right_lower_leg right_foot", 5),
        ("skull rib_cage spine pelvis", 5),
    ],
)
def test_rb_14_a_filled_section_is_worth_five(bones: str, points: int) -> None:
    assert GAME.scores(start(f"{EVERY_FACE} {lay(bones)} bury")) == [points, 0]


def test_rb_14_a_filled_section_is_worth_five_with_a_false_bone_too() -> None:
    state = rib_cage_laid_then("left_forearm*4 left_hand right_hand*6 rib_cage*5 false_right_hand on_left_upper_arm")
    assert rb.skeleton_score(state) == 1 - 5
    state = play(GAME, state, "lay_left_forearm")
    assert rb.skeleton_score(state) == 2 - 5
    whole = play(GAME, state, "lay_left_hand")
    assert rb.skeleton_score(whole) == 1 + 5 - 5
    assert happened(state, move_named(GAME, state, "lay_left_hand"), whole)[1:] == [Completed("left_arm", 0)]


@mark.parametrize(
    ("bones", "points"),
    [
        ("skull", 1),
        ("skull rib_cage spine", 3),
        ("left_forearm left_hand", 2),
        ("rib_cage left_upper_arm right_upper_arm right_forearm", 4),
        ("skull rib_cage spine pelvis right_thigh", 5 + 1),
        ("pelvis left_thigh left_lower_leg left_foot right_thigh right_lower_leg", 1 + 5 + 2),
    ],
)
def test_rb_15_a_right_bone_in_an_unfilled_section_is_worth_one(bones: str, points: int) -> None:
    assert GAME.scores(start(f"{EVERY_FACE} {lay(bones)} bury")) == [points, 0]


def test_rb_16_a_false_bone_costs_five_in_any_section() -> None:
    state = skull_laid_then("left_upper_arm*5 right_hand*6 skull*4 spine false_right_hand on_rib_cage")
    assert rb.skeleton_score(state) == 1 - 5
    assert rb.skeleton_score(play(GAME, state, "lay_spine lay_left_upper_arm")) == 3 - 5
    state = play(GAME, state, "lay_spine roll pay_left*2 left_hand*3 right_hand*5 skull*4 false_skull on_pelvis")
    assert rb.skeleton_score(state) == 5 - 2 * 5


def test_rb_17_the_hat_doubles_the_total() -> None:
    assert GAME.scores(start(f"{EVERY_FACE} {lay('skull rib_cage spine pelvis left_thigh')} lay_hat bury")) == [12, 0]


def test_rb_17_the_hat_doubles_a_negative_total_too() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 hat*5 lay_hat false_left_hand on_rib_cage")
    assert rb.skeleton_score(state) == -8
    assert rb.skeleton_score(play(GAME, state, "take_hat")) == -4


def test_rb_18_the_total_is_added_to_the_score() -> None:
    state = start(f"{EVERY_FACE} {lay('skull rib_cage')} bury {EVERY_FACE} lay_skull bury {EVERY_FACE} lay_skull bury")
    assert GAME.scores(state) == [3, 1]


def test_rb_18_a_score_may_fall_below_zero() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 skull*5 false_left_hand on_rib_cage roll pay_left*2")
    state = play(GAME, state, "left_hand*2 right_hand*6 gravestone*5 bury")
    assert GAME.scores(state) == [-4, 0]
    assert GAME.mover(state) == CHANCE


@mark.parametrize("seats", [2, 3, 8])
def test_rb_19_the_first_seat_is_drawn_at_random(seats: int) -> None:
    state = GAME.initial(GAME.Options(seats=seats))
    assert GAME.mover(state) == CHANCE
    assert refused(GAME, state, "roll") == 19
    chances = {GAME.OUTCOMES[i]: weight for i, weight in enumerate(GAME.odds(state)) if weight}
    assert chances == {f"seat_{seat}": 1 for seat in range(seats)}


def test_rb_19_turns_go_in_seat_order() -> None:
    state = play(GAME, GAME.initial(GAME.Options(seats=3)), "seat_1")
    seats = []
    for _ in range(4):
        seats.append(state[SEAT])
        state = play(GAME, state, EVERY_FACE)
        assert GAME.mover(state) == seats[-1]
        state = play(GAME, state, "lay_skull bury")
    assert seats == [1, 2, 0, 1]
    assert GAME.scores(state) == [1, 2, 1]


@mark.parametrize("seats", [1, 9, 0, -2, "3", 2.0, True, None])
def test_rb_19_other_numbers_of_seats_are_refused(seats: object) -> None:
    with raises(OptionError):
        GAME.Options(seats=seats)


def test_rb_20_the_game_ends_at_once_and_who_reaches_the_target_wins() -> None:
    state = start(f"{EVERY_FACE} {lay('skull rib_cage')} lay_hat", target=4, seats=3)
    assert GAME.payoffs(state) == [0.0, 0.0, 0.0]
    state = play(GAME, state, "bury")
    assert GAME.mover(state) == TERMINAL
    assert GAME.scores(state) == [4, 0, 0]
    assert GAME.payoffs(state) == [1.0, 0.0, 0.0]
    assert actions(GAME, state) == set()
    assert refused(GAME, state, "roll") == 20


def test_rb_20_below_the_target_the_game_goes_on() -> None:
    state = start(f"{EVERY_FACE} {lay('skull rib_cage')} lay_hat bury", target=5)
    assert GAME.mover(state) == CHANCE


def test_rb_20_the_target_is_100_unless_agreed_otherwise() -> None:
    assert rb.Options().target == 100
    assert rb.Options(target=1).target == 1
    assert rb.Options(target=1000).target == 1000
    whole = f"{EVERY_FACE} {lay(SKELETON)} lay_hat bury"
    state = start(f"{whole} {EVERY_FACE} lay_skull bury {whole}")
    assert GAME.scores(state) == [100, 1]
    assert GAME.mover(state) == TERMINAL


@mark.parametrize("target", [0, 1001, -5, "100", 100.0, True, None])
def test_rb_20_other_targets_are_refused(target: object) -> None:
    with raises(OptionError):
        GAME.Options(target=target)


def test_rb_example_1_a_complete_skeleton() -> None:
    state = start(f"{EVERY_FACE} {lay(SKELETON)}")
    assert GAME.scores(play(GAME, state, "bury")) == [25, 0]
    state = play(GAME, state, "lay_hat")
    assert rb.look(state)["rolled"] == {"gravestone": 1}
    assert GAME.scores(play(GAME, state, "bury")) == [50, 0]


def test_rb_example_1_25_is_possible_after_one_post_op_roll() -> None:
    state = all_but_left_foot_then("roll pay_centre left_foot gravestone lay_left_foot bury")
    assert GAME.scores(state) == [25, 0]


def test_rb_example_1_50_is_not_possible_after_a_post_op_roll() -> None:
    state = all_but_left_foot_then("lay_hat roll pay_centre left_foot lay_left_foot")
    assert rb.skeleton_score(state) == 50
    assert rb.look(state)["rolled"] == {}
    assert actions(GAME, state) == {"take_hat", "leave"}


def test_rb_example_2_an_arm_four_bones_and_the_hat() -> None:
    bones = "left_upper_arm left_forearm left_hand rib_cage skull spine right_upper_arm"
    assert GAME.scores(start(f"{EVERY_FACE} {lay(bones)} lay_hat bury")) == [18, 0]


def test_rb_example_3_post_op_rolls_cost_1_2_3() -> None:
    state = start(f"{HANDS_AND_SKULLS} lay_skull")
    dice = []
    for price, bone in ((1, "rib_cage"), (2, "spine"), (3, "pelvis")):
        state = play(GAME, state, "roll")
        assert rb.look(state)["owed"] == price
        state = play(GAME, state, f"pay_left*{price}")
        to_roll = rb.look(state)["to_roll"]
        dice.append(sum(to_roll.values()))
        if to_roll["left"]:
            state = play(GAME, state, f"left_hand*{to_roll['left']}")
        state = play(GAME, state, f"right_hand*6 {bone}*{to_roll['centre']} lay_{bone}")
    assert dice == [18 - 1 - 1, 18 - 2 - 3, 18 - 3 - 6]


def test_rb_example_4_a_trunk_with_a_false_rib_cage() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 spine*2 pelvis*3 false_left_hand on_rib_cage")
    state = play(GAME, state, "lay_spine lay_pelvis roll pay_left*2 left_hand*2 right_hand*6 gravestone*3")
    assert rb.skeleton_score(state) == 0
    assert GAME.scores(play(GAME, state, "bury")) == [0, 0]


def test_rb_example_4_a_lone_false_bone_beside_one_right_bone() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 hat*5 false_left_hand on_rib_cage lay_hat roll pay_left*2")
    state = play(GAME, state, "left_hand*2 right_hand*6 gravestone*4")
    assert GAME.scores(play(GAME, state, "bury")) == [-8, 0]
    assert GAME.scores(play(GAME, state, "take_hat bury")) == [-4, 0]


def test_rb_example_5_a_hat_and_a_bare_skull() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 hat skull*4")
    assert actions(GAME, state) == {"lay_hat", "false_left_hand", "false_right_hand", "false_skull"}
    assert "roll" in actions(GAME, play(GAME, state, "lay_hat false_skull on_rib_cage"))
    assert "roll" in actions(GAME, play(GAME, state, "false_skull on_rib_cage lay_hat"))
    assert "roll" in actions(GAME, play(GAME, state, "false_skull on_rib_cage"))


def test_rb_example_5_with_a_gravestone_in_the_same_roll() -> None:
    state = skull_laid_then("left_hand*5 right_hand*6 hat skull*3 gravestone")
    assert actions(GAME, state) == {"lay_hat", "bury"}
    assert "roll" in actions(GAME, play(GAME, state, "lay_hat"))


@st.composite
def skeletons(draw: st.DrawFn) -> tuple[dict[str, str], bool]:
    """Bones by site, false ones among them, and whether the skull wears the hat."""
    sites: frozenset[str] = frozenset()
    for _ in range(draw(st.integers(1, 16))):
        sites |= {draw(st.sampled_from(sorted(open_sites(sites))))}
    skeleton = {site: site for site in sites}
    for site in draw(st.sets(st.sampled_from(sorted(sites)))):
        skeleton[site] = draw(st.sampled_from(sorted(SITES - {site})))
    return skeleton, "skull" in sites and draw(st.booleans())


@settings(deadline=None)
@given(skeletons(), st.integers(-50, 50))
def test_rb_14_to_18_the_worth_of_any_skeleton(drawn: tuple[dict[str, str], bool], banked: int) -> None:
    skeleton, hat = drawn
    state = start(EVERY_FACE, target=1000)
    state[rb.SCORES] = banked
    state[rb.HAT_ON] = int(hat)
    for site, bone in skeleton.items():
        state[rb.FILLED] |= 1 << rb.BONES.index(site)
        if bone != site:
            state[rb.FALSE + rb.BONES.index(site)] = 1 + rb.BONES.index(bone)
    assert rb.skeleton_score(state) == worth(skeleton, hat)
    assert sum(part.points for part in GAME.tally(state, 0)) == banked + worth(skeleton, hat)
    assert GAME.scores(play(GAME, state, "bury")) == [banked + worth(skeleton, hat), 0]


class Turn:
    """A turn kept with faces and sites by name, and what is due noted when the roll is seen."""

    def __init__(self) -> None:
        self.blank = Counter(left=6, right=6, centre=6)  # unlaid dice that show nothing
        self.shown: Counter[str] = Counter()  # unlaid dice of the last roll
        self.skeleton: dict[str, str] = {}
        self.hat = False
        self.rolling = True
        self.post_ops = 0
        self.owed = 0
        self.laid = False  # a die of the last roll
        self.false_due = False
        self.chosen = ""

    def open(self) -> frozenset[str]:
        return open_sites(frozenset(self.skeleton))

    def next_faces(self) -> tuple[str, ...]:
        return next(faces for kind, faces in FACES_OF.items() if self.blank[kind])

    def legal(self) -> set[str]:
        take_hat = {"take_hat"} if self.hat else set()
        if self.rolling:
            return set()
        if self.owed:
            return {f"pay_{kind}" for kind in +self.blank} | take_hat
        if self.chosen:
            return {f"on_{site}" for site in self.open()}
        faces = set(+self.shown)
        fits = {f"lay_{bone}" for bone in faces & self.open()}
        bury = {"bury"} if "gravestone" in faces and self.skeleton else set()
        hat = {"lay_hat"} if "hat" in faces and "skull" in self.skeleton else set()
        may = fits | bury | take_hat | (set() if self.hat else hat)
        if self.false_due:
            return may | {f"false_{bone}" for bone in faces & SITES}
        if self.post_ops and not self.laid and (fits or bury or hat):
            return may
        unlaid = self.blank.total() + self.shown.total()
        return may | {"roll" if unlaid > self.post_ops + 1 else "leave"}

    def falls(self, face: str) -> None:
        self.blank[KIND_OF[face]] -= 1
        self.shown[face] += 1
        if not self.blank.total():
            self.rolling = False
            faces = set(self.shown)
            nothing = "gravestone" not in faces and not faces & self.open()
            self.false_due = self.post_ops > 0 and nothing and bool(faces & SITES) and bool(self.open())

    def does(self, action: str) -> None:
        """Anything but ending the turn."""
        verb, _, what = action.partition("_")
        if action == "lay_hat":
            self.shown["hat"] -= 1
            self.hat = self.laid = True
        elif verb == "lay":
            self.shown[what] -= 1
            self.skeleton[what] = what
            self.laid = True
        elif verb == "take":
            self.hat = False
            self.blank["centre"] += 1
        elif verb == "false":
            self.shown[what] -= 1
            self.chosen = what
        elif verb == "on":
            self.skeleton[what] = self.chosen
            self.chosen = ""
            self.laid = True
            self.false_due = False
        elif verb == "roll":
            self.owed = self.post_ops + 1
            for face, dice in self.shown.items():
                self.blank[KIND_OF[face]] += dice
            self.shown.clear()
        elif verb == "pay":
            self.blank[what] -= 1
            self.owed -= 1
            if not self.owed:
                self.post_ops += 1
                self.laid = False
                self.rolling = True


def check_turn(state: State, turn: Turn, legal: set[str]) -> None:
    look = rb.look(state)
    assert actions(GAME, state) == legal
    assert look["skeleton"] == turn.skeleton
    assert look["hat"] == turn.hat
    assert look["rolled"] == +turn.shown
    assert +Counter(look["to_roll"]) == +turn.blank
    assert rb.skeleton_score(state) == worth(turn.skeleton, turn.hat)


def play_beside(random: Random, moves: list[str], refusals: Counter[int]) -> None:
    """Plays some turns with loaded dice and changing tempers, checks every choice and counts the refusals met."""
    seats = random.randint(2, 8)
    seat = random.randrange(seats)
    scores = [0] * seats
    moves.append(f"seat_{seat}")
    state = play(GAME, GAME.initial(GAME.Options(seats=seats, target=1000)), moves[0])
    for _ in range(25):
        turn = Turn()
        loads = {face: random.choice((0.02, 1, 1, 4)) for face in KIND_OF} | {"hat": random.choice((1, 4))}
        luck = random.choice((1, 100))  # how much likelier what is still missing comes up
        temper = {verb: random.choice((0.05, 1, 30)) for verb in ("lay", "take", "bury", "leave", "roll")}
        while moves[-1] not in ("bury", "leave") or turn.rolling:
            if turn.rolling:
                assert GAME.mover(state) == CHANCE
                assert GAME.legal(state) == 0
                faces = turn.next_faces()
                seen = turn.skeleton.keys() | turn.shown
                moves += random.choices(faces, [loads[face] * (1 if face in seen else luck) for face in faces])
                outcome = GAME.OUTCOMES.index(moves[-1])
                assert GAME.odds(state)[outcome] == 1
                turn.falls(moves[-1])
                state = GAME.step(state, outcome)
                continue
            legal = turn.legal()
            check_turn(state, turn, legal)
            assert GAME.mover(state) == seat
            for key in random.sample(rb.ACTIONS, 5):
                reason = refused(GAME, state, key)
                assert (reason == 0) == (key in legal)
                refusals[reason] += 1
            keys = sorted(legal)
            moves += random.choices(keys, [temper.get(key.partition("_")[0], 1) for key in keys])
            state = GAME.step(state, GAME.ACTIONS.index(moves[-1]))
            turn.does(moves[-1])
        scores[seat] += worth(turn.skeleton, turn.hat) if moves[-1] == "bury" else 0
        assert GAME.scores(state) == scores
        seat = (seat + 1) % seats


def test_rb_2_to_18_whole_turns_beside_a_second_telling_of_the_rules() -> None:
    refusals: Counter[int] = Counter()
    for seed in range(40):
        moves: list[str] = []
        with to_replay(seed, moves):
            play_beside(Random(seed), moves, refusals)
    assert set(refusals) == {0, 2, 4, 5, 6, 7, 8, 9, 11, 12, 13}
