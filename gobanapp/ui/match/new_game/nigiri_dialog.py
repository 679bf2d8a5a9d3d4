"""Nigiri: one player holds some white stones, the other guesses whether they are odd or even."""

from __future__ import annotations

import random

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from gobanapp.rules.color import ByColor, Color
from gobanapp.text.player_names import distinct_names
from gobanapp.ui.match.new_game.nigiri_stones import NigiriStones
from gobanapp.ui.widgets.appearance import LARGE, SPACE, set_text_size
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_pixmap

MIN_HELD_STONES, MAX_HELD_STONES = 6, 19
"""What a hand holds; between them are as many odd numbers as even ones."""

_STONE_SIZE = 20
_GAP = SPACE // 2
_ODD, _EVEN = 1, 2


class NigiriDialog(QDialog):
    """White's player holds the stones, Black's guesses; who guesses right has Black.

    ``swaps`` says whether the players have to change their colours; ``chance`` fills the hand.
    """

    def __init__(
        self,
        names: ByColor[str],
        parent: QWidget | None = None,
        chance: random.Random | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("nigiri-dialog")
        self.setWindowTitle(self.tr("Nigiri"))
        self.swaps = False
        self._names = distinct_names(names)
        # Nobody may be able to foresee it.
        self._held = (chance or random.SystemRandom()).randint(MIN_HELD_STONES, MAX_HELD_STONES)
        self._stones = NigiriStones()
        self._title, self._words = Label(), Label()
        self._guesses = {_ODD: QPushButton(self.tr("&Odd")), _EVEN: QPushButton(self.tr("&Even"))}
        self._take = QPushButton(self.tr("&Take these colours"))
        self._cancel = QPushButton(self.tr("Cancel"))
        self._name_parts()
        self._arrange()
        self._say(
            self.tr("Odd or even?"),
            self.tr("{holder} holds a handful of white stones, {guesser} guesses.").format(
                holder=self._names.white, guesser=self._names.black
            ),
        )

    def _name_parts(self) -> None:
        self._title.setObjectName("title")
        self._words.setObjectName("explanation")
        self._guesses[_ODD].setObjectName("odd")
        self._guesses[_EVEN].setObjectName("even")
        self._take.setObjectName("take-colors")
        self._cancel.setObjectName("cancel")

    def _arrange(self) -> None:
        set_text_size(self._title, LARGE, bold=True)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        for black, button in self._guesses.items():
            button.setIcon(_black_stones(black, self.devicePixelRatioF()))
            button.setIconSize(QSize(black * _STONE_SIZE + _GAP, _STONE_SIZE))
            button.setAutoDefault(False)  # Enter must not guess for anybody
            button.clicked.connect(lambda _checked, black=black: self._guess(black))
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._take.hide()
        self._take.clicked.connect(self.accept)
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self.reject)
        buttons.addWidget(self._take)
        buttons.addWidget(self._cancel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * SPACE, 3 * SPACE, 3 * SPACE, 2 * SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(self._title)
        layout.addWidget(self._words)
        layout.addSpacing(SPACE)
        layout.addWidget(self._stones)
        layout.addSpacing(SPACE)
        layout.addLayout(buttons)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    def _guess(self, black: int) -> None:
        """Show the stones after a guess: one black stone says odd, two say even."""
        is_right = self._held % 2 == black % 2
        self.swaps = not is_right
        self._stones.show_stones(self._held, black)
        winner = self._names.black if is_right else self._names.white
        if self._held % 2:
            held = self.tr("%n stones: odd.", "", self._held)
        else:
            held = self.tr("%n stones: even.", "", self._held)
        guess = (
            self.tr("{guesser} guessed right.") if is_right else self.tr("{guesser} guessed wrong.")
        )
        self._say(
            self.tr("{winner} has Black").format(winner=winner),
            f"{held} {guess.format(guesser=self._names.black)}",
        )
        for button in self._guesses.values():
            button.hide()
        self._take.show()
        self._take.setDefault(True)
        self._take.setFocus()

    def _say(self, title: str, words: str) -> None:
        self._words.setMinimumWidth(self._words.width() if self.isVisible() else 0)
        self._title.setText(title)
        self._words.setText(words)
        self.setAccessibleDescription(f"{title} {words}")


def _black_stones(number: int, ratio: float) -> QIcon:
    """Return the stones with which one guesses, side by side."""
    stone = stone_pixmap(Color.BLACK, _STONE_SIZE, ratio)
    stones = QPixmap(number * stone.width() + round(_GAP * ratio), stone.height())
    stones.setDevicePixelRatio(ratio)
    stones.fill(Qt.GlobalColor.transparent)
    with QPainter(stones) as painter:
        for place in range(number):
            painter.drawPixmap(place * _STONE_SIZE, 0, stone)
    return QIcon(stones)
