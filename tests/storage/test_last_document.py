import pytest

from gobanapp.storage.document_file import load_document
from gobanapp.storage.last_document import LastDocument


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "some.sgf"
    file.write_text("(;SZ[9];B[ee])(;SZ[9];B[cc](;W[dd])(;W[gg];B[hh]))", "utf-8")
    return file


def test_the_game_and_the_place_in_it_are_found_again(file):
    record = load_document(file)
    record.current = record.entries[1]
    record.game.step_by(1)
    record.game.go_to(record.game.node.children[1])
    left = LastDocument.from_json(LastDocument.from_document(record).to_json())
    assert left.file == file
    again = load_document(file)
    left.go_to_node(again)
    assert again.index == 1
    assert again.game.node.content == record.game.node.content


def test_a_changed_record_is_reopened_near_its_place(file):
    record = load_document(file)
    record.game.step_by(1)
    record.game.pass_()
    left = LastDocument.from_document(record)
    assert left is not None
    again = load_document(file)
    left.go_to_node(again)
    assert again.game.position.move_number == 1


def test_a_record_without_a_file_is_not_remembered(file):
    record = load_document(file)
    record.mark_saved(None, None)
    assert LastDocument.from_document(record) is None


def test_a_file_with_fewer_games_opens_at_its_first(file):
    record = load_document(file)
    LastDocument(str(file), 7, "1").go_to_node(record)
    assert record.index == 0
    assert record.game.node.id == record.game.tree.root_id


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "3",
        "null",
        '{"path": "", "game": 0, "place": ""}',
        '{"path": "a", "game": "0", "place": ""}',
        '{"path": "a", "game": -1, "place": ""}',
        '{"path": "a", "game": 0}',
    ],
)
def test_a_damaged_setting_is_ignored(text):
    assert LastDocument.from_json(text) is None
