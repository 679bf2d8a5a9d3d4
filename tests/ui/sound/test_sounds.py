"""The files as they are shipped.

Physics determines the sounds: wood has its modes from 300 to 4000 Hz, and they die away
within some tens of milliseconds, high ones first.
"""

import importlib.util
import itertools
import wave
from pathlib import Path

import numpy as np
import pytest

from gobanapp.ui.sound.sound_player import STONES, Sound

CHECKOUT = Path(__file__).resolve().parents[3]
CAPTURES = (Sound.CAPTURE_ONE, Sound.CAPTURE_FEW, Sound.CAPTURE_MANY)
every_sound = pytest.mark.parametrize("sound", Sound, ids=lambda sound: sound.value)
every_stone = pytest.mark.parametrize("sound", STONES, ids=lambda sound: sound.value)


@pytest.fixture(scope="module")
def maker():
    file = CHECKOUT / "packaging" / "make_sounds.py"
    spec = importlib.util.spec_from_file_location("make_sounds", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samples(sound):
    with wave.open(str(sound.file), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32767


def band(waveform, low, high):
    """Return what is heard between two frequencies."""
    spectrum = np.fft.rfft(waveform, 2 * len(waveform))
    frequencies = np.fft.rfftfreq(2 * len(waveform), 1 / 44100)
    spectrum[(frequencies < low) | (frequencies >= high)] = 0
    return np.fft.irfft(spectrum)[: len(waveform)]


def energy(waveform):
    return float((waveform**2).sum())


def ring(waveform):
    """Milliseconds for a fall of 60 dB, from the fall between -5 and -25 dB."""
    remaining = np.cumsum(waveform[::-1] ** 2)[::-1]
    decibels = 10 * np.log10(remaining / remaining[0] + 1e-12)
    return 3 * (int(np.argmax(decibels < -25)) - int(np.argmax(decibels < -5))) / 44.1


def centre(waveform):
    """The mean frequency."""
    power = np.abs(np.fft.rfft(waveform)) ** 2
    return float((power * np.fft.rfftfreq(len(waveform), 1 / 44100)).sum() / power.sum())


@every_sound
def test_each_sound_is_a_short_small_file(sound):
    assert 0.05 < len(samples(sound)) / 44100 < 1
    assert sound.file.stat().st_size < 90_000


def test_there_is_one_file_for_each_sound(maker):
    assert {file.stem for file in maker.FOLDER.iterdir()} == {sound.value for sound in Sound}
    assert set(maker.RECIPES) == {sound.value for sound in Sound}


@every_sound
def test_the_files_match_the_script(maker, sound):
    # Not every processor rounds a sine alike.
    generated = maker.made(sound.value) / 32767
    assert np.abs(generated - samples(sound)).max() < 2.5 / 32767


@every_sound
def test_no_sound_clips_or_is_too_faint(sound):
    assert 0.05 < np.abs(samples(sound)).max() < 0.95


@every_sound
def test_each_ends_in_silence_without_a_click(sound):
    waveform = samples(sound)
    peak = np.abs(waveform).max()
    assert not waveform[-64:].any()
    assert np.abs(np.diff(waveform[-300:])).max() < 0.002 * peak
    assert np.abs(waveform[-441:]).max() < 0.05 * peak


@every_sound
def test_each_sound_starts_at_once(sound):
    waveform = np.abs(samples(sound))
    assert np.argmax(waveform > 0.4 * waveform.max()) < 0.004 * 44100
    assert abs(float(samples(sound).mean())) < 0.002


def test_sounds_have_balanced_loudness(maker):
    loud = {sound: maker.loudness(samples(sound)) for sound in Sound}
    stones = [loud[stone] for stone in STONES]
    assert max(stones) - min(stones) < 0.5
    for capture in CAPTURES:
        assert abs(loud[capture] - stones[0]) < 1
    assert stones[0] - 9 < loud[Sound.REFUSED] < loud[Sound.PASS] < stones[0]
    assert stones[0] < loud[Sound.BEEP] < loud[Sound.LAST_BEEP] < loud[Sound.TIME_UP]
    assert max(loud.values()) - stones[0] < 6


def test_loudness_is_that_of_a_tone_of_known_strength(maker):
    time = np.arange(44100) / 44100
    tone = 0.1 * np.sin(2 * np.pi * 1000 * time)
    assert maker.loudness(tone) == pytest.approx(-23.0, abs=0.1)
    low = 0.1 * np.sin(2 * np.pi * 100 * time)
    assert maker.loudness(low) == pytest.approx(-23.0 - 19.1, abs=0.5)


@every_stone
def test_a_stone_on_the_board_sounds_of_wood(sound):
    waveform = samples(sound)
    whole = energy(waveform)
    assert energy(band(waveform, 300, 4000)) > 0.9 * whole
    assert 1000 < centre(waveform) < 2000
    # Something of the click, but no hiss; and no boom that a small speaker cannot play.
    assert 0.003 < energy(band(waveform, 5000, 22050)) / whole < 0.05
    assert energy(band(waveform, 0, 250)) < 0.02 * whole


@every_stone
def test_high_modes_of_wood_die_away_first(sound):
    waveform = samples(sound)
    low, middle, high = (
        ring(band(waveform, *edges)) for edges in ((380, 800), (800, 1600), (1600, 4000))
    )
    assert 120 > low > middle > high > 25
    assert energy(waveform[int(0.06 * 44100) :]) < 0.001 * energy(waveform)


def likeness(one, other):
    """The greatest correlation of two sounds, shifted against each other."""
    length = 1 << (len(one) + len(other)).bit_length()  # the size that is transformed fastest
    product = np.fft.rfft(one, length) * np.conj(np.fft.rfft(other, length))
    return float(np.abs(np.fft.irfft(product)).max() / np.sqrt(energy(one) * energy(other)))


def test_stones_differ_slightly_and_all_other_sounds_plainly():
    sounds = {sound: samples(sound) for sound in Sound}
    for one in Sound:
        for other in Sound:
            if one.value >= other.value or {one, other} <= set(CAPTURES):
                continue
            alike = likeness(sounds[one], sounds[other])
            if {one, other} <= set(STONES):
                assert 0.5 < alike < 0.97, (one, other)
            elif not {one, other} & {*STONES} or not {one, other} & {*CAPTURES}:
                assert alike < 0.65, (one, other)


def test_captures_of_more_stones_last_longer():
    lengths = [len(samples(sound)) for sound in (Sound.STONE_2, *CAPTURES)]
    assert all(b > 1.3 * a for a, b in itertools.pairwise(lengths))
    # The stone is heard first, alone, as loud as without a capture.
    for capture, stone in zip(CAPTURES, (STONES[1], STONES[0], STONES[2]), strict=True):
        alone = samples(stone)[:4000]
        ratio = np.abs(samples(capture)[:4000]).max() / np.abs(alone).max()
        assert 0.85 < ratio < 1.15
        assert likeness(samples(capture)[:4000], alone) > 0.99


def test_a_refused_move_is_short_and_dull_and_a_pass_low():
    refused, passed, stone = (samples(s) for s in (Sound.REFUSED, Sound.PASS, Sound.STONE_1))
    assert len(refused) < 0.08 * 44100
    assert centre(refused) < centre(passed) < 0.5 * centre(stone)


def test_the_last_beeps_are_a_fifth_higher():
    assert centre(samples(Sound.LAST_BEEP)) / centre(samples(Sound.BEEP)) == pytest.approx(
        1.5, abs=0.03
    )
