"""The view of the session for the board: the current node, its signs, a count, or a substitute."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.diagram.long_labels import long_labels, written_label
from gobanapp.diagram.shown_numbers import ShownMoveNumbers, move_numbers, next_move_letters
from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings


def node_view(
    session: Session,
    frame: Frame,
    *,
    whole: bool,
    shows_atari: bool,
    ownership: Mapping[Point, float],
) -> BoardView:
    """Return the view of the session's position and node.

    ``whole``: True for the whole board. ``ownership``: an estimate to show, empty for none. In a
    dispute the remaining disputed stones are outlined.
    """
    game, board = session.game, session.position.board
    disputed = atari = NO_POINTS
    if session.scoring.dispute is not None and session.scoring.is_playing_out(session.game):
        disputed = session.scoring.dispute.surviving_stones(game)
    if shows_atari:
        from gobanapp.diagram.aids import stones_in_atari  # not at the start

        atari = stones_in_atari(board)
    view = make_board_view(game, frame, number=session.tools.shown_id(session.game), whole=whole)
    if board is view.board and not disputed and not atari and not ownership:
        return view
    return replace(view, board=board, hovered_group=disputed, atari=atari, ownership=ownership)


def with_next_stone(
    view: BoardView,
    turn: Color,
    *,
    hovered: Point | None,
    unconfirmed: Point | None,
    is_illegal: bool,
) -> BoardView:
    """Return ``view`` with an unconfirmed stone of ``turn``, or else one on the hovered point.

    ``is_illegal``: True to mark the hovered point as illegal.
    """
    if is_illegal:
        view = replace(view, forbidden=hovered)
    point = hovered if unconfirmed is None else unconfirmed
    if point is None or point == view.forbidden or not view.board.is_empty(point):
        return view
    return replace(view, ghost=(point, turn), unconfirmed=unconfirmed)


class MoveSigns:
    """Move numbers and next moves: the numbers follow the settings or begin at a chosen node."""

    def __init__(self, session: Session, settings: Settings) -> None:
        self._session = session
        self._settings = settings
        self._numbering_start: tuple[Game, int] | None = None
        self._key: object = None
        self._numbers: Mapping[Point, int] = {}

    @property
    def numbered_from(self) -> int | None:
        """The node of this game after which moves are numbered from 1, if any."""
        game = self._session.game
        if self._numbering_start is None:
            return None
        numbered_game, node = self._numbering_start
        return node if numbered_game is game and node in game.tree else None

    def number_from(self, number: int | None) -> None:
        """Number the moves after node ``number`` from 1; None: as in the settings."""
        self._numbering_start = None if number is None else (self._session.game, number)

    def apply_to(self, view: BoardView) -> BoardView:
        """Return ``view``, which is of the session's node, with numbers and the next moves."""
        style, start = self._settings.shown_numbers, self.numbered_from
        if style is not ShownMoveNumbers.NONE or start is not None:
            view = replace(view, numbers=self._move_numbers(style, start))
        if self._settings.shows_next_moves and not self._session.is_live:
            game, used = self._session.game, view.labels.values()
            taken = view.labels.keys() | view.marks.keys()
            letters = next_move_letters(game, game.current_id, taken, used)
            view = replace(view, next_move_letters=letters)
        return view

    def _move_numbers(self, style: ShownMoveNumbers, start: int | None) -> Mapping[Point, int]:
        """Return the numbers, cached: the board needs them whenever the pointer moves."""
        game = self._session.game
        key = (game, game.tree.edits, game.current_id, style, start)
        if key != self._key:
            self._key = key
            self._numbers = move_numbers(game, game.current_id, style.most, start)
        return self._numbers


@dataclass(frozen=True, slots=True)
class SubstituteView:
    """A view in place of the session's: a step of a count by hand, a problem or a lesson."""

    view: BoardView
    follows_orientation: bool = True
    """True if the board shows it in the orientation that the user has chosen."""

    def in_frame(self, frame: Frame) -> BoardView:
        """Return the view with the coordinates of ``frame`` and the part that it shows itself."""
        own = self.view.frame
        symmetry = frame.symmetry if self.follows_orientation else own.symmetry
        frame = replace(frame, part=own.part, symmetry=symmetry)
        return self.view if own == frame else replace(self.view, frame=frame)


def scoring_view(session: Session, frame: Frame, hovered: Point | None) -> BoardView:
    """Return the view of the count, with the group under the pointer."""
    from gobanapp.game.count_warnings import unsettled_groups  # not at the start

    game, count = session.game, session.scoring
    agreement, score = count.agreement, count.score(game)
    assert agreement is not None
    assert score is not None
    if count.awaits_proposal(game):
        # Without the dead stones, territory would briefly appear as neutral, and they as in seki.
        view = make_board_view(game, frame, whole=True)
    else:
        view = make_board_view(game, frame, score.territory, agreement.dead, whole=True)
        view = replace(view, seki=view.seki | agreement.seki)
    unsettled = unsettled_groups(agreement, count.proposal(game))
    group = NO_POINTS if hovered is None else _group_at(session, hovered)
    return replace(view, unsettled=NO_POINTS.union(*unsettled), hovered_group=group)


def _group_at(session: Session, point: Point) -> frozenset[Point]:
    """Return the stones that a click on ``point`` would change; with Shift only their chain."""
    only_chain = bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
    return session.scoring.group_at(session.game, point, only_chain=only_chain)


def group_description(session: Session, point: Point) -> str:
    """Return the status of the group on ``point`` in the count, and why; "" without one."""
    count, game = session.scoring, session.game
    agreement, score = count.agreement, count.score(game)
    proposal = count.proposal(game)
    verdict = None if proposal is None else proposal.verdict_at(point)
    if agreement is None or score is None or verdict is None:
        return ""
    from gobanapp.text import scoring_text  # not at the start

    return scoring_text.verdict(
        verdict,
        is_dead=point in agreement.dead,
        is_in_seki=point in score.full_territory.seki,
        is_marked_seki=point in agreement.seki,
        is_decided=point in agreement.decided,
    )


def label_description(view: BoardView, point: Point) -> str:
    """Return the full text of a label that is cut on ``point``, or its judgements; else ""."""
    covering = (other for other, label in long_labels(view).items() if point in label.covered)
    source = next(covering, point)
    label = view.labels.get(source, "")
    if written_label(view, source) != label:
        return label
    if point not in view.judgements:
        return ""
    from gobanapp.text.judgement_text import judgement_texts  # not at the start

    return " · ".join(judgement_texts(view.judgements[point]))
