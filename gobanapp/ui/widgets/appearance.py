"""The appearance of all windows: their colours and the text size."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetrics,
    QPainter,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.resources import resource_path
from gobanapp.storage.settings import ColorScheme, Settings
from gobanapp.ui.widgets.color_palettes import (
    APPEARANCES,
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    Appearance,
)

SPACE = 8
"""The unit of the layout grid, in logical pixels; half of it inside small things."""

_TABULAR_FIGURES = QFont.Tag("tnum")

LARGE, NORMAL, SMALL = 1.45, 1.0, 0.9
"""The three text sizes, relative to the normal one."""

IS_FUSION: Final = "isFusion"
"""The property of an application that has Qt's style Fusion.

Setting it through PySide6 creates all enums of ``QStyle``; an argument does not.
"""

_SIZE_PROPERTY = "sizeOfType"
_MAX_ICON_SCALE: Final = 1.5
_BASE_TEXT_HEIGHT: Final = 17
"""The text height in pixels to which the sizes in the style sheet refer."""
_RING_RADIUS: Final = SPACE * 0.75


def apply_first_settings(app: QApplication, settings: Settings) -> None:
    """Apply the settings to an application without windows, all but the style sheet.

    With a style sheet, Qt styles everything in a widget again whenever the widget is put into
    another. So it is set by ``ensure_style_sheet`` when the first window is complete.
    """
    _set_base_font(app, settings.text_percent)
    _apply_palettes(app, appearance_for(settings.color_scheme))


def ensure_style_sheet(app: QApplication) -> None:
    """Set the style sheet of the current appearance, if there is none yet."""
    if not app.styleSheet():
        _set_style_sheet(app, current_appearance())


def apply_settings(app: QApplication, settings: Settings) -> None:
    """Apply the colours and the text size of the settings and the system to all windows."""
    _set_base_font(app, settings.text_percent)
    apply_appearance(app, appearance_for(settings.color_scheme))


def follow_color_scheme(app: QApplication, settings: Settings) -> None:
    """Restyle the windows whenever the system or the user changes the appearance."""
    applied = _appearance_settings(settings)

    def follow_system() -> None:
        apply_appearance(app, appearance_for(settings.color_scheme))

    def follow_settings() -> None:
        nonlocal applied
        if _appearance_settings(settings) != applied:
            applied = _appearance_settings(settings)
            apply_settings(app, settings)

    hints = app.styleHints()
    hints.colorSchemeChanged.connect(follow_system)
    if hasattr(hints, "accessibility"):  # not before Qt 6.10
        hints.accessibility().contrastPreferenceChanged.connect(follow_system)
    settings.changed.connect(follow_settings)


def _appearance_settings(settings: Settings) -> tuple[ColorScheme, int]:
    return settings.color_scheme, settings.text_percent


def appearance_for(scheme: ColorScheme) -> Appearance:
    """Return the chosen appearance, completed by the system's."""
    is_dark = QApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    if scheme is ColorScheme.HIGH_CONTRAST or (scheme is ColorScheme.SYSTEM and _wants_contrast()):
        return CONTRAST_DARK if is_dark else CONTRAST_LIGHT
    if scheme is not ColorScheme.SYSTEM:
        is_dark = scheme is ColorScheme.DARK
    return DARK if is_dark else LIGHT


def _wants_contrast() -> bool:
    """Return whether the system asks for high contrast."""
    return _accessibility_hint("contrastPreference") == "HighContrast"


def prefers_reduced_motion() -> bool:
    """Return whether the system asks for no animations."""
    # Not before Qt 6.12.
    return _accessibility_hint("motionPreference") in {"ReducedMotion", "Reduced"}


def _accessibility_hint(name: str) -> str:
    """Return the system's value for an accessibility setting, "" if there is none."""
    hints: Any = QApplication.styleHints()
    if not _has_accessibility_hint(hints.__class__, name):
        return ""
    # The variables keep both objects alive: the second is destroyed with the first.
    accessibility = hints.accessibility()
    return str(getattr(getattr(accessibility, name)(), "name", ""))


@cache
def _has_accessibility_hint(kind: type, name: str) -> bool:
    """Return whether the style hints of this version of Qt have such a hint."""
    hints: Any = QApplication.styleHints()
    return hasattr(kind, "accessibility") and hasattr(hints.accessibility(), name)


def current_appearance() -> Appearance:
    """Return the appearance set by ``apply_appearance``."""
    window = QApplication.palette().color(QPalette.ColorRole.Window)
    matching = (look for look in APPEARANCES if look.window == window.name())
    return next(matching, DARK if window.lightness() < 128 else LIGHT)


def apply_appearance(app: QApplication, look: Appearance) -> None:
    """Apply an appearance to the application: the style Fusion with our own colours."""
    _apply_palettes(app, look)
    _set_style_sheet(app, look)
    for widget in app.allWidgets():
        # A new style sheet resets the fonts of widgets.
        stored_size = widget.property(_SIZE_PROPERTY)
        if stored_size is not None:
            set_text_size(widget, *stored_size)


