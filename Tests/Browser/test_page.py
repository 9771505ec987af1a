"""What a person does on the page, and what they see."""

import re
import urllib.error
import urllib.request

from conftest import open_device
from playwright.sync_api import expect

PHONE = (393, 852)


def at(page, x, y):
    """A point of the device's screen as a point of the window."""
    box = page.locator("#canvas").bounding_box()
    return box["x"] + x / PHONE[0] * box["width"], box["y"] + y / PHONE[1] * box["height"]


def lines(page):
    """The texts that the app in front shows, as a screen reader reads them."""
    return page.locator("#twin")


def launch(page, device, name="test.alpha"):
    device.do(f"launch {name}")
    expect(lines(page)).to_contain_text("launched")


def test_tapping_an_icon_opens_the_app_and_home_leaves_it(page, device):
    icon = page.get_by_role("button", name="Beta")
    box = icon.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(lines(page)).to_contain_text("launched")
    expect(page).to_have_title("Beta – iPhone 15")
    page.get_by_role("button", name="Home").first.click()
    expect(page.get_by_role("button", name="Gamma")).to_have_count(1)


def test_what_an_app_showed_before_it_is_relaunched_does_not_come_back(browser, device):
    page = browser.new_page()
    sent = []

    def connect(route):
        def pass_on(message):
            if b'"elements"' in message and b"typed before" in message:
                sent.append(lambda: route.send(message))
            route.send(message)

        route.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), connect)
    open_device(page, device.url)
    launch(page, device)
    device.do("enter before")
    expect(lines(page)).to_contain_text("typed before")
    page.evaluate(
        """() => {
            const twin = document.getElementById("twin");
            window.returns = 0;
            new MutationObserver(() => { window.returns += twin.textContent.includes("typed before"); })
                .observe(twin, { childList: true, subtree: true, characterData: true });
        }"""
    )
    page.get_by_role("button", name="Relaunch").click()
    # What was still on its way when the button was clicked.
    sent[-1]()
    expect(lines(page)).to_contain_text("launched")
    assert page.evaluate("window.returns") == 0
    expect(lines(page)).not_to_contain_text("typed before")
    page.close()


def test_an_app_that_is_ready_long_after_its_first_frame_can_be_read(page, device):
    device.do("launch test.alpha late")
    expect(lines(page)).to_contain_text("value 0")


def test_a_drag_follows_the_pointer(page, device):
    launch(page, device)
    page.mouse.move(*at(page, 50, 300))
    page.mouse.down()
    page.mouse.move(*at(page, 200, 300), steps=8)
    expect(lines(page)).to_contain_text("value 200")
    page.mouse.up()
    expect(lines(page)).to_contain_text("tapped")


def test_typing_arrives_in_order(page, device):
    launch(page, device)
    page.mouse.click(*at(page, 50, 300))
    page.keyboard.type("Hej, Grüße 123!")
    expect(lines(page)).to_contain_text("typed Hej, Grüße 123!")


def test_an_input_method_composes(page, device):
    launch(page, device)
    device.do("enter edit")
    expect(page.locator("#keys")).to_be_focused()
    client = page.context.new_cdp_session(page)
    client.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    expect(lines(page)).to_contain_text('text setMarked("に")')
    client.send("Input.insertText", {"text": "日"})
    expect(lines(page)).to_contain_text('text setMarked("日")')
    expect(lines(page)).to_contain_text("text unmark")


def test_pasting(page, device):
    launch(page, device)
    page.mouse.click(*at(page, 50, 300))
    page.evaluate(
        """() => {
          const data = new DataTransfer();
          data.setData("text/plain", "from elsewhere");
          document.activeElement.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }"""
    )
    expect(lines(page)).to_contain_text('text paste("from elsewhere")')
    expect(lines(page)).to_contain_text("pasteboard from elsewhere")


def test_assistive_technology_presses_a_button(page, device):
    launch(page, device)
    page.get_by_role("button", name="Press me").focus()
    page.keyboard.press("Enter")
    expect(lines(page)).to_contain_text("action activate on 1000")


def test_two_fingers_with_alt(page, device):
    launch(page, device)
    page.mouse.move(*at(page, 100, 300))
    page.keyboard.down("Alt")
    page.mouse.move(*at(page, 110, 300))
    expect(page.locator("#fingers i")).to_have_count(2)
    page.mouse.down()
    page.mouse.move(*at(page, 150, 300), steps=3)
    page.mouse.up()
    page.keyboard.up("Alt")
    # The last finger of each sample is the mirrored one.
    expect(lines(page)).to_contain_text("value 243")


def test_the_wheel_scrolls_and_touches_nothing(page, device):
    launch(page, device)
    page.mouse.move(*at(page, 200, 400))
    page.mouse.wheel(0, 4)
    expect(lines(page)).to_contain_text(re.compile("trackpad began 0,-[45]"))
    expect(lines(page)).to_contain_text("trackpad ended 0,0")
    page.mouse.wheel(120, 0)
    expect(lines(page)).to_contain_text(re.compile("wheel began -1[0-9]+,0"))
    expect(lines(page)).not_to_contain_text("tapped")


