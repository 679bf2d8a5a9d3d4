"""Cases of other programs, with what each of them must give."""

import json
from pathlib import Path

import pytest

from tests.rules.rule_cases import differences

FOLDER = Path(__file__).parent.parent / "data" / "rules"
CASES = [case for path in sorted(FOLDER.glob("*.json")) for case in json.loads(path.read_text())]


@pytest.mark.parametrize("case", [pytest.param(case, id=case["name"]) for case in CASES])
def test_case(case):
    assert differences(case) == []


def test_a_wrong_case_is_found_out():
    case = next(case for case in CASES if "illegal_by_ko" in case["expect"])
    wrong = {**case, "expect": {**case["expect"], "illegal_by_ko": ["A1"], "prisoners": {}}}
    assert len(differences(wrong)) == 2
