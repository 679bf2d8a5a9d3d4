"""Round trip of any tree through our writer and reader, and through sgfmill."""

from dataclasses import replace
from functools import cache

from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf, sgf_grammar

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.game_info import GameInfo
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import MOVE_PROPERTIES, NO_TIMES, Content, Node, Property, SetUp
from gobanapp.game.print_properties import FigureFlag, FigureStart, Numbering, PrintProperties
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.sgfmill_check import compare_with_witness
from gobanapp.sgf.value_types import is_blank, protect, write_text
from gobanapp.sgf.writer import write_games

ANY = st.characters(exclude_categories=["Cs", "Cc"])
TRICKY = "[]\\:;()ABCW abc\u56f2\ufeff"


def texts(tricky, longest):
    """Texts of pieces: to draw a piece costs as much as to draw a single letter."""
    pieces = st.text(tricky, max_size=5) | st.text(ANY, max_size=5)
    found = st.lists(pieces, max_size=longest // 5).map("".join)
    return found.map(lambda text: "" if is_blank(text) else text)  # SGF has no blank texts.


LINES = texts(TRICKY, 20)
TEXTS = texts(TRICKY + "\n", 40)
SOME = LINES.filter(bool)
SETTINGS = {"max_size": 4}
INFO_TEXTS = """rules result overtime game_name event round date place opening annotator copyright
    source user""".split()
PAIRS = st.builds(ByColor, LINES, LINES)


def some(kind, **fields):
    """Objects with some of their fields: to draw all each time takes long, and none was empty."""
    return st.fixed_dictionaries({}, optional=fields).map(lambda drawn: kind(**drawn))


INFOS = st.builds(
    lambda info, texts: replace(info, **texts),
    some(
        GameInfo,
        names=PAIRS,
        ranks=PAIRS,
        teams=PAIRS,
        komi=st.integers(-199, 199).map(lambda half: half / 2),
        handicap=st.integers(0, 99),
        time_limit=st.integers(0, 10**6) | st.sampled_from([0.5, 1.25]),
        comment=TEXTS,
    ),
    st.dictionaries(st.sampled_from(INFO_TEXTS), LINES, max_size=4),
)


def _others(names, most_values):
    value = TEXTS.map(write_text).map(protect)
    values = st.lists(value, min_size=1, max_size=most_values).map(tuple)
    return st.builds(Property, st.sampled_from(names), values)


OTHERS = st.lists(
    _others(["BM", "HO"], 1) | _others(["XX", "KGSDE", "ST"], 3),
    max_size=3,
    unique_by=lambda found: found.name,
).map(tuple)


TIMES_LEFT = st.none() | st.builds(
    TimeLeft, st.integers(0, 10**7).map(lambda thousandths: thousandths / 1000), st.integers(0, 99)
)


PRINTED = st.builds(
    PrintProperties,
    figure=st.none() | st.builds(FigureStart, LINES, st.integers(0, 65535).map(FigureFlag)),
    numbering=st.none() | st.sampled_from(Numbering),
)


NUMBERS = st.none() | st.integers(-10, 9999)


def spans(points):
    pairs = st.tuples(points, points).filter(lambda pair: pair[0] != pair[1])
    return st.lists(pairs, max_size=3, unique=True).map(tuple)


@cache
def contents(width, height, *, has_move=None):
    """Return what nodes hold on a board, with a move or without; strategies are slow to make."""
    if has_move is None:
        with_move, without = (contents(width, height, has_move=has) for has in (True, False))
        return with_move | without
    points = st.integers(0, width * height - 1).map(lambda at: Point(*divmod(at, height)))
    groups = st.frozensets(points, **SETTINGS)
    if has_move:
        own = {
            "move": st.builds(Move, st.sampled_from(Color), st.none() | points),
            "print_properties": st.builds(
                lambda printed, number: replace(printed, number=number), PRINTED, NUMBERS
            ),
        }
    else:
        turns = st.sampled_from(Color)
        set_ups = some(SetUp, black=groups, white=groups, empty=groups, turn=turns)
        own = {"set_up": set_ups, "print_properties": PRINTED}
    markup = some(
        Markup,
        marks=st.dictionaries(points, st.sampled_from(Mark), **SETTINGS),
        labels=st.dictionaries(points, SOME, **SETTINGS),
        territory=st.builds(ByColor, groups, groups),
        lines=spans(points),
        arrows=spans(points),
        dimmed=groups,
        visible=groups,
    )
    others = {
        "comment": TEXTS,
        "name": LINES,
        "markup": markup,
        "info": INFOS,
        "times": st.builds(ByColor, TIMES_LEFT, TIMES_LEFT),
        "others": OTHERS,
    }
    return st.fixed_dictionaries(own, optional=others).map(lambda drawn: valid(Content(**drawn)))


def valid(content):
    """Leave out what belongs to a move where stones are set up: SGF wants a node of its own."""
    if not content.set_up:
        return content
    others = tuple(other for other in content.others if other.name not in MOVE_PROPERTIES)
    return replace(content, times=NO_TIMES, others=others)


SIZES = ((19, 19), (9, 9), (9, 13), (1, 1), (26, 26), (30, 7), (52, 52))


@st.composite
def games(draw, sizes=SIZES):
    width, height = draw(st.sampled_from(sizes))
    tree = Tree({0: Node(0, None, (), draw(contents(width, height, has_move=False)))})
    for content in draw(st.lists(contents(width, height), max_size=6)):
        tree.apply(tree.add_edit(draw(st.sampled_from(sorted(tree.nodes))), content))
    return SgfGame(tree, width, height)


def facts(game):
    """The tree without its numbers: for each node how many children it has, and its content."""
    return game.size, [(len(node.children), node.content) for node in game.tree.walk()]


def in_order(game):
    return [
        replace(node.content, others=tuple(sorted(node.content.others)))
        for node in game.tree.walk()
    ]


@given(st.lists(games(), min_size=1, max_size=2))
def test_a_round_trip_preserves_the_content(written):
    data = write_games(written)
    file = read_games(data)
    assert file.problems == ()
    assert [facts(game) for game in file.games] == [facts(game) for game in written]
    assert write_games(file.games) == data
    assert compare_with_witness([data], written).difference is None


@given(games(), st.data())
def test_an_edited_file_contains_the_edit(game, data):
    (read,) = read_games(write_games([game])).games
    number = data.draw(st.sampled_from(sorted(read.tree.nodes)))
    content = data.draw(contents(*game.size))
    if number == 0 and content.move:
        return
    read.tree.apply(read.tree.change_edit({number: content}))
    data = write_games([read])
    assert compare_with_witness([data], [read], by_meaning=True).difference is None
    (again,) = read_games(data).games
    # New properties that nobody understands come behind the old ones, whatever their order.
    assert in_order(again) == in_order(read)


@given(games(sizes=[(19, 19), (9, 9), (26, 26)]))
def test_sgfmill_reads_the_same(game):
    other = sgf.Sgf_game.from_bytes(write_games([game]))
    size = game.columns
    assert other.get_size() == size
    nodes = [other.get_root()]
    for node in game.tree.walk():
        theirs = nodes.pop()
        nodes.extend(reversed(list(theirs)))
        content = node.content
        assert theirs.get_move() == as_sgfmill(content.move)
        black, white, empty = theirs.get_setup_stones()
        assert black == as_points(content.set_up.black)
        assert white == as_points(content.set_up.white)
        assert empty == as_points(content.set_up.empty)
        for name, text in (("C", content.comment), ("N", content.name)):
            assert (theirs.get(name) if theirs.has_property(name) else "") == text
        if content.markup.labels:
            labels = {(p.y, p.x): text for p, text in content.markup.labels.items()}
            assert dict(theirs.get("LB")) == labels
        if content.info.komi is not None:
            assert theirs.get("KM") == content.info.komi
    assert not nodes


def as_sgfmill(move):
    if move is None:
        return None, None
    color = "b" if move.color is Color.BLACK else "w"
    return color, None if move.point is None else (move.point.y, move.point.x)


def as_points(points):
    return {(point.y, point.x) for point in points}


ROOT_ONLY = {"FF", "GM", "SZ", "CA", "AP", "ST"}


@given(games())
def test_the_reference_checker_would_not_complain(game):
    for number, node in enumerate(_nodes(write_games([game]))):
        names = set(node)
        assert (set(node) & {"FF", "GM", "SZ", "CA", "AP"} != set()) == (number == 0)
        assert not (names & {"B", "W"} and names & {"AB", "AW", "AE", "PL"})
        assert len(names & {"B", "W"}) <= 1
        for name, values in node.items():
            assert name.isupper()
            assert values
            assert name in ("B", "W", "XX", "BM", "KGSDE", "HO", "ST", "DD", "VW", "FG") or all(
                values
            )
            assert len(values) == len(set(values)) or name in ("XX", "KGSDE", "ST")
    (again,) = read_games(write_games([game])).games
    of_random_values = {"handicap-differs", "info-below-root", "unknown-rules"}
    assert {problem.code.value for problem in node_problems(again)} <= of_random_values | {
        "point-twice",
        "empty-value",
        "root-property-in-node",
    }


def _nodes(data):
    (coarse,) = sgf_grammar.parse_sgf_collection(data)
    waiting = [coarse]
    while waiting:
        tree = waiting.pop()
        yield from tree.sequence
        waiting.extend(reversed(tree.children))
