"""The groups that the players have to decide in scoring, with the value of either answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from gobanapp.game.undecided_groups import MOST_GROUPS, UndecidedGroup
from gobanapp.text.scoring_text import result_if, undecided_group
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import hbox, vbox
from gobanapp.ui.widgets.plain_text import Label


class UndecidedList(QWidget):
    """Undecided groups, each with two buttons, for alive and dead.

    The buttons say what the result would be. The list is hidden when all groups are decided.
    """

    settled = Signal(object, bool)
    """The stones of a group, and whether they are dead."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = [UndecidedLine(index) for index in range(MOST_GROUPS)]
        self.setLayout(vbox(*self._lines))
        for line in self._lines:
            line.settled.connect(self.settled)
        self.hide()

    def show_groups(self, groups: Sequence[UndecidedGroup]) -> None:
        """Ask about exactly these groups."""
        for line, group in zip_longest(self._lines, groups):
            line.show_group(group)
        self.setVisible(bool(groups))


class UndecidedLine(QWidget):
    """One undecided group. ``place``: its index in the list, for the object names."""

    settled = Signal(object, bool)

    def __init__(self, index: int) -> None:
        super().__init__()
        self._group: UndecidedGroup | None = None
        self._name = Label()
        self._name.setObjectName(f"undecided-{index}")
        self._name.setWordWrap(True)
        set_text_size(self._name, NORMAL)
        self._dead = push_button("", f"undecided-{index}-dead", lambda: self._settle(is_dead=True))
        self._alive = push_button(
            "", f"undecided-{index}-alive", lambda: self._settle(is_dead=False)
        )
        self._buttons = hbox((self._dead, 1), (self._alive, 1))
        column = vbox(self._name, self._buttons, spacing=SPACE // 2)
        self.setLayout(column)

    def show_group(self, group: UndecidedGroup | None) -> None:
        """Ask about ``group``; None hides the line."""
        self._group = group
        self.setVisible(group is not None)
        if group is None:
            return
        name = undecided_group(group)
        self._name.setText(name)
        for button, result, is_dead in (
            (self._dead, group.if_dead, True),
            (self._alive, group.if_alive, False),
        ):
            text = result_if(result, is_dead=is_dead)
            button.setText(text)
            button.setAccessibleName(f"{name}. {text}")
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return a size as wide as one button, because they need not be in a row."""
        width = max(button.minimumSizeHint().width() for button in (self._dead, self._alive))
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # Qt keeps the height that the old width needed

    def _arrange(self) -> None:
        """Put the buttons one below the other if they do not fit side by side."""
        row_width = 2 * max(button.sizeHint().width() for button in (self._dead, self._alive))
        directions = QBoxLayout.Direction
        fits = row_width + SPACE <= self.width()
        self._buttons.setDirection(directions.LeftToRight if fits else directions.TopToBottom)

    def _settle(self, *, is_dead: bool) -> None:
        if self._group is not None:
            self.settled.emit(self._group.stones, is_dead)
