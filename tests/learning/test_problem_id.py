from hypothesis import given
from hypothesis import strategies as st

from gobanapp.learning.game_transform import transform_game
from gobanapp.learning.problem import Problem, problem_id
from gobanapp.rules.symmetry import Symmetry
from tests.learning.conftest import read

PROBLEM = "(;FF[4]SZ[9]AB[ee][bb]AW[gg](;B[aa];W[ba])(;B[cd]TE[1]))"


def known_by(sgf):
    return problem_id(Problem.of(read(sgf)))


@given(symmetry=st.sampled_from(Symmetry), swaps=st.booleans())
def test_a_transformed_problem_has_the_same_id(symmetry, swaps):
    laid = transform_game(read(PROBLEM), symmetry, swaps_colors=swaps)
    assert problem_id(Problem.of(laid)) == known_by(PROBLEM)


def test_comments_and_later_moves_change_nothing():
    assert known_by(PROBLEM.replace(";W[ba]", "C[Wrong];W[ab];B[ba]")) == known_by(PROBLEM)


def test_different_problems_have_different_ids():
    others = {
        known_by(PROBLEM.replace(*change))
        for change in (("AB[ee]", "AB[ef]"), ("B[aa]", "B[ab]"), ("SZ[9]", "SZ[10]"))
    }
    assert len(others | {known_by(PROBLEM)}) == 4


def test_the_player_to_move_matters():
    turned = PROBLEM.replace("B[aa];W[ba]", "W[aa];B[ba]").replace("B[cd]", "W[cd]")
    assert known_by(turned) != known_by(PROBLEM)
