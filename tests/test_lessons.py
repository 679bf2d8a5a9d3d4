"""The lessons that come with the program: sound in English, and the same in each language."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from gobanapp.game.game import Game
from gobanapp.game.node import Content, Node
from gobanapp.resources import resource_path
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.reading.readings import ReadingOutcome, read_capture
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.rules.scoring import score
from gobanapp.rules.territory import territory
from gobanapp.sgf.game_file import GameFile
from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.value_types import sgf_coordinates
from tests.legal_points import legal_points
from tests.thorough import one_in

LESSONS = resource_path("lessons")
ENGLISH = LESSONS / "en"
FOLDERS = sorted(path for path in LESSONS.iterdir() if path.is_dir())
TRANSLATED = [folder for folder in FOLDERS if folder != ENGLISH]

TEXTS = {"HINT", "RIGHT", "WRONG"}
OURS = {"TASK", "DEADSTONES", *TEXTS}
WITH_ONE_POINT = {"capture", "liberties", "atari"}
WITH_POINTS = {"points", "dead"}
WITHOUT_POINTS = {"answer", "legal", "illegal", "count"}
READING = 200_000


@cache
def read(path: Path) -> GameFile:
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
        point = sgf_coordinates(*self.board_size).point(name)
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


def pages(path: Path) -> list[Page]:
    return [Page(path, number) for number in range(1, len(read(path).games) + 1)]


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


# The English lessons, page by page: the other languages have the same pages, as proven below


@pytest.mark.parametrize("path", one_in(5, sorted(ENGLISH.glob("*.sgf"))), ids=named)
def test_a_lesson_is_sound(path, subtests):
    for page in pages(path):
        with subtests.test(str(page)):
            on_tasks = ON_EVERY_TASK if page.task else ()
            for check in (*ON_EVERY_PAGE, *on_tasks, *BY_TASK[page.kind]):
                check(page)


def has_a_title_a_text_and_a_player_to_move(page: Page) -> None:
    assert page.root.name
    assert page.root.comment
    assert page.root.set_up.turn is not None


def has_only_known_properties(page: Page) -> None:
    assert {its.name for its in page.root.others} <= OURS
    for node in page.game.tree.walk():
        if node.parent is not None:
            assert {its.name for its in node.content.others} <= {"TE"}


def has_no_chain_without_liberties(page: Page) -> None:
    board = page.board
    assert [point for point, _ in board.stones() if not board.chain(point).liberties] == []


def has_legal_lines_in_alternating_colours(page: Page) -> None:
    game = page.game
    for node in game.tree.walk():
        if node.parent is None:
            continue
        move, before = node.content.move, game.position_at(node.parent)
        assert move is not None
        assert move.color is before.turn
        assert before.why_illegal(move, game.ruleset) is None


def comments_on_answers_only_with_a_task(page: Page) -> None:
    said = {its.name for its in page.root.others} & TEXTS
    assert ("RIGHT" in said) == bool(page.task)
    assert page.task or not said
    assert ("WRONG" in said) >= (page.kind == "answer")


def ends_a_right_line_where_it_is_marked_right(page: Page) -> None:
    tree = page.game.tree
    assert all(not node.children for node in tree.walk() if is_marked_right(node))


# Tasks


def has_a_well_formed_task(page: Page) -> None:
    assert len(page.values("TASK")) == 1
    if page.kind in WITH_ONE_POINT:
        assert page.board[page.point(page.argument)] is not None
    elif page.kind in WITH_POINTS:
        assert len(page.points) == len(set(page.points)) > 0
    elif page.kind == "territory":
        assert page.argument in {"black", "white"}
    else:
        assert page.task in WITHOUT_POINTS


def explains_wrong_answers(page: Page) -> None:
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
    """Return whether a line that is marked as right goes through ``node``."""
    tree = page.game.tree
    waiting = [node]
    while waiting:
        at = waiting.pop()
        if is_marked_right(at):
            return True
        waiting += [tree[child] for child in at.children]
    return False


def has_a_right_answer(page: Page) -> None:
    assert any(is_marked_right(node) for node in page.game.tree.walk())


def captures_what_it_asks_for(page: Page) -> None:
    game, target = page.game, page.point(page.argument)
    color = page.board[target]
    assert color is game.turn.opponent
    if not game.tree.root.children:
        reading = read_capture(page.board, target, game.turn, READING)
        assert reading.outcome is ReadingOutcome.DIES
        return
    ends = [node.id for node in game.tree.walk() if is_marked_right(node)]
    assert ends
    assert [end for end in ends if game.position_at(end).board[target] is color] == []


def has_one_point_that_differs_from_the_others(page: Page) -> None:
    game = page.game
    asked = [*page.root.markup.labels] or [p for p in page.board.points() if page.board.is_empty(p)]
    illegal = [point for point in asked if game.why_illegal(point) is not None]
    answers = illegal if page.kind == "illegal" else [p for p in asked if p not in illegal]
    assert answers
    if page.root.markup.labels:
        assert len(answers) == 1 < len(asked)


def has_liberties_to_click(page: Page) -> None:
    assert page.board.chain(page.point(page.argument)).liberties


def can_put_the_chain_in_atari(page: Page) -> None:
    target = page.point(page.argument)
    assert len(page.board.chain(target).liberties) > 1
    after = [one.board for one in each_move(page) if one.board[target] is not None]
    assert any(len(board.chain(target).liberties) == 1 for board in after)


def each_move(page: Page) -> Iterator[Position]:
    position, ruleset = page.game.position, page.game.ruleset
    for point in legal_points(position, position.turn, ruleset):
        yield position.play(Move(position.turn, point), ruleset)


def has_the_dead_stones_that_the_program_finds(page: Page) -> None:
    assert propose_dead_stones(page.board, page.game.ruleset).dead == stones_of(
        page.board, page.points
    )


def is_a_finished_game(page: Page) -> None:
    ground = territory(page.board, page.dead)
    assert propose_dead_stones(page.board, page.game.ruleset).dead == page.dead
    assert ground.open_borders == frozenset()
    assert all(ground.owned)


def has_a_winner(page: Page) -> None:
    game = page.game
    assert parse_ruleset_name(game.info.rules) is not None
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


ON_EVERY_PAGE = (
    has_a_title_a_text_and_a_player_to_move,
    has_only_known_properties,
    has_no_chain_without_liberties,
    has_legal_lines_in_alternating_colours,
    comments_on_answers_only_with_a_task,
    ends_a_right_line_where_it_is_marked_right,
)
ON_EVERY_TASK = (has_a_well_formed_task, explains_wrong_answers)
BY_TASK = {
    "": (),
    "answer": (has_a_right_answer,),
    "capture": (captures_what_it_asks_for,),
    "legal": (has_one_point_that_differs_from_the_others,),
    "illegal": (has_one_point_that_differs_from_the_others,),
    "liberties": (has_liberties_to_click,),
    "atari": (can_put_the_chain_in_atari,),
    "points": (),
    "dead": (has_the_dead_stones_that_the_program_finds,),
    "territory": (is_a_finished_game,),
    "count": (is_a_finished_game, has_a_winner),
}


def test_every_kind_of_task_is_in_a_lesson():
    kinds = {page.kind for path in ENGLISH.glob("*.sgf") for page in pages(path)}
    assert kinds == set(BY_TASK)


# Languages


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_files_of_a_language_are_sound(folder, subtests):
    for path in sorted(folder.glob("*.sgf")):
        with subtests.test(path.stem):
            file = read(path)
            assert (file.problems, file.encoding) == ((), "utf-8")
            assert [problem for game in file.games for problem in node_problems(game)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_lesson_pages_share_a_title_and_have_unique_names(folder, subtests):
    for path in sorted(folder.glob("*.sgf")):
        with subtests.test(path.stem):
            roots = [game.tree.root.content for game in read(path).games]
            (title,) = {root.info.game_name for root in roots}
            assert title
            assert len({root.name for root in roots}) == len(roots)


def test_there_are_at_least_twenty_lessons():
    assert len([*ENGLISH.glob("*.sgf")]) >= 20


@pytest.mark.parametrize("folder", TRANSLATED, ids=lambda folder: folder.name)
def test_a_translation_differs_from_english_in_its_texts_only(folder, subtests):
    names = [path.name for path in sorted(ENGLISH.iterdir())]
    assert [path.name for path in sorted(folder.iterdir())] == names
    for name in names:
        with subtests.test(name):
            assert skeletons(folder / name) == skeletons(ENGLISH / name)


@cache
def skeletons(path: Path) -> list[tuple[int, int, list[tuple[int | None, Content]]]]:
    """What is left of the nodes of each game if only whether there is a text counts, not which."""
    return [
        (
            game.columns,
            game.rows,
            [(node.parent, without_texts(node.content)) for node in game.tree.walk()],
        )
        for game in read(path).games
    ]


def without_texts(content: Content) -> Content:
    labels = {
        point: word if len(word) == 1 else "" for point, word in content.markup.labels.items()
    }
    others = [
        its._replace(values=tuple("text" if value else "" for value in its.values))
        if its.name in TEXTS
        else its
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
