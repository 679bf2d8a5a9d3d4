"""How a record tells that it is a match to be resumed."""

from dataclasses import replace

import pytest

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.point import Point
from gobanapp.session.unfinished_match import can_be_resumed, is_played_game, is_unfinished_match
from gobanapp.sgf.writer import write_games
from gobanapp.storage.document_file import read_document

HERE, SAVED, THERE = "AP[gobanapp:1.0]MATCH[1]", "AP[gobanapp:1.0]", "AP[Other:3]"
MOVES = ";B[cc];W[gg];B[cg]"
TIMED = ";B[cc]BL[590];W[gg]WL[580];B[cg]BL[570]"
LONG = ";B[];W[]" * 1500
TERMS = "RU[Japanese]KM[6.5]DT[2001-12-31]PB[Ann]PW[Ben]"

MATCHES = {
    "moves": (HERE, MOVES),
    "moves with times": (HERE + "TM[600]", TIMED),
    "a server's game": (THERE + "TM[600]", TIMED),
    "a server's game, saved here": (SAVED + "TM[600]", TIMED),
    "a server's game with a handicap": (THERE + "TM[600]HA[2]AB[cg][gc]", ";W[cc]WL[590]"),
    "times under another name": ("TM[600]", TIMED),
    "times in periods": (THERE, ";B[cc]BL[20]OB[3];W[gg]WL[30]OW[5]"),
    "terms": (HERE + TERMS, MOVES),
    "a match saved elsewhere": (THERE + "MATCH[1]", MOVES),
    "a handicap": (HERE + "HA[2]AB[cg][gc]", ";W[cc];B[gg]"),
    "a handicap with its turn": (HERE + "HA[2]AB[cg][gc]PL[W]", ";W[cc]"),
    "one pass": (HERE, ";B[cc];W[gg];B[]"),
    "passes before a move": (HERE, ";B[cc];W[gg];B[];W[];B[ee]"),
    "a resumed count": (HERE, ";B[cc];W[gg];B[];W[];PL[B]"),
    "a resumed count with a move": (HERE, ";B[cc];W[gg];B[];W[];PL[B];B[ee]"),
    "times after a set-up": (HERE + "TM[600]", ";B[cc];PL[B];BL[590]WL[580]"),
    "a flag": (HERE + "TM[600]", ";B[cc]BL[590];W[gg]WL[0]"),
}
OTHERS = {
    "a result": (HERE + "RE[W+3.5]", MOVES),
    "a result with times": (THERE + "RE[B+R]TM[600]", TIMED),
    "an unknown result": (HERE + "RE[?]", MOVES),
    "no moves": (HERE, ""),
    "another program's game": (THERE, MOVES),
    "another program's game, saved here": (SAVED + TERMS, MOVES),
    "a game from a plain board": (SAVED + "RU[Japanese]KM[6.5]DT[2001-12-31]", MOVES),
    "a main time without times": (THERE + "TM[600]" + TERMS, MOVES),
    "no program": ("", MOVES),
    "a sign in a comment": ("GC[MATCH[1\\]]", MOVES),
    "a sign after the root": ("", ";B[cc]MATCH[1];W[gg]"),
    "white stones": (HERE + "AW[dd]AB[ee]", MOVES),
    "black to play": (HERE + "AB[dd][ee]PL[B]", MOVES),
    "black to play with a handicap": (HERE + "HA[2]AB[dd][ee]PL[B]", MOVES),
    "black stones": (HERE + "AB[dd][ee]", ";W[cc];B[gg]"),
    "black stones and white to play": (HERE + "AB[dd][ee]PL[W]", ";W[cc];B[gg]"),
    "black stones with a handicap of none": (HERE + "HA[0]AB[dd][ee]", ";W[cc];B[gg]"),
    "black stones with times": (THERE + "AB[dd][ee]", ";W[cc]WL[590]"),
    "stones set up later": (HERE, ";B[cc];AW[gg];B[dd]"),
    "too long for a match": (HERE, LONG),
    "two games": (HERE, f"{MOVES})(;SZ[9]{HERE}{MOVES}"),
    "a problem with a name": (SAVED + "GN[Problem 7]", MOVES),
    "a joseki with times": (THERE, ";B[cc]BL[590](;W[gg]WL[580])(;W[ee])"),
}
ADDED = {
    "a comment": ("", ";B[cc]C[good]{0};W[gg]{1}"),
    "a comment on the game's first node": ("C[A lesson]", ";B[cc]{0};W[gg]{1}"),
    "an annotator": ("AN[A teacher]", ";B[cc]{0};W[gg]{1}"),
    "a node name": ("", ";B[cc]N[Joseki]{0};W[gg]{1}"),
    "a mark": ("", ";B[cc]TR[cc]{0};W[gg]{1}"),
    "a label": ("", ";B[cc]LB[ee:A]{0};W[gg]{1}"),
    "territory": ("", ";B[cc]{0};W[gg]TB[aa]TW[ii]{1}"),
    "a bad move": ("", ";B[cc]BM[1]{0};W[gg]{1}"),
    "a good position": ("", ";B[cc]GB[1]{0};W[gg]{1}"),
    "an estimated score": ("", ";B[cc]V[3]{0};W[gg]{1}"),
    "a figure": ("", ";B[cc]FG[]{0};W[gg]{1}"),
    "a variation": ("", ";B[cc]{0}(;W[gg]{1})(;W[ee])"),
    "a variation of the first move": ("", "(;B[cc]{0};W[gg]{1})(;B[ee])"),
    "two passes": ("", ";B[cc];W[gg];B[]{0};W[]{1}"),
    "two passes and a last time": ("", ";B[cc];W[gg];B[]{0};W[]{1};BL[500]"),
}


