import pytest

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import Content, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.board_text import draw_board, parse_board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, Reason
from gobanapp.rules.ruleset import AGA, JAPANESE

BLACK, WHITE = Color.BLACK, Color.WHITE


def new(size=3, stones=(), **info):
    return Game.new(size, size, GameInfo(**info), stones)


def play(game, names):
    """Play on the points named; a dash is a pass."""
    changes = Change.NOTHING
    for name in names.split():
        changes |= game.pass_() if name == "-" else game.play(Point.parse(name))
    return changes


def tree_of(game):
    return {node.number: (node.parent, node.children, node.content) for node in game.tree.walk()}


def drawn(game):
    return draw_board(game.position.board)


def drawing(text):
    return draw_board(parse_board(text))


# Playing


def test_players_take_turns():
    game = new()
    assert game.turn is BLACK
    assert play(game, "B2") == Change.TREE | Change.PLACE
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
    assert play(game, "A1") == Change.PLACE
    assert game.place == 1
    game.go_to(0)
    play(game, "C3")
    assert game.tree.root.children == (1, 3)
    game.undo()
    game.undo()
    assert game.place == 1


@pytest.mark.parametrize(
    ("moves", "point", "reason"),
    [
        ("A1", "A1", Reason.OCCUPIED),
        ("A1", "D1", Reason.OFF_BOARD),
        ("A2 - B1", "A1", Reason.SUICIDE),
    ],
)
def test_a_move_that_is_not_allowed_changes_nothing(moves, point, reason):
    game = new()
    play(game, moves)
    before, place = tree_of(game), game.place
    illegal = game.why_illegal(Point.parse(point))
    assert illegal is not None
    assert illegal.reason is reason
    with pytest.raises(IllegalMove) as refusal:
        play(game, point)
    assert refusal.value.illegal == illegal
    assert (tree_of(game), game.place) == (before, place)


def test_the_rules_of_the_record_decide():
    game = new(rules="Japanese")
    play(game, "A2 A3 B1 B2 - C1")
    assert game.why_illegal(Point.parse("A1")).reason is Reason.SUICIDE
    game.set_info(GameInfo(rules="New Zealand"))
    assert game.ruleset.suicide
    assert game.why_illegal(Point.parse("A1")) is None


def test_rules_that_are_unknown_are_japanese_and_no_komi_is_none():
    game = new(rules="Klingon")
    assert game.ruleset == JAPANESE
    assert game.komi == 0
    assert new(rules="AGA", komi=7.5).ruleset == AGA
    assert new(komi=-5.5).komi == -5.5


@pytest.mark.parametrize(
    ("rules", "asked_by", "begins"),
    [("japanese", BLACK, WHITE), ("japanese", WHITE, BLACK), ("chinese", BLACK, BLACK)],
)
def test_play_is_resumed_by_whom_the_rules_name(rules, asked_by, begins):
    game = new(rules=rules)
    play(game, "B2 C3 - -")
    assert game.position.stops_play(game.ruleset)
    game.resume(asked_by)
    assert game.turn is begins
    assert not game.position.stops_play(game.ruleset)


# Going about


@pytest.fixture
def forked():
    """A record with two answers to the first move, and two to the second of these."""
    game = new(5)
    play(game, "A1 B1 C1")
    game.go_to(1)
    play(game, "B2 C2")
    game.go_to(4)
    play(game, "C3")
    #       0
    #       1 A1
    #    2 B1   4 B2
    #    3 C1   5 C2  6 C3
    return game


def test_stepping_stops_at_both_ends(forked):
    assert forked.step(-2) == Change.PLACE
    assert forked.place == 1
    forked.step(-5)
    assert forked.place == 0
    assert forked.step(-1) == Change.NOTHING
    forked.step(100)
    assert forked.place == 6
    assert forked.step(1) == Change.NOTHING


def test_siblings_are_the_other_answers(forked):
    assert forked.sibling(1) == Change.NOTHING
    assert forked.sibling(-1) == Change.PLACE
    assert forked.place == 5
    assert forked.sibling(-1) == Change.NOTHING
    forked.go_to(0)
    assert forked.sibling(1) == Change.NOTHING


def test_there_is_no_going_to_a_node_that_is_none(forked):
    with pytest.raises(KeyError):
        forked.go_to(99)
    assert forked.place == 6


# Editing


def test_removing_a_move_above_leads_to_what_was_before_it(forked):
    forked.remove(4)
    assert forked.place == 1
    assert set(forked.tree.nodes) == {0, 1, 2, 3}
    forked.undo()
    assert forked.place == 6
    assert forked.tree.root.children == (1,)
    assert forked.tree[1].children == (2, 4)


