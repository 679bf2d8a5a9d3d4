"""The texts of a presentation next to the board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from string import ascii_uppercase

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.shown_numbers import next_move_points
from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.session import Session
from gobanapp.text import game_text, player_names
from gobanapp.text.judgement_text import node_heading

_MAX_LETTERS = 4000
"""The most letters of a comment: more cannot be read from a distance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PresentationText:
    """``head``: the progress of the game, or the question. ``text``: the comment, or the message.

    ``names``: None if the board shows something other than the game of these players.
    """

    names: ByColor[str] | None
    head: str
    text: str


def presentation_text(
    session: Session,
    replacement: tuple[str, str] | None,
    *,
    shows_comment: bool,
    is_about_game: bool = True,
) -> PresentationText:
    """Return the text on the session; ``replacement``: the question and message that replace it.

    ``is_about_game``: True if the text is about the game and not about a lesson.
    """
    game = session.game
    head, text = game_text.short_state_of_play(game, session.is_counting), ""
    if replacement is not None:
        head, text = replacement[0] or head, replacement[1]
    elif shows_comment:
        content = game.node.content
        text = "\n".join(filter(None, (node_heading(content), content.comment)))
    if len(text) > _MAX_LETTERS:
        text = f"{text[:_MAX_LETTERS]}…"
    names = ByColor(*(player_names.player_name(game.info, color) for color in Color))
    return PresentationText(names=names if is_about_game else None, head=head, text=text)


def with_next_moves(view: BoardView, game: Game) -> BoardView:
    """Return ``view`` with the next moves: a ringed stone, or letters for several."""
    moves = next_move_points(game, game.current_id)
    if len(moves) == 1:
        ((point, move),) = moves.items()
        return replace(
            view,
            board=view.board.with_stones(move.color, [point]),
            labels={**view.labels, point: str(game.position.move_number + 1)},
            unconfirmed=point,
            ghost=None,
            forbidden=None,
        )
    letters = dict(zip(moves, ascii_uppercase, strict=False))
    return replace(view, labels={**view.labels, **letters}, refusal_stones=NO_POINTS)
