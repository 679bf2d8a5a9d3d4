"""Hands on the windows of the program: menus, keys, tools, buttons and dialogs, at random."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QSpinBox,
    QWidget,
)
from shiboken6 import isValid

from gobanapp.session.mark_tool import MarkTool
from gobanapp.storage.settings import ColorScheme
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.widgets.translations import languages
from gobanapp.ui.window.main_window import MainWindow

LEFT_OUT = {
    "close": "the window would go; closing at random has a test of its own",
    "quit": "the program would go",
}
"""Lines of the menus that are not pressed, and why."""

MOST_WINDOWS = 3
PATIENCE = 8
"""How often something is done to a dialog before it is closed."""

_Keys = Qt.Key
_PLAIN_KEYS = [
    *(getattr(_Keys, f"Key_{letter}") for letter in "ABCDEFGHIKLMNOPRSTUVWXY"),
    *(_Keys.Key_Left, _Keys.Key_Right, _Keys.Key_Up, _Keys.Key_Down, _Keys.Key_Home, _Keys.Key_End),
    *(_Keys.Key_PageUp, _Keys.Key_PageDown, _Keys.Key_Tab, _Keys.Key_Space, _Keys.Key_Return),
    *(_Keys.Key_Escape, _Keys.Key_Escape, _Keys.Key_F3, _Keys.Key_F5, _Keys.Key_F6, _Keys.Key_F7),
    *(_Keys.Key_Delete, _Keys.Key_Pause, _Keys.Key_Plus, _Keys.Key_Minus, _Keys.Key_5),
]
_WITH_CONTROL = [
    *(getattr(_Keys, f"Key_{letter}") for letter in "BCEFGIJKLMRTVXZ1234"),
    *(_Keys.Key_Left, _Keys.Key_Right, _Keys.Key_Up, _Keys.Key_Down, _Keys.Key_PageDown),
]
_NO_KEY, _CONTROL, _SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


class Hands:
    """``done``: how often each line of the menus and each other thing was done."""

    def __init__(self, choose: random.Random) -> None:
        self.choose = choose
        self.done: dict[str, int] = {}
        self._met: tuple[QWidget, int] | None = None

    def ways(self) -> dict[object, int]:
        """Return what can be done to a window, and how likely each is."""
        return {
            self.press_menu: 30,
            self.press_key: 25,
            self.press_button: 15,
            self.stroke: 15,
            self.click_tree: 6,
            self.type_comment: 4,
            self.arrange: 2,
            self.speak: 1,
            self.look: 2,
        }

    def use(self, window: MainWindow) -> None:
        """Do one thing to a window, whatever is going on there."""
        ways = self.ways()
        (way,) = self.choose.choices([*ways], [*ways.values()])
        way(window)

    def _note(self, name: str) -> None:
        self.done[name] = self.done.get(name, 0) + 1

    # The window

    def press_menu(self, window: MainWindow) -> None:
        action = self.choose.choice([line for line in menu_lines(window) if line.isEnabled()])
        name = action.objectName()
        is_too_much = name == "new-window" and len(open_windows()) >= MOST_WINDOWS
        if name not in LEFT_OUT and not is_too_much:
            self._note(name)
            action.trigger()

    def press_key(self, window: MainWindow) -> None:
        focus = QApplication.focusWidget()
        target = focus if focus is not None and focus.window() is window else window
        self._note("key")
        if self.choose.random() < 0.7:
            key, held = self.choose.choice(_PLAIN_KEYS), _NO_KEY
        else:
            key, held = self.choose.choice(_WITH_CONTROL), _CONTROL
        if self.choose.random() < 0.1:
            held |= _SHIFT
        if (key, held) != (_Keys.Key_N, _CONTROL | _SHIFT):
            QTest.keyClick(target, key, held)

    def press_button(self, window: QWidget) -> None:
        """Press a button that is to be seen, of the panel, the bars or the palette."""
        buttons = [
            button
            for button in window.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled() and button.window() is window
        ]
        if buttons:
            self._note("button")
            self.choose.choice(buttons).click()

    def stroke(self, window: MainWindow) -> None:
        """Draw on the board with a tool, or play there; sometimes with the other button."""
        if self.choose.random() < 0.5:
            window.components.board_modes.marks.choose_tool(self.choose.choice([*MarkTool]))
        board = window.components.board
        if not board.isVisible():
            return
        self._note("stroke")
        places = [self._on_board(window) for _ in range(self.choose.randint(1, 4))]
        right = self.choose.random() < 0.15
        button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
        QTest.mousePress(board, button, pos=places[0])
        for place in places[1:]:
            if not isValid(board):
                return
            QTest.mouseMove(board, place)
        if isValid(board):
            QTest.mouseRelease(board, button, pos=places[-1])

    def _on_board(self, window: MainWindow) -> QPoint:
        board = window.components.board
        return QPoint(
            self.choose.randrange(max(1, board.width())),
            self.choose.randrange(max(1, board.height())),
        )

    def click_tree(self, window: MainWindow) -> None:
        tree = window.components.record_panel.tree.viewport()
        if tree.isVisible():
            self._note("tree")
            place = QPoint(self.choose.randrange(tree.width()), self.choose.randrange(60))
            QTest.mouseClick(tree, Qt.MouseButton.LeftButton, pos=place)

    def type_comment(self, window: MainWindow) -> None:
        self._note("comment")
        QTest.keyClicks(
            window.components.record_panel.comment,
            self.choose.choice(["good", "bad [move]", " 1\\2 "]),
        )

    def arrange(self, window: MainWindow) -> None:
        """Choose a layout; most often the standard one, where there is most to be done."""
        self._note("layout")
        window.components.views.set_layout(
            self.choose.choice([*WindowLayout, *3 * [WindowLayout.STANDARD]])
        )

    def speak(self, window: MainWindow) -> None:
        self._note("language")
        window.settings.language = self.choose.choice(["", *languages()])

    def look(self, window: MainWindow) -> None:
        self._note("look")
        window.settings.color_scheme = self.choose.choice([*ColorScheme])

    # What stands before the windows

    def answer(self) -> bool:
        """Do something to the menu or dialog that waits, if there is one; return whether there is.

        It is closed soon: what is done in it is a by-way.
        """
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            self._answer_menu(popup)
            return True
        if popup is not None:
            popup.close()
            return True
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            return False
        met = 1 if self._met is None or self._met[0] is not dialog else self._met[1] + 1
        self._met = dialog, met
        if met > PATIENCE or isinstance(dialog, QFileDialog) or self.choose.random() < 0.3:
            leave(dialog)
        else:
            self.fill_in(dialog)
        return True

    def _answer_menu(self, menu: QMenu) -> None:
        actions = [action for action in menu.actions() if action.isEnabled() and action.text()]
        is_of_bar = any(isinstance(action.menu(), QMenu) for action in actions)
        if actions and not is_of_bar and self.choose.random() < 0.5:
            chosen = self.choose.choice(actions)
            self._note("context menu")
            if menu.title():  # one of the window, with Close and Quit among them
                menu.close()
                return
            menu.setActiveAction(chosen)
            QTest.keyClick(menu, _Keys.Key_Return)
        menu.close()

    def use_dialog(self) -> None:
        """Do something in a dialog that stays open beside the window, or close it."""
        dialogs = [
            dialog
            for dialog in QApplication.topLevelWidgets()
            if isinstance(dialog, QDialog) and dialog.isVisible() and not dialog.isModal()
        ]
        if dialogs:
            dialog = self.choose.choice(dialogs)
            if self.choose.random() < 0.2:
                dialog.close()
            else:
                self.fill_in(dialog)

    def fill_in(self, dialog: QWidget) -> None:
        """Use one of the fields or buttons of a dialog."""
        fields = [
            field
            for kind in (QAbstractButton, QComboBox, QLineEdit, QSpinBox)
            for field in dialog.findChildren(kind)
            if field.isVisible() and field.isEnabled()
        ]
        if not fields:
            leave(dialog)
            return
        self._note(type(dialog).__name__)
        field = self.choose.choice(fields)
        if isinstance(field, QAbstractButton):
            field.click()
        elif isinstance(field, QComboBox):
            if field.count():
                field.setCurrentIndex(self.choose.randrange(field.count()))
        elif isinstance(field, QLineEdit):
            QTest.keyClicks(field, self.choose.choice(["a", "12", "Kim", " "]))
        else:
            most = min(field.maximum(), field.minimum() + 99)
            field.setValue(self.choose.randint(field.minimum(), most))


def leave(dialog: QWidget) -> None:
    """Leave a dialog without what it offers."""
    if isinstance(dialog, QDialog):
        dialog.reject()
    else:
        dialog.close()


def menu_lines(window: MainWindow) -> list[QAction]:
    """Return the lines of the menus that have a name, in the order of the menus."""
    own = window.findChildren(QAction, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [action for action in own if action.objectName()]


def open_windows() -> list[MainWindow]:
    """Return the windows in which something can be done."""
    return [
        window
        for window in QApplication.topLevelWidgets()
        if isinstance(window, MainWindow) and not window.has_ended and window.isVisible()
    ]


def be_still() -> None:
    """Let nothing be heard, and nothing be opened by other programs."""
    from gobanapp.ui.match import archive_dialog
    from gobanapp.ui.sound import sound_player

    class Nowhere:
        @staticmethod
        def openUrl(_url: object) -> bool:  # noqa: N802 - as Qt calls it
            return True

    sound_player.find_backends = list
    archive_dialog.QDesktopServices = Nowhere
