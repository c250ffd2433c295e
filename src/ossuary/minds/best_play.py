"""Best play, where games bring it."""

from typing import Any

from ..engine.registry import Parts

BEST_PLAY: Parts[Any] = Parts("best_play")
