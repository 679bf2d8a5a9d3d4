"""Judgements of moves in comments and names, read by the words of many languages.

A clause is a judgement only if every word of it is known: "this is not right" is one, "the right
side" is none.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Final, NamedTuple

from gobanapp.learning.judgment_vocabulary import ENGLISH, VOCABULARIES
from gobanapp.rules.color import Color


class Judgment(Enum):
    """The judgement of a move, or of a line that ends with it."""

    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class TextJudgment:
    """A judgement found in a text. ``wording``: the words that say it.

    ``is_praise``: it may be meant for a good move on the way ("excellent").
    """

    judgment: Judgment
    wording: str
    is_praise: bool = False


def find_text_judgment(text: str, solver: Color) -> TextJudgment | None:
    """Return the first judgement in ``text`` on a move of ``solver``, None if there is none.

    Praise counts only without any other judgement.
    """
    text = unicodedata.normalize("NFKC", text).strip()
    if not text:
        return None
    symbol = _LONE_SYMBOLS.get(text)
    if symbol is not None:
        return TextJudgment(symbol, text)
    praise = None
    for clause in _clauses(text):
        found = _judge_clause(clause, solver) or _find_command(clause)
        if found is not None and not found.is_praise:
            return found
        praise = praise or found
    return praise


# Symbols, and orders to programs

_LONE_SYMBOLS: Final = {
    **dict.fromkeys("+○◯\u3007O", Judgment.RIGHT),
    **dict.fromkeys("-–×✕X", Judgment.WRONG),
}
"""Symbols that judge only if they are the whole text."""
_CHECK_MARKS: Final = {
    **dict.fromkeys("✓✔☑✅⭕", Judgment.RIGHT),
    **dict.fromkeys("✗✘❌", Judgment.WRONG),
}
_JOSEKI: Final = "* Joseki *"
"""The first words of a correct line in Kogo's dictionary."""
_COMMANDS: Final = {
    **dict.fromkeys(("RIGHT", "CORRECT", "GOODMOVE"), Judgment.RIGHT),
    **dict.fromkeys(("WRONG", "INCORRECT", "BADMOVE"), Judgment.WRONG),
}
"""Words that judge anywhere in a clause if they are in capitals."""
_ENGLISH: Final = VOCABULARIES.index(ENGLISH)
_LONGEST_NEGATION: Final = 3
_COMMAND: Final = re.compile(rf"(?<![A-Za-z])({'|'.join(_COMMANDS)})(?![A-Z]{{2}})")


# Clauses and their words


