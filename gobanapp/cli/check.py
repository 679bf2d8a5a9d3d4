"""``gobanapp check``: say what files hold and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator

from gobanapp.cli.files import Report, for_each, number, read
from gobanapp.cli.messages import ILLEGAL, counted, problem_sentence
from gobanapp.cli.options import add_rules, parser
from gobanapp.game.game import Game
from gobanapp.game.node import Node
from gobanapp.rules.color import Color
from gobanapp.rules.position import Illegal, Reason
from gobanapp.rules.result import Result
from gobanapp.rules.ruleset import Ruleset
from gobanapp.sgf.problems import Problem
from gobanapp.sgf.read_file import SgfGame
from gobanapp.sgf.reader import node_problems

MOVES = {"B": Color.BLACK, "W": Color.WHITE}
"""Under these names a move that is not on the board stays among a node's other properties."""


def run(arguments: list[str]) -> int:
    """Check the files that ``arguments`` name and return the exit status."""
    made = parser("check", "Say what files hold and what is wrong with them.")
    add_rules(made)
    options = made.parse_intermixed_args(arguments)
    return for_each(
        options.files, lambda file: _report(file, options.rules), _shown, as_json=options.json
    )


def _report(file: str, ruleset: Ruleset | None) -> Report:
    found = read(file)
    problems = [*found.report]
    for game in found.games:
        if not game.is_too_large:  # no point of such a board is understood
            problems += node_problems(game)
    problems.sort(key=lambda problem: (problem.line, problem.column))
    return {
        "file": file,
        "readable": True,
        "format": found.format.value,
        "encoding": found.encoding,
        "games": [_game(game, ruleset) for game in found.games],
        "problems": [_problem(problem) for problem in problems],
    }


def _problem(problem: Problem) -> Report:
    return {
        "code": problem.code.value,
        "line": problem.line,
        "column": problem.column,
        "message": problem_sentence(problem),
    }


def _game(record: SgfGame, ruleset: Ruleset | None) -> Report:
    # Of a board that is too large for us no point is understood, so any size does.
    columns, rows = (1, 1) if record.is_too_large else record.size
    game = Game(record.tree, columns, rows)
    rules = ruleset or game.ruleset
    result = Result.parse(game.info.result)
    nodes = list(record.tree.walk())
    return {
        "size": list(record.size),
        "nodes": len(nodes),
        "moves": sum(_has_move(node) for node in record.tree.main_line()),
        "variations": sum(not node.children for node in nodes) - 1,
        "rules": str(rules),
        "komi": number(game.komi),
        "handicap": game.handicap,
        "result": game.info.result if result is None else str(result),
        "illegal": [] if record.is_too_large else list(_illegal(game, rules, nodes)),
    }


def _has_move(node: Node) -> bool:
    content = node.content
    return content.move is not None or any(name in MOVES for name, _ in content.others)


def _illegal(game: Game, ruleset: Ruleset, nodes: list[Node]) -> Iterator[Report]:
    """Yield each move that ``ruleset`` does not allow. It is executed all the same.

    ``nodes``: all of the game, each after its parent.
    """
    moves: dict[int | None, int] = {None: 0}
    for index, node in enumerate(nodes):
        moves[node.number] = moves[node.parent] + _has_move(node)
        offence = _offence(game, ruleset, node)
        if offence is not None:
            color, point, reason = offence
            yield {
                "node": index,
                "move": moves[node.number],
                "color": color.value,
                "point": point,
                "reason": reason.value,
            }


def _offence(game: Game, ruleset: Ruleset, node: Node) -> tuple[Color, str, Reason] | None:
    """Return whose move it is, where, and why it is not allowed; None where nothing is wrong."""
    content = node.content
    move = content.move
    if move is None:
        off_board = (
            (MOVES[name], values[0], Reason.OFF_BOARD)
            for name, values in content.others
            if name in MOVES
        )
        return next(off_board, None)
    # Not the position of the parent: a set-up in the same node comes before the move.
    before = game.position_at(node.number).previous
    assert before is not None
    reached = before.attempt(move, ruleset)
    if isinstance(reached, Illegal):
        return move.color, str(move.point), reached.reason
    return None


def _shown(report: Report) -> str:
    games, problems = report["games"], report["problems"]
    count = counted(len(games), "game")
    lines = [f"{report['file']}: {count}, {report['format'].upper()} in {report['encoding']}"]
    for place, game in enumerate(games, start=1):
        columns, rows = game["size"]
        lines.append(
            f"  game {place}: {columns}x{rows}, {game['rules']}, komi {game['komi']},"
            f" handicap {game['handicap']}, result {game['result'] or 'not given'}"
        )
        counts = (counted(game[noun + "s"], noun) for noun in ("move", "node", "variation"))
        lines.append(f"    {', '.join(counts)}")
        lines += [
            f"    move {illegal['move']} (node {illegal['node']}), {illegal['color']}"
            f" {illegal['point']}: {ILLEGAL[illegal['reason']]}"
            for illegal in game["illegal"]
        ]
    lines += [f"  {found['line']}:{found['column']}: {found['message']}" for found in problems]
    if not problems and not any(game["illegal"] for game in games):
        lines.append("  Nothing is wrong with it.")
    return "\n".join(lines)
