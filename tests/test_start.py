"""Modules that the start must not import before they are needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.gui

CHECKOUT = Path(__file__).resolve().parent.parent
PACKAGE = CHECKOUT / "gobanapp"

# Left aside: what other threads do meanwhile, and what is begun a moment after the first paint.
PROGRAM = """
import os, sys

import PySide6.QtWidgets
of_qt = set(sys.modules)  # it differs from version to version
from gobanapp.ui.window import main_window
from gobanapp.ui.board import board_widget, wood_cache
from gobanapp.ui.window.single_instance import server

main_window._IDLE_DELAY = server._FIRST_PAINT_TIME = 1_000_000_000
wood_cache.run_in_thread = lambda *_, **__: None
paint = board_widget.BoardWidget.paintEvent

def first_paint(self, event):
    paint(self, event)
    print(*sys.modules.keys() - of_qt, sep="\\n", flush=True)
    os._exit(0)

board_widget.BoardWidget.paintEvent = first_paint
from gobanapp.__main__ import main
main(sys.argv[1:])
"""

LATER = {
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtPrintSupport",
    "PySide6.QtSvg",
    "PySide6.QtTest",
    "PySide6.QtXml",
    "calendar",
    "ctypes",
    "datetime",
    "email",
    "gobanapp.diagram.latex",
    "gobanapp.diagram.svg",
    "gobanapp.diagram.text_diagram",
    "gobanapp.text.diagram_text",
    "gobanapp.diagram.text_figure",
    "gobanapp.diagram.text_diagram_game",
    "gobanapp.diagram.text_diagram_reader",
    "gobanapp.learning",
    "gobanapp.paint.figure_rendering",
    "gobanapp.paint.pages",
    "gobanapp.clock.time_system",
    "gobanapp.game.agreement",
    "gobanapp.game.count_warnings",
    "gobanapp.game.dispute",
    "gobanapp.game.undecided_groups",
    "gobanapp.rules.hand_counting",
    "gobanapp.rules.dead_stones",
    "gobanapp.rules.life",
    "gobanapp.rules.scoring",
    "gobanapp.rules.territory",
    "gobanapp.rules.verdict",
    "gobanapp.session.match",
    "gobanapp.sgf.game_file",
    "gobanapp.sgf.reader",
    "gobanapp.sgf.value_types",
    "gobanapp.sgf.writer",
    "gobanapp.storage.last_document",
    "gobanapp.text.game_info_values",
    "gobanapp.ui.accessibility.announcer",
    "gobanapp.storage.journal.recovery",
    "gobanapp.ui.board.available_themes",
    "gobanapp.ui.board.refusal_marks",
    "gobanapp.ui.count.demonstration",
    "gobanapp.ui.match.archive_dialog",
    "gobanapp.ui.match.new_game",
    "gobanapp.ui.match.result_sheet",
    "gobanapp.ui.match.seats",
    "gobanapp.ui.preferences",
    "gobanapp.ui.print.print_dialog",
    "gobanapp.ui.record.games",
    "gobanapp.ui.study.guess_mode",
    "gobanapp.ui.study.lesson_mode",
    "gobanapp.ui.study.lesson_page",
    "gobanapp.ui.study.lesson_panel",
    "gobanapp.ui.study.practice_dialog",
    "gobanapp.ui.study.presentation",
    "gobanapp.ui.study.problem_mode",
    "gobanapp.ui.study.problem_panel",
    "gobanapp.ui.study.study_board",
    "gobanapp.ui.study.study_mode",
    "gobanapp.ui.study.study_panel",
    "gobanapp.ui.sound.session_sounds",
    "gobanapp.ui.window.board_menu",
    "gobanapp.ui.window.command_bar",
    "hashlib",
    "hmac",
    "html",
    "http",
    "multiprocessing",
    "numpy",
    "platform",
    "queue",
    "secrets",
    "socket",
    "sqlite3",
    "ssl",
    "statistics",
    "subprocess",
    "uuid",
    "wave",
    "xml",
    "sgfmill",
}
"""Packages with all that is in them."""

FOR_FILES = {"gobanapp.sgf.atomic_write", "gobanapp.sgf.file_problems", "gobanapp.text.file_text"}
"""What a start without a file does without, too."""


SETTINGS = ["gobanapp.storage.settings", "gobanapp.storage.settings_file"]
"""What keeps the settings in Qt's own file of them."""


def run(program, *arguments):
    # Where coverage measures subprocesses, it imports modules of its own in them.
    environment = {k: v for k, v in os.environ.items() if k != "COVERAGE_PROCESS_CONFIG"}
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=CHECKOUT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout.split()


@pytest.mark.parametrize("files", [[], ["some.sgf"]])
def test_no_heavy_module_is_imported_before_the_first_paint(files, home):
    settings = home / "config" / "gobanapp" / "settings.ini"  # Nobody is welcomed any more.
    settings.parent.mkdir(parents=True)
    settings.write_text("[window]\ntree=true\n", "utf-8")
    found = set(run(PROGRAM, *files))
    assert "gobanapp.ui.window.main_window" in found
    later = LATER if files else LATER | FOR_FILES
    early = {name for name in found if not later.isdisjoint(packages(name))}
    assert early == set()


def packages(name):
    """Return what ``a.b.c`` is in: a, a.b, a.b.c."""
    parts = name.split(".")
    return {".".join(parts[: length + 1]) for length in range(len(parts))}


def test_commands_and_all_below_paint_start_without_qt_and_numpy():
    with_qt = {"paint", "ui", "app", "__main__"}
    paths = [path.relative_to(PACKAGE).with_suffix("") for path in PACKAGE.rglob("*.py")]
    names = [
        ".".join(["gobanapp", *path.parts]).removesuffix(".__init__")
        for path in sorted(paths)
        if path.parts[0] not in with_qt
    ]
    names = [name for name in names if name not in SETTINGS]
    known = {"gobanapp", "gobanapp.cli.diagram", "gobanapp.rules.board"}
    assert known | {"gobanapp.session.session", "gobanapp.storage.journal.journal"} <= set(names)
    program = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]: importlib.import_module(name)\n"
        "print(*{'PySide6', 'shiboken6', 'numpy'} & set(sys.modules))"
    )
    assert run(program, *names) == []


def test_settings_import_only_qt_core():
    program = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]: importlib.import_module(name)\n"
        "print(*(name for name in sys.modules if name.startswith('PySide6.Qt')))\n"
        "print(*{'numpy'} & set(sys.modules))"
    )
    assert run(program, *SETTINGS) == ["PySide6.QtCore"]
