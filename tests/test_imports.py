"""The import contracts in pyproject.toml put up with no import of our own."""

import tomllib
from pathlib import Path

import pytest

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
CONTRACTS = tomllib.loads(PYPROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract["name"])
def test_only_imports_of_other_packages_are_ignored(contract):
    imported = [arrow.partition(" -> ")[2] for arrow in contract.get("ignore_imports", [])]
    assert all(imported)
    assert [name for name in imported if name.partition(".")[0] in {"gobanapp", "*", "**"}] == []


def test_all_rooms_of_ui_have_their_place_in_the_order():
    orders = [
        contract
        for contract in CONTRACTS
        if contract["type"] == "layers" and "gobanapp.ui" in contract["containers"]
    ]
    assert [order["exhaustive"] for order in orders] == [True]
    assert not any("(" in layer for order in orders for layer in order["layers"])


def test_circles_are_looked_for_in_every_room_at_any_depth():
    circles = [contract for contract in CONTRACTS if contract["type"] == "acyclic_siblings"]
    assert [contract["ancestors"] for contract in circles] == [["gobanapp.*"]]
    assert not any("skip_descendants" in contract or "depth" in contract for contract in circles)
