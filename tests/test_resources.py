from pathlib import Path

from gobanapp.resources import _folder, resource

CHECKOUT = Path(__file__).resolve().parent.parent


def test_a_checkout_has_the_folder_beside_the_package():
    assert resource("sounds", "stone.wav") == CHECKOUT / "resources" / "sounds" / "stone.wav"


def test_an_installed_package_has_the_folder_within(tmp_path):
    package = tmp_path / "gobanapp"
    (package / "resources_data").mkdir(parents=True)
    assert _folder(package) == package / "resources_data"
