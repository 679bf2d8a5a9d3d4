"""The main window: the connections between its parts, and the events of system and program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, QThread, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from gobanapp.game.change import Change
from gobanapp.rules.color import Color
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text import player_names
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.count.dead_stone_proposer import DeadStoneProposer
from gobanapp.ui.help.welcome_actions import WelcomeActions
from gobanapp.ui.widgets.big_button import BigButton
from gobanapp.ui.widgets.commands import Command, CommandRegistry
from gobanapp.ui.widgets.dialogs import show_once
from gobanapp.ui.widgets.plain_text import window_title
from gobanapp.ui.widgets.progress_dialog import is_waiting
from gobanapp.ui.widgets.window_geometry import available_size
from gobanapp.ui.window.components import Components, add_commands
from gobanapp.ui.window.file_drop import FileDropWindow
from gobanapp.ui.window.menu_bar import MenuBar
from gobanapp.ui.window.shortcuts.focused_field_keys import claim_field_keys
from gobanapp.ui.window.window_refresh import WindowRefresh

if TYPE_CHECKING:
    from gobanapp.ui.accessibility.announcer import Announcer
    from gobanapp.ui.sound.session_sounds import SessionSounds
    from gobanapp.ui.window.board_menu import BoardMenu

_SIZE = QSize(1180, 900)  # at the first start
_IDLE_DELAY = 200  # milliseconds


class MainWindow(FileDropWindow):
    """Shows one session. ``components``: its parts."""

    new_window_requested = Signal()
    """Another window, for another game."""
    files_requested = Signal(object)
    """Files with these paths, each in a window of its own."""
    closed = Signal()
    """The window has been closed, and nothing of its record is still to be saved."""
    _ended = Signal()
    """Activities that continue automatically have to end."""
    _has_ended = False

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__()
        self.session = session
        self._settings = settings
        components = self.components = Components(self, session, settings)
        components.board.setAccessibleName(self.tr("Board"))
        self.setCentralWidget(components.central_widget)
        commands = self.commands = CommandRegistry(self, settings)
        self._welcome = WelcomeActions(session, settings, components.side_panel, commands, self)
        add_commands(commands, components)
        commands.add([*self._commands(), *self._welcome.commands()])
        commands.assign_keys()
        self.menus = MenuBar(self, commands, components.files.recent_menu)
        self._board_menu: BoardMenu | None = None
        components.side_panel.bind(commands)
        components.navigation.bind(commands)
        claim_field_keys(self)
        self._escape_shortcut = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape_shortcut.activated.connect(components.board_modes.leave_mode)

        self._proposer = DeadStoneProposer(session, self)
        self._refresh = WindowRefresh(self, session, settings, components)
        self._connect()
        self.setMinimumSize(380, 380)
        if not self.restoreGeometry(settings.window_geometry):
            self.resize(_SIZE.boundedTo(available_size(self)))
        self._refresh.refresh_layout(Change.ALL)
        self._proposer.begin()
        self._sounds: SessionSounds | None = None
        self._announcer: Announcer | None = None
        listeners_timer = QTimer(self, singleShot=True, interval=_IDLE_DELAY)
        listeners_timer.timeout.connect(self._connect_listeners)
        # The time counts from the start of the event loop, however long making the window takes.
        start_timer = QTimer(self, singleShot=True)
        start_timer.timeout.connect(listeners_timer.start)
        start_timer.start()

    def _commands(self) -> Sequence[Command]:
        role = QAction.MenuRole.QuitRole
        return [
            Command(
                "new-window", self.tr("New &Window"), self.new_window_requested.emit, "Ctrl+Shift+N"
            ),
            Command("close", self.tr("&Close"), self.close, "Ctrl+W"),
            Command("quit", self.tr("&Quit"), QApplication.closeAllWindows, "Ctrl+Q", role=role),
            Command("guide", self.tr("User &Guide"), self.show_guide, "F1"),
            Command(
                "shortcuts", self.tr("&Keyboard Shortcuts"), self.show_shortcuts, ("Ctrl+F1", "?")
            ),
        ]

    def open_file(self, path: Path) -> bool:
        """Open a file as if it had been chosen from the menu; return whether it is open now."""
        return self.components.files.open(path)

    def _open_dropped(self, files: Sequence[Path]) -> None:
        """Open the first file here, and the others in windows of their own."""
        self.open_file(files[0])
        if len(files) > 1:
            self.files_requested.emit(files[1:])

    @property
    def settings(self) -> Settings:
        """The settings that this window follows and changes."""
        return self._settings

    @property
    def has_ended(self) -> bool:
        """Return whether ``end`` was called: the window is closed or replaced."""
        return self._has_ended

    @property
    def is_untouched(self) -> bool:
        """Return whether nothing was begun here, so that a file can replace the game."""
        session = self.session
        return (
            session.document.path is None
            and not session.document.is_modified
            and session.match is None
            and not session.scoring.is_active
            and (self.components.side_panel.mode is None or self._welcome.is_shown())
            and not is_waiting(self)  # for a file that is read or written
            and not any(dialog.isVisible() for dialog in self._dialogs())
        )

    def show_welcome(self) -> None:
        """Show the welcome panel in place of the side panel."""
        self._welcome.show()

    def show_guide(self) -> None:
        """Show the documents next to the game."""
        from gobanapp.ui.help.guide_dialog import GuideDialog

        show_once(self, GuideDialog, lambda: GuideDialog(self))

    def show_shortcuts(self) -> None:
        """Show the shortcuts dialog."""
        from gobanapp.ui.window.shortcuts.key_list import menu_groups
        from gobanapp.ui.window.shortcuts.shortcuts_dialog import ShortcutsDialog

        groups = menu_groups(self.menus, self.commands)
        show_once(self, ShortcutsDialog, lambda: ShortcutsDialog(groups, self.commands, self))

    def show_journal_failure(self, error: OSError | None) -> None:
        """Warn that a crash would now lose unsaved work; None: remove the warning."""
        self.components.status_messages.show_journal_failure(error)

    def resume_last(self) -> None:
        """Resume the match, or open the file, that was open when the program was closed.

        Does nothing if another file has been opened meanwhile.
        """
        if self.is_untouched and not self.components.matches.resume_interrupted_match():
            self.components.files.reopen()

    def _continue_last(self) -> None:
        """Resume the last match or open the last file, at the user's request."""
        components = self.components
        if components.saves.maybe_save() and not components.matches.resume_interrupted_match():
            components.files.reopen(is_asked=True)

    def replace_window(self, other: MainWindow) -> None:
        """Take the place of another window of the same session, which ends."""
        components, others = self.components, other.components
        preferences = others.views.preferences_group()
        was_welcoming = other._welcome.is_shown()
        if others.side_panel.mode is not None:
            others.side_panel.mode.end()
        other.end()
        components.matches.counted = others.matches.counted
        components.board.move_signs.number_from(others.board.move_signs.numbered_from)
        if others.estimates.is_switched_on:
            components.estimates.toggle()
        if others.status_messages.journal_failure is not None:
            self.show_journal_failure(others.status_messages.journal_failure)
        self.restoreGeometry(other.saveGeometry())
        components.view_state.layout = others.view_state.layout
        components.view_state.aids = others.view_state.aids
        components.view_state.symmetry = others.view_state.symmetry
        components.view_state.panel_mode = others.view_state.panel_mode
        self._refresh.refresh_layout(Change.ALL)
        if was_welcoming:
            self.show_welcome()
        self.show()
        if preferences is not None:
            components.views.show_preferences(preferences, continues=True)
        other.hide()
        other.delete_when_idle()

    def end(self) -> None:
        """End all activities of the window; those of its session do not end.

        A second call does nothing.
        """
        if self._has_ended:
            return
        self._has_ended = True
        self._refresh.stop()
        for dialog in self._dialogs():
            dialog.close()
        self._ended.emit()

    def _dialogs(self) -> list[QDialog]:
        """Return the dialogs that belong to the window, also through another of them."""
        # Not ``findChildren``, for which PySide6 wraps everything that is in the window.
        return [
            dialog
            for dialog in QApplication.topLevelWidgets()
            if isinstance(dialog, QDialog) and _is_above(self, dialog)
        ]

    def delete_when_idle(self) -> None:
        """Destroy the window, which has ended, as soon as nothing in it waits for anything.

        While a question is open or a file is read, loops of Qt run within each other, and
        ``deleteLater`` would not wait for what one of the outer ones was called by.
        """
        if QThread.currentThread().loopLevel() > 1:
            QTimer.singleShot(_IDLE_DELAY, self, self.delete_when_idle)
        else:
            self.deleteLater()

    def _connect(self) -> None:
        session, components = self.session, self.components
        board, status, modes = components.board, components.status_messages, components.board_modes
        session.finished.connect(components.matches.show_result)
        self.files_dropped.connect(self._open_dropped)
        components.files.message.connect(status.show_until_next_action)
        components.files.opened.connect(lambda: components.views.set_layout(WindowLayout.STANDARD))
        board.clicked.connect(components.click_router.on_point)
        components.click_router.on_refusal = status.show_refusal
        status.bind(self.commands)
        self.commands.refused.connect(self._note_refused_tool)
        components.trees.refused.connect(status.show_refusal)
        components.match.refused.connect(status.show_refusal)
        board.stone_moved.connect(components.trees.move_stone)
        board.wheel_stepped.connect(components.side_panel.step_by)
        board.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        board.customContextMenuRequested.connect(self._show_board_menu)
        components.navigation.moved_to.connect(
            lambda index: session.navigate(lambda game: game.go_to(game.line()[0][index]))
        )
        components.navigation.pace_changed.connect(modes.teaching.autoplay.set_seconds)
        components.record_panel.tree.menu_requested.connect(self._show_tree_menu)
        components.record_panel.escaped.connect(board.setFocus)
        components.record_panel.comment_requested.connect(self._show_study)
        components.find_bar.closed.connect(board.setFocus)
        components.matches.layout_requested.connect(components.views.set_layout)
        modes.standard_layout_requested.connect(components.views.show_standard_layout)
        components.views.shortcuts_requested.connect(self.show_shortcuts)
        components.players.name_clicked.connect(components.games.edit_game_info)
        components.side_panel.switch.chosen.connect(components.views.set_panel_mode)
        components.side_panel.play_study.play.released_early.connect(status.show_refusal)
        components.side_panel.play_study.play.resumed.connect(components.matches.start_clock)
        components.matches.study_requested.connect(self._show_study)
        welcome = self._welcome
        welcome.standard_layout_requested.connect(components.views.show_standard_layout)
        welcome.lesson_requested.connect(modes.learn.begin_lesson)
        welcome.file_requested.connect(components.files.open)
        welcome.continue_requested.connect(self._continue_last)
        components.trees.message.connect(status.show_message)
        components.saves.message.connect(status.show_message)
        modes.message.connect(status.show_message)
        self._proposer.failed.connect(status.show_no_proposal)
        components.cursor.shown_changed.connect(self.commands.refresh)
        components.side_panel.prompt_changed.connect(self._update_window)
        self._refresh.refreshed.connect(self._update_window)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)
        for stop in (self._proposer.stop, components.estimates.stop, modes.stop):
            self._ended.connect(stop)

    def _connect_listeners(self) -> None:
        """Connect the signals of the session; late, so that the window is painted sooner."""
        if self._has_ended:
            return
        from gobanapp.ui.accessibility.announcer import Announcer
        from gobanapp.ui.sound.session_sounds import SessionSounds

        components, settings = self.components, self._settings
        learn = components.board_modes.learn
        announcer = self._announcer = Announcer(
            self.session, settings, components.board, components.side_panel
        )
        components.status_messages.message.connect(announcer.say)
        components.side_panel.announcement.connect(announcer.say)
        learn.moved.connect(announcer.announce_move)
        sounds = self._sounds = SessionSounds(self.session, settings, self)
        learn.moved.connect(sounds.play_move_sound)
        settings.changed.connect(sounds.follow_settings)
        components.views.volume_preview_requested.connect(sounds.preview_volume)
        self._ended.connect(sounds.end)

    def _update_window(self) -> None:
        """Update menus, Escape and the title for the current display."""
        self.commands.refresh()
        self.components.side_panel.play_study.show_tools()
        self._escape_shortcut.setEnabled(self.components.board_modes.can_leave_mode())
        record = self.session.document
        self.setWindowTitle(window_title(_title(record)) + "[*]")
        is_modified = record.is_modified and not self.components.matches.is_archived()
        if is_modified != self.isWindowModified():  # Qt would tell the system the same again
            self.setWindowModified(is_modified)

    def _note_refused_tool(self, command_id: str, reason: str) -> None:
        if self.components.board_modes.marks.takes_board(command_id):
            self.components.click_router.refuse_tool(reason)

    def _show_board_menu(self, position: QPoint) -> None:
        board = self.components.board
        point = board.board_geometry.point_at(position.x(), position.y())
        if self.components.side_panel.mode is not None:
            return
        if not self.session.is_counting:
            self._point_menu().show(point, board.mapToGlobal(position))
        elif point is not None:
            self.components.count_tool.show_menu(point, board.mapToGlobal(position))

    def _point_menu(self) -> BoardMenu:
        if self._board_menu is None:
            from gobanapp.ui.window.board_menu import BoardMenu  # not at the start

            components = self.components
            self._board_menu = BoardMenu(
                self, self.session, components.board, components.board_modes.marks, self.menus
            )
        return self._board_menu

    def _show_study(self) -> None:
        views = self.components.views
        views.show_standard_layout()
        views.set_panel_mode(PanelMode.STUDY)

    def _show_tree_menu(self, number: int, position: QPoint) -> None:
        self.session.apply(lambda game: game.go_to(number))
        self.menus.popup_node_menu(position)

    # Events of the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh.fit()

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Give the keys to the board when the button that had them disappears or is disabled.

        Qt would give them to the next one, such as Resign.
        """
        if old is None or new is None or (old.isVisible() and old.isEnabled()):
            return
        is_button = isinstance(old, BigButton) or isinstance(new, BigButton)
        if is_button and self._contains(old) and self._contains(new):
            self.components.board.setFocus()

    def _contains(self, widget: QWidget) -> bool:
        seats = self.components.central_widget.two_player_view
        containers = [self, *(seats.seats if seats is not None else [])]
        return any(container.isAncestorOf(widget) for container in containers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc, where it has no mode to end, bring the keys to the board or close the estimate.

        Fields that are being edited take it first.
        """
        super().keyPressEvent(event)
        if event.key() != Qt.Key.Key_Escape:
            return
        components = self.components
        is_held = event.isAutoRepeat() or event.modifiers()
        if components.board.hasFocus() and components.estimates.is_shown() and not is_held:
            components.estimates.toggle()
        components.board.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.components.board.setFocus()  # A text that is being typed on it is written first.
        if not self.components.saves.maybe_save(is_meant=True):
            event.ignore()
            return
        self.components.matches.store_interrupted_match()
        self.components.files.store_last_document()
        self._settings.window_geometry = bytes(self.saveGeometry().data())
        event.accept()
        self.end()
        self.closed.emit()


def _is_above(window: QWidget, dialog: QWidget) -> bool:
    owner = dialog.parentWidget()
    while owner is not None and owner is not window:
        owner = owner.parentWidget()
    return owner is window


def _title(record: Document) -> str:
    names = (player_names.player_name(record.game.info, color) for color in Color)
    title = " – ".join(names) if record.path is None else record.path.name
    if len(record.entries) > 1:
        title += f" ({record.index + 1} / {len(record.entries)})"
    return title
