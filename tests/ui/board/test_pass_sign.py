"""The sign that a player has passed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QApplication

from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.pass_sign import PassSign


@pytest.fixture
def played(table):
    played = table(columns=9, rows=9)
    played.click("E5 C3")
    return played


def signs(played):
    return [sign for sign in played.board.findChildren(PassSign) if not sign.isHidden()]


def test_a_pass_is_shown_until_the_next_move(played):
    assert not signs(played)
    played.session.pass_()
    (sign,) = signs(played)
    assert sign.text
    assert sign.geometry() == played.board.rect()
    played.click("G7")  # nothing waits for it
    assert not signs(played)
    assert played.game.position.move.point is not None


def test_the_pass_sign_is_hidden_during_a_count(played):
    played.session.pass_()
    assert signs(played)
    played.session.pass_()
    assert played.session.is_counting
    assert not signs(played)


def test_each_player_is_named(played):
    texts = []
    played.session.pass_()
    texts += [sign.text for sign in signs(played)]
    played.click("G7 H8")
    played.session.pass_()
    texts += [sign.text for sign in signs(played)]
    assert len(set(texts)) == 2


def test_the_pass_sign_fades(played, qtbot, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.board.pass_sign.PLAYED_DURATION", 1)
    seen = []
    played.session.pass_()
    (sign,) = signs(played)
    qtbot.waitUntil(lambda: seen.append(sign.strength) or sign.isHidden())
    assert any(0 < strength < 1 for strength in seen)


@pytest.mark.parametrize("how", ["reduced", "recorded"])
def test_without_animation_the_pass_sign_does_not_fade(how, played, qtbot, monkeypatch):
    for name in ("PLAYED_DURATION", "RECORDED_DURATION"):
        monkeypatch.setattr(f"gobanapp.ui.board.pass_sign.{name}", 1)
    if how == "reduced":
        played.window.settings.animates_stones = False
        played.session.pass_()
    else:
        played.session.pass_()
        played.session.step_by(-1)
        assert not signs(played)
        played.session.step_by(1)
    (sign,) = signs(played)
    seen = []
    qtbot.waitUntil(lambda: sign.isHidden() or bool(seen.append(sign.strength)))
    assert set(seen) <= {1.0}


def test_the_pass_sign_faces_both_players_across_the_table(played):
    played.window.components.views.set_layout(WindowLayout.ACROSS)
    played.session.pass_()
    (sign,) = signs(played)
    assert sign.faces_both
    picture = sign.grab().toImage()
    turned = picture.transformed(QTransform().rotate(180))
    differing = sum(
        picture.pixel(x, y) != turned.pixel(x, y)
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    )
    assert differing < 0.05 * picture.width() * picture.height() / 49


def test_mouse_events_pass_through(played):
    played.session.pass_()
    (sign,) = signs(played)
    assert sign.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert sign.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_pass_sign_covers_the_board_after_resizing(played):
    played.window.resize(600, 500)
    QApplication.processEvents()
    played.session.pass_()
    played.window.resize(900, 700)
    QApplication.processEvents()
    (sign,) = signs(played)
    assert sign.geometry() == played.board.rect()
