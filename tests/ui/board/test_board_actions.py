import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from gobanapp.clock.time_system import Fischer
from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.document import Document
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text.marking_tool_text import symmetry_text
from gobanapp.ui.board.bubble import Bubble
from gobanapp.ui.board.marking.pen import SelectionFrame
from tests.ui.lookup import find, trigger

LEFT = Qt.MouseButton.LeftButton
CORNER = BoardPart(0, 0, 4, 3)


def drag_band(table, start, end):
    QTest.mousePress(table.board, LEFT, pos=table.where(start))
    QTest.mouseMove(table.board, table.where(end))
    assert band(table).points == points_of(BoardPart.between(Point.parse(start), Point.parse(end)))
    QTest.mouseRelease(table.board, LEFT, pos=table.where(end))


def band(table):
    (band,) = table.board.findChildren(SelectionFrame)
    return band


def is_choosing(table):
    return table.session.tools.is_marking_with(MarkTool.PART) and not band(table).isHidden()


def points_of(part):
    return frozenset(part.points())


def show_only(table, part):
    table.session.apply(lambda game: game.show_only(points_of(part)))


# Coordinates


def test_coordinates_are_chosen_from_the_menu_and_kept(table, tmp_path):
    table = table(columns=9, rows=9)
    trigger(table.window, "coordinates-cjk")
    trigger(table.window, "sides-two")
    frame = table.board.view.frame
    assert (frame.coordinates, frame.sides) == (CoordinateStyle.CJK, CoordinateSides.TWO)
    again = Settings(tmp_path / "settings.ini")
    assert (again.coordinates, again.coordinate_sides) == (CoordinateStyle.CJK, CoordinateSides.TWO)


def test_players_across_the_table_have_them_on_four_sides(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "sides-two")
    table.window.components.views.set_layout(WindowLayout.ACROSS)
    assert table.board.view.frame.sides is CoordinateSides.ACROSS


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("false", CoordinateStyle.NONE),
        ("true", CoordinateStyle.LETTERS),
        ("?", CoordinateStyle.LETTERS),
    ],
)
def test_coordinates_of_earlier_versions_are_read(written, read, tmp_path):
    path = tmp_path / "settings.ini"
    path.write_text(f"[board]\ncoordinates={written}\n")
    assert Settings(path).coordinates is read


def test_a_count_by_hand_follows_the_coordinates(table):
    table = table(columns=5, rows=5)
    table.session.apply(table.session.game_end.toggle_count)
    table.window.components.side_panel.demonstrate()
    trigger(table.window, "coordinates-numbers")
    assert table.board.view.frame.coordinates is CoordinateStyle.NUMBERS


# Part


def test_a_part_is_chosen_by_a_band(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "choose-part")
    drag_band(table, "A1", "E4")
    assert table.board.view.frame.part == CORNER
    assert table.game.node.content.markup.visible == points_of(CORNER)
    assert band(table).isHidden()
    assert table.session.tools.edit_tool is EditTool.PLAY
    assert table.session.tools.mark_tool is MarkTool.TRIANGLE
    table.session.undo()
    assert table.board.view.frame.part is None


def test_a_band_may_be_drawn_from_beyond_the_edge(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "choose-part")
    QTest.mousePress(table.board, LEFT, pos=table.board.rect().bottomLeft())
    QTest.mouseRelease(table.board, LEFT, pos=table.where("E4"))
    assert table.board.view.frame.part == CORNER


def test_escape_keeps_the_visible_part(table):
    table = table(columns=9, rows=9)
    show_only(table, CORNER)
    trigger(table.window, "choose-part")
    assert table.board.view.frame.part is None  # or a larger part could not be chosen
    assert band(table).points == points_of(CORNER)
    QTest.mousePress(table.board, LEFT, pos=table.where("G7"))
    QTest.mouseMove(table.board, table.where("H8"))
    table.key(Qt.Key.Key_Escape)
    assert band(table).isHidden()
    QTest.mouseRelease(table.board, LEFT, pos=table.where("H8"))
    assert table.board.view.frame.part == CORNER
    assert len(table.game.tree) == 1


def test_a_finger_draws_the_band_and_plays_nothing(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "choose-part")
    screen = QTest.createTouchDevice()
    for does, name in (("press", "A1"), ("move", "C3"), ("move", "E4"), ("release", "E4")):
        touch = QTest.touchEvent(table.board, screen)
        getattr(touch, does)(1, table.where(name), table.board)
        touch.commit()
    assert table.board.view.frame.part == CORNER
    assert len(table.game.tree) == 1


