"""The breaks of the rules: what is broken, and how the list of survivors is kept."""

import pytest

from gobanapp.rules import scoring
from tests.mutation import mutate
from tests.mutation.mutate import Outcome, Survivor, faults, listed, survivor, with_open_properties

DIFFERENCE = """\
# gobanapp.rules.scoring.xǁScoreǁby__mutmut_1: survived
--- gobanapp/rules/scoring.py
+++ gobanapp/rules/scoring.py
@@ -1,3 +1,3 @@
 def by(self, counting: Counting) -> Score:
-    return replace(self, counting=counting)
+    return replace(self, counting=None)
"""


def test_a_break_is_told_by_its_function_and_lines():
    found = survivor("scoring", "gobanapp.rules.scoring.xǁScoreǁby__mutmut_1", DIFFERENCE)
    was, becomes = "return replace(self, counting=counting)", "return replace(self, counting=None)"
    assert found == Survivor("scoring: Score.by", was, becomes)
    plain = survivor("scoring", "gobanapp.rules.scoring.x__group_tax__mutmut_12", DIFFERENCE)
    assert plain.function == "scoring: _group_tax"


ONE, TWO = (Survivor(f"{module}: f", "a", "b") for module in ("board", "point"))


def test_what_is_not_listed_and_what_is_listed_in_vain_is_told():
    assert [*faults("board", Outcome([ONE], [], 9), {ONE: "", TWO: ""})] == []
    (missing,) = faults("board", Outcome([ONE], [], 9), {})
    assert missing.startswith("not listed: board: f")
    (gone,) = faults("point", Outcome([], [], 9), {ONE: "", TWO: ""})
    assert gone.startswith("listed, but noticed by now, or gone: point: f")


def test_where_time_ran_out_nothing_is_known():
    assert [*faults("board", Outcome([], [ONE], 9), {ONE: ""})] == []
    assert [*faults("board", Outcome([], [ONE], 9), {})] == []


def test_every_survivor_of_the_list_has_a_judgement_and_is_of_a_module_that_is_broken():
    for one, why in listed().items():
        assert one.function.split(": ")[0] in mutate.TESTS
        assert len(why) > 10
        assert one.was != one.becomes


def test_every_module_and_its_tests_are_there():
    for module, tests in mutate.TESTS.items():
        assert (mutate.ROOT / "gobanapp" / "rules" / f"{module}.py").is_file()
        assert all((mutate.ROOT / "tests" / "rules" / name).exists() for name in tests)


def test_every_module_of_the_rules_is_broken_or_is_said_not_to_be():
    left_out = {"dead_stones", "estimate", "life", "reading"}
    values_alone = {"counting/step"}
    folder = mutate.ROOT / "gobanapp" / "rules"
    names = {
        path.relative_to(folder).with_suffix("").as_posix()
        for path in folder.rglob("*.py")
        if path.name != "__init__.py"
    }
    names = {name for name in names if name.split("/")[0] not in left_out}
    assert names - values_alone == mutate.TESTS.keys()


def test_properties_are_opened_and_stay_what_they_are():
    source = (mutate.ROOT / "gobanapp" / "rules" / "scoring.py").read_text("utf-8")
    opened = with_open_properties(source)
    assert "@property" in source
    assert "@property" not in opened
    assert "    territory = property(territory)" in opened
    found = {"__name__": scoring.__name__}
    exec(compile(opened, "scoring.py", "exec"), found)
    line = dict.fromkeys(scoring.SideCount.__annotations__, 1)
    assert found["SideCount"](**line).total == scoring.SideCount(**line).total == 9


def test_a_module_that_is_not_broken_is_told(capsys):
    assert mutate.main(["reading"]) == 2
    assert "reading" in capsys.readouterr().err


@pytest.mark.parametrize(("judged", "code"), [({ONE: "why"}, 0), ({}, 1)])
def test_a_survivor_that_is_not_listed_fails(monkeypatch, capsys, judged, code):
    monkeypatch.setattr(mutate, "make_copy", lambda: None)
    monkeypatch.setattr(mutate, "outcome_of", lambda module: Outcome([ONE], [], 30))
    monkeypatch.setattr(mutate, "listed", lambda: judged)
    assert mutate.main(["board.py"]) == code
    assert "30 breaks,   1 live" in capsys.readouterr().out
