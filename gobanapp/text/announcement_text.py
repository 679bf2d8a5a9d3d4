"""The sentences that a screen reader says when something has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.session.document import Document
from gobanapp.text import player_names
from gobanapp.text.language import tr, translate

if TYPE_CHECKING:
    from gobanapp.clock.time_left import TimeLeft
    from gobanapp.clock.time_system import TimeSystem
    from gobanapp.game.agreement import Agreement

Name = Callable[[Point], str]
"""What a point is called in the coordinates that are shown."""


# Moves


def move(before: Position, after: Position, name: Name) -> str:
    """Return what has led from ``before`` to ``after``; "" where that was no move."""
    played = after.move
    if played is None:
        return _stone_put(before.board, after.board, name)
    color = player_names.color_name(played.color)
    if played.point is None or played.point not in after.board:
        return translate("announced", "{color} passes").format(color=color)
    taken = after.prisoners[played.color] - before.prisoners[played.color]
    lost = after.prisoners[played.color.opponent] - before.prisoners[played.color.opponent]
    if taken > 0:
        text = tr("{color} {point}, %n stones captured", "", taken)
    elif lost > 0:
        text = tr("{color} {point}, %n own stones lost", "", lost)
    else:
        text = translate("announced", "{color} {point}")
    return text.format(color=color, point=name(played.point))


def _stone_put(before: Board, after: Board, name: Name) -> str:
    """Return which stone was put on the board, as one of a handicap."""
    if (before.width, before.height) != (after.width, after.height):
        return ""
    points = after.differing(before)
    color = after[points[0]] if len(points) == 1 else None
    if color is None:
        return ""
    text = translate("announced", "{color} stone on {point}")
    return text.format(color=player_names.color_name(color), point=name(points[0]))


def atari(before: frozenset[Point], after: frozenset[Point], board: Board, name: Name) -> str:
    """Return which chains have come into atari; both: the stones that are in it."""
    texts, told = list[str](), NO_POINTS
    for point in sorted(after - before):
        if point not in told:
            chain = board.chain(point)
            told |= chain.stones
            text = tr("Atari: {color} {point}, %n stones", "", len(chain.stones))
            texts.append(text.format(color=player_names.color_name(chain.color), point=name(point)))
    return ". ".join(texts)


def node_announcement(game: Game, name: Name) -> str:
    """Return where in its record ``game`` now stands."""
    node, position = game.node, game.position
    before = position.previous
    if position.move is not None and before is not None:
        text = translate("announced", "Move {number}: {move}")
        text = text.format(number=position.move_number, move=move(before, position, name))
    elif node.parent is None:
        text = translate("announced", "Beginning")
    else:
        text = translate("announced", "Set-up")
    parts = [text]
    which, of = game.variation()
    if of > 1:
        text = translate("announced", "variation {number} of {all}")
        parts.append(text.format(number=which, all=of))
    if len(node.children) > 1:
        parts.append(tr("%n variations follow", "", len(node.children)))
    if node.content.comment:
        parts.append(translate("announced", "with a comment"))
    return ", ".join(parts)


def taken_back(before: Position, after: Position, name: Name) -> str:
    """Return which moves are gone from the record."""
    gone = before.move_number - after.move_number
    if gone > 1:
        return tr("%n moves taken back", "", gone)
    if before.move is None or before.previous is None:
        return translate("announced", "Taken back")
    text = translate("announced", "Taken back: {move}")
    return text.format(move=move(before.previous, before, name))


# Clocks


def time_left(color: Color, left: TimeLeft, system: TimeSystem) -> str:
    from gobanapp.text.clock_text import spoken_clock

    text = translate("announced", "{color}: {left}")
    return text.format(color=player_names.color_name(color), left=spoken_clock(left, system))


# Counts


def count_begins() -> str:
    return translate("announced", "Counting")


def count_change(before: Agreement, after: Agreement, board: Board) -> str:
    """Return which group is said to be something else now, or who accepts; "" for none."""
    from gobanapp.text.scoring_text import group

    for color in Color:
        if after.accepted[color] and not before.accepted[color]:
            text = translate("announced", "{color} accepts the count")
            return text.format(color=player_names.color_name(color))
    died, revived = after.dead - before.dead, before.dead - after.dead
    joined = after.seki - before.seki
    if joined:
        stones, text = joined, translate("announced", "{group}: in seki")
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


def opened(record: Document) -> str:
    """Return what lies on the board now."""
    game = record.game
    names = " – ".join(player_names.player_name(game.info, color) for color in Color)
    if len(record.entries) > 1:
        text = translate("announced", "Game {number} of {all}: {names}, {columns} by {rows}")
    elif record.path is not None:
        text = translate("announced", "{file} opened: {columns} by {rows}")
    else:
        text = translate("announced", "New game: {columns} by {rows}")
    return text.format(
        number=record.index + 1,
        all=len(record.entries),
        names=names,
        file="" if record.path is None else record.path.name,
        columns=game.columns,
        rows=game.rows,
    )


def saved(record: Document) -> str:
    text = translate("announced", "{file} saved")
    return text.format(file="" if record.path is None else record.path.name)
