"""Games with another page, without a server: what comes is checked, then kept, and only then followed."""

import asyncio
import hashlib
import json
import secrets
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, cast

import msgspec

from ... import __version__
from ...engine.nodes import CHANCE, TERMINAL, Refused
from ...engine.record import RecordError, is_printable, no_constant, once
from ...engine.registry import GAMES, Game, options_for
from ...pair import Cheated, Pair
from ...shares import Chain
from ..clock import clock
from ..db import accounts, table_log
from ..protocol.answers import Ack
from ..protocol.commands import Act, AnyCommand, Rematch, Resign
from ..protocol.pairs import LONGEST, AnyBetween, Hello, NewPair, PairFacts, Ready, Said
from ..table import events
from ..table.apply import match_from_log
from ..table.events import AnyEvent, Opened, Sitting, Started
from ..table.match import OVER
from ..table.rights import Asker, check
from .live_table import Live
from .locked import LockedTable
from .opener import new_id
from .pair_line import MOST_UNASKED, Line
from .pair_shelf import Shelf, Side
from .presence import Presence
from .stored_tables import NoTable
from .tables import Tables

VERSION = f"{__version__} 1"  # of the rules, and of what is said here
ENVELOPE = 2 * LONGEST  # characters around and in a message


class Pairs:
    """The games of this page with others."""

    def __init__(self, tables: Tables, presence: Presence, folder: str | None) -> None:
        self._tables = tables
        self._store = tables.store
        self._presence = presence
        self._shelf = Shelf(folder)
        self._known: dict[str, Pair] = {}
        self._lines: set[Line] = set()
        self._lock = asyncio.Lock()  # taken before that of a table

    def offer(self, new: NewPair, player: str) -> PairFacts:
        """A game to which another page can be invited; its dice are fixed now."""
        game, options = _terms(new.game, {**new.options, "seats": 2})
        pair, side = new_id(), Side(player, game.NAME, options, 0, secrets.token_hex(32), True)
        self._shelf.keep(pair, side)
        return _facts(pair, side)

    def facts(self, pair: str) -> PairFacts:
        """What is known of a game; refused where nothing is."""
        side = self._shelf.find(pair)
        if side is None:
            raise Refused("host-no-table")
        return _facts(pair, side)

    async def enter(self, line: Line) -> None:
        """Begins to speak over a new connection."""
        async with self._lock:
            self._lines.add(line)
            if side := self._shelf.find(line.pair):
                self._greet(line, line.pair, side)

    async def exit(self, line: Line) -> None:
        """Ends a connection."""
        async with self._lock:
            self._lines.discard(line)
        for live, client in line.clients.values():
            await self._presence.exit(live, client)

    async def hear(self, line: Line, text: str) -> None:
        """Takes in what the other page says."""
        async with self._lock:
            if line.over:
                return
            try:
                if len(text) > ENVELOPE:
                    raise Cheated("pair-form")
                await self._take(line, _read(text))
            except (Cheated, msgspec.MsgspecError, UnicodeError, RecursionError):
                for pair in set() if _is_stopped(text) else line.met:  # of which it should have been is not known
                    await self._cheated(pair, "pair-form", text)
                line.stop(line.pair, "pair-form")

    async def carry_out(self, live: Live, command: AnyCommand, player: str) -> Ack:
        """Carries out a command of the player here; its event may wait for the other page."""
        pair = live.match.id
        async with self._lock:
            side = self._shelf.find(pair)
            if side is None or side.pair is None:
                raise Refused("pair-elsewhere")
            game = self._pair(pair, side)
            async with self._tables.locked(live) as table:
                await self._follow(table, game)  # the page may have been closed in between
                match = live.match
                if (version := match.recent_commands.get(player, {}).get(command.id)) is not None:
                    return Ack(command.id, version, again=True)
                check(match, type(command), Asker(player, live.now()), getattr(command, "seat", None))
                for line in self._lines:
                    line.unasked = 0
                if isinstance(command, Rematch):
                    return self._again(pair, side, command, match.version, match.rematch)
                said = _said(game, command, match.game_version, match.version)
                self._keep(pair, side, game)
                self._speak(pair, said)  # what is kept is said, even if the table cannot follow
                await self._follow(table, game, player, command.id)
            return Ack(command.id, live.match.version)

    async def _take(self, line: Line, message: AnyBetween) -> None:
        if isinstance(message, Hello):
            await self._met(line, message)
        elif isinstance(message, Said):
            await self._heard(line, message)
        else:
            line.stop(message.pair, message.why, theirs=True)

    async def _met(self, line: Line, hello: Hello) -> None:
        """Somebody speaks at the other end: begins a game, or goes on with it."""
        pair, side = hello.pair, self._shelf.find(hello.pair)
        if pair in line.met:
            raise Cheated("pair-form")
        why = _stranger(hello) or self._unfit(line, hello, side)
        if why:
            return line.stop(pair, why)
        if side is None:
            game, options = _terms(hello.game, hello.options)
            wanted = hello.after is None
            line.unasked += not wanted
            side = Side(line.player, game.NAME, options, 1 - hello.seat, secrets.token_hex(32), wanted, hello.after)
        if side.pair is None:
            side.name = hello.name
            self._known[pair] = _begun(side, hello)
        game_of_two = self._pair(pair, side)
        self._keep(pair, side, game_of_two)
        line.met.add(pair)
        self._greet(line, pair, side)
        await self._settle(line, pair, side)
        for text in game_of_two.said(hello.heard):
            line.send(Said(pair, text))
        mover = game_of_two.game.mover(game_of_two.state)
        if not game_of_two.heard and not game_of_two.said(0) and not side.seat and mover == CHANCE:
            said = game_of_two.begin()
            self._keep(pair, side, game_of_two)
            line.send(Said(pair, said))
        if again := self._shelf.find(rematch_of(pair)):  # only now has the other heard how this game ended
            self._greet(line, rematch_of(pair), again)

    async def _heard(self, line: Line, said: Said) -> None:
        pair = said.pair
        if pair not in line.met:
            return line.stop(pair, "pair-form")
        side = self._shelf.find(pair)
        assert side
        game = self._pair(pair, side)
        before = game.heard
        try:
            answer = game.hear(said.text)
        except Cheated as error:
            await self._cheated(pair, error.key, said.text)
            for one in [line, *(self._lines - {line})]:
                if pair in one.met:
                    one.stop(pair, error.key)
            return
        if game.heard == before:
            return
        self._keep(pair, side, game)
        await self._settle(line, pair, side)
        if answer is not None:
            line.send(Said(pair, answer))

    def _unfit(self, line: Line, hello: Hello, side: Side | None) -> str | None:
        """Why a game is not played with whoever says this, if it is not."""
        if side is None:
            if hello.yours is not None:
                return "pair-lost"
            return None if hello.pair == line.pair and hello.after is None else self._unasked(line, hello)
        if side.fault:
            return side.fault
        if side.pair is not None:
            known = self._pair(hello.pair, side)
            same = known.theirs == hello.commitment and hello.yours in (None, known.commitment)
            if not same:
                return "pair-other"
            return "pair-older" if hello.heard > len(known.said(0)) else None
        agreed = (side.game, side.options, 1 - side.seat) == (hello.game, hello.options, hello.seat)
        own = Chain(bytes.fromhex(side.end)).commitment.hex()
        if not agreed or hello.yours not in (None, own) or hello.commitment == own:
            return "pair-terms"
        return "pair-older" if hello.heard else None

    def _unasked(self, line: Line, hello: Hello) -> str | None:
        """Why a game that nobody here asked for is not begun: only a rematch is."""
        if line.unasked == MOST_UNASKED:
            return "pair-flood"
        before = self._shelf.find(hello.after) if hello.after in line.met else None
        if before is None or hello.after is None or hello.pair != rematch_of(hello.after):
            return "pair-other"
        over = self._pair(hello.after, before).waits_for is None
        agreed = (before.game, before.options, 1 - before.seat) == (hello.game, hello.options, hello.seat)
        return None if over and agreed else "pair-terms"

    def _greet(self, line: Line, pair: str, side: Side) -> None:
        """Says who is here, once for each game and connection."""
        if pair in line.greeted:
            return
        line.greeted.add(pair)
        own = Chain(bytes.fromhex(side.end)).commitment.hex()
        known = self._pair(pair, side) if side.pair is not None else None
        yours, heard = (known.theirs, known.heard) if known else (None, 0)
        terms: dict[str, Any] = {"game": side.game, "options": side.options, "seat": side.seat, "after": side.after}
        line.send(Hello(pair, VERSION, name=line.name, commitment=own, yours=yours, heard=heard, **terms))

    async def _settle(self, line: Line, pair: str, side: Side) -> None:
        """Brings the table of a game to where the game is, and says that the other is there."""
        game = self._pair(pair, side)
        live = await self._live(pair)
        if live is None:
            if not game.moves:
                return
            live = await self._open(pair, side, game)
        async with self._tables.locked(live) as table:
            await self._follow(table, game)
        if pair not in line.clients and side.guest:
            await line.sit(self._presence, live, side.guest)
            line.tell(Ready(pair, side.name, side.wanted))

    async def _open(self, pair: str, side: Side, game: Pair) -> Live:
        """The table of a game, with its first throw."""
        now, name = clock(), side.name
        guest = await self._store.write(lambda c: accounts.create(c, name, now))
        side.guest = guest.id
        self._keep(pair, side, game)
        sitting = {side.seat: side.player, 1 - side.seat: guest.id}
        sittings = [Sitting("person", player=sitting[seat], ready=True) for seat in range(2)]
        first = next(_chunks(game.game, game.game.initial(game.options), game.moves))
        log: list[AnyEvent] = [
            Opened(at=now, player=side.player, game=side.game, options=side.options, sittings=sittings, shared=True),
            Started(at=now, moves=first, shares=game.shares),
        ]
        match = match_from_log(pair, b"", log)
        await self._store.write(lambda c: table_log.create(c, match, new_id(), log))
        if side.after and (before := await self._live(side.after)):
            async with self._tables.locked(before) as table:
                if before.match.rematch is None:
                    await table.commit(events.Rematch(at=before.now(), table=pair))
        return await self._tables.live(pair)

    async def _follow(self, table: LockedTable, game: Pair, player: str | None = None, id: str | None = None) -> None:
        """Plays at the table what the game has had since: actions alone while their throw waits for the other."""
        match = table.live.match
        if match.status == OVER:
            return
        new, seats = game.moves[len(match.table.record.moves) :], match.sittings
        asked: dict[str, Any] = {"player": player, "id": id}
        if game.is_bound and game.game.mover(game.state) == CHANCE:
            if match.bound is None:
                at = table.live.now()
                await table.commit(events.Bound(at=at, seat=game.seat, **asked))
            return await self._resigned(table, game, asked)
        for moves in _chunks(game.game, match.table.state, new):
            seat, at = game.game.mover(table.live.match.table.state), table.live.now()
            by = asked if seat == game.seat and player else {"player": seats[seat].player}
            event = events.Played(at=at, seat=seat, by="player", moves=moves, shares=game.shares, **by)
            await table.commit(event)
        await self._resigned(table, game, asked)

    async def _resigned(self, table: LockedTable, game: Pair, asked: dict[str, Any]) -> None:
        if (seat := game.resigned) is not None and table.live.match.status != OVER:
            by = asked if seat == game.seat else {"player": table.live.match.sittings[seat].player}
            await table.commit(events.Resigned(at=table.live.now(), seat=seat, **by))

    async def _cheated(self, pair: str, fault: str, text: str) -> None:
        """Ends a game in which something came that no honest program sends, and keeps what it was."""
        side = self._shelf.find(pair)
        if side is None or self._pair(pair, side).waits_for is None:
            return
        side.fault, side.evidence = fault, text[:ENVELOPE].encode(errors="backslashreplace").decode()
        self._shelf.keep(pair, side)
        if live := await self._live(pair):
            async with self._tables.locked(live) as table:
                await table.commit(events.Ended(at=live.now(), why="cheated", fault=fault))

    def _again(self, pair: str, side: Side, command: Rematch, version: int, table: str | None) -> Ack:
        """Asks for a rematch, with new dice; the other page agrees by itself."""
        if table is None:
            again = rematch_of(pair)
            if (new := self._shelf.find(again)) is None:
                new = Side(side.player, side.game, side.options, side.seat, secrets.token_hex(32), True, pair)
            new.wanted = True
            self._shelf.keep(again, new)
            for line in self._lines:
                if pair in line.met:
                    self._greet(line, again, new)
        return Ack(command.id, version, table=table)

    def _speak(self, pair: str, said: str) -> None:
        for line in self._lines:
            if pair in line.met:
                line.send(Said(pair, said))

    def _pair(self, pair: str, side: Side) -> Pair:
        """A game that has begun."""
        if pair not in self._known:
            assert side.pair
            self._known[pair] = Pair.resumed(side.pair)
        return self._known[pair]

    def _keep(self, pair: str, side: Side, game: Pair) -> None:
        side.pair = game.kept()
        self._shelf.keep(pair, side)

    async def _live(self, pair: str) -> Live | None:
        try:
            return await self._tables.live(pair)
        except NoTable:
            return None


