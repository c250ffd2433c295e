"""Messages that wait for one reader."""

import asyncio

from ossuary.host.inbox import Inbox


def test_messages_come_in_their_order_also_to_a_reader_who_waits() -> None:
    async def scene() -> list[int]:
        inbox = Inbox[int]()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        read = [await inbox.get(), await inbox.get()]
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        return [*read, await waiting, await inbox.get()]

    assert asyncio.run(scene()) == [1, 2, 3, 4]


def test_nothing_is_lost_with_a_reader_who_gives_up() -> None:
    async def scene() -> int:
        inbox = Inbox[int]()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        waiting.cancel()
        await asyncio.wait([waiting])
        return await inbox.get()

    assert asyncio.run(scene()) == 1
