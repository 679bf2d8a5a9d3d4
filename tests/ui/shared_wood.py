"""Wood that the windows of all tests share: to read and to draw it takes half of opening one."""

from gobanapp.paint.wood_image import load_wood
from tests.paint.shared_ground import share_grounds


def share_wood(folder, monkeypatch):
    """Let windows find their wood in ``folder``, read each file once and draw it once at each size.

    Reading and drawing themselves are tested in ``tests/paint``.
    """

    def read(file, look):
        if file.parent != folder:
            return load_wood(file, look)
        if (file, look) not in _woods:
            wood = load_wood(file, look)
            if wood is None:
                return None
            _woods[file, look] = wood
        return _woods[file, look]

    monkeypatch.setattr("gobanapp.ui.board.wood_cache.cache_folder", lambda: folder)
    monkeypatch.setattr("gobanapp.ui.board.wood_cache.load_wood", read)
    share_grounds(monkeypatch)


_woods = {}
