"""The list of games and its dialog, used as players would."""

import pytest

from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.storage.settings import Settings
from gobanapp.ui.record.games.file_games_dialog import GamesDialog
from gobanapp.ui.record.games.listed_games import SearchIndex
from tests.ui.record.games.games_chooser import PLAYERS, Chooser, record_of


@pytest.fixture(autouse=True)
def _application(qapp):
    pass


@pytest.fixture
def entry():
    """The only game of a file, by its text."""

    def entry(text):
        (found,) = read_document(text.encode(), None, None).entries
        return found

    return entry


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def chooser(qtbot, settings):
    """A function: the dialog for a record, shown."""

    def show(record, choose_files=list, save=lambda: True):
        session = Session(record)
        dialog = GamesDialog(session, settings=settings, choose_files=choose_files, save=save)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        index = dialog.findChild(SearchIndex)
        qtbot.waitUntil(lambda: all(map(index.is_known, record.entries)))
        return Chooser(session, dialog)

    return show


@pytest.fixture
def five(chooser):
    """The dialog for a record of five games, shown."""
    return chooser(record_of(PLAYERS))
