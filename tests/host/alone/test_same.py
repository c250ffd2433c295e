"""Tests of the protocol, with the host that the page has in place of the one that it reaches over a network."""
# ruff: noqa: F401  what is imported are the tests

from ..live.test_clocks import test_a_clock_has_seconds_or_days_within_bounds, test_minds_have_no_clock
from ..live.test_coach import test_an_exact_answer_has_every_choice_with_reasons_that_sum
from ..live.test_counsel import (
    test_a_sign_of_somebody_else_is_a_choice_too,
    test_a_solved_choice_is_weighed_exactly,
    test_a_winning_stop_is_found,
    test_what_cannot_be_is_refused_with_the_reason,
)
from ..live.test_forks import (
    test_a_fork_with_new_dice_is_verified_from_its_first_move,
    test_a_record_from_elsewhere_is_forked_too_with_the_same_dice_only_if_it_names_them,
    test_the_position_is_shown_before_the_start_and_nothing_before_it_is_taken_back,
    test_with_the_same_dice_and_the_same_actions_the_game_goes_as_it_went,
)
from ..live.test_practice import (
    test_a_puzzle_is_asked_at_its_position_and_says_nothing_of_its_answer,
    test_a_review_counts_mistakes_by_the_kind_of_what_was_best,
    test_an_answer_to_what_is_not_due_changes_nothing,
    test_one_press_makes_puzzles_of_another_seat,
    test_what_is_no_answer_is_refused,
)
from ..messages.test_review_messages import (
    test_a_game_that_is_played_has_no_looks_and_no_review,
    test_a_record_that_ends_early_is_looked_back_on,
    test_a_table_that_was_never_played_has_nothing_to_show,
    test_looks_are_asked_for_page_by_page,
    test_the_curve_goes_from_the_start_to_the_result,
)
from ..messages.test_why_not import test_through_the_protocol as test_why_not_through_the_protocol
from ..table.test_lessons import test_a_rematch_of_a_lesson_has_sealed_dice
from ..table.test_lessons import test_through_the_protocol as test_a_lesson_through_the_protocol
from ..test_play import test_a_game_against_a_mind
from ..test_tables import (
    test_options_are_checked_before_a_table_is_opened,
    test_people_around_one_screen_each_have_a_seat,
    test_what_a_table_can_be_opened_with,
)
from ..web.test_openapi import test_a_record_against_the_rules_is_refused_with_the_rule
from ..web.test_safety import (
    test_an_id_is_letters_digits_and_nothing_at_its_end,
    test_what_cannot_be_shown_is_refused,
)
