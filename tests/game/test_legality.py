import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.legality import (
    belongs_to_move,
    can_hold_set_up,
    illegal_moves,
    newly_illegal,
    position_before_move,
    with_corrected_move,
)
from gobanapp.game.node import EMPTY_CONTENT, Content, Node, Property, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, RefusalReason
from gobanapp.rules.ruleset import CHINESE, JAPANESE, NEW_ZEALAND

BLACK, WHITE = Color.BLACK, Color.WHITE
A1, B1, A2, B2 = (Point.parse(name) for name in "A1 B1 A2 B2".split())
DEEP = 2_000  # twice what Python can recurse


def points(names):
    return frozenset(Point.parse(name) for name in names.split())


def saying(word):
    """A move as ``B C3`` or, for a pass, ``W``."""
    color, _, name = word.partition(" ")
    return Content(move=Move({"B": BLACK, "W": WHITE}[color], Point.parse(name) if name else None))


def game_of(*contents, size=3, root=EMPTY_CONTENT):
    """A line of nodes; each is a content or a word for a move."""
    tree = Tree()
    tree.apply(tree.change_edit({0: root}))
    for parent, content in enumerate(contents):
        tree.apply(tree.add_edit(parent, saying(content) if isinstance(content, str) else content))
    return Game(tree, size, size)


def offences(game, ruleset=JAPANESE, start=None):
    return list(illegal_moves(game.position_at, ruleset, game.tree.walk(start)))


def facts(game, ruleset=JAPANESE, start=None):
    return [
        (found.node_id, str(found.point), found.refusal.reason)
        for found in offences(game, ruleset, start)
    ]


def test_a_legal_record_has_no_offences():
    assert offences(game_of("B A1", "W B1", "W B2", "B", "B", "W")) == []


def test_every_fault_of_a_move_is_listed():
    (found,) = offences(game_of("B A2", "W", "B B1", "W A1"))
    assert (found.node_id, found.color, found.point) == (4, WHITE, A1)
    assert found.refusal.reason is RefusalReason.SUICIDE
    assert found.refusal.chain == {A1}


def test_later_moves_are_checked_after_an_illegal_one():
    game = game_of("B A1", "W A1", "B B1", "W A1")
    assert facts(game) == [(2, "A1", RefusalReason.OCCUPIED), (4, "A1", RefusalReason.OCCUPIED)]


#   . X O .    White takes on B3. Black retakes at once, or after both have passed, which brings
#   X . X O    back the board that was set up.
#   . X O .
#   . . . .
KO = SetUp(black=points("B4 A3 B2 C3"), white=points("C4 D3 C2"), turn=WHITE)


def test_the_ruleset_decides():
    at_once = game_of("W B3", "B C3", size=4, root=Content(set_up=KO))
    after_passes = game_of("W B3", "B", "W", "B C3", size=4, root=Content(set_up=KO))
    assert facts(at_once) == facts(at_once, CHINESE) == [(2, "C3", RefusalReason.KO)]
    assert facts(after_passes) == []
    assert facts(after_passes, CHINESE) == [(4, "C3", RefusalReason.SUPERKO)]
    suicide = game_of("B A2", "B B2", "W A1", "B C1", "W B1")
    assert facts(suicide) == [(5, "B1", RefusalReason.SUICIDE)]
    assert facts(suicide, NEW_ZEALAND) == []


def test_a_set_up_comes_before_the_move_of_its_node():
    both = Content(set_up=SetUp(empty=points("A1")), move=Move(WHITE, A1))
    assert offences(game_of("B A1", both)) == []
    both = Content(set_up=SetUp(black=points("B2")), move=Move(WHITE, B2))
    assert facts(game_of(both)) == [(1, "B2", RefusalReason.OCCUPIED)]


def lost(name, value="zz"):
    return Content(comment="kept", others=(Property("XX", ("1",)), Property(name, (value, "yy"))))


def test_a_move_off_the_board_is_quoted_from_the_file():
    (found,) = offences(game_of(lost("W")))
    assert (found.node_id, found.color, found.point) == (1, WHITE, "zz")
    assert found.refusal.reason is RefusalReason.OFF_BOARD
    assert facts(game_of("B K9")) == [(1, "K9", RefusalReason.OFF_BOARD)]


@pytest.mark.parametrize(
    ("content", "has"),
    [
        (EMPTY_CONTENT, False),
        (saying("B A1"), True),
        (saying("W"), True),
        (lost("B"), True),
        (lost("BL"), False),
        (Content(set_up=SetUp(black=points("A1"))), False),
    ],
)
def test_nodes_with_a_move_are_recognised(content, has):
    assert content.has_move is has


