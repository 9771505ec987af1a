"""What a screen reader finds in the three apps, and that it can operate them."""

import pytest
from playwright.sync_api import expect
from running import open_app, rest, twin


@pytest.fixture
def page(phone):
    rest(phone)
    return phone


def activate(element):
    """What a screen reader does to an element that is chosen."""
    element.dispatch_event("click")


def test_greeting(page):
    open_app(page, "Hello Enrique")
    app = twin(page)
    heading = app.get_by_role("heading")
    expect(heading).to_have_accessible_name("Hello from Enrique!")
    field = app.get_by_role("textbox", name="Your own greeting")
    expect(field).to_have_attribute("placeholder", "Type your own greeting")
    for name in ("Change Text", "Change Text color", "Change view color"):
        expect(app.get_by_role("button", name=name, exact=True)).to_have_count(1)
    activate(app.get_by_role("button", name="Change Text", exact=True))
    expect(heading).to_have_accessible_name("Goodbye 👋")


def test_rainbow(page):
    open_app(page, "Roy G. Biv")
    app = twin(page)
    expect(app.get_by_role("heading")).to_have_accessible_name("Hello from Roy G. Biv!")
    expect(app.get_by_role("textbox", name="A greeting, or a rainbow color")).to_have_count(1)
    expect(app.get_by_role("button")).to_have_count(3)


def test_mixer(page):
    open_app(page, "Color Mixer")
    app = twin(page)
    for name in ("Red", "Green", "Blue"):
        expect(app.get_by_role("textbox", name=name)).to_have_count(1)
    slider = app.get_by_role("slider", name="Red")
    before = int(slider.input_value())
    for key in ("ArrowUp", "ArrowRight", "ArrowDown"):
        slider.focus()
        slider.press(key)
    expect(slider).to_have_value(str(before + 10))
    expect(slider).to_have_attribute("min", "0")
    expect(slider).to_have_attribute("max", "100")
    expect(slider).to_have_attribute("aria-valuetext", f"{before + 10}%")
    expect(app.get_by_role("textbox", name="Red")).to_have_value(str(before + 10))
    expect(app.get_by_role("img", name="Mixed color")).to_have_count(1)


def test_alert(page):
    open_app(page, "Color Mixer")
    app = twin(page)
    app.get_by_role("textbox", name="Blue").focus()
    for key in "777":
        page.keyboard.press(key)
    activate(app.get_by_role("button", name="Color", exact=True))
    expect(app.get_by_role("heading", name="Out of Range")).to_have_count(1)
    # Nothing behind the alert can be read.
    expect(app.get_by_role("slider")).to_have_count(0)
    activate(app.get_by_role("button", name="OK"))
    expect(app.get_by_role("heading", name="Out of Range")).to_have_count(0)
    expect(app.get_by_role("textbox", name="Blue")).to_have_value("100")
