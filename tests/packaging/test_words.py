"""The check of words: it finds old habits, and leaves code and quotations alone."""

import runpy

import pytest

from tests.documents.pages import ROOT

WORDS = runpy.run_path(str(ROOT / "packaging" / "words.py"))


def found(check, text):
    return [(line, words) for line, words, _ in WORDS[check](text)]


@pytest.mark.parametrize(
    "text",
    [
        "A player passes when he likes.",
        "A stone upon the board.",
        "Begin anew.",
        "The button beside the board.",
        "Whoever plays first.",
        "The player is told why.",
        "The game goes on.",
        "It opens and mends files.",
    ],
)
def test_old_habits_are_found(text):
    assert len(found("in_markdown", f"First line.\n{text}\n")) == 1
    assert len(found("in_python", f'"""A module.\n\n{text}\n"""\n')) == 1
    assert len(found("in_python", f'"""A module."""\n\nx = 1  # {text}\n')) == 1


def test_the_line_is_that_of_the_words():
    assert found("in_markdown", "One.\n\nTwo\nupon three.") == [(4, "upon")]
    assert found("in_python", '"""One."""\n\n# upon\n') == [(3, "upon")]


@pytest.mark.parametrize("title", ["What the board shows.", "Whether it is shown.", "How wide."])
@pytest.mark.parametrize("code", ['"""{}"""\n', 'def f():\n    """{}"""\n', 'x = 1\n"""{}"""\n'])
def test_no_docstring_begins_with_a_question_word(code, title):
    assert [words for _, words in found("in_python", code.format(title))] == [title]
    assert found("in_python", code.format("The view of a board.")) == []


def test_code_names_of_menus_and_quotations_are_left_alone():
    assert found("in_markdown", "```\nupon\n```\nSee `upon` and **Moves by Themselves**.") == []
    assert found("in_python", '"""The word ``upon``."""\n\nupon = "anew"  # "whoever"\n') == []


def test_each_checked_path_exists():
    """Their words are checked by ``dev.py check``."""
    paths = list(WORDS["files"]())
    assert {ROOT / "README.md", ROOT / "docs" / "guide" / "README.md"} <= set(paths)
    assert ROOT / "gobanapp" / "__init__.py" in paths
    assert all((ROOT / name).exists() for name in WORDS["CHECKED"])


def test_a_file_is_checked_by_its_kind(tmp_path):
    for name, text in (("a.md", "Begin anew."), ("a.py", '"""A module."""\n\nanew = 1')):
        (tmp_path / name).write_text(text, "utf-8")
    assert [words for _, words, _ in WORDS["found_in"](tmp_path / "a.md")] == ["anew"]
    assert WORDS["found_in"](tmp_path / "a.py") == []
