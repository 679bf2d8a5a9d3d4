from gobanapp.diagram.theme import KAYA, Stones, with_stones
from gobanapp.rules.color import Color
from gobanapp.ui.layout import Layout
from gobanapp.ui.seats.prisoners import Prisoners
from gobanapp.ui.seats.seat import Seat


def test_the_lid_holds_stones_as_those_on_the_board(qtbot):
    lid = Prisoners(Color.BLACK)
    qtbot.addWidget(lid)
    lid.resize(300, 200)
    lid.show_number(3)
    shell = lid.grab().toImage()
    lid.show_stones(with_stones(KAYA, Stones.GLASS).stones)
    assert lid.grab().toImage() != shell
    lid.show_stones(KAYA.stones)
    assert lid.grab().toImage() == shell


def test_other_stones_come_into_the_lids_at_once(table):
    here = table()
    here.window.parts.views.arrange(Layout.SIDE_BY_SIDE)
    lids = [seat.findChild(Prisoners) for seat in here.window.findChildren(Seat)]
    assert {lid._stones for lid in lids} == {*KAYA.stones}
    here.window._settings.stones = Stones.FLAT
    here.board.follow_theme()
    flat = with_stones(KAYA, Stones.FLAT).stones
    assert {lid._stones for lid in lids} == {*flat}
