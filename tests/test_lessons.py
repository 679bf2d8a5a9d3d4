from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from gobanapp.game.game import Game
from gobanapp.game.node import Content, Node
from gobanapp.resources import resource
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor
from gobanapp.rules.dead_stones import propose
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.reading.readings import Outcome, capture
from gobanapp.rules.ruleset import from_record
from gobanapp.rules.scoring import score
from gobanapp.rules.territory import territory
from gobanapp.sgf.read_file import ReadFile
from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.values import coordinates

LESSONS = resource("lessons")
ENGLISH = LESSONS / "en"
FILES = sorted(LESSONS.glob("*/*.sgf"))
TRANSLATED = sorted(path for path in LESSONS.iterdir() if path.is_dir() and path != ENGLISH)

TEXTS = {"HINT", "RIGHT", "WRONG"}
OURS = {"TASK", "DEADSTONES", *TEXTS}
WITH_ONE_POINT = {"capture", "liberties", "atari"}
WITH_POINTS = {"points", "dead"}
WITHOUT_POINTS = {"answer", "legal", "illegal", "count"}
READING = 200_000


@cache
def read(path: Path) -> ReadFile:
    return read_games(path.read_bytes())


@dataclass(frozen=True)
class Page:
    path: Path
    number: int

    def __str__(self) -> str:
        return f"{self.path.parent.name}-{self.path.stem}-{self.number}"

    @property
    def game(self) -> Game:
        game = read(self.path).games[self.number - 1]
        return Game(game.tree, game.columns, game.rows)

    @property
    def root(self) -> Content:
        return self.game.tree.root.content

    @property
    def board(self) -> Board:
        return self.game.position.board

    def values(self, name: str) -> tuple[str, ...]:
        found = [its.values for its in self.root.others if its.name == name]
        assert len(found) <= 1
        return found[0] if found else ()

    @property
    def kind(self) -> str:
        return self.task.partition(":")[0]

    @property
    def argument(self) -> str:
        return self.task.partition(":")[2]

    @property
    def task(self) -> str:
        values = self.values("TASK")
        return values[0] if values else ""

    def point(self, name: str) -> Point:
        point = coordinates(*self.board_size).point(name)
        assert point is not None, f"{name!r} is no point"
        return point

    @property
    def board_size(self) -> tuple[int, int]:
        return self.board.width, self.board.height

    @property
    def points(self) -> list[Point]:
        return [self.point(name) for name in self.argument.split(",")]

    @property
    def dead(self) -> frozenset[Point]:
        return stones_of(self.board, map(self.point, self.values("DEADSTONES")))


def stones_of(board: Board, points: Iterator[Point] | list[Point]) -> frozenset[Point]:
    return frozenset[Point]().union(*(board.chain(point).stones for point in points))


PAGES = [Page(path, number) for path in FILES for number in range(1, len(read(path).games) + 1)]
TASKS = [page for page in PAGES if page.task]


