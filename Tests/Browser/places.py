"""Where things are."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PRODUCTS = Path(os.environ.get("QUINCE_PRODUCTS", ROOT / ".build/debug"))
# Where apps are built, once for all tests: what `make test` has built before needs no time here.
CACHE = os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache"))
