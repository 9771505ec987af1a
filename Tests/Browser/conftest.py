"""Starts a device with fake apps and opens its page in Debian's Chromium."""

import plistlib
import shutil
import subprocess
from contextlib import contextmanager

import pytest
from places import CHROMIUM, PRODUCTS, ROOT
from playwright.sync_api import expect, sync_playwright
from running import Session

# A machine that is busy with something else takes its time.
expect.set_options(timeout=15_000)


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
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def bundles(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bundles")
    names = [("Alpha", "test.alpha"), ("Beta", "test.beta"), ("Gamma", "test.gamma")]
    return [make_bundle(folder, name, identifier) for name, identifier in names]


@pytest.fixture
def device(bundles):
    fixture = Fixture(bundles)
    yield fixture
    fixture.close()


@contextmanager
def own_page(place, **options):
    """A page of a browser or of a context, closed at the end, in which no script may have failed."""
    page = place.new_page(**options)
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    try:
        yield page
    finally:
        page.close()
    assert problems == []


@pytest.fixture
def page(browser, device):
    with own_page(browser, viewport={"width": 1200, "height": 960}, device_scale_factor=1) as page:
        errors = []
        page.on(
            "console",
            lambda message: errors.append(message.text) if message.type == "error" else None,
        )
        open_device(page, device.url)
        yield page
        assert errors == []


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    """`quince run` with the three apps and one with every control, for the tests of a file: those of another one would
    find what these have left on the screens."""
    projects = [ROOT / "Apps/Apps.xcworkspace", ROOT / "Tests/Projects/Mirror"]
    session = Session(tmp_path_factory.mktemp("home"), *projects)
    yield session
    session.close()


@pytest.fixture(scope="session")
def phone_context(browser):
    """What the pages of the shared session have in common, such as fonts that are loaded."""
    context = browser.new_context(viewport={"width": 1100, "height": 1000})
    context.set_default_timeout(10000)
    yield context
    context.close()


@pytest.fixture
def phone(phone_context, session):
    """A page that shows the home screen of the shared session."""
    with own_page(phone_context) as page:
        open_device(page, session.url)
        page.get_by_role("button", name="Home").first.click()
        expect(page).to_have_title("iPhone 15")
        yield page


def open_device(page, url):
    """Opens a device's page and waits for its first picture."""
    page.goto(url)
    page.wait_for_selector("#canvas:not(.waiting)")
