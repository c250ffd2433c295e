"""The web application around the hub."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .. import __version__
from ..minds.simple import compiled
from ..rules.nodes import Refused
from . import talk
from .clocks import beating, catching_up, clocks
from .door import checked, dressed, refused
from .hub import Hub
from .limits import LARGEST_MESSAGE, Rate
from .notices import listen
from .routes import ROUTES
from .settings import Settings, handed_over
from .sockets import live
from .store import Store
from .thinkers import Minds, Thinkers


def create(settings: Settings | None = None, minds: Minds = compiled) -> Litestar:
    """The application, on the settings that it is given or was started with."""
    chosen = settings or handed_over()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store, thinkers = Store(chosen.database), Thinkers(minds)
        await asyncio.to_thread(store.migrate)
        hub = app.state.hub = Hub(store, thinkers, Rate(2 * chosen.rate, chosen.rate))
        thinkers.warm()
        work = [clocks(hub), catching_up(hub), beating(hub), *([listen(hub)] if store.shared else [])]
        tasks = [asyncio.create_task(job) for job in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()
            with suppress(Refused):  # else the others will notice that this process no longer beats
                await store.write(lambda c: talk.stop(c, hub.process))
            thinkers.close()
            await store.close()

    async def hub(state: State) -> Hub:
        found: Hub = state.hub
        return found

    return Litestar(
        [*ROUTES, live],
        lifespan=[running],
        dependencies={"hub": Provide(hub)},
        before_request=checked,
        before_send=[dressed],
        exception_handlers={Refused: refused, HTTPException: refused},
        request_max_body_size=LARGEST_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="Ossuary", version=__version__, path="/api", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )
