"""Starts a device with fake apps and opens its page in Debian's Chromium."""

import os
import plistlib
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PRODUCTS = Path(os.environ.get("QUINCE_PRODUCTS", ROOT / ".build/debug"))


def make_bundle(folder, name, identifier):
    """A bundle around the fake app."""
    bundle = folder / f"{name}.app"
    bundle.mkdir(parents=True)
    shutil.copy(PRODUCTS / "FakeApp", bundle / name)
    info = {
        "CFBundleIdentifier": identifier,
        "CFBundleName": name,
        "CFBundleExecutable": name,
        "UISupportedInterfaceOrientations": [
            "UIInterfaceOrientationPortrait",
            "UIInterfaceOrientationLandscapeLeft",
            "UIInterfaceOrientationLandscapeRight",
        ],
    }
    with open(bundle / "Info.plist", "wb") as file:
        plistlib.dump(info, file)
    return bundle


class Fixture:
    """A running device, driven by lines on its standard input."""

    def __init__(self, bundles):
        self.process = subprocess.Popen(
            [PRODUCTS / "DeviceFixture", *bundles],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.url = self.process.stdout.readline().strip()

    def do(self, line):
        """Performs a line; returns once it is done."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        assert answer == f"done {line}", answer

    def close(self):
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        yield browser
        browser.close()


@pytest.fixture
def bundles(tmp_path):
    names = [("Alpha", "test.alpha"), ("Beta", "test.beta"), ("Gamma", "test.gamma")]
    return [make_bundle(tmp_path, name, identifier) for name, identifier in names]


@pytest.fixture
def device(bundles):
    fixture = Fixture(bundles)
    yield fixture
    fixture.close()


@pytest.fixture
def page(browser, device):
    context = browser.new_context(viewport={"width": 1200, "height": 960}, device_scale_factor=1)
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "console",
        lambda message: problems.append(message.text) if message.type == "error" else None,
    )
    open_device(page, device.url)
    yield page
    context.close()
    assert problems == []


def open_device(page, url):
    """Opens a device's page and waits for its first picture."""
    page.goto(url)
    page.wait_for_selector("#canvas:not(.waiting)")
