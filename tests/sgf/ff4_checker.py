"""A checker of SGF files, made of the specification of FF[4] and of nothing of the program.

Its rules are in ``tests/data/sgf/ff4.toml``. What follows from the position, such as a move on a
stone, it does not see: SGFC does, in ``tests/soak/checked_by_sgfc.py``.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from string import ascii_letters

RULES = tomllib.loads((Path(__file__).parents[1] / "data/sgf/ff4.toml").read_text("utf-8"))
PROPERTIES: dict[str, dict[str, str]] = RULES["properties"]
_PATTERNS = {name: re.compile(text, re.DOTALL) for name, text in RULES["values"].items()}
_TOKEN = re.compile(r"\s*(?:([(;)])|([A-Za-z]+)|\[((?:[^\]\\]|\\.)*)\])", re.DOTALL)
_COLON = re.compile(r"((?:[^:\\]|\\.)*):(.*)", re.DOTALL)

Node = list[tuple[str, list[str]]]
Nodes = list[tuple[int | None, Node]]
"""Of each the place of the one before, and its properties."""


class Malformed(Exception):
    """The text is no SGF at all; the argument says what is wrong."""


def faults(text: str) -> list[str]:
    """Return what is wrong with a file, in words of ``ff4.toml``."""
    try:
        trees = _trees(text)
    except Malformed as error:
        return [str(error)]
    found = ["NUL"] if "\0" in text else []
    for tree in trees:
        found += _Tree(tree).faults()
    return found


def _trees(text: str) -> list[Nodes]:
    """Return the nodes of each game."""
    if not text.lstrip().startswith("("):
        raise Malformed("no tree")
    reading = _Reading()
    at = 0
    while text[at:].strip():
        token = _TOKEN.match(text, at)
        if token is None:
            raise Malformed("not closed" if "[" in text[at:] else "between properties")
        at = token.end()
        sign, name, value = token.groups()
        if sign is not None:
            reading.take_sign(sign)
        elif name is not None:
            reading.take_name(name, has_value=re.match(r"\s*\[", text[at:]) is not None)
        else:
            reading.take_value(value)
    if reading.branches:
        raise Malformed("not closed")
    return reading.trees


class _Reading:
    """``branches``: the nodes at which the open ones begin, None for a game."""

    def __init__(self) -> None:
        self.trees: list[Nodes] = []
        self.branches: list[int | None] = []
        self._nodes: Nodes = []
        self._last: int | None = None
        self._is_opened = False

    def take_sign(self, sign: str) -> None:
        if self._is_opened and sign != ";":
            raise Malformed("no node")
        self._is_opened = sign == "("
        if sign == "(":
            self.branches.append(self._last)
        elif sign == ";":
            self._nodes.append((self._last, []))
            self._last = len(self._nodes) - 1
        else:
            self._last = self.branches.pop()
            if not self.branches:
                self.trees.append(self._nodes)
                self._nodes, self._last = [], None

    def take_name(self, name: str, *, has_value: bool) -> None:
        if self._is_opened:
            raise Malformed("no node")
        if not has_value:
            raise Malformed("between properties" if name.islower() else "no value")
        self._nodes[-1][1].append((name, []))

    def take_value(self, value: str) -> None:
        self._nodes[-1][1][-1][1].append(value)


class _Tree:
    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes
        self.found: list[str] = []
        self.columns = self.rows = 19
        sizes = [values[0] for name, values in nodes[0][1] if name == "SZ"]
        if sizes and re.fullmatch(r"\d+(:\d+)?", sizes[0]):
            columns, _, rows = sizes[0].partition(":")
            self.columns, self.rows = int(columns), int(rows or columns)
            if columns == rows:
                self.found.append("square SZ")

    def faults(self) -> list[str]:
        names = [name for name, _ in self.nodes[0][1]]
        self.found += [f"missing {name}" for name in ("FF", "GM") if name not in names]
        headings: list[bool] = []
        for number, (before, node) in enumerate(self.nodes):
            self._check_node(node, is_root=number == 0)
            heading = [name for name, _ in node if self._kind(name) == "info"]
            is_below = before is not None and headings[before]
            self.found += [f"heading twice {name}" for name in heading if is_below]
            headings.append(is_below or bool(heading))
        return self.found

    def _kind(self, name: str) -> str:
        return PROPERTIES.get(name, {"kind": ""})["kind"]

    def _check_node(self, node: Node, *, is_root: bool) -> None:
        names = [name for name, _ in node]
        kinds = {self._kind(name) for name in names}
        found = self.found
        found += [f"twice {name}" for name in sorted({*names}) if names.count(name) > 1]
        if {"setup", "move"} <= kinds:
            found.append("mixed")
        if is_root and {"B", "W"} & {*names}:
            found.append("move in the root")
        for group in RULES["alone"].values():
            together = sorted({*names} & {*group})
            if len(together) > 1:
                found.append(" ".join(["together", *together]))
        if not {"B", "W"} & {*names}:
            found += [f"without a move {name}" for name in names if name in RULES["needs"]["move"]]
        for name, values in node:
            if name not in PROPERTIES:
                found.append(f"unknown {name}")
            elif self._kind(name) == "root" and not is_root:
                found.append(f"root {name}")
            else:
                self._check_values(name, values)
        self._check_points(dict(node))

    def _check_values(self, name: str, values: list[str]) -> None:
        rule = PROPERTIES[name]
        if len(values) > 1 and not rule.get("list"):
            self.found.append(f"several values {name}")
        if values == [""] and rule.get("list") == "elist":
            return
        is_right = all(self._is(rule["value"], value) for value in values)
        if name in {"AR", "LN"}:
            is_right &= all(len({*value.split(":")}) == 2 for value in values)
        if not is_right:
            self.found.append(f"value {name}")

    def _is(self, kind: str, value: str) -> bool:
        if "|" in kind:
            return any(self._is(each, value) for each in kind.split("|"))
        if ":" in kind:
            parts = _COLON.fullmatch(value)
            first, _, second = kind.partition(":")
            return bool(parts and self._is(first, parts[1]) and self._is(second, parts[2]))
        if kind == "move":
            return not value or self._point(value) is not None
        if kind == "point":
            return bool(self._points(value))
        return _PATTERNS[kind].fullmatch(value) is not None

    def _point(self, value: str) -> tuple[int, int] | None:
        if re.fullmatch("[a-zA-Z]{2}", value) is None:
            return None
        x, y = map(ascii_letters.index, value)
        return (x, y) if x < self.columns and y < self.rows else None

    def _points(self, value: str) -> list[tuple[int, int]]:
        """Return the points of a value, a point or a rectangle from its upper left corner."""
        corners = [self._point(part) for part in value.split(":")]
        first, last = corners[0], corners[-1]
        if first is None or last is None or len(corners) > 2:
            return []
        columns, rows = range(first[0], last[0] + 1), range(first[1], last[1] + 1)
        return [(x, y) for x in columns for y in rows]

    def _check_points(self, node: dict[str, list[str]]) -> None:
        for group, names in RULES["apart"].items():
            points: list[object] = []
            for name in names:
                for value in node.get(name, []):
                    if name == "LB":
                        points.append(value.partition(":")[0])
                    elif name == "AR":
                        points.append(value)
                    elif name == "LN":
                        points.append(frozenset(value.split(":")))
                    else:
                        points += self._points(value)
            if len(points) > len({*points}):
                self.found.append(f"point twice {group}")
