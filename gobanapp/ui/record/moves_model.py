"""The current line of moves as a table: each row a number and the moves after it.

Nodes are only read when they become visible, so a line may be of any length.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gobanapp.game.game import Game
from gobanapp.game.judgement import read_judgements
from gobanapp.game.node import Content, Node
from gobanapp.game.node_cache import NodeCache, move_number_cache
from gobanapp.text import formats, player_names
from gobanapp.text.judgement_text import node_heading, node_parts
from gobanapp.ui.widgets.plain_text import tool_tip

_Roles = Qt.ItemDataRole
_Flags = Qt.ItemFlag
Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_MAX_TIP_LENGTH = 80
_LONGEST_UNREAD = 8


class MovesModel(QAbstractTableModel):
    """The root has the first row; after it come ``moves_per_row`` nodes in each, from column 1 on.

    Columns do not stand for colours: if White begins, or a player plays twice, the moves still
    follow one another. ``time_text`` returns the time left after a node's move, "" if unknown.
    """

    def __init__(self, time_text: Callable[[Content], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.time_text = time_text
        self.moves_per_row = 2
        self._game: Game | None = None
        self._numbers: Sequence[int] = ()
        self._edits = -1
        self._moves: NodeCache[int] | None = None

    # The line

    @property
    def length(self) -> int:
        """The number of nodes of the line."""
        return len(self._numbers)

    def show(self, game: Game) -> bool:
        """Update to the current line; return whether anything but the current node may differ."""
        numbers, _ = game.line()
        if game is not self._game:
            self._game = game
            self._moves = move_number_cache(game.tree)
            self._reset(numbers)
        elif numbers is self._numbers and game.tree.edits == self._edits:
            return False
        elif not self._extend(numbers):
            self._reset(numbers)
        self._edits = game.tree.edits
        return True

    def _reset(self, numbers: Sequence[int]) -> None:
        self.beginResetModel()
        self._numbers = numbers
        self.endResetModel()

    def _extend(self, numbers: Sequence[int]) -> bool:
        """Update the line if only its texts have changed, or a move at its end is new."""
        added = len(numbers) - len(self._numbers)
        if added not in {0, 1} or numbers[: len(self._numbers)] != self._numbers:
            return False
        last = self.index_at(len(numbers) - 1)
        if added and last.column() <= 1:
            self.beginInsertRows(_ROOT, last.row(), last.row())
            self._numbers = numbers
            self.endInsertRows()
        else:
            self._numbers = numbers
        return True

    def set_moves_per_row(self, moves_per_row: int) -> None:
        """Set the number of moves in each row."""
        if moves_per_row != self.moves_per_row:
            self.beginResetModel()
            self.moves_per_row = moves_per_row
            self.endResetModel()

    def index_at(self, index: int) -> QModelIndex:
        """Return the model index of a node by its index in the line."""
        if index == 0:
            return self.index(0, 1)
        row, column = divmod(index - 1, self.moves_per_row)
        # Not ``self.index``: it uses the row count, which is out of date while a row is inserted.
        return self.createIndex(row + 1, column + 1)

    def node_at(self, index: Index) -> Node | None:
        """Return the node at an index of the table, None if there is none."""
        if self._game is None or not index.isValid() or index.column() == 0:
            return None
        row, column = index.row(), index.column()
        number = (row - 1) * self.moves_per_row + column if row else 0
        if number >= len(self._numbers) or (row == 0 and column > 1):
            return None
        # Until the next update, a node of the line may have been removed.
        return self._game.tree.nodes.get(self._numbers[number])

    # Texts of a node

    def branches(self, node: Node) -> int:
        """Return the number of other variations of a node."""
        if self._game is None or node.parent is None:
            return 0
        return len(self._game.tree[node.parent].children) - 1

    def move_number(self, node: Node) -> int:
        """Return the number of the node's move, or of the move before."""
        return 0 if self._moves is None else self._moves.at(node.id)

    def text(self, node: Node) -> str:
        """Return the point of a node's move, or another description."""
        content = node.content
        if content.move is not None:
            return self.tr("pass") if content.move.is_pass else str(content.move.point)
        if content.unread_move is not None:
            return formats.elided(content.unread_move.values[0], _LONGEST_UNREAD)
        if node.parent is None:
            return self.tr("Beginning")
        return self.tr("Setup") if content.set_up else self.tr("No move")

    def signs(self, node: Node) -> str:
        """Return the signs of a node's judgements."""
        return read_judgements(node.content).signs

    def _number_text(self, row: int) -> str:
        nodes = (self.node_at(self.index(row, column + 1)) for column in range(self.moves_per_row))
        for node in nodes:
            if node is not None and node.content.has_move:
                return formats.number(self.move_number(node))
        return ""

    def _spoken(self, node: Node) -> str:
        content = node.content
        parts = [self.text(node)]
        if content.move is not None:
            color = player_names.color_name(content.move.color)
            text = self.tr("{number}, {color} {point}")
            parts = [
                text.format(number=self.move_number(node), color=color, point=self.text(node)),
                self.time_text(content),
            ]
        parts += node_parts(content)
        if content.comment:
            parts.append(self.tr("has a comment"))
        return ", ".join([*filter(None, [*parts, self._branches_text(node)])])

    def _branches_text(self, node: Node) -> str:
        others = self.branches(node)
        return self.tr("%n other variations", "", others) if others else ""

    def _tooltip(self, node: Node) -> str:
        content = node.content
        comment = next(iter(content.comment.strip().splitlines()), "")
        lines = [
            formats.elided(line, _MAX_TIP_LENGTH)
            for line in (node_heading(content), comment, self._branches_text(node))
            if line
        ]
        return tool_tip("\n".join(lines))

    # Qt overrides

    def rowCount(self, parent: Index = _ROOT) -> int:
        if parent.isValid() or not self._numbers:
            return 0
        return 1 - (1 - len(self._numbers)) // self.moves_per_row

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else 1 + self.moves_per_row

    def data(self, index: Index, role: int = _Roles.DisplayRole) -> object:
        if index.column() == 0:
            return self._number_text(index.row()) if role == _Roles.DisplayRole else None
        node = self.node_at(index)
        if node is None:
            return None
        if role == _Roles.DisplayRole:
            return self.text(node)
        if role == _Roles.AccessibleTextRole:
            return self._spoken(node)
        return self._tooltip(node) if role == _Roles.ToolTipRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.node_at(index) is None:
            return _Flags.NoItemFlags
        return _Flags.ItemIsSelectable | _Flags.ItemIsEnabled | _Flags.ItemNeverHasChildren
