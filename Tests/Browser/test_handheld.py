"""The page on phones and tablets: full screen, real fingers, and turned as the phone is."""

import json

import pytest
from conftest import open_device
from playwright.sync_api import expect
from running import middle, open_app, rest
from test_page import launch, lines

# The size of the page, in points, and the pixels in one.
MODELS = {"iPhone": (390, 664, 3), "Pixel": (412, 839, 2.625), "iPad": (810, 1080, 2)}


@pytest.fixture
def hold(browser):
    """Opens a page as a phone or tablet does, upright or on its side."""
    contexts, problems = [], []

    def open_page(name, url, is_sideways=False):
        width, height, scale = MODELS[name]
        context = browser.new_context(
            viewport={"width": height, "height": width} if is_sideways else {"width": width, "height": height},
            device_scale_factor=scale,
            is_mobile=True,
            has_touch=True,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        open_device(page, url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


def at(page, x, y):
    """A point of the device's screen, as parts of its size, in the window."""
    box = page.locator("#canvas").bounding_box()
    return box["x"] + x * box["width"], box["y"] + y * box["height"]


def touch(client, kind, *points):
    """Fingers on the glass, as the browser hears of them."""
    client.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]},
    )


@pytest.mark.parametrize("is_sideways", [False, True])
@pytest.mark.parametrize("name", MODELS)
def test_the_screen_fills_the_page(hold, device, name, is_sideways):
    page = hold(name, device.url, is_sideways)
    launch(page, device)
    if is_sideways:
        expect(page.locator("#device")).to_have_attribute("data-side", "left")
    rest(page)
    size, box = page.viewport_size, page.locator("#canvas").bounding_box()
    assert (size["width"] > size["height"]) == is_sideways == (box["width"] > box["height"])
    fills = [abs(box[side] - size[side]) < 2 for side in ("width", "height")]
    assert any(fills), box
    assert box["x"] >= -1 and box["x"] + box["width"] <= size["width"] + 1
    assert box["y"] >= -1 and box["y"] + box["height"] <= size["height"] + 1
    body = page.locator("#body").bounding_box()
    assert body["width"] == pytest.approx(box["width"], abs=1)
    for hidden in ("#bar", "#title"):
        expect(page.locator(hidden)).to_be_hidden()
    # Nothing to scroll, and nothing that a finger could zoom.
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    assert page.evaluate("getComputedStyle(document.documentElement).touchAction") == "none"
    assert page.evaluate("getComputedStyle(document.body).overscrollBehaviorY") == "none"


def test_the_handle_opens_the_controls_and_a_touch_closes_them(hold, device):
    page = hold("iPhone", device.url)
    launch(page, device)
    handle = page.get_by_role("button", name="Controls")
    handle.tap()
    bar = page.locator("#bar")
    expect(bar).to_be_visible()
    expect(handle).to_have_attribute("aria-expanded", "true")
    box = bar.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    for button in page.locator("#bar > :is(button, a, label):visible").all():
        inner = button.bounding_box()
        assert inner["x"] >= box["x"] and inner["x"] + inner["width"] <= box["x"] + box["width"]
        # No pointer that rests on a symbol is told what it's for: its name is there.
        name = button.locator("span").bounding_box()
        assert name["height"] > 10 and name["width"] <= inner["width"] + 1
    page.touchscreen.tap(*at(page, 0.3, 0.4))
    expect(bar).to_be_hidden()
    handle.tap()
    page.get_by_role("button", name="Home").first.tap()
    expect(page).to_have_title("iPhone 15")


def test_two_fingers_are_two_fingers(hold, device):
    page = hold("Pixel", device.url)
    sent = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda payload: sent.append(payload)),
    )
    page.reload()
    page.wait_for_selector("#canvas:not(.waiting)")
    launch(page, device)
    rest(page)
    client = page.context.new_cdp_session(page)
    touch(client, "touchStart", at(page, 0.4, 0.4))
    touch(client, "touchStart", at(page, 0.4, 0.4), at(page, 0.6, 0.6))
    for step in range(4):
        touch(client, "touchMove", at(page, 0.4 - step / 50, 0.4), at(page, 0.6 + step / 50, 0.6))
    touch(client, "touchEnd")
    expect(lines(page)).to_contain_text("tapped")
    fingers = {
        sample["finger"]
        for message in sent
        if "touches" in message
        for sample in json.loads(message)["touches"]["_0"]
    }
    assert fingers == {0, 1}


