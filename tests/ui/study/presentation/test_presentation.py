from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from gobanapp.game.game_terms import GameTerms
from gobanapp.game.guess_the_move import GuessOutcome, MoveToGuess
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.storage.lesson_files import lessons_folder, load_lessons
from gobanapp.text import guess_text, move_text
from gobanapp.text.game_text import short_state_of_play
from gobanapp.text.presentation_text import PresentationText
from gobanapp.ui.study.presentation.large_text import TEXT_SIZES, LargeText
from gobanapp.ui.study.presentation.pen_layer import PenLayer
from gobanapp.ui.study.presentation.presentation_window import other_screen
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.buttons import CloseButton
from tests.ui.clipping import clipped
from tests.ui.lookup import find

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def hall(table):
    """A window with a game of three moves, at the second, and what it presents."""
    table = table(columns=9, rows=9)
    for name in "E5 C3 G3".split():
        table.session.apply(lambda game, name=name: game.play(Point.parse(name)))
    table.key(Qt.Key.Key_Left)
    table.session.apply(lambda game: game.set_comment("The corner"))
    table.key(Qt.Key.Key_F5)
    table.presenting = table.window.components.board_modes.teaching.presentation
    table.shown = table.presenting.window
    QTest.qWaitForWindowExposed(table.shown)
    assert table.shown.isFullScreen()
    table.shown.showNormal()
    table.shown.resize(1024, 768)
    return table


def press(hall, key):
    QTest.keyClick(hall.shown, key)


def where(board, name):
    return QPoint(*map(round, board.board_geometry.center(Point.parse(name))))


def move(board, name):
    """Move the mouse there, which QTest can do in the window on top only."""
    at, none = QPointF(where(board, name)), Qt.MouseButton.NoButton
    kind, plain = QEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, at, board.mapToGlobal(at), none, none, plain)
    QApplication.sendEvent(board, event)


def drag(board, *names):
    QTest.mousePress(board, LEFT, pos=where(board, names[0]))
    for name in names[1:]:
        QTest.mouseMove(board, where(board, name))
    QTest.mouseRelease(board, LEFT, pos=where(board, names[-1]))


def words(hall):
    return tuple(find(hall.shown, name, QLabel).text() for name in ("heading", "comment"))


def head_of_game(hall):
    """Return what the heading says of the game where it stands now."""
    return short_state_of_play(hall.game, hall.session.is_counting)


def bar_button(hall, name):
    return find(hall.presenting.bar, name, QPushButton)


def test_the_presentation_shows_board_and_words(hall):
    assert hall.shown.board.view == replace(hall.board.view, next_move_letters={})
    assert words(hall) == (head_of_game(hall), "The corner")


def test_the_presentation_follows_the_session(hall):
    before = head_of_game(hall)
    hall.session.step_by(1)
    assert hall.shown.board.view.board == hall.game.position.board
    assert words(hall)[0] == head_of_game(hall) != before


def test_the_presentation_has_its_own_navigation_keys(hall):
    for key, number in (
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Space, 1),
        (Qt.Key.Key_PageDown, 2),
        (Qt.Key.Key_PageUp, 1),
        (Qt.Key.Key_End, 3),
        (Qt.Key.Key_Backspace, 2),
    ):
        press(hall, key)
        assert hall.game.position.move_number == number


def test_a_frozen_presentation_does_not_change(hall):
    press(hall, Qt.Key.Key_F)
    before, head = hall.shown.board.view, head_of_game(hall)
    hall.session.step_by(1)
    assert hall.shown.board.view is before
    assert words(hall)[0] == head != head_of_game(hall)
    press(hall, Qt.Key.Key_F)
    assert words(hall)[0] == head_of_game(hall)
    assert hall.shown.board.view.board == hall.game.position.board


def test_the_next_move_is_shown_until_the_node_changes(hall):
    press(hall, Qt.Key.Key_N)
    assert not hall.shown.board.view.board.is_empty(Point.parse("G3"))
    assert hall.board.view.board.is_empty(Point.parse("G3"))
    press(hall, Qt.Key.Key_N)
    assert hall.shown.board.view == replace(hall.board.view, next_move_letters={})
    press(hall, Qt.Key.Key_N)
    press(hall, Qt.Key.Key_Left)
    assert not hall.presenting.shows_next_move


def test_comments_can_be_hidden_and_that_is_remembered(hall):
    press(hall, Qt.Key.Key_C)
    assert words(hall)[1] == ""
    assert not hall.window.settings.presents_comments
    press(hall, Qt.Key.Key_C)
    assert words(hall)[1] == "The corner"


