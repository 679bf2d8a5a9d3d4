"""The wording of the dialog of the games of a file."""

from tests.ui.record.games.games_chooser import CTRL, SHIFT, Key, record_of


def test_how_many_games_there_are_and_are_chosen(chooser, five):
    assert chooser(record_of(["Ann"])).state == "1 game"
    assert five.state == "5 games"
    five.click(1, SHIFT)
    assert five.state == "2 of 5 games selected"
    five.type("cup 1")
    assert five.state == "2 of 5 games"
    five.key(Key.Key_Down)
    five.key(Key.Key_A, CTRL)
    assert five.state == "2 of 5 games selected"


def test_buttons_and_the_filter(five):
    tips = [five.button(name).toolTip() for name in ("move-up", "delete", "undo")]
    assert tips == ["Move Up (Alt+Up)", "Delete (Del)", "Undo (Ctrl+Z)"]
    names = ("move-down", "add-games", "redo", "save-all", "open", "close")
    texts = [five.button(name).text().replace("&", "") for name in names]
    assert texts == ["Move Down", "Add Games…", "Redo", "Save All", "Open", "Close"]
    assert five.filter.placeholderText() == "Filter by player, event, date or result"
