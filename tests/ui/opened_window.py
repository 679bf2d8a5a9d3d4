"""A main window of settings that a test knows, or shares between windows."""

from PySide6.QtCore import QThreadPool

from gobanapp.game.new_game import NewGame
from gobanapp.ui.main_window import MainWindow
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from tests.ui.conftest import Table


def open_table(qtbot, settings, **terms):
    """Show a window of ``settings`` with a game on given terms, as the fixture ``table`` does."""
    session = Session(Record([NewGame(**terms).to_game("2001-01-01")]))
    window = MainWindow(session, settings)
    qtbot.addWidget(window, before_close_func=_finish)
    with qtbot.waitExposed(window):
        window.show()
    return Table(window, session)


def _finish(window):
    """Let a window be closed at the end of a test without being asked about unsaved work."""
    QThreadPool.globalInstance().waitForDone()
    window.session.open(window.session.record)
    window.session.record.mark_saved(None, None)
