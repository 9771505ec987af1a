"""The device's menu: every item, and what a real app sees of it."""

import base64
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import open_device, own_page
from places import ROOT
from playwright.sync_api import expect
from running import Session, expect_pixel, pixel, rest, twin

# A picture with one red pixel.
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
)


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    """`quince run` with an app that shows the device's settings."""
    session = Session(tmp_path_factory.mktemp("home"), ROOT / "Tests/Projects/Settings")
    yield session
    session.close()


@pytest.fixture
def page(browser, session):
    clipboard = ["clipboard-read", "clipboard-write"]
    with own_page(browser, viewport={"width": 1200, "height": 960}, permissions=clipboard) as page:
        open_device(page, session.url)
        expect(page).to_have_title("Settings – iPhone 15")
        yield page


def item(page, title):
    """An item of the menu, which is opened for it."""
    menu = page.locator("#menu")
    if not menu.is_visible():
        page.get_by_role("button", name="Menu", exact=True).click()
    return menu.locator(f'.item[data-title="{title}"]')


def choose(page, title):
    """Chooses an item, and leaves the menu."""
    item(page, title).click()
    if page.locator("#menu").is_visible():
        page.keyboard.press("Escape")


def told(page, text):
    """Waits until the app says that it was told something."""
    expect(twin(page)).to_contain_text(text)


def turn_on(page, title):
    """Turns a switch on."""
    choose(page, title)
    expect(item(page, title)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    "title, button", [("Console", "log-button"), ("Inspector", "inspector-button"),
                      ("Pick a View", "inspector-button")])
def test_the_menu_closes_for_what_opens_beside_the_device(page, title, button):
    item(page, title).click()
    expect(page.locator("#menu")).to_be_hidden()
    expect(page.locator(f"#{button}")).to_have_attribute("aria-expanded", "true")


def test_the_device_stays_where_it_is_when_a_name_appears(page):
    page.set_viewport_size({"width": 1200, "height": 1000})
    body = page.locator(".device .body").first

    def box_with(name):
        page.evaluate("name => document.getElementById('app-name').textContent = name", name)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
        return body.bounding_box()

    boxes = [box_with(name) for name in ["", "Notes", "The Name of an App That Is Long", ""]]
    assert boxes.count(boxes[0]) == len(boxes), boxes
    box_with("The Name of an App That Is Long")
    title = page.locator("#title").bounding_box()
    assert title["x"] + title["width"] <= boxes[0]["x"]


def check(page, what):
    results = Axe().run(page)
    found = [
        f"{violation['id']}: {node['html'][:200]}"
        for violation in results.response["violations"]
        for node in violation["nodes"]
    ]
    assert found == [], f"{what}:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "title, word",
    [
        ("Increase Contrast", "contrast"),
        ("Reduce Motion", "motion"),
        ("Bold Text", "bold"),
        ("Reduce Transparency", "transparency"),
        ("Button Shapes", "shapes"),
        ("Grayscale", "gray"),
        ("Differentiate Without Color", "differentiate"),
    ],
)
def test_a_switch_of_accessibility_reaches_the_app(page, title, word):
    choose(page, "Relaunch")
    expect(twin(page)).to_contain_text("none")
    turn_on(page, title)
    expect(twin(page).get_by_text(word, exact=True).first).to_be_attached()
    expect(twin(page)).not_to_contain_text("none")
    choose(page, title)
    expect(twin(page)).to_contain_text("none")


def test_contrast_bold_text_and_layers_are_seen(page):
    rest(page)
    canvas = page.locator("#canvas")
    plain = canvas.screenshot()
    for title in ("Increase Contrast", "Bold Text", "Button Shapes", "Color Blended Layers", "Color Misaligned Images"):
        turn_on(page, title)
        rest(page)
        assert canvas.screenshot() != plain, title
        choose(page, title)
        expect(item(page, title)).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("Escape")
        rest(page)


def test_grayscale_is_seen(page):
    turn_on(page, "Grayscale")
    assert page.locator("#canvas").evaluate("node => getComputedStyle(node).filter") == "grayscale(1)"
    choose(page, "Grayscale")
    expect(page.locator("#screen")).not_to_have_class("grayscale")


def test_cross_fades_need_reduced_motion(page):
    choose(page, "Prefer Cross-Fade Transitions")
    expect(twin(page)).to_contain_text("none")
    choose(page, "Reduce Motion")
    expect(twin(page)).to_contain_text("motion, fade")
    choose(page, "Reduce Motion")
    choose(page, "Prefer Cross-Fade Transitions")


def test_a_memory_warning_reaches_the_delegate_the_observer_and_the_controller(page):
    choose(page, "Simulate Memory Warning")
    told(page, "delegate: memory, memory, controller: memory")


