"""The window: the board, beside it the panel, below it the line of moves; and who hears whom."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QImage, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QMainWindow,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import Coordinates
from gobanapp.diagram.game_view import board_view
from gobanapp.diagram.theme import KAYA, Theme, WoodLook
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import Illegal
from gobanapp.ui import look, messages
from gobanapp.ui.actions import Menus
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.wood_store import WoodStore
from gobanapp.ui.file_actions import FileActions
from gobanapp.ui.game_actions import GameActions
from gobanapp.ui.look import SPACE
from gobanapp.ui.menu_table import menu_table
from gobanapp.ui.panels.comment_panel import CommentPanel
from gobanapp.ui.panels.count_panel import CountPanel
from gobanapp.ui.panels.navigation_bar import NavigationBar
from gobanapp.ui.panels.play_panel import PlayPanel
from gobanapp.ui.panels.players_panel import PlayersPanel
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from gobanapp.ui.view_actions import ViewActions

_PANEL_WIDTH = 320
_PANEL_HEIGHT = 240
_REFUSAL_STAYS = 6000  # milliseconds
_NO_LIMIT = 16777215  # Qt's QWIDGETSIZE_MAX, which PySide6 does not have


class MainWindow(QMainWindow):
    """Shows one session. It is the only object that knows all the views."""

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__()
        self._session = session
        self._settings = settings
        self._hovered: Point | None = None
        self._files = FileActions(self, session, settings)
        self._games = GameActions(self, session, settings, self._files)
        self._views = ViewActions(self, settings)

        theme = _theme()
        self._board = BoardWidget(self._view(), theme)
        self._board.setAccessibleName(self.tr("Board"))
        self._navigation = NavigationBar()
        self._players = PlayersPanel()
        self._comment = CommentPanel()
        self._play = PlayPanel()
        self._count = CountPanel()
        self._task = QStackedWidget()
        self._panel = QWidget()
        self._layout = self._arranged()
        table = menu_table(session, self._files, self._games, self._views)
        self._menus = Menus(self, table)
        self._wood = WoodStore(self)
        self._get_wood(theme)

        self._connect()
        self.setAcceptDrops(True)
        self.statusBar().setSizeGripEnabled(False)
        self.setMinimumSize(380, 560)
        if not self.restoreGeometry(settings.window_geometry):
            self.resize(1180, 900)
        self._show(Change.ALL)
        self._board.setFocus()

    def open_file(self, path: Path) -> bool:
        """Open a file as if it had been chosen from the menu; return whether it is open now."""
        return self._files.open(path)

    def _arranged(self) -> QBoxLayout:
        playing = QWidget()
        below = QVBoxLayout(playing)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(SPACE)
        below.addWidget(self._comment, 1)
        below.addWidget(self._play)
        counting = QScrollArea()  # for windows that are too small for it
        counting.setWidgetResizable(True)
        counting.setFrameShape(QFrame.Shape.NoFrame)
        counting.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        counting.setWidget(self._count)
        self._task.addWidget(playing)
        self._task.addWidget(counting)

        rows = QVBoxLayout(self._panel)
        rows.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, SPACE)
        rows.setSpacing(2 * SPACE)
        rows.addWidget(self._players)
        rows.addWidget(self._task, 1)

        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._board, 1)
        column.addWidget(self._navigation)

        centre = QWidget()
        layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(left, 1)
        layout.addWidget(self._panel)
        self.setCentralWidget(centre)
        return layout

    def _connect(self) -> None:
        session = self._session
        session.changed.connect(self._show)
        session.refused.connect(self._refuse)
        session.finished.connect(self._games.tell_result)
        self._board.clicked.connect(session.play)
        self._board.hovered.connect(self._hover)
        self._board.stepped.connect(lambda steps: session.do(lambda game: game.step(steps)))
        self._navigation.moved_to.connect(
            lambda index: session.do(lambda game: game.go_to(game.line()[0][index]))
        )
        self._comment.edited.connect(lambda text: session.do(lambda game: game.set_comment(text)))
        self._play.passed.connect(session.pass_)
        self._play.undone.connect(lambda: session.do(Game.undo))
        self._play.resigned.connect(self._games.ask_resign)
        self._count.accepted.connect(session.accept)
        self._count.counting_chosen.connect(session.count_by)
        self._count.resumed.connect(self._games.ask_resume)
        self._wood.made.connect(self._take_wood)
        self._views.changed.connect(lambda: self._show(Change.PLACE))

    # Showing

    def _show(self, change: Change) -> None:
        """Bring every view up to what the session now is."""
        session = self._session
        game = session.game
        self._show_board()
        self._players.show_game(game, session.is_counting)
        if change & (Change.PLACE | Change.TREE):
            numbers, index = game.line()
            self._navigation.show_place(index, len(numbers) - 1)
            self.statusBar().clearMessage()
        self._comment.show_comment(game.node.content.comment)
        self._show_count()
        self._play.show_possible(
            can_pass=not session.is_counting,
            can_resign=not session.is_counting and not game.is_finished,
            can_undo=game.history.can_undo,
        )
        self._menus.refresh()
        self.setWindowTitle(_title(session.record) + "[*]")
        self.setWindowModified(session.record.is_modified)

    def _show_count(self) -> None:
        agreement, score = self._session.agreement, self._session.score()
        if agreement is not None and score is not None:
            self._count.show_count(score, self._session.game, agreement.accepted)
        self._task.setCurrentIndex(0 if agreement is None else 1)

    def _show_board(self) -> None:
        self._board.show_view(self._view())

    def _view(self) -> BoardView:
        session, game = self._session, self._session.game
        coordinates = Coordinates.LETTERS if self._settings.shows_coordinates else Coordinates.NONE
        agreement, score = session.agreement, session.score()
        if agreement is not None and score is not None:
            return board_view(game, coordinates, score.territory, agreement.dead)
        view = board_view(game, coordinates)
        point = self._hovered
        if point is None or not view.board.is_empty(point):
            return view
        if game.why_illegal(point) is not None:
            return replace(view, forbidden=point)
        return replace(view, ghost=(point, game.turn))

    def _hover(self, point: Point | None) -> None:
        self._hovered = point
        self._show_board()
        self.statusBar().clearMessage()
        if self._board.view.forbidden is not None:
            illegal = self._session.game.why_illegal(self._board.view.forbidden)
            if illegal is not None:
                self._refuse(illegal)

    def _refuse(self, illegal: Illegal) -> None:
        text = messages.refusal(illegal, self._session.game.turn)
        self.statusBar().showMessage(text, _REFUSAL_STAYS)

    # The board's wood

    def _get_wood(self, theme: Theme) -> None:
        if theme.wood is None:
            return
        kept = self._wood.kept(theme.wood)
        if kept is None:
            self._wood.make(theme.wood)
        else:
            self._take_wood(theme.wood, kept)

    def _take_wood(self, of: WoodLook, image: QImage) -> None:
        if of == self._board.theme.wood:
            self._board.take_wood(image)

    # What the system tells the window

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_wood"):
            self._board.set_theme(_theme())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, height = self.width(), self.height()
        # The panel stands where it leaves the larger board.
        below = min(width, height - _PANEL_HEIGHT) > min(width - _PANEL_WIDTH, height)
        directions = QBoxLayout.Direction
        self._layout.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        self._players.set_side_by_side(below)
        self._panel.setMinimumSize(*((0, _PANEL_HEIGHT) if below else (_PANEL_WIDTH, 0)))
        self._panel.setMaximumSize(
            *((_NO_LIMIT, _PANEL_HEIGHT) if below else (_PANEL_WIDTH, _NO_LIMIT))
        )

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self._files.open(Path(files[0]))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._files.may_leave():
            event.ignore()
            return
        self._settings.window_geometry = self.saveGeometry()
        event.accept()


def _title(record: Record) -> str:
    names = (record.game.info.names[color] or messages.color_name(color) for color in Color)
    title = " – ".join(names) if record.path is None else record.path.name
    if len(record.games) > 1:
        title += f" ({record.index + 1} / {len(record.games)})"
    return title


def _theme() -> Theme:
    """Return the theme of the board, on a table of the window's own colour."""
    return replace(KAYA, table=look.current_look().window)
