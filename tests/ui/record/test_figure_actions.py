import pytest
from PySide6.QtWidgets import QInputDialog

from gobanapp.game.print_properties import FigureStart, Numbering
from tests.ui.lookup import answer, menu_action, trigger
from tests.ui.window.menus.ticks import is_ticked


@pytest.fixture
def figures(table):
    table = table(columns=9, rows=9)
    table.click("E5 C3 G3 C7")
    table.figures = table.window.components.board_modes.figures
    return table


def printed(table):
    return table.game.node.content.print_properties


def test_the_menu_toggles_the_start_of_a_figure(figures):
    begin = menu_action(figures.window, "begin-figure")
    begin.trigger()
    assert printed(figures).figure == FigureStart()
    assert is_ticked(begin)
    begin.trigger()
    assert printed(figures).figure is None
    figures.session.undo()
    assert printed(figures).figure == FigureStart()


def test_a_figure_gets_a_name_on_one_line(figures):
    answer(QInputDialog, lambda asked: (asked.setTextValue("The   ladder "), asked.accept()))
    figures.figures.ask_name()
    assert printed(figures).figure == FigureStart("The ladder")


def test_a_cancelled_name_starts_no_figure(figures):
    answer(QInputDialog, lambda asked: (asked.setTextValue("The ladder"), asked.reject()))
    figures.figures.ask_name()
    assert not figures.figures.begins_here()


def test_a_line_is_divided_in_one_step(figures):
    figures.figures.divide(2)
    begun = [
        node.id for node in figures.game.tree.main_line() if node.content.print_properties.figure
    ]
    assert begun == [3]
    figures.figures.divide(None)
    assert not any(node.content.print_properties.figure for node in figures.game.tree.main_line())
    figures.session.undo()
    figures.session.undo()
    assert not figures.game.tree[3].content.print_properties.figure


def test_the_printed_number_of_a_move_can_be_set(figures):
    answer(QInputDialog, lambda asked: (asked.setIntValue(51), asked.accept()))
    figures.figures.ask_number()
    assert printed(figures).number == 51
    answer(QInputDialog, lambda asked: (asked.setIntValue(4), asked.accept()))
    figures.figures.ask_number()
    assert printed(figures).number is None


def test_moves_are_numbered_otherwise_from_here_on(figures):
    trigger(figures.window, "figure-numbers-hundreds")
    assert printed(figures).numbering is Numbering.HUNDREDS
    figures.click("G7")
    assert figures.figures.is_numbered(Numbering.HUNDREDS)
    edits = figures.game.tree.edits
    figures.figures.number(Numbering.HUNDREDS)
    assert figures.game.tree.edits == edits


def test_figures_cannot_be_edited_during_a_count(figures):
    figures.session.apply(figures.session.game_end.begin_count)
    assert not menu_action(figures.window, "begin-figure").isEnabled()
