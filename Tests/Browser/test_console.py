"""The console on the page: levels, search, filters, copying, and where a crash or a hang is."""

import re

import pytest
from conftest import open_device, own_page
from places import ROOT
from playwright.sync_api import expect
from running import Session, click, open_app, twin

SOURCE = ROOT / "Tests/Projects/Messages/Messages/MessagesViewController.swift"


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    session = Session(
        tmp_path_factory.mktemp("home"), ROOT / "Tests/Projects/Messages", ROOT / "Tests/Projects/Trouble"
    )
    yield session
    session.close()


@pytest.fixture
def page(browser, session):
    """A page with Messages in front."""
    clipboard = ["clipboard-read", "clipboard-write"]
    with own_page(browser, viewport={"width": 1300, "height": 960}, permissions=clipboard) as page:
        open_device(page, session.url)
        page.get_by_role("button", name="Home", exact=True).first.click()
        open_app(page, "Messages")
        yield page


def press(page, name):
    click(page, twin(page).get_by_role("button", name=name, exact=True))


def line_of(text):
    return 1 + next(i for i, line in enumerate(SOURCE.read_text().split("\n")) if text in line)


def open_console(page):
    page.locator("#log-button").click()
    expect(page.locator("#log")).to_be_visible()
    return page.locator("#log li")


def test_messages_have_their_levels_and_can_be_looked_for(page, session):
    press(page, "Say")
    lines = open_console(page)
    expect(lines.filter(has_text="a fault")).to_have_class("logged fault")
    error = lines.filter(has_text="an error of two lines")
    expect(error).to_have_class("logged error")
    expect(error).to_have_text("network an error of two lines\nand its end")
    expect(error).to_have_attribute("title", "error · dev.quince.Messages · network")
    expect(lines.filter(has_text="a debug message")).to_have_class("logged debug")
    expect(lines.filter(has_text="by NSLog")).not_to_have_class("error-output")
    expect(lines.filter(has_text="unended")).to_have_class("error-output")
    assert re.fullmatch(r"\d\d:\d\d:\d\d\.\d{3}", error.get_attribute("data-time"))
    # The terminal shows the same, with the level in front.
    session.wait_for("error [network] an error of two lines")
    assert not any("\x1e" in line for line in session.lines)

    page.get_by_label("Level").select_option("error")
    expect(lines).to_have_count(2)
    expect(page.locator("#log-matches")).to_have_text("2 lines")
    page.get_by_label("Level").select_option("debug")
    search = page.get_by_label("Search the console")
    search.fill("AN ")
    expect(lines).to_have_count(2)
    assert page.locator("#log mark").all_text_contents() == ["an ", "an "]
    # New lines are found as they come.
    press(page, "Say")
    expect(page.locator("#log-matches")).to_have_text("4 lines")
    expect(lines).to_have_count(4)
    search.fill("nothing says this")
    expect(lines).to_have_count(0)
    expect(page.locator("#log-matches")).to_have_text("0 lines")
    search.fill("")
    expect(lines.filter(has_text="printed")).to_have_count(2)


def test_lines_are_copied_and_cleared_away(page):
    press(page, "Say")
    lines = open_console(page)
    expect(lines.filter(has_text="by NSLog").last).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(lines).to_have_count(0)
    press(page, "Say")
    expect(lines).to_have_count(8)
    clipboard = lambda: page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Copy").click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => text.includes('by NSLog'))")
    copied = clipboard().split("\n")
    # On a busy machine a line of standard error is read before one of standard output that was written first.
    assert any(re.fullmatch(r"\d\d:\d\d:\d\d\.\d{3} printed", line) for line in copied), copied
    # Only the lines of which something is selected.
    page.evaluate(
        """() => {
            const items = [...document.querySelectorAll("#log li")];
            const item = (text) => items.find((item) => item.textContent.includes(text));
            const range = document.createRange();
            range.setStart(item("an info message").firstChild, 1);
            range.setEnd(item("a notice").firstChild, 1);
            getSelection().removeAllRanges();
            getSelection().addRange(range);
        }"""
    )
    page.get_by_role("button", name="Copy").click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => !text.includes('by NSLog'))")
    assert [line[13:] for line in clipboard().split("\n")] == ["info network an info message", "default network a notice", ""]
    # What was cleared away doesn't come back with another page's connection or a search.
    page.get_by_label("Search the console").fill("printed")
    expect(lines).to_have_count(1)


def test_lines_of_one_app_can_be_shown_alone(page):
    press(page, "Say")
    page.get_by_role("button", name="Home", exact=True).first.click()
    open_app(page, "Trouble")
    press(page, "Exit")
    lines = open_console(page)
    ending = lines.filter(has_text="Trouble crashed: it exited with status 7")
    expect(ending.last).to_be_visible()
    # Where there are several apps, each line says whose it is.
    expect(lines.filter(has_text="printed").last).to_have_attribute("data-app", "Messages")
    page.get_by_label("App", exact=True).select_option("Trouble")
    expect(lines.filter(has_text="printed")).to_have_count(0)
    expect(ending.last).to_be_visible()
    page.get_by_label("App", exact=True).select_option("Messages")
    expect(lines.filter(has_text="printed").last).to_be_visible()
    expect(ending).to_have_count(0)


def test_a_hang_shows_where_the_main_thread_is(page, session):
    press(page, "Wait")
    veil = page.locator("#unresponsive")
    expect(veil).to_contain_text("Messages isn’t responding.", timeout=30000)
    place = f"MessagesViewController.swift:{line_of('semaphore.wait()')}"
    first = veil.locator(".calls li").first
    expect(first).to_contain_text("MessagesViewController.waitForever")
    link = first.get_by_role("link", name=place)
    assert link.get_attribute("href") == f"vscode://file{SOURCE}:{line_of('semaphore.wait()')}"
    expect(veil.locator(".calls li").nth(1)).to_contain_text("MessagesViewController.wait()")
    session.wait_for(f"{SOURCE}:{line_of('semaphore.wait()')}: error: Messages is stuck in")
    page.get_by_role("button", name="Kill").click()
    expect(veil).to_be_hidden()


def test_a_crash_shows_the_calls_of_the_person(page):
    press(page, "Divide")
    card = page.get_by_role("alert").filter(has_text="Messages crashed")
    expect(card).to_be_visible(timeout=30000)
    calls = card.locator(".calls li")
    expect(calls.first).to_contain_text("MessagesViewController.quotient(of:by:)")
    line = line_of("number / divisor")
    expect(calls.first.get_by_role("link")).to_have_text(f"MessagesViewController.swift:{line}")
    expect(calls.nth(1)).to_contain_text("MessagesViewController.divide()")
    # The system's calls are folded.
    expect(card.locator("pre")).to_be_hidden()
    card.get_by_text(re.compile("system frames")).click()
    expect(card.locator("pre")).to_contain_text("Called by UIKit:")
    expect(card.locator("pre")).to_contain_text("UIApplication.sendAction(_:to:from:for:)")
