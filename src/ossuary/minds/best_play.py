"""Where best play is known: what each game that has computed something brings of it."""

from typing import Any

from ..engine.registry import Parts

BEST_PLAY: Parts[Any] = Parts("best_play")
