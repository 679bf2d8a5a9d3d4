"""``gobanapp check``: contents and problems of files."""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Iterator

from gobanapp.cli.command_files import JsonReport, json_number, read_game_file, report_each
from gobanapp.cli.command_line import add_rules_option, command_parser, parse_command_line
from gobanapp.cli.command_messages import ILLEGAL_MOVES, count_with_noun, witness_sentence
from gobanapp.game.game import Game
from gobanapp.game.gc_pause import gc_paused
from gobanapp.game.legality import illegal_moves
from gobanapp.game.node import Node
from gobanapp.rules.result import Result
from gobanapp.rules.ruleset import Ruleset
from gobanapp.sgf.file_problems import FileProblem, FileProblemCode
from gobanapp.sgf.game_file import GameFile, SgfGame
from gobanapp.sgf.reader import node_problems
from gobanapp.text.file_problem_text import problem_sentence


def run(arguments: list[str]) -> int:
    """Check the files that ``arguments`` name and return the exit status."""
    options = parse_command_line(make_parser(), arguments)

    def report(file: str) -> JsonReport:
        with gc_paused():
            return _report(file, options.rules, has_witness=options.witness)

    return report_each(options, report, _text_lines)


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = command_parser("check", "Show what files contain, illegal moves, and problems.")
    add_rules_option(parser)
    parser.add_argument(
        "--witness",
        action="store_true",
        help="check with a second reader, sgfmill, that saving would keep all games",
    )
    return parser


def _report(file: str, ruleset: Ruleset | None, *, has_witness: bool = False) -> JsonReport:
    game_file = read_game_file(file)
    problems = [*game_file.problems]
    if not game_file.is_encoding_sure:
        problems.append(
            FileProblem(
                code=FileProblemCode.GUESSED_ENCODING,
                line=1,
                column=1,
                property="CA",
                found=game_file.encoding,
            )
        )
    for game in game_file.games:
        if not game.is_too_large:  # no point of such a board is parsed
            problems += node_problems(game, keeps_content=True)
    problems.sort(key=lambda problem: (problem.line, problem.column))
    report = {
        "file": file,
        "readable": True,
        "format": game_file.format.value,
        "encoding": game_file.encoding,
        "games": [_game(game, ruleset) for game in game_file.games],
        "problems": [_problem(problem) for problem in problems],
    }
    if has_witness:
        report["witness"] = _testimony(game_file)
    return report


def _testimony(game_file: GameFile) -> JsonReport:
    """Return the findings of sgfmill in the file that saving would write."""
    from gobanapp.sgf.sgfmill_check import compare_with_witness
    from gobanapp.sgf.writer import write_each

    testimony = compare_with_witness(write_each(game_file.games), game_file.games, by_meaning=True)
    difference = testimony.difference
    return {
        "agrees": difference is None,
        "difference": difference
        and {"kind": difference.kind.value, "game": difference.game, "node": difference.node},
        "skipped": sorted(skip.value for skip in testimony.skipped),
    }


def _problem(problem: FileProblem) -> JsonReport:
    return {
        "code": problem.code.value,
        "line": problem.line,
        "column": problem.column,
        "message": problem_sentence(problem),
    }


def _game(record: SgfGame, ruleset: Ruleset | None) -> JsonReport:
    # No point of a board that is too large is parsed, so any size will do.
    columns, rows = (1, 1) if record.is_too_large else record.size
    game = Game(record.tree, columns, rows)
    rules = ruleset or game.ruleset
    result = Result.parse(game.info.result)
    nodes = list(record.tree.walk())
    return {
        "size": list(record.size),
        "nodes": len(nodes),
        "moves": sum(node.content.has_move for node in record.tree.main_line()),
        "variations": sum(not node.children for node in nodes) - 1,
        "rules": str(rules),
        "komi": json_number(game.komi),
        "handicap": game.handicap,
        "result": game.info.result if result is None else str(result),
        "illegal": [] if record.is_too_large else list(_illegal(game, rules, nodes)),
    }


def _illegal(game: Game, ruleset: Ruleset, nodes: list[Node]) -> Iterator[JsonReport]:
    """Yield each illegal move under ``ruleset``, with its place in the file and on its line.

    ``nodes``: all of the game, each after its parent.
    """
    # By the numbers of the nodes, of which there may be millions.
    moves, indexes = (array("I", [0]) * game.tree.next_id for _ in range(2))
    for index, node in enumerate(nodes):
        before = 0 if node.parent is None else moves[node.parent]
        moves[node.id] = before + node.content.has_move
        indexes[node.id] = index
    for violation in illegal_moves(game.position_at, ruleset, nodes):
        yield {
            "node": indexes[violation.node_id],
            "move": moves[violation.node_id],
            "color": violation.color.value,
            "point": str(violation.point),
            "reason": violation.refusal.reason.value,
        }


def _text_lines(report: JsonReport) -> list[str]:
    games, problems = report["games"], report["problems"]
    count = count_with_noun(len(games), "game")
    lines = [f"{report['file']}: {count}, {report['format'].upper()} in {report['encoding']}"]
    for number, game in enumerate(games, start=1):
        columns, rows = game["size"]
        lines.append(
            f"  game {number}: {columns}x{rows}, {game['rules']}, komi {game['komi']},"
            f" handicap {game['handicap']}, result {game['result'] or 'not given'}"
        )
        counts = (count_with_noun(game[noun + "s"], noun) for noun in ("move", "node", "variation"))
        lines.append(f"    {', '.join(counts)}")
        lines += [
            f"    move {illegal['move']} (node {illegal['node']}), {illegal['color']}"
            f" {illegal['point']}: {ILLEGAL_MOVES[illegal['reason']]}"
            for illegal in game["illegal"]
        ]
    lines += [
        f"  {problem['line']}:{problem['column']}: {problem['message']}" for problem in problems
    ]
    if not problems and not any(game["illegal"] for game in games):
        lines.append("  No problems found.")
    if "witness" in report:
        lines.append(f"  {witness_sentence(report['witness'])}")
    return lines
