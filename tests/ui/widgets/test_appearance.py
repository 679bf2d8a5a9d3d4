"""Legibility of every appearance, and changes of appearance and type size."""

import itertools
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QMenu,
    QPushButton,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gobanapp.storage.settings import ColorScheme, Settings
from gobanapp.ui.widgets import appearance
from tests.ui.clipping import place
from tests.wcag import contrast

every_look = pytest.mark.parametrize(
    "its_look", appearance.APPEARANCES, ids=lambda its_look: its_look.name
)
INKS = ("text", "quiet_text", "accent", "danger")
GROUNDS = ("window", "base", "raised")


@pytest.fixture(autouse=True)
def _as_before(qapp):
    font = QFont(QApplication.font())
    yield
    QApplication.setFont(font)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@every_look
def test_all_text_has_enough_contrast(its_look):
    least = 7 if its_look.edge > 1 else 4.5
    for ink, ground in itertools.product(INKS, GROUNDS):
        assert contrast(getattr(its_look, ink), getattr(its_look, ground)) >= least
    assert contrast(its_look.on_accent, its_look.accent) >= least
    assert contrast(its_look.text, its_look.pressed) >= least


@every_look
def test_high_contrast_has_strong_edges(its_look):
    if its_look.edge > 1:
        assert its_look.focus > its_look.edge
        for ground in GROUNDS:
            assert contrast(its_look.line, getattr(its_look, ground)) >= 7


@every_look
def test_the_palette_holds_the_same_pairs(qapp, its_look):
    appearance.apply_appearance(qapp, its_look)
    least = 7 if its_look.edge > 1 else 4.5
    palette, roles = QApplication.palette(), QPalette.ColorRole
    pairs = [
        (roles.WindowText, roles.Window),
        (roles.Text, roles.Base),
        (roles.Text, roles.AlternateBase),
        (roles.ButtonText, roles.Button),
        (roles.ToolTipText, roles.ToolTipBase),
        (roles.HighlightedText, roles.Highlight),
        (roles.PlaceholderText, roles.Base),
        (roles.BrightText, roles.Window),
        (roles.Link, roles.Base),
        (roles.ButtonText, roles.Dark),
    ]
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for ink, ground in pairs:
            assert contrast(palette.color(group, ink), palette.color(group, ground)) >= least
    assert appearance.current_appearance() is its_look


class Hints(QObject):
    """What the system wishes."""

    colorSchemeChanged = Signal()  # noqa: N815
    contrastPreferenceChanged = Signal()  # noqa: N815

    def __init__(self):
        super().__init__()
        self.scheme = Qt.ColorScheme.Light
        self.preference = SimpleNamespace(name="NoPreference")
        self.motion = SimpleNamespace(name="NoPreference")

    def colorScheme(self):  # noqa: N802
        return self.scheme

    def accessibility(self):
        return self

    def contrastPreference(self):  # noqa: N802
        return self.preference

    def motionPreference(self):  # noqa: N802
        return self.motion


@pytest.fixture
def hints(monkeypatch):
    system = Hints()
    monkeypatch.setattr(QApplication, "styleHints", lambda *_: system)
    return system


@pytest.mark.parametrize(
    ("wanted", "scheme", "contrast", "found"),
    [
        (ColorScheme.SYSTEM, "Light", "NoPreference", appearance.LIGHT),
        (ColorScheme.SYSTEM, "Dark", "NoPreference", appearance.DARK),
        (ColorScheme.SYSTEM, "Unknown", "NoPreference", appearance.LIGHT),
        (ColorScheme.SYSTEM, "Light", "HighContrast", appearance.CONTRAST_LIGHT),
        (ColorScheme.SYSTEM, "Dark", "HighContrast", appearance.CONTRAST_DARK),
        (ColorScheme.LIGHT, "Dark", "HighContrast", appearance.LIGHT),
        (ColorScheme.DARK, "Light", "HighContrast", appearance.DARK),
        (ColorScheme.HIGH_CONTRAST, "Light", "NoPreference", appearance.CONTRAST_LIGHT),
        (ColorScheme.HIGH_CONTRAST, "Dark", "NoPreference", appearance.CONTRAST_DARK),
    ],
)
def test_the_look_is_that_of_the_user_or_else_of_the_system(hints, wanted, scheme, contrast, found):
    hints.scheme = Qt.ColorScheme[scheme]
    hints.preference.name = contrast
    assert appearance.appearance_for(wanted) is found