def test_a_count_ends_the_choice_of_a_part(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "choose-part")
    table.session.apply(table.session.game_end.toggle_count)
    assert band(table).isHidden()


def test_a_click_chooses_no_part(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "choose-part")
    table.click("G7")
    assert is_choosing(table)
    drag_band(table, "A1", "E4")
    assert table.board.view.frame.part == CORNER


def test_a_larger_part_is_chosen_over_the_one_that_is_shown(table):
    table = table(columns=9, rows=9)
    show_only(table, CORNER)
    trigger(table.window, "choose-part")
    drag_band(table, "A1", "G7")
    assert table.board.view.frame.part == BoardPart(0, 0, 6, 6)


def test_a_click_while_a_part_is_shown_chooses_the_whole_board(table):
    table = table(columns=9, rows=9)
    show_only(table, CORNER)
    trigger(table.window, "choose-part")
    table.click("G7")
    assert not is_choosing(table)
    assert table.board.view.frame.part is None


@pytest.mark.parametrize("ends", ["a band", "Escape", "the key for marking"])
def test_the_tool_held_before_is_held_again(table, ends):
    table = table(columns=9, rows=9)
    table.key(Qt.Key.Key_O)
    trigger(table.window, "choose-part")
    if ends == "a band":
        drag_band(table, "A1", "E4")
    else:
        table.key(Qt.Key.Key_Escape if ends == "Escape" else Qt.Key.Key_M)
    assert table.session.tools.is_marking_with(MarkTool.CIRCLE)
    table.click("C3")
    assert table.game.node.content.markup.marks


def test_the_part_tool_stays_chosen(table):
    table = table(columns=9, rows=9)
    table.key(Qt.Key.Key_V)
    drag_band(table, "A1", "E4")
    assert is_choosing(table)
    assert table.board.view.frame.part is None  # for the next one, which may be larger
    drag_band(table, "B2", "G7")
    assert band(table).points == points_of(BoardPart(1, 1, 6, 6))
    table.key(Qt.Key.Key_Escape)
    assert table.board.view.frame.part == BoardPart(1, 1, 6, 6)


def test_a_part_can_be_chosen_in_the_seats_layout(table):
    table = table(columns=9, rows=9)
    table.window.components.views.set_layout(WindowLayout.SIDE_BY_SIDE)
    trigger(table.window, "choose-part")
    drag_band(table, "A1", "E4")
    assert table.board.view.frame.part == CORNER
    assert table.session.tools.edit_tool is EditTool.PLAY


def test_a_count_during_the_choice_keeps_the_previous_tool(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "choose-part")
    table.session.apply(table.session.game_end.toggle_count)
    assert table.session.tools.mark_tool is MarkTool.TRIANGLE
    table.session.apply(table.session.game_end.toggle_count)
    assert table.session.tools.edit_tool is EditTool.PLAY


def test_the_whole_board_can_be_restored(table):
    table = table(columns=9, rows=9)
    show_only(table, CORNER)
    table.click("C3")
    trigger(table.window, "whole-board")
    assert table.board.view.frame.part is None
    assert table.game.node.content.markup.visible == frozenset()
    table.session.step_by(-1)
    assert table.board.view.frame.part == CORNER
    trigger(table.window, "whole-board")
    assert table.game.node.content.markup.visible is None  # as before it was chosen


def test_the_whole_board_can_be_shown_always(table):
    table = table(columns=9, rows=9)
    show_only(table, CORNER)
    trigger(table.window, "whole-board-always")
    assert table.board.view.frame.part is None
    assert not table.board.view.hidden
    trigger(table.window, "whole-board-always")
    assert table.board.view.frame.part == CORNER


def test_choosing_a_part_overrides_always_showing_the_whole(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "whole-board-always")
    trigger(table.window, "choose-part")
    drag_band(table, "A1", "E4")
    assert table.board.view.frame.part == CORNER


def test_a_count_is_of_the_whole_board(table):
    table = table(columns=9, rows=9)
    show_only(table, CORNER)
    table.session.apply(table.session.game_end.toggle_count)
    assert table.board.view.frame.part is None
    assert not table.board.view.hidden


def test_hidden_points_cannot_be_played(table):
    table = table(columns=9, rows=9)
    points = frozenset(CORNER.points()) - {Point.parse("D3")}
    table.session.apply(lambda game: game.show_only(points))
    table.click("D3")
    geometry = table.board.board_geometry
    assert geometry.point_at(*geometry.center(Point.parse("G7"))) is None
    assert len(table.game.tree) == 1
    table.click("C3")
    assert len(table.game.tree) == 2


# Turning


