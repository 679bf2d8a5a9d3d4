"""The two players as the side panel shows them."""

from dataclasses import replace

import pytest

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import ByoYomi, TimeSystem
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.text import result_text
from gobanapp.ui.match.players_panel import PlayersPanel
from gobanapp.ui.match.seats.clock_face import ClockFace, SmallClock
from gobanapp.ui.match.seats.clock_view import ClockView, clock_views
from tests.ui.lookup import find, is_shown

NO_CLOCKS = ByColor(None, None)


def view(color, face="12:34", words="then 3 × 0:30"):
    system = ByoYomi(main=900, periods=3, seconds=30)
    left = TimeLeft(754)
    return ClockView(
        color=color,
        time_left=left,
        system=system,
        time_text=face,
        widest_time_text="00:00",
        detail_text=words,
    )


CLOCKS = ByColor(view(Color.BLACK), view(Color.WHITE))


@pytest.fixture
def session():
    return Session(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))


@pytest.fixture
def panel(qtbot, session):
    panel = PlayersPanel()
    panel.setFixedWidth(288)
    panel.show_info(session.game)
    panel.show_game(session.game, is_counting=False)
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def clocks(panel):
    return [clock for clock in panel.findChildren(SmallClock) if clock.isVisible()]


def faces(panel):
    return [find(clock, "time", ClockFace) for clock in clocks(panel)]


def test_without_times_there_is_no_clock(panel):
    panel.show_times(NO_CLOCKS)
    assert clocks(panel) == []
    assert panel.findChildren(SmallClock) == []


def test_both_clocks(panel):
    panel.show_times(CLOCKS)
    assert [face.view.time_text for face in faces(panel)] == ["12:34", "12:34"]
    panel.show_times(NO_CLOCKS)
    assert clocks(panel) == []


def test_prisoners_are_shown_next_to_the_clock(panel, session):
    panel.show_times(CLOCKS)
    for name in "A9 J1 B9 A8 H1 B8 G1 C9".split():
        session.play(Point.parse(name))
    panel.show_game(session.game, is_counting=False)
    black, white = clocks(panel)
    assert white.prisoners.accessibleName() == result_text.prisoners(2)
    assert black.prisoners.accessibleName() == result_text.prisoners(0)
    for name in ("black-player", "white-player"):
        assert not is_shown(find(panel, name), "prisoners")


def test_a_clock_that_comes_while_the_panel_is_hidden_replaces_the_line_of_prisoners(qtbot, panel):
    panel.hide()
    panel.show_times(CLOCKS)
    with qtbot.waitExposed(panel):
        panel.show()
    assert len(clocks(panel)) == 2
    for name in ("black-player", "white-player"):
        assert not is_shown(find(panel, name), "prisoners")


def test_its_height_is_steady_while_the_clock_runs(qtbot, panel):
    panel.show_times(CLOCKS)
    qtbot.wait(20)
    before = panel.sizeHint()
    for face, words in (("9:59", "then 3 × 0:30"), ("0:30", "3 × 0:30"), ("0:00", "")):
        panel.show_times(ByColor(view(Color.BLACK, face, words), CLOCKS.white))
        qtbot.wait(20)
        assert panel.sizeHint() == before


def test_absolute_time_needs_one_line(panel):
    absolute = replace(CLOCKS.black, system=TimeSystem(main=900), detail_text="")
    panel.show_times(ByColor(absolute, absolute))
    assert not any(is_shown(clock, "overtime") for clock in clocks(panel))
    panel.show_times(CLOCKS)
    assert all(is_shown(clock, "overtime") for clock in clocks(panel))


def test_times_of_the_session(panel, session):
    system = TimeSystem(main=600)
    session.begin_match(session.document, ByColor(system, system))
    panel.show_times(clock_views(session))
    assert [face.view.time_text for face in faces(panel)] == ["10:00", "10:00"]


def test_long_names_and_hours_stand_side_by_side(panel):
    far = replace(CLOCKS.black, time_text="1:02:03", widest_time_text="0:00:00")
    panel.show_times(ByColor(far, far))
    for clock, face in zip(clocks(panel), faces(panel), strict=True):
        assert face.width() >= face.sizeHint().width()
        assert face.geometry().right() < clock.prisoners.x()


def test_compact_players_have_one_line_with_name_or_clock(qtbot, panel):
    panel.show_times(CLOCKS)
    qtbot.wait(20)
    high = panel.minimumSizeHint().height()
    panel.set_compact(True)
    compact = panel.minimumSizeHint().height()
    assert compact < high
    qtbot.wait(20)
    player = find(panel, "black-player")
    assert is_shown(player, "name")
    assert is_shown(player, "time")
    assert not is_shown(player, "overtime")
    assert result_text.prisoners(0) in player.toolTip()
    panel.setFixedWidth(130)
    qtbot.wait(20)
    assert not is_shown(player, "name")
    assert is_shown(player, "time")
    panel.set_compact(True, has_words=False)
    assert not is_shown(panel, "state-of-play")
    assert panel.minimumSizeHint().height() < compact
    panel.setFixedWidth(288)
    panel.set_compact(False)
    qtbot.wait(20)
    assert panel.minimumSizeHint().height() == high
    assert is_shown(player, "overtime")
    assert player.toolTip() == ""


def test_a_compact_player_without_a_clock_has_a_name(qtbot, panel):
    panel.set_compact(True)
    qtbot.wait(20)
    player = find(panel, "black-player")
    assert is_shown(player, "name")
    assert not is_shown(player, "prisoners")
    panel.set_compact(False)
    assert is_shown(player, "prisoners")


def test_the_figures_of_a_narrow_clock_are_not_clipped(qtbot, panel):
    panel.show_times(CLOCKS)
    panel.set_compact(True)
    qtbot.wait(20)
    face = faces(panel)[0]
    face.setFixedWidth(face.sizeHint().width() // 2)
    qtbot.wait(20)
    picture = face.grab().toImage()
    edge = {picture.pixel(0, y) for y in range(picture.height())}
    assert len(edge) == 1
