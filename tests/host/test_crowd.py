"""The simulation of a crowd agrees with what is known of queues."""

import random

import pytest

from benchmarks.crowd import Clock, Disk, Needs, Queue, simulated

MANY = 40_000


@pytest.mark.parametrize(("servers", "waits"), [(1, 4.0), (2, 0.8 * 0.8 / (1 - 0.8 * 0.8))])
def test_a_queue_is_as_long_as_theory_says(servers: int, waits: float) -> None:
    dice, clock, times = random.Random(1), Clock(), list[float]()
    queue, at = Queue(clock, servers), 0.0

    def come() -> None:
        began = clock.now
        work = dice.expovariate(1)
        queue.ask(work, lambda: times.append(clock.now - began - work))

    for _ in range(MANY):
        at += dice.expovariate(0.8 * servers)
        clock.after(at, come)
    clock.run()
    assert sum(times) / MANY == pytest.approx(waits, rel=0.1)  # Erlang's formula, four fifths busy


def test_a_flush_serves_all_who_came_before_it() -> None:
    clock, served = Clock(), list[float]()
    disk = Disk(clock, 1.0)
    for at in (0.0, 0.5, 0.9, 1.5):
        clock.after(at, lambda: disk.ask(lambda: served.append(clock.now)))
    clock.run()
    assert served == [1.0, 2.0, 2.0, 3.0]
    assert disk.worked == 3.0


def test_what_is_calculated_is_simulated() -> None:
    needs = Needs(people=20_000)
    found = simulated(needs, 4)
    assert found.processes == pytest.approx(needs.rate * needs.action / 4, rel=0.05)
    assert found.cores == pytest.approx(needs.rate * needs.event / needs.cores, rel=0.05)
    assert needs.action + needs.event + needs.flush < sum(found.times) / len(found.times)
