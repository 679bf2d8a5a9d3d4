"""What a presentation shows: the board as the teacher sees it, and the words beside it."""

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

_LONGEST = 4000
"""The letters that are shown of a comment: more cannot be read from a wall."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PresentationText:
    """``head``: how far the game is, or what is asked. ``text``: the comment, or what is told.

    ``names``: None where it is not the game of these players that is shown.
    """

    names: ByColor[str] | None
    head: str
    text: str


def presentation_text(
    session: Session, told: tuple[str, str] | None, *, comments: bool, is_of_record: bool = True
) -> PresentationText:
    """Return what is said of the session; ``told``: what is asked and told in place of that.

    ``is_of_record``: whether that is said of the record, and not of a lesson.
    """
    game = session.game
    head, text = game_text.short_state_of_play(game, session.is_counting), ""
    if told is not None:
        head, text = told[0] or head, told[1]
    elif comments:
        content = game.node.content
        text = "\n".join(filter(None, (node_heading(content), content.comment)))
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}…"
    names = ByColor(*(player_names.player_name(game.info, color) for color in Color))
    return PresentationText(names=names if is_of_record else None, head=head, text=text)


def with_next_moves(view: BoardView, game: Game) -> BoardView:
    """Return ``view`` with what follows in the record: a ringed stone, or letters for several."""
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
