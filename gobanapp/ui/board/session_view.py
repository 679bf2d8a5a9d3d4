"""The view of the session for the board: the current node, its signs, and a count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

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
    view: BoardView, turn: Color, *, pointed: Point | None, waiting: Point | None, is_illegal: bool
) -> BoardView:
    """Return ``view`` with the stone of ``turn`` that waits, or is pointed with on an empty point.

    ``is_illegal``: it may not be played on the point that is pointed at, which is said there.
    """
    if is_illegal:
        view = replace(view, forbidden=pointed)
    at = pointed if waiting is None else waiting
    if at is None or at == view.forbidden or not view.board.is_empty(at):
        return view
    return replace(view, ghost=(at, turn), unconfirmed=waiting)


class MoveSigns:
    """The numbers follow the settings, or count from a node that the user has chosen."""

    def __init__(self, session: Session, settings: Settings) -> None:
        self._session = session
        self._settings = settings
        self._begun: tuple[Game, int] | None = None
        self._key: object = None
        self._numbers: Mapping[Point, int] = {}

    @property
    def numbered_from(self) -> int | None:
        """The node of this game after which moves are numbered from 1, if any."""
        game = self._session.game
        if self._begun is None or self._begun[0] is not game or self._begun[1] not in game.tree:
            return None
        return self._begun[1]

    def number_from(self, number: int | None) -> None:
        """Number the moves after node ``number`` from 1; None: as in the settings."""
        self._begun = None if number is None else (self._session.game, number)

    def shown_on(self, view: BoardView) -> BoardView:
        """Return ``view``, which is of the session's node, with numbers and the next moves."""
        numbered, begun = self._settings.shown_numbers, self.numbered_from
        if numbered is not ShownMoveNumbers.NONE or begun is not None:
            view = replace(view, numbers=self._move_numbers(numbered, begun))
        if self._settings.shows_next_moves and not self._session.is_live:
            game, used = self._session.game, view.labels.values()
            taken = view.labels.keys() | view.marks.keys()
            letters = next_move_letters(game, game.current_id, taken, used)
            view = replace(view, next_move_letters=letters)
        return view

    def _move_numbers(self, numbered: ShownMoveNumbers, begun: int | None) -> Mapping[Point, int]:
        """Return the numbers, worked out once: the board asks whenever the pointer moves."""
        game = self._session.game
        key = (game, game.tree.edits, game.current_id, numbered, begun)
        if key != self._key:
            self._key = key
            self._numbers = move_numbers(game, game.current_id, numbered.most, begun)
        return self._numbers


def scoring_view(session: Session, frame: Frame, pointed_at: Point | None) -> BoardView:
    """Return the view of the count, with the group under the pointer."""
    from gobanapp.game.count_warnings import unsettled_groups  # not at the start

    game, count = session.game, session.scoring
    agreement, score = count.agreement, count.score(game)
    assert agreement is not None
    assert score is not None
    if count.awaits_proposal(game):
        # Without its dead stones, territory would flash up as neutral, and they as in seki.
        view = make_board_view(game, frame, whole=True)
    else:
        view = make_board_view(game, frame, score.territory, agreement.dead, whole=True)
        view = replace(view, seki=view.seki | agreement.seki)
    unsettled = unsettled_groups(agreement, count.proposal(game))
    pointed = NO_POINTS if pointed_at is None else _group_at(session, pointed_at)
    return replace(view, unsettled=NO_POINTS.union(*unsettled), hovered_group=pointed)


def _group_at(session: Session, point: Point) -> frozenset[Point]:
    """Return the stones that a click on ``point`` would speak of, with Shift or without."""
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
    under = (own for own, label in long_labels(view).items() if point in label.covered)
    own = next(under, point)
    label = view.labels.get(own, "")
    if written_label(view, own) != label:
        return label
    if point not in view.judgements:
        return ""
    from gobanapp.text.judgement_text import judgement_texts  # not at the start

    return " · ".join(judgement_texts(view.judgements[point]))
