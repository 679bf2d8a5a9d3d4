"""The board, the handicap and the komi, and suggestions by rank for them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QWidget

from gobanapp.game.game_terms import MAX_KOMI, max_handicap
from gobanapp.game.handicap_suggestion import HandicapSuggestion
from gobanapp.rules.color import Color
from gobanapp.rules.point import MAX_SIZE
from gobanapp.text import formats, result_text
from gobanapp.ui.widgets.appearance import line_height
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import hbox, keep_room, prepare
from gobanapp.ui.widgets.labels import muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.segmented_control import SegmentedControl

_SIZES = (9, 13, 19)
_OTHER = 0


class BoardSizeField(QWidget):
    """``changed``: the size of the board has changed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        sizes = [(size, f"{size} × {size}") for size in _SIZES]
        self._size = SegmentedControl([*sizes, (_OTHER, self.tr("Other"))])
        self._size.setObjectName("board-size")
        self._size.setAccessibleName(self.tr("Board"))
        # Else the mnemonic of its label would not lead to it; Tab goes to the selected button.
        self._size.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._columns, self._rows = QSpinBox(), QSpinBox()
        self._columns.setObjectName("columns")
        self._rows.setObjectName("rows")
        self._columns.setAccessibleName(self.tr("Columns"))
        self._rows.setAccessibleName(self.tr("Rows"))
        self._typed = (self._columns, Label("×"), self._rows)
        keep_room(*self._typed)
        prepare(self._columns, self._rows)
        self.setLayout(hbox(self._size, *self._typed, None))
        self.setFocusProxy(self._size)
        for spin in (self._columns, self._rows):
            spin.setRange(1, MAX_SIZE)
            spin.valueChanged.connect(self.changed)
        self._size.chosen.connect(self._take)

    @property
    def size_shown(self) -> tuple[int, int]:
        """Columns and rows."""
        return self._columns.value(), self._rows.value()

    @size_shown.setter
    def size_shown(self, size: tuple[int, int]) -> None:
        columns, rows = size
        self._size.value = columns if columns == rows and columns in _SIZES else _OTHER
        self._columns.setValue(columns)
        self._rows.setValue(rows)
        self._show_typed()

    def _take(self, size: int) -> None:
        if size != _OTHER:
            self._columns.setValue(size)
            self._rows.setValue(size)
        self._show_typed()

    def _show_typed(self) -> None:
        for widget in self._typed:
            widget.setVisible(self._size.value == _OTHER)


