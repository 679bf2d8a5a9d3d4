"""The panel of a count: its table and its buttons."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget

from gobanapp.game.agreement import Agreement
from gobanapp.game.count_warnings import CountWarningKind
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import (
    AGA,
    CHINESE,
    JAPANESE,
    KOREAN,
    RULESET_PRESETS,
    STONE_COUNTING,
    CountingMethod,
)
from gobanapp.rules.scoring import score
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from gobanapp.session.scoring import GroupStatus, Scoring
from gobanapp.text import player_names, result_text, scoring_text
from gobanapp.text.result_text import COUNT_LINES
from gobanapp.ui.count.comparison_dialog import ComparisonDialog
from gobanapp.ui.count.count_panel import AcceptButton, CountPanel
from gobanapp.ui.count.count_table import CountTable
from gobanapp.ui.count.warning_list import WarningList
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.plain_text import tool_tip
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from tests.board_text import parse_board
from tests.ui.lookup import click, double_click, find, is_shown, press, segment

BOARD = """
    . X O . .
    . X O O O
    . X O X .
    . X X O O
"""


WITH_DAME = """
    . X . O .
    . X O O .
    . X X O .
    . X X O .
"""


EYE_OVER_A_DAME = """
    O . X . . .
    O X X O X .
    O O . O X X
    O . O O . X
    . O O X X .
    O O O X X X