def rematch_of(pair: str) -> str:
    """The name of the next game of two: both know it without asking."""
    return hashlib.sha256(f"{pair} again".encode()).hexdigest()[:32]


def _facts(pair: str, side: Side) -> PairFacts:
    game = Pair.resumed(side.pair) if side.pair else None
    over = game is not None and (game.resigned is not None or game.game.mover(game.state) == TERMINAL)
    return PairFacts(pair, side.game, side.name, over or side.fault is not None)


def _terms(name: str, options: dict[str, Any]) -> tuple[Game, dict[str, Any]]:
    """A game of two and all its options, as they are written down."""
    if name not in GAMES:
        raise Refused("host-no-game", game=name)
    found = asdict(cast(Any, options_for(GAMES[name], options)))
    return GAMES[name], {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}


def _read(text: str) -> AnyBetween:
    """A message, checked in form; a name comes once, whoever reads it."""
    try:
        found = json.loads(text, object_pairs_hook=once, parse_constant=no_constant)
    except (RecordError, ValueError, RecursionError) as error:
        raise Cheated("pair-form") from error
    message: AnyBetween = msgspec.convert(found, AnyBetween)
    return message


def _is_stopped(text: str) -> bool:
    """Whether a message that cannot be read says that the other side stopped, for a reason not known here."""
    try:
        return bool(msgspec.json.decode(text, type=dict[str, Any]).get("type") == "stopped")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


