"""The files of the package for Debian that are written here; dpkg reads them where it is made."""

import hashlib

import deb

NEEDS = {"Depends": ["libc6 (>= 2.35)", "libgl1"], "Recommends": ["libcups2"], "Suggests": []}


def test_the_control_file_has_its_fields_and_an_indented_description():
    lines = deb.control_file(
        version="1.2", architecture="amd64", kilobytes=12345, needs=NEEDS
    ).splitlines()
    head = dict(line.split(": ", 1) for line in lines if not line.startswith(" "))
    assert head["Package"] == "gobanapp"
    assert head["Version"] == "1.2"
    assert head["Installed-Size"] == "12345"
    assert head["Depends"] == "libc6 (>= 2.35), libgl1"
    assert head["Recommends"].startswith("libcups2, pipewire-bin | ")
    assert "Suggests" not in head
    assert len(head["Description"]) <= 80
    described = lines[lines.index(f"Description: {head['Description']}") + 1 :]
    assert described
    assert all(line.startswith(" ") and len(line) <= 80 for line in described)


def test_each_file_has_its_sum_and_links_have_none(tmp_path):
    (tmp_path / "usr" / "bin").mkdir(parents=True)
    (tmp_path / "usr" / "program").write_bytes(b"program")
    (tmp_path / "usr" / "bin" / "gobanapp").symlink_to("../program")
    digest = hashlib.md5(b"program", usedforsecurity=False).hexdigest()
    assert deb.md5sums(tmp_path) == f"{digest}  usr/program\n"


def test_the_copyright_names_every_licence_and_quotes_ours(tmp_path):
    (tmp_path / "gobanapp.txt").write_text("Ours, as a whole.", "utf-8")
    (tmp_path / "README.txt").write_text("Qt: LGPL\nLibraries of X: not here\n", "utf-8")
    text = deb.copyright_file(tmp_path)
    assert "Qt: LGPL" in text
    assert "Ours, as a whole." in text
    assert "/usr/share/common-licenses/LGPL-3" in text
    assert "Libraries of X" not in text
