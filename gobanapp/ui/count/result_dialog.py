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

_MAX_POINTS = 9999.5
_DECIMALS = 4  # Chinese counts have quarters of stones, and some records more.
_WITH_WINNER = (
    ResultKind.RESIGN,
    ResultKind.TIME,
    ResultKind.FORFEIT,
    ResultKind.SCORE,
    ResultKind.UNSTATED,
)
_WITHOUT_WINNER = (ResultKind.DRAW, ResultKind.VOID, ResultKind.UNKNOWN)


class ResultDialog(QDialog):
    """A dialog to enter a result; ``entered_result`` returns it."""

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
        self._kind_buttons = {kind: QRadioButton(text) for kind, text in texts.items()}
        for kind, button in self._kind_buttons.items():
            button.setObjectName(kind.name.lower())
        self._kind_buttons[ResultKind.VOID].setToolTip(
            self.tr("For example after a repeated position, under Japanese rules.")
        )
        self._points = PointsField()
        self._points.setObjectName("points")
        indent(self._points)
        self._points.setDecimals(_DECIMALS)
        self._points.setRange(0, _MAX_POINTS)
        self._points.setSingleStep(1)
        self._points.setValue(0.5)
        self._points.setAccessibleName(self.tr("Points"))
        self._points.valueChanged.connect(
            lambda _value: self._kind_buttons[ResultKind.SCORE].setChecked(True)
        )

        grid = grid_box()
        grid.addWidget(self._winner, 0, 0, 1, 2)
        for row, kind in enumerate(_WITH_WINNER, start=1):
            grid.addWidget(self._kind_buttons[kind], row, 0)
            if kind is ResultKind.SCORE:
                grid.addWidget(self._points, row, 1)
        grid.setRowMinimumHeight(len(_WITH_WINNER) + 1, SPACE)
        for row, kind in enumerate(_WITHOUT_WINNER, start=len(_WITH_WINNER) + 2):
            grid.addWidget(self._kind_buttons[kind], row, 0, 1, 2)
        buttons, self._accept_button = accept_or_cancel(self, self.tr("&End Game"), "end-game")
        recorded_labels = [self._recorded_label(info.result)] if info.result else []
        fill_fixed_dialog(self, title, *recorded_labels, grid, buttons)
        for button in self._kind_buttons.values():
            button.toggled.connect(self._update_buttons)
        self._show_result(Result.parse(info.result))

    def _recorded_label(self, result: str) -> Label:
        warning = self.tr("The recorded result is {result}. It will be replaced.")
        label = text_line(warning.format(result=result_text.recorded_result(result)))
        label.setObjectName("recorded")
        return label

    def _show_result(self, result: Result | None) -> None:
        if result is not None and result.winner is not None:
            self._winner.value = result.winner
        if result is not None and result.margin is not None:
            self._points.setValue(result.margin)
        if result is not None:
            self._kind_buttons[result.kind].setChecked(True)
        self._update_buttons()

    def _update_buttons(self) -> None:
        is_chosen = any(button.isChecked() for button in self._kind_buttons.values())
        self._accept_button.setEnabled(is_chosen)
        self._winner.setEnabled(not is_chosen or self._kind in _WITH_WINNER)

    @property
    def _kind(self) -> ResultKind:
        return next(
            (kind for kind, button in self._kind_buttons.items() if button.isChecked()),
            ResultKind.UNKNOWN,
        )

    @property
    def entered_result(self) -> Result:
        """The chosen result."""
        kind = self._kind
        if kind not in _WITH_WINNER:
            return Result(kind)
        winner = self._winner.value
        assert isinstance(winner, Color)
        return Result(kind, winner, self._points.value() if kind is ResultKind.SCORE else None)
