"""The list of the moves that follow the current one, each the start of a variation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gobanapp.diagram.shown_numbers import next_move_letters
from gobanapp.game.game import Game
from gobanapp.game.judgement import read_judgements
from gobanapp.game.node import Content
from gobanapp.rules.point import Point
from gobanapp.text.formats import elided, move_count
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, draw_focus, set_text_size
from gobanapp.ui.widgets.key_filter import OwnKeys, is_unmodified
from gobanapp.ui.widgets.plain_text import tool_tip

_MOST_COUNTED = 999
_MOST_LISTED = 100
_LONGEST_LABEL = 12
_Keys = Qt.Key
_STEPS = {_Keys.Key_Left: -1, _Keys.Key_Up: -1, _Keys.Key_Right: 1, _Keys.Key_Down: 1}
_CHOICES = {_Keys.Key_Return, _Keys.Key_Enter, _Keys.Key_Space}
_OWN_KEYS = {*_STEPS, *_CHOICES, _Keys.Key_Home, _Keys.Key_End, _Keys.Key_Escape}


class _Variation(NamedTuple):
    number: int
    move: str
    length: str
    """The number of its moves."""
    length_in_words: str

    def text(self, *, in_words: bool) -> str:
        return f"{self.move} ({self.length_in_words if in_words else self.length})".lstrip()


class _Item(NamedTuple):
    number: int
    text: str
    left: int
    width: int


class NextMoves(QWidget):
    """One line: "Next: A Q4 (12 moves) · B R5 (3 moves)". It only emits where the user wants to go.

    Where there is little room, the numbers of moves stand alone: "Next: A Q4 (12) · B R5 (3)".
    It is as high when nothing follows, and a step within an unbranched line changes nothing in it.
    """

    chosen = Signal(int)
    """A move was clicked, or chosen with the keys."""
    escaped = Signal()
    """Escape was pressed: the keys are the board's again."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("next-moves")
        self._variations: Sequence[_Variation] = ()
        self._items: Sequence[_Item] = ()
        self._shown: tuple[object, ...] = ()
        self._picked = 0
        self._pointed: int | None = None
        set_text_size(self, NORMAL)
        OwnKeys(self, lambda event: event.key() in _OWN_KEYS and is_unmodified(event))
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height() + SPACE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_game(self, game: Game) -> None:
        """Show what follows the current move of ``game``, if there is a choice."""
        children = game.node.children
        now = (game.tree, game.tree.edits, game.current_id) if len(children) > 1 else ()
        if now == self._shown:
            return
        self._shown = now
        self._picked, self._pointed = 0, None
        letters = _letters_on_board(game) if now else {}
        self._variations = [
            self._variation(game, number, letters)
            for number in (children[:_MOST_LISTED] if now else ())
        ]
        self._arrange()

    def _variation(self, game: Game, number: int, letters: dict[Point, str]) -> _Variation:
        content = game.tree[number].content
        count = sum(1 for _ in islice(game.tree.main_line(number), _MOST_COUNTED + 1))
        length, in_words = str(count), move_count(count)
        if count > _MOST_COUNTED:
            length = f"{_MOST_COUNTED}+"
            in_words = move_count(_MOST_COUNTED).replace(str(_MOST_COUNTED), length)
        signs = read_judgements(content).signs
        parts = (_taken_from(letters, content), self._what(content), signs)
        return _Variation(number, " ".join(filter(None, parts)), length, in_words)

    def _what(self, content: Content) -> str:
        if content.move is None:
            return self.tr("Setup") if content.set_up else ""
        return self.tr("Pass") if content.move.is_pass else str(content.move.point)

    def _arrange(self) -> None:
        """Put the variations side by side, in words if there is room for all."""
        whole = self._side_by_side(in_words=True)
        self._items = whole if self._fits(whole) else self._side_by_side(in_words=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if whole else Qt.FocusPolicy.NoFocus)
        spoken = ", ".join(item.text for item in whole)
        self.setAccessibleName(f"{self._heading} {spoken}" if whole else "")
        self.update()

    def _side_by_side(self, *, in_words: bool) -> Sequence[_Item]:
        metrics = self.fontMetrics()
        left = SPACE + metrics.horizontalAdvance(self._heading) + SPACE // 2
        items = []
        for variation in self._variations:
            text = variation.text(in_words=in_words)
            width = metrics.horizontalAdvance(text) + SPACE
            items.append(_Item(variation.number, text, left, width))
            left += width + metrics.horizontalAdvance("·")
        return items

    def _fits(self, items: Sequence[_Item]) -> bool:
        return not items or items[-1].left + items[-1].width <= self.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def _heading(self) -> str:
        return self.tr("Next:")

    @property
    def _scrolled(self) -> int:
        """The scroll offset of the line, which keeps the item picked by keys visible."""
        if not self._items or not self.hasFocus():
            return 0
        picked = self._items[self._picked]
        return max(0, picked.left + picked.width + SPACE - self.width())

    def _item_at(self, at: QPoint) -> int | None:
        x = at.x() + self._scrolled
        places = enumerate(self._items)
        return next((n for n, item in places if 0 <= x - item.left < item.width), None)

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._item_at(event.position().toPoint())
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(self._items[place].number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._item_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def _point_at(self, place: int | None) -> None:
        if place != self._pointed:
            self._pointed = place
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, last = event.key(), len(self._items) - 1
        if key == _Keys.Key_Escape:
            self.escaped.emit()
        elif last < 0 or key not in _OWN_KEYS:
            event.ignore()
        elif key in _CHOICES:
            self.chosen.emit(self._items[self._picked].number)
        else:
            if key in _STEPS:
                goal = self._picked + _STEPS[_Keys(key)]
            else:
                goal = 0 if key == _Keys.Key_Home else last
            self._picked = max(0, min(goal, last))
            self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            texts = (variation.text(in_words=True) for variation in self._variations)
            text = "" if self._fits(self._side_by_side(in_words=True)) else " · ".join(texts)
            QToolTip.showText(event.globalPos(), tool_tip(text), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._items:
            return
        roles, align = QPalette.ColorRole, Qt.AlignmentFlag.AlignVCenter
        quiet, text = self.palette().color(roles.PlaceholderText), self.palette().color(roles.Text)
        metrics: QFontMetrics = self.fontMetrics()
        with QPainter(self) as painter:
            painter.setPen(quiet)
            begin = self._items[0].left
            painter.drawText(QRect(SPACE, 0, begin, self.height()), align, self._heading)
            painter.setClipRect(QRect(begin - SPACE // 2, 0, self.width(), self.height()))
            painter.translate(-self._scrolled, 0)
            end = self.width() + self._scrolled
            for place, item in enumerate(self._items):
                if item.left >= end:
                    break
                box = QRect(item.left, 0, min(item.width, end - item.left), self.height())
                room = end - item.left - SPACE
                picked = self.hasFocus() and place == self._picked
                font = self.font()
                font.setUnderline(place == self._pointed or picked)
                painter.setFont(font)
                painter.setPen(text)
                shown = metrics.elidedText(item.text, Qt.TextElideMode.ElideRight, room)
                painter.drawText(box.adjusted(SPACE // 2, 0, 0, 0), align, shown)
                if place + 1 < len(self._items):
                    painter.setPen(quiet)
                    painter.drawText(box.translated(item.width, 0), align, "·")
            painter.resetTransform()
            painter.setClipping(False)
            if self.hasFocus():
                draw_focus(painter, self)


def _letters_on_board(game: Game) -> dict[Point, str]:
    """Return the letters as the board shows them, those of the record too; none contradicts it."""
    markup = game.node.content.markup
    taken = markup.labels.keys() | markup.marks.keys()
    letters = next_move_letters(game, game.current_id, taken, markup.labels.values())
    labels = {point: elided(text, _LONGEST_LABEL) for point, text in markup.labels.items()}
    return labels | letters


def _taken_from(letters: dict[Point, str], content: Content) -> str:
    """Return the letter of a move, "" for none; of moves on one point the first has it."""
    point = None if content.move is None else content.move.point
    return "" if point is None else letters.pop(point, "")
