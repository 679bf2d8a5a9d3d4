"""The game information of lines: SGF allows it in any node."""

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.line_info import LineInfo, main_line_info
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import AGA, CHINESE, JAPANESE
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games

MERGED = (
    "(;SZ[9]EV[Cup];B[ee](;W[cc]KM[6.5]PB[Ann]PW[Bo]RU[Chinese]RE[B+3.5];B[gg])"
    "(;W[gc]KM[0.5]PB[Cat]PW[Dan]RU[AGA]RE[W+R];B[cg]))"
)
HEADING = "PB[Ann]PW[Bo]KM[6.5]RU[Chinese]RE[B+3.5]"


def opened(text):
    (read,) = read_games(text.encode()).games
    return Game(read.tree, read.columns, read.rows)


@pytest.mark.parametrize(
    "text",
    [
        f"(;SZ[9]{HEADING};B[ee];W[cc])",
        f"(;SZ[9];{HEADING};B[ee];W[cc])",
        f"(;SZ[9]C[intro];{HEADING};B[ee];W[cc])",
        f"(;SZ[9];B[ee]{HEADING};W[cc])",
        f"(;SZ[9];B[ee];W[cc]{HEADING})",
        "(;SZ[9]PB[Ann]PW[Bo]KM[6.5];RU[Chinese];B[ee];W[cc]RE[B+3.5])",
        "(;SZ[9]PB[Ann];PW[Bo]RE[B+3.5];B[ee]KM[6.5]RU[Chinese](;W[cc])(;W[dd]RE[W+R]))",
    ],
)
def test_the_whole_line_has_the_information(text):
    game = opened(text)
    expected = GameInfo(names=ByColor("Ann", "Bo"), komi=6.5, rules="Chinese", result="B+3.5")
    for node in [*game.tree.main_line()]:
        game.go_to(node.id)
        assert game.info == expected
        assert (game.komi, game.ruleset, game.is_finished) == (6.5, CHINESE, True)
    assert main_line_info(game.tree) == expected


def test_each_variation_of_a_merged_file_has_its_own():
    game = opened(MERGED)
    assert (game.info.names.black, game.info.event, game.ruleset) == ("Ann", "Cup", CHINESE)
    assert game.go_to(1) == Change.CURRENT_NODE
    assert game.go_to(4) == Change.CURRENT_NODE | Change.INFO
    assert (game.info.names.black, game.info.event, game.ruleset) == ("Cat", "Cup", AGA)
    assert game.komi == 0.5
    assert game.go_to(5) == Change.CURRENT_NODE
    assert game.to_main_line() == Change.CURRENT_NODE | Change.INFO
    assert game.info.names.black == "Ann"
    game.go_to(5)
    assert Change.INFO in game.make_main_line(5) or game.info.names.black == "Cat"
    assert main_line_info(game.tree).names.black == "Cat"


def test_a_later_value_comes_before_an_earlier_one():
    game = opened("(;SZ[9]KM[0]RU[AGA];KM[6.5];B[ee])")
    assert (game.komi, game.ruleset) == (6.5, AGA)


def test_a_change_is_made_where_the_value_is():
    game = opened(MERGED)
    info = game.info
    game.set_info(GameInfo(**{**as_dict(info), "komi": 7.5, "event": "Final", "date": "2020"}))
    written = write_games([game]).decode()
    assert "EV[Final]DT[2020]" in written
    assert ";W[cc]KM[7.5]PB[Ann]PW[Bo]RU[Chinese]RE[B+3.5]" in written
    assert "W[gc]KM[0.5]PB[Cat]PW[Dan]RU[AGA]RE[W+R]" in written
    game.undo()
    assert game.info == info
    assert not game.history.is_modified