def test_a_window_built_before_the_style_sheet_looks_like_one_built_after_it(qtbot, qapp, settings):
    def built():
        window = QWidget()
        qtbot.addWidget(window)
        large = QLabel("Black")
        appearance.set_text_size(large, appearance.LARGE, bold=True)
        box = QVBoxLayout(window)
        for part in (large, QLineEdit("Komi"), QPushButton("Pass")):
            box.addWidget(part)
        return window

    appearance.apply_first_settings(qapp, settings)
    before = built()
    assert qapp.styleSheet() == ""
    appearance.ensure_style_sheet(qapp)
    assert qapp.styleSheet() != ""
    assert before.grab().toImage() == built().grab().toImage()


def test_looks_follow_the_system_while_running(qapp, hints, settings):
    appearance.apply_settings(qapp, settings)
    appearance.follow_color_scheme(qapp, settings)
    assert appearance.current_appearance() is appearance.LIGHT
    hints.scheme = Qt.ColorScheme.Dark
    hints.colorSchemeChanged.emit()
    assert appearance.current_appearance() is appearance.DARK
    hints.preference.name = "HighContrast"
    hints.contrastPreferenceChanged.emit()
    assert appearance.current_appearance() is appearance.CONTRAST_DARK
    settings.color_scheme = ColorScheme.LIGHT
    assert appearance.current_appearance() is appearance.LIGHT
    settings.color_scheme = ColorScheme.HIGH_CONTRAST
    assert appearance.current_appearance() is appearance.CONTRAST_DARK


def test_type_follows_its_setting_and_no_other(qapp, settings, monkeypatch):
    appearance.apply_settings(qapp, settings)
    appearance.follow_color_scheme(qapp, settings)
    usual = QApplication.font().pointSizeF()
    settings.text_percent = 150
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * usual)
    dressed = []
    monkeypatch.setattr(appearance, "apply_appearance", lambda *_: dressed.append(1))
    settings.shows_atari = not settings.shows_atari
    assert dressed == []


def test_without_system_hints_contrast_and_motion_are_defaults(qapp, monkeypatch):
    class Silent:
        def colorScheme(self):  # noqa: N802
            return Qt.ColorScheme.Light

    monkeypatch.setattr(QApplication, "styleHints", lambda *_: Silent())
    assert appearance.appearance_for(ColorScheme.SYSTEM) is appearance.LIGHT
    assert not appearance.prefers_reduced_motion()


def test_reduced_motion_is_detected(hints):
    assert not appearance.prefers_reduced_motion()
    hints.motion.name = "ReducedMotion"
    assert appearance.prefers_reduced_motion()


def test_reduced_motion_disables_animation(table, monkeypatch):
    here = table()
    assert here.board.is_animated
    monkeypatch.setattr(appearance, "prefers_reduced_motion", lambda: True)
    here.board.show_session()
    assert not here.board.is_animated


def test_appearance_and_type_size_are_saved_and_validated(settings):
    assert (settings.color_scheme, settings.text_percent) == (ColorScheme.SYSTEM, 100)
    for wanted in ColorScheme:
        settings.color_scheme = wanted
        assert settings.color_scheme is wanted
    settings.text_percent = 175
    assert settings.text_percent == 175
    settings.text_percent = 1000
    assert settings.text_percent == 100


