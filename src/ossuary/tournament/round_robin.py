"""Round robin: everybody meets everybody once, the seats shared out evenly."""

from .meetings import Meeting


def rounds_of(players: int) -> int:
    """How many rounds there are."""
    return players - 1 + players % 2


def pair(players: int, number: int) -> list[Meeting]:
    """A round, counted from 0, of players who are numbered from 0."""
    circle = rounds_of(players)  # all but the last stand in a circle, which turns by one a round
    half = (circle + 1) // 2
    found = [Meeting((number + step) % circle, (number - step) % circle) for step in range(1, half)]
    if players % 2:
        return [*found, Meeting(number, None)]
    own = (number, circle) if number % 2 == 0 else (circle, number)
    return [Meeting(*own), *found]
