"""The three apps on one device: each opens in an instant, and going round loses nothing that was typed."""

import pytest
from playwright.sync_api import expect
from running import click, middle, open_app, rest, twin

APPS = {
    "Hello Enrique": "Change Text color",
    "Roy G. Biv": "Change Text Color",
    "Color Mixer": "Color",
}


@pytest.fixture
def page(phone):
    rest(phone)
    return phone


def go_home(page):
    page.get_by_role("button", name="Home").first.click()
    expect(page).to_have_title("iPhone 15")
    rest(page)


def choose_card(page, name):
    """Opens an app from the switcher, sliding the cards to the right until it is there."""
    page.get_by_role("button", name="Apps").click()
    rest(page)
    canvas = page.locator("#canvas").bounding_box()
    x, y = canvas["x"] + canvas["width"] * 0.25, canvas["y"] + canvas["height"] / 2
    card = twin(page).get_by_role("button", name=name, exact=True)
    for _ in range(len(APPS) + 1):
        if card.count() and middle(card)[0] > canvas["x"]:
            break
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + canvas["width"] * 0.66, y, steps=8)
        page.mouse.up()
        rest(page)
    click(page, card)
    expect(page).to_have_title(f"{name} – iPhone 15")
    rest(page)


def seconds_until_still(page):
    """How long it took from the last click until the screen showed what came of it, its movement included."""
    rest(page)
    return page.evaluate("(quince.lastDrawn - quince.lastClick) / 1000")


def test_the_terminal_tells_which_apps_a_workspace_has(session):
    assert "Apps in Apps.xcworkspace: HelloEnrique, HelloRoygbiv, ColorMixer\n" in session.lines


def test_every_icon_opens_its_app(page):
    """Prints how long that takes, at first and again."""
    page.evaluate(
        """() => {
            const canvas = document.getElementById("canvas");
            canvas.addEventListener("pointerup", () => { quince.lastClick = performance.now(); });
            canvas.addEventListener("drawn", () => { quince.lastDrawn = performance.now(); });
        }"""
    )
    for round in ("started", "brought back"):
        for name, button in APPS.items():
            click(page, twin(page).get_by_role("button", name=name, exact=True))
            print(f"{name}: {round} in {seconds_until_still(page):.2f} s")
            twin(page).get_by_role("button", name=button, exact=True).wait_for(state="attached")
            expect(page).to_have_title(f"{name} – iPhone 15")
            go_home(page)


def test_going_round_loses_nothing_that_was_typed(page):
    texts = {"Hello Enrique": "Buenos días", "Roy G. Biv": "indigo", "Color Mixer": "77"}
    for name, text in texts.items():
        open_app(page, name)
        click(page, twin(page).get_by_role("textbox").first)
        twin(page).get_by_role("button", name="delete").wait_for(state="attached")
        page.keyboard.press("Control+A")
        page.keyboard.type(text)
        expect(twin(page).get_by_role("textbox").first).to_have_value(text)
        go_home(page)

    for name, text in reversed(texts.items()):
        open_app(page, name)
        expect(twin(page).get_by_role("textbox").first).to_have_value(text)
        go_home(page)

    for name, text in texts.items():
        choose_card(page, name)
        expect(twin(page).get_by_role("textbox").first).to_have_value(text)
