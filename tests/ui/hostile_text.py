"""Text from a file that looks like markup, and where a window does not show it as it is."""

from html import escape
from itertools import pairwise

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex
from PySide6.QtGui import QAccessible, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

_SIGN = "Zz"
HOSTILE = f"<h1>{_SIGN}&b &lt;&amp; &x<img src=x.png> <a href=x>[*]%n{{0}}"
"""Tags and entities of HTML, mnemonics, and what ``tr``, ``format`` and titles replace."""
LONG = HOSTILE + " " + "W" * 300

_Text = QAccessible.Text
_Roles = Qt.ItemDataRole
_LONGEST = 400
"""More children of one part are not asked."""


class Walk:
    """Looks at all that is in a window, shown or hidden. ``wrong`` is empty if it is as it is."""

    def __init__(self, *windows: QWidget) -> None:
        QCoreApplication.processEvents()
        self.wrong: list[str] = []
        self.told: list[str] = []
        """The kinds of places at which the text was met."""
        for window in windows:
            for widget in (window, *window.findChildren(QWidget)):
                self._look_at(widget)
            self._listen_to(QAccessible.queryAccessibleInterface(window))

    def _look_at(self, widget: QWidget) -> None:
        kind = type(widget).__name__
        self.look_at_tip(kind, widget.toolTip())
        self._plain(f"{kind} title", widget.windowTitle().replace("[*][*]", "[*]"))
        for action in widget.actions():
            self._with_mnemonic("action", action.text())
            self.look_at_tip("action", action.toolTip())
            self._plain("action's status tip", action.statusTip())
        if isinstance(widget, QLabel):
            self._label(widget)
        elif isinstance(widget, QAbstractItemView):
            self._rows(widget)
        else:
            self._field(kind, widget)

    def _field(self, kind: str, widget: QWidget) -> None:
        match widget:
            case QAbstractButton():
                self._with_mnemonic(kind, widget.text())
            case QGroupBox():
                self._with_mnemonic(kind, widget.title())
            case QTabBar():
                for place in range(widget.count()):
                    self._with_mnemonic(kind, widget.tabText(place))
                    self.look_at_tip(kind, widget.tabToolTip(place))
            case QLineEdit():
                self._plain(kind, widget.text())
            case QPlainTextEdit() | QTextEdit():
                self._plain(kind, widget.toPlainText())
            case QComboBox():
                for place in range(widget.count()):
                    self._plain(kind, widget.itemText(place))
                    self.look_at_tip(kind, widget.itemData(place, _Roles.ToolTipRole) or "")

    def _label(self, label: QLabel) -> None:
        name = f"label {label.objectName()} in {type(label.parent()).__name__}"
        if label.textFormat() is not Qt.TextFormat.PlainText:
            self.wrong.append(f"{name} may take its text for markup")
        if label.buddy() is None:
            self._plain(name, label.text())
        else:
            self._with_mnemonic(name, label.text())

    def _rows(self, view: QAbstractItemView) -> None:
        model = view.model()
        if model is None:
            return
        is_list = isinstance(model, QAbstractListModel)
        columns = 1 if is_list else model.columnCount(QModelIndex())
        for row in range(min(model.rowCount(QModelIndex()), _LONGEST)):
            for column in range(columns):
                index = model.index(row, column)
                self._plain("row", str(index.data(_Roles.DisplayRole) or ""))
                self._plain("row aloud", str(index.data(_Roles.AccessibleTextRole) or ""))
                self.look_at_tip("row", index.data(_Roles.ToolTipRole) or "")

    def _listen_to(self, part: QAccessible) -> None:
        if part is None or not part.isValid():
            return
        kind = type(part.object()).__name__
        for which in (_Text.Name, _Text.Description):
            self._plain(f"{kind} aloud, {which.name}", part.text(which))
        for place in range(min(part.childCount(), _LONGEST)):
            self._listen_to(part.child(place))

    def look_at_tip(self, what: str, tip: str) -> None:
        if Qt.mightBeRichText(tip):
            document = QTextDocument()
            document.setHtml(tip)
            if _SIGN in tip and escape("<") not in tip:
                self.wrong.append(f"tip of {what}: {tip}")
            tip = document.toPlainText()
        self._plain(f"tip of {what}", tip)

    def _with_mnemonic(self, what: str, text: str) -> None:
        if _SIGN in text:
            rest = text.replace("&&", "\0")
            if "&" in rest.partition("<")[2]:
                self.wrong.append(f"mnemonic in {what}: {text}")
            text = rest.replace("\0", "&")
        self._plain(what, text)

    def _plain(self, what: str, text: str) -> None:
        """Check that the text, wherever it begins, continues unchanged until it is cut off."""
        pieces = text.split(_SIGN)
        for before, after in pairwise(pieces):
            self.told.append(what)
            head, tail = HOSTILE.split(_SIGN)
            length = min(len(tail), len(after.partition("…")[0]))
            if not before.endswith(head) or length < 1 or after[:length] != tail[:length]:
                self.wrong.append(f"{what}: {text}")
