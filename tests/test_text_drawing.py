"""Tables drawn as text: literal pictures of chosen states, and every state within its columns and signs."""

from collections.abc import Sequence
from textwrap import dedent

import pytest

from ossuary.drawing.text import ASCII, WIDEST, Canvas, Scene, Tone, framed, goal, mark, picture, usual
from ossuary.drawing.text import TERMINALS as DRAWINGS
from ossuary.engine.facts import Fact, happened
from ossuary.engine.nodes import TURN
from ossuary.engine.record import read, replay
from ossuary.engine.registry import GAMES, actions_of
from ossuary.words import LANGUAGES
from tests.golden import GOLDEN, RECORDS, WORDS


def scenes(name: str, language: str = "en") -> list[Scene]:
    """Every state of a golden game with the facts of its turn."""
    record = read((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    game, found, facts = record.game, list[Scene](), list[Fact]()
    names = [f"Anna-Katharina {seat + 1}" for seat in range(record.options.seats)]
    for step in replay(record):
        facts = [*(facts if step.before[TURN] == step.after[TURN] else []), *happened(game.NAME, *step)]
        legal = actions_of(game, step.after) if game.mover(step.after) >= 0 else []
        keys = [game.ACTIONS[action] for action in legal]
        found.append(Scene(game.look(step.after), keys, facts, names, WORDS[language].say))
    return found


def drawn(name: str, move: int, language: str = "en", names: Sequence[str] = ("You", "Wick", "Pica")) -> Canvas:
    """The table of a golden game after a move."""
    return DRAWINGS[GOLDEN[name].game].draw(scenes(name, language)[move - 1]._replace(names=names))


def lit(canvas: Canvas) -> list[str]:
    """What is marked as a place to act."""
    return [text.strip() for row in canvas.rows() for text, tone in row if tone is Tone.ACT and text.strip()]


def same(canvas: Canvas, picture: str) -> None:
    assert str(canvas).splitlines() == dedent(picture).strip("\n").splitlines()


def test_two_throws_at_three_tiles_of_bones() -> None:
    same(
        drawn("bones-two", 107),
        """
        ╭───────╮  ╭───────╮  ╭───────╮     ╭───────╮ ╭───────╮
        │ ●     │  │       │  │ ●   ● │     │ ●     │ │ ●     │
        │   ●   │  │   ●   │  │   ●   │     │   ●   │ │   ●   │ = 6
        │     ● │  │       │  │ ●   ● │     │     ● │ │     ● │
        ├───────┤  ├───────┤  ├───────┤     ╰───────╯ ╰───────╯
        │       │  │       │  │ ●   ● │
        │  (4)  │  │  (1)  │  │   ●   │     6 + 6 = 12
        │       │  │       │  │ ●   ● │
        ╰───────╯  ╰───────╯  ╰───────╯     ● ● 2 markers left
          = 7        = 2        = 10

        You            [5|3] [3|3] [6|2] [4|2] [6|1] [4|1] [2|1] [1|1] [4| ]
        Wick           [5|1] [3|1] [6| ]
        """,
    )


def test_the_line_of_bones_is_laid_at_the_end() -> None:
    last = len(scenes("bones-two"))
    text = str(drawn("bones-two", last))
    assert "╭" not in text  # neither board nor dice
    assert text.startswith("You            [") and "][" in text


def test_a_skeleton_with_a_hat_and_a_false_foot() -> None:
    canvas = drawn("rolling-bones-two", 242)
    same(
        canvas,
        """
                      ▂███▂                  ╭───╮
                     ╭─────╮                 │▂▂█│
                     │ ● ● │                 ╰───╯
                     ╰┬┬┬┬┬╯                 foot
        ∋═●≡≡≡●●═══●╭───┼───╮············    ╭───╮ ╭───╮ ╭───╮
                    ├───┼───┤                │●≡●│ │●≡●│ │══∈│
                    ╰───┼───╯                ╰───╯ ╰───╯ ╰───╯
                       ╪╪╪                   2 × forearm, hand
                       ╪╪╪                   ╭───╮
                     ╲══╪══╱                 │├┼┤│
                     ●     ●                 ╰───╯
                     █     █                 rib cage
                     ·     ●
                     ·     ║
                   ···     ●█●
        """,
    )
    wrong = [text for row in canvas.rows() for text, tone in row if tone is Tone.DANGER]
    assert wrong == ["●█●"]


def test_bones_that_fit_are_lit_on_the_dice_and_on_the_skeleton() -> None:
    name, canvas = "rolling-bones-two", drawn("rolling-bones-two", 21)
    assert [action for action in scenes(name)[20].actions if action.startswith("lay_")] == ["lay_pelvis"]
    assert "╲══╪══╱" in lit(canvas) and lit(canvas).count("│╲═╱│ │╲═╱│") == 1


def test_sharks_in_the_water() -> None:
    same(
        drawn("shark-attacks-two", 70),
        """
        You            /!\\·/!\\·····
        Wick           ············
        ≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~≈~
         ╭─────╮ ╭─────╮ ╱─────╲  ╭───────╮
         │o o o│ │ o o │ │ ◢ ◢ │  │   ◢█  │
         │~~~~~│ │~~~~~│ │~~~~~│  │  ◢██  │
         ╰─────╯ ╰─────╯ ╲─────╱  │≈◢███≈≈│
         5 × o                    ╰───────╯
        """,
    )


def test_two_pyramids_and_a_choice_of_two_cards() -> None:
    canvas = drawn("skulls-of-sedlec-two", 36)
    same(
        canvas,
        """
          ╭───╮    ╭───╮    ╭───╮  You                       Wick
        1 │ ∞ │  2 │ ♥ │  3 │ ∞ │     ╭───╮ ╭╌╌╌╮ ╭╌╌╌╮         ╭╌╌╌╮ ╭╌╌╌╮ ╭╌╌╌╮
        +1│ † │    │ ψ │  +2│ ∞ │     │ ψ │ ╎   ╎ ╎   ╎         ╎   ╎ ╎   ╎ ╎   ╎
          ╰───╯    ╰───╯    ╰───╯     │ ♥ │ ╎   ╎ ╎   ╎         ╎   ╎ ╎   ╎ ╎   ╎
          ╭╌╌╌╮    ╭───╮    ╭───╮     ╰───╯ ╰╌╌╌╯ ╰╌╌╌╯         ╰╌╌╌╯ ╰╌╌╌╯ ╰╌╌╌╯
        4 ╎   ╎  5 │┌─┐│  6 │ † │  ╭───╮ ╭───╮ ╭╌╌╌╮ ╭╌╌╌╮   ╭───╮ ╭───╮ ╭───╮ ╭───╮
          ╎   ╎    ││†││  +1│ ♥ │  │ † │ │ ♥ │ ╎   ╎ ╎   ╎   │ ψ │ │ ψ │ │ ∞ │ │ ψ │
          ╰╌╌╌╯    ╰───╯    ╰───╯  │ ♛ │ │ † │ ╎   ╎ ╎   ╎   │ ∞ │ │ † │ │ ψ │ │ ψ │
                                   ╰───╯ ╰───╯ ╰╌╌╌╯ ╰╌╌╌╯   ╰───╯ ╰───╯ ╰───╯ ╰───╯
                                   ╭───╮ ╭───╮
                                   │ ♛ │ │ ∞ │
                                   │ ψ │ │ ♛ │
                                   ╰───╯ ╰───╯
        ♛ royal  ψ peasant  † priest  ♥ romantic  ∞ criminal
        """,
    )
    assert "2 │" in lit(canvas) and "6 │" in lit(canvas) and "5 │" not in lit(canvas)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN)
def test_every_state_has_room_in_a_terminal_and_signs_in_a_poor_one(name: str, language: str) -> None:
    drawing = DRAWINGS[GOLDEN[name].game]
    for scene in scenes(name, language):
        canvas = drawing.draw(scene)
        assert 0 < canvas.width <= WIDEST, scene
        assert canvas.height <= 22, scene
        for sign in set(str(canvas)):
            assert sign.isalnum() or sign.translate(ASCII).isascii(), sign
        for fact in scene.facts:
            assert len(mark(GOLDEN[name].game, fact)) <= 12
            drawn = picture(GOLDEN[name].game, fact)
            assert drawn is None or drawn.width <= 64


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_ours_draws_itself(game: str) -> None:
    assert game in DRAWINGS


def test_usual_is_what_a_game_says_and_only_if_it_is_legal() -> None:
    look: dict[str, object] = {}
    assert usual("rolling-bones", look, ["lay_skull", "bury", "roll"]) == "lay_skull"
    assert usual("rolling-bones", look, ["bury", "leave"]) is None
    assert usual("shark-attacks", look, ["stop", "go_on"]) is None
    assert usual("shark-attacks", look, ["stop", "party"]) == "party"
    assert usual("bones", look, ["take_2", "go_on"]) == "take_2"
    assert usual("bones", look, ["take_1", "take_2", "go_on"]) is None
    assert usual("bones", look, ["ask", "give_up"]) is None
    assert usual("skulls-of-sedlec", look, ["dig_1_2", "collect_3"]) is None
    assert usual("no-such-game", look, ["a", "b"]) is None


def test_goals_are_the_points_that_win() -> None:
    assert goal("rolling-bones", {"target": 100}) == 100
    assert goal("bones", {"end": "points", "end_at": 120}) == 120
    assert goal("bones", {"end": "tiles", "end_at": 0}) is None
    assert goal("skulls-of-sedlec", {}) is None


def test_a_canvas_keeps_what_lies_below_a_space() -> None:
    canvas = framed(["ab"], Tone.QUIET, Tone.ACT)
    canvas.put(0, 1, " x", Tone.GOLD)
    assert str(canvas) == "╭──╮\n│xb│\n╰──╯"
    assert canvas.rows()[1] == [("│", Tone.QUIET), ("x", Tone.GOLD), ("b", Tone.ACT), ("│", Tone.QUIET)]
