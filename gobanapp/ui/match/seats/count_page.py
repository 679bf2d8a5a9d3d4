"""The page of a seat during a count: its player's lines, and the button to accept."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.rules.scoring import SideCount
from gobanapp.session.scoring import Scoring
from gobanapp.text import formats, result_text, seat_text
from gobanapp.text.result_text import COUNT_LINES
from gobanapp.text.scoring_text import warning
from gobanapp.ui.count.proposal_wait import ProposalWait
from gobanapp.ui.count.warning_list import WarningList
from gobanapp.ui.match.seats.seat_pages import SeatPage
from gobanapp.ui.match.seats.seat_view import short_name
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.big_button import BigButton
from gobanapp.ui.widgets.forms import grid_box
from gobanapp.ui.widgets.labels import Sentence, align_units, text_line
from gobanapp.ui.widgets.plain_text import Label


class CountPage(SeatPage):
    """Level 1 has the lines as running text, level 2 also no warnings, level 3 no lines."""

    LEVELS = 4

    accepted = Signal()
    """The player has pressed the button of this seat, to accept or to withdraw the acceptance."""
    resume_requested = Signal()

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self._has_warnings = False
        self._proposal_wait = ProposalWait(self)
        self._proposal_wait.became_long.connect(self._show_wait)
        self._lead = Sentence()
        self._lead.setObjectName("lead")
        self._table = _Table()
        self._running_text = Sentence()
        self._running_text.setObjectName("count-in-words")
        self._warnings = WarningList()
        self._opponent_label = Sentence()
        self._opponent_label.setObjectName("opponent-accepted")
        self._accept = _AcceptButton(self.tr("Accept"))
        self._accept.setObjectName("accept")
        self._accept.setCheckable(True)
        # It shows the agreement, never its own clicks.
        self._accept.clicked.connect(self._press)
        self._resume = BigButton(self.tr("Resume Play"))
        self._resume.setObjectName("resume")
        self._resume.clicked.connect(self.resume_requested)
        self.button_rows.set_buttons([self._accept, self._resume])
        self.add(
            self._lead,
            self._table,
            self._running_text,
            self._warnings,
            self._opponent_label,
            self.button_rows,
        )
        self.button_rows.guard()

    def set_level(self, level: int) -> None:
        super().set_level(level)
        size = (NORMAL if level > 1 else LARGE) * self.result_scale
        set_text_size(self._lead, size, bold=True)
        set_text_size(self._opponent_label, NORMAL if level else LARGE)
        is_known = not self._proposal_wait.is_waiting
        self._table.setVisible(is_known and level == 0)
        self._running_text.setVisible(is_known and level in {1, 2})
        self._warnings.setVisible(self._has_warnings and level < 2)

    def result(self) -> Sentence | None:
        return self._lead

    def show_count(self, count: Scoring, game: Game) -> None:
        """Show the current count, and who has accepted it."""
        agreement, score = count.agreement, count.score(game)
        if agreement is None or score is None:
            return
        color = self._color
        is_waiting = count.awaits_proposal(game)
        self._proposal_wait.set_waiting(is_waiting)
        side = score.lines[color]
        self._table.show_lines(side)
        self._running_text.set_text(_count_text(side))
        self._lead.set_text(
            self._proposal_wait.text if is_waiting else result_text.lead(score.result)
        )
        warnings = [] if is_waiting else [warning(problem) for problem in count.warnings(game)]
        self._has_warnings = bool(warnings)
        self._warnings.show_warnings(warnings)
        opponent = short_name(game.info, color.opponent)
        has_accepted = agreement.accepted[color.opponent]
        self._opponent_label.set_text(seat_text.acceptance_notice(opponent) if has_accepted else "")
        self._opponent_label.setVisible(has_accepted)
        self._accept.setChecked(agreement.accepted[color])
        self._accept.setDisabled(is_waiting)
        text = self.tr("✓ Accepted") if agreement.accepted[color] else self.tr("Accept")
        if text != self._accept.text():
            self._accept.setText(text)
            self.button_rows.rearrange()
        self.set_level(self.level)

    def _show_wait(self) -> None:
        self._lead.set_text(self._proposal_wait.text)

    def _press(self) -> None:
        self._accept.setChecked(not self._accept.isChecked())
        self.accepted.emit()


class _AcceptButton(BigButton):
    """Treats a double click as one click: the second one would withdraw the first."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class _Table(QWidget):
    """The lines of the count, with right-aligned figures."""

    def __init__(self) -> None:
        super().__init__()
        grid = grid_box(self, spacing=(2 * SPACE, SPACE // 4), stretched=0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        self._rows: dict[str, tuple[Label, Label]] = {}
        for row, line in enumerate(COUNT_LINES):
            name, value = text_line(result_text.score_line_name(line)), Label()
            for label in (name, value):
                set_text_size(label, LARGE, bold=line == "total")
            value.setAlignment(right)
            grid.addWidget(name, row, 0)
            grid.addWidget(value, row, 1)
            self._rows[line] = name, value

    def show_lines(self, side: SideCount) -> None:
        for line, (name, value) in self._rows.items():
            points = attrgetter(line)(side)
            for label in (name, value):
                label.setVisible(bool(points) or line == "total")
            value.setText(formats.number(points))
        align_units([value for _, value in self._rows.values()])


def _count_text(side: SideCount) -> str:
    """Return the lines of the count as running words."""
    parts = [
        f"{result_text.score_line_name(line)} {formats.number(attrgetter(line)(side))}"
        for line in COUNT_LINES
        if attrgetter(line)(side) or line == "total"
    ]
    return " · ".join(parts)
