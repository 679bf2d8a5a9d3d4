"""What is chosen in the preferences is what the settings then say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog

from gobanapp.ui.dialogs.preferences import PreferencesDialog
from gobanapp.ui.precautions import Asking, Placing, Precautions
from gobanapp.ui.settings import Settings
from gobanapp.ui.sounds.countdown import Countdown

PARTICULAR = Precautions(
    placing=Placing.DRAG,
    take_back=3.0,
    passing=Asking.QUESTION,
    resigning=Asking.NOTHING,
    undo_asks=False,
    hand_over=True,
)


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def open_dialog(qtbot, settings):
    def make():
        dialog = PreferencesDialog(settings)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return make


def test_it_shows_and_stores_what_the_settings_say(open_dialog, settings, tmp_path):
    settings.precautions = PARTICULAR
    settings.volume = 0.3
    settings.countdown = Countdown.SPOKEN
    settings.shows_atari = settings.estimates_games = True
    settings.keeps_games = settings.reopens = False
    settings.games_folder = tmp_path
    open_dialog().store()
    assert settings.precautions == PARTICULAR
    assert settings.volume == pytest.approx(0.3)
    assert settings.countdown is Countdown.SPOKEN
    assert (settings.shows_atari, settings.estimates_games) == (True, True)
    assert not settings.keeps_games
    assert not settings.reopens
    assert settings.games_folder == tmp_path


def test_what_is_chosen_is_stored(open_dialog, settings):
    dialog = open_dialog()
    QTest.keyClick(dialog._placing, Qt.Key.Key_Down)
    QTest.keyClick(dialog._take_back, Qt.Key.Key_Up)
    QTest.keyClick(dialog._passing, Qt.Key.Key_Down)
    for box in (dialog._undo_asks, dialog._hand_over, dialog._atari, dialog._keeps):
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())
    assert settings.precautions == Precautions()
    dialog.store()
    assert settings.precautions == Precautions(
        placing=Placing.CLICK_TWICE,
        take_back=0.0,
        passing=Asking.QUESTION,
        undo_asks=False,
        hand_over=True,
    )
    assert settings.shows_atari
    assert not settings.keeps_games
    assert not dialog._choose.isEnabled()


def test_a_volume_is_heard_as_it_is_set(open_dialog):
    dialog = open_dialog()
    tried = []
    dialog.volume_tried.connect(tried.append)
    dialog._volume.setSliderDown(True)
    dialog._volume.setValue(20)
    dialog._volume.setSliderDown(False)
    assert tried == [0.2]


def test_another_folder(open_dialog, settings, tmp_path, monkeypatch):
    dialog = open_dialog()
    answers = ["", str(tmp_path / "elsewhere")]
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: answers.pop(0))
    before = settings.games_folder
    QTest.mouseClick(dialog._choose, Qt.MouseButton.LeftButton)
    dialog.store()
    assert settings.games_folder == before
    QTest.mouseClick(dialog._choose, Qt.MouseButton.LeftButton)
    dialog.store()
    assert settings.games_folder == tmp_path / "elsewhere"


def test_enter_accepts_and_escape_leaves_all_as_it_was(open_dialog):
    dialog = open_dialog()
    box = dialog.findChild(QDialogButtonBox)
    assert box.button(QDialogButtonBox.StandardButton.Ok).isDefault()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == PreferencesDialog.DialogCode.Rejected


def test_no_letter_is_there_twice(open_dialog):
    dialog = open_dialog()
    texts = [child.text() for child in dialog.findChildren(object) if hasattr(child, "text")]
    texts = [text() if callable(text) else text for text in texts]
    letters = [
        text[text.index("&") + 1].lower() for text in texts if isinstance(text, str) and "&" in text
    ]
    letters = [letter for letter in letters if letter.isalpha()]
    assert len(letters) == len(set(letters))
