"""At twice the size of type all of the window is still there, on a screen of 1366 by 768."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.problem_collection import ProblemSelection, included_problems
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.count.count_panel import CountPanel
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.buttons import TransportButton
from tests.ui.clipping import clipped, outside
from tests.ui.lookup import find

CLUB = ByoYomi(main=600, periods=5, seconds=30)
SIZE = (1366, 768 - 40)
"""Without what the system puts around a window."""


@pytest.fixture
def large(table, qapp, qtbot):
    """A window whose type is made twice as large while it is open."""
    font = QFont(QApplication.font())
    here = table()
    here.window.resize(*SIZE)
    settings = here.window.settings
    appearance.apply_settings(qapp, settings)
    settings.text_percent = 200
    appearance.apply_settings(qapp, settings)
    yield here
    QApplication.setFont(font)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


def settled(qtbot, here):
    qtbot.wait(50)
    assert (here.window.width(), here.window.height()) == SIZE
    return clipped(here.window, signs=False) + outside(here.window)


def test_the_panel_takes_the_width_that_the_board_leaves(large, qtbot, qapp):
    panel = large.window.components.side_panel.parentWidget()
    large.window.settings.text_percent = 100
    appearance.apply_settings(qapp, large.window.settings)
    large.window.resize(1560, 800)
    qtbot.wait(50)
    usual = panel.width()
    large.window.settings.text_percent = 200
    appearance.apply_settings(qapp, large.window.settings)
    large.window.resize(1561, 800)
    qtbot.waitUntil(lambda: panel.width() > 1.2 * usual)


def test_names_give_way_to_the_tools_for_marks(large, qtbot, qapp):
    large.window.settings.text_percent = 150
    appearance.apply_settings(qapp, large.window.settings)
    large.window.resize(700, 900)
    large.click("D4")
    large.window.components.views.set_panel_mode(PanelMode.STUDY)
    qtbot.wait(50)
    prisoners = find(find(large.window, "black-player"), "prisoners")
    while not prisoners.isVisible():  # in a font with high lines
        large.window.resize(700, large.window.height() + 20)
        assert large.window.height() < 1400
        qtbot.wait(50)
    large.key(Qt.Key.Key_M)
    assert large.session.tools.edit_tool is EditTool.MARK
    panel = large.window.components.side_panel.parentWidget().parentWidget().parentWidget()
    assert isinstance(panel, QScrollArea)
    qtbot.wait(50)
    assert panel.verticalScrollBar().maximum() == 0
    assert not prisoners.isVisible()
    large.key(Qt.Key.Key_Escape)
    qtbot.wait(50)
    assert prisoners.isVisible()


def test_marking(large, qtbot):
    large.session.choose_edit_tool(EditTool.MARK)
    assert settled(qtbot, large) == []


@pytest.mark.parametrize(
    "layout", [WindowLayout.STANDARD, WindowLayout.SIDE_BY_SIDE, WindowLayout.ACROSS]
)
def test_counting(large, qtbot, layout):
    large.window.components.views.set_layout(layout)
    large.click("D4 Q16 D16 Q4")
    large.session.apply(large.session.game_end.begin_count)
    assert large.session.is_counting
    assert settled(qtbot, large) == []


def test_the_leader_stays_in_sight_while_a_count_scrolls(large, qtbot):
    large.window.resize(1008, 660)
    large.click("D4 Q16 D16 Q4")
    large.session.apply(large.session.game_end.begin_count)
    panel = large.window.findChild(CountPanel)
    qtbot.waitUntil(lambda: panel.findChild(QScrollArea).verticalScrollBar().maximum() > 0)
    qtbot.wait(50)
    view, lead = panel.findChild(QScrollArea).viewport(), find(panel, "lead")
    assert lead.text()
    assert view.rect().contains(QRect(lead.mapTo(view, QPoint()), lead.size()))


def test_a_count_in_the_smallest_window_is_scrolled_up_and_down_only(large, qtbot):
    large.window.resize(480, 400)
    large.click("D4 Q16 D16 Q4")
    large.session.apply(large.session.game_end.begin_count)
    panel = large.window.findChild(CountPanel)
    scrolled = panel.findChild(QScrollArea)
    qtbot.waitUntil(lambda: scrolled.verticalScrollBar().maximum() > 0)
    qtbot.wait(50)
    assert scrolled.horizontalScrollBar().maximum() == 0
    view, lead = scrolled.viewport(), find(panel, "lead")
    assert view.rect().contains(QRect(lead.mapTo(view, QPoint()), lead.size()))


def test_lessons(large, qtbot):
    large.window.components.board_modes.learn.show_lessons()
    assert settled(qtbot, large) == []


@pytest.mark.parametrize("layout", WindowLayout)
def test_switching_to_a_layout_equals_opening_in_it(large, table, qtbot, layout):
    large.window.components.views.set_layout(layout)
    assert settled(qtbot, large) == []
    assert large.board.width() > 300
    fresh = table()
    fresh.window.resize(*SIZE)
    fresh.window.components.views.set_layout(layout)
    qtbot.waitUntil(lambda: fresh.board.wood is not None and large.board.wood is not None)

    def sizes(here):
        return [
            (type(widget).__name__, widget.geometry().getRect())
            for widget in here.window.findChildren(QWidget)
            if widget.isVisible()
        ]

    # Some parts come to their size a moment later.
    qtbot.waitUntil(lambda: sizes(large) == sizes(fresh))


def test_signs_on_buttons_grow_with_type(large, qtbot):
    buttons = large.window.findChildren(TransportButton)
    assert buttons
    qtbot.waitUntil(lambda: all(button.width() == 6 * appearance.SPACE for button in buttons))
    assert large.window.components.navigation.height() >= buttons[0].height()


GRID = [
    *((480, 400), (600, 560), (640, 480), (700, 900), (800, 600)),
    *((1024, 600), (1180, 900), (1366, 768), (1600, 970), (3840, 2160)),
]


@pytest.mark.parametrize("layout", WindowLayout)
@pytest.mark.parametrize("percent", [100, pytest.param(150, marks=pytest.mark.slow), 200])
def test_the_board_has_more_than_half_of_the_shorter_side(
    large, qtbot, subtests, qapp, percent, layout
):
    large.window.setUpdatesEnabled(False)  # painting large windows takes most of the time
    large.window.components.views.set_layout(layout)
    large.window.settings.text_percent = percent
    appearance.apply_settings(qapp, large.window.settings)
    for size in GRID:
        with subtests.test(size=size):
            large.window.resize(*size)
            qtbot.waitUntil(lambda size=size: large.window.size().toTuple() == size)
            qtbot.wait(5)
            geometry = large.board.board_geometry
            _left, _top, width, height = geometry.board_rect
            assert min(width, height) / geometry.ratio >= 0.55 * min(size)
            shown = QRect(large.board.mapTo(large.window, QPoint()), large.board.size())
            assert large.window.rect().contains(shown)


def test_coordinates_grow_with_type_where_there_is_room(large):
    sizes = []
    for percent in (100, 200):
        large.window.settings.text_percent = percent
        large.board.show_session()
        sizes.append(large.board.board_geometry.font_size)
    assert sizes[1] >= 1.4 * sizes[0]


def test_the_focused_button_is_scrolled_into_view(large, qtbot):
    large.window.resize(480, 400)
    qtbot.wait(20)
    for name in ("pass", "undo", "resign"):
        button = find(large.window, name)
        button.setFocus()
        assert button.visibleRegion().boundingRect().size() == button.size()


def test_tall_windows_have_large_clocks_in_plain_layout(large, qtbot):
    large.window.settings.text_percent = 100
    large.window.components.matches.begin(GameTerms(systems=ByColor(CLUB, CLUB)))
    large.window.components.views.set_layout(WindowLayout.PLAIN)
    for width in (700, 1000):
        large.window.resize(width, 1300)
        qtbot.wait(20)
        for seat in large.window.components.central_widget.two_player_view.seats:
            assert find(seat, "clock").height() >= width // 9


def test_the_stone_of_a_problem_is_as_high_as_the_line_next_to_it(large, qtbot):
    problems = included_problems(1)
    learn = large.window.components.board_modes.learn
    learn.solve(ProblemSelection(problems, (0,)))
    settled(qtbot, large)
    stone, heading = (find(large.window, name, QLabel) for name in ("stone-to-move", "heading"))
    assert stone.height() > 0.8 * heading.fontMetrics().height()