"""


def counted(ruleset, dead=(), counting=None, accepted=(False, False), drawing=BOARD):
    """Return a count that is going on, and its game."""
    board = parse_board(drawing)
    size = board.width, board.height
    terms = GameTerms(
        columns=size[0], rows=size[1], ruleset=ruleset, komi=0.5, names=ByColor("Ann", "")
    )
    info = terms.to_game("").info
    black, white = (
        frozenset(point for point, its in board.stones() if its is color) for color in Color
    )
    root = Node(0, None, (), Content(set_up=SetUp(black=black, white=white), info=info))
    agreement = Agreement(
        counting=counting or ruleset.counting,
        dead=frozenset(map(Point.parse, dead)),
        accepted=ByColor(*accepted),
    )
    return Scoring(agreement), Game(Tree({0: root}), board.width, board.height)


@pytest.fixture
def panel(qtbot):
    panel = CountPanel()
    qtbot.addWidget(panel)
    panel.resize(296, 640)
    panel.show()
    return panel


def warnings(panel):
    """Return the warnings that can be seen."""
    labels = panel.findChild(WarningList).findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible()]


def test_leader_by_both_methods(panel):
    for counting, lead, other in (
        (CountingMethod.TERRITORY, 1.5, 2.5),
        (CountingMethod.AREA, 2.5, 1.5),
    ):
        count, game = counted(JAPANESE, dead=["D2"], counting=counting)
        panel.show_count(count, game)
        score = count.score(game)
        assert (score.result.winner, score.result.margin) == (Color.WHITE, lead)
        assert find(panel, "lead").text() == result_text.lead(score.result)
        (by_other,) = (
            score.by(method) for method in score.ruleset.countings if method is not counting
        )
        assert by_other.result.margin == other
        assert find(panel, "lead-by-other-method").text() == result_text.lead_by(by_other)


@pytest.mark.parametrize(
    ("ruleset", "methods"),
    [
        (JAPANESE, [CountingMethod.TERRITORY, CountingMethod.AREA]),
        (CHINESE, [CountingMethod.AREA, CountingMethod.TERRITORY]),
        (STONE_COUNTING, [CountingMethod.STONES, CountingMethod.TERRITORY]),
    ],
)
def test_the_method_of_the_rules_comes_first_and_stays_there(panel, ruleset, methods):
    for counting in (None, CountingMethod.TERRITORY, None):
        panel.show_count(*counted(ruleset, counting=counting))
        assert find(panel, "method", SegmentedControl).values == methods
        first, second = (segment(panel, "method", method) for method in methods)
        assert first.x() < second.x()


def test_choosing_a_method_emits_a_request_without_switching(qtbot, panel):
    panel.show_count(*counted(CHINESE))
    with qtbot.waitSignal(panel.counting_chosen) as told:
        click(segment(panel, "method", CountingMethod.TERRITORY))
    assert told.args == [CountingMethod.TERRITORY]
    assert is_shown(panel, "stones-head")


def test_showing_a_count_emits_no_method(qtbot, panel):
    with qtbot.assertNotEmitted(panel.counting_chosen):
        panel.show_count(*counted(CHINESE))
        panel.show_count(*counted(CHINESE, counting=CountingMethod.TERRITORY))
        panel.show_count(*counted(JAPANESE))


@pytest.mark.parametrize(
    ("button", "color"), [("black-accepts", Color.BLACK), ("white-accepts", Color.WHITE)]
)
def test_each_player_accepts_with_a_button_of_their_own(qtbot, panel, button, color):
    panel.show_count(*counted(JAPANESE))
    with qtbot.waitSignal(panel.accepted) as told:
        press(panel, button)
    assert told.args == [color]
    assert "Ann" in find(panel, "black-accepts").text()
    assert player_names.color_name(Color.WHITE) in find(panel, "white-accepts").text()


@pytest.mark.parametrize("name", ["black-accepts", "white-accepts"])
def test_a_double_click_accepts_once(panel, name):
    told = []
    panel.accepted.connect(told.append)
    button = find(panel, name)
    double_click(button, button.rect().center())
    assert len(told) == 1
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    click(button)
    assert len(told) == 2


def test_acceptances_are_shown(panel):
    panel.show_count(*counted(JAPANESE, accepted=(False, True)))
    assert not find(panel, "black-accepts").isChecked()
    assert find(panel, "white-accepts").isChecked()


def test_play_can_be_resumed(qtbot, panel):
    with qtbot.waitSignal(panel.resume_requested):
        press(panel, "resume")


def test_marking_stones_moves_no_button(panel):
    def places():
        panel.layout().activate()
        return [b.geometry() for b in panel.findChildren(QAbstractButton)]

    panel.show_count(*counted(JAPANESE))
    before = places(), panel.sizeHint().height()
    panel.show_count(*counted(JAPANESE, dead=["D2"]))
    assert (places(), panel.sizeHint().height()) == before


def test_in_a_low_window_the_count_is_scrolled_and_the_buttons_stay(panel):
    panel.show_count(*counted(JAPANESE))
    panel.resize(296, 200)
    QApplication.processEvents()
    scrolled = panel.findChild(QScrollArea)
    assert scrolled.verticalScrollBar().maximum() > 0
    assert panel.rect().contains(find(panel, "resume").geometry())


def test_the_meaning_of_a_click_can_be_chosen(qtbot, panel):
    count, game = counted(JAPANESE)
    panel.show_count(count, game)
    with qtbot.waitSignal(panel.group_status_chosen) as told:
        click(segment(panel, "marking", GroupStatus.SEKI))
    assert told.args == [GroupStatus.SEKI]
    count.choose_group_status(game, GroupStatus.SEKI)
    panel.show_count(count, game)
    assert find(panel, "hint").text() == scoring_text.group_status_hint(
        GroupStatus.SEKI, all_alive=False
    )


def test_a_note_names_the_points_that_online_go_counts_differently(panel):
    note = find(panel, "online-go")
    panel.show_count(*counted(JAPANESE))
    assert not note.isVisible()
    count, game = counted(JAPANESE, drawing=EYE_OVER_A_DAME)
    panel.show_count(count, game)
    assert note.isVisible()
    assert "F2" in note.text()
    panel.show_count(*counted(CHINESE, drawing=EYE_OVER_A_DAME))
    assert not note.isVisible()


DEAD_IN_SEKI = """
    . . . O X . . .
    . . . O X . . .
    O O O O X . . .
    . . . O X . . .
    O O O O X X X X
    X X X X O O O X
    O . X . O . O X
