"""``gobanapp score``: scores of games."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from enum import Enum

from gobanapp.cli.command_files import (
    CommandError,
    JsonReport,
    json_number,
    read_game_file,
    report_each,
)
from gobanapp.cli.command_line import (
    add_position_options,
    add_rules_option,
    command_parser,
    parse_command_line,
    parse_point_count,
    whole_number,
)
from gobanapp.cli.command_messages import count_with_noun
from gobanapp.cli.game_choice import select_game, select_node
from gobanapp.cli.program_options import EXIT_USAGE
from gobanapp.game.game import Game
from gobanapp.game.node_times import time_penalties
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.online_go import online_go_difference
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.rules.scoring import SideCount, score
from gobanapp.rules.territory import dead_in_marked_territory
from gobanapp.rules.verdict import LifeStatus, Verdict


class DeadStonesOption(Enum):
    """Sources of the dead stones if they are not named."""

    AUTO = "auto"
    IN_FILE = "file"
    NONE = "none"


_ONLY_IF_ANY = "time"
_CONFIDENCE_DIGITS = 3

SCORE_LINES = {
    "territory": "territory",
    "stones": "living stones",
    "prisoners": "prisoners",
    "dead": "dead stones",
    "passes": "pass stones",
    "compensation": "for the handicap",
    "komi": "komi",
    "tax": "group tax",
    "time": "overtime",
    "total": "total",
}
"""The lines of a score by their names in JSON, with their labels."""


def run(arguments: list[str]) -> int:
    """Score the games that ``arguments`` name and return the exit status."""
    options = parse_command_line(make_parser(), arguments)
    return report_each(options, lambda file: _report(file, options), _text_lines)


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = command_parser("score", "Score games.")
    add_position_options(parser)
    add_rules_option(parser)
    parser.add_argument(
        "--dead",
        type=_dead,
        metavar="WHICH",
        help="the dead stones: D4,E5 (each names its whole chain), none, file for stones inside"
        " territory marked in the file, or auto for the program's estimate (default: file if"
        " territory is marked, otherwise auto)",
    )
    parser.add_argument(
        "--komi",
        type=parse_point_count,
        metavar="X",
        help="the komi, instead of the one in the file",
    )
    parser.add_argument(
        "--handicap",
        type=whole_number(0),
        metavar="N",
        help="the handicap, instead of the one in the file",
    )
    return parser


def _dead(text: str) -> DeadStonesOption | tuple[Point, ...]:
    if text in {dead.value for dead in DeadStonesOption}:
        return DeadStonesOption(text)
    try:
        return tuple(Point.parse(name) for name in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _report(file: str, options: argparse.Namespace) -> JsonReport:
    game = select_game(read_game_file(file).games, options.game)
    game.go_to(select_node(game, options.move))
    position = game.position
    ruleset = options.rules or game.ruleset
    dead, verdicts = _dead_stones(game, options.dead, ruleset)
    unsettled = (each.stones for each in verdicts if each.status is LifeStatus.UNSETTLED)
    komi = game.komi if options.komi is None else options.komi
    handicap = game.handicap if options.handicap is None else options.handicap
    count = score(
        position.board,
        dead,
        prisoners=position.prisoners,
        passes=position.passes,
        ruleset=ruleset,
        komi=komi,
        handicap=handicap,
        penalties=time_penalties(game.tree, game.current_id),
    )
    ground, counted_ground = count.full_territory, count.territory
    online_go = online_go_difference(position.board, dead, count)
    return {
        "file": file,
        "game": options.game,
        "move": position.move_number,
        "rules": str(count.ruleset),
        "size": [game.columns, game.rows],
        "komi": json_number(komi),
        "handicap": handicap,
        "dead": _names(dead),
        "dead_in_seki": _names(NO_POINTS.union(*count.dead_left)),
        "seki": _names(ground.seki),
        "open": _names(ground.open_borders),
        "unsettled": _names(NO_POINTS.union(*unsettled)),
        "territory": {color.value: _names(counted_ground.owned[color]) for color in Color},
        "neutral": _names(counted_ground.neutral),
        "online_go": {
            **{color.value: _names(online_go.owned[color]) for color in Color},
            "neutral": _names(online_go.neutral),
            "prisoners": _names(online_go.prisoners),
        },
        **{color.value: _side(count.lines[color]) for color in Color},
        "result": str(count.result),
        "territory_result": str(count.by(CountingMethod.TERRITORY).result),
        "area_result": str(count.by(CountingMethod.AREA).result),
        "verdicts": [
            _verdict(each) for each in sorted(verdicts, key=lambda verdict: min(verdict.stones))
        ],
    }


def _dead_stones(
    game: Game, wanted: DeadStonesOption | tuple[Point, ...] | None, ruleset: Ruleset
) -> tuple[frozenset[Point], tuple[Verdict, ...]]:
    """Return the dead stones, and the verdicts of the program if it has estimated them."""
    board = game.position.board
    if isinstance(wanted, tuple):
        return NO_POINTS.union(*(_chain(board, point) for point in wanted)), ()
    if wanted is DeadStonesOption.NONE:
        return NO_POINTS, ()
    territory = game.node.content.markup.territory
    if any(territory) and wanted is not DeadStonesOption.AUTO:
        return dead_in_marked_territory(board, territory), ()
    if wanted is DeadStonesOption.IN_FILE:
        raise CommandError(
            "The file marks no territory, so it does not show which stones are dead."
        )
    if ruleset.all_alive:
        return NO_POINTS, ()
    from gobanapp.rules.dead_stones import (
        propose_dead_stones,  # the slowest import here
    )

    proposal = propose_dead_stones(board, ruleset)
    return proposal.dead, proposal.verdicts


def _chain(board: Board, point: Point) -> frozenset[Point]:
    if point not in board:
        raise CommandError(f"--dead {point}: the point is not on the board.", EXIT_USAGE)
    if board.is_empty(point):
        raise CommandError(f"--dead {point}: there is no stone.", EXIT_USAGE)
    return board.chain(point).stones


def _verdict(verdict: Verdict) -> JsonReport:
    return {
        "points": _names(verdict.stones),
        "color": verdict.color.value,
        "status": verdict.status.value,
        "reason": verdict.reason.value,
        "confidence": json_number(round(verdict.confidence, _CONFIDENCE_DIGITS)),
    }


def _names(some: Iterable[Point]) -> list[str]:
    return [str(point) for point in sorted(some)]


def _side(side: SideCount) -> dict[str, float]:
    lines = {name: json_number(getattr(side, name)) for name in SCORE_LINES}
    return {name: points for name, points in lines.items() if points or name != _ONLY_IF_ANY}


_NOTED = (
    ("dead", "dead"),
    ("dead_in_seki", "dead in seki, not counted"),
    ("seki", "in seki"),
    ("open", "open border"),
    ("unsettled", "unsettled"),
)
_ONLINE_GO = {
    "black": "count {} for Black",
    "white": "count {} for White",
    "neutral": "not count {}",
    "prisoners": "take {} prisoner",
}


def _text_lines(report: JsonReport) -> list[str]:
    columns, rows = report["size"]
    black, white = report["black"], report["white"]
    heading = (
        f"{report['file']}, game {report['game']}, after {count_with_noun(report['move'], 'move')}:"
        f" {columns}x{rows}, {report['rules']}, komi {report['komi']},"
        f" handicap {report['handicap']}"
    )
    lines = [heading, f"{'':20}{'Black':>8}{'White':>8}"]
    lines += [
        f"{SCORE_LINES[name]:20}{black.get(name, 0):>8}{white.get(name, 0):>8}"
        for name in SCORE_LINES
        if black.get(name) or white.get(name) or name == "total"
    ]
    lines.append(
        f"result: {report['result']} (by territory {report['territory_result']},"
        f" by area {report['area_result']})"
    )
    for name, called in _NOTED:
        if report[name]:
            lines.append(f"{called}: {' '.join(report[name])}")
    for owner, would in _ONLINE_GO.items():
        if points := report["online_go"][owner]:
            lines.append(f"Online-Go.com would {would.format(' '.join(points))}")
    return lines
