"""The picture of the terminal in the README is what the terminal shows."""

from ..picture import PICTURE, screen, svg


def test_the_picture_of_the_terminal_shows_what_the_terminal_shows() -> None:
    assert svg(screen()) == PICTURE.read_text(encoding="utf-8")
