"""Where the time of an action goes in the host: python benchmarks/stages.py; prints the processor time of each stage.

One table with two people who watch, no network: an action is decided, applied, told and written, stage by stage. Each
stage is measured while nothing else runs, and is the least of three tries; applying can be tried only once.
"""

import asyncio
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.json import encode

from ossuary.engine.registry import GAMES, actions_of
from ossuary.host.db import accounts, table_log
from ossuary.host.db.store import Store
from ossuary.host.limits import Rate
from ossuary.host.live.hub import Hub
from ossuary.host.live.live_table import Client
from ossuary.host.live.mind_pool import MindPool
from ossuary.host.messages.view import happening, view
from ossuary.host.protocol.commands import AnyCommand, Join, Start
from ossuary.host.protocol.http import NewSeat, NewTable
from ossuary.host.table.apply import apply
from ossuary.host.table.decide import decide
from ossuary.host.table.rights import Asker

T = TypeVar("T")
ACTIONS, TRIES, TIMES = 60, 3, 20
COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Stages:
    """Microseconds of processor time by stage, of every action."""

    def __init__(self) -> None:
        self.found: dict[str, list[float]] = defaultdict(list)

    def of(self, stage: str, work: Callable[[], T], times: int = TIMES, tries: int = TRIES) -> T:
        """What the work brings."""
        least = float("inf")
        for _ in range(tries):
            began = time.thread_time()
            for _ in range(times):
                made = work()
            least = min(least, (time.thread_time() - began) / times)
        self.found[stage].append(1e6 * least)
        return made


async def played(game: str, folder: Path) -> Stages:
    """The stages of the first actions of a game."""
    store, pool = Store(f"sqlite:///{folder / game}.db"), MindPool()
    store.migrate()
    hub = Hub(store, pool, Rate(1e9, 1e9))
    ada = (await store.write(lambda c: accounts.create(c, "Ada", 0.0))).id
    bob = (await store.write(lambda c: accounts.create(c, "Bob", 0.0))).id
    opened = await hub.opener.open(NewTable(game, [NewSeat("me"), NewSeat("open")], {}), ada)
    live = await hub.tables.visible_to(opened.table, ada, opened.invite)
    await hub.commands.carry_out(live, Join("j", text="b"), bob)
    await hub.commands.carry_out(live, Start("s"), ada)
    for player in (ada, bob):
        await hub.presence.enter(live, Client(player), 0)
    stages, match, rng = Stages(), live.match, random.Random(1)
    rules = match.table.game
    for number in range(ACTIONS):
        if (seat := match.mover) is None:
            break
        by, action = match.sittings[seat].player, rng.choice(actions_of(rules, match.table.state))
        sent = {"type": "act", "id": f"a{number}", "version": match.version, "seat": seat}
        raw = encode({**sent, "actions": [rules.ACTIONS[action]]})
        command = stages.of("decoding", lambda: COMMANDS.decode(raw))  # noqa: B023  called at once
        asker = Asker(by, live.now(), live.present, live.around(live.now()))
        event: Any = stages.of("deciding, with the draws", lambda: decide(match, command, asker))  # noqa: B023
        moved = stages.of("applying", lambda: apply(match, event, shown=True), 1, 1)  # noqa: B023
        news = stages.of("what happened, in words", lambda: happening(match, event, moved))  # noqa: B023
        seen = stages.of("the table as all see it", lambda: view(match, live.names, live.present, live.now()))
        own = stages.of("rights and offers of both", lambda: [live.own(who, live.now()) for who in (ada, bob)])
        stages.of("encoding", lambda: (encode([news]), encode(seen), [encode(one) for one in own]))  # noqa: B023
        await store.write(lambda c: stages.of("statements", lambda: table_log.append(c, match, event, False), 1, 1))  # noqa: B023
    pool.close()
    await hub.close()
    await store.close()
    return stages


def main() -> None:
    """Prints a table."""
    with tempfile.TemporaryDirectory() as folder:
        found = {game: asyncio.run(played(game, Path(folder))).found for game in GAMES}
    print("| µs | " + " | ".join(found) + " |\n|---|" + "---:|" * len(found))
    for stage in next(iter(found.values())):
        means = [sum(one[stage]) / len(one[stage]) for one in found.values()]
        print(f"| {stage} | " + " | ".join(f"{mean:.0f}" for mean in means) + " |")


if __name__ == "__main__":
    main()
