"""The Mark menu: the tools to mark and set up with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from gobanapp.game.print_properties import Numbering
from gobanapp.session.mark_tool import (
    MARK_MODE_KEY,
    MARK_TOOL_KEYS,
    SIDE_TO_MOVE_ACTION,
    SIDE_TO_MOVE_KEY,
    MarkTool,
)
from gobanapp.text.mark_tool_names import menu_text
from gobanapp.ui.board.marking.mark_actions import MarkActions
from gobanapp.ui.record.figure_actions import FigureActions
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuEntry, MenuItem, Submenu

_MOVES_IN_FIGURES = (20, 50, 100)


class MarkMenu(QObject):
    """Each tool with its key; the palette in the panel offers the same."""

    def __init__(self, marks: MarkActions, figures: FigureActions) -> None:
        super().__init__()
        self._marks = marks
        self._figures = figures

    def title(self) -> str:
        return self.tr("&Mark")

    def entries(self) -> Sequence[MenuEntry]:
        """Return the lines of the menu."""
        marks = self._marks
        can = marks.is_possible
        return [
            MenuItem(
                self.tr("&Mark and Set Up"),
                marks.toggle,
                MARK_MODE_KEY,
                can,
                is_checked=marks.is_marking,
                name="mark",
            ),
            SEPARATOR,
            self._tool(MarkTool.BLACK),
            self._tool(MarkTool.WHITE),
            self._tool(MarkTool.ERASE),
            MenuItem(
                self.tr("Side to Mo&ve"),
                marks.switch_side_to_move,
                SIDE_TO_MOVE_KEY,
                can,
                name=SIDE_TO_MOVE_ACTION,
            ),
            SEPARATOR,
            *map(
                self._tool,
                (
                    MarkTool.TRIANGLE,
                    MarkTool.SQUARE,
                    MarkTool.CIRCLE,
                    MarkTool.CROSS,
                    MarkTool.SELECTED,
                ),
            ),
            SEPARATOR,
            *map(
                self._tool,
                (MarkTool.LETTER, MarkTool.NUMBER, MarkTool.LABEL, MarkTool.LINE, MarkTool.ARROW),
            ),
            SEPARATOR,
            *map(self._tool, (MarkTool.BLACK_TERRITORY, MarkTool.WHITE_TERRITORY)),
            SEPARATOR,
            self._tool(MarkTool.DIM),
            self._tool(MarkTool.PART),
            MenuItem(
                self.tr("S&how the Whole Board"),
                marks.show_all,
                is_enabled=marks.can_show_all,
                name="show-whole-board",
            ),
            MenuItem(
                self.tr("Clea&r This Position's Marks"),
                marks.clear,
                is_enabled=can,
                name="clear-marks",
            ),
            SEPARATOR,
            Submenu(self.tr("Fi&gures to Print"), self._figure_entries()),
        ]

    def _figure_entries(self) -> Sequence[MenuEntry]:
        """Return the lines about the figures that a printed game is divided into."""
        figures = self._figures
        can = figures.can_write
        numberings = {
            Numbering.PLAIN: self.tr("Moves by Their &Numbers"),
            Numbering.HUNDREDS: self.tr("Moves without &Hundreds"),
            Numbering.NONE: self.tr("Moves without N&umbers"),
        }
        return [
            MenuItem(
                self.tr("&Begin a Figure Here"),
                figures.toggle_here,
                is_enabled=can,
                is_checked=figures.begins_here,
                name="begin-figure",
            ),
            MenuItem(
                self.tr("Na&me of the Figure…"),
                figures.ask_name,
                is_enabled=can,
                name="name-figure",
            ),
            *(
                MenuItem(
                    self.tr("A Figure Every &{moves} Moves").format(moves=moves),
                    partial(figures.divide, moves),
                    is_enabled=can,
                    name=f"figure-every-{moves}",
                )
                for moves in _MOVES_IN_FIGURES
            ),
            MenuItem(
                self.tr("No &Figures on This Line"),
                partial(figures.divide, None),
                is_enabled=can,
                name="no-figures",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("Number of &This Move…"),
                figures.ask_number,
                is_enabled=figures.has_move,
                name="number-move",
            ),
            *(
                MenuItem(
                    text,
                    partial(figures.number, numbering),
                    is_enabled=can,
                    is_checked=partial(figures.is_numbered, numbering),
                    name=f"figure-numbers-{numbering.name.lower()}",
                )
                for numbering, text in numberings.items()
            ),
        ]

    def _tool(self, tool: MarkTool) -> MenuItem:
        marks = self._marks
        return MenuItem(
            menu_text(tool),
            partial(marks.choose_tool, tool),
            MARK_TOOL_KEYS[tool],
            marks.is_possible,
            is_checked=partial(marks.is_tool_active, tool),
            name=tool.action_name,
        )
