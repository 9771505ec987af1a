"""Where things are."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PRODUCTS = Path(os.environ.get("QUINCE_PRODUCTS", ROOT / ".build/debug")).resolve()
# Debian has Chromium without windows as a program of its own, which needs a third less time for a page.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
# What has `quince` and its apps count the lines that run; only `make coverage` sets it.
PROFILING = {
    name: os.environ[name] for name in ("QUINCE_PROFILES", "LLVM_PROFILE_FILE") if name in os.environ
}
# Where apps are built, once for all tests: what `make test` has built before needs no time here.
CACHE = os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache"))
# For copies of projects: always at the same place, so that what is built of one takes the place of what was.
COPIES = ROOT / ".build/browser-tests" / os.environ.get("PYTEST_XDIST_WORKER", "alone")
