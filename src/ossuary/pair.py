"""Two players without a server: what each sends, and how each checks all that comes (docs/fair.md)."""

import json
from dataclasses import asdict
from typing import Any, cast

from .engine.nodes import CHANCE, Refused
from .engine.record import Record, move_of, no_constant
from .engine.registry import GAMES, Game, Options, options_for
from .shares import LENGTH, Chain, hashed, thrown

MOST = 4096  # characters of a message
MOST_ACTIONS = 64  # in one message
FIELDS = {"number", "actions", "link"}


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
        self._said: list[str] = []
        self._heard: list[str] = []
        self._log: list[tuple[bool, list[str] | str]] = []  # own actions, and what was heard

    @property
    def waits_for(self) -> int | None:
        """The seat that has to speak, by actions or by the link that it owes; none once the game is over."""
        mover = self.game.mover(self.state)
        if mover == CHANCE:
            return 1 - self.seat if self._shows else self.seat if self._said or self.seat == 0 else 0
        return mover if mover >= 0 else None

    @property
    def heard(self) -> int:
        """How many messages of the other have come: what one tells them over a new connection."""
        return len(self._heard)

    def said(self, heard: int) -> list[str]:
        """What is sent again over a new connection to somebody who has heard this many messages."""
        return self._said[heard:]

    def begin(self) -> str:
        """The message that opens a game which begins with a throw."""
        if self._said or self.seat or self.game.mover(self.state) != CHANCE:
            raise Refused("host-not-your-move")
        self._log.append((True, []))
        return self._say([])

    def act(self, actions: list[str]) -> str:
        """The message with one's own actions; where a throw follows, the own link goes with them."""
        if self.game.mover(self.state) != self.seat or not actions:
            raise Refused("host-not-your-move")
        self.moves, self.state = self._played(self.seat, actions)
        self._log.append((True, actions))
        return self._say(actions)

    def hear(self, text: str) -> str | None:
        """The answer to a message, if one is due; raises Cheated where no honest program sends it."""
        number, actions, link = _read(text)
        if number < len(self._heard):
            if text != self._heard[number]:
                raise Cheated("pair-changed")
            return None
        if number > len(self._heard):
            raise Cheated("pair-gap")
        mover = self.game.mover(self.state)
        if self.waits_for != 1 - self.seat or (mover == CHANCE) == bool(actions):
            raise Cheated("pair-not-due")
        moves, state = self._played(1 - self.seat, actions)
        if (self.game.mover(state) == CHANCE) != (link is not None):
            raise Cheated("pair-link-due")
        if link is not None and hashed(link) != self._last:
            raise Cheated("pair-link")
        self.moves, self.state = moves, state
        self._heard.append(text)
        self._log.append((False, text))
        if link is None:
            return None
        answer = None if self._shows else self._say([])
        self._throw(link)
        return answer

    def record(self, players: list[str]) -> Record:
        """The game so far, with the last links that both have shown."""
        own, theirs = (self._chain.commitment, self._chain.link(self._throws)), (self._commitment, self._last)
        both = [theirs, own] if self.seat else [own, theirs]
        shares = {"commitments": [one.hex() for one, _ in both], "links": [link.hex() for _, link in both]}
        return Record(self.game, self.options, players, list(self.moves), {"shares": shares})

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
                raise Cheated("pair-not-due")
            state = self.game.step(state, move_of(self.game, state, len(moves) + 1, key))
            moves.append(key)
        return moves, state

    def _say(self, actions: list[str]) -> str:
        throws = self.game.mover(self.state) == CHANCE
        if throws and self._throws == LENGTH:
            raise Refused("pair-too-long")
        self._shows = throws
        link = self._chain.link(self._throws + 1).hex() if throws else None
        self._said.append(json.dumps({"number": len(self._said), "actions": actions, "link": link}))
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


def _read(text: str) -> tuple[int, list[str], bytes | None]:
    """A message, checked in form."""
    if len(text) > MOST:
        raise Cheated("pair-form")
    try:
        message = json.loads(text, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise Cheated("pair-form") from error
    if not isinstance(message, dict) or message.keys() != FIELDS:
        raise Cheated("pair-form")
    number, actions, link = message["number"], message["actions"], message["link"]
    if type(number) is not int or number < 0 or not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        raise Cheated("pair-form")
    if not all(isinstance(action, str) for action in actions):
        raise Cheated("pair-form")
    if link is None:
        return number, actions, None
    if not isinstance(link, str) or len(link) != 64 or not set(link) <= set("0123456789abcdef"):
        raise Cheated("pair-form")
    return number, actions, bytes.fromhex(link)
