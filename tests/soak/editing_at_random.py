"""Random edits of teachers and readers: steps, marks, set-up, corrections, order.

What the menus do not offer is not done here either, such as deleting moves of a match.
"""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import precondition

from gobanapp.game import node_search
from gobanapp.game.change import Change
from gobanapp.game.consequences import consequences, move_effects, stone_origin
from gobanapp.game.figure_starts import figures_every
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.judgement import (
    MoveJudgement,
    PositionJudgement,
    can_judge_move,
    read_judgements,
)
from gobanapp.game.legality import illegal_moves
from gobanapp.game.markup import NO_MARKUP
from gobanapp.game.markup_edits import without_markup_on
from gobanapp.game.print_properties import FigureStart, Numbering, PrintProperties
from gobanapp.rules.color import ByColor
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.mark_strokes import (
    StrokeStart,
    markup_with_line,
    point_text_edit,
    stroke_painter,
    stroke_text,
    stroke_visible_part,
)
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.tool_choice import EditTool
from gobanapp.sgf.branch_sgf import read_branch, write_branch
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.game_rewrite import ColorSwap, GameRewrite, Rotation
from tests.soak.drawn import NUMBERS, WAYS
from tests.soak.watched_session import MOST_NODES, WatchedSession, act, seldom

WORDS = st.sampled_from(["", "a word", "囲碁 ]\\[ :;", "two\nlines"])
NAMES = st.sampled_from(["", "a word", "囲碁 ]\\[ :;"])
JUDGEMENTS = st.sampled_from([*MoveJudgement, *PositionJudgement])
INFOS = st.builds(
    GameInfo,
    names=st.builds(ByColor, WORDS.map(str.split).map(" ".join), st.just("")),
    handicap=st.sampled_from([None, 0, 2, 3]),
    komi=st.sampled_from([None, 0.0, 6.5]),
    rules=st.sampled_from(["", "chinese", "new-zealand", "AGA", "japanese,suicide=yes", "odd"]),
    result=st.sampled_from(["", "", "", "", "B+R", "W+2.5"]),
    time_limit=st.sampled_from([None, 60.0]),
    overtime=st.sampled_from(["", "3x10 byo-yomi", "strange"]),
)
PRINTED = st.builds(
    PrintProperties,
    figure=st.none() | st.builds(FigureStart, st.sampled_from(["", "Figure"])),
    numbering=st.none() | st.sampled_from(Numbering),
)
STROKES = st.lists(NUMBERS, min_size=1, max_size=5)
REWRITINGS = st.one_of(
    st.builds(Rotation, st.sampled_from(Symmetry)), st.builds(ColorSwap, st.booleans())
)


