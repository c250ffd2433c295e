"""Swiss pairing: equals meet, nobody twice, and a bye once at most; the best have the first choice."""

from collections.abc import Sequence

from .matching import Matching
from .meetings import Meeting, Rounds, opponents, rested, seat_balance
from .standings import points_of

LEANING = (
    2  # seat 0 that much more often than seat 1: two players who lean the same way do not meet if it can be helped
)


def most_rounds(players: int) -> int:
    """How many rounds can certainly be paired without a repetition."""
    # A graph of N vertices that each have N/2 neighbours has partners for all (Dirac); round R takes R - 1 away.
    return (players + 1) // 2


def pair(ranked: Sequence[int], rounds: Rounds) -> list[Meeting] | None:
    """The next round of players in their order of rank; none where somebody would meet somebody again."""
    rest = len(ranked) if len(ranked) % 2 else None  # who meets this one rests
    may = _may_meet(ranked, rounds, rest)
    balance = seat_balance(rounds)
    lean = [balance.get(player, 0) for player in ranked] + ([0] if rest is not None else [])
    apart = [{other for other in others if not _same_leaning(lean[one], lean[other])} for one, others in enumerate(may)]
    matching = Matching(apart)
    if not matching.complete:
        matching = Matching(may)
    if not matching.complete:
        return None
    points = points_of(ranked, rounds)
    found, unpaired = list[Meeting](), list(range(len(ranked)))
    if rest is not None:
        resting = next(one for one in reversed(unpaired) if matching.fix(one, rest))
        unpaired.remove(resting)
    last = _last_seats(rounds)
    while unpaired:
        one = unpaired.pop(0)
        other = next(
            other for other in _wishes(one, unpaired, [points[player] for player in ranked]) if matching.fix(one, other)
        )
        unpaired.remove(other)
        found.append(_seated(ranked[one], ranked[other], balance, last, len(found)))
    return [*found, *([Meeting(ranked[resting], None)] if rest is not None else [])]


def _may_meet(ranked: Sequence[int], rounds: Rounds, rest: int | None) -> list[set[int]]:
    """Who may meet whom, by rank; whoever has not rested yet may meet the one who stands for a bye."""
    place = {player: at for at, player in enumerate(ranked)}
    met = opponents(rounds)
    may = [
        {*range(len(ranked))} - {at, *(place[other] for other in met.get(player, ()) if other in place)}
        for at, player in enumerate(ranked)
    ]
    if rest is not None:
        fresh = {place[player] for player in ranked if player not in rested(rounds)}
        for one in fresh:
            may[one].add(rest)
        may.append(fresh)
    return may


def _same_leaning(one: int, other: int) -> bool:
    return abs(one) >= LEANING and abs(other) >= LEANING and (one > 0) == (other > 0)


def _wishes(one: int, others: list[int], points: list[float]) -> list[int]:
    """The others as one would meet them: of the same points first, the upper half the lower half of them."""
    equals = [other for other in others if points[other] == points[one]]
    middle = (len(equals) + 1) // 2 - 1 if equals else 0  # one itself belongs to the upper half
    place = {other: abs(at - middle) for at, other in enumerate(equals)}
    return sorted(others, key=lambda other: (points[one] - points[other], place.get(other, 0), other))


def _seated(one: int, other: int, balance: dict[int, int], last: dict[int, int], board: int) -> Meeting:
    """Two players with seats: seat 0 for whoever had it less often, then for whoever did not have it last."""
    wants = [(balance.get(player, 0), last.get(player, 0)) for player in (one, other)]
    if wants[0] == wants[1]:
        return Meeting(one, other) if board % 2 == 0 else Meeting(other, one)
    return Meeting(one, other) if wants[0] < wants[1] else Meeting(other, one)


def _last_seats(rounds: Rounds) -> dict[int, int]:
    """1 for whoever had seat 0 last, -1 for whoever had seat 1."""
    last: dict[int, int] = {}
    for meetings in rounds:
        for meeting in meetings:
            if meeting.second is not None:
                last[meeting.first], last[meeting.second] = 1, -1
    return last