def test_numbers_that_make_no_sense_end_the_connection(page, device):
    launch(page, device)
    closed = page.evaluate(
        """async () => {
            const url = new URL("socket", location.href);
            url.protocol = "ws:";
            const gesture = { kind: "wheel", phase: "began", location: [1, 1],
                translation: [0, 0], scale: 1, timestamp: 1 };
            const touch = { finger: 1, phase: "began", location: [1, 1], timestamp: 1 };
            const bad = [
                { pointer: { _0: { ...gesture, translation: [0, 1e300] } } },
                { pointer: { _0: { ...gesture, location: [-1e9, 0] } } },
                { pointer: { _0: { ...gesture, scale: 0 } } },
                { pointer: { _0: { ...gesture, timestamp: -1 } } },
                { touches: { _0: [{ ...touch, location: [1e40, 1] }] } },
                { touches: { _0: [{ ...touch, finger: 1e12 }] } },
                { touches: { _0: Array(100).fill(touch) } },
                { key: { _0: { isDown: true, code: "a".repeat(1000), characters: "",
                    modifiers: 0, isRepeat: false } } },
            ];
            return await Promise.all(bad.map((message) => new Promise((done) => {
                const socket = new WebSocket(url);
                socket.onopen = () => socket.send(JSON.stringify(message));
                socket.onclose = () => done(true);
                setTimeout(() => done(false), 3000);
            })));
        }"""
    )
    assert closed == [True] * 8
    expect(lines(page)).to_contain_text("launched")


def test_a_crash_is_told_and_the_device_lives(page, device):
    launch(page, device)
    device.do("enter crash")
    card = page.get_by_role("alert").filter(has_text="Alpha crashed")
    expect(card).to_be_visible(timeout=20000)
    expect(card).to_contain_text("asked to crash")
    expect(card).to_contain_text("FakeApp.swift")
    expect(page.get_by_role("button", name="Beta")).to_have_count(1)
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def test_an_app_that_hangs_can_be_killed(page, device):
    device.do("silence 0.4")
    launch(page, device)
    device.do("enter hang 30")
    expect(page.get_by_text("Alpha isn’t responding.")).to_be_visible()
    page.get_by_role("button", name="Kill").click()
    expect(page.get_by_role("button", name="Beta")).to_have_count(1)
    expect(page.get_by_text("Alpha isn’t responding.")).to_be_hidden()


def test_build_errors_show_the_source(page, device):
    device.do("build failed")
    card = page.get_by_role("alert").filter(has_text="Build failed")
    expect(card).to_contain_text("cannot find 'color' in scope")
    expect(card.locator("mark")).to_have_text(re.compile("24 .*= color"))
    device.do("build succeeded")
    expect(page.get_by_text("Built HelloEnrique in 1.4 s")).to_be_visible()


def test_reports_and_output_are_in_the_log(page, device):
    launch(page, device)
    device.do("enter report")
    device.do("enter print good day")
    expect(page.locator("#log-button b")).to_have_text("1")
    page.locator("#log-button").click()
    expect(page.locator("#log")).to_contain_text("Alpha: asked to report (Main.storyboard)")
    expect(page.locator("#log")).to_contain_text("good day")


def test_turning_and_darkness_are_real_changes(page, device):
    launch(page, device)
    page.get_by_role("button", name="Rotate right").click()
    page.wait_for_function("() => document.getElementById('device').dataset.side === 'left'")
    size = page.locator("#screen").bounding_box()
    assert size["width"] > size["height"]
    page.get_by_role("button", name="Dark").click()
    expect(page.get_by_role("button", name="Light")).to_be_visible()
    expect(lines(page)).to_contain_text("configured")


def test_choosing_another_device(page, device):
    launch(page, device)
    page.get_by_label("Model").select_option("iPad mini (6th generation)")
    expect(page).to_have_title("Alpha – iPad mini (6th generation)")


def test_two_pages_show_the_same_and_one_may_leave(page, device, browser):
    launch(page, device)
    context = browser.new_context()
    other = context.new_page()
    open_device(other, device.url)
    page.mouse.click(*at(page, 123, 300))
    expect(lines(other)).to_contain_text("value 123")
    context.close()
    page.mouse.click(*at(page, 77, 300))
    expect(lines(page)).to_contain_text("value 77")


def test_a_finger_of_a_page_that_leaves_is_lifted(page, device, browser):
    launch(page, device)
    context = browser.new_context()
    other = context.new_page()
    open_device(other, device.url)
    box = other.locator("#canvas").bounding_box()
    other.mouse.move(box["x"] + 100, box["y"] + 300)
    other.mouse.down()
    context.close()
    expect(lines(page)).to_contain_text("cancelled")


def test_a_swipe_from_the_edge_goes_home(page, device):
    launch(page, device)
    page.mouse.move(*at(page, 200, 846))
    page.mouse.down()
    page.mouse.move(*at(page, 200, 400), steps=6)
    page.mouse.up()
    expect(page.get_by_role("button", name="Gamma")).to_have_count(1)


