"""What is written of nodes that are not edited."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games


def converted(text):
    return write_games(read_games(text.encode()).games).decode()


def heading(text):
    """Return what is written of a root, without the properties of the file."""
    written = converted(f"(;FF[4]GM[1]SZ[9]{text};B[aa])")
    return re.sub(r"(FF|GM|CA|SZ|AP)\[.*?\]", "", written)[2:].partition(";")[0].strip()


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("KM[6,5]", "KM[6.5]"),
        ("KM[3.75]", "KM[7.5]"),
        ("KM[375]AP[foxwq]", "KM[7.5]"),
        ("KM[50]AP[foxwq]", "KM[0.5]"),
        ("KM[六目半]", "KM[6.5]"),
        ("KM[6.50]HA[ 2 ]TM[60.0]", "KM[6.50]HA[ 2 ]TM[60.0]"),
        ("HA[二子]TM[1:30:00]", "HA[2]TM[5400]"),
        ("TM[25:00 + 00:30(5) ByoYomi]PB[a]", "TM[1500]PB[a]OT[5x30 byo-yomi]"),
        ("TM[25:00 + x]OT[y]", "TM[1500]OT[y]XTM[25:00 + x]"),
        ("KO[6.5]RD[2021]TE[Cup]HD[2]", "KM[6.5]DT[2021]EV[Cup]HA[2]"),
        ("KM[0]KO[6.5]", "KM[0]KO[6.5]"),
        ("KM[none]HA[some]TM[long]", "KM[none]HA[some]TM[long]"),
        ("KM[7.5][6.5]PB[a][b]", "KM[7.5]PB[a]XKM[6.5]XPB[b]"),
        ("KM[7.5]PB[a]KM[6.5]", "KM[7.5]PB[a]XKM[6.5]"),
        ("KM[7.5][7.5]", "KM[7.5]"),
        ("AB[aa]AB[bb]AW[cc]AB[dd]AB[bb]", "AB[aa][bb][dd]AW[cc]"),
        ("LB[aa:1]LB[bb:2]", "LB[aa:1][bb:2]"),
        ("C[a]XX[1]C[b]", "C[a\nb]XX[1]"),
        ("C[]C[z]", "C[z]"),
        ("C[z][ ]", "C[z]"),
        ("XX[1]XX[2]", "XX[1][2]"),
        ("GW[1]GW[2]", "GW[1]XGW[2]"),
        ("BM[1][2]V[3]V[4]FG[1:a][2:b]", "BM[1]V[3]FG[1:a][2:b]XBM[2]XV[4]"),
        ("RE[白胜43.5目]RU[中国规则]", "RE[白胜43.5目]RU[中国规则]"),
    ],
)
def test_a_heading_is_written_as_understood(text, written):
    assert heading(text) == written
    assert heading(written) == written


@pytest.mark.parametrize(
    "node", [";AB[aa]AB[bb]", ";C[a]C[b]B[aa]", ";N[a][b]W[aa]", ";KM[6,5]", ";LB[aa:1]LB[bb:2]"]
)
def test_nodes_below_the_root_are_written_like_it(node):
    written = converted(f"(;FF[4]GM[1]SZ[9]{node})")
    assert f"{node[:3]}" in written
    assert converted(written) == written
    assert node not in written


def test_the_order_of_moves_in_a_node_is_kept():
    node = ";B[aa]W[bb]B[cc]"
    assert node in converted(f"(;FF[4]GM[1]SZ[9]{node})")


def test_handicap_stones_of_fox_are_counted():
    text = "(;GM[1]FF[4]SZ[19]KM[375]HA[0]RU[Chinese]AP[foxwq];B[pd];B[pq];B[dd];W[dp])"
    written = converted(text)
    assert "KM[0]HA[3]RU[Chinese]" in written
    assert converted(written) == written
    collection = converted(f"{text}\n{text}")
    assert collection.count("KM[0]HA[3]RU[Chinese]") == 2


PROPERTIES = st.sampled_from(
    ["KM", "HA", "TM", "OT", "RU", "PB", "RE", "KO", "HD", "TE", "C", "AB", "XX", "XKM", "AP", "N"]
)
VALUES = st.sampled_from(["", "6.5", "375", "50", "foxwq", "aa", "二子", "1:30:00 + 5x30 byo", "x"])


@given(st.lists(st.tuples(PROPERTIES, st.lists(VALUES, min_size=1, max_size=3)), max_size=6))
def test_nothing_is_lost_and_a_second_conversion_changes_nothing(properties):
    text = "".join(f"{name}[{']['.join(values)}]" for name, values in properties)
    game_file = read_games(f"(;FF[4]GM[1]SZ[9]{text};B[aa]B[bb])".encode())
    written = write_games(game_file.games)
    again = read_games(written)
    assert write_games(again.games) == written
    before, after = (
        [node.content for node in file.games[0].tree.walk()] for file in (game_file, again)
    )
    assert before[0].info == after[0].info
    kept = written.decode()
    for name, values in properties:
        for value in values:
            is_number = name in ("KM", "HA", "TM", "KO", "HD")
            assert is_number or name == "AP" or value in kept


@pytest.mark.parametrize(
    "node",
    [
        ";B[aa]TR[aa]TR[bb]N[x][y]",
        ";B[aa]C[x]C[y]",
        ";B[aa]LB[aa:1]TR[bb]C[a; b\\]]LB[cc:2]",
        ";B[aa]GW[1][2]",
        ";B[aa]KM[6,5]",
        ";B[aa](;W[bb]N[x]C[see]N[z])(;W[cc])",
    ],
)
def test_a_game_of_a_collection_is_written_like_one_alone(node):
    game = f"(;GM[1]SZ[19];W[cc]C[ok]{node})"
    assert converted(f"{game}\n{game}\n") == 2 * converted(game)
    assert node not in converted(game)


def test_a_usual_game_of_a_collection_keeps_its_lines():
    lines = "\n;B[aa]C[a; b]TR[aa][bb]\n\nLB[aa:1][bb:2]\n;KM[6.5]W[bb]"
    assert converted(f"(;GM[1]SZ[9]{lines})(;GM[1]SZ[9]{lines})").count(lines) == 2