def _apply_palettes(app: QApplication, look: Appearance) -> None:
    if not app.property(IS_FUSION):
        app.setStyle("Fusion")
        app.setProperty(IS_FUSION, True)
    app.setPalette(_palette(look))
    app.setPalette(_menu_palette(look), "QMenu")  # type: ignore[arg-type]  # it takes no bytes


def _set_style_sheet(app: QApplication, look: Appearance) -> None:
    app.setStyleSheet(_style_sheet(look, QFontMetrics(app.font()).height()))


def _set_base_font(app: QApplication, percent: int) -> None:
    """Set the text size, in percent of the system's. ``apply_appearance`` does the rest."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    size = _system_size() * percent / 100
    if abs(app.font().pointSizeF() - size) >= 0.01:
        font.setPointSizeF(size)
        app.setFont(font)


def set_text_size(widget: QWidget, size: float, bold: bool = False) -> None:
    """Give ``widget`` one of the text sizes, with figures of equal width."""
    widget.setProperty(_SIZE_PROPERTY, (size, bold))
    widget.setFont(text_font(size, bold))


def text_font(size: float, bold: bool = False) -> QFont:
    """Return the font of one of the text sizes, with figures of equal width."""
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setFeature(_TABULAR_FIGURES, 1)
    return font


def text_scale() -> float:
    """Return the text size relative to the system's."""
    return QApplication.font().pointSizeF() / _system_size()


def icon_scale() -> float:
    """Return the scale of icons on buttons, which grow with the text as far as there is room."""
    return min(max(text_scale(), 1.0), _MAX_ICON_SCALE)


def _system_size() -> float:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return QFontInfo(font).pointSizeF()


def line_height(widget: QWidget) -> int:
    """Return the height of buttons and of all widgets on one line with them."""
    return widget.fontMetrics().height() + 2 * SPACE - 2


def draw_raised_ground(widget: QWidget, *, bar: float, inset: float) -> None:
    """Draw a raised background for ``widget``, with a bar on its left for users who see no colours.

    ``bar``: its width; ``inset``: its distance from the top and the bottom.
    """
    roles = QPalette.ColorRole
    with QPainter(widget) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(widget.palette().color(roles.AlternateBase))
        painter.drawRoundedRect(widget.rect(), SPACE, SPACE)
        painter.setBrush(widget.palette().color(roles.Highlight))
        place = QRectF(0, inset, bar, widget.height() - 2 * inset)
        painter.drawRoundedRect(place, bar / 2, bar / 2)


