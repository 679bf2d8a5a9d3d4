"""Invariants of every file: reading, display, writing, reports.

Each function raises Fault where it is not, or lets through what the program has raised.
"""

from __future__ import annotations

import io
import json
import re
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final

from sgfmill import sgf

from gobanapp.__main__ import main as gobanapp
from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.game import Game
from gobanapp.game.node import Content
from gobanapp.sgf.encodings import decode
from gobanapp.sgf.file_problems import FileProblem, FileProblemCode, UnreadableFile
from gobanapp.sgf.game_file import GameFile, SgfGame
from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.sgfmill_check import compare_with_witness
from gobanapp.sgf.writer import write_games
from gobanapp.text.file_problem_text import problem_sentence, unreadable_sentence
from tests.soak.fault import Fault, demand
from tests.soak.kept_values import OF_THE_ROOT, check_kept

_SMALL_NAME: Final = re.compile(rb"(?<![A-Za-z])[a-z]+\s*\[")


def read(data: bytes) -> GameFile | None:
    """Read a file; None where it is refused, which must be said in a sentence."""
    try:
        return read_games(data)
    except UnreadableFile as error:
        demand(len(unreadable_sentence(error)) > 5, "nothing is said of a file that cannot be read")
        return None


def check(data: bytes, file: GameFile, choose: Random) -> None:
    """Demand of a file that was read all that can be demanded without a command."""
    written = write_games(file.games)  # what has not been read yet is written as it stands
    has_unread = any(game.unread is not None for game in file.games)
    found = [[] if game.is_too_large else node_problems(game) for game in file.games]
    # Of a file in two encodings the one that is named reads only a part.
    is_mixed = any(problem.code is FileProblemCode.MIXED_ENCODINGS for problem in file.problems)
    text = decode(data, None if file.is_sgf or is_mixed else file.encoding).text
    check_problems([*file.problems, *chain(*found)], text)
    again = _check_written(file, written)
    testimony = compare_with_witness([written], file.games, by_meaning=True)
    demand(testimony.difference is None, f"the second reader finds {testimony.difference}")
    for game, its, faults in zip(file.games, again.games, found, strict=True):
        if file.is_sgf and not game.is_too_large and not _is_as_it_stood(game, its):
            new = _kinds(node_problems(its)) - _kinds(faults)
            demand(not new, f"what is written has new problems: {new}")
    demand(write_games(file.games) == written, "what was looked at is written otherwise")
    if has_unread:
        # Now every game has been read, so the file is put together in the other way.
        third = read(write_games(file.games))
        if third is None:
            raise Fault("what is written after all was read cannot be read")
        same = [*map(facts, third.games)] == [*map(facts, again.games)]
        demand(same, "what is written after all was read is something else")
    if file.is_sgf:
        check_kept(text, file, written.decode("utf-8"))
    if choose.random() < 0.3:
        _check_views(file, choose)
        _check_edit(file, choose)


# Problems


def check_problems(problems: list[FileProblem], text: str) -> None:
    """Demand that each has a sentence, and is in a line of ``text`` and in that line."""
    widths = [len(line) for line in re.split(r"\r\n|\n\r?|\r", text)]
    for problem in problems:
        demand(1 <= problem.line <= len(widths), f"{problem} is in none of {len(widths)} lines")
        width = widths[problem.line - 1]
        # A byte order mark is a character of the first line, and a place may be behind the last.
        demand(1 <= problem.column <= width + 2, f"{problem} is in none of {width} columns")
    for problem in {problem.code: problem for problem in problems}.values():
        demand(len(problem_sentence(problem)) > 5, f"nothing is said of {problem}")


# What is shown


def _check_views(file: GameFile, choose: Random) -> None:
    game = choose.choice(file.games[:20])
    if game.is_too_large:
        return
    shown = Game(game.tree, game.columns, game.rows)
    numbers = [*game.tree.nodes]
    for number in {numbers[-1], choose.choice(numbers)}:
        view = make_board_view(shown, number=number)
        on_board = set(view.board.points())
        drawn = {*view.marks, *view.labels, *view.dimmed, *view.hidden, *view.dead}
        demand(drawn <= on_board, "something is drawn beside the board")


# What is written

Facts = tuple[tuple[int, int], list[tuple[int, Content]]]


def facts(game: SgfGame) -> Facts:
    """Return the size, and of each node how many children it has and what it says."""
    return game.size, [(len(node.children), node.content) for node in game.tree.walk()]


def _check_written(file: GameFile, written: bytes) -> GameFile:
    """Demand that what is written is read as the same, without a new problem, and stays."""
    again = read(written)
    if again is None:
        raise Fault("what is written cannot be read")
    demand(again.is_sgf, "what is written is not read as SGF")
    demand(again.encoding == "utf-8" and again.is_encoding_sure, "what is written is not UTF-8")
    new = {problem.code for problem in again.problems} - OF_THE_ROOT
    demand(not new, f"what is written has {sorted(code.value for code in new)}")
    demand(write_games(again.games) == written, "what is written is written otherwise")
    demand(len(again.games) == len(file.games), "there are more or fewer games when written")
    for game, other in zip(file.games, again.games, strict=True):
        if not _is_as_it_stood(game, other):
            demand(facts(game) == facts(other), "what is written is read otherwise")
    return again


