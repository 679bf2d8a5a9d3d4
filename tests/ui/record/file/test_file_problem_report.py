"""The report of problems of the open file."""

from types import SimpleNamespace

import pytest

from gobanapp.game.game_terms import GameTerms
from gobanapp.session.document import Document
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.storage.document_file import read_document
from gobanapp.ui.record.file.file_problem_report import FileProblems
from gobanapp.ui.widgets import worker
from gobanapp.ui.widgets.worker import IdleWork

# The first game has a fault in its second node, the second in its root and in its third node.
TWO_GAMES = b"(;SZ[9];AB[aa][zz])\n(;SZ[9]W[aa]B[aa];B[bb];AB[];)\n"
DAMAGED = b"junk (;SZ[9];B[aa]C[see [1] so] (;B[zy])\n\n(;FF[4]GM[1]SZ[9];B[aa]x;B[bb]) more"


def record(data):
    return read_document(data, None, None)


def places(report):
    return [(problem.line, problem.column, problem.code) for problem in report.problems]


@pytest.fixture
def report(qtbot):
    return FileProblems()


@pytest.fixture
def finished(qtbot, report):
    """Show a record to the end of the work."""

    def show(shown):
        report.show_record(shown)
        qtbot.waitUntil(lambda: report.is_complete)
        return shown

    return show


def test_problems_of_reading_are_reported_at_once(qtbot, report):
    with qtbot.waitSignal(report.changed):
        report.show_record(record(DAMAGED))
    assert report.problems[0].code is FileProblemCode.TEXT_OUTSIDE_GAME
    assert FileProblemCode.POINT_OFF_BOARD not in {problem.code for problem in report.problems}
    assert not report.is_complete


def test_faults_of_nodes_come_later_and_in_the_order_of_the_file(qtbot, report):
    report.show_record(record(b"(;SZ[9];B[zy]\n;B[aa]x\n;B[yy])"))
    assert places(report) == [(2, 7, FileProblemCode.STRAY_TEXT)]
    qtbot.waitUntil(lambda: report.is_complete)
    assert places(report) == [
        (1, 9, FileProblemCode.POINT_OFF_BOARD),
        (2, 7, FileProblemCode.STRAY_TEXT),
        (3, 2, FileProblemCode.POINT_OFF_BOARD),
    ]


def test_all_games_are_checked_and_stay_unread(report, finished):
    shown = finished(record(TWO_GAMES))
    assert [line for line, _, _ in places(report)] == [1, 2, 2]
    assert shown.origin.file.games[1].unread is not None


def test_a_large_file_is_checked_in_slices(qtbot, report, monkeypatch):
    now = iter(range(1_000_000))
    clock = SimpleNamespace(perf_counter=lambda: next(now) / 1000)  # a node: 1 ms
    monkeypatch.setattr(worker, "time", clock)
    report.show_record(record(b"(;SZ[9]" + 100 * b";B[zy]" + b")"))
    slices = []
    report.findChild(IdleWork).paused.connect(lambda: slices.append(None))
    qtbot.waitUntil(lambda: report.is_complete)
    assert 16 <= len(slices) <= 21
    assert len(report.problems) == 100


def test_nothing_is_reported_without_new_problems(qtbot, report, finished):
    shown = finished(record(b"(;SZ[9];B[aa])"))
    with qtbot.assertNotEmitted(report.changed):
        finished(shown)
    assert report.problems == []


def test_another_record_replaces_the_report(qtbot, report, finished):
    report.show_record(record(TWO_GAMES))
    other = record(b"(;SZ[9];W[zy]W[yy])")
    with qtbot.waitSignal(report.changed):
        report.show_record(other)
    assert places(report) == []
    finished(other)
    assert {line for line, _, _ in places(report)} == {1}
    assert FileProblemCode.SEVERAL_MOVES in {problem.code for problem in report.problems}
    assert (report.record, report.origin) == (other, other.origin)


def test_a_game_without_a_file_has_no_report(report, finished):
    finished(record(DAMAGED))
    finished(Document([GameTerms().to_game("")]))
    assert (report.origin, report.problems) == (None, [])


def test_saving_ends_it(qtbot, report, finished, tmp_path):
    shown = finished(record(DAMAGED))
    shown.mark_saved(tmp_path / "x.sgf", None)
    with qtbot.waitSignal(report.changed):
        report.show_record(shown)
    assert (report.origin, report.problems, report.is_complete) == (None, [], True)


class TestPlaces:
    def of(self, report, shown):
        """Return the game, by its place, and the node of each fault."""
        found = map(report.node_of, report.problems)
        return [place and (shown.entries.index(place[0]), place[1]) for place in found]

    def test_problems_in_nodes_have_places(self, report, finished):
        shown = finished(record(TWO_GAMES))
        assert self.of(report, shown) == [(0, 1), (1, 0), (1, 2)]

    def test_repaired_text_has_places(self, report, finished):
        shown = finished(record(DAMAGED))
        codes = [problem.code for problem in report.problems]
        assert dict(zip(codes, self.of(report, shown), strict=True)) == {
            FileProblemCode.TEXT_OUTSIDE_GAME: None,
            FileProblemCode.UNESCAPED_BRACKET: (0, 1),
            FileProblemCode.POINT_OFF_BOARD: (0, 2),
            FileProblemCode.MISSING_CLOSING: (0, 2),
            FileProblemCode.STRAY_TEXT: (1, 1),
        }

    def test_deleted_games_and_nodes_have_no_place(self, report, finished):
        shown = finished(record(TWO_GAMES))
        shown.game.remove(1)
        assert self.of(report, shown) == [None, (1, 0), (1, 2)]
        shown.set_games(shown.entries[:1])
        assert [report.node_of(problem) for problem in report.problems] == [None] * 3

    def test_places_follow_added_and_moved_games(self, report, finished):
        shown = finished(record(TWO_GAMES))
        one, two = shown.entries
        added = record(b"(;SZ[9]\n\n\n;B[zy])").entries[0]
        shown.set_games([two, added, one], added)
        assert self.of(report, shown) == [(2, 1), (0, 0), (0, 2)]
