"""What holds for all tests."""

import random
import secrets

import pytest


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of hosts in this process have the same secrets in each run of a test, and so throw the same dice."""
    dice = random.Random(f"{request.node.path.name} {request.node.name}")
    drawn = secrets.token_bytes

    def token_bytes(nbytes: int | None = None) -> bytes:
        return dice.randbytes(32) if nbytes == 32 else drawn(nbytes)  # the size of a table's secret

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
