"""Records that were played here, handed to a host."""

import msgspec

from ...client.address import host_of
from ...client.requests import Request, T, Unwelcome
from ...engine.nodes import Refused
from ...engine.record import Record
from ...host.protocol.http import Carried, Opened
from ...words import Words
from .host_client import HostClient
from .session import in_words


class Handing:
    """A player who hands records to a host."""

    def __init__(self, url: str, token: str | None, name: str, words: Words) -> None:
        self.address = host_of(url)
        self._words = words
        self._host = HostClient(self.address)
        try:
            self._host.introduce(token, name)
        except Unwelcome as error:
            raise self._refused(error) from error

    def carry(self, text: str, seat: int | None) -> Carried:
        """Keeps a game among the player's own."""
        path = "/api/me/games" + ("" if seat is None else f"?seat={seat}")
        return self._made(Request(path, Carried, msgspec.Raw(text.encode())))

    def daily(self, record: Record, day: str) -> Opened:
        """Hands in the try of a day's game that counts."""
        path = f"/api/daily/{day}/{record.game.NAME}/record"
        return self._made(Request(path, Opened, msgspec.Raw(record.write().encode())))

    def _made(self, request: Request[T]) -> T:
        try:
            return self._host.ask(request)
        except Unwelcome as error:
            raise self._refused(error) from error

    def _refused(self, error: Unwelcome) -> Refused:
        return Refused("join-refused", reason=in_words(error.refusal.said, self._words))
