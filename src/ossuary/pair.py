"""Two players without a server: what each sends, and how each checks all that comes (docs/fair.md)."""

import json
from dataclasses import asdict
from typing import Any, cast

from .engine.nodes import CHANCE, TERMINAL, Refused
from .engine.record import Record, RecordError, move_of, no_constant, once
from .engine.registry import GAMES, Game, Options, options_for
from .shares import LENGTH, Chain, hashed, thrown

MOST = 4096  # characters of a message
MOST_ACTIONS = 64  # in one message
FIELDS = {"number", "actions", "link", "resigns"}


class Cheated(Refused):
    """What no honest program sends; nothing of it is played."""


class Pair:
    """One player's side of a game of two; both have the rules and the record, and neither believes the other."""

    def __init__(self, game: Game, options: Options, seat: int, chain: Chain, theirs: bytes) -> None:
        if options.seats != 2 or theirs == chain.commitment:
            raise Cheated("pair-terms")
        self.game, self.options, self.seat = game, options, seat
        self.state = game.initial(options)
        self.moves: list[str] = []
        self._chain = chain
        self._commitment = self._last = theirs  # what they committed to, and the last link that they showed
        self._throws = 0  # whose links both have shown
        self._shows = False  # whether the own link of the next throw is shown
        self.resigned: int | None = None  # the seat that gave up
        self._said: list[str] = []
        self._heard: list[str] = []
        self._log: list[tuple[bool, list[str] | str | None]] = []  # own actions, none to resign, and what was heard

    @property
    def waits_for(self) -> int | None:
        """The seat that has to speak, by actions or by the link that it owes; none once the game is over."""
        if self.resigned is not None:
            return None
        mover = self.game.mover(self.state)
        if mover == CHANCE:
            return 1 - self.seat if self._shows else self.seat if self._said or self.seat == 0 else 0
        return mover if mover >= 0 else None

    @property
    def commitment(self) -> str:
        """What is given away before the game."""
        return self._chain.commitment.hex()

    @property
    def theirs(self) -> str:
        """What the other side gave away before the game."""
        return self._commitment.hex()

    @property
    def is_bound(self) -> bool:
        """Whether the own actions wait for the other side's link."""
        return self._shows and bool(self._said)

    @property
    def heard(self) -> int:
        """How many messages of the other have come: what one tells them over a new connection."""
        return len(self._heard)

    def said(self, heard: int) -> list[str]:
        """What is sent again over a new connection to somebody who has heard this many messages."""
        return self._said[heard:]

    def begin(self) -> str:
        """The message that opens a game which begins with a throw."""
        if self._said or self.seat or self.resigned is not None or self.game.mover(self.state) != CHANCE:
            raise Refused("host-not-your-move")
        said = self._say([])
        self._log.append((True, []))
        return said

    def act(self, actions: list[str]) -> str:
        """The message with one's own actions; where a throw follows, the own link goes with them."""
        if self.resigned is not None or self.game.mover(self.state) != self.seat or not actions:
            raise Refused("host-not-your-move")
        before = self.moves, self.state
        self.moves, self.state = self._played(self.seat, actions)
        try:
            said = self._say(actions)
        except Refused:
            self.moves, self.state = before
            raise
        self._log.append((True, actions))
        return said

    def resign(self) -> str:
        """The message with which one gives up, whoever is to move."""
        if self.resigned is not None or self.game.mover(self.state) == TERMINAL:
            raise Refused("host-over")
        self.resigned = self.seat
        self._log.append((True, None))
        return self._written([], None, resigns=True)

    def hear(self, text: str) -> str | None:
        """The answer to a message, if one is due; raises Cheated where no honest program sends it."""
        if self.resigned == self.seat:
            return None  # it was sent before they heard of it, and nothing follows from it
        number, actions, link, resigns = _read(text)
        if number < len(self._heard):
            if text != self._heard[number]:
                raise Cheated("pair-changed")
            return None
        if number > len(self._heard):
            raise Cheated("pair-gap")
        if self.resigned is not None:
            raise Cheated("pair-not-due")
        if resigns:
            if self.game.mover(self.state) != TERMINAL:  # else it has crossed the last move
                self._note(text)
                self.resigned = 1 - self.seat
            return None
        mover = self.game.mover(self.state)
        if self.waits_for != 1 - self.seat or (mover == CHANCE) == bool(actions):
            raise Cheated("pair-not-due")
        try:
            moves, state = self._played(1 - self.seat, actions)
        except RecordError as error:
            raise Cheated("pair-rules") from error
        except Refused as error:
            raise Cheated("pair-not-due") from error
        if (self.game.mover(state) == CHANCE) != (link is not None):
            raise Cheated("pair-link-due")
        if link is not None and hashed(link) != self._last:
            raise Cheated("pair-link")
        if link is not None and self._throws == LENGTH:
            raise Cheated("pair-too-long")
        self.moves, self.state = moves, state
        self._note(text)
        if link is None:
            return None
        answer = None if self._shows else self._say([])
        self._throw(link)
        return answer

    @property
    def shares(self) -> dict[str, list[str]]:
        """What a record says of the dice: the commitments, and the last links that both have shown."""
        own, theirs = (self._chain.commitment, self._chain.link(self._throws)), (self._commitment, self._last)
        both = [theirs, own] if self.seat else [own, theirs]
        return {"commitments": [one.hex() for one, _ in both], "links": [link.hex() for _, link in both]}

    def record(self, players: list[str]) -> Record:
        """The game so far."""
        return Record(self.game, self.options, players, list(self.moves), {"shares": self.shares})

    def kept(self) -> str:
        """All that is needed to go on after the program was closed, the own secret included."""
        terms = [self.game.NAME, asdict(cast(Any, self.options)), self.seat, self._chain.end.hex()]
        return json.dumps([*terms, self._commitment.hex(), self._log])

    @classmethod
    def resumed(cls, kept: str) -> "Pair":
        """The side that was kept, as it was."""
        name, options, seat, end, theirs, log = json.loads(kept)
        game = GAMES[name]
        pair = cls(game, options_for(game, options), seat, Chain(bytes.fromhex(end)), bytes.fromhex(theirs))
        for is_own, what in log:
            if not is_own:
                pair.hear(what)
            elif what is None:
                pair.resign()
            elif what:
                pair.act(what)
            else:
                pair.begin()
        return pair

    def _played(self, seat: int, actions: list[str]) -> tuple[list[str], list[int]]:
        """The moves and the state after a seat's actions; none comes after a throw or another seat's move."""
        moves, state = list(self.moves), self.state
        for key in actions:
            if self.game.mover(state) != seat:
                raise Refused("host-chain")
            state = self.game.step(state, move_of(self.game, state, len(moves) + 1, key))
            moves.append(key)
        return moves, state

    def _note(self, text: str) -> None:
        self._heard.append(text)
        self._log.append((False, text))

    def _say(self, actions: list[str]) -> str:
        throws = self.game.mover(self.state) == CHANCE
        if throws and self._throws == LENGTH:
            raise Refused("pair-too-long")
        self._shows = throws
        link = self._chain.link(self._throws + 1).hex() if throws else None
        return self._written(actions, link, resigns=False)

    def _written(self, actions: list[str], link: str | None, *, resigns: bool) -> str:
        message = {"number": len(self._said), "actions": actions, "link": link, "resigns": resigns}
        self._said.append(json.dumps(message))
        return self._said[-1]

    def _throw(self, theirs: bytes) -> None:
        """All that chance does until somebody decides."""
        self._throws += 1
        self._shows, self._last = False, theirs
        own = self._chain.link(self._throws)
        dice = thrown(theirs, own) if self.seat else thrown(own, theirs)
        while self.game.mover(self.state) == CHANCE:
            outcome = dice.outcome(self.game.odds(self.state), self.state)
            self.moves.append(self.game.OUTCOMES[outcome])
            self.state = self.game.step(self.state, outcome)


def _read(text: str) -> tuple[int, list[str], bytes | None, bool]:
    """A message, checked in form."""
    if len(text) > MOST:
        raise Cheated("pair-form")
    try:
        message = json.loads(text, object_pairs_hook=once, parse_constant=no_constant)
    except (RecordError, ValueError, RecursionError) as error:
        raise Cheated("pair-form") from error
    if not isinstance(message, dict) or message.keys() != FIELDS:
        raise Cheated("pair-form")
    number, actions, link = message["number"], message["actions"], message["link"]
    if type(number) is not int or number < 0 or not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        raise Cheated("pair-form")
    if not all(isinstance(action, str) for action in actions):
        raise Cheated("pair-form")
    resigns = message["resigns"]
    if not isinstance(resigns, bool) or (resigns and (actions or link is not None)):
        raise Cheated("pair-form")
    if link is None:
        return number, actions, None, resigns
    if not isinstance(link, str) or len(link) != 64 or not set(link) <= set("0123456789abcdef"):
        raise Cheated("pair-form")
    return number, actions, bytes.fromhex(link), resigns
