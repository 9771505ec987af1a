"""The stories of the three apps, written as for any web page: roles and names, no coordinates, no force."""

import re

import pytest
from playwright.sync_api import expect
from running import expect_pixel


@pytest.fixture
def page(phone):
    return phone


def launch(page, name):
    """Opens an app as at its first launch."""
    page.get_by_role("button", name=name, exact=True).click()
    expect(page).to_have_title(f"{name} – iPhone 15")
    page.get_by_role("button", name="Relaunch").click()


def expect_background(page, color):
    expect_pixel(page, 0.03, 0.5, color)


def test_hello_enrique(page):
    launch(page, "Hello Enrique")
    greeting = page.get_by_test_id("greeting")
    field = page.get_by_label("Your own greeting")
    change_text = page.get_by_role("button", name="Change Text", exact=True)
    expect(greeting).to_have_text("Hello from Enrique!")
    expect_background(page, "#f7d488")

    change_text.click()
    expect(greeting).to_have_text("Goodbye 👋")
    page.get_by_role("button", name="Change view color").click()
    expect_background(page, "#d3fad6")
    page.get_by_role("button", name="Change Text color").click()
    expect(greeting).to_be_visible()

    field.click()
    expect(field).to_be_focused()
    expect(page.get_by_role("button", name="space")).to_be_visible()
    field.fill("Salut!")
    expect(field).to_have_value("Salut!")
    change_text.click()
    expect(greeting).to_have_text("Salut!")
    expect(field).to_have_value("")
    expect(field).not_to_be_focused()
    expect(page.get_by_role("button", name="space")).to_have_count(0)

    field.press_sequentially("Grüße 👋")
    field.press("Enter")
    change_text.click()
    expect(greeting).to_have_text("Grüße 👋")

    page.locator("#canvas").click(position={"x": 12, "y": 300})
    expect(greeting).to_have_text("Hello from Enrique!")
    expect_background(page, "#f7d488")


def test_hello_roygbiv(page):
    launch(page, "Roy G. Biv")
    greeting = page.get_by_test_id("greeting")
    field = page.get_by_role("textbox")
    expect(greeting).to_have_text("Hello from Roy G. Biv!")
    expect_background(page, "#f4f1de")
    page.get_by_role("button", name="Change View Color").click()
    expect_background(page, "#81b29a")
    field.fill("indigo")
    page.get_by_role("button", name="Change View Color").click()
    expect_background(page, "#4b0082")
    expect(field).to_have_value("indigo")
    field.fill("Salut!")
    page.get_by_role("button", name="Change Text", exact=True).click()
    expect(greeting).to_have_text("Salut!")
    field.clear()
    expect(field).to_have_value("")
    page.get_by_role("button", name="Change Text", exact=True).click()
    expect(greeting).to_have_text("Goodbye 👋")
    page.locator("#canvas").click(position={"x": 12, "y": 300})
    expect(greeting).to_have_text("Hello from Roy G. Biv!")


def test_color_mixer(page):
    launch(page, "Color Mixer")
    fields = {name: page.get_by_role("textbox", name=name) for name in ("Red", "Green", "Blue")}
    sliders = {name: page.get_by_role("slider", name=name) for name in fields}
    color = page.get_by_role("button", name="Color", exact=True)
    for name, value in (("Red", "30"), ("Green", "60"), ("Blue", "90")):
        fields[name].fill(value)
        expect(fields[name]).to_have_value(value)
    color.click()
    for name, value in (("Red", "30"), ("Green", "60"), ("Blue", "90")):
        expect(sliders[name]).to_have_value(value)
    expect(page.get_by_role("img", name="Mixed color")).to_be_visible()

    sliders["Red"].fill("75")
    expect(fields["Red"]).to_have_value("75")
    sliders["Red"].press("Home")
    expect(fields["Red"]).to_have_value("0")
    sliders["Red"].press("End")
    expect(fields["Red"]).to_have_value("100")
    sliders["Red"].press("PageDown")
    expect(fields["Red"]).to_have_value("80")
    box = sliders["Green"].bounding_box()
    way = box["width"] - box["height"]
    sliders["Green"].drag_to(
        sliders["Green"],
        source_position={"x": box["height"] / 2 + way * 0.6, "y": box["height"] / 2},
        target_position={"x": box["width"] - 2, "y": box["height"] / 2},
    )
    expect(fields["Green"]).to_have_value("100")

    fields["Blue"].fill("777")
    color.click()
    alert = page.get_by_role("alertdialog", name="Out of Range")
    expect(alert).to_be_visible()
    expect(alert).to_be_focused()
    # What an alert covers is out of reach.
    expect(color).to_have_count(0)
    expect(sliders["Red"]).to_have_count(0)
    alert.get_by_role("button", name="OK").click()
    expect(alert).to_have_count(0)
    expect(fields["Blue"]).to_have_value("100")

    page.get_by_role("button", name="Relaunch").click()
    expect(fields["Red"]).to_have_value("80")
    expect(sliders["Green"]).to_have_value("100")


