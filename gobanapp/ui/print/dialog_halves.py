"""The two halves of the print and export dialogs: the choices, and the preview."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QDialog, QLayout, QWidget

from gobanapp.ui.widgets.appearance import SPACE

_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class DialogHalves(QBoxLayout):
    """Fills ``dialog``: the preview stands next to the choices, or below them.

    It sets no minimum size of the dialog, which depends on the arrangement.
    """

    def __init__(self, dialog: QDialog, chosen: QWidget | QLayout, comes: QLayout) -> None:
        super().__init__(_BESIDE, dialog)
        self._dialog = dialog
        self.setContentsMargins(3 * SPACE, 3 * SPACE, 3 * SPACE, 2 * SPACE)
        self.setSpacing(3 * SPACE)
        self.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        if isinstance(chosen, QWidget):
            self.addWidget(chosen)
        else:
            self.addLayout(chosen)
        self.addLayout(comes, 1)

    @property
    def room(self) -> int:
        """The width of both halves side by side, with the space between."""
        return self._dialog.width() - self._margins

    def width_for(self, content: int) -> int:
        """Return the width of the dialog for contents that are ``content`` pixels wide."""
        return content + self._margins

    def stand(self, *, beside: bool) -> None:
        """Put the halves side by side, or one below the other."""
        self.setDirection(_BESIDE if beside else _BELOW)

    @property
    def _margins(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()
