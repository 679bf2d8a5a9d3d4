import pytest

from gobanapp.storage.document_file import read_document
from gobanapp.storage.problem_collection import make_problem_item, problems_in_folder


def test_the_problems_of_a_folder_are_found_in_the_order_of_their_numbers(tmp_path):
    problem = "(;FF[4]SZ[9]AB[{}];W[aa])"
    for number, point in ((10, "cd"), (9, "ce"), (2, "db")):
        (tmp_path / f"p{number}.sgf").write_text(problem.format(point))
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "x.SGF").write_text(problem.format("cc"))
    (tmp_path / "empty.sgf").write_text("(;SZ[9])")
    (tmp_path / "bad.sgf").write_text("this is no game")
    (tmp_path / "read.me").write_text("nor this")
    found = problems_in_folder(tmp_path)
    assert [item.title for item in found.items] == ["x", "p2", "p9", "p10"]
    assert (found.left_out, found.unreadable) == (1, 1)
    assert len(set(found.keys)) == 4


@pytest.mark.parametrize(
    ("stones", "begins"), [("", False), ("AB[cc]", False), ("AW[cc]", True), ("AB[cc]AW[dd]", True)]
)
@pytest.mark.parametrize("is_open", [False, True])
def test_white_first_stones_are_detected_without_reading_the_game(stones, begins, is_open):
    (entry,) = read_document(f"(;SZ[9]{stones};B[aa])".encode(), None, None).entries
    item = make_problem_item("", entry.game if is_open else entry.stored)
    assert item.begins_with_white is begins
    assert entry.is_open is is_open
