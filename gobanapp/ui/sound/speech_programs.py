"""What speaks on each system."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from gobanapp.ui.sound.audio_programs import (
    AudioBackend,
    NoPlayback,
    Playback,
    Which,
    start_program,
)

if TYPE_CHECKING:
    import subprocess

_PATIENCE = 0.2  # seconds
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


@dataclass(slots=True)
class SpeechOptions:
    """How is spoken: in which language, as in "de" or "pt-BR", and how loud, from 0 to 1."""

    language: str
    volume: float

    def __post_init__(self) -> None:
        self.language = self.language.replace("_", "-")
        if not _LANGUAGE.fullmatch(self.language):
            self.language = "en"

    @property
    def percent(self) -> int:
        return round(100 * min(1.0, max(0.0, self.volume)))


@dataclass(frozen=True, slots=True)
class SpeechProgram:
    """A program that speaks its last argument; ``command`` returns those before it."""

    manner: SpeechOptions
    command: Callable[[SpeechOptions], list[str]]

    def start(self, what: str) -> Playback:
        return start_program([*self.command(self.manner), what])


def speech_backends(
    manner: SpeechOptions, platform: str = sys.platform, which: Which = shutil.which
) -> list[AudioBackend]:
    """Return the means there are to speak, the best one first.

    ``manner`` may change later; they follow it.
    """
    if platform == "win32":
        return [WindowsSpeech(manner)] if which("powershell") else []
    if platform == "darwin":
        return [MacSpeech(manner)] if which("say") else []
    commands = {"spd-say": _spd_say, "espeak-ng": _espeak_ng, "espeak": _espeak}
    return [SpeechProgram(manner, command) for name, command in commands.items() if which(name)]


def _spd_say(manner: SpeechOptions) -> list[str]:
    # It hands the words on and ends; what comes later then ends what is still being said.
    volume = str(2 * manner.percent - 100)
    return ["spd-say", "--language", manner.language, "--volume", volume, "--"]


def _espeak_ng(manner: SpeechOptions) -> list[str]:
    # 100 is what it calls usual, but that is faint beside our sounds.
    return ["espeak-ng", "-v", manner.language, "-a", str(round(1.4 * manner.percent)), "--"]


def _espeak(manner: SpeechOptions) -> list[str]:
    return ["espeak", *_espeak_ng(manner)[1:-1]]


@dataclass(slots=True)
class MacSpeech:
    """What macOS has. Its voices speak a language each, and are known by their names."""

    manner: SpeechOptions
    _voice: str | None = None
    _has_looked: bool = False

    def start(self, what: str) -> Playback:
        if not self._has_looked:
            self._has_looked = True
            self._voice = voice_for(self.manner.language, _voices_of_say())
        voice = [] if self._voice is None else ["-v", self._voice]
        return start_program(["say", *voice, f"[[volm {self.manner.percent / 100}]] {what}"])


def voice_for(language: str, voices: str) -> str | None:
    """Return the name of a voice for ``language`` in the list that ``say -v ?`` prints."""
    found = None
    for line in voices.splitlines():
        match = re.match(r"(\S.*?)\s+([a-z]{2,3}[_-]\w+)\s+#", line)
        if match is None:
            continue
        spoken = match[2].replace("_", "-").lower()
        if spoken == language.lower():
            return match[1]
        if found is None and spoken.split("-")[0] == language.lower().split("-")[0]:
            found = match[1]
    return found


def _voices_of_say() -> str:
    import subprocess

    try:
        listed = subprocess.run(
            ["say", "-v", "?"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=2,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return listed.stdout.decode("utf-8", "replace")


_SCRIPT = """
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, 'LANGUAGE') } catch { }
$heard = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
while ($null -ne ($line = $heard.ReadLine())) {
    $volume, $words = $line -split ' ', 2
    $voice.SpeakAsyncCancelAll()
    $voice.Volume = [int]$volume
    [void]$voice.SpeakAsync($words)
}
"""


@dataclass(slots=True)
class WindowsSpeech:
    """What Windows has. It takes a second to start, so it is started once and then listens.

    It ends when its input does, as that of every process does at the end of the program.
    """

    manner: SpeechOptions
    _process: subprocess.Popen[bytes] | None = None

    def start(self, what: str) -> Playback:
        line = f"{self.manner.percent} {' '.join(what.split())}\n"
        stdin = self.listens()
        stdin.write(line.encode())
        stdin.flush()
        return NoPlayback()

    def listens(self) -> IO[bytes]:
        """Start it if it does not run, and return its input. Raises OSError where it failed."""
        process = self._process
        if process is None:
            script = _SCRIPT.replace("LANGUAGE", self.manner.language)
            options = ["-NoProfile", "-NonInteractive", "-InputFormat", "None", "-Command"]
            process = self._process = start_program(["powershell", *options, script], hears=True)
        if process.poll() is not None:
            self.end()
            raise OSError("it has ended")
        assert process.stdin is not None
        return process.stdin

    def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        import subprocess

        with suppress(OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait(_PATIENCE)
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()
