"""Dialogs that are shown and used as players would."""

import pytest

from gobanapp.ui.dialogs.games import GamesDialog
from gobanapp.ui.dialogs.new_game import NewGameDialog
from gobanapp.ui.games.search import SearchIndex
from gobanapp.ui.session import Session
from tests.ui.dialogs.games_chooser import PLAYERS, Chooser, record_of
from tests.ui.dialogs.new_game_hands import USUAL


@pytest.fixture
def chooser(qtbot):
    """A function: the dialog for a record, shown."""

    def show(record, choose_files=list, save=lambda: True):
        session = Session(record)
        dialog = GamesDialog(session, None, choose_files=choose_files, save=save)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        index = dialog.findChild(SearchIndex)
        qtbot.waitUntil(lambda: all(map(index.knows, record.entries)))
        return Chooser(session, dialog)

    return show


@pytest.fixture
def five(chooser):
    """The dialog for a record of five games, shown."""
    return chooser(record_of(PLAYERS))


@pytest.fixture
def new_game(qtbot):
    """A function: the dialog of a new game, shown."""

    def open_dialog(last=USUAL, **remembered):
        dialog = NewGameDialog(last, **remembered)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return open_dialog
