"""What things are worth under best play, as docs/minds.md tells it."""

from benchmarks.prices import PICTURE, TARGETS, edges, picture, signs

DOCUMENT = (PICTURE.parents[1] / "minds.md").read_text(encoding="utf-8")


def test_the_picture_of_the_first_seat_is_what_the_tables_say() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(edges()), "draw it anew with `python -m benchmarks.prices`"


def test_the_told_prices_of_signs_and_of_beginning_are_those_of_the_tables() -> None:
    beginning = [f"{100 * of_game[target - 1]:.3f}%" for target in TARGETS for of_game in edges().values()]
    told = [number for row in signs() for number in row[1:]]
    lines = [line for line in DOCUMENT.splitlines() if line.startswith("| ")]
    for number, target in enumerate(TARGETS):
        assert f"| {' | '.join([str(target), *beginning[3 * number : 3 * number + 3]])} |" in lines
        assert f"| {' | '.join([str(target), *told[4 * number : 4 * number + 4]])} |" in lines
