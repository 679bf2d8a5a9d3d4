"""The table of ``dev.py bench``: how its lines read. No figure is judged here."""

import importlib
import os
import subprocess
from itertools import islice

import pytest

from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE
from tests.benchmarks import __main__ as bench
from tests.benchmarks import dead_stones, peers, processes, profile_start, table
from tests.benchmarks.line import Figures, Line, Peer, Ratio, Unit, Verdict, left_out
from tests.benchmarks.section import SECTIONS, measured
from tests.board_text import parse_board


def some_line(median, aim, *, unit=Unit.MILLISECONDS, its=10, why="Because."):
    return Line(
        what="a thing done",
        unit=unit,
        ours=Figures(best=5, median=median),
        aim=aim,
        peers=(Peer("Other", None if its is None else Figures(its, its)),),
        why=why,
    )


def some_share(median, aim, unit):
    return Line(what="a share", unit=unit, ours=Figures(best=5, median=median), aim=aim)


def test_figures_are_the_best_and_the_median():
    assert Figures.of_seconds([0.3, 0.1, 0.2], times=10) == Figures(10, 20)
    assert Figures.of_rate(6000, [3, 1, 2]) == Figures(6, 3)
    assert Figures.of_share(1, 4) == Figures(25, 25)


def test_a_ratio_compares_turn_by_turn():
    assert Ratio.of_turns([2, 9, 8], [1, 3, 2]) == Ratio(3, 2, 4)
    many = Ratio.of_turns([*range(1, 21)], [1] * 20)
    assert (many.low, many.high) == (3, 18)
    peer = Peer.in_turns("Other", [0.2, 0.4], [0.1, 0.1], times=2)
    assert peer.figures == Figures(50, 50)
    assert peer.ratio == Ratio(3, 2, 4)


def in_turns(median, low, aim):
    peers = (Peer("Other", Figures(1, 1), ratio=Ratio(median, low, 9)),)
    return Line(what="x", ours=Figures(1, 1), aim=aim, peers=peers)


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        (some_line(7, 0.8), Verdict.MET),
        (some_line(9, 0.8), Verdict.MISSED),
        (some_line(9, None), Verdict.NO_AIM),
        (some_line(9, 0.8, its=None), Verdict.NO_AIM),
        (in_turns(3, 2, 3), Verdict.MET),
        (in_turns(3, 2, 2.5), Verdict.AT_BEST),
        (in_turns(3, 2, 1.5), Verdict.MISSED),
        (some_line(40, 0.3, unit=Unit.THOUSAND_A_SECOND), Verdict.MET),
        (some_line(20, 0.3, unit=Unit.THOUSAND_A_SECOND), Verdict.MISSED),
        (some_share(6, 6, Unit.WRONG), Verdict.MET),
        (some_share(7, 6, Unit.WRONG), Verdict.AT_BEST),
        (some_share(7, 4, Unit.WRONG), Verdict.MISSED),
        (some_share(4, 6, Unit.RIGHT), Verdict.MISSED),
        (some_share(4, 4, Unit.RIGHT), Verdict.MET),
        (left_out("x", "y"), Verdict.LEFT_OUT),
    ],
)
def test_an_aim_is_a_multiple_of_a_peers_time(line, verdict):
    assert line.verdict is verdict


def test_a_ratio_is_how_many_times_its_time_we_take():
    slower, faster = some_line(7, 8, its=14), some_line(7, 8, its=3.5, unit=Unit.THOUSAND_A_SECOND)
    assert slower.ratio(slower.peers[0]).median == 0.5
    assert faster.ratio(faster.peers[0]).median == 0.5
    assert some_line(7, 8).ratio(Peer("Other")) is None


def test_a_missed_aim_is_explained_and_a_met_one_is_not():
    assert table.text(some_line(9, 0.4)).splitlines()[-1].strip() == "Because."
    assert "Because." not in table.text(some_line(3, 0.4))
    assert "y." in table.text(left_out("x", "y."))


def test_each_peer_has_figures_or_a_reason_for_none():
    turns = Peer("C", Figures(3, 4), ratio=Ratio(2, 1, 3))
    line = Line(
        what="x", ours=Figures(1, 2), aim=3, peers=(Peer("A", Figures(3, 4)), Peer("B"), turns)
    )
    first, second, third = table.rows(line)
    assert first == ("x", "1.00 / 2.00 ms", "A 3.00 / 4.00 ms", "0.50", "<= 3.00", "met")
    assert second == ("", "", "B: not installed", "", "", "")
    assert third == ("", "", "C 3.00 / 4.00 ms", "2.00 (1.00-3.00)", "", "")
    assert table.rows(Line(what="x", ours=None, peers=(Peer("C", instead="fails"),)))[0][2] == (
        "C: fails"
    )


