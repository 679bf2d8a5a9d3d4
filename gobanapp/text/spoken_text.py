"""Texts for screen readers: the board, its points, and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle, western_digits
from gobanapp.game.game import Game
from gobanapp.game.judgement import NO_JUDGEMENTS
from gobanapp.game.markup import Mark
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import star_points
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, Position, RefusalReason
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.text import game_text, judgement_text, move_text, player_names, result_text
from gobanapp.text.language import QT_TRANSLATE_NOOP, tr, translate

if TYPE_CHECKING:
    from gobanapp.clock.time_left import TimeLeft
    from gobanapp.clock.time_system import TimeSystem
    from gobanapp.game.agreement import Agreement

# Points


_STONES: Final = {
    None: QT_TRANSLATE_NOOP("point", "empty"),
    Color.BLACK: QT_TRANSLATE_NOOP("point", "black stone"),
    Color.WHITE: QT_TRANSLATE_NOOP("point", "white stone"),
}
_MARKS: Final = {
    Mark.TRIANGLE: QT_TRANSLATE_NOOP("point", "triangle"),
    Mark.SQUARE: QT_TRANSLATE_NOOP("point", "square"),
    Mark.CIRCLE: QT_TRANSLATE_NOOP("point", "circle"),
    Mark.CROSS: QT_TRANSLATE_NOOP("point", "cross"),
    Mark.SELECTED: QT_TRANSLATE_NOOP("point", "selected"),
}
_TERRITORY: Final = {
    Color.BLACK: QT_TRANSLATE_NOOP("point", "Black's territory"),
    Color.WHITE: QT_TRANSLATE_NOOP("point", "White's territory"),
}
_FORBIDDEN: Final = {
    RefusalReason.KO: QT_TRANSLATE_NOOP("point", "illegal: ko"),
    RefusalReason.PASS_FOR_KO: QT_TRANSLATE_NOOP("point", "illegal: pass for the ko first"),
    RefusalReason.SUPERKO: QT_TRANSLATE_NOOP("point", "illegal: it would repeat a position"),
    RefusalReason.SUICIDE: QT_TRANSLATE_NOOP("point", "illegal: no liberties"),
}


def point_name(point: Point, view: BoardView) -> str:
    """Return the name of ``point`` in the visible coordinates; "D4" if there are none."""
    coordinates, board = view.frame.coordinates, view.board
    if coordinates in (CoordinateStyle.NONE, CoordinateStyle.LETTERS):
        return str(point)
    column = coordinates.column_name(point.x, board.width)
    row = western_digits(coordinates.row_name(point.y, board.height))
    return f"{column}{row}" if coordinates is CoordinateStyle.SGF else f"{column}-{row}"


def point_text(
    point: Point, view: BoardView, *, number: int | None = None, illegal: MoveRefusal | None = None
) -> str:
    """Return the spoken text of ``point``, "" where nothing of it is shown.

    ``number``: that of the last move. ``illegal``: why a move there would be illegal.
    """
    if point in view.hidden:
        return ""
    parts = [point_name(point, view), *_stone_parts(point, view, number), *_mark_parts(point, view)]
    parts += judgement_text.judgement_texts(view.judgements.get(point, NO_JUDGEMENTS))
    parts += _status_parts(point, view)
    if illegal is not None and illegal.reason in _FORBIDDEN:
        parts.append(translate("point", _FORBIDDEN[illegal.reason]))
    return ", ".join(parts)


def _stone_parts(point: Point, view: BoardView, number: int | None) -> list[str]:
    """Return the stone on a point, or else its place on the board."""
    color = view.board[point]
    parts = [translate("point", _STONES[color])]
    if color is None:
        place = _place_name(point, view.board)
        return [*parts, place] if place else parts
    chain = view.board.chain(point)
    if len(chain.stones) > 1:
        parts.append(tr("chain of %n", "", len(chain.stones)))
    liberties = len(chain.liberties)  # a game file can have stones without one
    is_in_atari = liberties == 1
    atari_announcement = translate("point", "in atari")
    parts.append(atari_announcement if is_in_atari else tr("%n liberties", "", liberties))
    if point == view.last_move and number:
        text = translate("point", "last move, number {number}")
        parts.append(text.format(number=number))
    elif point == view.last_move:
        parts.append(translate("point", "last move"))
    return parts


def _place_name(point: Point, board: Board) -> str:
    if point in star_points(board.width, board.height):
        return translate("point", "star point")
    at_side = point.x in (0, board.width - 1)
    at_end = point.y in (0, board.height - 1)
    if at_side and at_end:
        return translate("point", "corner")
    return translate("point", "edge") if at_side or at_end else ""


def _mark_parts(point: Point, view: BoardView) -> list[str]:
    """Return the marks on the point, and whether the record continues there."""
    parts = []
    if point in view.marks:
        parts.append(translate("point", _MARKS[view.marks[point]]))
    if point in view.labels:
        text = translate("point", "label {text}")
        parts.append(text.format(text=view.labels[point]))
    elif point in view.numbers:
        text = translate("point", "move {number}")
        parts.append(text.format(number=view.numbers[point]))
    for start, end in view.arrows:
        if start == point:
            text = translate("point", "arrow to {point}")
            parts.append(text.format(point=point_name(end, view)))
    for start, end in view.lines:
        if point in (start, end):
            text = translate("point", "line to {point}")
            parts.append(text.format(point=point_name(end if point == start else start, view)))
    letter = view.next_move_letters.get(point)
    if letter:
        text = translate("point", "variation {letter}")
        parts.append(text.format(letter=letter))
    elif letter is not None:
        parts.append(translate("point", "next move"))
    return parts


def _status_parts(point: Point, view: BoardView) -> list[str]:
    """Return the status of a point in the count or the record."""
    parts = []
    if point in view.dead:
        parts.append(translate("point", "dead"))
    if point in view.unsettled:
        parts.append(translate("point", "unsettled"))
    if point in view.seki:
        parts.append(translate("point", "in seki"))
    if point in view.neutral:
        parts.append(translate("point", "dame"))
    if point in view.open_border:
        parts.append(translate("point", "open border"))
    owned = (color for color in Color if point in view.territory[color])
    return [*parts, *(translate("point", _TERRITORY[color]) for color in owned)]


# The board


def spoken_board_name(view: BoardView) -> str:
    """Return "Board, 9 by 9"."""
    text = translate("board", "Board, {columns} by {rows}")
    return text.format(columns=view.board.width, rows=view.board.height)


def board_state(session: Session) -> str:
    """Return the progress of the game, the turn, and the prisoners."""
    # A screen reader would read out the dots between.
    sentences = game_text.state_of_play(session.game, session.is_counting).split(" · ")
    score = session.scoring.score(session.game)
    if score is not None and session.scoring.awaits_proposal(session.game):
        from gobanapp.text.scoring_text import pending_proposal

        sentences.append(pending_proposal().removesuffix("…"))
    elif score is not None:
        sentences.append(result_text.lead(score.result))
    text = translate("board", "{color}: {prisoners}")
    prisoners = session.position.prisoners
    sentences += [
        text.format(
            color=player_names.color_name(color), prisoners=result_text.prisoners(prisoners[color])
        )
        for color in Color
    ]
    return ". ".join(sentences)


# Events


Name = Callable[[Point], str]
"""Returns the name of a point in the visible coordinates."""


# Moves


def move_announcement(before: Position, after: Position, name: Name) -> str:
    """Return the move from ``before`` to ``after``; "" where that was no move."""
    last_move = after.move
    if last_move is None:
        return _placed_stone(before.board, after.board, name)
    color = player_names.color_name(last_move.color)
    if last_move.point is None or last_move.point not in after.board:
        return move_text.pass_message(last_move.color)
    captured = after.prisoners[last_move.color] - before.prisoners[last_move.color]
    lost = after.prisoners[last_move.color.opponent] - before.prisoners[last_move.color.opponent]
    if captured > 0:
        text = tr("{color} {point}, %n stones captured", "", captured)
    elif lost > 0:
        text = tr("{color} {point}, %n own stones lost", "", lost)
    else:
        text = translate("announced", "{color} {point}")
    return text.format(color=color, point=name(last_move.point))


def _placed_stone(before: Board, after: Board, name: Name) -> str:
    """Return which stone was put on the board, as one of a handicap."""
    if (before.width, before.height) != (after.width, after.height):
        return ""
    points = after.differing(before)
    color = after[points[0]] if len(points) == 1 else None
    if color is None:
        return ""
    text = translate("announced", "{color} stone on {point}")
    return text.format(color=player_names.color_name(color), point=name(points[0]))


def atari_announcement(
    before: frozenset[Point], after: frozenset[Point], board: Board, name: Name
) -> str:
    """Return which chains have come into atari.

    ``before``, ``after``: the stones in atari.
    """
    texts, announced = list[str](), NO_POINTS
    for point in sorted(after - before):
        if point not in announced:
            chain = board.chain(point)
            announced |= chain.stones
            text = tr("Atari: {color} {point}, %n stones", "", len(chain.stones))
            texts.append(text.format(color=player_names.color_name(chain.color), point=name(point)))
    return ". ".join(texts)


def node_announcement(game: Game, name: Name) -> str:
    """Return the current place of ``game`` in its record."""
    node, position = game.node, game.position
    before = position.previous
    if position.move is not None and before is not None:
        text = translate("announced", "Move {number}: {move}")
        text = text.format(
            number=position.move_number, move=move_announcement(before, position, name)
        )
    elif node.parent is None:
        text = translate("announced", "Beginning")
    else:
        text = translate("announced", "Setup")
    parts = [text]
    number, count = game.variation()
    if count > 1:
        text = translate("announced", "variation {number} of {all}")
        parts.append(text.format(number=number, all=count))
    if len(node.children) > 1:
        parts.append(tr("%n variations follow", "", len(node.children)))
    parts += judgement_text.node_parts(node.content)
    if node.content.comment:
        parts.append(translate("announced", "has a comment"))
    return ", ".join(parts)


def undo_announcement(before: Position, after: Position, name: Name) -> str:
    """Return which moves are gone from the record."""
    undone_count = before.move_number - after.move_number
    if undone_count > 1:
        return tr("Undone: %n moves", "", undone_count)
    if before.move is None or before.previous is None:
        return translate("announced", "Undone")
    return translate("announced", "Undone: {move}").format(
        move=move_announcement(before.previous, before, name)
    )


# Clocks


def time_left(color: Color, left: TimeLeft, system: TimeSystem) -> str:
    from gobanapp.text.clock_text import spoken_clock

    text = translate("announced", "{color}: {left}")
    return text.format(color=player_names.color_name(color), left=spoken_clock(left, system))


# Counts


def count_start_announcement() -> str:
    return translate("announced", "Scoring")


def count_change_announcement(before: Agreement, after: Agreement, board: Board) -> str:
    """Return which group has a new status, or who accepts; "" for none."""
    from gobanapp.text.scoring_text import group

    for color in Color:
        if after.accepted[color] and not before.accepted[color]:
            text = translate("announced", "{color} accepts the score")
            return text.format(color=player_names.color_name(color))
    died, revived = after.dead - before.dead, before.dead - after.dead
    new_seki = after.seki - before.seki
    if new_seki:
        stones, text = new_seki, translate("announced", "{group}: in seki")
    elif died and not revived:
        stones, text = died, translate("announced", "{group}: dead")
    elif revived and not died:
        stones, text = revived, translate("announced", "{group}: alive")
    else:
        return ""
    colors = {board[point] for point in stones if point in board}
    color_of_all = colors.pop() if len(colors) == 1 else None
    if color_of_all is None:
        return ""
    return text.format(group=group(color_of_all, len(stones)))


# Records


def open_announcement(document: Document) -> str:
    """Return the game or file that was opened."""
    game = document.game
    names = " – ".join(player_names.player_name(game.info, color) for color in Color)
    if len(document.entries) > 1:
        text = translate("announced", "Game {number} of {all}: {names}, {columns} by {rows}")
    elif document.path is not None:
        text = translate("announced", "{file} opened: {columns} by {rows}")
    else:
        text = translate("announced", "New game: {columns} by {rows}")
    return text.format(
        number=document.index + 1,
        all=len(document.entries),
        names=names,
        file="" if document.path is None else document.path.name,
        columns=game.columns,
        rows=game.rows,
    )


def save_announcement(document: Document) -> str:
    text = translate("announced", "{file} saved")
    return text.format(file="" if document.path is None else document.path.name)
