import pytest

from gobanapp.game.judgement import SIGNS, HotSpot, Judgements, MoveJudgement, with_judgements
from gobanapp.game.node import Content
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.text import judgement_text


def test_each_judgement_has_a_name_of_its_own():
    names = {judgement_text.judgement_name(kind) for kind in SIGNS}
    assert len(names) == len(SIGNS)
    assert not any("&" in name for name in names)


@pytest.mark.parametrize(("value", "says"), [(3.5, "3.5"), (-12, "12"), (0, "")])
def test_a_value_names_the_leader(value, says):
    text = judgement_text.value_text(value)
    assert says in text
    assert "-" not in text
    assert text != judgement_text.value_text(1 - value)


def test_the_heading_of_a_node_has_its_name_and_all_judgements():
    content = Content(move=Move(Color.BLACK, Point(2, 2)), name="Trick play")
    assert judgement_text.node_heading(Content()) == ""
    assert judgement_text.node_heading(content) == "Trick play"
    judged = Judgements(move=MoveJudgement.DOUBTFUL, hot_spot=HotSpot.HOT, value=2.0)
    heading = judgement_text.node_heading(with_judgements(content, judged)).split(" · ")
    assert heading == ["Trick play", *judgement_text.judgement_texts(judged)]
    assert len(heading) == 4
