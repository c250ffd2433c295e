"""What a player holds of sealed dice (docs/fair.md): a promise until the game starts, then what is kept."""

import secrets
from typing import Any, cast

from ..fair import pledge
from ..host.protocol.table import Dice, View


class DicePromise:
    """The dice of one table: what was promised to one player, and what was kept when the game began."""

    def __init__(self) -> None:
        self._promise: dict[str, Any] | None = None
        self._kept: dict[str, Any] | None = None

    def promised(self, table: View, gives: bool) -> str | None:
        """Keeps the first promise; returns our pledge for the dice, if it is still to be sent."""
        promise = self._promise or {**_promised(table), "pledges": None, "text": None, "shown": False}
        promise["text"] = promise["text"] or (secrets.token_hex(16) if gives else None)
        self._promise = promise
        self.keep_promise(promise)
        hidden = pledge(promise["text"]) if gives and promise["text"] else None
        return hidden if table.dice and hidden not in table.dice.pledges else None

    def closed(self, dice: Dice) -> str | None:
        """Keeps the closed pledges; returns our text, if it is to be shown now."""
        promise = self._promise
        if promise is None or promise["text"] is None:
            return None
        if promise["pledges"] is None:
            promise["pledges"] = dice.pledges
            self.keep_promise(promise)
        text: str = promise["text"]
        awaited = pledge(text) in dice.pledges and text not in dice.texts
        return text if awaited and dice.pledges == promise["pledges"] else None

    def showed(self) -> None:
        """Notes that the host has accepted our text, possibly only after the game has begun."""
        if self._promise and self._kept is None:
            self._promise["shown"] = True
            self.keep_promise(self._promise)
        elif self._promise and self._kept:
            self._kept["own"] = self._promise["text"]
            self.keep(self._kept)

    def begun(self, table: View, people: int) -> list[str]:
        """Keeps the texts that the game started with; returns the keys of anything wrong."""
        dice = cast(Dice, table.dice)
        promise = self._promise or {**_promised(table), "pledges": None, "text": None, "shown": False}
        text = promise["text"]
        own = text if text is not None and (promise["shown"] or text in dice.texts) else None
        if self._kept is None:
            names = ("game", "options", "fork", "commitment", "pledges")
            early = {"texts": dice.texts, "own": own, "early": self._promise is not None}
            self._kept = {name: promise[name] for name in names} | early
            self.keep(self._kept)
        self.forget()
        kept, now = self._kept, _promised(table)
        pledges = kept["pledges"] or [pledge(text) for text in dice.texts]
        fit = [hidden in (given, pledge(given)) for hidden, given in zip(pledges, dice.texts, strict=False)]
        wrong = {
            "join-wrong-commitment": not now["commitment"] == promise["commitment"] == kept["commitment"],
            "join-wrong-promise": any(now[name] != kept[name] for name in ("game", "options", "fork")),
            "join-wrong-texts": kept["texts"] != dice.texts,
            "join-wrong-pledges": not all(fit) or len(pledges) != len(dice.texts),
            "join-wrong-own": own is not None and own not in dice.texts,
            "join-wrong-number": len(dice.texts) > people,
            "join-not-shown": text is not None and own is None,
        }
        return [key for key, is_so in wrong.items() if is_so]

    @property
    def is_promised(self) -> bool:
        """Whether there is a promise."""
        return self._promise is not None

    @property
    def is_kept(self) -> bool:
        """Whether something was kept when the game began."""
        return self._kept is not None

    def keep_promise(self, promise: dict[str, Any]) -> None:
        """Stores the promise; here, in memory only."""

    def keep(self, kept: dict[str, Any]) -> None:
        """Stores what was kept; here, in memory only."""

    def forget(self) -> None:
        """Drops the stored promise: the game has begun, or we are not part of it."""


def _promised(table: View) -> dict[str, Any]:
    """What a table promises: its game, the game it continues, and its dice."""
    fork = table.fork and {"table": table.fork.table, "at": table.fork.at, "moves": table.fork.moves}
    commitment = table.dice.commitment if table.dice else None
    return {"game": table.game, "options": table.options, "fork": fork, "commitment": commitment}
