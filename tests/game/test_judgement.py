import pytest
import sgfmill.sgf
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_INFO
from gobanapp.game.judgement import (
    NO_JUDGEMENTS,
    SIGNS,
    HotSpot,
    Judgements,
    MoveJudgement,
    PositionJudgement,
    read_judgements,
    with_judgements,
)
from gobanapp.game.node import EMPTY_CONTENT, Content, Property
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.node_reader import read_content
from gobanapp.sgf.value_types import sgf_coordinates

MOVE = Content(move=Move(Color.BLACK, Point(2, 2)))
KINDS = (*MoveJudgement, *PositionJudgement, *HotSpot)


def read(text, *, is_root=False):
    return read_judgements(read_content(text, sgf_coordinates(9, 9), is_root=is_root))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("B[cc]", NO_JUDGEMENTS),
        ("B[cc]TE[1]", Judgements(move=MoveJudgement.GOOD)),
        ("B[cc]TE[2]", Judgements(move=MoveJudgement.VERY_GOOD)),
        ("B[cc]BM[]", Judgements(move=MoveJudgement.BAD)),
        ("B[cc]BM[7]", Judgements(move=MoveJudgement.BAD)),
        ("B[cc]DO[]", Judgements(move=MoveJudgement.DOUBTFUL)),
        ("B[]IT[1]", Judgements(move=MoveJudgement.INTERESTING)),
        ("GB[2]", Judgements(position=PositionJudgement.VERY_GOOD_FOR_BLACK)),
        ("UC[1]HO[2]", Judgements(position=PositionJudgement.UNCLEAR, hot_spot=HotSpot.VERY_HOT)),
        ("V[-3.5]", Judgements(value=-3.5)),
        ("V[a lot]V[nan]", NO_JUDGEMENTS),
        ("V[nan]", NO_JUDGEMENTS),
        ("V[-inf]", NO_JUDGEMENTS),
        ("TE[1]", NO_JUDGEMENTS),  # no move to judge
        ("B[cc]DO[]TE[1]GW[1]DM[1]", Judgements(
            move=MoveJudgement.DOUBTFUL, position=PositionJudgement.GOOD_FOR_WHITE
        )),
    ],
)  # fmt: skip
def test_judgements_in_a_file_are_read(text, expected):
    assert read(text) == expected


def test_korean_headings_are_not_read_as_judgements():
    assert read("TE[The Cup]KO[6.5]", is_root=True) == NO_JUDGEMENTS


@given(
    st.builds(
        Judgements,
        move=st.sampled_from([None, *MoveJudgement]),
        position=st.sampled_from([None, *PositionJudgement]),
        hot_spot=st.sampled_from([None, *HotSpot]),
        value=st.none() | st.floats(-400, 400).map(lambda value: round(value, 2)),
    ),
    st.lists(st.sampled_from(["TE[1]", "BM[2]", "DO[]", "GB[1]", "UC[2]", "HO[1]", "V[4]"])),
)
def test_values_survive_a_round_trip(judgements, before):
    content = read_content("B[cc]XY[kept]" + "".join(before), sgf_coordinates(9, 9), is_root=False)
    written = with_judgements(content, judgements)
    assert read_judgements(written) == judgements
    assert Property("XY", ("kept",)) in written.others
    assert with_judgements(written, judgements) is written


@pytest.mark.parametrize("kind", KINDS)
def test_exclusive_judgements_replace_each_other(kind):
    everything = Judgements(
        move=MoveJudgement.BAD, position=PositionJudgement.EVEN, hot_spot=HotSpot.HOT, value=1.0
    )
    judged = everything.with_toggled(kind)
    assert (kind in judged.kinds) is (kind not in everything.kinds)
    written = with_judgements(with_judgements(MOVE, everything), judged)
    names = [other.name for other in written.others]
    assert len(names) == len(set(names))
    for exclusive in ({"TE", "BM", "DO", "IT"}, {"GB", "GW", "DM", "UC"}):
        assert len(exclusive & set(names)) <= 1
    assert judged.with_toggled(kind).with_toggled(kind) == judged


def test_only_nodes_with_moves_have_move_judgements():
    with pytest.raises(ValueError, match="no move"):
        with_judgements(EMPTY_CONTENT, Judgements(move=MoveJudgement.GOOD))
    assert with_judgements(EMPTY_CONTENT, Judgements(hot_spot=HotSpot.HOT)).others


@pytest.mark.parametrize("kind", KINDS)
def test_sgfmill_reads_the_written_judgements(kind):
    content = with_judgements(MOVE, NO_JUDGEMENTS.with_toggled(kind))
    (said,) = content.others
    text = f"(;FF[4]GM[1]SZ[9];B[cc]{said.name}[{said.values[0]}])"
    node = sgfmill.sgf.Sgf_game.from_string(text).get_main_sequence()[1]
    expected = True if said.name in ("DO", "IT") else int(said.values[0])
    assert node.get(said.name) == expected


def test_each_kind_has_a_sign_of_its_own():
    assert SIGNS.keys() == set(KINDS)
    assert len(set(SIGNS.values())) == len(KINDS)


def test_a_judgement_and_a_name_are_separate_undo_steps():
    game = Game.new(9, 9, NO_INFO)
    game.play(Point(2, 2))
    game.set_judgements(Judgements(move=MoveJudgement.DOUBTFUL))
    game.set_judgements(Judgements(move=MoveJudgement.GOOD))
    game.set_name("The vital point")
    game.undo()
    assert game.node.content.name == ""
    assert read_judgements(game.node.content).move is MoveJudgement.GOOD
    game.undo()
    assert read_judgements(game.node.content).move is MoveJudgement.DOUBTFUL
    assert not game.set_judgements(Judgements(move=MoveJudgement.DOUBTFUL))
    game.undo()
    assert game.node.content == MOVE


def test_a_position_is_good_for_a_player_or_none():
    good = {its: its.color for its in PositionJudgement if its.color is not None}
    assert good == {
        PositionJudgement.VERY_GOOD_FOR_BLACK: Color.BLACK,
        PositionJudgement.GOOD_FOR_BLACK: Color.BLACK,
        PositionJudgement.GOOD_FOR_WHITE: Color.WHITE,
        PositionJudgement.VERY_GOOD_FOR_WHITE: Color.WHITE,
    }


def test_judgements_have_a_sign_each_in_reading_order():
    judged = Judgements(move=MoveJudgement.GOOD, position=PositionJudgement.GOOD_FOR_BLACK)
    assert judged.signs == "+ B+"
    assert judged
    assert Judgements(value=1.5)
    assert not NO_JUDGEMENTS
    assert NO_JUDGEMENTS.signs == ""
