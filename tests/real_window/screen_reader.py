"""A screen reader without a voice: it asks a program over AT-SPI, and writes down what it hears.

It runs with the system's own Python, which has the bindings of AT-SPI. Each line it reads is a
list in JSON, a command with its arguments; it answers each with a line of JSON.
"""

import json
import sys
import threading

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

HEARD = [
    "object:announcement",
    "object:state-changed:focused",
    "object:property-change:accessible-name",  # as readers do, which remember names until then
]


class Reader:
    def __init__(self):
        self.announced = []
        self.focused = []
        self.board = None
        self._listener = Atspi.EventListener.new(self._hear)
        for event in HEARD:
            self._listener.register(event)

    def _hear(self, event):
        if event.type.startswith("object:announcement"):
            self.announced.append(event.any_data)
        elif event.type.startswith("object:state-changed") and event.detail1:
            self.focused.append(event.source.get_name())

    # What it is asked

    def find(self, program):
        """Find the board of ``program``; return its name, None as long as there is none."""
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(index)
            if found is not None and found.get_name() == program:
                self.board = _table(found)
        return None if self.board is None else self.board.get_name()

    def description(self):
        return self.board.get_description()

    def cells(self):
        """Return the name, row and column of each cell."""
        cells = (self.board.get_child_at_index(i) for i in range(self.board.get_child_count()))
        return [[cell.get_name(), *_position(cell)] for cell in cells]

    def cell(self, index):
        cell = self.board.get_child_at_index(index)
        cell.clear_cache()  # the program is to answer, not what is remembered of it
        return [cell.get_role_name(), cell.get_name(), cell.get_description()]

    def extents(self, index):
        cell = self.board.get_child_at_index(index)
        rect = cell.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        return [rect.x, rect.y, rect.width, rect.height]

    def press(self, index):
        return self.board.get_child_at_index(index).get_action_iface().do_action(0)

    def heard(self):
        """Return what was announced since it was asked last."""
        heard, self.announced = self.announced, []
        return heard

    def went(self):
        """Return what has got the focus since it was asked last."""
        went, self.focused = self.focused, []
        return went

    def nameless(self, program):
        """Return the roles and places of what can have the focus and has no name."""
        desktop = Atspi.get_desktop(0)
        found = []
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application is not None and application.get_name() == program:
                _look_for_nameless(application, [], found)
        return found


def _table(of):
    if of.get_role() == Atspi.Role.TABLE and of.get_name().startswith("Board"):
        return of
    for index in range(of.get_child_count()):
        child = of.get_child_at_index(index)
        found = None if child is None else _table(child)
        if found is not None:
            return found
    return None


def _position(cell):
    _, row, column = Atspi.TableCell.get_position(cell.get_table_cell())
    return row, column


def _look_for_nameless(of, path, found):
    states = of.get_state_set()
    can_focus = states.contains(Atspi.StateType.FOCUSABLE)
    if can_focus and states.contains(Atspi.StateType.SHOWING) and not of.get_name():
        found.append(" > ".join([*path, of.get_role_name()]))
    if of.get_role() == Atspi.Role.TABLE:
        return
    for index in range(of.get_child_count()):
        child = of.get_child_at_index(index)
        if child is not None:
            _look_for_nameless(child, [*path, of.get_name() or of.get_role_name()], found)


def _answer(reader, line):
    command, *arguments = json.loads(line)
    try:
        answer = getattr(reader, command)(*arguments)
    except Exception as error:  # noqa: BLE001 - the caller gets it
        answer = {"error": repr(error)}
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def _listen(reader):
    """Take what is asked on another thread; it is answered on the one that hears."""
    for line in sys.stdin:
        GLib.idle_add(_answer, reader, line)
    GLib.idle_add(Atspi.event_quit)


if __name__ == "__main__":
    Atspi.init()
    Atspi.set_timeout(10_000, 10_000)  # a machine may be busy
    threading.Thread(target=_listen, args=(Reader(),), daemon=True).start()
    Atspi.event_main()