@pytest.mark.parametrize("percent", [80, 150, 200])
def test_type_in_open_windows_grows_at_once(qtbot, qapp, settings, percent):
    window = QWidget()
    column = QVBoxLayout(window)
    plain, large, typed = QLabel("Plain"), QLabel("Large"), QLineEdit("typed")
    for widget in (plain, large, typed):
        column.addWidget(widget)
    appearance.set_text_size(large, appearance.LARGE, bold=True)
    appearance.apply_settings(qapp, settings)
    qtbot.addWidget(window)
    window.show()
    usual = [widget.fontInfo().pointSizeF() for widget in (plain, large, typed)]
    heights = [widget.sizeHint().height() for widget in (plain, large, typed)]

    settings.text_percent = percent
    appearance.apply_settings(qapp, settings)
    now = [widget.fontInfo().pointSizeF() for widget in (plain, large, typed)]
    assert now == pytest.approx([size * percent / 100 for size in usual], rel=0.05)
    assert large.font().weight() == QFont.Weight.DemiBold
    for before, widget in zip(heights, (plain, large, typed), strict=True):
        assert (widget.sizeHint().height() > before) == (percent > 100)
    settings.color_scheme = ColorScheme.DARK
    appearance.apply_settings(qapp, settings)
    assert [widget.fontInfo().pointSizeF() for widget in (plain, large, typed)] == now

    settings.text_percent = 100
    appearance.apply_settings(qapp, settings)
    assert [widget.fontInfo().pointSizeF() for widget in (plain, large, typed)] == usual


def choice_of(name):
    combo = QComboBox()
    combo.addItem(name)
    return combo


@every_look
@pytest.mark.parametrize("make", [QPushButton, QLineEdit, QCheckBox, QRadioButton, choice_of])
def test_focus_is_visible_and_moves_nothing(qtbot, qapp, its_look, make):
    appearance.apply_appearance(qapp, its_look)
    window = QWidget()
    column = QVBoxLayout(window)
    other, widget = QLineEdit(), make("Some")
    for one in (other, widget):
        column.addWidget(one)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    other.setFocus()
    before, size = widget.grab().toImage(), widget.sizeHint()
    widget.setFocus()
    if make is QLineEdit:
        widget.setCursorPosition(0)
    after = widget.grab().toImage()
    assert widget.sizeHint() == size
    accent = QColor(its_look.accent)

    def accented(image):
        return sum(
            image.pixelColor(x, y) == accent
            for y in range(image.height())
            for x in range(image.width())
        )

    assert accented(after) > accented(before) + 20


@every_look
@pytest.mark.parametrize("is_focused", [False, True])
def test_a_list_that_opens_shows_all_its_lines(qtbot, qapp, its_look, is_focused):
    appearance.apply_appearance(qapp, its_look)
    window = QWidget()
    column = QVBoxLayout(window)
    other, combo = QLineEdit(), QComboBox()
    combo.addItems([str(number) for number in range(12)])
    column.addWidget(other)
    column.addWidget(combo)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    view = combo.view()  # The list takes its margins from the box as it is now.
    (combo if is_focused else other).setFocus()
    combo.showPopup()
    qtbot.waitUntil(view.isVisible)
    assert view.verticalScrollBar().maximum() == 0
    last = view.visualRect(combo.model().index(combo.count() - 1, 0))
    assert last.bottom() <= view.viewport().rect().bottom()
    combo.hidePopup()


@every_look
def test_an_empty_box_in_a_menu_is_seen(qtbot, qapp, its_look):
    appearance.apply_appearance(qapp, its_look)
    menu = QMenu()
    qtbot.addWidget(menu)
    line = menu.addAction("Some")
    line.setCheckable(True)
    menu.ensurePolished()
    menu.resize(menu.sizeHint())
    image, row = menu.grab().toImage(), menu.actionGeometry(line)
    ground = menu.palette().color(QPalette.ColorRole.Base)
    box = (
        image.pixelColor(x, row.center().y())
        for x in range(row.left() + 2, row.left() + row.height())
    )
    least = 3 if its_look.is_dark or its_look.edge > 1 else 1.2
    assert max(contrast(color.name(), ground.name()) for color in box) >= least


