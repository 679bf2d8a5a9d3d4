"""A game in a list: both players on one line, whole or shortened."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from gobanapp.ui.record.games import game_delegate
from gobanapp.ui.record.games.game_delegate import draw_elided, on_whole_pixels, pixel_width, shares
from tests.ui.record.games.games_chooser import record_of

sizes = st.integers(0, 1000)


@given(sizes, sizes, sizes)
def test_both_texts_get_their_width_or_a_fair_share(room, one, other):
    left, right = shares(room, one, other)
    assert left <= one
    assert right <= other
    if one + other <= room:
        assert (left, right) == (one, other)
    else:
        assert left + right == room
        assert left >= min(one, room // 2)
        assert right >= min(other, room // 2)


@pytest.mark.parametrize("text", ["Ann", "Honinbo Shusaku", "Iyama Yuta 9p", "AVAVAV", "fff"])
def test_text_that_fits_is_not_elided(text):
    font = QFont()
    picture = QImage(300, 40, QImage.Format.Format_RGB32)
    for bold in (False, True):
        font.setBold(bold)
        room = pixel_width(font, text)
        with QPainter(picture) as painter:
            assert draw_elided(painter, font, QColor("black"), QRect(0, 0, room, 40), text) == room
            end = draw_elided(painter, font, QColor("black"), QRect(0, 0, room - 1, 40), text)
            assert end != room


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2])
def test_pictures_are_drawn_pixel_for_pixel_at_any_ratio(ratio):
    stripes = QImage(20, 20, QImage.Format.Format_RGB32)
    for x in range(20):
        for y in range(20):
            stripes.setPixelColor(x, y, QColor("black" if (x + y) % 2 else "white"))
    stripes.setDevicePixelRatio(ratio)
    surface = QImage(80, 80, QImage.Format.Format_RGB32)
    surface.fill(Qt.GlobalColor.red)
    surface.setDevicePixelRatio(ratio)
    with QPainter(surface) as painter:
        painter.translate(3, 5)
        painter.drawImage(on_whole_pixels(painter, QPointF(7, 11)), stripes)
    left, top = round(10 * ratio), round(16 * ratio)
    plain = stripes.copy()
    plain.setDevicePixelRatio(1)
    found = surface.copy(left, top, 20, 20)
    found.setDevicePixelRatio(1)
    assert found == plain


@pytest.mark.parametrize(("width", "is_wide"), [(1, False), (900, True)])
def test_in_a_narrow_list_the_names_come_first(chooser, monkeypatch, width, is_wide):
    there = chooser(record_of(["Shibano", "Sakata"]))
    there.dialog.resize(width, 500)  # as narrow as it can be
    drawn = {}
    original = game_delegate.draw_elided

    def record(painter, font, color, place, text):
        drawn[text] = pixel_width(font, text) <= place.width()
        return original(painter, font, color, place, text)

    monkeypatch.setattr(game_delegate, "draw_elided", record)
    there.list.grab()
    marked = there.model.notes(there.entries[0])[0]
    assert (marked in drawn) == is_wide
    assert drawn["Shibano"]
