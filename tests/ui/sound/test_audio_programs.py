import sys
import time

import pytest

from gobanapp.ui.sound.audio_programs import NoPlayback, ProgramBackend, environment, start_program


def status_of(running):
    for _ in range(1000):
        if running.poll() is not None:
            return running.poll()
        time.sleep(0.01)
    return None


def test_a_program_is_started_without_waiting_for_it(capfd):
    code = "import sys; print('out'); print('err', file=sys.stderr); sys.exit(len(sys.argv[1]))"
    running = ProgramBackend(sys.executable, "-c", code).start("abc")
    assert status_of(running) == 3
    assert capfd.readouterr() == ("", "")


def test_a_missing_program_cannot_be_started():
    with pytest.raises(OSError, match="no-such-program"):
        ProgramBackend("no-such-program").start("a")


def test_a_program_may_hear():
    running = start_program(
        [sys.executable, "-c", "import sys; sys.exit(int(input()))"], hears=True
    )
    running.communicate(b"5\n")
    assert running.returncode == 5


def test_what_is_done_needs_no_looking_after():
    NoPlayback().kill()
    assert NoPlayback().poll() == 0


def test_programs_of_the_system_are_not_given_the_libraries_of_a_bundle(monkeypatch):
    own = {"PATH": "/bin", "LD_LIBRARY_PATH": "/bundle"}
    assert environment(own) == own
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert environment(own) == {"PATH": "/bin"}
    assert environment({**own, "LD_LIBRARY_PATH_ORIG": "/opt"}) == {
        "PATH": "/bin",
        "LD_LIBRARY_PATH": "/opt",
    }