def test_swiping_a_card_away_kills(page, device):
    launch(page, device, "test.beta")
    launch(page, device)
    page.get_by_role("button", name="Apps").click()
    card = page.get_by_role("button", name="Alpha")
    expect(card).to_have_count(1)
    page.wait_for_timeout(500)
    page.mouse.move(*at(page, 200, 500))
    page.mouse.down()
    page.mouse.move(*at(page, 200, 150), steps=6)
    page.mouse.up()
    expect(card).to_have_count(0)
    expect(page.get_by_role("button", name="Beta")).to_have_count(1)


def status(url, headers=None):
    """The status of a request as a foreign program makes it."""
    request = urllib.request.Request(url, headers=headers or {})
    try:
        return urllib.request.urlopen(request).status
    except urllib.error.HTTPError as error:
        return error.code


def test_strangers_do_not_get_in(device):
    base = device.url.rstrip("/").rsplit("/", 1)[0]
    assert status(device.url) == 200
    assert status(base + "/") == 404
    assert status(base + "/guess/") == 404
    assert status(device.url, {"Host": "evil.example"}) == 403
    assert status(device.url, {"Origin": "http://evil.example"}) == 403
    handshake = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
    }
    assert status(device.url + "socket", handshake) == 403
    assert status(device.url + "socket", {**handshake, "Origin": "http://evil.example"}) == 403
    assert status(device.url + "../../etc/passwd") in (400, 404)


def test_the_log_lies_beside_the_device_or_below(page, device):
    launch(page, device)
    for size in ({"width": 1200, "height": 960}, {"width": 820, "height": 700}, {"width": 420, "height": 900}):
        page.set_viewport_size(size)
        page.get_by_role("button", name="Console").click()
        expect(page.locator("#log")).to_be_visible()
        page.wait_for_timeout(100)
        log, body = page.locator("#log").bounding_box(), page.locator("#body").bounding_box()
        isBeside = body["x"] + body["width"] <= log["x"]
        isAbove = body["y"] + body["height"] <= log["y"]
        assert isBeside or isAbove, (size, body, log)
        title = page.locator("#title").bounding_box()
        isClear = title["x"] + title["width"] <= body["x"] or title["y"] + title["height"] <= body["y"]
        assert isClear, (size, body, title)
        page.get_by_role("button", name="Close the console").click()


def test_every_button_of_the_bar_is_reached_in_a_low_window(page, device):
    for size in ({"width": 900, "height": 300}, {"width": 1200, "height": 420}, {"width": 320, "height": 640}):
        page.set_viewport_size(size)
        # Where nobody records flows, there is no button for it.
        for button in page.locator("#bar :is(button, a):not([hidden])").all():
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert 0 <= box["y"] and box["y"] + box["height"] <= size["height"], (size, box)
            assert 0 <= box["x"] and box["x"] + box["width"] <= size["width"], (size, box)


def test_every_button_of_the_bar_is_there_in_a_narrow_window(page, device):
    for width in (320, 420, 600):
        page.set_viewport_size({"width": width, "height": 800})
        check_narrow(page, width)


def check_narrow(page, width):
    bar = page.locator("#bar").bounding_box()
    assert bar["x"] >= 0 and bar["x"] + bar["width"] <= width
    for button in page.locator("#bar > :is(button, a, label):visible").all():
        box = button.bounding_box()
        assert box["x"] >= bar["x"] and box["x"] + box["width"] <= bar["x"] + bar["width"]
        assert box["y"] >= bar["y"] and box["y"] + box["height"] <= bar["y"] + bar["height"]
    # The device and the console lie above it, however high it is.
    page.get_by_role("button", name="Console", exact=True).click()
    page.wait_for_timeout(100)
    panel, body = (page.locator(f"#{name}").bounding_box() for name in ("log", "body"))
    assert panel["y"] + panel["height"] < bar["y"]
    assert body["y"] + body["height"] <= panel["y"]
    page.get_by_role("button", name="Close the console").click()


def test_two_fingers_about_another_point(page, device):
    launch(page, device)
    page.mouse.move(*at(page, 100, 300))
    page.keyboard.down("Alt")
    page.mouse.move(*at(page, 110, 300))
    page.keyboard.down("Shift")
    page.mouse.move(*at(page, 60, 300))
    page.keyboard.up("Shift")
    page.mouse.down()
    page.mouse.move(*at(page, 80, 300), steps=3)
    page.mouse.up()
    page.keyboard.up("Alt")
    # Opposite about a middle that has moved with the fingers by 50 points to the left.
    expect(lines(page)).to_contain_text(re.compile("value 21[0-5]"))


def test_another_language_opens_the_app_anew(page, device):
    launch(page, device)
    page.mouse.click(*at(page, 50, 300))
    page.keyboard.type("before")
    expect(lines(page)).to_contain_text("typed before")
    languages = page.get_by_role("combobox", name="Language and region")
    expect(languages).to_have_value("en-US")
    expect(languages.locator("option[value='de-DE']")).to_have_text("Deutsch – Deutschland")
    languages.select_option("de-DE")
    expect(lines(page)).not_to_contain_text("typed before")
    expect(lines(page)).to_contain_text("launched")
    page.reload()
    expect(languages).to_have_value("de-DE")