"""


@pytest.mark.parametrize(("ruleset", "says"), [(JAPANESE, "A1"), (KOREAN, "A1"), (CHINESE, "")])
def test_a_dead_stone_in_seki_that_online_go_takes_is_named(qtbot, panel, ruleset, says):
    count, game = counted(ruleset, dead=["A1"], drawing=DEAD_IN_SEKI)
    panel.show_count(count, game)
    dialog = ComparisonDialog(game, count)
    qtbot.addWidget(dialog)
    for note in (find(panel, "online-go"), find(dialog, "online-go")):
        assert says in note.text()
        assert note.isHidden() is not bool(says)


def test_warnings_are_shown(panel):
    panel.show_count(*counted(CHINESE, dead=["D2"]))
    assert not panel.findChild(WarningList).isVisible()
    count, game = counted(CHINESE, drawing=WITH_DAME)
    panel.show_count(count, game)
    (found,) = count.warnings(game)
    assert found.kind is CountWarningKind.DAME
    assert warnings(panel) == [scoring_text.warning(found)]
    count, game = counted(AGA)
    game.play(Point.parse("A1"))
    game.pass_()
    game.pass_()
    panel.show_count(count, game)
    found = count.warnings(game)
    assert CountWarningKind.WHITE_PASSES_LAST in [method.kind for method in found]
    assert warnings(panel) == [scoring_text.warning(method) for method in found]


@pytest.fixture
def button(qtbot):
    button = AcceptButton(Color.BLACK)
    qtbot.addWidget(button)
    button.resize(280, 40)
    button.show()
    return button


def test_the_button_shows_the_acceptance(button):
    button.show_acceptance("Ann", has_accepted=False)
    before = button.text()
    assert "Ann" in before
    assert not button.isChecked()
    button.show_acceptance("Ann", has_accepted=True)
    assert "Ann" in button.text() != before
    assert button.isChecked()
    assert button.accessibleName() == button.text().strip()


@pytest.mark.parametrize("accepted", [True, False])
def test_a_click_emits_a_signal_and_changes_nothing_itself(qtbot, button, accepted):
    button.show_acceptance("Ann", has_accepted=accepted)
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.isChecked() is accepted


def test_a_long_name_ends_in_dots(button):
    name = "Honinbo Shusaku the invincible of Innoshima"
    button.show_acceptance(name, has_accepted=False)
    assert "Honinbo" in button.text()
    assert name not in button.text()
    assert "…" in button.text()
    assert button.sizeHint().width() <= button.width()
    assert button.toolTip() == tool_tip(button.accessibleName())
    assert name in button.accessibleName()
    button.resize(900, 40)
    assert name in button.text()
    assert button.text().strip() == button.accessibleName()
    assert button.toolTip() == ""


def test_an_ampersand_in_a_name_is_no_mnemonic(button):
    button.show_acceptance("Ann & Ben", has_accepted=False)
    assert "Ann && Ben" in button.text()
    assert button.shortcut().isEmpty()


BOARD_COUNT_TABLE = """
    . X . O .
    . X . O X
    . X . O O
    X X . O .
