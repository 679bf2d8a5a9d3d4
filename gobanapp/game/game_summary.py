"""The summary of a finished game, for its result sheet, as one value."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.clock.time_system import TimeSystem
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node_times import time_systems
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import Ruleset
from gobanapp.rules.scoring import Score
from gobanapp.rules.territory import dead_in_marked_territory


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSummary:
    """The contents of a result sheet without its wording.

    ``info``: the game information, with names and result as written. ``board``: the final
    position, with ``dead`` stones and ``territory`` if known. ``systems``: the time systems, None
    if unknown. ``used``: the seconds each player has used, None if not measured.
    """

    info: GameInfo
    ruleset: Ruleset
    handicap: int
    systems: ByColor[TimeSystem] | None
    used: ByColor[float] | None
    moves: int
    prisoners: ByColor[int]
    score: Score | None
    board: Board
    last_move: Point | None
    dead: frozenset[Point]
    territory: ByColor[frozenset[Point]]


def game_summary(
    game: Game, score: Score | None = None, used: ByColor[float] | None = None
) -> GameSummary:
    """Return the summary of ``game`` at the current node if that is its end, else at its end.

    ``score``: the accepted score of this position, which is not checked; without it, the territory
    is that marked in the game.
    """
    number = game.current_id
    if not game.is_at_result:
        *_, last = game.tree.main_line()
        number = last.id
    position = game.position_at(number)
    marked = game.tree[number].content.markup.territory
    owned = marked if score is None else score.territory.owned
    ground = owned if score is None else score.full_territory.owned
    return GameSummary(
        info=game.info,
        ruleset=game.ruleset,
        handicap=game.handicap,
        systems=time_systems(game.tree),
        used=used,
        moves=position.move_number,
        prisoners=position.prisoners,
        score=score,
        board=position.board,
        last_move=None if position.move is None else position.move.point,
        dead=dead_in_marked_territory(position.board, ground),
        territory=owned.map(frozenset),
    )
