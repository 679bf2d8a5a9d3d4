"""Wood that the windows of all tests share: to read and to draw it takes half of opening one."""

from dataclasses import replace

from gobanapp.paint.ground import Ground
from gobanapp.paint.wood_file import kept_wood

_MOST_GROUNDS = 8  # of some megabytes each


def share_wood(folder, monkeypatch):
    """Let windows find their wood in ``folder``, read each file once and draw it once at each size.

    ``Ground.draw`` itself is tested in ``tests/paint``.
    """

    def read(file, look):
        if file.parent != folder:
            return kept_wood(file, look)
        if (file, look) not in _woods:
            wood = kept_wood(file, look)
            if wood is None:
                return None
            _woods[file, look] = wood
        return _woods[file, look]

    monkeypatch.setattr("gobanapp.ui.board.wood_store.cache_folder", lambda: folder)
    monkeypatch.setattr("gobanapp.ui.board.wood_store.kept_wood", read)
    monkeypatch.setattr(Ground, "draw", staticmethod(_ground))


_woods = {}
_grounds = {}
_draw = Ground.draw


def _ground(geometry, theme, wood):
    key = geometry, theme, None if wood is None else wood.cacheKey()
    ground = _grounds.pop(key, None)
    if ground is None:
        ground = _draw(geometry, theme, wood)
    _grounds[key] = ground  # the latest is the last
    if len(_grounds) > _MOST_GROUNDS:
        del _grounds[next(iter(_grounds))]
    return replace(ground, wood=wood)  # a painter asks whether it is the very wood it has
