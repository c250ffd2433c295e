"""A host's settings, handed to its processes through the environment."""

import os
from dataclasses import dataclass

import msgspec

VARIABLE = "OSSUARY_HOST"


@dataclass(frozen=True)
class Settings:
    """The settings that an operator can choose."""

    database: str
    rate: int = 50  # commands a second of one player
    contact: str | None = None  # whom push services may ask about notices; without it there are none
    push_service: str | None = None  # one more, for tests
    webhooks: bool = False  # whether players may have webhooks
    webhooks_to: tuple[str, ...] = ()  # beginnings of addresses that need not be public, as in http://10.0.0.5:9000
    learned: str | None = None  # the folder of trained minds that are offered
    names: tuple[str, ...] = ()  # by which people reach the host, beside localhost and addresses
    listens: tuple[str, int] | None = None  # on which address and port, where that is known
    restart: str = "ossuary serve"  # the command that starts it
    alone: str | None = None  # the folder of the page that needs no host, which is served below /alone/
    pairs: str | None = None  # the folder of games with other pages; only a page has one
    warm_up: bool = True  # minds and coach are compiled at the start, not when they are first needed


def hand_over(settings: Settings) -> None:
    """Puts the settings into the environment of new processes."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def handed_over() -> Settings:
    """The settings that this process was started with."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
