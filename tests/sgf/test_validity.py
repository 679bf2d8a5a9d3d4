"""Validity of written games by FF[4]."""

from pathlib import Path

import pytest

from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.writer import write_games
from tests.sgf.ff4_checker import RULES, faults
from tests.sgf.random_games import random_game


def test_the_checker_finds_each_kind_of_fault():
    assert len(RULES["faults"]) > 40
    assert [fault for fault, text in RULES["faults"].items() if fault not in faults(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "(;FF[4]GM[1]CA[UTF-8]SZ[9]AP[a:1]PB[x]DT[2001-02-03,04]RE[B+0.5]AB[aa:bb]PL[W]VW[])",
        "(;FF[4]GM[1]SZ[52:3];B[Aa]BL[3.5]OB[2]MN[5]KO[]TE[2];W[]C[a\\]]FG[](;B[ab])(;B[bb]DM[1]))",
        "(;FF[4]GM[1]PB[x])\n(;FF[4]GM[1]TR[aa]LB[aa:x]AR[aa:bb][bb:aa]FG[257:\\:])",
    ],
)
def test_the_checker_finds_no_fault_in_valid_text(text):
    assert faults(text) == []


@pytest.mark.parametrize(
    "first", [0, 20, *(pytest.param(first, marks=pytest.mark.slow) for first in (40, 60, 80))]
)
@pytest.mark.parametrize("corrects", [False, True])
def test_written_games_are_valid_and_keep_their_nodes(first, corrects):
    """Journals and places in files name nodes by their numbers and order."""
    for seed in range(first, first + 20):
        game = random_game(seed, corrects=corrects)
        data = write_games([game])
        assert faults(data.decode()) == [], f"seed {seed}"
        file = read_games(data)
        (again,) = file.games
        assert [len(node.children) for node in again.tree.walk()] == [
            len(node.children) for node in game.tree.walk()
        ], f"seed {seed}"
        assert file.problems == ()
        assert write_games(file.games) == data
        problems = node_problems(SgfGame(again.tree, *again.size))
        # The handicap and the rules are made at random.
        assert {problem.code for problem in problems} <= OF_HEADING, f"seed {seed}"


OF_HEADING = {FileProblemCode.HANDICAP_DIFFERS, FileProblemCode.UNKNOWN_RULES}

FORMATS = Path(__file__).parents[1] / "data" / "formats"


@pytest.mark.parametrize("name", [path.name for path in sorted(FORMATS.glob("*.*[!d]"))])
def test_converted_games_are_valid(name):
    games = read_games((FORMATS / name).read_bytes()).games
    assert faults(write_games(games).decode()) == []
