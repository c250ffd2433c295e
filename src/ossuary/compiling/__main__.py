"""`python -m ossuary.compiling [STAGE …]`: the library of this checkout, for this machine; then what its page needs.

Stages are what somebody waits for: it says how far it is. Without one everything is compiled, and nothing said.
With `--platform NAME --into FOLDER`, the library for any machine of a platform; for browsers, the modules of a page;
for graphics cards, their kernels.
"""

import argparse
from pathlib import Path

from ..twin.native import library_file
from ..twin.sources import HOME, PACKAGE
from .building import build, build_kernels
from .exports import STAGES
from .page_modules import add_to_page
from .targets import BROWSER, DEVICE, PLATFORMS, own_target, targets_of

PAGE = HOME / "host" / "static"


def main() -> None:
    """Builds what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m ossuary.compiling")
    parser.add_argument("stages", nargs="*", metavar="STAGE", help=", ".join(STAGES))
    parser.add_argument("--platform", choices=PLATFORMS)
    parser.add_argument("--into", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    if bool(given.platform) != bool(given.into) or not {*given.stages} <= {*STAGES}:
        parser.error("--platform and --into go together, and the stages are " + ", ".join(STAGES))
    if given.platform == BROWSER.platform.name:
        add_to_page(given.into)
    elif given.platform == DEVICE.platform.name:
        build_kernels(given.into)
    elif given.platform:
        library = given.into / f"{PACKAGE}{PLATFORMS[given.platform].suffix}"
        build(targets_of(given.platform), library, given.stages or STAGES)
    elif target := own_target():
        if given.stages:
            build([target], library_file(PACKAGE), given.stages, tell=_tell)
        else:
            build([target], library_file(PACKAGE))
    if not given.stages and not given.platform and PAGE.is_dir():
        add_to_page(PAGE)


def _tell(done: str) -> None:
    print(f"compiled {done}", flush=True)


if __name__ == "__main__":
    main()
