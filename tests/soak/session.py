"""Use a session at random for hours and see after each step that all is as it must be.

python3 dev.py soak session [MINUTES]        20 where nothing is said
python3 dev.py soak session --seed NUMBER    the round that has failed once more
"""

from __future__ import annotations

import os
import sys
import time
import traceback

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from PySide6.QtWidgets import QApplication

from tests.soak.session_at_random import SessionAtRandom, quick_disk
from tests.soak.watched_session import EFFECTS, TALLY

EXAMPLES = 40  # in a round: what fails is looked for again from its seed
STEPS = 60  # in an example, at most
MINUTES = 20.0


def play_round(number: int) -> str | None:
    """Try some examples; return what went wrong, and how, None where nothing did."""

    class Round(SessionAtRandom):
        pass

    seed(number)(Round)
    try:
        run_state_machine_as_test(
            Round,
            settings=settings(
                max_examples=EXAMPLES,
                stateful_step_count=STEPS,
                deadline=None,
                database=None,
                print_blob=True,
                report_multiple_bugs=False,
                phases=(Phase.generate, Phase.shrink),
                suppress_health_check=list(HealthCheck),
            ),
        )
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is what was looked for
        return "".join(traceback.format_exception(fault))
    return None


def figures(rounds: int, seconds: float) -> str:
    actions = sum(TALLY.values())
    return (
        f"{rounds} rounds, {rounds * EXAMPLES} examples, {actions} actions of {len(TALLY)} kinds"
        f" in {seconds / 60:.1f} minutes"
    )


def table() -> str:
    """Return how often each action was done, and how often it changed something."""
    rows = [f"  {name:20} {count:8} {EFFECTS[name]:8}" for name, count in TALLY.most_common()]
    return "\n".join([f"  {'action':20} {'done':>8} {'changed':>8}", *rows])


def main(arguments: list[str]) -> int:
    only = int(arguments[1]) if arguments[:1] == ["--seed"] else None
    minutes = float(arguments[0]) if arguments and only is None else MINUTES
    application = QApplication.instance() or QApplication(sys.argv[:1])
    begun = time.monotonic()
    number, rounds = only or int(time.time()), 0
    told = begun
    with quick_disk():
        while True:
            fault = play_round(number)
            rounds += 1
            seconds = time.monotonic() - begun
            if fault is not None:
                print(fault)
                print(f"soak session: FAILED after {figures(rounds, seconds)}; once more with")
                print(f"    python3 dev.py soak session --seed {number}")
                return 1
            if only is not None or seconds >= minutes * 60:
                break
            if time.monotonic() - told > 60:
                told = time.monotonic()
                print(figures(rounds, seconds), flush=True)
            number += 1
    print(table())
    print(f"soak session: {figures(rounds, time.monotonic() - begun)}, no fault")
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