def test_locking_and_unlocking(page):
    choose(page, "Lock")
    expect(twin(page).get_by_role("button", name="Unlock")).to_be_attached()
    expect(page).to_have_title("iPhone 15")
    # The swipe that goes home opens the device.
    box = page.locator("#canvas").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    expect(page).to_have_title("Settings – iPhone 15")
    told(page, "resign, background, protected, available, active")


def test_slow_animations(page):
    turn_on(page, "Slow Animations")
    twin(page).get_by_role("button", name="Move").click()
    told(page, "moved in slow time")
    choose(page, "Slow Animations")
    twin(page).get_by_role("button", name="Move").click()
    told(page, "moved in usual time")


def test_the_time_zone(page):
    item(page, "Time Zone").locator("select").select_option("Asia/Tokyo")
    told(page, "Asia/Tokyo")
    told(page, "zone, significant time")
    item(page, "Time Zone").locator("select").select_option("")
    expect(twin(page)).not_to_contain_text("Asia/Tokyo")


def test_the_call_widens_the_pill_or_the_bar(page):
    rest(page)
    before = pixel(page, 55 / 393, 22 / 852)
    choose(page, "In-Call Status Bar")
    expect_pixel(page, 45 / 393, 30 / 852, "#33c759")
    choose(page, "In-Call Status Bar")
    expect_pixel(page, 55 / 393, 22 / 852, before)


def test_pseudolanguages(page):
    told(page, "left to right")
    choose(page, "Right-to-Left Pseudolanguage")
    told(page, "right to left")
    choose(page, "Right-to-Left Pseudolanguage")
    told(page, "left to right")
    choose(page, "Double-Length Pseudolanguage")
    told(page, "Good morning Good morning")
    choose(page, "Double-Length Pseudolanguage")
    choose(page, "Accented Pseudolanguage")
    told(page, "Ğööð möŕñîñğ")
    choose(page, "Accented Pseudolanguage")
    expect(twin(page)).to_contain_text("Good morning")


def test_the_software_keyboard(page):
    keyboard = twin(page).get_by_role("group", name="Keyboard")
    twin(page).get_by_role("textbox").click()
    expect(keyboard).to_be_attached()
    choose(page, "Connect Hardware Keyboard")
    expect(keyboard).not_to_be_attached()
    told(page, "keyboard hidden")
    choose(page, "Toggle Software Keyboard")
    expect(keyboard).to_be_attached()
    choose(page, "Toggle Software Keyboard")
    expect(keyboard).not_to_be_attached()
    choose(page, "Connect Hardware Keyboard")
    expect(keyboard).to_be_attached()
    choose(page, "Relaunch")


def test_urls(page):
    choose(page, "Open URL…")
    page.locator("#ask input").fill("settings-test://from-the-menu")
    page.keyboard.press("Enter")
    told(page, "settings-test://from-the-menu")
    choose(page, "Open URL…")
    page.locator("#ask input").fill("nobody:home")
    page.locator("#ask").get_by_role("button", name="Open URL").click()
    expect(page.locator("#notices")).to_contain_text("Apps open settings-test:")
    page.locator("#notices").get_by_role("button", name="Close").click()


def test_the_clipboards(page):
    page.evaluate("navigator.clipboard.writeText('from this machine')")
    choose(page, "Send Clipboard")
    expect(page.locator("#notices")).to_contain_text("Copied the text to the device")
    page.evaluate("navigator.clipboard.writeText('')")
    choose(page, "Get Clipboard")
    expect(page.locator("#notices")).to_contain_text("Copied")
    page.wait_for_function("async () => await navigator.clipboard.readText() === 'from this machine'")


def test_screenshots(page):
    with page.expect_download() as download:
        choose(page, "Save Screenshot")
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    choose(page, "Copy Screenshot")
    expect(page.locator("#notices")).to_contain_text("Copied a screenshot")
    types = page.evaluate("async () => (await navigator.clipboard.read())[0].types")
    assert types == ["image/png"]


def test_photos_are_dropped(page):
    page.locator("#photos").set_input_files(
        [{"name": "a.png", "mimeType": "image/png", "buffer": PICTURE}]
    )
    expect(page.locator("#notices")).to_contain_text("Added an image")
    data = page.evaluate_handle(
        """(bytes) => {
            const transfer = new DataTransfer();
            const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
            transfer.items.add(new File([data], "b.png", { type: "image/png" }));
            transfer.items.add(new File(["no picture"], "c.txt", { type: "text/plain" }));
            return transfer;
        }""",
        base64.b64encode(PICTURE).decode(),
    )
    page.dispatch_event("body", "dragover", {"dataTransfer": data})
    expect(page.locator("body")).to_have_class("dropping")
    page.dispatch_event("body", "drop", {"dataTransfer": data})
    expect(page.locator("#notices")).to_contain_text("Added an image")
    expect(page.locator("body")).not_to_have_class("dropping")


