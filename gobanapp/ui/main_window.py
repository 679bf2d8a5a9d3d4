"""The window: the board, beside it the panel, below it the line of moves; and who hears whom."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, QThread, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QDialog,
    QMainWindow,
)

from gobanapp.game.change import Change
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.ui import messages
from gobanapp.ui.actions.count_actions import CountActions
from gobanapp.ui.actions.cursor_actions import CursorActions
from gobanapp.ui.actions.estimate_actions import EstimateActions
from gobanapp.ui.actions.file_actions import FileActions
from gobanapp.ui.actions.game_actions import GameActions
from gobanapp.ui.actions.keeping import Keeping
from gobanapp.ui.actions.match_actions import MatchActions
from gobanapp.ui.actions.report_actions import ReportActions
from gobanapp.ui.actions.tree_actions import TreeActions
from gobanapp.ui.actions.view_actions import ViewActions
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.centre import Centre
from gobanapp.ui.classroom import Classroom
from gobanapp.ui.dialogs.remembered_size import room
from gobanapp.ui.files.record_file import state_of
from gobanapp.ui.layout import Layout
from gobanapp.ui.match_view import MatchView
from gobanapp.ui.menus.keys_of_fields import KeysOfFields
from gobanapp.ui.menus.window_menus import Doers, WindowMenus
from gobanapp.ui.panels.find_bar import FindBar
from gobanapp.ui.panels.navigation_bar import NavigationBar
from gobanapp.ui.panels.players_panel import PlayersPanel
from gobanapp.ui.panels.record_panel import RecordPanel
from gobanapp.ui.panels.report_bar import ReportBar
from gobanapp.ui.panels.task_panel import TaskPanel
from gobanapp.ui.proposing import Proposing
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from gobanapp.ui.task import Task
from gobanapp.ui.telling import Telling

if TYPE_CHECKING:
    from gobanapp.ui.accessibility.announcing import Announcing
    from gobanapp.ui.sounds.sounding import Sounding
    from gobanapp.ui.welcome.welcome import Welcome

_SIZE = QSize(1180, 900)  # at the first start
_SOON = 200  # milliseconds
_DOORS = ("new-game", "open", "lessons")
"""What the doors of the welcome are in the menus."""


class MainWindow(QMainWindow):
    """Shows one session. It is the only object that knows all the views."""

    another_wanted = Signal()
    """Another window, for another game."""
    closed = Signal()
    """The window has been closed, and nothing of its record is still to be saved."""
    _ended = Signal()
    """What would go on by itself has to end."""
    _has_ended = False

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__()
        self.session = self._session = session
        self._settings = settings
        self._welcome: Welcome | None = None
        keeping = Keeping(self, session, settings)
        self._files = FileActions(self, session, settings, keeping.keep)
        self._find_bar = FindBar()
        self._trees = TreeActions(self, session, self._find_bar)
        self._counts = CountActions(self, session)
        self._games = GameActions(self, session, self._trees, self._counts)
        self._matches = MatchActions(self, session, settings, self._files, keeping)

        self._board = SessionBoard(session, settings)
        self._views = ViewActions(self, session, settings, self._board.record_signs)
        self._board.setAccessibleName(self.tr("Board"))
        self._estimates = EstimateActions(self, session, settings, self._board)
        self._cursor = CursorActions(self, session, self._board)
        self._report_bar = ReportBar()
        self._navigation = NavigationBar()
        self._players = PlayersPanel()
        self._record = RecordPanel(session, settings)
        self._task = TaskPanel(session, self._games, self._counts, self._board, self._record)
        classroom = self._classroom = Classroom(self, session, settings, self._board, self._task)
        bars = (self._report_bar, self._navigation, self._find_bar)
        self._match = MatchView(session, self._matches, self._board, self._players, self)
        self._centre = Centre(self._board, bars, self._players, self._task, self._match.make_seat)
        self.setCentralWidget(self._centre)
        self._telling = Telling(session, settings, self._board, self._centre, self.statusBar())
        self._reports = ReportActions(self, session, self._files, self._report_bar)
        doers = Doers(
            files=self._files,
            reports=self._reports,
            games=self._games,
            matches=self._matches,
            counts=self._counts,
            estimates=self._estimates,
            trees=self._trees,
            cursor=self._cursor,
            views=self._views,
            classroom=classroom,
            board=self._board,
            task=self._task,
            tree=self._record.tree,
            find_bar=self._find_bar,
            show_guide=self._show_guide,
            show_shortcuts=self._show_shortcuts,
            show_welcome=self.show_welcome,
        )
        self._menus = WindowMenus(self, session, settings.chosen_keys, doers)
        KeysOfFields(self)
        self._end_of_task = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._end_of_task.activated.connect(classroom.end_task)

        self._proposing = Proposing(session, self)
        self._connect()
        self.setAcceptDrops(True)
        self.setMinimumSize(380, 560)
        if not self.restoreGeometry(settings.window_geometry):
            self.resize(_SIZE.boundedTo(room(self)))
        self._show_otherwise(Change.ALL)
        self._proposing.look()
        self._sounding: Sounding | None = None
        self._announcing: Announcing | None = None
        # The time counts from when events are heard, however long it takes to make the window.
        QTimer.singleShot(0, self, lambda: QTimer.singleShot(_SOON, self, self._begin_hearing))

    def open_file(self, path: Path) -> bool:
        """Open a file as if it had been chosen from the menu; return whether it is open now."""
        return self._files.open(path)

    def shows(self, path: Path) -> bool:
        """Whether ``path`` is open here, and no other program has changed it since."""
        record = self._session.record
        if record.path is None or record.state is None or record.state != state_of(path):
            return False
        try:  # The way to it may be another one: by a link, or from another folder.
            return record.path.samefile(path)
        except OSError:
            return False

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been begun here, so that a file may take the place of the game."""
        session = self._session
        return (
            session.record.path is None
            and not session.record.is_modified
            and session.match is None
            and not session.is_agreeing
            and self._task.mode in {None, self._welcome}
            and not any(dialog.isVisible() for dialog in self.findChildren(QDialog))
        )

    def show_welcome(self) -> None:
        """Show, in place of the panel, what one may begin with."""
        from gobanapp.ui.welcome.welcome import Welcome  # seldom at the start

        if not self._centre.is_desk:
            self._views.arrange(Layout.DESK)
        welcome = self._welcome = Welcome(
            self._session, self._games.play, self._settings.language, self
        )
        welcome.panel.play_wanted.connect(self._matches.ask_new_game)
        welcome.panel.open_wanted.connect(self._files.ask_open)
        welcome.panel.lesson_wanted.connect(self._classroom.learn.begin_lesson)
        welcome.panel.language_wanted.connect(self._views.speak)
        self._task.enter(welcome)
        self._show_keys_of_doors()

    def _show_keys_of_doors(self) -> None:
        if self._welcome is not None and self._task.mode is self._welcome:
            self._welcome.panel.show_keys(map(self._menus.keys_of, _DOORS))

    def show_journal_failure(self, error: OSError | None) -> None:
        """Tell that a crash would now cost what is not saved; None: no longer."""
        self._telling.show_journal_failure(error)

    def end(self) -> None:
        """End all that goes on in the window; what goes on in its session does not end.

        To end it once more does nothing.
        """
        if self._has_ended:
            return
        self._has_ended = True
        self._settings.changed.disconnect(self._follow_settings)
        for dialog in self.findChildren(QDialog):
            dialog.close()
        self._ended.emit()

    def go_on_from(self, other: MainWindow) -> None:
        """Take the place of another window of the same session, which ends."""
        preferences = other._views.preferences_group()
        was_welcoming = other._welcome is not None and other._task.mode is other._welcome
        if other._task.mode is not None:
            other._task.mode.end()
        other.end()
        self._matches.counted = other._matches.counted
        self._board.record_signs.number_from(other._board.record_signs.begun_at)
        if other._estimates.is_wanted:
            self._estimates.toggle()
        if other._telling.journal_failure is not None:
            self.show_journal_failure(other._telling.journal_failure)
        self.restoreGeometry(other.saveGeometry())
        # The settings know only how some window was arranged last.
        last, self._settings.layout = self._settings.layout, other._centre.layout_chosen
        self._show_otherwise(Change.ALL)
        self._settings.layout = last
        if was_welcoming:
            self.show_welcome()
        self.show()
        if preferences is not None:
            self._views.show_preferences(preferences, goes_on=True)
        other.hide()
        other.let_go()

    def let_go(self) -> None:
        """Destroy the window, which has ended, as soon as nothing in it waits for anything.

        While a question is open or a file is read, loops of Qt run within each other, and
        ``deleteLater`` would not wait for what one of the outer ones was called by.
        """
        if QThread.currentThread().loopLevel() > 1:
            QTimer.singleShot(_SOON, self, self.let_go)
        else:
            self.deleteLater()

    def _begin_hearing(self) -> None:
        """Let what is done be heard; not sooner, as the window is painted earlier without."""
        if self._has_ended:
            return
        from gobanapp.ui.accessibility.announcing import Announcing
        from gobanapp.ui.sounds.sounding import Sounding

        announcing = self._announcing = Announcing(
            self._session, self._settings, self._board, self._telling, self._task
        )
        self._classroom.learn.moved.connect(announcing.hear_move)
        sounding = self._sounding = Sounding(self._session, self._settings, self)
        self._classroom.learn.moved.connect(sounding.hear_move)
        self._settings.changed.connect(sounding.follow_settings)
        self._views.volume_tried.connect(sounding.try_volume)
        self._ended.connect(sounding.end)

    def go_on(self) -> None:
        """Go on with the match, or the file, with which the program was closed last.

        Not where another file has been opened meanwhile.
        """
        if self.is_untouched and not self._matches.resume_remembered():
            self._files.reopen()

    def _connect(self) -> None:
        session = self._session
        session.changed.connect(self._show)
        session.finished.connect(self._matches.tell_result)
        self._matches.layout_wanted.connect(self._views.arrange)
        self._files.told.connect(self._telling.tell_until_next)
        self._files.opened.connect(lambda: self._views.arrange(Layout.DESK))
        self._board.clicked.connect(self._click)
        self._board.stone_moved.connect(self._trees.move_stone)
        self._board.stepped.connect(self._task.walk)
        self._cursor.shown_changed.connect(self._menus.refresh)
        self._board.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._board.customContextMenuRequested.connect(self._show_board_menu)
        self._navigation.moved_to.connect(
            lambda index: session.look(lambda game: game.go_to(game.line()[0][index]))
        )
        self._record.tree.menu_wanted.connect(self._show_tree_menu)
        self._record.left.connect(self._board.setFocus)
        self._find_bar.left.connect(self._board.setFocus)
        self._task.changed.connect(self._begin_task)
        self._settings.chosen_keys.changed.connect(self._show_keys_of_doors)
        self._task.told_changed.connect(self._follow_mode)
        self._ended.connect(self._proposing.stop)
        self._proposing.failed.connect(self._telling.tell_no_proposal)
        self._views.changed.connect(self._show_otherwise)
        self._settings.changed.connect(self._follow_settings)
        self._views.shortcuts_wanted.connect(self._show_shortcuts)
        self._trees.told.connect(self._telling.tell)
        self._estimates.changed.connect(self._show_otherwise)
        self._ended.connect(self._estimates.stop)
        classroom = self._classroom
        classroom.changed.connect(self._show_otherwise)
        classroom.told.connect(self._telling.tell)
        classroom.layout_wanted.connect(self._views.arrange)
        classroom.teaching.changed.connect(self._show_teaching)
        self._navigation.played.connect(classroom.teaching.autoplay.toggle)
        self._navigation.paced.connect(classroom.teaching.autoplay.set_seconds)
        self._ended.connect(classroom.stop)

    def _show_guide(self) -> None:
        from gobanapp.ui.guide.guide_dialog import GuideDialog

        GuideDialog.show_over(self)

    def _show_shortcuts(self) -> None:
        from gobanapp.ui.shortcuts.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog.show_over(self, self._menus.groups(), self._settings.chosen_keys)

    def _show_tree_menu(self, number: int, place: QPoint) -> None:
        self._session.do(lambda game: game.go_to(number))
        self._menus.show_edit_menu(place)

    # Showing

    def _show(self, change: Change) -> None:
        """Bring every view up to what the session now is."""
        session = self._session
        session.precautions = self._settings.precautions
        game = session.game
        self._board.show_session()
        task = messages.task(session.task, session.turn)
        turn = session.player if session.is_live else session.turn
        self._players.show_game(game, session.is_counting, task, turn)
        self._end_of_task.setEnabled(self._classroom.can_end_task())
        if change & (Change.PLACE | Change.TREE):
            numbers, index = game.line()
            self._navigation.show_place(index, len(numbers) - 1)
        self._record.show_wanted(has_room=self._centre.has_room_for_tree)
        self._record.show_session(change)
        self._classroom.marks.show_session()
        self._task.show_session()
        self._estimates.show_session()
        self._show_trial()
        self._match.show_session()
        self._telling.show_session(change)
        self._menus.refresh()
        self.setWindowTitle(_title(session.record).replace("[*]", "[*][*]") + "[*]")
        self.setWindowModified(session.record.is_modified)

    def _show_otherwise(self, change: Change = Change.NOTHING) -> None:
        """Show the same, or what has changed, as the layout and the settings now have it."""
        layout = self._settings.layout
        self._centre.set_layout(layout)
        self._match.table = self._centre.table
        self._telling.follow_layout()
        self._follow_settings(change)
        self._board.setFocus()

    def _follow_settings(self, change: Change = Change.NOTHING) -> None:
        """Show the same as the settings now have it, and leave the layout and the focus."""
        if self._estimates.bar is not None:
            self._centre.add_bar(self._estimates.bar)
        self._fit_panel()
        self._show(change)

    def _show_teaching(self) -> None:
        """Show what a teacher has begun or ended, and leave the rest as it is."""
        teaching = self._classroom.teaching
        autoplay, presenting = teaching.autoplay, teaching.presenting
        self._navigation.show_autoplay(autoplay.seconds, plays=autoplay.is_playing)
        if presenting is not None:
            self._centre.add_bar(presenting.bar)
        self._menus.refresh()

    def _follow_mode(self) -> None:
        """Let menus and Escape do what they can do now."""
        self._menus.refresh()
        self._end_of_task.setEnabled(self._classroom.can_end_task())

    def _begin_task(self) -> None:
        """Make room for another task, and leave the keys to the board."""
        self._fit_panel()
        # Qt would put the focus on whatever comes first there, such as the comment.
        self._board.setFocus()

    def _show_trial(self) -> None:
        """Tell that moves are tried out: in the panel, or above the board where there is none."""
        trials = self._classroom.trials
        bar = trials.bar
        if bar is not None and self._centre.is_desk:
            self._task.add_bar(bar)
        elif bar is not None:
            self._centre.add_bar(bar)
        trials.show_session()
        self._task.make_room()

    def _click(self, point: Point) -> None:
        if self._task.mode is not None:
            self._task.mode.click(point)
        elif self._session.task is not Task.MARK:  # as a click in a presentation would
            self._games.play(point)

    def _show_board_menu(self, place: QPoint) -> None:
        point = self._board.geometry_shown.point_at(place.x(), place.y())
        if self._session.is_counting and point is not None and self._task.mode is None:
            self._counts.show_menu(point, self._board.mapToGlobal(place))

    # What the system tells the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_panel()

    def _fit_panel(self) -> None:
        self._centre.fit(self.size())
        self._navigation.setDisabled(self._session.is_counting)
        self._record.show_wanted(has_room=self._centre.has_room_for_tree)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            # Later: the program it was dragged from waits until this event is over.
            QTimer.singleShot(0, self, lambda: self._files.open(Path(files[0])))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc, where it has nothing to end, bring the keys back to the board."""
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape:
            self._board.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._files.may_leave(closes=True):
            event.ignore()
            return
        self._matches.remember()
        self._files.remember()
        self._settings.window_geometry = self.saveGeometry()
        event.accept()
        self.end()
        self.closed.emit()


def _title(record: Record) -> str:
    names = (messages.player_name(record.game.info, color) for color in Color)
    title = " – ".join(names) if record.path is None else record.path.name
    if len(record.entries) > 1:
        title += f" ({record.index + 1} / {len(record.entries)})"
    return title
