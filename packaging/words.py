"""Check of the words in documents, docstrings and comments against a short list of habits to avoid.

Run it with ``python packaging/words.py``; it prints each place and exits with 1 if there is one.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CHECKED: Final = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs",
    "packaging/words.py",
    "gobanapp",
)
"""Files and folders that follow the list; a folder with all that is in it."""

UNCHECKED: Final = {"docs/developing/glossary.md", "docs/guide/keys.md"}
"""The glossary lists the words to avoid; the table of keys is written from the program's texts."""

AVOIDED: Final = {
    r"\b(?:he|him|his|himself|she|her|hers|herself)\b": "they, the player, Black or White",
    r"\bupon\b": "on",
    r"\banew\b": "again",
    r"\bbeside\b": "next to",
    r"\bwho(?:ever|mever|soever)\b": "the player who, the one who",
    r"\bsomebody\b|\bnobody\b": "name who: a player, a user, neither side",
    r"\b(?:is|are|was|were|be|been) (?:told|heard)\b": "reported, notified, announced",
    r"\bgo(?:es|ing)? on\b": "continue, resume",
    r"\bmend(?:s|ed|ing)?\b": "repair",
    r"\bin the midst of\b": "during, in the middle of",
    r"\bby themselves\b": "automatically",
    r"\bit is wise to\b": "the imperative: Save now",
    r"\bthe latter\b|\bthe former\b": "the noun",
    r"\bone's own\b": "your own",
    r"\bwhat is (?:told|said|heard|done|known)\b": "a noun: messages, sounds",
}
_AVOIDED: Final = [(re.compile(wrong, re.IGNORECASE), better) for wrong, better in AVOIDED.items()]
_QUESTION: Final = re.compile(r"(?:What|Who|Whose|How|When|Where|Which|Whether|Why)\b")

_IN_MARKDOWN_UNCHECKED: Final = re.compile(
    r"^ *```.*?^ *```$|`[^`\n]*`|\*\*.+?\*\*", re.MULTILINE | re.DOTALL
)
"""Code, and the names of menus and buttons, which are checked where they are translated."""
_QUOTED: Final = re.compile(r"``.+?``|`[^`\n]*`|\"[^\"\n]*\"")

Found = tuple[int, str, str]
"""A line, the words there, and what to write instead."""


def avoided_in(text: str, line: int = 1) -> Iterator[Found]:
    """Yield the avoided words of a text that starts at ``line``."""
    for wrong, better in _AVOIDED:
        for match in wrong.finditer(text):
            yield line + text.count("\n", 0, match.start()), match[0], better


def in_markdown(text: str) -> Iterator[Found]:
    """Yield the avoided words of a document, outside code and names of menus."""
    blank = _IN_MARKDOWN_UNCHECKED.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    yield from avoided_in(blank)


def in_python(text: str) -> Iterator[Found]:
    """Yield the avoided words of docstrings and comments."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            continue
        if isinstance(node.value.value, str):
            if _QUESTION.match(node.value.value):
                title = node.value.value.split("\n")[0]
                yield node.lineno, title, "a noun phrase, a verb, or True if"
            yield from avoided_in(_without_quotes(node.value.value), node.lineno)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from avoided_in(_without_quotes(token.string), token.start[0])


def _without_quotes(text: str) -> str:
    return _QUOTED.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def files(names: tuple[str, ...] = CHECKED) -> Iterator[Path]:
    """Yield the documents and modules of some files and folders."""
    for name in names:
        path = ROOT / name
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in inside:
            is_checked = file.relative_to(ROOT).as_posix() not in UNCHECKED
            if is_checked and file.suffix in {".md", ".py"}:
                yield file


def found_in(file: Path) -> list[Found]:
    """Return all that one file should say in other words."""
    check = in_python if file.suffix == ".py" else in_markdown
    return sorted(check(file.read_text("utf-8")))


def main() -> int:
    """Print each place that should be worded differently; return the exit status."""
    status = 0
    for file in files():
        for line, words, better in found_in(file):
            print(f"{file.relative_to(ROOT)}:{line}: {words!r}: better {better}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
