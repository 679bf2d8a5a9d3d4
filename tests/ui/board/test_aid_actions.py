import pytest
from PySide6.QtTest import QTest

from gobanapp.diagram.aids import NO_AIDS, Aid
from gobanapp.rules.point import Point
from gobanapp.storage.settings import Settings
from gobanapp.text.move_text import ladder_text
from tests.ui.lookup import menu_action, trigger
from tests.ui.window.menus.ticks import is_ticked


@pytest.fixture
def table(table):
    """A game in which Black can catch White's stone on D4 in a ladder."""
    table = table(columns=19, rows=19)
    for name in "C4 D4 D3 Q4 E3 K4".split():
        table.session.apply(lambda game, name=name: game.play(Point.parse(name)))
    return table


def toggle(table, aid):
    trigger(table.window, f"aid-{aid.value}")
    return menu_action(table.window, f"aid-{aid.value}")


def point_at(table, name):
    QTest.mouseMove(table.board, table.where("A1"))  # the first move only enters the window
    QTest.mouseMove(table.board, table.where(name))


def test_all_aids_are_off_by_default(table):
    point_at(table, "D4")
    assert table.board.view.aids == NO_AIDS
    assert not table.board.view.ownership


def test_the_liberties_of_the_chain_under_the_pointer_are_shown(table):
    action = toggle(table, Aid.LIBERTIES)
    assert is_ticked(action)
    point_at(table, "D4")
    assert table.board.view.aids.liberties == {Point.parse("D5"), Point.parse("E4")}
    point_at(table, "Q10")
    assert not table.board.view.aids.liberties


def test_a_ladder_is_shown_and_described(table):
    toggle(table, Aid.LADDERS)
    point_at(table, "D4")
    ladder = table.board.view.aids.ladder
    assert ladder.is_caught
    assert table.window.statusBar().currentMessage() == ladder_text(ladder)
    point_at(table, "Q10")
    assert table.board.view.aids.ladder is None
    assert not table.window.statusBar().currentMessage()


def test_an_aid_follows_the_game(table):
    toggle(table, Aid.CHAINS)
    assert len(table.board.view.aids.tints) == 6
    table.click("R16")
    assert Point.parse("R16") in table.board.view.aids.tints


def test_enabled_aids_are_saved(table):
    toggle(table, Aid.EYES)
    toggle(table, Aid.INFLUENCE)
    assert table.board.view.ownership
    assert table.window.settings.aids == {Aid.EYES, Aid.INFLUENCE}
    toggle(table, Aid.EYES)
    assert table.window.settings.aids == {Aid.INFLUENCE}


def test_aids_are_hidden_in_a_match_unless_allowed(table):
    action = toggle(table, Aid.CHAINS)
    table.session.resume_match()
    assert table.board.view.aids == NO_AIDS
    assert not action.isEnabled()
    table.window.settings.estimates_games = True
    table.window.components.views.changed.emit()
    assert table.board.view.aids.tints
    assert action.isEnabled()


def test_unknown_aids_in_the_settings_are_ignored(tmp_path):
    (tmp_path / "settings.ini").write_text("[board]\naids=eyes nonsense, 3\n")
    assert Settings(tmp_path / "settings.ini").aids <= {Aid.EYES}
