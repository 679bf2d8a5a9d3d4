"""The menus of the window, from File to Help, and who does what they offer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from gobanapp.ui.menus.edit_menu import EditMenu
from gobanapp.ui.menus.file_menu import FileMenu
from gobanapp.ui.menus.game_menu import GameMenu
from gobanapp.ui.menus.go_menu import GoMenu
from gobanapp.ui.menus.help_menu import HelpMenu
from gobanapp.ui.menus.learn_menu import LearnMenu
from gobanapp.ui.menus.mark_menu import MarkMenu
from gobanapp.ui.menus.menu_bar import MenuBar
from gobanapp.ui.menus.teach_menu import TeachMenu
from gobanapp.ui.menus.view_menu import ViewMenu

if TYPE_CHECKING:
    from gobanapp.ui.actions.count_actions import CountActions
    from gobanapp.ui.actions.cursor_actions import CursorActions
    from gobanapp.ui.actions.estimate_actions import EstimateActions
    from gobanapp.ui.actions.file_actions import FileActions
    from gobanapp.ui.actions.game_actions import GameActions
    from gobanapp.ui.actions.match_actions import MatchActions
    from gobanapp.ui.actions.report_actions import ReportActions
    from gobanapp.ui.actions.tree_actions import TreeActions
    from gobanapp.ui.actions.view_actions import ViewActions
    from gobanapp.ui.board.session_board import SessionBoard
    from gobanapp.ui.classroom import Classroom
    from gobanapp.ui.main_window import MainWindow
    from gobanapp.ui.panels.find_bar import FindBar
    from gobanapp.ui.panels.task_panel import TaskPanel
    from gobanapp.ui.session import Session
    from gobanapp.ui.shortcuts.chosen_keys import ChosenKeys
    from gobanapp.ui.tree.tree_panel import TreePanel


@dataclass(frozen=True, slots=True, kw_only=True)
class Doers:
    """Who does what the menus offer."""

    files: FileActions
    reports: ReportActions
    games: GameActions
    matches: MatchActions
    counts: CountActions
    estimates: EstimateActions
    trees: TreeActions
    cursor: CursorActions
    views: ViewActions
    classroom: Classroom
    board: SessionBoard
    task: TaskPanel
    tree: TreePanel
    find_bar: FindBar
    show_guide: Callable[[], object]
    show_shortcuts: Callable[[], object]
    show_welcome: Callable[[], None]


class WindowMenus(MenuBar):
    """All of them; what changes the record has nothing to do while a mode hides the record."""

    def __init__(
        self, window: MainWindow, session: Session, chosen_keys: ChosenKeys, by: Doers
    ) -> None:
        room = by.classroom
        edit = self._edit = EditMenu(
            session,
            by.trees,
            room.rewrites,
            lambda: room.rewrites.ask_turn(by.board.theme),
            by.find_bar,
            room.prints,
            by.views.ask_preferences,
        )
        game = GameMenu(
            session, by.games, by.counts, by.matches, by.estimates, room.trials, by.task.demonstrate
        )
        mark = MarkMenu(room.marks, room.figures)
        super().__init__(
            window,
            [
                FileMenu(window, by.files, by.matches, by.reports, room.prints),
                edit,
                game,
                mark,
                GoMenu(session, by.trees, by.cursor),
                LearnMenu(room.learn),
                TeachMenu(room.aids, room.teaching),
                ViewMenu(by.views, room.boards, by.tree),
                HelpMenu(
                    by.games,
                    by.show_guide,
                    by.show_shortcuts,
                    by.show_welcome,
                    room.learn.is_allowed,
                ),
            ],
            of_record=(edit, game, mark),
            is_hidden=lambda: by.task.mode is not None and by.task.mode.hides_record,
            chosen_keys=chosen_keys,
        )

    def show_edit_menu(self, place: QPoint) -> None:
        """Open the Edit menu at ``place`` of the screen, as the menu of a node of the tree."""
        self.menu(self._edit).popup(place)
