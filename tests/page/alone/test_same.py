"""Tests of the page that has a host, on the page that needs none, with the network cut."""
# ruff: noqa: F401  what is imported are the tests

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ..past import mistaken
from ..test_beside import (
    test_a_game_to_its_target_is_kept_and_can_be_taken_back,
    test_each_game_ends_in_its_own_way,
    test_the_coach,
    test_what_is_tapped_in_is_counted_as_the_command_counts_it,
    test_whose_signs_to_take_is_a_choice,
)
from ..test_coach import (
    HINT,
    LONG,
    panel,
    test_what_is_good_is_not_asked_about,
    to_choose,
)
from ..test_coach import test_german as test_the_coach_in_german
from ..test_coming_and_going import test_a_reload_in_the_middle_of_a_game, test_back_and_forward
from ..test_dice import (
    test_a_false_secret_is_found,
    test_a_forged_record_is_pointed_at,
    test_a_fork_is_checked_with_both_dice,
    test_a_kept_file_makes_it_a_proof,
    test_after_a_game_its_dice_are_checked,
    test_in_a_rematch_everybody_gives_a_text_again,
)
from ..test_endings import test_a_result_goes_into_a_picture
from ..test_everyone import (
    test_bots_are_called_by_their_names_in_lists,
    test_the_rules_of_every_game_can_be_read,
    test_what_a_screen_reader_hears,
)
from ..test_games import (
    EVERY_GAME,
    ME,
    MIND,
    test_one_person_against_a_bot,
    test_play_now_is_one_click,
    test_two_people_on_one_screen,
)
from ..test_keyboard import test_a_game_by_keyboard
from ..test_learn import (
    test_a_lesson_in_german,
    test_a_lesson_to_its_end,
    test_the_rules_are_searched_in_german,
    test_the_rules_have_pictures_rulings_and_a_search,
    test_why_not,
)
from ..test_looking_back import (
    slider,
    test_a_known_mistake_is_named_and_what_was_better_is_on_the_board,
    test_a_record_from_a_file,
    test_every_move_by_keyboard,
    test_the_chances_and_the_shares_are_there_for_ears_too,
    test_the_way_there_from_my_own_games,
)
from ..test_looking_back import test_by_touch as test_looking_back_by_touch
from ..test_looking_back import test_german as test_looking_back_in_german
from ..test_past import test_everything_of_mine_is_downloaded, test_from_a_game_to_its_dice
from ..test_practice import (
    test_a_puzzle_is_answered_on_the_board_and_the_next_one_comes,
    test_every_answer_can_be_given_in_words_by_keyboard,
)
from ..test_touch import test_a_game_by_touch
from .files import Files, Local, kept_whole

pytestmark = [pytest.mark.xdist_group("alone"), pytest.mark.nightly]
Windows = Callable[..., Local]


@pytest.fixture(scope="module")
def windows(browser: Browser, folder: Path) -> Iterator[Windows]:
    """Windows that have everything, and no network: one for each language and kind of screen."""
    made: dict[str, Local] = {}

    def window(**how: Any) -> Local:
        key = json.dumps(how, sort_keys=True)
        if key not in made:
            files = Files(folder)
            made[key] = Local(browser, f"{files.url}/some/where/", service_workers="allow", **how)
            made[key].open()
            assert kept_whole(made[key].page, folder / "some" / "where") == []
            files.stop()
            made[key].context.set_offline(True)
        return made[key]

    yield window
    for one in made.values():
        one.close()


@pytest.fixture
def visit(windows: Windows) -> Iterator[Callable[..., Local]]:
    """A window that others have used; its size is as asked."""
    used: list[Local] = []

    def make(**how: Any) -> Local:
        size = how.pop("viewport", None)
        one = windows(**how)
        if one not in used:
            used.append(one)
            one.errors.clear()
            one.open()
        one.page.set_viewport_size(size or one.how["viewport"])
        return one

    yield make
    for one in used:
        one.check()
        one.ask("POST", "/api/me", {"name": "Ada"})
        for table in one.ask("GET", "/api/me/tables"):
            if table["status"] != "over":  # one person has only so many tables
                one.ask("POST", f"/api/tables/{table['table']}/commands", {"type": "close", "id": "close"})


@pytest.fixture
def ada(visit: Callable[..., Local]) -> Local:
    """Whoever sits at the usual window, which remembers no entries."""
    one = visit()
    one.page.reload()
    return one


@pytest.fixture
def checking(ada: Local) -> Local:
    """Where dice are checked."""
    ada.open("/check")
    return ada


@pytest.fixture
def back(visit: Callable[..., Local]) -> Callable[..., Local]:
    """Opens a window on a game with a mistake, after this many moves; the record lies on a table of the page itself."""

    def make(game: str, move: int | None = None, **how: Any) -> Local:
        one = visit(**how)
        one.ask("POST", "/api/me", {"name": "Ada"})
        laid = one.ask("POST", "/api/records", mistaken(game).record.write())
        more = "" if move is None else f"&move={move}"
        one.open(f"/t/{laid['table']}/back?invite={laid['invite']}{more}")
        expect(slider(one)).to_be_visible()
        return one

    return make


@EVERY_GAME
def test_the_coach_gives_a_hint_and_the_whole_answer(visit: Callable[..., Local], game: str) -> None:
    ada = visit()
    table = ada.set_up(game, ME, MIND, coach=True, options=LONG[game])
    yours = to_choose(ada, table)
    coach = panel(ada.page)
    coach.get_by_role("button", name="Hint").click()
    expect(coach.locator(".hint")).to_contain_text(HINT)
    coach.get_by_role("button", name="Figures").click()
    choices = panel(ada.page, "Figures").locator("ol > li")
    expect(choices.first).to_contain_text("%")
    assert 1 < choices.count() <= len(yours["offers"])