def test_a_result_replaces_the_one_of_the_line():
    game = opened("(;SZ[9];PB[Ann]PW[Bo];B[ee];W[cc]RE[B+3.5])")
    game.set_result("W+1")
    assert game.info.result == "W+1"
    assert write_games([game]).decode().count("RE[") == 1
    game.set_info(GameInfo())
    assert game.info == GameInfo()
    assert game.tree.info_below_root == set()


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("(;SZ[9];B[aa];W[bb]RE[W+R])", "(;SZ[9]DT[2020]KM[7.5];B[aa];W[bb]RE[W+R])"),
        ("(;SZ[9];B[aa]GN[x];W[bb])", "(;SZ[9]DT[2020]KM[7.5];B[aa]GN[x];W[bb])"),
        ("(;SZ[9];B[aa]PB[a];W[bb])", "(;SZ[9]DT[2020]KM[7.5];B[aa]PB[a];W[bb])"),
        ("(;SZ[9];PB[a];W[bb])", "(;SZ[9];PB[a]DT[2020]KM[7.5];W[bb])"),
        ("(;SZ[9];C[x];PB[a];W[bb])", "(;SZ[9];C[x];PB[a]DT[2020]KM[7.5];W[bb])"),
        (
            "(;SZ[9];B[aa](;W[bb]RE[W+R])(;W[cc]RE[B+R]))",
            "(;SZ[9]DT[2020]KM[7.5];B[aa](;W[bb]RE[W+R])(;W[cc]RE[B+R]))",
        ),
        (
            "(;SZ[9];B[aa](;W[bb]PB[a])(;W[cc]PB[b]))",
            "(;SZ[9];B[aa](;W[bb]PB[a]DT[2020]KM[7.5])(;W[cc]PB[b]))",
        ),
        (
            "(;SZ[9](;PB[a];B[bb])(;PB[b];B[cc]))",
            "(;SZ[9](;PB[a]DT[2020]KM[7.5];B[bb])(;PB[b];B[cc]))",
        ),
    ],
)
def test_a_new_value_goes_to_the_heading(text, written):
    game = opened(text)
    game.set_info(GameInfo(**{**as_dict(game.info), "komi": 7.5, "date": "2020"}))
    found = write_games([game]).decode().replace("\n", "")
    found = re.sub(r"^\(;FF\[4\]GM\[1\]CA\[UTF-8\]|AP\[[^]]*\]", "", found)
    assert "(;" * (not found.startswith("(;")) + found == written


def test_each_place_of_a_line_has_what_its_own_line_says():
    """The cache gives what a fresh look gives, in any order of places and after edits."""
    game = opened(
        "(;SZ[9];B[ee]GN[1](;W[cc]KM[6.5];B[dd](;W[aa]RE[W+R])(;W[ab]RE[B+1];B[ff]))(;W[gc]KM[1]))"
    )
    numbers = [node.id for node in game.tree.each_node()]
    for first in numbers:
        for number in (first, *numbers, *reversed(numbers)):
            game.go_to(number)
            assert game.info == LineInfo(game.tree).through(number)
        game.set_info(GameInfo(**{**as_dict(game.info), "event": str(first)}))


@pytest.mark.parametrize("every", [1, 40_000])
def test_a_step_along_a_line_costs_nothing(every):
    moves = "".join(f";B[aa]{f'GN[{n}]' if n % every == every - 1 else ''}" for n in range(40_000))
    game = opened(f"(;SZ[9]{moves})")
    line = LineInfo(game.tree)
    line.through(0)
    start = time.process_time()
    for number in (*range(0, 40_000, 40), *range(1000)):
        line.through(number)
    assert time.process_time() - start < 0.5  # Each look at the whole line would take 10 ms.


def as_dict(info):
    return {name: getattr(info, name) for name in GameInfo.__dataclass_fields__}


FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "PB": st.sampled_from(["a", "b"]),
        "KM": st.sampled_from(["0", "6.5"]),
        "RE": st.sampled_from(["B+R", "W+1"]),
        "EV": st.just("e"),
    },
)
NODES = st.lists(FIELDS, min_size=2, max_size=5)
INFOS = st.builds(
    GameInfo,
    names=st.sampled_from([ByColor("", ""), ByColor("x", ""), ByColor("a", "y")]),
    komi=st.sampled_from([None, 0, 7.5]),
    result=st.sampled_from(["", "B+R", "0"]),
)


@given(NODES, st.integers(0, 4), INFOS)
def test_what_is_set_is_read_again(nodes, place, info):
    texts = ("".join(f"{name}[{value}]" for name, value in node.items()) for node in nodes)
    text = f"(;SZ[9]{';'.join(texts)})"
    game = opened(text)
    before = write_games([game])
    game.go_to(min(place, len(nodes) - 1))
    old = game.info
    game.set_info(info)
    assert game.info == info
    again = opened(write_games([game]).decode())
    assert again.info == info
    game.undo()
    assert game.info == old
    assert write_games([game]) == before or not game.history.is_modified


def test_without_any_information_the_rules_are_japanese():
    game = opened("(;SZ[9];B[ee])")
    assert game.ruleset is JAPANESE
    assert game.tree.info_below_root == set()
