"""Results of games without a count: time, forfeit, agreement, no result."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QRadioButton,
    QWidget,
)

from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import Color
from gobanapp.rules.result import Result, ResultKind
from gobanapp.text import player_names, result_text
from gobanapp.ui.widgets.appearance import LARGE, SPACE, set_text_size
from gobanapp.ui.widgets.dialogs import accept_or_cancel, fill_fixed_dialog
from gobanapp.ui.widgets.forms import PointsField, grid_box, indent
from gobanapp.ui.widgets.labels import text_line
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.segmented_control import SegmentedControl

_MOST_POINTS = 9999.5
_DECIMALS = 4  # Chinese counts have quarters of stones, and some records more.
_WON = (
    ResultKind.RESIGN,
    ResultKind.TIME,
    ResultKind.FORFEIT,
    ResultKind.SCORE,
    ResultKind.UNSTATED,
)
_BY_NOBODY = (ResultKind.DRAW, ResultKind.VOID, ResultKind.UNKNOWN)


class ResultDialog(QDialog):
    """A dialog to enter a result; ``result_chosen`` has it in SGF's form."""

    def __init__(self, info: GameInfo, parent: QWidget | None = None) -> None:
        """Begin with the recorded result, if it is known."""
        super().__init__(parent)
        self.setObjectName("result")
        self.setWindowTitle(self.tr("Game Result"))
        title = Label(self.tr("How did the game end?"))
        set_text_size(title, LARGE, bold=True)
        self._winner = SegmentedControl(
            [
                (color, self.tr("{color} won").format(color=player_names.color_name(color)))
                for color in Color
            ]
        )
        self._winner.setObjectName("winner")
        self._winner.setAccessibleName(self.tr("Winner"))
        texts = {
            ResultKind.RESIGN: self.tr("by &resignation"),
            ResultKind.TIME: self.tr("on &time"),
            ResultKind.FORFEIT: self.tr("by &forfeit"),
            ResultKind.SCORE: self.tr("by &points"),
            ResultKind.UNSTATED: self.tr("details &unknown"),
            ResultKind.DRAW: self.tr("&Draw (jigo)"),
            ResultKind.VOID: self.tr("&No result, by agreement"),
            ResultKind.UNKNOWN: self.tr("Un&known result"),
        }
        self._ways = {how: QRadioButton(text) for how, text in texts.items()}
        for how, way in self._ways.items():
            way.setObjectName(how.name.lower())
        self._ways[ResultKind.VOID].setToolTip(
            self.tr("For example after a repeated position, under Japanese rules.")
        )
        self._points = PointsField()
        self._points.setObjectName("points")
        indent(self._points)
        self._points.setDecimals(_DECIMALS)
        self._points.setRange(0, _MOST_POINTS)
        self._points.setSingleStep(1)
        self._points.setValue(0.5)
        self._points.setAccessibleName(self.tr("Points"))
        self._points.valueChanged.connect(
            lambda _value: self._ways[ResultKind.SCORE].setChecked(True)
        )

        grid = grid_box()
        grid.addWidget(self._winner, 0, 0, 1, 2)
        for row, how in enumerate(_WON, start=1):
            grid.addWidget(self._ways[how], row, 0)
            if how is ResultKind.SCORE:
                grid.addWidget(self._points, row, 1)
        grid.setRowMinimumHeight(len(_WON) + 1, SPACE)
        for row, how in enumerate(_BY_NOBODY, start=len(_WON) + 2):
            grid.addWidget(self._ways[how], row, 0, 1, 2)
        buttons, self._end = accept_or_cancel(self, self.tr("&End Game"), "end-game")
        recorded = [self._recorded(info.result)] if info.result else []
        fill_fixed_dialog(self, title, *recorded, grid, buttons)
        for button in self._ways.values():
            button.toggled.connect(self._refresh)
        self._begin(Result.parse(info.result))

    def _recorded(self, result: str) -> Label:
        warning = self.tr("The recorded result is {result}. It will be replaced.")
        label = text_line(warning.format(result=result_text.recorded_result(result)))
        label.setObjectName("recorded")
        return label

    def _begin(self, known: Result | None) -> None:
        if known is not None and known.winner is not None:
            self._winner.value = known.winner
        if known is not None and known.margin is not None:
            self._points.setValue(known.margin)
        if known is not None:
            self._ways[known.kind].setChecked(True)
        self._refresh()

    def _refresh(self) -> None:
        is_chosen = any(way.isChecked() for way in self._ways.values())
        self._end.setEnabled(is_chosen)
        self._winner.setEnabled(not is_chosen or self._how in _WON)

    @property
    def _how(self) -> ResultKind:
        return next((how for how, way in self._ways.items() if way.isChecked()), ResultKind.UNKNOWN)

    @property
    def result_chosen(self) -> Result:
        """The chosen result."""
        how = self._how
        if how not in _WON:
            return Result(how)
        winner = self._winner.value
        assert isinstance(winner, Color)
        return Result(how, winner, self._points.value() if how is ResultKind.SCORE else None)
