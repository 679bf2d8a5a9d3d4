"""Actions on the board cursor: showing it, moving it to a named point, and from group to group."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.widgets.commands import Command

if TYPE_CHECKING:
    from gobanapp.ui.board.point_field import PointField


class CursorActions(QObject):
    """Cursor actions of the Go menu, beyond the cursor's own keys."""

    shown_changed = Signal()
    """The cursor was shown or hidden."""

    def __init__(self, parent: QObject, session: Session, board: SessionBoard) -> None:
        super().__init__(parent)
        self._session = session
        self._board = board
        self._field: PointField | None = None
        self._was_shown = False
        board.cursor.moved.connect(self._report_visibility)

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "board-cursor", self.tr("Boar&d Cursor"), self.toggle, "K", checked=self.is_shown
            ),
            Command("type-point", self.tr("T&ype Coordinate…"), self.type_point, "G"),
            Command(
                "next-group",
                self.tr("Next &Unsettled Group"),
                partial(self.next_group, 1),
                "U",
                enabled=self.can_find_groups,
                repeats=True,
            ),
            Command(
                "previous-group",
                self.tr("Previou&s Unsettled Group"),
                partial(self.next_group, -1),
                "Shift+U",
                enabled=self.can_find_groups,
                repeats=True,
            ),
        ]

    def is_shown(self) -> bool:
        return self._board.cursor.point is not None

    def _report_visibility(self, point: Point | None) -> None:
        if self._was_shown != (point is not None):
            self._was_shown = point is not None
            self.shown_changed.emit()

    def toggle(self) -> None:
        """Show the cursor at the last move, or hide it."""
        if self.is_shown():
            self._board.cursor.hide()
        else:
            self._board.cursor.show()

    def type_point(self) -> None:
        """Open the field to type a point."""
        if self._field is None:
            from gobanapp.ui.board.point_field import PointField  # not at the start

            field = self._field = PointField(self._board)
            field.point_found.connect(self._board.cursor.show)
            field.point_chosen.connect(self._board.cursor.activate)
            field.closed.connect(self._board.setFocus)
        self._field.open()

    def can_find_groups(self) -> bool:
        return self._session.is_counting and self._board.shows_session

    def next_group(self, step: int) -> None:
        """Go to a stone of the next undecided group, or of any group, or back (-1)."""
        stones = [min(group, key=_reading_order) for group in self._groups()]
        if not stones:
            return
        stones.sort(key=_reading_order)
        current = self._board.cursor.point
        if current is None:
            index = 0 if step > 0 else -1
        elif step > 0:
            later = [stone for stone in stones if _reading_order(stone) > _reading_order(current)]
            index = stones.index(later[0]) if later else 0
        else:
            earlier = [stone for stone in stones if _reading_order(stone) < _reading_order(current)]
            index = stones.index(earlier[-1]) if earlier else -1
        self._board.cursor.show(stones[index])

    def _groups(self) -> list[frozenset[Point]]:
        """Return the unsettled groups, or all groups if all are settled."""
        count, game = self._session.scoring, self._session.game
        if count.agreement is None:
            return []
        from gobanapp.game.count_warnings import unsettled_groups  # not at the start

        unsettled = unsettled_groups(count.agreement, count.proposal(game))
        if unsettled:
            return list(unsettled)
        board = game.position.board
        groups: dict[Point, frozenset[Point]] = {}
        for point in board.points():
            if point not in groups and not board.is_empty(point):
                group = count.group_at(game, point)
                groups.update(dict.fromkeys(group, group))
        return list(dict.fromkeys(groups.values()))


def _reading_order(point: Point) -> tuple[int, int]:
    return -point.y, point.x
