"""The pages below the clock of a seat: the buttons of play, or a notice to answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QObject,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.session.move_confirmation import ConfirmationMethod
from gobanapp.text import player_names, seat_text
from gobanapp.ui.match.seats.player_actions import PlayerActions
from gobanapp.ui.match.seats.seat_view import NoticeAnswer, SeatNotice, SeatView
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, SMALL, SPACE, set_text_size
from gobanapp.ui.widgets.big_button import BigButton, HoldButton
from gobanapp.ui.widgets.forms import vbox
from gobanapp.ui.widgets.labels import Sentence

CLICK_GUARD = 350
"""Milliseconds in which new buttons ignore a click: it was meant for those before them."""
_CLICK_EVENTS = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
}


class ButtonRows(QWidget):
    """Its height depends on its width. Hidden buttons take no room."""

    def __init__(self) -> None:
        super().__init__()
        self._buttons: list[BigButton] = []
        self._is_dense = False
        self._guard_timer: QElapsedTimer | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def buttons(self) -> list[BigButton]:
        return list(self._buttons)

    def set_buttons(self, buttons: Iterable[BigButton]) -> None:
        """Replace the buttons by these."""
        for old in self._buttons:
            old.hide()
            old.deleteLater()
        self._buttons = list(buttons)
        for button in self._buttons:
            button.setParent(self)
            button.installEventFilter(self)
            button.show()
        self.rearrange()

    def set_text_scale(self, size: float, *, dense: bool = False) -> None:
        """Set the text size, relative to the system's.

        ``dense``: text may wrap if that takes less height.
        """
        self._is_dense = dense
        for button in self._buttons:
            set_text_size(button, size)
        self.rearrange()

    def rearrange(self) -> None:
        """Lay out the rows again after buttons were hidden, shown or renamed."""
        self._update_geometry()
        self.updateGeometry()

    def guard(self) -> None:
        """Ignore clicks for a moment."""
        self._guard_timer = QElapsedTimer()
        self._guard_timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _CLICK_EVENTS and self._guard_timer is not None:
            if self._guard_timer.elapsed() < CLICK_GUARD:
                event.accept()
                return True
            self._guard_timer = None
        return super().eventFilter(watched, event)

    # Layout

    def heightForWidth(self, width: int) -> int:
        return self._height(self._rows(width), width)

    def sizeHint(self) -> QSize:
        buttons = self._visible_buttons()
        width = max((button.sizeHint().width() for button in buttons), default=0) * 2 + SPACE
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = max((button.least_width() for button in self._visible_buttons()), default=0)
        return QSize(width, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_geometry()

    def _update_geometry(self) -> None:
        y = 0
        for row in self._rows(self.width()):
            height = self._row_height(row, self.width())
            for column, button in enumerate(row):
                left = self._column_left(column, len(row))
                button.setGeometry(
                    left, y, self._column_left(column + 1, len(row)) - left - SPACE, height
                )
            y += height + SPACE

    def _column_left(self, column: int, columns: int) -> int:
        return round(column * (self.width() + SPACE) / columns)

    def _visible_buttons(self) -> list[BigButton]:
        return [button for button in self._buttons if not button.isHidden()]

    def _rows(self, width: int) -> list[list[BigButton]]:
        """Return rows in which no text wraps, or one button a row; if dense, the lowest rows."""
        buttons = self._visible_buttons()
        if self._is_dense:
            min_width = max((button.least_width() for button in buttons), default=1)
            column_counts = range(
                1, max(2, min(len(buttons), (width + SPACE) // (min_width + SPACE)) + 1)
            )
            return min(
                (_split_rows(buttons, columns) for columns in column_counts),
                key=lambda rows: (self._height(rows, width), -len(rows)),
            )
        button_width = max((button.width_for(button.font()) for button in buttons), default=1)
        columns = max(1, min(len(buttons), (width + SPACE) // (button_width + SPACE)))
        return _split_rows(buttons, columns)

    def _height(self, rows: list[list[BigButton]], width: int) -> int:
        heights = [self._row_height(row, width) for row in rows]
        return sum(heights) + SPACE * max(0, len(rows) - 1)

    def _row_height(self, row: list[BigButton], width: int) -> int:
        button_width = (width - SPACE * (len(row) - 1)) // len(row)
        return max(button.heightForWidth(button_width) for button in row)


def _split_rows(buttons: list[BigButton], columns: int) -> list[list[BigButton]]:
    """Return the buttons in rows of equal length: four as two and two, not as three and one."""
    rows = -(-len(buttons) // columns)
    per_row = max(1, -(-len(buttons) // max(1, rows)))
    return [buttons[first : first + per_row] for first in range(0, len(buttons), per_row)]


_ANSWER_TEXTS: Final = {
    NoticeAnswer.ALLOW: QT_TRANSLATE_NOOP("seat", "Allow"),
    NoticeAnswer.ALLOW_WITH_TIME: QT_TRANSLATE_NOOP("seat", "Allow and Return Time"),
    NoticeAnswer.REFUSE: QT_TRANSLATE_NOOP("seat", "Refuse"),
    NoticeAnswer.WITHDRAW: QT_TRANSLATE_NOOP("seat", "Withdraw"),
    NoticeAnswer.CLAIM_TIME: QT_TRANSLATE_NOOP("seat", "{color} Loses on Time"),
    NoticeAnswer.PLAY_ON: QT_TRANSLATE_NOOP("seat", "Continue"),
    NoticeAnswer.CONTINUE: QT_TRANSLATE_NOOP("seat", "Resume"),
    NoticeAnswer.RESUME: QT_TRANSLATE_NOOP("seat", "Resume"),
    NoticeAnswer.CONTINUE_HERE: QT_TRANSLATE_NOOP("seat", "Continue from Here"),
    NoticeAnswer.BACK_TO_GAME: QT_TRANSLATE_NOOP("seat", "Back to the Game"),
    NoticeAnswer.PRESS: QT_TRANSLATE_NOOP("seat", "Press the Clock"),
    NoticeAnswer.PASS: QT_TRANSLATE_NOOP("seat", "Pass"),
    NoticeAnswer.CONFIRM_PASS: QT_TRANSLATE_NOOP("seat", "Pass"),
    NoticeAnswer.TAKE_BACK: QT_TRANSLATE_NOOP("seat", "Take Back"),
    NoticeAnswer.RESIGN: QT_TRANSLATE_NOOP("seat", "Resign"),
    NoticeAnswer.CONFIRM_RESIGN: QT_TRANSLATE_NOOP("seat", "Resign"),
    NoticeAnswer.CANCEL: QT_TRANSLATE_NOOP("seat", "Cancel"),
    NoticeAnswer.BACK_TO_COUNT: QT_TRANSLATE_NOOP("seat", "Back to Scoring"),
    NoticeAnswer.REMATCH: QT_TRANSLATE_NOOP("seat", "Rematch"),
    NoticeAnswer.NEW_GAME: QT_TRANSLATE_NOOP("seat", "New Game…"),
}
_DEFAULT_ANSWERS: Final = {
    NoticeAnswer.CONTINUE,
    NoticeAnswer.RESUME,
    NoticeAnswer.BACK_TO_GAME,
    NoticeAnswer.PRESS,
    NoticeAnswer.CONFIRM_PASS,
    NoticeAnswer.CONFIRM_RESIGN,
    NoticeAnswer.REMATCH,
}
"""The obvious next actions, which need no decision by a player."""


class SeatPage(QWidget):
    """Parts one below the other.

    Level 0 is in large type; higher levels take less room.
    """

    LEVELS = 3

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.level = 0
        self.result_scale = 1.0
        """The size of the result relative to other large type."""
        self.button_rows = ButtonRows()
        self.rows = vbox()
        self.setLayout(self.rows)

    def add(self, *widgets: QWidget) -> None:
        """Add these below the existing parts."""
        for widget in widgets:
            self.rows.addWidget(widget)
            # Otherwise it would need no room while the page itself is hidden.
            widget.show()
        self.set_level(self.level)

    def set_level(self, level: int) -> None:
        """Set the level; higher ones take less room."""
        self.level = level
        self.button_rows.set_text_scale((LARGE, NORMAL, SMALL)[min(level, 2)], dense=level >= 2)

    def result(self) -> Sentence | None:
        """Return the label of the result, which is read from a distance; None without one."""
        return None

    def set_result_scale(self, scale: float) -> None:
        """Show the result in larger type."""
        if scale != self.result_scale:
            self.result_scale = scale
            self.set_level(self.level)

    def height_at(self, width: int) -> int:
        """Return the height needed for a width."""
        return self.rows.totalHeightForWidth(width)

    def least_width(self) -> int:
        return self.rows.totalMinimumSize().width()


class PlayPage(SeatPage):
    """Pass, Take Back, Resign, Pause."""

    released_early = Signal(str, QWidget)
    """A button was released too soon; the message explains how to hold it."""

    def __init__(self, actions: PlayerActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pass = HoldButton(self.tr("Pass"))
        self._pass.setObjectName("pass")
        self._pass.confirmed.connect(actions.pass_)
        self._pass.pressed_without_hold.connect(lambda: actions.ask(NoticeAnswer.CONFIRM_PASS))
        self._pass.released_early.connect(
            lambda: self.released_early.emit(seat_text.hold_to_pass(), self._pass)
        )
        self._take_back = BigButton(self.tr("Take Back"))
        self._take_back.setObjectName("take-back")
        self._take_back.clicked.connect(actions.take_back)
        self._resign = HoldButton(self.tr("Resign"))
        self._resign.setObjectName("resign")
        self._resign.confirmed.connect(actions.resign)
        self._resign.pressed_without_hold.connect(lambda: actions.ask(NoticeAnswer.CONFIRM_RESIGN))
        self._resign.released_early.connect(
            lambda: self.released_early.emit(seat_text.hold_to_resign(), self._resign)
        )
        self._pause = BigButton(self.tr("Pause"))
        self._pause.setObjectName("pause")
        self._pause.clicked.connect(actions.pause)
        self.button_rows.set_buttons([self._pass, self._take_back, self._resign, self._pause])
        self.add(self.button_rows)

    @property
    def take_back_button(self) -> QWidget:
        """The button that takes a move back, or asks for that."""
        return self._take_back

    def show_seat(self, view: SeatView) -> None:
        """Enable the possible actions, with the chosen confirmations."""
        self._pass.must_hold = view.pass_confirmation is ConfirmationMethod.HOLD
        self._resign.must_hold = view.resign_confirmation is ConfirmationMethod.HOLD
        self._pass.setEnabled(view.can_pass)
        self._take_back.setEnabled(view.can_take_back)
        self._resign.setEnabled(view.can_resign)
        self._pause.setEnabled(view.can_pause)
        if self._pause.isHidden() == view.has_pause:
            self._pause.setVisible(view.has_pause)
            self.button_rows.rearrange()


class NoticePage(SeatPage):
    """A sentence and its possible answers.

    The buttons have the values of ``NoticeAnswer`` as object names, with dashes for spaces. At
    level 1 only they are smaller: a result is read from a distance.
    """

    LEVELS = 4

    answered = Signal(NoticeAnswer)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notice: SeatNotice | None = None
        self._sentence = Sentence()
        self._sentence.setObjectName("question")
        self.add(self._sentence, self.button_rows)

    def set_level(self, level: int) -> None:
        super().set_level(level)
        size = (LARGE, LARGE, NORMAL, SMALL)[level] * self.result_scale
        set_text_size(self._sentence, size, bold=level < 3)

    def result(self) -> Sentence | None:
        is_result = self._notice is not None and NoticeAnswer.NEW_GAME in self._notice.answers
        return self._sentence if is_result else None

    def show_notice(self, notice: SeatNotice) -> None:
        """Show a notice. New buttons ignore a click meant for those before them."""
        if notice == self._notice:
            return
        previous, self._notice = self._notice, notice
        self._sentence.set_text(notice.sentence)
        if previous is not None and previous.answers == notice.answers:
            for answer, button in zip(notice.answers, self.button_rows.buttons, strict=True):
                button.setEnabled(answer not in notice.impossible)
            if previous.sentence == notice.sentence:
                return
        self.button_rows.set_buttons(self._button(answer, notice) for answer in notice.answers)
        for answer, button in zip(notice.answers, self.button_rows.buttons, strict=True):
            button.setEnabled(answer not in notice.impossible)
        self.set_level(self.level)
        self.button_rows.guard()

    def focus_answer(self, answer: NoticeAnswer) -> None:
        """Give the keys to the button of an answer."""
        if self._notice is not None:
            buttons = dict(zip(self._notice.answers, self.button_rows.buttons, strict=True))
            buttons[answer].setFocus(Qt.FocusReason.TabFocusReason)

    def clear(self) -> None:
        """Forget the notice, so that the next one counts as new."""
        self._notice = None

    def _button(self, answer: NoticeAnswer, notice: SeatNotice) -> BigButton:
        text = QCoreApplication.translate("seat", str(_ANSWER_TEXTS[answer]))
        if notice.flagged is not None:
            text = text.format(color=player_names.color_name(notice.flagged))
        button = BigButton(text)
        button.setObjectName(answer.value.replace(" ", "-"))
        button.setDefault(answer in _DEFAULT_ANSWERS)
        button.clicked.connect(lambda: self.answered.emit(answer))
        return button
