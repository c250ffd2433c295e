"""The peers at random, each under its own loop where it has one."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from benchmarks.contender import Clock, Contender, Pace, for_a_moment

Play = Callable[[Pace], None]

BATCH, STRIDE = 4096, 5  # games at once and steps in one call of pgx, where it is fastest on the CPU
PGX_MOVES = {"2048": 2}  # by step, where chance moves too: a slide and a new tile


def spiel(name: str) -> Contender:
    """One of OpenSpiel's games in C++ under its own evaluate_bots."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]
    numbers = iter(range(2**31))

    def play() -> Pace:
        pace = Pace()
        while pace.cpu < 0.1:
            states = [game.new_initial_state() for _ in range(20)]
            with Clock(pace):
                for state in states:
                    pyspiel.evaluate_bots(state, bots, next(numbers))
            movers = [move.player for state in states for move in state.full_history()]
            pace.moves += len(movers)
            pace.choices += sum(mover >= 0 for mover in movers)
            pace.games += len(states)
        return pace

    return play


def spiel_rollouts(name: str) -> Contender:
    """One of OpenSpiel's games in C++ under the fastest loop of its wheel: the rollouts of a search that is one node.

    They keep the returns alone and do not count moves: a game counts for as many as it has under evaluate_bots.
    """
    usual = [spiel(name)() for _ in range(5)]
    moves, choices, played = (sum(getattr(pace, what) for pace in usual) for what in ("moves", "choices", "games"))
    games, game = 200, pyspiel.load_game(name)
    rollouts = pyspiel.RandomRolloutEvaluator(games, 1)
    search, start = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 1, False, 1, False), game.new_initial_state()

    def play(pace: Pace) -> None:
        search.step(start)
        pace.games += games
        pace.moves += games * moves / played
        pace.choices += games * choices / played

    return for_a_moment(play)


def spiel_python_play(game: Any, longest: int = 10**9) -> Play:
    """One game through OpenSpiel's Python API, choices and chance drawn alike."""
    rng = random.Random(1)

    def play(pace: Pace) -> None:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal() and moves < longest:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                pace.choices += 1
            moves += 1
        pace.moves += moves
        pace.games += state.is_terminal()

    return play


def spiel_python(name: str) -> Contender:
    """One of OpenSpiel's games in C++, in a loop of Python."""
    return for_a_moment(spiel_python_play(pyspiel.load_game(name)))


def pettingzoo_play(env: Any) -> Play:
    """One game of a PettingZoo environment."""
    rng = random.Random(1)
    seeds = iter(range(1, 2**31))

    def play(pace: Pace) -> None:
        env.reset(seed=next(seeds))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                pace.choices += 1
                pace.moves += 1
        pace.games += 1

    return play


def pettingzoo(name: str) -> Contender:
    """One of PettingZoo's classic games."""
    from importlib import import_module

    return for_a_moment(pettingzoo_play(import_module(f"pettingzoo.classic.{name}").env()))


def rlcard(name: str) -> Contender:
    """One of RLCard's games under its own run, with its own random agents."""
    import rlcard as cards
    from rlcard.agents import RandomAgent

    env = cards.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(pace: Pace) -> None:
        before = env.timestep  # it counts on from game to game
        env.run(is_training=False)
        pace.choices += env.timestep - before
        pace.moves += env.timestep - before
        pace.games += 1

    return for_a_moment(play)


def pgx(name: str) -> Contender:
    """One of pgx's games on the CPU: a batch under vmap, games that are over replaced at once, actions drawn inside."""
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental import auto_reset

    env = games.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def some(key: Any, state: Any) -> Any:
        def one(carried: Any, _: Any) -> Any:
            key, state = carried
            key, chosen, chance = jax.random.split(key, 3)
            odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
            state = step(state, jax.random.categorical(chosen, odds, axis=-1), jax.random.split(chance, BATCH))
            return (key, state), state.terminated.sum()

        (key, state), over = jax.lax.scan(one, (key, state), None, length=STRIDE)
        return key, state, over.sum()

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    for _ in range(20):
        key, state, over = some(key, state)
    over.block_until_ready()

    def play(pace: Pace) -> None:
        nonlocal key, state
        key, state, over = some(key, state)
        pace.games += int(over)
        pace.choices += BATCH * STRIDE
        pace.moves += BATCH * STRIDE * PGX_MOVES.get(name, 1)

    return for_a_moment(play)
