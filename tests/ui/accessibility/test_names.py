"""Accessible names of every widget that can have the focus, in every layout."""

import re

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from gobanapp.rules.color import Color
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.session.mark_tool import MarkTool
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text import player_names, result_text
from gobanapp.ui.accessibility import interfaces
from gobanapp.ui.count.count_table import CountTable
from gobanapp.ui.widgets.plain_text import MessageBox
from gobanapp.ui.widgets.rotated_widget import RotatedWidget
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from tests.ui.accessibility.names import nameless, reached
from tests.ui.lookup import find

_Text = QAccessible.Text


@pytest.fixture(scope="module", autouse=True)
def _installed(qapp):
    interfaces.install()


@pytest.mark.parametrize("layout", WindowLayout)
def test_the_window_in_each_layout(table, layout):
    at = table(columns=9, rows=9)
    at.window.settings.shows_moves = True
    at.window.components.views.set_layout(layout)
    assert nameless(at.window) == []
    assert reached(at.window)
    at.session.apply(at.session.game_end.begin_count)
    assert nameless(at.window) == []


def _mark(at):
    at.session.choose_mark_tool(MarkTool.LABEL)
    at.click("D4")


def _find(at):
    at.window.components.find_bar.open()


def _page(at):
    at.window.components.board_modes.learn.show_lessons()
    at.window.components.side_panel.mode.open_lesson(0)


def _demonstrate(at):
    at.session.apply(at.session.game_end.begin_count)
    at.window.components.side_panel.demonstrate()


def _dispute(at):
    at.click("D4")
    at.session.apply(at.session.game_end.begin_count)
    stones = frozenset(point for point, _ in at.game.position.board.stones())
    at.session.apply(at.session.scoring.start_play_out, stones, Color.BLACK, "")


@pytest.mark.parametrize(
    "begin",
    [
        _mark,
        _find,
        _page,
        _demonstrate,
        _dispute,
        lambda at: at.window.components.board_modes.learn.show_lessons(),
        lambda at: at.window.components.board_modes.teaching.toggle_guessing(),
        lambda at: at.window.components.board_modes.trials.toggle(),
        lambda at: at.window.components.estimates.toggle(),
    ],
)
def test_the_window_in_each_mode(table, begin):
    at = table(columns=9, rows=9)
    at.window.resize(1200, 900)
    at.click("E5 C3")
    at.session.step_by(-1)
    before = {w for w in at.window.findChildren(QWidget) if w.isVisible()}
    begin(at)
    QCoreApplication.processEvents()
    assert {w for w in at.window.findChildren(QWidget) if w.isVisible()} != before
    assert nameless(at.window) == []


def test_the_seat_across_the_table_is_found_from_the_window(table):
    at = table(columns=9, rows=9)
    at.window.components.views.set_layout(WindowLayout.ACROSS)
    turned = at.window.findChild(RotatedWidget)
    found = QAccessible.queryAccessibleInterface(turned)
    assert found.childCount() == 1
    assert found.child(0).object() is turned.inner
    assert found.text(_Text.Name) == turned.inner.accessibleName() != ""


def test_the_tree_describes_the_position_and_what_follows(table, qtbot):
    at = table(columns=9, rows=9)
    at.window.resize(1200, 900)
    at.click("D4 F6")
    at.session.step_by(-1)
    at.click("C3")
    at.session.step_by(-1)
    tree = QAccessible.queryAccessibleInterface(at.window.components.record_panel.tree)
    assert tree.role() is QAccessible.Role.Tree
    nodes = [tree.child(index) for index in range(tree.childCount())]
    said = [node.text(_Text.Name) for node in nodes]
    at_hand = at.window.components.record_panel.tree.nearby_nodes()
    assert [str(at.game.tree[number].content.move.point) for number in at_hand] == [
        "D4",
        "F6",
        "C3",
    ]
    assert said == [
        at.window.components.record_panel.tree.node_description(number) for number in at_hand
    ]
    assert tree.text(_Text.Description) == ". ".join(said)
    assert nodes[0].state().selected
    assert at.window.components.record_panel.tree.rect().contains(
        at.window.components.record_panel.tree.node_rect(at.game.current_id).center()
    )
    nodes[2].actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: at.game.position.move_number == 2)
    assert tree.child(0).text(_Text.Name) == said[2]
    assert not nodes[2].isValid()
    at.session.pass_()
    passed = at.window.components.record_panel.tree.node_description(at.game.current_id)
    assert tree.child(0).text(_Text.Name) == passed not in said


def test_the_count_is_read_line_by_line(table):
    at = table(columns=9, rows=9, komi=6.5)
    at.click("E1 D1 E2 D2 E3 D3 E4 D4 E5 D5 E6 D6 E7 D7 E8 D8 E9 D9")
    at.session.apply(at.session.game_end.begin_count)
    count = at.window.components.side_panel.currentWidget()
    assert at.session.scoring.agreement.counting is CountingMethod.TERRITORY
    told = count.findChild(CountTable)
    lines = told.accessibleDescription().split(". ")
    for line, name, numbers in (
        (lines[0], "territory", ["36", "27"]),
        (lines[-1], "total", ["36", "33.5"]),
    ):
        assert line.startswith(result_text.score_line_name(name))
        assert re.findall(r"[\d.]+", line) == numbers
    cells = [w.accessibleName() for w in told.findChildren(QWidget) if w.isVisible()]
    parts = result_text.score_line_name("territory"), player_names.color_name(Color.WHITE), "27"
    assert any(all(part in cell for part in parts) for cell in cells)


def test_tab_leads_to_the_lines_of_the_count_and_the_leader(table):
    at = table(columns=9, rows=9)
    at.click("E1 D1 E2 D2 E3 D3")
    at.session.apply(at.session.game_end.begin_count)
    count = at.window.components.side_panel.currentWidget()
    scrolled = count.findChild(QScrollArea)
    told = QAccessible.queryAccessibleInterface(scrolled)
    heard = told.text(_Text.Description)
    assert count.findChild(CountTable).accessibleDescription() in heard
    assert result_text.lead(at.session.scoring.score(at.session.game).result) in heard


def test_choices_side_by_side_are_radio_buttons(table):
    at = table(columns=9, rows=9)
    at.session.apply(at.session.game_end.begin_count)
    for button in find(at.window, "marking", SegmentedControl).findChildren(QAbstractButton):
        told = QAccessible.queryAccessibleInterface(button)
        assert told.role() is QAccessible.Role.RadioButton


def test_a_message_box_is_named_by_its_headline(qtbot):
    box = MessageBox(None, "Save game?", name="some")
    qtbot.addWidget(box)
    box.setWindowTitle("gobanapp")  # as Qt does by itself where the system shows titles
    told = QAccessible.queryAccessibleInterface(box)
    assert told.text(_Text.Name) == "Save game?"


def test_no_part_of_the_window_is_called_a_layered_pane(table):
    at = table(columns=9, rows=9)
    task = QAccessible.queryAccessibleInterface(at.window.components.side_panel)
    assert task.role() is QAccessible.Role.Grouping
    assert task.childCount() == at.window.components.side_panel.count()
