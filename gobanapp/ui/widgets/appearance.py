"""The appearance of all windows: which colours they have, and the size of type."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.storage.settings import ColorScheme, Settings
from gobanapp.ui.widgets.color_palettes import (
    APPEARANCES,
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    Appearance,
)
from gobanapp.ui.widgets.style_sheet import style_sheet

SPACE = 8
"""The grid that everything stands on, in logical pixels; half of it inside small things."""

_TABULAR_FIGURES = QFont.Tag("tnum")

LARGE, NORMAL, SMALL = 1.45, 1.0, 0.9
"""The three sizes of type, as parts of the usual one."""

_SIZE = "sizeOfType"
_LARGEST_SIGNS: Final = 1.5


def apply_settings(app: QApplication, settings: Settings) -> None:
    """Dress all windows as the user and the system want it, and set their type as large."""
    _set_type(app, settings.text_percent)
    apply_appearance(app, appearance_for(settings.color_scheme))


def follow_color_scheme(app: QApplication, settings: Settings) -> None:
    """Dress the windows anew whenever the system or the user asks for another look."""
    worn = _wanted(settings)

    def follow_system() -> None:
        apply_appearance(app, appearance_for(settings.color_scheme))

    def follow_settings() -> None:
        nonlocal worn
        if _wanted(settings) != worn:
            worn = _wanted(settings)
            apply_settings(app, settings)

    hints = app.styleHints()
    hints.colorSchemeChanged.connect(follow_system)
    if hasattr(hints, "accessibility"):  # not before Qt 6.10
        hints.accessibility().contrastPreferenceChanged.connect(follow_system)
    settings.changed.connect(follow_settings)


def _wanted(settings: Settings) -> tuple[ColorScheme, int]:
    return settings.color_scheme, settings.text_percent


def appearance_for(wanted: ColorScheme) -> Appearance:
    """Return the look that is wanted, as far as that leaves it to the system."""
    is_dark = QApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    if wanted is ColorScheme.HIGH_CONTRAST or (wanted is ColorScheme.SYSTEM and _wants_contrast()):
        return CONTRAST_DARK if is_dark else CONTRAST_LIGHT
    if wanted is not ColorScheme.SYSTEM:
        is_dark = wanted is ColorScheme.DARK
    return DARK if is_dark else LIGHT


def _wants_contrast() -> bool:
    """Whether the system asks for high contrast."""
    return _wish("contrastPreference") == "HighContrast"


def prefers_reduced_motion() -> bool:
    """Whether the system asks that nothing be seen moving."""
    return _wish("motionPreference") in {"ReducedMotion", "Reduced"}  # not before Qt 6.12


def _wish(name: str) -> str:
    """Return what the system says of a need of its user, "" where it says nothing."""
    hints: object = QApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return ""
    # Both objects are held until the answer is there: the second dies with the first.
    accessibility = hints.accessibility()
    if not hasattr(accessibility, name):
        return ""
    return str(getattr(getattr(accessibility, name)(), "name", ""))


def current_appearance() -> Appearance:
    """Return the look that ``apply_appearance`` gave the application."""
    window = QApplication.palette().color(QPalette.ColorRole.Window)
    found = (look for look in APPEARANCES if look.window == window.name())
    return next(found, DARK if window.lightness() < 128 else LIGHT)


def apply_appearance(app: QApplication, look: Appearance) -> None:
    """Dress the whole application. The same on every system, so Fusion with our own colours."""
    app.setStyle("Fusion")
    app.setPalette(_palette(look))
    app.setStyleSheet(style_sheet(look, QFontMetrics(app.font()).height()))
    for widget in app.allWidgets():
        # A new style sheet gives widgets back the type that they had at first.
        its_size = widget.property(_SIZE)
        if its_size is not None:
            set_text_size(widget, *its_size)


def _set_type(app: QApplication, percent: int) -> None:
    """Set the size of type, in percent of the system's. ``apply_appearance`` does the rest."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    size = _system_size() * percent / 100
    if abs(app.font().pointSizeF() - size) >= 0.01:
        font.setPointSizeF(size)
        app.setFont(font)


def set_text_size(widget: QWidget, size: float, bold: bool = False) -> None:
    """Give ``widget`` one of the sizes of type, and figures that do not jump."""
    widget.setProperty(_SIZE, (size, bold))
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setFeature(_TABULAR_FIGURES, 1)
    widget.setFont(font)


def text_scale() -> float:
    """Return how much larger type is than the system's own."""
    return QApplication.font().pointSizeF() / _system_size()


def icon_scale() -> float:
    """Return how much larger signs on buttons are: they grow with type, as far as there is room."""
    return min(max(text_scale(), 1.0), _LARGEST_SIGNS)


def _system_size() -> float:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return QFontInfo(font).pointSizeF()


def line_height(widget: QWidget) -> int:
    """Return the height of buttons, and so of whatever stands on one line with them."""
    return widget.fontMetrics().height() + 2 * SPACE - 2


def _palette(look: Appearance) -> QPalette:
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, color in (
        (roles.Window, look.window),
        (roles.WindowText, look.text),
        (roles.Base, look.base),
        (roles.AlternateBase, look.raised),
        (roles.Text, look.text),
        (roles.PlaceholderText, look.quiet_text),
        (roles.Button, look.raised),
        (roles.ButtonText, look.text),
        (roles.BrightText, look.danger),
        (roles.ToolTipBase, look.base),
        (roles.ToolTipText, look.text),
        (roles.Highlight, look.accent),
        (roles.HighlightedText, look.on_accent),
        (roles.Link, look.accent),
        (roles.LinkVisited, look.accent),
        (roles.Light, look.base),
        (roles.Midlight, look.raised),
        (roles.Mid, look.line),
        (roles.Dark, look.pressed),
        (roles.Shadow, look.line),
        (roles.Accent, look.accent),
    ):
        palette.setColor(role, QColor(color))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(look.quiet_text))
    return palette
