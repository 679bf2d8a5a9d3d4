"""Boards without stones, drawn once for all tests: half the time of opening a window."""

from dataclasses import replace

from gobanapp.paint.board_background import BoardBackground

_MOST_KEPT = 4  # of some megabytes each


def share_grounds(monkeypatch):
    """Let ``BoardBackground.draw`` return what it has drawn for the same board before."""
    monkeypatch.setattr(BoardBackground, "draw", staticmethod(_shared))


_draw = BoardBackground.draw
_drawn = {}


def _shared(geometry, theme, wood):
    key = geometry, theme, None if wood is None else wood.cacheKey()
    ground = _drawn.pop(key, None)
    if ground is None:
        ground = _draw(geometry, theme, wood)
    _drawn[key] = ground  # the latest is the last
    if len(_drawn) > _MOST_KEPT:
        del _drawn[next(iter(_drawn))]
    return replace(ground, wood=wood)  # a painter asks whether it is the very wood it has
