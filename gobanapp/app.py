"""The start of the window: the application, its appearance, the first game, and their assembly."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    Signal,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from gobanapp import __version__
from gobanapp.cli.terminal import print_errors
from gobanapp.resources import resource_path
from gobanapp.session.session import Session
from gobanapp.storage.document_file import is_up_to_date_with
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.settings import Settings
from gobanapp.ui.accessibility import interfaces
from gobanapp.ui.match.match_actions import empty_document
from gobanapp.ui.record.file.open_actions import can_be_read
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.appearance import IS_FUSION
from gobanapp.ui.widgets.translations import Translations, can_be_written
from gobanapp.ui.widgets.user_folders import journal_folder, user_settings
from gobanapp.ui.widgets.window_geometry import FitToScreen, moved_into
from gobanapp.ui.widgets.worker import GarbageCollector, UiEventLoop, wait_for_workers
from gobanapp.ui.window.error_dialog import install_excepthook
from gobanapp.ui.window.main_window import MainWindow
from gobanapp.ui.window.single_instance.protocol import InstanceAddress, OpenRequest, display_name
from gobanapp.ui.window.single_instance.server import InstanceServer, bring_to_front

if TYPE_CHECKING:
    from gobanapp.storage.journal.recovery import RecoveredDocument

_WINDOW_OFFSET = 32  # pixels between a window and the next
_DISK_TIMEOUT = (
    "the disk does not respond: the next start may offer discarded games again, and your last"
    " actions may be missing: {folder}"
)


def main(files: list[str], address: InstanceAddress | None = None) -> int:
    """Open a window for each of ``files``, or one for a new game; return the exit status.

    ``address``: where later starts find the program, if that is ours.
    """
    if display_name() is None:  # Qt would end the whole process.
        print_errors("gobanapp: there is no display to open a window on")
        return 1
    with exit_without_platform(_missing_library_lines, print_errors):
        app = QApplication.instance() or Application(sys.argv[:1])
    assert isinstance(app, QApplication)
    QCoreApplication.setApplicationName("gobanapp")
    QCoreApplication.setApplicationVersion(__version__)
    app.setApplicationDisplayName("gobanapp")
    app.setDesktopFileName("org.gobanapp.gobanapp")
    GarbageCollector(app)
    settings = user_settings()
    translations = Translations(app)
    translations.use(settings.language)
    app.setWindowIcon(program_icon())
    appearance.apply_first_settings(app, settings)
    appearance.follow_color_scheme(app, settings)
    interfaces.install()
    windows = MainWindows(app, settings, translations)
    if isinstance(app, Application):
        app.file_open_requested.connect(
            lambda file: windows.handle_request(OpenRequest((Path(file),)))
        )
    if address is not None and address.is_ours:
        server = InstanceServer(address, app)
        server.open_requested.connect(windows.handle_request)
        app.aboutToQuit.connect(server.end)
    windows.open(files)
    install_excepthook(app, lambda: windows.first)
    # Ctrl-C in the terminal the program was started from ends it, as it does other programs.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    status = app.exec()
    wait_for_workers()
    return status


def _missing_library_lines() -> list[str]:
    """Return the lines about libraries that Qt needs and the system lacks, if any."""
    from gobanapp.cli.missing_libraries import install_advice, missing_libraries  # rarely needed

    missing = missing_libraries()
    return f"gobanapp: {install_advice(missing)}".split("\n") if missing else []


class MainWindows(QObject):
    """Opens the windows, each with a journal of its edits."""

    def __init__(self, app: QApplication, settings: Settings, translations: Translations) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        self._translations = translations
        self._journals = journal_folder()
        self._loop = UiEventLoop(self)
        self._windows: list[MainWindow] = []
        self._journal_of: dict[MainWindow, Journal] = {}
        self._pending_requests: list[OpenRequest] | None = []
        """Requests from before the end of the start; None afterwards."""
        self._files_to_open: dict[MainWindow, Path] = {}
        self._language = settings.language
        app.aboutToQuit.connect(self._close_journals)
        settings.changed.connect(self._follow_settings)

    @property
    def windows(self) -> Sequence[MainWindow]:
        """The windows that are open, in the order in which they were opened."""
        return tuple(self._windows)

    @property
    def first(self) -> MainWindow | None:
        return self._windows[0] if self._windows else None

    def open(self, files: list[str]) -> None:
        """Open the games to recover after a crash, if wanted, and ``files``; or else the last file.

        The first start ever opens a new game and shows the welcome panel.
        """
        for restored in self._recover_documents():
            self._show(restored.to_session(), restored)
        for file in files:
            self._open_in(self.open_new_window(), Path(file), is_new=True)
        pending, self._pending_requests = self._pending_requests, None
        for request in pending or ():
            self.handle_request(request)
        if not self._windows:
            self._open_default()

    def _open_default(self) -> None:
        """Open the window of a start without files."""
        is_first = self._settings.is_new
        window = self.open_new_window(welcome=is_first)
        if not is_first:
            QTimer.singleShot(0, window, partial(self._resume, window))

    def _resume(self, window: MainWindow) -> None:
        if window not in self._files_to_open:
            window.resume_last()

    def handle_request(self, request: OpenRequest) -> None:
        """Open the files that a later start or the desktop asks for, and come to the front.

        A file that is already open and unchanged on disk is only shown. Empty windows are used
        before new ones are made. While the start still asks a question, the request waits.
        """
        if self._pending_requests is not None:
            self._pending_requests.append(request)
            bring_to_front(QApplication.activeModalWidget(), request.token)
            return
        if not (self._windows or request.files):  # The last one has just been closed.
            self._open_default()
        window = self._windows[-1] if self._windows else None
        for file in request.files:
            window = self._window_showing(file)
            if window is None:
                count = len(self._windows)
                window = self._untouched_window() or self._window_for(file)
                self._open_in(window, file, is_new=len(self._windows) > count)
        bring_to_front(window, request.token)

    def _window_showing(self, file: Path) -> MainWindow | None:
        """Return the window in which a file is open, or will be in a moment."""
        for window in self._windows:
            if self._files_to_open.get(window) == file:
                return window
        read = (window for window in self._windows if window not in self._files_to_open)
        return next(
            (window for window in read if is_up_to_date_with(window.session.document, file)), None
        )

    def _untouched_window(self) -> MainWindow | None:
        free = (
            window
            for window in self._windows
            if window.is_untouched and window not in self._files_to_open
        )
        return next(free, None)

    def _window_for(self, file: Path) -> MainWindow:
        """Return a new window, or for a file that cannot be read the one that will say so."""
        usable = [window for window in self._windows if window not in self._files_to_open]
        return usable[-1] if usable and not can_be_read(file) else self.open_new_window()

    def _open_in(self, window: MainWindow, file: Path, *, is_new: bool = False) -> None:
        self._files_to_open[window] = file
        # After the first paint, so that questions and errors appear above a complete window.
        QTimer.singleShot(0, window, partial(self._open_now, window, is_new=is_new))

    def _open_now(self, window: MainWindow, *, is_new: bool) -> None:
        """Open its file in ``window``, or close a new window if the file contains no game."""
        file = self._files_to_open.get(window)
        if file is None:  # The window was closed, or made again, meanwhile.
            return
        try:
            is_open = window.open_file(file)
        finally:
            self._files_to_open.pop(window, None)
        if is_new and not is_open and window.is_untouched and len(self._windows) > 1:
            window.close()

    def open_new_window(self, *, welcome: bool = False) -> MainWindow:
        """Open a window with an empty board, of the kind that was played on last."""
        self._show(Session(empty_document(self._settings)), welcome=welcome)
        return self._windows[-1]

    def _show(
        self, session: Session, restored: RecoveredDocument | None = None, *, welcome: bool = False
    ) -> None:
        journal = Journal(session, self._journals, self._loop, restored)
        window = self._create_window(session, journal)
        if restored is not None and session.is_live:
            window.components.views.set_layout(self._settings.match_layout)
        if self._windows:  # Not exactly over the last one, and not off its screen.
            last = self._windows[-1]
            place = last.frameGeometry().translated(_WINDOW_OFFSET, _WINDOW_OFFSET)
            window.move(moved_into(place, last.screen().availableGeometry()).topLeft())
        if welcome:
            window.show_welcome()
        appearance.ensure_style_sheet(self._app)
        window.show()
        FitToScreen(window)
        self._windows.append(window)

    def _create_window(self, session: Session, journal: Journal) -> MainWindow:
        window = MainWindow(session, self._settings)
        journal.failed.connect(window.show_journal_failure)
        window.new_window_requested.connect(self.open_new_window)
        window.files_requested.connect(lambda files: self.handle_request(OpenRequest(tuple(files))))
        window.closed.connect(journal.discard_and_close)
        window.closed.connect(lambda: self._forget(window))
        self._journal_of[window] = journal
        return window

    def _forget(self, window: MainWindow) -> None:
        self._windows.remove(window)
        del self._journal_of[window]
        self._files_to_open.pop(window, None)
        window.delete_when_idle()

    def _close_journals(self) -> None:
        """Keep the journals if the system ends the program without closing its windows.

        Wait until those of closed windows are deleted; Qt may not return from here.
        """
        for journal in self._journal_of.values():
            journal.keep_and_close()
        for folder in wait_for_journals():
            print_errors(f"gobanapp: {_DISK_TIMEOUT.format(folder=folder)}")

    def _follow_settings(self) -> None:
        # Later, because the menu that chose the language is deleted with its window.
        self._loop.call_soon(self._apply_language)

    def _apply_language(self) -> None:
        """Make the windows again if another language has been chosen."""
        language, previous = self._settings.language, self._language
        if language == previous:
            return
        self._language = language
        lacks_font = not can_be_written(language)
        if self._windows and lacks_font and not self._confirm_missing_font(language):
            # The windows are made again all the same: one may show the language as chosen.
            self._language = self._settings.language = previous
        self._translations.use(self._language)
        for place, old in enumerate(self._windows):
            window = self._create_window(old.session, self._journal_of.pop(old))
            window.replace_window(old)
            self._windows[place] = window
            file = self._files_to_open.pop(old, None)
            if file is not None:  # It would be opened in a window that no user sees.
                self._open_in(window, file)

    def _confirm_missing_font(self, language: str) -> bool:
        """Ask whether to use a language that no font can show."""
        from gobanapp.ui.widgets.dialogs import confirm

        name = QLocale.languageToString(QLocale(language).language())
        return confirm(
            QApplication.activeWindow() or self._windows[0],
            self.tr("No font for {language} is installed").format(language=name),
            self.tr(
                "All text would be empty boxes. Install a font first, such as Noto Sans CJK, and"
                " choose the language again."
            ),
            self.tr("&Use Anyway"),
            name="language-without-font",
        )

    def _recover_documents(self) -> list[RecoveredDocument]:
        """Ask which games to recover after a crash, and return them.

        The next start offers the others again.
        """
        if not self._journals.is_dir():
            return []
        from gobanapp.storage.journal.recovery import recover_documents

        documents = recover_documents(self._journals)
        if not documents:
            return []
        from gobanapp.ui.window.recovery_dialog import RecoveryDialog

        appearance.ensure_style_sheet(self._app)
        dialog = RecoveryDialog(documents)
        choices, choice = RecoveryDialog.Choice, dialog.ask()
        chosen = [] if choice is choices.LATER else dialog.chosen
        for restored in documents:
            if restored not in chosen:
                restored.keep_for_later()
            elif choice is choices.THROW_AWAY:
                restored.delete()
        return chosen if choice is choices.RESTORE else []


@contextmanager
def exit_without_platform(
    reason: Callable[[], list[str]], complain: Callable[..., None]
) -> Iterator[None]:
    """Make the application in this block; if Qt cannot, end the process with status 1.

    Then the lines of ``reason`` are printed, or if it knows none, what Qt has said. ``complain``
    prints lines on standard error.
    """
    messages: list[str] = []

    def handle_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        messages.extend(qFormatLogMessage(kind, context, text).split("\n"))
        if kind == QtMsgType.QtFatalMsg:
            complain(*(reason() or [*messages, "gobanapp: no window can be opened"]))
            os._exit(1)  # Qt would end it as soon as this returns.

    previous = qInstallMessageHandler(handle_message)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
        if messages:
            complain(*messages)


_ICON_SIZES = (16, 22, 24, 32, 48, 64, 128)
"""In pixels. The largest are for packages: each window would hand them to the system."""


def program_icon() -> QIcon:
    """Return it in all sizes that a window needs; they are read when they are first shown."""
    icon = QIcon()
    for size in _ICON_SIZES:
        icon.addFile(str(resource_path("icons", "app", f"gobanapp-{size}.png")))
    return icon


class Application(QApplication):
    """Handles application events here: an event filter would see every event."""

    file_open_requested = Signal(str)
    """A double click on a file: macOS tells it to the program that runs, or has just been started.
    The argument is its full path."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__([*arguments, "-style", "fusion"])
        self.setProperty(IS_FUSION, True)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_open_requested.emit(event.file())
            return True
        return super().event(event)
