"""The share of collected rule cases that come out right, file by file.

The folder lies beside the checkout and is no part of it.
"""

import json
import sys
from typing import Any

from tests.accuracy.corpus import CORPUS
from tests.rules.rule_cases import Case, differences


def main() -> int:
    """Print what comes out. Return 1 if a verdict of the rules does not."""
    if not CORPUS.is_dir():
        print(f"No cases to play: there is no folder {CORPUS}.")
        return 0
    print("Rules")
    wrong = 0
    for path in sorted((CORPUS / "rules").glob("*.json")):
        content = json.loads(path.read_text(encoding="utf-8"))
        cases = content["cases"] if "cases" in content else handicap_cases(content)
        wrong += report(path.name, cases)
    return 1 if wrong else 0


def report(name: str, cases: list[Case]) -> int:
    """Print one file's share and what went wrong; return how many cases did."""
    failures = {case["name"]: found for case in cases if (found := differences(case))}
    right = len(cases) - len(failures)
    print(f"  {right:3} of {len(cases):3}  {name}")
    for case, found in failures.items():
        print(f"              {case}: {'; '.join(found)}")
    return len(failures)


def handicap_cases(content: dict[str, Any]) -> list[Case]:
    """Return the compensations that ``presets_and_handicap.json`` expects, as counts."""
    return [
        {
            "name": case["name"],
            "size": [19, 19],
            "handicap": case["expect"]["handicap_stones"],
            "rules": {"name": case["rules"]},
            "expect": {"white_handicap_bonus": case["expect"]["white_bonus"]},
        }
        for case in content["handicap_bonus_cases"]
    ]


if __name__ == "__main__":
    sys.exit(main())
