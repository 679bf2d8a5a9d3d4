import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.point import Point
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard, connected_parts
from tests.board_text import parse_board


def points(names):
    return frozenset(map(Point.parse, names.split()))


def lifted(drawing, dead=""):
    return ClearedBoard(parse_board(drawing), points(dead))


def names(ground, cells):
    return " ".join(sorted(map(str, ground.points_at(cells))))


def test_regions_and_their_owners():
    ground = lifted(
        """
        . X . O .
        X X . O .
        """
    )
    found = {names(ground, region.points): region.owner for region in ground.regions}
    assert found == {"A2": BLACK, "C1 C2": None, "E1 E2": WHITE}


def test_an_empty_board_is_one_region_without_borders():
    ground = ClearedBoard(Board.empty(3, 2), ())
    assert [(len(region.points), region.sides) for region in ground.regions] == [(6, ())]


def test_dead_stones_are_empty_points_and_remembered():
    ground = lifted("X O X", dead="B1")
    assert [names(ground, region.points) for region in ground.regions] == ["B1"]
    assert {names(ground, [cell]): side for cell, side in ground.dead.items()} == {"B1": WHITE}
    assert bytes(ground.cells).count(EMPTY) == 1


def test_empty_points_among_the_dead_are_passed_over():
    assert lifted("X . X", dead="B1").dead == {}


def test_dead_points_must_be_on_the_board():
    with pytest.raises(KeyError):
        lifted("X .", dead="A2")


def test_every_stone_knows_its_chain():
    ground = lifted(
        """
        X X O
        . X O
        X . X
        """
    )
    chains = {names(ground, stones) for stones in ground.chains.values()}
    assert chains == {"A3 B2 B3", "C2 C3", "A1", "C1"}
    assert all(stone in ground.chains[chain] for stone, chain in ground.chain_of.items())


def test_neighbours_by_content():
    ground = lifted(
        """
        . X
        O .
        """
    )
    corner = ground.grid.cell_of[Point.parse("A2")]
    assert names(ground, ground.near(corner, BLACK)) == "B2"
    assert ground.touches(corner, WHITE)
    assert not ground.touches(corner, EMPTY)


def test_stones_at_omits_empty_points_and_dead_stones():
    ground = lifted("X O . X", dead="A1")
    assert names(ground, ground.stones_at(points("A1 B1 C1 D1 E1"))) == "B1 D1"


def test_regions_do_not_wrap_around_the_edge():
    ground = lifted(
        """
        . . X
        X . .
        """
    )
    (region,) = ground.regions
    assert len(region.points) == 4
    assert len(list(connected_parts({*ground.grid.inside} - {*region.points}, ground.steps))) == 2
