"""The components of a window: the actions, and the visible parts."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.cursor_actions import CursorActions
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.view_state import ViewState
from gobanapp.ui.count.count_actions import CountActions
from gobanapp.ui.count.count_tool import CountTool, DisputeTool
from gobanapp.ui.count.estimate_actions import EstimateActions
from gobanapp.ui.match.game_archiver import GameArchiver
from gobanapp.ui.match.match_actions import MatchActions
from gobanapp.ui.match.match_view import MatchView
from gobanapp.ui.match.move_actions import MoveActions, PlayTool
from gobanapp.ui.match.players_panel import PlayersPanel
from gobanapp.ui.record.file.file_problem_actions import FileProblemActions, FileProblemsBar
from gobanapp.ui.record.file.open_actions import OpenActions
from gobanapp.ui.record.file.save_actions import SaveActions
from gobanapp.ui.record.find_bar import FindBar
from gobanapp.ui.record.navigation_actions import NavigationActions
from gobanapp.ui.record.navigation_bar import NavigationBar
from gobanapp.ui.record.record_panel import RecordPanel
from gobanapp.ui.record.tree.checked_edits import CheckedEdits, CorrectTool, InsertTool
from gobanapp.ui.record.tree.tree_actions import TreeActions
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.window.board_modes import BoardModes
from gobanapp.ui.window.central_widget import CentralWidget
from gobanapp.ui.window.click_router import BoardTools, ClickRouter
from gobanapp.ui.window.panel_choice import PanelChoice
from gobanapp.ui.window.side_panel import SidePanel
from gobanapp.ui.window.status_messages import StatusMessages
from gobanapp.ui.window.view_actions import ViewActions


class Components:
    """The parts that act, and the visible ones, which ``central_widget`` holds.

    ``view_state``: the user's choices for this window, which all of them follow.
    """

    def __init__(self, window: QMainWindow, session: Session, settings: Settings) -> None:
        """Make them all.

        Questions are asked above ``window``; it puts ``central_widget`` in its middle.
        """
        view_state = self.view_state = ViewState(settings.layout, settings.aids)
        choice = self.panel_choice = PanelChoice(session, view_state)
        board = self.board = SessionBoard(session, settings, view_state)
        self.find_bar, self.file_problems_bar = FindBar(), FileProblemsBar()
        self.players, self.navigation = PlayersPanel(), NavigationBar()
        archiver = GameArchiver(window, session, settings)
        self.saves = SaveActions(window, session, settings, archiver.archive_game)
        self.files = OpenActions(window, session, settings, self.saves)
        edits = CheckedEdits(window, session)
        self.trees = TreeActions(window, session, edits)
        self.counts = CountActions(window, session)
        self.count_tool = CountTool(window, session)
        play_tool = PlayTool(window, session, lambda: choice.is_studying, archiver.keeps_record)
        insert_tool, correct_tool = InsertTool(session, edits), CorrectTool(session, edits)
        self.games = MoveActions(
            window, session, play_tool, insert_tool, correct_tool, lambda: choice.is_studying
        )
        self.matches = MatchActions(
            window, session, settings, view_state, self.files, self.saves, archiver
        )
        self.record_panel = RecordPanel(session, settings)
        side_panel = self.side_panel = SidePanel(
            session, self.games, self.counts, board, self.record_panel, choice, settings
        )
        self.match = MatchView(session, self.matches, board, self.players, window)
        self.board_modes = BoardModes(window, session, settings, view_state, board, side_panel)
        tools = BoardTools(
            count=self.count_tool,
            dispute=DisputeTool(session),
            edit={
                EditTool.PLAY: play_tool,
                EditTool.INSERT: insert_tool,
                EditTool.CORRECT: correct_tool,
                EditTool.MARK: self.board_modes.marks,
            },
        )
        self.click_router = ClickRouter(session, tools, lambda: side_panel.mode)
        self.central_widget = CentralWidget(
            board,
            (self.file_problems_bar, self.navigation, self.find_bar),
            self.players,
            side_panel,
            self.match.make_seat,
            settings,
        )
        self.file_problems = FileProblemActions(window, session, self.files, self.file_problems_bar)
        self.estimates = EstimateActions(window, session, settings, board)
        self.navigation_actions = NavigationActions(window, session, self.find_bar)
        self.cursor = CursorActions(window, session, board)
        self.views = ViewActions(window, session, settings, view_state, board.move_signs, choice)
        self.status_messages = StatusMessages(
            session, view_state, board, self.central_widget, window.statusBar()
        )


def add_commands(commands: CommandRegistry, components: Components) -> None:
    """Add the commands of all components.

    What changes the record is disabled while a mode hides the record; going through it also while
    a mode shows something else on the board.
    """
    modes, side_panel = components.board_modes, components.side_panel

    def has_record() -> bool:
        return side_panel.mode is None or not side_panel.mode.hides_record

    def shows_record() -> bool:
        return side_panel.mode is None or side_panel.mode.shows_record

    for always in (
        *(components.files, components.saves, components.file_problems, components.views),
        components.cursor,
        *(modes.learn, modes.teaching, modes.aids, modes.boards),
    ):
        commands.add(always.commands())
    commands.add(components.views.panel_commands(), lambda: side_panel.mode is None)
    commands.add(components.matches.file_commands())
    commands.add(modes.prints.file_commands())
    for of_record in (
        *(components.trees, components.games, components.matches, components.counts),
        *(components.estimates, modes.rewrites, modes.trials, modes.marks, modes.figures),
        *(modes.judgements, components.record_panel, side_panel),
    ):
        commands.add(of_record.commands(), has_record)
    commands.add(components.navigation_actions.find_commands(), has_record)
    commands.add(modes.prints.copy_commands(), has_record)
    commands.add(components.navigation_actions.commands(), shows_record)
