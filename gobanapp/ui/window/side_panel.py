"""The panel below the players: the parts for Play, Study or Count, or a mode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.count.count_actions import CountActions
from gobanapp.ui.match.move_actions import MoveActions
from gobanapp.ui.match.play_panel import PlayPanel
from gobanapp.ui.record.record_heading import RecordHeading
from gobanapp.ui.record.record_panel import RecordPanel
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.commands import Command, CommandRegistry
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from gobanapp.ui.window.panel_choice import PanelChoice

if TYPE_CHECKING:
    from gobanapp.ui.board.marking.tool_palette import MarkPalette
    from gobanapp.ui.count.count_panel import CountPanel
    from gobanapp.ui.count.dispute_panel import DisputePanel
    from gobanapp.ui.match.seats.shared_notice import SharedNotice
    from gobanapp.ui.widgets.board_mode import BoardMode
    from gobanapp.ui.window.command_bar import CommandBar


class SidePanel(QStackedWidget):
    """The record with the parts for play or study; or a count, a dispute, a ``BoardMode``.

    ``switch`` chooses between them; the owner of the panel places it. All parts except the record
    are made when they are needed: the window is painted sooner without them.
    """

    changed = Signal()
    """Another task is at hand."""
    prompt_changed = Signal()
    """``prompt`` may be something else."""
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
        self._settings = settings
        self._shown_mode: PanelMode | None = None
        self.switch = SegmentedControl(
            [
                (PanelMode.PLAY, self.tr("Play")),
                (PanelMode.STUDY, self.tr("Study")),
                (PanelMode.COUNT, self.tr("Score")),
            ]
        )
        self.switch.setObjectName("panel-mode")
        self.switch.setAccessibleName(self.tr("What the panel shows"))
        self._heading = RecordHeading()
        self._heading.setObjectName("heading")
        self._heading.edit_requested.connect(games.edit_game_info)
        self._tools: CommandBar | None = None
        self._games = games
        self._counts = counts
        self._board = board
        self._play = PlayPanel()
        self._count: CountPanel | None = None
        self._dispute: DisputePanel | None = None
        self._mode: BoardMode | None = None
        self._notice: SharedNotice | None = None
        self._bar: QWidget | None = None
        self._palette: MarkPalette | None = None
        self._record = record
        self._is_side_by_side = False
        self._is_folded = False
        self._playing = self._make_playing()

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "show-count",
                self.tr("Demon&strate Counting…"),
                self.demonstrate,
                tip=self.tr("The score counted by hand, step by step on the board"),
                enabled=lambda: self._session.is_counting,
            )
        ]

    def bind(self, commands: CommandRegistry) -> None:
        """Connect the buttons of play to their commands, and show the keys of the tools."""
        self._bound_commands = commands
        self._play.bind(commands)
        self._play.pass_held.connect(self._games.pass_held)
        self._play.resign_held.connect(self._games.resign_held)
        commands.keys_changed.connect(self._show_switch_tips)
        self._show_switch_tips()

    def _show_switch_tips(self) -> None:
        names = {
            PanelMode.PLAY: "desk-play",
            PanelMode.STUDY: "desk-study",
            PanelMode.COUNT: "count",
        }
        for mode, name in names.items():
            self.switch.set_tip(mode, self._bound_commands.tip(name))

    @property
    def released_early(self) -> SignalInstance:
        """A button of play was let go too soon; says how to press it."""
        return self._play.released_early

    @property
    def has_comment(self) -> bool:
        """Return whether the comment is shown, which is not in play."""
        return self._choice.mode is not PanelMode.PLAY

    @property
    def is_playing(self) -> bool:
        """Return whether the panel shows play or study, with the tree."""
        return self.currentWidget() is self._playing

    @property
    def mode(self) -> BoardMode | None:
        """The mode that has taken over the board, None without one."""
        return self._mode

    @property
    def prompt(self) -> tuple[str, str] | None:
        """The question or message of the current display, and details; None for the record."""
        return None if self._mode is None else self._mode.prompt

    def minimumSizeHint(self) -> QSize:
        """Return what is needed by what is shown; Qt would take the highest of all.

        Words that wrap need their height in the width that there is.
        """
        shown = self.currentWidget()
        if shown is None:
            return super().minimumSizeHint()
        least, layout = shown.minimumSizeHint(), shown.layout()
        if layout is not None and layout.hasHeightForWidth():
            wrapped = layout.totalMinimumHeightForWidth(self.width())
            least.setHeight(max(least.height(), wrapped))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def put_palette(self, palette: MarkPalette) -> None:
        """Put the tool palette above the record; it shows itself where it is needed."""
        if self._palette is None:
            self._palette = palette
            palette.bind(self._bound_commands)
            self._below.insertWidget(self._below.indexOf(self._record), palette)

    def add_bar(self, bar: QWidget) -> None:
        """Put a bar between the record and the buttons of play."""
        if self._below.indexOf(bar) < 0:
            self._below.insertWidget(self._below.indexOf(self._play), bar)
        self._bar = bar

    def show_session(self) -> None:
        """Update to the session."""
        self._show_switch()
        self._play.show_session(self._session)
        self._heading.show_info(self._session.game.info)
        self._show_notice()
        shown, mode = self._at_hand(), self._choice.mode
        if shown is not self.currentWidget() or mode is not self._shown_mode:
            self._shown_mode = mode
            self.setCurrentWidget(shown)
            self.set_side_by_side(self._is_side_by_side)
            self.changed.emit()

    def _show_switch(self) -> None:
        """Show the current panel on the switch, and the panels available."""
        self.switch.value = self._choice.mode
        for mode in PanelMode:
            self.switch.set_possible(mode, self._choice.can_choose(mode))

    def show_tools(self) -> None:
        """Update the states of the toolbar; call it after the commands."""
        if self._tools is not None and not self._tools.isHidden():
            self._tools.show_chosen()

    def _show_notice(self) -> None:
        """Show what the players of a match have to answer, in place of the buttons of play."""
        if self._notice is None and self._session.match is not None:
            from gobanapp.ui.match.seats.shared_notice import SharedNotice

            self._notice = SharedNotice(self._session)
            self._below.insertWidget(self._below.count() - 1, self._notice)
        if self._notice is not None:
            self._notice.show_session()
        self.make_room()

    def make_room(self) -> None:
        """Hide the parts without room or use now."""
        others = (self._notice, self._palette)
        is_asked = any(other is not None and not other.isHidden() for other in others)
        # Next to the board there is room for a bar and the buttons; below, keys replace them.
        is_full = self._is_side_by_side and self._bar is not None and not self._bar.isHidden()
        studies = self._choice.mode is PanelMode.STUDY
        self._play.setVisible(not (is_asked or is_full or studies))
        self._heading.setVisible(studies)
        has_tools = studies and self._settings.shows_tool_bar and not self._is_side_by_side
        marks = self._palette is not None and not self._palette.isHidden()
        self._show_tool_bar(has_tools and not marks)
        self._record.setVisible(not (is_asked and self._is_side_by_side))

    def _show_tool_bar(self, is_wanted: bool) -> None:
        if is_wanted and self._tools is None:
            from gobanapp.ui.window.command_bar import CommandBar  # with the icons of all commands

            self._tools = CommandBar(self._bound_commands, self._settings)
            self._tools.hidden_by_user.connect(self._hide_tool_bar)
            self._below.insertWidget(self._below.indexOf(self._record), self._tools)
        if self._tools is not None:
            self._tools.set_low(self._is_folded)
            if self._tools.isHidden() is is_wanted:
                self._tools.setVisible(is_wanted)
                self.show_tools()

    def _hide_tool_bar(self) -> None:
        self._settings.shows_tool_bar = False

    def set_side_by_side(self, wide: bool, *, is_folded: bool | None = None) -> None:
        """Arrange it for a place with more width than height.

        ``is_folded``: heading and comment have one line each; None: as before.
        """
        self._is_side_by_side = wide
        if is_folded is not None:
            self._is_folded = is_folded
        self._heading.set_folded(self._is_folded or wide)
        self._record.set_side_by_side(wide, is_folded=self._is_folded)
        self.make_room()
        if self._count is not None:
            self._count.set_side_by_side(wide)
        if self._dispute is not None:
            self._dispute.set_side_by_side(wide)
        if self._mode is not None:
            self._mode.set_side_by_side(wide)

    def enter_mode(self, mode: BoardMode) -> None:
        """Let ``mode`` have the board, in place of one that has it."""
        if self._mode is not None:
            self._mode.end()
        # A text that is being typed on the board is written now: later it would end the mode.
        self._board.setFocus()
        self._session.choose_edit_tool(
            EditTool.PLAY
        )  # a marking tool would keep marking the record
        self._mode = mode
        mode.ended.connect(self._leave)
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

    def _leave(self) -> None:
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

        if self._session.is_counting and self._mode is None:
            self.enter_mode(DemonstrationMode(self._session, self._board))

    def _at_hand(self) -> QWidget:
        session = self._session
        if self._mode is not None:
            return self._mode.panel
        if session.is_counting:
            if self._count is None:
                self._count = self._make_count()
            self._count.show_count(session.scoring, session.game)
            return self._count
        if session.scoring.dispute is not None:
            if self._dispute is None:
                self._dispute = self._make_dispute()
            can_undo = session.can_undo()
            self._dispute.show_dispute(session.scoring.dispute, session.game, can_undo=can_undo)
            return self._dispute
        return self._playing

    def _make_playing(self) -> QWidget:
        playing = QWidget()
        below = QVBoxLayout(playing)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(SPACE)
        below.addWidget(self._heading)
        below.addWidget(self._record, 1)
        below.addWidget(self._play)
        self._below = below
        self.addWidget(playing)
        return playing

    def _make_count(self) -> CountPanel:
        from gobanapp.ui.count.count_panel import CountPanel

        session = self._session
        scoring = session.scoring
        panel = CountPanel()
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
        panel.comparison_requested.connect(self._counts.compare)
        panel.demonstration_requested.connect(self.demonstrate)
        panel.resume_requested.connect(self._games.ask_resume)
        self.addWidget(panel)
        return panel

    def _make_dispute(self) -> DisputePanel:
        from gobanapp.ui.count.dispute_panel import DisputePanel

        session = self._session
        panel = DisputePanel()
        panel.pass_requested.connect(session.pass_)
        panel.undo_requested.connect(session.undo)
        panel.decided.connect(
            lambda are_dead: session.apply(session.scoring.end_dispute, are_dead=are_dead)
        )
        panel.back_to_count_requested.connect(
            lambda: session.apply(session.scoring.abandon_dispute)
        )
        self.addWidget(panel)
        return panel
