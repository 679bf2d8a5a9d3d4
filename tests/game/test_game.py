import pytest

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, RefusalReason
from gobanapp.rules.ruleset import AGA, JAPANESE
from tests.game.played_games import drawing, drawn, new, play, tree_of

BLACK, WHITE = Color.BLACK, Color.WHITE


# Playing


def test_players_take_turns():
    game = new()
    assert game.turn is BLACK
    assert play(game, "B2") == Change.TREE | Change.CURRENT_NODE
    assert game.node.content.move == Move(BLACK, Point.parse("B2"))
    assert game.turn is WHITE
    play(game, "-")
    assert game.node.content.move == Move(WHITE, None)
    play(game, "C3")
    assert drawn(game) == drawing("""
        . . X
        . X .
        . . .
        """)


def test_a_move_the_record_has_is_gone_to_and_no_edit():
    game = new()
    play(game, "A1 B2")
    game.go_to(0)
    assert play(game, "A1") == Change.CURRENT_NODE
    assert game.current_id == 1
    game.go_to(0)
    play(game, "C3")
    assert game.tree.root.children == (1, 3)
    game.undo()
    game.undo()
    assert game.current_id == 1


@pytest.mark.parametrize(
    ("moves", "point", "reason"),
    [
        ("A1", "A1", RefusalReason.OCCUPIED),
        ("A1", "D1", RefusalReason.OFF_BOARD),
        ("A2 - B1", "A1", RefusalReason.SUICIDE),
    ],
)
def test_an_illegal_move_changes_nothing(moves, point, reason):
    game = new()
    play(game, moves)
    before, place = tree_of(game), game.current_id
    illegal = game.why_illegal(Point.parse(point))
    assert illegal is not None
    assert illegal.reason is reason
    with pytest.raises(IllegalMove) as refusal:
        play(game, point)
    assert refusal.value.refusal == illegal
    assert (tree_of(game), game.current_id) == (before, place)


def test_the_rules_of_the_record_decide():
    game = new(rules="Japanese")
    play(game, "A2 A3 B1 B2 - C1")
    assert game.why_illegal(Point.parse("A1")).reason is RefusalReason.SUICIDE
    game.set_info(GameInfo(rules="New Zealand"))
    assert game.ruleset.suicide
    assert game.why_illegal(Point.parse("A1")) is None


def test_unknown_rules_default_to_japanese_and_komi_to_zero():
    game = new(rules="Klingon")
    assert game.ruleset == JAPANESE
    assert game.komi == 0
    assert new(rules="AGA", komi=7.5).ruleset == AGA
    assert new(komi=-5.5).komi == -5.5


@pytest.mark.parametrize(
    ("rules", "asked_by", "begins"),
    [("japanese", BLACK, WHITE), ("japanese", WHITE, BLACK), ("chinese", BLACK, BLACK)],
)
def test_the_ruleset_decides_who_resumes_play(rules, asked_by, begins):
    game = new(rules=rules)
    play(game, "B2 C3 - -")
    assert game.position.stops_play(game.ruleset)
    game.resume(asked_by)
    assert game.turn is begins
    assert not game.position.stops_play(game.ruleset)


def test_play_is_resumed_where_it_has_been_resumed_before():
    game = new()
    play(game, "B2 - -")
    stopped = game.current_id
    play(game, "C3")
    game.go_to(stopped)
    game.resume(BLACK)
    resumed, nodes = game.current_id, len(game.tree)
    game.go_to(stopped)
    assert game.resume(BLACK) == Change.CURRENT_NODE
    assert (game.current_id, len(game.tree)) == (resumed, nodes)


# Going about


def test_stepping_stops_at_both_ends(forked):
    assert forked.step_by(-2) == Change.CURRENT_NODE
    assert forked.current_id == 1
    forked.step_by(-5)
    assert forked.current_id == 0
    assert forked.step_by(-1) == Change.NOTHING
    forked.step_by(100)
    assert forked.current_id == 6
    assert forked.step_by(1) == Change.NOTHING
    assert forked.go_to_start() == Change.CURRENT_NODE
    assert forked.current_id == 0
    assert forked.go_to_end() == Change.CURRENT_NODE
    assert forked.current_id == 6
    assert forked.go_to_end() == Change.NOTHING


