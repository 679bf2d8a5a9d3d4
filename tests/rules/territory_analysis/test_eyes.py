import pytest

from gobanapp.rules.territory_analysis.eyes import eyes_in

WIDTH = 20
STEPS = (1, -1, WIDTH, -WIDTH)


def eyes(drawing):
    """Count the eyes of a space: ``.`` empty, ``O`` an enemy stone, ``#`` not part of it.

    ``d`` is an empty point open on one side, to dame or to a false eye, and ``D`` the same with an
    enemy stone; ``w`` is an empty point open on two sides.
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
        open_sides=dict.fromkeys(those("dD"), 1) | dict.fromkeys(those("w"), 2),
        stones=those("OD"),
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


# Each was checked by reading it out with the enemy around: what the shape alone does not show.
TO_BE_READ = [
    ("#OO/OO.", 2),  # captured, the four leave room for two eyes
    ("O.#/OOO/#O#", 2),
    ("O./.O/OO", 2),
    ("OO./OOO/..#", 1),  # neither side can play first
    ("OO./OO./.O#", 1),
    ("OOO/.OO/.##", 2),
]


def test_enemy_stones_that_are_read():
    assert [(drawing, eyes(drawing)) for drawing, _ in TO_BE_READ] == TO_BE_READ


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
        ("w", 0),
        ("ww", 0),
        ("dw", 1),
        ("w.", 1),
        ("w..w", 1),
        ("w...w", 2),
        ("D.", 1),
        ("D", 1),
        (".d/..d", 1),
        ("d../.O./#.#", 1),
        ("d.............d", 2),
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
