"""Trains a small policy by self-play on the vectorised environment and exports it to ONNX, on a CPU in minutes.

    python examples/train.py shark-attacks --minutes 3 --out shark.onnx
    ossuary play shark-attacks --seats you,onnx:shark.onnx

A network with two hidden layers sees what the seat to move sees. It says how good each action is (the policy) and
what share of the win to expect (the value), and learns by proximal policy optimisation from games against itself.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from export import write
from features import Features
from network import Network
from numpy.typing import NDArray

from ossuary.engine.nodes import TERMINAL
from ossuary.engine.registry import GAMES
from ossuary.lab.batch.vector import VectorEnv

Array = NDArray[Any]

GAMES_AT_ONCE = 512
STEPS = 64  # in each game, between two lessons
EPOCHS = 2
BATCH = 4096
CLIP = 0.2
CURIOSITY = 0.01  # what the entropy of the policy is worth
PATIENCE = 0.97  # how far credit reaches back: the λ of generalised advantages
# Games that end sooner teach sooner; what is learned carries over to the usual ones.
SHORT: dict[str, dict[str, int]] = {"rolling-bones": {"target": 20}, "shark-attacks": {"target": 60}}


@dataclass
class Lesson:
    """Choices made, with what came of them."""

    seen: Array
    masks: Array
    actions: Array
    chances: Array  # logarithm of the probability of each choice when it was made
    values: Array  # share of the win that was expected
    gains: Array  # how much better it went than expected


def log_chances(scores: Array, masks: Array) -> Array:
    """The logarithms of the probabilities of all actions; what is illegal has none."""
    scores = np.where(masks > 0, scores, -1e9)
    scores = scores - scores.max(axis=1, keepdims=True)
    chances: Array = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
    return chances


def drawn(chances: Array, rng: np.random.Generator) -> Array:
    """An action for each row, as likely as the policy says."""
    noise = rng.gumbel(size=chances.shape).astype(np.float32)
    actions: Array = np.argmax(chances + noise, axis=1)
    return actions


class SelfPlay:
    """Games in which the policy plays all seats."""

    def __init__(self, name: str, features: Features, network: Network, rng: np.random.Generator) -> None:
        self.env = VectorEnv(name, GAMES_AT_ONCE, **SHORT.get(name, {}))
        self.features, self.network, self.rng = features, network, rng
        self.seats = self.env.games.options.seats
        self.observation, self.info = self.env.reset(seed=int(rng.integers(2**31)))

    def lesson(self) -> Lesson:
        """Plays on for some steps and looks back on them."""
        shape = (STEPS, GAMES_AT_ONCE)
        seen = np.zeros((*shape, self.observation["observation"].shape[1]), np.int16)
        masks = np.zeros((*shape, self.observation["action_mask"].shape[1]), np.int8)
        actions, movers = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        chances, values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        over, rewards = np.zeros(shape, bool), np.zeros((*shape, self.seats), np.float32)
        rows = np.arange(GAMES_AT_ONCE)
        for step in range(STEPS):
            seen[step], masks[step] = self.observation["observation"], self.observation["action_mask"]
            movers[step] = self.info["seat"]
            scores, values[step] = self.network.forward(self.features(seen[step]))
            likely = log_chances(scores, masks[step])
            actions[step] = drawn(likely, self.rng)
            chances[step] = likely[rows, actions[step]]
            self.observation, _, over[step], _, self.info = self.env.step(actions[step])
            rewards[step] = self.info["rewards"]
        gains = self._gains(values, movers, over, rewards)
        real = movers != TERMINAL  # the step after the last one chooses nothing
        return Lesson(seen[real], masks[real], actions[real], chances[real], values[real], gains[real])

    def _gains(self, values: Array, movers: Array, over: Array, rewards: Array) -> Array:
        """Generalised advantages, each seat's along its own choices."""
        rows = np.arange(GAMES_AT_ONCE)
        _, now = self.network.forward(self.features(self.observation["observation"]))
        # What the seat to move expects, the others share the rest of.
        ahead = np.repeat((1 - now)[:, None] / (self.seats - 1), self.seats, axis=1)
        ahead[rows, np.maximum(self.info["seat"], 0)] = now
        later, gains = np.zeros_like(ahead), np.zeros_like(values)
        for step in reversed(range(STEPS)):
            ahead[over[step]], later[over[step]] = rewards[step][over[step]], 0
            mover = np.maximum(movers[step], 0)
            surprise = ahead[rows, mover] - values[step]
            gains[step] = surprise + PATIENCE * later[rows, mover]
            chose = movers[step] != TERMINAL
            ahead[rows[chose], mover[chose]] = values[step][chose]
            later[rows[chose], mover[chose]] = gains[step][chose]
        return gains


