"""The two halves of the print and export dialogs: the options, and the preview."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QDialog, QLayout, QWidget

from gobanapp.ui.widgets.appearance import SPACE

_SIDE_BY_SIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class DialogHalves(QBoxLayout):
    """Fills ``dialog``: the preview is next to the options, or below them.

    It sets no minimum size of the dialog, which depends on the arrangement.
    """

    def __init__(self, dialog: QDialog, options: QWidget | QLayout, preview: QLayout) -> None:
        super().__init__(_SIDE_BY_SIDE, dialog)
        self._dialog = dialog
        self.setContentsMargins(3 * SPACE, 3 * SPACE, 3 * SPACE, 2 * SPACE)
        self.setSpacing(3 * SPACE)
        self.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        if isinstance(options, QWidget):
            self.addWidget(options)
        else:
            self.addLayout(options)
        self.addLayout(preview, 1)

    @property
    def available_width(self) -> int:
        """The width of both halves side by side, with the space between."""
        return self._dialog.width() - self._margins

    def width_for(self, content: int) -> int:
        """Return the width of the dialog for contents that are ``content`` pixels wide."""
        return content + self._margins

    def set_side_by_side(self, wide: bool) -> None:
        """Put the halves side by side, or one below the other."""
        self.setDirection(_SIDE_BY_SIDE if wide else _BELOW)

    @property
    def _margins(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()
