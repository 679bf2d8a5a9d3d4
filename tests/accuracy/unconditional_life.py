"""Unconditional life and territory, compared with GNU Go and KataGo.

The positions lie beside the checkout and are no part of it.
"""

from __future__ import annotations

import sys

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.color import Color
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.unconditional_life import both_sides
from gobanapp.rules.point import Point
from tests.accuracy.corpus import CORPUS, cases_of
from tests.board_text import parse_board


def main() -> int:
    """Print how much of what others call certain is certain to us, and what is by mistake."""
    if not CORPUS.is_dir():
        print(f"No positions to judge: there is no folder {CORPUS}.")
        return 0
    print("Unconditional life")
    report_points()
    report_boards()
    return 0


def report_points() -> None:
    found = {"alive": 0, "owned": 0, "asked": 0, "too much": 0}
    for case in cases_of("scoring/gnugo_unconditional.json"):
        owners = certain_owners(parse_board("\n".join(case["board"])), suicide=False)
        board = parse_board("\n".join(case["board"]))
        for name, status in case["expect"]["unconditional_status"].items():
            found["asked"] += 1
            owner = owners.get(Point.parse(name))
            found["too much"] += owner is not None and status == "undecided"
            found["owned"] += (
                status == "undecided"
                if owner is None
                else agrees(status, owner, board[Point.parse(name)])
            )
    print(
        f"  unconditional        as GNU Go has it: {found['owned']} of {found['asked']} points,"
        f" {found['too much']} certain to us alone"
    )


def report_boards() -> None:
    equal = total = 0
    for case in cases_of("scoring/katago_passalive_area.json"):
        board = parse_board("\n".join(case["board"]))
        for suicide, name in ((False, "pass_alive_no_suicide"), (True, "pass_alive_suicide")):
            owners = certain_owners(board, suicide=suicide)
            letters = {None: ".", Color.BLACK: "X", Color.WHITE: "O"}
            drawn = "".join(letters[owners.get(point)] for point in board.points())
            total += 1
            equal += drawn == "".join(case["expect"][name])
    print(f"  pass-alive           as KataGo has it: {equal} of {total} boards")


def agrees(status: str, owner: Color, stone: Color | None) -> bool:
    expected = {
        "alive": stone is owner,
        "dead": stone is owner.opponent,
        "black_territory": owner is Color.BLACK,
        "white_territory": owner is Color.WHITE,
    }
    return expected.get(status, False)


def certain_owners(board: Board, *, suicide: bool) -> dict[Point, Color]:
    chains = Chains(board)
    owners: dict[Point, Color] = {}
    for code, life in both_sides(chains, suicide=suicide).items():
        color = {BLACK: Color.BLACK, WHITE: Color.WHITE}[code]
        for number in life.alive:
            owners.update(dict.fromkeys(chains.grid.points_at(chains.all[number].stones), color))
        for region in life.territory:
            owners.update(dict.fromkeys(chains.grid.points_at(region.inside), color))
    return owners


if __name__ == "__main__":
    sys.exit(main())
