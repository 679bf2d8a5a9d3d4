"""Make the problems of the program: ``python packaging/make_problems.py``.

Groups shut in along an edge are laid out at random and read to the end. A layout becomes a problem
where the first move decides between life and death without a ko, one or two first moves are right,
and no stone inside is superfluous. The same numbers give the same files each time.
"""

from __future__ import annotations

import argparse
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import ReadingOutcome, read_life

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "problems"
GRADES: Final = 4
PER_GRADE: Final = 30

_SIZE: Final = 19
_BUDGET: Final = 8000
"""Moves tried for one question; a layout that needs more is not used."""
_FEWEST_EMPTY, _MOST_EMPTY = 3, 10
_MOST_RIGHT: Final = 2
_MOST_REPLIES: Final = 3
_MOST_NODES: Final = 160

Place = tuple[int, int]
"""Columns from the left and rows from the top, both from 0."""


class Layout(NamedTuple):
    """A shut-in group. ``group``: the defender's stones; ``safe``: the attacker's around it."""

    board: Board
    group: frozenset[Point]
    safe: frozenset[Point]
    inside: tuple[Point, ...]
    """Points on which play can happen, with stones or without."""


@dataclass(frozen=True, slots=True)
class Line:
    """A move and what follows. ``wrong``: a move of the solver's that fails."""

    color: Color
    point: Point
    wrong: bool
    replies: tuple[Line, ...]
    needed: bool = True
    """False for a refutation where a pass would do, which only shows why a move fails."""

    @property
    def depth(self) -> int:
        """The solver's moves on the longest right line, the first mover's included."""
        return max((1 + _after(reply) for reply in self.replies), default=1)

    @property
    def size(self) -> int:
        """The moves in it, without refutations that are not needed."""
        return 1 + sum(reply.size for reply in self.replies if reply.needed)


def _after(reply: Line) -> int:
    return max((line.depth for line in reply.replies if not line.wrong), default=0)


@dataclass(frozen=True, slots=True)
class MadeProblem:
    """A layout with Black to play, all lines that answer it, and how hard it is."""

    layout: Layout
    lives: bool
    """Whether Black is to live, else to kill."""
    lines: tuple[Line, ...]

    @property
    def depth(self) -> int:
        return max(line.depth for line in self.lines if not line.wrong)

    @property
    def difficulty(self) -> float:
        """How hard it is to find: long lines, many moves that nearly work, few obvious ones."""
        wrong = sum(line.wrong for line in self.lines)
        answered = sum(reply.needed for line in self.lines if line.wrong for reply in line.replies)
        return 3 * self.depth + 0.4 * wrong + 0.3 * answered


# Layouts


def random_layout(random: Random) -> Layout | None:
    """Return a group of White's shut in along an edge, None where it came out badly."""
    corner = random.random() < 0.75
    space = _eye_space(random, corner=corner, size=random.randint(3, 8))
    wall = _beside(space)
    gaps = set(random.sample(sorted(wall), min(len(wall) - 1, random.choice((0, 0, 1, 1, 2)))))
    gaps = {place for place in gaps if 0 in place or random.random() < 0.3}
    wall -= gaps
    if not wall or not _hangs_together(wall | space):
        return None
    ring = _beside(space | wall | gaps)
    loose = set(random.sample(sorted(ring), min(len(ring), random.choice((0, 0, 0, 1, 2)))))
    loose = {place for place in loose if _beside({place}) & wall}
    ring = (ring | _beside(loose)) - loose - wall - space - gaps
    inner = random.sample(sorted(space), min(len(space), random.choice((0, 0, 1, 1, 2, 3))))
    defender = Color.WHITE
    own = set(inner[: random.choice((0, 0, 1))])
    other = set(inner) - own
    board = Board.empty(_SIZE)
    board = board.with_stones(defender, _points(wall | own))
    board = board.with_stones(defender.opponent, _points(ring | other))
    inside = tuple(sorted(_points(space | wall | gaps | loose)))
    empty = sum(board.is_empty(point) for point in inside)
    if not _FEWEST_EMPTY <= empty <= _MOST_EMPTY:
        return None
    if any(not board.chain(point).liberties for point, _ in board.stones()):
        return None
    if any(len(board.chain(point).liberties) < 2 for point in inside if board[point]):
        return None
    return Layout(board, frozenset(_points(wall | own)), frozenset(_points(ring)), inside)


def _eye_space(random: Random, *, corner: bool, size: int) -> set[Place]:
    left, right = (0, 6) if corner else (6, 12)
    bottom = random.choice((2, 3)) if corner else 2
    start = random.choice(((0, 0), (1, 0), (1, 0), (1, 1), (2, 0))) if corner else (9, 0)
    space = {start}
    while len(space) < size:
        choices = [
            place
            for place in sorted(_beside(space))
            if left <= place[0] <= right and place[1] <= bottom
        ]
        if not choices:
            break
        weights = [
            (1 + len(_beside({place}) & space)) ** 2 * (2 if place[1] == 0 else 1)
            for place in choices
        ]
        space.add(random.choices(choices, weights)[0])
    return space


