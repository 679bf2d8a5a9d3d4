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
        self._custom_widgets = (self._columns, Label("×"), self._rows)
        keep_room(*self._custom_widgets)
        prepare(self._columns, self._rows)
        self.setLayout(hbox(self._size, *self._custom_widgets, None))
        self.setFocusProxy(self._size)
        for spin in (self._columns, self._rows):
            spin.setRange(1, MAX_SIZE)
            spin.valueChanged.connect(self.changed)
        self._size.chosen.connect(self._set_size)

    @property
    def board_size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self._columns.value(), self._rows.value()

    @board_size.setter
    def board_size(self, size: tuple[int, int]) -> None:
        columns, rows = size
        self._size.value = columns if columns == rows and columns in _SIZES else _OTHER
        self._columns.setValue(columns)
        self._rows.setValue(rows)
        self._update_custom_widgets()

    def _set_size(self, size: int) -> None:
        if size != _OTHER:
            self._columns.setValue(size)
            self._rows.setValue(size)
        self._update_custom_widgets()

    def _update_custom_widgets(self) -> None:
        for widget in self._custom_widgets:
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
        self._first_move_label = muted(Label(), "first-move")
        prepare(self.field)
        self.setLayout(hbox(self.field, self._placement, self._first_move_label, None))
        self.setFocusProxy(self.field)
        self.field.valueChanged.connect(self._update_widgets)
        self._placement.chosen.connect(self._update_widgets)

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
        """Limit the handicap to what fits on a board of this size."""
        self._board = (columns, rows)
        self._update_widgets()

    def show_handicap(self, stones: int, *, free_placement: bool) -> None:
        self._placement.value = free_placement
        self._update_maximum()
        self.stones = stones
        self._update_widgets()

    def _update_maximum(self) -> None:
        columns, rows = self._board
        self.field.setMaximum(max_handicap(columns, rows, free_placement=self.free_placement))

    def _update_widgets(self) -> None:
        self._update_maximum()
        self._placement.setEnabled(self.stones >= 2)
        self._first_move_label.setText(self._first_move_text())
        self.changed.emit()

    def _first_move_text(self) -> str:
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
        pie_rule = push_button(
            self.tr("Pie rule (choose komi)…"),
            "divide",
            self.komi_bid_requested,
            self.tr("One player names the komi, the other chooses the colour"),
        )
        self._black_points = muted(Label(), "points-of-black")
        self.setLayout(hbox(self.field, pie_rule, self._black_points, None))
        self.setFocusProxy(self.field)
        self._usual_komi = self.field.value()
        self.field.valueChanged.connect(self._update_widgets)

    @property
    def komi(self) -> float:
        return self.field.value()

    @komi.setter
    def komi(self, komi: float) -> None:
        self.field.setValue(komi)

    def set_usual_komi(self, usual_komi: float, *, fills: bool = True) -> None:
        """Set the usual komi; unless ``fills`` is False it replaces the previous usual komi."""
        if fills and self.komi == self._usual_komi:
            self.komi = usual_komi
        self._usual_komi = usual_komi

    def _update_widgets(self) -> None:
        text = self.tr("Black gets {points}.") if self.komi < 0 else ""
        self._black_points.setText(text.format(points=result_text.points(-self.komi)))
        self.changed.emit()


class SuggestionLine(QWidget):
    """``accepted`` emits the suggestion that the user accepts."""

    accepted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._suggestion: HandicapSuggestion | None = None
        self._label = muted(Label(), "suggestion")
        self._apply_button = push_button(
            "", "take-suggestion", lambda: self.accepted.emit(self._suggestion)
        )
        self._apply_button.hide()
        keep_room(self._apply_button)
        self.setLayout(hbox(self._label, self._apply_button, None))
        self.setMinimumHeight(line_height(self))

    def show_suggestion(self, suggestion: HandicapSuggestion | None, *, is_applied: bool) -> None:
        """Show a suggestion, None without one; ``is_applied``: True if it is already applied."""
        self._suggestion = suggestion
        swaps = suggestion is not None and suggestion.weaker is Color.WHITE
        self._apply_button.setText(self.tr("Swap and app&ly") if swaps else self.tr("App&ly"))
        self._apply_button.setVisible(suggestion is not None and not is_applied)
        self._label.setText("" if suggestion is None else self._text(suggestion, is_applied))
        self._apply_button.setAccessibleDescription(self._label.text())

    def _text(self, suggestion: HandicapSuggestion, is_applied: bool) -> str:
        terms = self._terms(suggestion)
        if is_applied:
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
