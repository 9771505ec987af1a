"""The shortcuts of all that is in the menu: each does what it says, wherever the keyboard's focus is."""

import json
import re
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import open_device, own_page
from places import PRODUCTS, ROOT
from playwright.sync_api import expect
from running import Session, twin

NAMES = {"ArrowLeft": "←", "ArrowRight": "→"}


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    """`quince run` with an app that shows the device's settings."""
    session = Session(tmp_path_factory.mktemp("home"), ROOT / "Tests/Projects/Settings")
    yield session
    session.close()


@pytest.fixture
def page(browser, session):
    with own_page(browser, viewport={"width": 1200, "height": 960}) as page:
        open_device(page, session.url)
        expect(page).to_have_title("Settings – iPhone 15")
        yield page


def sheet(page):
    return page.get_by_role("dialog", name="Type two letters")


def press(page, letters):
    """Presses the keys of an action, its letters after the sheet has come."""
    page.keyboard.press("Control+Shift+KeyG")
    expect(sheet(page)).to_be_visible()
    for letter in letters:
        page.keyboard.press(f"Key{letter}")


def told(page, text):
    expect(page.locator("#notices")).to_contain_text(text)


def shown(code):
    """What is on a key."""
    return NAMES.get(code, re.sub("^(Key|Digit)", "", code or ""))


def turn_gray(page, is_on):
    """Turns the screen's colors off or on by letters."""
    press(page, "GR")
    told(page, f"Grayscale: {'on' if is_on else 'off'}")
    expect(page.locator("#screen")).to_have_class("screen grayscale" if is_on else "screen")


def actions(page):
    """What there is in the menu."""
    return page.evaluate(
        """() => quince.actions.all.filter(({ isHidden }) => !isHidden)
            .map(({ title, letters, code, choices }) => ({ title, letters, code, isChoice: Boolean(choices) }))"""
    )


def instrument(page, is_possible=True):
    """Has the actions take down that they were done, and do nothing."""
    page.evaluate(
        """(isPossible) => {
            quince.done = [];
            for (const action of quince.actions.all) {
                if (action.isHidden) continue;
                action.isPossible = () => isPossible;
                action.isOn &&= () => false;
                action.run &&= () => { quince.done.push(action.title); };
            }
        }""",
        is_possible,
    )


def done(page):
    return page.evaluate("quince.done.splice(0)")


def test_every_action_has_letters_of_its_name_that_no_other_has(page):
    found = actions(page)
    assert len(found) > 50
    letters = [action["letters"] for action in found]
    assert len(set(letters)) == len(letters)
    codes = [action["code"] for action in found if action["code"]]
    assert len(set(codes)) == len(codes)
    for action in found:
        first, second = action["letters"]
        assert re.search(rf"\b{first}.*{second}", action["title"], re.IGNORECASE), action


@pytest.mark.parametrize("letters", ["undefined", "'B'", "'BT'"])
def test_an_action_without_letters_of_its_own_is_none(page, letters):
    failure = page.evaluate(
        f"""() => {{
            try {{ quince.actions.add({{ section: "View", title: "Another", letters: {letters} }}); }}
            catch (error) {{ return error.message; }}
        }}"""
    )
    assert failure == ("Bold Text and Another have the same keys." if "T" in letters else "Another has no keys.")


def test_the_menu_and_the_list_of_shortcuts_show_the_keys_of_every_action(page):
    page.keyboard.press("Control+Shift+KeyP")
    items = page.locator("#menu .item")
    found = {action["title"]: action for action in actions(page)}
    assert sorted(items.evaluate_all("all => all.map((item) => item.dataset.title)")) == sorted(found)
    keys = dict(items.evaluate_all("all => all.map((item) => [item.dataset.title, item.querySelector('kbd').textContent])"))
    for title, action in found.items():
        way = shown(action["code"]) or f"G, {' '.join(action['letters'])}"
        assert keys[title] == f"Ctrl Shift {way}"
    bold = page.locator("#menu").get_by_role("button", name="Bold Text", exact=True)
    expect(bold).to_have_accessible_description("Use heavier system fonts. Ctrl Shift G, B T")
    home = page.locator("#menu").get_by_role("button", name="Home Screen", exact=True)
    expect(home).to_have_attribute("aria-keyshortcuts", "Control+Shift+H")
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()
    press(page, "KS")
    help = page.get_by_role("dialog", name="Shortcuts")
    expect(help).to_be_visible()
    listed = dict(zip(help.locator("dd").all_text_contents(), help.locator("dt").all_text_contents()))
    for title in found:
        assert listed[title] == keys[title]
    bar = page.locator("#bar")
    assert bar.locator("[data-action]").evaluate_all("all => all.map((node) => node.title)") == [
        "Home (Ctrl Shift H)", "App switcher (Ctrl Shift U)", "Rotate left (Ctrl Shift ←)", "Rotate right (Ctrl Shift →)",
        "Shake the device (Ctrl Shift X)", "Light or dark (Ctrl Shift A)", "Text size (Ctrl Shift G, T S)",
        "Language and region (Ctrl Shift G, L A)", "Save a screenshot (Ctrl Shift S)", "Relaunch the app (Ctrl Shift R)",
        "Device menu (Ctrl Shift P)", "Record a flow (Ctrl Shift E)",
        "Console: reports and output (Ctrl Shift G, C O)", "Inspector (Ctrl Shift D)",
    ]