def _beside(places: set[Place]) -> set[Place]:
    near = {
        (x + right, y + down)
        for x, y in places
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    return {(x, y) for x, y in near if 0 <= x < _SIZE and 0 <= y < _SIZE} - places


def _hangs_together(places: set[Place]) -> bool:
    found = {min(places)}
    waiting = list(found)
    while waiting:
        new = (_beside({waiting.pop()}) & places) - found
        found |= new
        waiting += sorted(new)
    return found == places


def _points(places: set[Place]) -> list[Point]:
    """Return the points of ``places``, in the upper right corner as in most books."""
    return [Point(_SIZE - 1 - x, _SIZE - 1 - y) for x, y in sorted(places)]


# Reading


class Reader:
    """Reads one layout; what was read once is kept."""

    def __init__(self, layout: Layout, *, lives: bool) -> None:
        self.layout = layout
        self.goal = ReadingOutcome.LIVES if lives else ReadingOutcome.DIES
        self._known: dict[tuple[Board, Color], ReadingOutcome] = {}

    def outcome(self, board: Board, first: Color) -> ReadingOutcome:
        key = board, first
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._read(board, first)
        return found

    def _read(self, board: Board, first: Color) -> ReadingOutcome:
        defender = Color.BLACK if self.goal is ReadingOutcome.LIVES else Color.WHITE
        group = [point for point in self.layout.group if board[point] is defender]
        if not group:
            return ReadingOutcome.DIES
        reading = read_life(board, group, first, safe=self.layout.safe, budget=_BUDGET)
        return reading.outcome

    def moves(self, board: Board, color: Color) -> Iterator[tuple[Point, Board]]:
        """Yield the legal moves inside and the boards after them; a ko is none of its concern."""
        for point in self.layout.inside:
            played = board.put(color, point)
            if played is not None and not played[2]:
                yield point, played[0]

    def lines(self, board: Board, *, left: int = 6) -> list[Line]:
        """Return every move of the solver's: the right ones with all that must be answered."""
        right, failed = [], []
        for point, after in self.moves(board, Color.BLACK):
            outcome = self.outcome(after, Color.WHITE)
            if outcome is self.goal:
                replies = self._replies(after, left) if left else []
                right.append(Line(Color.BLACK, point, False, tuple(replies)))
            elif outcome is not ReadingOutcome.UNKNOWN:
                failed.append((point, after))
        vital = {line.point for line in right}
        wrong = [
            Line(Color.BLACK, point, True, self._refutation(after, vital))
            for point, after in failed
        ]
        return right + wrong

    def _refutation(self, board: Board, vital: Container[Point]) -> tuple[Line, ...]:
        """Return White's answer to a wrong move; none where each would spoil it for White.

        Where White could as well pass, a ``vital`` point is the clearest answer.
        """
        needed = self.outcome(board, Color.BLACK) is self.goal
        moves = list(self.moves(board, Color.WHITE))
        if not needed:
            moves.sort(key=lambda move: move[0] not in vital)
        for point, after in moves:
            if self.outcome(after, Color.BLACK) is not self.goal:
                return (Line(Color.WHITE, point, False, (), needed),)
        return ()

    def _replies(self, board: Board, left: int) -> list[Line]:
        """Return the opponent's moves that must be answered, those with the longest lines first."""
        opponent = Color.WHITE
        threats = [
            (point, after)
            for point, after in self.moves(board, opponent)
            if self.outcome(after, opponent) is not self.goal
        ]
        replies = [
            Line(opponent, point, False, tuple(self.lines(after, left=left - 1)))
            for point, after in threats
        ]
        replies = [line for line in replies if any(not reply.wrong for reply in line.replies)]
        replies.sort(key=lambda line: (-_after(line), line.point))
        return replies[:_MOST_REPLIES]


def make_problem(layout: Layout, random: Random) -> MadeProblem | None:
    """Return the problem that a layout of White's group sets, None where it sets no good one."""
    judge = Reader(layout, lives=False)
    if judge.outcome(layout.board, Color.BLACK) is not ReadingOutcome.DIES:
        return None
    if judge.outcome(layout.board, Color.WHITE) is not ReadingOutcome.LIVES:
        return None
    tasks = [True, False]
    random.shuffle(tasks)
    for lives in tasks:
        set_ = _with_colors_swapped(layout) if lives else layout
        reader = Reader(set_, lives=lives)
        if _is_clean(reader):
            lines = reader.lines(set_.board)
            if sum(line.size for line in lines) <= _MOST_NODES:
                return MadeProblem(set_, lives, tuple(lines))
    return None


def _with_colors_swapped(layout: Layout) -> Layout:
    board = Board.empty(_SIZE)
    for point, color in layout.board.stones():
        board = board.with_stones(color.opponent, [point])
    return layout._replace(board=board)


def _is_clean(reader: Reader) -> bool:
    """Whether one first move is right and all others fail plainly, and every stone matters."""
    layout = reader.layout
    outcomes = [
        reader.outcome(after, Color.WHITE) for _, after in reader.moves(layout.board, Color.BLACK)
    ]
    if not 1 <= outcomes.count(reader.goal) <= _MOST_RIGHT or ReadingOutcome.UNKNOWN in outcomes:
        return False
    if len(outcomes) < _MOST_RIGHT + 1:
        return False
    return all(_matters(layout, point, reader) for point in layout.inside if layout.board[point])


def _matters(layout: Layout, point: Point, reader: Reader) -> bool:
    """Whether the problem would be another one without the stone on ``point``."""
    board = layout.board.with_stones(None, [point])
    group = layout.group - {point}
    if not group:
        return True
    other = Reader(
        layout._replace(board=board, group=group), lives=reader.goal is ReadingOutcome.LIVES
    )
    if other.outcome(board, Color.BLACK) is not reader.goal:
        return True
    if other.outcome(board, Color.WHITE) is reader.goal:
        return True
    right = _right(reader, layout.board)
    return _right(other, board) != right


def _right(reader: Reader, board: Board) -> set[Point]:
    opponent = Color.WHITE
    moves = reader.moves(board, Color.BLACK)
    return {point for point, after in moves if reader.outcome(after, opponent) is reader.goal}


def problem_of_layout(number: int) -> MadeProblem | None:
    """Return the problem of the layout with this number, if it sets one."""
    random = Random(number)
    layout = random_layout(random)
    return None if layout is None else make_problem(layout, random)


# Files


def choose_problems(found: Sequence[MadeProblem]) -> list[list[MadeProblem]]:
    """Return the problems of each grade, the easier ones first; no two of them look alike."""
    grades: list[list[MadeProblem]] = [[] for _ in range(GRADES)]
    seen = set[object]()
    for problem in found:
        look = _look(problem.layout)
        if look not in seen:
            seen.add(look)
            grades[min(problem.depth, GRADES) - 1].append(problem)
    for grade in grades:
        grade.sort(key=lambda problem: (problem.difficulty, sorted(problem.layout.group)))
        if len(grade) > PER_GRADE:
            grade[:] = [grade[number * len(grade) // PER_GRADE] for number in range(PER_GRADE)]
    return grades


def _look(layout: Layout) -> object:
    """Return what layouts that look alike share, also turned, mirrored or in the other colours."""
    taken = {point for point in layout.inside if layout.board[point]}
    along = tuple(
        sorted(sum(point[axis] == _SIZE - 1 for point in layout.inside) for axis in (0, 1))
    )
    looks = []
    for turn in range(8):
        places = [(_turned(point, turn), point in taken) for point in layout.inside]
        left, low = (min(place[axis] for place, _ in places) for axis in (0, 1))
        looks.append(sorted(((x - left, y - low), is_taken) for (x, y), is_taken in places))
    return repr((along, min(looks)))


def _turned(point: Point, turn: int) -> Place:
    x, y = (point.y, point.x) if turn & 1 else (point.x, point.y)
    return -x if turn & 2 else x, -y if turn & 4 else y


def sgf_text(problem: MadeProblem, number: int) -> str:
    """Return the game of a problem. Its name says what Black wants; wrong moves have BM."""
    goal = "live" if problem.lives else "kill"
    stones = "".join(
        f"{name}{''.join(f'[{_sgf_point(point)}]' for point in _of(problem.layout.board, color))}\n"
        for name, color in (("AB", Color.BLACK), ("AW", Color.WHITE))
    )
    lines = "\n".join(_line_text(line) for line in problem.lines)
    return f"(;FF[4]GM[1]CA[UTF-8]SZ[{_SIZE}]GN[{goal} {number}]PL[B]\n{stones}{lines})\n"


def _of(board: Board, color: Color) -> list[Point]:
    return sorted(point for point, other in board.stones() if other is color)


def _line_text(line: Line) -> str:
    judgement = "BM[1]" if line.wrong else ""
    replies = "".join(_line_text(reply) for reply in line.replies)
    name = "B" if line.color is Color.BLACK else "W"
    return f"(;{name}[{_sgf_point(line.point)}]{judgement}{replies})"


def _sgf_point(point: Point) -> str:
    return "abcdefghijklmnopqrs"[point.x] + "abcdefghijklmnopqrs"[_SIZE - 1 - point.y]


def main() -> None:
    """Try layouts and write the files."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--layouts", type=int, default=16_000, help="layouts tried")
    layouts = parser.parse_args().layouts
    with Pool() as pool:
        made = pool.imap(problem_of_layout, range(layouts), chunksize=50)
        found = [problem for problem in made if problem is not None]
    write_files(found)


def write_files(found: Sequence[MadeProblem]) -> None:
    """Write the chosen ones of ``found``, a file for each grade."""
    FOLDER.mkdir(exist_ok=True)
    for number, grade in enumerate(choose_problems(found), 1):
        texts = [sgf_text(problem, place) for place, problem in enumerate(grade, 1)]
        (FOLDER / f"grade-{number}.sgf").write_text("".join(texts), encoding="utf-8")
        print(f"grade {number}: {len(grade)} problems")


if __name__ == "__main__":
    main()
