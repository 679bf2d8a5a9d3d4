"""Make the sounds of the program: ``python packaging/make_sounds.py`` writes ``resources/sounds``.

Every sound is worked out from how things that are struck ring: a short push and a little noise set
a few damped oscillations going. The same numbers give the same files each time.
"""

from __future__ import annotations

import math
import wave
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44100
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

_LEVEL = -26.0
"""Of a stone put on the board, in dB below full scale: the loudest 0.1 s, weighted as we hear."""
_LOUDEST = 0.9
_TAIL = 64  # samples of silence at the end, so that no player clicks there

Samples: TypeAlias = NDArray[np.float64]


class Mode(NamedTuple):
    """One damped oscillation: Hz, milliseconds until it has fallen by 60 dB, and how strong."""

    frequency: float
    ring: float
    strength: float


class Touch(NamedTuple):
    """How one thing strikes another.

    ``contact``: milliseconds they touch; the shorter, the brighter. ``roughness``: of the noise
    within the push, ``click``: of what is heard of the touch itself, both as parts of the push.
    """

    contact: float
    roughness: float = 0.0
    click: float = 0.0


class Part(NamedTuple):
    """What begins at ``at`` seconds, ``gain`` times as strong."""

    at: float
    gain: float
    samples: Samples


# What things are made of


def _wood(frequencies: Iterable[float], ring: float, top: float) -> tuple[Mode, ...]:
    """Return the modes of solid wood: ``ring`` ms at 400 Hz, and loudest around ``top`` Hz.

    Wood loses about the same part of its energy in each oscillation, so that high modes die away
    first; the lowest lose most to what the wood stands on.
    """
    return tuple(
        Mode(f, min(ring, ring * (400 / f) ** 0.62), 1 / (1 + math.log2(f / top) ** 2))
        for f in frequencies
    )


# A block of kaya some 15 cm thick, not a thin plate: modes lie close, and none is a note.
_BOARD = _wood((262, 418, 571, 748, 905, 1163, 1432, 1817, 2260, 2790, 3410, 4280), 110, 1350)
# A turned lid is thinner, smaller, and held by nothing.
_LID = _wood((690, 1040, 1490, 2130, 2980, 4020), 90, 1900)
_KNOCKED = _wood((287, 402, 540, 733, 1010, 1350), 105, 520)
_CLOTH = _wood((310, 425, 590, 790), 52, 430)
_STONES = (Mode(4650, 9, 1.0), Mode(6130, 7, 0.7), Mode(7720, 5, 0.5))
"""Stone against stone, as it is heard from above a bowl full of them."""

_SLATE = Touch(0.34, roughness=0.5, click=1.0)
_KNUCKLE = Touch(1.2, roughness=0.15)
_FINGER = Touch(1.8, roughness=0.1)
_STICK = Touch(0.7, roughness=0.1, click=0.03)
_MALLET = Touch(1.3)


def _bell(note: float, ring: float) -> tuple[Mode, ...]:
    """Return the modes of a small bowl of bronze; being never quite round, it beats slowly."""
    return (
        Mode(note, ring, 1.0),
        Mode(note * 1.0045, ring, 0.55),
        Mode(note * 2.71, ring * 0.5, 0.3),
        Mode(note * 5.02, ring * 0.25, 0.08),
    )


def _bar(note: float, ring: float) -> tuple[Mode, ...]:
    """Return the modes of a wooden bar cut so that it gives a note, as of a marimba."""
    return (Mode(note, ring, 1.0), Mode(note * 4, ring * 0.4, 0.22), Mode(note * 9.9, 40, 0.05))


# How they are struck


def _count(seconds: float) -> int:
    return round(seconds * RATE)


def _noise(seed: int, length: int) -> Samples:
    # The only generator of numpy of which it is promised that it gives the same for ever.
    return np.random.RandomState(seed).uniform(-1, 1, length)


