"""The page without a mouse, and as assistive technology finds it: the keyboard alone is enough, and axe-core finds nothing."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import open_device, own_page
from playwright.sync_api import expect


@pytest.fixture
def page(phone_context, session):
    """The home screen, to which the keyboard has brought the page."""
    with own_page(phone_context) as page:
        open_device(page, session.url)
        page.keyboard.press("Control+Shift+H")
        expect(page).to_have_title("iPhone 15")
        yield page


def tab_to(page, locator, key="Tab", most=40):
    """Presses the tab key until a control has the focus."""
    locator.wait_for(state="attached")
    for _ in range(most):
        page.keyboard.press(key)
        page.wait_for_timeout(30)
        if locator.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError(f"the tab key does not reach {locator}")


def open_app(page, name):
    tab_to(page, page.get_by_role("button", name=name, exact=True))
    page.keyboard.press("Enter")
    expect(page).to_have_title(f"{name} – iPhone 15")


def relaunch(page):
    tab_to(page, page.get_by_role("button", name="Relaunch"))
    page.keyboard.press("Enter")


def test_a_greeting(page):
    open_app(page, "Hello Enrique")
    relaunch(page)
    field = page.get_by_role("textbox", name="Your own greeting")
    tab_to(page, field)
    page.keyboard.type("Good morning")
    expect(field).to_have_value("Good morning")
    # Nobody is held in a field: forward, back, and out.
    page.keyboard.press("Tab")
    change = page.get_by_role("button", name="Change Text", exact=True)
    expect(change).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    expect(page.get_by_role("button", name="space")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(change).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("greeting")).to_have_text("Good morning")
    tab_to(page, page.locator("#bar").get_by_role("button", name="Home"))


def test_a_rainbow(page):
    open_app(page, "Roy G. Biv")
    relaunch(page)
    field = page.get_by_role("textbox")
    tab_to(page, field)
    page.keyboard.type("indigo")
    tab_to(page, page.get_by_role("button", name="Change Text", exact=True))
    page.keyboard.press("Space")
    expect(page.get_by_test_id("greeting")).to_have_text("indigo")


def test_a_color_and_an_alert(page):
    open_app(page, "Color Mixer")
    relaunch(page)
    red = page.get_by_role("slider", name="Red")
    tab_to(page, red)
    for key, value in (("Home", "0"), ("ArrowUp", "10"), ("PageUp", "30"), ("End", "100")):
        page.keyboard.press(key)
        expect(red).to_have_value(value)
    blue = page.get_by_role("textbox", name="Blue")
    tab_to(page, blue)
    page.keyboard.press("Control+A")
    page.keyboard.type("777")
    color = page.get_by_role("button", name="Color", exact=True)
    tab_to(page, color)
    page.keyboard.press("Enter")
    alert = page.get_by_role("alertdialog", name="Out of Range")
    expect(alert).to_be_focused()
    tab_to(page, alert.get_by_role("button", name="OK"), most=1)
    page.keyboard.press("Enter")
    expect(alert).to_have_count(0)
    expect(blue).to_have_value("100")
    expect(color).to_be_focused()


def test_rows_and_messages(page):
    open_app(page, "Mirror")
    relaunch(page)
    tab_to(page, page.get_by_role("button", name="Row 1", exact=True))
    for row in range(2, 25):
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("button", name=f"Row {row}", exact=True)).to_be_focused()
        # What comes next is on the screen before one comes to it.
        expect(page.get_by_role("button", name=f"Row {row + 1}", exact=True)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Chose 24")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Row 100", exact=True)).to_have_count(1)
    page.keyboard.press("PageUp")
    expect(page.get_by_role("button", name="Row 100", exact=True)).to_have_count(0)

    tab_to(page, page.get_by_role("tab", name="Messages"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Messages")).to_have_attribute("aria-selected", "true")
    answer = page.get_by_test_id("answer")
    ask = page.get_by_role("button", name="Ask")
    tab_to(page, ask, key="Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="First name")).to_be_focused()
    page.keyboard.press("Escape")
    expect(answer).to_have_text("Answer: Cancel")
    # An alert without a button to cancel it stays.
    tab_to(page, page.get_by_role("button", name="Tell"))
    page.keyboard.press("Enter")
    done = page.get_by_role("alertdialog", name="Done")
    expect(done).to_be_focused()
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    expect(done).to_be_visible()
    page.keyboard.press("Enter")
    expect(answer).to_have_text("Answer: OK")


def test_a_tab_is_typed_in_a_text_that_can_be_left(page):
    open_app(page, "Mirror")
    # The tab key might not get by the text, where the app shows it still.
    page.get_by_role("button", name="Relaunch").click()
    expect(page.get_by_role("button", name="Row 1", exact=True)).to_be_attached()
    tab_to(page, page.get_by_role("tab", name="Controls"), key="Shift+Tab")
    page.keyboard.press("Enter")
    notes = page.get_by_role("textbox", name="Notes")
    tab_to(page, notes, key="Shift+Tab")
    expect(notes).to_have_accessible_description("The Tab key types a tab. Press Escape to leave the text.")
    expect(page.get_by_role("button", name="space")).to_have_count(1)
    page.keyboard.press("Control+A")
    page.keyboard.type("a")
    page.keyboard.press("Tab")
    hint = page.locator("#notices").get_by_text("Tab types a tab here. Press Escape to leave the text.")
    expect(hint).to_be_visible()
    page.keyboard.type("b")
    expect(notes).to_have_value("a\tb")
    expect(notes).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(notes).not_to_be_focused()
    expect(page.locator("#twin.stale")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(notes).to_be_focused()
    page.keyboard.press("Escape")
    expect(notes).not_to_be_focused()
    page.keyboard.press("Tab")
    expect(notes).not_to_be_focused()
    expect(page.locator(":focus")).to_have_count(1)
    expect(notes).to_have_value("a\tb")


def test_escape_leaves_a_text_whose_beginning_the_device_never_told(phone_context, session):
    page = phone_context.new_page()
    is_silent = False

    def connect(route):
        def pass_on(message):
            # The device tells how things are by now: what it began and ended in between, nobody hears of.
            if not (is_silent and b'"textInput":{"_0"' in message):
                route.send(message)

        route.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), connect)
    open_device(page, session.url)
    page.keyboard.press("Control+Shift+H")
    open_app(page, "Mirror")
    # The tab key might not get by the text, where the app shows it still.
    page.get_by_role("button", name="Relaunch").click()
    expect(page.get_by_role("button", name="Row 1", exact=True)).to_be_attached()
    tab_to(page, page.get_by_role("tab", name="Controls"), key="Shift+Tab")
    page.keyboard.press("Enter")
    name, notes = (page.get_by_role("textbox", name=text) for text in ("Name", "Notes"))
    tab_to(page, name, key="Shift+Tab")
    expect(page.get_by_role("button", name="space")).to_have_count(1)
    is_silent = True
    notes.focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="space")).to_have_count(0)
    expect(notes).not_to_be_focused()
    page.close()


def test_the_sheet_of_shortcuts(page):
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Shortcuts")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("app switcher")
    expect(sheet).to_contain_text("to leave the text, press Escape, then Tab")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_question_mark_is_typed_into_a_search(page):
    page.get_by_role("button", name=re.compile("^Console")).click()
    search = page.get_by_role("searchbox", name="Search the console")
    search.press_sequentially("why?")
    expect(search).to_have_value("why?")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_hidden()


def test_the_sheet_of_shortcuts_while_a_text_is_edited(page):
    open_app(page, "Hello Enrique")
    relaunch(page)
    field = page.get_by_role("textbox", name="Your own greeting")
    tab_to(page, field)
    page.keyboard.type("What?")
    expect(field).to_have_value("What?")
    sheet = page.get_by_role("dialog", name="Shortcuts")
    expect(sheet).to_be_hidden()
    page.keyboard.press("Control+?")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(field).to_be_focused()
    expect(field).to_have_value("What?")


def check(page, what):
    """Fails with all that axe-core finds."""
    report = Axe().run(page)
    found = [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]}"
        for violation in report.response["violations"]
        for node in violation["nodes"]
    ]
    assert found == [], f"{what}:\n" + "\n".join(found)


@pytest.fixture(params=["Light", "Dark"])
def toned(page, request):
    """The page, light or dark as the device is that it shows."""
    page.emulate_media(color_scheme=request.param.lower())
    if request.param == "Dark":
        page.get_by_role("button", name="Dark").click()
        expect(page.get_by_role("button", name="Light")).to_be_visible()
    yield page
    if request.param == "Dark":
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Light").click()
        expect(page.get_by_role("button", name="Dark")).to_be_visible()


def test_axe_finds_nothing(toned):
    page = toned
    check(page, "the home screen")
    for name in ("Hello Enrique", "Roy G. Biv", "Color Mixer"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page).to_have_title(f"{name} – iPhone 15")
        page.get_by_role("textbox").first.click()
        expect(page.get_by_role("group", name="Keyboard")).to_be_visible()
        check(page, name)
        page.get_by_role("button", name="Home").first.click()
    page.get_by_role("button", name="Mirror", exact=True).click()
    page.get_by_role("button", name="Relaunch").click()
    for tab in ("Rows", "Controls", "Scrolls", "Messages"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        check(page, tab)
    page.get_by_role("button", name="Ask").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    check(page, "an alert")
    page.get_by_role("alertdialog").get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Choose").click()
    expect(page.get_by_role("dialog", name="Choices")).to_be_visible()
    check(page, "a sheet of actions")
    page.get_by_role("dialog").get_by_role("button", name="Move").click()
    page.get_by_role("button", name="Apps").click()
    expect(page.locator("#twin").get_by_role("button", name="Mirror", exact=True)).to_have_count(1)
    check(page, "the app switcher")
    page.get_by_role("button", name="Console").click()
    check(page, "the log")
    page.get_by_role("button", name="Close the console").click()
    page.get_by_role("button", name="Shortcuts").click()
    check(page, "the shortcuts")
