"""`python -m ossuary.compiling.worker GAME STAGE TARGET …`: compiles one stage of one game.

What is wrong with a game of others is written in a sentence; all else that fails is a traceback.
"""

import sys

from ..contract.findings import raised
from ..engine.registry import GAMES, guests
from .building import compile_stage
from .targets import TARGETS

if __name__ == "__main__":
    _, game, stage, *targets = sys.argv
    try:
        compile_stage(game, stage, [TARGETS[target] for target in targets])
    except Exception as error:
        if game not in guests():
            raise
        print(raised(GAMES[game], error))
        sys.exit(1)
