"""The end of a game in the window: counted, compared, shown by hand, disputed, written down."""

import re
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import BY_TERRITORY, CountingStyle, CountStepKind
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CHINESE, JAPANESE, RULESET_PRESETS, CountingMethod
from gobanapp.rules.verdict import Proposal
from gobanapp.session.scoring import GroupStatus
from gobanapp.text import (
    formats,
    move_text,
    player_names,
    result_text,
    rule_names,
    scoring_text,
    spoken_text,
)
from gobanapp.text.demonstration_text import counting_style_name
from gobanapp.ui.count.comparison_dialog import ComparisonDialog
from gobanapp.ui.count.count_panel import CountPanel
from gobanapp.ui.count.demonstration.step_player import StepPlayer
from gobanapp.ui.count.demonstration.step_printer import StepPrinter
from gobanapp.ui.count.dispute_panel import DisputePanel
from gobanapp.ui.count.result_dialog import ResultDialog
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from gobanapp.ui.widgets.plain_text import tool_tip
from tests.ui import lookup
from tests.ui.clipping import clipped
from tests.ui.lookup import answer, find, menu_action

# Black holds the left and one white stone in it, White the right.
MOVES = "D1 F1 D2 F2 D3 F3 D4 F4 D5 F5 D6 F6 D7 F7 D8 F8 D9 F9 E9 B5"


def point(name):
    return Point.parse(name)


def points(names):
    return frozenset(map(point, names.split()))


def choose(name):
    """Choose the line called ``name`` of the menu that is about to open."""

    def trigger(menu):
        found = menu.findChildren(QAction, name)
        menu.close()
        if not found:
            raise LookupError(f"{name!r} is not in the menu")
        found[0].trigger()

    lookup.when_open(lookup.active_menu, trigger)


@pytest.fixture
def ended(table):
    """Return the table of a game that has come to its end, on given terms."""

    def make(ruleset=JAPANESE):
        made = table(columns=9, rows=9, ruleset=ruleset, komi=0.5)
        for name in MOVES.split():
            made.session.play(point(name))
        made.session.pass_()
        made.session.pass_()
        return made

    return make


def press(table, name):
    """Press a button of what the panel shows now."""
    lookup.press(table.window.components.side_panel.currentWidget(), name)


def mark_disputed(table):
    lookup.choose(
        table.window.components.side_panel.currentWidget(), "marking", GroupStatus.DISPUTED
    )


def accept(table):
    """Both players accept the count, and leave the dialog with the result."""
    answer(EndOfGameDialog, lambda dialog: dialog.reject())
    press(table, "black-accepts")
    press(table, "white-accepts")


# Marking


def test_dead_stones_are_proposed_a_moment_after_the_count_has_begun(qtbot, ended, proposals):
    table = ended()
    qtbot.waitUntil(lambda: table.session.scoring.agreement.dead == points("B5"), timeout=60_000)
    assert table.board.view.dead == points("B5")
    count, game = table.session.scoring, table.game
    for name, is_dead in (("B5", True), ("D5", False)):
        verdict = count.proposal(game).verdict_at(point(name))
        told = scoring_text.verdict(
            verdict, is_dead=is_dead, is_in_seki=False, is_marked_seki=False, is_decided=False
        )
        assert table.board.point_description(point(name)) == told
    assert player_names.color_name(Color.BLACK) in told


def test_work_on_a_proposal_ends_with_the_count(qtbot, ended, proposals, monkeypatch):
    begun, left = Event(), Event()

    def work_for_ever(*_):
        begun.set()
        try:
            while True:
                yield
        finally:
            left.set()

    with monkeypatch.context() as patch:
        patch.setattr("gobanapp.rules.dead_stones.propose_dead_stones_in_slices", work_for_ever)
        table = ended()
        assert begun.wait(60)
        table.session.apply(table.session.game_end.toggle_count)
        assert left.wait(60)
    table.session.apply(table.session.game_end.toggle_count)
    qtbot.waitUntil(lambda: table.session.scoring.agreement.dead == points("B5"))


