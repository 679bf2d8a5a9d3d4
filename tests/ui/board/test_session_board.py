"""The board during a game: refusals, atari, stones to confirm and stones that land."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from gobanapp.clock.time_system import Absolute
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.frame import WHOLE_BOARD, WITHOUT_COORDINATES, Frame
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.session.document import Document
from gobanapp.session.move_confirmation import MoveConfirmation, StonePlacement
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text import move_text
from gobanapp.ui.board.bubble import Bubble
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.stone_animation import StoneAnimation
from gobanapp.ui.board.takeback_arc import TakebackArc
from gobanapp.ui.board.view_state import ViewState

LEFT = Qt.MouseButton.LeftButton
A1, B2, C3, D4, E5 = (Point(n, n) for n in range(5))
A_KO = "C4 D4 B3 E3 C2 D2 D3 C3"  # White has just taken on C3; Black may not retake on D3


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def session():
    return Session(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))


@pytest.fixture
def view_state():
    return ViewState()


@pytest.fixture
def board(session, settings, view_state, qtbot):
    board = SessionBoard(session, settings, view_state)
    session.subscribe(lambda _change: board.show_session())
    session.move_refused.connect(board.show_refusal)
    board.clicked.connect(session.play)
    board.resize(500, 520)
    qtbot.addWidget(board)
    with qtbot.waitExposed(board):
        board.show()
    return board


def where(board, point):
    return QPoint(*map(round, board.board_geometry.center(point)))


def click(board, *points):
    for point in points:
        QTest.mouseMove(board, where(board, point))
        QTest.mouseClick(board, LEFT, pos=where(board, point))


def play(session, names):
    for name in names.split():
        session.play(Point.parse(name))


def place_by(board, settings, placing):
    settings.move_confirmation = MoveConfirmation(stone_placement=placing)
    board.show_session()


# Placing


@pytest.mark.parametrize("placing", StonePlacement)
def test_stones_are_placed_as_the_settings_say(placing, board, settings):
    place_by(board, settings, placing)
    assert board.pointer_input.stone_placement is placing


def test_a_plain_click_counts(board, settings, session):
    place_by(board, settings, StonePlacement.CLICK_TWICE)
    click(board, C3, C3)
    session.apply(session.game_end.begin_count)
    assert session.is_counting
    assert board.pointer_input.stone_placement is StonePlacement.CLICK
    session.apply(session.game_end.toggle_count)
    assert board.pointer_input.stone_placement is StonePlacement.CLICK_TWICE


@pytest.mark.parametrize("task", [EditTool.INSERT, EditTool.CORRECT])
def test_a_plain_click_corrects(task, board, settings, session):
    place_by(board, settings, StonePlacement.DRAG)
    play(session, "C3 D4")
    session.choose_edit_tool(task)
    assert board.pointer_input.stone_placement is StonePlacement.CLICK
    session.choose_edit_tool(EditTool.PLAY)
    assert board.pointer_input.stone_placement is StonePlacement.DRAG


def test_a_plain_click_goes_through_a_count_by_hand(board, settings):
    place_by(board, settings, StonePlacement.CLICK_TWICE)
    board.show_step(replace(board.view, labels={A1: "1"}))
    assert board.pointer_input.stone_placement is StonePlacement.CLICK
    board.restore_session()
    assert board.pointer_input.stone_placement is StonePlacement.CLICK_TWICE


def test_an_unconfirmed_stone_stays_while_the_pointer_moves(board, settings, session):
    place_by(board, settings, StonePlacement.CLICK_TWICE)
    click(board, C3)
    QTest.mouseMove(board, where(board, D4))
    assert board.view.ghost == (C3, Color.BLACK)
    assert board.view.unconfirmed == C3
    assert session.position.board.is_empty(C3)
    click(board, C3)
    assert session.position.board[C3] is Color.BLACK
    assert board.view.unconfirmed is None


def test_a_dragged_stone_is_shown_at_its_target(board, settings, session):
    place_by(board, settings, StonePlacement.DRAG)
    QTest.mousePress(board, LEFT, pos=where(board, C3))
    QTest.mouseMove(board, where(board, D4))
    assert (board.view.ghost, board.view.unconfirmed) == ((D4, Color.BLACK), D4)
    QTest.mouseRelease(board, LEFT, pos=where(board, D4))
    assert session.position.board[D4] is Color.BLACK
    assert board.view.unconfirmed is None


@pytest.mark.parametrize("way", ["move", "pass", "walk"])
def test_an_unconfirmed_stone_is_removed_when_the_turn_changes(way, board, settings, session):
    play(session, "E5")
    place_by(board, settings, StonePlacement.CLICK_TWICE)
    click(board, C3)
    assert board.view.unconfirmed == C3
    if way == "move":
        session.play(D4)
    elif way == "pass":
        session.pass_()
    else:
        session.step_by(-1)
    assert board.pointer_input.unconfirmed is board.view.unconfirmed is None
    click(board, C3)
    assert session.position.board.is_empty(C3)


def test_other_news_leave_a_stone_that_waits(board, settings, session):
    place_by(board, settings, StonePlacement.CLICK_TWICE)
    click(board, C3)
    session.apply(lambda game: game.set_comment("a"))
    settings.coordinates = CoordinateStyle.NONE
    board.show_session()
    assert board.view.unconfirmed == C3


# Refusals


def test_the_reason_appears_next_to_the_point(board, session):
    play(session, A_KO)
    click(board, Point.parse("D3"))
    illegal = session.why_illegal(Point.parse("D3"))
    assert illegal.reason is RefusalReason.KO
    assert board.refusal_text == move_text.refusal(illegal, Color.BLACK)
    assert board.view.forbidden == Point.parse("D3")
    assert board.view.refusal_stones == frozenset({Point.parse("C3")})
    bubble = board.findChild(Bubble)
    assert bubble.isVisible()
    assert not bubble.geometry().contains(where(board, Point.parse("D3")))
    assert not bubble.geometry().contains(where(board, Point.parse("C3")))


def test_the_sign_stays_as_long_as_the_words(board, session, qtbot, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.board.bubble.DURATION", 100)
    play(session, A_KO)
    click(board, Point.parse("D3"))
    QTest.mouseMove(board, where(board, Point.parse("G7")))
    assert board.view.forbidden == Point.parse("D3")
    assert board.view.ghost == (Point.parse("G7"), Color.BLACK)
    qtbot.waitUntil(lambda: not board.refusal_text)
    assert board.view.refusal_stones == frozenset()
    assert board.view.forbidden is None
    assert board.view.ghost == (Point.parse("G7"), Color.BLACK)


@pytest.mark.parametrize("way", ["click", "off", "walk", "pass", "step", "resize"])
def test_the_words_go_with_the_next_click_or_change(way, board, session):
    play(session, A_KO)
    click(board, Point.parse("D3"))
    if way == "click":
        click(board, Point.parse("G7"))
    elif way == "off":
        QTest.mouseClick(board, LEFT, pos=QPoint(2, 2))
    elif way == "walk":
        session.step_by(-1)
    elif way == "pass":
        session.pass_()
    elif way == "resize":
        board.resize(400, 420)
    else:
        board.show_step(replace(board.view, ghost=None))
        board.restore_session()
    assert board.refusal_text == ""
    assert not board.findChild(Bubble).isVisible()
    assert board.view.refusal_stones == frozenset()


def test_a_second_click_repeats_the_refusal(board, session):
    play(session, A_KO)
    click(board, Point.parse("D3"), Point.parse("D3"))
    assert board.refusal_text != ""
    assert board.view.refusal_stones == frozenset({Point.parse("C3")})


def test_the_repeated_move_stands_on_the_point(board, session):
    play(session, A_KO)
    point = Point.parse("D3")
    click(board, point)
    earlier = session.position
    board.show_refusal(MoveRefusal(RefusalReason.SUPERKO, repeats=earlier))
    assert board.view.repeated == earlier.move_number == 8
    superko = MoveRefusal(RefusalReason.SUPERKO, repeats=earlier)
    assert board.refusal_text == move_text.refusal(superko, Color.BLACK)
    assert "8" in board.refusal_text


def test_on_a_taken_point_only_words_are_shown(board, session):
    play(session, "C3")
    click(board, C3)
    assert board.refusal_text == move_text.refusal(MoveRefusal(RefusalReason.OCCUPIED), Color.WHITE)
    assert board.view.forbidden is None


def test_a_refusal_can_be_read_from_the_other_side(board, session):
    play(session, A_KO)
    click(board, Point.parse("D3"))
    illegal = session.why_illegal(Point.parse("D3"))
    board.show_refusal(illegal, upside_down=True)
    assert board.findChild(Bubble).is_upside_down
    board.show_refusal(illegal)
    assert not board.findChild(Bubble).is_upside_down


def test_there_is_no_message_off_the_board(board, session):
    board.show_refusal(MoveRefusal(RefusalReason.OCCUPIED))
    assert board.refusal_text == ""


@pytest.mark.parametrize("placing", StonePlacement)
def test_a_refusal_needs_one_click_only(placing, board, settings, session):
    play(session, A_KO)
    place_by(board, settings, placing)
    click(board, Point.parse("D3"))
    assert board.refusal_text != ""


def test_a_finger_leaves_the_sign_on_the_point(board, session, qapp):
    play(session, A_KO)
    screen = QTest.createTouchDevice()
    place = where(board, Point.parse("D3"))
    QTest.touchEvent(board, screen).press(0, place, board).commit()
    QTest.touchEvent(board, screen).release(0, place, board).commit()
    assert board.refusal_text != ""
    assert board.view.forbidden == Point.parse("D3")


# Atari


def test_atari_is_shown_if_the_setting_is_on(board, settings, session):
    play(session, "C3 C4 E5 B3 E6 D3")
    assert board.view.atari == frozenset()
    settings.shows_atari = True
    board.show_session()
    assert board.view.atari == frozenset({C3})
    session.play(Point.parse("C2"))
    assert board.view.atari == frozenset()


def test_no_atari_is_shown_while_counting(board, settings, session):
    settings.shows_atari = True
    play(session, "C3 C4 E5 B3 E6 D3")
    session.apply(session.game_end.begin_count)
    assert board.view.atari == frozenset()


# Landing


def animation(board):
    """The stones in the air, None where there are none."""
    animation = board.findChild(StoneAnimation)
    return animation if animation is not None and animation.is_running else None


def test_a_stone_that_is_clicked_lands(board, session, qtbot):
    with qtbot.waitSignal(board.animation_finished):
        click(board, C3)
        assert animation(board) is not None
        assert board.view.board[C3] is Color.BLACK
        assert board.painted_view.board.is_empty(C3)
    assert board.painted_view == board.view


def test_the_next_click_does_not_wait(board, session):
    points = [Point(x, y) for y in range(3) for x in range(6)]
    for point in points:
        click(board, point)
    assert all(session.position.board[point] for point in points)
    assert all(board.painted_view.board[point] for point in points[:-1])
    board.finish_animation()
    assert board.painted_view == board.view


def test_the_pointer_shows_while_a_stone_lands(board):
    click(board, C3)
    QTest.mouseMove(board, where(board, D4))
    assert animation(board) is not None
    assert board.painted_view.ghost == (D4, Color.WHITE)
    assert board.painted_view.board.is_empty(C3)


def test_nothing_lands_without_motion(board, settings):
    settings.animates_stones = False
    board.show_session()
    click(board, C3)
    assert animation(board) is None
    assert board.painted_view.board[C3] is Color.BLACK


def test_stones_do_not_land_during_navigation(board, session):
    play(session, "C3 D4")
    assert animation(board) is None
    for steps in (-1, -1, 1, 1):
        session.step_by(steps)
        assert animation(board) is None
    click(board, Point.parse("G7"))
    assert animation(board) is not None
    session.step_by(-1)
    assert animation(board) is None
    assert board.painted_view == board.view


def test_a_captured_stone_lifts(board, session):
    play(session, "B1 A1 G7 H7")
    click(board, Point.parse("A2"))
    assert session.position.board.is_empty(A1)
    colors = {stone.color for stone in animation(board).stones(board.board_geometry)}
    assert colors == set(Color)


# Taking back


def test_the_time_to_take_back_is_an_arc_around_the_stone(board, session):
    play(session, "C3")
    board.signs.show_takeback_arc(C3, 0.8)
    arc = board.findChild(TakebackArc)
    assert arc.isVisible()
    assert arc.geometry().contains(where(board, C3))
    board.signs.show_takeback_arc(C3, 0.0)
    assert not arc.isVisible()
    board.signs.show_takeback_arc(C3, 0.5)
    board.signs.show_takeback_arc(None, 0.5)
    assert not arc.isVisible()


def test_the_arc_goes_with_the_stone(board, session):
    play(session, "C3")
    board.signs.show_takeback_arc(C3, 0.8)
    session.apply(lambda game: game.set_comment("a"))
    assert board.findChild(TakebackArc).isVisible()
    session.undo()
    session.undo()
    assert not board.findChild(TakebackArc).isVisible()


def test_each_way_of_placing_explains_a_click_on_a_stone(board, settings, session):
    play(session, "C3")
    told = []
    board.clicked.connect(told.append)
    for placing in StonePlacement:
        place_by(board, settings, placing)
        click(board, C3)
    assert told == [C3, C3, C3]


# Coordinates


@pytest.mark.parametrize(
    ("layout", "shown", "frame"),
    [
        (WindowLayout.STANDARD, True, WHOLE_BOARD),
        (WindowLayout.ACROSS, True, Frame(sides=CoordinateSides.ACROSS)),
        (WindowLayout.ACROSS, False, Frame(CoordinateStyle.NONE, CoordinateSides.ACROSS)),
        (WindowLayout.PLAIN, False, WITHOUT_COORDINATES),
    ],
)
def test_players_across_the_table_read_their_own_coordinates(
    layout, shown, frame, board, settings, view_state
):
    view_state.layout = layout
    settings.coordinates = CoordinateStyle.LETTERS if shown else CoordinateStyle.NONE
    board.show_session()
    assert board.view.frame == frame


def test_a_cut_label_is_shown_in_full(board, session):
    labels = {A1: "a ladder <b>here</b> that goes on", B2: "cut"}
    session.apply(lambda game: game.set_markup(replace(game.node.content.markup, labels=labels)))
    assert board.point_description(A1) == "a ladder <b>here</b> that goes on"
    assert board.point_description(Point(1, 0)) == "a ladder <b>here</b> that goes on"  # under it
    assert board.point_description(B2) == ""


def test_a_label_with_html_is_escaped_in_the_tooltip(board, session, monkeypatch):
    labels = {A1: "a ladder <b>here</b> that goes on", B2: "a ladder that goes on and on and on"}
    session.apply(lambda game: game.set_markup(replace(game.node.content.markup, labels=labels)))
    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, _board: shown.append(text))
    for point in (A1, B2):
        at = QPointF(*board.board_geometry.center(point)).toPoint()
        event = QHelpEvent(QEvent.Type.ToolTip, at, board.mapToGlobal(at))
        QApplication.sendEvent(board, event)
    assert shown == [
        "<qt>a ladder &lt;b&gt;here&lt;/b&gt; that goes on</qt>",
        "<qt>a ladder that goes on and on and on</qt>",
    ]


def test_no_move_is_promised_while_the_clock_stands(board, session):
    systems = ByColor(Absolute(main=60), Absolute(main=60))
    session.begin_match(Document([GameTerms(columns=9, rows=9).to_game("")]), systems)
    click(board, C3)
    QTest.mouseMove(board, where(board, D4))
    assert board.view.ghost == (D4, Color.WHITE)
    session.apply(session.match_clock.pause)
    assert board.view.ghost is None
    QTest.mouseMove(board, where(board, E5))
    assert board.view.ghost is None
    session.apply(session.match_clock.start)
    assert board.view.ghost == (E5, Color.WHITE)


def test_a_stone_that_waits_is_put_back_when_the_clock_is_stopped(board, settings, session):
    place_by(board, settings, StonePlacement.CLICK_TWICE)
    systems = ByColor(Absolute(main=60), Absolute(main=60))
    session.begin_match(Document([GameTerms(columns=9, rows=9).to_game("")]), systems)
    session.apply(session.match_clock.start)
    click(board, C3)
    assert board.view.unconfirmed == C3
    session.apply(session.match_clock.pause)
    session.apply(session.match_clock.start)
    assert board.view.unconfirmed is None
    assert board.pointer_input.unconfirmed is None
