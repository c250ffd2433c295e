"""Trains a policy by self-play on an NVIDIA graphics card: games, observations and network stay there all the time.

    python examples/train_on_card.py skulls-of-sedlec --minutes 5 --out skulls.onnx
    ossuary play skulls-of-sedlec --seats you,onnx:skulls.onnx

The same way of learning as in train.py, with torch (2 or newer, installed for the card) and tens of thousands of games
at once. What comes out is the same kind of file.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from export import write
from features import Features
from network import Network
from torch import Tensor, nn

from ossuary.engine.nodes import TERMINAL
from ossuary.engine.registry import GAMES, options_for
from ossuary.lab.batch.device import DeviceBatch

GAMES_AT_ONCE = 1 << 15
STEPS = 32  # in each game, between two lessons
EPOCHS = 2
BATCH = 1 << 15
CLIP = 0.2
CURIOSITY = 0.01  # what the entropy of the policy is worth
PATIENCE = 0.97  # how far credit reaches back: the λ of generalised advantages
RATE = 5e-4
STEEPEST = 0.5  # a gradient longer than this is shortened
TELL = 20  # seconds


class Policy(nn.Module):  # type: ignore[misc]
    """Observations in; a score for every action and the expected share of the win out."""

    def __init__(self, features: Features, hidden: int, actions: int) -> None:
        super().__init__()
        for name in ("numbers", "scales", "choices", "kinds"):
            self.register_buffer(name, torch.as_tensor(getattr(features, name)))
        self.first, self.second = nn.Linear(features.width, hidden), nn.Linear(hidden, hidden)
        self.scores, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        for layer, gain in zip((self.first, self.second, self.scores, self.value), (1.4, 1.4, 0.01, 0.1), strict=True):
            nn.init.normal_(layer.weight, 0, gain / layer.in_features**0.5)
            nn.init.constant_(layer.bias, 0.5 if layer is self.value else 0)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all actions, and the value."""
        alike = seen[:, self.choices] == self.kinds
        taken = torch.cat([seen[:, self.numbers] * self.scales, alike.float()], 1)
        above = torch.relu(self.second(torch.relu(self.first(taken))))
        scores = self.scores(above).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(scores, 1), self.value(above)[:, 0]

    def network(self, features: Features) -> Network:
        """The same network as train.py has it."""
        layers = self.first, self.second, self.scores, self.value
        made = Network(features.width, self.first.out_features, self.scores.out_features, np.random.default_rng(0))
        made.weights = [layer.weight.detach().cpu().numpy().T.copy() for layer in layers]
        made.biases = [layer.bias.detach().cpu().numpy() for layer in layers]
        return made


class SelfPlay:
    """Games on the card in which the policy plays all seats; their arrays are torch's without a copy."""

    def __init__(self, name: str, policy: Policy, seats: int, seed: int) -> None:
        self.policy, self.seats = policy, seats
        self.games = DeviceBatch(GAMES[name], options_for(GAMES[name], {"seats": seats}), GAMES_AT_ONCE)
        self.games.reset(seed)
        shown = {each: torch.from_dlpack(getattr(self.games, each)) for each in ("seen", "masks", "movers", "over")}
        self.seen, self.masks, self.movers, self.over = shown.values()
        self.rewards, self.actions = torch.from_dlpack(self.games.rewards), torch.from_dlpack(self.games.actions)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def lesson(self) -> dict[str, Tensor]:
        """Plays on for some steps, and looks back on them."""
        kept: dict[str, list[Tensor]] = {each: [] for each in ("seen", "masks", "movers", "over", "rewards")}
        actions, chances, values = list[Tensor](), list[Tensor](), list[Tensor]()
        for _ in range(STEPS):
            for each in ("seen", "masks", "movers"):
                kept[each].append(getattr(self, each).clone())
            likely, value = self.policy(self.seen, self.masks)
            chosen = torch.argmax(likely - torch.empty_like(likely).exponential_().log(), 1)
            actions.append(chosen)
            chances.append(likely.gather(1, chosen[:, None])[:, 0])
            values.append(value)
            self.actions.copy_(chosen)
            self.games.step()
            kept["over"].append(self.over.clone())
            kept["rewards"].append(self.rewards.clone())
        self.games.check()
        gains = self._gains(values, kept["movers"], kept["over"], kept["rewards"])
        real = torch.stack(kept["movers"]) != TERMINAL  # the step after the last one chooses nothing
        made = {"seen": kept["seen"], "masks": kept["masks"], "actions": actions, "chances": chances, "values": values}
        return {name: torch.stack(one)[real] for name, one in (made | {"gains": gains}).items()}

    def _gains(
        self, values: list[Tensor], movers: list[Tensor], over: list[Tensor], rewards: list[Tensor]
    ) -> list[Tensor]:
        """Generalised advantages, each seat's along its own choices."""
        rows = torch.arange(GAMES_AT_ONCE, device="cuda")
        _, now = self.policy(self.seen, self.masks)
        # What the seat to move expects, the others share the rest of.
        ahead = ((1 - now)[:, None] / (self.seats - 1)).repeat(1, self.seats)
        ahead[rows, self.movers.long().clamp(min=0)] = now
        later, gains = torch.zeros_like(ahead), list[Tensor]()
        for step in reversed(range(STEPS)):
            ended = over[step][:, None]
            ahead, later = torch.where(ended, rewards[step], ahead), torch.where(ended, 0, later)
            mover, chose = movers[step].long().clamp(min=0), movers[step] != TERMINAL
            gain = ahead[rows, mover] - values[step] + PATIENCE * later[rows, mover]
            ahead[rows, mover] = torch.where(chose, values[step], ahead[rows, mover])
            later[rows, mover] = torch.where(chose, gain, later[rows, mover])
            gains.append(gain)
        return gains[::-1]


