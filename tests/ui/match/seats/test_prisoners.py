"""The lid with the stones that a player has taken."""

from gobanapp.diagram.theme import KAYA, StoneSet, with_stones
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.seats.prisoners import Prisoners
from tests.ui.lookup import find


def test_the_lid_holds_stones_as_those_on_the_board(qtbot):
    lid = Prisoners(Color.BLACK)
    qtbot.addWidget(lid)
    lid.resize(300, 200)
    lid.show_number(3)
    shell = lid.grab().toImage()
    lid.show_stones(with_stones(KAYA, StoneSet.GLASS).stones)
    assert lid.grab().toImage() != shell
    lid.show_stones(KAYA.stones)
    assert lid.grab().toImage() == shell


def test_different_stones_update_the_lids_at_once(table):
    here = table(columns=9, rows=9)
    here.window.components.views.set_layout(WindowLayout.SIDE_BY_SIDE)
    for name in "A9 B9 E5 A8 H1 J1 J2".split():
        here.session.play(Point.parse(name))

    def lids():
        seats = here.window.components.central_widget.two_player_view.seats
        return [find(seat, "prisoners").grab().toImage() for seat in seats]

    def expected(stones):
        for seat in here.window.components.central_widget.two_player_view.seats:
            lid = Prisoners(seat.color, seat)
            lid.setGeometry(find(seat, "prisoners").geometry())
            lid.show_stones(stones)
            lid.show_number(1)
            yield lid.grab().toImage()

    assert lids() == [*expected(KAYA.stones)]
    here.window.settings.stone_set = StoneSet.FLAT
    here.board.follow_theme()
    flat = with_stones(KAYA, StoneSet.FLAT).stones
    assert lids() == [*expected(flat)] != [*expected(KAYA.stones)]
