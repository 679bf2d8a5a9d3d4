"""A record laid another way, or with its colours changed, so that nobody learns it by its looks.

Texts stay as they are: which of them name points, sides or colours is found out here, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, TypeVar

from gobanapp.game.game import Game
from gobanapp.game.markup import NO_MARKUP, Markup, Span
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.symmetry import Symmetry

T = TypeVar("T")

_PLACES: Final = re.compile(
    r"\b[A-HJ-T](?:1?[0-9])\b|\b[1-9]-[1-9]\b"
    r"|\b(?:left|top|bottom|upper|lower|right[- ](?:side|hand|corner|edge))\b"
    r"|\b(?:links|rechts|oben|unten)\w*|\b(?:gauche|droite|haut|bas)\b"
    r"|\b(?:sinistra|destra|alto|basso)\b|\b(?:lew|praw|górn|doln)\w+",
)
_COLORS: Final = re.compile(
    r"\b(?:black|white|schwarz|weiß|weiss|noirs?|blancs?|ner[oi]|bianc[ohi]+)\w{0,2}\b"
    r"|\b(?:czarn|biał)\w+|[黒黑白흑백]",
    re.IGNORECASE,
)


def names_places(tree: Tree) -> bool:
    """Whether a text in the record names a point or a side of the board."""
    return any(_PLACES.search(text) for text in _texts(tree))


def names_colors(tree: Tree) -> bool:
    """Whether a text in the record names a colour."""
    return any(_COLORS.search(text) for text in _texts(tree))


def _texts(tree: Tree) -> Iterable[str]:
    return (node.content.comment for node in tree.nodes.values() if node.content.comment)


def oriented(game: Game, symmetry: Symmetry, *, swaps_colors: bool = False) -> Game:
    """Return a game of its own with the same nodes, laid as ``symmetry`` says.

    What the program does not understand, points in it among that, stays as it stands in the file.
    The new game is at its root, and nothing in it can be undone.
    """
    tree = game.tree
    if symmetry is Symmetry.NONE and not swaps_colors:
        return Game(Tree(dict(tree.nodes), tree.root_number), game.columns, game.rows)

    def moved(point: Point) -> Point:
        return symmetry.of(point, game.columns, game.rows)

    nodes = {
        number: Node(
            number,
            node.parent,
            node.children,
            _laid(node.content, moved, swaps_colors=swaps_colors),
        )
        for number, node in tree.nodes.items()
    }
    return Game(Tree(nodes, tree.root_number), *symmetry.size(game.columns, game.rows))


def _laid(content: Content, moved: Callable[[Point], Point], *, swaps_colors: bool) -> Content:
    def color(color: Color) -> Color:
        return color.opponent if swaps_colors else color

    def points(found: frozenset[Point]) -> frozenset[Point]:
        return frozenset(map(moved, found))

    def spans(found: tuple[Span, ...]) -> tuple[Span, ...]:
        return tuple((moved(start), moved(end)) for start, end in found)

    def both(pair: ByColor[T]) -> ByColor[T]:
        return ByColor(pair.white, pair.black) if swaps_colors else pair

    move, set_up = content.move, content.set_up
    if move is not None:
        move = Move(color(move.color), None if move.point is None else moved(move.point))
    if set_up:
        stones = both(ByColor(set_up.black, set_up.white)).map(points)
        set_up = SetUp(
            black=stones.black,
            white=stones.white,
            empty=points(set_up.empty),
            turn=None if set_up.turn is None else color(set_up.turn),
        )
    markup = content.markup
    if markup is not NO_MARKUP:
        markup = Markup(
            marks={moved(point): mark for point, mark in markup.marks.items()},
            labels={moved(point): label for point, label in markup.labels.items()},
            territory=both(markup.territory).map(points),
            lines=spans(markup.lines),
            arrows=spans(markup.arrows),
            dimmed=None if markup.dimmed is None else points(markup.dimmed),
            visible=None if markup.visible is None else points(markup.visible),
        )
    return replace(content, move=move, set_up=set_up, markup=markup)
