"""A game for two, from the first start to its count, and the question after a crash."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from io import BytesIO
from pathlib import Path

from gobanapp.game.game_summary import game_summary
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import Ruleset
from gobanapp.session.document import Document
from gobanapp.storage.document_file import load_document
from gobanapp.storage.journal.recovery import RecoveredDocument
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.count.comparison_dialog import ComparisonDialog
from gobanapp.ui.count.demonstration.step_player import StepPlayer
from gobanapp.ui.count.result_dialog import ResultDialog
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from gobanapp.ui.match.new_game.new_game_dialog import NewGameDialog
from gobanapp.ui.match.new_game.rule_fields import RulesChoice
from gobanapp.ui.match.result_sheet.result_sheet_dialog import ResultSheetDialog
from gobanapp.ui.window.recovery_dialog import RecoveryDialog
from tests.pictures.camera import Camera
from tests.pictures.records import CLUB, HANDICAP_GAME, OLD_GAME, SMALL_GAME, VARIATIONS

DEAD = "C5 F15 F6 K14 K16 L14 O5 P12 T6"
"""In the old game; many of them a chain that is dead by the first of its stones."""


def first_start(of: Camera) -> None:
    of.window.show_welcome()
    of.take("welcome")
    of.take_as_large_as("welcome-small", 480, 700)
    of.window.components.board_modes.leave_mode()
    of.take("new")
    of.take_dialog("new-game", NewGameDialog(CLUB, of.window))
    dialog = NewGameDialog(GameTerms(ruleset=Ruleset.parse("aga,suicide=yes")), of.window)
    dialog.findChild(RulesChoice).expand_button.click()
    of.take_dialog("new-game-rules", dialog)


def match(of: Camera) -> None:
    _begin_match(of)
    of.take("match")
    for layout, name in (
        (WindowLayout.ACROSS, "across"),
        (WindowLayout.SIDE_BY_SIDE, "side-by-side"),
    ):
        of.window.components.views.set_layout(layout)
        of.take(name)
    of.window.components.views.set_layout(WindowLayout.STANDARD)
    of.session.open_document(of.session.document)


def seats(of: Camera) -> None:
    """The layouts once more on a tall screen, and what is asked, counted and told there."""
    _begin_match(of)
    for layout in (WindowLayout.SIDE_BY_SIDE, WindowLayout.ACROSS, WindowLayout.PLAIN):
        of.window.components.views.set_layout(layout)
        of.take_as_large_as(layout.value.replace(" ", "-") + "-tall", 760, 1100)
    of.take("plain")
    of.window.components.views.set_layout(WindowLayout.ACROSS)
    of.session.apply(of.session.takeback.request, Color.BLACK)
    of.take("across-undo")
    of.session.apply(of.session.takeback.answer, granted=False)
    of.session.apply(of.session.game_end.begin_count)
    of.take("across-count")
    of.session.apply(of.session.game_end.toggle_count)
    of.pass_seconds(1600)
    of.take("across-time")
    of.session.claim_time()
    of.take("across-result")
    of.window.components.views.set_layout(WindowLayout.STANDARD)
    summary = game_summary(of.session.game, None, ByColor(1500.0, 1387.0))
    of.take_dialog("sheet", ResultSheetDialog(summary, of.window))
    of.session.open_document(of.session.document)


def _begin_match(of: Camera) -> None:
    terms = replace(CLUB, names=ByColor("Guest", "Host"))
    of.session.begin_match(Document([terms.to_game("")]), terms.systems)
    of.play_a_while(126)


def count(of: Camera) -> None:
    _count(of, SMALL_GAME, "B6 G3 H4")
    of.session.accept(Color.BLACK)
    of.take("count")
    of.window.components.side_panel.demonstrate()
    hand = of.window.components.side_panel.mode
    assert hand is not None
    steps = hand.findChild(StepPlayer).demonstration.steps
    hand.step([number for number, step in enumerate(steps) if step.block][1])
    of.take("demonstration")
    of.take_as_large_as("demonstration-tall", 520, 900)
    hand.end()
    count = of.session.scoring
    assert count is not None
    group = count.group_at(of.session.game, Point.parse("G3"))
    of.session.apply(of.session.scoring.start_play_out, group, Color.BLACK, "")
    of.take("dispute")


def compare(of: Camera) -> None:
    """A game with a handicap: there the ways of counting differ."""
    _count(of, HANDICAP_GAME, "G7")
    of.take_dialog("compare", ComparisonDialog(of.session.game, of.session.scoring, of.window))


def large_count(of: Camera) -> None:
    _count(of, OLD_GAME, DEAD)
    of.session.accept(Color.BLACK)
    of.take("count-19")
    game = of.session.game
    of.take_dialog(
        "end", EndOfGameDialog(game, of.session.scoring.score(of.session.game), of.window)
    )
    of.take_dialog("result", ResultDialog(game.info, of.window))


def _count(of: Camera, record: Path, dead: str) -> None:
    """Begin to count a record at its end, with just these stones dead."""
    of.session.open_document(load_document(record))
    of.session.apply(lambda game: game.step_by(1000))
    # As if it had just been played: the record's own result would be told of.
    of.session.apply(lambda game: game.set_info(replace(game.info, result="")))
    of.session.apply(of.session.game_end.begin_count)
    of.wait()
    for point in map(Point.parse, dead.split()):
        count = of.session.scoring
        assert count is not None
        on_board = not of.session.game.position.board.is_empty(point)
        if on_board and point not in count.agreement.dead:
            of.session.play(point)


def small_board(of: Camera) -> None:
    """A board of 9 lines, with a name that is hardly to be got in."""
    names = ByColor("Black's name", "A rather long name indeed")
    terms = GameTerms(columns=9, rows=9, handicap=3, names=names)
    of.session.open_document(Document([terms.to_game("")]))
    of.take("nine")


def after_a_crash(of: Camera) -> None:
    terms = replace(CLUB, names=ByColor("Guest", "Host"))
    played = Document([terms.to_game("")])
    for node in load_document(OLD_GAME).game.tree.main_line():
        move = node.content.move
        if move is not None and move.point is not None and node.id <= 126:
            played.game.play(move.point)
    opened = load_document(VARIATIONS)
    opened.game.step_by(9)
    at = datetime(2001, 1, 1, 20, 15)  # noqa: DTZ001  by the clock of the user, whatever its zone
    found = [
        RecoveredDocument(
            folder=Path(), document=record, when=at, numbered_entries=[], lock=BytesIO()
        )
        for record in (played, opened)
    ]
    of.take_dialog("restore", RecoveryDialog(found, of.window))