"""
NAMES = ByColor("Ann", "")


def count(ruleset, dead=(), komi=6.5, handicap=0):
    return score(
        parse_board(BOARD_COUNT_TABLE),
        {Point.parse(name) for name in dead},
        prisoners=ByColor(3, 11),
        passes=ByColor(1, 2),
        ruleset=ruleset,
        komi=komi,
        handicap=handicap,
    )


@pytest.fixture
def table(qtbot):
    table = CountTable()
    qtbot.addWidget(table)
    table.resize(300, 300)
    table.show()
    return table


def rows(table):
    """Return what stands in the table, row by row: the name of a line and both numbers."""
    table.layout().activate()
    found = []
    for line in COUNT_LINES:
        cells = [find(table, f"{line}-{column}") for column in ("head", "black", "white")]
        if is_shown(table, f"{line}-head"):
            head, black, white = cells
            assert head.text() == result_text.score_line_name(line)
            assert head.x() < black.x() < white.x()
            found.append((head.y(), (line, black.text(), white.text())))
        else:
            assert not any(cell.isVisible() for cell in cells)
    return [row for _, row in sorted(found)]


def test_territory_and_prisoners(table):
    table.show_count(count(JAPANESE, dead=["E3"]), NAMES)
    assert rows(table) == [
        ("territory", "3", "3"),
        ("dead", "0", "1"),
        ("prisoners", "3", "11"),
        ("komi", "0", "6.5"),
        ("total", "6", "21.5"),
    ]


def test_area_with_compensation(table):
    table.show_count(count(CHINESE, dead=["E3"], komi=0, handicap=3), NAMES)
    assert rows(table) == [
        ("territory", "3", "3"),
        ("stones", "5", "5"),
        ("compensation", "0", "3"),
        ("total", "8", "11"),
    ]


def test_pass_stones_and_group_tax(table):
    taxed = replace(JAPANESE, pass_stones=True, group_tax=True)
    table.show_count(count(taxed, komi=0), NAMES)
    assert ("passes", "2", "1") in rows(table)
    assert "tax" in [row[0] for row in rows(table)]


@pytest.mark.parametrize(
    "ruleset",
    [
        *RULESET_PRESETS.values(),
        replace(AGA, group_tax=True),
        replace(STONE_COUNTING, group_tax=True),
    ],
    ids=str,
)
@pytest.mark.parametrize("counting", CountingMethod)
def test_no_row_comes_or_goes_while_stones_are_marked(table, ruleset, counting):
    heights, heads = set(), set()
    everything = [str(point) for point, _ in parse_board(BOARD_COUNT_TABLE).stones()]
    for dead in ([], ["E3"], ["D4"], everything):
        table.show_count(count(ruleset, dead, handicap=2).by(counting), NAMES)
        heads.add(tuple(line for line, _, _ in rows(table)))
        heights.add(table.sizeHint().height())
    assert (len(heights), len(heads)) == (1, 1)


def test_units_stand_below_units(table):
    table.show_count(count(JAPANESE), NAMES)
    table.layout().activate()

    def units_end(label):
        whole, point, _ = label.text().partition(".")
        tail = label.fontMetrics().horizontalAdvance(label.text()[len(whole) :]) if point else 0
        margin = label.contentsMargins().right()
        return label.mapTo(table, QPoint(label.width(), 0)).x() - margin - tail

    numbers = [
        label
        for label in table.findChildren(QLabel)
        if label.isVisible() and label.text().replace(".", "").isdigit()
    ]
    assert {len(label.text()) for label in numbers} >= {1, 2, 3}
    assert len({units_end(label) for label in numbers}) == 2


def test_the_columns_have_accessible_names(table):
    table.show_count(count(JAPANESE), NAMES)
    stones = [label for label in table.findChildren(QLabel) if not label.pixmap().isNull()]
    names = ["Ann", player_names.color_name(Color.WHITE)]
    assert [stone.accessibleName() for stone in stones] == names


@pytest.mark.parametrize("width", range(260, 480, 40))
def test_changing_the_meaning_of_a_click_moves_nothing(qtbot, panel, width):
    panel.resize(width, 900)
    places = set()
    for status in GroupStatus:
        scoring, game = counted(JAPANESE)
        scoring.status_to_mark = status
        panel.show_count(scoring, game)
        qtbot.wait(1)
        places.add((find(panel, "marking").pos().y(), find(panel, "black-accepts").pos().y()))
    assert len(places) == 1


def with_unsettled(game, count, stone):
    """Let it be proposed that the chain on ``stone`` is not settled, and all others live."""
    board = game.position.board
    chains = {board.chain(at).stones for at, _ in board.stones()}
    verdicts = [
        Verdict(
            stones=chain,
            color=board[min(chain)],
            status=LifeStatus.UNSETTLED if Point.parse(stone) in chain else LifeStatus.ALIVE,
            confidence=0.2,
            reason=VerdictReason.PLAY_ON,
        )
        for chain in sorted(chains, key=min)
    ]
    proposal = Proposal(verdicts=tuple(verdicts), ownership={})
    count.take_proposal(game, board, game.ruleset, proposal)


def test_buttons_of_an_undecided_group_show_their_results(panel):
    count, game = counted(JAPANESE)
    panel.show_count(count, game)
    assert not is_shown(panel, "undecided-0")
    with_unsettled(game, count, "D2")
    panel.show_count(count, game)
    assert is_shown(panel, "undecided-0")
    assert not is_shown(panel, "undecided-1")
    (group,) = count.undecided_groups(game)
    for name, result in (("dead", group.if_dead), ("alive", group.if_alive)):
        button = find(panel, f"undecided-0-{name}", QAbstractButton)
        assert str(result) in button.text()
        assert "D2" in button.accessibleName()


@pytest.mark.parametrize(("name", "is_dead"), [("dead", True), ("alive", False)])
def test_one_click_decides_a_group(panel, qtbot, name, is_dead):
    count, game = counted(JAPANESE)
    with_unsettled(game, count, "D2")
    panel.show_count(count, game)
    with qtbot.waitSignal(panel.group_settled) as settled:
        press(panel, f"undecided-0-{name}")
    assert settled.args == [frozenset([Point.parse("D2")]), is_dead]
    count.settle_group(game, settled.args[0], is_dead=is_dead)
    panel.show_count(count, game)
    assert not is_shown(panel, "undecided-0")


# Until dead stones are proposed


def test_no_figure_is_shown_before_dead_stones_are_proposed(qtbot, panel):
    count, game = counted(JAPANESE, drawing=WITH_DAME)
    count.has_proposer = True
    panel.show_count(count, game)
    assert find(panel, "lead").text() == ""  # most waits are over before anyone can read
    waiting_text = scoring_text.pending_proposal()
    qtbot.waitUntil(lambda: find(panel, "lead").text() == waiting_text)
    figures = [f"{line}-{color}" for line in COUNT_LINES for color in ("black", "white")]
    for name in (*figures, "lead-by-other-method"):
        assert find(panel, name).text() == ""
    assert not warnings(panel)
    accepts = ("black-accepts", "white-accepts")
    assert not any(find(panel, name).isEnabled() for name in accepts)
    assert find(panel, "resume").isEnabled()

    count.give_up_proposal(game, game.position.board, game.ruleset)
    panel.show_count(count, game)
    assert find(panel, "lead").text() == result_text.lead(count.score(game).result)
    assert find(panel, "total-black").text()
    assert all(find(panel, name).isEnabled() for name in accepts)


@pytest.mark.usefixtures("font_rounding")
def test_a_pending_proposal_takes_the_room_of_the_figures(panel):
    count, game = counted(JAPANESE)
    count.has_proposer = True
    panel.show_count(count, game)
    QApplication.processEvents()
    before = find(panel, "compare-counts").y()
    count.give_up_proposal(game, game.position.board, game.ruleset)
    panel.show_count(count, game)
    QApplication.processEvents()
    assert find(panel, "compare-counts").y() == before


def test_an_unsettled_group_that_counts_as_dead_is_called_so(panel):
    count, game = counted(JAPANESE)
    group = Verdict(
        stones=frozenset({Point.parse("D2")}),
        color=Color.BLACK,
        status=LifeStatus.UNSETTLED,
        confidence=0.2,
        reason=VerdictReason.PLAY_ON,
        likely_dead=True,
    )
    board = game.position.board
    count.take_proposal(game, board, JAPANESE, Proposal(verdicts=(group,), ownership={}))
    panel.show_count(count, game)
    (asked,) = count.undecided_groups(game)
    assert asked.is_dead
    as_dead = find(panel, "undecided-0").text()
    assert as_dead == scoring_text.undecided_group(asked)
    assert as_dead != scoring_text.undecided_group(replace(asked, is_dead=False))
    assert count.score(game).result == asked.if_dead


# Room


def in_doubt(game, *names):
    """Return a proposal in which these groups are unsettled and count as dead."""
    board = game.position.board
    groups = (
        Verdict(
            stones=board.chain(Point.parse(name)).stones,
            color=board[Point.parse(name)],
            status=LifeStatus.UNSETTLED,
            confidence=0.2,
            reason=VerdictReason.PLAY_ON,
            likely_dead=True,
        )
        for name in names
    )
    return Proposal(verdicts=tuple(groups), ownership={})


def cut_rows(panel):
    """Return what is partly visible in the part that scrolls."""
    scrolled = panel.findChild(QScrollArea)
    page, view = scrolled.widget(), scrolled.viewport().rect()
    drawn = page.mask() if not page.mask().isEmpty() else QRegion(page.rect())
    found = []
    for part in [*page.findChildren(QLabel), *page.findChildren(QAbstractButton)]:
        place = QRect(part.mapTo(page, QPoint()), part.size())
        seen = place.translated(page.pos())
        is_seen = part.isVisible() and drawn.intersects(place) and view.intersects(seen)
        if is_seen and not view.contains(seen):
            found.append(part.text())
    return found


@pytest.mark.parametrize("wide", [False, True], ids=["narrow", "wide"])
@pytest.mark.parametrize("height", range(220, 640, 20))
def test_no_row_is_cut_at_any_height(qtbot, panel, height, wide):
    count, game = counted(JAPANESE)
    count.take_proposal(game, game.position.board, JAPANESE, in_doubt(game, "D2", "C2"))
    panel.set_side_by_side(wide)
    panel.resize(440 if wide else 296, height)
    panel.show_count(count, game)
    QApplication.processEvents()
    bar = panel.findChild(QScrollArea).verticalScrollBar()
    lead = find(panel, "lead")
    qtbot.waitUntil(lambda: lead.visibleRegion().boundingRect() == lead.rect())
    for value in range(0, bar.maximum() + 1, 7):
        bar.setValue(value)
        assert cut_rows(panel) == []
    if height >= panel.least_height(panel.width()):
        bottom = find(panel, "resume")
        assert panel.rect().contains(bottom.geometry())
        assert bottom.height() >= bottom.sizeHint().height()


def test_low_windows_hide_commands_of_menus_first(panel):
    panel.show_count(*counted(JAPANESE))
    rarely = ("compare-counts", "show-count", "lead-by-other-method", "hint")
    roomy = panel.sizeHint().height()
    for height in (roomy, 300, roomy):
        panel.resize(296, height)
        QApplication.processEvents()
        assert {is_shown(panel, name) for name in rarely} == {height == roomy}
        assert is_shown(panel, "black-accepts")


def test_the_buttons_of_an_undecided_group_stand_below_each_other_in_a_narrow_panel(qtbot):
    window, panel = QWidget(), CountPanel()
    panel.setParent(window)  # a window of its own could not be as narrow
    qtbot.addWidget(window)
    window.show()
    count, game = counted(JAPANESE)
    count.take_proposal(game, game.position.board, JAPANESE, in_doubt(game, "D2"))
    panel.show_count(count, game)
    dead, alive = (find(panel, f"undecided-0-{its}") for its in ("dead", "alive"))
    row = 2 * max(dead.sizeHint().width(), alive.sizeHint().width()) + SPACE
    for width, is_row in ((row, True), (row - 1, False)):
        panel.resize(width, 900)
        QApplication.processEvents()
        assert (dead.y() == alive.y()) is is_row
        assert panel.findChild(QScrollArea).horizontalScrollBar().maximum() == 0
