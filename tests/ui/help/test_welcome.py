"""The welcome."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.help.start_card import StartCard, StartChoice
from gobanapp.ui.help.welcome_panel import WelcomeMode, WelcomePanel
from gobanapp.ui.match.new_game.new_game_dialog import NewGameDialog
from gobanapp.ui.study.lesson_mode import LessonMode
from gobanapp.ui.study.lesson_panel import LessonPanel
from tests.ui.clipping import clipped
from tests.ui.lookup import answer, find, menu_action, trigger
from tests.ui.lookup import is_shown as is_visible


@pytest.fixture
def at_welcome(table):
    at = table()
    at.window.show_welcome()
    return at


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "some.sgf"
    file.write_text("(;SZ[9]PB[Ann];B[ee])", "utf-8")
    return file


def is_shown(table):
    return isinstance(table.window.components.side_panel.mode, WelcomeMode)


def door(table, which):
    return find(table.window, f"{which.name.lower()}-door", StartCard)


def test_a_click_on_the_board_plays(at_welcome):
    at_welcome.click("Q16")
    assert at_welcome.game.position.move_number == 1
    assert not is_shown(at_welcome)
    assert at_welcome.window.components.players.isVisible()
    assert at_welcome.window.components.navigation.isVisible()


def test_leaving_the_welcome_keeps_the_board_in_place(at_welcome):
    before = at_welcome.board.geometry()
    at_welcome.click("Q16")
    assert at_welcome.board.geometry() == before


def test_play_arranges_a_game(at_welcome):
    answer(NewGameDialog, lambda dialog: dialog.reject())
    at_welcome.press(door(at_welcome, StartChoice.PLAY))
    assert is_shown(at_welcome)
    answer(NewGameDialog, lambda dialog: dialog.accept())
    at_welcome.press(door(at_welcome, StartChoice.PLAY))
    assert not is_shown(at_welcome)


def test_the_open_card_asks_for_a_file(at_welcome, file, monkeypatch):
    chosen = [("", ""), (str(file), "")]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: chosen.pop(0))
    at_welcome.press(door(at_welcome, StartChoice.OPEN))
    assert is_shown(at_welcome)
    at_welcome.press(door(at_welcome, StartChoice.OPEN))
    assert at_welcome.session.document.path == file
    assert not is_shown(at_welcome)


def test_a_file_dropped_on_a_card_is_opened(at_welcome, file, qtbot):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    place = door(at_welcome, StartChoice.OPEN).mapTo(at_welcome.window, QPointF(9, 9))
    drop = QDropEvent(place, Qt.DropAction.CopyAction, data, buttons, keys)
    assert not door(at_welcome, StartChoice.OPEN).acceptDrops()  # so it comes to the window
    at_welcome.window.dropEvent(drop)
    qtbot.waitUntil(lambda: at_welcome.session.document.path == file)
    assert not is_shown(at_welcome)


def test_learn_begins_the_first_lesson(at_welcome):
    at_welcome.press(door(at_welcome, StartChoice.LEARN))
    mode = at_welcome.window.components.side_panel.mode
    assert isinstance(mode, LessonMode)
    assert isinstance(mode.panel.currentWidget(), LessonPanel)


def test_the_cards_by_keys(at_welcome):
    first = door(at_welcome, StartChoice.PLAY)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Down)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    last = door(at_welcome, StartChoice.LEARN)
    assert QApplication.focusWidget() is last
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert isinstance(at_welcome.window.components.side_panel.mode, LessonMode)


@pytest.mark.parametrize(
    ("which", "line"),
    [(StartChoice.PLAY, "new-game"), (StartChoice.OPEN, "open"), (StartChoice.LEARN, "lessons")],
)
def test_cards_show_the_keys_of_the_menu(at_welcome, which, line):
    keys = door(at_welcome, which).keys
    assert not keys.isEmpty()
    assert keys in menu_action(at_welcome.window, line).shortcuts()
    at_welcome.window.commands.set_keys({line: ("Ctrl+Shift+F9",)})
    assert door(at_welcome, which).keys == QKeySequence("Ctrl+Shift+F9")


@pytest.mark.parametrize("focus", ["board", "door"])
def test_escape_puts_it_away(at_welcome, focus):
    widget = at_welcome.board if focus == "board" else door(at_welcome, StartChoice.OPEN)
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert not is_shown(at_welcome)
    assert QApplication.focusWidget() is at_welcome.board


def test_the_help_menu_shows_the_welcome_again(table):
    table = table()
    table.window.components.views.set_layout(WindowLayout.ACROSS)
    table.click("Q16")
    trigger(table.window, "welcome")
    assert is_shown(table)
    assert table.window.components.side_panel.isVisible()
    assert table.game.position.move_number == 1
    table.click("D4")
    assert table.game.position.move_number == 2
    assert not is_shown(table)


def test_the_welcome_is_disabled_during_a_match(table):
    table = table()
    assert menu_action(table.window, "welcome").isEnabled()
    table.session.begin_match(table.session.document, None)
    assert not menu_action(table.window, "welcome").isEnabled()


@pytest.mark.parametrize("wide", [False, True])
def test_nothing_is_cut_off(qtbot, type_size, language, wide, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.help.welcome_panel.languages", lambda: ["de", "en"])
    panel = WelcomePanel("")
    panel.set_side_by_side(wide)
    panel.resize(*((448, 216) if wide else (288, 700)))
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    if (type_size, language) != (18, "de"):  # with a word wider than the narrow panel
        assert panel.width() == (448 if wide else 288)  # it has not made itself wider
    for one in panel.cards:
        assert panel.rect().contains(one.geometry())
        assert one.height() >= one.minimumSizeHint().height()
        assert one.shows_sentence or wide
        assert bool(one.toolTip()) != one.shows_sentence
    assert [found for found in clipped(panel) if "StartCard" not in found] == []
    assert panel.rect().contains(panel.language.geometry())
    lows = [one.geometry().bottom() for one in panel.cards]
    tops = [one.geometry().top() for one in panel.cards]
    assert all(low < top for low, top in zip(lows, tops[1:], strict=False))


@pytest.mark.parametrize("size", [(200, 300), (230, 400), (360, 500), (360, 900)])
def test_cards_are_equally_high_and_all_or_none_have_a_sentence(qtbot, type_size, language, size):
    panel = WelcomePanel("")
    qtbot.addWidget(panel)
    panel.resize(*size)
    panel.show()
    qtbot.wait(1)
    heights = [card.height() for card in panel.cards]
    assert max(heights) - min(heights) <= 1  # of a pixel that cannot be divided
    assert len({card.shows_sentence for card in panel.cards}) == 1


def test_each_card_has_a_distinct_picture(at_welcome):
    inside = QRect(16, 16, 40, 40)  # of the picture, which stands before the words
    pictures = [door(at_welcome, which).grab(inside).toImage() for which in StartChoice]
    assert all(one != other for one in pictures for other in pictures if one is not other)


def test_a_card_has_an_accessible_name(qtbot, at_welcome):
    card = StartCard(StartChoice.PLAY, "A title", "A sentence")
    qtbot.addWidget(card)
    assert (card.accessibleName(), card.accessibleDescription()) == ("A title", "A sentence")
    doors = [door(at_welcome, which) for which in StartChoice]
    texts = [(card.accessibleName(), card.accessibleDescription()) for card in doors]
    assert all(name and description for name, description in texts)
    assert len(set(texts)) == len(StartChoice)


@pytest.mark.parametrize("wide", [False, True])
def test_the_language_field_is_hidden_with_a_single_language(qtbot, monkeypatch, wide):
    monkeypatch.setattr("gobanapp.ui.help.welcome_panel.languages", lambda: ["en"])
    panel = WelcomePanel("")
    panel.set_side_by_side(wide)
    qtbot.addWidget(panel)
    panel.show()
    assert not panel.language.isVisible()
    assert is_visible(panel, "title")


def test_the_language_shown_is_the_one_that_is_spoken(qtbot, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.help.welcome_panel.languages", lambda: ["de", "en"])
    for language, shown in (("de", "de"), ("", "en"), ("xx", "en")):
        panel = WelcomePanel(language)
        qtbot.addWidget(panel)
        assert panel.language.currentData() == shown


def test_cards_are_named(qtbot):
    panel = WelcomePanel("")
    qtbot.addWidget(panel)
    doors = [find(panel, f"{door.name.lower()}-door") for door in StartChoice]
    assert [door.accessibleName() for door in doors] == ["Play", "Open", "Learn"]


def test_the_files_opened_last_are_offered(table, tmp_path):
    files = [tmp_path / f"game {number}.sgf" for number in range(7)]
    at = table()
    for file in files:
        file.write_text("(;SZ[9]PB[Ann];B[ee])", "utf-8")
        at.window.settings.add_recent_file(file)
    files[5].unlink()
    at.window.resize(1180, 900)
    at.window.show_welcome()
    offered = [find(at.window, f"recent-{number}") for number in range(5)]
    assert [line.accessibleName() for line in offered] == [f"game {n}" for n in (6, 4, 3, 2, 1)]
    assert not is_visible(at.window, "recent-5")
    assert not is_visible(at.window, "continue")
    at.press(offered[1])
    assert at.session.document.path == files[4]
    assert not is_shown(at)


def test_the_last_game_can_be_continued(table, file):
    at = table()
    at.window.open_file(file)
    at.session.step_by(1)
    at.window.components.files.store_last_document()
    at.window.settings.reopens_last_document = False  # that is for the start
    at.begin()
    at.window.resize(1180, 900)
    at.window.show_welcome()
    at.press(find(at.window, "continue"))
    assert at.session.document.path == file
    assert at.game.position.move_number == 1
