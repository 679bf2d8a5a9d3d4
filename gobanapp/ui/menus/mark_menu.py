"""The Mark menu: the tools to mark and set up with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from gobanapp.game.print_properties import Numbering
from gobanapp.ui.actions.figure_actions import FigureActions
from gobanapp.ui.actions.mark_actions import MarkActions
from gobanapp.ui.marking.tool import KEYS, MARKING_KEY, TURN_KEY, TURN_LINE, Tool
from gobanapp.ui.marking.tool_words import menu_text
from gobanapp.ui.menus.item import SEPARATOR, Entry, Item, Submenu

_MOVES_IN_FIGURES = (20, 50, 100)


class MarkMenu(QObject):
    """Each tool with its key; the palette in the panel offers the same."""

    def __init__(self, marks: MarkActions, figures: FigureActions) -> None:
        super().__init__()
        self._marks = marks
        self._figures = figures

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
                name="mark",
            ),
            SEPARATOR,
            self._tool(Tool.BLACK),
            self._tool(Tool.WHITE),
            self._tool(Tool.ERASE),
            Item(self.tr("Side to Mo&ve"), marks.turn, TURN_KEY, can, name=TURN_LINE),
            SEPARATOR,
            *map(self._tool, (Tool.TRIANGLE, Tool.SQUARE, Tool.CIRCLE, Tool.CROSS, Tool.SELECTED)),
            SEPARATOR,
            *map(self._tool, (Tool.LETTER, Tool.NUMBER, Tool.LABEL, Tool.LINE, Tool.ARROW)),
            SEPARATOR,
            *map(self._tool, (Tool.BLACK_TERRITORY, Tool.WHITE_TERRITORY)),
            SEPARATOR,
            self._tool(Tool.DIM),
            self._tool(Tool.PART),
            Item(
                self.tr("S&how the Whole Board"),
                marks.show_all,
                can=marks.can_show_all,
                name="show-whole-board",
            ),
            Item(
                self.tr("Clea&r This Position's Marks"),
                marks.clear,
                can=can,
                name="clear-marks",
            ),
            SEPARATOR,
            Submenu(self.tr("Fi&gures to Print"), self._figure_entries()),
        ]

    def _figure_entries(self) -> Sequence[Entry]:
        """Return the lines about the figures that a printed game is divided into."""
        figures = self._figures
        can = figures.can_write
        numberings = {
            Numbering.PLAIN: self.tr("Moves by Their &Numbers"),
            Numbering.HUNDREDS: self.tr("Moves without &Hundreds"),
            Numbering.NONE: self.tr("Moves without N&umbers"),
        }
        return [
            Item(
                self.tr("&Begin a Figure Here"),
                figures.toggle_here,
                can=can,
                checked=figures.begins_here,
                name="begin-figure",
            ),
            Item(
                self.tr("Na&me of the Figure…"),
                figures.ask_name,
                can=can,
                name="name-figure",
            ),
            *(
                Item(
                    self.tr("A Figure Every &{moves} Moves").format(moves=moves),
                    partial(figures.divide, moves),
                    can=can,
                    name=f"figure-every-{moves}",
                )
                for moves in _MOVES_IN_FIGURES
            ),
            Item(
                self.tr("No &Figures on This Line"),
                partial(figures.divide, None),
                can=can,
                name="no-figures",
            ),
            SEPARATOR,
            Item(
                self.tr("Number of &This Move…"),
                figures.ask_number,
                can=figures.has_move,
                name="number-move",
            ),
            *(
                Item(
                    text,
                    partial(figures.number, numbering),
                    can=can,
                    checked=partial(figures.is_numbered, numbering),
                    name=f"figure-numbers-{numbering.name.lower()}",
                )
                for numbering, text in numberings.items()
            ),
        ]

    def _tool(self, tool: Tool) -> Item:
        marks = self._marks
        return Item(
            menu_text(tool),
            partial(marks.take, tool),
            KEYS[tool],
            marks.is_possible,
            checked=partial(marks.holds, tool),
            name=tool.line,
        )