def test_nothing_is_counted_before_dead_stones_are_proposed(qtbot, ended, proposals, monkeypatch):
    goes_on = Event()

    def wait(*_):
        while not goes_on.is_set():
            yield
        return Proposal(verdicts=(), ownership={})

    monkeypatch.setattr("gobanapp.rules.dead_stones.propose_dead_stones_in_slices", wait)
    table = ended()
    panel = table.window.components.side_panel.currentWidget()
    lead = find(panel, "lead")
    qtbot.waitUntil(lambda: lead.text() == scoring_text.pending_proposal())
    assert not any(table.board.view.territory)
    for name in ("compare-counts", "show-count"):
        assert not menu_action(table.window, name).isEnabled()
        assert not find(panel, name).isEnabled()
    spoken = result_text.lead(table.session.scoring.score(table.game).result)
    assert spoken not in spoken_text.board_state(table.session)
    goes_on.set()
    qtbot.waitUntil(lambda: lead.text() == spoken)
    assert any(table.board.view.territory)
    assert menu_action(table.window, "compare-counts").isEnabled()
    assert find(panel, "compare-counts").isEnabled()
    assert spoken in spoken_text.board_state(table.session)


def test_a_fault_in_the_proposal_is_reported(qtbot, ended, proposals, monkeypatch):
    def fail(*_):
        raise ZeroDivisionError
        yield

    monkeypatch.setattr("gobanapp.rules.dead_stones.propose_dead_stones_in_slices", fail)
    with qtbot.captureExceptions() as errors:
        table = ended()
        qtbot.waitUntil(lambda: bool(errors))
    assert errors[0][0] is ZeroDivisionError
    assert table.window.statusBar().currentMessage()
    lead = result_text.lead(table.session.scoring.score(table.game).result)
    assert find(table.window, "lead").text() == lead
    table.click("B5")
    assert table.session.scoring.agreement.dead == points("B5")


def test_the_tip_of_a_group_gives_the_reason(qtbot, ended, proposals):
    table = ended()
    qtbot.waitUntil(lambda: table.session.scoring.agreement.dead == points("B5"))
    where = table.where("B5")
    QApplication.sendEvent(
        table.board, QHelpEvent(QHelpEvent.Type.ToolTip, where, table.board.mapToGlobal(where))
    )
    assert QToolTip.text() == tool_tip(table.board.point_description(point("B5")))
    nowhere = QPoint(1, 1)
    QApplication.sendEvent(table.board, QHelpEvent(QHelpEvent.Type.ToolTip, nowhere, nowhere))
    QToolTip.hideText()


def test_the_group_under_the_pointer_is_outlined(ended):
    table = ended()
    QTest.mouseMove(table.board, table.where("C4"))
    QTest.mouseMove(table.board, table.where("B5"))
    assert table.board.view.hovered_group == points("B5")
    QTest.mouseMove(table.board, table.where("A1"))
    assert table.board.view.hovered_group == frozenset()


def test_shift_means_one_chain(ended):
    table = ended()
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(table.board, Qt.MouseButton.LeftButton, shift, table.where("F1"))
    assert table.session.scoring.agreement.dead == points("F1 F2 F3 F4 F5 F6 F7 F8 F9")
    QTest.mouseClick(table.board, Qt.MouseButton.LeftButton, pos=table.where("B5"))


@pytest.mark.parametrize(
    ("on", "line", "dead", "seki"),
    [
        ("B5", "group-dead", "B5", ""),
        ("B5", "chain-dead", "B5", ""),
        ("F5", "seki", "", "F1 F2 F3 F4 F5 F6 F7 F8 F9"),
    ],
)
def test_a_menu_offers_every_status_of_a_group(ended, on, line, dead, seki):
    table = ended()
    choose(line)
    table.board.customContextMenuRequested.emit(table.where(on))
    assert table.session.scoring.agreement.dead == points(dead)
    assert table.session.scoring.agreement.seki == points(seki)
    assert table.session.scoring.status_to_mark is GroupStatus.DEAD


