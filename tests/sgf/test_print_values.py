import pytest

from gobanapp.game.print_properties import (
    NO_PRINT_PROPERTIES,
    FigureFlag,
    FigureStart,
    Numbering,
    PrintProperties,
)
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.node_values import NodeValues, take_printed, write_printed
from gobanapp.sgf.property_table import property_values
from gobanapp.sgf.value_types import sgf_coordinates


def read(text):
    problems = []
    values = NodeValues(
        dict(property_values(text)),
        sgf_coordinates(9, 9),
        lambda code, name, found: problems.append(code),
    )
    return take_printed(values), values.remaining, problems


def written(printed):
    return "".join(f"{name}[{value}]" for name, (value,) in write_printed(printed))


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("", NO_PRINT_PROPERTIES),
        ("FG[]", PrintProperties(figure=FigureStart())),
        (
            "FG[257:Figure 1]",
            PrintProperties(
                figure=FigureStart(
                    "Figure 1", FigureFlag.NO_COORDINATES | FigureFlag.KEEPS_CAPTURED
                )
            ),
        ),
        ("FG[1024:A\\:B]", PrintProperties(figure=FigureStart("A:B", FigureFlag(1024)))),
        ("PM[0]", PrintProperties(numbering=Numbering.NONE)),
        ("PM[1]", PrintProperties(numbering=Numbering(1))),
        ("PM[2]MN[101]", PrintProperties(numbering=Numbering.HUNDREDS, number=101)),
        ("MN[0]", PrintProperties(number=0)),
    ],
)
def test_print_settings_survive_a_round_trip(text, printed):
    assert read(text) == (printed, {}, [])
    assert written(printed) == text


def test_flags_need_no_name():
    figure = FigureStart("", FigureFlag.NO_COORDINATES | FigureFlag.KEEPS_CAPTURED)
    assert read("FG[257]") == (PrintProperties(figure=figure), {}, [])


def test_only_the_first_of_several_figures_is_parsed():
    printed = PrintProperties(figure=FigureStart())
    assert read("FG[][257:Figure 1][x]") == (printed, {"FG": ["257:Figure 1", "x"]}, [])


def test_a_figure_without_flags_is_written_with_a_name():
    printed = PrintProperties(figure=FigureStart("The ladder"))
    assert written(printed) == "FG[32768:The ladder]"


@pytest.mark.parametrize("value", ["Figure 1", "x:Figure 1", "99999999999:Figure"])
def test_an_invalid_figure_is_kept_in_the_file(value):
    assert read(f"FG[{value}]") == (
        NO_PRINT_PROPERTIES,
        {"FG": [value]},
        [FileProblemCode.BAD_VALUE],
    )


@pytest.mark.parametrize("text", ["PM[3]", "PM[many]", "MN[many]", "MN[12345678901]"])
def test_other_values_stay_in_the_file(text):
    printed, left, problems = read(text)
    assert (printed, problems) == (NO_PRINT_PROPERTIES, [FileProblemCode.BAD_VALUE])
    assert list(left) == [text[:2]]