def _stranger(hello: Hello) -> str | None:
    """Why nothing can be played with a program that says this."""
    if hello.version != VERSION:
        return "pair-version"
    if not is_printable(hello.name) or not hello.name.strip():
        return "pair-form"
    try:
        _, options = _terms(hello.game, hello.options)
    except (Refused, TypeError, ValueError):
        return "pair-terms"
    return None if options == hello.options and options["seats"] == 2 else "pair-terms"


def _begun(side: Side, hello: Hello) -> Pair:
    game = GAMES[side.game]
    chain = Chain(bytes.fromhex(side.end))
    return Pair(game, options_for(game, side.options), side.seat, chain, bytes.fromhex(hello.commitment))


def _said(game: Pair, command: AnyCommand, since: int, version: int) -> str:
    """The message to the other page that a command leads to."""
    if isinstance(command, Resign):
        return game.resign()
    assert isinstance(command, Act)
    if not since <= command.version <= version:
        raise Refused("host-stale", version=version)
    return game.act(command.actions)


def _chunks(game: Game, state: list[int], moves: list[str]) -> Iterator[list[str]]:
    """Moves by who made them: a seat's actions with the throws after them; a first throw stands alone."""
    chunk, seat = list[str](), game.mover(state)
    for key in moves:
        mover = game.mover(state)
        if mover not in (CHANCE, seat) and chunk:
            yield chunk
            chunk = []
        seat = seat if mover == CHANCE else mover
        chunk.append(key)
        state = game.step(state, (game.OUTCOMES if mover == CHANCE else game.ACTIONS).index(key))
    if chunk:
        yield chunk
