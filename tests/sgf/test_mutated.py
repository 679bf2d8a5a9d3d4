"""A slice of tests/soak/files.py, always the same files; and that what it demands can fail."""

from random import Random

import pytest

from gobanapp.sgf.file_problems import FileProblem, FileProblemCode
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games
from tests.soak import file_truths
from tests.soak.fault import Fault
from tests.soak.file_truths import check, check_problems, check_with_sgfmill
from tests.soak.files import DATA, damaged, demand_all, seeds
from tests.soak.kept_values import check_kept

KNOWN = seeds(DATA)
FIRST, EACH = 8_001_000, 50


@pytest.mark.parametrize(
    "batch", [0, *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(1, 16))]
)
def test_a_damaged_file_loses_nothing(tmp_path, batch):
    for seed in range(FIRST + batch * EACH, FIRST + (batch + 1) * EACH):
        data, is_sound = damaged(seed, KNOWN)
        try:
            demand_all(seed, data, tmp_path / "some.sgf", is_sound=is_sound)
        except Exception as error:
            error.add_note(f"seed {seed}: {data!r}")
            raise


def test_files_are_as_different_as_they_should_be():
    files = [damaged(seed, KNOWN)[0] for seed in range(FIRST, FIRST + 100)]
    assert len(set(files)) > 93
    assert files[:20] == [damaged(seed, KNOWN)[0] for seed in range(FIRST, FIRST + 20)]


class TestCheckDetectsLosses:
    DATA = b"(;SZ[9]XX[kept];B[aa]C[said]\n;W[bb](;B[cc])(;B[dd]))"

    def demand(self):
        check(self.DATA, read_games(self.DATA), Random(3))

    def test_an_intact_file_passes(self):
        self.demand()

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (b"XX[kept]", b""),
            (b"kept", b"else"),
            (b"said", b"said]C[more"),
            (b"W[bb]", b"W[bc]"),
            (b"(;B[dd])", b""),
            (b"\n(;B[dd])", b";B[dd]"),
            (b"B[aa]", b"B[aa];"),
            (b"UTF-8", b"GBK"),
            (b")\n", b"\n"),
            (b"(;FF", b"(FF"),
        ],
    )
    def test_a_changed_file_fails(self, monkeypatch, old, new):
        assert old in write_games(read_games(self.DATA).games)
        monkeypatch.setattr(
            file_truths, "write_games", lambda games: write_games(games).replace(old, new)
        )
        with pytest.raises(Fault):
            self.demand()

    @pytest.mark.parametrize("place", [(0, 1), (4, 1), (1, 0), (2, 60)])
    def test_a_problem_outside_the_text_fails(self, place):
        problem = FileProblem(code=FileProblemCode.BAD_VALUE, line=place[0], column=place[1])
        with pytest.raises(Fault):
            check_problems([problem], "one\ntwo\nthree")

    def test_a_lost_value_of_a_damaged_file_fails(self):
        data = b"(;SZ[9]XX[kept];B[aa];;C[said] x YY[both])"
        text = data.decode()
        written = write_games(read_games(data).games).decode()
        check_kept(text, read_games(data), written)
        with pytest.raises(Fault, match="kept"):
            check_kept(text, read_games(data), written.replace("kept", ""))

    def test_a_difference_to_sgfmill_fails(self):
        assert check_with_sgfmill(self.DATA, read_games(self.DATA))
        with pytest.raises(Fault, match="move"):
            check_with_sgfmill(self.DATA.replace(b"W[bb]", b"W[bc]"), read_games(self.DATA))
