import pytest

from gobanapp.game.node import Content
from gobanapp.learning.judgment_text import Judgment
from gobanapp.learning.solution_signs import JudgmentSign, find_judgment
from gobanapp.rules.color import Color


def sign(comment):
    return find_judgment(Content(comment=comment), Color.BLACK)


@pytest.mark.parametrize("comment", ["Right 2.", "\n\n -- right\nWell done", "Right\n\n3 points"])
def test_a_keyword_alone_on_its_line_is_a_judgement(comment):
    assert sign(comment) == JudgmentSign(Judgment.RIGHT, sign(comment).text, ends=True)
    assert sign(comment).text.lower() == "right"


def test_a_keyword_in_a_sentence_is_no_judgement():
    assert sign("The right side") is None
    assert sign("right 3 x") is None


@pytest.mark.parametrize(
    "comment",
    ["\n", "- ", "\n-", "right ", "right" + " " * 1000 + "x\n", "right" + " " * 200_000],
)
def test_a_long_comment_is_parsed_quickly(comment):
    text = comment * max(1, 200_000 // len(comment)) + "x"
    assert sign(text) is None