@pytest.mark.parametrize(
    ("value", "text"), [(0.123, "0.12"), (12.34, "12.3"), (123.4, "123"), (98765.4, "98,765")]
)
def test_figures_have_three_places(value, text):
    assert table.shown(value) == text


def test_a_document_has_a_table_for_each_section_and_the_reasons_below():
    text = table.markdown("2 processors", [("rules", [some_line(9, 0.4, its=18)])])
    assert text.startswith("# Speed")
    assert "\n2 processors\n\n## Rules\n" in text
    assert "| a thing done | 5.00 / 9.00 ms | Other 18.0 ms | 0.50 | <= 0.40 | missed |" in text
    assert "- *a thing done*: Because." in text
    assert {line.count("|") for line in text.splitlines() if line.startswith("|")} == {7}


def test_the_summary_counts_met_and_missed_aims():
    lines = [some_line(3, 0.4), in_turns(3, 2, 2.5), some_line(9, 0.4), some_line(9, None)]
    assert bench.summary([*lines, left_out("x", "y")]) == (
        "1 of 3 aims met, 1 more at best, 1 missed; 1 lines left out."
    )


def test_a_section_that_is_not_there_ends_in_a_sentence(capsys):
    with pytest.raises(SystemExit):
        bench.main(["rule"])
    assert "there is no section 'rule'" in capsys.readouterr().err


CHEAP = {
    "rules": {"games": 1, "turns": 1},
    "files": {"turns": 1},
    "tree": {"nodes": 400, "times": 1},
    "games": {"games": 4, "times": 1},
    "dead_stones": {"limit": 1},
    "diagrams": {"diagrams": 1, "turns": 1},
}
"""Sections that this process can measure, with as little as they can do."""


@pytest.fixture
def alone(monkeypatch):
    """Nothing is fetched, no other program asked, and the environment kept."""
    monkeypatch.setattr(peers, "sabaki_libraries", lambda: None)
    monkeypatch.setattr(peers, "program", lambda name: None)
    monkeypatch.setattr(dead_stones, "program", lambda name: None)
    for name, value in os.environ.items():
        monkeypatch.setenv(name, value)


# The others at night.
@pytest.mark.parametrize(
    "section",
    [
        pytest.param(section, marks=[] if section in {"rules", "files"} else pytest.mark.slow)
        for section in CHEAP
    ],
)
def test_a_section_yields_lines(section, alone, qapp):
    lines = importlib.import_module(f"tests.benchmarks.{section}").lines(**CHEAP[section])
    for line in islice(lines, 2):
        assert line.ours is not None
        assert line.ours.median > 0 or line.unit is Unit.WRONG
        if line.aim is not None and not line.has_share:
            assert line.ratio(line.peers[0]) is not None


def test_a_start_is_measured(home, monkeypatch):
    from tests.benchmarks import start

    found = start.start(start._BARE_WIDGET, home)  # noqa: SLF001 - the quickest of them
    assert 0 < found.seconds <= found.elapsed


def test_every_section_has_its_module():
    for section in SECTIONS:
        assert (processes.ROOT / "tests" / "benchmarks" / f"{section}.py").is_file()


def test_a_section_whose_process_fails_is_left_out(tmp_path, monkeypatch):
    (line,) = measured("no_such_section")
    assert line.verdict is Verdict.LEFT_OUT


def test_answers_that_disagree_count_as_wrong_chains():
    board = parse_board("X . O\nX . O\n. . .")
    case = dead_stones.Case(
        board=board,
        ruleset=JAPANESE,
        asked=list(dead_stones.chains_of(board)),
        dead=frozenset(map(Point.parse, ["A2", "A3"])),
    )
    answers = dead_stones.Answers("somebody")
    answers.add(case, case.dead, 1)
    answers.add(case, frozenset(), 1)
    assert (answers.wrong, answers.chains) == (1, 4)
    assert (answers.right_boards, answers.boards) == (1, 2)


def test_a_failing_command_is_not_measured():
    with pytest.raises(subprocess.CalledProcessError):
        processes.command_seconds([processes.sys.executable, "-c", "raise SystemExit(1)"])


def test_imports_are_parsed_from_the_import_time_report():
    report = (
        "import time: self [us] | cumulative | imported package\n"
        "import time:       100 |        300 |   gobanapp.rules.board\n"
        "import time:        50 |         50 | json\n"
    )
    found = list(profile_start.imports_of(report))
    assert found == [
        profile_start.Import("gobanapp.rules.board", 100, 300),
        profile_start.Import("json", 50, 50),
    ]
    assert [profile_start.package_of(one.name) for one in found] == ["gobanapp.rules", "Python"]
