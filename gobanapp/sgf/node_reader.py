"""Parsing of the text of a node. Nothing here raises, whatever the text."""

from __future__ import annotations

from typing import Any

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.game.node import MOVE_COLORS, NO_SET_UP, NO_TIMES, Content, Property, SetUp
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Move
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.heading_numbers import is_usual_number
from gobanapp.sgf.markup_values import take_markup
from gobanapp.sgf.node_values import (
    NodeValues,
    NoteProblem,
    read_timed_move,
    take_printed,
    take_times,
)
from gobanapp.sgf.property_table import (
    INFO_NAMES,
    INFO_NUMBERS,
    INFO_TEXTS,
    ROOT_PROPERTIES,
    SET_UP_NAMES,
    STAND_INS,
    STONE_PROPERTIES,
    TIME_NAMES,
    property_values,
)
from gobanapp.sgf.value_types import SgfCoordinates, read_color, read_simple_text, read_text


def read_content(
    text: str,
    board: SgfCoordinates,
    note: NoteProblem = lambda code, name, found: None,
    *,
    is_root: bool,
) -> Content:
    """Return the contents of a well-formed node. Never raises.

    If a node has several moves, all but the last become setup: the position is right, and no stone
    is lost.
    """
    timed = read_timed_move(text, board)
    if timed is not None:
        return timed
    values: dict[str, list[str]] = {}
    moves = []
    for name, found in property_values(text):
        if name in values:
            note(FileProblemCode.REPEATED_PROPERTY, name, found[0])
            values[name] += found
        else:
            values[name] = found
        if name in MOVE_COLORS:
            moves += [(name, value) for value in found]
    return _Reading(values, moves, board, note).content(is_root=is_root)


class TextSource:
    """Parses the text of nodes from no file, such as pasted ones and those of a journal."""

    __slots__ = ("_board", "_is_root")

    def __init__(self, board: SgfCoordinates, *, is_root: bool = False) -> None:
        self._board = board
        self._is_root = is_root

    def content(self, text: str) -> Content:
        """Return the contents of ``text``. Never raises."""
        return read_content(text, self._board, is_root=self._is_root)


class _Reading(NodeValues):
    """The parsing of a node, except for the ``take_...`` functions of other modules."""

    def __init__(
        self,
        values: dict[str, list[str]],
        moves: list[tuple[str, str]],
        board: SgfCoordinates,
        note: NoteProblem,
    ) -> None:
        super().__init__(values, board, note)
        self.moves = moves

    def content(self, *, is_root: bool) -> Content:
        values = self.remaining
        if len(values) == 1 and len(self.moves) == 1:
            # Nearly all nodes are just this.
            move, set_up = self._move_and_set_up()
            return Content(move=move, set_up=set_up, others=self._others())
        for name in [name for name in values if name in ROOT_PROPERTIES]:
            if is_root:
                del values[name]
            else:
                self.note(FileProblemCode.ROOT_PROPERTY_IN_NODE, name, values[name][0])
        info = NO_INFO if INFO_NAMES.isdisjoint(values) else self._info(is_root=is_root)
        move, set_up = self._move_and_set_up()
        times = NO_TIMES if TIME_NAMES.isdisjoint(values) else take_times(values)
        return Content(
            move=move,
            set_up=set_up,
            comment="\n".join(map(read_text, values.pop("C", ()))),
            name=self.first("N", read_simple_text) or "",
            markup=take_markup(self),
            info=info,
            times=times,
            print_properties=take_printed(self),
            others=self._others(),
        )

    def _others(self) -> tuple[Property, ...]:
        return tuple(Property(name, tuple(values)) for name, values in self.remaining.items())

    def _move_and_set_up(self) -> tuple[Move | None, SetUp]:
        moves = self._moves()
        if len(moves) < 2 and SET_UP_NAMES.isdisjoint(self.remaining):
            return moves[0] if moves else None, NO_SET_UP
        stones = {field: self.point_set(name) for name, field in STONE_PROPERTIES.items()}
        turn = self.first("PL", read_color)
        if moves and (turn or any(stones.values())):
            self.note(FileProblemCode.MOVE_AND_SET_UP, "", "")
        for move in moves[:-1]:
            if move.point is not None:
                stones[move.color.value] |= {move.point}
        if not turn and not any(stones.values()):
            return moves[-1] if moves else None, NO_SET_UP
        black, white, empty = stones.values()
        if black & white or (black | white) & empty:
            self.note(FileProblemCode.POINT_TWICE, "", "")
        return moves[-1] if moves else None, SetUp(**stones, turn=turn)

    def _moves(self) -> list[Move]:
        """Take the moves out in order; invalid and repeated values stay."""
        moves: list[Move] = []
        left: dict[str, list[str]] = {}
        for name, value in self.moves:
            move = self._move(name, value)
            if move is None or move in moves or (moves and move.is_pass):
                left.setdefault(name, []).append(value)
            else:
                moves.append(move)
        if len(self.moves) > 1:
            self.note(
                FileProblemCode.SEVERAL_MOVES,
                "",
                " ".join(f"{name}[{v}]" for name, v in self.moves),
            )
        for name in MOVE_COLORS:
            if name in self.remaining:
                self.leave(name, left.get(name, []))
        return moves

    def _move(self, name: str, value: str) -> Move | None:
        color = MOVE_COLORS[name]
        point = self.board.points.get(value)
        if point is not None:
            return Move(color, point)
        if self.board.is_pass(value):
            return Move(color, None)
        point = self.point(name, value)
        return None if point is None else Move(color, point)

    def _info(self, *, is_root: bool) -> GameInfo:
        fields: dict[str, Any] = {}
        values = self.remaining
        for name in [name for name in values if name in INFO_TEXTS]:
            field, color = INFO_TEXTS[name]
            text = self.first(name, read_text if name == "GC" else read_simple_text)
            if color is None:
                fields[field] = text
            else:
                fields[field] = fields.get(field, ByColor("", "")).with_(color, text)
        for name, (field, read, write) in INFO_NUMBERS.items():
            if name in values:
                value = values[name][0]
                number = fields[field] = self.first(name, read)
                if number is not None and not is_usual_number(value, number):
                    self.note(FileProblemCode.UNUSUAL_VALUE, name, f"{value} → {write(number)}")
        if is_root:
            for name, (instead, field, read_other) in STAND_INS.items():
                is_missing = instead not in values and fields.get(field) in (None, "")
                if name in values and is_missing:
                    result = read_other(values[name][0])
                    if result is not None:
                        self.note(FileProblemCode.OTHER_PROPERTY, name, instead)
                        fields[field] = result
                        self.leave(name, values[name][1:])
        return GameInfo(**fields)
