"""The web application around the hub."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException

from ..engine.nodes import Refused
from . import talk
from .clocks import beating, catching_up, clocks, counting
from .coaches import Coaches, prepare
from .door import UNREADABLE, checked, dressed, failed, refused
from .hub import Hub
from .learned import offer
from .limits import LARGEST_MESSAGE, Rate
from .logs import set_up
from .notices import listen
from .openapi import document
from .page import PACKED, built, nowhere
from .push import Pusher
from .reviews import Reviews
from .routes import ROUTES
from .settings import Settings, handed_over
from .sockets import live
from .store import Store
from .thinkers import Thinkers


def create(settings: Settings | None = None) -> Litestar:
    """The application, on the settings that it is given or was started with."""
    chosen = settings or handed_over()
    if settings is None:
        set_up()  # in a process of its own
    offer(chosen.learned)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store, thinkers = Store(chosen.database), Thinkers()
        await asyncio.to_thread(store.migrate)
        hub = app.state.hub = Hub(store, thinkers, Rate(2 * chosen.rate, chosen.rate))
        coaches, reviews = Coaches(), Reviews(store)
        app.state.coaches, app.state.reviews = coaches, reviews
        pusher = app.state.pusher = Pusher(store, hub.buckets, chosen.contact, chosen.push_service)
        hub.moved = pusher.heed
        if chosen.warm_up:
            thinkers.warm(prepare)
        work = [clocks(hub), catching_up(hub), beating(hub), counting(hub), *([listen(hub)] if store.shared else [])]
        tasks = [asyncio.create_task(job) for job in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()
            coaches.close()
            await reviews.close()
            await pusher.close()
            with suppress(Refused):  # else the others will notice that this process no longer beats
                await store.write(lambda c: talk.stop(c, hub.process))
            thinkers.close()
            await store.close()

    async def hub(state: State) -> Hub:
        found: Hub = state.hub
        return found

    async def coaches(state: State) -> Coaches:
        found: Coaches = state.coaches
        return found

    async def reviews(state: State) -> Reviews:
        found: Reviews = state.reviews
        return found

    return Litestar(
        [*ROUTES, *built(), live],
        lifespan=[running],
        dependencies={"hub": Provide(hub), "coaches": Provide(coaches), "reviews": Provide(reviews)},
        before_request=checked,
        before_send=[dressed],
        after_exception=[failed],
        exception_handlers={
            **dict.fromkeys((Refused, HTTPException, *UNREADABLE), refused),
            NotFoundException: nowhere,
        },
        request_max_body_size=LARGEST_MESSAGE,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=PACKED),
        openapi_config=document(),
        logging_config=None,
        state=State({"names": chosen.names}),
    )
