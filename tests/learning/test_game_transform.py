import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.learning.game_transform import mentions_colors, mentions_points, transform_game
from gobanapp.learning.problem import AttemptOutcome, Problem
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from tests.learning.conftest import read

PROBLEM = (
    "(;FF[4]SZ[9:7]AB[ee][bb]AW[gg]AE[aa]PL[B]TR[bb]LB[cc:a]TB[aa]"
    "AR[aa:bb]LN[cc:dd]DD[bb]VW[aa:hg]C[Black to play]"
    ";B[aa];W[];B[cd]TE[1])"
)


def at_end(game):
    *_, last = game.tree.main_line()
    return game.position_at(last.id)


@given(symmetry=st.sampled_from(Symmetry), swaps=st.booleans())
def test_every_stone_and_mark_follows_the_transformation(symmetry, swaps):
    game = read(PROBLEM)
    laid = transform_game(game, symmetry, swaps_colors=swaps)
    assert (laid.columns, laid.rows) == symmetry.size(9, 7)

    def moved(point):
        return symmetry.map_point(point, 9, 7)

    def color(before):
        return before.opponent if swaps else before

    before, after = at_end(game).board, at_end(laid).board
    assert dict(after.stones()) == {moved(p): color(c) for p, c in before.stones()}
    assert laid.position.turn is color(game.position.turn)
    markup, was = laid.tree.root.content.markup, game.tree.root.content.markup
    assert markup.marks == {moved(p): mark for p, mark in was.marks.items()}
    assert markup.labels == {moved(p): label for p, label in was.labels.items()}
    (arrow,) = markup.arrows
    assert arrow == (moved(Point(0, 6)), moved(Point(1, 5)))
    assert markup.lines == ((moved(Point(2, 4)), moved(Point(3, 3))),)
    assert markup.dimmed == {moved(Point(1, 5))}
    assert markup.visible == {moved(point) for point in was.visible}
    territory = markup.territory[color(Color.BLACK)]
    assert territory == {moved(p) for p in was.territory.black}
    solved = Problem.of(laid).begin().answer(moved(Point(0, 6))).answer(moved(Point(2, 3)))
    assert solved.outcome is AttemptOutcome.SOLVED


def test_the_record_itself_is_not_changed():
    game = read(PROBLEM)
    before = [node.content for node in game.tree.walk()]
    laid = transform_game(game, Symmetry.NONE)
    laid.play(Point(5, 5))
    assert [node.content for node in game.tree.walk()] == before
    assert len(laid.tree) == len(game.tree) + 1


@pytest.mark.parametrize(
    ("text", "places", "colors"),
    [
        ("Play at C3", True, False),
        ("The group on the left", True, False),
        ("die Ecke oben", True, False),
        ("the 2-1 point", True, False),
        ("Black lives", False, True),
        ("Noirs à jouer", False, True),
        ("黒先", False, True),
        ("RIGHT", False, False),
        ("Solve it in 7 moves", False, False),
        ("", False, False),
    ],
)
def test_texts_that_mention_points_or_colors_are_recognised(text, places, colors):
    tree = read(f"(;SZ[9];B[aa]C[{text}])").tree
    assert (mentions_points(tree), mentions_colors(tree)) == (places, colors)
