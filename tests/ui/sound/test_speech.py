import gc
import threading

import pytest

from gobanapp.ui.sound.speech import TextToSpeech
from gobanapp.ui.sound.speech_programs import SpeechOptions, WindowsSpeech


def threads():
    return [thread for thread in threading.enumerate() if thread.name == "sounds"]


@pytest.fixture
def voice():
    made = []

    def make(*means, **options):
        made.append(TextToSpeech(means=means, **options))
        return made[-1]

    yield make
    for voice in made:
        voice.end()
    assert threads() == []


def test_numbers_and_words_are_spoken(voice, means, qtbot):
    only = means()
    speaking = voice(only)
    speaking.speak(10)
    speaking.speak("time\0 \ud800up")
    qtbot.waitUntil(lambda: only.told == ["10", "time up"])
    assert speaking.can_speak


def test_the_next_number_ends_the_one_before(voice, means, running, qtbot):
    only = means(running)
    speaking = voice(only)
    speaking.speak(10)
    speaking.speak(9)
    qtbot.waitUntil(lambda: only.told == ["10", "9"])
    assert [run.was_killed for run in only.runs] == [True, False]


def test_where_nothing_speaks_it_is_known_before(voice):
    silent = voice()
    assert not silent.can_speak
    silent.speak(10)
    silent.prepare()


@pytest.mark.parametrize("is_missing", [True, False])
def test_what_fails_cannot_speak(voice, means, running, qtbot, is_missing):
    only = means(lambda: running(1))
    only.is_missing = is_missing
    failing = voice(only)
    assert failing.can_speak
    failing.speak(10)
    qtbot.waitUntil(lambda: not failing.can_speak)


def test_nothing_is_said_at_volume_0_and_nothing_of_no_words(voice, means, qtbot):
    only = means()
    silent = voice(only, volume=0)
    silent.speak(10)
    silent.set_volume(1)
    silent.speak("")
    assert threads() == []
    silent.speak(9)
    qtbot.waitUntil(lambda: only.told == ["9"])


def test_what_needs_time_to_start_can_be_prepared(voice, qtbot, monkeypatch):
    def listens(self):
        prepared.append(self)

    prepared = []
    monkeypatch.setattr(WindowsSpeech, "listens", listens)
    listener = WindowsSpeech(SpeechOptions("en", 1))
    voice(listener).prepare()
    qtbot.waitUntil(lambda: prepared == [listener])


def test_a_voice_that_is_gone_leaves_no_thread(means, qtbot):
    only = means()
    voice = TextToSpeech(means=[only])
    voice.speak(10)
    qtbot.waitUntil(lambda: only.told == ["10"])
    del voice
    gc.collect()
    qtbot.waitUntil(lambda: threads() == [])
