"""What clients see of a table: the shared part, and each client's own."""

from typing import Any, cast

from ...engine.record import PERSON, Record
from ...fair import closing
from ...words.said import Said, distinct, said
from ...words.said import Seat as Named
from ...words.tellers import TELLERS, governing, winners
from ..protocol.commands import Undo
from ..protocol.table import Chair, Coaching, Decision, Dice, Fork, Happening, Result, Shared, View, Yours
from ..protocol.values import Why
from ..table import events
from ..table.apply import Moved
from ..table.events import AnyEvent
from ..table.match import OPEN, OVER, Match
from ..table.rights import Asker, is_open
from .beats import beats
from .lesson_guide import guide
from .offers import offers, parts, ready_chains
from .spoken import spoken


def view(match: Match, names: dict[str, str], present: set[str], now: float) -> View:
    """The table as everybody sees it."""
    game, state, begun = match.table.game, match.table.state, match.pieces is not None
    mover, seats = match.mover, range(len(match.sittings))
    return View(
        table=match.id,
        game=game.NAME,
        options=match.options,
        version=match.version,
        status=cast(Any, match.status),
        listed=match.listed,
        chairs=chairs(match, names, present),
        keeper=match.keeper(present),
        clock=match.clock,
        decision=None if mover is None else Decision(mover, match.decision_began, match.deadline),
        mover=mover,
        look=dict(game.look(state)) if begun else {},
        state=state if begun else [],
        described=[spoken(line) for line in TELLERS[game.NAME].describe(state)] if begun else [],
        scores=game.scores(state) if begun else [],
        tallies=[parts(game.tally(state, seat)) for seat in seats] if begun else [],
        places=match.pieces.at if match.pieces else {},
        dice=_dice(match),
        coach=_coaching(match),
        fork=_fork(match),
        result=_result(match) if match.status == OVER else None,
        rematch=match.rematch,
        now=now,
        rules=[f"{game.PREFIX}-{rule}" for rule in governing(game.NAME, state)] if begun else [],
        lesson=match.lesson,
        daily=match.daily,
        rated=match.rated,
        shared=Shared(match.bound) if match.shared else None,
        local=match.local,
        tournament=match.tournament,
    )


def yours(match: Match, asker: Asker, invite: str, allowed: list[str]) -> Yours:
    """A client's own part, with its rights."""
    game, state, seats = match.table.game, match.table.state, match.seats_of(asker.player)
    mover = match.mover
    acts = mover is not None and mover in seats and not match.mind_plays(mover) and match.bound is None
    return Yours(
        player=asker.player,
        seats=seats,
        offers=offers(game, state, mover) if acts and mover is not None else [],
        chains=ready_chains(game, state, mover) if acts and mover is not None else [],
        undo=[seat for seat in seats if seat == match.undo_seat and is_open(match, Undo, asker, seat)],
        rights=allowed,
        invite=invite if seats and match.status != OVER and match.tournament is None else None,
        guide=guide(match.table.record) if match.lesson and seats and match.pieces else None,
    )


def chairs(match: Match, names: dict[str, str], present: set[str]) -> list[Chair]:
    """The seats as everybody sees them."""
    called = [name.removeprefix("you:") for name in match.names or seat_names(match, names)]
    return [
        Chair(
            kind=sitting.kind,
            name=called[seat] or None,
            player=sitting.player,
            mind=sitting.mind,
            present=sitting.kind == "mind" or sitting.player in present,
            ready=sitting.ready or sitting.kind == "mind",
            resigned=sitting.resigned,
            away=sitting.away,
            standing=sitting.standing,
        )
        for seat, sitting in enumerate(match.sittings)
    ]


def seat_names(match: Match, names: dict[str, str]) -> list[str]:
    """The names at the table, no two alike; empty for an unknown player."""
    return distinct([sitting.mind or sitting.name or names.get(sitting.player or "", "") for sitting in match.sittings])


