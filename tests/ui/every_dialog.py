"""Every dialog of the program, filled with an example."""

from datetime import UTC, date, datetime
from pathlib import Path
from types import SimpleNamespace

from gobanapp.clock.time_system import ByoYomi
from gobanapp.diagram.game_view import make_board_view
from gobanapp.diagram.theme import KAYA
from gobanapp.game.agreement import Agreement
from gobanapp.game.game_info import GameInfo
from gobanapp.game.game_summary import game_summary
from gobanapp.game.game_terms import GameTerms
from gobanapp.learning.learning_progress import LearningProgress
from gobanapp.learning.practice import PracticePlan
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import JAPANESE
from gobanapp.rules.scoring import score
from gobanapp.session.scoring import Scoring
from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.storage.problem_collection import problems_of_document
from gobanapp.ui.count.comparison_dialog import ComparisonDialog
from gobanapp.ui.count.result_dialog import ResultDialog
from gobanapp.ui.help.guide_dialog import GuideDialog
from gobanapp.ui.match.archive_dialog import ArchiveDialog
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from gobanapp.ui.match.new_game.new_game_dialog import NewGameDialog
from gobanapp.ui.match.new_game.nigiri_dialog import NigiriDialog
from gobanapp.ui.match.new_game.pie_rule_dialog import PieRuleDialog
from gobanapp.ui.match.result_sheet.result_sheet_dialog import ResultSheetDialog
from gobanapp.ui.match.set_clock_dialog import SetClockDialog
from gobanapp.ui.preferences.board_and_stones_dialog import BoardAndStonesDialog
from gobanapp.ui.preferences.preferences_window import PreferencesWindow
from gobanapp.ui.print.board_exporter import BoardExporter
from gobanapp.ui.print.export_dialog import ExportDialog
from gobanapp.ui.print.print_dialog import PrintDialog
from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog
from gobanapp.ui.record.file.file_problem_report import FileProblems
from gobanapp.ui.record.file.file_problems_dialog import ReportDialog
from gobanapp.ui.record.game_info_dialog import GameInformationDialog
from gobanapp.ui.record.games.file_games_dialog import GamesDialog
from gobanapp.ui.record.rotate_dialog import RotateDialog
from gobanapp.ui.study.practice_dialog import PracticeDialog
from gobanapp.ui.widgets.progress_dialog import ProgressDialog
from gobanapp.ui.window.recovery_dialog import RecoveryDialog
from gobanapp.ui.window.shortcuts.key_list import menu_groups
from gobanapp.ui.window.shortcuts.shortcuts_dialog import ShortcutsDialog
from tests.board_text import parse_board
from tests.ui.study.conftest import PROBLEMS

NAME = "some"
NAMES = ByColor("Ann", "Ben")
BYO_YOMI = ByoYomi(main=600, periods=3, seconds=30)
DATA = b"(;SZ[9]PB[Ann]PW[Ben]AB[zz];B[dd];W[ff])(;SZ[9]PB[Two];B[cc])"
IN_CHINESE = "(;PB[古力]PW[李世乭];B[zy])(;PB[Two])".encode("gbk")


def game(**terms):
    return GameTerms(columns=9, rows=9, names=NAMES, **terms).to_game("2001-01-01")


def counted(ruleset):
    """Return a count with stones of both colours to be paid, and the game it is of."""
    finished = game(ruleset=ruleset, handicap=2)
    count = score(
        parse_board(". X O\n. X O"),
        (),
        prisoners=ByColor(13, 7),
        passes=ByColor(1, 1),
        ruleset=ruleset,
        komi=6.5,
        handicap=2,
    )
    finished.set_result(str(count.result))
    return count, finished


def file_record(data=None):
    return read_document(data or DATA, Path(f"{NAME}.sgf"), None)


def comparison(window, _folder):
    _, finished = counted(JAPANESE)
    return ComparisonDialog(finished, Scoring(Agreement(counting=JAPANESE.counting)), window)


def end_of_game(window, _folder):
    count, finished = counted(JAPANESE)
    return EndOfGameDialog(finished, count, window)


def export(window, _folder):
    return ExportDialog(
        game(), make_board_view(game()), window.settings, BoardExporter(None), window
    )


def games(window, _folder):
    session = Session(file_record(IN_CHINESE))
    return GamesDialog(
        session, window, settings=window.settings, choose_files=lambda: (), save=lambda: True
    )


def new_game(window, _folder):
    return NewGameDialog(GameTerms(systems=ByColor(BYO_YOMI, BYO_YOMI)), window)


def played(window, folder):
    (folder / f"{NAME}.sgf").write_bytes(DATA)
    return ArchiveDialog(folder, window.settings, window)


def practice(window, _folder):
    collection = problems_of_document(file_record(PROBLEMS.encode()).entries, NAME)
    return PracticeDialog(
        [(NAME, collection)],
        PracticePlan(),
        LearningProgress(),
        date(2001, 1, 1),
        choose_folder=lambda: None,
        parent=window,
    )


def recovery(window, _folder):
    when = datetime(2001, 2, 3, 4, 5, tzinfo=UTC)
    left = SimpleNamespace(document=file_record(), when=when, is_whole=True)
    return RecoveryDialog([left], window)


def report(window, _folder):
    made = FileProblems()
    made.show_record(file_record())
    return ReportDialog(made, window)


def result_sheet(window, _folder):
    count, finished = counted(JAPANESE)
    return ResultSheetDialog(game_summary(finished, count, None), window)


DIALOGS = {
    BoardAndStonesDialog: lambda w, f: BoardAndStonesDialog(w.settings, w),
    ComparisonDialog: comparison,
    PieRuleDialog: lambda w, f: PieRuleDialog(NAMES, 6.5, w),
    EndOfGameDialog: end_of_game,
    ExportDialog: export,
    GameInformationDialog: lambda w, f: GameInformationDialog(
        GameInfo(names=NAMES, rules="house rules", komi=6.5), w
    ),
    GamesDialog: games,
    GuideDialog: lambda w, f: GuideDialog(w),
    NewGameDialog: new_game,
    NigiriDialog: lambda w, f: NigiriDialog(NAMES, w),
    ArchiveDialog: played,
    PracticeDialog: practice,
    PreferencesWindow: lambda w, f: PreferencesWindow(w.settings, w),
    PrintDialog: lambda w, f: PrintDialog(file_record(), w.settings, w),
    RecoveryDialog: recovery,
    ReportDialog: report,
    ResultDialog: lambda w, f: ResultDialog(GameInfo(result="W+12.25"), w),
    ResultSheetDialog: result_sheet,
    SetClockDialog: lambda w, f: SetClockDialog(GameInfo(names=NAMES), w),
    ShortcutsDialog: lambda w, f: ShortcutsDialog(menu_groups(w.menus, w.commands), w.commands, w),
    TextEncodingDialog: lambda w, f: TextEncodingDialog(IN_CHINESE, "gb18030", w),
    RotateDialog: lambda w, f: RotateDialog(game(), KAYA, w),
    ProgressDialog: lambda w, f: ProgressDialog(f"Reading {NAME}", w),
}
"""What opens each kind of dialog over a window, with a folder for its files."""
