"""Text from a file is never markup, in whatever window it is shown."""

import platform
import sys
import tomllib

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QStandardPaths,
    Qt,
    QThreadPool,
    qVersion,
)
from PySide6.QtGui import QAccessible, QHelpEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QToolTip,
    QWidget,
)

from gobanapp import __version__
from gobanapp.app import program_icon
from gobanapp.clock.time_system import Fischer
from gobanapp.game.game_terms import GameTerms
from gobanapp.resources import resource_path
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.accessibility import interfaces
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.dialogs import truncated_lines
from gobanapp.ui.widgets.plain_text import (
    Label,
    MessageBox,
    set_tool_tip,
    tool_tip,
    window_title,
)
from gobanapp.ui.window.error_dialog import install_excepthook
from gobanapp.ui.window.main_window import MainWindow
from tests.conftest import CHECKOUT
from tests.ui import every_dialog
from tests.ui.every_dialog import DIALOGS
from tests.ui.hostile_text import HOSTILE, LONG, Walk
from tests.ui.lookup import answer, find, press_standard, trigger

SGF = HOSTILE.replace("]", r"\]")
RECORD = (
    f"(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]PB[{SGF}]PW[{SGF}]BR[{SGF}]WR[{SGF}]EV[{SGF}]PC[{SGF}]"
    f"RO[{SGF}]GN[{SGF}]GC[{SGF}]DT[{SGF}]RU[{SGF}]RE[{SGF}]US[{SGF}]SO[{SGF}]BT[{SGF}]AN[{SGF}]"
    f"C[{SGF}]LB[aa:{SGF}]"
    f"(;B[ee]N[{SGF}]C[{SGF}]LB[ee:{SGF}][aa:{SGF}]GB[1];W[zy]N[{SGF}]C[{SGF}];W[gg];B[cc])"
    f"(;B[gc]N[{SGF}]C[{SGF}])(;B[cg]))"
).encode()
FILE = HOSTILE + ".sgf"

pytestmark = pytest.mark.usefixtures("_accessible")


@pytest.fixture
def _accessible(qapp):
    interfaces.install()


class At:
    """A window with the record open, at its first move."""

    def __init__(self, window, session):
        self.window = window
        self.session = session
        self.parts = window.components
        self.teaching = window.components.board_modes.teaching


@pytest.fixture
def at(qtbot, tmp_path):
    session = Session(read_document(RECORD, tmp_path / HOSTILE / FILE, None))
    settings = Settings(tmp_path / "settings.ini")
    settings.shows_moves = True
    settings.archives_games = False  # the name of the file would be made of the names
    settings.animates_stones = False
    window = MainWindow(session, settings)

    def forget(_window):
        session.open_document(session.document)
        session.document.mark_saved(None, None)

    qtbot.addWidget(window, before_close_func=forget)
    window.resize(1100, 800)
    with qtbot.waitExposed(window):
        window.show()
    session.step_by(1)
    qtbot.wait(1)
    yield At(window, session)
    for other in QApplication.topLevelWidgets():
        if other is not window:
            other.hide()
    QThreadPool.globalInstance().waitForDone()


def assert_plain(*windows, at_least=1):
    walk = Walk(*windows)
    assert walk.wrong == []
    assert len(walk.told) >= at_least


def _count(at):
    at.session.apply(at.session.game_end.begin_count)


def _demonstrate(at):
    at.session.apply(at.session.game_end.begin_count)
    at.parts.side_panel.demonstrate()


def _dispute(at):
    at.session.apply(at.session.game_end.begin_count)
    stones = frozenset(point for point, _ in at.session.game.position.board.stones())
    at.session.apply(at.session.scoring.start_play_out, stones, Color.BLACK, HOSTILE)


def _present(at):
    QTest.keyClick(at.window, Qt.Key.Key_F5)
    at.teaching.presentation.toggle_comments()


def _guess(at):
    at.session.step_by(-1)
    at.teaching.toggle_guessing()


def _find(at):
    at.parts.find_bar.open()
    at.parts.find_bar.findChild(QLineEdit).setText(HOSTILE)


STATES = {
    "record": lambda at: None,
    "count": _count,
    "demonstration": _demonstrate,
    "dispute": _dispute,
    "guess": _guess,
    "lessons": lambda at: at.parts.board_modes.learn.show_lessons(),
    "trial": lambda at: at.parts.board_modes.trials.toggle(),
    "find": _find,
    "presentation": _present,
}


@pytest.mark.parametrize("state", STATES)
def test_a_record_in_the_window(at, state):
    STATES[state](at)
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    shown = at.teaching.presentation.window if state == "presentation" else None
    assert_plain(*windows, *([shown] if shown else []), at_least=20)


