"""The visible tree of a game: its layout without the branches that the user has hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gobanapp.diagram.tree_layout import TreeLayout
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node_cache import move_number_cache
from gobanapp.game.tree import Tree


class VisibleTree:
    """Follows one game. The layout of a large tree takes long, so it is made only on request.

    Until then ``is_stale`` is true, and ``layout`` the one before: it may hold nodes that are in
    the tree no longer.
    """

    def __init__(self, game: Game) -> None:
        tree = game.tree
        self.game = game
        self.numbers = move_number_cache(tree)
        self.collapsed: set[int] = set()
        """The nodes below which everything is hidden."""
        self.layout = TreeLayout(Tree(root=tree.root_id))
        self.is_stale = True
        self.current_id = tree.root_id
        """The current node at the last call of ``follow``, as are the ``edits`` of the tree."""
        self.edits = tree.edits
        self.has_grown = False
        """True if the only change at the last call was a move at the end of a line."""
        self._size = len(tree)
        self._reveal_current()

    def follow(self, change: Change) -> None:
        """Update after a change of the game; ``change``: its kind."""
        tree = self.game.tree
        # An edit of node properties leaves the layout as it is. Any other edit counts as one of the
        # tree, also without a notification.
        content_edits = 1 if change & (Change.CONTENT | Change.INFO) else 0
        self.has_grown = False
        if Change.TREE in change or tree.edits - self.edits > content_edits:
            self.has_grown = not self.is_stale and self._extend()
            self.is_stale = not self.has_grown
        self.edits = tree.edits
        self._size = len(tree)
        self._reveal_current()

    def _extend(self) -> bool:
        """Add a new move at the end of a line; return False if anything else has changed."""
        tree, node = self.game.tree, self.game.node
        parent = node.parent
        if len(tree) != self._size + 1 or tree.edits != self.edits + 1:
            return False
        if parent is None or parent not in self.layout:
            return False
        if node.id in self.layout or node.children or len(tree[parent].children) > 1:
            return False
        return self.layout.add(parent, node.id)

    def _reveal_current(self) -> None:
        """Expand the branches that hide the current node, if it has changed."""
        if self.game.current_id == self.current_id:
            return
        self.current_id = self.game.current_id
        hidden_by = self.collapsed.intersection(self._ancestors()) if self.collapsed else None
        if hidden_by:
            self.collapsed -= hidden_by
            self.is_stale = True

    def _ancestors(self) -> Iterator[int]:
        """Yield the nodes above the current one, from below."""
        tree = self.game.tree
        node = self.game.node.parent
        while node is not None:
            yield node
            node = tree[node].parent

    def lay_out(self) -> None:
        self.layout = TreeLayout(self.game.tree, self.collapsed)
        self.is_stale = False

    @property
    def current(self) -> int:
        """The current node, or its substitute while it is hidden or not laid out yet."""
        if self.game.current_id in self.layout:
            return self.game.current_id
        return next(number for number in self._ancestors() if number in self.layout)

    @property
    def line(self) -> Sequence[int]:
        """The nodes of the current line; a new list object for another line."""
        return self.game.line()[0]

    # Hiding

    def hides(self, number: int) -> bool:
        """Return whether there is something hidden below a node."""
        tree = self.game.tree
        return number in self.collapsed and number in tree and bool(tree[number].children)

    def may_fold(self, number: int) -> bool:
        """Return whether a node can be collapsed or expanded.

        Forks can be, and the first move of each variation except the main line.
        """
        tree = self.game.tree
        if number not in tree or not tree[number].children:
            return False
        node = tree[number]
        is_head = node.parent is not None and tree[node.parent].children[0] != number
        return is_head or len(node.children) > 1 or number in self.collapsed

    def fold_above(self) -> int | None:
        """Return the nearest node where something can be hidden: the current one, or above it."""
        current = self.current
        if self.may_fold(current):
            return current
        return next((number for number in self._ancestors() if self.may_fold(number)), None)

    def fold(self, number: int) -> None:
        """Collapse or expand a node."""
        self.collapsed ^= {number}
        self.is_stale = True

    def fold_all_variations(self) -> None:
        """Leave only the first move of each variation, and the path to the current node."""
        nodes = self.game.tree.nodes
        heads = (head for node in nodes.values() for head in node.children[1:])
        self.collapsed = {head for head in heads if nodes[head].children}
        self.collapsed.difference_update(self._ancestors())
        self.is_stale = True

    def unfold_all(self) -> None:
        self.collapsed.clear()
        self.is_stale = True

    def hidden_below(self, number: int) -> int:
        """Return the number of nodes hidden below a node."""
        if not self.hides(number):
            return 0
        return sum(1 for _ in self.game.tree.walk(number)) - 1