def test_the_guide_tells_of_the_same_keys_and_of_commands_that_there_are(page):
    rows = re.findall(r"^\| (.+?) \| ([A-Z]) ([A-Z]) \|(?: (\S+))? \|(?: (.+))? \|$", (ROOT / "docs/device.md").read_text(), re.M)
    guide = {title: (first + second, key) for title, first, second, key, _ in rows}
    assert len(guide) == len(rows)
    assert guide == {action["title"]: (action["letters"], shown(action["code"])) for action in actions(page)}
    help = subprocess.run([PRODUCTS / "quince", "device", "--help"], capture_output=True, text=True, check=True).stdout
    known = set(re.findall("^  ([a-z][a-z-]+)", help, re.M))
    told = {command for *_, cell in rows for command in re.findall(r"`([a-z-]+)", cell)}
    assert told <= known, told - known
    # What is about no single item of the menu.
    assert known - told >= {"list", "status", "launch"}


def test_the_letters_of_every_action_do_it_and_nothing_else(page):
    instrument(page)
    for action in actions(page):
        press(page, action["letters"])
        expect(sheet(page)).to_be_hidden()
        if action["isChoice"]:
            select = page.locator(f'#menu .item[data-title="{action["title"]}"] select')
            expect(select).to_be_focused()
            page.keyboard.press("Escape")
            expect(page.locator("#menu")).to_be_hidden()
            assert done(page) == []
        else:
            assert done(page) == [action["title"]]


def test_a_key_of_its_own_does_an_action_and_nothing_else(page):
    instrument(page)
    for action in actions(page):
        if action["code"]:
            page.keyboard.press(f"Control+Shift+{action['code']}")
            assert done(page) == [action["title"]]
    # A key that is held does it once.
    page.keyboard.down("Control")
    page.keyboard.down("Shift")
    for _ in range(3):
        page.keyboard.down("KeyA")
    for key in ("KeyA", "Shift", "Control"):
        page.keyboard.up(key)
    assert done(page) == ["Dark Appearance"]


def test_what_cannot_be_done_is_told_and_not_done(page):
    instrument(page, is_possible=False)
    for action in actions(page):
        press(page, action["letters"][0])
        item = sheet(page).get_by_role("menuitem", name=action["title"], exact=False).first
        expect(item).to_have_attribute("aria-disabled", "true")
        page.keyboard.press(f"Key{action['letters'][1]}")
        told(page, f"{action['title'].rstrip('…')} isn’t available now.")
        expect(page.locator("#menu")).to_be_hidden()
        if action["code"]:
            page.keyboard.press(f"Control+Shift+{action['code']}")
        assert done(page) == []


@pytest.mark.parametrize("keys", [["Escape"], ["r", "Escape"], ["3"], ["Space"], ["b", "Tab"], ["q"], ["b", "q"], ["Control+k"]])
def test_other_keys_leave_the_sheet(page, keys):
    instrument(page)
    press(page, "")
    for key in keys:
        page.keyboard.press(key)
    expect(sheet(page)).to_be_hidden()
    assert done(page) == []
    if keys[-1] == "q":
        told(page, f"No action has the letters {' '.join(keys).upper()}.")


def test_a_click_beside_it_leaves_the_sheet(page):
    press(page, "")
    page.mouse.click(20, 500)
    expect(sheet(page)).to_be_hidden()