def test_siblings_are_the_other_answers(forked):
    assert forked.go_to_sibling(1) == Change.NOTHING
    assert forked.go_to_sibling(-1) == Change.CURRENT_NODE
    assert forked.current_id == 5
    assert forked.go_to_sibling(-1) == Change.NOTHING
    forked.go_to(0)
    assert forked.go_to_sibling(1) == Change.NOTHING


def test_going_to_an_unknown_node_raises_a_key_error(forked):
    with pytest.raises(KeyError):
        forked.go_to(99)
    assert forked.current_id == 6


def test_no_board_is_too_large_for_letters():
    with pytest.raises(ValueError, match="52"):
        Game.new(53, 19, NO_INFO)
    with pytest.raises(ValueError, match="0"):
        Game(Tree(), 19, 0)


# Depth

DEEP = 2_000  # twice what Python can recurse


def test_a_record_may_be_as_long_as_it_likes():
    game = new(rules="New Zealand")
    for _ in range(DEEP):
        game.pass_()
    assert (len(game.tree), game.position.move_number) == (DEEP + 1, DEEP)
    game.step_by(-DEEP)
    game.step_by(DEEP // 2)
    assert game.line()[1] == DEEP // 2
    game.make_main_line(DEEP)
    game.remove(1)
    assert len(game.tree) == 1
    while game.history.can_undo:
        game.undo()
    while game.history.can_redo:
        game.redo()
    assert len(game.tree) == 1


def test_variations_can_be_nested_deeply():
    game = new()
    for _ in range(DEEP):
        first = game.tree.add_edit(game.current_id, Content(comment="the main line ends here"))
        game.tree.apply(first)
        game.pass_()
    deepest = game.current_id
    game.make_main_line(deepest)
    assert [node.id for node in game.tree.main_line()][-1] == deepest
    assert game.position.move_number == DEEP
    game.remove(game.tree.root.children[0])
    game.undo()
    assert game.current_id == deepest
    assert len(game.tree) == 2 * DEEP + 1


def test_an_illegal_move_of_the_record_can_be_replayed():
    game = Game.new(3, 3, GameInfo(), ())
    root = game.tree.root
    set_up = SetUp(black=frozenset({Point(1, 2), Point(0, 1)}), turn=Color.WHITE)
    game.tree.apply(game.tree.change_edit({root.id: Content(set_up=set_up)}))
    corner = Point(0, 2)
    assert game.why_illegal(corner).reason is RefusalReason.SUICIDE
    game.tree.apply(game.tree.add_edit(root.id, Content(move=Move(Color.WHITE, corner))))
    assert game.why_illegal(corner) is None
    game.play(corner)
    assert game.current_id == 1


def test_the_line_with_the_result_becomes_the_main_line():
    game = Game.new(3, 3, GameInfo(), ())
    game.play(Point(0, 0))
    game.step_by(-1)
    game.play(Point(1, 1))
    finished = game.current_id
    game.set_result("B+R")
    assert [node.id for node in game.tree.main_line()] == [0, finished]
    game.undo()
    assert [node.id for node in game.tree.main_line()] == [0, 1]
    assert not game.is_finished
    game.redo()
    assert game.tree.root.children == (finished, 1)
    assert game.info.result == "B+R"


def test_undoing_a_result_restores_the_previous_end():
    game = Game.new(3, 3, GameInfo(), ())
    game.play(Point(0, 0))
    game.set_result("B+R")
    end = game.current_id
    game.step_by(-1)
    game.play(Point(1, 1))
    game.set_result("W+R")
    assert game.is_at_result
    game.undo()
    assert not game.is_at_result
    game.go_to(end)
    assert game.is_at_result


def test_repeating_a_result_moves_the_end_of_the_game():
    game = Game.new(3, 3, GameInfo(), ())
    game.play(Point(0, 0))
    game.set_result("B+R")
    first = game.current_id
    game.play(Point(1, 1))
    assert not game.is_at_result
    game.set_result("B+R")
    assert game.is_at_result
    assert game.set_result("B+R") == Change.NOTHING
    game.undo()
    assert (game.current_id, game.is_at_result) == (first, True)
    game.redo()
    assert (game.current_id, game.is_at_result) == (2, True)


def test_repeating_a_result_elsewhere_is_neither_undone_nor_saved():
    """Found by tests/game/test_game_at_random.py: set_result, pass_, set_result."""
    game = Game.new(3, 3, GameInfo(), ())
    game.set_result("B+R")
    game.pass_()
    game.history.mark_saved()
    assert game.set_result("B+R") == Change.CURRENT_NODE
    assert game.is_at_result
    assert not game.history.is_modified
    game.undo()
    assert (len(game.tree), game.is_at_result) == (1, True)


def test_the_end_is_remembered_even_without_an_undo_step():
    nodes = {0: Node(0, None, (1,), Content(info=GameInfo(result="B+R"))), 1: Node(1, 0)}
    game = Game(Tree(nodes), 3, 3)
    assert game.set_result("B+R") == Change.CURRENT_NODE
    assert game.is_at_result
    assert not game.history.can_undo
    game.set_comment("a word")
    game.undo()
    assert game.is_at_result
    game.go_to(1)
    assert not game.is_at_result


def test_repeating_a_result_elsewhere_promotes_its_line():
    game = Game.new(3, 3, GameInfo(), ())
    game.play(Point(0, 0))
    game.set_result("B+R")
    game.step_by(-1)
    game.play(Point(1, 1))
    assert game.set_result("B+R") == Change.TREE | Change.CURRENT_NODE
    assert game.is_at_result
    game.undo()
    assert (game.tree.root.children, game.current_id, game.is_at_result) == ((1, 2), 2, False)
    game.redo()
    assert (game.tree.root.children, game.is_at_result) == ((2, 1), True)


def test_a_part_of_the_board_is_shown_from_a_node_on():
    game = new()
    corner = frozenset({Point(0, 0), Point(1, 0)})
    play(game, "A1 B1")
    game.go_to(1)
    assert game.show_only(corner)
    assert [game.inherited_at(number).visible for number in range(3)] == [
        frozenset(),
        corner,
        corner,
    ]
    game.go_to(2)
    assert game.show_only(corner) is Change.NOTHING
    game.show_only(frozenset())
    assert game.inherited_at(2).visible == frozenset()
    assert game.node.content.markup.visible == frozenset()
    game.undo()
    assert game.inherited_at(2).visible == corner


def test_visible_points_equal_to_inherited_ones_are_omitted():
    game = new()
    play(game, "A1")
    game.show_only(frozenset({Point(0, 0)}))
    game.show_only(frozenset())
    assert game.node.content.markup.visible is None


def test_why_a_move_of_the_record_is_against_the_rules():
    game = new(2)
    assert game.why_move_illegal() is None
    play(game, "A2 - B1")
    assert game.why_move_illegal() is None
    game.tree.apply(
        game.tree.add_edit(game.current_id, Content(move=Move(WHITE, Point.parse("A1"))))
    )
    game.step_by(1)
    assert game.why_move_illegal().reason is RefusalReason.SUICIDE


def test_a_move_of_a_record_that_was_only_opened_may_be_illegal():
    tree = Tree()
    for parent in range(2):
        tree.apply(tree.add_edit(parent, Content(move=Move(WHITE, Point(0, 0)))))
    game = Game(tree, 2, 2)
    game.go_to(2)
    assert game.why_move_illegal().reason is RefusalReason.OCCUPIED


def test_a_play_out_from_the_root_is_a_variation():
    game = new(3)
    play(game, "A1 B2")
    game.go_to(0)
    assert game.variation() == (1, 1)
    game.start_play_out(WHITE, "why")
    assert (game.turn, game.node.content.comment) == (WHITE, "why")
    assert [node.id for node in game.tree.main_line()] == [0, 1, 2]
    assert game.node.parent == 0
    assert game.tree.root.children == (1, game.current_id)


def test_a_place_is_approached_node_by_node():
    tree = Tree()
    for parent in range(4):
        tree.apply(tree.add_edit(parent, Content(move=Move(Color.BLACK, Point(parent, 0)))))
    game = Game(tree, 5, 5)
    assert list(game.prepare_node(3)) == [0.25, 0.5, 0.75, 1.0]
    assert list(game.prepare_node(4)) == [1.0]
    assert list(game.prepare_node(4)) == []
    assert game.position_at(4).move_number == 4
    assert game.current_id == 0


def test_a_move_that_was_played_is_judged_again_under_other_rules():
    game = Game.new(4, 1, GameInfo(rules="NZ"))
    for x in (0, 2, 1):  # the last one is a suicide of two stones
        game.play(Point(x, 0))
    assert game.why_move_illegal() is None
    game.set_info(GameInfo(rules="Japanese"))
    assert game.why_move_illegal().reason is RefusalReason.SUICIDE
