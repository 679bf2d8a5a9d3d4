from gobanapp.diagram.drawing import blend_colors


def test_colours_are_mixed_channel_by_channel():
    assert blend_colors("#000000", "#ff8040", 0) == "#000000"
    assert blend_colors("#000000", "#ff8040", 1) == "#ff8040"
    assert blend_colors("#000000", "#ff8040", 0.5) == "#804020"