def test_the_type_grows_in_steps_and_is_remembered(hall):
    heading = find(hall.shown, "heading", QLabel)
    before = heading.font().pixelSize()
    press(hall, Qt.Key.Key_Plus)
    assert heading.font().pixelSize() > before
    for _ in TEXT_SIZES:
        press(hall, Qt.Key.Key_Minus)
    assert hall.window.settings.presentation_text_size == 0
    assert heading.font().pixelSize() < before


def test_a_spot_follows_the_mouse_on_the_teachers_board(hall):
    move(hall.board, "D4")
    assert hall.shown.pen_layer.spot == pytest.approx((3, 5), abs=0.05)
    press(hall, Qt.Key.Key_P)
    assert hall.shown.pen_layer.spot is None
    move(hall.board, "F6")
    assert hall.shown.pen_layer.spot is None


def test_the_room_does_not_see_the_stone_in_the_teachers_hand(hall):
    move(hall.board, "A9")
    assert hall.board.view.ghost is not None
    assert hall.shown.board.view.ghost is None


def test_the_presentation_shows_spot_or_stone_at_the_pointer(hall):
    board, pen_layer = hall.shown.board, hall.shown.pen_layer
    move(board, "A9")
    assert pen_layer.spot is not None
    assert board.view.ghost is None
    press(hall, Qt.Key.Key_P)
    move(board, "B9")
    assert pen_layer.spot is None
    assert board.view.ghost[0] == Point.parse("B9")
    press(hall, Qt.Key.Key_P)
    press(hall, Qt.Key.Key_G)
    move(board, "C9")
    assert pen_layer.spot is None
    assert board.view.ghost[0] == Point.parse("C9")


@pytest.mark.parametrize("on_wall", [False, True])
def test_the_pen_draws_on_both_boards_and_plays_nothing(hall, on_wall):
    press(hall, Qt.Key.Key_D)
    drag(hall.shown.board if on_wall else hall.board, "A9", "C9", "C7")
    (stroke,) = hall.shown.pen_layer.strokes.strokes
    assert stroke[0] == pytest.approx((0, 0), abs=0.05)
    assert stroke[-1] == pytest.approx((2, 2), abs=0.05)
    (here,) = hall.board.findChildren(PenLayer)
    assert here.strokes == hall.shown.pen_layer.strokes
    assert hall.game.position.move_number == 2
    press(hall, Qt.Key.Key_X)
    assert not hall.shown.pen_layer.strokes.strokes
    assert not here.strokes.strokes


def test_a_finger_draws_with_the_pen_and_plays_nothing(hall):
    press(hall, Qt.Key.Key_D)
    board, screen = hall.shown.board, QTest.createTouchDevice()
    for does, name in (("press", "A9"), ("move", "C9"), ("release", "C7")):
        touch = QTest.touchEvent(board, screen)
        getattr(touch, does)(0, where(board, name), board)
        touch.commit()
    (stroke,) = hall.shown.pen_layer.strokes.strokes
    assert stroke[-1] == pytest.approx((2, 2), abs=0.05)
    assert hall.game.position.move_number == 2


def test_a_drawing_is_gone_with_the_game(hall):
    press(hall, Qt.Key.Key_D)
    drag(hall.board, "A9", "C9")
    hall.session.step_by(1)
    assert hall.shown.pen_layer.strokes.strokes
    hall.session.open_document(Document([GameTerms(columns=13, rows=13).to_game("2001-01-01")]))
    assert not hall.shown.pen_layer.strokes.strokes
    assert hall.shown.board.view.board.width == 13


def test_without_the_pen_a_click_on_either_board_plays(hall):
    board = hall.shown.board
    QTest.mouseClick(board, LEFT, pos=where(board, "A9"))
    assert hall.game.position.move_number == 3
    hall.click("B9")
    assert hall.game.position.move_number == 4


def test_a_click_on_a_frozen_presentation_plays_nothing(hall):
    press(hall, Qt.Key.Key_F)
    QTest.mouseClick(hall.shown.board, LEFT, pos=where(hall.shown.board, "A9"))
    assert hall.game.position.move_number == 2


