from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.cell_grid import BLACK, cell_grid
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.influence import first_met, spheres
from tests.board_text import parse_board


def done(work):
    """Do all of the work; return what comes of it, and how many slices it took."""
    slices = 0
    while True:
        try:
            next(work)
        except StopIteration as ended:
            return ended.value, slices
        slices += 1


def stones_of(drawing):
    chains = Chains(parse_board(drawing))
    code = {cell: chains.cells[cell] for cell in chains.at}
    return chains.grid, {cell: 1 if its == BLACK else -1 for cell, its in code.items()}


def drawn(grid, values):
    letters = {1: "X", 0: ".", -1: "O"}
    rows = {}
    for cell, (_, y) in grid.point_of.items():
        rows.setdefault(y, []).append(letters[values[cell]])
    return [" ".join(rows[y]) for y in sorted(rows, reverse=True)]


GRID = cell_grid(9, 8)
stones = st.dictionaries(st.sampled_from(GRID.inside), st.sampled_from([-1, 1]), max_size=25)


def test_a_single_stone_is_worth_a_first_move():
    grid = cell_grid(19, 19)
    middle, corner = (cell for cell in grid.inside if grid.point_of[cell] in {(9, 9), (3, 3)})
    for cell in (middle, corner):
        met, _ = done(first_met(grid, {cell: 1}))
        assert 12 < sum(met.values()) < 16
        assert met[cell] == 1


def test_the_nearer_of_two_stones_has_more_influence():
    grid, own = stones_of(". . . . .\n. X . . O\n. . . . .")
    met, _ = done(first_met(grid, own))
    rows = {y: [met[cell] for cell in grid.inside if grid.point_of[cell].y == y] for y in range(3)}
    assert rows[1][0] > 0.5 > rows[1][2] > 0 > rows[1][3]
    assert rows[0] == rows[2]


def test_influence_stops_at_a_wall():
    grid, own = stones_of(". . X O . .\n. . X O . .\n. . X O . .")
    met, _ = done(first_met(grid, own))
    for cell, (x, _) in grid.point_of.items():
        assert met[cell] > 0.9 if x < 3 else met[cell] < -0.9


def test_stones_that_hardly_live_weigh_little():
    grid, own = stones_of(". X .")
    met, _ = done(first_met(grid, dict.fromkeys(own, 0.2)))
    assert all(0 < value <= 0.2 for value in met.values())


@given(stones)
def test_influence_is_bounded_and_symmetric_in_colours(own):
    met, slices = done(first_met(GRID, own))
    turned, _ = done(first_met(GRID, {cell: -worth for cell, worth in own.items()}))
    assert slices > 5
    assert met.keys() == set(GRID.inside)
    for cell in GRID.inside:
        assert abs(met[cell]) <= 1
        assert turned[cell] == -met[cell]
        assert cell not in own or met[cell] == own[cell]


@given(stones)
def test_spheres_are_symmetric_in_colours(own):
    lie_in, slices = done(spheres(GRID, own))
    turned, _ = done(spheres(GRID, {cell: -worth for cell, worth in own.items()}))
    assert slices > 5
    assert lie_in.keys() == set(GRID.inside)
    assert all(turned[cell] == -lie_in[cell] for cell in GRID.inside)


def test_a_lone_stone_has_a_small_sphere():
    grid = cell_grid(19, 19)
    middle = next(cell for cell in grid.inside if grid.point_of[cell] == (9, 9))
    lie_in, _ = done(spheres(grid, {middle: 1}))
    own = {grid.point_of[cell] for cell in grid.inside if lie_in[cell] == 1}
    assert own == {(x, y) for x in (8, 9, 10) for y in (8, 9, 10)}
    assert set(lie_in.values()) == {0, 1}


def test_cooperating_stones_own_the_space_to_the_edge():
    grid, own = stones_of("""
    . . . . . . . . .
    . . X . . . . . .
    . . . . . . . O .
    . . X . . . . . .
    . . . . . . . O .
    . . X . . . . . .
    . . . . . . . O .
    . . X . . . . . .
    . . . . . . . . .
    """)
    lie_in, _ = done(spheres(grid, own))
    rows = drawn(grid, lie_in)
    assert all(row.startswith("X X X") for row in rows[1:-1])
    assert all(row.endswith("O O") for row in rows[1:-1])
