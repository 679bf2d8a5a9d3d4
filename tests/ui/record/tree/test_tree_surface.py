"""The tree's surface: view, exposed rows, large trees, palettes."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Tree
from gobanapp.rules.point import Point
from gobanapp.ui.record.tree import tree_surface
from gobanapp.ui.record.tree.tree_painter import TreePainter
from gobanapp.ui.widgets import appearance
from tests.ui.record.tree.tree_desk import game_of, keys, long_game, sign_of, small_game, wide_game

LEFT = Qt.MouseButton.LeftButton


def picture(desk):
    return desk.panel.viewport().grab().toImage()


# What is in view


def test_the_current_node_stays_in_view_with_room_around_it(desk):
    desk = desk(long_game(100))
    offsets = []
    for number in [*range(1, 101), *range(99, -1, -1)]:
        desk.do(lambda game, number=number: game.go_to(number))
        assert desk.sees(number)
        assert desk.sees(max(0, number - 1))
        assert desk.sees(min(100, number + 1))
        offsets.append(desk.offset[1])
    # It scrolls only where it must: a row at a time, and not at all for some time after turning.
    steps = [abs(one - other) for one, other in pairwise(offsets)]
    assert max(steps) <= 28
    assert steps[99 : 99 + 5] == [0] * 5


def test_the_current_node_is_visible_after_showing_and_shrinking(qtbot, desk):
    game = long_game(100)
    game.go_to(60)
    desk = desk(game)
    assert desk.sees(60)
    desk.panel.resize(320, 120)
    assert desk.sees(60)
    desk.panel.verticalScrollBar().setValue(0)
    desk.panel.resize(320, 130)
    assert desk.offset == (0, 0)


def test_a_step_repaints_only_the_changed_cells(qtbot, desk, monkeypatch):
    desk = desk(long_game(100))
    desk.do(lambda game: game.go_to(3))
    QApplication.processEvents()
    painted = []
    paint = TreePainter.paint

    def noted(self, painter, box, *shown):
        painted.append(box.height())
        paint(self, painter, box, *shown)

    monkeypatch.setattr(TreePainter, "paint", noted)
    for change in (Change.COUNT, Change.INFO, Change.CURRENT_NODE):
        desk.panel.show_game(desk.game, change)
    QApplication.processEvents()
    assert painted == []
    desk.do(lambda game: game.step_by(1))
    QApplication.processEvents()
    assert painted == [pytest.approx(2 * 28, abs=5)]
    desk.do(lambda game: game.step_by(4))
    QApplication.processEvents()
    assert painted[1:] == [desk.panel.viewport().height()]


def test_each_step_leaves_the_same_as_a_full_repaint(desk):
    desk = desk(small_game())
    for number in (1, 4, 7, 8, 7, 4, 1, 2, 3, 6, 0):
        desk.do(lambda game, number=number: game.go_to(number))
        QApplication.processEvents()
        on_screen = desk.panel.screen().grabWindow(desk.panel.winId()).toImage()
        anew = desk.panel.grab().toImage()
        assert on_screen.convertToFormat(anew.format()) == anew


def test_each_added_move_leaves_the_same_as_a_full_repaint(desk):
    desk = desk(Game(Tree(), 9, 9))
    for name in ("C3", "D4", "E5", "F6"):
        desk.do(lambda game, name=name: game.play(Point.parse(name)))
        QApplication.processEvents()
        on_screen = desk.panel.screen().grabWindow(desk.panel.winId()).toImage()
        anew = desk.panel.grab().toImage()
        assert on_screen.convertToFormat(anew.format()) == anew


def test_a_comment_updates_the_tree_while_it_is_typed(desk):
    desk = desk(small_game())
    before = picture(desk)
    desk.do(lambda game: game.set_comment("Joseki"))
    assert picture(desk) != before
    desk.do(lambda game: game.undo())
    assert picture(desk) == before


def test_the_current_node_stays_in_its_place_when_others_go(desk):
    desk = desk(wide_game())
    desk.do(lambda game: game.go_to(720))
    before, offset = desk.where(720), desk.offset
    desk.do(lambda game: game.remove(5))
    assert desk.where(720) == before
    assert desk.offset == (offset[0] - 28, offset[1])


def test_a_folded_node_keeps_its_place(qtbot, desk):
    desk = desk(wide_game())
    desk.do(lambda game: game.go_to(11))
    before, other = desk.where(10), desk.where(11)
    assert desk.offset[0] > 0
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=sign_of(desk, 10))
    assert desk.where(10) == before
    assert desk.where(11) == other - QPoint(4 * 28, 0)


def test_a_hovered_node_is_highlighted_with_its_fold_sign(qtbot, desk):
    desk = desk(small_game())
    viewport = desk.panel.viewport()
    bare = picture(desk)

    def differs(box):
        return picture(desk).copy(box) != bare.copy(box)

    def around(number):
        return desk.panel.cell(number).toRect()

    def sign(number):
        return QRect(sign_of(desk, number) + QPoint(-3, 1), QSize(7, 3))

    qtbot.mouseMove(viewport, desk.where(2))
    assert differs(around(2))
    assert not differs(around(5))
    for number, can in ((1, True), (4, True), (5, False)):
        qtbot.mouseMove(viewport, desk.where(number))
        assert differs(sign(number)) is can
    qtbot.mouseMove(viewport, sign_of(desk, 4))
    assert differs(sign(4))
    assert differs(around(4))
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert picture(desk) == bare


def test_a_tree_wider_than_a_picture_may_be(qtbot, desk):
    desk = desk(game_of({0: tuple(range(1, 3001))}))
    qtbot.waitUntil(lambda: len(desk.shown) == 3001)
    across = desk.panel.horizontalScrollBar()
    across.setValue(across.maximum())
    assert desk.sees(3000)
    image = picture(desk)
    line, ground = desk.where(0).y() - 1, desk.panel.palette().base().color()
    assert all(image.pixelColor(x, line) != ground for x in range(desk.where(2999).x() - 10))


def test_ways_to_variations_have_no_gaps(desk):
    desk = desk(wide_game())
    for first, last in ((0, 6), (25, 29)):
        across = desk.panel.horizontalScrollBar()
        across.setValue(across.value() + round(desk.panel.cell(first).left()))
        image = picture(desk)
        line = desk.where(0).y() - 1  # a single row of pixels, just above the middle
        ground = desk.panel.palette().base().color()
        for x in range(desk.where(first).x() + 16, desk.where(last).x() - 10):
            assert image.pixelColor(x, line) != ground, x


# Large trees


def test_a_large_tree_is_laid_out_after_the_board_is_painted(qtbot, desk, monkeypatch):
    monkeypatch.setattr(tree_surface, "SMALL_TREE", 50)
    monkeypatch.setattr(tree_surface, "FRAME", 100)  # or a busy machine lays out before the click
    desk = desk(long_game(100))
    qtbot.waitUntil(lambda: len(desk.shown) == 101)
    desk.do(lambda game: game.go_to(100))
    desk.do(lambda game: game.pass_())
    assert len(desk.shown) == 102  # at the end of a line it costs nothing
    desk.do(lambda game: game.go_to(99))
    desk.do(lambda game: game.play(Point(0, 0)))
    assert len(desk.shown) == 102
    picture(desk)
    qtbot.waitUntil(lambda: len(desk.shown) == 103)
    assert desk.sees(desk.game.current_id)
    desk.do(lambda game: game.remove(50))
    picture(desk)  # of a layout with nodes that are no more
    qtbot.mouseMove(desk.panel.viewport(), QPoint(22, 100))
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=QPoint(22, 100))
    assert desk.chosen == []
    qtbot.waitUntil(lambda: desk.panel.node_rect(51).isEmpty())
    assert desk.sees(49)


def test_a_key_does_not_wait_for_the_layout(qtbot, desk, monkeypatch):
    monkeypatch.setattr(tree_surface, "SMALL_TREE", 5)
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(2))
    keys(qtbot, desk, "Right")
    assert desk.chosen == [4]


def test_a_hidden_tree_is_not_laid_out(qtbot, desk):
    desk = desk(small_game())
    desk.panel.hide()
    other = long_game(30)
    desk.panel.show_game(other, Change.ALL)
    other.go_to(30)
    desk.panel.show_game(other, Change.CURRENT_NODE)
    desk.game = other
    assert desk.shown == {0}
    desk.panel.show()
    assert desk.shown == set(range(31))
    assert desk.sees(30)


def test_another_game_replaces_the_tree(desk):
    desk = desk(long_game(100))
    desk.do(lambda game: game.go_to(90))
    desk.game = small_game()
    desk.panel.show_game(desk.game, Change.ALL)
    assert desk.shown == set(range(9))
    assert desk.offset == (0, 0)


# Looks


@pytest.fixture
def dressed(qapp):
    yield lambda one: appearance.apply_appearance(qapp, one)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


def color_at(desk, at):
    image = desk.panel.viewport().grab().toImage()
    return image.pixelColor(at * image.devicePixelRatio())


def test_the_tree_follows_the_appearance(desk, dressed):
    dressed(appearance.LIGHT)
    desk = desk(small_game())
    empty = QPoint(250, 250)
    ring = desk.where(0) + QPoint(0, -13)
    for one in (appearance.LIGHT, appearance.DARK, appearance.LIGHT):
        dressed(one)
        QApplication.processEvents()
        assert color_at(desk, empty) == QColor(one.base)
        assert color_at(desk, ring) == QColor(one.accent)
        assert color_at(desk, desk.where(2) + QPoint(0, -8)).lightness() > 220
        assert color_at(desk, desk.where(1) + QPoint(0, -8)).lightness() < 40


def test_a_node_hiding_the_current_has_a_broken_ring(qtbot, desk, dressed):
    dressed(appearance.LIGHT)
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(1))
    whole = accents(desk)
    desk.do(lambda game: game.go_to(6))
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=sign_of(desk, 1))
    assert 0.3 * whole < accents(desk) < 0.8 * whole


def accents(desk):
    image = picture(desk)
    accent = QColor(appearance.LIGHT.accent)
    return sum(image.pixelColor(x, y) == accent for x in range(image.width()) for y in range(100))


@pytest.mark.parametrize("end", [0, 1, 1999])
def test_only_visible_nodes_are_parsed(desk, end):
    class Source:
        asked = 0

        def content(self, _text):
            self.asked += 1
            return Content()

    source = Source()
    nodes = {n: Node(n, n - 1 if n else None, (n + 1,), None, "", source) for n in range(1999)}
    nodes[1999] = Node(1999, 1998, (), None, "", source)
    desk = desk(Game(Tree(nodes), 9, 9))
    picture(desk)
    assert 0 < source.asked < 20


def words_shown(desk):
    """Return whether anything is painted to the right of the first node."""
    viewport = desk.panel.viewport()
    image = viewport.grab(QRect(60, 0, viewport.width() - 60, 40)).toImage()
    ground = image.pixel(image.width() - 1, image.height() - 1)
    columns, rows = range(image.width()), range(image.height())
    return any(image.pixel(x, y) != ground for x in columns for y in rows)


def test_an_empty_tree_has_a_hint(desk):
    desk = desk(Game(Tree(), 9, 9))
    assert words_shown(desk)
    before = picture(desk).copy(first_row(desk))
    desk.game.play(Point.parse("D4"))
    desk.game.go_to(0)
    desk.panel.show_game(desk.game, Change.ALL)
    assert picture(desk).copy(first_row(desk)) != before


def first_row(desk):
    """Return where there is something to be read beside the root."""
    return QRect(40, 0, desk.panel.viewport().width() - 40, 34)


def test_branches_push_texts_aside_only_in_their_own_rows(desk):
    desk = desk(small_game())
    picture(desk)
    side = round(desk.panel.cell(0).width())
    for row, node, columns in ((0, 0, 1), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 6, 3)):
        middle = desk.where(0) + QPoint(0, row * side)
        free = middle + QPoint(columns * side, 0)
        words = [desk.panel.node_at((free + QPoint(x, 0)).toPointF()) for x in range(-10, 60)]
        assert next(word for word in words if word is not None) == node


def test_the_words_of_a_node_lead_to_it(qtbot, desk):
    desk = desk(small_game())
    picture(desk)
    beside = desk.where(1) + QPoint(24, 0)
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=beside)
    assert desk.chosen == [1]


def test_entering_a_variation_does_not_scroll_sideways(desk):
    children = {n: (n + 1,) for n in range(60)} | {9: (10, 100), 20: (21, 200), 30: (31, 300)}
    children |= {head + n: (head + n + 1,) for head in (100, 200, 300) for n in range(40)}
    desk = desk(game_of(children))
    for number in [*range(31), *range(300, 330), *range(329, 299, -1), *range(30, 8, -1), 100, 101]:
        desk.do(lambda game, number=number: game.go_to(number))
        assert desk.sees(number)
        assert desk.offset[0] == 0


def test_a_distant_variation_is_shown_with_its_fork(desk):
    desk = desk(game_of({0: tuple(range(1, 31)), 30: (40, 41, 42, 43)}), width=320)
    desk.do(lambda game: game.go_to(43))
    assert desk.sees(43)
    assert desk.sees(30)


def word_nodes(desk, row):
    """Return the nodes whose words can be clicked to the right of a row's last node."""
    view = desk.panel.viewport()
    picture(desk)
    y = desk.panel.cell(row).center().y()
    found = [desk.panel.node_at(QPointF(x, y)) for x in range(view.width())]
    nodes = {n for n in desk.shown if desk.panel.cell(n).center().y() == y}
    last = max(desk.panel.cell(n).right() for n in nodes)
    return {n for x, n in enumerate(found) if n is not None and x > last}


@pytest.mark.parametrize("current", [1, 5, 8])
def test_without_room_the_current_node_keeps_its_text(desk, current):
    desk = desk(game_of({0: tuple(range(1, 9))}), width=280)
    desk.do(lambda game: game.go_to(current))
    words = word_nodes(desk, 1)
    assert current in words
    assert words < set(range(1, 9))
