"""The window of the bundle, on a real screen with keys and mouse, and without any screen."""

import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget

from gobanapp.diagram.game_view import make_board_view
from gobanapp.diagram.geometry import LENGTH_TO_WIDTH
from gobanapp.storage.document_file import load_document
from gobanapp.storage.settings import Settings
from gobanapp.ui.print.board_exporter import BoardExporter
from gobanapp.ui.print.export_dialog import ExportDialog
from gobanapp.ui.print.print_dialog import PrintDialog
from gobanapp.ui.widgets.translations import languages
from tests.ui.lookup import find

CHECKOUT = Path(__file__).resolve().parents[3]
RECORD = CHECKOUT / "tests" / "data" / "records" / "ear_reddening.sgf"
LINE = 16  # pixels between those that a sample holds


def wait_for(condition, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if condition():
                return True
        except OSError:  # a file is not there yet
            pass
        time.sleep(0.05)
    return False


def differing(one, other):
    """The part of the screen that changed, from 0 to 1."""
    return sum(a != b for a, b in zip(one, other, strict=True)) / len(one)


def settled(screen):
    """Return what is seen once nothing has changed for half a second."""
    sample, since = screen.sample(), time.monotonic()
    end = since + 20
    while time.monotonic() < min(since + 0.5, end):
        time.sleep(0.05)
        now = screen.sample()
        if now != sample:
            sample, since = now, time.monotonic()
    return sample


def windows(seen):
    """The numbers of all windows with a title."""
    return set(seen.xdotool("search", "--onlyvisible", "--name", "."))


def focus_new(seen, before):
    """Wait for a window that is not among those ``before``, and give it the keys."""
    assert wait_for(lambda: windows(seen) - before)
    seen.xdotool("windowfocus", "--sync", (windows(seen) - before).pop())


def letter(dialog, name):
    """Return the keys that press the button called ``name`` of a dialog."""
    text = find(dialog, name, QPushButton).text()
    return f"alt+{text[text.index('&') + 1].lower()}"


def leave(seen, program):
    """Quit by the key for it; nothing may have been complained about."""
    seen.keys("ctrl+q")
    assert program.wait(timeout=20) == 0
    assert program.stderr.read() == ""


@pytest.fixture
def record(tmp_path):
    copy = tmp_path / "shusaku.sgf"
    copy.write_bytes(RECORD.read_bytes())
    return copy


@pytest.fixture
def opened(bundle, seen, record):
    """The window with a game, and the process."""
    program = seen.open(bundle, record)
    seen.focus("shusaku")
    return program


def test_the_bundle_plays_a_stone_with_sound_and_closes(bundle, seen, tmp_path):
    copy = tmp_path / "empty.sgf"
    copy.write_text("(;GM[1]FF[4]SZ[9])", "utf-8")
    heard = tmp_path / "heard"
    player = Path(bundle.environment["PATH"]) / "aplay"
    player.write_text(f'#!/bin/sh\necho "$LD_LIBRARY_PATH;$QT_PLUGIN_PATH;$2" >> {heard}\n')
    player.chmod(0o755)
    program = seen.open(bundle, copy)
    window = seen.focus("empty")
    words = seen.xdotool("getwindowgeometry", "--shell", window)
    shape = dict(word.split("=") for word in words)
    # The board fills the height, and the panel beside it takes what is left over of the width.
    x = int(shape["X"]) + round((int(shape["HEIGHT"]) - 60) / LENGTH_TO_WIDTH) // 2
    y = int(shape["Y"]) + int(shape["HEIGHT"]) // 2 - 20
    before = settled(seen.screen)
    seen.xdotool("mousemove", x, y, "click", "1", "sleep", "0.3")
    assert differing(before, settled(seen.screen)) > 0.0005
    seen.keys("ctrl+s")
    assert wait_for(lambda: ";B[ee]" in copy.read_text("utf-8"))
    assert wait_for(lambda: heard.read_text("utf-8").startswith(";;/"))
    leave(seen, program)


def test_a_lesson_opens(seen, opened):
    before = settled(seen.screen)
    seen.keys("ctrl+shift+l")
    listed = settled(seen.screen)
    assert differing(before, listed) > 0.05
    seen.keys("space")
    assert differing(listed, settled(seen.screen)) > 0.02
    seen.keys("Escape", "Escape")
    leave(seen, opened)


def test_a_game_is_printed_to_pdf(qtbot, seen, opened, record, tmp_path):
    pages = tmp_path / "pages.pdf"
    dialog = PrintDialog(load_document(record), Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(dialog)
    before = windows(seen)
    seen.keys("ctrl+p")
    focus_new(seen, before)
    settled(seen.screen)
    before = windows(seen)
    seen.keys(letter(dialog, "save-pdf"))
    focus_new(seen, before)
    settled(seen.screen)
    seen.keys("ctrl+a")
    seen.xdotool("type", "--delay", "20", str(pages))
    seen.keys("Return")
    assert wait_for(lambda: pages.read_bytes().rstrip().endswith(b"%%EOF"))
    assert pages.stat().st_size > 10_000


def test_a_picture_of_the_board_is_exported(qtbot, seen, opened, record, tmp_path):
    game, window = load_document(record).game, QWidget()
    settings = Settings(tmp_path / "settings.ini")
    dialog = ExportDialog(game, make_board_view(game), settings, BoardExporter(window, tmp_path))
    qtbot.addWidget(window)
    qtbot.addWidget(dialog)
    before = windows(seen)
    seen.keys("ctrl+shift+e")
    focus_new(seen, before)
    settled(seen.screen)
    before = windows(seen)
    seen.keys(letter(dialog, "save"))
    focus_new(seen, before)
    settled(seen.screen)
    picture = tmp_path / "board.png"
    seen.keys("ctrl+a")
    seen.xdotool("type", "--delay", "20", str(picture))
    seen.keys("Return")
    assert wait_for(lambda: list(tmp_path.glob("board.*")))


def test_the_window_opens_in_every_language(bundle, seen, record):
    """The menu bar of each language is another one."""
    bars = {}
    settings = Path(bundle.environment["HOME"], ".config", "gobanapp", "settings.ini")
    settings.parent.mkdir(parents=True)
    for language in sorted(languages()):
        settings.write_text(f"[window]\nlanguage={language}\n", "utf-8")
        program = seen.open(bundle, record)
        seen.focus("shusaku")
        settled(seen.screen)
        line = 4 * 1280
        bars[language] = seen.screen.pixels()[line * 4 : line * 24]
        leave(seen, program)
        assert wait_for(lambda: not seen.screen.is_painted())
    assert len(bars) >= 8
    assert len(set(bars.values())) == len(bars)


def test_the_bundle_starts_without_a_screen(bundle, record):
    program = bundle.start(record, QT_QPA_PLATFORM="offscreen")
    time.sleep(3)
    assert program.poll() is None
    program.terminate()
    program.wait(timeout=20)
    assert "Traceback" not in program.stderr.read()
    program.stderr.close()
