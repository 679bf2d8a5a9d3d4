"""Two windows of one program: how one shows its game makes no difference to the other."""

import pytest

from gobanapp.diagram.aids import Aid
from gobanapp.diagram.coordinates import CoordinateSides
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from gobanapp.ui.window.main_window import MainWindow
from tests.ui.lookup import answer, menu_action, trigger
from tests.ui.window.menus.ticks import is_ticked


@pytest.fixture
def settings_path(tmp_path):
    return tmp_path / "settings.ini"


@pytest.fixture
def settings(settings_path, tmp_path):
    settings = Settings(settings_path)
    settings.games_folder = tmp_path / "games"
    return settings


@pytest.fixture
def open_window(qtbot, settings):
    """A function that opens one more window, for a game of its own, with the same settings."""

    def forget_work(window):
        window.session.open_document(window.session.document)
        window.session.document.mark_saved(None, None)

    def open_window(settings=settings):
        session = Session(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
        window = MainWindow(session, settings)
        qtbot.addWidget(window, before_close_func=forget_work)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return open_window


@pytest.fixture
def both(open_window):
    """Two windows that begin alike."""
    return open_window(), open_window()


def arrange(window, layout):
    trigger(window, f"layout-{layout.value}")


def layout_ticked(window):
    """Return the layout that the View menu of ``window`` shows as chosen."""
    (layout,) = (
        each for each in WindowLayout if is_ticked(menu_action(window, f"layout-{each.value}"))
    )
    return layout


def has_panel(window):
    return window.components.side_panel.isVisible()


def has_seats(window):
    table = window.components.central_widget.two_player_view
    return table is not None and all(seat.isVisible() for seat in table.seats)


# The layout


def test_each_menu_ticks_the_layout_of_its_own_window(both):
    one, other = both
    arrange(other, WindowLayout.SIDE_BY_SIDE)
    assert (layout_ticked(one), layout_ticked(other)) == (
        WindowLayout.STANDARD,
        WindowLayout.SIDE_BY_SIDE,
    )
    arrange(one, WindowLayout.ACROSS)
    assert (layout_ticked(one), layout_ticked(other)) == (
        WindowLayout.ACROSS,
        WindowLayout.SIDE_BY_SIDE,
    )


def test_marking_works_while_another_window_has_seats(both):
    one, other = both
    arrange(other, WindowLayout.SIDE_BY_SIDE)
    trigger(one, "mark")
    assert one.session.tools.edit_tool is EditTool.MARK
    # What follows from any setting that is chosen elsewhere must not end it.
    trigger(other, "numbers-all")
    assert one.session.tools.edit_tool is EditTool.MARK
    assert not menu_action(other, "mark").isEnabled()


@pytest.mark.parametrize("line", ["numbers-all", "atari", "number-from-here"])
def test_other_view_commands_keep_the_layout(both, line, qtbot):
    one, other = both
    arrange(other, WindowLayout.SIDE_BY_SIDE)
    for window in both:
        trigger(window, line)
    assert has_panel(one)
    assert not has_seats(one)
    assert one.statusBar().isVisible()
    assert menu_action(one, "move-list").isEnabled()
    qtbot.waitUntil(lambda: has_seats(other))
    assert not has_panel(other)
    assert not other.statusBar().isVisible()


def test_coordinate_sides_follow_the_layout_of_their_window(both, settings):
    one, other = both
    arrange(other, WindowLayout.ACROSS)
    settings.shows_atari = True  # all boards are shown again
    assert one.components.board.view.frame.sides is CoordinateSides.FOUR
    assert other.components.board.view.frame.sides is CoordinateSides.ACROSS
    arrange(one, WindowLayout.STANDARD)
    settings.shows_atari = False
    assert other.components.board.view.frame.sides is CoordinateSides.ACROSS


def test_white_plays_from_above_only_across_the_table(both):
    one, other = both
    arrange(other, WindowLayout.ACROSS)
    for window in both:
        window.session.play(Point.parse("C3"))
        assert window.session.player_to_move is Color.WHITE
    assert not one.components.board.pointer_input.is_player_at_top
    assert other.components.board.pointer_input.is_player_at_top


@pytest.mark.parametrize("line", ["lessons", "guess"])
def test_a_command_can_show_the_panel_it_needs(both, line):
    one, other = both
    for name in ("C3", "D4"):
        one.session.play(Point.parse(name))
    one.session.step_by(-1)
    arrange(one, WindowLayout.ACROSS)
    arrange(other, WindowLayout.PLAIN)
    arrange(other, WindowLayout.STANDARD)
    trigger(one, line)
    assert layout_ticked(one) is WindowLayout.STANDARD
    assert has_panel(one)


def test_a_command_that_needs_the_panel_keeps_other_windows(both, qtbot):
    one, other = both
    arrange(other, WindowLayout.ACROSS)
    trigger(one, "lessons")
    assert (layout_ticked(one), layout_ticked(other)) == (
        WindowLayout.STANDARD,
        WindowLayout.ACROSS,
    )
    qtbot.waitUntil(lambda: has_seats(other))


def test_a_result_appears_in_the_panel_while_another_window_has_seats(both):
    one, other = both
    told = []

    def close(dialog):
        told.append(dialog.parentWidget())
        dialog.reject()

    one.session.resume_match()
    arrange(other, WindowLayout.SIDE_BY_SIDE)
    answer(EndOfGameDialog, close)
    one.session.resign(Color.BLACK)
    assert told == [one]


def test_a_new_window_begins_with_the_layout_chosen_last(both, open_window, settings_path):
    one, other = both
    arrange(one, WindowLayout.PLAIN)
    arrange(other, WindowLayout.ACROSS)
    arrange(other, WindowLayout.SIDE_BY_SIDE)
    arrange(one, WindowLayout.ACROSS)
    assert layout_ticked(open_window()) is WindowLayout.ACROSS
    assert layout_ticked(other) is WindowLayout.SIDE_BY_SIDE
    # So does the next start.
    after = open_window(Settings(settings_path))
    assert layout_ticked(after) is WindowLayout.ACROSS
    assert has_seats(after)


def test_a_layout_that_is_chosen_again_is_still_the_one_chosen_last(both, open_window):
    one, other = both
    arrange(other, WindowLayout.ACROSS)
    arrange(one, WindowLayout.STANDARD)
    assert layout_ticked(open_window()) is WindowLayout.STANDARD


def test_the_layout_in_a_file_of_earlier_settings_is_read(open_window, settings_path):
    settings_path.write_text("[window]\nlayout=side by side\n", "utf-8")
    window = open_window(Settings(settings_path))
    assert layout_ticked(window) is WindowLayout.SIDE_BY_SIDE
    assert has_seats(window)


# Aids


def aids_ticked(window):
    """Return the aids that the menu of ``window`` shows as switched on."""
    return {aid for aid in Aid if is_ticked(menu_action(window, f"aid-{aid.value}"))}


def toggle(window, aid):
    trigger(window, f"aid-{aid.value}")


def shows_chains(window):
    """Return whether the board of ``window``, on which there are stones, shows its chains."""
    return bool(window.components.board.view.aids.tints)


def test_an_aid_is_shown_only_in_its_window(both):
    one, other = both
    for window in both:
        window.session.play(Point.parse("C3"))
    toggle(one, Aid.CHAINS)
    assert (aids_ticked(one), aids_ticked(other)) == ({Aid.CHAINS}, set())
    assert (shows_chains(one), shows_chains(other)) == (True, False)


def test_the_aids_of_two_windows_are_independent(both):
    one, other = both
    toggle(one, Aid.CHAINS)
    toggle(other, Aid.EYES)
    for window in both:
        window.session.play(Point.parse("C3"))
    assert (aids_ticked(one), aids_ticked(other)) == ({Aid.CHAINS}, {Aid.EYES})
    assert (shows_chains(one), shows_chains(other)) == (True, False)
    toggle(other, Aid.CHAINS)
    toggle(other, Aid.CHAINS)
    assert aids_ticked(one) == {Aid.CHAINS}
    assert shows_chains(one)


def test_a_new_window_uses_the_last_chosen_aids(both, open_window, settings_path):
    one, other = both
    toggle(one, Aid.CHAINS)
    toggle(other, Aid.EYES)
    new = open_window()
    assert aids_ticked(new) == {Aid.CHAINS, Aid.EYES}
    toggle(new, Aid.CHAINS)
    assert aids_ticked(open_window()) == {Aid.EYES}
    # So does the next start.
    assert aids_ticked(open_window(Settings(settings_path))) == {Aid.EYES}
    assert aids_ticked(one) == {Aid.CHAINS}


def test_an_aid_switched_on_shows_no_other_window_again(both):
    one, other = both
    shown = []
    other.components.board.changed.connect(lambda: shown.append(other))
    settings = one.settings
    settings.changed.connect(lambda: shown.append(settings))
    toggle(one, Aid.CHAINS)
    assert shown == []


def test_the_aids_in_a_file_of_earlier_settings_are_read(open_window, settings_path):
    settings_path.write_text("[board]\naids=chains eyes\n", "utf-8")
    assert aids_ticked(open_window(Settings(settings_path))) == {Aid.CHAINS, Aid.EYES}
