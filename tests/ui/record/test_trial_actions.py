import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QMessageBox, QPushButton

from gobanapp.game.game_terms import GameTerms
from gobanapp.session.document import Document
from gobanapp.storage.window_layout import WindowLayout
from tests.ui.lookup import find, is_shown, press, trigger


def record(**terms):
    return Document([GameTerms(columns=9, rows=9, **terms).to_game("2001-01-01")])


def is_told(table):
    return is_shown(table.window, "try-out-bar")


def bar_of(table):
    return find(table.window, "try-out-bar")


def test_one_key_begins_and_ends_it(table):
    table = table(columns=9, rows=9)
    table.click("C3")
    table.key(Qt.Key.Key_F)
    assert is_told(table)
    assert "1" in find(bar_of(table), "told", QLabel).accessibleName()  # the move it began at
    keep = find(bar_of(table), "keep", QPushButton)
    assert not keep.isEnabled()
    table.click("G7 G3")
    assert keep.isEnabled()
    assert table.window.statusBar().currentMessage() == ""
    table.key(Qt.Key.Key_F)
    assert not is_told(table)
    assert len(table.game.tree) == 2
    assert table.window.statusBar().currentMessage() != ""


def test_the_move_it_began_at_may_be_deleted(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7")
    table.key(Qt.Key.Key_F)
    table.session.apply(lambda game: game.remove(game.current_id))
    assert "1" in find(bar_of(table), "told", QLabel).accessibleName()
    table.key(Qt.Key.Key_F)
    assert not is_told(table)
    assert table.game.position.move_number == 2


def test_escape_ends_it(table):
    table = table(columns=9, rows=9)
    table.key(Qt.Key.Key_F)
    table.click("G7")
    table.key(Qt.Key.Key_Escape)
    assert table.session.trial is None
    assert len(table.game.tree) == 1


def test_a_shortcut_keeps_the_trial(table):
    table = table(columns=9, rows=9)
    table.key(Qt.Key.Key_F)
    table.click("G7")
    table.key(Qt.Key.Key_F, Qt.KeyboardModifier.ShiftModifier)
    assert table.session.trial is None
    assert len(table.game.tree) == 2


@pytest.mark.parametrize("layout", WindowLayout)
def test_the_bar_is_shown_in_every_layout(layout, table):
    table = table(columns=9, rows=9)
    table.window.components.views.set_layout(layout)
    table.key(Qt.Key.Key_F)
    assert is_told(table)
    press(bar_of(table), "go-back")
    assert table.session.trial is None


def test_going_to_another_game_says_what_happens_to_a_trial(table):
    table = table(columns=9, rows=9)
    games = [GameTerms(columns=9, rows=9).to_game("2001-01-01") for _ in range(2)]
    table.session.open_document(Document(games))
    trigger(table.window, "next-game")
    assert table.window.statusBar().currentMessage() == ""
    table.key(Qt.Key.Key_F)
    table.click("E5")
    trigger(table.window, "previous-game")
    assert table.window.statusBar().currentMessage() != ""
    trigger(table.window, "next-game")
    trigger(table.window, "redo")
    assert table.game.position.move_number == 1


def test_the_tip_says_why_there_is_no_trial_during_a_match(table):
    table = table(columns=9, rows=9)
    table.session.begin_match(record(), None)
    assert table.window.statusBar().currentMessage() == ""
    table.key(Qt.Key.Key_F)
    assert table.session.trial is None
    assert table.window.statusBar().currentMessage() != ""


def test_a_trial_after_the_games_end_asks_nothing(table, monkeypatch):
    monkeypatch.setattr(QMessageBox, "exec", lambda box: pytest.fail(box.text()))
    table = table(columns=9, rows=9)
    table.click("C3")
    table.session.apply(lambda game: game.set_result("W+R"))
    table.key(Qt.Key.Key_F)
    table.click("G7")
    table.key(Qt.Key.Key_F)
    assert table.game.is_at_result


@pytest.fixture
def tried(table, tmp_path):
    """A table at which C3 was played, and G7 tried out behind it; the file is not written yet."""
    table = table(columns=9, rows=9)
    table.session.mark_saved(tmp_path / "game.sgf", None)
    table.click("C3")
    table.key(Qt.Key.Key_F)
    table.click("G7")
    return table


def test_saving_leaves_the_trial_out_and_continues_it(tried, tmp_path):
    trigger(tried.window, "save")
    saved = (tmp_path / "game.sgf").read_bytes()
    assert b";B[cg]" in saved
    assert b";W[gc]" not in saved
    assert tried.session.trials.has_changes(tried.session.game)
    assert is_told(tried)
    assert len(tried.game.tree) == 3
    assert tried.window.statusBar().currentMessage() != ""
    tried.key(Qt.Key.Key_F)
    assert not tried.session.document.is_modified


def test_a_kept_trial_is_saved(tried, tmp_path):
    tried.key(Qt.Key.Key_F, Qt.KeyboardModifier.ShiftModifier)
    trigger(tried.window, "save")
    assert b";W[gc]" in (tmp_path / "game.sgf").read_bytes()
    assert not tried.session.document.is_modified


@pytest.mark.parametrize("keeps", [True, False])
def test_saving_during_a_trial_keeps_or_drops_it(keeps, tried, tmp_path, monkeypatch):
    def answer(box):
        find(box, "keep-tried", QCheckBox).setChecked(keeps)
        return QMessageBox.StandardButton.Save

    monkeypatch.setattr(QMessageBox, "exec", answer)
    assert tried.window.components.saves.maybe_save()
    saved = (tmp_path / "game.sgf").read_bytes()
    assert b";B[cg]" in saved
    assert (b";W[gc]" in saved) is keeps


def test_closing_asks_before_a_trial_is_lost(tried, monkeypatch):
    asked = []
    cancel = QMessageBox.StandardButton.Cancel

    def answer(box):
        asked.append(find(box, "keep-tried", QCheckBox).isChecked())
        return cancel

    monkeypatch.setattr(QMessageBox, "exec", answer)
    assert not tried.window.components.saves.maybe_save()
    assert asked == [True]
    assert len(tried.game.tree) == 3
    assert tried.session.trials.has_changes(tried.session.game)


def test_without_a_trial_closing_offers_no_choice_about_it(table, monkeypatch):
    boxes = []
    cancel = QMessageBox.StandardButton.Cancel
    monkeypatch.setattr(QMessageBox, "exec", lambda box: boxes.append(box.checkBox()) or cancel)
    table = table(columns=9, rows=9)
    table.window.settings.archives_games = False
    table.click("C3")
    assert not table.window.components.saves.maybe_save()
    assert boxes == [None]


def test_the_tip_says_why_nothing_is_counted_meanwhile(tried):
    tried.key(Qt.Key.Key_C)
    assert not tried.session.is_counting
    assert tried.session.trials.has_changes(tried.session.game)
    assert tried.window.statusBar().currentMessage() != ""
    tried.key(Qt.Key.Key_F)
    tried.key(Qt.Key.Key_C)
    assert tried.session.is_counting
