"""What holds for all tests."""

import secrets

import pytest

from tests.host import same_dice as dice


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of hosts in this process have the same secrets in each run of a test, and so throw the same dice."""
    monkeypatch.setattr(secrets, "token_bytes", dice.same_dice(f"{request.node.path.name} {request.node.name}"))
