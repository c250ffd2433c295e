"""`python -m ossuary.compiling.worker TARGET GAME STAGE`: compiles one stage of one game."""

import sys

from .building import compile_stage
from .targets import TARGETS

if __name__ == "__main__":
    compile_stage(sys.argv[2], sys.argv[3], TARGETS[sys.argv[1]])
