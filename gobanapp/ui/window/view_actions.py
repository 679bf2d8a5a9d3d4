"""Actions on the view of the game: layout, tree, full screen, preferences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.shown_numbers import ShownMoveNumbers
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.session_view import MoveSigns
from gobanapp.ui.board.view_state import PanelMode, ViewState
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import open_dialog
from gobanapp.ui.widgets.translations import language_name, languages
from gobanapp.ui.window.panel_choice import PanelChoice


class ViewActions(QObject):
    """Actions of the View menu; ``changed`` is emitted when the window has to be refreshed.

    Changed settings notify the window themselves.
    """

    changed = Signal()
    shortcuts_requested = Signal()
    """A request to show the shortcuts page."""
    volume_preview_requested = Signal(float)
    """A request to play a sound at this volume."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        view_state: ViewState,
        signs: MoveSigns,
        choice: PanelChoice,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._view_state = view_state
        self._signs = signs
        self._choice = choice
        self._numbers_before = ShownMoveNumbers.NONE

    def commands(self) -> Sequence[Command]:
        keys = QKeySequence.StandardKey
        return [
            *self._layout_commands(),
            Command(
                "tool-bar",
                self.tr("Study &Toolbar"),
                enabled=self.has_side_panel,
                setting=Settings.shows_tool_bar,
            ),
            *self._number_commands(),
            *self._language_commands(),
            Command("board and stones", self.tr("B&oard and Stones…"), self.ask_board),
            Command("moving-stones", self.tr("Ani&mate Stones"), setting=Settings.animates_stones),
            Command("atari", self.tr("Mark Chains in &Atari"), setting=Settings.shows_atari),
            Command(
                "next-moves",
                self.tr("S&how Next Moves"),
                setting=Settings.shows_next_moves,
            ),
            Command(
                "move-list",
                self.tr("Move &List"),
                keys="Ctrl+L",
                enabled=self.has_side_panel,
                setting=Settings.shows_moves,
            ),
            Command(
                "variations",
                self.tr("&Variation Tree"),
                keys="Ctrl+T",
                enabled=self.has_side_panel,
                setting=Settings.shows_tree,
            ),
            Command(
                "full-screen",
                self.tr("&Full Screen"),
                self.toggle_full_screen,
                (keys.FullScreen, "F11"),
                checked=self.is_full_screen,
            ),
            Command(
                "preferences",
                self.tr("Preference&s…"),
                self.ask_preferences,
                (keys.Preferences, "Ctrl+,"),
                role=QAction.MenuRole.PreferencesRole,
            ),
        ]

    def panel_commands(self) -> Sequence[Command]:
        """Return the commands that choose the panel; a mode disables them."""
        return [
            Command(
                "desk-play",
                self.tr("&Play"),
                partial(self.set_panel_mode, PanelMode.PLAY),
                "F8",
                tip=self.tr("Show clocks, Pass and Resign in the side panel"),
                enabled=partial(self.can_set_panel_mode, PanelMode.PLAY),
                checked=lambda: self._choice.mode is PanelMode.PLAY,
            ),
            Command(
                "desk-study",
                self.tr("&Study"),
                partial(self.set_panel_mode, PanelMode.STUDY),
                "F9",
                tip=self.tr("Show game information, tree, comment and tools in the side panel"),
                enabled=partial(self.can_set_panel_mode, PanelMode.STUDY),
                checked=lambda: self._choice.mode is PanelMode.STUDY,
            ),
        ]

    def _layout_commands(self) -> Iterator[Command]:
        texts = {
            WindowLayout.STANDARD: self.tr("Stan&dard Layout"),
            WindowLayout.SIDE_BY_SIDE: self.tr("&Side by Side"),
            WindowLayout.ACROSS: self.tr("Across the &Table"),
            WindowLayout.PLAIN: self.tr("&Board and Clocks"),
        }
        for number, layout in enumerate(WindowLayout, start=1):
            yield Command(
                f"layout-{layout.value}",
                texts[layout],
                partial(self.set_layout, layout),
                f"Ctrl+{number}",
                checked=partial(self.has_layout, layout),
                one_of="layout",
            )

    def _number_commands(self) -> Iterator[Command]:
        texts = {
            ShownMoveNumbers.NONE: self.tr("&None"),
            ShownMoveNumbers.LAST: self.tr("The &Last Move"),
            ShownMoveNumbers.LAST_FIVE: self.tr("The Last &5 Moves"),
            ShownMoveNumbers.LAST_TEN: self.tr("The Last &10 Moves"),
            ShownMoveNumbers.LAST_FIFTY: self.tr("The Last 5&0 Moves"),
            ShownMoveNumbers.ALL: self.tr("&All Moves"),
        }
        tip = self.tr("Show move numbers")
        for style in ShownMoveNumbers:
            yield Command(
                f"numbers-{style.value}",
                texts[style],
                partial(self.set_shown_numbers, style),
                tip=tip,
                checked=partial(self.is_numbered, style),
                one_of="move-numbers",
            )
        yield Command(
            "number-from-here",
            self.tr("&From Here"),
            self.number_from_here,
            "Ctrl+Shift+M",
            checked=self.is_numbered_from_here,
            one_of="move-numbers",
        )

    def _language_commands(self) -> Iterator[Command]:
        """Yield the languages, each called as in itself, so that its readers find it."""
        texts = {"": self.tr("As the &System")} | {
            name: language_name(name) for name in languages()
        }
        for language, text in texts.items():
            yield Command(
                f"language {language or 'system'}", text, setting=Settings.language, value=language
            )

    def has_layout(self, layout: WindowLayout) -> bool:
        return self._view_state.layout is layout

    def has_side_panel(self) -> bool:
        return self.has_layout(WindowLayout.STANDARD)

    def set_layout(self, layout: WindowLayout) -> None:
        """Change the layout of this window. Windows opened later start with it.

        A match in progress continues in it, also after the next start.
        """
        self._view_state.layout = self._settings.layout = layout
        if self._session.is_live:
            self._settings.match_layout = layout
        self.changed.emit()

    def can_set_panel_mode(self, mode: PanelMode) -> bool:
        return self.has_side_panel() and self._choice.can_choose(mode)

    def set_panel_mode(self, mode: PanelMode) -> None:
        """Show the panel for play, study or counting."""
        self._choice.choose(mode)
        self.changed.emit()

    def show_standard_layout(self) -> None:
        """Change to the standard layout, which has the panel, unless it is in use already."""
        if not self.has_side_panel():
            self.set_layout(WindowLayout.STANDARD)

    def is_numbered(self, style: ShownMoveNumbers) -> bool:
        return self._settings.shown_numbers is style and not self.is_numbered_from_here()

    def set_shown_numbers(self, style: ShownMoveNumbers) -> None:
        """Show the numbers of these moves; all moves again: the previous choice."""
        current = self._settings.shown_numbers
        if style is ShownMoveNumbers.ALL and self.is_numbered(style):
            style = self._numbers_before
        elif current is not ShownMoveNumbers.ALL:
            self._numbers_before = current
        self._signs.number_from(None)
        if self._settings.shown_numbers is style:
            self.changed.emit()
        else:  # Every window follows the settings, this one too.
            self._settings.shown_numbers = style

    def is_numbered_from_here(self) -> bool:
        return self._signs.numbered_from is not None

    def number_from_here(self) -> None:
        """Number the following moves from 1, or stop doing so."""
        is_numbered = self.is_numbered_from_here()
        self._signs.number_from(None if is_numbered else self._session.game.current_id)
        self.changed.emit()

    def ask_preferences(self) -> None:
        """Show the preferences, next to the game in progress."""
        from gobanapp.ui.preferences.preferences_window import open_preferences_window

        window = open_preferences_window()
        if window is not None and window.parentWidget() is self._window:
            window.raise_()
            window.activateWindow()
        elif window is not None:
            window.close()
            self.show_preferences(window.group)
        else:
            self.show_preferences()

    def preferences_group(self) -> int | None:
        """Return which group of the preferences is shown above this window, None for none."""
        from gobanapp.ui.preferences.preferences_window import open_preferences_window

        window = open_preferences_window()
        return (
            window.group if window is not None and window.parentWidget() is self._window else None
        )

    def show_preferences(self, group: int = 0, *, continues: bool = False) -> None:
        """Show a group of the preferences above this window; they are open nowhere else.

        ``continues``: True after a change of the language, to continue there.
        """
        from gobanapp.ui.preferences.preferences_window import PreferencesWindow

        window = PreferencesWindow(self._settings, self._window)
        window.group = group
        window.volume_preview_requested.connect(self.volume_preview_requested)
        window.shortcuts_requested.connect(self.shortcuts_requested)
        window.show()
        if continues:
            window.focus_first_row()

    def ask_board(self) -> None:
        """Let the user choose the board and stones, while the game continues."""
        from gobanapp.ui.preferences.board_and_stones_dialog import BoardAndStonesDialog

        open_dialog(BoardAndStonesDialog(self._settings, self._window))

    def is_full_screen(self) -> bool:
        return self._window.isFullScreen()

    def toggle_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
        self.changed.emit()