def recorded(match: Match, names: dict[str, str]) -> Record:
    """The record of the game so far, with its players as records name them."""
    named = zip(seat_names(match, names), match.sittings, strict=True)
    return match.record([sitting.mind or (f"{PERSON}:{name}" if name else PERSON) for name, sitting in named])


def happening(match: Match, event: AnyEvent, moved: list[Moved]) -> Happening:
    """An event as a screen shows it, described after it was applied."""
    game = match.table.game
    told = _begun(match) if isinstance(event, events.Started) else _told(event)
    if isinstance(event, events.Coached) and match.coached:
        told.append(said("host-told-coach-on"))
    if match.settled and match.settled.version == match.version and match.settled.seat is not None:
        told.append(said("host-told-settled", who=Named(match.settled.seat)))
    if match.status == OVER and isinstance(event, events.Played | events.Resigned):
        told.append(winners(match.payoffs()))
    return Happening(
        version=match.version,
        at=event.at,
        kind=cast(Any, type(event).__name__.lower()),
        seat=getattr(event, "seat", None),
        by=event.by if isinstance(event, events.Played) else "player" if event.player else "host",
        beats=beats(game, moved),
        told=[spoken(line) for line in told],
    )


def _begun(match: Match) -> list[Said]:
    """What is said of the dice when a game begins."""
    return [said("host-told-lesson" if match.lesson else "host-told-shared" if match.shared else "host-told-started")]


def _told(event: AnyEvent) -> list[Said]:
    """What happened besides the moves of the game."""
    kind = type(event).__name__.lower()
    seat = getattr(event, "seat", None)
    if isinstance(event, events.Played):
        return [said("host-told-clock", who=Named(event.seat))] if event.by == "clock" else []
    if isinstance(event, events.Resigned) and event.player is None:
        return [said("host-told-out-of-time", who=Named(event.seat))]
    if isinstance(event, events.Standing):
        return [said("host-told-standing", who=Named(event.seat), answer=event.answer)]
    if isinstance(event, events.Coached):
        return [said("host-told-coached" if event.wanted else "host-told-uncoached", who=Named(event.seat))]
    if isinstance(event, events.Replaced):
        key = "host-told-replaced" if event.mind else "host-told-vacated"
        return [said(key, number=event.seat + 1)]
    if isinstance(event, events.Ended):
        return _ended(event.why, event.fault)
    if isinstance(event, events.Bound):
        return []
    return [said(f"host-told-{kind}")] if seat is None else [said(f"host-told-{kind}", who=Named(seat))]


def _ended(why: Why, fault: str | None) -> list[Said]:
    return [said("host-told-ended", why=why), *([said(fault)] if fault else [])]


def _dice(match: Match) -> Dice | None:
    if match.commitment is None:
        return None
    secret = match.secret.hex() if match.shows_secret else None
    closed = match.closed is not None or match.status != OPEN
    return Dice(match.commitment, list(match.pledges.values()), closed, match.given_texts, secret)


def _coaching(match: Match) -> Coaching:
    active = match.active_players if match.agreed else []
    seats = [(seat, who.player) for seat, who in enumerate(match.sittings) if who.player in active]
    return Coaching(
        on=match.coached,
        agreed=[seat for seat, player in seats if player in match.agreed],
        awaited=[seat for seat, player in seats if player not in match.agreed],
    )


def _fork(match: Match) -> Fork | None:
    fork = match.fork
    return Fork(fork.table, len(fork.moves), "same" if fork.same else "new", closing(fork.moves)) if fork else None


def _result(match: Match) -> Result:
    begun, state, game = match.pieces is not None, match.table.state, match.table.game
    payoffs = match.payoffs()
    return Result(
        why=match.why or "closed",
        scores=game.scores(state) if begun else [],
        payoffs=payoffs,
        course=[turned.scores for turned in match.course],
        told=[spoken(winners(payoffs))]
        if any(payoffs)
        else [spoken(line) for line in _ended(match.why or "closed", match.fault)],
    )
