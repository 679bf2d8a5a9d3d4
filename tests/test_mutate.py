"""The slices of the mutation tests, and how the list of survivors is checked."""

import ast
import inspect
from pathlib import Path

import pytest

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules import scoring
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from tests.mutation.mutate import (
    LISTED,
    ROOT,
    SLICES,
    Counts,
    Mutant,
    faults,
    files_by_slice,
    mutant,
    passes,
    with_open_properties,
)

DIFFERENCE = """\
--- gobanapp/rules/scoring.py
+++ gobanapp/rules/scoring.py
@@ -1,3 +1,3 @@
 def by(self, counting: Counting) -> Score:
-    return replace(self, counting=counting)
+    return replace(self, counting=None)
"""


def test_a_mutant_is_identified_by_its_function_and_lines():
    found = mutant("gobanapp.rules.scoring.xǁScoreǁby__mutmut_1", DIFFERENCE)
    was, becomes = "return replace(self, counting=counting)", "return replace(self, counting=None)"
    assert found == Mutant("rules.scoring: Score.by", was, becomes)
    plain = mutant("gobanapp.rules.scoring.x__group_tax__mutmut_12", DIFFERENCE)
    assert plain.function == "rules.scoring: _group_tax"


ONE, TWO = (Mutant(f"rules.{module}: f", "a", "b") for module in ("board", "point"))


@pytest.mark.parametrize(
    ("status", "judged", "expected"),
    [
        ("survived", [], "Not listed"),
        ("no tests", [], "Not listed"),
        ("survived", [ONE, TWO], ""),
        ("killed", [], ""),
        ("killed", [ONE], "Listed, but gone"),
        ("timeout", [], ""),
        ("timeout", [ONE], ""),
        ("not checked", [ONE], ""),
    ],
)
def test_the_list_must_match_the_surviving_mutants(status, judged, expected):
    found = "".join(faults("gobanapp/rules/board.py", {ONE: status}, judged))
    assert (expected in found) if expected else found == ""


def test_a_listed_mutant_that_disappeared_is_a_fault():
    (found,) = faults("gobanapp/rules/board.py", {}, [ONE, TWO])
    assert "rules.board: f" in found


@pytest.mark.parametrize(
    ("counts", "options", "expected"),
    [
        (Counts(mutants=9, not_run=0, unjudged=2, gone=0), (), True),
        (Counts(mutants=9, not_run=0, unjudged=3, gone=0), (), False),
        (Counts(mutants=9, not_run=0, unjudged=0, gone=1), (), False),
        (Counts(mutants=9, not_run=1, unjudged=0, gone=0), (), False),
        (Counts(mutants=9, not_run=1, unjudged=0, gone=0), ("--max-children", "1"), False),
        (Counts(mutants=9, not_run=1, unjudged=0, gone=0), ("gobanapp.clock.*",), True),
        (Counts(mutants=9, not_run=9, unjudged=0, gone=0), ("gobanapp.clock.*",), False),
        (Counts(mutants=0, not_run=0, unjudged=0, gone=0), (), False),
    ],
)
def test_a_slice_passes_with_no_more_unjudged_survivors_than_allowed(counts, options, expected):
    assert passes(counts, 2, options) is expected


def test_every_survivor_of_the_list_has_a_reason_and_is_in_a_slice():
    files = [file for files in files_by_slice().values() for file in files]
    for row in LISTED["survivor"]:
        module = row["function"].partition(":")[0]
        assert f"gobanapp/{module.replace('.', '/')}.py" in files
        assert len(row["why"]) > 10
        assert row["was"] != row["becomes"]


def functions(tree, owner=""):
    """Yield the functions and methods of a module with their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield owner + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{node.name}.")


def test_every_survivor_of_the_list_is_in_a_function_that_still_has_these_lines():
    gone = []
    for row in LISTED["survivor"]:
        module, _, name = row["function"].partition(": ")
        source = Path(ROOT, "gobanapp", *module.split(".")).with_suffix(".py").read_text("utf-8")
        function = dict(functions(ast.parse(source))).get(name)
        lines = ast.get_source_segment(source, function) if function else ""
        # Without its last comma, which ``without_spaces`` takes away where a bracket follows it.
        if without_spaces(row["was"]).removesuffix(",") not in without_spaces(lines):
            gone.append((row["function"], row["was"]))
    assert gone == []


def without_spaces(code):
    return "".join(code.split()).replace(",)", ")")


def test_every_slice_has_files_and_tests():
    for name, files in files_by_slice().items():
        assert files, name
        assert all((ROOT / test).exists() for test in SLICES[name]["tests"])


def test_every_class_of_the_session_is_in_its_slice():
    parts = [Session, *map(type, vars(Session(Document([GameTerms().to_game("")]))).values())]
    own = [one for one in parts if one.__module__.startswith("gobanapp.session.")]
    files = {Path(inspect.getfile(one)).relative_to(ROOT).as_posix() for one in own}
    assert len(files) > 5
    assert files <= {*files_by_slice()["session"]}


@pytest.mark.thorough
def test_no_property_is_left_out():
    for file in (file for files in files_by_slice().values() for file in files):
        opened = with_open_properties((ROOT / file).read_text("utf-8"))
        assert "@property" not in opened, file
        ast.parse(opened)


def test_opened_properties_keep_their_behaviour():
    opened = with_open_properties(Path(scoring.__file__).read_text("utf-8"))
    assert "    territory = property(territory)" in opened
    found = {"__name__": scoring.__name__}
    exec(compile(opened, "scoring.py", "exec"), found)
    line = dict.fromkeys(scoring.SideCount.__annotations__, 1)
    assert found["SideCount"](**line).total == scoring.SideCount(**line).total == 9
