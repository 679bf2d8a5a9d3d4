"""The palette at each size of type, and what its signs look like."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton

from gobanapp.rules.color import Color
from gobanapp.session.mark_tool import SIDE_TO_MOVE_ACTION, MarkTool
from gobanapp.ui.board.marking.tool_icons import draw_tool, draw_turn
from gobanapp.ui.board.marking.tool_palette import MarkPalette
from tests.ui.lookup import double_click, find

LEFT = Qt.MouseButton.LeftButton
INK, ACCENT = QColor("#26221d"), QColor("#3d3f9e")
NARROWEST = 288  # the panel's 320 without its margins


def picture(draw, side=36):
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("#f3efe8"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        painter.scale(0.3 * side, 0.3 * side)
        draw(painter)
    return image


def icon(tool, side=36):
    return picture(lambda p: draw_tool(tool, p, INK, ACCENT), side)


def test_no_two_signs_are_alike(qapp):
    pictures = [icon(tool) for tool in MarkTool]
    pictures += [picture(lambda p, c=color: draw_turn(c, p, INK, ACCENT)) for color in Color]
    for number, one in enumerate(pictures):
        assert all(one != other for other in pictures[:number])


@pytest.mark.parametrize("tool", MarkTool)
def test_a_sign_stays_in_its_button(tool, qapp):
    image = icon(tool, 72)
    edge = [image.pixelColor(x, y).name() for x in range(72) for y in (3, 68)]
    edge += [image.pixelColor(x, y).name() for y in range(72) for x in (3, 68)]
    assert set(edge) == {"#f3efe8"}


@pytest.mark.parametrize("width", [NARROWEST, 448, 768])
def test_nothing_is_cut_off(width, type_size, language, qtbot):
    palette = MarkPalette()
    qtbot.addWidget(palette)
    palette.resize(width, palette.sizeHint().height())
    with qtbot.waitExposed(palette):
        palette.show()
    palette.resize(width, palette.sizeHint().height())
    height = palette.sizeHint().height()
    for tool in MarkTool:
        palette.show_tool(tool, Color.BLACK, may_set_up=True)
        assert palette.sizeHint().height() == height
        hint = find(palette, "tool-hint", QLabel)
        assert hint.heightForWidth(hint.width()) <= hint.height()
        done = find(palette, "end-marking", QPushButton)
        assert done.width() >= done.sizeHint().width()


def test_set_up_tools_are_disabled_if_not_allowed(qtbot):
    palette = MarkPalette()
    qtbot.addWidget(palette)
    palette.show_tool(MarkTool.CROSS, Color.WHITE, may_set_up=False)
    buttons = palette.findChildren(QAbstractButton)
    enabled = {button.objectName() for button in buttons if button.isEnabled()}
    assert MarkTool.CROSS.action_name in enabled
    setting_up = {MarkTool.BLACK.action_name, MarkTool.WHITE.action_name, SIDE_TO_MOVE_ACTION}
    assert setting_up == {button.objectName() for button in buttons} - enabled


def test_a_low_window_has_no_buttons_to_judge(qtbot):
    palette = MarkPalette()
    qtbot.addWidget(palette)
    line = palette.fontMetrics().lineSpacing()
    heights = []
    for lines in (60, 15, 60):
        palette.fit(lines * line)
        assert find(palette, "judge-good").isVisibleTo(palette) is (lines == 60)
        heights.append(palette.sizeHint().height())
    assert heights[1] < heights[0] == heights[2]


def test_the_double_click_that_opened_it_triggers_no_button(qtbot):
    palette = MarkPalette()
    qtbot.addWidget(palette)
    with qtbot.waitExposed(palette):
        palette.show()
    switched, ended = [], []
    palette.side_to_move_toggled.connect(lambda: switched.append(True))
    palette.closed.connect(lambda: ended.append(True))
    for name, told in ((SIDE_TO_MOVE_ACTION, switched), ("end-marking", ended)):
        palette.hide()
        palette.show()
        button = find(palette, name, QAbstractButton)
        QTest.mouseDClick(button, LEFT)
        QTest.mouseRelease(button, LEFT)
        assert told == []
        double_click(button, button.rect().center())
        assert told == [True, True]


@pytest.mark.parametrize("width", [150, 190, 240])
def test_in_a_narrow_panel_signs_are_smaller_and_whole(qtbot, qapp, width):
    before = qapp.font()
    try:
        font = qapp.font()
        font.setPointSizeF(1.5 * font.pointSizeF())
        qapp.setFont(font)
        palette = MarkPalette()
        qtbot.addWidget(palette)
        palette.fit(400)
        palette.resize(width, palette.sizeHint().height())
        palette.show()
        palette.layout().activate()
        palette.resize(width, palette.layout().totalHeightForWidth(width))
        palette.layout().activate()
        buttons = [each for each in palette.findChildren(QAbstractButton) if each.isVisible()]
        for button in buttons:
            assert palette.rect().contains(button.geometry())
            assert button.width() >= button.sizeHint().width()
            assert button.height() >= button.sizeHint().height()
        for button in buttons:
            if not isinstance(button, QPushButton):
                assert button.sizeHint().width() == button.sizeHint().height()
    finally:
        qapp.setFont(before)


def test_without_room_the_hint_goes(qtbot):
    palette = MarkPalette()
    qtbot.addWidget(palette)
    palette.resize(NARROWEST, palette.sizeHint().height())
    palette.show()
    whole = palette.minimumSizeHint().height()
    palette.show_hint(has_room=False)
    assert find(palette, "tool-hint").isHidden()
    least = palette.minimumSizeHint().height()
    assert least == palette.least_height() < whole
    palette.show_hint(has_room=True)
    assert palette.least_height() == least
