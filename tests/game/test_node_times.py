import pytest

from gobanapp.clock.time_left import NO_TIME_LEFT, TimeLeft
from gobanapp.clock.time_system import Absolute, ByoYomi, Canadian, Fischer, Ing
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import NO_TIMES, Content, Node, Property, SetUp
from gobanapp.game.node_times import (
    MAX_NODES_BACK,
    clock_at,
    time_penalties,
    time_systems,
    times_at,
    with_times,
)
from gobanapp.game.print_properties import PrintProperties
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point

BLACK_HAS = ByColor(TimeLeft(590.5), None)
WHITE_HAS = ByColor(None, TimeLeft(12.0, 3))
BOTH = ByColor(TimeLeft(590.5), TimeLeft(12.0, 3))
MOVE = Point.parse("C3")
OTHER = Point.parse("D3")


@pytest.fixture
def game():
    return Game.new(5, 5, GameInfo(time_limit=600.0, overtime="5x30 byo-yomi"))


def with_heading(overtime, time_limit=600.0, times=NO_TIMES, others=()):
    info = GameInfo(time_limit=time_limit, overtime=overtime)
    root = Content(info=info, times=times, others=tuple(Property(*other) for other in others))
    return Game(Tree({0: Node(0, None, (), root)}), 5, 5)


def said(game):
    return game.node.content.times


class TestWriting:
    def test_a_move_is_made_with_its_times_in_one_step(self, game):
        assert game.play(MOVE, BLACK_HAS) == Change.TREE | Change.CURRENT_NODE
        assert said(game) == BLACK_HAS
        game.pass_(WHITE_HAS)
        assert said(game) == WHITE_HAS
        game.undo()
        game.undo()
        assert (len(game.tree), game.history.can_undo) == (1, False)
        game.redo()
        assert said(game) == BLACK_HAS

    def test_a_move_without_times_records_none(self, game):
        game.play(MOVE)
        assert said(game) is NO_TIMES
        game.pass_()
        assert said(game) is NO_TIMES

    def test_following_a_move_with_new_times_is_one_step(self, game):
        game.play(MOVE, BLACK_HAS)
        game.go_to(0)
        later = ByColor(TimeLeft(500.0), None)
        assert game.play(MOVE, later) == Change.CONTENT | Change.CURRENT_NODE
        assert (said(game), len(game.tree)) == (later, 2)
        assert game.undo() == Change.CONTENT | Change.CURRENT_NODE
        assert (game.current_id, game.tree[1].content.times) == (0, BLACK_HAS)
        game.redo()
        assert (game.current_id, said(game)) == (1, later)

    @pytest.mark.parametrize("times", [NO_TIMES, BLACK_HAS])
    def test_following_a_move_without_new_times_is_no_step(self, game, times):
        game.play(MOVE, BLACK_HAS)
        game.go_to(0)
        before = game.history.last
        assert game.play(MOVE, times) == Change.CURRENT_NODE
        assert said(game) == BLACK_HAS
        assert game.history.last is before

    def test_following_a_move_keeps_the_other_players_time(self, game):
        game.play(MOVE, BOTH)
        game.go_to(0)
        game.play(MOVE, ByColor(TimeLeft(1.0), None))
        assert said(game) == ByColor(TimeLeft(1.0), BOTH.white)

    def test_handicap_stones_have_no_times(self):
        game = Game.new(9, 9, GameInfo(handicap=2))
        game.play(MOVE, BLACK_HAS)
        assert said(game) is NO_TIMES

    def test_times_can_be_written_later(self, game):
        game.play(MOVE)
        assert game.set_times(BOTH) == Change.CONTENT
        assert said(game) == BOTH
        assert game.set_times(BOTH) == Change.NOTHING
        assert game.set_times(NO_TIMES) == Change.CONTENT
        assert said(game) == NO_TIMES
        game.undo()
        assert said(game) == BOTH

    def test_steps_that_continue_are_undone_together(self, game):
        game.play(MOVE)
        for seconds in (5.0, 4.0, 3.0):
            game.set_times(ByColor(TimeLeft(seconds), None), continues="times 1")
        game.undo()
        assert (said(game), game.current_id) == (NO_TIMES, 1)

    def test_a_game_may_begin_with_them(self):
        assert said(Game.new(5, 5, GameInfo(), times=BOTH)) == BOTH

    @pytest.mark.parametrize(
        ("seconds", "written"),
        [(1.23456, 1.235), (0.00001, 0.001), (0.0, 0.0), (-0.0, 0.0), (-3.0, 0.0), (7, 7.0)],
    )
    def test_times_are_in_thousandths(self, seconds, written):
        content = with_times(Content(), ByColor(TimeLeft(seconds, 2), None))
        assert content.times == ByColor(TimeLeft(written, 2), None)

    def test_unchanged_times_keep_the_precision_of_the_file(self):
        exact = Content(times=ByColor(TimeLeft(1.23456), None))
        content = with_times(exact, exact.times.with_(Color.WHITE, TimeLeft(9.0)))
        assert content.times == ByColor(TimeLeft(1.23456), TimeLeft(9.0))

    def test_a_new_time_replaces_unreadable_ones(self):
        others = (Property("BL", ("soon",)), Property("OB", ("0",)), Property("OW", ("-1",)))
        content = Content(others=others)
        assert with_times(content, NO_TIMES) is content
        assert with_times(content, BLACK_HAS).others == others[2:]
        assert with_times(content, WHITE_HAS).others == others[:2]


