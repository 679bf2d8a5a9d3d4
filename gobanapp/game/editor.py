"""A game tree with a current node, and all edits that need no rules, with undo."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice

from gobanapp.game.branches import (
    Branch,
    copy_branch,
    demote_edit,
    graft_edit,
    promote_edit,
    remove_node_edit,
)
from gobanapp.game.change import Change
from gobanapp.game.game_info import GameInfo
from gobanapp.game.judgement import Judgements, with_judgements
from gobanapp.game.legality import belongs_to_move
from gobanapp.game.line_info import LineInfo
from gobanapp.game.markup import Markup
from gobanapp.game.node import NO_TIMES, Content, Node, Times
from gobanapp.game.node_times import with_times
from gobanapp.game.print_properties import PrintProperties
from gobanapp.game.tree import Edit, Tree
from gobanapp.game.undo_history import History, UndoStep
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point

# The current line: from the root through the current node to its end.


class CurrentLine:
    """The current line, cached and checked against the tree.

    It stays the same during steps back and forward, so returning to a fork and stepping forward
    leads into the same variation, even if nodes were inserted or removed in between.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._edits = -1
        self._numbers: list[int] = []
        self._index = array("i")
        """The index of each node on the line, by number; -1 for a node that is not on it."""

    def through(self, number: int) -> tuple[list[int], int]:
        """Return the line's node numbers from the root, and the index of ``number`` among them."""
        if self._edits != self._tree.edits or self._index[number] < 0:
            self._trace(number)
        return self._numbers, self._index[number]

    def forget(self) -> None:
        """Follow the first variations again at the next call."""
        self._numbers = []
        self._edits = -1

    def _trace(self, place: int) -> None:
        self._edits = self._tree.edits
        end = self._end_below(place)
        numbers = [node.id for node in self._tree.path(end)]
        numbers += [node.id for node in islice(self._tree.main_line(end), 1, None)]
        self._numbers = numbers
        self._index = array("i", [-1]) * self._tree.next_id
        for index, number in enumerate(numbers):
            self._index[number] = index

    def _end_below(self, place: int) -> int:
        """Return the last node of the previous line that is below ``place``, or else ``place``.

        Insertions and removals between two nodes do not change which of them is above the other.
        """
        last = next((number for number in reversed(self._numbers) if number in self._tree), place)
        return last if self._tree.is_on_path(place, last) else place


