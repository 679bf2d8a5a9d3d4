"""Repair of malformed SGF nodes, word by word.

Every guess is noted. The result is a well-formed text of properties.
"""

from __future__ import annotations

import re
from typing import Protocol

from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.value_end import OpenBrackets, are_properties, is_end_again, is_property_name
from gobanapp.sgf.value_types import protect

# Properties whose values hold no free text: one with a bracket or a semicolon in it has lost its
# own bracket. TE and KO are not among them: Korean servers put the tournament and the komi there.
_WITHOUT_TEXT = frozenset(
    """B W AB AW AE PL TR SQ CR MA M SL L DD TB TW VW AR LN KM HA SZ FF GM ST MN PM TM
    BL WL OB OW DM GB GW UC HO BM DO IT V CA""".split()
)

_LISTS = frozenset("AB AW AE TR SQ CR MA M SL L DD TB TW VW AR LN LB".split())

# Properties with one value of free text.
_COMMENTS = frozenset(("C", "GC", "N"))

# The writer puts itself into AP: what that had swallowed would be gone.
_WRITTEN_ANEW = "AP"

_WHITESPACE = re.compile(r"\s*+")
_WHITESPACE_OF_SGF = " \t\n\v\f\r"
_OPENING = re.compile(r"[\s(]*+")
_CLOSING = re.compile(r"[\s)]*+")
_NAME = re.compile(r"(?=[0-9_]*+[A-Za-z])[A-Za-z0-9_]++(?=\s*+\[)")
_STRAY = re.compile(
    r"(?:&#?[A-Za-z0-9]{1,8};|&|[^A-Za-z0-9_;()\[&]++|[A-Za-z0-9_]++(?!\s*+\[)"
    r"|[0-9_]++(?![A-Za-z0-9_]))+"
)
_STRAY_PARENTHESES = re.compile(r"\([^()\[\];]*+\)(?=[^()\[\];]*+\[)")
_WORD = re.compile(r"[A-Za-z0-9_]++")
_LONE_NAME = re.compile(r"[A-Z]{1,2}")

# A name where one is expected: with a capital, or as short as a name of today.
_LIKELY_NAME = r"(?:[a-z]*+[A-Z][A-Za-z0-9]*+\s*+|[a-z]{1,2}+)\["
_FIRST_NAME = re.compile(_LIKELY_NAME)

# What can follow the end of a value. After a blank on the same line only "B[" is a name, not
# "B [" and not "b[": a comment may say "black [A] or white [B]". A line hardly begins with ";".
_AFTER_VALUE = re.compile(
    rf"""(?: \s*+\Z | {_LIKELY_NAME} | [ \t]++(?P<word>[A-Z][A-Za-z0-9]*+)\[
      | [^\S\n]*+\n\s*+{_LIKELY_NAME}
      | [\s()]*+ (?: \Z | ;\s*+(?:\Z|[;()\[]|{_LIKELY_NAME}) | (?<=\()[A-Z]{{1,2}}+\[ )
      | [^\S\n]*+\n[\s()]*+;
    )""",
    re.VERBOSE,
)
_NEXT_VALUE = re.compile(r"\s*+\[")
_BRACKET = re.compile(r"[\[\]]")

# Stray text between the values of a list: "AB[aa],[bb]".
_SEPARATOR = re.compile(r"[\s.,:;|/+&-]++(?=\[)")
_SEPARATED_LABEL = re.compile(r"[\s.,:;|/+&-]*+\[[A-Za-z]{2}:")
_SURPLUS_BRACKETS = re.compile(r"\]*+")

_TEXT_VALUE = re.compile(r"[^\]\\]*+(?:\\.[^\]\\]*+)*", re.DOTALL)
_OTHER_VALUE = re.compile(r"[^\]\[;]*+")
_POINTS = re.compile(r"[\s,:;]*+(?:[A-Za-z]{2}[\s,:;]*+)*(?=\])")  # in one value

# What stands before a [ in a text that has lost its ]: a node, or a property of two letters; in a
# comment only on a line of its own.
_TWO_LETTERS = (
    r"(?:A[BENPW]|B[LRT]|C[APR]|DT|EV|FF|G[CMN]|HA|KM|LB|MA|O[NT]|P[BCLW]"
    r"|R[EOU]|S[OQTZ]|T[BMRW]|US|W[LRT])"
)
_NEW_NODE = r";\s*[A-Z]{1,2}\s*\Z|;[A-Z][A-Za-z]{2,12}\Z"
_RUN_ON = re.compile(rf"{_NEW_NODE}|\s{_TWO_LETTERS}\s*\Z")
_RUN_ON_COMMENT = re.compile(rf"{_NEW_NODE}|\n\s*{_TWO_LETTERS}\s*\Z")
_RUN_ON_NAME = re.compile(r"[A-Z]{1,2}\s*\Z")
_PARENTHESIS = re.compile(r"[()]")


