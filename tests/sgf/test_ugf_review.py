from pathlib import Path

from gobanapp.game.position_cache import position_cache
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.game_draft import ProblemCollector
from gobanapp.sgf.ugf import read_ugf
from gobanapp.sgf.value_types import sgf_coordinates

DATA = Path(__file__).parents[1] / "data" / "formats"
GAME = "[Data]\nAA,B1,1,0\nBA,W1,2,0\nCA,B1,3,0\n"


def read(text):
    report = ProblemCollector()
    _, (game,) = read_ugf(text, report)
    return game, [(p.code, p.line, p.property) for p in report.problems]


def game_of(text):
    game, problems = read(text)
    assert problems == []
    return game


def lines_of(game):
    """Every line from the root to its end, in SGF's letters; a node without a move is "-"."""
    board = sgf_coordinates(*game.size)
    lines = []
    for leaf in game.tree.walk():
        if not leaf.children:
            words = []
            for node in game.tree.path(leaf.id)[1:]:
                move = node.content.move
                if move is None:
                    words.append("-")
                else:
                    letters = "" if move.point is None else board.name(move.point)
                    words.append(("B" if move.color is Color.BLACK else "W") + letters)
            lines.append(" ".join(words))
    return lines


def comments_of(game):
    return {node.id: node.content.comment for node in game.tree.walk() if node.content.comment}


class TestReview:
    def test_variations_and_comments(self):
        game = game_of((DATA / "review.ugi").read_text(encoding="ascii"))
        assert lines_of(game) == [
            "Bqd Wdc Bpq Wdp B W -",
            "Bqd Wdc Bpq Wdp B W Bjp",
            "Bqd Wdc Bpq Wnm Bjj Wcq",
            "Bqd Wdc Bpq Wnm Bjj Wcl",
        ]
        assert comments_of(game) == {
            0: "white 2k?: Let's begin and enjoy a great game.\nblack 2k : Hi!",
            3: "white [ 2k?]: I think white is ahead already?",
            6: "black done",
            11: "white [ 2k?]: This probably salvages enough",
        }
        assert [node.id for node in game.tree.walk()] == list(range(13))

    def test_the_game_may_stand_in_the_review_alone(self):
        game = game_of(
            "[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,1,1\n"
            "VARIATION,\nNODE,4,2,3,3\nVARIATIONEND,\nNODE,3,2,2,1"
        )
        assert lines_of(game) == ["Bas Wbs", "Bas Wcq"]

    def test_a_review_of_a_different_game_is_a_variation(self):
        game = game_of(GAME + "[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,1,1\nNODE,3,2,9,9\n")
        assert lines_of(game) == ["Bas Wbs Bcs", "Bas Wik"]

    def test_stones_of_the_handicap_are_not_played_again(self):
        game = game_of(
            "[Header]\nHdcp=2,0\n[Data]\nPP,B1,0,0\nDD,B1,0,0\nAA,W1,1,0\n"
            "[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,16,16\nNODE,3,1,4,4\nNODE,4,2,1,1\n"
        )
        assert lines_of(game) == ["Was"]

    def test_a_comment_on_a_node_that_is_not_there_is_kept(self):
        game = game_of(GAME + "[ReviewComment]\n.Comment,77\nwho?\n")
        assert comments_of(game) == {0: "who?"}

    def test_invalid_review_nodes_are_reported(self):
        game, problems = read(GAME + "[ReviewNode]\nVARIATIONEND,\nwhat\n\nNODE,1,1,1,1\n")
        assert lines_of(game) == ["Bas Wbs Bcs"]
        assert problems == [(FileProblemCode.BAD_VALUE, 7, "ReviewNode")]


