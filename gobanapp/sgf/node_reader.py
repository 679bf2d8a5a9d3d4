"""The text of a node -> what it says. Nothing here raises, whatever the text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.game.markup import NO_MARKUP, Mark, Markup
from gobanapp.game.node import (
    MOVES,
    NO_SET_UP,
    NO_TIMES,
    Content,
    Property,
    SetUp,
)
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.problems import Code
from gobanapp.sgf.properties import (
    INFO_NAMES,
    INFO_NUMBERS,
    INFO_TEXTS,
    MARKS,
    MARKUP_NAMES,
    ROOT_PROPERTIES,
    SET_UP_NAMES,
    STAND_INS,
    STONES,
    TIME_NAMES,
    split,
)
from gobanapp.sgf.times import read_timed_move, take_times
from gobanapp.sgf.values import (
    Coordinates,
    read_color,
    read_simple_text,
    read_text,
    split_composed,
)

_POINT_NAME = re.compile(r"\s*[A-Za-z]\s*[A-Za-z]\s*(?::\s*[A-Za-z]\s*[A-Za-z]\s*)?")

Note = Callable[[Code, str, str], None]
"""Told of each problem with a value: the kind, the property, what stood there."""


def read_content(
    text: str, board: Coordinates, note: Note = lambda code, name, found: None, *, is_root: bool
) -> Content:
    """Return what a well-formed node says. Never raises.

    Of two moves in a node all but the last become stones that are set up: the position is right,
    and no stone is lost.
    """
    timed = read_timed_move(text, board)
    if timed is not None:
        return timed
    values: dict[str, list[str]] = {}
    moves = []
    for name, found, _ in split(text):
        if name in values:
            note(Code.REPEATED_PROPERTY, name, found[0])
            values[name] += found
        else:
            values[name] = found
        if name in MOVES:
            moves += [(name, value) for value in found]
    return _Reading(values, moves, board, note).content(is_root=is_root)


class TextSource:
    """Understands the text of nodes that came from no file: pasted ones, those of a journal."""

    __slots__ = ("_board", "_is_root")

    def __init__(self, board: Coordinates, *, is_root: bool = False) -> None:
        self._board = board
        self._is_root = is_root

    def content(self, text: str) -> Content:
        """Return what ``text`` says. Never raises."""
        return read_content(text, self._board, is_root=self._is_root)


class _Reading:
    """The properties of one node on their way into fields; what is understood is taken out."""

    def __init__(
        self,
        values: dict[str, list[str]],
        moves: list[tuple[str, str]],
        board: Coordinates,
        note: Note,
    ) -> None:
        self.values = values
        self.moves = moves
        self.board = board
        self.note = note

    def content(self, *, is_root: bool) -> Content:
        values = self.values
        if len(values) == 1 and len(self.moves) == 1:
            # Nearly all nodes are just this.
            move, set_up = self._move_and_set_up()
            return Content(move=move, set_up=set_up, others=self._others())
        for name in [name for name in values if name in ROOT_PROPERTIES]:
            if is_root:
                del values[name]
            else:
                self.note(Code.ROOT_PROPERTY_IN_NODE, name, values[name][0])
        info = NO_INFO if INFO_NAMES.isdisjoint(values) else self._info(is_root=is_root)
        move, set_up = self._move_and_set_up()
        times = NO_TIMES if TIME_NAMES.isdisjoint(values) else take_times(values)
        markup = NO_MARKUP if MARKUP_NAMES.isdisjoint(values) else self._markup()
        return Content(
            move=move,
            set_up=set_up,
            comment="\n".join(map(read_text, values.pop("C", ()))),
            name=self._first("N", read_simple_text) or "",
            markup=markup,
            info=info,
            times=times,
            others=self._others(),
        )

    def _others(self) -> tuple[Property, ...]:
        return tuple(Property(name, tuple(values)) for name, values in self.values.items())

    def _first(self, name: str, read: Callable[[str], Any]) -> Any:
        """Take out the first value of a property that has but one; None if there is none."""
        values = self.values.get(name)
        if values is None:
            return None
        result = read(values[0])
        if result is None and values[0].strip():
            self.note(Code.BAD_VALUE, name, values[0])
            return None
        if not values[0].strip():
            self.note(Code.EMPTY_VALUE, name, "")
        self._leave(name, values[1:])
        return result

    def _leave(self, name: str, values: list[str]) -> None:
        if values:
            self.values[name] = values
        else:
            del self.values[name]

    def _points(self, name: str, value: str) -> list[Point] | None:
        """Return the points of one value."""
        points = self.board.rectangle(value)
        if points is None and not self.board.has_upper_case:
            points = self.board.rectangle(value.lower())
            if points is not None:
                self.note(Code.UPPER_CASE_POINT, name, value)
        if points is None:
            if not value.strip():
                code = Code.EMPTY_VALUE
            elif _POINT_NAME.fullmatch(value):
                code = Code.POINT_OFF_BOARD
            else:
                code = Code.BAD_VALUE
            self.note(code, name, value)
        return points

    def _point_list(self, name: str) -> list[Point]:
        """Take the points of a property out of it."""
        result: list[Point] = []
        left = []
        for value in dict.fromkeys(self.values.get(name, ())):
            points = self._points(name, value)
            if points is not None:
                result += points
            elif value.strip():
                left.append(value)
        if name in self.values:
            self._leave(name, left)
        return result

    def _move_and_set_up(self) -> tuple[Move | None, SetUp]:
        moves = self._moves()
        if len(moves) < 2 and SET_UP_NAMES.isdisjoint(self.values):
            return moves[0] if moves else None, NO_SET_UP
        stones = {field: self._point_list(name) for name, field in STONES.items()}
        turn = self._first("PL", read_color)
        if moves and (turn or any(stones.values())):
            self.note(Code.MOVE_AND_SET_UP, "", "")
        for move in moves[:-1]:
            if move.point is not None:
                stones[move.color.value].append(move.point)
        if not turn and not any(stones.values()):
            return moves[-1] if moves else None, NO_SET_UP
        fields = {field: frozenset(points) for field, points in stones.items()}
        if sum(map(len, fields.values())) > len(frozenset().union(*fields.values())):
            self.note(Code.POINT_TWICE, "", "")
        return moves[-1] if moves else None, SetUp(**fields, turn=turn)

    def _moves(self) -> list[Move]:
        """Take the moves out, in their order; what is no move or stands twice stays."""
        moves: list[Move] = []
        left: dict[str, list[str]] = {}
        for name, value in self.moves:
            move = self._move(name, value)
            if move is None or move in moves or (moves and move.is_pass):
                left.setdefault(name, []).append(value)
            else:
                moves.append(move)
        if len(self.moves) > 1:
            self.note(Code.SEVERAL_MOVES, "", " ".join(f"{name}[{v}]" for name, v in self.moves))
        for name in MOVES:
            if name in self.values:
                self._leave(name, left.get(name, []))
        return moves

    def _move(self, name: str, value: str) -> Move | None:
        color = MOVES[name]
        point = self.board.points.get(value)
        if point is not None:
            return Move(color, point)
        if self.board.is_pass(value):
            return Move(color, None)
        points = self._points(name, value)
        return Move(color, points[0]) if points and len(points) == 1 else None

    def _markup(self) -> Markup:
        marks: dict[Point, Mark] = {}
        for name, mark in MARKS.items():
            if name in self.values:
                twice = []
                for point in self._point_list(name):
                    if marks.setdefault(point, mark) is not mark:
                        twice.append(self.board.name(point))
                        self.note(Code.POINT_TWICE, name, twice[-1])
                if twice:
                    self.values[name] = twice + self.values.get(name, [])
        labels = self._labels()
        territory = ByColor(frozenset(self._point_list("TB")), frozenset(self._point_list("TW")))
        return Markup(marks=marks, labels=labels, territory=territory)

    def _labels(self) -> dict[Point, str]:
        labels: dict[Point, str] = {}
        left = []
        for value in self.values.get("LB", ()):
            parts = split_composed(value)
            points = self._points("LB", parts[0]) if parts else None
            if parts and points and len(points) == 1 and points[0] not in labels and parts[1]:
                labels[points[0]] = read_simple_text(parts[1])
            else:
                if parts is None or points:
                    self.note(Code.BAD_VALUE, "LB", value)
                left.append(value)
        if "LB" in self.values:
            self._leave("LB", left)
        # FF[1] and FF[2] letter the points in their order.
        for number, point in enumerate(self._point_list("L")):
            labels.setdefault(point, chr(ord("a") + number % 26))
        return labels

    def _info(self, *, is_root: bool) -> GameInfo:
        fields: dict[str, Any] = {}
        values = self.values
        for name in [name for name in values if name in INFO_TEXTS]:
            field, color = INFO_TEXTS[name]
            text = self._first(name, read_text if name == "GC" else read_simple_text)
            if color is None:
                fields[field] = text
            else:
                fields[field] = fields.get(field, ByColor("", "")).with_(color, text)
        for name, (field, read) in INFO_NUMBERS.items():
            if name in values:
                fields[field] = self._first(name, read)
        if is_root:
            for name, (instead, field, read_other) in STAND_INS.items():
                is_missing = instead not in values and fields.get(field) in (None, "")
                if name in values and is_missing:
                    result = read_other(values[name][0])
                    if result is not None:
                        fields[field] = result
                        self._leave(name, values[name][1:])
        return GameInfo(**fields)
