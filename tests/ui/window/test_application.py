"""The application and its icon."""

import importlib.util
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from gobanapp.app import program_icon
from gobanapp.resources import resource_path

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from gobanapp import app

def ask(windows, file):
    event = QFileOpenEvent(file)
    assert QCoreApplication.sendEvent(QApplication.instance(), event)

def paths(windows):
    return [window.session.document.path for window in windows.windows]

def tell(windows):
    print(*paths(windows), sep="\\n")
    QCoreApplication.quit()

def wait(windows, asked):
    if paths(windows) == [Path(file) for file in asked]:
        QTimer.singleShot(200, lambda: tell(windows))  # nothing else is to be opened
    else:
        QTimer.singleShot(20, lambda: wait(windows, asked))

def open(windows, files, opens=app.MainWindows.open):
    when, *asked = sys.argv[1:]
    if when == "before":
        for file in asked:
            ask(windows, file)
    opens(windows, files)
    if when == "after":
        for file in asked:
            ask(windows, file)
    if when == "later":
        QTimer.singleShot(100, lambda: [ask(windows, file) for file in asked])
    QTimer.singleShot(20, lambda: wait(windows, asked))

app.MainWindows.open = open
sys.exit(app.main([]))
"""


@pytest.mark.parametrize(
    "when", ["before", *(pytest.param(when, marks=pytest.mark.slow) for when in ("after", "later"))]
)
def test_a_double_click_opens_the_file(tmp_path, when):
    files = [tmp_path / "one.sgf", tmp_path / "zwei ü.sgf"]
    for file in files:
        file.write_text("(;SZ[9])", "utf-8")
    command = [sys.executable, "-c", PROGRAM, when, *map(str, files)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=60)
    assert done.stdout.splitlines() == [str(file) for file in files]


CHECKOUT = Path(__file__).resolve().parents[3]
FOLDER = resource_path("icons", "app")


@pytest.fixture(scope="module")
def maker():
    file = CHECKOUT / "packaging" / "make_icons.py"
    spec = importlib.util.spec_from_file_location("make_icons", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def difference(one, other):
    """The mean difference of two pictures, from 0 to 255."""
    one, other = (image.convertToFormat(QImage.Format.Format_RGBA8888) for image in (one, other))
    pairs = list(zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))
    return sum(abs(a - b) for a, b in pairs) / len(pairs)


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64, 128, 256, 512])
def test_each_icon_size_matches_the_script(qapp, maker, size):
    assert size in maker.SIZES
    image = QImage(str(FOLDER / f"gobanapp-{size}.png"))
    assert image.size() == QSize(size, size)
    # Another release of Qt may draw the edges a little otherwise.
    assert difference(image, maker.picture(size)) < 2


def test_the_scalable_icon_matches_the_script(maker):
    assert (FOLDER / "gobanapp.svg").read_text("utf-8") == maker.svg(maker.plan(512))


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64])
def test_lines_of_small_sizes_are_whole_pixels(maker, size):
    plan = maker.plan(size)
    for number in range(3):
        at = plan.corner + number * plan.spacing - plan.line / 2
        assert at == int(at)


@pytest.mark.parametrize("size", [16, 32, 512])
def test_there_is_a_black_and_a_white_stone_on_wood(size):
    image = QImage(str(FOLDER / f"gobanapp-{size}.png"))

    def at(x, y):
        return QColor(image.pixelColor(round(x * size), round(y * size)))

    black, white, wood = at(0.7, 0.45), at(0.42, 0.7), at(0.06, 0.5)
    assert black.lightness() < 110
    assert white.lightness() > 200
    assert black.lightness() < wood.lightness() < white.lightness()
    assert wood.hsvSaturation() > 60


def test_windows_get_sizes_that_are_there(qapp):
    sizes = program_icon().availableSizes()
    assert QSize(16, 16) in sizes
    assert QSize(128, 128) in sizes
    assert max(size.width() for size in sizes) == 128


def test_bundles_hold_the_pictures(qapp, maker):
    ico, icns = maker.ico(), maker.icns()
    assert struct.unpack_from("<HHH", ico) == (0, 1, 7)
    length, place = struct.unpack_from("<II", ico, 6 + 8)
    assert QImage.fromData(ico[place : place + length]).size() == QSize(16, 16)
    assert icns[:4] == b"icns"
    assert struct.unpack_from(">I", icns, 4) == (len(icns),)
