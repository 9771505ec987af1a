"""`quince lsp` and `quince debug` in real editors, if they're installed."""

import os
import shutil
import subprocess

import pytest
from places import CACHE, PRODUCTS, PROFILING, ROOT

HOVER = "hover ```swift @MainActor weak var redSlider: UISlider! ```"
ERROR = "Cannot convert value of type 'Bool' to specified type 'Int'"


def has_package(name):
    """Whether Emacs has a package."""
    check = ["emacs", "--batch", "--eval", "(package-initialize)", "--eval", f"(require '{name})"]
    return shutil.which("emacs") and subprocess.run(check, capture_output=True).returncode == 0


def results(tmp_path, *command):
    """The lines that an editor prints after it has edited a copy of ColorMixer."""
    shutil.copytree(ROOT / "Apps/ColorMixer", tmp_path / "ColorMixer")
    environment = {
        "HOME": str(tmp_path),
        "PATH": os.environ["PATH"],
        "XDG_CACHE_HOME": CACHE,
        "QUINCE": str(PRODUCTS / "quince"),
        "FILE": str(tmp_path / "ColorMixer/ColorMixer/ViewController.swift"),
        **PROFILING,
    }
    result = subprocess.run(
        command, cwd=tmp_path / "ColorMixer", env=environment, capture_output=True, text=True, timeout=180
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return [line.strip() for line in result.stdout.splitlines()], result.stderr


@pytest.mark.skipif(not shutil.which("nvim"), reason="Neovim isn't installed")
def test_neovim(tmp_path):
    lines, errors = results(tmp_path, "nvim", "--headless", "-u", ROOT / "Tests/Editors/neovim/check.lua")
    expected = [HOVER, "completion true", f"error {ERROR}", "corrected true", "renamed true false"]
    assert lines == expected, errors


@pytest.mark.skipif(not has_package("eglot"), reason="Emacs with Eglot isn't installed")
def test_emacs(tmp_path):
    lines, errors = results(tmp_path, "emacs", "--batch", "-l", ROOT / "Tests/Editors/emacs/check.el")
    assert lines[:3] == [HOVER, f"error SourceKit: {ERROR}", "definition 1"], errors
    assert lines[-1] == "renamed t nil", errors


@pytest.mark.skipif(not has_package("dap-ui"), reason="Emacs with dap-mode isn't installed")
def test_emacs_debugs(tmp_path):
    lines, errors = results(tmp_path, "emacs", "--batch", "-l", ROOT / "Tests/Editors/emacs/debug.el")
    frame = "ViewController.viewDidLoad()"
    assert lines[:3] == [f"stopped {frame} 33", "value (Int) $R0 = 2", f"next {frame} 34"], errors
    assert lines[-1] == "running nil", errors
