"""The commands over real files: how long they take, and how much of what is known of them is right.

The files are beside the checkout, in ../shared/corpus; without them there is little to measure.
"""

import io
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from gobanapp.__main__ import main as gobanapp
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.reader import read_games
from tests.accuracy.corpus import CORPUS

SHAPES = {
    "score": {
        *("file", "game", "move", "rules", "size", "komi", "handicap", "dead", "seki", "open"),
        *("territory", "neutral", "black", "white", "result", "territory_result", "area_result"),
    },
    "check": {"file", "readable", "format", "encoding", "games", "problems"},
    "convert": {"file", "output", "games"},
}
RULES_OF_COUNTS = {
    "area": "chinese",
    "territory_plain": "japanese,seki=yes",
    "territory": "japanese",
}
"""For each count that the index knows of a game, the rules that give it."""


class Slowest:
    """The times of a command, file by file."""

    def __init__(self):
        self.times = []

    def report(self, *arguments):
        """Run a command in this process; return its report on one file."""
        out, err = io.StringIO(), io.StringIO()
        start = time.perf_counter()
        with redirect_stdout(out), redirect_stderr(err):
            status = gobanapp([*arguments, "--json"])
        self.times.append((time.perf_counter() - start, arguments[1]))
        (report,) = json.loads(out.getvalue())
        if ("error" in report) != (status == 1) or "Traceback" in err.getvalue():
            print("  wrong status", status, arguments, err.getvalue())
        # More than was promised may be there.
        if "error" not in report and not SHAPES[arguments[0]] <= report.keys():
            print("  wrong shape", arguments, SHAPES[arguments[0]] - report.keys())
        return report

    def __str__(self):
        seconds, name = max(self.times)
        total = sum(time for time, _ in self.times)
        return f"{len(self.times)} files in {total:.1f} s, the slowest {seconds:.2f} s ({name})"


def main():
    measure_processes()
    if not CORPUS.is_dir():
        print(f"The real files are not there ({CORPUS}).")
        return 0
    games = [
        {**game, "path": CORPUS / folder / Path(game["file"]).name}
        for folder in ("games19", "games_small")
        for game in listed(folder, "games")
    ]
    others = [
        {**file, "path": CORPUS / "sgf_parse" / file["file"]}
        for file in listed("sgf_parse", "files")
    ]
    paths = [entry["path"] for entry in games + others]
    compare_counts(games)
    compare_results([game for game in games if game["tier"] in "AB"])
    compare_checks(others, paths)
    compare_conversions(paths)
    return 0


def listed(folder, name):
    index = json.loads((CORPUS / folder / "index.json").read_text("utf-8"))
    return index[name] if isinstance(index, dict) else index


def measure_processes():
    """Print the least time of whole processes, from the command line's view."""
    for arguments in (["--version"], ["--help"], ["check", "--help"]):
        best = min(process_time(arguments) for _ in range(10))
        print(f"gobanapp {' '.join(arguments)}: {best * 1000:.0f} ms")


def process_time(arguments):
    start = time.perf_counter()
    command = [sys.executable, "-m", "gobanapp", *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def lead(result):
    """White's points more than Black's."""
    winner, _, margin = result.partition("+")
    return 0.0 if result == "0" else float(margin) * (-1 if winner == "B" else 1)


def dead_of(game):
    """Return what different sources say of the dead stones, as the option has it."""
    sources = {**game["oracle_dead"], "none": []}
    if game["marks_dead"] is not None:
        sources["marks"] = game["marks_dead"]
    return {name: ",".join(dead) or "none" for name, dead in sources.items() if dead is not None}


def compare_counts(games):
    """Compare with the counts of the index, which are of the board alone, without komi."""
    slowest, right, asked = Slowest(), Counter(), Counter()
    for game in games:
        dead = dead_of(game)
        for source, counts in game["counts"].items():
            for kind, rules in RULES_OF_COUNTS.items():
                if source not in dead or counts.get(kind) is None:
                    continue
                options = ["--rules", rules, "--komi", "0", "--handicap", "0"]
                report = slowest.report(
                    "score", str(game["path"]), "--dead", dead[source], *options
                )
                asked[kind] += 1
                if "error" not in report and lead(report["result"]) == counts[kind]:
                    right[kind] += 1
                elif kind != "territory":  # seki and false eyes are another matter
                    print("  miss", kind, source, counts[kind], game["file"], report)
    print("counts:", ", ".join(f"{kind} {right[kind]} of {asked[kind]}" for kind in asked))
    print("score:", slowest)


def compare_results(games):
    """Compare with the results of records that their dead stones are known to explain."""
    slowest, right = Slowest(), 0
    for game in games:
        path = str(game["path"])
        found = {}
        for source, dead in dead_of(game).items():
            options = ["--dead", dead, "--komi", str(game["komi"])]
            found[source] = slowest.report("score", path, *options).get("result", "none")
        if game["marks_dead"] is not None:
            found["file"] = slowest.report("score", path).get("result", "none")
            if found["file"] != found["marks"]:
                print("  the territory in the file is read otherwise", game["file"], found)
        if any(lead(result) == game["W_minus_B"] for result in found.values() if result != "none"):
            right += 1
        else:
            seki = any(
                counts["territory"] + game["komi"] == game["W_minus_B"]
                for counts in game["counts"].values()
            )
            why = "for want of seki and false eyes:" if seki else "unexplained:"
            kept = ("tier", "file", "rules", "W_minus_B", "handicap_stones")
            print("  miss,", why, *(game[name] for name in kept), found)
    print(f"results of the records: {right} of {len(games)}")


def compare_checks(others, paths):
    slowest, right = Slowest(), 0
    reports = {path: slowest.report("check", str(path)) for path in paths}
    for entry in others:
        report, expect = reports[entry["path"]], entry["expect"]
        if "error" in report:
            right += expect["outcome"] != "loads"
            continue
        first = report["games"][0]
        found = {
            "games": len(report["games"]),
            "nodes": first["nodes"],
            "leaves": first["variations"] + 1,
            "main_moves": first["moves"],
        }
        wrong = {key: (expect[key], found[key]) for key in found if expect.get(key) != found[key]}
        right += not wrong
        if wrong:
            print("  other than the index says", entry["file"], wrong)
    print(f"check: {right} of {len(others)} as the index says; {slowest}")
    illegal = Counter(
        found["reason"]
        for report in reports.values()
        for game in report.get("games", ())
        for found in game["illegal"]
    )
    print("illegal moves:", dict(illegal))


def compare_conversions(paths):
    slowest, right, unreadable = Slowest(), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            output = Path(folder, "out.sgf")
            report = slowest.report("convert", str(path), "-o", str(output))
            try:
                before = content(path.read_bytes())
            except UnreadableFile:
                unreadable += 1
                continue
            same = "error" not in report and content(output.read_bytes()) == before
            right += same
            if not same:
                print("  does not come back", path, report)
    print(f"convert: {right} of {len(paths) - unreadable} come back; {slowest}")


def content(data):
    return [
        [
            game.size,
            [(node.parent, node.children, node.content) for node in game.tree.walk()],
        ]
        for game in read_games(data).games
    ]


if __name__ == "__main__":
    sys.exit(main())
