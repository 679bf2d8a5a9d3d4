"""Places of nodes in the tree. A tree is written as the children of its nodes."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.tree_layout import CellRect, Connector, PathLeg, TreeCell, TreeLayout
from gobanapp.game.node import Node
from gobanapp.game.tree import Tree


class Silent:
    """A source of nodes that nobody may ask: the layout must not understand any."""

    def content(self, text):
        raise AssertionError(text)


def tree_of(children):
    """Return the tree in which node n has the children ``children[n]``; the root is 0."""
    numbers = {0, *(child for below in children.values() for child in below)}
    parents = {child: number for number, below in children.items() for child in below}
    source = Silent()
    return Tree(
        {
            number: Node(
                number, parents.get(number), tuple(children.get(number, ())), None, "", source
            )
            for number in numbers
        }
    )


@st.composite
def forests(draw, largest=40):
    """Draw the children of each node of a tree; nodes are numbered in any order."""
    size = draw(st.integers(1, largest))
    names = [0, *draw(st.permutations(range(1, size)))]
    children = {}
    for number in range(1, size):
        # Mostly the node before, so that there are long lines.
        back = draw(st.sampled_from([1, 1, 1, 2, 3, 5, 8, 100]))
        parent = names[max(0, number - back)]
        below = children.setdefault(parent, [])
        below.insert(draw(st.integers(0, len(below))), names[number])
    return children


trees = forests().map(tree_of)


def places(layout, tree):
    return {n: layout.cell_of(n) for n in tree.nodes if n in layout}


def drawing(layout):
    """Draw numbers where nodes are, and the ways from forks that pass by columns."""
    rows = [["  "] * layout.columns for _ in range(layout.rows)]
    everywhere = CellRect(0, 0, layout.columns, layout.rows)
    for row, _, start, column in layout.connectors(everywhere):
        for at in range(start + 1, column):
            rows[row][at] = "--"
    for number, cell in cells_of(layout, everywhere).items():
        rows[cell.row][cell.column] = f"{number:2}"
    return ["".join(row).rstrip() for row in rows]


def cells_of(layout, cells):
    """Return where the nodes in a rectangle are."""
    found = {}
    for column, row, numbers, slides in layout.runs_in(cells):
        assert numbers
        for down, number in enumerate(numbers):
            assert number not in found
            found[number] = TreeCell(column + down if slides else column, row + down)
    return found


def lines_of(tree):
    """Return the lines in the order in which they find their places, each with its fork."""
    found = []
    waiting = [(None, tree.root_id)]
    while waiting:
        fork, head = waiting.pop()
        line = [node.id for node in tree.main_line(head)]
        found.append((fork, line))
        for number in line:
            waiting += [(number, child) for child in reversed(tree[number].children[1:])]
    return found


def test_the_main_line_goes_straight_down():
    layout = TreeLayout(tree_of({0: [1], 1: [2], 2: [3]}))
    assert drawing(layout) == [" 0", " 1", " 2", " 3"]


def test_a_variation_is_placed_next_to_its_line():
    layout = TreeLayout(tree_of({0: [1], 1: [2, 4], 2: [3], 4: [5]}))
    assert drawing(layout) == [" 0", " 1", " 2 4", " 3 5"]


def test_variations_of_one_move_stand_side_by_side_in_their_order():
    layout = TreeLayout(tree_of({0: [3, 1, 2]}))
    assert drawing(layout) == [" 0--", " 3 1 2"]


def test_a_long_variation_shifts_past_a_later_one():
    layout = TreeLayout(tree_of({0: [1, 5], 1: [2], 2: [3, 4], 5: [6], 6: [7], 7: [8]}))
    assert drawing(layout) == [" 0", " 1 5", " 2   6", " 3 4 7", "     8"]


def test_a_short_variation_stands_above_a_later_one():
    layout = TreeLayout(tree_of({0: [1, 6], 1: [2], 2: [3], 3: [4, 5]}))
    assert drawing(layout) == [" 0", " 1 6", " 2", " 3", " 4 5"]


def test_long_successive_variations_begin_next_to_their_moves():
    longs = {head + n: [head + n + 1] for head in (10, 20, 30) for n in range(4)}
    children = {0: [1, 10], 1: [2, 20], 2: [3, 30], 3: [4], 4: [5], 5: [6]}
    assert drawing(TreeLayout(tree_of(children | longs))) == [
        " 0",
        " 110",
        " 22011",
        " 3302112",
        " 4312213",
        " 5322314",
        " 63324",
        "  34",
    ]


def test_a_single_move_variation_stays_next_to_its_move():
    layout = TreeLayout(tree_of({0: [1, 2, 9], 2: [3], 3: [4, 5, 6], 4: [7]}))
    assert drawing(layout) == [" 0--", " 1 2 9", "   3--", "   4 5 6", "   7"]


def test_variations_of_variations():
    layout = TreeLayout(tree_of({0: [1, 2], 2: [3, 4], 4: [5, 6]}))
    assert drawing(layout) == [" 0", " 1 2", "   3 4", "     5 6"]


def test_a_lone_root():
    layout = TreeLayout(Tree())
    assert (layout.columns, layout.rows, len(layout)) == (1, 1, 1)
    assert layout.cell_of(0) == TreeCell(0, 0)
    assert list(layout.legs_to(0)) == [PathLeg(0, 0, 0, 0, 0)]


def test_cells_and_nodes_outside_the_layout():
    layout = TreeLayout(Tree())
    assert [layout.node_at(*at) for at in ((-1, 0), (0, -1), (1, 0), (0, 1))] == [None] * 4
    assert 7 not in layout
    with pytest.raises(KeyError):
        layout.cell_of(7)


@given(trees)
def test_each_node_has_a_cell_of_its_own_in_the_row_of_its_depth(tree):
    layout = TreeLayout(tree)
    found = places(layout, tree)
    assert len(layout) == len(found) == len(tree) == len(set(found.values()))
    for number, place in found.items():
        assert layout.node_at(*place) == number
        assert place.row == len(tree.path(number)) - 1
    assert layout.columns == 1 + max(place.column for place in found.values())
    assert layout.rows == 1 + max(place.row for place in found.values())


@given(trees)
def test_lines_slide_and_then_go_straight_down_and_variations_stand_to_the_right(tree):
    layout = TreeLayout(tree)
    for fork, line in lines_of(tree):
        columns = [layout.cell_of(number).column for number in line]
        slide = columns[-1] - columns[0]
        assert columns == [columns[0] + min(step, slide) for step in range(len(line))]
        if fork is not None:
            assert layout.fork_of(line[0]) == layout.fork_of(line[-1]) == fork
    for node in tree.nodes.values():
        columns = [layout.cell_of(number).column for number in (node.id, *node.children)]
        assert all(one < other for one, other in pairwise(columns[1:]))
    assert layout.fork_of(tree.root_id) is None


@given(trees)
def test_each_line_begins_as_far_left_and_slides_as_little_as_it_can(tree):
    layout = TreeLayout(tree)
    taken = [0] * layout.rows
    for fork, line in lines_of(tree):
        cells = [layout.cell_of(number) for number in line]
        possible = (
            (column, slide)
            for column in range(layout.columns)
            for slide in range(len(line))
            if all(column + min(step, slide) >= taken[cell.row] for step, cell in enumerate(cells))
        )
        slide = cells[-1].column - cells[0].column
        assert (cells[0].column, slide) == next(possible)
        for cell in cells:
            taken[cell.row] = cell.column + 1
        if fork is not None:  # The way to it is free too.
            above = cells[0].row - 1
            taken[above] = max(taken[above], cells[0].column)


@given(trees)
def test_connectors_cross_no_node_and_no_other_forks_connector(tree):
    layout = TreeLayout(tree)
    cells = dict.fromkeys(places(layout, tree).values())
    for fork, line in lines_of(tree)[1:]:
        start = layout.cell_of(fork)
        for column in range(start.column + 1, layout.cell_of(line[0]).column):
            assert cells.setdefault(TreeCell(column, start.row), fork) == fork


rectangles = st.builds(
    CellRect, st.integers(-3, 12), st.integers(-3, 20), st.integers(-3, 12), st.integers(-3, 20)
)


@given(trees, rectangles)
def test_nodes_in_a_rectangle(tree, cells):
    layout = TreeLayout(tree)
    left, top, right, bottom = cells
    assert cells_of(layout, cells) == {
        number: place
        for number, place in places(layout, tree).items()
        if left <= place.column <= right and top <= place.row <= bottom
    }


@given(trees, rectangles)
def test_connectors_in_a_rectangle(tree, cells):
    layout = TreeLayout(tree)
    expected = []
    for fork, line in lines_of(tree)[1:]:
        begins, ends = layout.cell_of(fork), layout.cell_of(line[0]).column
        children = tree[fork].children
        before = children[children.index(line[0]) - 1]
        start = max(begins.column, layout.cell_of(before).column - 1)
        expected.append(Connector(begins.row, begins.column, start, ends))
    left, top, right, bottom = cells
    expected = [
        one
        for one in expected
        if top <= one.row <= bottom and one.start <= right and one.column >= left
    ]
    assert list(layout.connectors(cells)) == sorted(expected)


@given(trees, st.data())
def test_the_legs_of_the_way_to_a_node_pass_all_nodes_above_it(tree, data):
    layout = TreeLayout(tree)
    goal = data.draw(st.sampled_from(sorted(tree.nodes)))
    legs = list(layout.legs_to(goal))
    passed = [
        layout.node_at(leg.column + min(row, leg.straight) - leg.first, row)
        for leg in reversed(legs)
        for row in range(leg.first, leg.last + 1)
    ]
    assert passed == [node.id for node in tree.path(goal)]
    ends = [leg.column + min(leg.last, leg.straight) - leg.first for leg in legs]
    assert [leg.fork for leg in legs] == [*ends[1:], 0]


@given(trees)
def test_neighbours_are_adjacent_in_their_row(tree):
    layout = TreeLayout(tree)
    rows = {}
    for number, place in places(layout, tree).items():
        rows.setdefault(place.row, []).append((place.column, number))
    for row in rows.values():
        numbers = [number for _, number in sorted(row)]
        for one, other in pairwise(numbers):
            assert layout.right_of(one) == other
            assert layout.left_of(other) == one
        last = tree[numbers[-1]]
        assert layout.right_of(last.id) == next(iter(last.children[1:]), None)


def test_without_a_left_neighbour_left_leads_to_the_fork():
    layout = TreeLayout(tree_of({0: [1, 2], 2: [3]}))
    assert drawing(layout) == [" 0", " 1 2", "   3"]
    assert layout.left_of(3) == 0
    assert layout.left_of(0) is None


# Growing


def grown(tree, parent):
    """Return a tree with one node more, and its number."""
    nodes = dict(tree.nodes)
    number = max(nodes) + 1
    nodes[parent] = nodes[parent].with_children((*nodes[parent].children, number))
    nodes[number] = Node(number, parent)
    return Tree(nodes), number


@given(trees, st.data())
def test_a_line_grows_only_without_moving_other_nodes(tree, data):
    ends = sorted(node.id for node in tree.nodes.values() if not node.children)
    for _ in range(3):
        end = data.draw(st.sampled_from(ends))
        layout, before = TreeLayout(tree), TreeLayout(tree)
        larger, number = grown(tree, end)
        anew = TreeLayout(larger)
        stays = all(anew.cell_of(n) == place for n, place in places(before, tree).items())
        # A line that would have to slide further is not worth the trouble.
        slides = anew.cell_of(number).column > anew.cell_of(end).column
        stays = stays and not slides
        assert layout.add(end, number) == stays
        assert same(layout, anew if stays else before, larger)
        tree, ends = larger, [*(other for other in ends if other != end), number]


@given(trees, st.lists(st.integers(0, 99), min_size=1, max_size=12))
def test_a_layout_that_has_grown_often_is_as_good_as_new(tree, choices):
    layout = TreeLayout(tree)
    for choice in choices:
        ends = sorted(node.id for node in tree.nodes.values() if not node.children)
        end = ends[choice % len(ends)]
        tree, number = grown(tree, end)
        if not layout.add(end, number):
            layout = TreeLayout(tree)
        assert same(layout, TreeLayout(tree), tree)


def same(one, other, tree):
    everywhere = CellRect(0, 0, 99, 99)
    return (
        places(one, tree) == places(other, tree)
        and (one.columns, one.rows, len(one)) == (other.columns, other.rows, len(other))
        and list(one.connectors(everywhere)) == list(other.connectors(everywhere))
        and all(
            one.right_of(n) == other.right_of(n) and one.left_of(n) == other.left_of(n)
            for n in tree.nodes
            if n in one
        )
    )


def test_only_the_end_of_a_line_grows():
    tree = tree_of({0: [1], 1: [2]})
    layout = TreeLayout(tree)
    assert not layout.add(1, 3)
    assert drawing(layout) == [" 0", " 1", " 2"]


# Hiding


@given(forests(), st.data())
def test_descendants_of_a_collapsed_node_are_not_laid_out(children, data):
    numbers = sorted({0, *(child for below in children.values() for child in below)})
    collapsed = data.draw(st.frozensets(st.sampled_from(numbers), max_size=5))
    tree = tree_of(children)
    left = {number: below for number, below in children.items() if number not in collapsed}
    waiting, kept = [0], {}
    while waiting:
        number = waiting.pop()
        kept[number] = left.get(number, [])
        waiting += kept[number]
    layout, pruned = TreeLayout(tree, collapsed), tree_of(kept)
    assert same(layout, TreeLayout(pruned), pruned)
    assert {number for number in numbers if number in layout} == set(kept)


# Trees of a kind that breaks programs


def test_a_line_of_5000_moves():
    layout = TreeLayout(tree_of({n: [n + 1] for n in range(5_000)}))
    assert (layout.columns, layout.rows) == (1, 5_001)
    assert layout.cell_of(5_000) == TreeCell(0, 5_000)
    (stretch,) = layout.runs_in(CellRect(-5, 2_500, 5, 2_503))
    assert stretch == (0, 2_500, [2_500, 2_501, 2_502, 2_503], False)


def test_5000_nested_variations():
    layout = TreeLayout(tree_of({n: [n + 1, n + 2] for n in range(0, 10_000, 2)}))
    assert (layout.columns, layout.rows) == (5_001, 5_001)
    assert layout.cell_of(10_000) == TreeCell(5_000, 5_000)
    assert sum(1 for _ in layout.legs_to(10_000)) == 5_001
    cells = CellRect(700, 700, 710, 710)
    assert sum(len(stretch.numbers) for stretch in layout.runs_in(cells)) == 21
    # The last one only passes by on its way out of the corner.
    assert [one.row for one in layout.connectors(cells)] == [*range(700, 711)]


def test_5000_variations_of_one_move():
    layout = TreeLayout(tree_of({0: list(range(1, 5_001))}))
    assert (layout.columns, layout.rows) == (5_000, 2)
    found = list(layout.connectors(CellRect(2_500, 0, 2_510, 1)))
    assert [one.column for one in found] == [*range(2_500, 2_513)]
    assert {one.fork for one in found} == {0}
