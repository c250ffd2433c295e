"""Limits: buckets that fill again with time, and how many sockets everybody may hold."""

import pytest

from ossuary.engine.nodes import Refused
from ossuary.host.limits import FULL, MOST_SOCKETS, Buckets, Rate, Sockets, source

RATE = Rate(burst=3, per_second=0.5)


def taken(buckets: Buckets, who: str, now: float, rate: Rate = RATE) -> bool:
    """Whether somebody may take one now."""
    try:
        buckets.take(who, rate, now)
    except Refused:
        return False
    return True


def test_a_bucket_gives_its_burst_and_then_what_comes_in() -> None:
    buckets = Buckets()
    assert [taken(buckets, "ada", 100.0) for _ in range(5)] == [True, True, True, False, False]
    assert not taken(buckets, "ada", 101.0)
    assert [taken(buckets, "ada", 102.0) for _ in range(2)] == [True, False]
    assert [taken(buckets, "ada", 106.0) for _ in range(3)] == [True, True, False]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    buckets = Buckets()
    assert taken(buckets, "ada", 0.0)
    assert [taken(buckets, "ada", 1_000_000.0) for _ in range(4)] == [True, True, True, False]


def test_asking_in_vain_costs_nothing() -> None:
    buckets = Buckets()
    for _ in range(3):
        buckets.take("ada", RATE, 0.0)
    assert [taken(buckets, "ada", now) for now in (0.5, 1.0, 1.5, 2.0)] == [False, False, False, True]


def test_everybody_has_a_bucket_of_each_rate() -> None:
    buckets, other = Buckets(), Rate(burst=1, per_second=1)
    assert [taken(buckets, "ada", 0.0) for _ in range(4)] == [True, True, True, False]
    assert taken(buckets, "bob", 0.0)
    assert [taken(buckets, "ada", 0.0, other) for _ in range(2)] == [True, False]


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    buckets = Buckets()
    assert taken(buckets, "ada", 5000.0)
    assert [taken(buckets, "ada", 1000.0) for _ in range(3)] == [True, True, False]
    assert taken(buckets, "ada", 1002.0)


def test_only_so_many_buckets_are_kept_and_the_one_not_asked_for_longest_goes() -> None:
    buckets, once = Buckets(), Rate(burst=1, per_second=0.001)
    buckets.take("first", once, 0.0)
    buckets.take("second", once, 0.0)
    for number in range(FULL - 2):
        buckets.take(f"guest {number}", once, 0.0)
    assert not taken(buckets, "first", 0.0, once)
    buckets.take("one more", once, 0.0)
    assert taken(buckets, "second", 0.0, once)
    assert not taken(buckets, "first", 0.0, once)


@pytest.mark.parametrize(
    ("address", "free"),
    [
        *(("127.0.0.1", True), ("127.8.9.10", True), ("::1", True), ("192.0.2.7", False), ("2001:db8::7", False)),
        *(("10.0.0.1", False), ("localhost", False), ("", False)),
    ],
)
def test_only_the_machine_itself_is_not_counted(address: str, free: bool) -> None:
    buckets, once = Buckets(), Rate(burst=1, per_second=0.001)
    buckets.take_from(address, once, 0.0)
    if free:
        buckets.take_from(address, once, 0.0)
    else:
        with pytest.raises(Refused, match="host-too-fast"):
            buckets.take_from(address, once, 0.0)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("nowhere", "nowhere"),
    ],
)
def test_an_ipv6_address_counts_as_its_network(address: str, counted: str) -> None:
    assert source(address) == counted


def test_nobody_holds_more_than_fifty_sockets() -> None:
    sockets = Sockets()
    assert MOST_SOCKETS == 50
    for _ in range(50):
        sockets.enter("ada")
    with pytest.raises(Refused, match="host-too-many-sockets") as refused:
        sockets.enter("ada")
    assert refused.value.details == {"most": 50}
    sockets.enter("bob")


def test_a_socket_that_closes_makes_room_for_one() -> None:
    sockets = Sockets()
    for _ in range(50):
        sockets.enter("ada")
    sockets.exit("ada")
    sockets.enter("ada")
    with pytest.raises(Refused, match="host-too-many-sockets"):
        sockets.enter("ada")


def test_a_socket_that_was_refused_is_not_counted() -> None:
    sockets = Sockets()
    for _ in range(50):
        sockets.enter("ada")
    for _ in range(3):
        with pytest.raises(Refused, match="host-too-many-sockets"):
            sockets.enter("ada")
    for _ in range(50):
        sockets.exit("ada")
    for _ in range(50):
        sockets.enter("ada")
