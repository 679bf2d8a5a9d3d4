"""A game with a current node, and the only way to change it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from gobanapp.game.branches import Branch, graft_edit, insert_node_edit
from gobanapp.game.change import Change
from gobanapp.game.editor import Editor
from gobanapp.game.game_info import GameInfo
from gobanapp.game.inherited_properties import (
    NOTHING_INHERITED,
    InheritedProperties,
    inherited_property_cache,
)
from gobanapp.game.legality import can_hold_set_up, position_before_move, with_corrected_move
from gobanapp.game.node import (
    EMPTY_CONTENT,
    NO_TIMES,
    Content,
    Node,
    SetUp,
    Times,
    set_up_with_stones,
)
from gobanapp.game.node_times import times_after, with_times
from gobanapp.game.position_cache import position_cache
from gobanapp.game.set_up_handicap import set_up_handicap
from gobanapp.game.tree import Tree
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import max_free_handicap
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, MoveRefusal, Position, RefusalReason
from gobanapp.rules.ruleset import JAPANESE, Ruleset
from gobanapp.rules.ruleset_names import parse_ruleset_name

if TYPE_CHECKING:
    from gobanapp.game.consequences import StoneOrigin


class Game(Editor):
    """One game on a board of ``columns`` by ``rows`` and its current node.

    It adds to ``Editor`` the position at each node, and moves checked by the rules.
    """

    def __init__(self, tree: Tree, columns: int, rows: int) -> None:
        """Begin at the root of ``tree``. Raises ValueError for a size that no board has."""
        super().__init__(tree)
        self.columns = columns
        self.rows = rows
        self._positions = position_cache(tree, columns, rows)
        self._inherited = inherited_property_cache(tree)
        self._played: tuple[Position, Ruleset] | None = None
        # The position after the move played last, and the ruleset that allowed it.

    @staticmethod
    def new(
        columns: int,
        rows: int,
        info: GameInfo,
        handicap: tuple[Point, ...] = (),
        *,
        times: Times = NO_TIMES,
    ) -> Game:
        """Return a game not yet begun. ``handicap``: the black stones put on the board before it.

        If ``info.handicap`` is greater, Black still has to place the rest. ``times``: the time of
        each player, if the game information cannot give it for both.
        """
        content = Content(set_up=SetUp(black=frozenset(handicap)), info=info)
        root = Node(0, None, (), with_times(content, times))
        return Game(Tree({0: root}), columns, rows)

    # Reading

    @property
    def position(self) -> Position:
        """The position at the current node."""
        return self._positions.at(self.current_id)

    def position_at(self, number: int) -> Position:
        """Return the position at node ``number``."""
        return self._positions.at(number)

    def prepare_node(self, number: int) -> Iterator[float]:
        """Compute the position and inherited properties at a node in steps; yield the part done.

        Otherwise they are computed all at once on first use.
        """
        way = self._positions.unknown(number)
        length = len(way)
        while way:
            at = way.pop().id
            self._positions.at(at)
            self._inherited.at(at)
            yield 1 - len(way) / length

    def inherited_at(self, number: int) -> InheritedProperties:
        """Return the properties that node ``number`` has or inherits."""
        return self._inherited.at(number)

    @property
    def turn(self) -> Color:
        """The side to move: Black while handicap stones remain to be placed."""
        return Color.BLACK if self.handicap_left else self.position.turn

    @property
    def ruleset(self) -> Ruleset:
        """The rules named by the game; Japanese if it names none that is known."""
        return parse_ruleset_name(self.info.rules) or JAPANESE

    @property
    def komi(self) -> float:
        """White's komi in points, 0 if the game has none."""
        return self.info.komi or 0.0

    @property
    def handicap(self) -> int:
        """The number of handicap stones: as stated, else as set up for White to move first."""
        if self.info.handicap is not None:
            return self.info.handicap
        return set_up_handicap(self.tree, self.position_at)

    @property
    def handicap_left(self) -> int:
        """The number of handicap stones that Black still has to place before the first move."""
        root = self.tree.root
        if self.current_id != root.id or root.children or self.handicap < 2:
            return 0
        most = min(self.handicap, max_free_handicap(self.columns, self.rows))
        return max(0, most - len(root.content.set_up.black))

    # Playing

    def why_illegal(self, point: Point) -> MoveRefusal | None:
        """Return why a move on ``point`` is illegal, None if it is legal.

        A move that the game already contains can be followed whatever the rules say.
        """
        if self.handicap_left:
            board = self.position.board
            if point not in board:
                return MoveRefusal(RefusalReason.OFF_BOARD)
            return None if board[point] is None else MoveRefusal(RefusalReason.OCCUPIED)
        move = Move(self.turn, point)
        if self._child_with(move) is not None:
            return None
        return self.position.why_illegal(move, self.ruleset)

    def why_move_illegal(self) -> MoveRefusal | None:
        """Return why the move of the current node is illegal, None if it is legal."""
        move = self.node.content.move
        if move is None or self._is_just_played():
            return None
        before = position_before_move(self.position_at, self.node)
        return before.why_illegal(move, self.ruleset)

    def _is_just_played(self) -> bool:
        if self._played is None:
            return False
        position, ruleset = self._played
        return position is self.position and ruleset == self.ruleset

    def play(self, point: Point, times: Times = NO_TIMES, *, continues: str = "") -> Change:
        """Play for the side to move, or place a handicap stone if some remain.

        Goes to the move if the game already contains it. ``times``: the times left after the move,
        recorded with it; not with handicap stones. ``continues`` as for ``set_times``. Raises
        IllegalMove.
        """
        if self.handicap_left:
            illegal = self.why_illegal(point)
            if illegal is not None:
                raise IllegalMove(illegal)
            return self._place_handicap(point)
        move = Move(self.turn, point)
        if self._child_with(move) is not None:
            return self._move(move, times, continues)
        reached = self.position.play(move, self.ruleset)
        change = self._move(move, times, continues)
        self._positions.keep(self.current_id, reached)  # Nothing needs to play the move again,
        self._played = reached, self.ruleset  # nor to ask whether it is allowed.
        return change

    def pass_(self, times: Times = NO_TIMES, *, continues: str = "") -> Change:
        """Pass for the player to move; ``times`` and ``continues`` as in ``play``."""
        return self._move(Move(self.turn, None), times, continues)

    def resume(self, asked_by: Color) -> Change:
        """Resume play after the passes, whether or not the players disagree on the score.

        Under some rulesets (the Japanese, article 9.3) the opponent of the player who asks begins.
        """
        turn = asked_by.opponent if self.ruleset.opponent_resumes else self.turn
        content = Content(set_up=SetUp(turn=turn))
        children = self.node.children
        known = next((child for child in children if self.tree[child].content == content), None)
        return self._add(content) if known is None else self.go_to(known)

    def start_play_out(self, first: Color, comment: str) -> Change:
        """Begin a variation that continues play from here, ``first`` to move, and go there.

        It is a sibling of the current node, which it repeats, so the line that ends here still
        ends here. The root has no siblings: there it follows an empty node.
        """
        here = self.node
        turn = Content(set_up=SetUp(turn=first), comment=comment)
        if here.parent is None:
            parent = here.id
            nodes = [Node(0, None, (), turn)]
            if not here.children:
                nodes = [Node(0, None, (), EMPTY_CONTENT), Node(1, None, (), turn)]
        else:
            parent = here.parent
            again = Content(move=here.content.move, set_up=here.content.set_up)
            nodes = [Node(0, None, (1,), again), Node(1, 0, (), turn)]
        edit = graft_edit(self.tree, parent, Branch(tuple(nodes)))
        last = self.tree.next_id + len(nodes) - 1
        return self._do(edit, Change.TREE | Change.CURRENT_NODE, place=last)

    def _move(self, move: Move, times: Times, continues: str) -> Change:
        known = self._child_with(move)
        if known is None:
            return self._add(with_times(Content(move=move), times), continues)
        content = self.tree[known].content
        new = with_times(content, times_after(content.times, times))
        if new == content:
            return self.go_to(known)
        edit = self.tree.change_edit({known: new})
        change = Change.CONTENT | Change.CURRENT_NODE
        return self._do(edit, change, place=known, continues=continues)

    def _child_with(self, move: Move) -> int | None:
        children = self.node.children
        return next((child for child in children if self.tree[child].content.move == move), None)

    def _add(self, content: Content, continues: str = "") -> Change:
        number = self.tree.next_id
        edit = self.tree.add_edit(self.current_id, content)
        return self._do(edit, Change.TREE | Change.CURRENT_NODE, place=number, continues=continues)

    def _place_handicap(self, point: Point) -> Change:
        content = self.tree.root.content
        stones = content.set_up.black | {point}
        set_up = replace(content.set_up, black=stones)
        contents = {self.tree.root_id: replace(content, set_up=set_up)}
        return self._do(self.tree.change_edit(contents), Change.CONTENT | Change.CURRENT_NODE)

    # Display

    def show_only(self, points: frozenset[Point], *, continues: str = "") -> Change:
        """Show only ``points`` of the board from the current node on; none: all of it.

        Nodes below with a view of their own keep it. ``continues`` as for ``set_times``.
        """
        node = self.node
        handed_down = NOTHING_INHERITED if node.parent is None else self.inherited_at(node.parent)
        visible = None if points == handed_down.visible else points
        return self.set_markup(replace(node.content.markup, visible=visible), continues=continues)

    # Setting up

    def set_stones(
        self, color: Color | None, points: Iterable[Point], *, continues: str = ""
    ) -> Change:
        """Place stones on ``points``, or remove them for None, whatever the rules say.

        That changes the setup of the current node if it has one or is the root. After a move or a
        time, which SGF does not combine with setup, it makes a new node and goes there. The side
        to move stays. ``continues`` as for ``set_times``. Raises KeyError for a point off the
        board.
        """
        position, points = self.position, frozenset(points)
        if position.board.with_stones(color, points) == position.board:
            return Change.NOTHING
        set_up, before = SetUp(), position.board
        if can_hold_set_up(self.node):
            set_up, before = self.node.content.set_up, self._board_before_set_up()
        made = set_up_with_stones(set_up, before, color, points)
        return self._set_up(made, position.turn, continues)

    def set_turn(self, turn: Color) -> Change:
        """Make ``turn`` the side to move, by setup as in ``set_stones``."""
        if turn is self.position.turn:
            return Change.NOTHING
        set_up = self.node.content.set_up if can_hold_set_up(self.node) else SetUp()
        return self._set_up(replace(set_up, turn=turn), turn, "")

    def _board_before_set_up(self) -> Board:
        parent = self.node.parent
        if parent is None:
            return Board.empty(self.columns, self.rows)
        return self.position_at(parent).board

    def _set_up(self, set_up: SetUp, turn: Color, continues: str) -> Change:
        """Set a setup after which ``turn`` is to move, stated if it would otherwise be guessed."""
        together = continues or f"set-up {self.tree.edits}"
        if can_hold_set_up(self.node):
            change = self._say_set_up(set_up, together)
        else:
            edit = self.tree.add_edit(self.current_id, Content(set_up=set_up))
            number = self.tree.next_id
            change = self._do(
                edit, Change.TREE | Change.CURRENT_NODE, place=number, continues=together
            )
        if self.position.turn is not turn:
            change |= self._say_set_up(replace(set_up, turn=turn), together)
        return change

    def _say_set_up(self, set_up: SetUp, continues: str) -> Change:
        contents = {self.current_id: replace(self.node.content, set_up=set_up)}
        return self._change(contents, Change.CONTENT | Change.CURRENT_NODE, continues)

    # Correcting

    def before_insertion(self) -> tuple[Position, Color]:
        """Return the position before the current node, and the side to move there.

        Raises ValueError at the root.
        """
        if self.node.parent is None:
            raise ValueError("no move comes before the root")
        before = self.position_at(self.node.parent)
        return before, before.turn

    def insert_move(self, point: Point | None) -> Change:
        """Insert a missing move before the current node: a pass if ``point`` is None.

        It is made by the side that was to move; its effect on later moves is not checked. The
        siblings of the current node stay, and the node stays current, so that several moves come
        in order. Raises IllegalMove, and ValueError at the root.
        """
        before, turn = self.before_insertion()
        move = Move(turn, point)
        self._refuse(before, move)
        edit = insert_node_edit(self.tree, self.current_id, Content(move=move))
        return self._do(edit, Change.TREE | Change.CURRENT_NODE)

    def before_correction(self, number: int) -> tuple[Position, Color]:
        """Return the position in which the move of node ``number`` is made, and its player.

        Raises ValueError if the node has no move.
        """
        node = self.tree[number]
        move, _ = with_corrected_move(node.content, None)
        return position_before_move(self.position_at, node), move.color

    def correct_move(self, number: int, point: Point | None) -> Change:
        """Move the stone of node ``number`` to another point: a pass if ``point`` is None.

        Its effect on later moves is not checked. Raises IllegalMove, and ValueError where
        the node has no move.
        """
        before, _ = self.before_correction(number)
        content = self.tree[number].content
        move, new = with_corrected_move(content, point)
        if move != content.move:
            self._refuse(before, move)
        return self._change({number: new}, Change.CONTENT | Change.CURRENT_NODE)

    def why_stone_move_illegal(
        self, origin: StoneOrigin, start: Point, end: Point
    ) -> MoveRefusal | None:
        """Return why the stone of ``origin`` on ``start`` cannot be on ``end`` instead."""
        if origin.is_move:
            before, color = self.before_correction(origin.node_id)
            return before.why_illegal(Move(color, end), self.ruleset)
        board = self.position_at(origin.node_id).board
        is_free = end == start or board.is_empty(end)
        return None if is_free else MoveRefusal(RefusalReason.OCCUPIED)

    def move_stone(self, origin: StoneOrigin, start: Point, end: Point) -> Change:
        """Move the stone that ``origin`` placed on ``start`` to ``end``.

        Its effect on later moves is not checked. Raises IllegalMove.
        """
        illegal = self.why_stone_move_illegal(origin, start, end)
        if illegal is not None:
            raise IllegalMove(illegal)
        if origin.is_move:
            return self.correct_move(origin.node_id, end)
        content = self.tree[origin.node_id].content
        old = content.set_up
        black, white = (
            stones - {start} | {end} if start in stones else stones - {end}
            for stones in (old.black, old.white)
        )
        set_up = replace(old, black=black, white=white, empty=old.empty - {end})
        new = replace(content, set_up=set_up)
        return self._change({origin.node_id: new}, Change.CONTENT | Change.CURRENT_NODE)

    def _refuse(self, before: Position, move: Move) -> None:
        illegal = before.why_illegal(move, self.ruleset)
        if illegal is not None:
            raise IllegalMove(illegal)