def document(heading, moves):
    data = f"(;GM[1]FF[4]SZ[9]{heading}{moves})".encode()
    return read_document(data, None, None)


@pytest.mark.parametrize(("heading", "moves"), MATCHES.values(), ids=MATCHES)
def test_a_match_without_a_result_is_recognized(heading, moves):
    assert document(heading, moves).is_opened_match


@pytest.mark.parametrize(("heading", "moves"), OTHERS.values(), ids=OTHERS)
def test_another_record_is_no_unfinished_match(heading, moves):
    assert not document(heading, moves).is_opened_match


@pytest.mark.parametrize("program", [HERE, SAVED, THERE])
@pytest.mark.parametrize("times", [("BL[590]", "WL[580]"), ("", "")], ids=["times", "no times"])
@pytest.mark.parametrize(("heading", "moves"), ADDED.values(), ids=ADDED)
def test_what_is_added_afterwards_makes_a_record_one_for_study(heading, moves, times, program):
    assert not document(program + heading, moves.format(*times)).is_opened_match


def test_a_match_keeps_its_sign_when_it_is_saved_again_and_again():
    game = GameTerms(columns=9, rows=9, handicap=2).to_game("2001-12-31", is_match=True)
    game.play(Point.parse("E5"))
    for _ in range(2):
        data = write_games([game])
        opened = read_document(data, None, None)
        assert opened.is_opened_match
        assert data.count(b"MATCH[1]") == 1
        game = opened.game
        game.set_info(replace(game.info, place="Kyoto"))


def test_a_game_on_a_plain_board_has_no_sign_of_a_match():
    game = GameTerms(columns=9, rows=9).to_game("2001-12-31")
    game.play(Point.parse("E5"))
    assert not read_document(write_games([game]), None, None).is_opened_match


def test_a_document_begun_here_was_not_opened(qapp):
    from tests.session.match_hall import Hall

    hall = Hall(None)
    hall.play("C3 G7")
    assert not hall.session.document.is_opened_match
    assert not hall.session.awaits_resume


@pytest.mark.parametrize(
    ("heading", "is_resumable"),
    [("", True), ("AB[cc][dd]", True), ("AW[cc]", False), ("RE[B+R]", False), ("RE[ ]", True)],
)
def test_a_game_without_result_or_problem_can_be_resumed(heading, is_resumable):
    game = document(heading, MOVES).game
    assert can_be_resumed(game.info, game.tree.root.content) is is_resumable


def test_what_players_do_not_play_is_no_game():
    assert is_played_game(document("", MOVES).game.tree)
    assert not is_played_game(document("", "").game.tree)
    assert not is_played_game(document("AW[cc]", MOVES).game.tree)
    assert not is_played_game(document("", ";AB[cc];W[dd]").game.tree)
    assert not is_unfinished_match(document("", "").game.tree)