def test_removing_elsewhere_leaves_one_where_one_is(forked):
    forked.remove(2)
    assert forked.place == 6
    forked.undo()
    assert forked.tree[1].children == (2, 4)


def test_the_beginning_cannot_be_removed(forked):
    with pytest.raises(ValueError, match="root"):
        forked.remove(0)
    assert len(forked.tree) == 7


def test_a_line_becomes_the_main_line_at_every_fork(forked):
    forked.make_main_line(6)
    assert [node.number for node in forked.tree.main_line()] == [0, 1, 4, 6]
    assert forked.make_main_line(6) == Change.NOTHING
    forked.undo()
    assert [node.number for node in forked.tree.main_line()] == [0, 1, 2, 3]


def test_words_and_marks_are_written_upon_the_current_node():
    game = new()
    play(game, "A1")
    marks = Markup(marks={Point(0, 0): Mark.TRIANGLE})
    assert game.set_comment("a word") == Change.CONTENT
    assert game.set_markup(marks) == Change.CONTENT
    content = game.node.content
    assert (content.comment, content.markup) == ("a word", marks)
    assert content.move == Move(BLACK, Point(0, 0))
    assert game.tree.root.content == Content()


def test_writing_what_is_written_already_is_no_edit():
    game = new()
    game.set_comment("a word")
    game.history.mark_saved()
    assert game.set_comment("a word") == Change.NOTHING
    assert game.set_info(game.info) == Change.NOTHING
    assert game.set_result("") == Change.NOTHING
    assert not game.history.modified


@pytest.mark.parametrize("moves", ["A1 B2", ""])
def test_the_result_and_what_was_counted_are_one_step(moves):
    game = new(komi=6.5)
    play(game, moves)
    steps = len(tree_of(game))
    territory = ByColor(frozenset([Point(2, 2)]), frozenset())
    game.set_result("B+3.5", territory)
    assert game.is_finished
    assert (game.info.result, game.info.komi) == ("B+3.5", 6.5)
    assert game.node.content.markup.territory == territory
    game.undo()
    assert game.info == GameInfo(komi=6.5)
    assert game.node.content.markup.territory == ByColor(frozenset(), frozenset())
    assert len(tree_of(game)) == steps


def test_undo_returns_to_where_the_edit_was_made():
    game = new()
    play(game, "A1 B2")
    game.set_comment("a word")
    game.go_to(0)
    assert game.undo() == Change.CONTENT | Change.PLACE
    assert game.place == 2
    game.go_to(1)
    assert game.redo() == Change.CONTENT | Change.PLACE
    assert game.node.content.comment == "a word"


def test_without_an_edit_there_is_nothing_to_undo_or_redo():
    game = new()
    assert game.undo() == Change.NOTHING
    assert game.redo() == Change.NOTHING


def test_no_board_is_too_large_for_letters():
    with pytest.raises(ValueError, match="52"):
        Game.new(53, 19, NO_INFO)
    with pytest.raises(ValueError, match="0"):
        Game(Tree(), 19, 0)


# Branches


def children(game, number):
    return game.tree[number].children


def test_variations_are_moved_up_and_down(forked):
    assert forked.promote(4) == Change.TREE
    assert (children(forked, 1), forked.place) == ((4, 2), 6)
    assert forked.promote(4) == Change.NOTHING
    assert forked.promote(6) == Change.TREE
    assert children(forked, 4) == (6, 5)
    assert forked.demote(6) == Change.TREE
    assert forked.demote(6) == Change.NOTHING
    assert (children(forked, 1), children(forked, 4)) == ((4, 2), (5, 6))
    for _ in range(3):
        forked.undo()
    assert (children(forked, 1), children(forked, 4)) == ((2, 4), (5, 6))


def test_one_goes_back_to_the_main_line_and_on_along_it(forked):
    assert forked.to_main_line() & Change.PLACE
    assert forked.place == 1
    forked.step(9)
    *_, last = forked.tree.main_line()
    assert forked.place == last.number
    assert forked.to_main_line() is Change.NOTHING


def test_removing_one_node_keeps_what_follows_and_goes_to_what_was_before(forked):
    before = dict(forked.tree.nodes)
    forked.go_to(4)
    assert forked.remove_only(4) == Change.TREE | Change.PLACE
    assert forked.place == 1
    assert children(forked, 1) == (2, 5, 6)
    forked.undo()
    assert (forked.place, dict(forked.tree.nodes)) == (4, before)
    forked.go_to(6)
    forked.remove_only(4)
    assert forked.place == 6
    # Black's stones of A1 and C3, and no white one any more.
    assert drawn(forked).count("O") == 0
    with pytest.raises(ValueError, match="root"):
        forked.remove_only(0)


