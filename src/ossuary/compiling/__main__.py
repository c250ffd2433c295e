"""`python -m ossuary.compiling [STAGE …]`: the library of this checkout, for this machine."""

import sys

from .building import build
from .exports import STAGES
from .targets import own_target

if __name__ == "__main__" and (target := own_target()):
    build(target, sys.argv[1:] or STAGES)
