"""The two players: names, ranks, prisoners, and the side to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from gobanapp.game.game import Game
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import formats, game_text, player_names, result_text
from gobanapp.ui.widgets.appearance import (
    LARGE,
    NORMAL,
    SMALL,
    SPACE,
    draw_raised_ground,
    set_text_size,
)
from gobanapp.ui.widgets.forms import hbox, letters_width, vbox
from gobanapp.ui.widgets.labels import ElidedLabel, SteadyLabel, muted
from gobanapp.ui.widgets.plain_text import Label, set_tool_tip
from gobanapp.ui.widgets.stone_icon import stone_label

if TYPE_CHECKING:
    from gobanapp.ui.match.seats.clock_face import SmallClock
    from gobanapp.ui.match.seats.clock_view import ClockView

_STONE_SIZE = 28
_MAX_RANK_LENGTH = 10


class PlayersPanel(QWidget):
    """Both players, Black above, and below them the move number and the turn."""

    name_clicked = Signal(str)
    """The name of a player was clicked: a request to edit this field of the game information."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)  # Qt paints nothing behind it
        self._players = ByColor(_Player(Color.BLACK), _Player(Color.WHITE))
        for color, field in ((Color.BLACK, "black_name"), (Color.WHITE, "white_name")):
            name = self._players[color].name
            name.clicked.connect(lambda field=field: self.name_clicked.emit(field))
        self._move = SteadyLabel()
        self._move.setObjectName("state-of-play")
        self._terms = muted(ElidedLabel(), "terms", size=SMALL)
        set_text_size(self._move, NORMAL)
        self._rows = vbox(*((player, 1) for player in self._players))
        self._text_box = QWidget()
        self._text_box.setLayout(vbox(self._move, self._terms, spacing=0))
        self.bottom_row = QHBoxLayout()
        """The layout of the text and of what the window puts on its right."""
        self.bottom_row.addWidget(self._text_box, 1)
        self.setLayout(vbox(self._rows, self.bottom_row))

    def set_side_by_side(self, wide: bool) -> None:
        """Put the players side by side if there is more width than height."""
        directions = QBoxLayout.Direction
        self._rows.setDirection(directions.LeftToRight if wide else directions.TopToBottom)

    def set_compact(self, is_compact: bool, *, has_words: bool = True) -> None:
        """Use one line for each player; ``has_words``: True to show the move and the terms."""
        for player in self._players:
            player.set_compact(is_compact)
        self._rows.setSpacing(SPACE // 2 if is_compact else SPACE)
        self._text_box.setVisible(has_words)
        _activate_layout(self)

    def show_times(self, views: ByColor[ClockView | None]) -> None:
        """Show the clocks of ``clock_views``; no clock where that is None."""
        for color in Color:
            self._players[color].show_clock(views[color])

    def show_info(self, game: Game) -> None:
        """Show the players of ``game`` and its terms."""
        info = game.info
        for color in Color:
            name = player_names.player_name(info, color)
            self._players[color].show_name(name, info.ranks[color])
        self._terms.set_full_text(game_text.terms(game))

    def set_can_edit_names(self, can_edit: bool) -> None:
        """Let a click on a name request its correction, or not."""
        for player in self._players:
            player.name.set_clickable(can_edit)

    def show_game(
        self, game: Game, is_counting: bool, task: str = "", turn: Color | None = None
    ) -> None:
        """Show ``game`` at its current node.

        ``task``: the current task other than play, in words, and ``turn`` the colour to move.
        """
        position = game.position
        turn = turn or game.turn
        has_turn = not is_counting and not game.is_at_result
        for color in Color:
            is_to_move = has_turn and color is turn
            self._players[color].show_state(position.prisoners[color], is_to_move=is_to_move)
        self._move.set_text(task or game_text.state_of_play(game, is_counting))


class _Name(ElidedLabel):
    """The name of a player, underlined when it can be clicked on."""

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_clickable = False

    def set_clickable(self, is_clickable: bool) -> None:
        if is_clickable is not self._is_clickable:
            self._is_clickable = is_clickable
            shapes = Qt.CursorShape
            self.setCursor(shapes.PointingHandCursor if is_clickable else shapes.ArrowCursor)
            self._underline(is_clickable and self.underMouse())

    def _underline(self, is_underlined: bool) -> None:
        font = self.font()
        font.setUnderline(is_underlined)
        self.setFont(font)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._underline(self._is_clickable)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._underline(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(self._is_for_name(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # Qt also sends the releases of buttons whose presses were not accepted.
        if self._is_for_name(event) and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def _is_for_name(self, event: QMouseEvent) -> bool:
        return self._is_clickable and event.button() is Qt.MouseButton.LeftButton


class _Player(QWidget):
    def __init__(self, color: Color) -> None:
        super().__init__()
        self.setObjectName(f"{color.name.lower()}-player")
        self._color = color
        self._is_to_move = False
        self._is_compact = False
        self._prisoner_count = 0
        self._full_name = ""
        self._clock: SmallClock | None = None
        self.name = _Name()
        self.name.setObjectName("name")
        set_text_size(self.name, LARGE, bold=True)
        self._rank = Label()
        self._rank.setObjectName("rank")
        set_text_size(self._rank, NORMAL)
        self._prisoners = muted(Label(), "prisoners", size=SMALL)
        self._name_row = hbox((self.name, 1), self._rank)
        self._text_column = vbox(self._name_row, self._prisoners, spacing=0)
        layout = hbox(stone_label(color, _STONE_SIZE), (self._text_column, 1))
        self._set_margins(layout)
        self.setLayout(layout)

    def _set_margins(self, layout: QHBoxLayout) -> None:
        horizontal, vertical = (
            (SPACE, SPACE // 4) if self._is_compact else (SPACE + SPACE // 2, SPACE)
        )
        layout.setContentsMargins(horizontal, vertical, horizontal, vertical)
        layout.setSpacing(horizontal)

    def set_compact(self, is_compact: bool) -> None:
        """Use one line, for the name and the clock if there is one."""
        layout = self.layout()
        if is_compact is self._is_compact or not isinstance(layout, QHBoxLayout):
            return
        self._is_compact = is_compact
        self._set_margins(layout)
        self._rank.setHidden(is_compact)
        if self._clock is not None:
            self._place_clock(self._clock)
        self._show_prisoners()
        self._show_name()
        _activate_layout(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_name()

    def _show_name(self) -> None:
        """Hide the name if the clock leaves no room for a few letters of it."""
        available = self.width() - 4 * SPACE - _STONE_SIZE
        if self._clock is not None and self._is_compact and not self._clock.isHidden():
            available -= self._clock.minimumSizeHint().width() + SPACE
        self.name.setVisible(not self._is_compact or available >= letters_width(self.name, 5))

    def _place_clock(self, clock: SmallClock) -> None:
        clock.set_compact(self._is_compact)
        (self._name_row if self._is_compact else self._text_column).addWidget(clock)

    def _show_prisoners(self) -> None:
        """Show the number of prisoners unless the clock does; a tooltip has the hidden texts."""
        has_clock = self._clock is not None and not self._clock.isHidden()
        self._prisoners.setHidden(has_clock or self._is_compact)
        hidden_text = "" if not self._is_compact else f"{self._full_name}\n{self._prisoners.text()}"
        set_tool_tip(self, hidden_text)

    def show_name(self, name: str, rank: str) -> None:
        self._full_name = name
        self.name.set_full_text(name)
        self._rank.setText(formats.elided(rank, _MAX_RANK_LENGTH))

    def show_state(self, prisoners: int, *, is_to_move: bool) -> None:
        self._prisoner_count = prisoners
        self._prisoners.setText(result_text.prisoners(prisoners))
        self._show_prisoners()
        if self._clock is not None:
            self._clock.prisoners.show_number(prisoners)
        if is_to_move != self._is_to_move:
            self._is_to_move = is_to_move
            self.update()
        name = self._full_name
        if is_to_move:
            name = self.tr("{name}, to move").format(name=name)
        self.setAccessibleName(name)

    def show_clock(self, view: ClockView | None) -> None:
        """Show a clock, with the prisoners in a lid next to it; or none."""
        if view is not None and self._clock is None:
            from gobanapp.ui.match.seats.clock_face import SmallClock  # not at the start

            self._clock = SmallClock(self._color)
            self._clock.prisoners.show_number(self._prisoner_count)
            self._place_clock(self._clock)
            self._clock.hide()  # in a hidden panel Qt considers it shown
        if self._clock is not None:
            if self._clock.isHidden() is not (view is None):
                self._clock.setVisible(view is not None)
                self._show_prisoners()
                self._show_name()
            if view is not None:
                self._clock.show_clock(view)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show the side to move by a raised background and a bar, not by colour alone."""
        if self._is_to_move:
            draw_raised_ground(self, bar=SPACE / 2, inset=SPACE)


def _activate_layout(widget: QWidget) -> None:
    """Update the sizes of nested layouts at once, not with the next events."""
    layout = widget.layout()
    if layout is not None:
        layout.activate()
    widget.updateGeometry()
