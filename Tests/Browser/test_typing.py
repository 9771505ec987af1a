"""Text input in Chromium: a real keyboard, real composition, the clipboard of the person's machine."""

import re

import pytest
from conftest import open_device
from places import ROOT
from playwright.sync_api import expect
from running import Session, click, rest

FIELD = "field"


@pytest.fixture(scope="module")
def typing(browser, tmp_path_factory):
    """A browser's context that may use the clipboard, and a device with the app."""
    session = Session(tmp_path_factory.mktemp("home"), ROOT / "Tests/Projects/Typing")
    context = browser.new_context(viewport={"width": 1100, "height": 1000})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield context, session
    context.close()
    session.close()


@pytest.fixture
def page(typing):
    """The page of an app that was just launched."""
    context, session = typing
    page = context.new_page()
    open_device(page, session.url)
    page.get_by_role("button", name="Relaunch").click()
    expect(text(page, FIELD)).to_have_value("")
    yield page
    page.close()


def text(page, name):
    return page.locator(f'#twin [data-testid="{name}"]')


def edit(page, name):
    """Puts the caret into a text with the mouse."""
    text(page, name).wait_for(state="attached")
    click(page, text(page, name))
    page.locator("#twin").get_by_role("button", name="space").wait_for(state="attached")


def ime(page):
    return page.context.new_cdp_session(page)


def compose(client, unfinished):
    count = len(unfinished)
    client.send(
        "Input.imeSetComposition",
        {"text": unfinished, "selectionStart": count, "selectionEnd": count},
    )


def test_words_lines_and_everything_are_selected_by_keys(page):
    edit(page, FIELD)
    page.keyboard.type("one two three")
    page.keyboard.press("Alt+ArrowLeft")
    page.keyboard.press("Shift+Alt+ArrowLeft")
    expect(text(page, "selection")).to_have_text("4,4 ‘two ’")
    page.keyboard.press("Shift+Control+ArrowRight")
    expect(text(page, "selection")).to_have_text(re.compile("^8,5"))
    page.keyboard.press("Control+A")
    expect(text(page, "selection")).to_have_text("0,13 ‘one two three’")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Alt+Backspace")
    expect(text(page, FIELD)).to_have_value("one two ")
    page.keyboard.press("Control+ArrowLeft")
    page.keyboard.press("Delete")
    expect(text(page, FIELD)).to_have_value("ne two ")
    page.keyboard.press("Control+Z")
    page.keyboard.press("Control+Z")
    expect(text(page, FIELD)).to_have_value("one two three")
    page.keyboard.press("Control+Shift+Z")
    expect(text(page, FIELD)).to_have_value("one two ")


def test_copying_reaches_the_clipboard_of_the_machine(page):
    edit(page, FIELD)
    page.keyboard.type("Grüße 👋")
    page.keyboard.press("Control+A")
    page.keyboard.press("Control+C")
    page.wait_for_function(
        "async () => await navigator.clipboard.readText() === 'Grüße 👋'"
    )
    page.keyboard.press("Control+X")
    expect(text(page, FIELD)).to_have_value("")


def test_pasting_takes_from_the_clipboard_of_the_machine(page):
    page.evaluate("navigator.clipboard.writeText('from outside')")
    edit(page, FIELD)
    page.keyboard.press("Control+V")
    expect(text(page, FIELD)).to_have_value("from outside")
    edit(page, "code")
    page.keyboard.press("Control+V")
    page.keyboard.type("abc")
    expect(text(page, "code")).to_have_value("abc")


def test_a_held_key_repeats(page):
    edit(page, FIELD)
    page.keyboard.type("abcdef")
    page.keyboard.down("Backspace")
    page.keyboard.down("Backspace")
    page.keyboard.down("Backspace")
    page.keyboard.up("Backspace")
    expect(text(page, FIELD)).to_have_value("abc")


def test_the_third_level_of_a_keyboard_types(page):
    edit(page, FIELD)
    page.evaluate(
        """() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {
            key: '@', code: 'KeyQ', ctrlKey: true, altKey: true, modifierAltGraph: true,
            bubbles: true, cancelable: true }))"""
    )
    expect(text(page, FIELD)).to_have_value("@")