def learn(policy: Policy, optimiser: torch.optim.Optimizer, lesson: dict[str, Tensor]) -> None:
    """Makes what went better than expected more likely, never by much at a time."""
    aims = lesson["values"] + lesson["gains"]
    gains = (lesson["gains"] - lesson["gains"].mean()) / (lesson["gains"].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(aims), device="cuda").split(BATCH):
            likely, values = policy(lesson["seen"][part], lesson["masks"][part])
            ratio = torch.exp(likely.gather(1, lesson["actions"][part][:, None])[:, 0] - lesson["chances"][part])
            gain = gains[part]
            better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(likely.exp() * likely.clamp(min=-50)).sum(1).mean()
            cost = (values - aims[part]).square().mean() / 2 - better - CURIOSITY * entropy
            optimiser.zero_grad()
            cost.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), STEEPEST)
            optimiser.step()


@torch.no_grad()  # type: ignore[untyped-decorator]
def against_random(name: str, policy: Policy, seats: int) -> float:
    """The share of wins against `random`, each seat as often."""
    play = SelfPlay(name, policy, seats, 1)
    mine = torch.arange(GAMES_AT_ONCE, device="cuda") % seats
    won, ended = torch.zeros(GAMES_AT_ONCE, device="cuda"), torch.zeros(GAMES_AT_ONCE, dtype=torch.bool, device="cuda")
    while not bool(ended.all()):
        play.games.choose_any()
        likely, _ = policy(play.seen, play.masks)
        play.actions.copy_(torch.where(play.movers == mine, likely.argmax(1), play.actions))
        play.games.step()
        first = play.over & ~ended
        won[first] = play.rewards[first, mine[first]]
        ended |= play.over
    return float(won.mean())


def main() -> None:
    """Trains for some minutes, says how it goes, and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=384, help="units in each hidden layer")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="the ONNX file to write")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    features = Features(options.game)
    policy = Policy(features, options.hidden, len(GAMES[options.game].ACTIONS)).cuda()
    optimiser: Any = torch.optim.Adam(policy.parameters(), RATE)
    play, begun, told, choices = SelfPlay(options.game, policy, options.seats, options.seed), time.time(), 0.0, 0
    while (spent := time.time() - begun) < 60 * options.minutes:
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.05, 1 - spent / (60 * options.minutes))
        lesson = play.lesson()
        learn(policy, optimiser, lesson)
        choices += len(lesson["gains"])
        if spent - told > TELL:
            told = spent
            rate = against_random(options.game, policy, options.seats)
            print(f"{spent:5.0f} s  {choices / 1e6:7.1f} million choices  {rate:6.1%} against random", flush=True)
    rate = against_random(options.game, policy, options.seats)
    print(f"{options.game}: wins {rate:.1%} of {GAMES_AT_ONCE} games against random after {choices} choices")
    if options.out:
        write(options.out, options.game, features, policy.network(features))
        print(f"written to {options.out} ({options.out.stat().st_size / 1024:.0f} kB)")


if __name__ == "__main__":
    main()
