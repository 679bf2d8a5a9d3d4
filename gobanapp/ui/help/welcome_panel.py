"""The welcome panel, shown until the session changes, and its mode."""

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
    """Three cards, and below them the recent files. It only emits the user's choice."""

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
            self._make_card(
                StartChoice.PLAY,
                self.tr("Play"),
                self.tr("Two players at one screen."),
            ),
            self._make_card(
                StartChoice.OPEN,
                self.tr("Open"),
                self.tr("A game file; you can also drop one here."),
            ),
            self._make_card(
                StartChoice.LEARN,
                self.tr("Learn"),
                self.tr("Short lessons in the game of Go."),
            ),
        )
        for card, signal in zip(
            self.cards,
            (self.play_requested, self.open_requested, self.lesson_requested),
            strict=True,
        ):
            card.clicked.connect(signal)
            card.match_height(self.cards)
        self._hint = quiet_line(self.tr("Or click the board and play."))
        self._top_row = hbox((self._title, 1), (close, Qt.AlignmentFlag.AlignTop))
        codes = languages()
        # Each language has its own name, for users who cannot read the rest.
        self.language = ChoiceBox([(code, language_name(code)) for code in codes])
        self.language.setAccessibleName(self.tr("Language"))
        self.language.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.language.setMinimumWidth(12 * SPACE)
        prepare(self.language)
        self.language.value = language_for(language, codes)
        self._has_languages = len(codes) > 1
        self.language.chosen.connect(self.language_requested.emit)
        self._title.setObjectName("title")
        self.language.setObjectName("language")
        self._close.setObjectName("close")
        self._files = QWidget()
        self._file_rows = vbox(spacing=SPACE // 2)
        self._files.setLayout(self._file_rows)
        self._files.hide()
        self._rows = vbox(self._top_row, *self.cards, SPACE // 2, self._hint, self._files, None)
        self.setLayout(self._rows)
        self.set_side_by_side(False)

    def offer_files(self, files: Sequence[Path], file_to_continue: Path | None) -> None:
        """Offer to resume the game in ``file_to_continue``, and to open one of ``files``."""
        if file_to_continue is not None:
            continue_button = push_button(self.tr("Continue"), "continue", self.continue_requested)
            set_tool_tip(continue_button, str(file_to_continue))
            self._file_rows.addWidget(continue_button)
        if files:
            heading = quiet_line(self.tr("Recent files"))
            heading.setContentsMargins(0, SPACE, 0, 0)
            self._file_rows.addWidget(heading)
        for number, path in enumerate(files):
            file_button = LinkButton(Qt.TextElideMode.ElideMiddle, vertical_padding=SPACE)
            file_button.show_words(path.stem)
            file_button.setAccessibleName(path.stem)
            set_tool_tip(file_button, str(path))
            file_button.setObjectName(f"recent-{number}")
            file_button.clicked.connect(lambda _checked, path=path: self.file_requested.emit(path))
            self._file_rows.addWidget(file_button)
        self._has_files = bool(files) or file_to_continue is not None
        self._files.setVisible(self._has_files and not self._is_side_by_side)

    def show_keys(self, keys: Iterable[QKeySequence]) -> None:
        """Show on each card the keys of the menu command that does the same."""
        for card, shortcut in zip(self.cards, keys, strict=True):
            card.show_keys(shortcut)

    def set_side_by_side(self, wide: bool) -> None:
        """Leave out the optional parts if the panel is ``wide``, below the board."""
        self._is_side_by_side = wide
        self._hint.setVisible(not wide)
        self._files.setVisible(self._has_files and not wide)
        if wide:
            self._top_row.insertWidget(1, self.language)
        else:
            self._rows.addWidget(self.language)
        self.language.setVisible(self._has_languages)
        self._rows.setSpacing(SPACE // 2 if wide else SPACE)
        for card in self.cards:
            self._rows.setStretchFactor(card, 1 if wide else 0)
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
        title_width = self._title.fontMetrics().horizontalAdvance(self._title.text())
        other_widths = self.language.sizeHint().width() + self._close.sizeHint().width() + 2 * SPACE
        has_room = not self._is_side_by_side or title_width + other_widths <= self.width()
        fits = has_room or not self._has_languages
        self._title.setVisible(fits)
        self._top_row.setStretchFactor(self.language, 0 if fits else 1)
        available = self.width() - self._close.sizeHint().width() - 2 * SPACE
        if not self._is_side_by_side and 0 < available < title_width:
            set_text_size(self._title, LARGE * available / title_width, bold=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _make_card(self, choice: StartChoice, title: str, sentence: str) -> StartCard:
        card = StartCard(choice, title, sentence)
        card.setObjectName(f"{choice.name.lower()}-door")
        card.stepped.connect(lambda step: self._focus_card(card, step))
        return card

    def _focus_card(self, card: StartCard, step: int) -> None:
        index = self.cards.index(card) + step
        self.cards[max(0, min(index, len(self.cards) - 1))].setFocus(
            Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason
        )


class WelcomeMode(BoardMode):
    """Any change of the session ends the mode: the user has played or opened something."""

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
        self._session.subscribe(self._follow_session, Change.GAME)

    def _give_back(self) -> None:
        self._session.unsubscribe(self._follow_session)

    def step(self, steps: int) -> None:
        self._session.step_by(steps)

    def set_side_by_side(self, wide: bool) -> None:
        self.panel.set_side_by_side(wide)

    def _follow_session(self, _change: Change) -> None:
        self.end()
