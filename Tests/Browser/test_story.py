"""The story of HelloEnrique in Chromium: real mouse, real keys, what is on the page."""

import pytest
from places import ROOT
from running import Session, click, expect_pixel


@pytest.fixture
def session(tmp_path):
    session = Session(tmp_path, ROOT / "Apps/HelloEnrique")
    yield session
    session.close()


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
