"""The web application around the hub."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from ..engine.nodes import Refused
from .db import chats
from .db.store import Store
from .limits import Rate
from .live.background import beating, catching_up, clocks, counting, pairing, rating
from .live.coach_pool import CoachPool, prepare
from .live.dailies import Dailies
from .live.hub import Hub
from .live.live_table import Live
from .live.mind_pool import MindPool
from .live.peers import Peers
from .live.practice import Practising
from .live.push import Pusher
from .live.ratings import Rater
from .live.reviews import Reviews
from .live.threads import FairThreads
from .live.webhooks import Webhooks
from .logs import set_up
from .settings import Settings, handed_over
from .table.events import AnyEvent
from .trained_minds import load_folder
from .web import asyncapi
from .web.application import Application
from .web.connection import Services
from .web.openapi import documenting
from .web.pair_routes import PAIRS
from .web.routes import ROUTES, SOCKETS
from .web.static_files import PAGES

TURN = 0.001  # seconds after which a thread that runs Python lets the event loop on
YOUNG = 20_000  # new objects that the collector waits for: a busy host makes hundreds with every action


def create(settings: Settings | None = None) -> Application:
    """The application, with these settings or those the process was started with."""
    chosen = settings or handed_over()
    if settings is None:
        set_up()  # in a process of its own
        gc.freeze()  # what is loaded by now stays
        gc.set_threshold(YOUNG)
        sys.setswitchinterval(TURN)
    load_folder(chosen.learned)

    @asynccontextmanager
    async def running() -> AsyncIterator[Services]:
        store, mind_pool = Store(chosen.database), MindPool()
        await asyncio.to_thread(store.migrate)
        hub = Hub(store, mind_pool, Rate(2 * chosen.rate, chosen.rate), chosen.pairs, chosen.listens)
        coach_pool, reviews = CoachPool(), Reviews(store, FairThreads(1, "reviews"))
        practising = Practising(store, FairThreads(1, "practice"))
        dailies = Dailies(store, hub.tables, reviews, FairThreads(1, "dailies"))
        rater = Rater(store, hub.tables, reviews, FairThreads(1, "ratings"))
        pusher = Pusher(store, hub.buckets, chosen.contact, chosen.push_service)
        webhooks = Webhooks(store, hub.buckets, chosen.webhooks, chosen.webhooks_to)

        def on_event(live: Live, event: AnyEvent) -> None:
            pusher.on_event(live, event)
            webhooks.on_event(live, event)

        hub.tables.hooks.on_event = on_event
        peers = Peers(hub)
        if chosen.warm_up:
            mind_pool.warm(prepare)
        work = [
            clocks(hub),
            catching_up(hub),
            beating(hub),
            counting(hub),
            pairing(hub),
            rating(rater),
            *([peers.listen(), peers.tell()] if store.shared else []),
        ]
        tasks = [asyncio.create_task(job) for job in work]
        try:
            yield Services(hub, coach_pool, reviews, practising, dailies, rater, pusher, webhooks, chosen)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()
            coach_pool.close()
            dailies.close()
            rater.close()
            await reviews.close()
            practising.close()
            await pusher.close()
            await webhooks.close()
            with suppress(Refused):  # else the others will notice that this process no longer beats
                await store.write(lambda c: chats.stop(c, hub.process))
                if store.shared:
                    await store.write(store.notices.tell_rest)
            mind_pool.close()
            await store.close()

    pairs = PAIRS if chosen.pairs else []
    return Application(
        [*ROUTES, documenting(ROUTES), *map(asyncapi.documenting, SOCKETS), *SOCKETS, *pairs, *PAGES], running
    )
