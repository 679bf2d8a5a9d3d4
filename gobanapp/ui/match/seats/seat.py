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
    PARTS_OF_STRIP,
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

MESSAGE_STAYS = 5000  # milliseconds
_LARGEST_NAME = 2.6
_LEAST_LINES = 9
"""The least width of a column, in heights of a line."""
_CLOCK_OF_STRIP = 0.13
"""The least height of a clock alone with the board, as a part of the strip's width."""
_RESULT_SCALES = (2.2, 1.8, 1.5, 1.25)
"""The factors by which a result may exceed other large type: it is read from a distance."""
_ROOMY = (210, 560)
"""The least breadth and length of a seat in which words are in large type where they fit."""


class Seat(QWidget):
    """Shows one side of the session, and calls its methods for this player alone."""

    rematch_requested = Signal()
    new_game_requested = Signal()

    def __init__(self, session: Session, color: Color) -> None:
        super().__init__()
        self._session = session
        self.color = color
        self._view = seat_view(session, color)
        self._actions = PlayerActions(session, color, self)
        self._actions.question_changed.connect(self._show)
        self._is_plain = False
        self._shows_other = False
        self._size = LARGE
        self._level = -1
        self._heights: dict[tuple[object, ...], int] = {}
        self._who = PlayerHeader(color, self)
        self._clock = ClockFace(parent=self)
        self._clock.setObjectName("clock")
        self._clock.pressed.connect(self._actions.press)
        self._prisoners = Prisoners(color, self)
        self._prisoners.setObjectName("prisoners")
        self._said = Sentence(self)
        self._said.setObjectName("message")
        self._message = ""
        self._forgetting = QTimer(self, singleShot=True, interval=MESSAGE_STAYS)
        self._forgetting.timeout.connect(lambda: self.show_message(""))
        self._play = PlayPage(self._actions, self)
        self._play.setObjectName("play")
        self._play.released_early.connect(self.show_message)
        self._notice = NoticePage(self)
        self._notice.setObjectName("notice")
        self._notice.answered.connect(self._answer)
        self._count: CountPage | None = None
        self._keeps_hint = True
        self.show_session()

    # Display

    def set_plain(self, plain: bool) -> None:
        """Show buttons only where there is something to answer."""
        if plain != self._is_plain:
            self._is_plain = plain
            self._show()

    def show_opponents_clock(self, shown: bool) -> None:
        """Show the opponent's time too: the opponent's own clock is upside down from here."""
        if shown != self._shows_other:
            self._shows_other = shown
            self.show_times()
            self._place()

    def show_stones(self, stones: ByColor[StoneLook]) -> None:
        """Show prisoners like the stones on the board."""
        self._prisoners.show_stones(stones)

    def show_session(self, views: ByColor[ClockView | None] | None = None) -> None:
        """Update to the session; ``views`` as for ``show_times``."""
        session, color = self._session, self.color
        self._message = ""  # Another action has happened since.
        self._view = view = seat_view(session, color)
        self._actions.show_session(view)
        self.setAccessibleName(view.name)
        self._who.show_player(view.name, view.rank, keeps_second_line=any(session.game.info.ranks))
        self._prisoners.show_number(view.prisoners)
        self._play.show_seat(view)
        self.show_times(views)
        self._show()

    def show_times(self, views: ByColor[ClockView | None] | None = None) -> None:
        """Bring only the clocks up to date, to what ``views`` has where that is known already."""
        views = views or clock_views(self._session)
        own, had_clock = views[self.color], not self._clock.isHidden()
        self._clock.show_clock(own)
        self._who.show_opponents_time(views[self.color.opponent] if self._shows_other else None)
        if (own is not None) != had_clock:
            self._clock.setVisible(own is not None)
            self._place()

    def show_message(self, text: str) -> None:
        """Show a message for some seconds; "" ends it."""
        self._message = text
        self._forgetting.stop()
        if text:
            self._forgetting.start()
        self._show()

    def _show(self) -> None:
        view = self._view
        notice = self._actions.question or view.notice
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
            self._notice.forget()
        for page in (self._play, self._notice, self._count):
            if page is not None:
                page.setVisible(page is shown)
        said = self._message or ("" if shown is self._notice else view.hint)
        self._said.set_text(said)
        quiet, loud = QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.WindowText
        self._said.setForegroundRole(loud if self._message or view.is_to_move else quiet)
        self._place()
        self.update()

    def _page(self) -> SeatPage | None:
        pages: tuple[SeatPage | None, ...] = (self._play, self._notice, self._count)
        return next((page for page in pages if page is not None and not page.isHidden()), None)

    # Actions

    def _answer(self, answer: NoticeAnswer) -> None:
        """Carry out the player's answer to a notice."""
        if answer is NoticeAnswer.REMATCH:
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
        width = _LEAST_LINES * self._line()
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
            self._heights[key] = self._compute_height(width, has_clock=has_clock)
            self._place()  # The text size was changed for that.
        return self._heights[key]

    def _compute_height(self, width: int, *, has_clock: bool) -> int:
        self._who.set_text_scale(LARGE)
        who = self._who.needed_height()
        clock = self._clock.minimumSizeHint().height() if has_clock else MIN_LID_SIZE
        if self._is_plain:
            wide = round(_CLOCK_OF_STRIP * width) if has_clock else 0
            asked = self._line() + SPACE + TARGET  # a result, and the buttons below it
            return max(who, clock, wide, asked) + 2 * margin(width, 0)
        level = self._play.level
        self._play.set_level(1)
        across = width - 2 * margin(width, 0)
        page = page_width(across, self._play.least_width(), PARTS_OF_STRIP[0])
        needs = self._line() + SPACE + self._play.height_at(page)
        self._play.set_level(level)
        return max(who + SPACE // 2 + clock, needs) + 2 * margin(width, 0)

    def sizeHint(self) -> QSize:
        return QSize(self.least_width(), 400)

    def _line(self) -> int:
        return QFontMetrics(QApplication.font()).height()

    def _place(self) -> None:
        """Put everything in its place, in smaller type where there is not room for large."""
        width, height = self.width(), self.height()
        if width < 2 or height < 2:
            return
        page = self._page()
        is_column = height > width
        size = min(_LARGEST_NAME, max(LARGE, LARGE * (width / 210 if is_column else height / 130)))
        self._size = size
        is_roomy = min(width, height) >= _ROOMY[0] and max(width, height) >= _ROOMY[1]
        first = 0 if is_roomy else 1
        levels = range(first, SeatPage.LEVELS if page is None else page.LEVELS)
        parts = PARTS_OF_STRIP[:1] if is_column or self._is_plain else PARTS_OF_STRIP
        if page is not None:
            page.set_result_scale(1.0)
        # The hint on a count gives way before anything of the count does.
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
        self._who.setVisible(not places.header.isEmpty())
        self._who.setGeometry(places.header)
        self._clock.setGeometry(places.clock)
        self._prisoners.setVisible(not places.prisoners.isEmpty())
        self._prisoners.setGeometry(places.prisoners)
        self._said.setVisible(not places.message.isEmpty())
        self._said.setGeometry(places.message)
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
            takes_nothing = larger.prisoners.size() == places.prisoners.size()
            if larger.fits and takes_nothing and max(words, default=0) <= places.page.width():
                return larger
        page.set_result_scale(1.0)
        return places

    def _set_level(self, page: SeatPage | None, level: int) -> None:
        if level != self._level:
            self._level = level
            set_text_size(self._said, NORMAL if level else LARGE)
        if page is not None and page.level != level:
            page.set_level(level)

    def _arrange(self, page: SeatPage | None, part: float, *, is_column: bool) -> SeatGeometry:
        width, height = self.width(), self.height()
        # Where nothing else helps, name and lid give way to the notice to be answered.
        is_slender = not is_column and (self._is_plain or part == 1)
        whole = across = width - 2 * margin(width, height)
        clock_width = 0 if self._clock.isHidden() else self._clock.minimumSizeHint().width()
        if is_slender:
            across = narrow_strip_page_width(width, height, clock_width)
            across -= narrow_strip_lid_width(across, height) if page is None else 0
        elif not is_column:
            least = 0 if page is None else page.least_width()
            across = page_width(whole, least, part)
        said = 0
        if (self._said.text() and self._keeps_hint) or page is self._play:
            # A line is always kept free next to the buttons, so that they stay where they are.
            said = max(self._said.fontMetrics().height(), self._said.heightForWidth(across))
        page_across = across if page is not None or said else 0
        for_who = whole if is_column else whole - page_across - 2 * SPACE
        if is_slender:
            for_who = across
        self._who.set_text_scale(self._size, for_who)
        clock = 0
        if clock_width:
            clock = self._clock.least_height(whole if is_column else clock_width)
        needs = SeatPartSizes(
            header=self._who.needed_height(),
            clock=clock,
            clock_width=clock_width,
            clock_words=self._clock.height_of_words(whole),
            message=said,
            page=0 if page is None else page.height_at(across),
            page_width=page_across,
        )
        if is_slender:
            return narrow_strip_geometry(width, height, needs)
        return (column_geometry if is_column else strip_geometry)(width, height, needs)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show the side to move by a raised background and a bar, not by colour alone."""
        if self._view.is_to_move:
            draw_raised_ground(self, bar=SPACE * 0.75, inset=2 * SPACE)
