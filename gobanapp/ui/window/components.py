"""The components of a window: the actions, and the visible parts."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Components:
    """First the parts that act, then the visible ones, which ``central_widget`` holds.

    ``view_state``: the user's choices for this window, which all of them follow.
    """

    files: OpenActions
    saves: SaveActions
    file_problems: FileProblemActions
    games: MoveActions
    matches: MatchActions
    counts: CountActions
    estimates: EstimateActions
    trees: TreeActions
    navigation_actions: NavigationActions
    cursor: CursorActions
    views: ViewActions
    board_modes: BoardModes
    count_tool: CountTool
    click_router: ClickRouter

    board: SessionBoard
    players: PlayersPanel
    record_panel: RecordPanel
    side_panel: SidePanel
    navigation: NavigationBar
    find_bar: FindBar
    file_problems_bar: FileProblemsBar
    match: MatchView
    central_widget: CentralWidget
    status_messages: StatusMessages

    view_state: ViewState
    panel_choice: PanelChoice


def make_components(window: QMainWindow, session: Session, settings: Settings) -> Components:
    """Make them all.

    Questions are asked above ``window``; it puts ``central_widget`` in its middle.
    """
    view_state = ViewState(settings.layout, settings.aids)
    choice = PanelChoice(session, view_state)
    board = SessionBoard(session, settings, view_state)
    find_bar, problems_bar = FindBar(), FileProblemsBar()
    players, navigation = PlayersPanel(), NavigationBar()
    archiver = GameArchiver(window, session, settings)
    saves = SaveActions(window, session, settings, archiver.archive_match)
    files = OpenActions(window, session, settings, saves)
    edits = CheckedEdits(window, session)
    trees = TreeActions(window, session, edits)
    counts = CountActions(window, session)
    count_tool = CountTool(window, session)
    play_tool = PlayTool(window, session, lambda: choice.is_studying)
    insert_tool, correct_tool = InsertTool(session, edits), CorrectTool(session, edits)
    games = MoveActions(
        window, session, play_tool, insert_tool, correct_tool, lambda: choice.is_studying
    )
    matches = MatchActions(window, session, settings, view_state, files, saves, archiver)
    record = RecordPanel(session, settings)
    side_panel = SidePanel(session, games, counts, board, record, choice, settings)
    match = MatchView(session, matches, board, players, window)
    bars = (problems_bar, navigation, find_bar)
    board_modes = BoardModes(window, session, settings, view_state, board, side_panel)
    tools = BoardTools(
        count=count_tool,
        dispute=DisputeTool(session),
        edit={
            EditTool.PLAY: play_tool,
            EditTool.INSERT: insert_tool,
            EditTool.CORRECT: correct_tool,
            EditTool.MARK: board_modes.marks,
        },
    )
    central_widget = CentralWidget(board, bars, players, side_panel, match.make_seat, settings)
    return Components(
        files=files,
        saves=saves,
        file_problems=FileProblemActions(window, session, files, problems_bar),
        games=games,
        matches=matches,
        counts=counts,
        estimates=EstimateActions(window, session, settings, board),
        trees=trees,
        navigation_actions=NavigationActions(window, session, find_bar),
        cursor=CursorActions(window, session, board),
        views=ViewActions(window, session, settings, view_state, board.move_signs, choice),
        board_modes=board_modes,
        count_tool=count_tool,
        click_router=ClickRouter(session, tools, lambda: side_panel.mode),
        board=board,
        players=players,
        record_panel=record,
        side_panel=side_panel,
        navigation=navigation,
        find_bar=find_bar,
        file_problems_bar=problems_bar,
        match=match,
        central_widget=central_widget,
        status_messages=StatusMessages(
            session, view_state, board, central_widget, window.statusBar()
        ),
        view_state=view_state,
        panel_choice=choice,
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
