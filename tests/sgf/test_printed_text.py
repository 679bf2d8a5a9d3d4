import pytest

from gobanapp.game.printed import AS_BEFORE, FigureFlag, FigureStart, Numbering, Printed
from gobanapp.sgf.node_values import NodeValues
from gobanapp.sgf.printed_text import take_printed, write_printed
from gobanapp.sgf.problems import Code
from gobanapp.sgf.properties import property_values
from gobanapp.sgf.values import coordinates


def read(text):
    problems = []
    values = NodeValues(
        dict(property_values(text)),
        coordinates(9, 9),
        lambda code, name, found: problems.append(code),
    )
    return take_printed(values), values.left, problems


def written(printed):
    return "".join(f"{name}[{value}]" for name, (value,) in write_printed(printed))


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("", AS_BEFORE),
        ("FG[]", Printed(figure=FigureStart())),
        (
            "FG[257:Figure 1]",
            Printed(
                figure=FigureStart(
                    "Figure 1", FigureFlag.NO_COORDINATES | FigureFlag.KEEPS_CAPTURED
                )
            ),
        ),
        ("FG[1024:A\\:B]", Printed(figure=FigureStart("A:B", FigureFlag(1024)))),
        ("PM[0]", Printed(numbering=Numbering.NONE)),
        ("PM[1]", Printed(numbering=Numbering(1))),
        ("PM[2]MN[101]", Printed(numbering=Numbering.HUNDREDS, number=101)),
        ("MN[0]", Printed(number=0)),
    ],
)
def test_what_is_said_of_printing_comes_back(text, printed):
    assert read(text) == (printed, {}, [])
    assert written(printed) == text


def test_flags_need_no_name():
    figure = FigureStart("", FigureFlag.NO_COORDINATES | FigureFlag.KEEPS_CAPTURED)
    assert read("FG[257]") == (Printed(figure=figure), {}, [])


def test_of_several_figures_the_first_is_understood_and_the_others_stay():
    printed = Printed(figure=FigureStart())
    assert read("FG[][257:Figure 1][x]") == (printed, {"FG": ["257:Figure 1", "x"]}, [])


def test_a_figure_without_flags_is_written_with_a_name():
    printed = Printed(figure=FigureStart("The ladder"))
    assert written(printed) == "FG[32768:The ladder]"


@pytest.mark.parametrize("value", ["Figure 1", "x:Figure 1", "99999999999:Figure"])
def test_a_figure_that_is_none_stays_in_the_file(value):
    assert read(f"FG[{value}]") == (AS_BEFORE, {"FG": [value]}, [Code.BAD_VALUE])


@pytest.mark.parametrize("text", ["PM[3]", "PM[many]", "MN[many]", "MN[12345678901]"])
def test_other_values_stay_in_the_file(text):
    printed, left, problems = read(text)
    assert (printed, problems) == (AS_BEFORE, [Code.BAD_VALUE])
    assert list(left) == [text[:2]]