def _is_as_it_stood(game: SgfGame, other: SgfGame) -> bool:
    """Return whether one game has the tree of another and the same text in each node but the root.

    Roots are compared by what they say. To understand every node again takes longer.
    """
    if game.size != other.size or game.root.content != other.root.content:
        return False
    return _texts(game) == _texts(other) and game.root.text is not None


def _texts(game: SgfGame) -> list[tuple[int | None, str | None]]:
    return [
        (len(node.children), None if node.parent is None else node.text)
        for node in game.tree.walk()
    ]


def _kinds(problems: list[FileProblem]) -> Counter[tuple[FileProblemCode, str, str]]:
    return Counter((problem.code, problem.property, problem.found) for problem in problems)


def _check_edit(file: GameFile, choose: Random) -> None:
    """Demand that a comment typed at a node changes that comment and nothing else."""
    place = choose.randrange(min(20, len(file.games)))
    game = file.games[place]
    number = choose.choice([*game.tree.nodes])
    content = replace(game.tree[number].content, comment="typed [here] \\ ")
    edit = game.tree.change_edit({number: content})
    game.tree.apply(edit)
    try:
        again = read(write_games(file.games))
        if again is None:
            raise Fault("what is written after an edit cannot be read")
        demand(len(again.games) == len(file.games), "an edit makes more or fewer games")
        demand(_in_order(again.games[place]) == _in_order(game), "an edit changes more than itself")
    finally:
        game.tree.apply(edit.inverse)


def _in_order(game: SgfGame) -> list[tuple[int, Content]]:
    return [
        (children, replace(content, others=tuple(sorted(content.others))))
        for children, content in facts(game)[1]
    ]


# Another reader


def check_with_sgfmill(data: bytes, file: GameFile) -> bool:
    """Demand that sgfmill reads the same moves and set-up; return whether it could be asked.

    It is asked only about files without a problem that hold one game, and no text outside ASCII.
    Names in small letters are nothing to it.
    """
    (game, *others) = file.games
    if others or file.problems or not file.is_sgf or not data.isascii() or node_problems(game):
        return False
    if _SMALL_NAME.search(data):
        return False
    try:
        other = sgf.Sgf_game.from_bytes(data)
    except ValueError:  # It refuses much that must open.
        return False
    demand(game.size == (other.get_size(),) * 2, "sgfmill has another size")
    for node, theirs in zip(game.tree.main_line(), other.get_main_sequence(), strict=True):
        try:
            color, point = theirs.get_move()
            stones = theirs.get_setup_stones()
        except ValueError:  # a value that it does not understand
            continue
        move = node.content.move
        mine = (None, None) if move is None else (move.color.value[0], move.point)
        at = None if mine[1] is None else (mine[1].y, mine[1].x)
        demand((mine[0], at) == (color, point), f"sgfmill has another move: {theirs}")
        set_up = node.content.set_up
        for points, its in zip((set_up.black, set_up.white, set_up.empty), stones, strict=True):
            demand({(p.y, p.x) for p in points} == its, f"sgfmill has another set-up: {theirs}")
    return True


# The commands


def check_commands(path: Path, file: GameFile | None, *, counts: bool) -> None:
    """Demand of each command that it answers for the file at ``path``, whatever it holds.

    ``counts``: also let the dead stones be found, which takes longest.
    """
    told = _answer("check", str(path))
    demand(("error" in told) == (file is None), "check does not agree with the reader")
    dead = () if counts else ("--dead", "none")
    for arguments in (
        ("score", str(path), *dead),
        ("convert", str(path), "-o", str(path.with_name("converted.sgf"))),
        ("diagram", str(path), "-o", str(path.with_name("drawn.svg"))),
        ("diagram", str(path), "-o", str(path.with_name("drawn.txt")), "--every", "50"),
    ):
        report = _answer(*arguments)
        demand(file is not None or "error" in report, f"{arguments[0]} reads what cannot be read")
    if file is not None:
        converted = path.with_name("converted.sgf").read_bytes()
        demand(converted == write_games(read_games(path.read_bytes()).games), "convert differs")


def _answer(*arguments: str) -> dict[str, object]:
    """Run a command in this process and return its report on the one file."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = gobanapp([*arguments, "--json"])
    (report,) = json.loads(out.getvalue())
    demand(status in (0, 1), f"{arguments[0]} ends with {status}")
    demand(("error" in report) == (status == 1), f"{arguments[0]} ends with {status}: {report}")
    lines = err.getvalue().count("\n")
    demand(lines == status, f"{arguments[0]} says {lines} lines: {err.getvalue()[:200]}")
    with redirect_stdout(out), redirect_stderr(err):
        demand(gobanapp([*arguments]) == status, f"{arguments[0]} in words ends otherwise")
    return dict(report)
