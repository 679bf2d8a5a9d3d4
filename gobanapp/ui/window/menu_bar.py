"""The menu bar of a window: the commands in each menu."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.translations import languages

_HAVE_MENU_KEY: Final = {"win32", "darwin"}
"""The systems with a key of their own for the context menu of the focus widget."""


@dataclass(frozen=True, slots=True, eq=False)
class Menu:
    """A menu as a table: its sections have the ids of commands, and the names of other menus."""

    title: str
    sections: Sequence[Sequence[str]]

    @staticmethod
    def of(title: str, *sections: str) -> Menu:
        """Return a menu whose sections are written as texts, with ", " between the ids."""
        return Menu(title, [section.split(", ") for section in sections])


_NODE_MENU: Final = Menu.of(
    "",
    "edit-comment, name-node",
    "judge-move, judge-position",
    "new-variation, variation-up, variation-down, make-main-line",
    "cut, copy, paste",
    "delete, delete-move",
)
"""The menu of a node of the tree."""


class MenuBar(QObject):
    """The menus of a window. Check marks are updated when a menu opens."""

    def __init__(self, window: QMainWindow, commands: CommandRegistry, recent_files: QMenu) -> None:
        super().__init__(window)
        self._commands = commands
        self.main = self._main_menus()
        """The menus of the bar by name, from left to right."""
        self.submenus = self._submenus()
        self._recent_files = recent_files
        self._node_menu = QMenu(window)
        self._node_menu.setObjectName("node-menu")
        self._fill(self._node_menu, _NODE_MENU)
        bar = window.menuBar()
        for menu in self.main.values():
            self._fill(bar.addMenu(menu.title), menu)
        menu_bar_shortcut = QShortcut(QKeySequence(Qt.Key.Key_F10), window)
        menu_bar_shortcut.activated.connect(lambda: bar.setActiveAction(bar.actions()[0]))
        if sys.platform not in _HAVE_MENU_KEY:
            context_menu_shortcut = QShortcut(QKeySequence("Shift+F10"), window)
            context_menu_shortcut.activated.connect(_open_menu_of_focus)

    def popup_node_menu(self, position: QPoint) -> None:
        """Open the menu of the current node at ``position`` of the screen."""
        self._node_menu.popup(position)

    def add_submenu(self, menu: QMenu, name: str) -> None:
        """Add the submenu called ``name`` to a menu that is about to open."""
        self._fill(menu.addMenu(self.submenus[name].title), self.submenus[name])

    def action(self, command_id: str) -> QAction:
        """Return the action of a command."""
        return self._commands.action(command_id)

    def _fill(self, target: QMenu, menu: Menu) -> None:
        checkable = []
        for number, section in enumerate(menu.sections):
            if number:
                target.addSeparator()
            for line in section:
                if line == "recent-files":
                    target.addMenu(self._recent_files)
                elif line in self.submenus:
                    self._fill(target.addMenu(self.submenus[line].title), self.submenus[line])
                else:
                    action = self._commands.action(line)
                    target.addAction(action)
                    if action.isCheckable():
                        checkable.append(line)
        if checkable:
            target.aboutToShow.connect(lambda: self._commands.refresh_checks(checkable))

    def _main_menus(self) -> Mapping[str, Menu]:
        return {
            "file": Menu.of(
                self.tr("&File"),
                "new-game, new-board, new-window, open, recent-files, played-games, open-clipboard",
                "save, save-as",
                "print, export",
                "games-of-file, encoding, faults",
                "close, quit",
            ),
            "edit": Menu.of(
                self.tr("&Edit"),
                "undo, redo",
                "cut, copy, copy-game, paste, delete",
                "new-variation, variation-up, variation-down, make-main-line",
                "edit-comment",
                "copy-picture, copy-text",
                "name-node, insert-moves, correct-move, delete-move",
                "turn-record, swap-colours",
                "search",
                "preferences",
            ),
            "game": Menu.of(
                self.tr("&Game"),
                "pass, resign",
                "clock-runs, set-clock, go-on-here, resume-game",
                "try-out, keep-tried",
                "count, propose-anew, compare-counts, show-count, estimate",
                "end-game, result-slip, review, rematch",
                "information",
            ),
            "mark": Menu.of(
                self.tr("&Mark"),
                "mark",
                "tool-black, tool-white, tool-erase, side-to-move",
                "tool-triangle, tool-square, tool-circle, tool-cross, tool-selected",
                "tool-letter, tool-number, tool-label, tool-line, tool-arrow",
                "tool-black territory, tool-white territory",
                "tool-dim, tool-part, show-whole-board, clear-marks",
                "judge-move, judge-position",
                "figures",
            ),
            "go": Menu.of(
                self.tr("G&o"),
                "back, forward, ten-back, ten-forward, to-beginning, to-end, go-to-move, "
                "to-main-line",
                "previous-variation, next-variation, previous-fork, next-fork, "
                "previous-comment, next-comment",
                "board-cursor, type-point, next-group, previous-group",
                "previous-game, next-game",
            ),
            "learn": Menu.of(self.tr("&Learn"), "solve-this, solve-these", "lessons"),
            "teach": Menu.of(
                self.tr("&Teach"),
                "presentation, autoplay, guess",
                "aid-liberties, aid-chains, aid-eyes, aid-ladders, aid-influence",
            ),
            "view": Menu.of(
                self.tr("&View"),
                "layout-desk, layout-side by side, layout-across, layout-plain",
                "panel",
                "coordinates, part, turning, board and stones",
                "moving-stones, atari, next-moves, move-numbers",
                "move-list, variations, collapse-variations, expand-variations",
                "languages, full-screen",
            ),
            "help": Menu.of(self.tr("&Help"), "welcome, guide, shortcuts", "about"),
        }

    def _submenus(self) -> Mapping[str, Menu]:
        return {
            "figures": Menu.of(
                self.tr("Print Fi&gures"),
                "begin-figure, name-figure, figure-every-20, figure-every-50, "
                "figure-every-100, no-figures",
                "number-move, figure-numbers-plain, figure-numbers-hundreds, figure-numbers-none",
            ),
            "search": Menu.of(self.tr("&Find"), "find, find-next, find-previous"),
            "judge-move": Menu.of(
                self.tr("Move &Judgement"),
                "judge-very-good, judge-good, judge-interesting, judge-doubtful, judge-bad, "
                "judge-very-bad",
            ),
            "judge-position": Menu.of(
                self.tr("Position J&udgement"),
                "judge-very-good-for-black, judge-good-for-black, judge-even, judge-very-even, "
                "judge-unclear, judge-very-unclear, judge-good-for-white, "
                "judge-very-good-for-white",
                "judge-hot, judge-very-hot",
                "node-value",
            ),
            "panel": Menu.of(self.tr("Side Pa&nel"), "desk-play, desk-study", "tool-bar"),
            "coordinates": Menu.of(
                self.tr("&Coordinates"),
                "coordinates-letters, coordinates-numbers, coordinates-sgf, "
                "coordinates-cjk, coordinates-corners, coordinates-none",
                "sides-four, sides-two",
            ),
            "part": Menu.of(
                self.tr("&Part of the Board"), "choose-part, whole-board", "whole-board-always"
            ),
            "turning": Menu.of(
                self.tr("Rotate or Flip Vie&w"),
                "turn-quarter, turn-three_quarters, turn-half, turn-left_to_right, "
                "turn-top_to_bottom",
                "turn-back",
            ),
            "move-numbers": Menu.of(
                self.tr("Move Numbe&rs"),
                "numbers-none, numbers-1, numbers-5, numbers-10, numbers-50, numbers-all, "
                "number-from-here",
            ),
            "languages": Menu.of(
                self.tr("Lan&guage"),
                "language system",
                ", ".join(f"language {name}" for name in languages()),
            ),
        }


def _open_menu_of_focus() -> None:
    """Open the context menu as the menu key does, which not every keyboard has."""
    widget = QApplication.focusWidget()
    if widget is None:
        return
    rectangle = widget.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    is_whole = isinstance(rectangle, QRect)
    position = rectangle.center() if is_whole else QRectF(rectangle).center().toPoint()
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(
        widget, QContextMenuEvent(reason, position, widget.mapToGlobal(position))
    )
