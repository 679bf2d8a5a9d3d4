import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.file_problems import FileProblem, FileProblemCode, UnreadableFile
from gobanapp.sgf.game_draft import GameDraft, ProblemCollector, board_size, one_line, several_lines

BLACK_A1 = Move(Color.BLACK, Point(0, 0))
WHITE_B1 = Move(Color.WHITE, Point(1, 0))


def test_nodes_are_numbered_line_by_line():
    draft = GameDraft(9, 9)
    first = draft.add(0, BLACK_A1)
    later = draft.add(first, WHITE_B1)
    draft.add(0, WHITE_B1)
    draft.add(later, BLACK_A1)
    draft.add(first, BLACK_A1, leads=True)
    tree = draft.to_game().tree
    assert [(node.id, node.parent, node.children) for node in tree.walk()] == [
        (0, None, (1, 5)),
        (1, 0, (2, 3)),
        (2, 1, ()),
        (3, 1, (4,)),
        (4, 3, ()),
        (5, 0, ()),
    ]
    assert [tree[n].content.move for n in range(1, 6)] == [
        BLACK_A1,
        BLACK_A1,
        WHITE_B1,
        BLACK_A1,
        WHITE_B1,
    ]


def test_nodes_contain_the_drafted_content():
    draft = GameDraft(9, 9)
    draft.info = GameInfo(place="here")
    draft.set_up(Color.BLACK, [Point(0, 0)])
    draft.set_up(Color.WHITE, [Point(1, 0)])
    node = draft.nodes[draft.add(0, BLACK_A1)]
    node.stones = {Point(1, 0): None}
    node.comments += ["one", "\ttwo \r\n"]
    node.labels[Point(2, 2)] = "A"
    node.name = " a \n name"
    plain = draft.add(1, BLACK_A1)
    tree = draft.to_game().tree
    root, content = tree.root.content, tree[1].content
    assert (root.set_up.black, root.set_up.white) == ({Point(0, 0)}, {Point(1, 0)})
    assert root.info.place == "here"
    assert content.set_up.empty == {Point(1, 0)}
    assert (content.comment, content.name) == ("one\n two", "a name")
    assert content.markup.labels == {Point(2, 2): "A"}
    assert (tree[plain].content.move, tree[plain].content.comment) == (BLACK_A1, "")


def test_a_child_is_found_by_its_move():
    draft = GameDraft(9, 9)
    number = draft.add(0, BLACK_A1)
    assert draft.child(0, BLACK_A1) == number
    assert draft.child(0, WHITE_B1) is None


def test_player_to_move():
    draft = GameDraft(9, 9)
    assert draft.turn(0) is Color.BLACK
    assert draft.turn(2) is Color.WHITE
    draft.add(0, BLACK_A1)
    assert draft.turn(2) is Color.WHITE


@pytest.mark.parametrize(("size", "stones"), [(9, 1), (9, 0), (9, 10), (5, 2), (8, 5)])
def test_some_handicaps_have_no_placement(size, stones):
    draft = GameDraft(size, size)
    assert not draft.place_handicap(stones)
    assert draft.root.stones == {}


def test_a_report_has_a_maximum_length():
    report = ProblemCollector()
    for line in range(5000):
        report.note(FileProblemCode.STRAY_TEXT, line, "", "  what\n is this ")
    assert len(report.problems) == 1000
    assert report.problems[7] == FileProblem(
        code=FileProblemCode.STRAY_TEXT, line=7, column=1, found="what is this"
    )


@pytest.mark.parametrize(("value", "size"), [("9", 9), (" 13 ", 13), ("", 19), ("52", 52)])
def test_sizes(value, size):
    report = ProblemCollector()
    assert board_size(value, report, 1, "Size") == size
    assert report.problems == []


def test_an_invalid_size_is_reported_or_unreadable():
    report = ProblemCollector()
    assert board_size("many", report, 3, "Size") == 19
    assert [(p.code, p.line, p.found) for p in report.problems] == [
        (FileProblemCode.BAD_SIZE, 3, "many")
    ]
    with pytest.raises(UnreadableFile):
        board_size("53", report, 1, "Size")


@given(st.text())
def test_texts_contain_only_characters_of_sgf(text):
    assert one_line(one_line(text)) == one_line(text)
    assert not set("\t\v\f\r\n") & set(one_line(text))
    assert not set("\t\v\f\r") & set(several_lines(text))