class _Note(Protocol):
    def __call__(
        self, code: FileProblemCode, offset: int, name: str = "", found: str = "", /
    ) -> None: ...


class DamagedTextReader:
    """A text with nodes that are not well-formed."""

    def __init__(self, text: str, note: _Note) -> None:
        self._text = text
        self._note_problem = note
        self._is_clean = True
        self._is_hopeless = False  # from some point on no value ends correctly

    def node(self, position: int, depth: int) -> tuple[str, str | None, int, str, int]:
        """Read at least a character at ``position``, ``depth`` parentheses deep.

        Returns the parentheses before the node, its properties (None: no node), their offset, the
        parentheses after it, and the offset of the end.
        """
        text = self._text
        opening = self._match(_OPENING, position)
        start = position + len(opening)
        following = text[start : start + 1]
        if following == ";":
            start += 1
        elif _FIRST_NAME.match(text, start):
            self._note(FileProblemCode.MISSING_SEMICOLON, start)
        elif following in ("", ")"):
            if "(" in opening:
                self._note(FileProblemCode.SURPLUS_OPENING, position)
            closing = self._match(_CLOSING, start)
            return opening, None, start, closing, start + len(closing)
        else:
            return opening, None, start, "", self._pass_over(start)
        start += len(self._match(_WHITESPACE, start))
        body, after = self._properties(start, depth + opening.count("("))
        closing = self._match(_CLOSING, after)
        return opening, body, start, closing, after + len(closing)

    def _note(self, code: FileProblemCode, offset: int, name: str = "", found: str = "") -> None:
        self._is_clean = False
        self._note_problem(code, offset, name, found)

    def _match(self, pattern: re.Pattern[str], position: int) -> str:
        found = pattern.match(self._text, position)
        return found[0] if found else ""

    def _pass_over(self, position: int) -> int:
        """Note text that cannot be a property and return its end."""
        if self._text[position] == "[":
            values, after = self._values("", position, 0)
            self._note(FileProblemCode.VALUE_WITHOUT_PROPERTY, position, "", values[0])
            return after
        stray = self._match(_STRAY, position) or self._match(_WORD, position)
        name = stray.strip()
        if _LONE_NAME.fullmatch(name):
            self._note(FileProblemCode.PROPERTY_WITHOUT_VALUE, position, name)
        else:
            self._note(FileProblemCode.STRAY_TEXT, position, "", stray)
        return position + len(stray)

    def _properties(self, start: int, depth: int) -> tuple[str, int]:
        """Read the properties of a node; return them and where they end.

        They are returned unchanged if they are valid and could not be misread in another file.
        """
        text = self._text
        parts = []
        self._is_clean = True
        position = start
        while position < len(text):
            word = _NAME.match(text, position)
            remark = _STRAY_PARENTHESES.match(text, position)
            if remark:
                self._note(FileProblemCode.STRAY_TEXT, position, "", remark[0])
                position = remark.end()
            elif text[position] in ";()":
                break
            elif word is None:
                position = self._pass_over(position)
            else:
                name = _clean_name(word[0])
                if name != word[0]:
                    self._note(FileProblemCode.LOWER_CASE_NAME, position, name, word[0])
                after = self._behind_blanks(word.end())
                values, position = self._values(name, after, depth)
                parts.append(name + "".join(f"[{protect(value)}]" for value in values))
            position = self._behind_blanks(position)
        is_clean = self._is_clean and not self._is_hopeless
        body = text[start:position].rstrip() if is_clean else "".join(parts)
        return body, position

    def _values(self, name: str, position: int, depth: int) -> tuple[list[str], int]:
        values = []
        while self._text.startswith("[", position):
            if name in _WITHOUT_TEXT:
                value, position = self._other_value(name, position + 1)
            else:
                value, position = self._text_value(name, position + 1, depth)
            values.append(value)
            after = self._behind_blanks(position)
            separator = _SEPARATOR.match(self._text, position) if name in _LISTS else None
            if self._text.startswith("[", after):
                position = after
            elif separator:
                self._note(FileProblemCode.STRAY_TEXT, position, "", separator[0])
                position = separator.end()
        return values, position

    def _behind_blanks(self, position: int) -> int:
        """Return the end of the white space between properties and values.

        Other programs do not accept all of it; such properties are not written unchanged.
        """
        blanks = self._match(_WHITESPACE, position)
        if blanks.strip(_WHITESPACE_OF_SGF):
            self._is_clean = False
        return position + len(blanks)

    def _other_value(self, name: str, start: int) -> tuple[str, int]:
        """Read a value that cannot hold a bracket or a semicolon."""
        text = self._text
        value = self._match(_POINTS if name in _LISTS else _OTHER_VALUE, start)
        value = value or self._match(_OTHER_VALUE, start)
        end = start + len(value)
        if "\\" in value:
            self._note(FileProblemCode.BAD_VALUE, start, name, value)
            value = value.replace("\\", "")
        if text.startswith("]", end):
            return value, end + 1
        if text.startswith("[", end):
            run_on = _RUN_ON_NAME.search(value)
            end = start + run_on.start() if run_on else end
        parenthesis = _PARENTHESIS.search(text, start, end)
        end = parenthesis.start() if parenthesis else end
        self._note(FileProblemCode.UNCLOSED_VALUE, start, name, text[start:end])
        return text[start:end].rstrip().replace("\\", ""), end

    def _text_value(self, name: str, start: int, depth: int) -> tuple[str, int]:
        """Read a value up to the bracket that is most likely its end."""
        text = self._text
        parts: list[str] = []
        inside = OpenBrackets()
        position = start
        while True:
            part = self._match(_TEXT_VALUE, position)
            inside.count(part)
            end = position + len(part)
            run_on = self._run_on(name, position, end)
            if run_on is not None:
                self._note(FileProblemCode.UNCLOSED_VALUE, start, name, text[start:run_on])
                return "\\]".join([*parts, _cut_off(text[position:run_on])]), run_on
            if not text.startswith("]", end):
                break
            parts.append(part)
            ends = name == _WRITTEN_ANEW or self._is_hopeless
            if ends or self._is_end(name, end + 1, depth, inside):
                if len(parts) > 1:
                    self._note(FileProblemCode.UNESCAPED_BRACKET, start, name, text[start:end])
                return "\\]".join(parts), end + 1
            inside.close()
            position = end + 1
        if parts:  # No bracket ends it better than the first.
            self._is_hopeless = True
            return parts[0], start + len(parts[0]) + 1
        self._note(FileProblemCode.UNCLOSED_VALUE, start, name, part)
        parentheses = _last_parentheses(part)
        if parentheses.count(")") == depth:
            end -= len(parentheses)
        return _cut_off(text[start:end]), end

    def _is_end(self, name: str, after: int, depth: int, inside: OpenBrackets) -> bool:
        """Return whether a value can have ended before ``after``."""
        text = self._text
        if self._is_followed(after):
            return True
        if _NEXT_VALUE.match(text, after):
            return name not in _COMMENTS
        # Behind the end of a game there may be anything, but no closing bracket, unless the end of
        # the file was written twice.
        closing = self._match(_CLOSING, after)
        if closing.count(")") >= depth + max(0, inside.parentheses):
            bracket = _BRACKET.search(text, after)
            if bracket is None or bracket[0] == "[":
                return True
            if not inside.brackets and is_end_again(text, after + len(closing), len(text)):
                return True
        if name not in _COMMENTS and not inside.brackets and not inside.has_unopened:
            after += len(self._match(_SURPLUS_BRACKETS, after))
        is_comment = name in _COMMENTS
        return bool(
            (name == "LB" and _SEPARATED_LABEL.match(text, after))
            or self._is_followed(after)
            or are_properties(text, after, is_comment=is_comment, is_open=inside.brackets > 0)
        )

    def _is_followed(self, after: int) -> bool:
        """Return whether what can follow the end of a value stands at ``after``."""
        found = _AFTER_VALUE.match(self._text, after)
        return found is not None and (found["word"] is None or is_property_name(found["word"]))

    def _run_on(self, name: str, start: int, end: int) -> int | None:
        """Return the offset in ``text[start:end]``, part of a value, of a new node or property."""
        bracket = self._text.rfind("[", start, end)
        if bracket < 0 or self._text.find("\\]", bracket, end) >= 0:
            return None
        pattern = _RUN_ON_COMMENT if name in _COMMENTS else _RUN_ON
        pattern = _RUN_ON_NAME if name == _WRITTEN_ANEW else pattern
        found = pattern.search(self._text, max(start, bracket - 16), bracket)
        return found.start() if found else None


def _last_parentheses(value: str) -> str:
    """Return the parentheses and blanks at the end of ``value``, in any order.

    Searching from the beginning would take quadratic time.
    """
    found = _CLOSING.match(value[::-1])
    return found[0] if found else ""


def _cut_off(value: str) -> str:
    """Return a value cut off before its bracket, without a backslash that would escape it."""
    value = value.rstrip()
    backslashes = len(value) - len(value.rstrip("\\"))
    return value[:-1] if backslashes % 2 else value


def _clean_name(word: str) -> str:
    """Return the property name of ``word``: before FF[4] lower-case letters were ignored."""
    name = "".join(letter for letter in word if letter.isupper())
    return name or "".join(letter for letter in word if letter.isalpha()).upper()
