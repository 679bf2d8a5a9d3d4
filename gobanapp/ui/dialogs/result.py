"""How a game ended where no count has told: time, forfeit, agreement, no result."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QGridLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import Color
from gobanapp.rules.result import How, Result
from gobanapp.ui import messages
from gobanapp.ui.arranging.rows import indent
from gobanapp.ui.look import LARGE, SPACE, sized
from gobanapp.ui.plain_text import Label
from gobanapp.ui.widgets.segments import Segments

_MOST_POINTS = 9999.5
_DECIMALS = 4  # Chinese counts have quarters of stones, and some records more.
_WON = (How.RESIGN, How.TIME, How.FORFEIT, How.SCORE, How.UNSTATED)
_BY_NOBODY = (How.DRAW, How.VOID, How.UNKNOWN)


class _Points(QDoubleSpinBox):
    """Shows no more decimals than there are."""

    def textFromValue(self, value: float) -> str:
        return messages.number(value)


class ResultDialog(QDialog):
    """``result_chosen`` is what the user has chosen, as SGF can say it."""

    def __init__(self, info: GameInfo, parent: QWidget | None = None) -> None:
        """Begin with the result that the record has, if it is one that we know."""
        super().__init__(parent)
        self.setObjectName("result")
        self.setWindowTitle(self.tr("Result of the Game"))
        title = Label(self.tr("How did the game end?"))
        sized(title, LARGE, bold=True)
        self._winner = Segments(
            [
                (color, self.tr("{color} won").format(color=messages.color_name(color)))
                for color in Color
            ]
        )
        self._winner.setObjectName("winner")
        self._winner.setAccessibleName(self.tr("Winner"))
        texts = {
            How.RESIGN: self.tr("by &resignation"),
            How.TIME: self.tr("on &time"),
            How.FORFEIT: self.tr("by &forfeit"),
            How.SCORE: self.tr("by &points"),
            How.UNSTATED: self.tr("&without saying how"),
            How.DRAW: self.tr("&Draw (jigo)"),
            How.VOID: self.tr("&No result, as both agree"),
            How.UNKNOWN: self.tr("The result is &unknown"),
        }
        self._ways = {how: QRadioButton(text) for how, text in texts.items()}
        for how, way in self._ways.items():
            way.setObjectName(how.name.lower())
        self._ways[How.VOID].setToolTip(
            self.tr("As after a position that keeps coming back, under Japanese rules.")
        )
        self._points = _Points()
        self._points.setObjectName("points")
        indent(self._points)
        self._points.setDecimals(_DECIMALS)
        self._points.setRange(0, _MOST_POINTS)
        self._points.setSingleStep(1)
        self._points.setValue(0.5)
        self._points.setAccessibleName(self.tr("Points"))
        self._points.valueChanged.connect(lambda _value: self._ways[How.SCORE].setChecked(True))

        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.addWidget(self._winner, 0, 0, 1, 2)
        for row, how in enumerate(_WON, start=1):
            grid.addWidget(self._ways[how], row, 0)
            if how is How.SCORE:
                grid.addWidget(self._points, row, 1)
        grid.setRowMinimumHeight(len(_WON) + 1, SPACE)
        for row, how in enumerate(_BY_NOBODY, start=len(_WON) + 2):
            grid.addWidget(self._ways[how], row, 0, 1, 2)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._end = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._end.setObjectName("end-game")
        self._end.setText(self.tr("&End the Game"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 3 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addWidget(title)
        column.addLayout(grid)
        column.addWidget(buttons)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        for button in self._ways.values():
            button.toggled.connect(self._refresh)
        self._begin(Result.parse(info.result))

    def _begin(self, known: Result | None) -> None:
        if known is not None and known.winner is not None:
            self._winner.value = known.winner
        if known is not None and known.margin is not None:
            self._points.setValue(known.margin)
        if known is not None:
            self._ways[known.how].setChecked(True)
        self._refresh()

    def _refresh(self) -> None:
        is_chosen = any(way.isChecked() for way in self._ways.values())
        self._end.setEnabled(is_chosen)
        self._winner.setEnabled(not is_chosen or self._how in _WON)

    @property
    def _how(self) -> How:
        return next((how for how, way in self._ways.items() if way.isChecked()), How.UNKNOWN)

    @property
    def result_chosen(self) -> Result:
        """The result as it is chosen."""
        how = self._how
        if how not in _WON:
            return Result(how)
        winner = self._winner.value
        assert isinstance(winner, Color)
        return Result(how, winner, self._points.value() if how is How.SCORE else None)
