"""The two players: names, ranks, prisoners, and the side to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

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
from gobanapp.ui.widgets.labels import ElidedLabel, SteadyLabel
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_label

if TYPE_CHECKING:
    from gobanapp.ui.match.seats.clock_face import SmallClock
    from gobanapp.ui.match.seats.clock_view import ClockView

_STONE_SIZE = 28
_LONGEST_RANK = 10


class PlayersPanel(QWidget):
    """Both players, Black above, and below them the move number and the turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._players = ByColor(_Player(Color.BLACK), _Player(Color.WHITE))
        self._move = SteadyLabel()
        self._move.setObjectName("state-of-play")
        self._terms = ElidedLabel()
        self._terms.setObjectName("terms")
        set_text_size(self._terms, SMALL)
        self._terms.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        set_text_size(self._move.label, NORMAL)
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._rows.setSpacing(SPACE)
        for player in self._players:
            self._rows.addWidget(player, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE)
        layout.addLayout(self._rows)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._move)
        words.addWidget(self._terms)
        self.beside_words = QHBoxLayout()
        """The layout of the part on the right of the text."""
        self.beside_words.addLayout(words, 1)
        layout.addLayout(self.beside_words)

    def set_side_by_side(self, wide: bool) -> None:
        """Put the players side by side if there is more width than height."""
        directions = QBoxLayout.Direction
        self._rows.setDirection(directions.LeftToRight if wide else directions.TopToBottom)

    def show_times(self, views: ByColor[ClockView | None]) -> None:
        """Show the clocks of ``clock_views``; no clock where that is None."""
        for color in Color:
            self._players[color].show_clock(views[color])

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
            name = player_names.player_name(game.info, color)
            self._players[color].show_player(
                name,
                game.info.ranks[color],
                position.prisoners[color],
                is_to_move=has_turn and color is turn,
            )
        self._move.set_text(task or game_text.state_of_play(game, is_counting))
        self._terms.set_full_text(game_text.terms(game))


class _Player(QWidget):
    def __init__(self, color: Color) -> None:
        super().__init__()
        self.setObjectName(f"{color.name.lower()}-player")
        self._color = color
        self._is_to_move = False
        self._number = 0
        self._clock: SmallClock | None = None
        self._name = ElidedLabel()
        self._name.setObjectName("name")
        set_text_size(self._name, LARGE, bold=True)
        self._rank = Label()
        self._rank.setObjectName("rank")
        set_text_size(self._rank, NORMAL)
        self._prisoners = Label()
        self._prisoners.setObjectName("prisoners")
        set_text_size(self._prisoners, SMALL)
        self._prisoners.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        first = QHBoxLayout()
        first.setSpacing(SPACE)
        first.addWidget(self._name, 1)
        first.addWidget(self._rank)
        self._lines = lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addLayout(first)
        lines.addWidget(self._prisoners)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE + SPACE // 2, SPACE, SPACE + SPACE // 2, SPACE)
        layout.setSpacing(SPACE + SPACE // 2)
        layout.addWidget(stone_label(color, _STONE_SIZE))
        layout.addLayout(lines, 1)

    def show_player(self, name: str, rank: str, prisoners: int, is_to_move: bool) -> None:
        self._name.set_full_text(name)
        self._rank.setText(formats.elided(rank, _LONGEST_RANK))
        self._number = prisoners
        self._prisoners.setText(result_text.prisoners(prisoners))
        if self._clock is not None:
            self._clock.prisoners.show_number(prisoners)
        if is_to_move != self._is_to_move:
            self._is_to_move = is_to_move
            self.update()
        if is_to_move:
            name = self.tr("{name}, to move").format(name=name)
        self.setAccessibleName(name)

    def show_clock(self, view: ClockView | None) -> None:
        """Show a clock, with the prisoners in a lid next to it; or none."""
        if view is not None and self._clock is None:
            from gobanapp.ui.match.seats.clock_face import SmallClock  # not at the start

            self._clock = SmallClock(self._color)
            self._clock.prisoners.show_number(self._number)
            self._lines.addWidget(self._clock)
        if self._clock is not None:
            self._clock.setVisible(view is not None)
            self._prisoners.setVisible(view is None)
            if view is not None:
                self._clock.show_clock(view)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show the side to move by a raised background and a bar, not by colour alone."""
        if self._is_to_move:
            draw_raised_ground(self, bar=SPACE / 2, inset=SPACE)