def draw_focus(painter: QPainter, widget: QWidget) -> None:
    """Draw the focus ring within a painted ``widget``, as on all other buttons."""
    width = current_appearance().focus
    painter.setPen(QPen(widget.palette().color(QPalette.ColorRole.Highlight), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    place = QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(place, _RING_RADIUS, _RING_RADIUS)


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


def _menu_palette(look: Appearance) -> QPalette:
    """Return the palette of menus, where Fusion darkens the window's colour for boxes and lines.

    On a dark background they would be invisible.
    """
    palette = _palette(look)
    if look.is_dark or look.edge > 1:
        palette.setColor(QPalette.ColorRole.Window, QColor(look.quiet_text).lighter(140))
    return palette


def _style_sheet(look: Appearance, height: int) -> str:
    """Return the style sheet for text ``height`` pixels high; small parts grow with it."""

    def scaled(pixels: int) -> int:
        return max(pixels, round(pixels * height / _BASE_TEXT_HEIGHT))

    values: dict[str, object] = {name: getattr(look, name) for name in look.__slots__}
    for name, edge in (("", look.edge), ("_focus", look.focus)):
        # The border grows inwards, so that nothing moves when a widget gets the focus.
        values[f"button{name}"] = f"{7 - edge}px {13 - edge}px"
        values[f"field{name}"] = f"{6 - edge}px {9 - edge}px"
        # Above and below it is the same: Qt takes it for the margins of the list that opens, and
        # shows half of the last line where they have changed meanwhile.
        values[f"choice{name}"] = f"{6 - look.focus}px {9 - edge}px"
        values[f"choice_height{name}"] = height + 2 * SPACE - 2 - 2 * (6 - look.focus + edge)
        values[f"spin{name}"] = f"{4 - edge}px {9 - edge}px"
        values[f"text_edge{name}"] = f"{5 - edge}px"
        values[f"box{name}"] = scaled(18) - 2 * edge
    values["box_round"] = scaled(18) // 2
    return _STYLE.format(
        **values,
        icons=resource_path("icons").as_posix(),
        kind="dark" if look.is_dark else "light",
        # Qt has only dark signs for the tools of its own file dialog.
        file_tool=values["quiet_text"] if look.is_dark else "transparent",
        arrow=scaled(12),
        arrow_place=scaled(20),
        drop=scaled(24),
        # If muted text is nearly as strong as other text, the edge shows the disabled state.
        cannot="dashed" if look.edge > 1 else "solid",
        bar=scaled(10),
        handle=2 * (scaled(16) // 2),
        round=scaled(16) // 2,
        beside_groove=2 - scaled(16) // 2,
    )


_STYLE = """
QPushButton {{
    border: {edge}px solid {line}; border-radius: 6px; padding: {button}; background: {raised};
}}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:focus {{
    outline: none; border: {focus}px solid {accent}; padding: {button_focus};
}}
QPushButton:pressed {{ background: {pressed}; }}
QPushButton:disabled {{
    color: {quiet_text}; background: {window}; border-style: {cannot};
}}
QPushButton:default, QPushButton:checked {{
    background: {accent}; color: {on_accent}; border-color: {accent};
}}
QPushButton:default:focus, QPushButton:checked:focus {{ border-color: {text}; }}
QPushButton:default:disabled {{
    color: {quiet_text}; background: {window}; border-color: {line};
}}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {{
    border: {edge}px solid {line}; border-radius: 6px; padding: {field}; background: {base};
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {{
    border: {focus}px solid {accent}; padding: {field_focus};
}}
QComboBox {{ padding: {choice}; min-height: {choice_height}px; }}
QComboBox:focus {{ padding: {choice_focus}; min-height: {choice_height_focus}px; }}
QComboBox QAbstractItemView {{ background: {base}; }}
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {{
    color: {quiet_text}; background: {window};
}}
QAbstractSpinBox QLineEdit {{ border: none; padding: 0; background: transparent; }}
QSpinBox, QDoubleSpinBox {{ padding: {spin}; }}
QSpinBox:focus, QDoubleSpinBox:focus {{ padding: {spin_focus}; }}
QComboBox::drop-down {{ border: none; width: {drop}px; }}
QComboBox::down-arrow, QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{
    image: url({icons}/down-{kind}.svg); width: {arrow}px; height: {arrow}px;
}}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{
    image: url({icons}/up-{kind}.svg); width: {arrow}px; height: {arrow}px;
}}
QSpinBox::up-button, QDoubleSpinBox::up-button,
QSpinBox::down-button, QDoubleSpinBox::down-button {{
    border: none; width: {arrow_place}px;
}}
QCheckBox::indicator, QRadioButton::indicator, QListWidget::indicator {{
    width: {box}px; height: {box}px; border: {edge}px solid {quiet_text}; border-radius: 4px;
    background: {base};
}}
QRadioButton::indicator {{ border-radius: {box_round}px; }}
QCheckBox::indicator:checked, QListWidget::indicator:checked {{
    border-color: {accent}; background: {accent}; image: url({icons}/check-{kind}.svg);
}}
QRadioButton::indicator:checked {{
    border-color: {accent};
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0.5 {accent}, stop: 0.6 {base});
}}
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{
    width: {box_focus}px; height: {box_focus}px; border: {focus}px solid {accent};
}}
QCheckBox::indicator:checked:focus, QRadioButton::indicator:checked:focus {{
    border-color: {text};
}}
QCheckBox::indicator:disabled {{ border-color: {line}; background: {window}; }}
QCheckBox::indicator:checked:disabled {{ border-color: {quiet_text}; background: {quiet_text}; }}
QFileDialog QToolButton {{ background: {file_tool}; border-radius: 4px; }}
QToolButton#qt_menubar_ext_button {{
    qproperty-icon: url({icons}/more-{kind}.svg); qproperty-iconSize: {arrow}px;
}}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QMessageBox QLabel#qt_msgbox_label, QMessageBox QLabel#qt_msgbox_informativelabel {{
    padding: 8px 8px 0 3px;
}}
QMessageBox QLabel#qt_msgbox_label {{ font-weight: 600; }}
QMessageBox QLabel#qt_msgbox_informativelabel {{ min-width: 400px; }}
QMessageBox QDialogButtonBox {{ margin: 8px; }}
QScrollBar:vertical {{ width: {bar}px; background: transparent; margin: 0; }}
QScrollBar:horizontal {{ height: {bar}px; background: transparent; margin: 0; }}
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
QSlider {{ min-height: {drop}px; }}
QSlider::groove:horizontal {{ height: 4px; border: none; border-radius: 2px; background: {line}; }}
QSlider::add-page:horizontal {{ border-radius: 2px; background: {line}; }}
QSlider::sub-page:horizontal {{ border-radius: 2px; background: {accent}; }}
QSlider::handle:horizontal {{
    width: {handle}px; height: {handle}px; margin: {beside_groove}px 0; border-radius: {round}px;
    background: {accent};
}}
QSlider::handle:horizontal:focus {{ border: 2px solid {text}; }}
QSlider::handle:horizontal:disabled {{ background: {line}; }}
QPlainTextEdit {{
    border: {edge}px solid {line}; border-radius: 6px; padding: {text_edge}; background: {base};
}}
QPlainTextEdit:focus {{ border: {focus}px solid {accent}; padding: {text_edge_focus}; }}
"""
