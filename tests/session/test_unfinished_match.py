"""How a record tells that it is a match to be resumed."""

import pytest

from gobanapp.session.unfinished_match import can_be_resumed, is_played_game, is_unfinished_match
from gobanapp.storage.document_file import read_document

HERE, THERE = "AP[gobanapp:1.0]", "AP[Other:3]"
MOVES = ";B[cc];W[gg];B[cg]"
TIMED = ";B[cc]BL[590];W[gg]WL[580];B[cg]BL[570]"
LONG = ";B[];W[]" * 1500

CASES = {
    "moves": (HERE, MOVES, True),
    "moves with times": (HERE + "TM[600]", TIMED, True),
    "a server's game": (THERE + "TM[600]", TIMED, True),
    "times under another name": ("TM[600]", TIMED, True),
    "a handicap": (HERE + "HA[2]AB[cg][gc]", ";W[cc];B[gg]", True),
    "a handicap with its turn": (HERE + "HA[2]AB[cg][gc]PL[W]", ";W[cc]", True),
    "a variation": (HERE, ";B[cc](;W[gg])(;W[ee])", True),
    "the passes before a count": (HERE, ";B[cc];W[gg];B[];W[]", True),
    "a resumed count": (HERE, ";B[cc];W[gg];B[];W[];PL[B];B[ee]", True),
    "times after a set-up": (HERE + "TM[600]", ";B[cc];PL[B];BL[590]WL[580]", True),
    "a flag": (HERE + "TM[600]", ";B[cc]BL[590];W[gg]WL[0]", True),
    "a result": (HERE + "RE[W+3.5]", MOVES, False),
    "a result with times": (THERE + "RE[B+R]TM[600]", TIMED, False),
    "an unknown result": (HERE + "RE[?]", MOVES, False),
    "no moves": (HERE, "", False),
    "another program's game": (THERE, MOVES, False),
    "no program": ("", MOVES, False),
    "a program named in a comment": ("GC[AP(gobanapp)]", MOVES, False),
    "comments": (HERE, ";B[cc]C[joseki];W[gg]", False),
    "marks": (HERE, ";B[cc]TR[cc];W[gg]", False),
    "white stones": (HERE + "AW[dd]AB[ee]", MOVES, False),
    "black to play": (HERE + "AB[dd][ee]PL[B]", MOVES, False),
    "stones set up later": (HERE, ";B[cc];AW[gg];B[dd]", False),
    "too long for a match": (HERE, LONG, False),
    "two games": (HERE, f"{MOVES})(;SZ[9]{HERE}{MOVES}", False),
}


def document(heading, moves):
    data = f"(;GM[1]FF[4]SZ[9]{heading}{moves})".encode()
    return read_document(data, None, None)


@pytest.mark.parametrize(("heading", "moves", "is_match"), CASES.values(), ids=CASES)
def test_a_record_is_an_unfinished_match_or_not(heading, moves, is_match):
    assert document(heading, moves).is_opened_match is is_match


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
    assert not is_unfinished_match(document("", "").game.tree, is_from_here=True)
