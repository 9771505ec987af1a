"""The story of HelloEnrique in Chromium: real mouse, real keys, what is on the page."""

import re
import subprocess

import pytest

from conftest import PRODUCTS, ROOT


class Session:
    """`quince run`, as a person starts it."""

    def __init__(self, home, *projects):
        self.process = subprocess.Popen(
            [PRODUCTS / "quince", "run", "--no-open", *projects],
            stdout=subprocess.PIPE,
            text=True,
            env={"HOME": str(home), "PATH": __import__("os").environ["PATH"]},
        )
        for line in self.process.stdout:
            if match := re.fullmatch(r"Quince is at (http://\S+)\n", line):
                self.url = match[1]
                return
        raise AssertionError("quince run ended without an address")

    def close(self):
        self.process.terminate()
        assert self.process.wait(10) == 0


@pytest.fixture
def session(tmp_path):
    session = Session(tmp_path, ROOT / "Apps/HelloEnrique")
    yield session
    session.close()


def element(page, name):
    """The twin of an element in the page's tree for assistive technology."""
    return page.locator("#twin").get_by_text(name, exact=True).first


def click(page, locator):
    box = locator.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def pixel(page, x, y):
    """The colour of the canvas at a part of its width and height."""
    return page.evaluate(
        """([x, y]) => {
            const canvas = document.getElementById('canvas');
            const context = canvas.getContext('2d');
            const data = context.getImageData(
                Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data;
            return '#' + [...data.slice(0, 3)].map(v => v.toString(16).padStart(2, '0')).join('');
        }""",
        [x, y],
    )


def expect_pixel(page, x, y, color):
    for _ in range(100):
        if pixel(page, x, y) == color:
            return
        page.wait_for_timeout(50)
    assert pixel(page, x, y) == color


def test_the_story_of_hello_enrique(browser, session):
    page = browser.new_page(viewport={"width": 1100, "height": 1000})
    page.goto(session.url)
    twin = page.locator("#twin")
    twin.get_by_role("button", name="Change Text", exact=True).wait_for(state="attached")
    expect_pixel(page, 0.5, 0.97, "#f7d488")

    click(page, twin.get_by_role("button", name="Change Text", exact=True))
    twin.get_by_text("Goodbye 👋").first.wait_for(state="attached")

    click(page, twin.get_by_role("button", name="Change view color"))
    expect_pixel(page, 0.5, 0.97, "#d3fad6")

    click(page, twin.get_by_role("textbox").first)
    twin.get_by_role("button", name="space").wait_for(state="attached")
    page.keyboard.type("Good morning")
    click(page, twin.get_by_role("button", name="Change Text", exact=True))
    twin.get_by_text("Good morning").first.wait_for(state="attached")
    twin.get_by_role("button", name="space").wait_for(state="detached")

    canvas = page.locator("#canvas").bounding_box()
    page.mouse.click(canvas["x"] + 8, canvas["y"] + canvas["height"] * 0.3)
    twin.get_by_text("Hello from Enrique!").first.wait_for(state="attached")
    expect_pixel(page, 0.5, 0.97, "#f7d488")
    page.close()