@pytest.mark.parametrize("part", [None, BoardPart(2, 1, 6, 8)])
def test_clicks_find_their_points_on_a_turned_board(table, subtests, part):
    terms = {"columns": 9, "rows": 11}
    at = table(**terms)
    for symmetry in Symmetry:
        with subtests.test(symmetry.name):
            at.begin(**terms)
            if part is not None:
                show_only(at, part)
            at.window.components.board_modes.boards.rotate(symmetry)
            at.click("C3 G8 D5")
            board = at.game.position.board
            assert [board[Point.parse(name)] for name in ("C3", "G8", "D5")] == [
                Color.BLACK,
                Color.WHITE,
                Color.BLACK,
            ]
            assert at.board.view.frame.symmetry is symmetry
            assert (part is None) is (at.board.view.frame.part is None)


def test_a_band_chooses_its_points_on_a_turned_board(table, subtests):
    terms = {"columns": 9, "rows": 7}
    at = table(**terms)
    for symmetry in Symmetry:
        with subtests.test(symmetry.name):
            at.begin(**terms)
            at.window.components.board_modes.boards.rotate(symmetry)
            trigger(at.window, "choose-part")
            drag_band(at, "F6", "C2")
            assert at.board.view.frame.part == BoardPart(2, 1, 5, 5)


def test_a_refusal_appears_next_to_its_point_on_a_turned_board(table, subtests):
    terms = {"columns": 9, "rows": 9}
    at = table(**terms)
    for symmetry in Symmetry:
        with subtests.test(symmetry.name):
            at.begin(**terms)
            at.window.components.board_modes.boards.rotate(symmetry)
            at.click("B1 H8 A2 A1")
            assert at.board.refusal_text
            bubble = at.board.findChild(Bubble)
            near = bubble.geometry().adjusted(-60, -60, 60, 60)
            assert near.contains(at.where("A1"))


def test_turns_add_up_and_are_announced(table):
    table = table(columns=9, rows=9)
    label = find(table.window, "board-turned", QLabel)
    assert label.text() == ""
    trigger(table.window, "turn-quarter")
    assert label.text() == symmetry_text(Symmetry.QUARTER)
    trigger(table.window, "turn-quarter")
    assert label.text() == symmetry_text(Symmetry.HALF)
    trigger(table.window, "turn-back")
    assert table.board.view.frame.symmetry is Symmetry.NONE
    assert label.text() == ""


def test_a_turned_board_always_shows_the_status_bar(table):
    table = table(columns=9, rows=9)
    table.window.components.views.set_layout(WindowLayout.SIDE_BY_SIDE)
    assert table.window.statusBar().isHidden()
    trigger(table.window, "turn-quarter")
    assert not table.window.statusBar().isHidden()


def test_every_way_to_turn_a_board_has_words():
    words = {symmetry_text(symmetry) for symmetry in Symmetry if symmetry is not Symmetry.NONE}
    assert "" not in words
    # Those along a diagonal are called the same.
    assert len(words) == len(Symmetry) - 2


def test_opening_another_record_resets_the_rotation(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "turn-quarter")
    table.session.open_document(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    assert table.board.view.frame.symmetry is Symmetry.NONE


def test_a_count_finds_its_groups_on_a_turned_board(table, subtests):
    terms = {"columns": 9, "rows": 9}
    at = table(**terms)
    for symmetry in Symmetry:
        with subtests.test(symmetry.name):
            at.begin(**terms)
            at.click("C3 G7")
            at.window.components.board_modes.boards.rotate(symmetry)
            at.session.apply(at.session.game_end.toggle_count)
            at.click("G7")
            assert at.session.scoring.agreement.dead == {Point.parse("G7")}


@pytest.mark.parametrize("key", [Qt.Key.Key_T, Qt.Key.Key_F7], ids=["a tool", "guessing"])
def test_another_mode_ends_the_choice_of_a_part(table, key):
    table = table(columns=9, rows=9)
    table.click("E5 C3")
    table.key(Qt.Key.Key_Home)
    trigger(table.window, "choose-part")
    assert is_choosing(table)
    table.key(key)
    assert band(table).isHidden()


def test_no_part_is_chosen_while_a_clock_runs(table):
    table = table(columns=9, rows=9)
    terms = GameTerms(columns=9, rows=9)
    system = Fischer(main=600, increment=10)
    table.session.begin_match(Document([terms.to_game("")]), ByColor(system, system))
    table.session.apply(table.session.match_clock.start)
    assert not table.window.components.board_modes.marks.can_choose_part()
    assert not table.window.components.board_modes.boards.is_part_shown()
