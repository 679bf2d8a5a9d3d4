"""The panel of a count: its table, warnings, and the buttons to accept it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from gobanapp.game.game import Game
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.session.scoring import GroupStatus, Scoring
from gobanapp.text import player_names, result_text, rule_names
from gobanapp.text.scoring_text import group_status_hint, group_status_name, online_go_note, warning
from gobanapp.ui.count.count_table import MIN_WIDTH, CountTable
from gobanapp.ui.count.proposal_wait import ProposalWait
from gobanapp.ui.count.undecided_list import UndecidedList
from gobanapp.ui.count.warning_list import WarningList
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.forms import SplitPanel, lines_height, vbox
from gobanapp.ui.widgets.labels import SentenceLabel, muted, quiet_line, text_line
from gobanapp.ui.widgets.plain_text import set_tool_tip
from gobanapp.ui.widgets.row_scroll_area import RowScrollArea
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_STONE_SIZE = 20


_ICON_SPACE = 4


class AcceptButton(QPushButton):
    """A button that shows whether its player has accepted. A long name is elided."""

    def __init__(self, color: Color) -> None:
        super().__init__()
        self._name = ""
        self.setCheckable(True)
        # Qt leaves almost no space between an icon and its text.
        stone = stone_pixmap(color, _STONE_SIZE, self.devicePixelRatioF(), _ICON_SPACE)
        self.setIcon(QIcon(stone))
        self.setIconSize(QSize(_STONE_SIZE + _ICON_SPACE, _STONE_SIZE))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_acceptance(self, name: str, has_accepted: bool) -> None:
        """Show whether the player called ``name`` has accepted."""
        self._name = name
        self.setChecked(has_accepted)
        self._update_text()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Handle a double click as one click: a second one would withdraw the acceptance."""
        event.accept()

    def nextCheckState(self) -> None:
        """Keep the state, which Qt would toggle at each click."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_text()

    def _update_text(self) -> None:
        text = self.tr("✓ {name} accepted") if self.isChecked() else self.tr("{name} Accepts")
        full_text = text.format(name=self._name)
        self.setAccessibleName(full_text)
        self.setText(text.format(name=""))
        available = self.width() - self.sizeHint().width()
        name = self.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, available)
        set_tool_tip(self, full_text if name != self._name else "")
        self.setText(text.format(name=name.replace("&", "&&")))


def _make_status_hint() -> SentenceLabel:
    """Return a label with room for each hint on clicks, so that no button is moved."""
    label = muted(SentenceLabel())
    label.set_type(NORMAL)
    label.set_sentences(
        group_status_hint(status, all_alive=all_alive)
        for status in GroupStatus
        for all_alive in (False, True)
    )
    return label


class CountPanel(SplitPanel):
    """Shows the current count. The session handles clicks on the board."""

    accepted = Signal(Color)
    """A player pressed their button, to accept or to withdraw the acceptance."""
    resume_requested = Signal()
    counting_chosen = Signal(CountingMethod)
    group_status_chosen = Signal(GroupStatus)
    group_settled = Signal(object, bool)
    """The stones of an undecided group, and whether they are dead."""

    def __init__(self) -> None:
        super().__init__()
        self._methods = SegmentedControl()
        self._methods.setObjectName("method")
        self._methods.setAccessibleName(self.tr("Scoring method"))
        self._methods.setMinimumWidth(MIN_WIDTH)  # its texts shrink
        self._methods.chosen.connect(self.counting_chosen)
        self._table = CountTable()
        self._lead = text_line(size=LARGE, bold=True)
        self._lead.setObjectName("lead")
        self._other_lead = quiet_line()
        self._other_lead.setObjectName("lead-by-other-method")
        self._proposal_wait = ProposalWait(self)
        self._proposal_wait.became_long.connect(self._show_waiting)
        self._warnings = WarningList()
        self._undecided = UndecidedList()
        self._undecided.settled.connect(self.group_settled)
        self._online_go = quiet_line()
        self._online_go.setObjectName("online-go")
        self._statuses = SegmentedControl(
            [(status, group_status_name(status)) for status in GroupStatus]
        )
        self._statuses.setObjectName("marking")
        self._statuses.setAccessibleName(self.tr("What a click marks"))
        self._statuses.chosen.connect(self.group_status_chosen)
        self._hint = _make_status_hint()
        self._hint.setObjectName("hint")
        self._accept_buttons = ByColor(AcceptButton(Color.BLACK), AcceptButton(Color.WHITE))

        compare, show = QPushButton(self.tr("Compare…")), QPushButton(self.tr("Demonstrate…"))
        self._command_buttons = {"compare-counts": compare, "show-count": show}
        for name, button in self._command_buttons.items():
            button.setObjectName(name)
        score_parts = (self._methods, SPACE, self._table, SPACE, self._lead, self._other_lead)
        question_parts = (self._warnings, self._undecided, self._online_go)
        self._lines = vbox(*score_parts, *question_parts, compare, show, None)
        # In a small window the count is scrolled, and the buttons below it stay visible.
        scrolled = self._scrolled = RowScrollArea(self._lines)
        scrolled.setAccessibleName(self.tr("Score"))
        scrolled.verticalScrollBar().rangeChanged.connect(self._follow_scroll_range)

        resume = push_button(self.tr("Resume Play"), "resume", self.resume_requested)
        marking_parts = (self._statuses, self._hint, SPACE)
        self._buttons = vbox(None, *marking_parts, *map(self._prepare_accept_button, Color), resume)
        self.set_halves(scrolled, self._buttons)
        self._is_side_by_side = False
        # Hidden first if there is little room: menus have them, or the buttons say enough.
        self._optional_parts = (compare, show, self._other_lead)

    def bind(self, commands: CommandRegistry) -> None:
        """Let the buttons that are commands run them."""
        for name, button in self._command_buttons.items():
            commands.bind(button, name)

    def _prepare_accept_button(self, color: Color) -> AcceptButton:
        button = self._accept_buttons[color]
        button.setObjectName(f"{color.name.lower()}-accepts")
        button.clicked.connect(lambda _checked: self.accepted.emit(color))
        return button

    def _follow_scroll_range(self, _lowest: int, highest: int) -> None:
        """Keep figures clear of the scroll bar, and the lead and the warnings visible."""
        self._lines.setContentsMargins(0, 0, SPACE if highest else 0, 0)
        for part in (self._undecided, self._warnings, self._lead):
            if not part.isHidden():
                self._scrolled.ensureWidgetVisible(part, 0, 0)

    # Room

    def set_side_by_side(self, wide: bool) -> None:
        super().set_side_by_side(wide)
        self._is_side_by_side = wide
        self._hide_optional_parts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hide_optional_parts()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._hide_optional_parts()
        return super().event(event)

    def least_height(self, width: int) -> int:
        """Return the height of the parts that are never hidden or scrolled away."""
        lead, buttons = self._lead_height(), self._buttons_height(width) - self._hint_height(width)
        return max(lead, buttons) if self._is_side_by_side else lead + 2 * SPACE + buttons

    def _hide_optional_parts(self) -> None:
        """Hide the less important parts if the count would have to be scrolled otherwise."""
        height, width = self.height(), self.width()
        self._fit_lead()
        for line in (self._lead, self._other_lead):
            line.setMinimumHeight(lines_height(line, 1))  # the same while it is empty
        self._scrolled.setMinimumHeight(self._lead_height())
        count_height = _layout_height(self._lines, self._scrolled.viewport().width())
        count_height += sum(
            _height_with_space(part) for part in self._optional_parts if part.isHidden()
        )
        buttons_height = self._buttons_height(width)
        space, hint_space = height - count_height, height - buttons_height
        if not self._is_side_by_side:
            space = hint_space = height - count_height - 2 * SPACE - buttons_height
        for part in self._optional_parts:
            part.setVisible(space >= 0)
            space += 0 if space >= 0 else _height_with_space(part)
        self._hint.setVisible((hint_space if self._is_side_by_side else space) >= 0)

    def _fit_lead(self) -> None:
        """Set the lead in large type if it then takes at most two lines."""
        set_text_size(self._lead, LARGE, bold=True)
        if self._lead_height() > lines_height(self._lead, 2):
            set_text_size(self._lead, NORMAL, bold=True)

    def _lead_height(self) -> int:
        return _wrapped_height(self._lead, self._scrolled.viewport().width())

    def _hint_height(self, width: int) -> int:
        return SPACE + _wrapped_height(self._hint, width)

    def _buttons_height(self, width: int) -> int:
        """Return the height of the buttons with the hint."""
        hidden = self._hint_height(width) if self._hint.isHidden() else 0
        return _layout_height(self._buttons, width) + hidden

    def show_count(self, scoring: Scoring, game: Game) -> None:
        """Show the current count, the result by the other method, and who has accepted.

        Until dead stones are proposed, nothing is shown that a proposal would change.
        """
        agreement, score = scoring.agreement, scoring.score(game)
        if agreement is None or score is None:
            return
        usual, other = score.ruleset.countings
        if self._methods.values != [usual, other]:
            self._methods.set_choices(
                [(method, rule_names.counting_name(method)) for method in (usual, other)]
            )
        self._methods.value = score.counting
        is_waiting = scoring.awaits_proposal(game)
        self._proposal_wait.set_waiting(is_waiting)
        for button in self._accept_buttons:
            button.setDisabled(is_waiting)
        roles = QPalette.ColorRole
        self._lead.setForegroundRole(roles.PlaceholderText if is_waiting else roles.WindowText)
        self._table.show_count(score, game.info.names)
        if is_waiting:
            self._table.clear_figures()
            self._other_lead.setText("")
            self._show_waiting()
        else:
            other_score = score.by(usual if score.counting is other else other)
            self._other_lead.setText(result_text.lead_by(other_score))
            self._lead.setText(result_text.lead(score.result))
            # Tab leads to the part that scrolls: a screen reader reads its contents there.
            texts = (self._table.accessibleDescription(), self._lead.text())
            self._scrolled.setAccessibleDescription(". ".join(texts))
        warnings = [] if is_waiting else [warning(problem) for problem in scoring.warnings(game)]
        self._warnings.show_warnings(warnings)
        self._undecided.show_groups(scoring.undecided_groups(game))
        self._online_go.setText("" if is_waiting else online_go_note(game, agreement, score))
        self._online_go.setVisible(bool(self._online_go.text()))
        self._statuses.value = scoring.status_to_mark
        all_alive = game.ruleset.all_alive
        self._statuses.setDisabled(all_alive)
        self._hint.setText(group_status_hint(scoring.status_to_mark, all_alive=all_alive))
        for color in Color:
            name = player_names.player_name(game.info, color)
            self._accept_buttons[color].show_acceptance(name, agreement.accepted[color])
        self._hide_optional_parts()

    def _show_waiting(self) -> None:
        self._lead.setText(self._proposal_wait.text)
        self._scrolled.setAccessibleDescription(self._proposal_wait.text)


def _layout_height(column: QBoxLayout, width: int) -> int:
    """Return the height of ``column`` at ``width``."""
    if column.hasHeightForWidth():
        return column.totalHeightForWidth(width)
    return column.totalSizeHint().height()


def _wrapped_height(label: QWidget, width: int) -> int:
    return label.heightForWidth(width) if label.hasHeightForWidth() else label.sizeHint().height()


def _height_with_space(part: QWidget) -> int:
    return _wrapped_height(part, part.width()) + SPACE
