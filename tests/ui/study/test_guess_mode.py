import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from gobanapp.game.game_terms import GameTerms
from gobanapp.game.guess_the_move import GuessOutcome
from gobanapp.game.markup import Mark
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.mark_tool import MarkTool
from gobanapp.text import guess_text
from tests.ui.lookup import find, press, trigger

MOVES = "E5 C3 G3 C7 G7"


@pytest.fixture
def guess(table):
    """A window with a game of five moves, at its beginning, guessing."""
    table = table(columns=9, rows=9)
    for name in MOVES.split():
        table.session.apply(lambda game, name=name: game.play(Point.parse(name)))
    table.key(Qt.Key.Key_Home)
    table.edits = table.game.tree.edits
    table.key(Qt.Key.Key_F7)
    table.guessing = table.window.components.side_panel.mode
    table.panel = table.guessing.panel
    return table


def asked_color(table):
    """Return whose move is asked for, in words that say so."""
    move_to_guess = table.guessing.move_to_guess
    assert find(table.panel, "question", QLabel).text() == guess_text.question(move_to_guess)
    assert table.guessing.prompt[0] == guess_text.question(move_to_guess)
    return move_to_guess.color


def message(table):
    """Return what is said of the last try, in the panel and to those who look on."""
    text = find(table.panel, "told", QLabel).text()
    assert table.guessing.prompt[1].startswith(text)
    return text


def miss(table):
    """Click on a point where the move may be but is not, and return it."""
    move_to_guess = table.guessing.move_to_guess
    point = next(
        point
        for point in table.game.position.board.points()
        if move_to_guess.may_be_on(point)
        and point not in {move_to_guess.answer, *move_to_guess.taken, *move_to_guess.misses}
    )
    table.click(str(point))
    return point


def test_the_question_takes_the_place_of_tree_and_comment(guess):
    assert guess.panel.isVisible()
    assert not guess.window.components.record_panel.tree.isVisible()
    assert not guess.window.components.record_panel.comment.isVisible()
    assert asked_color(guess) is Color.BLACK


def test_names_cannot_be_clicked_until_it_ends(guess):
    label = find(find(guess.window, "black-player"), "name")
    assert label.cursor().shape() is Qt.CursorShape.ArrowCursor
    guess.guessing.end()
    assert label.cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_the_move_that_was_played_is_found_with_a_click(guess):
    move_to_guess = guess.guessing.move_to_guess
    guess.click("E5")
    assert guess.game.position.move_number == 1
    assert message(guess) == guess_text.found_message(move_to_guess)
    assert asked_color(guess) is Color.WHITE
    assert guess.guessing.tally.points == 10
    assert "10" in find(guess.panel, "score", QLabel).text()


def test_a_miss_plays_nothing_and_narrows_the_place_down(guess):
    where = miss(guess)
    assert guess.game.position.move_number == 0
    view = guess.board.view
    assert view.marks == {where: Mark.CROSS}
    (area,) = view.blocks
    assert Point.parse("E5") in area
    assert view.dimmed == frozenset(view.board.points()) - area
    assert message(guess) == guess_text.outcome(GuessOutcome.MISS)
    before = len(area)
    miss(guess)
    assert len(guess.board.view.blocks[0]) < before


def test_with_enough_misses_the_move_is_shown(guess):
    move_to_guess = guess.guessing.move_to_guess
    while guess.game.position.move_number == 0:
        miss(guess)
    assert message(guess) == guess_text.shown_message(move_to_guess)
    assert "E5" in message(guess)
    assert guess.guessing.tally.points == 0
    assert not guess.board.view.blocks


def test_a_hint_narrows_and_a_reveal_shows(guess):
    press(guess.panel, "hint")
    assert len(guess.board.view.blocks) == 1
    assert message(guess) == guess_text.hint_message()
    press(guess.panel, "show-move")
    assert guess.game.position.move_number == 1
    assert guess.guessing.tally.possible == 10


def test_moves_of_the_other_colour_play_automatically(guess, qtbot):
    guess.guessing.guess_colors(frozenset({Color.BLACK}))
    guess.click("E5")
    assert guess.guessing.move_to_guess is None
    guess.click("C3")  # White's move is not to be guessed: the click does nothing
    assert guess.game.position.move_number == 1
    qtbot.waitUntil(lambda: guess.game.position.move_number == 2)
    assert asked_color(guess) is Color.BLACK