def test_a_room_guesses(hall):
    press(hall, Qt.Key.Key_N)
    assert bar_button(hall, "next-move").isChecked()
    press(hall, Qt.Key.Key_G)
    assert not bar_button(hall, "next-move").isChecked()  # that is now to be guessed
    move_to_guess = MoveToGuess(answer=Point.parse("G3"), color=Color.BLACK, columns=9, rows=9)
    assert words(hall)[0] == guess_text.question(move_to_guess)
    board = hall.shown.board
    QTest.mouseClick(board, LEFT, pos=where(board, "A1"))
    assert guess_text.outcome(GuessOutcome.MISS) in words(hall)[1]
    assert len(board.view.blocks) == 1
    press(hall, Qt.Key.Key_N)
    assert hall.game.position.move_number == 3
    assert "G3" in words(hall)[1]
    assert guess_text.outcome(GuessOutcome.MISS) not in words(hall)[1]
    press(hall, Qt.Key.Key_G)
    assert words(hall)[0] == head_of_game(hall)


def test_a_count_by_hand_is_projected(hall):
    hall.session.apply(hall.session.game_end.begin_count)
    hall.window.components.side_panel.demonstrate()
    assert words(hall)[1] == hall.window.components.side_panel.prompt[1]
    assert hall.shown.board.view.board == hall.board.view.board
    hall.window.components.side_panel.step_by(1)
    assert words(hall)[1] == hall.window.components.side_panel.prompt[1]
    hall.window.components.side_panel.mode.end()
    assert hall.session.is_counting
    assert words(hall)[0] == head_of_game(hall)


def test_autoplay_runs_in_the_presentation(hall, qtbot):
    hall.window.components.board_modes.teaching.autoplay.set_seconds(0.3)
    before = head_of_game(hall)
    press(hall, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: words(hall)[0] != before)
    assert hall.game.position.move_number == 3
    assert words(hall)[0] == head_of_game(hall)
    assert not hall.window.components.board_modes.teaching.autoplay.is_playing


def test_full_screen_can_be_left(hall):
    press(hall, Qt.Key.Key_F11)
    assert hall.shown.isFullScreen()
    press(hall, Qt.Key.Key_F11)
    assert not hall.shown.isFullScreen()


def test_the_keys_can_be_looked_up(hall):
    press(hall, Qt.Key.Key_H)
    assert all(f"{key}:" in words(hall)[1] for key in "NCGAPDF")
    press(hall, Qt.Key.Key_H)
    assert words(hall)[1] == "The corner"


def test_escape_leaves_the_keys_and_only_then_the_presentation(hall):
    press(hall, Qt.Key.Key_H)
    press(hall, Qt.Key.Key_Escape)
    assert words(hall)[1] == "The corner"
    assert hall.shown.isVisible()
    press(hall, Qt.Key.Key_Escape)
    assert not hall.shown.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_H])
def test_the_start_says_how_to_leave(hall, key):
    note = find(hall.shown, "presenter-note", QLabel)
    assert note.isVisible()
    assert "Esc" in note.text()
    press(hall, Qt.Key.Key_N)
    press(hall, Qt.Key.Key_N)
    assert "Esc" in note.text()
    press(hall, key)
    assert not note.isVisible()


def test_buttons_of_the_teachers_bar_match_the_keys(hall):
    for name, is_on in (
        ("freeze", lambda: hall.presenting.is_frozen),
        ("pen", lambda: hall.presenting.is_drawing),
        ("next-move", lambda: hall.presenting.shows_next_move),
    ):
        button = bar_button(hall, name)
        hall.press(button)
        assert is_on()
        assert button.isChecked()
        hall.press(button)
        assert not is_on()
    size = hall.window.settings.presentation_text_size
    hall.press(bar_button(hall, "larger-type"))
    assert hall.window.settings.presentation_text_size == size + 1
    assert not bar_button(hall, "clear").isEnabled()


@pytest.mark.parametrize("how", ["Escape", "F5", "cross", "menu"])
def test_ending_the_presentation_leaves_the_board_to_play(hall, how):
    press(hall, Qt.Key.Key_D)
    if how == "cross":
        hall.press(hall.presenting.bar.findChild(CloseButton))
    elif how == "menu":
        hall.window.components.board_modes.teaching.toggle_presentation()
    else:
        press(hall, getattr(Qt.Key, f"Key_{how}"))
    assert hall.window.components.board_modes.teaching.presentation is None
    assert not hall.shown.isVisible()
    hall.click("A9")
    assert hall.game.position.move_number == 3


def test_closing_the_window_ends_the_presentation(hall):
    hall.session.document.mark_saved(None, None)
    hall.window.close()
    assert hall.window.components.board_modes.teaching.presentation is None