@pytest.mark.parametrize("kind, start", [("MP4", b"ftyp"), ("GIF", b"GIF8")])
def test_recording(page, kind, start, tmp_path):
    choose(page, f"Record {kind}")
    pill = page.locator("#filming")
    expect(pill).to_contain_text("Recording 0:0")
    twin(page).get_by_role("button", name="Move").click()
    expect(pill).to_contain_text("Recording 0:01")
    with page.expect_download(timeout=30_000) as download:
        pill.get_by_role("button", name="Stop").click()
    movie = download.value.path()
    assert start in movie.read_bytes()[:16]
    frames = subprocess.run(
        ["ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames",
         "-of", "csv=p=0", movie], capture_output=True, text=True, check=True)
    assert int(frames.stdout) >= 10
    expect(pill).to_be_hidden()


def test_zoom(page):
    canvas = page.locator("#canvas")
    rest(page)
    fitting = canvas.bounding_box()["width"]
    choose(page, "Point Accurate")
    page.wait_for_function("document.getElementById('canvas').getBoundingClientRect().width === 393")
    choose(page, "Pixel Accurate")
    page.wait_for_function("document.getElementById('canvas').getBoundingClientRect().width === 1179")
    # What doesn't fit can be scrolled to.
    stage = page.locator("#stage")
    assert stage.evaluate("node => node.scrollHeight > node.clientHeight")
    assert stage.evaluate("node => getComputedStyle(node).overflowY") == "auto"
    choose(page, "Physical Size")
    page.wait_for_function(
        "Math.abs(document.getElementById('canvas').getBoundingClientRect().width - 246) < 1")
    choose(page, "Fit Screen")
    page.wait_for_function(
        "(width) => document.getElementById('canvas').getBoundingClientRect().width === width",
        arg=fitting)


def test_zoom_from_another_terminal(page, session):
    canvas = page.locator("#canvas")
    for zoom, title, width in (("point", "Point Accurate", 393), ("pixel", "Pixel Accurate", 1179)):
        session.command("zoom", zoom)
        expect(item(page, title)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        assert canvas.bounding_box()["width"] == width
    session.command("zoom", "fit")
    expect(item(page, "Fit Screen")).to_have_attribute("aria-pressed", "true")


def test_keys(page):
    page.keyboard.press("Control+Shift+KeyP")
    expect(page.locator("#menu")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Shift+KeyA")
    expect(page.get_by_role("button", name="Light", exact=True)).to_be_visible()
    page.keyboard.press("Control+Shift+KeyA")
    page.keyboard.press("Control+Shift+KeyM")
    told(page, "controller: memory")
    page.keyboard.press("Control+Shift+KeyL")
    expect(page).to_have_title("iPhone 15")
    page.keyboard.press("Control+Shift+KeyL")
    expect(page).to_have_title("Settings – iPhone 15")


def test_the_keyboard_alone_finds_and_changes_a_setting(page):
    page.keyboard.press("Control+Shift+KeyP")
    page.keyboard.type("bold")
    expect(page.locator("#menu .item")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(item(page, "Bold Text")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    expect(item(page, "Bold Text")).to_be_focused()
    page.keyboard.press("Space")
    expect(item(page, "Bold Text")).to_have_attribute("aria-pressed", "false")
    expect(item(page, "Bold Text")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page, scheme):
    page.emulate_media(color_scheme=scheme)
    item(page, "Lock").wait_for()
    check(page, "the menu")
    page.locator("#menu-search").fill("nothing of this name")
    check(page, "the menu with nothing found")
    page.keyboard.press("Escape")
    choose(page, "Open URL…")
    check(page, "the question for a URL")
    page.keyboard.press("Escape")
    choose(page, "Record MP4")
    expect(page.locator("#filming")).to_be_visible()
    check(page, "the recording")
    with page.expect_download(timeout=30_000):
        page.locator("#filming").get_by_role("button", name="Stop").click()


def test_another_system_rebuilds_and_relaunches_the_app(browser, tmp_path):
    session = Session(tmp_path, ROOT / "Tests/Projects/Systems")
    try:
        with own_page(browser, viewport={"width": 1200, "height": 960}) as page:
            open_device(page, session.url)
            expect(twin(page)).to_contain_text("18.5 false")
            system = item(page, "System").locator("select")
            expect(system).to_have_value("18.5")
            system.select_option("26.5")
            page.keyboard.press("Escape")
            # The app is built again in the meantime.
            expect(twin(page)).to_contain_text("26.5 true", timeout=120_000)
            expect(item(page, "System").locator("select")).to_have_value("26.5")
        session.wait_for("launch 2 on 26.5")
    finally:
        session.close()