@pytest.mark.parametrize("remove", [Game.remove, Game.remove_only])
def test_where_the_end_of_the_game_is_removed_it_ended_before(remove):
    game = new()
    play(game, "A1 B2")
    game.set_result("B+R")
    remove(game, 2)
    assert game.place == 1
    assert game.is_at_result
    game.undo()
    assert (game.place, game.is_at_result) == (2, True)
    game.go_to(1)
    assert not game.is_at_result


def test_a_branch_is_copied_and_pasted(forked):
    branch = forked.copy(4)
    forked.go_to(2)
    assert forked.paste(3, branch) == Change.TREE | Change.PLACE
    assert (forked.place, children(forked, 3), children(forked, 7)) == (7, (7,), (8, 9))
    assert forked.node.content == forked.tree[4].content
    forked.undo()
    assert (forked.place, len(forked.tree)) == (2, 7)
    forked.redo()
    assert (forked.place, children(forked, 7)) == (7, (8, 9))
    with pytest.raises(KeyError):
        forked.paste(99, branch)


def test_pasting_nothing_is_no_edit():
    game = new(event="Cup")
    assert game.paste(0, game.copy(0)) == Change.NOTHING
    assert not game.history.can_undo


# Correcting


def test_a_forgotten_move_is_inserted_before_the_current_one():
    game = new(5)
    play(game, "A1 C3 E5")
    assert game.insert_move(Point.parse("B1")) == Change.TREE | Change.PLACE
    numbers, index = game.line()
    assert (numbers, numbers[index]) == ([0, 1, 2, 4, 3], 3)
    assert game.tree[4].content == Content(move=Move(BLACK, Point.parse("B1")))
    # The next one comes behind it, and is the other player's.
    game.insert_move(None)
    assert game.line()[0] == [0, 1, 2, 4, 5, 3]
    assert game.tree[5].content == Content(move=Move(WHITE, None))
    assert drawn(game) == drawing("""
        . . . . X
        . . . . .
        . . O . .
        . . . . .
        X X . . .
        """)
    game.undo()
    game.undo()
    assert game.line()[0] == [0, 1, 2, 3]


def test_other_variations_stay_where_a_move_is_inserted(forked):
    forked.go_to(4)
    forked.insert_move(Point.parse("E5"))
    assert children(forked, 1) == (2, 7)
    assert children(forked, 7) == (4,)
    assert forked.place == 4


def test_a_move_that_is_not_allowed_is_not_inserted():
    game = new()
    play(game, "A2 - B1")
    before = tree_of(game)
    with pytest.raises(IllegalMove) as refusal:
        game.insert_move(Point.parse("A2"))
    assert refusal.value.illegal.reason is Reason.OCCUPIED
    game.go_to(0)
    with pytest.raises(ValueError, match="root"):
        game.insert_move(Point.parse("A3"))
    assert tree_of(game) == before


def test_a_move_is_corrected_and_keeps_its_colour():
    game = new()
    play(game, "A1 B2 C3")
    game.go_to(1)
    game.set_comment("kept")
    game.go_to(3)
    assert game.correct_move(1, Point.parse("A3")) == Change.CONTENT | Change.PLACE
    assert game.tree[1].content == Content(move=Move(BLACK, Point.parse("A3")), comment="kept")
    assert game.place == 3
    assert drawn(game) == drawing("""
        X . X
        . O .
        . . .
        """)
    game.correct_move(2, None)
    assert game.tree[2].content.move == Move(WHITE, None)
    game.undo()
    game.undo()
    assert drawn(game) == drawing("""
        . . X
        . O .
        X . .
        """)


def test_a_move_is_not_corrected_against_the_rules():
    game = new()
    play(game, "A2 B2 B1 - A1")
    before = tree_of(game)
    for number, name, reason in [(3, "B2", Reason.OCCUPIED), (4, "A1", Reason.SUICIDE)]:
        with pytest.raises(IllegalMove) as refusal:
            game.correct_move(number, Point.parse(name))
        assert refusal.value.illegal.reason is reason
    with pytest.raises(ValueError, match="no move"):
        game.correct_move(0, None)
    assert tree_of(game) == before


def test_a_correction_that_changes_nothing_is_no_edit():
    game = new()
    play(game, "A1")
    # Wrong as the record may have it, it is not asked about.
    game.tree.apply(game.tree.adding(1, Content(move=Move(WHITE, Point.parse("A1")))))
    for number in (1, 2):
        assert game.correct_move(number, Point.parse("A1")) == Change.NOTHING


# Depth

DEEP = 20_000