def _strike(modes: Sequence[Mode], touch: Touch, seed: int) -> Samples:
    """Return ``modes`` set going by ``touch``, until 66 dB are gone of the longest."""
    pushed = max(4, _count(touch.contact / 1000))
    shape = np.sin(np.pi * (np.arange(pushed) + 0.5) / pushed) ** 1.5
    push = shape * (1 + touch.roughness * _noise(seed, pushed))
    push /= push.sum()
    time = np.arange(_count(1.1 * max(mode.ring for mode in modes) / 1000)) / RATE
    ringing = np.zeros_like(time)
    for frequency, ring, strength in modes:
        decay = np.log(1000) / (ring / 1000)
        # What pushes the air is how fast the wood moves, so a mode begins at its fastest.
        ringing += strength * np.exp(-decay * time) * np.cos(2 * np.pi * frequency * time)
    struck = np.convolve(ringing, push)
    if touch.click:
        # What is heard of the touch itself is over within 2 ms, and has no low part.
        length = _count(0.002)
        burst = _noise(seed + 1, length + 1) * np.exp(-np.arange(length + 1) / (0.2 * length))
        struck[:length] += touch.click * np.diff(burst) * min(1.0, 0.34 / touch.contact)
    return struck


def _uneven(modes: Sequence[Mode], seed: int, decibels: float, detuning: float) -> list[Mode]:
    """Return ``modes`` as another place to strike wakes them: some more, some less."""
    change = _noise(seed, 2 * len(modes))
    return [
        Mode(
            mode.frequency * (1 + detuning * change[2 * i]),
            mode.ring,
            mode.strength * 10 ** (decibels * change[2 * i + 1] / 20),
        )
        for i, mode in enumerate(modes)
    ]


def _mixed(parts: Iterable[Part]) -> Samples:
    made = np.zeros(RATE)  # a second, more than any sound lasts
    end = 0
    for at, gain, samples in parts:
        start, end = _count(at), max(end, _count(at) + len(samples))
        made[start : start + len(samples)] += gain * samples
    return made[:end]


# The sounds


def _stone(variant: int) -> Samples:
    """A stone of slate put on the board; it lands on its edge and lies flat a moment later."""
    seed = 100 * variant
    contact = (0.34, 0.29, 0.39, 0.31)[variant - 1]
    settles = (0.0095, 0.0125, 0.0080, 0.0110)[variant - 1]
    modes = _uneven(_BOARD, seed, 4.5, 0.004)
    first = _strike(modes, _SLATE._replace(contact=contact), seed + 1)
    second = _strike(_uneven(modes, seed + 3, 4, 0), _SLATE._replace(contact=0.24), seed + 4)
    return _mixed((Part(0, 1, first), Part(settles, 0.14, second)))


def _dropped(seed: int) -> Samples:
    """A stone that falls into the lid, on the wood or on another stone, and bounces once."""
    modes = _uneven(_LID, seed, 6, 0.02)
    fall = _strike(modes, _SLATE._replace(contact=0.26, click=0.5), seed + 1)
    on_stones = _strike(_uneven(_STONES, seed + 3, 3, 0.06), Touch(0.07), seed + 4)
    bounce = 0.028 + 0.008 * float(_noise(seed + 6, 1)[0])
    return _mixed(
        (
            Part(0, 1, fall),
            Part(0.0015, 0.35, on_stones),
            Part(bounce, 0.3, fall),
            Part(bounce + 0.0015, 0.12, on_stones),
        )
    )


def _capture(variant: int, drops: Sequence[tuple[float, float]]) -> Samples:
    """A stone put down, then its prisoners dropped into the lid: at seconds, how strong."""
    falls = [
        Part(at, 0.75 * gain, _dropped(1000 * variant + 20 * i))
        for i, (at, gain) in enumerate(drops)
    ]
    return _mixed([Part(0, 1, _stone(variant)), *falls])


def _rung(note: float, ring: float, seed: int) -> Samples:
    return _strike(_bell(note, ring), _STICK, seed)


def _tapped(note: float, ring: float, seed: int) -> Samples:
    return _strike(_bar(note, ring), _MALLET, seed)


def _in_turn(apart: float, *strokes: Samples) -> Samples:
    return _mixed(Part(i * apart, 1, stroke) for i, stroke in enumerate(strokes))