class Editor:
    """A game without its board: the tree, the current node and its contents.

    Every method that changes something returns the kind of change. Edits can be undone; navigation
    is no edit.
    """

    def __init__(self, tree: Tree) -> None:
        """Begin at the root of ``tree``."""
        self.tree = tree
        self.current_id = tree.root_id
        self.history = History()
        self._line = CurrentLine(tree)
        self._line_info = LineInfo(tree)
        self._ended_at = self.main_line_end

    # Reading

    @property
    def node(self) -> Node:
        return self.tree[self.current_id]

    @property
    def info(self) -> GameInfo:
        """The game information of the line through the current node and along the main line."""
        return self._line_info.through(self.current_id)

    @property
    def main_line_end(self) -> int:
        """The number of the last node of the main line."""
        return deque(self.tree.main_line(), maxlen=1)[0].id

    @property
    def is_finished(self) -> bool:
        """True if the game has a result."""
        return bool(self.info.result)

    @property
    def is_at_result(self) -> bool:
        """True if the current node is the one at which the game ended with its result.

        That is the node at which the result was set, or the end of the main line in the file; if
        that node was removed, the one before it.
        """
        return self.is_finished and self.current_id == self._ended_at

    # Navigation

    def go_to(self, number: int) -> Change:
        """Make ``number`` the current node. Raises KeyError if there is no such node."""
        self.tree[number]
        return self._move_to(number)

    def _move_to(self, number: int) -> Change:
        """Make ``number`` the current node, whose line can be another game."""
        if number == self.current_id:
            return Change.NOTHING
        before = self.info
        self.current_id = number
        is_same = before is self.info or before == self.info
        return Change.CURRENT_NODE if is_same else Change.CURRENT_NODE | Change.INFO

    def go_to_start(self) -> Change:
        """Go to the first node of the game."""
        return self.go_to(self.tree.root_id)

    def go_to_end(self) -> Change:
        """Go to the last node of the current line."""
        return self.go_to(self.line()[0][-1])

    def line(self) -> tuple[list[int], int]:
        """Return the numbers of the nodes on the current line, and the index of the current one.

        The list is not to be changed.
        """
        return self._line.through(self.current_id)

    def step_by(self, steps: int) -> Change:
        """Step forward on the current line, or back for a negative number, as far as possible."""
        numbers, index = self.line()
        return self.go_to(numbers[max(0, min(index + steps, len(numbers) - 1))])

    def variation(self) -> tuple[int, int]:
        """Return the number of the current variation, from 1, and the number of variations."""
        if self.node.parent is None:
            return 1, 1
        children = self.tree[self.node.parent].children
        return children.index(self.current_id) + 1, len(children)

    def go_to_sibling(self, step: int) -> Change:
        """Go to the next variation of this move (1) or the one before (-1), if there is one."""
        if self.node.parent is None:
            return Change.NOTHING
        children = self.tree[self.node.parent].children
        index = children.index(self.current_id) + step
        return self.go_to(children[index]) if 0 <= index < len(children) else Change.NOTHING

    # Writing

    def set_comment(self, text: str) -> Change:
        """Set the comment of the current node. A blank text is none: SGF has no blank values."""
        comment = text if text.strip() else ""
        return self._change(
            {self.current_id: replace(self.node.content, comment=comment)},
            Change.CONTENT,
            continues=f"comment {self.current_id}",
        )

    def set_name(self, name: str) -> Change:
        """Set the name of the current node."""
        return self._change(
            {self.current_id: replace(self.node.content, name=name)}, Change.CONTENT
        )

    def set_judgements(self, judgements: Judgements) -> Change:
        """Set the judgements of the current node. Raises ValueError as ``with_judgements`` does."""
        content = with_judgements(self.node.content, judgements)
        return self._change({self.current_id: content}, Change.CONTENT)

    def set_info(self, info: GameInfo) -> Change:
        """Set the game information of the current line."""
        changed = self._line_info.changed(self.current_id, info)
        contents = {
            number: replace(self.tree[number].content, info=new) for number, new in changed.items()
        }
        return self._change(contents, Change.INFO)

    def set_result(self, result: str, territory: ByColor[frozenset[Point]] | None = None) -> Change:
        """Set the result, and the territory of the current node, as one step.

        The current line becomes the main line, where programs look for the result. If nothing
        changes, only the end of the game moves here, without anything to undo or save.
        """
        together = f"result {self.tree.edits}"
        first = self.tree.main_line_edit(self.current_id)
        change = self._do(first, Change.TREE, continues=together) if first.after else Change.NOTHING
        contents = {}
        if territory is not None:
            content = self.node.content
            markup = replace(content.markup, territory=territory)
            contents[self.current_id] = replace(content, markup=markup)
        infos = self._line_info.changed(self.current_id, replace(self.info, result=result))
        for number, info in infos.items():
            content = contents.get(number, self.tree[number].content)
            contents[number] = replace(content, info=info)
        new = {
            number: said for number, said in contents.items() if self.tree[number].content != said
        }
        if not new and (self._ended_at == self.current_id or not result):
            return change
        # The same result at another node is no edit, but it moves the end of the game.
        written = Change.INFO | Change.CONTENT if new else Change.CURRENT_NODE
        edit = self.tree.change_edit(new)
        return change | self._do(edit, written, continues=together, ended_at=self.current_id)

    def set_markup(self, markup: Markup, *, continues: str = "") -> Change:
        """Set the markup of the current node; ``continues`` as for ``set_times``."""
        content = replace(self.node.content, markup=markup)
        return self._change({self.current_id: content}, Change.CONTENT, continues=continues)

    def set_print_properties(self, printed: Mapping[int, PrintProperties]) -> Change:
        """Set the print properties of nodes by number: figures and numbering of moves."""
        contents = {
            number: replace(self.tree[number].content, print_properties=said)
            for number, said in printed.items()
        }
        return self._change(contents, Change.CONTENT)

    def set_times(self, times: Times, *, at: int | None = None, continues: str = "") -> Change:
        """Set the time left of each player at a node; None removes it.

        ``at``: the number of the node, None for the current one. After a setup node, which cannot
        have times in SGF, it makes a new node, and goes there if the setup is the current node.

        Consecutive steps with the same ``continues`` are undone together.
        """
        number = self.current_id if at is None else at
        content = with_times(self.tree[number].content, times)
        if content.set_up and not belongs_to_move(self.tree[number].content):
            return self._add_times(number, content.times, continues)
        return self._change({number: content}, Change.CONTENT, continues=continues)

    def _add_times(self, number: int, times: Times, continues: str) -> Change:
        if times == NO_TIMES:
            return Change.NOTHING
        edit = self.tree.add_edit(number, Content(times=times))
        place = self.tree.next_id if self.current_id == number else None
        return self._do(edit, Change.TREE | Change.CURRENT_NODE, place=place, continues=continues)

    # Branches

    def remove(self, number: int, *, continues: str = "") -> Change:
        """Remove a node and all that follows it. Raises ValueError for the root.

        If the current node is removed, the node before becomes current. ``continues`` as for
        ``set_times``.
        """
        return self._remove(number, self.tree.remove_edit(number), continues)

    def remove_only(self, number: int) -> Change:
        """Remove a node and keep what follows it. Raises ValueError for the root.

        If it was current, the node before becomes current.
        """
        return self._remove(number, remove_node_edit(self.tree, number))

    def make_main_line(self, number: int, *, continues: str = "") -> Change:
        """Make the line to node ``number`` the first variation at each fork on the path there."""
        return self._arrange(self.tree.main_line_edit(number), continues=continues)

    def promote(self, number: int) -> Change:
        """Move the variation that node ``number`` is in one place up among its siblings."""
        return self._arrange(promote_edit(self.tree, number))

    def demote(self, number: int) -> Change:
        """Move the variation that node ``number`` is in one place down among its siblings."""
        return self._arrange(demote_edit(self.tree, number))

    def to_main_line(self) -> Change:
        """Return to the main line at the last fork, and follow it from then on."""
        main_line = [node.id for node in self.tree.main_line()]
        if self.line()[0] == main_line:
            return Change.NOTHING
        self._line.forget()
        self._line.through(main_line[0])
        on_it = set(main_line)
        path = reversed(self.tree.path(self.current_id))
        change = self._move_to(next(node.id for node in path if node.id in on_it))
        return Change.CURRENT_NODE | change

    def copy(self, number: int) -> Branch:
        """Return node ``number`` and all that follows it; the root without its game information."""
        return copy_branch(self.tree, number)

    def paste(self, parent: int, branch: Branch) -> Change:
        """Add ``branch`` as the last variation after node ``parent`` and go to its first node.

        That its points are on this board is not checked: branches of other games arrive as text.
        Raises KeyError if there is no such node.
        """
        if not branch.nodes:
            return Change.NOTHING
        edit = graft_edit(self.tree, parent, branch)
        return self._do(edit, Change.TREE | Change.CURRENT_NODE, place=self.tree.next_id)

    def _remove(self, number: int, edit: Edit, continues: str = "") -> Change:
        before = self.tree[number].parent
        is_gone = {number for number, node in edit.after.items() if node is None}
        return self._do(
            edit,
            Change.TREE | Change.CURRENT_NODE,
            place=before if self.current_id in is_gone else None,
            continues=continues,
            ended_at=before if self._ended_at in is_gone else None,
        )

    def _arrange(self, edit: Edit, continues: str = "") -> Change:
        if not edit.after:
            return Change.NOTHING
        return self._do(edit, Change.TREE, continues=continues)

    # The whole game

    def rewrite(self, edit: Edit, made_by: str) -> Change:
        """Apply an edit of all nodes as one step; ``made_by`` as in ``UndoStep``."""
        if not edit.after:
            return Change.NOTHING
        change = Change.TREE | Change.CURRENT_NODE | Change.CONTENT | Change.INFO
        return self._do(edit, change, made_by=made_by)

    # Undo and redo

    def do(self, step: UndoStep) -> Change:
        """Apply ``step_by``, which must have been made from the current tree (not checked)."""
        return self._follow(self.history.add(step))

    def undo(self) -> Change:
        """Undo the last edit and return to its node. Does nothing without one."""
        return self._follow(self.history.undo()) if self.history.can_undo else Change.NOTHING

    def redo(self) -> Change:
        """Redo the last undone edit. Does nothing without one."""
        return self._follow(self.history.redo()) if self.history.can_redo else Change.NOTHING

    def _change(
        self, contents: Mapping[int, Content], change: Change, continues: str = ""
    ) -> Change:
        if all(self.tree[number].content == content for number, content in contents.items()):
            return Change.NOTHING
        return self._do(self.tree.change_edit(contents), change, continues=continues)

    def _do(
        self,
        edit: Edit,
        change: Change,
        place: int | None = None,
        continues: str = "",
        ended_at: int | None = None,
        made_by: str = "",
    ) -> Change:
        return self.do(
            UndoStep(
                edit=edit,
                current_before=self.current_id,
                current_after=self.current_id if place is None else place,
                ended_before=self._ended_at,
                ended_after=self._ended_at if ended_at is None else ended_at,
                change=change,
                continues=continues,
                made_by=made_by,
            )
        )

    def _follow(self, step: UndoStep) -> Change:
        before = self.info
        self.tree.apply(step.edit)
        moved = self.current_id != step.current_after
        self.current_id = step.current_after
        self._ended_at = step.ended_after
        is_same = before is self.info or before == self.info
        change = step.change if is_same else step.change | Change.INFO
        return change | (Change.CURRENT_NODE if moved else Change.NOTHING)