@pytest.mark.parametrize(
    ("on", "said", "line"),
    [
        ("B5", "group-dead", "group-lives"),
        ("B5", "chain-dead", "chain-lives"),
        ("F5", "seki", "not-seki"),
    ],
)
def test_the_menu_resets_a_status(ended, on, said, line):
    table = ended()
    for name in (said, line):
        choose(name)
        table.board.customContextMenuRequested.emit(table.where(on))
    assert table.session.scoring.agreement.dead == points("")
    assert table.session.scoring.agreement.seki == points("")


def test_an_empty_point_has_no_context_menu(ended):
    table = ended()
    table.board.customContextMenuRequested.emit(table.where("A1"))
    assert QApplication.activePopupWidget() is None


# Looking


def test_counts_are_compared(ended):
    table = ended(CHINESE)
    table.click("B5")
    seen, leads = [], []

    def read(dialog):
        seen.extend(label.text() for label in dialog.findChildren(QLabel))
        leads.append(find(dialog, "by-territory").text())
        dialog.reject()

    answer(ComparisonDialog, read)
    press(table, "compare-counts")
    assert set(map(rule_names.ruleset_name, RULESET_PRESETS.values())) <= set(seen)
    # 27 points and a prisoner against 27 and komi
    assert leads == [f"{player_names.color_name(Color.BLACK)} +{formats.number(0.5)}"]


def test_the_count_is_shown_by_hand(ended):
    table = ended()
    table.click("B5")
    count = table.window.components.side_panel.currentWidget()
    press(table, "show-count")
    assert table.window.components.side_panel.mode is not None
    assert table.window.components.side_panel.currentWidget() is not count
    before = table.board.view
    table.key(Qt.Key.Key_Right)
    table.board.finish_animation()
    assert table.board.view.board != before.board
    assert table.board.view.board.is_empty(point("B5"))
    table.click("A9")
    assert table.session.scoring.agreement.dead == points("B5")
    table.key(Qt.Key.Key_Escape)
    assert table.window.components.side_panel.mode is None
    assert table.window.components.side_panel.currentWidget() is count
    assert table.board.view.board == table.game.position.board
    assert table.board.view.dead == points("B5")


def test_the_wheel_and_a_click_step_through_the_count_by_hand(ended):
    table = ended()
    table.click("B5")
    table.window.components.side_panel.demonstrate()
    player = table.window.components.side_panel.mode.findChild(StepPlayer)
    table.click("A1")
    assert player.index == 1
    table.board.wheel_stepped.emit(1)
    assert player.index == 2
    table.board.wheel_stepped.emit(-1)
    assert player.index == 1


def test_every_way_of_counting_can_be_shown(ended):
    table = ended()
    table.click("B5")
    table.window.components.side_panel.demonstrate()
    shown = table.window.components.side_panel.mode
    for method in CountingStyle:
        shown.panel.counting_style_chosen.emit(method)
        assert shown.counting_style is method
        result = shown.findChild(StepPlayer).demonstration.result
        counting = CountingMethod.TERRITORY if method in BY_TERRITORY else CountingMethod.AREA
        # White has passed last, so that the quick count comes to what area does.
        by = CountingMethod.AREA if method is CountingStyle.QUICK else counting
        assert result == table.session.scoring.score(table.session.game).by(by).result