class TestTexts:
    def test_comments_and_labels(self):
        game = game_of(
            GAME + "[Figure]\n.Text,0\nbegin\n.EndText\n"
            ".Text,2,1\none\n\ntwo\n.#,1,19,A\n.#,2,1,long  label\n.EndText\n.Text,999\nend\n"
        )
        assert comments_of(game) == {0: "begin", 2: "one\n\ntwo", 3: "end"}
        assert game.tree[2].content.markup.labels == {
            Point(0, 18): "A",
            Point(1, 0): "long label",
        }

    def test_numbers_are_those_of_the_file(self):
        game = game_of("[Data]\nAA,B1,5,0\nBA,W1,6,0\n[Figure]\n.Text,5\nx\n.EndText")
        assert comments_of(game) == {1: "x"}

    def test_a_label_off_the_board_is_noted(self):
        _, problems = read(GAME + "[Figure]\nwhat\n.Text,0\n.#,20,1,A\n")
        assert problems == [
            (FileProblemCode.STRAY_TEXT, 6, ""),
            (FileProblemCode.POINT_OFF_BOARD, 8, ".#"),
        ]


class TestFigures:
    def test_a_variation_from_a_position_of_the_game(self):
        game = game_of(
            GAME + "[Figure]\n.Fig,3,1,1,19,19,figure,7,0\n"
            "AA,B1,0,0\nBA,W1,0,0\nDA,B1,1,0\nEA,W1,2,0\n.Text\nso\n.#,1,1,x\n.EndText\n.EndFig\n"
        )
        assert lines_of(game) == ["Bas Wbs Bcs", "Bas Wbs Bds Wes"]
        assert game.tree[4].content.name == "figure 7"
        assert comments_of(game) == {5: "so"}
        assert game.tree[5].content.markup.labels == {Point(0, 0): "x"}

    def test_a_figure_without_moves_comments_on_the_game(self):
        game = game_of(GAME + "[Figure]\n.Fig,2,1,1,19,19,f,1\nAA,B1,0,0\nBA,W1,0,0\n.Text\nlook\n")
        assert lines_of(game) == ["Bas Wbs Bcs"]
        assert comments_of(game) == {2: "look"}

    def test_a_figure_of_another_position_is_set_up(self):
        game = game_of(
            GAME + "[Figure]\n.Fig,2,1,1,19,19,f,1\nAA,B1,0,0\nDD,W1,0,0\nEE,B1,1,0\n.EndFig\n"
        )
        assert lines_of(game) == ["Bas Wbs Bcs", "Bas Wbs - Beo"]
        node = game.tree[4]
        assert (node.content.name, node.content.set_up.white) == ("f 1", {Point(3, 3)})
        board = position_cache(game.tree, 19, 19).at(4).board
        assert dict(board.stones()) == {Point(0, 0): Color.BLACK, Point(3, 3): Color.WHITE}

    def test_a_figure_after_captures_is_a_variation(self):
        game = game_of(
            "[Data]\nAA,B1,1,0\nBA,W1,2,0\nSS,B1,3,0\nAB,W1,4,0\nRS,B1,5,0\n"
            "[Figure]\n.Fig,5\nBA,W1,0,0\nAB,W1,0,0\nSS,B1,0,0\nCC,B1,1,0\n"
        )
        assert lines_of(game) == ["Bas Wbs Bsa War Bra", "Bas Wbs Bsa War Bcq"]

    def test_a_figure_after_the_end_is_a_variation(self):
        figure = ".Fig,3\nAA,B1,0,0\nBA,W1,0,0\nCA,B1,0,0\nDA,W1,1,0\n.EndFig\n"
        game = game_of(f"{GAME}[Figure]\n{figure}")
        assert lines_of(game) == ["Bas Wbs Bcs -", "Bas Wbs Bcs Wds"]

    def test_invalid_lines_of_a_figure_are_reported(self):
        _, problems = read(GAME + "[Figure]\n.Fig,3\nwhat\nZA,B1,1,0\nUA,B1,1,0\n")
        assert problems == [
            (FileProblemCode.BAD_VALUE, 7, ".Fig"),
            (FileProblemCode.POINT_OFF_BOARD, 9, ".Fig"),
        ]
