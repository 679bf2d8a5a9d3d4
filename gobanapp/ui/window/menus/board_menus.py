"""The menus within the View menu that are about how the board lies."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.rules.symmetry import Symmetry
from gobanapp.ui.board.board_actions import BoardActions
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuItem, Submenu


class BoardMenus(QObject):
    """What stands along its edges, what is shown of it, how it is turned."""

    def __init__(self, boards: BoardActions) -> None:
        super().__init__()
        self._boards = boards

    def coordinates(self) -> Submenu:
        """Return the menu of the names of lines, and of the edges along which they stand."""
        boards = self._boards
        kinds = {
            CoordinateStyle.LETTERS: self.tr("&Letters and Numbers"),
            CoordinateStyle.NUMBERS: self.tr("&Numbers Both Ways"),
            CoordinateStyle.SGF: self.tr("Letters Both Ways, as in F&iles"),
            CoordinateStyle.CJK: self.tr("&Japanese"),
            CoordinateStyle.CORNERS: self.tr("From the &Corners"),
            CoordinateStyle.NONE: self.tr("N&one"),
        }
        sides = {
            CoordinateSides.FOUR: self.tr("On &Four Sides"),
            CoordinateSides.TWO: self.tr("On &Two Sides"),
        }
        return Submenu(
            self.tr("&Coordinates"),
            [
                *(
                    MenuItem(
                        kinds[kind],
                        partial(boards.choose_coordinates, kind),
                        is_checked=partial(boards.has_coordinates, kind),
                        name=f"coordinates-{kind.value}",
                    )
                    for kind in kinds
                ),
                SEPARATOR,
                *(
                    MenuItem(
                        sides[kind],
                        partial(boards.choose_sides, kind),
                        is_enabled=lambda: not boards.has_coordinates(CoordinateStyle.NONE),
                        is_checked=partial(boards.has_sides, kind),
                        name=f"sides-{kind.value}",
                    )
                    for kind in sides
                ),
            ],
        )

    def part(self) -> Submenu:
        """Return the menu of what is shown of the board."""
        boards = self._boards
        return Submenu(
            self.tr("&Part of the Board"),
            [
                MenuItem(
                    self.tr("&Choose a Part…"),
                    boards.choose_part,
                    "Ctrl+B",
                    boards.can_choose_part,
                    name="choose-part",
                ),
                MenuItem(
                    self.tr("&Whole Board"),
                    boards.show_all,
                    is_enabled=boards.is_part_shown,
                    name="whole-board",
                ),
                SEPARATOR,
                MenuItem(
                    self.tr("Show the Whole Board &Always"),
                    boards.toggle_whole_board,
                    "Ctrl+Shift+B",
                    is_checked=boards.shows_whole_board,
                    name="whole-board-always",
                ),
            ],
        )

    def turning(self) -> Submenu:
        """Return the menu of the ways to turn the board that is seen."""
        boards = self._boards
        ways = {
            Symmetry.QUARTER: (self.tr("To the &Right"), "Ctrl+R"),
            Symmetry.THREE_QUARTERS: (self.tr("To the &Left"), "Ctrl+Shift+R"),
            Symmetry.HALF: (self.tr("&Upside Down"), ""),
            Symmetry.LEFT_TO_RIGHT: (self.tr("&Mirror Left and Right"), ""),
            Symmetry.TOP_TO_BOTTOM: (self.tr("Mirror &Top and Bottom"), ""),
        }
        return Submenu(
            self.tr("T&urn the Board"),
            [
                *(
                    MenuItem(
                        text, partial(boards.rotate, way), keys, name=f"turn-{way.name.lower()}"
                    )
                    for way, (text, keys) in ways.items()
                ),
                SEPARATOR,
                MenuItem(
                    self.tr("&As in the Record"),
                    boards.reset_rotation,
                    is_enabled=boards.is_rotated,
                    name="turn-back",
                ),
            ],
        )
