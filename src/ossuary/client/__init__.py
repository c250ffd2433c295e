"""A host for programs: open a table, take a seat, play and listen; docs/client.md describes it.

`Client` and `Table` are for ordinary programs, `AsyncClient` and `AsyncTable` for those with an event loop.
All messages are those of the protocol (docs/protocol.md). It takes the extra `join`.
"""

from ..host.protocol.answers import Ack, Chat, Presence, Refusal, Update
from .async_client import AsyncClient, AsyncTable
from .client import Client, Table
from .course import Untrue
from .line import GivenUp, News
from .requests import Unwelcome

__all__ = (
    "Ack",
    "AsyncClient",
    "AsyncTable",
    "Chat",
    "Client",
    "GivenUp",
    "News",
    "Presence",
    "Refusal",
    "Table",
    "Untrue",
    "Unwelcome",
    "Update",
)
