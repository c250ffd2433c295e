"""The web application around the hub."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from ..engine.nodes import Refused
from .db import chats
from .db.store import Store
from .limits import Rate
from .live.background import beating, catching_up, clocks, counting
from .live.coach_pool import CoachPool, prepare
from .live.dailies import Dailies
from .live.hub import Hub
from .live.mind_pool import MindPool
from .live.peers import listen
from .live.practice import Practising
from .live.push import Pusher
from .live.reviews import Reviews
from .live.threads import FairThreads
from .logs import set_up
from .settings import Settings, handed_over
from .trained_minds import load_folder
from .web.application import Application
from .web.connection import Services
from .web.openapi import documenting
from .web.routes import ROUTES, SOCKETS
from .web.static_files import PAGES


def create(settings: Settings | None = None) -> Application:
    """The application, with these settings or those the process was started with."""
    chosen = settings or handed_over()
    if settings is None:
        set_up()  # in a process of its own
    load_folder(chosen.learned)

    @asynccontextmanager
    async def running() -> AsyncIterator[Services]:
        store, mind_pool = Store(chosen.database), MindPool()
        await asyncio.to_thread(store.migrate)
        hub = Hub(store, mind_pool, Rate(2 * chosen.rate, chosen.rate))
        coach_pool, reviews = CoachPool(), Reviews(store, FairThreads(1, "reviews"))
        practising = Practising(store, FairThreads(1, "practice"))
        dailies = Dailies(store, hub.tables, reviews, FairThreads(1, "dailies"))
        pusher = Pusher(store, hub.buckets, chosen.contact, chosen.push_service)
        hub.tables.hooks.on_event = pusher.on_event
        if chosen.warm_up:
            mind_pool.warm(prepare)
        work = [clocks(hub), catching_up(hub), beating(hub), counting(hub), *([listen(hub)] if store.shared else [])]
        tasks = [asyncio.create_task(job) for job in work]
        try:
            yield Services(hub, coach_pool, reviews, practising, dailies, pusher, chosen)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()
            coach_pool.close()
            dailies.close()
            await reviews.close()
            practising.close()
            await pusher.close()
            with suppress(Refused):  # else the others will notice that this process no longer beats
                await store.write(lambda c: chats.stop(c, hub.process))
            mind_pool.close()
            await store.close()

    return Application([*ROUTES, documenting(ROUTES), *SOCKETS, *PAGES], running)
