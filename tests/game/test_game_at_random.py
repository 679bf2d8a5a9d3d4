"""Random edits of a record, in any order, with invariants checked after each."""

from typing import NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.change import Change
from gobanapp.game.consequences import stone_origin
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import EMPTY_CONTENT, NO_SET_UP, Content, SetUp
from gobanapp.game.position_cache import position_cache
from gobanapp.game.print_properties import NO_PRINT_PROPERTIES, Numbering, PrintProperties
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove
from gobanapp.rules.symmetry import Symmetry
from gobanapp.sgf.branch_sgf import read_branch, write_branch
from gobanapp.sgf.game_rewrite import ColorSwap, Rotation
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games
from tests.examples import examples

POINTS = st.builds(Point, st.integers(0, 2), st.integers(0, 2))
SOME_POINTS = st.frozensets(POINTS, max_size=3)
COLORS = st.sampled_from([None, *Color])
INFOS = st.builds(
    GameInfo,
    handicap=st.sampled_from([None, 0, 2, 3]),
    rules=st.sampled_from(["", "chinese", "new-zealand"]),
)
SET_UPS = st.one_of(
    st.just(NO_SET_UP),
    st.builds(SetUp, black=SOME_POINTS, turn=COLORS),
    st.builds(SetUp, black=SOME_POINTS, white=SOME_POINTS, empty=SOME_POINTS, turn=COLORS),
)
RECORDS = st.sampled_from(
    [
        "(;SZ[3];B[aa] C[x\\y]XX[1]\n[2](;W[bb];B [aa])(;W[cc]W[ba];AB[bc]AW[ca];W[zy]C[y]))",
        "(;SZ[3]HA[2]AB[aa][cc]KO[6.5](;W[bb];AE[aa];B[aa])(;B[]TR[aa];PL[B]BL[30]W[ba]))",
    ]
)
WORDS = st.sampled_from(["", "a word", "another"])
TIMES_LEFT = st.none() | st.builds(TimeLeft, st.integers(0, 2), st.integers(0, 1))
TIMES = st.builds(ByColor, TIMES_LEFT, TIMES_LEFT)
STROKES = st.sampled_from(["", "stroke"])
"""What steps continue: none, or the one before."""

PRINTED = st.sampled_from([NO_PRINT_PROPERTIES, PrintProperties(numbering=Numbering.HUNDREDS)])
REWRITINGS = st.builds(Rotation, st.sampled_from(Symmetry)) | st.builds(ColorSwap, st.booleans())
EDITED = Change.TREE | Change.CONTENT | Change.INFO


def record(game):
    return {
        node.id: (node.parent, node.children, node.content) for node in game.tree.nodes.values()
    }


def ends(game):
    """The node where the game ended with the result that the record has; none without a result."""
    place, found = game.current_id, []
    for number in game.tree.nodes:
        game.go_to(number)
        if game.is_at_result:
            found.append(number)
    game.go_to(place)
    return tuple(found)


def facts(position):
    """Return all that a position says, but for the one before it."""
    return [
        getattr(position, name)
        for name in position.__slots__
        if name not in ("previous", "previous_same_count")
    ]


class State(NamedTuple):
    """What a record was, what the step to it continues, and the node where the game ended."""

    record: dict
    continues: str = ""
    ends: tuple = ()


