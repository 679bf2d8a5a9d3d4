"""The Edit menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from gobanapp.session.session import Session
from gobanapp.ui.print.print_actions import PrintActions
from gobanapp.ui.record.find_bar import FindBar
from gobanapp.ui.record.transform_actions import TransformActions
from gobanapp.ui.record.tree.tree_actions import TreeActions
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuEntry, MenuItem

_Keys = QKeySequence.StandardKey


class EditMenu(QObject):
    """Undo, the clipboard, the order of variations, corrections, words, preferences."""

    def __init__(
        self,
        session: Session,
        trees: TreeActions,
        rewrites: TransformActions,
        turn_record: Callable[[], object],
        find_bar: FindBar,
        prints: PrintActions,
        preferences: Callable[[], object],
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._session = session
        self._trees = trees
        self._rewrites = rewrites
        self._turn_record = turn_record
        self._find_bar = find_bar
        self._prints = prints

    def title(self) -> str:
        return self.tr("&Edit")

    def entries(self) -> Sequence[MenuEntry]:
        """Return the lines of the menu."""
        session, trees = self._session, self._trees
        later = trees.is_after_start
        return [
            MenuItem(self.tr("&Undo"), session.undo, _Keys.Undo, session.can_undo, name="undo"),
            MenuItem(self.tr("&Redo"), session.redo, _Keys.Redo, session.can_redo, name="redo"),
            SEPARATOR,
            *self.branch_entries(),
            SEPARATOR,
            MenuItem(
                self.tr("Copy &Board as Picture"),
                self._prints.copy_picture,
                "Ctrl+Shift+C",
                name="copy-picture",
            ),
            MenuItem(self.tr("Copy Board as Te&xt"), self._prints.copy_text, name="copy-text"),
            SEPARATOR,
            MenuItem(
                self.tr("&Insert Moves Before This One"),
                trees.begin_inserting,
                "Ctrl+I",
                trees.can_insert,
                is_checked=trees.is_inserting,
                name="insert-moves",
            ),
            MenuItem(
                self.tr("C&orrect This Move"),
                trees.begin_correcting,
                "Ctrl+M",
                trees.can_correct,
                is_checked=trees.is_correcting,
                name="correct-move",
            ),
            MenuItem(
                self.tr("De&lete Only This Move"),
                trees.delete_only,
                is_enabled=later,
                name="delete-move",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("Turn the R&ecord…"),
                self._turn_record,
                is_enabled=self._rewrites.can_transform,
                name="turn-record",
            ),
            MenuItem(
                self.tr("Swap Blac&k and White…"),
                self._rewrites.ask_color_swap,
                is_enabled=self._rewrites.can_transform,
                name="swap-colours",
            ),
            SEPARATOR,
            MenuItem(self.tr("&Find…"), self._find_bar.begin, _Keys.Find, name="find"),
            MenuItem(self.tr("Find &Next"), lambda: trees.find_again(1), "F3", name="find-next"),
            MenuItem(
                self.tr("Find Pre&vious"),
                lambda: trees.find_again(-1),
                "Shift+F3",
                name="find-previous",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("Preference&s…"),
                self._preferences,
                _Keys.Preferences,
                role=QAction.MenuRole.PreferencesRole,
                name="preferences",
            ),
        ]

    def branch_entries(self) -> Sequence[MenuEntry]:
        """Return the lines about the current move and what follows it."""
        trees = self._trees
        later = trees.is_after_start
        return [
            MenuItem(
                self.tr("Cu&t This Move and What Follows"),
                trees.cut,
                _Keys.Cut,
                later,
                name="cut",
            ),
            MenuItem(
                self.tr("&Copy This Move and What Follows"),
                trees.copy,
                _Keys.Copy,
                name="copy",
            ),
            MenuItem(
                self.tr("P&aste as a Variation"),
                trees.paste,
                _Keys.Paste,
                name="paste",
            ),
            MenuItem(
                self.tr("&Delete This Move and What Follows"),
                trees.delete,
                "Ctrl+Del",
                later,
                name="delete",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("Move Variation U&p"),
                trees.promote,
                "Ctrl+Shift+Up",
                later,
                name="variation-up",
            ),
            MenuItem(
                self.tr("Move Variation Do&wn"),
                trees.demote,
                "Ctrl+Shift+Down",
                later,
                name="variation-down",
            ),
            MenuItem(
                self.tr("Make This the &Main Line"),
                trees.make_main_line,
                is_enabled=later,
                name="make-main-line",
            ),
        ]
