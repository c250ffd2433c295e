"""How events change a match: the only code that does, and the same that reads a log back."""

from collections.abc import Iterable
from copy import copy
from typing import Any, NamedTuple

from ...engine.nodes import CHANCE, INDEX, TURN, Refused
from ...engine.record import Step, ends_turn
from ...engine.registry import GAMES, Game, options_for
from ...fair import LOCAL, forked, pledge
from ...table import Table
from ..protocol.values import Why
from . import events
from .events import AnyEvent, Sitting
from .match import MOST_CHANGES, OPEN, OVER, PLAYING, Match, Settled, Turned, named_options
from .pieces import Pieces
from .unknown_draws import Unknown

STRIKES = 3  # clocks run out in a row until a mind takes the seat
REMEMBERED = 64  # commands of each player that are known again when they are repeated


class Moved(NamedTuple):
    """A step of the game, with the piece that fell if it was chance, and all places if a screen shows them."""

    step: Step
    piece: str | None
    places: dict[str, str] | None = None


def match_from_log(id: str, secret: bytes, log: Iterable[AnyEvent]) -> Match:
    """The table that a log describes."""
    rest = iter(log)
    first = next(rest)
    if not isinstance(first, events.Opened):
        raise TypeError(f"the log of {id} does not begin with its opening")
    if first.game not in GAMES:  # its package is gone
        raise Refused("host-no-game", game=first.game)
    game = GAMES[first.game]
    options = options_for(game, first.options)
    match = Match(
        id=id,
        secret=secret,
        table=Table(game, options, [""] * len(first.sittings), Unknown()),
        options=named_options(options),
        sittings=[copy(sitting) for sitting in first.sittings],
        commitment=first.commitment,
        clock=first.clock,
        listed=first.listed,
        creator=first.player,
        lesson=first.lesson,
        daily=first.daily,
        rated=first.rated,
        shared=first.shared,
        touched=first.at,
        tournament=first.tournament,
        pledges={str(number): one.pledge for number, one in enumerate(first.given)},
        texts={str(number): one.text for number, one in enumerate(first.given) if one.text},
        closed=first.at if first.tournament else None,
        agreed={first.player} if first.coach and first.player else set(),
        fork=first.fork,
        local=bool(first.fork and first.fork.same and LOCAL in _same(first.fork)),
    )
    _note(match, first)
    if first.fork:
        match.pieces = Pieces(game, match.table.state)
        _moved(match, first.fork.moves, shown=False)
        match.table.settle()
    for event in rest:
        apply(match, event)
    return match


def _same(fork: events.Fork) -> dict[str, Any]:
    """What is noted of the dice that a fork rolls on."""
    draws = forked(fork.draws, len(fork.moves))
    return draws.noted() if draws else {}


def apply(match: Match, event: AnyEvent, shown: bool = False) -> list[Moved]:
    """Applies the next event of the log; returns its moves in the game, with places if they are to be shown."""
    match.version += 1
    match.touched = event.at
    if not isinstance(event, events.Played | events.Undone):
        match.seating_version = match.version
    _note(match, event)
    moved: list[Moved] = []
    if isinstance(event, events.Played):
        moved = _played(match, event, shown)
    elif isinstance(event, events.Undone):
        _undone(match, event)
    elif isinstance(event, events.Started):
        _shown(match, event.player, event.text)
        match.table.draws = Unknown({"shares": event.shares}) if event.shares else match.draws()
        moved = _begun(match, event.moves, event.at, shown)
    elif isinstance(event, events.Imported):
        match.table.draws = Unknown(event.draws)
        match.names, match.local = event.players or None, LOCAL in event.draws
        moved = _begun(match, event.moves, event.at, shown)
        _ended(match, "imported")
    elif isinstance(event, events.Joined):
        _joined(match, event)
    elif isinstance(event, events.Sealed | events.Shown):
        _shown(match, event.player, event.text)
    elif isinstance(event, events.Pledged):
        if event.player:
            match.pledges[event.player] = event.pledge
    elif isinstance(event, events.Closed):
        match.closed = event.at
    elif isinstance(event, events.Coached):
        _coached(match, event)
    elif isinstance(event, events.Ended):
        match.fault = event.fault
        _ended(match, event.why)
    elif isinstance(event, events.Bound):
        match.bound = event.seat
    elif isinstance(event, events.Revealed):
        match.revealed = True
    elif isinstance(event, events.Rematch):
        match.rematch = event.table
    else:
        _seated(match, event)
    return moved


def _note(match: Match, event: AnyEvent) -> None:
    if event.player is None:
        return
    if event.id is not None:
        ids = match.recent_commands.setdefault(event.player, {})
        ids[event.id] = match.version
        if len(ids) > REMEMBERED:
            del ids[next(iter(ids))]
    if match.counts(type(event)):
        match.changes[event.player] = match.changes.get(event.player, 0) + 1
        if match.changes[event.player] == MOST_CHANGES:
            match.seating_version = match.version  # so that everybody is told what can still be asked for


def _begun(match: Match, moves: list[str], at: float, shown: bool) -> list[Moved]:
    match.status = PLAYING
    match.game_version = match.version
    match.decision_began = at
    match.pieces = match.pieces or Pieces(match.table.game, match.table.state)
    return _moved(match, moves, shown)


