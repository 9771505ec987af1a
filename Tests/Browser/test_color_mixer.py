"""ColorMixer in Chromium: typed, dragged, killed, pasted into, on two pages."""

import re

import pytest
from conftest import open_device
from playwright.sync_api import expect
from running import click, middle, open_app, pixel, rest, twin

# Half of a thumb: how far the ends of its way are from the slider's.
INSET = 15.5


@pytest.fixture(scope="module")
def only_page(phone_context, session):
    page = phone_context.new_page()
    open_device(page, session.url)
    yield page
    page.close()


@pytest.fixture
def mixer(only_page):
    """A page that shows ColorMixer as after its first launch."""
    page = only_page
    # A test that failed may have left the button down.
    page.mouse.up()
    if page.title() != "Color Mixer – iPhone 15":
        page.get_by_role("button", name="Home").first.click()
        expect(page).to_have_title("iPhone 15")
        rest(page)
        open_app(page, "Color Mixer")
    for row in ("red", "green", "blue"):
        enter(page, row, "0")
    click(page, view(page, "colorButton"))
    expect_values(page, 0, 0, 0)
    return page


def view(page, identifier):
    return twin(page).locator(f'[data-testid="{identifier}"]')


def enter(page, row, text):
    """Replaces what is in a field by typing."""
    click(page, view(page, f"{row}Field"))
    page.keyboard.press("Control+a")
    page.keyboard.type(text)


def expect_values(page, red, green, blue):
    """Waits until fields, sliders and the color view show the values."""
    for row, value in (("red", red), ("green", green), ("blue", blue)):
        expect(view(page, f"{row}Field")).to_have_value(str(value))
        expect(view(page, f"{row}Slider")).to_have_attribute("aria-valuetext", f"{value}%")
    expect_mixed(page, red, green, blue)


def expect_mixed(page, red, green, blue):
    """Waits until the canvas shows the mixed color."""
    x, y = place(page, *middle(view(page, "colorView")))
    wanted = [red * 2.55, green * 2.55, blue * 2.55]
    for _ in range(100):
        color = pixel(page, x, y)
        parts = [int(color[index : index + 2], 16) for index in (1, 3, 5)]
        if all(abs(part - value) <= 1 for part, value in zip(parts, wanted)):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{parts} is not {wanted}")


def place(page, x, y):
    """A point of the window as a part of the canvas' width and height."""
    box = page.locator("#canvas").bounding_box()
    return (x - box["x"]) / box["width"], (y - box["y"]) / box["height"]


def on_slider(page, row, value):
    """Where the thumb of a slider is at a value, in the window."""
    box = view(page, f"{row}Slider").bounding_box()
    scale = page.locator("#canvas").bounding_box()["width"] / 393
    way = box["width"] - 2 * INSET * scale
    return box["x"] + INSET * scale + way * value / 100, box["y"] + box["height"] / 2


def dismiss_alert(page):
    button = twin(page).get_by_role("button", name="OK")
    # Ten megabytes in a field take a busy machine its time.
    button.wait_for(state="attached", timeout=30_000)
    rest(page)
    click(page, button)
    button.wait_for(state="detached")


def drag(page, row, start, end):
    page.mouse.move(*on_slider(page, row, start))
    page.mouse.down()
    page.mouse.move(*on_slider(page, row, end), steps=12)
    page.mouse.up()


def test_values_come_back_after_a_swipe_in_the_app_switcher(mixer):
    enter(mixer, "red", "60")
    enter(mixer, "green", "20")
    click(mixer, view(mixer, "colorButton"))
    expect_values(mixer, 60, 20, 0)
    drag(mixer, "blue", 0, 103)
    expect_values(mixer, 60, 20, 100)

    mixer.get_by_role("button", name="Home", exact=True).first.click()
    expect(twin(mixer).get_by_role("button", name="Color Mixer")).to_have_count(1)
    mixer.get_by_role("button", name="Apps").click()
    card = twin(mixer).get_by_role("button", name="Color Mixer")
    expect(card).to_have_count(1)
    rest(mixer)
    x, y = middle(card)
    mixer.mouse.move(x, y)
    mixer.mouse.down()
    mixer.mouse.move(x, y - 400, steps=6)
    mixer.mouse.up()
    mixer.get_by_role("button", name="Home", exact=True).first.click()
    rest(mixer)
    open_app(mixer, "Color Mixer")
    expect_values(mixer, 60, 20, 100)


# Notes, for each frame that is drawn, the red of the color view and where the red slider's track
# ends being filled, as a part of the thumb's way.
WATCH_FRAMES = """([viewX, viewY, left, right, y]) => {
    const canvas = document.getElementById("canvas");
    const context = canvas.getContext("2d");
    const at = (x, y) => [Math.floor(x * canvas.width), Math.floor(y * canvas.height)];
    const [start, row] = at(left, y);
    const [end] = at(right, y);
    window.frames = [];
    canvas.addEventListener("drawn", () => {
        const red = context.getImageData(...at(viewX, viewY), 1, 1).data[0];
        const line = context.getImageData(start, row, end - start, 1).data;
        let last = -1;
        let first = -1;
        for (let x = 0; x < end - start; x++) {
            if (line[4 * x] === 255 && line[4 * x + 1] === 255 && line[4 * x + 2] === 255) {
                if (first < 0) first = x;
                last = x;
            }
        }
        window.frames.push({ red: red / 2.55, thumb: (first + last) / 2 / (end - start) * 100 });
    });
}"""


