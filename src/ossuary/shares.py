"""Dice of two players without a server: every throw takes a link of two chains of hashes (docs/fair.md)."""

import hashlib
import secrets
from dataclasses import dataclass, field

from .fair import Sealed

LENGTH = 4096  # links of a chain, more than any game of two has throws


@dataclass
class Chain:
    """A player's share of all throws: each link is the hash of the next, and the commitment that of the first."""

    end: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    def __post_init__(self) -> None:
        self._links = [self.end]
        for _ in range(LENGTH):
            self._links.append(hashed(self._links[-1]))
        self._links.reverse()

    @property
    def commitment(self) -> bytes:
        """What is given away before the game."""
        return self._links[0]

    def link(self, number: int) -> bytes:
        """The share of a throw, counted from 1."""
        return self._links[number]


def hashed(link: bytes) -> bytes:
    """The link before this one."""
    return hashlib.sha256(link).digest()


def thrown(first: bytes, second: bytes) -> Sealed:
    """The dice of one throw, from the links of both seats."""
    return Sealed(hashed(first + second), [])


def throws(commitments: list[bytes], last: list[bytes], number: int) -> list[Sealed] | None:
    """The dice of all throws up to the one whose links are given; none where these are not those of the commitments."""
    rows = []
    for commitment, link in zip(commitments, last, strict=True):
        row = [link]
        for _ in range(number):
            row.append(hashed(row[-1]))
        if row[-1] != commitment:
            return None
        rows.append(row[-2::-1])
    return [thrown(first, second) for first, second in zip(*rows, strict=True)]
