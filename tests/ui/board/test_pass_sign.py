"""The sign that a player has passed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QApplication

from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.pass_sign import PassSign


@pytest.fixture
def desk(table):
    desk = table(columns=9, rows=9)
    desk.click("E5 C3")
    return desk


def signs(desk):
    return [sign for sign in desk.board.findChildren(PassSign) if not sign.isHidden()]


def test_a_pass_is_shown_until_the_next_move(desk):
    assert not signs(desk)
    desk.session.pass_()
    (sign,) = signs(desk)
    assert sign.text
    assert sign.geometry() == desk.board.rect()
    desk.click("G7")  # nothing waits for it
    assert not signs(desk)
    assert desk.game.position.move.point is not None


def test_the_pass_sign_is_hidden_during_a_count(desk):
    desk.session.pass_()
    assert signs(desk)
    desk.session.pass_()
    assert desk.session.is_counting
    assert not signs(desk)


def test_each_player_is_named(desk):
    texts = []
    desk.session.pass_()
    texts += [sign.text for sign in signs(desk)]
    desk.click("G7 H8")
    desk.session.pass_()
    texts += [sign.text for sign in signs(desk)]
    assert len(set(texts)) == 2


def test_the_pass_sign_fades(desk, qtbot, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.board.pass_sign.PLAYED_STAYS", 1)
    seen = []
    desk.session.pass_()
    (sign,) = signs(desk)
    qtbot.waitUntil(lambda: seen.append(sign.strength) or sign.isHidden())
    assert any(0 < strength < 1 for strength in seen)


@pytest.mark.parametrize("how", ["reduced", "recorded"])
def test_without_animation_the_pass_sign_does_not_fade(how, desk, qtbot, monkeypatch):
    for name in ("PLAYED_STAYS", "RECORDED_STAYS"):
        monkeypatch.setattr(f"gobanapp.ui.board.pass_sign.{name}", 1)
    if how == "reduced":
        desk.window.settings.animates_stones = False
        desk.session.pass_()
    else:
        desk.session.pass_()
        desk.session.step_by(-1)
        assert not signs(desk)
        desk.session.step_by(1)
    (sign,) = signs(desk)
    seen = []
    qtbot.waitUntil(lambda: sign.isHidden() or bool(seen.append(sign.strength)))
    assert set(seen) <= {1.0}


def test_the_pass_sign_faces_both_players_across_the_table(desk):
    desk.window.components.views.set_layout(WindowLayout.ACROSS)
    desk.session.pass_()
    (sign,) = signs(desk)
    assert sign.faces_both
    picture = sign.grab().toImage()
    turned = picture.transformed(QTransform().rotate(180))
    differing = sum(
        picture.pixel(x, y) != turned.pixel(x, y)
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    )
    assert differing < 0.05 * picture.width() * picture.height() / 49


def test_mouse_events_pass_through(desk):
    desk.session.pass_()
    (sign,) = signs(desk)
    assert sign.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert sign.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_pass_sign_covers_the_board_after_resizing(desk):
    desk.window.resize(600, 500)
    QApplication.processEvents()
    desk.session.pass_()
    desk.window.resize(900, 700)
    QApplication.processEvents()
    (sign,) = signs(desk)
    assert sign.geometry() == desk.board.rect()
