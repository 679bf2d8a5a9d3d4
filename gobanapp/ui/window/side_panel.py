"""The panel below the players: the parts for Play, Study or Count, or a mode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.count.count_actions import CountActions
from gobanapp.ui.match.move_actions import MoveActions
from gobanapp.ui.record.record_panel import RecordPanel
from gobanapp.ui.widgets.commands import Command, CommandRegistry
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from gobanapp.ui.window.command_icons import PANEL_ICONS
from gobanapp.ui.window.panel_choice import PanelChoice
from gobanapp.ui.window.play_study_panel import PlayStudyPanel

if TYPE_CHECKING:
    from gobanapp.ui.count.count_panel import CountPanel
    from gobanapp.ui.count.dispute_panel import DisputePanel
    from gobanapp.ui.widgets.board_mode import BoardMode


class SidePanel(QStackedWidget):
    """The record with the parts for play or study; or a count, a dispute, a ``BoardMode``.

    ``switch`` chooses between them; the owner of the panel places it. ``play_study`` has the parts
    for play and study. All parts except the record are made when they are needed: the window is
    painted sooner without them.
    """

    changed = Signal()
    """Another part or mode is shown."""
    prompt_changed = Signal()
    """``prompt`` may have changed."""
    announcement = Signal(str)
    """A mode's question or answer in its panel, for screen readers."""

    def __init__(
        self,
        session: Session,
        games: MoveActions,
        counts: CountActions,
        board: SessionBoard,
        record: RecordPanel,
        choice: PanelChoice,
        settings: Settings,
    ) -> None:
        """``board``: where a count by hand is shown."""
        super().__init__()
        self._session = session
        self._choice = choice
        self._commands: CommandRegistry | None = None
        self._shown_mode: PanelMode | None = None
        self.switch = SegmentedControl(
            [
                (PanelMode.PLAY, self.tr("Play")),
                (PanelMode.STUDY, self.tr("Study")),
                (PanelMode.COUNT, self.tr("Score")),
            ],
            icons=PANEL_ICONS,
        )
        self.switch.setObjectName("panel-mode")
        self.switch.setAccessibleName(self.tr("What the panel shows"))
        self._games = games
        self._counts = counts
        self._board = board
        self.play_study = PlayStudyPanel(session, record, choice, settings)
        self.play_study.heading.edit_requested.connect(games.edit_game_info)
        self.addWidget(self.play_study)
        self._count: CountPanel | None = None
        self._dispute: DisputePanel | None = None
        self._mode: BoardMode | None = None
        self._is_side_by_side = False

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "show-count",
                self.tr("Demon&strate Counting…"),
                self.demonstrate,
                tip=self.tr("The score counted by hand, step by step on the board"),
                enabled=self._has_score,
            )
        ]

    def bind(self, commands: CommandRegistry) -> None:
        """Connect the buttons of play to their commands, and show the keys of the tools."""
        self._commands = commands
        self.play_study.bind(commands)
        self.play_study.play.pass_held.connect(self._games.pass_held)
        self.play_study.play.resign_held.connect(self._games.resign_held)
        names = {
            PanelMode.PLAY: "desk-play",
            PanelMode.STUDY: "desk-study",
            PanelMode.COUNT: "count",
        }
        for mode, name in names.items():
            commands.describe(self.switch.button(mode), name)

    @property
    def is_playing(self) -> bool:
        """True if the panel shows play or study, with the tree."""
        return self.currentWidget() is self.play_study

    @property
    def mode(self) -> BoardMode | None:
        """The mode that has taken over the board, None without one."""
        return self._mode

    @property
    def prompt(self) -> tuple[str, str] | None:
        """The question or message of the current display, and details; None for the record."""
        return None if self._mode is None else self._mode.prompt

    def hasHeightForWidth(self) -> bool:
        """Return False: Qt would use the preferred height as the minimum."""
        return False

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size of the visible part; Qt would use the highest of all.

        Wrapped text needs its height at the current width.
        """
        shown = self.currentWidget()
        if shown is None:
            return super().minimumSizeHint()
        minimum, layout = shown.minimumSizeHint(), shown.layout()
        if shown is self._count:
            minimum.setHeight(self._count.least_height(self.width()))
        elif shown is not self.play_study and layout is not None and layout.hasHeightForWidth():
            wrapped = layout.totalMinimumHeightForWidth(self.width())
            minimum.setHeight(max(minimum.height(), wrapped))
        return minimum

    def wanted_height(self) -> int:
        """Return the height for all parts that matter in a low window."""
        if self.is_playing:
            return self.play_study.wanted_height()
        return self.minimumSizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def show_session(self) -> None:
        """Show the part for the state of the session."""
        self._show_switch()
        shown, mode = self._current_part(), self._choice.mode
        if shown is not self.currentWidget() or mode is not self._shown_mode:
            self._shown_mode = mode
            self.setCurrentWidget(shown)
            self.set_side_by_side(self._is_side_by_side)
            self.changed.emit()

    def show_questions(self) -> None:
        """Show a dispute or a notice to two players, which also depend on the current node."""
        dispute = self._session.scoring.dispute
        if dispute is not None and self._dispute is not None:
            self._dispute.show_dispute(dispute, self._session.game)
        self.play_study.show_notice()

    def _show_switch(self) -> None:
        """Show the current panel on the switch, and the panels available."""
        self.switch.value = self._choice.mode
        for mode in PanelMode:
            self.switch.set_possible(mode, self._choice.can_choose(mode))

    def set_side_by_side(self, wide: bool) -> None:
        """Arrange the parts for more width than height."""
        self._is_side_by_side = wide
        self.play_study.set_side_by_side(wide)
        if self._count is not None:
            self._count.set_side_by_side(wide)
        if self._dispute is not None:
            self._dispute.set_side_by_side(wide)
        if self._mode is not None:
            self._mode.set_side_by_side(wide)

    def enter_mode(self, mode: BoardMode) -> None:
        """Give the board to ``mode``, and end a current mode."""
        if self._mode is not None:
            self._mode.end()
        # Writes a text that is being typed on the board; later that would end the mode.
        self._board.setFocus()
        # A marking tool would keep marking the record.
        self._session.choose_edit_tool(EditTool.PLAY)
        self._mode = mode
        mode.ended.connect(self._leave_mode)
        mode.prompt_changed.connect(self.prompt_changed)
        mode.announcement.connect(self.announcement)
        self.addWidget(mode.panel)
        self.show_session()
        mode.begin()
        self.prompt_changed.emit()

    def step_by(self, steps: int) -> None:
        """Step forward or back by a number of steps in the current display."""
        if self._mode is not None:
            self._mode.step(steps)
        else:
            self._session.step_by(steps)

    def _leave_mode(self) -> None:
        mode, self._mode = self._mode, None
        if mode is not None:
            self.show_session()
            self.removeWidget(mode.panel)
            mode.panel.deleteLater()
            mode.deleteLater()
            self.prompt_changed.emit()

    def demonstrate(self) -> None:
        """Demonstrate the current count as players do it by hand."""
        from gobanapp.ui.count.demonstration.demonstration_mode import DemonstrationMode

        if self._has_score() and self._mode is None:
            self.enter_mode(DemonstrationMode(self._session, self._board))

    def _has_score(self) -> bool:
        session = self._session
        return session.is_counting and not session.scoring.awaits_proposal(session.game)

    def _current_part(self) -> QWidget:
        session = self._session
        if self._mode is not None:
            return self._mode.panel
        if session.is_counting:
            if self._count is None:
                self._count = self._create_count()
            self._count.show_count(session.scoring, session.game)
            return self._count
        if session.scoring.dispute is not None:
            if self._dispute is None:
                self._dispute = self._create_dispute()
                self._dispute.show_dispute(session.scoring.dispute, session.game)
            return self._dispute
        return self.play_study

    def _create_count(self) -> CountPanel:
        from gobanapp.ui.count.count_panel import CountPanel

        session = self._session
        scoring = session.scoring
        panel = CountPanel()
        if self._commands is not None:
            panel.bind(self._commands)
        panel.accepted.connect(self._counts.accept)
        panel.counting_chosen.connect(
            lambda method: session.apply(scoring.set_counting_method, method)
        )
        panel.group_status_chosen.connect(
            lambda status: session.apply(scoring.choose_group_status, status)
        )
        panel.group_settled.connect(
            lambda stones, dead: session.apply(scoring.settle_group, stones, is_dead=dead)
        )
        panel.resume_requested.connect(self._games.ask_resume)
        self.addWidget(panel)
        return panel

    def _create_dispute(self) -> DisputePanel:
        from gobanapp.ui.count.dispute_panel import DisputePanel

        session = self._session
        panel = DisputePanel()
        if self._commands is not None:
            panel.bind(self._commands)
        panel.decided.connect(
            lambda are_dead: session.apply(session.scoring.end_dispute, are_dead=are_dead)
        )
        panel.back_to_count_requested.connect(
            lambda: session.apply(session.scoring.abandon_dispute)
        )
        self.addWidget(panel)
        return panel
