"""The pictures of the README and the guide, and those that are only looked at.

One window is led from scene to scene. ``SCENES`` says which pictures of a scene the documents show,
and in which looks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gobanapp.ui.widgets import appearance
from tests.pictures import scenes_of_learning as learning
from tests.pictures import scenes_of_play as play
from tests.pictures import scenes_of_records as records
from tests.pictures.camera import Camera
from tests.pictures.records import ROOT
from tests.pictures.saving import save_small
from tests.pictures.tables import keys_table, write_table

KEYS: Final = ROOT / "docs" / "guide" / "keys.md"
_LOOKS: Final = (appearance.LIGHT, appearance.DARK)
_SHOWN: Final = (980, 720)
_LOOKED_AT: Final = (1180, 860)


@dataclass(frozen=True, slots=True)
class Scene:
    """What is done, and those pictures of it that are shown, with the names of their looks."""

    plays: Callable[[Camera], None]
    shown: dict[str, str] = field(default_factory=dict)


SCENES: Final = (
    Scene(play.first_start, {"welcome": "light", "new-game": "light"}),
    Scene(play.match, {"match": "light", "across": "light", "side-by-side": "dark"}),
    Scene(play.seats),
    Scene(records.looking, {"game": "light dark", "cursor": "light"}),
    Scene(play.large_count),
    Scene(play.count, {"count": "light", "demonstration": "light", "dispute": "dark"}),
    Scene(play.compare, {"compare": "light"}),
    Scene(play.small_board),
    Scene(play.after_a_crash, {"restore": "dark"}),
    Scene(records.variations, {"variations": "light", "shortcuts": "light"}),
    Scene(records.marks, {"marks": "light"}),
    Scene(learning.teaching, {"chains": "light", "guess": "light", "presentation": "dark"}),
    Scene(records.paper, {"print": "light"}),
    Scene(learning.lessons, {"lesson": "light"}),
    Scene(learning.problem, {"problem": "light"}),
    Scene(
        records.files, {"faults": "light", "games": "light", "encoding": "light", "report": "light"}
    ),
    Scene(records.choices, {"board-and-stones": "dark", "preferences": "light"}),
)


def looks_of(name: str) -> list[str]:
    """Return the looks in which the documents show the picture ``name``; none of most."""
    return next((scene.shown[name] for scene in SCENES if name in scene.shown), "").split()


def file_names() -> set[str]:
    """Return the names of all files that ``take_shown`` makes."""
    return {
        f"{name}-{its_look}.png"
        for scene in SCENES
        for name in scene.shown
        for its_look in looks_of(name)
    }


def take_shown(app: QApplication, folder: Path) -> None:
    """Take every picture of the documents and put it into ``folder``."""

    def keep(its_look: str, name: str, picture: QImage) -> None:
        if its_look in looks_of(name):
            path = folder / f"{name}-{its_look}.png"
            save_small(picture, path)
            print(path)

    for its_look in _LOOKS:
        appearance.apply_appearance(app, its_look)
        camera = Camera(app, partial(keep, its_look.name), _SHOWN)
        write_table(KEYS, "keys", keys_table(camera.window))
        for scene in SCENES:
            if any(its_look.name in looks_of(name) for name in scene.shown):
                scene.plays(camera)
        camera.window.close()


def take_all(app: QApplication, folder: Path) -> None:
    """Take every picture of every scene in both looks, in larger windows."""
    folder.mkdir(parents=True, exist_ok=True)

    def keep(its_look: str, name: str, picture: QImage) -> None:
        path = folder / f"{name}-{its_look}.png"
        picture.save(str(path))
        print(path)

    for its_look in _LOOKS:
        appearance.apply_appearance(app, its_look)
        camera = Camera(app, partial(keep, its_look.name), _LOOKED_AT)
        for scene in SCENES:
            scene.plays(camera)
        camera.window.close()