@pytest.mark.parametrize("layout", WindowLayout)
def test_two_players(at, layout, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.match.end_of_game_dialog.EndOfGameDialog.exec", lambda _: 0)
    terms = GameTerms(
        columns=9,
        rows=9,
        names=ByColor(HOSTILE, LONG),
        ranks=ByColor(HOSTILE, HOSTILE),
        systems=ByColor(Fischer(main=300, increment=10), Fischer(main=300, increment=10)),
        game_name=HOSTILE,
        event=HOSTILE,
        place=HOSTILE,
    )
    at.parts.views.set_layout(layout)
    at.parts.matches.begin(terms)
    assert_plain(at.window, at_least=4)
    for name in ("E5", "C3", "G7"):
        at.session.play(Point.parse(name))
    at.session.apply(at.session.takeback.request, Color.BLACK)
    assert_plain(at.window, at_least=4)
    at.session.apply(at.session.takeback.answer, granted=False)
    at.session.apply(at.session.game_end.begin_count)
    assert_plain(at.window, at_least=4)
    at.session.accept(Color.BLACK)
    assert_plain(at.window, at_least=4)
    at.session.apply(at.session.game_end.resume_play, Color.BLACK)
    at.session.resign(Color.WHITE)
    assert_plain(at.window, at_least=4)


NO_NAMES_IN_IT = {
    "ComparisonDialog",
    "ExportDialog",
    "GuideDialog",
    "NewGameDialog",
    "PrintDialog",
    "ResultDialog",
    "ShortcutsDialog",
    "RotateDialog",
}
"""Or only in fields."""


def test_dialogs(qtbot, table, tmp_path, monkeypatch, subtests):
    monkeypatch.setattr(every_dialog, "NAMES", ByColor(HOSTILE, LONG))
    monkeypatch.setattr(every_dialog, "DATA", RECORD)
    monkeypatch.setattr(every_dialog, "IN_CHINESE", RECORD)
    monkeypatch.setattr(every_dialog, "NAME", HOSTILE)
    monkeypatch.setattr(every_dialog, "PROBLEMS", RECORD.decode())
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda *_: str(tmp_path / "config"))
    boards = tmp_path / "config" / "themes"
    boards.mkdir(parents=True)
    kaya = resource_path("themes", "kaya.toml").read_text("utf-8")
    (boards / f"{HOSTILE}.toml").write_text(kaya.replace('"Kaya"', f"'{HOSTILE}'"), "utf-8")
    (boards / f"{HOSTILE}2.toml").write_text(kaya.replace("#e1b87c", HOSTILE), "utf-8")
    here = table(names=ByColor(HOSTILE, HOSTILE), event=HOSTILE)
    here.window.settings.games_folder = tmp_path / HOSTILE
    for kind in DIALOGS:
        with subtests.test(kind.__name__):
            folder = tmp_path / kind.__name__
            folder.mkdir()
            dialog = DIALOGS[kind](here.window, folder)
            with qtbot.waitActive(dialog):
                dialog.show()
            qtbot.wait(50)
            assert_plain(dialog, at_least=kind.__name__ not in NO_NAMES_IN_IT)
            QThreadPool.globalInstance().waitForDone()
            dialog.hide()


def test_the_question_whether_to_save(at):
    at.session.play(Point.parse("C7"))
    seen = []

    def look(box):
        seen.append((find(box, "qt_msgbox_informativelabel").toolTip(), Walk(box).wrong))
        press_standard(box, QMessageBox.StandardButton.Cancel)

    answer(QMessageBox, look, "save-changes")
    assert not at.window.close()
    ((text, wrong),) = seen
    assert text == tool_tip(FILE)
    assert wrong == []


@pytest.mark.parametrize("text", ["", "Nothing is lost."])
@pytest.mark.parametrize("about", ["", "some.sgf"])
def test_the_heading_of_a_box_is_never_cut(qtbot, qapp, tmp_path, text, about):
    appearance.apply_settings(qapp, Settings(tmp_path / "settings.ini"))
    box = MessageBox(None, "W" * 60, text, name="any", about=about)
    qtbot.addWidget(box)
    heading = find(box, "qt_msgbox_label")
    heading.ensurePolished()
    heading.setWordWrap(False)  # as Qt does on a wide screen before it takes the width
    needed = heading.fontMetrics().horizontalAdvance(heading.text())
    assert box.layout().totalMinimumSize().width() > needed
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


@pytest.mark.parametrize("text", ["", "Nothing is lost."])
def test_text_and_buttons_of_a_box_are_equally_far_from_its_edges(qtbot, qapp, tmp_path, text):
    appearance.apply_settings(qapp, Settings(tmp_path / "settings.ini"))
    box = MessageBox(None, "Save?", text, name="any")
    qtbot.addWidget(box)
    button = box.addButton(MessageBox.StandardButton.Cancel)
    with qtbot.waitExposed(box):
        box.show()
    QApplication.processEvents()
    heading = find(box, "qt_msgbox_label")
    left = heading.mapTo(box, heading.contentsRect().topLeft()).x()
    right = box.width() - button.mapTo(box, button.rect().bottomRight()).x() - 1
    assert abs(left - right) <= 2
    assert button.height() >= button.sizeHint().height()
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


