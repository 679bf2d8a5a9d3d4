"""The scripts of packaging are no package: what they import of each other lies beside them."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "packaging" / "bundle"))
