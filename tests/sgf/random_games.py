"""Games made at random with every edit that the program has, the same from the same seed.

Some edits change what lies below them: a stone moved may come to lie where a later move is, or a
set-up may put a stone where one already is. The record keeps such moves and stones as they are, and
tells the user. Of all other games a checker must find nothing at all.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Absolute, ByoYomi, Canadian, Fischer, Ing, TimeSystem
from gobanapp.game import markup_edits
from gobanapp.game.consequences import stone_origin
from gobanapp.game.figure_starts import figures_every
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.game_terms import GameTerms, max_handicap
from gobanapp.game.markup import Mark
from gobanapp.game.print_properties import FigureFlag, FigureStart, Numbering, PrintProperties
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import IllegalMove
from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.ruleset import RULESET_PRESETS
from gobanapp.rules.symmetry import Symmetry
from gobanapp.sgf.branch_sgf import read_branch, write_branch
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.game_rewrite import ColorSwap, Rotation
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games

SIZES = ((19, 19), (13, 13), (9, 9), (5, 5), (2, 2), (1, 1), (9, 13), (19, 1), (27, 27), (52, 52))
SIZES += ((52, 3), (7, 30))
TEXTS = (
    *("", "", "a word", "two\nlines", "ends in a backslash\\", "a ] and a [", "12:30: time"),
    *(" ", "\n", "\t", " \n ", "\r\n", "a\rb", "a\u2028b", "\ufeffmark", "\u3000", "\xa0", "\x1f"),
    *("\x00", "a\x00b", "\ud800", "a\udfffb", "\ue000", "囲碁の棋譜", "한국 기원", "😀 e\u0301"),
    *("\\", "\\\\", "]", "[", ":", "\\:", ";B[aa", "(;", ")", "see AB[aa] B[bb]", "x" * 300),
    *("line\\\nend", "trailing \\\n", " leading", "trailing ", "a\tb\vc\fd", "\x7f\x1b[31m"),
)
SYSTEMS: tuple[TimeSystem, ...] = (
    Absolute(main=60),
    Absolute(main=3600.25),
    ByoYomi(main=0, periods=3, seconds=30),
    ByoYomi(main=600, periods=5, seconds=30),
    Canadian(main=300, stones=25, seconds=600),
    Fischer(main=20, increment=2),
    Ing(main=60, periods=3, seconds=30),
)
DATES = ("", "2024", "2024-02", "2024-02-29", "2024-02-28,29,03-01", "1996-12-27,28,1997-01-03")
NUMBERS = (0.0, -0.0, 0.5, 6.5, 7.0, -3.5, 5.75, 7.25, -5.25, 24.75, 1.125, 99.5, 0.1 + 0.2)
SECONDS = (0.0, 0.0004, 0.1, 1.0, 59.9996, 3600.0, 1234.5678, 9_999_999.0)

Act = Callable[["Maker"], object]


class Maker:
    """A game, and what is done with it at random."""

    def __init__(self, seed: int, *, corrects: bool) -> None:
        self.choose = Random(seed)
        self.acts = (*ACTS, *CORRECTIONS) if corrects else ACTS
        self.corrects = corrects
        self.game = self._begun()

    def make(self, steps: int) -> Game:
        for _ in range(steps):
            try:
                self.choose.choice(self.acts)(self)
            except IllegalMove:
                continue
        return self.game

    # Beginning

    def _begun(self) -> Game:
        choose = self.choose
        columns, rows = choose.choice(SIZES)
        free = choose.random() < 0.5
        times = [choose.choice(SYSTEMS) for _ in range(2)]
        most = max_handicap(columns, rows, free_placement=free)
        return GameTerms(
            columns=columns,
            rows=rows,
            ruleset=RULESET_PRESETS[choose.choice([*RULESET_PRESETS])],
            komi=choose.choice([*NUMBERS, 5.5]),
            handicap=choose.choice([0, 0, min(2, most), most]),
            free_placement=free,
            names=self.texts(),
            ranks=self.texts(),
            systems=choose.choice([None, ByColor(times[0], times[0]), ByColor(*times)]),
            game_name=self.text(),
            event=self.text(),
            round=self.text(),
            place=self.text(),
        ).to_game(choose.choice(DATES))

    def text(self) -> str:
        return self.choose.choice(TEXTS)

    def texts(self) -> ByColor[str]:
        return ByColor(self.text(), self.text())

    def point(self) -> Point:
        game = self.game
        return Point(self.choose.randrange(game.columns), self.choose.randrange(game.rows))

    def points(self) -> list[Point]:
        return [self.point() for _ in range(self.choose.randrange(1, 5))]

    def node(self) -> int:
        return self.choose.choice([*self.game.tree.nodes])

    # Playing

    def play(self) -> None:
        for _ in range(self.choose.randrange(1, 6)):
            self.game.play(self.point(), self.times() if self.choose.random() < 0.5 else NO_TIMES)

    def pass_(self) -> None:
        self.game.pass_(self.times())

    def resume(self) -> None:
        self.game.resume(self.choose.choice([*Color]))

    def play_out(self) -> None:
        self.game.start_play_out(self.choose.choice([*Color]), self.text())

    def go(self) -> None:
        self.game.go_to(self.node())

    def to_end(self) -> None:
        self.game.step_by(1000)

    def undo(self) -> None:
        for _ in range(self.choose.randrange(1, 4)):
            self.game.undo()

    def redo(self) -> None:
        self.game.redo()

    # Writing

    def comment(self) -> None:
        self.game.set_comment(self.text())

    def information(self) -> None:
        choose, info = self.choose, self.game.info
        self.game.set_info(
            GameInfo(
                names=self.texts(),
                ranks=self.texts(),
                teams=self.texts(),
                rules=choose.choice([info.rules, self.text()]),
                komi=choose.choice([None, *NUMBERS]),
                handicap=choose.choice([info.handicap, None, 0, 2, 9, 361]),
                result=choose.choice(["", *map(str, RESULTS)]),
                time_limit=choose.choice([None, *SECONDS]),
                overtime=self.text(),
                game_name=self.text(),
                event=self.text(),
                round=self.text(),
                date=choose.choice(DATES),
                place=self.text(),
                comment=self.text(),
                opening=self.text(),
                annotator=self.text(),
                copyright=self.text(),
                source=self.text(),
                user=self.text(),
            )
        )

    def result(self) -> None:
        choose = self.choose
        black = frozenset(self.points())
        territory = ByColor(black, frozenset(self.points()) - black)
        result = str(choose.choice(RESULTS))
        self.game.set_result(result, choose.choice([None, territory]))

    def times(self) -> ByColor[TimeLeft | None]:
        return ByColor(self.time(), self.time())

    def time(self) -> TimeLeft | None:
        choose = self.choose
        return choose.choice(
            [None, TimeLeft(choose.choice(SECONDS), choose.choice([0, 0, 1, 3, 999]))]
        )

    def set_times(self) -> None:
        if self.game.node.parent is None:
            return  # A match writes none there: they would say with what the game began.
        self.game.set_times(self.times())

    def print_(self) -> None:
        choose, place = self.choose, self.game.current_id
        flags = FigureFlag(choose.choice([0, 1, 257, 32768, 33545]))
        number = choose.choice([None, 0, 1, 101, 9999])
        self.game.set_print_properties(
            {
                place: PrintProperties(
                    figure=choose.choice([None, FigureStart(), FigureStart(self.text(), flags)]),
                    numbering=choose.choice([None, *Numbering]),
                    number=number if self.game.node.content.has_move else None,
                )
            }
        )

    def divide(self) -> None:
        game = self.game
        moves = self.choose.choice([None, 1, 3, 20])
        game.set_print_properties(figures_every(game.tree, game.line()[0][-1], moves))

    # Marking and setting up

    def mark(self) -> None:
        choose, markup = self.choose, self.game.node.content.markup
        span = self.point(), self.point()
        draw = choose.choice(
            [
                lambda: markup_edits.with_marks(
                    markup, choose.choice([None, *Mark]), self.points()
                ),
                lambda: markup_edits.with_label(markup, self.point(), self.text()),
                lambda: markup_edits.with_label(
                    markup, self.point(), markup_edits.next_free_letter(markup)
                ),
                lambda: markup_edits.with_label(
                    markup, self.point(), markup_edits.next_free_number(markup)
                ),
                lambda: markup_edits.with_territory(
                    markup, choose.choice([None, *Color]), self.points()
                ),
                lambda: markup_edits.with_line(markup, span),
                lambda: markup_edits.with_arrow(markup, span),
                lambda: markup_edits.with_dimmed(
                    markup, frozenset(choose.choice([[], self.points()]))
                ),
                lambda: markup_edits.without_markup_on(markup, self.points()),
            ]
        )
        self.game.set_markup(draw())

    def show_part(self) -> None:
        self.game.show_only(frozenset(self.choose.choice([[], self.points()])))

    def set_up(self) -> None:
        if self.game.node.children and not self.corrects:
            return
        self.game.set_stones(self.choose.choice([None, *Color]), self.points())

    def set_turn(self) -> None:
        self.game.set_turn(self.choose.choice([*Color]))

    # Correcting

    def insert(self) -> None:
        if self.game.node.parent is not None:
            self.game.insert_move(self.choose.choice([None, self.point()]))

    def correct(self) -> None:
        if self.game.node.content.has_move:
            self.game.correct_move(self.game.current_id, self.choose.choice([None, self.point()]))

    def move_stone(self) -> None:
        game = self.game
        stones = [point for point, _ in game.position.board.stones()]
        if stones:
            start = self.choose.choice(stones)
            origin = stone_origin(game.tree, game.current_id, start)
            if origin is not None:
                game.move_stone(origin, start, self.point())

    # Branches, and the whole record

    def paste(self) -> None:
        game, choose = self.game, self.choose
        branch = game.copy(self.node())
        if len(branch.nodes) > 30:
            return
        if choose.random() < 0.5 and branch.nodes:
            try:
                text = write_branch(branch, game.columns, game.rows)
                branch = read_branch(text, game.columns, game.rows)
            except UnreadableFile:
                return
        game.paste(game.current_id, branch)

    def paste_another(self) -> None:
        game = self.game
        text = self.choose.choice(PASTED)
        if min(game.columns, game.rows) < 2:
            return
        game.paste(game.current_id, read_branch(text, game.columns, game.rows))

    def arrange(self) -> None:
        game = self.game
        act = self.choose.choice([game.make_main_line, game.promote, game.demote])
        act(game.current_id)

    def remove(self) -> None:
        game = self.game
        if game.node.parent is not None and self.choose.random() < 0.3:
            game.remove(game.current_id)

    def remove_only(self) -> None:
        game = self.game
        if game.node.parent is not None:
            game.remove_only(game.current_id)

    def rewrite(self) -> None:
        game, choose = self.game, self.choose
        symmetry = choose.choice([*Symmetry])
        if symmetry.swaps_sides and game.columns != game.rows:
            return
        rewriting = choose.choice([Rotation(symmetry), ColorSwap(True), ColorSwap(False)])
        edit = rewriting.edit(game.tree, game.columns, game.rows)
        game.rewrite(edit, str(rewriting))

    def write_and_read(self) -> None:
        """Save the game, close it and open it again."""
        (read,) = read_games(write_games([self.game])).games
        place = self.game.current_id
        self.game = Game(read.tree, read.columns, read.rows)
        if place in read.tree:
            self.game.go_to(place)


NO_TIMES: ByColor[TimeLeft | None] = ByColor(None, None)
RESULTS = (
    *(Result.of_count(3.5), Result.of_count(-0.25), Result.of_count(0), Result.of_count(120)),
    *(
        Result.resignation(Color.WHITE),
        Result(ResultKind.TIME, Color.BLACK),
        Result(ResultKind.UNSTATED),
    ),
    *(Result(ResultKind.FORFEIT, Color.WHITE), Result(ResultKind.VOID), Result(ResultKind.UNKNOWN)),
    Result.of_count(0, Color.WHITE),
)
PASTED = (
    "(;FF[4]GM[1]SZ[9]PB[One]KM[6.5];B[aa]BL[30]OB[2];W[ba]WL[29.5]C[text])",
    "(;GM[1]FF[4]AB[aa][bb]PL[W]C[a position];W[ab](;B[];W[])(;B[ba]TR[ba]LB[aa:1]))",
    ";B[aa];W[ab];AE[aa]AW[bb];B[]",
)
ACTS: tuple[Act, ...] = (
    *3 * (Maker.play, Maker.mark, Maker.go, Maker.to_end, Maker.comment, Maker.set_up),
    *(Maker.pass_, Maker.resume, Maker.play_out, Maker.undo, Maker.redo, Maker.information),
    *(Maker.result, Maker.set_times, Maker.print_, Maker.divide, Maker.show_part),
    *(Maker.set_turn, Maker.arrange, Maker.remove, Maker.rewrite, Maker.write_and_read),
)
CORRECTIONS: tuple[Act, ...] = (
    *(Maker.insert, Maker.correct, Maker.move_stone, Maker.remove_only, Maker.paste),
    Maker.paste_another,
)


def random_game(seed: int, *, corrects: bool, steps: int = 40) -> Game:
    """Return the game that ``seed`` makes; ``corrects``: also with edits of what came before."""
    return Maker(seed, corrects=corrects).make(steps)
