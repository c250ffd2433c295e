"""Matching: everybody has a partner, each pair one that may be; by augmenting paths through blossoms (Edmonds)."""

from collections import deque
from collections.abc import Sequence

ALONE = -1


class Matching:
    """Partners for all of an even number, where that is possible; pairs can be fixed as long as it stays so."""

    def __init__(self, may: Sequence[set[int]]) -> None:
        self._may = may
        self._fixed = set[int]()
        self.partner = [ALONE] * len(may)
        self.complete = all(self.partner[one] != ALONE or self._augment(one) for one in range(len(may)))

    def fix(self, one: int, other: int) -> bool:
        """Makes two partners for good, unless somebody else could then have none."""
        if other not in self._may[one] or self._fixed & {one, other}:
            return False
        kept, left = list(self.partner), self.partner[one]
        self._fixed |= {one, other}
        if left != other:
            self.partner[left] = self.partner[self.partner[other]] = ALONE
            self.partner[one], self.partner[other] = other, one
            if not self._augment(left):
                self.partner = kept
                self._fixed -= {one, other}
                return False
        return True

    def _augment(self, root: int) -> bool:
        """Gives a partner to one without, along a path on which others change theirs."""
        self._base = list(range(len(self._may)))
        self._parent = [ALONE] * len(self._may)
        self._reached = {root}
        waiting = deque([root])
        while waiting:
            one = waiting.popleft()
            for other in sorted(self._may[one] - self._fixed):
                if self._base[one] == self._base[other] or self.partner[one] == other:
                    continue
                if other == root or (self.partner[other] != ALONE and self._parent[self.partner[other]] != ALONE):
                    waiting.extend(self._shrink(one, other))
                elif self._parent[other] == ALONE:
                    self._parent[other] = one
                    if self.partner[other] == ALONE:
                        self._flip(other)
                        return True
                    self._reached.add(self.partner[other])
                    waiting.append(self.partner[other])
        return False

    def _shrink(self, one: int, other: int) -> list[int]:
        """Takes an odd circle as one; returns those of it that were not reached before."""
        base, circle = self._common(one, other), set[int]()
        self._mark(one, base, other, circle)
        self._mark(other, base, one, circle)
        fresh = []
        for member in range(len(self._may)):
            if self._base[member] in circle:
                self._base[member] = base
                if member not in self._reached:
                    self._reached.add(member)
                    fresh.append(member)
        return fresh

    def _common(self, one: int, other: int) -> int:
        """The base where the ways of two back to the root meet."""
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self.partner[one] == ALONE:
                break
            one = self._parent[self.partner[one]]
        while self._base[other] not in passed:
            other = self._parent[self.partner[self._base[other]]]
        return self._base[other]

    def _mark(self, one: int, base: int, child: int, circle: set[int]) -> None:
        while self._base[one] != base:
            circle |= {self._base[one], self._base[self.partner[one]]}
            self._parent[one] = child
            child = self.partner[one]
            one = self._parent[child]

    def _flip(self, end: int) -> None:
        """Changes partners along the path that ends here."""
        while end != ALONE:
            before = self._parent[end]
            onward = self.partner[before]
            self.partner[end], self.partner[before] = before, end
            end = onward
