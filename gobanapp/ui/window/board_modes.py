"""The modes at the board other than play, for teachers and learners, in one place."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.board_actions import AidActions, BoardActions
from gobanapp.ui.board.marking.mark_actions import MarkActions
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.view_state import ViewState
from gobanapp.ui.print.print_actions import PrintActions
from gobanapp.ui.record.figure_actions import FigureActions
from gobanapp.ui.record.judgement_actions import JudgementActions
from gobanapp.ui.record.transform_actions import TransformActions
from gobanapp.ui.record.trial_actions import TrialActions
from gobanapp.ui.study.learn_actions import LearnActions
from gobanapp.ui.study.teaching_actions import TeachingActions
from gobanapp.ui.widgets.board_mode import BoardMode
from gobanapp.ui.window.side_panel import SidePanel


class BoardModes(QObject):
    """Marks, aids, trials, problems, presentations, prints, and the rotation of the board."""

    changed = Signal()
    """The view of the board has changed."""
    message = Signal(str)
    """A message to show for a moment."""
    standard_layout_requested = Signal()
    """An activity that needs the panel begins."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        view_state: ViewState,
        board: SessionBoard,
        task: SidePanel,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._task = task
        self.marks = MarkActions(self, session, settings, view_state, board)
        self.boards = BoardActions(self, session, settings, view_state, self.marks, board)
        self.figures = FigureActions(window, session)
        self.judgements = JudgementActions(window, session)
        self.trials = TrialActions(self, session)
        self.aids = AidActions(self, session, settings, view_state, board)
        self.learn = LearnActions(window, session, settings, board, task)
        self.teaching = TeachingActions(window, session, settings, board, task)
        self.prints = PrintActions(window, session, settings, board)
        self.rewrites = TransformActions(window, session, board)
        for changed in (self.boards.changed, self.aids.changed):
            changed.connect(self.changed)
        for source in (self.trials, self.aids, self.prints):
            source.message.connect(self.message)
        for requested in (
            self.learn.standard_layout_requested,
            self.teaching.standard_layout_requested,
        ):
            requested.connect(self.standard_layout_requested)
        self.marks.palette_made.connect(task.play_study.put_palette)

    def can_leave_mode(self) -> bool:
        """Return whether there is guessing, a task, scoring or a trial to leave."""
        has_tool = self._session.tools.edit_tool is not EditTool.PLAY or self.trials.is_trying()
        return (
            has_tool
            or self.teaching.is_guessing()
            or self._escapable is not None
            or self._can_leave_count()
        )

    def leave_mode(self) -> None:
        """Go back to play, or return from a trial."""
        if self._escapable is not None:
            self._escapable.end()
        elif self.teaching.is_guessing():
            self.teaching.toggle_guessing()
        elif self._can_leave_count():
            self._session.apply(self._session.game_end.toggle_count)
        elif self._session.tools.edit_tool is EditTool.PLAY:
            self.trials.discard()
        else:
            self.marks.end()

    def _can_leave_count(self) -> bool:
        """Return whether scoring can be left without loss: marks stay, but acceptances would not.

        In a match it is left by its own buttons.
        """
        agreement = self._session.scoring.agreement
        return (
            agreement is not None
            and self._task.mode is None
            and not self._session.is_live
            and not any(agreement.accepted)
        )

    @property
    def _escapable(self) -> BoardMode | None:
        mode = self._task.mode
        return mode if mode is not None and mode.ends_with_escape else None

    def stop(self) -> None:
        """End everything that would continue automatically: the window is closed."""
        self.teaching.stop()