class _Unit(NamedTuple):
    """A word, or one character of a script without blanks, and its place in the text."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Clause:
    """The text between two punctuation marks, from ``start`` to ``end`` of ``source``."""

    source: str
    start: int
    end: int
    is_first: bool = False

    @property
    def is_question(self) -> bool:
        return self.source[self.end : self.end + 1] in {"?", "؟"}

    @property
    def is_number_sign(self) -> bool:
        """True for "No. 3"."""
        return _NUMBER_FOLLOWS.match(self.source, self.end) is not None

    def units(self) -> Iterator[_Unit]:
        for match in _unit_pattern().finditer(self.source, self.start, self.end):
            text = match[0].casefold().translate(_DOTLESS)
            yield _Unit(text, match.start(), match.end())


_SEPARATORS: Final = re.compile(
    r"[.,:;!?()\[\]{}<>/|–—…。、،؟・·\n\r]|[ \t]-+[ \t]|^-+|(?<!-)-+$",
    re.MULTILINE,
)
_NUMBER_FOLLOWS: Final = re.compile(r"[.:]?\s*\d")
_UNSPACED: Final = "[\u0e01-\u0e5b々\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]"
"""Thai, Japanese, Chinese and Korean: words are not separated there, or have endings."""

_DOTLESS: Final = str.maketrans({"\u0131": "i", "\u0307": ""})
"""Turkish has two letters where Python has one capital I."""


@cache
def _unit_pattern() -> re.Pattern[str]:
    """Return the pattern of a unit, compiled on first use, which takes a while."""
    return re.compile(rf"{_UNSPACED}|(?:(?!{_UNSPACED})[^\W\d_])+|[{''.join(_CHECK_MARKS)}]")


def _clauses(text: str) -> Iterator[_Clause]:
    start, is_first = 0, True
    ends = [(match.start(), match.end()) for match in _SEPARATORS.finditer(text)]
    for end, next_start in (*ends, (len(text), len(text))):
        if text[start:end].strip():
            yield _Clause(text, start, end, is_first)
            is_first = False
        start = next_start


# The words of all languages, by their units


_Phrase = tuple[str, ...]
_Roles = frozenset[str]
"""The fields of a vocabulary in which a phrase is."""
_NEGATIONS: Final = ("negation", "no")
_JUDGING: Final = frozenset({"right", "wrong", "solution", "praise", "yes", "no"})


class _Lexicon(NamedTuple):
    """The phrases of each language with their roles, by their first unit, the longest first.

    ``judging``: the first units of phrases that can judge.
    """

    phrases: dict[str, dict[int, list[tuple[_Phrase, _Roles]]]]
    judging: frozenset[str]


@cache
def _lexicon() -> _Lexicon:
    phrases: dict[str, dict[int, list[tuple[_Phrase, _Roles]]]] = {}
    judging = set()
    for language, vocabulary in enumerate(VOCABULARIES):
        found: dict[_Phrase, _Roles] = {}
        for role, words in vocabulary._asdict().items():
            for word in filter(None, words.split("|")):
                phrase = _phrase(word)
                found[phrase] = found.get(phrase, frozenset()) | {role}
                if role in _JUDGING:
                    judging.add(phrase[0])
        for phrase in sorted(found, key=len, reverse=True):
            entries = phrases.setdefault(phrase[0], {}).setdefault(language, [])
            entries.append((phrase, found[phrase]))
    return _Lexicon(phrases, frozenset(judging))


def _phrase(word: str) -> _Phrase:
    text = unicodedata.normalize("NFKC", word)
    return tuple(unit.text for unit in _Clause(text, 0, len(text)).units())


class _Word(NamedTuple):
    roles: _Roles
    start: int
    end: int


def _judge_clause(clause: _Clause, solver: Color) -> TextJudgment | None:
    """Return the judgement of a clause that every language which knows all its words shares."""
    if clause.source.startswith(_JOSEKI) and clause.start == 0:
        return TextJudgment(Judgment.RIGHT, _JOSEKI)
    units: list[_Unit] = []
    for unit in clause.units():
        mark = _CHECK_MARKS.get(unit.text)
        if mark is not None:
            return TextJudgment(mark, unit.text)
        units.append(unit)
    if clause.is_question:
        return None
    found = {
        judgment
        for words in _readings(units, solver)
        if (judgment := _judge_words(words, clause)) is not None
    }
    if len({judgment.judgment for judgment in found}) != 1:
        return None
    return min(found, key=lambda judgment: (judgment.is_praise, judgment.wording))


def _readings(units: list[_Unit], solver: Color) -> Iterator[list[_Word]]:
    """Yield the words of a clause in each language that knows all of them.

    A reason that follows the judgement may have any words.
    """
    lexicon = _lexicon()
    if lexicon.judging.isdisjoint(unit.text for unit in units):
        return
    opponent = solver.opponent.value
    for language in lexicon.phrases.get(units[0].text, ()):
        words = _words_until_reason(units, language)
        if words and not any(opponent in word.roles for word in words):
            yield words


def _words_until_reason(units: list[_Unit], language: int) -> list[_Word]:
    """Return the words of a clause if a language knows all of them, up to a reason; else none."""
    words: list[_Word] = []
    before_reason: list[_Word] = []
    position, is_judged = 0, False
    while position < len(units):
        word, length = _longest_word(units, position, language)
        if word is None or (word.roles == {"because"} and not is_judged):
            return before_reason
        if "because" in word.roles and is_judged and not before_reason:
            before_reason = words.copy()
        words.append(word)
        is_judged = is_judged or not word.roles.isdisjoint(("right", "wrong"))
        position += length
    return words


def _longest_word(units: Sequence[_Unit], position: int, language: int) -> tuple[_Word | None, int]:
    """Return the longest word of a language at ``position``, and the number of its units."""
    for phrase, roles in _lexicon().phrases.get(units[position].text, {}).get(language, ()):
        end = position + len(phrase)
        if len(phrase) == 1 or tuple(unit.text for unit in units[position:end]) == phrase:
            return _Word(roles, units[position].start, units[end - 1].end), len(phrase)
    return None, 0


def _judge_words(words: list[_Word], clause: _Clause) -> TextJudgment | None:
    """Return the judgement of a clause, all words of which are known.

    A word that judges and can be neutral as well judges only where no other one does.
    """
    right = [word for word in words if "right" in word.roles]
    wrong = [word for word in words if "wrong" in word.roles]
    negations = [word for word in words if not word.roles.isdisjoint(_NEGATIONS)]
    if wrong_alone := [word for word in wrong if word.roles.isdisjoint(("neutral", "negation"))]:
        if right or negations:
            return None
        return _judgment_of(Judgment.WRONG, wrong_alone[:1], clause)
    called_right = right or [word for word in words if "solution" in word.roles and not wrong]
    if called_right:
        judgment = Judgment.WRONG if negations else Judgment.RIGHT
        return _judgment_of(judgment, [*called_right[:1], *negations], clause)
    if wrong:
        return _judgment_of(Judgment.WRONG, wrong[:1], clause)
    return _judge_praise(words, clause, is_negated=bool(negations))


def _judge_praise(words: list[_Word], clause: _Clause, *, is_negated: bool) -> TextJudgment | None:
    """Return the judgement of a clause of praise, or a lone yes or no."""
    praise = [word for word in words if "praise" in word.roles]
    if praise:
        found = _judgment_of(Judgment.RIGHT, praise[:1], clause)
        return None if is_negated else replace(found, is_praise=True)
    if not clause.is_first or clause.is_number_sign:
        return None
    if all("no" in word.roles for word in words):
        return _judgment_of(Judgment.WRONG, words[:1], clause)
    if all("yes" in word.roles for word in words):
        return replace(_judgment_of(Judgment.RIGHT, words[:1], clause), is_praise=True)
    return None


def _judgment_of(judgment: Judgment, words: list[_Word], clause: _Clause) -> TextJudgment:
    start, end = min(word.start for word in words), max(word.end for word in words)
    return TextJudgment(judgment, clause.source[start:end])


def _find_command(clause: _Clause) -> TextJudgment | None:
    """Return the judgement by a word in capitals, negated by a "not" that belongs to it.

    In a text all in capitals such words are like others ("PLAY ON THE RIGHT").
    """
    if clause.source.isupper():
        return None
    match = _COMMAND.search(clause.source, clause.start, clause.end)
    if match is None:
        return None
    judgment = _COMMANDS[match[1]]
    negation = _negation_at_end(_Clause(clause.source, clause.start, match.start()))
    if negation is None:
        return TextJudgment(judgment, match[1])
    if judgment is Judgment.WRONG:
        return None
    return TextJudgment(Judgment.WRONG, clause.source[negation.start : match.end()])


def _negation_at_end(clause: _Clause) -> _Word | None:
    """Return the last English negation of a clause that only neutral words follow."""
    units = list(clause.units())
    end = len(units)
    while end:
        for start in range(max(0, end - _LONGEST_NEGATION), end):
            word, length = _longest_word(units, start, _ENGLISH)
            if word is not None and start + length == end:
                break
        else:
            return None
        if not word.roles.isdisjoint(_NEGATIONS):
            return word
        if "neutral" not in word.roles:
            return None
        end = start
    return None