def test_the_device_turns_as_the_phone_does(hold, device):
    page = hold("iPhone", device.url)
    launch(page, device)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("#device")).to_have_attribute("data-side", "left")
    box = page.locator("#canvas").bounding_box()
    assert box["height"] == pytest.approx(390, abs=2)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#device")).not_to_have_attribute("data-side", "left")


def test_the_device_becomes_the_one_that_fits(hold, device):
    page = hold("iPad", device.url)
    page.get_by_role("button", name="Controls").tap()
    page.locator("#menu-button").tap()
    page.get_by_role("button", name="Fit This Screen").tap()
    expect(page.locator("#model")).to_have_value("iPad (9th generation)")
    rest(page)
    box = page.locator("#canvas").bounding_box()
    assert (box["width"], box["height"]) == (pytest.approx(810, abs=1), pytest.approx(1080, abs=1))


def test_a_text_is_edited_without_the_phones_own_keyboard(hold, device):
    page = hold("Pixel", device.url)
    launch(page, device)
    device.do("enter edit")
    keys = page.locator("#keys")
    expect(keys).to_be_focused()
    expect(keys).to_have_attribute("inputmode", "none")


def test_the_phones_own_keyboard_types_if_so_wished(hold, session):
    page = hold("Pixel", session.url)
    keys = page.locator("#keys")
    choose(page, "Type on This Phone’s Keyboard", "true")
    # While no text is edited, no tap brings the keyboard up.
    expect(keys).to_have_attribute("inputmode", "none")
    open_app(page, "Hello Enrique")
    field = page.get_by_role("textbox", name="Your own greeting")
    page.touchscreen.tap(*middle(field))
    expect(field).to_be_focused()
    expect(field).to_have_attribute("inputmode", "text")
    expect(keys).to_have_attribute("inputmode", "text")
    expect(page.get_by_role("group", name="Keyboard")).to_have_count(0)
    # A phone's keyboard composes a word, corrects it, and deletes without keys.
    page.keyboard.press("Control+A")
    client = page.context.new_cdp_session(page)
    client.send("Input.imeSetComposition", {"text": "Helo", "selectionStart": 4, "selectionEnd": 4})
    client.send("Input.insertText", {"text": "Hello "})
    expect(field).to_have_value("Hello ")
    erasure = {"key": "Unidentified", "windowsVirtualKeyCode": 229, "commands": ["deleteBackward"]}
    client.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **erasure})
    expect(field).to_have_value("Hello")
    # What the keyboard covers of the page is no place for the device.
    height = page.locator("#canvas").bounding_box()["height"]
    page.evaluate(
        """() => {
            Object.defineProperty(visualViewport, "height", { value: innerHeight / 2, configurable: true });
            visualViewport.dispatchEvent(new Event("resize"));
        }"""
    )
    assert page.locator("#canvas").bounding_box()["height"] < height * 0.6
    page.evaluate("() => { delete visualViewport.height; visualViewport.dispatchEvent(new Event('resize')); }")
    # It stays so until it's changed.
    page.reload()
    page.wait_for_selector("#canvas:not(.waiting)")
    choose(page, "Type on This Phone’s Keyboard", "false")
    page.touchscreen.tap(*middle(field))
    expect(field).to_be_focused()
    expect(field).to_have_attribute("inputmode", "none")
    expect(page.get_by_role("group", name="Keyboard")).to_be_visible()


def choose(page, title, state):
    """Chooses something in the menu that is on or off then."""
    page.get_by_role("button", name="Controls").tap()
    page.locator("#menu-button").tap()
    item = page.locator("#menu").get_by_role("button", name=title)
    item.tap()
    expect(item).to_have_attribute("aria-pressed", state)
    page.get_by_role("button", name="Close the menu").tap()
    page.get_by_role("button", name="Controls").tap()


def test_it_can_be_put_on_the_home_screen(hold, device):
    page = hold("Pixel", device.url)
    manifest = page.evaluate(
        """async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json()"""
    )
    assert manifest["display"] == "standalone"
    sizes = page.evaluate(
        """(icons) => Promise.all(icons.map(async ({ src }) => {
            const picture = await createImageBitmap(await (await fetch(src)).blob());
            return `${picture.width}x${picture.height}`;
        }))""",
        [icon for icon in manifest["icons"] if icon["type"] == "image/png"],
    )
    assert sizes == ["180x180", "512x512"]
    assert page.locator("meta[name=theme-color]").count() == 2
