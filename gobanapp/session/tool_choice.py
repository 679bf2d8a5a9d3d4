"""The tool that clicks on the board use, and the position that it shows."""

from __future__ import annotations

from enum import Enum

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.rules.position import Position
from gobanapp.session.mark_tool import MarkTool


class EditTool(Enum):
    """What a click on the board does where nothing is counted.

    ``INSERT`` and ``CORRECT`` show the position before the current move, and end when another node
    becomes the current one.
    """

    PLAY = "play"
    INSERT = "insert"
    CORRECT = "correct"
    MARK = "mark"
    """Marks and sets up, with a ``MarkTool``."""

    @property
    def is_correction(self) -> bool:
        return self in {EditTool.INSERT, EditTool.CORRECT}


class ToolChoice:
    """The chosen tools. Methods take the game on the board."""

    def __init__(self) -> None:
        self.edit_tool = EditTool.PLAY
        self.mark_tool = MarkTool.TRIANGLE

    def choose(self, _game: Game, tool: EditTool) -> Change:
        """Choose what clicks do; returns what that changes on the board."""
        if tool is self.edit_tool:
            return Change.NOTHING
        self.edit_tool = tool
        return Change.TOOL

    def choose_mark_tool(self, _game: Game, tool: MarkTool) -> Change:
        """Mark or set up with ``tool`` from now on."""
        if self.is_marking_with(tool):
            return Change.NOTHING
        self.edit_tool, self.mark_tool = EditTool.MARK, tool
        return Change.TOOL

    def is_marking_with(self, tool: MarkTool) -> bool:
        """Return whether a stroke on the board uses this tool."""
        return self.edit_tool is EditTool.MARK and self.mark_tool is tool

    # The board

    def shown_id(self, game: Game) -> int:
        """Return the node whose marks the board shows."""
        node = game.node
        return node.id if not self.edit_tool.is_correction or node.parent is None else node.parent

    def next_stone(self, game: Game) -> tuple[Position, Color]:
        """Return the position that the board shows, and whose stone a click adds to it."""
        if self.edit_tool is EditTool.INSERT:
            return game.before_insertion()
        if self.edit_tool is EditTool.CORRECT:
            return game.before_correction(game.current_id)
        return game.position, game.turn
