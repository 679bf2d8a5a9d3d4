"""The menus of the window, from File to Help."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMainWindow

from gobanapp.ui.window.menus.edit_menu import EditMenu
from gobanapp.ui.window.menus.file_menu import FileMenu
from gobanapp.ui.window.menus.game_menu import GameMenu
from gobanapp.ui.window.menus.go_menu import GoMenu
from gobanapp.ui.window.menus.help_menu import HelpMenu
from gobanapp.ui.window.menus.learn_menu import LearnMenu
from gobanapp.ui.window.menus.mark_menu import MarkMenu
from gobanapp.ui.window.menus.menu_bar import MenuBar
from gobanapp.ui.window.menus.teach_menu import TeachMenu
from gobanapp.ui.window.menus.view_menu import ViewMenu

if TYPE_CHECKING:
    from gobanapp.session.session import Session
    from gobanapp.storage.custom_shortcuts import CustomShortcuts
    from gobanapp.ui.window.components import Components


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowCommands:
    """What the menus ask of the window itself."""

    open_window: Callable[[], object]
    show_guide: Callable[[], object]
    show_shortcuts: Callable[[], object]
    show_welcome: Callable[[], object]


class WindowMenus(MenuBar):
    """All of them; what changes the record has nothing to do while a mode hides the record."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        chosen_keys: CustomShortcuts,
        components: Components,
        commands: WindowCommands,
    ) -> None:
        modes = components.board_modes
        edit = self._edit = EditMenu(
            session,
            components.trees,
            modes.rewrites,
            lambda: modes.rewrites.ask_rotation(components.board.theme),
            components.find_bar,
            modes.prints,
            components.views.ask_preferences,
        )
        game = GameMenu(
            session,
            components.games,
            components.counts,
            components.matches,
            components.estimates,
            modes.trials,
            components.side_panel.demonstrate,
        )
        mark = MarkMenu(modes.marks, modes.figures)
        super().__init__(
            window,
            [
                FileMenu(
                    commands.open_window,
                    window.close,
                    components.files,
                    components.saves,
                    components.matches,
                    components.file_problems,
                    modes.prints,
                ),
                edit,
                game,
                mark,
                GoMenu(
                    session,
                    components.trees,
                    components.cursor,
                    lambda: (
                        components.side_panel.mode is None
                        or components.side_panel.mode.shows_record
                    ),
                ),
                LearnMenu(modes.learn),
                TeachMenu(modes.aids, modes.teaching),
                ViewMenu(components.views, modes.boards, components.record_panel.tree),
                HelpMenu(
                    components.games,
                    commands.show_guide,
                    commands.show_shortcuts,
                    commands.show_welcome,
                    modes.learn.is_allowed,
                ),
            ],
            of_record=(edit, game, mark),
            is_hidden=lambda: (
                components.side_panel.mode is not None and components.side_panel.mode.hides_record
            ),
            chosen_keys=chosen_keys,
        )

    def show_edit_menu(self, place: QPoint) -> None:
        """Open the Edit menu at ``place`` of the screen, as the menu of a node of the tree."""
        self.menu(self._edit).popup(place)