def test_the_steps_can_be_kept_with_their_words(ended, monkeypatch):
    table = ended()
    table.click("B5")
    table.window.components.side_panel.demonstrate()
    shown = table.window.components.side_panel.mode
    kept = []
    for name in ("save_picture", "print_step", "save_pdf", "print_all"):
        monkeypatch.setattr(StepPrinter, name, lambda _, *given, name=name: kept.append(given))
    panel = shown.panel
    table.key(Qt.Key.Key_Right)
    for wanted in (
        panel.picture_requested,
        panel.print_requested,
        panel.document_requested,
        panel.print_all_requested,
    ):
        wanted.emit()
    steps = shown.findChild(StepPlayer).demonstration.steps
    (view, words, name), (figure, _), (figures, title, _), (again, _) = kept
    assert (figure.view, [part.text for part in figure.text]) == (view, [words])
    for player in Color:
        assert player_names.color_name(player) in title
    assert counting_style_name(shown.counting_style) in title
    assert name.startswith(title)
    assert re.findall(r"\d+", name.removeprefix(title)) == ["2", str(len(steps))]
    assert [figure.view.board for figure in figures] == [step.board for step in steps]
    assert [part.lead for figure in figures for part in figure.text] == [
        f"{number}." for number in range(1, len(steps) + 1)
    ]
    assert [figure.text for figure in again] == [figure.text for figure in figures]


def test_a_change_of_the_count_ends_the_demonstration(ended):
    table = ended()
    table.window.components.side_panel.demonstrate()
    table.session.apply(table.session.scoring.mark_group, point("B5"))
    assert table.window.components.side_panel.mode is None
    table.window.components.side_panel.demonstrate()
    table.session.apply(table.session.game_end.toggle_count)
    assert table.window.components.side_panel.mode is None
    table.window.components.side_panel.demonstrate()
    assert table.window.components.side_panel.mode is None


# Disputes and results


def test_a_dispute_from_the_first_click_to_the_result(ended):
    table = ended()
    nodes = len(table.game.tree.nodes)
    mark_disputed(table)
    choose("black-first")
    table.click("B5")
    assert table.session.scoring.is_playing_out(table.session.game)
    assert table.board.view.hovered_group == points("B5")
    table.click("B4 H1 C5 H2 A5 H3 B6")
    assert table.game.position.board.is_empty(point("B5"))
    press(table, "pass")
    press(table, "pass")
    assert table.session.scoring.agreement.dead == points("B5")
    assert len(table.game.tree.nodes) == nodes + 2 + 7 + 2
    accept(table)
    assert table.game.info.result == "B+0.5"
    assert table.game.is_at_result


def test_the_move_number_is_shown_in_a_dispute(ended):
    table = ended()

    def number():
        return lookup.find(table.window, "move-number", QLabel).text()

    last = len(MOVES.split()) + 2
    assert number() == f"{last} / {last}"
    table.session.apply(table.session.scoring.start_play_out, points("B5"), Color.WHITE, "")
    assert number() == f"{last} / {last}"
    table.click("B4")
    assert number() == f"{last + 1} / {last + 1}"
    table.session.step_by(-3)
    assert number() == f"{last - 1} / {last + 1}"
    table.session.step_by(3)
    press(table, "give-up")
    assert number() == f"{last} / {last}"


@pytest.mark.parametrize("size", [(1000, 1000), (1000, 720), (600, 900)])
def test_the_dispute_panel_shows_whose_turn_it_is(ended, size):
    table = ended()
    table.window.resize(*size)
    table.session.apply(table.session.scoring.start_play_out, points("B5"), Color.WHITE, "")
    panel = table.window.components.side_panel.currentWidget()
    assert isinstance(panel, DisputePanel)
    turn = find(panel, "turn")
    assert turn.isVisible()
    assert turn.text() == move_text.turn(Color.WHITE)
    press(table, "pass")
    assert turn.text() == move_text.turn(Color.BLACK)
    press(table, "undo")
    assert turn.text() == move_text.turn(Color.WHITE)
    table.click("B4")
    assert turn.text() == move_text.turn(Color.BLACK)
    table.session.step_by(-5)
    assert turn.isVisible()
    assert turn.text() not in ("", *map(move_text.turn, Color))
    assert not find(panel, "pass").isEnabled()
    assert not menu_action(table.window, "pass").isEnabled()


