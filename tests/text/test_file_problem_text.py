"""Each kind of problem can be told to people, in any language."""

import ast
from pathlib import Path

import pytest

from gobanapp.rules.point import MAX_SIZE
from gobanapp.sgf.file_problems import (
    FileProblem,
    FileProblemCode,
    UnreadableFile,
    UnreadableReason,
)
from gobanapp.text import file_problem_text
from gobanapp.text.file_problem_text import PROBLEMS, problem_sentence, unreadable_sentence
from gobanapp.text.language import English, set_language

SIZE = f"{MAX_SIZE}x{MAX_SIZE}"


@pytest.mark.parametrize("code", FileProblemCode)
def test_every_problem_has_a_sentence(code):
    problem = FileProblem(code=code, line=1, column=1, property="AB", found="{x}")
    sentence = problem_sentence(problem)
    assert sentence[0].isupper()
    assert sentence.endswith((".", "{x}"))
    assert ("{x}" in sentence) == ("{found}" in PROBLEMS[code])
    assert ("AB" in sentence) == ("{property}" in PROBLEMS[code])
    assert "{" not in sentence.replace("{x}", "")


def test_a_sentence_is_translated_before_names_are_put_into_it():
    class French(English):
        def translate(self, context, source, _comment, _number):
            assert (context, source) == ("Problems", PROBLEMS[FileProblemCode.BAD_VALUE])
            return "{found} n'est pas une valeur de {property}"

    problem = FileProblem(
        code=FileProblemCode.BAD_VALUE, line=1, column=1, property="B", found="{found}"
    )
    set_language(French())
    try:
        sentence = problem_sentence(problem)
    finally:
        set_language(None)
    assert sentence == "{found} n'est pas une valeur de B"


def test_the_tool_for_translators_finds_every_sentence():
    tree = ast.parse(Path(file_problem_text.__file__).read_text(encoding="utf-8"))
    marked = {
        (call.args[0].value, call.args[1].value)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "QT_TRANSLATE_NOOP"
    }
    reasons = {file_problem_text.TOO_LARGE, file_problem_text.EMPTY_FILE, file_problem_text.NO_GAME}
    assert marked == {("Problems", text) for text in {*PROBLEMS.values(), *reasons}}


@pytest.mark.parametrize(
    ("reason", "found", "sentence"),
    [
        (UnreadableReason.TOO_LARGE, "60x60", f"Its board of 60x60 is larger than {SIZE}."),
        (UnreadableReason.NO_GAME, "<html>", "It contains no game."),
        (UnreadableReason.NO_GAME, "", "It is empty."),
    ],
)
def test_unreadable_files_have_a_sentence(reason, found, sentence):
    assert unreadable_sentence(UnreadableFile(reason, found)) == sentence
