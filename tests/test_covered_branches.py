"""How much of the branches tests run is told from the report of coverage."""

import json

import pytest

from tests import covered_branches
from tests.covered_branches import ROOMS, Branches, by_room, total


def file(covered, branches):
    return {"summary": {"covered_branches": covered, "num_branches": branches, "num_statements": 9}}


REPORT = {
    "files": {
        "gobanapp/rules/board.py": file(7, 10),
        "gobanapp/rules/ground/eyes.py": file(2, 2),
        "gobanapp/game/game.py": file(4, 4),
        "gobanapp/ui/desk.py": file(0, 50),
        "gobanapp/resources.py": file(0, 50),
    }
}


def test_branches_are_added_up_by_room_and_those_of_the_window_are_not_counted():
    rooms = by_room(REPORT)
    assert tuple(rooms) == ROOMS
    assert (rooms["rules"], rooms["game"]) == (Branches(9, 12), Branches(4, 4))
    assert total(rooms.values()) == Branches(13, 16)


def test_lines_say_nothing():
    assert Branches(3, 4).percent == 75
    assert Branches().percent == 100


@pytest.mark.parametrize(
    ("covered", "failed", "arguments", "code"),
    [(95, 0, [], 0), (94, 0, [], 1), (94, 0, ["tests/clock"], 0), (100, 1, [], 1)],
)
def test_too_few_branches_and_failing_tests_fail(
    tmp_path, monkeypatch, capsys, covered, failed, arguments, code
):
    def coverage(command, *options):
        if command == "json":
            report = {"files": {"gobanapp/rules/board.py": file(covered, 100)}}
            (tmp_path / "branches.json").write_text(json.dumps(report))
        return failed if command == "run" else 0

    monkeypatch.setattr(covered_branches, "FOLDER", tmp_path)
    monkeypatch.setattr(covered_branches, "coverage", coverage)
    assert covered_branches.main(arguments) == code
    assert f"{covered}.00 %" in capsys.readouterr().out