def test_a_presentation_can_be_started_again(hall):
    press(hall, Qt.Key.Key_Escape)
    hall.window.components.board_modes.teaching.toggle_presentation()
    assert hall.window.components.board_modes.teaching.presentation.window.isVisible()


def test_the_presentation_follows_the_appearance(hall, qapp):
    appearance.apply_appearance(qapp, appearance.DARK)
    try:
        assert hall.shown.board.theme.background == appearance.DARK.window
    finally:
        appearance.apply_appearance(qapp, appearance.LIGHT)
        qapp.setStyleSheet("")


def test_a_single_screen_has_no_other_screen():
    screens = QGuiApplication.screens()
    assert len(screens) > 1 or other_screen(screens[0]) is None


@pytest.mark.parametrize("size", [(1024, 768), (800, 600), (1920, 1080)])
def test_no_word_is_cut_on_a_projector_in_the_largest_type(hall, size, qtbot):
    long = ByColor("Maximiliane Oberhuber", "Cho")
    hall.session.apply(lambda game: game.set_info(replace(game.info, names=long)))
    for _ in TEXT_SIZES:
        press(hall, Qt.Key.Key_Plus)
    hall.shown.resize(*size)
    qtbot.wait(1)
    for label in hall.shown.findChildren(QLabel):
        for word in label.text().split():
            assert label.fontMetrics().horizontalAdvance(word) <= label.width(), word


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (700, 900), (480, 360), (2560, 1080)])
def test_board_and_words_have_room_at_any_size(hall, size, qtbot):
    hall.session.apply(lambda game: game.set_comment("A comment of some words. " * 8))
    hall.shown.showNormal()
    hall.shown.resize(*size)
    qtbot.waitUntil(lambda: hall.shown.width() == size[0])
    board, text = hall.shown.board, find(hall.shown, "words")
    assert not board.geometry().intersects(text.geometry())
    assert min(board.width(), board.height()) >= 0.55 * min(size)
    for name in ("heading", "black-name", "white-name"):
        label = find(text, name, QLabel)
        assert label.heightForWidth(label.width()) <= label.height()


@pytest.mark.parametrize("times", [6, 10])
def test_the_comment_leaves_room_for_the_words_around_it(qtbot, times):
    words = LargeText()
    qtbot.addWidget(words)
    words.resize(800, 176)
    words.set_type(22, is_wide=True)
    names = ByColor("Ann", "Ben")
    shown = PresentationText(names=names, head="Black to move " * times, text="A comment")
    words.show_text(shown, "Esc: end")
    with qtbot.waitExposed(words):
        words.show()
    heading = find(words, "heading")
    assert heading.heightForWidth(heading.width()) > 1.5 * heading.fontMetrics().height()
    assert clipped(words) == []


def test_a_lesson_is_projected(hall):
    hall.window.components.board_modes.learn.show_lessons()
    mode = hall.window.components.side_panel.mode
    lesson = load_lessons(lessons_folder() / "en")[0]
    names = [find(hall.shown, name) for name in ("black-name", "white-name")]
    assert words(hall) == (mode.prompt[0], lesson.title)
    assert all(name.isHidden() for name in names)  # nobody of the record plays
    mode.open_lesson(0)
    assert words(hall) == (lesson.pages[0].title, lesson.pages[0].text)
    assert hall.shown.board.view.board == hall.board.view.board
    before = hall.shown.board.view
    press(hall, Qt.Key.Key_N)  # what the record goes on with is no business of the lesson
    assert hall.shown.board.view == before
    assert not bar_button(hall, "next-move").isChecked()
    mode.end()
    assert words(hall) == (head_of_game(hall), "The corner")
    assert not any(name.isHidden() for name in names)
    assert hall.shown.board.view == replace(hall.board.view, next_move_letters={})


def test_a_problem_and_its_verdict_are_projected(hall):
    hall.window.components.board_modes.learn.solve_this()
    panel = hall.window.components.side_panel.mode.panel
    assert words(hall) == panel.exercise_text.presented_text
    assert words(hall)[0] == move_text.turn(Color.BLACK)
    assert panel.exercise_text.verdict == ""
    board = hall.shown.board
    QTest.mouseClick(board, LEFT, pos=where(board, "A1"))
    assert panel.exercise_text.verdict
    assert panel.exercise_text.verdict in words(hall)[1]
    assert "✗" in words(hall)[1]