def watch_frames(page):
    view_place = place(page, *middle(view(page, "colorView")))
    left, y = place(page, *on_slider(page, "red", 0))
    right, _ = place(page, *on_slider(page, "red", 100))
    page.evaluate(WATCH_FRAMES, [*view_place, left, right, y])


def test_every_move_of_the_slider_has_a_frame_with_its_color(mixer):
    watch_frames(mixer)
    mixer.mouse.move(*on_slider(mixer, "red", 0))
    mixer.mouse.down()
    mixer.wait_for_timeout(100)
    for value in range(2, 101, 2):
        mixer.mouse.move(*on_slider(mixer, "red", value))
        # The status bar's clock has a frame of its own each minute, so not just any is waited for.
        mixer.wait_for_function(
            "value => Math.abs((window.frames.at(-1)?.red ?? 0) - value) < 1.2", arg=value)
    mixer.mouse.up()
    expect_values(mixer, 100, 0, 0)


def test_color_and_thumb_agree_on_every_frame_of_a_fast_drag(mixer):
    watch_frames(mixer)
    mixer.mouse.move(*on_slider(mixer, "red", 0))
    mixer.mouse.down()
    mixer.mouse.move(*on_slider(mixer, "red", 103), steps=150)
    mixer.mouse.up()
    expect_values(mixer, 100, 0, 0)
    frames = mixer.evaluate("() => window.frames")
    reds = [frame["red"] for frame in frames]
    assert reds == sorted(reds)
    assert len({round(red) for red in reds}) > 20
    # At its ends, the thumb reaches over the part of the track that is looked at.
    for frame in frames:
        if 20 < frame["red"] < 80:
            assert abs(frame["red"] - frame["thumb"]) < 3, frame


def picture(page):
    return page.evaluate("() => document.getElementById('canvas').toDataURL()")


def expect_same_picture(first, second):
    for _ in range(60):
        if picture(first) == picture(second):
            return
        first.wait_for_timeout(50)
    assert picture(first) == picture(second)


def test_two_pages_are_one_device(mixer, browser, session):
    other = browser.new_context(viewport={"width": 1100, "height": 1000}).new_page()
    open_device(other, session.url)
    view(other, "redSlider").wait_for(state="attached")
    drag(mixer, "red", 0, 40)
    expect_mixed(other, 40, 0, 0)
    expect_same_picture(mixer, other)
    drag(other, "green", 0, 70)
    expect_mixed(mixer, 40, 70, 0)
    expect_same_picture(mixer, other)

    other.mouse.move(*on_slider(other, "blue", 0))
    other.mouse.down()
    other.mouse.move(*on_slider(other, "blue", 50), steps=10)
    expect_mixed(mixer, 40, 70, 50)
    before = picture(mixer)
    other.context.close()
    rest(mixer)
    assert picture(mixer) == before
    expect_values(mixer, 40, 70, 50)
    # The finger that the closed page held down is gone: the slider can be taken hold of again.
    drag(mixer, "blue", 50, 90)
    expect_mixed(mixer, 40, 70, 90)
    drag(mixer, "red", 40, 10)
    expect_mixed(mixer, 10, 70, 90)


def paste(page, text):
    """Pastes a text that some other program has put on the clipboard."""
    page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.setData("text/plain", text);
            document.activeElement.dispatchEvent(new ClipboardEvent(
                "paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }""",
        text,
    )


BAD_VALUES = ["3.5", "abc", "🦄", " ", "1 2", "--5", "0x10"]
CLAMPED_VALUES = {"-5": 0, "101": 100, "99999999999999999999": 100}
GOOD_VALUES = {"١٢": 12, " 7 ": 7, "+9": 9}


@pytest.mark.parametrize("text", BAD_VALUES)
def test_what_is_no_number_changes_nothing(mixer, text):
    enter(mixer, "green", "30")
    click(mixer, view(mixer, "redField"))
    mixer.keyboard.press("Control+a")
    paste(mixer, text)
    click(mixer, view(mixer, "colorButton"))
    rest(mixer)
    assert view(mixer, "redField").input_value() == text
    expect(view(mixer, "greenField")).to_have_value("30")
    expect_mixed(mixer, 0, 0, 0)


@pytest.mark.parametrize("text, value", [*CLAMPED_VALUES.items(), *GOOD_VALUES.items()])
def test_a_pasted_number_is_applied_within_its_range(mixer, text, value):
    click(mixer, view(mixer, "redField"))
    mixer.keyboard.press("Control+a")
    paste(mixer, text)
    click(mixer, view(mixer, "colorButton"))
    if text in CLAMPED_VALUES:
        dismiss_alert(mixer)
    expect_values(mixer, value, 0, 0)


@pytest.mark.parametrize("piece, value", [("1", 100), ("abcdefgh\n", None)])
def test_ten_megabytes_are_pasted(mixer, piece, value):
    text = piece * (10_000_000 // len(piece))
    enter(mixer, "green", "30")
    click(mixer, view(mixer, "redField"))
    mixer.keyboard.press("Control+a")
    paste(mixer, text)
    click(mixer, view(mixer, "colorButton"))
    if value is None:
        expect(view(mixer, "redField")).to_have_value(re.compile("^abcdefgh abcdefgh"))
        expect_mixed(mixer, 0, 0, 0)
    else:
        dismiss_alert(mixer)
        expect_values(mixer, value, 30, 0)
    drag(mixer, "blue", 0, 60)
    expect(view(mixer, "blueField")).to_have_value("60")
    expect(mixer.get_by_text("isn’t responding")).to_be_hidden()
