"""The list of the moves that follow the current one."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from gobanapp.diagram.shown_numbers import next_move_letters
from gobanapp.game.markup import Markup
from gobanapp.game.node import Content, Property
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.ui.record.tree.next_moves import NextMoves
from gobanapp.ui.widgets.appearance import NORMAL, set_text_size
from tests.ui.record.tree.shown_tree import game_of, small_game

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def listed(qtbot):
    """Return the list for a game and a node, and what is chosen there."""

    def make(game, number):
        made = NextMoves()
        qtbot.addWidget(made)
        made.resize(320, made.sizeHint().height())
        game.go_to(number)
        made.show_game(game)
        made.wanted = []
        made.chosen.connect(made.wanted.append)
        with qtbot.waitActive(made):
            made.show()
        return made

    return make


def test_a_fork_lists_its_next_moves_and_their_lengths(listed):
    tesuji = Property("TE", ("2",))
    content = Content(move=Move(Color.WHITE, Point.parse("D4")), others=(tesuji,))
    game = small_game({4: content})
    assert listed(game, 1).accessibleName() == "Next: A C1 (2 moves), B D4 ++ (3 moves)"


def test_letters_are_those_of_the_board(listed):
    labels = {Point.parse("J9"): "A"}
    game = game_of({0: (1, 2, 3)}, {2: Content(move=Move(Color.BLACK, None))})
    game.set_markup(Markup(labels=labels))
    on_board = next_move_letters(game, 0, labels, labels.values())
    assert on_board == {Point.parse("B1"): "B", Point.parse("D1"): "C"}
    assert listed(game, 0).accessibleName() == "Next: B B1 (1 move), Pass (1 move), C D1 (1 move)"


def test_a_label_of_the_record_names_the_move_on_its_point(listed):
    game = game_of({0: (1, 2)})
    game.set_markup(Markup(labels={Point.parse("B1"): "A"}))
    assert listed(game, 0).accessibleName() == "Next: A B1 (1 move), B C1 (1 move)"


def test_in_a_narrow_line_numbers_stand_alone_so_that_the_last_variation_is_whole(listed):
    made = listed(game_of({0: (1, 2, 3)}), 0)
    made.clearFocus()
    made.resize(900, made.height())
    in_words, spoken = columns_with_text(made), made.accessibleName()
    width = in_words[-1] - 20
    made.resize(width, made.height())
    assert columns_with_text(made)[-1] < width - 20
    assert made.accessibleName() == spoken
    QTest.mouseClick(made, LEFT, pos=QPoint(columns_with_text(made)[-1] - 4, made.height() // 2))
    assert made.wanted == [3]


def test_without_a_fork_the_list_is_empty_and_unfocusable(listed):
    game = small_game()
    made = listed(game, 1)
    height = made.sizeHint().height()
    assert made.focusPolicy() is Qt.FocusPolicy.StrongFocus
    for number in (2, 3):
        game.go_to(number)
        made.show_game(game)
        assert made.accessibleName() == ""
        assert made.focusPolicy() is Qt.FocusPolicy.NoFocus
        assert made.sizeHint().height() == height


def test_a_click_chooses_a_variation(listed):
    made = listed(small_game(), 1)
    found = []
    for x in range(0, 320, 4):
        QTest.mouseClick(made, LEFT, pos=QPoint(x, made.height() // 2))
        found += [number for number in made.wanted if number not in found]
    assert found == [2, 4]
    assert 10 < len(made.wanted) < 70


def test_keys_choose_a_variation(listed, qtbot):
    made = listed(game_of({0: tuple(range(1, 31))}), 0)
    made.setFocus()
    for name in ("Left", "Right", "Right", "Left", "Return", "End", "Space", "Home", "Enter"):
        QTest.keyClick(made, getattr(Key, f"Key_{name}"))
    assert made.wanted == [2, 30, 1]
    with qtbot.waitSignal(made.escaped):
        QTest.keyClick(made, Key.Key_Escape)


def test_the_move_picked_by_keys_scrolls_into_view(listed):
    made = listed(game_of({0: tuple(range(1, 31))}), 0)
    made.setFocus()
    before = made.grab().toImage()
    QTest.keyClick(made, Key.Key_End)
    assert made.grab().toImage() != before
    QTest.mouseClick(made, LEFT, pos=QPoint(made.width() - 20, made.height() // 2))
    assert made.wanted == [30]


def test_a_long_line_is_not_counted_to_its_end(listed):
    game = game_of({0: (1, 5000), **{n: (n + 1,) for n in range(1, 2000)}})
    assert "(999+ moves)" in listed(game, 0).accessibleName()


def test_an_edit_is_reflected(listed):
    game = small_game()
    made = listed(game, 1)
    game.remove(4)
    made.show_game(game)
    assert made.accessibleName() == ""


def columns_with_text(made):
    """Return the columns of pixels that are not empty."""
    picture = made.grab().toImage()
    empty = picture.pixel(0, 0)
    rows = range(picture.height())
    return [x for x in range(picture.width()) if any(picture.pixel(x, y) != empty for y in rows)]


def test_a_clipped_list_starts_at_its_usual_place(listed):
    made = listed(game_of({0: (1, 2)}), 0)
    set_text_size(made, 4 * NORMAL)
    made.resize(900, made.sizeHint().height())
    made.clearFocus()
    in_words = columns_with_text(made)
    made.resize(in_words[-1] - 40, made.height())
    columns = columns_with_text(made)
    whole = made.grab().toImage()
    made.resize(columns[-1] - made.fontMetrics().horizontalAdvance(")"), made.height())
    part = made.grab().toImage()
    letter = made.fontMetrics().horizontalAdvance("B B")
    second = made.fontMetrics().horizontalAdvance("B B1 (1)")
    left = columns[-1] - second
    box = QRect(left, 0, letter, whole.height())
    assert box.right() < part.width()
    assert part.copy(box) == whole.copy(box)
