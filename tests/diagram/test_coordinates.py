from gobanapp.diagram.coordinates import Coordinates


def test_letters_leave_out_i_and_rows_count_from_the_bottom():
    letters = Coordinates.LETTERS
    assert [letters.of_column(x) for x in (0, 7, 8, 18, 25, 51)] == ["A", "H", "J", "T", "AA", "BB"]
    assert [letters.of_row(y) for y in (0, 18, 51)] == ["1", "19", "52"]


def test_players_across_the_table_read_the_same_names():
    across, letters = Coordinates.ACROSS, Coordinates.LETTERS
    assert [across.of_column(x) for x in range(19)] == [letters.of_column(x) for x in range(19)]
    assert [across.of_row(y) for y in range(19)] == [letters.of_row(y) for y in range(19)]


def test_none_writes_nothing():
    assert Coordinates.NONE.of_column(3) == Coordinates.NONE.of_row(3) == ""
