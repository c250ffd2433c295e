"""The web application around the hub."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException

from ..engine.nodes import Refused
from .db import chats
from .db.store import Store
from .limits import LARGEST_MESSAGE, Rate
from .live.background import beating, catching_up, clocks, counting
from .live.coach_pool import CoachPool, prepare
from .live.hub import Hub
from .live.mind_pool import MindPool
from .live.peers import listen
from .live.push import Pusher
from .live.reviews import Reviews
from .live.threads import FairThreads
from .logs import set_up
from .settings import Settings, handed_over
from .trained_minds import load_folder
from .web.answers import UNREADABLE, add_headers, log_failure, refused
from .web.auth import check_request
from .web.compression import Compression
from .web.openapi import document
from .web.routes import ROUTES
from .web.sockets import live
from .web.static_files import built, nowhere


def create(settings: Settings | None = None) -> Litestar:
    """The application, with these settings or those the process was started with."""
    chosen = settings or handed_over()
    if settings is None:
        set_up()  # in a process of its own
    load_folder(chosen.learned)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store, mind_pool = Store(chosen.database), MindPool()
        await asyncio.to_thread(store.migrate)
        hub = app.state.hub = Hub(store, mind_pool, Rate(2 * chosen.rate, chosen.rate))
        coach_pool, reviews = CoachPool(), Reviews(store, FairThreads(1, "reviews"))
        app.state.coach_pool, app.state.reviews = coach_pool, reviews
        pusher = app.state.pusher = Pusher(store, hub.buckets, chosen.contact, chosen.push_service)
        hub.tables.hooks.on_event = pusher.on_event
        if chosen.warm_up:
            mind_pool.warm(prepare)
        work = [clocks(hub), catching_up(hub), beating(hub), counting(hub), *([listen(hub)] if store.shared else [])]
        tasks = [asyncio.create_task(job) for job in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()
            coach_pool.close()
            await reviews.close()
            await pusher.close()
            with suppress(Refused):  # else the others will notice that this process no longer beats
                await store.write(lambda c: chats.stop(c, hub.process))
            mind_pool.close()
            await store.close()

    async def hub(state: State) -> Hub:
        found: Hub = state.hub
        return found

    async def coach_pool(state: State) -> CoachPool:
        found: CoachPool = state.coach_pool
        return found

    async def reviews(state: State) -> Reviews:
        found: Reviews = state.reviews
        return found

    return Litestar(
        [*ROUTES, *built(), live],
        lifespan=[running],
        dependencies={"hub": Provide(hub), "coach_pool": Provide(coach_pool), "reviews": Provide(reviews)},
        before_request=check_request,
        before_send=[add_headers],
        after_exception=[log_failure],
        exception_handlers={
            **dict.fromkeys((Refused, HTTPException, *UNREADABLE), refused),
            NotFoundException: nowhere,
        },
        request_max_body_size=LARGEST_MESSAGE,
        middleware=[Compression()],
        openapi_config=document(),
        logging_config=None,
        state=State({"names": chosen.names}),
    )