class Editing(RuleBasedStateMachine):
    """A record edited at random, beside a list of all that it was."""

    @initialize(info=INFOS, stones=SOME_POINTS, text=st.none() | RECORDS)
    def begin(self, info, stones, text):
        if text is None:
            self.game = Game.new(3, 3, info, tuple(stones))
        else:
            (found,) = read_games(text.encode()).games
            self.game = Game(found.tree, 3, 3)
        self.written = write_games([self.game])
        self.done = [State(record(self.game), ends=ends(self.game))]
        self.undone = []
        self.saved = self.done[0]

    def edit(self, action, continues=""):
        """Do what may be an edit, and compare what it says with what it did."""
        game = self.game
        before, place = record(game), game.current_id
        change = action(game)
        after = record(game)
        if after == before:
            assert not change & EDITED
            if ends(game) != self.done[-1].ends:
                assert change
                self.move_end(ends(game))
        else:
            assert change & EDITED
            last = self.done[-1]
            if continues and last.continues == continues and last is not self.saved:
                self.done.pop()
            # A letter typed and wiped out is nothing to be undone.
            if after != self.done[-1].record:
                self.done.append(State(after, continues, ends(game)))
            self.undone.clear()
        self.compare(change, before, after, place)

    def move_end(self, ends):
        """Note that the game ended elsewhere; what is seen of the record is as it was."""
        last = self.done[-1]
        self.done[-1] = last._replace(ends=ends)
        if self.saved is last:
            self.saved = self.done[-1]
        self.undone.clear()

    def compare(self, change, before, after, place):
        if {number: node[:2] for number, node in before.items()} != {
            number: node[:2] for number, node in after.items()
        }:
            assert change & Change.TREE
        if any(after[number][2] != before[number][2] for number in after.keys() & before.keys()):
            assert change & (Change.CONTENT | Change.INFO)
        if self.game.current_id != place:
            assert change & Change.CURRENT_NODE

    def some_node(self, data):
        return data.draw(st.sampled_from(sorted(self.game.tree.nodes)))

    @rule(point=POINTS)
    def play(self, point):
        if self.game.why_illegal(point) is None:
            nodes = len(self.game.tree)
            self.edit(lambda game: game.play(point))
            is_followed = len(self.game.tree) == nodes  # the record had it, be it legal or not
            stands = self.game.position.board[point] is not None
            assert stands or self.game.ruleset.suicide or is_followed
        else:
            before, place = record(self.game), self.game.current_id
            with pytest.raises(IllegalMove):
                self.game.play(point)
            assert (record(self.game), self.game.current_id) == (before, place)

    @rule()
    def pass_(self):
        turn = self.game.turn
        self.edit(lambda game: game.pass_())
        assert self.game.turn is turn.opponent

    @rule(color=st.sampled_from(Color))
    def resume(self, color):
        self.edit(lambda game: game.resume(color))

    @rule(data=st.data())
    def go_to(self, data):
        number = self.some_node(data)
        self.edit(lambda game: game.go_to(number))
        assert self.game.current_id == number

    @rule(steps=st.integers(-4, 4))
    def step(self, steps):
        numbers, index = self.game.line()
        expected = numbers[min(max(index + steps, 0), len(numbers) - 1)]
        self.edit(lambda game: game.step_by(steps))
        assert self.game.current_id == expected
        assert self.game.line()[0] == numbers

    @rule(step=st.sampled_from([-1, 1]))
    def sibling(self, step):
        parent = self.game.node.parent
        self.edit(lambda game: game.go_to_sibling(step))
        assert self.game.node.parent == parent

    @precondition(lambda self: len(self.game.tree) > 1)
    @rule(data=st.data())
    def remove(self, data):
        number = self.some_node(data) or max(self.game.tree.nodes)
        self.edit(lambda game: game.remove(number))
        assert number not in self.game.tree

    @rule(data=st.data())
    def make_main_line(self, data):
        number = self.some_node(data)
        self.edit(lambda game: game.make_main_line(number))
        assert number in [node.id for node in self.game.tree.main_line()]

    @rule(data=st.data(), up=st.booleans())
    def promote_or_demote(self, data, up):
        number = self.some_node(data)
        move = Game.promote if up else Game.demote
        others = {node.id: set(node.children) for node in self.game.tree.walk()}
        self.edit(lambda game: move(game, number))
        assert {node.id: set(node.children) for node in self.game.tree.walk()} == others

    @precondition(lambda self: len(self.game.tree) > 1)
    @rule(data=st.data())
    def remove_only(self, data):
        game = self.game
        number = self.some_node(data) or max(game.tree.nodes)
        node, place = game.tree[number], game.current_id
        others = [other.id for other in game.tree.walk() if other.id != number]
        self.edit(lambda game: game.remove_only(number))
        assert [other.id for other in game.tree.walk()] == others
        assert game.current_id == (node.parent if place == number else place)

    @precondition(lambda self: len(self.game.tree) < 40)
    @rule(data=st.data(), by_text=st.booleans())
    def paste(self, data, by_text):
        game = self.game
        number, parent = self.some_node(data), self.some_node(data)
        branch = game.copy(number)
        said = [(node.content, len(node.children)) for node in branch.nodes]
        if by_text and any(content != EMPTY_CONTENT for content, _ in said):
            branch = read_branch(write_branch(branch, 3, 3), 3, 3)
        nodes = len(game.tree)
        self.edit(lambda game: game.paste(parent, branch))
        assert len(game.tree) == nodes + len(branch.nodes)
        if branch.nodes:
            assert game.node.parent == parent
            assert game.tree[parent].children[-1] >= game.current_id
        if number and not by_text:
            assert [
                (node.content, len(node.children)) for node in game.tree.walk(game.current_id)
            ] == said

    @rule(point=POINTS | st.none())
    def insert_move(self, point):
        game = self.game
        place, parent = game.current_id, game.node.parent
        if parent is None:
            return
        turn = game.position_at(parent).turn
        illegal = point and game.position_at(parent).why_illegal(Move(turn, point), game.ruleset)
        if illegal:
            with pytest.raises(IllegalMove):
                game.insert_move(point)
            return
        self.edit(lambda game: game.insert_move(point))
        new = game.tree[game.node.parent]
        assert (game.current_id, new.parent, new.children) == (place, parent, (place,))
        assert new.content == Content(move=Move(turn, point))
        assert new.id in game.line()[0]

    @rule(data=st.data(), point=POINTS | st.none())
    def correct_move(self, data, point):
        game = self.game
        number = self.some_node(data)
        before, content = record(game), game.tree[number].content
        if not content.has_move:
            with pytest.raises(ValueError, match="no move"):
                game.correct_move(number, point)
            return
        try:
            self.edit(lambda game: game.correct_move(number, point))
        except IllegalMove:
            assert record(game) == before
        else:
            now = game.tree[number].content
            assert now.move.point == point
            assert (now.comment, now.set_up) == (content.comment, content.set_up)
            assert content.move is None or now.move.color is content.move.color

    @rule(text=WORDS)
    def set_comment(self, text):
        self.edit(lambda game: game.set_comment(text), continues=f"comment {self.game.current_id}")
        assert self.game.node.content.comment == text

    @rule(points=SOME_POINTS)
    def set_markup(self, points):
        markup = Markup(marks=dict.fromkeys(points, Mark.CIRCLE))
        self.edit(lambda game: game.set_markup(markup))

    @rule(info=INFOS)
    def set_info(self, info):
        self.edit(lambda game: game.set_info(info))
        assert self.game.info == info

    @rule(result=WORDS, points=st.none() | SOME_POINTS)
    def set_result(self, result, points):
        territory = None if points is None else ByColor(points, frozenset())
        self.edit(lambda game: game.set_result(result, territory))
        assert self.game.info.result == result

    @rule(times=TIMES, stroke=STROKES)
    def set_times(self, times, stroke):
        self.edit(lambda game: game.set_times(times, continues=stroke), continues=stroke)
        assert self.game.node.content.times == times

    @rule(points=SOME_POINTS, stroke=STROKES)
    def show_only(self, points, stroke):
        self.edit(lambda game: game.show_only(points, continues=stroke), continues=stroke)
        assert self.game.inherited_at(self.game.current_id).visible == points

    @rule(color=COLORS, points=SOME_POINTS, stroke=STROKES)
    def set_stones(self, color, points, stroke):
        turn = self.game.position.turn
        self.edit(lambda game: game.set_stones(color, points, continues=stroke), continues=stroke)
        position = self.game.position
        assert {position.board[point] for point in points} <= {color}
        assert position.turn is turn

    @rule(color=st.sampled_from(Color))
    def set_turn(self, color):
        board = self.game.position.board
        self.edit(lambda game: game.set_turn(color))
        assert (self.game.position.turn, self.game.position.board) == (color, board)

    @rule(data=st.data(), printed=PRINTED)
    def set_printed(self, data, printed):
        number = self.some_node(data)
        self.edit(
            lambda game: game.set_print_properties({number: printed, game.current_id: printed})
        )
        assert self.game.tree[number].content.print_properties == printed

    @rule(start=POINTS, end=POINTS)
    def move_stone(self, start, end):
        origin = stone_origin(self.game.tree, self.game.current_id, start)
        if origin is None or self.game.why_stone_move_illegal(origin, start, end):
            return
        self.edit(lambda game: game.move_stone(origin, start, end))

    @precondition(lambda self: len(self.game.tree) < 40)
    @rule(color=st.sampled_from(Color), text=WORDS)
    def play_out(self, color, text):
        path = [node.content for node in self.game.tree.path(self.game.current_id)]
        self.edit(lambda game: game.start_play_out(color, text))
        assert self.game.turn is color
        now = [node.content for node in self.game.tree.path(self.game.current_id)]
        assert now[: len(path) - 1] == path[:-1]

    @rule()
    def to_main_line(self):
        self.edit(Game.to_main_line)
        assert self.game.line()[0] == [node.id for node in self.game.tree.main_line()]

    @rule(made=REWRITINGS)
    def rewrite(self, made):
        self.edit(lambda game: game.rewrite(made.edit(game.tree, 3, 3), str(made)))

    @rule(set_up=SET_UPS)
    def set_up(self, set_up):
        """As a tool that edits positions does it."""
        content = Content(move=self.game.node.content.move, set_up=set_up)
        place = self.game.current_id
        self.edit(lambda game: game._change({place: content}, Change.CONTENT))  # noqa: SLF001 - tools are in ui

    @rule()
    def undo(self):
        before, place = record(self.game), self.game.current_id
        change = self.game.undo()
        if len(self.done) > 1:
            self.undone.append(self.done.pop())
        else:
            assert change == Change.NOTHING
        self.compare(change, before, record(self.game), place)

    @rule()
    def redo(self):
        before, place = record(self.game), self.game.current_id
        change = self.game.redo()
        if self.undone:
            self.done.append(self.undone.pop())
        else:
            assert change == Change.NOTHING
        self.compare(change, before, record(self.game), place)

    @rule()
    def save(self):
        self.game.history.mark_saved()
        self.saved = self.done[-1]

    @invariant()
    def the_record_is_the_one_expected(self):
        assert record(self.game) == self.done[-1].record
        assert ends(self.game) == self.done[-1].ends
        history = self.game.history
        assert history.can_undo == (len(self.done) > 1)
        assert history.can_redo == bool(self.undone)
        assert history.is_modified == (self.done[-1] is not self.saved)

    @invariant()
    def parents_and_children_agree(self):
        tree = self.game.tree
        walked = [node.id for node in tree.walk()]
        assert sorted(walked) == sorted(tree.nodes)
        assert tree.root.parent is None
        for node in tree.nodes.values():
            assert all(tree[child].parent == node.id for child in node.children)

    @invariant()
    def one_is_somewhere(self):
        game = self.game
        assert game.current_id in game.tree
        numbers, index = game.line()
        assert numbers[index] == game.current_id
        assert numbers[0] == game.tree.root_id
        assert [game.tree[number].parent for number in numbers[1:]] == numbers[:-1]
        assert not game.tree[numbers[-1]].children

    @invariant()
    def positions_are_what_the_record_says_now(self):
        game = self.game
        afresh = position_cache(game.tree, game.columns, game.rows)
        for number in game.tree.nodes:
            assert facts(game.position_at(number)) == facts(afresh.at(number))

    def teardown(self):
        if not hasattr(self, "game"):
            return
        for expected in reversed(self.done[:-1]):
            self.game.undo()
            assert record(self.game) == expected.record
        assert not self.game.history.can_undo
        assert write_games([self.game]) == self.written
        for expected in self.done[1:]:
            self.game.redo()
            assert record(self.game) == expected.record
            assert self.game.current_id in self.game.tree


TestEditing = Editing.TestCase
TestEditing.settings = settings(max_examples=examples(2), stateful_step_count=40)
