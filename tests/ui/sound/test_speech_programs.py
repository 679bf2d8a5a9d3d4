"""What speaks on each system."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from gobanapp.ui.sound import speech_programs as module
from gobanapp.ui.sound.speech_programs import (
    MacSpeech,
    SpeechOptions,
    WindowsSpeech,
    speech_backends,
    voice_for,
)

VOICES = """\
Alex                en_US    # Most people recognize me by my voice.
Anna                de_DE    # Hallo, ich heiße Anna.
Bad News            en_US    # The light you see at the end of the tunnel...
Luciana             pt_BR    # Olá, o meu nome é Luciana.
Joana               pt_PT    # Olá, chamo-me Joana.
Eddy (German (Germany)) de_DE    # Hallo!
"""


@pytest.fixture
def started(monkeypatch):
    """The commands that would be run."""
    commands = []
    monkeypatch.setattr(module, "start_program", lambda command, **_: commands.append(command))
    return commands


def say_ten(started, manner, *there):
    for speaker in speech_backends(manner, "linux", lambda name: name if name in there else None):
        speaker.start("10")
    return [" ".join(command) for command in started]


def test_programs_speak_the_language_as_loud_as_wanted(started):
    assert say_ten(started, SpeechOptions("pt_BR", 0.5), "espeak", "spd-say", "espeak-ng") == [
        "spd-say --language pt-BR --volume 0 -- 10",
        "espeak-ng -v pt-BR -a 70 -- 10",
        "espeak -v pt-BR -a 70 10",
    ]


def test_what_is_changed_later_is_followed(started):
    manner = SpeechOptions("de", 0.1)
    (speaker,) = speech_backends(manner, "linux", lambda name: name == "spd-say" or None)
    manner.volume = 1
    speaker.start("9")
    assert started == [["spd-say", "--language", "de", "--volume", "100", "--", "9"]]


@pytest.mark.parametrize(
    ("platform", "there", "kind"),
    [("darwin", "say", MacSpeech), ("win32", "powershell", WindowsSpeech)],
)
def test_other_systems_have_their_own(platform, there, kind):
    (speaker,) = speech_backends(
        SpeechOptions("en", 1), platform, lambda name: name if name == there else None
    )
    assert isinstance(speaker, kind)
    assert speech_backends(SpeechOptions("en", 1), platform, lambda name: None) == []


@pytest.mark.parametrize("language", ["", "C", "'; exit", "de'", "--help", "e", "x" * 20])
def test_what_is_no_language_is_english(language):
    assert SpeechOptions(language, 1).language == "en"


@pytest.mark.parametrize(("volume", "percent"), [(-1, 0), (0, 0), (0.444, 44), (1, 100), (9, 100)])
def test_volume_in_percent(volume, percent):
    assert SpeechOptions("en", volume).percent == percent


@pytest.mark.parametrize(
    ("language", "voice"),
    [
        ("de", "Anna"),
        ("en-US", "Alex"),
        ("pt-PT", "Joana"),
        ("pt-br", "Luciana"),
        ("pt", "Luciana"),
        ("ja", None),
    ],
)
def test_a_voice_of_macos_is_found_by_its_language(language, voice):
    assert voice_for(language, VOICES) == voice


def test_names_of_voices_may_have_blanks():
    assert voice_for("de-DE", "\n".join(VOICES.splitlines()[::-1])) == "Eddy (German (Germany))"
    assert voice_for("de", "") is None


def test_macos_is_asked_for_its_voices_once(started, monkeypatch):
    asked = []

    def answer(command, **_):
        asked.append(command)
        return SimpleNamespace(stdout=VOICES.encode())

    monkeypatch.setattr(subprocess, "run", answer)
    say = MacSpeech(SpeechOptions("de", 0.5))
    say.start("10")
    say.start("9")
    assert started == [["say", "-v", "Anna", f"[[volm 0.5]] {number}"] for number in (10, 9)]
    assert asked == [["say", "-v", "?"]]


@pytest.mark.parametrize("error", [FileNotFoundError(), subprocess.TimeoutExpired("say", 2)])
def test_where_say_does_not_answer_there_are_no_voices(started, monkeypatch, error):
    def fail(*_, **__):
        raise error

    monkeypatch.setattr(subprocess, "run", fail)
    MacSpeech(SpeechOptions("de", 0.5)).start("10")
    assert started == [["say", "[[volm 0.5]] 10"]]


@pytest.fixture
def listener(monkeypatch, tmp_path):
    """A program that stands for PowerShell: it writes down what it hears.

    The function returns the speaker, the file, and the commands and processes that were started.
    """
    log = tmp_path / "log"
    starts = []

    def start(code):
        def run(command, *, hears):
            process = subprocess.Popen(
                [sys.executable, "-S", "-c", code, str(log)], stdin=subprocess.PIPE
            )
            starts.append((command, process))
            return process

        monkeypatch.setattr(module, "start_program", run)
        return WindowsSpeech(SpeechOptions("fr", 0.25)), log, starts

    return start


HEARS = """
import sys
for line in sys.stdin.buffer:
    open(sys.argv[1], 'ab').write(line)
"""


def test_powershell_is_started_once_and_told_line_by_line(listener):
    speaker, log, starts = listener(HEARS)
    for words in ("10", "neuf\nsecondes é"):
        assert speaker.start(words).poll() == 0
    ((command, process),) = starts
    process.stdin.close()
    process.wait(20)
    assert log.read_bytes().decode() == "25 10\n25 neuf secondes é\n"
    assert len(starts) == 1
    assert command[0] == "powershell"
    assert "'fr'" in command[-1]
    speaker.end()
    speaker.end()


def test_powershell_that_has_ended_has_failed_and_is_started_anew(listener):
    speaker, _, starts = listener("")
    speaker.listens()
    starts[0][1].wait(20)
    with pytest.raises(OSError, match="ended"):
        speaker.start("10")
    speaker.listens()
    assert len(starts) == 2
    speaker.end()


def test_powershell_is_ended(listener):
    speaker, _, starts = listener(HEARS)
    speaker.listens()
    ((_, process),) = starts
    speaker.end()
    assert process.wait(20) == -9
