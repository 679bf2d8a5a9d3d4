import pytest

from gobanapp.rules.territory_analysis.eyes import eyes_in

WIDTH = 20
STEPS = (1, -1, WIDTH, -WIDTH)


def eyes(drawing):
    """Count the eyes of a space: ``.`` empty, ``O`` an enemy stone, ``#`` not part of it.

    ``d`` is an empty point beside dame, ``f`` one beside a false eye, ``D`` and ``F`` the same with
    an enemy stone.
    """
    rows = drawing.split("/")
    at = {
        WIDTH * y + x: letter
        for y, row in enumerate(rows, start=1)
        for x, letter in enumerate(row, start=1)
        if letter != "#"
    }

    def those(letters):
        return {cell for cell, letter in at.items() if letter in letters}

    return eyes_in(
        set(at),
        at_dame=those("dD"),
        at_false=those("fF"),
        stones=those("ODF"),
        steps=STEPS,
    )


@pytest.mark.parametrize(
    ("drawing", "number"),
    [
        (".", 1),
        ("..", 1),
        ("...", 2),
        ("../.#", 2),
        ("../..", 1),
        ("....", 2),
        ("#../..#", 2),
        (".../#.#", 2),
        ("...../.....", 2),
        (".../...", 2),
    ],
)
def test_empty_spaces(drawing, number):
    assert eyes(drawing) == number


WITH_ENEMY_STONES = [
    ("O", 1),
    ("O.", 1),
    (".O.", 1),
    ("O..", 2),
    (".O/.#", 2),
    ("O./.#", 1),
    (".O./#.#", 1),
    ("../.O", 1),
    (".OO.", 1),
    (".O..", 2),
    ("O..O", 2),
    ("#.#/.O./#.#", 1),
    ("#.#/O../#.#", 2),
    ("../O./.#", 1),
    ("../.O/.#", 2),
    ("..#/.O./#.#", 1),
    (".O./...", 2),
    (".O./.O.", 1),
    ("OO./OO.", 1),
    ("OO./OOO", 1),
    (".OOO.", 1),
    (".O.O.", 2),
    ("..O..", 2),
    (".O.OO.", 2),
    ("#.OOO/OOO.#", 2),
    ("#O./OOO/OO#/.##", 1),
    ("O.#/OOO/OO#/.##", 2),
    ("OO#/OOO/OO.", 2),
    ("OO./OO#/.##", 1),
    (".OOO./##O##", 1),
    (".OOOO.", 2),
    ("OOOO./#O###", 2),
]


def test_enemy_stones_inside():
    assert [(drawing, eyes(drawing)) for drawing, _ in WITH_ENEMY_STONES] == WITH_ENEMY_STONES


@pytest.mark.parametrize(
    ("drawing", "number"),
    [
        ("d", 1),
        ("dd", 1),
        ("..d", 1),
        ("...d", 2),
        ("d..d", 1),
        ("d...d", 2),
        ("d.O.d", 1),
        ("..f", 1),
        ("...f", 2),
        ("f", 0),
        ("ff", 0),
        ("fd", 0),
        ("F.", 1),
        ("D", 1),
        (".f/..f", 1),
        ("d../.O./#.#", 1),
        ("f.............f", 2),
    ],
)
def test_open_sides(drawing, number):
    assert eyes(drawing) == number


def test_a_space_looks_the_same_from_all_sides():
    drawing = ["#O.", "OOO", "OO#", ".##"]
    mirrored = [row[::-1] for row in drawing]
    turned = ["".join(row) for row in zip(*drawing, strict=True)]
    found = [eyes("/".join(rows)) for rows in (drawing, mirrored, drawing[::-1], turned)]
    assert found == [1, 1, 1, 1]
