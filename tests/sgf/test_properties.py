from gobanapp.sgf.properties import group, split


def test_a_node_is_split_into_its_properties():
    text = "B[aa] C [x\\]\n]\nLB[aa:1] [bb:2]"
    assert list(split(text)) == [
        ("B", ["aa"], "B[aa] "),
        ("C", ["x\\]\n"], "C [x\\]\n]\n"),
        ("LB", ["aa:1", "bb:2"], "LB[aa:1] [bb:2]"),
    ]


def test_stones_of_a_node_are_one_group():
    assert len({group(name) for name in ("B", "W", "AB", "AW", "AE")}) == 1
    assert len({group(name) for name in ("KM", "KO", "KI")}) == 1
    assert group("C") != group("N")
