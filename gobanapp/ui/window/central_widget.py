"""The middle of the window: the board with its bars, and the panel or the seats next to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QBoxLayout, QVBoxLayout, QWidget

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH, board_width
from gobanapp.rules.color import Color
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.players_panel import PlayersPanel
from gobanapp.ui.widgets.appearance import SPACE, text_scale
from gobanapp.ui.widgets.forms import NO_LIMIT, FormScrollArea, fill_box, hbox, vbox
from gobanapp.ui.window.side_panel import SidePanel

if TYPE_CHECKING:
    from gobanapp.ui.match.seats.seat import Seat
    from gobanapp.ui.match.seats.two_player_view import TwoPlayerView

_MIN_BOARD_SHARE = 0.6
"""The board's share of the window's shorter side that precedes the panel's usual size."""
_PANEL_WIDTH = 320
_MIN_DRAGGED_WIDTH = 280
_MAX_PANEL_WIDTH = 480
_MIN_PANEL_SIZE = 160
_PANEL_HEIGHT = 300
_ROOMY_HEIGHT = 820  # the height that players, count and warnings need, one below the other


class _PanelRows(QVBoxLayout):
    """The rows of the panel, scrolled only where even their minimum heights do not fit.

    They arrange themselves in any width.
    """

    def hasHeightForWidth(self) -> bool:
        """Return False: a scroll area would give them the height that they would like to have."""
        return False

    def minimumSize(self) -> QSize:
        return QSize(0, super().minimumSize().height())


