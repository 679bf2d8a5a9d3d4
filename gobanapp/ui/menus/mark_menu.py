"""The Mark menu: the tools to mark and set up with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from gobanapp.ui.actions.mark_actions import MarkActions
from gobanapp.ui.marking.tool import KEYS, MARKING_KEY, TURN_KEY, Tool
from gobanapp.ui.marking.tool_words import menu_text
from gobanapp.ui.menus.item import SEPARATOR, Entry, Item


class MarkMenu(QObject):
    """Each tool with its key; the palette in the panel offers the same."""

    def __init__(self, marks: MarkActions) -> None:
        super().__init__()
        self._marks = marks

    def title(self) -> str:
        return self.tr("&Mark")

    def entries(self) -> Sequence[Entry]:
        """Return the lines of the menu."""
        marks = self._marks
        can = marks.is_possible
        return [
            Item(
                self.tr("&Mark and Set Up"),
                marks.toggle,
                MARKING_KEY,
                can,
                checked=marks.is_marking,
            ),
            SEPARATOR,
            self._tool(Tool.BLACK),
            self._tool(Tool.WHITE),
            self._tool(Tool.ERASE),
            Item(self.tr("Side to Mo&ve"), marks.turn, TURN_KEY, can),
            SEPARATOR,
            *map(self._tool, (Tool.TRIANGLE, Tool.SQUARE, Tool.CIRCLE, Tool.CROSS, Tool.SELECTED)),
            SEPARATOR,
            *map(self._tool, (Tool.LETTER, Tool.NUMBER, Tool.LABEL, Tool.LINE, Tool.ARROW)),
            SEPARATOR,
            *map(self._tool, (Tool.BLACK_TERRITORY, Tool.WHITE_TERRITORY)),
            SEPARATOR,
            self._tool(Tool.DIM),
            self._tool(Tool.PART),
            Item(self.tr("S&how the Whole Board"), marks.show_all, can=marks.can_show_all),
            Item(self.tr("Clea&r This Position's Marks"), marks.clear, can=can),
        ]

    def _tool(self, tool: Tool) -> Item:
        marks = self._marks
        return Item(
            menu_text(tool),
            partial(marks.take, tool),
            KEYS[tool],
            marks.is_possible,
            checked=partial(marks.holds, tool),
        )
