"""Work where there are no threads: done on the event loop, one piece after the other."""

import asyncio
from collections.abc import Generator
from concurrent.futures import Executor

import pytest

from ossuary.host import executors


@pytest.fixture
def on_the_loop(monkeypatch: pytest.MonkeyPatch) -> Executor:
    """An executor as a browser's Python has it."""
    monkeypatch.setattr(executors, "HAS_THREADS", False)
    return executors.executor(2, "some")


def test_work_begins_after_what_is_due_and_in_its_order(on_the_loop: Executor) -> None:
    done: list[str] = []

    async def work() -> None:
        first, second = (on_the_loop.submit(done.append, name) for name in ("first", "second"))
        asyncio.get_running_loop().call_soon(done.append, "due")
        await asyncio.gather(asyncio.wrap_future(first), asyncio.wrap_future(second))

    asyncio.run(work())
    assert done == ["due", "first", "second"]


def test_an_error_is_the_callers(on_the_loop: Executor) -> None:
    async def work() -> None:
        await asyncio.get_running_loop().run_in_executor(on_the_loop, lambda: 1 // 0)

    with pytest.raises(ZeroDivisionError):
        asyncio.run(work())


def test_work_that_nobody_wants_any_more_is_not_done(on_the_loop: Executor) -> None:
    done: list[str] = []

    async def work() -> None:
        on_the_loop.submit(done.append, "unwanted").cancel()
        await asyncio.wrap_future(on_the_loop.submit(done.append, "wanted"))

    asyncio.run(work())
    assert done == ["wanted"]


def test_others_have_their_turn_between_the_pieces_of_long_work(on_the_loop: Executor) -> None:
    done: list[str] = []

    def long() -> Generator[None, None, str]:
        for piece in ("first", "second", "third"):
            done.append(piece)
            yield
        return "all"

    async def work() -> str:
        result = asyncio.wrap_future(executors.in_pieces(on_the_loop, long))
        while not result.done():
            await asyncio.sleep(0)
            if done and done[-1] != "other":
                done.append("other")
        return await result

    assert asyncio.run(work()) == "all"
    assert done == ["first", "other", "second", "other", "third", "other"]


def test_an_error_in_a_piece_is_the_callers(on_the_loop: Executor) -> None:
    def long() -> Generator[None, None, float]:
        yield
        return 1 / 0

    async def work() -> None:
        await asyncio.wrap_future(executors.in_pieces(on_the_loop, long))

    with pytest.raises(ZeroDivisionError):
        asyncio.run(work())


def test_threads_do_work_in_pieces_as_a_whole() -> None:
    def long() -> Generator[None, None, str]:
        yield
        return "all"

    with executors.executor(1, "some") as pool:
        assert executors.in_pieces(pool, long).result() == "all"
