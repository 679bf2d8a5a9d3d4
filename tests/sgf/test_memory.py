"""The memory a file takes grows with its length, not with how many points it claims to name."""

import tracemalloc
from itertools import cycle, islice

import pytest

from gobanapp.game.game import Game
from gobanapp.sgf.reader import node_problems, read_games
from tests.thorough import one_in

LENGTH = 1_000  # characters of each file
FOR_EACH = 1_000  # bytes of memory; with a set of objects for each rectangle it is 10,000 and more

CORNERS = [f"{a}{b}:{c}{d}" for d in "ZYX" for c in "ZYXW" for b in "abc" for a in "abcd"]
COLUMNS = "".join(f"[{column}a:{column}Z]" for column in "acegikmoqsuwyACEGIKMOQSUWY")

# The root, and nodes that follow one another again and again.
LINES = {
    "the same full set-ups": ("SZ[52]", [";AB[aa:ZZ]", ";AW[aa:ZZ]"]),
    "different set-ups": ("SZ[52]", [f";A{'BWE'[n % 3]}[{at}]" for n, at in enumerate(CORNERS)]),
    "set-ups of all kinds in a node": ("SZ[52]", [f";AB[{at}]AW[aa:ZZ]AE[{at}]" for at in CORNERS]),
    "many rectangles in a node": ("SZ[52]AB" + "".join(f"[{at}]" for at in CORNERS), [";"]),
    "every other column": ("SZ[52]", [f";AB{COLUMNS}AW[aa:ZZ]"]),
    "wide boards": ("SZ[52:7]", [";AB[aa:Zg]TW[aa:Zg]"]),
    "high boards": ("SZ[3:52]", [";AW[aa:cZ]TB[aa:cZ]"]),
    "boards of 19 lines": ("SZ[19]", [";AB[aa:ss]"]),
    "points off the board": ("SZ[9]", [";AB[aa:zz]"]),
    "dimmed and territory": ("SZ[52]", [";DD[aa:ZZ]TB[aa:ZZ]"]),
    "different views": ("SZ[52]", [f";VW[{at}]TW[{at}]" for at in CORNERS]),
    **{
        f"marks {name}": ("SZ[52]", [f";{name}[{at}]" for at in CORNERS])
        for name in ("CR", "MA", "SQ", "TR", "SL", "M")
    },
    "marks that stand twice": ("SZ[52]", [";CR[aa:ZZ]SQ[aa:ZZ]TR[aa:ZZ]"]),
    "old letters": ("SZ[52]", [";L[aa:ZZ]"]),
    "rows of old letters": ("SZ[52]", [f";L[a{row}:z{row}]" for row in "abcdefg"]),
    "labels": ("SZ[52]", [f";LB[{at[:2]}:a]" for at in CORNERS]),
    "lines and arrows": ("SZ[52]", [f";LN[{at}]AR[{at}]" for at in CORNERS]),
    "moves": ("SZ[52]", [";B[ZZ]", ";W[aa]"]),
}


def file_of(root, nodes):
    """A file of one line of nodes."""
    some = "".join(islice(cycle(nodes), 1 + LENGTH // len(nodes[0])))
    return f"(;GM[1]{root}{some[:LENGTH].rpartition(';')[0]})".encode()


def memory_of(data):
    """Return what the games of a file take, in bytes, when all is known of every node."""
    tracemalloc.start()
    try:
        kept = []
        for game in read_games(data).games:
            record = Game(game.tree, game.columns, game.rows)
            kept += [record, node_problems(game)]
            for number in game.tree.nodes:
                kept += [record.position_at(number), record.inherited_at(number)]
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.fixture(scope="module", autouse=True)
def _what_is_made_once():
    """The grids and names of boards, and all modules."""
    for root, nodes in LINES.values():
        memory_of(f"(;{root}{nodes[0]})".encode())


@pytest.mark.parametrize("kind", one_in(4, LINES))
def test_a_line(kind):
    data = file_of(*LINES[kind])
    assert memory_of(data) < FOR_EACH * len(data)


def test_empty_nodes():
    data = file_of("SZ[52]", [";"])
    assert memory_of(data) < 250 * len(data)


@pytest.mark.parametrize("kind", one_in(3, ["different set-ups", "different views", "marks CR"]))
def test_variations(kind):
    root, nodes = LINES[kind]
    data = f"(;{root}{''.join(f'({node})' for node in nodes[::4])})".encode()
    assert memory_of(data) < FOR_EACH * len(data)


@pytest.mark.parametrize("kind", one_in(3, ["different set-ups", "different views", "marks CR"]))
def test_games(kind):
    root, nodes = LINES[kind]
    data = "".join(f"(;{root}{node})" for node in nodes[::4]).encode()
    assert memory_of(data) < FOR_EACH * len(data)


def test_problems_are_not_reported_for_each_point():
    data = b"(;SZ[52]SQ[aa:ZZ]CR[aa:ZZ][bb:YY]AB[aa:ZZ]AW[aa:ZZ])"
    assert len(node_problems(read_games(data).games[0])) == 3
