"""Commands: the actions of menus, keys and buttons, each one a ``QAction`` of one registry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from types import MappingProxyType
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from gobanapp.storage.settings import Settings
from gobanapp.storage.settings_file import ShortcutKeys
from gobanapp.text.formats import strip_mnemonic
from gobanapp.ui.widgets.big_button import BigButton
from gobanapp.ui.widgets.icon_button import IconButton
from gobanapp.ui.widgets.plain_text import set_tool_tip

CommandKeys = str | QKeySequence.StandardKey
"""Keys in Qt's portable form ("Ctrl+P"), or standard keys of each system."""

_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText

RESERVED_KEYS: Final = frozenset(
    {
        *("Tab", "Shift+Tab", "Backtab", "Shift+Backtab", "Esc", "Space", "Menu", "Shift+F10"),
        *("Return", "Enter", "Shift+Return", "Shift+Enter"),
        *("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down", "F10"),
    }
)
"""Keys that no command can have: the window needs them everywhere."""


def _always() -> bool:
    return True


class StoredByName(Protocol):
    """An attribute of ``Settings`` itself, such as ``Settings.shows_atari``."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Command:
    """An action of the user: either ``run``, or a change of ``setting``.

    ``id``: the same in every language and version, because the user's keys are stored under it.
    ``keys``: the default keys. ``checked`` makes it checkable. ``why_not``: returns the reason why
    it is disabled, for its buttons. ``refusal``: returns the reason why it is refused now, "" if it
    is not; it looks disabled, but where the user asks for it, the reason is shown. ``key_refusal``:
    the same for its keys alone, which say ``why_not`` while it is disabled. ``setting``: a switch
    that is toggled, or a choice set to ``value``. ``repeats``: True if a key held down runs it
    repeatedly. ``one_of``: the name of an exclusive group; by default the setting that takes
    ``value``.
    """

    id: str
    text: str
    run: Callable[[], object] | None = None
    keys: CommandKeys | tuple[CommandKeys, ...] = ()
    _: KW_ONLY
    tip: str = ""
    enabled: Callable[[], bool] = _always
    why_not: Callable[[], str] | None = None
    refusal: Callable[[], str] | None = None
    key_refusal: Callable[[], str] | None = None
    checked: Callable[[], bool] | None = None
    setting: StoredByName | None = None
    value: object = None
    repeats: bool = False
    one_of: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    @property
    def default_keys(self) -> ShortcutKeys:
        """The default keys on this system."""
        keys = self.keys if isinstance(self.keys, tuple) else (self.keys,)
        names = (name for key in keys for name in _key_names(key))
        return tuple(dict.fromkeys(names))


class _Condition:
    """The shared condition of some commands, and its last result."""

    __slots__ = ("actions", "is_enabled")

    def __init__(self) -> None:
        self.actions: list[QAction] = []
        self.is_enabled = True  # the initial state in Qt


class _Action(QAction):
    """The action of a command, which may refuse its keys."""

    refused_by_key = Signal(str)

    def __init__(self, command: Command, window: QWidget) -> None:
        super().__init__(command.text, window)
        self._key_refusal = command.key_refusal

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Shortcut and self._key_refusal is not None:
            reason = self._key_refusal()
            if reason:
                self.refused_by_key.emit(reason)
                return True
        return super().event(event)


class CommandRegistry(QObject):
    """The commands of a window, by id, in the order in which they were added.

    ``refresh`` updates which commands are enabled; commands with the same condition evaluate it
    once. ``refresh_checks`` updates the check marks before they are shown.
    """

    keys_changed = Signal()
    """The keys of a command have changed."""
    refused = Signal(str, str)
    """A command, by its id, was refused for a reason; ``pressed_button`` is where."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._keys: dict[str, ShortcutKeys] = {}
        self._checks: dict[str, Callable[[], bool]] = {}
        self._groups: dict[str, QActionGroup] = {}
        self._buttons: dict[str, list[QAbstractButton]] = {}
        self._why_not: dict[str, Callable[[], str]] = {}
        self._reasons: dict[str, str] = {}
        self._refusals: dict[str, Callable[[], str]] = {}
        self._disabled_keys: dict[str, QShortcut] = {}
        """Shortcuts with the keys of disabled commands: Qt ignores those of a disabled action."""
        self._pressed_button: QAbstractButton | None = None
        self._conditions: dict[Callable[[], bool], dict[Callable[[], bool], _Condition]] = {}
        """By what makes commands available, then by what enables them."""
        settings.stored.changed.connect(self._follow_settings)

    def add(self, commands: Iterable[Command], available: Callable[[], bool] = _always) -> None:
        """Make the actions of ``commands``; they are enabled only while ``available``."""
        for command in commands:
            if command.id in self._commands:
                raise ValueError(f"two commands are called {command.id!r}")
            self._commands[command.id] = command
            if command.why_not is not None:
                self._why_not[command.id] = command.why_not
                if command.key_refusal is not None:
                    self._add_disabled_keys(command, available)
            action = self._actions[command.id] = self._make_action(command)
            conditions = self._conditions.setdefault(available, {})
            conditions.setdefault(command.enabled, _Condition()).actions.append(action)

    def _add_disabled_keys(self, command: Command, available: Callable[[], bool]) -> None:
        """Let the keys of a disabled command say why it is disabled, while it is available."""

        def say_why() -> None:
            reason = self._reasons.get(command.id)
            if reason and available():
                self.refused.emit(command.id, reason)

        shortcut = self._disabled_keys[command.id] = QShortcut(self._window)
        shortcut.setAutoRepeat(False)
        shortcut.setEnabled(False)
        shortcut.activated.connect(say_why)

    def _make_action(self, command: Command) -> QAction:
        action = _Action(command, self._window)
        action.refused_by_key.connect(lambda reason: self.refused.emit(command.id, reason))
        action.setObjectName(command.id)
        action.setAutoRepeat(command.repeats)
        action.setStatusTip(command.tip)
        # Qt would otherwise guess the role from the text.
        action.setMenuRole(command.role)
        run, checked = self._effects(command)
        if command.refusal is not None:
            self._refusals[command.id] = command.refusal
        action.triggered.connect(lambda _checked: self._run(command, run))
        if checked is not None:
            action.setCheckable(True)
            one_of = command.one_of
            if command.setting is not None and command.value is not None:
                one_of = command.setting.name
            if one_of:
                self._group(one_of).addAction(action)
            self._checks[command.id] = checked
        return action

    def _group(self, name: str) -> QActionGroup:
        """Return the exclusive group called ``name``, which menus show with radio marks."""
        if name not in self._groups:
            group = self._groups[name] = QActionGroup(self._window)
            group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        return self._groups[name]

    def __iter__(self) -> Iterator[Command]:
        return iter(self._commands.values())

    def __contains__(self, command_id: object) -> bool:
        return command_id in self._commands

    def __getitem__(self, command_id: str) -> Command:
        return self._commands[command_id]

    def action(self, command_id: str) -> QAction:
        """Return the action of a command, to be put into menus."""
        return self._actions[command_id]

    def _run(self, command: Command, run: Callable[[], object]) -> None:
        reason = "" if command.refusal is None else command.refusal()
        if reason:
            self.refresh_checks([command.id])  # Qt has checked it already.
            self.refused.emit(command.id, reason)
        else:
            run()

    @property
    def pressed_button(self) -> QAbstractButton | None:
        """The button with which the user runs a command right now, None for keys and menus."""
        return self._pressed_button

    def press(self, button: QAbstractButton, command_id: str) -> None:
        """Run a command because ``button`` was pressed."""
        self._pressed_button = button
        try:
            self._actions[command_id].trigger()
        finally:
            self._pressed_button = None

    def bind(self, button: QAbstractButton, command_id: str) -> None:
        """Make ``button`` run a command, be enabled with it, and have its tooltip."""
        action = self._actions[command_id]
        button.clicked.connect(lambda: self.press(button, command_id))
        action.enabledChanged.connect(button.setEnabled)
        button.setEnabled(action.isEnabled())
        self.describe(button, command_id)

    def describe(self, button: QAbstractButton, command_id: str) -> None:
        """Keep the tooltip of ``button`` up to date with a command.

        It has the keys of the command, or the reason why the command is disabled. While a command
        is refused, its buttons look so if they can.
        """
        buttons = self._buttons.setdefault(command_id, [])
        buttons.append(button)
        button.destroyed.connect(lambda: buttons.remove(button))
        set_tool_tip(button, self.tip(command_id))
        self._show_refused(button, command_id)
        if isinstance(button, BigButton | IconButton):
            button.pressed_while_disabled.connect(lambda: self._refuse(button, command_id))

    def _refuse(self, button: QAbstractButton, command_id: str) -> None:
        """Say why a disabled button does nothing, if that is known."""
        reason = self._reasons.get(command_id)
        if reason:
            self._pressed_button = button
            self.refused.emit(command_id, reason)
            self._pressed_button = None

    def _show_refused(self, button: QAbstractButton, command_id: str) -> None:
        if isinstance(button, IconButton) and command_id in self._refusals:
            button.set_refused(bool(self._reasons.get(command_id)))

    def tip(self, command_id: str) -> str:
        """Return the tooltip of a command's buttons."""
        reason = self._reasons.get(command_id, "")
        if reason and command_id not in self._refusals:
            return reason
        command = self._commands[command_id]
        name = strip_mnemonic(command.text).rstrip("…")
        keys = self.keys(command_id)
        # Only the first, as in menus: X11 adds keys that few keyboards have.
        name_and_keys = f"{name} ({QKeySequence(keys[0]).toString(_NATIVE)})" if keys else name
        return "\n".join(filter(None, (name_and_keys, reason or command.tip)))

    def _update_tip(self, command_id: str) -> None:
        for button in self._buttons.get(command_id, ()):
            set_tool_tip(button, self.tip(command_id))
            self._show_refused(button, command_id)

    def refresh(self) -> None:
        """Update the enabled state of all commands."""
        for available, conditions in self._conditions.items():
            is_available = available()
            for enabled, condition in conditions.items():
                is_enabled = is_available and enabled()
                if is_enabled is not condition.is_enabled:
                    condition.is_enabled = is_enabled
                    for action in condition.actions:
                        action.setEnabled(is_enabled)
        reasons: dict[Callable[[], str], str] = {}
        for command_id, why_not in (*self._why_not.items(), *self._refusals.items()):
            reason = ""
            if self._actions[command_id].isEnabled() is (command_id in self._refusals):
                if why_not not in reasons:
                    reasons[why_not] = why_not()
                reason = reasons[why_not]
            if reason != self._reasons.get(command_id, ""):
                self._reasons[command_id] = reason
                self._update_tip(command_id)
                if command_id in self._disabled_keys:
                    self._disabled_keys[command_id].setEnabled(bool(reason))

    def refresh_checks(self, command_ids: Iterable[str]) -> None:
        """Update the check marks of these commands."""
        for command_id in command_ids:
            checked = self._checks.get(command_id)
            if checked is not None:
                self._actions[command_id].setChecked(checked())

    def _effects(self, command: Command) -> tuple[Callable[[], object], Callable[[], bool] | None]:
        """Return a command's function and that for its check mark, None if absent."""
        setting, stored = command.setting, self._settings.stored
        if command.run is not None:
            return command.run, command.checked
        if setting is None:
            raise ValueError(f"{command.id!r} does nothing")
        name, value = setting.name, command.value
        if value is None:
            return (
                lambda: stored.change({name: not stored.values[name]}),
                lambda: bool(stored.values[name]),
            )
        return lambda: stored.change({name: value}), lambda: bool(stored.values[name] == value)

    # Keys

    def keys(self, command_id: str) -> ShortcutKeys:
        """Return the current keys of a command."""
        return self._keys.get(command_id, ())

    def is_custom(self, command_id: str) -> bool:
        """Return whether the user chose the keys of a command."""
        return command_id in self._settings.shortcuts

    @property
    def has_custom_keys(self) -> bool:
        """True if the user chose the keys of any command."""
        return bool(self._settings.shortcuts)

    def others_with(self, keys: str, command_id: str) -> Sequence[str]:
        """Return the ids of the commands other than this one that have ``keys`` now."""
        return [
            name
            for name, command_keys in self._keys.items()
            if name != command_id and keys in command_keys
        ]

    def set_keys(self, changes: Mapping[str, ShortcutKeys | None]) -> None:
        """Give commands other keys; None gives one its default keys back."""
        shortcuts = {**self._settings.shortcuts, **changes}
        self._settings.shortcuts = MappingProxyType(
            {command_id: keys for command_id, keys in shortcuts.items() if keys is not None}
        )

    def reset_keys(self) -> None:
        """Give all commands their default keys."""
        self._settings.shortcuts = MappingProxyType({})

    def assign_keys(self) -> None:
        """Give each command its keys, and no key to two, because Qt would then ignore it.

        The user's keys take precedence over default keys, then earlier commands over later ones.
        """
        chosen = self._settings.shortcuts
        assigned = set(RESERVED_KEYS)
        first = [command_id for command_id in chosen if command_id in self._commands]
        first.sort(key=list(self._commands).index)
        for command_id in [*first, *(other for other in self._commands if other not in chosen)]:
            preferred = chosen.get(command_id)
            if preferred is None:
                preferred = self._commands[command_id].default_keys
            else:  # They may have been written by hand.
                preferred = tuple(QKeySequence(keys).toString(_PORTABLE) for keys in preferred)
            keys = tuple(key for key in dict.fromkeys(preferred) if key and key not in assigned)
            assigned.update(keys)
            if keys != self._keys.get(command_id, ()):
                self._keys[command_id] = keys
                sequences = [QKeySequence(key) for key in keys]
                self._actions[command_id].setShortcuts(sequences)
                if command_id in self._disabled_keys:
                    self._disabled_keys[command_id].setKeys(sequences)

    def _follow_settings(self, changed: frozenset[str]) -> None:
        if "shortcuts" in changed:
            self.assign_keys()
            for command_id in self._buttons:
                self._update_tip(command_id)
            self.keys_changed.emit()


def _key_names(keys: CommandKeys) -> Iterable[str]:
    if isinstance(keys, str):
        return (keys,) if keys else ()
    return (sequence.toString(_PORTABLE) for sequence in QKeySequence.keyBindings(keys))