@pytest.fixture
def controls(page):
    """A page with one control of each kind."""
    launch(page, "Mirror")
    page.get_by_role("tab", name="Controls").click()
    expect(page.get_by_role("tab", name="Controls")).to_have_attribute("aria-selected", "true")
    return page


def test_every_control(controls):
    page = controls
    state = page.get_by_test_id("state")
    switch = page.get_by_role("switch", name="Wi-Fi")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(state).to_have_text("Wi-Fi on")
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(state).to_have_text("Wi-Fi off")
    switch.press("Space")
    expect(state).to_have_text("Wi-Fi on")

    sizes = page.get_by_role("radiogroup", name="Size")
    sizes.get_by_role("radio", name="Large").check()
    expect(state).to_have_text("Large")
    expect(sizes.get_by_role("radio", name="Large")).to_be_checked()
    expect(sizes.get_by_role("radio", name="Small")).not_to_be_checked()
    sizes.get_by_role("radio", name="Large").press("ArrowLeft")
    expect(state).to_have_text("Medium")

    page.get_by_role("combobox", name="Fruit").select_option("Cherry")
    expect(state).to_have_text("Fruit Cherry")
    expect(page.get_by_role("combobox", name="Fruit")).to_have_value("Cherry")

    volume = page.get_by_role("slider", name="Volume")
    volume.fill("20")
    expect(state).to_have_text("Volume 20")
    page.get_by_role("button", name="Increment").click()
    expect(state).to_have_text("Steps 1")
    page.get_by_role("button", name="Increment").dblclick()
    expect(state).to_have_text("Steps 3")

    name = page.get_by_placeholder("Name")
    name.fill("Ada")
    expect(state).to_have_text("Name: Ada")
    name.fill("Grace")
    expect(state).to_have_text("Name: Grace")
    name.press("End")
    name.press_sequentially(" Hopper")
    expect(name).to_have_value("Grace Hopper")
    name.press("Enter")
    expect(state).to_have_text("Returned Grace Hopper")
    password = page.get_by_label("Password")
    password.fill("secret")
    expect(state).to_have_text("Password: secret")
    expect(password).to_have_value("••••••")
    notes = page.get_by_role("textbox", name="Notes")
    notes.fill("one\ntwo")
    expect(notes).to_have_value("one\ntwo")
    notes.press("Escape")

    greet = page.get_by_role("button", name="Greet")
    greet.hover()
    expect(greet).to_be_enabled()
    greet.click()
    expect(state).to_have_text("Hello Grace Hopper")
    expect(page.get_by_role("button", name="Never")).to_be_disabled()


def test_rows(controls):
    page = controls
    page.get_by_role("tab", name="Rows").click()
    rows = page.get_by_role("list", name="Numbers").get_by_role("listitem")
    expect(rows.first).to_have_text("Row 1")
    page.get_by_role("button", name="Row 7", exact=True).click()
    expect(page.get_by_role("heading", name="Chose 7")).to_be_visible()
    page.get_by_role("list", name="Numbers").get_by_text("Row 3", exact=True).click()
    expect(page.get_by_role("heading", name="Chose 3")).to_be_visible()
    page.get_by_role("button", name="Row 5", exact=True).hover()
    page.mouse.wheel(0, 2000)
    expect(page.get_by_role("heading", name="begin end rest")).to_be_visible()
    page.get_by_role("button", name="Row 60", exact=True).click()
    expect(page.get_by_role("heading", name="Chose 60")).to_be_visible()


def test_alerts(controls):
    page = controls
    page.get_by_role("tab", name="Messages").click()
    answer = page.get_by_test_id("answer")
    page.get_by_role("button", name="Ask").click()
    alert = page.get_by_role("alertdialog", name="Your name?")
    alert.get_by_label("First name").fill("Ada")
    alert.get_by_role("button", name="OK").click()
    expect(answer).to_have_text("Answer: Ada")
    page.get_by_role("button", name="Choose").click()
    page.get_by_role("dialog").get_by_role("button", name="Move").click()
    expect(answer).to_have_text("Answer: Move")
    page.get_by_role("button", name="Announce").click()
    expect(page.locator("#announcer")).to_have_text("Three messages")
    page.get_by_role("button", name="Point").click()
    expect(page.get_by_text("What matters")).to_be_focused()


def test_a_control_keeps_its_node(controls):
    page = controls
    page.get_by_role("button", name="Greet").evaluate("node => { window.kept = node; }")
    page.get_by_placeholder("Name").fill("Ada")
    page.get_by_role("button", name="Greet").click()
    expect(page.get_by_test_id("state")).to_have_text(re.compile("Hello Ada"))
    assert page.get_by_role("button", name="Greet").evaluate("node => node === window.kept")
