"""What the board shows of the moves of the record: their numbers, and where it goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.shown_numbers import ShownMoveNumbers, move_numbers, next_move_letters
from gobanapp.game.game import Game
from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings


class MoveSigns:
    """The numbers are as the settings have it, or count from a node that the user has chosen."""

    def __init__(self, session: Session, settings: Settings) -> None:
        self._session = session
        self._settings = settings
        self._begun: tuple[Game, int] | None = None
        self._key: object = None
        self._numbers: Mapping[Point, int] = {}

    @property
    def numbered_from(self) -> int | None:
        """The node of this game behind which moves are numbered from 1, if there is one."""
        game = self._session.game
        if self._begun is None or self._begun[0] is not game or self._begun[1] not in game.tree:
            return None
        return self._begun[1]

    def number_from(self, number: int | None) -> None:
        """Number the moves behind node ``number`` from 1; None: as the settings have it."""
        self._begun = None if number is None else (self._session.game, number)

    def shown_on(self, view: BoardView) -> BoardView:
        """Return ``view``, which is of the session's node, with numbers and the next moves."""
        numbered, begun = self._settings.shown_numbers, self.numbered_from
        if numbered is not ShownMoveNumbers.NONE or begun is not None:
            view = replace(view, numbers=self._move_numbers(numbered, begun))
        if self._settings.shows_next_moves:
            game = self._session.game
            taken = view.labels.keys() | view.marks.keys()
            view = replace(view, next_move_letters=next_move_letters(game, game.current_id, taken))
        return view

    def _move_numbers(self, numbered: ShownMoveNumbers, begun: int | None) -> Mapping[Point, int]:
        """Return the numbers, worked out once: the board asks whenever the pointer moves."""
        game = self._session.game
        key = (game, game.tree.edits, game.current_id, numbered, begun)
        if key != self._key:
            self._key = key
            self._numbers = move_numbers(game, game.current_id, numbered.most, begun)
        return self._numbers