def box_in_a_list():
    boxes = QListWidget()
    QListWidgetItem("", boxes).setCheckState(Qt.CheckState.Unchecked)
    boxes.setFrameShape(QListWidget.Shape.NoFrame)
    return boxes


@every_look
@pytest.mark.parametrize("make", [QCheckBox, QRadioButton, box_in_a_list])
def test_an_empty_box_is_seen_and_grows_with_type(qtbot, qapp, its_look, make):
    usual = QApplication.font()
    widths = []
    for times in (1, 2):
        font = QFont(usual)
        font.setPointSizeF(times * usual.pointSizeF())
        QApplication.setFont(font)
        appearance.apply_appearance(qapp, its_look)
        widget = make()
        qtbot.addWidget(widget)
        widget.resize(60, 60)
        image = widget.grab().toImage()
        grounds = its_look.window, its_look.base
        columns = [
            x
            for x, y in itertools.product(range(image.width()), range(image.height()))
            if min(contrast(image.pixelColor(x, y).name(), ground) for ground in grounds) >= 3
        ]
        widths.append(max(columns) - min(columns) + 1)
    assert widths[0] >= 16
    assert widths[1] >= 1.5 * widths[0]


@every_look
def test_a_checked_box_that_cannot_be_changed_has_no_accent(qtbot, qapp, its_look):
    appearance.apply_appearance(qapp, its_look)
    box = QCheckBox()
    qtbot.addWidget(box)
    box.setChecked(True)
    accent = QColor(its_look.accent)
    for can_change in (True, False):
        box.setEnabled(can_change)
        image = box.grab().toImage()
        pixels = itertools.product(range(image.width()), range(image.height()))
        assert any(image.pixelColor(x, y) == accent for x, y in pixels) == can_change


@every_look
def test_the_signs_in_the_file_dialog_can_be_seen(qtbot, qapp, tmp_path, its_look):
    appearance.apply_appearance(qapp, its_look)
    dialog = QFileDialog(directory=str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    tool = dialog.findChild(QToolButton, "toParentButton")
    picture = dialog.grab(place(tool, dialog)).toImage()
    places = itertools.product(range(picture.width()), range(picture.height()))
    shades = [picture.pixelColor(*place).lightness() for place in places]
    assert max(shades) - min(shades) > 100


@every_look
def test_the_sign_of_menus_without_room_can_be_seen(qtbot, qapp, its_look):
    window = QMainWindow()
    qtbot.addWidget(window)
    for name in ("First", "Second", "Third"):
        window.menuBar().addMenu(name * 3)
    appearance.apply_appearance(qapp, its_look)
    window.resize(200, 100)
    window.show()
    more = window.menuBar().findChild(QToolButton, "qt_menubar_ext_button")
    assert more.isVisible()
    picture = window.grab(place(more, window)).toImage()
    places = itertools.product(range(picture.width()), range(picture.height()))
    ground = its_look.window
    assert max(contrast(picture.pixelColor(*each).name(), ground) for each in places) > 6


@every_look
def test_the_lines_of_a_list_that_opens_are_readable(qtbot, qapp, its_look):
    appearance.apply_appearance(qapp, its_look)
    combo = QComboBox()
    qtbot.addWidget(combo)
    combo.addItems(["chosen", "MMMM"])
    combo.show()
    combo.showPopup()
    view = combo.view()
    qtbot.waitUntil(view.isVisible)
    image = view.viewport().grab().toImage()
    line = view.visualRect(combo.model().index(1, 0)).intersected(image.rect())
    colors = {
        image.pixelColor(x, line.center().y()).name() for x in range(line.left(), line.right())
    }
    ground = image.pixelColor(line.right() - 2, line.center().y()).name()
    combo.hidePopup()
    assert max(contrast(color, ground) for color in colors) >= 7
