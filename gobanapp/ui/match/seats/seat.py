"""The seat of one player: name, clock, prisoners, and the available actions."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.diagram.theme import StoneLook
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.session import Session
from gobanapp.ui.match.seats.clock_face import ClockFace
from gobanapp.ui.match.seats.clock_view import ClockView, clock_views
from gobanapp.ui.match.seats.count_page import CountPage
from gobanapp.ui.match.seats.player_actions import PlayerActions
from gobanapp.ui.match.seats.player_header import PlayerHeader
from gobanapp.ui.match.seats.prisoners import MIN_LID_SIZE, Prisoners
from gobanapp.ui.match.seats.seat_geometry import (
    PAGE_SHARES,
    SeatGeometry,
    SeatPartSizes,
    column_geometry,
    margin,
    narrow_strip_geometry,
    narrow_strip_lid_width,
    narrow_strip_page_width,
    page_width,
    strip_geometry,
)
from gobanapp.ui.match.seats.seat_pages import NoticePage, PlayPage, SeatPage
from gobanapp.ui.match.seats.seat_view import NoticeAnswer, seat_view
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, SPACE, draw_raised_ground, set_text_size
from gobanapp.ui.widgets.big_button import TARGET
from gobanapp.ui.widgets.labels import Sentence

MESSAGE_DURATION = 5000  # milliseconds
_MAX_NAME_SCALE = 2.6
_MIN_WIDTH_LINES = 9
"""The least width of a column, in heights of a line."""
_MIN_CLOCK_SHARE = 0.13
"""The least height of a clock alone with the board, as a part of the strip's width."""
_RESULT_SCALES = (2.2, 1.8, 1.5, 1.25)
"""The factors by which a result may exceed other large type, to be read from a distance."""
_ROOMY_SIZE = (210, 560)
"""The least width and length of a seat in which texts are in large type if they fit."""


