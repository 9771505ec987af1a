"""The icon of an app on the home screen, from a file of Icon Composer, in each of its styles."""

import pytest
from conftest import open_device, own_page
from places import ROOT
from playwright.sync_api import expect
from running import Session, expect_pixel, pixel

# The background near the top edge of the icon, and the layer in its middle, as parts of the screen.
BACKGROUND = (59 / 393, 86 / 852)
LAYER = (59 / 393, 113 / 852)


@pytest.fixture
def page(browser, tmp_path):
    session = Session(tmp_path, ROOT / "Tests/Projects/Icons")
    try:
        with own_page(browser, viewport={"width": 1200, "height": 960}) as page:
            open_device(page, session.url)
            expect(page).to_have_title("Icons – iPhone 15")
            page.keyboard.press("Control+Shift+KeyH")
            expect(page).to_have_title("iPhone 15")
            yield page
    finally:
        session.close()


def press(page, letters):
    """Presses the keys of an action, its letters after the sheet has come."""
    page.keyboard.press("Control+Shift+KeyG")
    expect(page.get_by_role("dialog", name="Type two letters")).to_be_visible()
    for letter in letters:
        page.keyboard.press(f"Key{letter}")


def test_the_icon_is_light_dark_or_tinted(page):
    expect_pixel(page, *BACKGROUND, "#ff0000")
    expect_pixel(page, *LAYER, "#ffffff")
    press(page, "DA")
    expect_pixel(page, *BACKGROUND, "#0000ff")
    expect_pixel(page, *LAYER, "#ffff00")
    press(page, "TI")
    expect(page.locator("#notices")).to_contain_text("Tinted Icons: on")
    expect_pixel(page, *BACKGROUND, "#000000")
    red, green, blue = bytes.fromhex(pixel(page, *LAYER)[1:])
    assert 100 < red < green < blue
    press(page, "TI")
    expect(page.locator("#notices")).to_contain_text("Tinted Icons: off")
    expect_pixel(page, *BACKGROUND, "#0000ff")
    press(page, "DA")
    expect_pixel(page, *BACKGROUND, "#ff0000")