def _beep(note: float, seconds: float) -> Samples:
    """A clear short tone that begins and ends softly."""
    time = np.arange(_count(seconds)) / RATE
    rise = np.minimum(1, time / 0.005)
    fall = np.minimum(1, (seconds - time) / (0.5 * seconds))
    envelope = np.sin(np.pi / 2 * rise) ** 2 * np.sin(np.pi / 2 * fall) ** 2
    made: Samples = np.sin(2 * np.pi * note * time) + 0.18 * np.sin(4 * np.pi * note * time)
    made *= envelope
    return made


_FEW = ((0.19, 0.8), (0.245, 1.0), (0.335, 0.7))
_MANY = ((0.18, 0.8), (0.215, 1.0), (0.262, 0.75), (0.30, 0.95), (0.352, 0.7))
_MORE = ((0.41, 0.9), (0.455, 0.6), (0.53, 0.75), (0.60, 0.5))


class Recipe(NamedTuple):
    """``level``: dB above a stone put on the board, as loud as it is heard."""

    level: float
    make: Callable[[], Samples]


RECIPES = {
    **{f"stone-{variant}": Recipe(0, partial(_stone, variant)) for variant in (1, 2, 3, 4)},
    "capture-one": Recipe(0, lambda: _capture(2, ((0.2, 0.9),))),
    "capture-few": Recipe(0, lambda: _capture(1, _FEW)),
    "capture-many": Recipe(0, lambda: _capture(3, _MANY + _MORE)),
    "pass": Recipe(-3, lambda: _strike(_KNOCKED, _KNUCKLE, 500)),
    "refused": Recipe(-6, lambda: _strike(_CLOTH, _FINGER, 510)),
    "warning": Recipe(2, lambda: _rung(1175, 800, 520)),
    "beep": Recipe(1, lambda: _beep(1046.5, 0.10)),
    "last-beep": Recipe(3, lambda: _beep(1568, 0.14)),
    "time-up": Recipe(4, lambda: _in_turn(0.24, _rung(784, 600, 530), _rung(587, 640, 540))),
    "request": Recipe(-2, lambda: _in_turn(0.15, _tapped(523.3, 280, 550), _tapped(784, 300, 560))),
    "game-end": Recipe(
        0,
        lambda: _in_turn(
            0.14,
            _tapped(392, 420, 570),
            0.9 * _tapped(587.3, 420, 580),
            0.9 * _strike(_bell(784, 600), _MALLET, 590),
        ),
    ),
}
"""What each file holds. The names are those of ``gobanapp.ui.sound.sound_player.Sound``."""


# From what is made to what is in the files


def loudness(samples: Samples) -> float:
    """Return how loud the loudest tenth of a second is heard, in dB below full scale.

    Frequencies are weighted by curve A of IEC 61672; the ear sums over about that time.
    """
    padded = np.concatenate((samples, np.zeros(_count(0.1))))
    f2 = np.fft.rfftfreq(len(padded), 1 / RATE) ** 2
    weights = (
        1.2589
        * (12194**2 * f2**2)
        / ((f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194**2))
    )
    heard = np.fft.irfft(np.fft.rfft(padded) * weights, len(padded))
    sums = np.concatenate(([0.0], np.cumsum(heard**2)))
    window = _count(0.1)
    return float(10 * np.log10((sums[window:] - sums[:-window]).max() / window + 1e-12))


def made(name: str) -> NDArray[np.int16]:
    """Return the samples of one file: from silence to silence, without clipping."""
    recipe = RECIPES[name]
    samples = recipe.make()
    samples *= 10 ** ((_LEVEL + recipe.level - loudness(samples)) / 20)
    peak = float(np.abs(samples).max())
    if peak > _LOUDEST:
        raise ValueError(f"{name} would clip: {peak:.2f}")
    fade = _count(0.015)
    samples[-fade:] *= np.cos(np.pi / 2 * np.arange(1, fade + 1) / fade) ** 2
    rounded = np.rint(np.concatenate((samples, np.zeros(_TAIL))) * 32767)
    return rounded.astype(np.int16)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made(name).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
