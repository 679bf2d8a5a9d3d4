"""Parsing of the text of a node. Nothing here raises, whatever the text."""

from __future__ import annotations

from gobanapp.game.game_info import NO_INFO
from gobanapp.game.node import MOVE_COLORS, NO_SET_UP, NO_TIMES, Content, Property, SetUp
from gobanapp.rules.point import Move
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.heading_reader import take_info, with_handicap_moves
from gobanapp.sgf.markup_values import take_markup
from gobanapp.sgf.node_values import (
    NodeValues,
    NoteProblem,
    ignore_problem,
    read_timed_move,
    take_printed,
    take_times,
)
from gobanapp.sgf.property_table import (
    INFO_NAMES,
    ROOT_PROPERTIES,
    SET_UP_NAMES,
    SINGLE_VALUED,
    STONE_PROPERTIES,
    TIME_NAMES,
    WRITERS_OWN,
    divide_values,
    joined_comment,
    property_values,
    surplus_name,
)
from gobanapp.sgf.root_properties import is_of_fox
from gobanapp.sgf.value_types import SgfCoordinates, read_color, read_simple_text, read_text


def read_content(
    text: str,
    board: SgfCoordinates,
    note: NoteProblem = ignore_problem,
    *,
    is_root: bool,
    handicap_moves: int = 0,
    is_other_game: bool = False,
) -> Content:
    """Return the contents of a well-formed node. Never raises.

    If a node has several moves, all but the last become setup: the position is right, and no stone
    is lost. Numbers of a game other than Go (``is_other_game``) are read only in SGF's own form.
    ``handicap_moves``: the handicap stones that the moves after a root are, 0 if they are
    moves.
    """
    timed = read_timed_move(text, board)
    if timed is not None:
        return timed
    values: dict[str, list[str]] = {}
    moves = []
    for name, found in property_values(text):
        if name in values:
            if name not in SINGLE_VALUED and name != "C":
                note(FileProblemCode.REPEATED_PROPERTY, name, found[0])
            values[name] += found
        else:
            values[name] = found
        if name in MOVE_COLORS:
            moves += [(name, value) for value in found]
    reading = _Reading(values, moves, board, note)
    reading.is_other_game = is_other_game
    return reading.content(is_root=is_root, handicap_moves=handicap_moves)


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
        self.is_other_game = False

    def content(self, *, is_root: bool, handicap_moves: int = 0) -> Content:
        values = self.remaining
        if len(values) == 1 and len(self.moves) == 1:
            # Nearly all nodes are just this.
            move, set_up = self._move_and_set_up()
            return Content(move=move, set_up=set_up, others=self._others())
        # In other nodes the writer leaves AP, and what it writes there must be read as it is.
        is_fox = is_root and is_of_fox(values.get("AP", ()))
        self._take_surplus()
        for name in [name for name in values if name in ROOT_PROPERTIES]:
            if is_root:
                del values[name]
            else:
                self.note(FileProblemCode.ROOT_PROPERTY_IN_NODE, name, values[name][0])
        info = NO_INFO
        if not INFO_NAMES.isdisjoint(values):
            info = take_info(self, is_root=is_root, is_fox=is_fox, is_other_game=self.is_other_game)
        if handicap_moves:
            info = with_handicap_moves(self, info, handicap_moves)
        move, set_up = self._move_and_set_up()
        times = NO_TIMES if TIME_NAMES.isdisjoint(values) else take_times(values)
        return Content(
            move=move,
            set_up=set_up,
            comment=read_text(joined_comment(values.pop("C", [""]))),
            name=self.first("N", read_simple_text) or "",
            markup=take_markup(self),
            info=info,
            times=times,
            print_properties=take_printed(self),
            others=self._others(),
        )

    def _others(self) -> tuple[Property, ...]:
        for name, values in self.surplus.items():
            self.remaining[name] = self.remaining.get(name, []) + values
        return tuple(Property(name, tuple(values)) for name, values in self.remaining.items())

    def _take_surplus(self) -> None:
        """Leave one value to each property that has a single one."""
        values = self.remaining
        for name in [name for name, found in values.items() if len(found) > 1]:
            if name in WRITERS_OWN or name == "C":  # The values of C are one comment.
                self.note(FileProblemCode.REPEATED_PROPERTY, name, values[name][1])
            elif name in SINGLE_VALUED:
                used, others = divide_values(values[name])
                found = "".join(f"[{value}]" for value in values[name])
                self.note(FileProblemCode.SEVERAL_VALUES, name, found)
                values[name] = [used]
                if others:
                    self.surplus[surplus_name(name)] = others

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
        if self.board.is_odd_pass(value):
            self.note(FileProblemCode.UNUSUAL_VALUE, name, value)
            return Move(color, None)
        point = self.point(name, value)
        return None if point is None else Move(color, point)