def test_at_the_end_it_is_summed_up(guess):
    guess.click(MOVES)
    tally = guess.guessing.tally
    assert (tally.found_moves, len(tally.moves), tally.at_once) == (5, 5, 5)
    assert guess.guessing.prompt[0] == guess_text.summary(tally)
    assert not find(guess.panel, "hint").isEnabled()


def test_a_move_of_a_variation_costs_nothing(guess):
    guess.guessing.end()
    guess.session.apply(lambda game: game.play(Point.parse("C5")))
    guess.key(Qt.Key.Key_Home)
    guess.session.navigate(lambda game: game.go_to(game.tree.root.children[0]))
    guess.key(Qt.Key.Key_Left)
    guess.key(Qt.Key.Key_F7)
    guess.guessing = guess.window.components.side_panel.mode
    guess.click("C5")
    assert guess.guessing.prompt[1] == guess_text.outcome(GuessOutcome.VARIATION)
    assert guess.guessing.move_to_guess.points == 10


def test_the_record_is_never_edited(guess):
    miss(guess)
    guess.click(MOVES)
    press(guess.panel, "stop-guessing")
    assert guess.game.tree.edits == guess.edits


def test_the_wheel_does_not_reveal_the_move(guess):
    guess.board.wheel_stepped.emit(1)
    assert guess.game.position.move_number == 0


def test_the_question_follows_the_current_node(guess):
    guess.key(Qt.Key.Key_Right)
    assert asked_color(guess) is Color.WHITE
    assert not guess.guessing.tally.moves


@pytest.mark.parametrize("how", ["button", "Escape", "F7"])
def test_guessing_can_be_stopped(guess, how):
    if how == "button":
        press(guess.panel, "stop-guessing")
    else:
        guess.key(getattr(Qt.Key, f"Key_{how}"))
    assert guess.window.components.side_panel.mode is None
    trigger(guess.window, "desk-study")
    assert guess.window.components.record_panel.comment.isVisible()
    guess.click("A1")
    assert guess.game.position.move_number == 1  # a click plays again


def test_an_edit_ends_it(guess):
    guess.session.apply(lambda game: game.set_comment("Well"))
    assert guess.window.components.side_panel.mode is None
    assert not guess.board.view.blocks


def test_a_tool_that_marks_is_put_down_for_it(guess):
    guess.guessing.end()
    guess.session.choose_mark_tool(MarkTool.TRIANGLE)
    guess.key(Qt.Key.Key_F7)
    guess.click("E5")
    assert guess.game.position.move_number == 1
    assert guess.game.tree.edits == guess.edits


def test_keys_do_not_change_the_record_while_guessing(guess):
    for key in (Qt.Key.Key_P, Qt.Key.Key_C, Qt.Key.Key_T, Qt.Key.Key_F):
        guess.key(key)
    assert guess.window.components.side_panel.mode is guess.guessing
    assert guess.game.tree.edits == guess.edits


def test_counting_ends_it(guess):
    guess.session.apply(guess.session.game_end.begin_count)
    assert guess.session.is_counting
    assert guess.window.components.side_panel.mode is None


def test_opening_another_record_ends_it(guess):
    miss(guess)
    guess.session.open_document(Document([GameTerms(columns=9, rows=9).to_game("")]))
    assert guess.window.components.side_panel.mode is None
    assert not guess.board.view.blocks


def test_guessing_does_not_start_at_the_records_end(table):
    table = table(columns=9, rows=9)
    table.key(Qt.Key.Key_F7)
    assert table.window.components.side_panel.mode is None


def test_guessing_is_not_available_during_a_trial(table):
    table = table(columns=9, rows=9)
    table.click("E5 C3")
    table.key(Qt.Key.Key_Home)
    teaching = table.window.components.board_modes.teaching
    assert teaching.can_guess()
    table.session.apply(table.session.trials.start)
    assert not teaching.can_guess()
    table.key(Qt.Key.Key_F7)
    assert table.window.components.side_panel.mode is None
