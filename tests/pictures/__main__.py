"""Pictures of the program's own window in its states.

python3 dev.py screenshots           those that the documents show, and their tables
python3 dev.py screenshots FOLDER    all of them, to be looked at
python3 dev.py screenshots FOLDER LANGUAGE ...    the same in each of these languages, such as pl
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.translations import ENGLISH, Translations
from tests.own_home import own_home
from tests.pictures.boards import themes_sheet
from tests.pictures.diagrams import draw_positions
from tests.pictures.documents import take_all, take_shown
from tests.pictures.saving import save_small
from tests.pictures.tables import rulesets_table, write_table

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
POSITIONS = ROOT / "docs" / "rules" / "positions"
DIAGRAMS = ROOT / "docs" / "rules" / "diagrams"
FAMILY, TYPE = "DejaVu Sans", 9.0  # points
THEMES_WIDTH = 840


def use_known_fonts(app: QApplication) -> None:
    """Write with the same letters on every computer, as far as it has them."""
    if FAMILY not in QFontDatabase.families():
        print(f"There is no font {FAMILY} here: the pictures differ from those that are kept.")
        return
    font = QFont(FAMILY)
    font.setPointSizeF(TYPE)
    app.setFont(font)


def main(arguments: list[str]) -> int:
    # Nobody's own settings show in the pictures, nor are they touched.
    os.environ.update(own_home(Path(tempfile.mkdtemp())))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    app.setApplicationName("gobanapp")
    use_known_fonts(app)
    translations = Translations(app)
    if not arguments:
        translations.use(ENGLISH)
        QLocale.setDefault(QLocale("en_GB"))  # nor does the way in which one writes dates
        draw_positions(POSITIONS, DIAGRAMS)
        write_table(DIAGRAMS.parent / "rulesets.md", "rulesets", rulesets_table())
        take_shown(app, PICTURES)
        appearance.apply_appearance(app, appearance.LIGHT)
        save_small(themes_sheet(), PICTURES / "themes.png", width=THEMES_WIDTH)
        print(PICTURES / "themes.png")
        return 0
    folder = Path(arguments[0])
    for language in arguments[1:] or [ENGLISH]:
        translations.use(language)
        take_all(app, folder / language if arguments[1:] else folder)
    appearance.apply_appearance(app, appearance.LIGHT)
    path = folder / "themes.png"
    themes_sheet().save(str(path))
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
