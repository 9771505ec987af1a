"""Wheels and trackpads in Chromium: what they scroll, how it comes to rest, and that they never tap."""

import re

import pytest
from playwright.sync_api import expect
from running import click, rest, twin


# How much of the table the bars cover at its top, in points.
TOP = 103


@pytest.fixture
def page(phone):
    """A table at its first row."""
    phone.get_by_role("button", name="Mirror", exact=True).click()
    expect(phone).to_have_title("Mirror – iPhone 15")
    phone.get_by_role("button", name="Relaunch").click()
    expect(twin(phone)).to_contain_text("Row 1")
    rest(phone)
    return phone


def show(page, tab):
    """Shows a tab of the app."""
    click(page, twin(page).get_by_role("tab", name=tab).or_(
        twin(page).get_by_role("button", name=tab, exact=True)))
    rest(page)


def over(page, x, y):
    """Puts the pointer over a point of the device."""
    box = page.locator("#canvas").bounding_box()
    page.mouse.move(box["x"] + x / 393 * box["width"], box["y"] + y / 852 * box["height"])


def turn(page, x, y, times=1, pause=16):
    """Turns the wheel, or moves fingers on a trackpad, by pixels of the page that are points of the device."""
    scale = page.locator("#canvas").bounding_box()["width"] / 393
    for _ in range(times):
        page.mouse.wheel(x * scale, y * scale)
        page.wait_for_timeout(pause)


def expect_told(page, text):
    """Waits for what the table's delegate was told, and where the table came to rest."""
    expect(twin(page).get_by_role("heading")).to_have_text(text)


def offsets(page):
    """Where the four scroll views are."""
    return page.locator("#twin").get_by_text(re.compile(r"x\d"))


def test_notches_of_a_wheel_scroll_a_table(page):
    over(page, 200, 400)
    turn(page, 0, 100, times=6, pause=40)
    expect_told(page, f"begin end rest {600 - TOP}")
    turn(page, 0, -100, times=8, pause=40)
    # It stops at its first row and does not bounce; a machine that turns slowly finds it at rest there already.
    expect_told(page, re.compile(rf"^begin end( rest)? {-TOP}$"))


def test_a_click_right_after_a_turn_chooses(page):
    heading = twin(page).get_by_role("heading")
    for _ in range(3):
        over(page, 200, 400)
        turn(page, 0, 20, pause=0)
        page.mouse.down()
        page.mouse.up()
        expect(heading).to_contain_text("Chose")
        page.wait_for_timeout(300)
        expect(heading).to_contain_text("Chose")


def test_a_small_turn_taps_nothing(page):
    for distance in (3, 6, 8):
        over(page, 200, 400)
        turn(page, 0, distance)
        page.wait_for_timeout(300)
        expect(twin(page).get_by_role("heading")).not_to_contain_text("Chose")


def test_a_trackpad_moves_the_table_as_far_as_the_fingers_and_their_momentum(page):
    over(page, 200, 400)
    for distance in (2, 8, 20, 30, 30, 20, 12, 8, 4, 2, 1):
        turn(page, 0, distance)
    # The last points may come too late to count.
    places = "|".join(str(137 - late - TOP) for late in (0, 1, 3))
    expect_told(page, re.compile(f"begin end ({places})$"))


def test_a_trackpad_pulls_the_table_beyond_its_end_and_it_settles_back(page):
    over(page, 200, 400)
    for distance in [-4] + [-30] * 8:
        turn(page, 0, distance)
    expect_told(page, f"begin end rest {-TOP}")


def test_momentum_does_not_hold_the_table_beyond_its_end(page):
    first = page.locator("#twin").get_by_text("Row 1", exact=True)
    at_rest = first.bounding_box()["y"]
    over(page, 200, 400)
    # Momentum that goes on for a second and more; the table is back while it still comes.
    turn(page, 0, -5)
    for distance in range(60, 0, -1):
        turn(page, 0, -distance)
    for _ in range(100):
        if first.bounding_box()["y"] == pytest.approx(at_rest, abs=1):
            break
        turn(page, 0, -1)
    assert first.bounding_box()["y"] == pytest.approx(at_rest, abs=1)
    # On a busy machine the momentum may seem to be over, and comes to rest, before it is.
    expect_told(page, re.compile(f"^begin end (rest )?{-TOP}$"))


def test_the_innermost_that_can_scroll_takes_the_wheel(page):
    show(page, "Scrolls")
    over(page, 150, 300)
    turn(page, 0, 100)
    expect(offsets(page)).to_have_text("0 0 100 x1.0")
    turn(page, 0, 100, times=2, pause=200)
    # At the end of the inner one, the next gesture is for the one around it.
    expect(offsets(page)).to_have_text(re.compile("^[1-9][0-9]* 0 120 x1.0$"))


def test_sideways_and_with_shift(page):
    show(page, "Scrolls")
    over(page, 150, 150)
    turn(page, 100, 0)
    expect(offsets(page)).to_have_text("0 100 0 x1.0")
    page.keyboard.down("Shift")
    turn(page, 0, 100)
    page.keyboard.up("Shift")
    expect(offsets(page)).to_have_text("0 200 0 x1.0")
    # Up and down is for the one around the strip.
    page.wait_for_timeout(200)
    turn(page, 0, 60)
    expect(offsets(page)).to_have_text("60 200 0 x1.0")


def test_control_and_the_wheel_scale(page):
    show(page, "Scrolls")
    over(page, 100, 420)
    page.keyboard.down("Control")
    turn(page, 0, -100, times=2)
    page.keyboard.up("Control")
    expect(offsets(page)).to_have_text("0 0 0 x1.65")
    page.wait_for_timeout(200)
    page.keyboard.down("Control")
    turn(page, 0, 100, times=6)
    page.keyboard.up("Control")
    expect(offsets(page)).to_have_text("0 0 0 x1.0")


def test_a_recognizer_gets_the_scrolling_that_it_asks_for(page):
    show(page, "Scrolls")
    pad = page.locator("#twin").get_by_text("Pad")
    over(page, 250, 420)
    for _ in range(20):
        turn(page, 0, 10, times=3)
        rest(page)
        # On a busy machine, what should be one gesture may come as several.
        if "0 -30 0" in twin(page).inner_text():
            break
    expect(page.locator("#twin")).to_contain_text("0 -30 0")
    # Notches are for the scroll view around it.
    page.wait_for_timeout(200)
    turn(page, 0, 100)
    expect(offsets(page)).to_have_text("100 0 0 x1.0")
    expect(pad).to_have_count(0)


def test_the_wheel_turns_the_pages_of_the_switcher_and_opens_nothing(page):
    page.get_by_role("button", name="Home").first.click()
    expect(page).to_have_title("iPhone 15")
    rest(page)
    box = twin(page).get_by_role("button", name="Mirror").bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    for _ in range(3):
        turn(page, 0, 5, pause=200)
        turn(page, 100, 0, pause=200)
    expect(page).to_have_title("iPhone 15")
