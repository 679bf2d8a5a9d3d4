"""The style sheet of all windows: edges, and the sizes of small things."""

from __future__ import annotations

from gobanapp.resources import resource_path
from gobanapp.ui.widgets.color_palettes import Appearance

_USUAL_HEIGHT = 17
"""Pixels, of a line of the type for which the sizes of small things are written down here."""


def style_sheet(look: Appearance, height: int) -> str:
    """Return the style sheet for type ``height`` pixels high: small things grow with it."""

    def grown(pixels: int) -> int:
        return max(pixels, round(pixels * height / _USUAL_HEIGHT))

    values: dict[str, object] = {name: getattr(look, name) for name in look.__slots__}
    for name, edge in (("", look.edge), ("_focus", look.focus)):
        # The edge grows inwards: nothing moves when the focus comes.
        values[f"button{name}"] = f"{7 - edge}px {13 - edge}px"
        values[f"field{name}"] = f"{6 - edge}px {9 - edge}px"
        values[f"spin{name}"] = f"{4 - edge}px {9 - edge}px"
        values[f"text_edge{name}"] = f"{5 - edge}px"
        values[f"box{name}"] = grown(18) - 2 * edge
    return _STYLE.format(
        **values,
        icons=resource_path("icons").as_posix(),
        kind="dark" if look.is_dark else "light",
        arrow=grown(12),
        arrow_place=grown(20),
        drop=grown(24),
        # Where quiet words are nearly as strong as others, the edge tells what cannot be done.
        cannot="dashed" if look.edge > 1 else "solid",
        bar=grown(10),
        handle=2 * (grown(16) // 2),
        round=grown(16) // 2,
        beside_groove=2 - grown(16) // 2,
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
QCheckBox::indicator {{
    width: {box}px; height: {box}px; border: {edge}px solid {quiet_text}; border-radius: 4px;
    background: {base};
}}
QCheckBox::indicator:checked {{
    border-color: {accent}; background: {accent}; image: url({icons}/check-{kind}.svg);
}}
QCheckBox::indicator:focus {{
    width: {box_focus}px; height: {box_focus}px; border: {focus}px solid {accent};
}}
QCheckBox::indicator:checked:focus {{ border-color: {text}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QMessageBox QLabel#qt_msgbox_label, QMessageBox QLabel#qt_msgbox_informativelabel {{
    min-width: 400px; padding: 8px 8px 0 8px;
}}
QMessageBox QLabel#qt_msgbox_label {{ font-weight: 600; }}
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
