"""A figure whose numbers go on from those of another one."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.diagram.figure import Figure


def with_numbers_after(figure: Figure, before: int) -> Figure:
    """Return ``figure`` with ``before`` added to each number, on the board and in words."""
    if not before:
        return figure
    moves = figure.moves
    return replace(
        figure,
        view=replace(
            figure.view,
            numbers={point: number + before for point, number in figure.view.numbers.items()},
        ),
        moves=None if moves is None else (moves[0] + before, moves[1] + before),
        unshown_moves=tuple(
            replace(
                found,
                numbers=tuple(number + before for number in found.numbers),
                at=found.at + before if isinstance(found.at, int) else found.at,
            )
            for found in figure.unshown_moves
        ),
        passes=tuple(number + before for number in figure.passes),
        comments=tuple(
            replace(remark, number=None if remark.number is None else remark.number + before)
            for remark in figure.comments
        ),
    )
