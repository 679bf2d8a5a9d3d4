from gobanapp.diagram.drawing import mixed


def test_colours_are_mixed_channel_by_channel():
    assert mixed("#000000", "#ff8040", 0) == "#000000"
    assert mixed("#000000", "#ff8040", 1) == "#ff8040"
    assert mixed("#000000", "#ff8040", 0.5) == "#804020"
