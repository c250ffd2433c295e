"""Makes the sounds of the page, each out of struck and scraped matter: `make sounds` writes them as MP3.

A blow is a burst of noise and the modes that it sets ringing, each a damped sine. Everything is drawn from fixed
seeds, so that the same source gives the same files.
"""

from collections.abc import Callable
from pathlib import Path

import lameenc
import numpy as np
from numpy.typing import NDArray

RATE = 32_000  # samples a second
KBITS = 48
LOUDEST = 0.8

Wave = NDArray[np.float64]
Matter = tuple[tuple[float, float, float], ...]

# A matter is its modes: pitch in Hz, loudness, and the time in which it dies away, in seconds.
BONE = ((1430, 1.0, 0.018), (2270, 0.7, 0.012), (3310, 0.4, 0.008), (760, 0.35, 0.022))
GLASS = ((2110, 1.0, 0.050), (3390, 0.6, 0.038), (5230, 0.35, 0.022), (980, 0.3, 0.020))
IVORY = ((1880, 1.0, 0.014), (2950, 0.6, 0.010), (4480, 0.4, 0.006))
WOOD = ((210, 1.0, 0.055), (395, 0.6, 0.040), (820, 0.3, 0.020))
STONE = ((92, 1.0, 0.16), (141, 0.8, 0.12), (263, 0.4, 0.06), (610, 0.2, 0.02))
TILE = ((2480, 1.0, 0.022), (3720, 0.5, 0.014), (1240, 0.5, 0.020))
BELL = ((523.3, 1.0, 0.42), (1046.5, 0.5, 0.30), (1569.8, 0.2, 0.20), (2140, 0.1, 0.12))


def silence(seconds: float) -> Wave:
    """Nothing, for this long."""
    return np.zeros(int(RATE * seconds))