def test_the_sheet_shows_what_is_left(page):
    press(page, "")
    items = sheet(page).get_by_role("menuitem")
    expect(items).to_have_count(len(actions(page)))
    page.keyboard.press("KeyB")
    expect(items).to_have_text(["B LColor Blended Layers", "B SButton Shapes", "B TBold Text"])
    expect(sheet(page).get_by_role("status")).to_have_text("L: Color Blended Layers, S: Button Shapes, T: Bold Text")
    # The first keys begin anew.
    page.keyboard.press("Control+Shift+KeyG")
    expect(items).to_have_count(len(actions(page)))
    # The arrows and Enter choose, too.
    page.keyboard.press("KeyK")
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
    expect(items.filter(has_text="Keyboard Shortcuts")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_visible()
    # From a list that shows them, they work at once.
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_hidden()
    press(page, "")
    items.filter(has_text="Keyboard Shortcuts").click()
    expect(page.get_by_role("dialog", name="Shortcuts")).to_be_visible()


def test_enter_opens_the_menu(page):
    press(page, "")
    page.keyboard.press("Enter")
    expect(page.locator("#menu")).to_be_visible()
    expect(page.locator("#menu-search")).to_be_focused()
    # The menu makes room for the sheet, and what is done is told.
    turn_gray(page, True)
    expect(page.locator("#menu")).to_be_hidden()
    turn_gray(page, False)


def test_the_app_notices(page):
    press(page, "BT")
    expect(twin(page).get_by_text("bold", exact=True).first).to_be_attached()
    told(page, "Bold Text: on")
    press(page, "BT")
    expect(twin(page)).to_contain_text("none")
    told(page, "Bold Text: off")
    press(page, "MW")
    expect(twin(page)).to_contain_text("controller: memory")
    press(page, "HS")
    expect(page).to_have_title("iPhone 15")
    press(page, "KA")
    told(page, "Kill App isn’t available now.")
    # Not by its own key either, with which the browser would load the page anew.
    page.evaluate("() => { window.isSame = true; }")
    page.keyboard.press("Control+Shift+R")
    told(page, "Relaunch isn’t available now.")
    assert page.evaluate("() => window.isSame")
    press(page, "AS")
    twin(page).get_by_role("button", name="Settings", exact=True).click()
    expect(page).to_have_title("Settings – iPhone 15")
    # A choice is made without a mouse.
    press(page, "TS")
    size = page.locator('#menu .item[data-title="Text Size"] select')
    expect(size).to_be_focused()
    for key, value in (("ArrowDown", "XL"), ("ArrowUp", "L")):
        page.keyboard.press(key)
        page.wait_for_function(f"() => document.getElementById('text-size').value === 'UICTContentSizeCategory{value}'")


def test_the_keys_work_in_panels_and_leave_what_is_written_there(page):
    press(page, "CO")
    search = page.locator("#log-search")
    search.fill("x")
    press(page, "IN")
    expect(page.get_by_role("region", name="Inspector")).to_be_visible()
    expect(search).to_have_value("x")
    views = page.get_by_role("searchbox", name="Search the views")
    views.fill("y")
    turn_gray(page, True)
    expect(views).to_have_value("y")
    expect(views).to_be_focused()
    turn_gray(page, False)
    press(page, "PV")
    expect(page.locator("#inspector-pick")).to_have_attribute("aria-pressed", "true")
    press(page, "IN")
    expect(page.get_by_role("region", name="Inspector")).to_be_hidden()


def test_a_text_of_the_app_keeps_its_letters_and_the_focus(page):
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    page.reload()
    expect(page).to_have_title("Settings – iPhone 15")
    field = twin(page).get_by_role("textbox")
    field.click()
    expect(field).to_be_focused()
    page.keyboard.type("aG")
    expect(field).to_have_value("aG")
    turn_gray(page, True)
    turn_gray(page, False)
    press(page, "")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    expect(field).to_be_focused()
    page.keyboard.type("bt")
    expect(field).to_have_value("aGbt")
    expect(twin(page).get_by_role("group", name="Keyboard")).to_be_attached()
    # The device hears that the keys that opened the sheet were let go of.
    presses = [json.loads(frame)["key"]["_0"] for frame in sent if '"key"' in str(frame)]
    for code in ("ControlLeft", "ShiftLeft"):
        states = [press["isDown"] for press in presses if press["code"] == code]
        assert states == [True, False] * (len(states) // 2), states
    page.keyboard.press("Control+a")
    page.keyboard.press("Backspace")
    press(page, "SF")


@pytest.mark.parametrize(
    "keys",
    [
        # Russian: by the places of the keys.
        [("П", "KeyG"), ("к", "KeyG"), ("к", "KeyR")],
        # French: by what is on the keys.
        [("G", "KeyG"), ("g", "KeyG"), ("r", "KeyR")],
    ],
)
def test_other_layouts(page, keys):
    instrument(page)
    (first, code), *letters = keys
    client = page.context.new_cdp_session(page)

    def tap(key, code, modifiers=0):
        for kind in ("rawKeyDown", "keyUp"):
            client.send("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": code, "modifiers": modifiers})

    tap(first, code, modifiers=10)
    expect(sheet(page)).to_be_visible()
    for key, code in letters:
        tap(key, code)
    expect(sheet(page)).to_be_hidden()
    assert done(page) == ["Grayscale"]


def test_a_letter_is_where_a_layout_has_it(page):
    instrument(page)
    client = page.context.new_cdp_session(page)
    for key, code, title in (
        ("A", "KeyQ", "Dark Appearance"),
        ("Y", "KeyZ", "Send Notification…"),
        ("Ф", "KeyA", "Dark Appearance"),
    ):
        for kind in ("rawKeyDown", "keyUp"):
            client.send("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": code, "modifiers": 10})
        assert done(page) == [title]


@pytest.mark.parametrize("width", [1200, 420])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page, scheme, width):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 800})

    def check(what):
        found = [
            f"{violation['id']}: {node['html'][:200]}"
            for violation in Axe().run(page).response["violations"]
            for node in violation["nodes"]
        ]
        assert found == [], f"{what}:\n" + "\n".join(found)

    press(page, "")
    check("the sheet")
    assert sheet(page).evaluate("node => node.scrollWidth <= node.clientWidth")
    page.keyboard.press("KeyR")
    check("the sheet after a letter")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Shift+KeyP")
    check("the menu")
    assert page.locator("#menu-room").evaluate("node => node.scrollWidth <= node.clientWidth")
    press(page, "KS")
    check("the list of shortcuts")
