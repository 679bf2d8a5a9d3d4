"""Names that are too long for their place."""

from gobanapp.ui.widgets.elided_label import ElidedLabel


def test_a_long_text_ends_in_dots_and_is_told_in_full_as_a_tip(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.set_full_text("Honinbo  Shusaku\nthe invincible")
    label.resize(60, 20)
    label.show()
    whole = "Honinbo Shusaku the invincible"
    assert label.text().endswith("…")
    assert label.fontMetrics().horizontalAdvance(label.text()) <= 60
    assert (label.toolTip(), label.accessibleName()) == (f"<qt>{whole}</qt>", whole)
    label.resize(600, 20)
    assert (label.text(), label.toolTip()) == (whole, "")


def test_it_asks_for_no_width(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.set_full_text("Shusaku " * 50)
    assert label.minimumSizeHint().width() == 0


def test_markup_in_a_tip_is_only_text(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(10, 20)
    label.set_full_text("<img src=x>")
    assert "<img" not in label.toolTip()


def test_markup_in_a_name_is_only_text(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(600, 20)
    label.set_full_text("<b>Ann</b>")
    label.show()
    plain = label.sizeHint().width()
    label.set_full_text("Ann")
    assert label.sizeHint().width() < plain
