"""Territory as Online-Go.com counts it: small boards of the kinds that its rules distinguish."""

import pytest

from gobanapp.rules.territory import territory
from tests.board_text import parse_board

# On the left the board, with dead stones in lower case; on the right the owner of each point, as
# the scoring code of Online-Go.com determines it.
BOARDS = """
. . X .    . . . .
. O O .    . . . .
x O . O    . . w .

. X . .    . . . .
. X o X    . . . .
X . . O    . . . .

. X . O    . . . .
X . . O    . . . .
. . X .    . . . .

. X o o    . . . .
O X o .    . . . .
. X . .    . . . .

O X . .    . . . .
. X o o    . . . .
. X . o    . . . .

o . X O    . . . .
o o X O    . . . .
. o X .    . . . .

. . . O .    . . . . .
X . X O .    . . . . .
X . O . O    . . . . .

. X O X o    . . . . b
X . . X .    . . . . b
. . O X .    . . . . b

. o X . .    . . . . .
. o . X O    . . . . .
X o . X .    . . . . .

O O X o o    . . . . .
. O X . o    . . . . .
. X o . o    . . . . .

X . o X O    . . . . .
X . o X .    . . . . .
X . o . X    . . . . .

X O . X O    . . . . .
X X . X .    . . . . .
. . X X X    b b . . .

X o X . .    . b . . .
. o . X .    b b b . .
. . . X O    b b b . .

. . O X . .    . . . . . .
. X O . . .    . . . . . .
X . O X . .    . . . . . .
. X . . . .    b . . . . .

o o o . X .    b b b b . .
o . . X . .    b b b . . .
X X . X X O    . . b . . .
. . X . . X    . . . . . .
. . . . O X    . . . . . .
X X O . X .    . . . . . .
"""


@pytest.mark.parametrize("drawing", BOARDS.strip().split("\n\n"))
def test_territory_as_online_go_counts_it(drawing):
    rows, owners = zip(*(line.split("    ") for line in drawing.splitlines()), strict=True)
    board = parse_board("\n".join(rows).upper())
    letters = dict(zip(board.points(), "".join(rows).replace(" ", ""), strict=True))
    dead = {point for point, letter in letters.items() if letter.islower()}
    owned = territory(board, dead, as_online_go=True).without_seki().owned
    of = dict.fromkeys(owned.black, "b") | dict.fromkeys(owned.white, "w")
    assert "".join(of.get(point, ".") for point in board.points()) == (
        "".join(owners).replace(" ", "")
    )