class PanelGrip(QWidget):
    """The handle between board and panel, dragged to resize the panel."""

    dragged = Signal(int)
    """The new left edge of the panel, in pixels from the left of the window."""
    reset = Signal()
    """A request for the automatic width of the panel."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel-grip")
        self.setFixedWidth(SPACE)
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self.setToolTip(self.tr("Drag to resize the panel"))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(round(self.mapToParent(event.position()).x()) + SPACE // 2)

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.reset.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.underMouse():
            with QPainter(self) as painter:
                line = QRectF(SPACE / 2 - 1, SPACE, 2, self.height() - 2 * SPACE)
                painter.fillRect(line, self.palette().color(QPalette.ColorRole.Mid))


class CentralWidget(QWidget):
    """Lays out its parts by the available room, and by ``WindowLayout``."""

    def __init__(
        self,
        board: QWidget,
        bars: tuple[QWidget, QWidget, QWidget],
        players: PlayersPanel,
        task: SidePanel,
        make_seat: Callable[[Color], Seat],
        settings: Settings,
    ) -> None:
        """``bars``: one above the board, the line of moves, one below."""
        super().__init__()
        self._board = board
        self._above, self._navigation, self._below = bars
        self._players = players
        self._task = task
        self._make_seat = make_seat
        self._settings = settings
        self._panel_width = settings.panel_width
        self._layout_in_use = WindowLayout.STANDARD
        self._is_below = False
        self._available_height = 0
        self.two_player_view: TwoPlayerView | None = None
        """The board among the seats, None before there are any."""

        content = QWidget()
        margins = (SPACE, 2 * SPACE, 2 * SPACE, SPACE)
        parts = (task.switch, players, (task, 1))
        self._panel_rows = fill_box(_PanelRows(content), *parts, spacing=2 * SPACE, margins=margins)

        # In a small window, or with large type, it is scrolled; the board keeps its size.
        self._panel = FormScrollArea(content)
        left = QWidget()
        column = (self._above, (board, 1), self._navigation, self._below)
        self._column = vbox(*column, spacing=0)
        left.setLayout(self._column)
        self._grip = PanelGrip()
        self._grip.dragged.connect(lambda x: self._set_panel_width(self.width() - x))
        self._grip.reset.connect(lambda: self._set_panel_width(0))
        self._box = hbox((left, 1), self._grip, self._panel, spacing=0)
        self.setLayout(self._box)

    def take_back_button(self, color: Color) -> QWidget:
        """Return the button with which a player asks for a takeback, shown or not."""
        seats = self.two_player_view
        button = None if seats is None else seats.take_back_button(color)
        return self._task.play_study.play.undo_button if button is None else button

    @property
    def has_side_panel(self) -> bool:
        """True if the panel is shown, and no seats."""
        return self._layout_in_use is WindowLayout.STANDARD

    def add_bar(self, bar: QWidget) -> None:
        """Put one more bar above the board."""
        if self._column.indexOf(bar) < 0:
            self._column.insertWidget(1, bar)

    def set_layout(self, layout: WindowLayout) -> None:
        """Set the layout. The caller then has to call ``fit``."""
        if layout is self._layout_in_use:
            return
        self._layout_in_use = layout
        if self.two_player_view is None:
            from gobanapp.ui.match.seats.two_player_view import (
                TwoPlayerView,  # most windows never have seats
            )

            row = self._column.indexOf(self._board)
            self.two_player_view = TwoPlayerView(self._board, self._make_seat)
            self._column.insertWidget(row, self.two_player_view, 1)
            self._board.show()
        self.two_player_view.set_layout(layout)
        self._panel.setVisible(self.has_side_panel)
        self._navigation.setVisible(self.has_side_panel)

    def _set_panel_width(self, width: int) -> None:
        """Set the width of the panel, also for windows opened later; 0: automatic."""
        if width:
            width = max(_MIN_DRAGGED_WIDTH, min(width, self.width() // 2))
        self._panel_width = self._settings.panel_width = width
        self.fit(self._size)

    def fit(self, size: QSize) -> None:
        """Arrange the panel in a window of this size; no activity moves the board."""
        self._size = size
        width, height = size.width(), size.height()
        board_height = height - self._bars_height() - self._navigation.minimumHeight()
        least = round(_MIN_BOARD_SHARE * min(width, height))
        narrow = max(_MIN_PANEL_SIZE, min(_PANEL_WIDTH, width - least))
        max_panel_height = board_height - round(least * LENGTH_TO_WIDTH)
        low = max(_MIN_PANEL_SIZE, min(_PANEL_HEIGHT, max_panel_height))
        # The panel is on the side where it leaves the larger board.
        below = board_width(width, board_height - low) > board_width(width - narrow, board_height)
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        self._is_below = below
        self._players.set_side_by_side(below)
        self._grip.setVisible(self.has_side_panel and not below)
        # With little height the count needs all of it, and it names the players itself.
        is_counting = not self._task.is_playing
        # A count by hand has its own prisoners, and steps of its own; a problem has no players.
        mode = self._task.mode
        is_crowded = is_counting and (below or height < _ROOMY_HEIGHT)
        self._players.setVisible(not (is_crowded or (mode is not None and mode.has_players)))
        self._move_switch(is_next_to_text=below)
        # A mode has the panel for itself; below the board a count needs it all.
        self._task.switch.setVisible(mode is None and not (below and is_crowded))
        # It keeps its room while it is hidden, so that the board does not move.
        policy = self._navigation.sizePolicy()
        policy.setRetainSizeWhenHidden(self.has_side_panel)
        self._navigation.setSizePolicy(policy)
        self._navigation.setVisible(
            self.has_side_panel and not (mode is not None and mode.has_line)
        )
        self._task.set_side_by_side(below)
        # Below it takes what the players need, and what a board as wide as the window leaves.
        if below:
            self._players.set_compact(False)
            panel = self._task.play_study
            panel.play.set_low(False)
            least_rows = self._players.minimumSizeHint().height() + panel.play_height()
            low = max(low, min(least_rows + 6 * SPACE, max_panel_height))
        panel_height = max(low, board_height - round(width * LENGTH_TO_WIDTH))
        # Next to it, the rest of the width is used, within limits.
        panel_width = width - round(board_height / LENGTH_TO_WIDTH) - 2 * SPACE
        max_panel_width = round(_MAX_PANEL_WIDTH * max(1.0, text_scale()))
        panel_width = max(narrow, min(panel_width, max_panel_width)) - SPACE
        if self._panel_width:
            panel_width = max(_MIN_DRAGGED_WIDTH, min(self._panel_width, width // 2))
        self._panel.setMinimumSize(*((0, panel_height) if below else (panel_width, 0)))
        self._panel.setMaximumSize(
            *((NO_LIMIT, panel_height) if below else (panel_width, NO_LIMIT))
        )

        # The bars are higher if another font stands in for characters.
        height_between_bars = self.height() if self.isVisible() else height - self._bars_height()
        self._available_height = panel_height if below else height_between_bars
        self._fit_players()

    def fit_panel(self) -> None:
        """Shrink the panel to the window where its parts now need less height, or more."""
        self._fit_players()
        self._task.updateGeometry()  # Qt keeps the height that it asked for before
        # At once: Qt merges such an event with one that comes before the parts know their heights.
        QApplication.sendEvent(self._panel, QEvent(QEvent.Type.LayoutRequest))

    def _fit_players(self) -> None:
        """Reduce the players to the room that the parts below them leave.

        Where even that is too much, the text of the buttons of play shrinks instead of wrapping,
        and the margins are smaller.
        """
        buttons = self._task.play_study.play
        buttons.set_low(False)
        self._set_margins(2 * SPACE)
        for is_compact, has_words in ((False, True), (True, True), (True, False)):
            if self._is_below and not has_words:
                break  # the switch is next to the text
            self._players.set_compact(is_compact, has_words=has_words)
            self._panel_rows.setSpacing(SPACE if is_compact else 2 * SPACE)
            if self._height_around(self._task.wanted_height()) <= self._available_height:
                break
        buttons.set_low(self._is_too_high())
        if self._is_too_high():
            self._set_margins(SPACE)
            self._panel_rows.setSpacing(SPACE // 2)

    def _set_margins(self, above: int) -> None:
        """Set the margins of the panel, with half as much below it as above."""
        self._panel_rows.setContentsMargins(SPACE, above, 2 * SPACE, above // 2)

    def _is_too_high(self) -> bool:
        """Return whether the panel is too high even without its optional parts."""
        return self._height_around(self._task.minimumSizeHint().height()) > self._available_height

    def _height_around(self, task: int) -> int:
        """Return the height of the panel with the current parts and a task of that height."""
        heights = [task]
        if not self._players.isHidden():
            heights.append(self._players.minimumSizeHint().height())
        if not (self._is_below or self._task.switch.isHidden()):
            heights.append(self._task.switch.minimumSizeHint().height())
        margins = self._panel_rows.contentsMargins()
        between = self._panel_rows.spacing() * (len(heights) - 1)
        return sum(heights) + between + margins.top() + margins.bottom()

    def _move_switch(self, *, is_next_to_text: bool) -> None:
        """Put the switch above the players, or next to the text if there is little height."""
        row, switch = self._players.bottom_row, self._task.switch
        if is_next_to_text and row.indexOf(switch) < 0:
            self._panel_rows.removeWidget(switch)
            row.addWidget(switch, 0, Qt.AlignmentFlag.AlignTop)
        elif not is_next_to_text and self._panel_rows.indexOf(switch) < 0:
            row.removeWidget(switch)
            self._panel_rows.insertWidget(0, switch)

    def _bars_height(self) -> int:
        """Return the usual height of menu bar and status bar together."""
        return 2 * (self.fontMetrics().height() + SPACE // 2)