@pytest.mark.parametrize(
    ("name", "belongs"), [("KO", False), ("TE", False), ("XX", False), ("DO", True), ("WL", True)]
)
def test_the_komi_and_the_event_of_korean_headings_belong_to_no_move(name, belongs):
    content = Content(others=(Property(name, ("6.5",)),))
    assert belongs_to_move(content) is belongs
    assert can_hold_set_up(Node(1, 0, (), content)) is not belongs


def test_the_position_before_a_move():
    both = Content(set_up=SetUp(black=points("C3")), move=Move(WHITE, A2))
    game = game_of("B A1", both, EMPTY_CONTENT)
    before = [position_before_move(game.position_at, game.tree[number]) for number in (1, 2, 3)]
    assert [dict(position.board.stones()) for position in before] == [
        {},
        {A1: BLACK, Point(2, 2): BLACK},
        {A1: BLACK, Point(2, 2): BLACK, A2: WHITE},
    ]


# Corrections


def test_a_corrected_move_keeps_its_colour_and_other_content():
    content = Content(move=Move(WHITE, A1), comment="kept")
    assert with_corrected_move(content, B2) == (
        Move(WHITE, B2),
        Content(move=Move(WHITE, B2), comment="kept"),
    )
    assert with_corrected_move(content, None)[0].is_pass


def test_a_move_off_the_board_is_corrected_too():
    move, content = with_corrected_move(lost("W"), B2)
    assert move == Move(WHITE, B2)
    assert content == Content(move=move, comment="kept", others=(Property("XX", ("1",)),))


@pytest.mark.parametrize("content", [EMPTY_CONTENT, lost("BL")])
def test_correcting_a_missing_move_raises_a_value_error(content):
    with pytest.raises(ValueError, match="no move"):
        with_corrected_move(content, A1)


def test_moves_that_an_edit_has_made_illegal():
    game = game_of("B A1", "W A1", "B B1", "W B2", "B A2")
    game.go_to(3)
    game.tree.apply(game.tree.add_edit(3, saying("W A2")))
    start = 3
    before = {found.number for found in offences(game, start=start)}
    assert before == set()
    game.correct_move(start, A2)
    after = offences(game, start=start)
    # Node 2 is wrong as it was before; it is above, and not looked at.
    assert [found.node_id for found in newly_illegal(before, after)] == [5, 6]
    assert newly_illegal({5, 6}, after) == []
    game.undo()
    assert offences(game, start=start) == []


MOVES = st.builds(
    Move, st.sampled_from(Color), st.none() | st.builds(Point, st.integers(0, 2), st.integers(0, 2))
)


@given(
    st.lists(st.tuples(st.integers(0, 20), MOVES), min_size=2, max_size=20),
    st.sampled_from([JAPANESE, CHINESE, NEW_ZEALAND]),
    st.data(),
)
def test_an_edit_affects_legality_only_from_its_node_on(moves, ruleset, data):
    tree = Tree()
    for place, (parent, move) in enumerate(moves):
        tree.apply(tree.add_edit(parent % (place + 1), Content(move=move)))
    game = Game(tree, 3, 3)
    game.set_info(GameInfo(rules=ruleset.key))
    number = data.draw(st.integers(1, len(moves)))
    before = facts(game, ruleset)
    try:
        if data.draw(st.booleans()):
            change = game.correct_move(number, data.draw(MOVES).point)
        else:
            game.go_to(number)
            change = game.insert_move(data.draw(MOVES).point)
            number = game.node.parent
    except IllegalMove:
        return
    below = {node.id for node in game.tree.walk(number)}
    after = facts(game, ruleset)
    assert not change or number not in {found for found, *_ in after}
    assert [fact for fact in after if fact[0] not in below] == [
        fact for fact in before if fact[0] not in below
    ]
    assert facts(game, ruleset, number) == [fact for fact in after if fact[0] in below]


def test_no_record_is_too_deep():
    game = game_of(*["B A1", "W A1"] * (DEEP // 2))
    assert len(offences(game)) == DEEP - 1
    game.correct_move(1, B1)
    assert len(offences(game, start=1)) == DEEP - 2


@given(
    st.lists(st.sampled_from("B A1|B B1|B A2|B B2|W A1|W B1|W A2|W B2|B|W|B D9".split("|"))),
    st.sampled_from([JAPANESE, CHINESE, NEW_ZEALAND]),
)
def test_a_move_is_judged_by_the_position_after_it_as_by_trying_it(words, ruleset):
    game = game_of(*words, size=2)
    for node in game.tree.walk():
        move = node.content.move
        if move is not None:
            before = position_before_move(game.position_at, node)
            after = game.position_at(node.id)
            assert after.why_reached_illegally(ruleset) == before.why_illegal(move, ruleset)


def test_a_position_that_no_move_led_to_is_not_illegal():
    game = game_of(Content(set_up=SetUp(black=points("A1 B1"))))
    assert game.position_at(0).why_reached_illegally(JAPANESE) is None
    assert game.position_at(1).why_reached_illegally(JAPANESE) is None