class Seat(QWidget):
    """Shows one side of the session, and calls its methods for this player alone."""

    resume_requested = Signal()
    """The players resume a match that was opened."""
    rematch_requested = Signal()
    new_game_requested = Signal()
    refused = Signal(str, QWidget)
    """A button was pressed in vain; the message says why."""

    def __init__(self, session: Session, color: Color) -> None:
        super().__init__()
        self._session = session
        self.color = color
        self._view = seat_view(session, color)
        self._actions = PlayerActions(session, color, self)
        self._actions.question_changed.connect(self._refresh)
        self._is_plain = False
        self._shows_opponents_clock = False
        self._name_scale = LARGE
        self._level = -1
        self._heights: dict[tuple[object, ...], int] = {}
        self._header = PlayerHeader(color, self)
        self._clock = ClockFace(parent=self)
        self._clock.setObjectName("clock")
        self._clock.pressed.connect(self._actions.press)
        self._prisoners = Prisoners(color, self)
        self._prisoners.setObjectName("prisoners")
        self._message_label = Sentence(self)
        self._message_label.setObjectName("message")
        self._message = ""
        self._message_timer = QTimer(self, singleShot=True, interval=MESSAGE_DURATION)
        self._message_timer.timeout.connect(lambda: self.show_message(""))
        self._play = PlayPage(self._actions, self)
        self._play.setObjectName("play")
        self._play.released_early.connect(self._refuse)
        self._notice = NoticePage(self)
        self._notice.setObjectName("notice")
        self._notice.answered.connect(self._answer)
        self._count: CountPage | None = None
        self._keeps_hint = True
        self.show_session()

    # Display

    def set_plain(self, plain: bool) -> None:
        """Show buttons only if there is something to answer."""
        if plain != self._is_plain:
            self._is_plain = plain
            self._refresh()

    def show_opponents_clock(self, shown: bool) -> None:
        """Show the opponent's time too: the opponent's own clock is upside down from here."""
        if shown != self._shows_opponents_clock:
            self._shows_opponents_clock = shown
            self.show_times()
            self._place()

    def show_stones(self, stones: ByColor[StoneLook]) -> None:
        """Show prisoners like the stones on the board."""
        self._prisoners.show_stones(stones)

    def show_session(self, views: ByColor[ClockView | None] | None = None) -> None:
        """Update to the session; ``views`` as for ``show_times``."""
        session, color = self._session, self.color
        self._message = ""  # it belongs to an earlier action
        self._view = view = seat_view(session, color)
        self._actions.show_session(view)
        self.setAccessibleName(view.name)
        self._header.show_player(
            view.name, view.rank, keeps_second_line=any(session.game.info.ranks)
        )
        self._prisoners.show_number(view.prisoners)
        self._play.show_seat(view)
        self.show_times(views)
        self._refresh()

    def show_times(self, views: ByColor[ClockView | None] | None = None) -> None:
        """Update only the clocks; ``views``: their views, if the caller has them."""
        views = views or clock_views(self._session)
        view, had_clock = views[self.color], not self._clock.isHidden()
        self._clock.show_clock(view)
        self._header.show_opponents_time(
            views[self.color.opponent] if self._shows_opponents_clock else None
        )
        if (view is not None) != had_clock:
            self._clock.setVisible(view is not None)
            self._place()

    def show_message(self, text: str) -> None:
        """Show a message for some seconds; "" ends it."""
        self._message = text
        self._message_timer.stop()
        if text:
            self._message_timer.start()
        self._refresh()

    def take_back_button(self) -> QWidget:
        """Return the button that asks for a takeback."""
        return self._play.take_back_button

    def _refuse(self, text: str, button: QWidget) -> None:
        self.show_message(text)
        self.refused.emit(text, button)

    def _refresh(self) -> None:
        view = self._view
        question = self._actions.question
        notice = question or view.notice
        is_asked_by_key = any(button.hasFocus() for button in self._play.button_rows.buttons)
        if view.is_counting and self._count is None:
            self._count = CountPage(self.color, self)
            self._count.setObjectName("count")
            self._count.accepted.connect(lambda: self._session.accept(self.color))
            self._count.resume_requested.connect(
                lambda: self._session.apply(self._session.game_end.resume_play, self.color)
            )
        shown: SeatPage | None = None if self._is_plain else self._play
        if view.is_counting and self._count is not None:
            shown = self._count
            self._count.show_count(self._session.scoring, self._session.game)
        elif notice is not None:
            shown = self._notice
            self._notice.show_notice(notice)
        if shown is not self._notice:
            self._notice.clear()
        for page in (self._play, self._notice, self._count):
            if page is not None:
                page.setVisible(page is shown)
        if question is not None and is_asked_by_key and self._play.isHidden():
            # Of the two the harmless one: a key must not resign because it is pressed twice.
            self._notice.focus_answer(question.answers[-1])
        text = self._message or ("" if shown is self._notice else view.hint)
        self._message_label.set_text(text)
        muted, normal = QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.WindowText
        self._message_label.setForegroundRole(normal if self._message or view.is_to_move else muted)
        self._place()
        self.update()

    def _page(self) -> SeatPage | None:
        pages: tuple[SeatPage | None, ...] = (self._play, self._notice, self._count)
        return next((page for page in pages if page is not None and not page.isHidden()), None)

    # Actions

    def _answer(self, answer: NoticeAnswer) -> None:
        """Carry out the player's answer to a notice."""
        if answer is NoticeAnswer.RESUME:
            self.resume_requested.emit()
        elif answer is NoticeAnswer.REMATCH:
            self.rematch_requested.emit()
        elif answer is NoticeAnswer.NEW_GAME:
            self.new_game_requested.emit()
        else:
            self._actions.answer(answer)

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the seat, now that the sizes of names and numbers are known."""
        super().showEvent(event)
        self._place()

    def least_width(self) -> int:
        """Return the least width of a column."""
        # The current message or question must not count: the board would move.
        width = _MIN_WIDTH_LINES * self._line()
        if not self._is_plain:
            width = max(width, self._play.least_width())
        if not self._clock.isHidden():
            width = max(width, self._clock.minimumSizeHint().width())
        return width + 2 * SPACE

    def least_height(self, width: int) -> int:
        """Return the least height of a strip ``width`` wide."""
        has_clock = not self._clock.isHidden()
        key = width, has_clock, self._is_plain, self._view.has_pause, self._line()
        if key not in self._heights:
            self._heights[key] = self._compute_least_height(width, has_clock=has_clock)
            self._place()  # the computation changed the text size
        return self._heights[key]

    def _compute_least_height(self, width: int, *, has_clock: bool) -> int:
        self._header.set_text_scale(LARGE)
        header = self._header.needed_height()
        clock = self._clock.minimumSizeHint().height() if has_clock else MIN_LID_SIZE
        if self._is_plain:
            clock_height = round(_MIN_CLOCK_SHARE * width) if has_clock else 0
            notice_height = self._line() + SPACE + TARGET  # a result, and the buttons below it
            return max(header, clock, clock_height, notice_height) + 2 * margin(width, 0)
        level = self._play.level
        self._play.set_level(1)
        inner_width = width - 2 * margin(width, 0)
        page = page_width(inner_width, self._play.least_width(), PAGE_SHARES[0])
        play_height = self._line() + SPACE + self._play.height_at(page)
        self._play.set_level(level)
        return max(header + SPACE // 2 + clock, play_height) + 2 * margin(width, 0)

    def sizeHint(self) -> QSize:
        return QSize(self.least_width(), 400)

    def _line(self) -> int:
        return QFontMetrics(QApplication.font()).height()

    def _place(self) -> None:
        """Lay out all parts, in smaller type if there is no room for large type."""
        width, height = self.width(), self.height()
        if width < 2 or height < 2:
            return
        page = self._page()
        is_column = height > width
        size = min(
            _MAX_NAME_SCALE, max(LARGE, LARGE * (width / 210 if is_column else height / 130))
        )
        self._name_scale = size
        is_roomy = min(width, height) >= _ROOMY_SIZE[0] and max(width, height) >= _ROOMY_SIZE[1]
        first = 0 if is_roomy else 1
        levels = range(first, SeatPage.LEVELS if page is None else page.LEVELS)
        parts = PAGE_SHARES[:1] if is_column or self._is_plain else PAGE_SHARES
        if page is not None:
            page.set_result_scale(1.0)
        # The hint on a count is dropped before any part of the count.
        hints = (True, False) if isinstance(page, CountPage) and not self._message else (True,)
        for level, keeps_hint, part in product(levels, hints, parts):
            self._keeps_hint = keeps_hint
            self._set_level(page, level)
            places = self._arrange(page, part, is_column=is_column)
            if places.fits:
                places = self._with_large_result(page, places, part, is_column=is_column)
                break
        else:
            if page is not None and not is_column:
                places = self._arrange(page, 1.0, is_column=False)
        self._header.setVisible(not places.header.isEmpty())
        self._header.setGeometry(places.header)
        self._clock.setGeometry(places.clock)
        self._prisoners.setVisible(not places.prisoners.isEmpty())
        self._prisoners.setGeometry(places.prisoners)
        self._message_label.setVisible(not places.message.isEmpty())
        self._message_label.setGeometry(places.message)
        if page is not None:
            page.setGeometry(places.page)

    def _with_large_result(
        self, page: SeatPage | None, places: SeatGeometry, part: float, *, is_column: bool
    ) -> SeatGeometry:
        """Return the places with the result as large as the empty room and its words allow."""
        result = None if page is None else page.result()
        if page is None or result is None:
            return places
        for scale in _RESULT_SCALES:
            page.set_result_scale(scale)
            words = map(result.fontMetrics().horizontalAdvance, result.text().split())
            larger = self._arrange(page, part, is_column=is_column)
            keeps_prisoners = larger.prisoners.size() == places.prisoners.size()
            if larger.fits and keeps_prisoners and max(words, default=0) <= places.page.width():
                return larger
        page.set_result_scale(1.0)
        return places

    def _set_level(self, page: SeatPage | None, level: int) -> None:
        if level != self._level:
            self._level = level
            set_text_size(self._message_label, NORMAL if level else LARGE)
        if page is not None and page.level != level:
            page.set_level(level)

    def _arrange(self, page: SeatPage | None, part: float, *, is_column: bool) -> SeatGeometry:
        width, height = self.width(), self.height()
        # As a last resort the notice to be answered takes the place of name and lid.
        is_slender = not is_column and (self._is_plain or part == 1)
        full_width = inner_width = width - 2 * margin(width, height)
        clock_width = 0 if self._clock.isHidden() else self._clock.minimumSizeHint().width()
        if is_slender:
            inner_width = narrow_strip_page_width(width, height, clock_width)
            inner_width -= narrow_strip_lid_width(inner_width, height) if page is None else 0
        elif not is_column:
            least = 0 if page is None else page.least_width()
            inner_width = page_width(full_width, least, part)
        message_height = 0
        if (self._message_label.text() and self._keeps_hint) or page is self._play:
            # A line next to the buttons is always reserved, so that they stay in place.
            message_height = max(
                self._message_label.fontMetrics().height(),
                self._message_label.heightForWidth(inner_width),
            )
        page_width_used = inner_width if page is not None or message_height else 0
        header_width = full_width if is_column else full_width - page_width_used - 2 * SPACE
        if is_slender:
            header_width = inner_width
        self._header.set_text_scale(self._name_scale, header_width)
        clock = 0
        if clock_width:
            clock = self._clock.least_height(full_width if is_column else clock_width)
        sizes = SeatPartSizes(
            header=self._header.needed_height(),
            clock=clock,
            clock_width=clock_width,
            clock_text=self._clock.text_height(full_width),
            message=message_height,
            page=0 if page is None else page.height_at(inner_width),
            page_width=page_width_used,
        )
        if is_slender:
            return narrow_strip_geometry(width, height, sizes)
        return (column_geometry if is_column else strip_geometry)(width, height, sizes)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show the side to move by a raised background and a bar, not by colour alone."""
        if self._view.is_to_move:
            draw_raised_ground(self, bar=SPACE * 0.75, inset=2 * SPACE)