class EditingAtRandom(WatchedSession):
    """What is done with the record: its nodes, its games, and what is looked at."""

    # Looking

    @act(steps=st.integers(-4, 4))
    def walk(self, steps: int) -> None:
        self.session.step_by(steps)

    @act(number=NUMBERS)
    def look(self, number: int) -> None:
        number = self.node(number)
        self.session.navigate(lambda game: game.go_to(number))
        assert self.session.is_counting or self.game.current_id == number

    @act()
    def start(self) -> None:
        self.session.navigate(lambda game: game.go_to_start())

    @act()
    def end(self) -> None:
        self.session.navigate(lambda game: game.go_to_end())

    @act(when=lambda self: self.game.variation()[1] > 1, step=WAYS)
    def sibling(self, step: int) -> None:
        self.session.navigate(lambda game: game.go_to_sibling(step))
        number, among = self.game.variation()
        assert 1 <= number <= among

    @act(when=lambda self: self.game.current_id not in [n.id for n in self.game.tree.main_line()])
    def to_main_line(self) -> None:
        self.session.apply(Game.to_main_line)
        main = [node.id for node in self.game.tree.main_line()]
        assert self.game.current_id in main

    @act(when=lambda self: len(self.game.tree) > 3, words=WORDS, step=WAYS)
    def find(self, words: str, step: int) -> None:
        """Look for words, forks and comments, and go where they are."""
        game = self.game
        look = node_search.find_next if step > 0 else node_search.find_previous
        comment = node_search.next_comment if step > 0 else node_search.previous_comment
        fork = node_search.next_fork if step > 0 else node_search.previous_fork
        found = [look(game.tree, game.current_id, words), comment(game.tree, game.current_id)]
        found.append(fork(game.tree, *game.line()))
        for number in found:
            if number is not None:
                self.session.navigate(lambda game, number=number: game.go_to(number))
                break

    # Writing

    @act(text=WORDS)
    def write_comment(self, text: str) -> None:
        self.session.apply(lambda game: game.set_comment(text))
        assert self.game.node.content.comment == text

    @act(text=NAMES)
    def write_name(self, text: str) -> None:
        self.session.apply(lambda game: game.set_name(text))
        assert self.game.node.content.name == text

    @act(kind=JUDGEMENTS)
    def judge(self, kind: MoveJudgement | PositionJudgement) -> None:
        content = self.game.node.content
        if isinstance(kind, MoveJudgement) and not can_judge_move(content):
            return
        wanted = read_judgements(content).with_toggled(kind)
        self.session.apply(lambda game: game.set_judgements(wanted))
        assert read_judgements(self.game.node.content) == wanted

    @act(telling=3, text=WORDS)
    def type_comment(self, text: str) -> None:
        """Type on while the journal writes what was typed before: it is one step all the same."""
        self.session.apply(lambda game: game.set_comment(text + "a"))
        self.journal.write()
        self.session.apply(lambda game: game.set_comment(text + "ab"))

    @precondition(lambda self: not self.session.is_counting)
    @act(info=INFOS)
    def write_information(self, info: GameInfo) -> None:
        self.session.apply(lambda game: game.set_info(info))
        assert self.game.info == info

    @precondition(lambda self: self.session.match_controller.can_mark(self.session.game))
    @act(when=seldom, printed=PRINTED)
    def write_figure(self, printed: PrintProperties) -> None:
        place = self.game.current_id
        self.session.apply(lambda game: game.set_print_properties({place: printed}))

    @precondition(lambda self: self.session.match_controller.can_mark(self.session.game))
    @act(when=seldom, moves=st.sampled_from([None, 1, 3, 20]))
    def divide(self, moves: int | None) -> None:
        """Begin a figure each so many moves."""
        game = self.game
        changed = figures_every(game.tree, game.line()[0][-1], moves)
        if changed:
            self.session.apply(lambda game: game.set_print_properties(changed))

    # Marking and setting up

    def may_take(self, tool: MarkTool) -> bool:
        session = self.session
        return session.match_controller.can_mark(session.game) and (
            not tool.sets_up or session.match_controller.can_set_up(session.game)
        )

    @act(when=lambda self: self.steps % 3 == 1, tool=st.sampled_from(MarkTool))
    def take(self, tool: MarkTool) -> None:
        if self.may_take(tool):
            self.session.choose_mark_tool(tool)
            assert self.session.tools.is_marking_with(tool)

    @act(when=lambda self: self.steps % 3 == 2, tool=st.sampled_from(MarkTool), telling=2)
    def take_for_single_use(self, tool: MarkTool) -> None:
        """Take a tool once: then the one before it comes back."""
        if not self.may_take(tool):
            return
        session = self.session
        before = session.tools.edit_tool, session.tools.mark_tool
        is_held = session.tools.is_marking_with(tool)
        session.apply(session.tools.choose_for_single_use, tool)
        assert session.tools.is_marking_with(tool)
        session.apply(session.tools.finish)
        if not is_held and before[0] in {EditTool.PLAY, EditTool.MARK}:
            assert (session.tools.edit_tool, session.tools.mark_tool) == before

    @act(when=lambda self: self.session.tools.edit_tool is not EditTool.PLAY, telling=1)
    def begin_playing(self) -> None:
        self.session.choose_edit_tool(EditTool.PLAY)

    @precondition(lambda self: self.has_room)
    @act(telling=6, tool=st.sampled_from(MarkTool), numbers=STROKES, other=st.booleans())
    def stroke(self, tool: MarkTool, numbers: list[int], other: bool) -> None:
        """Draw over points with a tool: it is one step, however long."""
        if not self.may_take(tool):
            return
        session, game = self.session, self.game
        session.choose_mark_tool(tool)
        may_set_up = session.match_controller.can_set_up(session.game)
        points = [self.point(number) for number in numbers]
        start = StrokeStart(tool=tool, point=points[0], other=other, may_set_up=may_set_up)
        end = points[-1]
        if tool.writes_text:
            text = "" if other else "words" if tool is MarkTool.LABEL else stroke_text(start, game)
            session.apply(point_text_edit(start.point, text))
        elif tool is MarkTool.PART:
            shown = stroke_visible_part(start, end, game)
            session.apply(lambda game: game.show_only(shown))
        elif tool.is_two_point:
            markup = markup_with_line(start, end, game)
            session.apply(lambda game: game.set_markup(markup))
        else:
            self.paint(start, points)

    def paint(self, start: StrokeStart, points: list[object]) -> None:
        game = self.game
        before, last = game.current_id, game.history.last
        paint = stroke_painter(start, game)
        for point in points:
            self.session.apply(lambda game, point=point: paint(game, frozenset([point])))
        if start.tool.sets_up and game.history.last is not last:
            game.undo()
            assert (game.current_id, game.history.last) == (before, last)
            game.redo()

    @precondition(
        lambda self: (
            self.session.match_controller.can_mark(self.session.game)
            and self.session.match_controller.can_set_up(self.session.game)
        )
    )
    @act(when=lambda self: self.steps % 3 == 0)
    def turn_to_move(self) -> None:
        if self.has_room:
            turn = self.game.position.turn.opponent
            self.session.apply(lambda game: game.set_turn(turn))
            assert self.game.position.turn is turn

    @precondition(lambda self: self.session.match_controller.can_mark(self.session.game))
    @act(when=lambda self: self.game.node.content.markup != NO_MARKUP)
    def clear_marks(self) -> None:
        def clear(game: Game) -> Change:
            return game.set_markup(
                without_markup_on(game.node.content.markup, game.position.board.points())
            )

        self.session.apply(clear)

    # Correcting

    @act(when=seldom, corrects=st.booleans())
    def begin_correcting(self, corrects: bool) -> None:
        self.begin_correction(corrects=corrects)

    def begin_correction(self, *, corrects: bool) -> None:
        """Begin what the menu offers here."""
        session, node = self.session, self.game.node
        if (
            session.is_counting
            or session.match_controller.is_match_node(session.game, node.id)
            or node.parent is None
        ):
            return
        if not corrects:
            session.choose_edit_tool(EditTool.INSERT)
        elif node.content.has_move:
            session.choose_edit_tool(EditTool.CORRECT)

    @precondition(lambda self: self.has_room)
    @act(when=seldom, telling=3, number=NUMBERS, passes=st.booleans(), corrects=st.booleans())
    def correct(self, number: int, passes: bool, corrects: bool) -> None:
        """Put a forgotten move in, or this one where it was really played."""
        session = self.session
        self.begin_correction(corrects=corrects)
        if not session.tools.edit_tool.is_correction:
            return
        point = None if passes and number % 3 == 0 else self.point(number)
        if session.tools.edit_tool is EditTool.INSERT:
            session.apply(lambda game: game.insert_move(point))
        elif self.game.node.content.has_move:
            session.apply(lambda game: game.correct_move(game.current_id, point))
        game = self.game
        list(illegal_moves(game.position_at, game.ruleset, game.tree.walk()))

    @precondition(lambda self: self.session.is_free)
    @act(first=NUMBERS, second=NUMBERS)
    def move_stone(self, first: int, second: int) -> None:
        game, start, end = self.game, self.stone(first), self.point(second)
        origin = stone_origin(game.tree, game.current_id, start)
        if origin is None or game.position.board[start] is None:
            return
        nodes = list(game.tree.walk(origin.node_id))[1:]
        before = move_effects(game.position_at, game.ruleset, nodes)
        if game.why_stone_move_illegal(origin, start, end) is None:
            self.session.apply(lambda game: game.move_stone(origin, start, end))
            nodes = list(game.tree.walk(origin.node_id))[1:]
            consequences(before, move_effects(game.position_at, game.ruleset, nodes))

    # Branches

    @act(when=lambda self: self.game.variation()[0] > 1)
    def promote(self) -> None:
        self.session.apply(lambda game: game.promote(game.current_id))

    @act(when=lambda self: self.game.variation()[1] > 1)
    def demote(self) -> None:
        self.session.apply(lambda game: game.demote(game.current_id))

    @act(when=lambda self: self.steps % 3 == 2)
    def make_main_line(self) -> None:
        self.session.apply(lambda game: game.make_main_line(game.current_id))
        assert self.game.current_id in [node.id for node in self.game.tree.main_line()]

    @act(when=lambda self: self.steps % 3 == 0, only=st.booleans())
    def remove(self, only: bool) -> None:
        session, node = self.session, self.game.node
        if node.parent is None or session.match_controller.is_match_node(session.game, node.id):
            return
        if only:
            session.apply(lambda game: game.remove_only(game.current_id))
        else:
            session.apply(lambda game: game.remove(game.current_id))
        assert node.id not in self.game.tree

    @act(number=NUMBERS)
    def copy_and_paste(self, number: int) -> None:
        game = self.game
        branch = game.copy(self.node(number))
        if len(game.tree) + len(branch.nodes) > MOST_NODES:
            return
        try:
            branch = read_branch(
                write_branch(branch, game.columns, game.rows), game.columns, game.rows
            )
        except UnreadableFile:
            return  # nothing is said there
        nodes = len(game.tree)
        self.session.apply(lambda game: game.paste(game.current_id, branch))
        assert len(game.tree) == nodes + len(branch.nodes)

    @precondition(lambda self: self.session.is_free and self.session.trial is None)
    @act(when=seldom, rewriting=REWRITINGS)
    def rewrite(self, rewriting: GameRewrite) -> None:
        game = self.game
        turns = isinstance(rewriting, Rotation) and rewriting.symmetry.swaps_sides
        if turns and game.columns != game.rows:
            return
        edit = rewriting.edit(game.tree, game.columns, game.rows)
        self.session.apply(lambda game: game.rewrite(edit, str(rewriting)))