class TestTimeLeft:
    def test_the_nearest_node_gives_the_time_left(self, game):
        assert times_at(game.tree, 0) == NO_TIMES
        game.play(MOVE, BLACK_HAS)
        assert times_at(game.tree, game.current_id) == BLACK_HAS
        game.pass_(WHITE_HAS)
        assert times_at(game.tree, game.current_id) == BOTH
        game.play(OTHER, ByColor(TimeLeft(3.0), None))
        game.set_comment("...")
        assert times_at(game.tree, game.current_id) == ByColor(TimeLeft(3.0), BOTH.white)
        assert times_at(game.tree, 2) == BOTH
        game.pass_()
        assert times_at(game.tree, game.current_id) == ByColor(TimeLeft(3.0), BOTH.white)

    def test_times_of_other_variations_do_not_count(self, game):
        game.play(MOVE, BLACK_HAS)
        game.go_to(0)
        game.play(OTHER)
        assert times_at(game.tree, game.current_id) == NO_TIMES

    def test_the_root_counts(self):
        game = Game.new(5, 5, GameInfo(), times=BOTH)
        game.play(MOVE, ByColor(TimeLeft(3.0), None))
        assert times_at(game.tree, game.current_id) == ByColor(TimeLeft(3.0), BOTH.white)

    def test_an_unknown_node_raises_a_key_error(self, game):
        with pytest.raises(KeyError):
            times_at(game.tree, 77)

    def test_in_a_line_without_times_only_the_nearest_nodes_are_asked_and_the_root(self):
        last = 3 * MAX_NODES_BACK
        asked = []

        class Source:
            def content(self, text):
                asked.append(int(text))
                return Content(times=BOTH if text == "5" else NO_TIMES)

        source = Source()
        nodes = {
            number: Node(
                number,
                number - 1 if number else None,
                (number + 1,) if number < last else (),
                None,
                str(number),
                source,
            )
            for number in range(last + 1)
        }
        game = Game(Tree(nodes), 5, 5)
        assert times_at(game.tree, last) == NO_TIMES
        assert (len(asked), asked[-1]) == (MAX_NODES_BACK + 1, 0)
        assert times_at(game.tree, 5 + MAX_NODES_BACK) == NO_TIMES
        assert times_at(game.tree, 4 + MAX_NODES_BACK) == BOTH


class TestSystems:
    def test_the_heading_names_them(self, game):
        system = ByoYomi(main=600.0, periods=5, seconds=30.0)
        assert time_systems(game.tree) == ByColor(system, system)

    def test_unknown_time_systems_give_no_clock(self):
        for info in (GameInfo(), GameInfo(overtime="5x30 byo-yomi"), GameInfo(time_limit=0.0)):
            game = Game.new(5, 5, info)
            assert time_systems(game.tree) is None
            assert clock_at(game.tree, game.current_id) is None
            assert time_penalties(game.tree, game.current_id) == ByColor(0.0, 0.0)
        unknown = with_heading("as they like")
        assert clock_at(unknown.tree, unknown.current_id) is None

    def test_the_root_has_shorter_times(self):
        times = ByColor(TimeLeft(600.0), TimeLeft(300.0))
        systems = ByColor(Absolute(main=600.0), Absolute(main=300.0))
        assert time_systems(with_heading("", times=times).tree) == systems

    @pytest.mark.parametrize(
        ("overtime", "others", "system"),
        [
            ("", [("TC", ("3",)), ("TT", ("30",))], ByoYomi(main=600.0, periods=3, seconds=30.0)),
            ("", [("TC", ("0",)), ("TT", ("0",))], Absolute(main=600.0)),
            ("", [("TC", ("3",))], Absolute(main=600.0)),
            ("", [("TT", ("30",))], Absolute(main=600.0)),
            ("", [("TC", ("many",)), ("TT", ("30",))], None),
            (
                "20 / 5",
                [("OM", ("20",)), ("OP", ("300.0",))],
                Canadian(main=600.0, stones=20, seconds=300.0),
            ),
            (
                "5x30 byo-yomi",
                [("OM", ("20",)), ("OP", ("300.0",))],
                ByoYomi(main=600.0, periods=5, seconds=30.0),
            ),
        ],
    )
    def test_some_files_have_the_overtime_in_numbers(self, overtime, others, system):
        game = with_heading(overtime, others=others)
        assert time_systems(game.tree) == (None if system is None else ByColor(system, system))