LIKE_OTHERS = {"korean", "bga", "french"}
"""They end a game as Japanese or AGA rules do."""


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=pytest.mark.slow if key in LIKE_OTHERS else [])
        for key in RULESET_PRESETS
    ],
)
def test_a_whole_game_is_counted_disputed_resumed_shown_and_accepted(table, key):
    ruleset = RULESET_PRESETS[key]
    table = table(columns=9, rows=9, ruleset=ruleset, komi=0.5)
    table.click(MOVES)
    pass_until_counting(table)
    mark_disputed(table)
    if not ruleset.all_alive:
        choose("white-first")
    table.click("B5")
    assert table.session.scoring.is_playing_out(table.session.game) is not ruleset.all_alive
    pass_until_counting(table)
    assert point("B5") not in table.session.scoring.agreement.dead
    if ruleset.opponent_resumes:
        choose("white-asks")
    press(table, "resume")
    table.click("B4" if table.game.turn is Color.BLACK else "J9")
    pass_until_counting(table)
    table.session.apply(table.session.scoring.choose_group_status, GroupStatus.DEAD)
    table.click("B5")
    assert table.session.scoring.agreement.dead == (
        points("") if ruleset.all_alive else points("B5")
    )
    count = table.session.scoring.score(table.session.game)
    for method in CountingStyle:
        table.window.components.side_panel.demonstrate()
        shown = table.window.components.side_panel.mode
        shown.panel.counting_style_chosen.emit(method)
        player = shown.findChild(StepPlayer)
        player.to_end()
        assert player.current_step.kind is CountStepKind.RESULT
        table.key(Qt.Key.Key_Escape)
    accept(table)
    assert table.game.info.result == str(count.result)
    assert table.game.node.content.markup.territory == count.territory.owned
    assert [node.id for node in table.game.tree.main_line()][-1] == table.game.current_id


def pass_until_counting(table):
    for _ in range(4):
        table.session.pass_()
        if table.session.is_counting:
            return
    raise AssertionError("the passes did not stop the game")


@pytest.mark.parametrize(
    ("name", "dead"), [("group-dead", "B5"), ("group-lives", ""), ("give-up", "")]
)
def test_the_players_may_settle_it_before(ended, name, dead):
    table = ended()
    table.session.apply(table.session.scoring.start_play_out, points("B5"), Color.WHITE, "")
    press(table, name)
    assert isinstance(table.window.components.side_panel.currentWidget(), CountPanel)
    assert table.session.scoring.agreement.dead == points(dead)


@pytest.mark.parametrize(
    ("way", "written"),
    [("void", "Void"), ("time", "B+T"), ("draw", "0")],
)
def test_a_result_without_a_count(ended, way, written):
    table = ended()

    def fill(dialog):
        lookup.press(dialog, way)
        answer(EndOfGameDialog, lambda dialog: dialog.reject())
        lookup.press(dialog, "end-game")

    answer(ResultDialog, fill)
    table.window.components.counts.ask_result()
    assert table.game.info.result == written


def test_cancelling_the_dialog_writes_no_result(ended):
    table = ended()
    answer(ResultDialog, lambda dialog: dialog.reject())
    table.window.components.counts.ask_result()
    assert not table.game.info.result


@pytest.mark.parametrize("text", ["B+0.5", "W+12.25", "Somebody won, but nobody knows who or how"])
def test_that_a_result_is_replaced_is_told_in_whole(qtbot, text):
    dialog = ResultDialog(GameInfo(result=text))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    sentence = find(dialog, "recorded", QLabel)
    assert result_text.recorded_result(text) in sentence.text()
    assert clipped(dialog) == []


def test_the_dialog_begins_with_the_result_of_the_record(qtbot):
    for text in ("W+12.5", "B+T", "0", "Void", "?", "B+F", "W+R", "B+"):
        dialog = ResultDialog(GameInfo(result=text))
        qtbot.addWidget(dialog)
        assert str(dialog.entered_result) == text
