"""The soak: its arguments, and faults that it must find."""

import shlex
import shutil
import subprocess

import pytest
from hypothesis import settings

from tests.soak import __main__ as soak
from tests.soak import checked_by_sgfc, kill, memory, properties


def test_every_part_runs_by_default(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    wanted = soak.commands([])
    assert [command[1] for command in wanted] == [s.module for s in soak.SOAKS.values()]
    assert all(float(command[2]) > 0 for command in wanted)


def test_sgfc_is_skipped_if_it_is_not_installed(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert "tests.soak.checked_by_sgfc" not in [command[1] for command in soak.commands([])]


def test_one_part_runs_as_long_as_asked():
    assert soak.commands(["session", "5"]) == [["-m", "tests.soak.session", "5"]]
    assert soak.commands(["session", "--seed", "7"]) == [
        ["-m", "tests.soak.session", "--seed", "7"]
    ]
    assert soak.commands(["memory"]) == [["-m", "tests.soak.memory", "20"]]


def test_an_unknown_part_is_reported(capsys):
    assert soak.main(["nothing"]) == soak.EXIT_USAGE
    assert "session" in capsys.readouterr().out
    assert soak.main(["--help"]) == 0


# Properties

SUMMARY = """
=========================== short test summary info ============================
FAILED tests/a/test_a.py::test_a - AssertionError: assert 1 == 2
FAILED tests/a/test_b.py::test_b[a - b] - ExceptionGroup: Hypothesis found...
ERROR tests/a/test_c.py::TestC::runTest
3 failed, 196 passed, 17245 deselected in 94.19s (0:01:34)
"""
FAILED = ["tests/a/test_a.py::test_a", "tests/a/test_b.py::test_b[a - b]"]
FAILED += ["tests/a/test_c.py::TestC::runTest"]


@pytest.fixture
def properties_tried(monkeypatch):
    """The commands of a soak whose rounds end with these outputs and exit codes, each a minute."""

    def play(outcomes, *arguments):
        commands = []
        monkeypatch.setattr(properties.time, "monotonic", lambda: 60.0 * len(commands))

        def run(command, **_):
            output, code = outcomes[len(commands)]
            commands.append(command)
            return subprocess.CompletedProcess(command, code, output, "")

        monkeypatch.setattr(properties.subprocess, "run", run)
        return properties.main(list(arguments)), commands

    return play


def test_a_round_of_properties_has_a_seed_of_its_own(properties_tried):
    code, commands = properties_tried(3 * [("199 passed", 0)], "3", "7")
    assert code == 0
    for seed, command in zip([7, 8, 9], commands, strict=True):
        assert f"--hypothesis-seed={seed}" in command
        assert {"--hypothesis-profile=random", "hypothesis"} <= {*command}


def test_properties_that_fail_are_named_and_left_out(properties_tried, capsys):
    code, commands = properties_tried([("fine", 0), (SUMMARY, 1), ("fine", 0)], "3", "7")
    assert code == 1
    printed = capsys.readouterr().out
    assert "Hypothesis found..." in printed
    for test in FAILED:
        assert f"--deselect={test}" in commands[2]
        assert shlex.split(printed.partition("once more with")[2]).count(test) == 1
    assert "--hypothesis-seed=8" in printed


@pytest.mark.parametrize(("output", "code"), [("no such profile", 4), ("Timeout (0:20:00)!", 1)])
def test_a_run_of_properties_without_results_fails(properties_tried, capsys, output, code):
    assert properties_tried([(output, code)], "3", "7")[0] == code
    assert output in capsys.readouterr().out


def test_the_profile_of_the_properties_is_one_of_the_suite():
    assert not settings.get_profile("random").derandomize


# Memory


def rounds(**grow):
    """Return what ten rounds count, of which each has so much more than the one before."""
    by_name = {name: grow.get(name.split()[0].rstrip(","), 0.0) for name in memory.LIMITS}
    return [{name: 1000 + more * n for name, more in by_name.items()} for n in range(10)]


def test_stable_memory_or_a_single_leap_is_no_fault():
    flat = rounds()
    assert memory.faults_of(flat) == []
    leaps = [*flat[:6], dict.fromkeys(memory.LIMITS, 5000.0), *flat[7:]]
    assert memory.faults_of(leaps) == []


@pytest.mark.parametrize(
    ("name", "more"), [("memory", 500.0), ("resident", 3100.0), ("widgets", 1.0)]
)
def test_growth_is_a_fault(name, more):
    (fault,) = memory.faults_of(rounds(**{name: more}))
    assert fault.startswith(name)


def test_steady_growth_is_found_despite_alternating_rounds():
    """As it was measured: every other round leaves some more, and all of them differ a little."""
    menus = [20 * (number % 2) for number in range(20)]
    sizes = [128294, 128083, 127018, 139323, 127732, 140086, 126544, 139264, 127505, 129446]
    for kept in (0, 1):
        counted = [
            {
                **dict.fromkeys(memory.LIMITS, 0.0),
                "memory in use, KB": size + 500.0 * kept * number,
                "widgets": 74.0 + menus[number] + kept * number,
            }
            for number, size in enumerate([*sizes, *sizes])
        ]
        found = [fault.partition(" grow")[0] for fault in memory.faults_of(counted)]
        assert found == kept * ["memory in use, KB", "widgets"]


def test_memory_that_grows_only_at_first_is_no_fault():
    assert memory.faults_of([*rounds(resident=4000.0)[:5], *5 * rounds(resident=4000.0)[4:5]]) == []


# Kills

SHOWN = [(0.0, ["a"]), (1.0, ["b"]), (1.5, ["c"])]


def test_the_last_moment_before_a_kill_may_be_lost():
    assert kill.lost_time(1, SHOWN, 1.7, ["c"]) == 0
    assert kill.lost_time(1, SHOWN, 1.7, ["b"]) == pytest.approx(0.2)


def test_older_work_must_not_be_lost():
    with pytest.raises(kill.Lost, match="is lost"):
        kill.lost_time(1, SHOWN, 2.7, ["b"])


def test_a_state_that_never_existed_is_refused():
    with pytest.raises(kill.Lost, match="as it never was"):
        kill.lost_time(1, SHOWN, 1.7, ["d"])


# SGFC


@pytest.fixture
def sgfc(monkeypatch):
    """SGFC that says these lines of each file."""

    def says(*lines):
        def run(command, **_):
            text = "\n".join([*lines, f"{command[-1]}: done"])
            return subprocess.CompletedProcess(command, 0, text.encode(), b"")

        monkeypatch.setattr(checked_by_sgfc.shutil, "which", lambda _: "/bin/sgfc")
        monkeypatch.setattr(checked_by_sgfc.subprocess, "run", run)

    return says


def test_a_file_without_sgfc_findings_passes(sgfc):
    sgfc()
    assert checked_by_sgfc.main(["2"]) == 0


@pytest.mark.parametrize("code", [17, 30, 39, 58])
def test_an_sgfc_warning_is_a_fault(sgfc, capsys, code):
    sgfc(f"Line:1 Col:2 - Warning {code}: found")
    assert checked_by_sgfc.main(["1", "7"]) == 1
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("seed 7")]
    # What an edit has made of what comes later is none.
    assert len(told) == (1 if code in {39, 58} else 2)


def test_sgfc_without_output_is_a_fault(sgfc, monkeypatch):
    sgfc()
    done = subprocess.CompletedProcess([], 139, b"", b"")
    monkeypatch.setattr(checked_by_sgfc.subprocess, "run", lambda *_, **__: done)
    with pytest.raises(RuntimeError, match="says nothing"):
        checked_by_sgfc.main(["1"])


def test_without_sgfc_nothing_passes_as_valid(monkeypatch, capsys):
    monkeypatch.setattr(checked_by_sgfc.shutil, "which", lambda _: None)
    assert checked_by_sgfc.main([]) == 1
    assert "not installed" in capsys.readouterr().out