class HandicapFields(QWidget):
    """``changed``: the number of stones or their placement has changed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._board = (19, 19)
        self.field = QSpinBox()
        self.field.setObjectName("handicap")
        self.field.setAccessibleName(self.tr("Handicap"))
        self.field.setSpecialValueText(self.tr("None"))
        self._placement = SegmentedControl(
            [(False, self.tr("Star points")), (True, self.tr("Free"))]
        )
        self._placement.setObjectName("placement")
        self._placement.setAccessibleName(self.tr("Handicap placement"))
        self._who_begins = muted(Label(), "first-move")
        prepare(self.field)
        self.setLayout(hbox(self.field, self._placement, self._who_begins, None))
        self.setFocusProxy(self.field)
        self.field.valueChanged.connect(self._follow)
        self._placement.chosen.connect(self._follow)

    @property
    def stones(self) -> int:
        return self.field.value()

    @stones.setter
    def stones(self, stones: int) -> None:
        self.field.setValue(stones)

    @property
    def free_placement(self) -> bool:
        return bool(self._placement.value)

    def set_board(self, columns: int, rows: int) -> None:
        """Keep to what such a board has room for."""
        self._board = (columns, rows)
        self._follow()

    def show_handicap(self, stones: int, *, free_placement: bool) -> None:
        self._placement.value = free_placement
        self._limit()
        self.stones = stones
        self._follow()

    def _limit(self) -> None:
        columns, rows = self._board
        self.field.setMaximum(max_handicap(columns, rows, free_placement=self.free_placement))

    def _follow(self) -> None:
        self._limit()
        self._placement.setEnabled(self.stones >= 2)
        self._who_begins.setText(self._first_move())
        self.changed.emit()

    def _first_move(self) -> str:
        if self.stones < 2:
            return self.tr("Black plays first.")
        if self.free_placement:
            return self.tr("Black places the stones.")
        return self.tr("White plays first.")


class KomiField(QDoubleSpinBox):
    """White's points, in steps of half a point; below zero they are Black's."""

    def __init__(self) -> None:
        super().__init__()
        self.setRange(-MAX_KOMI, MAX_KOMI)
        self.setSingleStep(0.5)
        self.setDecimals(1)
        self.setAccessibleName(self.tr("Komi"))
        prepare(self)


class KomiFields(QWidget):
    """``komi_bid_requested``: the players want to agree on the komi by the pie rule."""

    komi_bid_requested = Signal()
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field = KomiField()
        self.field.setObjectName("komi")
        divide = push_button(
            self.tr("Pie rule (choose komi)…"),
            "divide",
            self.komi_bid_requested,
            self.tr("One player names the komi, the other chooses the colour"),
        )
        self._whose = muted(Label(), "points-of-black")
        self.setLayout(hbox(self.field, divide, self._whose, None))
        self.setFocusProxy(self.field)
        self._usual = self.field.value()
        self.field.valueChanged.connect(self._follow)

    @property
    def komi(self) -> float:
        return self.field.value()

    @komi.setter
    def komi(self, komi: float) -> None:
        self.field.setValue(komi)

    def set_usual(self, usual: float, *, fills: bool = True) -> None:
        """Set the usual komi on these terms: it replaces the usual one before it."""
        if fills and self.komi == self._usual:
            self.komi = usual
        self._usual = usual

    def _follow(self) -> None:
        text = self.tr("Black gets {points}.") if self.komi < 0 else ""
        self._whose.setText(text.format(points=result_text.points(-self.komi)))
        self.changed.emit()


class SuggestionLine(QWidget):
    """``taken`` emits the suggestion that the user accepts."""

    taken = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._suggestion: HandicapSuggestion | None = None
        self._words = muted(Label(), "suggestion")
        self._take = push_button("", "take-suggestion", lambda: self.taken.emit(self._suggestion))
        self._take.hide()
        keep_room(self._take)
        self.setLayout(hbox(self._words, self._take, None))
        self.setMinimumHeight(line_height(self))

    def show_suggestion(self, suggestion: HandicapSuggestion | None, *, is_taken: bool) -> None:
        """Show a suggestion, None without one; ``is_taken``: True if it is already applied."""
        self._suggestion = suggestion
        swaps = suggestion is not None and suggestion.weaker is Color.WHITE
        self._take.setText(self.tr("Swap and app&ly") if swaps else self.tr("App&ly"))
        self._take.setVisible(suggestion is not None and not is_taken)
        self._words.setText("" if suggestion is None else self._text(suggestion, is_taken))
        self._take.setAccessibleDescription(self._words.text())

    def _text(self, suggestion: HandicapSuggestion, is_taken: bool) -> str:
        terms = self._terms(suggestion)
        if is_taken:
            return self.tr("Suggested by the ranks: {terms}").format(terms=terms)
        if suggestion.weaker is Color.WHITE:
            return self.tr("White is weaker. Suggested: swap colours, {terms}").format(terms=terms)
        return self.tr("Suggested: {terms}").format(terms=terms)

    def _terms(self, suggestion: HandicapSuggestion) -> str:
        komi = self.tr("komi {number}").format(number=formats.number(suggestion.komi))
        if suggestion.handicap == 0:
            text = self.tr("even game, {komi}")
        elif suggestion.handicap == 1:
            text = self.tr("Black plays first, {komi}")
        else:
            text = self.tr("%n stones, {komi}", "", suggestion.handicap)
        return text.format(komi=komi)
