"""The tool that clicks on the board use, and the position that it shows."""

from __future__ import annotations

from enum import Enum

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal, Position
from gobanapp.session.mark_tool import MarkTool


class EditTool(Enum):
    """The tool of a click on the board outside scoring.

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
        return self is EditTool.INSERT or self is EditTool.CORRECT


class ToolChoice:
    """The chosen tools. Methods take the game on the board."""

    def __init__(self) -> None:
        self.edit_tool = EditTool.PLAY
        self.mark_tool = MarkTool.TRIANGLE
        self._before_single_use: tuple[EditTool, MarkTool] | None = None

    @property
    def is_single_use(self) -> bool:
        """True if the tool was chosen for one use, after which the previous one returns."""
        return self._before_single_use is not None

    def choose(self, _game: Game, tool: EditTool) -> Change:
        """Choose the tool of clicks; return what changes on the board."""
        if tool is self.edit_tool and not self.is_single_use:
            return Change.NOTHING
        if self._before_single_use is not None:
            self.mark_tool = self._before_single_use[1]
        self._before_single_use = None
        self.edit_tool = tool
        return Change.TOOL

    def choose_mark_tool(self, _game: Game, tool: MarkTool) -> Change:
        """Mark or set up with ``tool`` from now on."""
        if self.is_marking_with(tool) and not self.is_single_use:
            return Change.NOTHING
        self._before_single_use = None
        self.edit_tool, self.mark_tool = EditTool.MARK, tool
        return Change.TOOL

    def choose_for_single_use(self, _game: Game, tool: MarkTool) -> Change:
        """Mark with ``tool`` until ``finish``."""
        if self.is_marking_with(tool):
            return Change.NOTHING
        self._before_single_use = self.edit_tool, self.mark_tool
        self.edit_tool, self.mark_tool = EditTool.MARK, tool
        return Change.TOOL

    def finish(self, game: Game) -> Change:
        """Go back to the tools before a single use, or else to playing."""
        if self._before_single_use is None or self._before_single_use[0] is not EditTool.MARK:
            return self.choose(game, EditTool.PLAY)
        self.edit_tool, self.mark_tool = self._before_single_use
        self._before_single_use = None
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
        """Return the position on the board, and the colour of the stone that a click adds."""
        if self.edit_tool is EditTool.INSERT:
            return game.before_insertion()
        if self.edit_tool is EditTool.CORRECT:
            return game.before_correction(game.current_id)
        return game.position, game.turn

    def why_illegal(self, game: Game, point: Point) -> MoveRefusal | None:
        """Return why a click cannot add a stone on ``point``, None if it can."""
        if not self.edit_tool.is_correction:
            return game.why_illegal(point)
        position, turn = self.next_stone(game)
        return position.why_illegal(Move(turn, point), game.ruleset)
