"""The scripts and options of `dev.py accuracy`."""

import pytest

from tests.accuracy.__main__ import NAMES, commands


def test_every_measurement_runs_by_default():
    assert [command[1] for command in commands([])] == [f"tests.accuracy.{name}" for name in NAMES]
    assert {"dead_stones", "rules", "scoring"} <= {*NAMES}
    assert {"corpus", "finished_boards"}.isdisjoint(NAMES)


def test_an_option_reaches_each_of_them():
    assert all(command[2:] == ["--quick"] for command in commands(["--quick"]))
    assert commands(["dead_stones", "--quick"]) == [["-m", "tests.accuracy.dead_stones", "--quick"]]


def test_an_unknown_name_is_refused(capsys):
    with pytest.raises(SystemExit):
        commands(["beauty"])
    assert "beauty" in capsys.readouterr().err
