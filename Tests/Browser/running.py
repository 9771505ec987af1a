"""`quince run` with real apps, as a person uses it: real mouse, real keys, what is on the page."""

import os
import re
import subprocess
import threading
import time

from places import CACHE, PRODUCTS, PROFILING
from playwright.sync_api import expect


class Session:
    """`quince run`, as a person starts it; everything that it writes is in `lines`."""

    def __init__(self, home, *projects):
        self.environment = {
            "HOME": str(home),
            "PATH": os.environ["PATH"],
            "XDG_CACHE_HOME": CACHE,
            **PROFILING,
        }
        self.process = subprocess.Popen(
            [PRODUCTS / "quince", "run", "--no-open", *projects],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment,
        )
        self.lines = []
        self.url = None
        for line in self.process.stdout:
            self.lines.append(line)
            if match := re.fullmatch(r"Quince is at (http://\S+)\n", line):
                self.url = match[1]
                break
        assert self.url, "".join(self.lines)
        self.reading = threading.Thread(target=self.read, daemon=True)
        self.reading.start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line)
            # As slow as a terminal, so that an app that floods leaves the test its time.
            if len(self.lines) % 1000 == 0:
                time.sleep(0.05)

    def wait_for(self, text):
        """Waits until the terminal shows a text."""
        deadline = time.monotonic() + 20
        while not any(text in line for line in list(self.lines)):
            assert time.monotonic() < deadline, f"no {text!r} in:\n" + "".join(self.lines[-100:])
            time.sleep(0.05)

    def command(self, *arguments):
        """Performs `quince device` in another terminal."""
        subprocess.run([PRODUCTS / "quince", "device", *arguments], env=self.environment, check=True)

    def close(self):
        self.process.terminate()
        assert self.process.wait(10) == 0


def twin(page):
    """What the app in front shows, as a screen reader reads it."""
    return page.locator("#twin")


def middle(locator):
    """The middle of an element, in the window."""
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(page, locator):
    """Clicks where an element is."""
    locator.wait_for(state="attached")
    page.mouse.click(*middle(locator))


def open_app(page, name):
    """Opens an app by its icon on the home screen."""
    icon = twin(page).get_by_role("button", name=name, exact=True)
    click(page, icon)
    # An app that does not let itself be ended takes some seconds.
    expect(page).to_have_title(f"{name} – iPhone 15", timeout=15000)
    rest(page)


def rest(page):
    """Waits until the screen has stood still for a moment, or for two seconds, and controls are where it shows them."""
    page.evaluate(
        """() => new Promise((done) => {
            const canvas = document.getElementById("canvas");
            setTimeout(done, 2000);
            let timer = setTimeout(done, 250);
            canvas.addEventListener("drawn", () => {
                clearTimeout(timer);
                timer = setTimeout(done, 250);
            });
        })"""
    )
    page.wait_for_function("() => !document.querySelector('.twin.stale')")


def pixel(page, x, y):
    """The color of the canvas at a part of its width and height."""
    return page.evaluate(
        """([x, y]) => {
            const canvas = document.getElementById("canvas");
            const data = canvas.getContext("2d").getImageData(
                Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data;
            return "#" + [...data.slice(0, 3)].map(v => v.toString(16).padStart(2, "0")).join("");
        }""",
        [x, y],
    )


def expect_pixel(page, x, y, color):
    """Waits until a pixel of the canvas has a color."""
    for _ in range(100):
        if pixel(page, x, y) == color:
            return
        page.wait_for_timeout(50)
    assert pixel(page, x, y) == color
