"""Notifications, sent from the page as a server would send them."""

import base64
import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import open_device
from places import ROOT
from playwright.sync_api import expect
from running import Session, click, rest, twin


@pytest.fixture
def reminders(browser, tmp_path):
    """A page that shows an app that may show notifications."""
    session = Session(tmp_path, ROOT / "Tests/Projects/Reminders")
    page = browser.new_page(viewport={"width": 1200, "height": 960})
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    open_device(page, session.url)
    for name in ["Ask", "Allow"]:
        button = twin(page).get_by_role("button", name=name, exact=True)
        expect(button).to_be_visible()
        rest(page)
        click(page, button)
    expect(log(page)).to_contain_text("granted true")
    yield page
    page.close()
    session.close()
    assert problems == []


def log(page):
    return twin(page).locator('[data-testid="log"]')


def banner(page):
    return twin(page).locator('[data-testid="notification"]')


def payload(title, **more):
    return json.dumps({"aps": {"alert": {"title": title, "body": "Sent from the page."}}, **more})


def choose(page, name, text):
    page.locator("#payload").set_input_files(
        [{"name": name, "mimeType": "application/json", "buffer": text.encode()}]
    )


def drop(page, name, text):
    data = page.evaluate_handle(
        """([name, bytes]) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([atob(bytes)], name));
            return transfer;
        }""",
        [name, base64.b64encode(text.encode()).decode()],
    )
    page.dispatch_event("body", "drop", {"dataTransfer": data})


def test_a_file_is_sent_to_the_app_in_front(reminders):
    with reminders.expect_file_chooser():
        # A key can overtake the message by which Chromium learns that it's expected, but not this question's.
        reminders.evaluate("0")
        reminders.keyboard.press("Control+Shift+Y")
    choose(reminders, "hello.apns", payload("Hello"))
    expect(banner(reminders)).to_have_accessible_name("Reminders, Hello, Sent from the page.")
    expect(log(reminders)).to_contain_text("presents Hello")
    assert Axe().run(reminders).response["violations"] == []
    click(reminders, banner(reminders))
    expect(log(reminders)).to_contain_text("of Hello, pushed")
    expect(banner(reminders)).to_have_count(0)


def test_a_dropped_file_names_its_app(reminders):
    reminders.keyboard.press("Control+Shift+H")
    icon = twin(reminders).get_by_role("button", name="Reminders")
    expect(icon).to_be_visible()
    drop(reminders, "hello.json", payload("Dropped", **{"Simulator Target Bundle": "dev.quince.Reminders"}))
    expect(banner(reminders)).to_have_accessible_name("Reminders, Dropped, Sent from the page.")
    expect(banner(reminders)).to_have_count(0, timeout=10_000)
    drop(reminders, "hello.apns", payload("Again"))
    expect(reminders.locator("#notices")).to_contain_text("No app is in front")


def test_what_is_wrong_is_told(reminders):
    choose(reminders, "hello.apns", '{"alert": "Hello"}')
    expect(reminders.locator("#notices")).to_contain_text("A payload must have the key “aps”")
    choose(reminders, "large.apns", payload("x" * 5000))
    expect(reminders.locator("#notices")).to_contain_text("accept at most 4096")
    choose(reminders, "huge.apns", payload("x" * 70_000))
    expect(reminders.locator("#notices")).to_contain_text("“huge.apns” is too large for a notification")
