"""A client has event loops of its own, as hosts have."""

from tests.host.conftest import own_loop

__all__ = ("own_loop",)
