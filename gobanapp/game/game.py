"""A game record with a place in it: the one door for every change of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gobanapp.game.change import Change
from gobanapp.game.game_info import GameInfo
from gobanapp.game.history import History, Step
from gobanapp.game.line import Line
from gobanapp.game.markup import Markup
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.positions import Positions
from gobanapp.game.tree import Edit, Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.layout import most_free_handicap_stones
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Illegal, IllegalMove, Position, Reason
from gobanapp.rules.ruleset import JAPANESE, Ruleset, from_record


class Game:
    """One record on a board of ``columns`` by ``rows``, and the node one is looking at.

    Every method that changes something returns what kind of thing it changed. Edits can be
    undone; going from node to node is no edit.
    """

    def __init__(self, tree: Tree, columns: int, rows: int) -> None:
        """Begin at the root of ``tree``. Raises ValueError for a size that no board has."""
        self.tree = tree
        self.columns = columns
        self.rows = rows
        self.place = tree.root_number
        self.history = History()
        self._positions = Positions(tree, columns, rows)
        self._line = Line(tree)
        *_, last = tree.main_line()
        self._ended_at = last.number

    @staticmethod
    def new(columns: int, rows: int, info: GameInfo, handicap: tuple[Point, ...] = ()) -> Game:
        """Return a game not yet begun. ``handicap``: the black stones put on the board before it.

        Where ``info.handicap`` is more than those, Black still has to place the rest.
        """
        set_up = SetUp(black=frozenset(handicap))
        root = Node(0, None, (), Content(set_up=set_up, info=info))
        return Game(Tree({0: root}), columns, rows)

    # What there is

    @property
    def node(self) -> Node:
        return self.tree[self.place]

    @property
    def position(self) -> Position:
        """The position at the current node."""
        return self._positions.at(self.place)

    def position_at(self, number: int) -> Position:
        """Return the position at node ``number``."""
        return self._positions.at(number)

    @property
    def turn(self) -> Color:
        """Who is to move: Black as long as handicap stones are to be placed."""
        return Color.BLACK if self.handicap_left else self.position.turn

    @property
    def info(self) -> GameInfo:
        """The heading of the record, as its root has it."""
        return self.tree.root.content.info

    @property
    def ruleset(self) -> Ruleset:
        """The rules the record names; Japanese where it names none that is known."""
        return from_record(self.info.rules) or JAPANESE

    @property
    def komi(self) -> float:
        """White's komi in points, 0 where the record has none."""
        return self.info.komi or 0.0

    @property
    def handicap(self) -> int:
        """The handicap stones: as the record says, else those put up alone at its beginning."""
        if self.info.handicap is not None:
            return self.info.handicap
        set_up = self.tree.root.content.set_up
        stones = 0 if set_up.white or set_up.turn is Color.BLACK else len(set_up.black)
        return stones if stones > 1 else 0

    @property
    def handicap_left(self) -> int:
        """How many handicap stones Black has still to place before the first move."""
        root = self.tree.root
        if self.place != root.number or root.children or self.handicap < 2:
            return 0
        most = min(self.handicap, most_free_handicap_stones(self.columns, self.rows))
        return max(0, most - len(root.content.set_up.black))

    @property
    def is_finished(self) -> bool:
        """Whether the record has a result."""
        return bool(self.info.result)

    @property
    def is_at_result(self) -> bool:
        """Whether one stands where the game ended with the result that the record has.

        That is where the result was written, or where the main line ended in the file.
        """
        return self.is_finished and self.place == self._ended_at

    # Going about

    def go_to(self, number: int) -> Change:
        """Make ``number`` the current node. Raises KeyError where there is no such node."""
        self.tree[number]
        if number == self.place:
            return Change.NOTHING
        self.place = number
        return Change.PLACE

    def line(self) -> tuple[list[int], int]:
        """Return the numbers of the nodes on the current line, and the index of the current one.

        The list is not to be changed.
        """
        return self._line.through(self.place)

    def step(self, steps: int) -> Change:
        """Go forward on the current line, or back for a negative number, as far as it goes."""
        numbers, index = self.line()
        return self.go_to(numbers[max(0, min(index + steps, len(numbers) - 1))])

    def variation(self) -> tuple[int, int]:
        """Return which of the variations of this move it is, from 1, and how many there are."""
        if self.node.parent is None:
            return 1, 1
        children = self.tree[self.node.parent].children
        return children.index(self.place) + 1, len(children)

    def sibling(self, step: int) -> Change:
        """Go to the next variation of this move (1) or the one before (-1), if there is one."""
        if self.node.parent is None:
            return Change.NOTHING
        children = self.tree[self.node.parent].children
        place = children.index(self.place) + step
        return self.go_to(children[place]) if 0 <= place < len(children) else Change.NOTHING

    # Playing

    def why_illegal(self, point: Point) -> Illegal | None:
        """Return why the player to move may not play on ``point``, None where it is allowed.

        A move that the record has already can be followed, whatever the rules say of it.
        """
        if self.handicap_left:
            board = self.position.board
            if point not in board:
                return Illegal(Reason.OFF_BOARD)
            return None if board[point] is None else Illegal(Reason.OCCUPIED)
        move = Move(self.turn, point)
        if self._child_with(move) is not None:
            return None
        return self.position.why_illegal(move, self.ruleset)

    def play(self, point: Point) -> Change:
        """Play for whoever is to move, or place a handicap stone where some are left.

        Goes to the move where the record has it already. Raises IllegalMove.
        """
        illegal = self.why_illegal(point)
        if illegal is not None:
            raise IllegalMove(illegal)
        if self.handicap_left:
            return self._place_handicap(point)
        return self._move(Move(self.turn, point))

    def pass_(self) -> Change:
        """Pass for whoever is to move."""
        return self._move(Move(self.turn, None))

    def resume(self, asked_by: Color) -> Change:
        """Go on playing after the passes, whether or not the players disagree on the count.

        Under some rulesets (the Japanese, article 9.3) the opponent of the one who asks begins.
        """
        turn = asked_by.opponent if self.ruleset.opponent_resumes else self.turn
        content = Content(set_up=SetUp(turn=turn))
        known = self._child_saying(content)
        return self._add(content) if known is None else self.go_to(known)

    def _move(self, move: Move) -> Change:
        known = self._child_with(move)
        return self._add(Content(move=move)) if known is None else self.go_to(known)

    def _child_saying(self, content: Content) -> int | None:
        children = self.node.children
        return next((child for child in children if self.tree[child].content == content), None)

    def _child_with(self, move: Move) -> int | None:
        children = self.node.children
        return next((child for child in children if self.tree[child].content.move == move), None)

    def _add(self, content: Content) -> Change:
        number = self.tree.next_number
        edit = self.tree.adding(self.place, content)
        return self._do(edit, Change.TREE | Change.PLACE, place=number)

    def _place_handicap(self, point: Point) -> Change:
        content = self.tree.root.content
        stones = content.set_up.black | {point}
        set_up = replace(content.set_up, black=stones)
        contents = {self.tree.root_number: replace(content, set_up=set_up)}
        return self._do(self.tree.changing(contents), Change.CONTENT | Change.PLACE)

    # Editing

    def set_comment(self, text: str) -> Change:
        """Write the comment of the current node."""
        return self._change(
            {self.place: replace(self.node.content, comment=text)},
            Change.CONTENT,
            continues=f"comment {self.place}",
        )

    def set_info(self, info: GameInfo) -> Change:
        """Write the heading of the record."""
        root = self.tree.root
        return self._change({root.number: replace(root.content, info=info)}, Change.INFO)

    def set_result(self, result: str, territory: ByColor[frozenset[Point]] | None = None) -> Change:
        """Write the result, and the counted territory upon the current node, as one step.

        The line that has come to the result becomes the main line: there programs look for it.
        """
        together = f"result {self.tree.edits}"
        first = self.tree.leading_with(self.place)
        change = self._do(first, Change.TREE, continues=together) if first.after else Change.NOTHING
        contents = {self.tree.root_number: self.tree.root.content}
        if territory is not None:
            content = self.node.content
            markup = replace(content.markup, territory=territory)
            contents[self.place] = replace(content, markup=markup)
        root = contents[self.tree.root_number]
        info = replace(root.info, result=result)
        contents[self.tree.root_number] = replace(root, info=info)
        if all(self.tree[number].content == content for number, content in contents.items()):
            return change
        edit = self.tree.changing(contents)
        written = Change.INFO | Change.CONTENT
        return change | self._do(edit, written, continues=together, ended_at=self.place)

    def set_markup(self, markup: Markup) -> Change:
        """Write the marks of the current node."""
        return self._change({self.place: replace(self.node.content, markup=markup)}, Change.CONTENT)

    def remove(self, number: int) -> Change:
        """Remove a node and all that follows it; the place moves to its parent if it was there.

        Raises ValueError for the root.
        """
        edit = self.tree.removing(number)
        gone = edit.after.get(self.place, self.node) is None
        place = self.tree[number].parent if gone else self.place
        return self._do(edit, Change.TREE | Change.PLACE, place=place)

    def make_main_line(self, number: int) -> Change:
        """Make the line to node ``number`` the first at each fork on the way there."""
        edit = self.tree.leading_with(number)
        return self._do(edit, Change.TREE) if edit.after else Change.NOTHING

    def undo(self) -> Change:
        """Take back the last edit and return to where it was made. Does nothing without one."""
        return self._follow(self.history.undo()) if self.history.can_undo else Change.NOTHING

    def redo(self) -> Change:
        """Make the edit taken back last once more. Does nothing without one."""
        return self._follow(self.history.redo()) if self.history.can_redo else Change.NOTHING

    def _change(
        self, contents: Mapping[int, Content], change: Change, continues: str = ""
    ) -> Change:
        if all(self.tree[number].content == content for number, content in contents.items()):
            return Change.NOTHING
        return self._do(self.tree.changing(contents), change, continues=continues)

    def _do(
        self,
        edit: Edit,
        change: Change,
        place: int | None = None,
        continues: str = "",
        ended_at: int | None = None,
    ) -> Change:
        step = Step(
            edit=edit,
            place_before=self.place,
            place_after=self.place if place is None else place,
            ended_before=self._ended_at,
            ended_after=self._ended_at if ended_at is None else ended_at,
            change=change,
            continues=continues,
        )
        self.history.add(step)
        return self._follow(step)

    def _follow(self, step: Step) -> Change:
        self.tree.apply(step.edit)
        moved = self.place != step.place_after
        self.place = step.place_after
        self._ended_at = step.ended_after
        return step.change | (Change.PLACE if moved else Change.NOTHING)
