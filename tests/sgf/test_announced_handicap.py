import pytest

from gobanapp.sgf.announced_handicap import handicap_difference
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.reader import node_problems, read_games


@pytest.mark.parametrize(
    ("text", "difference"),
    [
        ("HA[2];W[aa];B[bb]", "2 ≠ 0"),
        ("HA[7]AB[aa][bb][cc];W[dd]", "7 ≠ 3"),
        ("HA[2]AB[aa][bb][cc];W[dd]", "2 ≠ 3"),
        ("HA[2];B[aa];W[bb];B[cc]", "2 ≠ 0"),
        ("HA[3];B[aa];B[cc];W[bb]", "3 ≠ 2"),
        (";HA[4]AB[aa];W[bb]", "4 ≠ 1"),
        ("HA[2]AB[aa][bb];W[dd]", ""),
        ("HA[2]AB[aa][bb];B[dd];W[cc]", ""),
        ("HA[2];AB[aa][bb];W[dd]", ""),
        (";HA[2]AB[aa][bb];W[dd]", ""),
        ("HA[2];B[aa];B[bb];W[dd]", ""),
        ("HA[3]AB[aa];B[bb];B[cc];W[dd]", ""),
        ("HA[1];B[aa];W[bb]", ""),
        ("HA[0]AB[aa][bb];W[dd]", ""),
        ("AB[aa][bb];W[dd]", ""),
        ("HA[2]", ""),
        ("HA[3]AB[aa]", ""),
        ("HA[2]AB[aa][bb][cc]AW[dd];W[ee]", ""),
    ],
)
def test_the_announced_handicap_is_compared_with_the_stones(text, difference):
    (game,) = read_games(f"(;FF[4]GM[1]SZ[9]{text})".encode()).games
    assert handicap_difference(game.tree) == difference
    codes = [problem.code for problem in node_problems(game)]
    assert (FileProblemCode.HANDICAP_DIFFERS in codes) is bool(difference)
