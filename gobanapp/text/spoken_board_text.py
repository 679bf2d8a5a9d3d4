"""What a screen reader says of the board as a whole."""

from __future__ import annotations

from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.color import Color
from gobanapp.session.session import Session
from gobanapp.text import game_text, player_names, result_text
from gobanapp.text.language import translate


def spoken_board_name(view: BoardView) -> str:
    """Return "Board, 9 by 9"."""
    text = translate("board", "Board, {columns} by {rows}")
    return text.format(columns=view.board.width, rows=view.board.height)


def board_state(session: Session) -> str:
    """Return how far the game is, whose turn it is, and who has taken what."""
    # A reader would say what the dots between are called.
    sentences = game_text.state_of_play(session.game, session.is_counting).split(" · ")
    score = session.score
    if score is not None:
        sentences.append(result_text.lead(score.result))
    text = translate("board", "{color}: {prisoners}")
    taken = session.position.prisoners
    sentences += [
        text.format(
            color=player_names.color_name(color), prisoners=result_text.prisoners(taken[color])
        )
        for color in Color
    ]
    return ". ".join(sentences)
