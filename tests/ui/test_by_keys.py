"""Everything can be reached with Tab: what is enabled, in the window and in each dialog."""

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QWidget,
)

from gobanapp.session.mark_tool import MarkTool
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.record.tree.tree_panel import TreePanel
from gobanapp.ui.widgets.plain_text import tool_tip
from gobanapp.ui.widgets.rotated_widget import RotatedWidget
from tests.ui.lookup import find, trigger, when_open

KEYS = Qt.Key
CONTROLS = (
    *(QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox),
    *(QLineEdit, QPlainTextEdit, BoardWidget, TreePanel),
)
WITHIN = (QAbstractSpinBox, QComboBox, QLineEdit)
"""What has the focus for what it is made of."""
MOST = 200


def controls(window):
    """Return what can be used in ``window``, each a set of those of which one is enough."""
    found = []
    turned = [found.inner for found in window.findChildren(RotatedWidget) if found.isVisible()]
    within = [window, *turned]
    for widget in itertools.chain(*(some.findChildren(QWidget) for some in within)):
        if not isinstance(widget, CONTROLS):
            continue
        parent = widget.parentWidget()
        is_part = isinstance(widget, QScrollBar) or isinstance(parent, WITHIN)
        if is_part or not (widget.isVisible() and widget.isEnabled()):
            continue
        if widget.window() not in within or isinstance(parent, QAbstractItemView):
            continue
        if widget.visibleRegion().isEmpty():
            continue  # scrolled away; a field before it brings it
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        if group is not None and group.exclusive():
            found.append({button for button in group.buttons() if button.isVisible()})
        elif isinstance(widget, QAbstractButton) and widget.autoExclusive():
            found.append(set(parent.findChildren(type(widget))))
        else:
            found.append({widget})
    return found


def focus():
    """Return what the keys go to, also upside down."""
    now = QApplication.focusWidget()
    return now.inner.focusWidget() or now if isinstance(now, RotatedWidget) else now


def walked():
    """Return where Tab leads, from where the focus is until it is there again."""
    start = focus()
    assert start is not None
    way = [start]
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget(), KEYS.Key_Tab)
        now = focus()
        assert now is not way[-1] or len(way) == 1, f"{names([now])} keeps Tab"
        if now in way:
            return way
        way.append(now)
    raise AssertionError(f"Tab does not come round: {way[-5:]}")


def missed(window):
    """Return what Tab does not reach, and what it reaches that nobody sees."""
    # Before: what is walked to may scroll something else away.
    wanted = controls(window)
    way = walked()
    unseen = [widget for widget in way if not widget.isVisible() or not widget.isEnabled()]
    reached = {*way, *(widget.focusProxy() for widget in way)}
    for widget in way:
        reached.add(widget.parentWidget())  # of a field within a number
    return names(unseen) + [names(some) for some in wanted if not some & reached]


def names(some):
    return [f"{type(w).__name__} {w.accessibleName() or getattr(w, 'text', str)()}" for w in some]


@pytest.fixture
def game(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7 D3 F7")
    table.board.setFocus()
    return table


def test_in_each_layout(game, subtests):
    for layout in WindowLayout:
        with subtests.test(layout.value):
            game.window.components.views.set_layout(layout)
            QApplication.processEvents()
            assert missed(game.window) == []


@pytest.mark.parametrize("key", ["", "C", "M", "F", "Ctrl+L", "F7", "F6", "Ctrl+F", "Ctrl+E"])
def test_in_each_mode_and_size(game, key, subtests):
    game.key(KEYS.Key_Left)
    if key:
        QTest.keySequence(game.board, key)
    for size in ((1300, 1000), (480, 800)):
        with subtests.test(size=size):
            game.window.resize(*size)
            QApplication.processEvents()
            if QApplication.focusWidget() is None:
                game.board.setFocus()
            assert missed(game.window) == []


def test_a_count_shown_by_hand(game):
    game.key(KEYS.Key_C)
    game.window.components.side_panel.demonstrate()
    QApplication.processEvents()
    assert missed(game.window) == []


def test_lessons_and_their_list(game):
    game.window.components.board_modes.learn.show_lessons()
    QApplication.processEvents()
    assert missed(game.window) == []
    game.key(KEYS.Key_Space)
    QApplication.processEvents()
    assert missed(game.window) == []


DIALOGS = (
    *("new-game", "played-games", "print", "export", "games-of-file", "preferences"),
    *("end-game", "information", "result-slip", "turn-record", "swap-colours", "go-to-move"),
    *("name-figure", "number-move", "about", "shortcuts"),
)


def test_in_each_dialog_and_back_to_the_board(game, qtbot, subtests):
    for name in DIALOGS:
        with subtests.test(name):
            assert missed_in_dialog(game, name, qtbot) == []
            with qtbot.waitActive(game.window):
                game.window.activateWindow()
            assert game.board.hasFocus()


def missed_in_dialog(game, name, qtbot):
    """Open a dialog from its menu, and close it again."""
    found = []

    def with_focus():
        dialog = QApplication.activeModalWidget() or QApplication.activeWindow()
        now = focus()
        has_focus = now is not None and now.window() is dialog
        return dialog if has_focus and dialog is not game.window else None

    def look(dialog):
        assert not isinstance(dialog, QFileDialog)
        try:
            found.append(missed(dialog))
        finally:
            dialog.close()

    when_open(with_focus, look)
    trigger(game.window, name)
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def test_escape_returns_to_the_board(game):
    QTest.keyClick(game.board, KEYS.Key_Tab)
    assert not game.board.hasFocus()
    QTest.keyClick(QApplication.focusWidget(), KEYS.Key_Escape)
    assert game.board.hasFocus()


def test_from_tool_to_tool_with_arrows(game):
    QTest.keyClick(game.board, KEYS.Key_T)
    place = game.game.current_id
    triangle = find(game.window, "tool-triangle", QAbstractButton)
    triangle.setFocus()
    QTest.keyClick(triangle, KEYS.Key_Right)
    assert game.session.tools.mark_tool is MarkTool.SQUARE
    assert game.game.current_id == place


def test_tips_show_the_chosen_keys(game):
    QTest.keyClick(game.board, KEYS.Key_T)
    arrow = find(game.window, "tool-arrow", QAbstractButton)
    name = arrow.accessibleName()
    assert arrow.accessibleDescription() == f"{name} (R)"
    game.window.commands.set_keys({"tool-arrow": ("Z",)})
    assert arrow.accessibleDescription() == f"{name} (Z)"
    game.window.commands.set_keys({"tool-arrow": ("Z", "F14")})
    assert arrow.accessibleDescription() == f"{name} (Z)"
    game.window.commands.set_keys({"tool-arrow": ()})
    assert arrow.toolTip() == tool_tip(name)
