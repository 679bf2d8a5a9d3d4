"""Plays a case of a data file, and says what comes out otherwise than it expects.

``tests/data/rules/README.md`` tells what the words of a case mean.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position, RefusalReason
from gobanapp.rules.ruleset import (
    RULESET_PRESETS,
    TROMP_TAYLOR,
    CountingMethod,
    Repetition,
    Ruleset,
)
from gobanapp.rules.scoring import Score, score
from tests.board_text import draw_board, parse_board
from tests.legal_points import legal_points

Case = Mapping[str, Any]

COLORS = {"B": Color.BLACK, "W": Color.WHITE}
REPETITIONS = {"simple": Repetition.BASIC} | {rule.value: rule for rule in Repetition}


def differences(case: Case) -> list[str]:
    """Return what the program makes of ``case`` that it should not, nothing where all is right."""
    if "apply_setup" in case:
        return list(set_up_differences(case))
    game = Played(case)
    return [
        f"{word}: {found}, not {wanted}"
        for word, wanted in case["expect"].items()
        if word not in NOT_ASKED
        and not agree(found := ASKED[word](game, wanted) if word in ASKED else "unknown", wanted)
    ]


def agree(found: object, wanted: object) -> bool:
    """Return whether both are the same; of names of points the order does not matter."""
    if isinstance(found, set):
        return isinstance(wanted, list) and found == set(wanted)
    return found == wanted


class Played:
    """A case, and the position after its moves. Illegal ones are played all the same."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.ruleset = ruleset_of(case)
        self.positions = [start_of(case)]
        for move in moves_of(case):
            self.positions.append(self.positions[-1].play_unchecked(move))

    @property
    def end(self) -> Position:
        return self.positions[-1]

    def refused(self, reasons: tuple[RefusalReason | None, ...], wanted: list[str]) -> set[str]:
        """Return the empty points refused for one of ``reasons``; None is for legal ones.

        Cases that do not tell all of them are asked for those they name alone.
        """
        color = COLORS[self.case["expect"]["player"]]
        complete = "illegal_by_ko" in self.case["expect"]
        names = set()
        for point in self.end.board.points():
            if self.end.board.is_empty(point) and (complete or str(point) in wanted):
                illegal = self.end.why_illegal(Move(color, point), self.ruleset)
                if (illegal and illegal.reason) in reasons:
                    names.add(str(point))
        return names

    def illegal_moves(self, repetition: Repetition) -> list[list[object]]:
        ruleset = replace(self.ruleset, ko=repetition)
        verdicts = [
            position.why_illegal(move, ruleset)
            for position, move in zip(self.positions, moves_of(self.case), strict=False)
        ]
        return [[n, illegal.reason.value] for n, illegal in enumerate(verdicts, start=1) if illegal]

    def score(self) -> Score:
        case = self.case
        dead = case.get("dead", case["expect"].get("pass_dead", ()))
        before = case.get("prisoners_before", {"B": 0, "W": 0})
        prisoners = self.end.prisoners
        return score(
            self.end.board,
            [Point.parse(name) for name in dead],
            prisoners=ByColor(prisoners.black + before["B"], prisoners.white + before["W"]),
            passes=self.end.passes,
            ruleset=self.ruleset,
            komi=case["rules"].get("komi", 0),
            handicap=case.get("handicap", 0),
        )

    def totals(self, counting: CountingMethod) -> dict[str, float]:
        black, white = (side.total for side in self.score().by(counting).lines)
        return {"B": black, "W": white, "W_minus_B": white - black}


BY_KO = (RefusalReason.KO, RefusalReason.SUPERKO)

ASKED: Mapping[str, Callable[[Played, Any], object]] = {
    "board_after": lambda game, wanted: rows(game.end.board),
    "final_position": lambda game, wanted: rows(game.end.board),
    "prisoners": lambda game, wanted: dict(zip("BW", game.end.prisoners, strict=True)),
    "legal": lambda game, wanted: game.refused((None,), wanted),
    "illegal": lambda game, wanted: game.refused((*BY_KO, RefusalReason.SUICIDE), wanted),
    "illegal_by_ko": lambda game, wanted: game.refused(BY_KO, wanted),
    "illegal_suicide": lambda game, wanted: game.refused((RefusalReason.SUICIDE,), wanted),
    "illegal_moves_by_ko_rule": lambda game, wanted: {
        rule: game.illegal_moves(REPETITIONS[rule]) for rule in wanted
    },
    "legal_count_incl_pass_before_each_move": lambda game, wanted: [
        1 + len(legal_points(position, position.turn, game.ruleset))
        for position in game.positions[: len(wanted)]
    ],
    "simple_ko_point": lambda game, wanted: game.end.ko and str(game.end.ko),
    "liberties": lambda game, wanted: {
        name: len(game.end.board.chain(Point.parse(name)).liberties) for name in wanted
    },
    "score": lambda game, wanted: {
        name: points
        for name, points in game.totals(game.ruleset.counting).items()
        if name in wanted
    },
    "area_B_minus_W": lambda game, wanted: -game.totals(CountingMethod.AREA)["W_minus_B"],
    "white_handicap_bonus": lambda game, wanted: game.score().lines.white.compensation,
}
NOT_ASKED = {"player", "n_positions", "dead", "pass_dead"}


def moves_of(case: Case) -> list[Move]:
    return [
        Move(COLORS[color], None if name == "pass" else Point.parse(name))
        for color, name in case.get("moves", ())
    ]


def start_of(case: Case) -> Position:
    if case.get("board"):
        board = parse_board("\n".join(case["board"]))
    else:
        board = Board.empty(*case["size"])
        for letter, names in case.get("setup", {}).items():
            board = board.with_stones(COLORS[letter], map(Point.parse, names))
    return Position.start(board, COLORS[case.get("to_move") or "B"])


def ruleset_of(case: Case) -> Ruleset:
    rules = case.get("rules", {})
    return replace(
        RULESET_PRESETS.get(rules.get("name", ""), TROMP_TAYLOR),
        ko=REPETITIONS[rules.get("ko", "simple")],
        suicide=rules.get("suicide", False),
        counting=CountingMethod(rules.get("scoring", "area")),
        seki_points=rules.get("tax", "none") == "none",
        group_tax=rules.get("tax") == "all",
    )


def rows(board: Board) -> list[str]:
    return draw_board(board).replace(" ", "").splitlines()


def set_up_differences(case: Case) -> Iterator[str]:
    """Compare with a set-up that takes off chains without a liberty.

    Ours leaves them there, as SGF has it that setting up captures nothing.
    """
    names = case["apply_setup"]
    black, white, empty = (map(Point.parse, names[key]) for key in ("B", "W", "empty"))
    start = Position.start(Board.empty(*case["size"]))
    board = start.set_up(tuple(black), tuple(white), tuple(empty)).board
    choked = [point for point, _ in board.stones() if not board.chain(point).liberties]
    if case["expect"]["setup_is_legal"] == bool(choked):
        yield f"without liberties: {choked}"
    after = rows(board.with_stones(None, choked))
    if after != case["expect"]["board_after"]:
        yield f"board_after: {after}"