def learn(network: Network, features: Features, lesson: Lesson, rng: np.random.Generator) -> None:
    """Makes what went better than expected more likely, never by much at a time."""
    aims = lesson.values + lesson.gains
    gains = (lesson.gains - lesson.gains.mean()) / (lesson.gains.std() + 1e-6)
    for _ in range(EPOCHS):
        order = rng.permutation(len(gains))
        for start in range(0, len(order), BATCH):
            part = order[start : start + BATCH]
            rows = np.arange(len(part))
            scores, values = network.forward(features(lesson.seen[part]))
            likely = log_chances(scores, lesson.masks[part])
            chances = np.exp(likely)
            ratio = np.exp(likely[rows, lesson.actions[part]] - lesson.chances[part])
            gain = gains[part]
            moved = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # else far enough already
            # The gradient of what is to become small, by score and by value.
            slope = chances * (moved * ratio * gain)[:, None]
            slope[rows, lesson.actions[part]] -= moved * ratio * gain
            entropy = -(chances * np.maximum(likely, -50)).sum(axis=1, keepdims=True)
            slope += CURIOSITY * chances * (np.maximum(likely, -50) + entropy)
            network.backward(slope / len(part), (values - aims[part]) / len(part))


def against_random(name: str, features: Features, network: Network, games: int) -> float:
    """The share of wins against `random`, each seat as often, in games with the usual options."""
    env = VectorEnv(name, games)
    observation, info = env.reset(seed=1)
    mine = np.arange(games) % env.games.options.seats
    won, ended = np.zeros(games), np.zeros(games, bool)
    while not ended.all():
        scores, _ = network.forward(features(observation["observation"]))
        best = np.argmax(log_chances(scores, observation["action_mask"]), axis=1)
        actions = np.where(info["seat"] == mine, best, env.any_actions())
        observation, _, over, _, info = env.step(actions)
        first = over & ~ended
        won[first] = info["rewards"][first, mine[first]]
        ended |= over
    env.close()
    return float(won.mean())


def main() -> None:
    """Trains for some minutes, says how it goes, and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=3, help="of processor time")
    parser.add_argument("--hidden", type=int, default=128, help="units in each hidden layer")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=1000, help="games against random at the end")
    parser.add_argument("--out", type=Path, help="the ONNX file to write")
    options = parser.parse_args()
    rng, features = np.random.default_rng(options.seed), Features(options.game)
    network = Network(features.width, options.hidden, len(GAMES[options.game].ACTIONS), rng)
    play, begun, told, choices = SelfPlay(options.game, features, network, rng), time.process_time(), 0.0, 0
    while (spent := time.process_time() - begun) < 60 * options.minutes:
        lesson = play.lesson()
        learn(network, features, lesson, rng)
        choices += len(lesson.gains)
        if spent - told > 20:
            told = spent
            rate = against_random(options.game, features, network, 200)
            print(f"{spent:5.0f} s  {choices / 1e6:5.2f} million choices  {rate:6.1%} against random", flush=True)
    rate = against_random(options.game, features, network, options.games)
    print(f"{options.game}: wins {rate:.1%} of {options.games} games against random after {choices} choices")
    if options.out:
        write(options.out, options.game, features, network)
        print(f"written to {options.out} ({options.out.stat().st_size / 1024:.0f} kB)")


if __name__ == "__main__":
    main()
