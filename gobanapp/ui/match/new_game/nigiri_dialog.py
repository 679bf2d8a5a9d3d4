"""Nigiri: one player holds some white stones, the other guesses whether they are odd or even."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QIcon,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import (
    QDialog,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from gobanapp.diagram.theme import KAYA
from gobanapp.paint.gradients import fade_stops, set_color_stops
from gobanapp.paint.stone_pictures import draw_centered, stone_with_shadow
from gobanapp.rules.color import ByColor, Color
from gobanapp.text.player_names import distinct_names
from gobanapp.ui.widgets.appearance import LARGE, SPACE, set_text_size
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.dialogs import fill_fixed_dialog
from gobanapp.ui.widgets.forms import hbox
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_STONE = 30
_APART = 34
_BETWEEN_PAIRS = 8
_MOST_PAIRS = 10
_SIZE = QSize(_MOST_PAIRS * (_APART + _BETWEEN_PAIRS) + 4 * SPACE, 3 * _APART + 8 * SPACE)
_ROUND = 6.0
_VARIANTS = 12
_BOWL = (("#6b3f1d", 62.0), ("#8a5529", 56.0), ("#4a2a12", 50.0), ("#7d4a22", 48.0))
_LIGHT = "#ffdca8"
_SHADE = "#1c0d02"


class NigiriStones(QWidget):
    """Shows a closed bowl until ``show_stones``."""

    def __init__(self) -> None:
        super().__init__()
        self._white, self._black = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("A closed bowl"))

    def show_stones(self, white: int, black: int) -> None:
        """Show the white stones, up to 21, two by two, and below them the black ones."""
        self._white, self._black = white, black
        self.setAccessibleName(self.tr("%n white stones in pairs", "", white))
        self.update()

    def sizeHint(self) -> QSize:
        return _SIZE

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._wood())
            painter.drawRoundedRect(QRectF(self.rect()), _ROUND, _ROUND)
            if self._white:
                self._paint_stones(painter)
            else:
                _paint_bowl(painter, QPointF(self.rect().center()))

    def _wood(self) -> QBrush:
        gradient = QLinearGradient(0, 0, 0, self.height())
        gradient.setColorAt(0, QColor(KAYA.board).lighter(103))
        gradient.setColorAt(1, QColor(KAYA.board).darker(104))
        return QBrush(gradient)

    def _paint_stones(self, painter: QPainter) -> None:
        pairs = (self._white + 1) // 2
        width = pairs * _APART + (pairs - 1) * _BETWEEN_PAIRS
        left = (self.width() - width + _APART) / 2
        top = 2 * SPACE + _APART / 2
        for stone in range(self._white):
            x = left + stone // 2 * (_APART + _BETWEEN_PAIRS)
            self._put(painter, Color.WHITE, stone, (x, top + stone % 2 * _APART))
        for stone in range(self._black):
            x = self.width() / 2 + (stone - (self._black - 1) / 2) * _APART
            self._put(painter, Color.BLACK, stone, (x, self.height() - 2 * SPACE - _APART / 2))

    def _put(self, painter: QPainter, color: Color, stone: int, place: tuple[float, float]) -> None:
        ratio = self.devicePixelRatioF()
        picture = stone_with_shadow(KAYA.stones[color], _STONE * ratio, 1, stone % _VARIANTS)
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)  # so that stones are painted pixel for pixel
        draw_centered(painter, picture, (place[0] * ratio, place[1] * ratio))
        painter.restore()


def _paint_bowl(painter: QPainter, middle: QPointF) -> None:
    """Paint a wooden bowl with its lid on, seen from above."""
    shadow = QRadialGradient(middle + QPointF(6, 9), 78)
    set_color_stops(shadow, _SHADE, fade_stops(0.55, start=0.62))
    painter.setBrush(QBrush(shadow))
    painter.drawEllipse(middle + QPointF(6, 9), 78, 78)
    for color, radius in _BOWL:
        painter.setBrush(QColor(color))
        painter.drawEllipse(middle, radius, radius)
    light = QRadialGradient(middle - QPointF(20, 24), 66)
    set_color_stops(light, _LIGHT, fade_stops(0.38))
    painter.setBrush(QBrush(light))
    painter.drawEllipse(middle, 62.0, 62.0)


MIN_HELD_STONES, MAX_HELD_STONES = 6, 19
"""The limits of stones in a hand; the range has as many odd numbers as even ones."""

_STONE_SIZE = 20
_GAP = SPACE // 2
_ODD, _EVEN = 1, 2


class NigiriDialog(QDialog):
    """White's player holds the stones, Black's guesses; a right guess takes Black.

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
        # The number must be unpredictable.
        self._held = (chance or random.SystemRandom()).randint(MIN_HELD_STONES, MAX_HELD_STONES)
        self._stones = NigiriStones()
        self._title, self._words = Label(), Label()
        self._guesses = {_ODD: QPushButton(self.tr("&Odd")), _EVEN: QPushButton(self.tr("&Even"))}
        self._take = QPushButton(self.tr("&Use These Colours"))
        self._cancel = push_button(self.tr("Cancel"), "cancel", self.reject)
        self._name_parts()
        self._arrange()
        self._say(
            self.tr("Odd or even?"),
            self.tr("{holder} holds a handful of white stones; {guesser} guesses.").format(
                holder=self._names.white, guesser=self._names.black
            ),
        )

    def _name_parts(self) -> None:
        self._title.setObjectName("title")
        self._words.setObjectName("explanation")
        self._guesses[_ODD].setObjectName("odd")
        self._guesses[_EVEN].setObjectName("even")
        self._take.setObjectName("take-colors")

    def _arrange(self) -> None:
        set_text_size(self._title, LARGE, bold=True)
        for black, button in self._guesses.items():
            button.setIcon(_black_stones(black, self.devicePixelRatioF()))
            button.setIconSize(QSize(black * _STONE_SIZE + _GAP, _STONE_SIZE))
            button.setAutoDefault(False)  # Enter must not guess for anybody
            button.clicked.connect(lambda _checked, black=black: self._guess(black))
        self._take.hide()
        self._take.clicked.connect(self.accept)
        buttons = hbox(*self._guesses.values(), None, self._take, self._cancel)
        told = (self._title, self._words)
        fill_fixed_dialog(self, *told, SPACE, self._stones, SPACE, buttons, spacing=SPACE)

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
            self.tr("{winner} takes Black").format(winner=winner),
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
