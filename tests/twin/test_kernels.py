"""Kernels for graphics cards, as far as a machine without one can tell."""

import gzip
import re
from pathlib import Path

import pytest

from ossuary.compiling.building import build_kernels
from ossuary.compiling.exports import ON_DEVICES, all_exports, games_of
from ossuary.twin.kernels import kernel_file
from ossuary.twin.native import symbol_of
from ossuary.twin.sources import digest

# By kernel, its parameters: where failures are noted, and per array its place and lengths.
PARAMETERS = {"play_games": 15, "step": 34, "choose_any": 8}


@pytest.mark.nightly
def test_every_kernel_is_there_and_nothing_is_left_to_be_found_elsewhere(tmp_path: Path) -> None:
    build_kernels(tmp_path)
    modules = [module for game in games_of("ossuary") for module in all_exports(game, ON_DEVICES)]
    assert len(modules) == len([*tmp_path.iterdir()]) == 8
    for module in modules:
        code = gzip.decompress(kernel_file(tmp_path, module).read_bytes()).decode()
        assert ".extern" not in code
        for name in module.EXPORTED:
            kernel = f"{symbol_of(digest(module), name)}_kernel"
            head = re.search(rf"\.entry {kernel}\((.*?)\)", code, re.DOTALL)
            assert head and head[1].count(".param") == PARAMETERS[name], name