def _moved(match: Match, moves: list[str], shown: bool) -> list[Moved]:
    table, pieces, made = match.table, match.pieces, list[Moved]()
    game, state = table.game, table.state
    for key in moves:
        chance = game.mover(state) == CHANCE
        move = (game.OUTCOMES if chance else game.ACTIONS).index(key)
        step = Step(state, move, game.step(state, move))
        state = step.after
        table.push(step, key, chance)
        if ends_turn(game, step):
            match.course.append(Turned(len(table.record.moves), game.scores(state)))
        if pieces:
            fell = pieces.follow(step, key, chance)
            made.append(Moved(step, fell, pieces.at if shown and complete(game, step, chance) else None))
    if table.over:
        _settle(match, None)
        _ended(match, "finished")
    return made


def _played(match: Match, event: events.Played, shown: bool) -> list[Moved]:
    match.game_version = match.version
    sitting = match.sittings[event.seat]
    match.acted = match.acted or event.by != "mind"
    match.helped = match.helped or (event.by != "player" and sitting.kind == "person")
    was_away = sitting.away
    if event.by != "player":
        _settle(match, event.seat)
    if event.by == "player":
        sitting.strikes, sitting.away = 0, False
    elif event.by == "clock":
        sitting.strikes += 1
        sitting.away = sitting.strikes >= STRIKES
    if sitting.away != was_away:
        match.seating_version = match.version
    if event.shares:
        match.table.draws = Unknown({"shares": event.shares})
        match.bound = None
    moved = _moved(match, event.moves, shown)
    for step, piece, _ in moved:
        if piece is not None:
            match.began_before.clear()
        elif match.table.game.mover(step.before) == event.seat:
            match.began_before.append(match.decision_began)
        else:
            match.began_before.clear()  # what the host answered for a seat is not taken back by it
    if event.by != "player":
        match.began_before.clear()
    if any(piece is not None for _, piece, _ in moved) or match.mover != event.seat:
        match.decision_began = event.at
    return moved


def _undone(match: Match, event: events.Undone) -> None:
    # Undo gives no time back: the decision began when it began.
    match.game_version = match.version
    match.table.undo(event.seat)
    while match.course and match.course[-1].moves > len(match.table.record.moves):
        match.course.pop()
    match.decision_began = match.began_before.pop()
    if match.pieces:
        match.pieces.back(match.table.state)


def _coached(match: Match, event: events.Coached) -> None:
    if not event.wanted:
        match.agreed.clear()
    elif event.player:
        match.agreed.add(event.player)


def _joined(match: Match, event: events.Joined) -> None:
    if match.coached and event.player:
        match.agreed.add(event.player)
    sitting = match.sittings[event.seat]
    sitting.kind, sitting.player, sitting.ready = "person", event.player, True
    sitting.name = event.name or sitting.name
    sitting.mind, sitting.away, sitting.strikes = None, False, 0
    _shown(match, event.player, event.text)


def _shown(match: Match, player: str | None, text: str | None) -> None:
    if player and text:
        match.pledges.setdefault(player, pledge(text))
        match.texts[player] = text


def _seated(match: Match, event: AnyEvent) -> None:
    if isinstance(event, events.Left):
        if match.status == OPEN:
            match.sittings[event.seat] = Sitting("open", standing=match.sittings[event.seat].standing)
        else:
            match.sittings[event.seat].away = True
            _settle(match, event.seat)
    elif isinstance(event, events.Back):
        sitting = match.sittings[event.seat]
        sitting.away, sitting.strikes = False, 0
    elif isinstance(event, events.Resigned):
        _resigned(match, event.seat)
    elif isinstance(event, events.Standing):
        match.sittings[event.seat].standing = event.answer
    elif isinstance(event, events.Replaced):
        left = match.sittings[event.seat]
        _settle(match, event.seat)
        match.sittings[event.seat] = Sitting(
            "mind" if event.mind else "open", mind=event.mind, resigned=left.resigned, standing=left.standing
        )
    match.agreed.intersection_update(match.players)
    if match.closed is None:  # nobody has seen the text, so nothing is chosen by taking it back
        match.pledges = {who: it for who, it in match.pledges.items() if who in match.texts or who in match.players}


def _resigned(match: Match, seat: int) -> None:
    match.sittings[seat].resigned = True
    _settle(match, seat)
    stay = [sitting for sitting in match.sittings if not sitting.resigned]
    if len(stay) < 2 or not any(sitting.kind == "person" for sitting in stay):
        _ended(match, "resigned")


def _settle(match: Match, seat: int | None) -> None:
    """Notes how far a rated game counts: to its end, or until somebody no longer decides for themselves."""
    if match.rated and match.settled is None and match.status == PLAYING:
        players = [sitting.player for sitting in match.sittings]
        match.settled = Settled(match.version, len(match.table.record.moves), seat, players)


def _ended(match: Match, why: Why) -> None:
    match.status, match.why = OVER, why


def complete(game: Game, step: Step, chance: bool) -> bool:
    """Whether an action is made, or a throw complete, after this step."""
    before, _, after = step
    key = slice(TURN, INDEX)
    return not chance or game.mover(after) != CHANCE or after[key] != before[key]
