from pathlib import Path

from gobanapp.resources import _folders, document_path, resource_path

CHECKOUT = Path(__file__).resolve().parent.parent


def test_a_checkout_has_its_folders_next_to_the_package():
    assert resource_path("sounds", "stone.wav") == CHECKOUT / "resources" / "sounds" / "stone.wav"
    assert document_path("guide", "README.md") == CHECKOUT / "docs" / "guide" / "README.md"


def test_an_installed_package_has_the_folders_within(tmp_path):
    package = tmp_path / "gobanapp"
    (package / "resources_data").mkdir(parents=True)
    assert _folders(package) == (package / "resources_data", package / "resources_data" / "docs")
