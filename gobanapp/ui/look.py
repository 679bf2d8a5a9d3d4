"""How the window looks: palettes for light and dark, sizes of type, the grid of spaces."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.resources import resource

SPACE = 8
"""The grid that everything stands on, in logical pixels; half of it inside small things."""

_TABULAR_FIGURES = QFont.Tag("tnum")

LARGE, NORMAL, SMALL = 1.45, 1.0, 0.9
"""The three sizes of type, as parts of the system's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """The colours of all surfaces but the board. Text stands 4.5 : 1 or better on each of them."""

    name: str
    window: str
    base: str
    raised: str
    text: str
    quiet_text: str
    line: str
    accent: str
    on_accent: str
    danger: str


LIGHT = Look(
    name="light",
    window="#f3efe8",
    base="#fbf9f5",
    raised="#e9e3d8",
    text="#26221d",
    quiet_text="#665e53",
    line="#d5ccbd",
    accent="#3d3f9e",
    on_accent="#ffffff",
    danger="#b3261e",
)
DARK = Look(
    name="dark",
    window="#1d1a17",
    base="#262320",
    raised="#332f2a",
    text="#ece6dc",
    quiet_text="#a89f92",
    line="#453f38",
    accent="#a9adf0",
    on_accent="#16142e",
    danger="#ff8a80",
)


def look_of_system() -> Look:
    """Return the dark look where the system asks for it, else the light one."""
    hints = QApplication.styleHints()
    return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT


def current_look() -> Look:
    """Return the look that ``apply`` gave the application."""
    window = QApplication.palette().color(QPalette.ColorRole.Window)
    return DARK if window.lightness() < 128 else LIGHT


def apply(app: QApplication, look: Look) -> None:
    """Dress the whole application. The same on every system, so Fusion with our own colours."""
    app.setStyle("Fusion")
    app.setPalette(_palette(look))
    colors = {name: getattr(look, name) for name in Look.__slots__}
    app.setStyleSheet(_STYLE.format(**colors, icons=resource("icons").as_posix()))


def sized(widget: QWidget, size: float, bold: bool = False) -> None:
    """Give ``widget`` one of the sizes of type, and figures that do not jump."""
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setFeature(_TABULAR_FIGURES, 1)
    widget.setFont(font)


def line_height(widget: QWidget) -> int:
    """Return the height of buttons, and so of whatever stands on one line with them."""
    return widget.fontMetrics().height() + 2 * SPACE - 2


def _palette(look: Look) -> QPalette:
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
        (roles.Dark, look.line),
        (roles.Shadow, look.line),
        (roles.Accent, look.accent),
    ):
        palette.setColor(role, QColor(color))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(look.quiet_text))
    return palette


_STYLE = """
QPushButton {{
    border: 1px solid {line}; border-radius: 6px; padding: 6px 12px; background: {raised};
}}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:focus {{ outline: none; border-color: {accent}; }}
QPushButton:pressed {{ background: {line}; }}
QPushButton:disabled {{ color: {quiet_text}; background: {window}; }}
QPushButton:default, QPushButton:checked {{
    background: {accent}; color: {on_accent}; border-color: {accent};
}}
QPushButton:default:disabled {{
    color: {quiet_text}; background: {window}; border-color: {line};
}}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {{
    border: 1px solid {line}; border-radius: 6px; padding: 5px 8px; background: {base};
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {{ border-color: {accent}; }}
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {{
    color: {quiet_text}; background: {window};
}}
QAbstractSpinBox QLineEdit {{ border: none; padding: 0; background: transparent; }}
QSpinBox, QDoubleSpinBox {{ padding: 3px 8px; }}
QComboBox::drop-down {{ border: none; width: 24px; }}
QComboBox::down-arrow, QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{
    image: url({icons}/down-{name}.svg); width: 12px; height: 12px;
}}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{
    image: url({icons}/up-{name}.svg); width: 12px; height: 12px;
}}
QSpinBox::up-button, QDoubleSpinBox::up-button,
QSpinBox::down-button, QDoubleSpinBox::down-button {{
    border: none; width: 20px;
}}
QCheckBox::indicator {{
    width: 16px; height: 16px; border: 1px solid {quiet_text}; border-radius: 4px;
    background: {base};
}}
QCheckBox::indicator:checked {{
    border-color: {accent}; background: {accent}; image: url({icons}/check-{name}.svg);
}}
QCheckBox::indicator:focus {{ border-color: {accent}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QMessageBox QLabel#qt_msgbox_label, QMessageBox QLabel#qt_msgbox_informativelabel {{
    min-width: 400px; padding: 8px 8px 0 8px;
}}
QMessageBox QLabel#qt_msgbox_label {{ font-weight: 600; }}
QMessageBox QDialogButtonBox {{ margin: 8px; }}
QScrollBar:vertical {{ width: 10px; background: transparent; margin: 0; }}
QScrollBar:horizontal {{ height: 10px; background: transparent; margin: 0; }}
QScrollBar::handle {{ background: {line}; border-radius: 4px; min-width: 24px; min-height: 24px; }}
QScrollBar::handle:hover {{ background: {quiet_text}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QProgressBar {{
    border: none; border-radius: 3px; min-height: 6px; max-height: 6px; background: {line};
}}
QProgressBar::chunk {{ border-radius: 3px; background: {accent}; }}
QSplitter::handle {{ image: none; background: transparent; }}
QSplitter::handle:hover {{ background: {line}; border-radius: 3px; }}
QStatusBar {{ color: {quiet_text}; }}
QStatusBar::item {{ border: none; }}
QSlider {{ min-height: 24px; }}
QSlider::groove:horizontal {{ height: 4px; border: none; border-radius: 2px; background: {line}; }}
QSlider::add-page:horizontal {{ border-radius: 2px; background: {line}; }}
QSlider::sub-page:horizontal {{ border-radius: 2px; background: {accent}; }}
QSlider::handle:horizontal {{
    width: 16px; height: 16px; margin: -6px 0; border-radius: 8px; background: {accent};
}}
QSlider::handle:horizontal:disabled {{ background: {line}; }}
QPlainTextEdit {{
    border: 1px solid {line}; border-radius: 6px; padding: 4px; background: {base};
}}
QPlainTextEdit:focus {{ border-color: {accent}; }}
"""
