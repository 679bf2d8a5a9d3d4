"""Signs that a closing bracket was the end of a value, though stray text follows it."""

from __future__ import annotations

import re

from gobanapp.sgf.property_table import LIST_PROPERTIES, SINGLE_VALUED

_UP_TO_BRACKET = re.compile(r"[^\[\]\\]*+(?:\\.[^\[\]\\]*+)*[\[\]]", re.DOTALL)
_BRACKETS_LOOKED_AT = 80  # so that a long text full of brackets is not read again and again

# A name at the end of stray text: "PB" of ", PB", of "<br>PB", and of "\nPB" written out.
_NAME = re.compile(r"(?<![A-Za-z])[a-z]*+[A-Z][A-Za-z0-9]*+\Z|\A\s*+[a-z]{1,2}+\Z")
# Comments speak of properties, mostly with a blank before the bracket.
_NAME_AFTER_COMMENT = re.compile(
    r"(?<![A-Za-z0-9_])(?:[a-z]*+[A-Z][A-Za-z0-9]*+|(?<=\n)[A-Z]{1,2}+\s*+)\Z"
)
_NODE = re.compile(r";\s*+[A-Z]{1,2}+\s*+\Z")
_MOVE = re.compile(r"(?<![A-Za-z])[BW]\Z")
_REMARK = re.compile(r"//|/\*|#|--|<!|%|\n")
_LONGEST_NAME = 40
_FIRST_SMALL = re.compile(r"[a-z]*+")

# Before FF[4] names had lower-case letters, such as "PlayerBlack" and "GaMe". A capitalised word
# is mostly none.
_NAMES = LIST_PROPERTIES | SINGLE_VALUED
_WORDS = frozenset(("Black", "White", "Comment", "Name", "Node", "Value", "Mark", "Letters"))

# What need not be the same where the end of a file was written twice.
_LAYOUT = re.compile(r"[\s()]++")
_LONGEST_END = 2000


class OpenBrackets:
    """The brackets and parentheses of a value that are still open."""

    def __init__(self) -> None:
        self.brackets = 0
        self.parentheses = 0
        self.has_unopened = False  # a closing bracket that nothing opened

    def count(self, part: str) -> None:
        """Add ``part``, in which all closing brackets are escaped."""
        self.brackets = max(0, self.brackets + part.count("[") - part.count("\\]"))
        self.parentheses += part.count("(") - part.count(")")

    def close(self) -> None:
        """Add a closing bracket that is a part of the value."""
        self.has_unopened = self.has_unopened or not self.brackets
        self.brackets = max(0, self.brackets - 1)


def is_property_name(word: str) -> bool:
    """Return whether a word before a bracket is a name, of any time, and no word of a text."""
    stem = word.strip()
    stem = stem[len(_FIRST_SMALL.match(stem)[0]) :] if stem != stem.lower() else ""  # type: ignore[index]
    capitals = "".join(letter for letter in stem if letter.isupper())
    return not any(letter.islower() for letter in stem) or (
        capitals in _NAMES if len(capitals) > 1 else stem in _WORDS
    )


def are_properties(text: str, start: int, *, is_comment: bool, is_open: bool) -> bool:
    """Return whether at ``start``, behind a closing bracket, are stray text and then properties.

    If that bracket did not end its value, a later one closes it that nothing has opened: the first
    name with a bracket decides. After a comment, which can speak of properties itself, and if
    ``is_open``, where the bracket can belong to one within the value, it takes nothing but
    properties up to the next node.
    """
    needs_node = is_open or is_comment
    name = _NAME_AFTER_COMMENT if is_comment else _NAME
    has_property = is_remark = False
    position = start
    for _ in range(_BRACKETS_LOOKED_AT):
        found = _UP_TO_BRACKET.match(text, position)
        if found is None:
            return not is_remark or "\n" in text[position:]
        end = found.end()
        before = text[max(position, end - 1 - _LONGEST_NAME) : end - 1]
        word = name.search(before)
        is_named = word is not None and is_property_name(word[0])
        has_node = _NODE.search(before) is not None
        goes_on = is_remark and "\n" not in before
        if text[end - 1] == "]" or (goes_on and (is_named or has_node)):
            return False  # A remark that continues there was a part: "Meijin] Round [3]PW[".
        if has_node or (is_named and not needs_node and not _MOVE.search(before)):
            return True
        # A bracket in stray text is in a remark, which ends with its line, or in the value.
        is_remark = goes_on or (not is_named and (bool(before.strip()) or not has_property))
        has_property = has_property or is_named
        is_part = is_remark and not goes_on and _REMARK.search(before) is None
        next_position = None if is_part or (is_remark and is_open) else _end_of_value(text, end)
        if next_position is None:
            return False
        position = next_position
    return False


def _end_of_value(text: str, position: int) -> int | None:
    """Return the end of a value that begins at ``position``, with the brackets inside it paired."""
    depth = 1
    for _ in range(_BRACKETS_LOOKED_AT):
        found = _UP_TO_BRACKET.match(text, position)
        if found is None:
            return None
        if depth > 1:
            depth = max(1, depth - text.count("\\]", position, found.end()))
        position = found.end()
        depth += 1 if text[position - 1] == "[" else -1
        if not depth:
            return position
    return None


def is_end_again(text: str, start: int, end: int) -> bool:
    """Return whether the text from ``start`` to ``end`` repeats what stands before it.

    White space and parentheses do not count.
    """
    again = _LAYOUT.sub("", text[start : min(end, start + _LONGEST_END)])
    before = _LAYOUT.sub("", text[max(0, start - 2 * _LONGEST_END) : start])
    return end - start <= _LONGEST_END and bool(again) and before.endswith(again)