def test_the_title_is_the_name_of_the_file(at):
    assert FILE in QAccessible.queryAccessibleInterface(at.window).text(QAccessible.Text.Name)


def test_recent_files(at, tmp_path):
    path = tmp_path / HOSTILE.replace("/", "")
    path.write_bytes(RECORD)
    at.window.settings.add_recent_file(path)
    menu = at.parts.files.recent_menu
    menu.aboutToShow.emit()
    assert_plain(menu)


def tip_at(widget, place):
    """Rest the pointer there; return the tip that is shown, as the label of Qt that shows it."""
    QToolTip.hideText()
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QCoreApplication.sendEvent(widget, event)
    return QToolTip.text()


def test_tips_of_the_board_and_the_tree(at):
    board, tree = at.parts.board, at.parts.record_panel.tree
    for text in (HOSTILE, "a &lt; b", "<b>"):
        point = Point.parse("A9")
        at.session.apply(lambda game, text=text: game.set_comment(text))
        for widget, place in (
            (tree.viewport(), tree.node_rect(at.session.game.current_id).center()),
            (board, QPoint(*map(round, board.board_geometry.center(point)))),
        ):
            tip = tip_at(widget, place)
            walk = Walk()
            walk.look_at_tip("tip", tip)
            assert walk.wrong == []
            assert "&lt;" in tip


def test_a_label_shows_markup_as_plain_text(qtbot):
    label, field = Label(HOSTILE), QLineEdit()
    qtbot.addWidget(label)
    assert label.text() == HOSTILE
    assert_plain(label)
    label.setText("&Name")
    qtbot.addWidget(field)
    label.setBuddy(field)
    assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == "Name"


def test_a_message_box_shows_markup_as_plain_text(qtbot):
    box = MessageBox(None, HOSTILE, HOSTILE, name="some")
    qtbot.addWidget(box)
    box.show()
    assert_plain(box, at_least=2)
    box.setInformativeText("<b>other")
    labels = [label for label in box.findChildren(QLabel) if "other" in label.text()]
    assert [label.textFormat().name for label in labels] == ["PlainText"]


def test_a_tip_is_read_without_its_markup(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    set_tool_tip(widget, HOSTILE + "\n" + HOSTILE)
    assert_plain(widget, at_least=4)
    set_tool_tip(widget, "")
    told = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)
    assert (widget.toolTip(), told) == ("", "")


def test_a_title_keeps_the_sign_of_changes(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    for text in ("a[*]b", "[*][*]", "a"):
        dialog.setWindowTitle(window_title(text))
        told = QAccessible.queryAccessibleInterface(dialog).text(QAccessible.Text.Name)
        assert told == text


def test_the_about_box_names_program_licence_and_versions(at):
    seen = []

    def look(box):
        seen.append((box.text(), box.informativeText(), box.iconPixmap().isNull()))
        seen.append((box.textInteractionFlags(), Walk(box).wrong))
        box.accept()

    at.window.setWindowIcon(program_icon())
    answer(QMessageBox, look, "about")
    trigger(at.window, "about")
    (heading, text, has_no_icon), (interaction, wrong) = seen
    assert heading == f"gobanapp {__version__}"
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license"] in text
    (copyright_line,) = (
        line
        for line in (CHECKOUT / "LICENSE").read_text("utf-8").splitlines()
        if line.startswith("Copyright")
    )
    assert copyright_line.replace("Copyright (c)", "©") in text
    assert f"Qt {qVersion()}" in text
    assert f"Python {platform.python_version()}" in text
    assert interaction & Qt.TextInteractionFlag.TextSelectableByMouse
    assert not has_no_icon
    assert wrong == []


def test_a_failure_shows_its_file_name_as_plain_text(at, monkeypatch, tmp_path, qtbot):
    folder = tmp_path / HOSTILE
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda *_: str(folder))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    seen = []

    def look(box):
        seen.append((box.text(), Walk(box).wrong))
        box.accept()

    install_excepthook(QApplication.instance(), lambda: at.window)
    answer(QMessageBox, look, "failure")
    sys.excepthook(ValueError, ValueError("some"), None)
    qtbot.waitUntil(lambda: bool(seen))
    ((text, wrong),) = seen
    assert str(folder) in text
    assert wrong == []


def test_a_name_is_one_line_of_a_list():
    assert truncated_lines(["a\n•  b\u2028c", "d"]) == truncated_lines(["a •  b c", "d"])