class TestClock:
    def test_at_the_beginning_each_has_all(self, game):
        clock = clock_at(game.tree, game.current_id)
        assert clock.running is None
        assert clock.left_at_turn_start == ByColor(TimeLeft(600.0), TimeLeft(600.0))
        assert clock.used == ByColor(0.0, 0.0)

    def test_a_recorded_clock_is_stopped_with_its_times(self, game):
        game.play(MOVE, BLACK_HAS)
        game.pass_(ByColor(None, TimeLeft(30.0, 3)))
        clock = clock_at(game.tree, game.current_id)
        assert clock.running is None
        assert clock.time_left(Color.BLACK, 99.0) == TimeLeft(590.5)
        assert clock.time_left(Color.WHITE, 99.0) == TimeLeft(30.0, 3)
        assert clock.used == ByColor(9.5, 660.0)
        assert clock.run(Color.BLACK, 10.0).time_left(Color.BLACK, 20.0) == TimeLeft(580.5)

    def test_a_recorded_time_of_zero_is_a_fallen_flag(self, game):
        game.play(MOVE, ByColor(NO_TIME_LEFT, None))
        assert clock_at(game.tree, game.current_id).flag_fallen(0.0) is Color.BLACK

    def test_time_gained_by_increments_does_not_count_as_used(self):
        game = with_heading("10 fischer")
        game.play(MOVE, ByColor(TimeLeft(605.0), None))
        clock = clock_at(game.tree, game.current_id)
        assert clock.systems.black == Fischer(main=600.0, increment=10.0)
        assert clock.used == ByColor(0.0, 0.0)


class TestPenalties:
    def test_each_period_of_ing_has_cost_some(self):
        game = with_heading("3x300 Ing, 2 points")
        assert time_penalties(game.tree, game.current_id) == ByColor(0.0, 0.0)
        game.play(MOVE, ByColor(TimeLeft(20.0, 2), None))
        assert time_penalties(game.tree, game.current_id) == ByColor(4.0, 0.0)
        game.pass_(ByColor(None, TimeLeft(300.0, 3)))
        assert time_penalties(game.tree, game.current_id) == ByColor(4.0, 2.0)
        assert clock_at(game.tree, game.current_id).systems.white == Ing(
            main=600.0, periods=3, seconds=300.0
        )
        game.go_to(0)
        assert time_penalties(game.tree, game.current_id) == ByColor(0.0, 0.0)

    def test_other_systems_have_no_penalty(self, game):
        game.play(MOVE, ByColor(TimeLeft(20.0, 2), None))
        assert time_penalties(game.tree, game.current_id) == ByColor(0.0, 0.0)


def test_the_position_does_not_depend_on_times(game):
    game.play(MOVE)
    before, version = game.position, game.tree.version
    game.set_times(BOTH)
    assert game.position is before
    assert game.tree.version == version
    assert game.node.content.move == Move(Color.BLACK, MOVE)


class TestNodesWithASetUp:
    """SGF allows no set-up in a node with move properties."""

    def test_times_go_into_a_new_node(self, game):
        game.set_stones(Color.BLACK, [MOVE])
        game.set_times(BOTH)
        assert (game.node.parent, game.node.content) == (0, Content(times=BOTH))
        assert game.tree.root.content.times == NO_TIMES
        game.undo()
        assert (game.current_id, len(game.tree)) == (0, 1)

    def test_writing_times_elsewhere_keeps_the_current_node(self, game):
        game.set_turn(Color.WHITE)
        game.play(MOVE)
        place = game.current_id
        assert game.set_times(BOTH, at=0)
        assert (game.current_id, game.tree[game.tree.root.children[1]].content.times) == (
            place,
            BOTH,
        )

    def test_empty_times_create_no_node(self, game):
        game.set_turn(Color.WHITE)
        assert game.set_times(NO_TIMES) is Change.NOTHING

    @pytest.mark.parametrize(
        "content",
        [
            Content(times=BLACK_HAS),
            Content(print_properties=PrintProperties(number=5)),
            Content(others=(Property("DO", ("",)),)),
            Content(others=(Property("OB", ("many",)),)),
        ],
    )
    def test_stones_go_into_a_new_node_after_move_properties(self, content):
        game = Game(Tree({0: Node(0, None, (1,)), 1: Node(1, 0, (), content)}), 5, 5)
        game.go_to(1)
        game.set_stones(Color.BLACK, [MOVE])
        assert (game.node.parent, game.tree[1].content) == (1, content)
        game.set_stones(Color.WHITE, [OTHER])
        assert game.node.content.set_up.white == {OTHER}
        game.undo()
        game.undo()
        assert len(game.tree) == 2

    def test_times_of_a_file_stay_with_its_set_up(self):
        content = Content(set_up=SetUp(black=frozenset([MOVE])), times=BLACK_HAS)
        game = Game(Tree({0: Node(0, None, (1,)), 1: Node(1, 0, (), content)}), 5, 5)
        game.go_to(1)
        game.set_times(WHITE_HAS)
        assert (game.current_id, said(game)) == (1, WHITE_HAS)


def test_a_move_says_what_it_continues_also_where_the_game_has_it_already(game):
    game.play(MOVE, continues="one")
    assert game.history.last.continues == "one"
    game.go_to(0)
    game.play(MOVE, BLACK_HAS, continues="another")
    assert game.history.last.continues == "another"