def of_kind(*kinds: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return pytest.mark.parametrize("page", [p for p in TASKS if p.kind in kinds], ids=str)


every_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
every_page = pytest.mark.parametrize("page", PAGES, ids=str)
every_task = pytest.mark.parametrize("page", TASKS, ids=str)


# Files and pages


def test_the_lessons_are_there():
    assert len([path for path in FILES if path.parent == ENGLISH]) >= 20


@every_file
def test_nothing_is_wrong_with_a_file(path):
    file = read(path)
    assert (file.report, file.encoding) == ((), "utf-8")
    assert [problem for game in file.games for problem in node_problems(game)] == []


@every_file
def test_the_title_of_a_lesson_is_on_all_its_pages(path):
    titles = {game.tree.root.content.info.game_name for game in read(path).games}
    assert len(titles) == 1
    assert titles != {""}


@every_file
def test_no_two_pages_of_a_lesson_have_one_title(path):
    titles = [game.tree.root.content.name for game in read(path).games]
    assert len(titles) == len(set(titles))


@every_page
def test_a_page_has_a_title_a_text_and_somebody_to_move(page):
    assert page.root.name
    assert page.root.comment
    assert page.root.set_up.turn is not None


@every_page
def test_a_page_has_only_properties_that_the_program_knows(page):
    assert {its.name for its in page.root.others} <= OURS
    for node in page.game.tree.walk():
        if node.parent is not None:
            assert {its.name for its in node.content.others} <= {"TE"}


@every_page
def test_no_chain_stands_without_a_liberty(page):
    board = page.board
    assert [point for point, _ in board.stones() if not board.chain(point).liberties] == []


@every_page
def test_every_line_is_legal_and_the_colours_alternate(page):
    game = page.game
    for node in game.tree.walk():
        if node.parent is None:
            continue
        move, before = node.content.move, game.position_at(node.parent)
        assert move is not None
        assert move.color is before.turn
        assert before.why_illegal(move, game.ruleset) is None


# Tasks


@every_task
def test_a_task_is_well_formed(page):
    assert len(page.values("TASK")) == 1
    if page.kind in WITH_ONE_POINT:
        assert page.board[page.point(page.argument)] is not None
    elif page.kind in WITH_POINTS:
        assert len(page.points) == len(set(page.points)) > 0
    elif page.kind == "territory":
        assert page.argument in {"black", "white"}
    else:
        assert page.task in WITHOUT_POINTS


@every_page
def test_only_a_task_has_something_to_say_of_answers(page):
    said = {its.name for its in page.root.others} & TEXTS
    assert ("RIGHT" in said) == bool(page.task)
    assert page.task or not said
    assert ("WRONG" in said) >= (page.kind == "answer")


@of_kind("answer")
def test_a_question_has_a_right_answer(page):
    assert any(is_marked_right(node) for node in page.game.tree.walk())


@every_page
def test_a_right_line_ends_where_it_is_marked_right(page):
    tree = page.game.tree
    assert all(not node.children for node in tree.walk() if is_marked_right(node))


@pytest.mark.parametrize("page", [p for p in TASKS if p.game.tree.root.children], ids=str)
def test_a_wrong_answer_is_told_why(page):
    tree, turn = page.game.tree, page.game.position.turn
    for node in tree.walk():
        if node.parent is None or not is_right(page, tree[node.parent]):
            continue
        move = node.content.move
        if move is not None and move.color is turn and not is_right(page, node):
            assert node.content.comment


def is_marked_right(node: Node) -> bool:
    return any(its.name == "TE" for its in node.content.others)


def is_right(page: Page, node: Node) -> bool:
    """Whether a line that is marked as right goes through ``node``."""
    tree = page.game.tree
    waiting = [node]
    while waiting:
        at = waiting.pop()
        if is_marked_right(at):
            return True
        waiting += [tree[child] for child in at.children]
    return False


@of_kind("capture")
def test_what_is_to_be_captured_can_be(page):
    game, target = page.game, page.point(page.argument)
    color = page.board[target]
    assert color is game.turn.opponent
    if not game.tree.root.children:
        reading = capture(page.board, target, game.turn, READING)
        assert reading.outcome is Outcome.DIES
        return
    ends = [node.number for node in game.tree.walk() if is_marked_right(node)]
    assert ends
    assert [end for end in ends if game.position_at(end).board[target] is color] == []


@of_kind("legal", "illegal")
def test_one_point_differs_from_the_others(page):
    game = page.game
    asked = [*page.root.markup.labels] or [p for p in page.board.points() if page.board.is_empty(p)]
    illegal = [point for point in asked if game.why_illegal(point) is not None]
    answers = illegal if page.kind == "illegal" else [p for p in asked if p not in illegal]
    assert answers
    if page.root.markup.labels:
        assert len(answers) == 1 < len(asked)


@of_kind("liberties")
def test_a_chain_has_liberties_to_click(page):
    assert page.board.chain(page.point(page.argument)).liberties


@of_kind("atari")
def test_a_move_puts_the_chain_in_atari(page):
    target = page.point(page.argument)
    assert len(page.board.chain(target).liberties) > 1
    after = [one.board for one in each_move(page) if one.board[target] is not None]
    assert any(len(board.chain(target).liberties) == 1 for board in after)


def each_move(page: Page) -> Iterator[Position]:
    position, ruleset = page.game.position, page.game.ruleset
    for point in position.legal_points(position.turn, ruleset):
        yield position.play(Move(position.turn, point), ruleset)


@of_kind("dead")
def test_the_dead_stones_are_those_that_the_program_finds(page):
    assert propose(page.board, page.game.ruleset).dead == stones_of(page.board, page.points)


@of_kind("territory", "count")
def test_what_is_counted_is_finished(page):
    ground = territory(page.board, page.dead)
    assert propose(page.board, page.game.ruleset).dead == page.dead
    assert ground.open == frozenset()
    assert all(ground.owned)


@of_kind("count")
def test_a_count_has_a_winner(page):
    game = page.game
    assert from_record(game.info.rules) is not None
    assert game.info.komi is not None
    count = score(
        page.board,
        page.dead,
        prisoners=ByColor(0, 0),
        passes=ByColor(0, 0),
        ruleset=game.ruleset,
        komi=game.komi,
        handicap=0,
    )
    assert count.result.winner is not None


# Languages


@pytest.mark.parametrize("folder", TRANSLATED, ids=lambda folder: folder.name)
def test_a_language_has_all_lessons(folder):
    names = [path.name for path in sorted(ENGLISH.iterdir())]
    assert [path.name for path in sorted(folder.iterdir())] == names


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.parent != ENGLISH],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_a_translation_differs_in_its_texts_only(path):
    assert skeletons(path) == skeletons(ENGLISH / path.name)


def skeletons(path: Path) -> list[list[tuple[int | None, Content]]]:
    """What is left of the nodes of each game if only whether there is a text counts, not which."""
    return [
        [(node.parent, without_texts(node.content)) for node in game.tree.walk()]
        for game in read(path).games
    ]


def without_texts(content: Content) -> Content:
    labels = {
        point: word if len(word) == 1 else "" for point, word in content.markup.labels.items()
    }
    others = [
        its._replace(values=tuple("" for _ in its.values)) if its.name in TEXTS else its
        for its in content.others
    ]
    return replace(
        content,
        comment="text" if content.comment else "",
        name="title" if content.name else "",
        info=replace(content.info, game_name=""),
        markup=replace(content.markup, labels=labels),
        others=tuple(sorted(others)),
    )
