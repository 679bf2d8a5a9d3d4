"""What the players see and do while they agree on the count."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from gobanapp.game.game import Game
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.session.scoring import GroupStatus, Scoring
from gobanapp.text import player_names, result_text, rule_names
from gobanapp.text.scoring_text import group_status_hint, group_status_name, warning
from gobanapp.ui.count.accept_button import AcceptButton
from gobanapp.ui.count.count_table import CountTable
from gobanapp.ui.count.warning_list import WarningList
from gobanapp.ui.widgets.appearance import LARGE, SPACE
from gobanapp.ui.widgets.panel_layout import PanelLayout
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from gobanapp.ui.widgets.text_line import quiet_line, text_line


class CountPanel(QWidget):
    """Shows the count as it stands. What a click on the board means, the session knows."""

    accepted = Signal(Color)
    """A player has pressed his button, be it to accept or to take that back."""
    resume_requested = Signal()
    counting_chosen = Signal(CountingMethod)
    group_status_chosen = Signal(GroupStatus)
    comparison_requested = Signal()
    demonstration_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._methods = SegmentedControl()
        self._methods.setObjectName("method")
        self._methods.setAccessibleName(self.tr("Method of counting"))
        self._methods.chosen.connect(self.counting_chosen)
        self._table = CountTable()
        self._lead = text_line(size=LARGE, bold=True)
        self._lead.setObjectName("lead")
        self._other = quiet_line()
        self._other.setObjectName("lead-by-other-method")
        self._warnings = WarningList()
        self._markings = SegmentedControl(
            [(marking, group_status_name(marking)) for marking in GroupStatus]
        )
        self._markings.setObjectName("marking")
        self._markings.setAccessibleName(self.tr("What a click says of a group"))
        self._markings.chosen.connect(self.group_status_chosen)
        self._hint = quiet_line()
        self._hint.setObjectName("hint")
        self._accept = ByColor(AcceptButton(Color.BLACK), AcceptButton(Color.WHITE))

        count = QWidget()
        lines = self._lines = QVBoxLayout(count)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(SPACE)
        lines.addWidget(self._methods)
        lines.addSpacing(SPACE)
        lines.addWidget(self._table)
        lines.addSpacing(SPACE)
        lines.addWidget(self._lead)
        lines.addWidget(self._other)
        for name, text, wanted in (
            ("compare", self.tr("Compare…"), self.comparison_requested),
            ("show-count", self.tr("Show the Count…"), self.demonstration_requested),
        ):
            lines.addWidget(_button(name, text, wanted))
        lines.addStretch(1)
        # In a small window the count is scrolled, and the buttons below it stay in sight.
        scrolled = self._scrolled = QScrollArea()
        scrolled.setAccessibleName(self.tr("Count"))
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setWidgetResizable(True)
        scrolled.setWidget(count)
        scrolled.verticalScrollBar().rangeChanged.connect(self._keep_clear)

        buttons = QVBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addStretch(1)
        buttons.addWidget(self._warnings)
        buttons.addSpacing(SPACE)
        buttons.addWidget(self._markings)
        buttons.addWidget(self._hint)
        buttons.addSpacing(SPACE)
        for color in Color:
            button = self._accept[color]
            button.setObjectName(f"{color.name.lower()}-accepts")
            button.clicked.connect(lambda _checked, color=color: self.accepted.emit(color))
            buttons.addWidget(button)
        buttons.addWidget(_button("resume", self.tr("Resume Play"), self.resume_requested))

        self._halves = PanelLayout(self, scrolled, buttons)

    def set_side_by_side(self, wide: bool) -> None:
        """Put the buttons beside the count where there is more width than height."""
        self._halves.set_side_by_side(wide)

    def _keep_clear(self, _lowest: int, highest: int) -> None:
        """Keep the figures clear of the bar, where there is one, and who leads in sight."""
        self._lines.setContentsMargins(0, 0, 2 * SPACE if highest else 0, 0)
        self._scrolled.ensureWidgetVisible(self._lead, 0, 0)

    def show_count(self, count: Scoring, game: Game) -> None:
        """Show the count that is going on, what the other method makes of it, who has accepted."""
        agreement, score = count.agreement, count.score(game)
        if agreement is None or score is None:
            return
        own, other = score.ruleset.countings
        if self._methods.values != [own, other]:
            self._methods.set_choices(
                [(method, rule_names.counting_name(method)) for method in (own, other)]
            )
        self._methods.value = score.counting
        self._table.show_count(score, game.info.names)
        self._lead.setText(result_text.lead(score.result))
        # Tab leads to the part that scrolls: what stands in it is heard there.
        heard = (self._table.accessibleDescription(), self._lead.text())
        self._scrolled.setAccessibleDescription(". ".join(heard))
        by_other = score.by(own if score.counting is other else other)
        self._other.setText(result_text.lead_by(by_other))
        self._warnings.show_warnings([warning(found) for found in count.warnings(game)])
        self._markings.value = count.status_to_mark
        all_alive = game.ruleset.all_alive
        self._markings.setDisabled(all_alive)
        self._hint.setText(group_status_hint(count.status_to_mark, all_alive=all_alive))
        for color in Color:
            name = player_names.player_name(game.info, color)
            self._accept[color].show_acceptance(name, agreement.accepted[color])


def _button(name: str, text: str, pressed: SignalInstance) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.clicked.connect(pressed)
    return button