def test_a_record_may_be_as_long_as_it_likes():
    game = new(rules="New Zealand")
    for _ in range(DEEP):
        game.pass_()
    assert (len(game.tree), game.position.number) == (DEEP + 1, DEEP)
    game.step(-DEEP)
    game.step(DEEP // 2)
    assert game.line()[1] == DEEP // 2
    game.make_main_line(DEEP)
    game.remove(1)
    assert len(game.tree) == 1
    while game.history.can_undo:
        game.undo()
    while game.history.can_redo:
        game.redo()
    assert len(game.tree) == 1


def test_variations_may_be_nested_as_deep_as_one_likes():
    game = new()
    for _ in range(DEEP):
        first = game.tree.adding(game.place, Content(comment="the main line ends here"))
        game.tree.apply(first)
        game.pass_()
    deepest = game.place
    game.make_main_line(deepest)
    assert [node.number for node in game.tree.main_line()][-1] == deepest
    assert game.position.number == DEEP
    game.remove(game.tree.root.children[0])
    game.undo()
    assert game.place == deepest
    assert len(game.tree) == 2 * DEEP + 1


def test_a_move_of_the_record_is_followed_even_where_the_rules_forbid_it():
    game = Game.new(3, 3, GameInfo(), ())
    root = game.tree.root
    set_up = SetUp(black=frozenset({Point(1, 2), Point(0, 1)}), turn=Color.WHITE)
    game.tree.apply(game.tree.changing({root.number: Content(set_up=set_up)}))
    corner = Point(0, 2)
    assert game.why_illegal(corner).reason is Reason.SUICIDE
    game.tree.apply(game.tree.adding(root.number, Content(move=Move(Color.WHITE, corner))))
    assert game.why_illegal(corner) is None
    game.play(corner)
    assert game.place == 1


def test_the_line_that_comes_to_the_result_becomes_the_main_line():
    game = Game.new(3, 3, GameInfo(), ())
    game.play(Point(0, 0))
    game.step(-1)
    game.play(Point(1, 1))
    finished = game.place
    game.set_result("B+R")
    assert [node.number for node in game.tree.main_line()] == [0, finished]
    game.undo()
    assert [node.number for node in game.tree.main_line()] == [0, 1]
    assert not game.is_finished
    game.redo()
    assert game.tree.root.children == (finished, 1)
    assert game.info.result == "B+R"


def test_undoing_a_result_brings_back_where_the_game_had_ended():
    game = Game.new(3, 3, GameInfo(), ())
    game.play(Point(0, 0))
    game.set_result("B+R")
    end = game.place
    game.step(-1)
    game.play(Point(1, 1))
    game.set_result("W+R")
    assert game.is_at_result
    game.undo()
    assert not game.is_at_result
    game.go_to(end)
    assert game.is_at_result


def test_the_same_result_again_is_where_it_was_come_to_last():
    game = Game.new(3, 3, GameInfo(), ())
    game.play(Point(0, 0))
    game.set_result("B+R")
    first = game.place
    game.play(Point(1, 1))
    assert not game.is_at_result
    game.set_result("B+R")
    assert game.is_at_result
    assert game.set_result("B+R") == Change.NOTHING
    game.undo()
    assert not game.is_at_result
    game.go_to(first)
    assert game.is_at_result


def test_a_part_of_the_board_is_shown_from_a_node_on():
    game = new()
    corner = frozenset({Point(0, 0), Point(1, 0)})
    play(game, "A1 B1")
    game.go_to(1)
    assert game.show_only(corner)
    assert [game.in_effect_at(number).visible for number in range(3)] == [
        frozenset(),
        corner,
        corner,
    ]
    game.go_to(2)
    assert game.show_only(corner) is Change.NOTHING
    game.show_only(frozenset())
    assert game.in_effect_at(2).visible == frozenset()
    assert game.node.content.markup.visible == frozenset()
    game.undo()
    assert game.in_effect_at(2).visible == corner


def test_what_a_node_shows_as_the_one_before_is_not_written():
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
    game.tree.apply(game.tree.adding(game.place, Content(move=Move(WHITE, Point.parse("A1")))))
    game.step(1)
    assert game.why_move_illegal().reason is Reason.SUICIDE


def test_play_goes_on_from_the_root_beside_what_follows_it():
    game = new(3)
    play(game, "A1 B2")
    game.go_to(0)
    assert game.variation() == (1, 1)
    game.play_out(WHITE, "why")
    assert (game.turn, game.node.content.comment) == (WHITE, "why")
    assert [node.number for node in game.tree.main_line()] == [0, 1, 2]
    assert game.node.parent == 0
    assert game.tree.root.children == (1, game.place)
