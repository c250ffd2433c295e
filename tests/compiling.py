"""`python -m tests.compiling`: compiles once what each host of the tests would compile otherwise."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ossuary.engine.registry import GAMES
from ossuary.host.live.coach_pool import prepare_for
from ossuary.host.live.mind_pool import first_choice
from ossuary.minds.playing.simple import compiled


def compile_game(name: str) -> None:
    """Compiles the minds and the coach of a game into the cache on disk."""
    compiled(GAMES[name], "rule-of-thumb")(first_choice(GAMES[name]), [1])
    prepare_for(GAMES[name])


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_game, GAMES))