def test_composed_text_is_marked_until_it_is_final(page):
    edit(page, FIELD)
    page.keyboard.type("a")
    expect(text(page, FIELD)).to_have_value("a")
    client = ime(page)
    compose(client, "に")
    expect(text(page, "changes")).to_have_text(re.compile("marked: true"))
    compose(client, "にほん")
    expect(text(page, FIELD)).to_have_value("aにほん")
    client.send("Input.insertText", {"text": "日本"})
    expect(text(page, FIELD)).to_have_value("a日本")
    page.keyboard.type("b")
    expect(text(page, FIELD)).to_have_value("a日本b")
    expect(text(page, "changes")).to_have_text(re.compile("marked: false"))
    page.keyboard.press("Control+Z")
    expect(text(page, FIELD)).to_have_value("")


def test_a_composition_that_is_given_up_leaves_nothing(page):
    edit(page, FIELD)
    page.keyboard.type("ab")
    expect(text(page, FIELD)).to_have_value("ab")
    client = ime(page)
    compose(client, "ni")
    expect(text(page, FIELD)).to_have_value("abni")
    compose(client, "")
    expect(text(page, FIELD)).to_have_value("ab")
    page.keyboard.type("c")
    expect(text(page, FIELD)).to_have_value("abc")


def test_a_tap_elsewhere_keeps_what_was_composed(page):
    edit(page, FIELD)
    client = ime(page)
    compose(client, "かな")
    expect(text(page, FIELD)).to_have_value("かな")
    edit(page, "notes")
    expect(text(page, FIELD)).to_have_value("かな")
    client = ime(page)
    compose(client, "ん")
    client.send("Input.insertText", {"text": "ん"})
    expect(text(page, "notes")).to_have_value("ん")
    expect(text(page, FIELD)).to_have_value("かな")


def test_the_delegate_decides_about_composed_text_too(page):
    edit(page, "code")
    page.keyboard.type("abc")
    expect(text(page, "code")).to_have_value("abc")
    client = ime(page)
    compose(client, "に")
    expect(text(page, "code")).to_have_value("abcに")
    compose(client, "にほ")
    client.send("Input.insertText", {"text": "日本"})
    page.keyboard.press("ArrowLeft")
    expect(text(page, "code")).to_have_value("abcに")


def test_emoji_and_dead_keys_come_as_text(page):
    edit(page, FIELD)
    client = ime(page)
    client.send("Input.insertText", {"text": "👩‍🚀"})
    expect(text(page, FIELD)).to_have_value("👩‍🚀")
    compose(client, "´")
    client.send("Input.insertText", {"text": "é"})
    expect(text(page, FIELD)).to_have_value("👩‍🚀é")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    expect(text(page, FIELD)).to_have_value("")


def note_drawn_texts(page):
    """Keeps every text that is drawn from now on in `drawn`."""
    page.evaluate(
        """() => {
            window.drawn = [];
            const fillText = CanvasRenderingContext2D.prototype.fillText;
            CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
                window.drawn.push(text);
                return fillText.call(this, text, ...rest);
            };
        }"""
    )


def test_the_last_character_of_a_hidden_text_is_shown_for_a_moment(page):
    note_drawn_texts(page)
    edit(page, "secret")
    page.keyboard.type("s")
    page.keyboard.type("7")
    page.wait_for_function("() => window.drawn.some(text => text.includes('•7'))")
    page.wait_for_function("() => window.drawn.at(-1) && window.drawn.includes('••')")
    expect(text(page, "secret")).to_have_value("••")


def test_a_finger_that_rests_on_a_key_chooses_an_accent(page):
    edit(page, FIELD)
    # Keys are where they stay once the keyboard has risen.
    rest(page)
    keys = page.locator("#twin")
    keys.get_by_role("button", name=re.compile("^e$", re.I)).wait_for(state="attached")
    box = keys.get_by_role("button", name=re.compile("^e$", re.I)).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    note_drawn_texts(page)
    page.mouse.down()
    page.wait_for_function("() => window.drawn.some((text) => text.includes('É'))")
    page.mouse.move(x + 2 * box["width"], y - box["height"], steps=4)
    page.mouse.up()
    expect(text(page, FIELD)).to_have_value("É")
