"""The welcome panel, shown until the user does something, and its mode."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from gobanapp.game.change import Change
from gobanapp.session.session import Session
from gobanapp.ui.help.start_card import StartCard, StartChoice
from gobanapp.ui.widgets.appearance import LARGE, SPACE, set_text_size
from gobanapp.ui.widgets.board_mode import BoardMode
from gobanapp.ui.widgets.buttons import CloseButton, LinkButton, push_button
from gobanapp.ui.widgets.forms import ChoiceBox, hbox, prepare, vbox
from gobanapp.ui.widgets.labels import quiet_line, text_line
from gobanapp.ui.widgets.plain_text import set_tool_tip
from gobanapp.ui.widgets.translations import language_for, language_name, languages


class WelcomePanel(QWidget):
    """Three cards, and below them the recent files; it only emits the user's choice."""

    play_requested = Signal()
    open_requested = Signal()
    lesson_requested = Signal()
    continue_requested = Signal()
    """A request to resume the last game."""
    file_requested = Signal(object)
    """A request to open the file with this ``Path``."""
    language_requested = Signal(str)
    """A request to switch the program to this language."""
    closed = Signal()

    def __init__(self, language: str) -> None:
        """``language``: as in the settings, "" for that of the system."""
        super().__init__()
        self._is_side_by_side = False
        self._has_files = False
        self._title = text_line(self.tr("Welcome"), LARGE, bold=True)
        self._close = close = CloseButton(self.tr("Close (Esc)"))
        close.clicked.connect(self.closed)
        self.cards = (
            self._door(
                StartChoice.PLAY,
                self.tr("Play"),
                self.tr("Two players at one screen."),
            ),
            self._door(
                StartChoice.OPEN,
                self.tr("Open"),
                self.tr("A game file; you can also drop one here."),
            ),
            self._door(
                StartChoice.LEARN,
                self.tr("Learn"),
                self.tr("Short lessons in the game of Go."),
            ),
        )
        for door, wanted in zip(
            self.cards,
            (self.play_requested, self.open_requested, self.lesson_requested),
            strict=True,
        ):
            door.clicked.connect(wanted)
            door.align_with(self.cards)
        self._hint = quiet_line(self.tr("Or click the board and play."))
        self._head = hbox((self._title, 1), (close, Qt.AlignmentFlag.AlignTop))
        offered = languages()
        # Each language has its own name: users who cannot read the rest find theirs.
        self.language = ChoiceBox([(known, language_name(known)) for known in offered])
        self.language.setAccessibleName(self.tr("Language"))
        self.language.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.language.setMinimumWidth(12 * SPACE)
        prepare(self.language)
        self.language.value = language_for(language, offered)
        self._has_languages = len(offered) > 1
        self.language.chosen.connect(self.language_requested.emit)
        self._title.setObjectName("title")
        self.language.setObjectName("language")
        self._close.setObjectName("close")
        self._files = QWidget()
        self._file_rows = vbox(spacing=SPACE // 2)
        self._files.setLayout(self._file_rows)
        self._files.hide()
        self._rows = vbox(self._head, *self.cards, SPACE // 2, self._hint, self._files, None)
        self.setLayout(self._rows)
        self.set_side_by_side(False)

    def offer_files(self, files: Sequence[Path], left: Path | None) -> None:
        """Offer to resume the game in the file ``left``, and to open one of ``files``."""
        if left is not None:
            go_on = push_button(self.tr("Continue"), "continue", self.continue_requested)
            set_tool_tip(go_on, str(left))
            self._file_rows.addWidget(go_on)
        if files:
            head = quiet_line(self.tr("Recent files"))
            head.setContentsMargins(0, SPACE, 0, 0)
            self._file_rows.addWidget(head)
        for number, path in enumerate(files):
            line = LinkButton(Qt.TextElideMode.ElideMiddle, vertical_padding=SPACE)
            line.show_words(path.stem)
            line.setAccessibleName(path.stem)
            set_tool_tip(line, str(path))
            line.setObjectName(f"recent-{number}")
            line.clicked.connect(lambda _checked, path=path: self.file_requested.emit(path))
            self._file_rows.addWidget(line)
        self._has_files = bool(files) or left is not None
        self._files.setVisible(self._has_files and not self._is_side_by_side)

    def show_keys(self, keys: Iterable[QKeySequence]) -> None:
        """Show on each card the keys of the menu command that does the same."""
        for door, its_keys in zip(self.cards, keys, strict=True):
            door.show_keys(its_keys)

    def set_side_by_side(self, wide: bool) -> None:
        """Leave out, below the board, the parts of the three cards that are not essential."""
        self._is_side_by_side = wide
        self._hint.setVisible(not wide)
        self._files.setVisible(self._has_files and not wide)
        if wide:
            self._head.insertWidget(1, self.language)
        else:
            self._rows.addWidget(self.language)
        self.language.setVisible(self._has_languages)
        self._rows.setSpacing(SPACE // 2 if wide else SPACE)
        for door in self.cards:
            self._rows.setStretchFactor(door, 1 if wide else 0)
        self._rows.setStretch(self._rows.indexOf(self._files) + 1, 0 if wide else 1)
        self._fit_title()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_title()

    def _fit_title(self) -> None:
        """Hide the title if there is no room for it next to the language.

        Without the language, shrink it to fit.
        """
        set_text_size(self._title, LARGE, bold=True)
        words = self._title.fontMetrics().horizontalAdvance(self._title.text())
        others = self.language.sizeHint().width() + self._close.sizeHint().width() + 2 * SPACE
        has_room = not self._is_side_by_side or words + others <= self.width()
        fits = has_room or not self._has_languages
        self._title.setVisible(fits)
        self._head.setStretchFactor(self.language, 0 if fits else 1)
        room = self.width() - self._close.sizeHint().width() - 2 * SPACE
        if not self._is_side_by_side and 0 < room < words:
            set_text_size(self._title, LARGE * room / words, bold=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _door(self, door: StartChoice, title: str, sentence: str) -> StartCard:
        made = StartCard(door, title, sentence)
        made.setObjectName(f"{door.name.lower()}-door")
        made.stepped.connect(lambda step: self._step(made, step))
        return made

    def _step(self, door: StartCard, step: int) -> None:
        place = self.cards.index(door) + step
        self.cards[max(0, min(place, len(self.cards) - 1))].setFocus(
            Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason
        )


class WelcomeMode(BoardMode):
    """Any change of the session ends it: the user plays, or has opened something."""

    panel: WelcomePanel

    has_players = True
    has_line = True
    ends_with_escape = True
    takes_clicks = False

    def __init__(
        self,
        session: Session,
        language: str,
        parent: QObject | None = None,
    ) -> None:
        """``language``: as in the settings."""
        super().__init__(parent)
        self._session = session
        self.panel = WelcomePanel(language)
        self.panel.closed.connect(self.end)

    def begin(self) -> None:
        self._session.subscribe(self._look, Change.ALL & ~Change.DOCUMENT)

    def _give_back(self) -> None:
        self._session.unsubscribe(self._look)

    def step(self, steps: int) -> None:
        self._session.step_by(steps)

    def set_side_by_side(self, wide: bool) -> None:
        self.panel.set_side_by_side(wide)

    def _look(self, _change: Change) -> None:
        self.end()
