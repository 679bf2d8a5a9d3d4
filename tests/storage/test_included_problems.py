import pytest

from gobanapp.learning.problem import Problem
from gobanapp.learning.solution import Convention
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import ReadingOutcome, read_life
from gobanapp.storage import problem_collection as module
from gobanapp.storage.problem_collection import GRADES, ProblemGoal, included_problems

PER_GRADE = 30
BUDGET = 20_000
OUTCOMES = {ProblemGoal.LIVE: ReadingOutcome.LIVES, ProblemGoal.KILL: ReadingOutcome.DIES}
ITEMS = [item for grade in GRADES for item in included_problems(grade).items]


def stones_around(board: Board) -> frozenset[Point]:
    """Return the stones that shut a group in: they touch the open board, or a chain that does."""
    far = Point(0, 0)
    _, around = board.region(far)
    found = set(around)
    for point in around:
        found |= board.chain(point).stones
    return frozenset(found)


def empty_inside(board: Board) -> list[Point]:
    """Return the empty points that are not joined to the open board."""
    outside, _ = board.region(Point(0, 0))
    return [point for point in board.points() if board.is_empty(point) and point not in outside]


def outcome(item, board: Board, first: Color) -> ReadingOutcome:
    start = Problem.of(item.game()).begin().position.board
    safe = stones_around(start)
    defender = Color.BLACK if item.goal is ProblemGoal.LIVE else Color.WHITE
    group = [point for point, color in start.stones() if color is defender and point not in safe]
    left = [point for point in group if board[point] is defender]
    if not left:
        return ReadingOutcome.DIES
    return read_life(board, left, first, safe=safe, budget=BUDGET).outcome


def assert_answers_refute(item) -> None:
    """Every answer of White's to a wrong first move leaves Black without the goal."""
    game = item.game()
    tree, goal = game.tree, OUTCOMES[item.goal]
    for number in tree[tree.root_id].children:
        if any(other.name == "BM" for other in tree[number].content.others):
            for answer in tree[number].children:
                board = game.position_at(answer).board
                assert outcome(item, board, Color.BLACK) is not goal


def assert_first_moves_are_judged_rightly(item) -> None:
    attempt = Problem.of(item.game()).begin()
    board = attempt.position.board
    goal = OUTCOMES[item.goal]
    assert outcome(item, board, Color.BLACK) is goal
    assert outcome(item, board, Color.WHITE) is not goal
    right = set(attempt.right_points())
    assert right
    for point in empty_inside(board):
        played = board.put(Color.BLACK, point) if board.is_empty(point) else None
        if played is not None and not played[2]:
            assert (outcome(item, played[0], Color.WHITE) is goal) == (point in right), point


def test_each_grade_has_its_own_unique_problems():
    assert [len(included_problems(grade).items) for grade in GRADES] == [PER_GRADE] * len(GRADES)
    assert len({item.key for item in ITEMS}) == PER_GRADE * len(GRADES)


@pytest.mark.parametrize("grade", GRADES)
def test_black_plays_first_and_wrong_moves_are_marked(grade):
    for item in included_problems(grade).items:
        problem = Problem.of(item.game())
        assert problem.solver is Color.BLACK
        assert problem.solution.convention is Convention.MARKED_WRONG
        assert problem.is_solvable


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.key)
def test_every_wrong_first_move_is_answered(item):
    tree = item.game().tree
    firsts = [tree[number] for number in tree[tree.root_id].children]
    wrong = [node for node in firsts if any(other.name == "BM" for other in node.content.others)]
    assert wrong
    assert all(node.children for node in wrong)


@pytest.mark.parametrize("item", ITEMS[::12], ids=lambda item: item.key)
def test_reading_agrees_with_the_first_moves(item):
    assert_first_moves_are_judged_rightly(item)
    assert_answers_refute(item)


@pytest.mark.slow
@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.key)
def test_reading_agrees_with_the_first_moves_of_every_problem(item):
    assert_first_moves_are_judged_rightly(item)
    assert_answers_refute(item)


@pytest.mark.parametrize("data", [None, b"", b"no game", b"(;GN[other 1]SZ[9];B[aa])"])
def test_a_missing_or_damaged_file_has_no_problems(tmp_path, monkeypatch, data):
    path = tmp_path / "grade-1.sgf"
    if data is not None:
        path.write_bytes(data)
    monkeypatch.setattr(module, "resource_path", lambda *_: path)
    assert included_problems(1).items == ()
