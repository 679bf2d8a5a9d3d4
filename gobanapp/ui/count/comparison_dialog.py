"""One position scored by every ruleset, and why area and territory scoring differ."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QWidget

from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.rules.lead_difference import lead_differences
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.scoring import Score
from gobanapp.session.scoring import Scoring
from gobanapp.text import formats, player_names, result_text, rule_names, scoring_text
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.dialogs import fill_fixed_dialog
from gobanapp.ui.widgets.forms import grid_box
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_label


class ComparisonDialog(QDialog):
    """Compares rulesets with the dead stones, seki and komi of the current count."""

    def __init__(self, game: Game, scoring: Scoring, parent: QWidget | None = None) -> None:
        """Show the score of ``game``, which must be in scoring."""
        super().__init__(parent)
        self.setObjectName("comparison")
        self.setWindowTitle(self.tr("Compare Rulesets"))
        agreement, score = scoring.agreement, scoring.score(game)
        assert agreement is not None
        assert score is not None
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        komi = self.tr("With komi {komi}, as in this game.")
        online_go = scoring_text.online_go_note(game, agreement, score)
        note = _label(online_go)
        note.setObjectName("online-go")
        if not online_go:
            note.hide()
        fill_fixed_dialog(
            self,
            _label(self.tr("The same marking scored under every ruleset"), LARGE, bold=True),
            _label(komi.format(komi=formats.number(game.komi))),
            self._ruleset_table(agreement.scores_by_ruleset(game), score),
            2 * SPACE,
            _label(self.tr("Why area and territory scoring differ"), LARGE, bold=True),
            self._difference_table(score),
            note,
            SPACE,
            buttons,
            spacing=SPACE,
        )

    def _ruleset_table(self, scores: list[Score], current: Score) -> QGridLayout:
        grid = _grid()
        for column, color in enumerate(Color, start=2):
            stone = stone_label(color)
            stone.setAccessibleName(player_names.color_name(color))
            grid.addWidget(stone, 0, column, _RIGHT)
        for row, score in enumerate(scores, start=1):
            bold = score.ruleset.key == current.ruleset.key
            grid.addWidget(_label(rule_names.ruleset_name(score.ruleset), bold=bold), row, 0)
            grid.addWidget(_label(rule_names.counting_name(score.counting), bold=bold), row, 1)
            for column, side in enumerate(score.lines, start=2):
                grid.addWidget(_label(formats.number(side.total), bold=bold), row, column, _RIGHT)
            grid.addWidget(_label(result_text.lead(score.result), bold=bold), row, 4)
        return grid

    def _difference_table(self, score: Score) -> QGridLayout:
        grid = _grid()
        row = 0

        def add(text: str, lead: float, *, bold: bool = False, name: str = "") -> None:
            nonlocal row
            grid.addWidget(_label(text, bold=bold), row, 0)
            label = _label(_lead_text(lead), bold=bold)
            label.setObjectName(name)
            grid.addWidget(label, row, 1, _RIGHT)
            row += 1

        territory, area = score.by(CountingMethod.TERRITORY), score.by(CountingMethod.AREA)
        add(self.tr("Territory scoring"), _lead(territory), bold=True, name="by-territory")
        differences = lead_differences(score)
        for difference in differences:
            add(scoring_text.lead_difference_text(difference), difference.lead)
        if not differences:
            grid.addWidget(_label(self.tr("They agree in this game.")), row, 0)
            row += 1
        add(self.tr("Area scoring"), _lead(area), bold=True, name="by-area")
        return grid


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _lead(score: Score) -> float:
    black, white = score.lines
    return black.total - white.total


def _lead_text(lead: float) -> str:
    """Return "Black +3.5", "White +1", or "0"."""
    if not lead:
        return formats.number(0)
    color = Color.BLACK if lead > 0 else Color.WHITE
    return f"{player_names.color_name(color)} +{formats.number(abs(lead))}"


def _grid() -> QGridLayout:
    return grid_box(spacing=(3 * SPACE, SPACE // 2), stretched=0)


def _label(text: str, size: float = NORMAL, *, bold: bool = False) -> Label:
    label = Label(text)
    set_text_size(label, size, bold)
    return label
