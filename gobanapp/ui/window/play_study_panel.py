"""The panel for play and study: the game record, with the parts that have room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.match.play_panel import PlayPanel
from gobanapp.ui.record.record_heading import RecordHeading
from gobanapp.ui.record.record_panel import RecordPanel
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.forms import vbox
from gobanapp.ui.window.panel_choice import PanelChoice

if TYPE_CHECKING:
    from gobanapp.ui.board.marking.tool_palette import MarkPalette
    from gobanapp.ui.match.seats.shared_notice import SharedNotice
    from gobanapp.ui.window.command_bar import CommandBar

_COMMENT_LINES = 3


class _RemainingHeight:
    """The remaining height."""

    def __init__(self, height: int) -> None:
        self._remaining = height + SPACE

    def reserve(self, height: int, *, is_wanted: bool = True) -> bool:
        """Take the room for a part; return False if it is not wanted or too high."""
        if not (is_wanted and self.has(height)):
            return False
        self._remaining -= height + SPACE
        return True

    def has(self, height: int) -> bool:
        """Return whether so much is left."""
        return height + SPACE <= self._remaining

    def extend(self, height: int) -> bool:
        """Take more room for a part that has some; return False if there is too little."""
        return height <= 0 or self.reserve(height - SPACE)


class PlayStudyPanel(QWidget):
    """Hides the less important parts in a low window, so that no part is cut off.

    ``heading`` and ``play`` are among its parts.
    """

    def __init__(
        self, session: Session, record: RecordPanel, choice: PanelChoice, settings: Settings
    ) -> None:
        super().__init__()
        self._session = session
        self._record = record
        self._choice = choice
        self._settings = settings
        self.heading = RecordHeading()
        self.heading.setObjectName("heading")
        self.play = PlayPanel()
        self._commands: CommandRegistry | None = None
        self._tools: CommandBar | None = None
        self._notice: SharedNotice | None = None
        self._bar: QWidget | None = None
        self._palette: MarkPalette | None = None
        self._is_side_by_side = False
        self._layout = vbox(self.heading, (record, 1), self.play)
        self.setLayout(self._layout)
        record.comment.focus_changed.connect(self.make_room)

    def bind(self, commands: CommandRegistry) -> None:
        """Connect the buttons to their commands."""
        self._commands = commands
        self.play.bind(commands)

    def put_palette(self, palette: MarkPalette) -> None:
        """Put the tool palette above the record; it shows itself where it is needed."""
        if self._palette is None:
            self._palette = palette
            if self._commands is not None:
                palette.bind(self._commands)
            self._layout.insertWidget(self._layout.indexOf(self._record), palette)
            self._set_tab_order_after_heading(palette)

    def add_bar(self, bar: QWidget) -> None:
        """Put a bar between the record and the buttons of play."""
        if self._layout.indexOf(bar) < 0:
            self._layout.insertWidget(self._layout.indexOf(self.play), bar)
        self._bar = bar

    def set_side_by_side(self, wide: bool) -> None:
        """Arrange the parts for more width than height."""
        self._is_side_by_side = wide
        self.make_room()

    def show_session(self) -> None:
        """Update to the session, except for the record and the notice."""
        self.play.show_session(self._session)
        self.heading.show_info(self._session.game.info)
        self.make_room()

    def show_notice(self) -> None:
        """Show what two players have to answer at the current node, if anything."""
        if self._notice is None and self._session.match is not None:
            from gobanapp.ui.match.seats.shared_notice import SharedNotice

            self._notice = SharedNotice(self._session)
            self._layout.insertWidget(self._layout.count() - 1, self._notice)
        if self._notice is not None:
            self._notice.show_session()

    def show_tools(self) -> None:
        """Update the states of the toolbar; call it after the commands."""
        if self._tools is not None and not self._tools.isHidden():
            self._tools.show_chosen()

    # Room

    def minimumSizeHint(self) -> QSize:
        """Return the size for the parts that are never hidden."""
        return QSize(0, _stacked_height([self._height(part) for part in self._required_parts()]))

    def play_height(self) -> int:
        """Return the height of the buttons of play, also while they are hidden."""
        return self._height(self.play)

    def wanted_height(self) -> int:
        """Return the height for all that is needed, and in study for a little of each part."""
        heights = [self._height(part) for part in self._required_parts()]
        if self._is_studying:
            lists = self._record.lists_height(in_a_row=self._is_side_by_side)
            line = self._record.comment_height(1)
            heights += [max(lists, line)] if self._is_side_by_side else [lists, line]
            if self._palette is not None and _is_shown(self._palette):
                heights.append(self._palette.hint_height())
            elif self._tools is not None:
                heights.append(self._tools.height_of(1))
        return _stacked_height(heights)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a part has another height now
            self.make_room()
        return super().event(event)

    def make_room(self) -> None:
        """Show the parts that are wanted and have room."""
        is_studying, marks = self._is_studying, _is_shown(self._palette)
        room = _RemainingHeight(self.height())
        for part in self._required_parts():
            room.reserve(self._height(part))
        # The tool palette takes precedence, but players keep their buttons if they fit.
        beside_marks = marks and self._session.is_live and self._can_use_play_buttons
        shows_play = room.reserve(self._height(self.play), is_wanted=beside_marks)
        self.play.setVisible(shows_play or self._needs_play_buttons)
        if self._palette is not None and marks:
            self._palette.show_hint(has_room=room.reserve(self._palette.hint_height()))
        row = self._show_tool_bar(room, is_wanted=is_studying and not marks)
        self._show_record(room)
        folded, unfolded = (self.heading.height_for(is_folded=folded) for folded in (True, False))
        self.heading.setVisible(room.reserve(folded, is_wanted=is_studying))
        is_low = self._is_side_by_side
        self.heading.set_folded(is_low or not (is_studying and room.extend(unfolded - folded)))
        if self._tools is not None and row:
            rows = self._tools.rows_for(self.width())
            spare = self._record.lists_height(in_a_row=is_low)  # a tree of a few moves is too low
            while rows > 1 and not room.has(self._tools.height_of(rows) - row + spare):
                rows -= 1
            self._tools.set_max_rows(rows)

    @property
    def _is_studying(self) -> bool:
        return self._choice.mode is PanelMode.STUDY

    @property
    def _can_use_play_buttons(self) -> bool:
        """True if the players can use their buttons now."""
        # Next to the board there is room for a bar and the buttons; below, keys replace them.
        is_full = self._is_side_by_side and _is_shown(self._bar)
        shows_play = not self._is_studying or self._session.is_live
        return shows_play and not is_full and not _is_shown(self._notice)

    @property
    def _needs_play_buttons(self) -> bool:
        return self._can_use_play_buttons and not _is_shown(self._palette)

    def _required_parts(self) -> list[QWidget]:
        """Return the parts that are always shown."""
        others = (self._notice, self._palette, self._bar)
        parts = [other for other in others if other is not None and _is_shown(other)]
        return [*parts, self.play] if self._needs_play_buttons else parts

    def _height(self, part: QWidget) -> int:
        if self._palette is not None and part is self._palette:
            return self._palette.least_height()
        if part.hasHeightForWidth():
            return part.heightForWidth(self.width())
        return part.minimumSizeHint().height()

    def _show_tool_bar(self, room: _RemainingHeight, *, is_wanted: bool) -> int:
        """Show one row of the toolbar if it fits; return its height, 0 if there is none."""
        is_wanted = is_wanted and self._settings.shows_tool_bar
        if is_wanted and self._tools is None and self._commands is not None:
            from gobanapp.ui.window.command_bar import CommandBar  # with the icons of all commands

            bar = self._tools = CommandBar(self._commands, self._settings)
            self._tools.hidden_by_user.connect(self._hide_tool_bar)
            self._tools.rebuilt.connect(lambda: self._set_tab_order_after_heading(bar))
            self._layout.insertWidget(self._layout.indexOf(self._record), self._tools)
        if self._tools is None:
            return 0
        row = self._tools.height_of(1)
        shows = room.reserve(row, is_wanted=is_wanted)
        if self._tools.isHidden() is shows:
            self._tools.set_max_rows(1)
            self._tools.setVisible(shows)
            self.show_tools()
        return row if shows else 0

    def _set_tab_order_after_heading(self, part: QWidget) -> None:
        """Make Tab move from the heading to the buttons of ``part``.

        They are created after the record, and Qt would put them after it.
        """
        *_, previous = self.heading.findChildren(QAbstractButton)
        for button in part.findChildren(QAbstractButton):
            QWidget.setTabOrder(previous, button)
            previous = button

    def _hide_tool_bar(self) -> None:
        self._settings.shows_tool_bar = False

    def _show_record(self, room: _RemainingHeight) -> None:
        """Show the tree, and the comment with three lines if possible."""
        record, wide, is_studying = self._record, self._is_side_by_side, self._is_studying
        has_question = wide and (_is_shown(self._notice) or _is_shown(self._palette))
        record.setVisible(not has_question)
        if has_question:
            return
        lists = record.lists_height(in_a_row=wide)
        full_height, line = (record.comment_height(lines) for lines in (_COMMENT_LINES, 1))
        if wide:  # They stand side by side.
            has_comment = room.reserve(line, is_wanted=is_studying)
            height = line if has_comment else 0
            shows_lists = lists > 0 and (
                room.extend(lists - height) if has_comment else room.reserve(lists)
            )
            height = max(height, lists if shows_lists else 0)
            has_words = has_comment and (height >= full_height or room.extend(full_height - height))
        else:
            has_comment = room.reserve(line, is_wanted=is_studying)
            is_editing = has_comment and record.is_commented and room.extend(full_height - line)
            shows_lists = room.reserve(lists, is_wanted=lists > 0)
            has_words = is_editing or (has_comment and room.extend(full_height - line))
        previous = record.minimumSizeHint()
        record.set_side_by_side(wide, is_folded=not has_words)
        record.show_wanted(has_room=shows_lists, has_comment=has_comment)
        if _is_shown(self._palette) and record.minimumSizeHint() != previous:
            record.updateGeometry()  # Qt keeps the height that hidden parts asked for


def _stacked_height(heights: list[int]) -> int:
    """Return the height of parts one below the other."""
    return sum(heights) + SPACE * max(0, len(heights) - 1)


def _is_shown(part: QWidget | None) -> bool:
    return part is not None and not part.isHidden()
