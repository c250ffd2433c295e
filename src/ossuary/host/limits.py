"""Rate limits, as buckets that refill with time."""

import ipaddress
from dataclasses import dataclass

from ..engine.nodes import Refused

MOST_OPEN_TABLES = 50  # of one player that are not over
MOST_OPENED_TOURNAMENTS = 5  # by one player that are not over
MOST_ENTERED_TOURNAMENTS = 10
LARGEST_MESSAGE = 16 * 1024  # bytes
LARGEST_RECORD = 1024 * 1024
MOST_SOCKETS = 50  # of one player, or of those without a name from one address
FULL = 10_000  # buckets that are kept


@dataclass(frozen=True)
class Rate:
    """A burst, and then a number per second."""

    burst: float
    per_second: float


CHAT = Rate(5, 0.5)  # of one player
REPORTS = Rate(5, 0.02)
REQUESTS = Rate(200, 20)  # of one address
FILES = Rate(600, 60)  # of the page, which a device keeps after its first visit
GUESTS = Rate(30, 0.05)  # new ones from one address
TABLES = Rate(60, 1)  # opened by one player, rematches too
JOINS = Rate(10, 0.1)  # tables at which one player sits down
TOURNAMENTS = Rate(5, 0.01)  # opened by one player
LAID = Rate(5, 0.1)  # records that one player lays on tables
CARRIED = Rate(40, 0.1)  # records of games played elsewhere that one player brings
ADVICE = Rate(20, 5)  # questions of one player to the coach
REVIEWS = Rate(5, 0.1)  # that one player, or one address, has made, and mistakes that become puzzles by a press
LOOKS = Rate(60, 1)  # pages of looks that one player, or one address, has made
PUZZLES = Rate(60, 1)  # asked, answered and added by one player
EXPORTS = Rate(3, 0.01)  # of everything that is one player's
COUNSEL = Rate(20, 0.5)  # questions to the coach from one address
NOTICES = Rate(20, 0.01)  # to one player
WEBHOOKS = Rate(100, 1)  # notices to the webhooks of one player
CODES = Rate(10, 0.1)  # recovery codes tried from one address


class Buckets:
    """What each caller has left."""

    def __init__(self) -> None:
        self._left: dict[tuple[str, Rate], tuple[float, float]] = {}

    def take(self, who: str, rate: Rate, now: float) -> None:
        """Takes one; raises Refused if none is left."""
        left, since = self._left.pop((who, rate), (rate.burst, now))
        left = min(rate.burst, left + max(0.0, now - since) * rate.per_second)  # clocks may be set back
        self._left[who, rate] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > FULL:
            del self._left[next(iter(self._left))]  # the one not asked for longest
        if left < 1:
            raise Refused("host-too-fast")

    def take_from(self, address: str, rate: Rate, now: float) -> None:
        """Takes one for a remote address; this machine itself is not limited."""
        if not is_here(address):
            self.take(address, rate, now)


class Sockets:
    """The open sockets of each caller."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}

    def enter(self, who: str) -> None:
        """Counts one more; raises Refused if that is too many."""
        if self._open.get(who, 0) >= MOST_SOCKETS:
            raise Refused("host-too-many-sockets", most=MOST_SOCKETS)
        self._open[who] = self._open.get(who, 0) + 1

    def exit(self, who: str) -> None:
        """Counts one less."""
        self._open[who] -= 1
        if self._open[who] == 0:
            del self._open[who]


def source(address: str) -> str:
    """The address that limits count by: itself, or its 64-bit network for IPv6."""
    found = _read(address)
    if isinstance(found, ipaddress.IPv6Address) and not found.is_loopback:
        return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found), 64), strict=False))
    return address


def is_here(address: str) -> bool:
    """Whether an address is this machine's own, which nobody else can have."""
    found = _read(address)
    return found is not None and found.is_loopback


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(address)
    except ValueError:
        return None