def blow(rng: np.random.Generator, matter: Matter, hard: float, pitch: float = 1.0) -> Wave:
    """One blow: a click of noise, shorter the harder the matter is, and the modes that it sets ringing."""
    time = np.arange(int(RATE * 8 * max(decay for _, _, decay in matter))) / RATE
    wave = np.zeros_like(time)
    for hertz, loud, decay in matter:
        angle = 2 * np.pi * hertz * pitch * rng.uniform(0.985, 1.015) * time + rng.uniform(0, 1)
        wave += loud * np.sin(angle) * np.exp(-time / decay)
    click = rng.normal(size=len(time)) * np.exp(-time / (0.0012 / hard))
    return wave + 1.6 * hard * click


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves together, each from its second on and as loud as is said."""
    whole = silence(max(start + len(wave) / RATE for start, _, wave in parts) + 0.01)
    for start, loud, wave in parts:
        begin = int(RATE * start)
        whole[begin : begin + len(wave)] += loud * wave
    return whole


def band(rng: np.random.Generator, seconds: float, low: float, high: float) -> Wave:
    """Noise between two pitches."""
    noise = np.fft.rfft(rng.normal(size=int(RATE * seconds)))
    hertz = np.fft.rfftfreq(int(RATE * seconds), 1 / RATE)
    noise[(hertz < low) | (hertz > high)] = 0
    made = np.fft.irfft(noise, int(RATE * seconds))
    return np.asarray(made / np.abs(made).max())


def swell(seconds: float, rise: float) -> Wave:
    """A shape that rises to its loudest in a part of its time, and falls."""
    time = np.linspace(0, 1, int(RATE * seconds))
    return np.where(time < rise, time / rise, ((1 - time) / (1 - rise)) ** 2)


def thrown(rng: np.random.Generator, matter: Matter, dice: int, floor: float) -> Wave:
    """Dice that fall, bounce ever faster and lie: blows of the dice, and of the floor under them."""
    parts = list[tuple[float, float, Wave]]()
    for _ in range(dice):
        at, gap, loud = rng.uniform(0, 0.12), rng.uniform(0.09, 0.16), rng.uniform(0.6, 1.0)
        while gap > 0.018:
            parts.append((at, loud, blow(rng, matter, 0.7, rng.uniform(0.86, 1.16))))
            parts.append((at, floor * loud, blow(rng, WOOD, 0.2, rng.uniform(0.8, 1.2))))
            at, gap, loud = at + gap, gap * rng.uniform(0.5, 0.68), loud * rng.uniform(0.45, 0.65)
    return mixed(*parts)


def splash(rng: np.random.Generator, seconds: float) -> Wave:
    """Water thrown up, and the drops that fall back."""
    spray = band(rng, seconds, 500, 6000) * swell(seconds, 0.08)
    drops = [(rng.uniform(0.1, seconds * 0.8), rng.uniform(0.1, 0.35), drop(rng)) for _ in range(9)]
    return mixed((0, 0.55, spray), *drops)


def drop(rng: np.random.Generator) -> Wave:
    """A drop: a bubble whose pitch rises as it closes."""
    time = np.arange(int(RATE * 0.06)) / RATE
    low = rng.uniform(700, 1500)
    return np.asarray(np.sin(2 * np.pi * (low * time + low * 5 * time**2)) * np.exp(-time / 0.015))


def notes(*tones: tuple[float, float]) -> Wave:
    """Small bells: each begins at its second, as many half-tones above the first as is said."""
    rng = np.random.default_rng(5)
    return mixed(*((start, 1.0, blow(rng, BELL, 0.02, 2 ** (half / 12))) for start, half in tones))


def bone_dice(rng: np.random.Generator) -> Wave:
    """Bones out of a cup."""
    return thrown(rng, BONE, 7, 0.35)


def glass_dice(rng: np.random.Generator) -> Wave:
    """Sea glass that falls into the water."""
    return mixed((0, 0.6, thrown(rng, GLASS, 4, 0.05)), (0.03, 1.0, splash(rng, 0.5)))


def ivory_dice(rng: np.random.Generator) -> Wave:
    """Two dice on felt."""
    return thrown(rng, IVORY, 2, 0.55)


def rattle(rng: np.random.Generator) -> Wave:
    """A bone that does not fit."""
    return mixed(*((0.045 * hit, 1 - 0.1 * hit, blow(rng, BONE, 0.4, rng.uniform(0.6, 0.75))) for hit in range(7)))


def bury(rng: np.random.Generator) -> Wave:
    """Earth, and a stone that is set on it."""
    return mixed((0, 0.5, band(rng, 0.35, 120, 1800) * swell(0.35, 0.3)), (0.3, 1.0, blow(rng, STONE, 0.12)))


def dig(rng: np.random.Generator) -> Wave:
    """A spade that goes into the earth and throws it."""
    into = band(rng, 0.16, 900, 5200) * swell(0.16, 0.25)
    return mixed(
        (0, 0.8, into),
        (0.16, 0.5, band(rng, 0.22, 200, 1500) * swell(0.22, 0.2)),
        (0.15, 0.25, blow(rng, TILE, 0.2, 0.7)),
    )


def card(rng: np.random.Generator) -> Wave:
    """A card that slides and is put down."""
    slide = band(rng, 0.14, 1800, 9000) * swell(0.14, 0.7)
    return mixed((0, 0.6, slide), (0.13, 0.5, blow(rng, WOOD, 0.5, 1.7)))


def tile(rng: np.random.Generator) -> Wave:
    """A tile that touches its neighbour."""
    return mixed((0, 1.0, blow(rng, TILE, 0.6)), (0.012, 0.4, blow(rng, WOOD, 0.2, 1.3)))


def crack(rng: np.random.Generator) -> Wave:
    """Something breaks open."""
    snaps = [
        (at, rng.uniform(0.4, 1.0), blow(rng, TILE, 1.0, rng.uniform(0.4, 1.4))) for at in (0, 0.02, 0.028, 0.05, 0.085)
    ]
    return mixed(*snaps, (0.005, 0.6, blow(rng, WOOD, 0.6, 1.1)))


def bite(rng: np.random.Generator) -> Wave:
    """Jaws under water."""
    return mixed(
        (0, 0.9, blow(rng, WOOD, 0.9, 0.8)), (0.05, 1.0, blow(rng, BONE, 0.9, 0.5)), (0.06, 0.7, splash(rng, 0.3))
    )


def slam(rng: np.random.Generator) -> Wave:
    """A post that is driven into sand, a stamp on a table."""
    return mixed((0, 1.0, blow(rng, WOOD, 0.6, 0.9)), (0.01, 0.6, band(rng, 0.18, 300, 4000) * swell(0.18, 0.05)))


def party(rng: np.random.Generator) -> Wave:
    """Marimbas at the beach."""
    tune = ((0, 0), (0.09, 4), (0.18, 7), (0.27, 12), (0.36, 7), (0.45, 12), (0.54, 16))
    return mixed(
        *((at, 1.0, blow(rng, ((523.3, 1.0, 0.09), (2093, 0.35, 0.03)), 0.08, 2 ** (half / 12))) for at, half in tune)
    )


def bust(rng: np.random.Generator) -> Wave:
    """A slide into the depth."""
    time = np.arange(int(RATE * 0.7)) / RATE
    slide = np.sin(2 * np.pi * (190 * time - 95 * time**2)) * np.exp(-time / 0.25)
    return mixed((0, 0.8, slide), (0.02, 0.35, band(rng, 0.6, 60, 500) * swell(0.6, 0.1)))


def win(_: np.random.Generator) -> Wave:
    """Bells at the end."""
    return notes((0, 0), (0.14, 4), (0.28, 7), (0.42, 12), (0.44, 16))


def turn(_: np.random.Generator) -> Wave:
    """It is your turn."""
    return notes((0, 0), (0.12, 7))


SOUNDS: tuple[Callable[[np.random.Generator], Wave], ...] = (
    bone_dice, glass_dice, ivory_dice, rattle, slam, bury, dig, card, tile, crack, bite, party, bust, win, turn,
)  # fmt: skip


def encoded(wave: Wave) -> bytes:
    """A wave as MP3, as loud as all others, without what nobody hears at its end."""
    heard = np.flatnonzero(np.abs(wave) > 0.01 * np.abs(wave).max())
    wave = wave[: heard[-1] + 1] * LOUDEST / np.abs(wave).max()
    wave[-200:] *= np.linspace(1, 0, 200)
    encoder = lameenc.Encoder()
    encoder.set_in_sample_rate(RATE)
    encoder.set_channels(1)
    encoder.set_bit_rate(KBITS)
    encoder.set_quality(2)
    encoder.silence()
    return bytes(encoder.encode((32767 * wave).astype(np.int16).tobytes()) + encoder.flush())


if __name__ == "__main__":
    folder = Path(__file__).parent
    for number, made in enumerate(SOUNDS):
        (folder / f"{made.__name__.replace('_', '-')}.mp3").write_bytes(encoded(made(np.random.default_rng(number))))
