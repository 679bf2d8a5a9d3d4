"""The registry of commands: what each does, when it can be done, and by which keys."""

import pytest
from PySide6.QtWidgets import QMainWindow, QPushButton

from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.storage.settings import Settings
from gobanapp.ui.widgets.commands import Command, CommandRegistry
from tests.ui.lookup import click


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def commands(qtbot, settings):
    window = QMainWindow()
    qtbot.addWidget(window)
    return CommandRegistry(window, settings)


def does_nothing():
    pass


def with_keys(commands, **keys):
    """Add commands with these keys."""
    commands.add(Command(name, name, does_nothing, key) for name, key in keys.items())
    commands.assign_keys()


def keys_now(commands):
    """The keys that the registry tells, which are those that Qt has."""
    told = {command.id: commands.keys(command.id) for command in commands}
    of_qt = {
        name: tuple(keys.toString() for keys in commands.action(name).shortcuts()) for name in told
    }
    assert told == of_qt
    return told


def test_a_command_runs_by_its_action_and_by_a_button(commands, qtbot):
    done = []
    commands.add([Command("do", "&Do", lambda: done.append(1), enabled=lambda: len(done) < 2)])
    button = QPushButton()
    qtbot.addWidget(button)
    commands.bind(button, "do")
    commands.action("do").trigger()
    click(button)
    assert done == [1, 1]
    commands.refresh()
    assert not button.isEnabled()
    assert not commands.action("do").isEnabled()
    done.clear()
    commands.refresh()
    assert button.isEnabled()


def test_a_button_bound_to_a_disabled_command_is_disabled(commands, qtbot):
    commands.add([Command("do", "&Do", does_nothing, enabled=lambda: False)])
    commands.refresh()
    button = QPushButton()
    qtbot.addWidget(button)
    commands.bind(button, "do")
    assert not button.isEnabled()


def test_unavailable_commands_are_not_asked_whether_they_are_enabled(commands):
    asked = []

    def can():
        asked.append(1)
        return True

    commands.add([Command(name, name, does_nothing, enabled=can) for name in ("a", "b")])
    commands.add([Command("c", "c", does_nothing, enabled=can)], lambda: False)
    commands.refresh()
    assert [commands.action(name).isEnabled() for name in "abc"] == [True, True, False]
    assert asked == [1]


def test_a_switch_flips_its_setting_and_a_choice_sets_it(commands, settings):
    kinds = (CoordinateStyle.NUMBERS, CoordinateStyle.NONE)
    commands.add([Command("atari", "&Atari", setting=Settings.shows_atari)])
    commands.add(
        Command(kind.value, kind.value, setting=Settings.coordinates, value=kind) for kind in kinds
    )

    def checked():
        commands.refresh_checks(command.id for command in commands)
        return {command.id for command in commands if commands.action(command.id).isChecked()}

    assert checked() == set()
    commands.action("atari").trigger()
    commands.action(kinds[0].value).trigger()
    assert checked() == {"atari", kinds[0].value}
    assert settings.shows_atari
    assert settings.coordinates is kinds[0]
    commands.action("atari").trigger()
    commands.action(kinds[1].value).trigger()
    commands.action(kinds[1].value).trigger()
    assert checked() == {kinds[1].value}
    assert not settings.shows_atari


def test_ids_are_given_once_and_each_command_does_something(commands):
    with_keys(commands, do="D")
    with pytest.raises(ValueError, match="do"):
        with_keys(commands, do="E")
    with pytest.raises(ValueError, match="idle"):
        commands.add([Command("idle", "&Idle")])


# Keys


def test_chosen_keys_are_remembered_and_signalled(commands, settings, tmp_path, qtbot):
    with_keys(commands, go="G", stop="S")
    with qtbot.waitSignal(commands.keys_changed):
        commands.set_keys({"go": ("Z", "Ctrl+F2"), "stop": ()})
    assert keys_now(commands) == {"go": ("Z", "Ctrl+F2"), "stop": ()}
    assert Settings(tmp_path / "settings.ini").shortcuts == {"go": ("Z", "Ctrl+F2"), "stop": ()}
    assert commands.is_custom("go")
    commands.set_keys({"go": None})
    assert not commands.is_custom("go")
    assert commands.has_custom_keys
    commands.reset_keys()
    assert keys_now(commands) == {"go": ("G",), "stop": ("S",)}
    assert not commands.has_custom_keys


def test_the_same_keys_again_emit_nothing(commands, qtbot):
    with_keys(commands, go="G")
    commands.set_keys({"go": ("Z",)})
    with qtbot.assertNotEmitted(commands.keys_changed):
        commands.set_keys({"go": ("Z",)})


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        # The user's choice goes before a default, wherever it stands.
        ({"stop": ("G",)}, {"go": (), "stop": ("G",)}),
        # Of two choices the one of the earlier command holds.
        ({"stop": ("X",), "go": ("X",)}, {"go": ("X",), "stop": ()}),
        ({"stop": ("ctrl+x",), "go": ("Ctrl+X",)}, {"go": ("Ctrl+X",), "stop": ()}),
        ({"stop": ("G", "X", "g")}, {"go": (), "stop": ("G", "X")}),
        # What the window needs, no command gets.
        ({"stop": ("Esc",)}, {"go": ("G",), "stop": ()}),
        ({"gone": ("G",)}, {"go": ("G",), "stop": ("S",)}),
        ({"stop": ("no such key",)}, {"go": ("G",), "stop": ()}),
    ],
)
def test_no_key_is_given_to_two_commands(commands, settings, chosen, expected):
    settings.shortcuts = chosen
    with_keys(commands, go="G", stop="S")
    assert keys_now(commands) == expected


def test_conflicting_commands(commands):
    with_keys(commands, go="G", stop="S")
    assert commands.others_with("G", "stop") == ["go"]
    assert commands.others_with("G", "go") == []


def test_alternatives_are_one_group_and_may_all_be_off(commands):
    chosen = []
    commands.add(
        Command(
            name,
            name,
            lambda name=name: chosen.append(name),
            checked=lambda name=name: chosen[-1:] == [name],
            one_of="letters",
        )
        for name in "abc"
    )
    kinds = (CoordinateStyle.NUMBERS, CoordinateStyle.NONE)
    commands.add(
        Command(kind.value, kind.value, setting=Settings.coordinates, value=kind) for kind in kinds
    )
    commands.add([Command("switch", "switch", does_nothing, checked=lambda: True)])

    def on():
        commands.refresh_checks("abc")
        return [name for name in "abc" if commands.action(name).isChecked()]

    assert on() == []
    for name in "bca":
        commands.action(name).trigger()
        assert on() == [name]
    groups = {command.id: commands.action(command.id).actionGroup() for command in commands}
    assert groups["a"] is groups["b"] is groups["c"] is not None
    assert groups["a"].isExclusive()
    assert groups[kinds[0].value] is groups[kinds[1].value] is not groups["a"]
    assert groups["switch"] is None
    chosen.clear()
    assert on() == []
