"""A page outlives what it shows: a dropped socket, a server that ended and came back."""

import re

import pytest
from places import ROOT
from playwright.sync_api import expect
from running import Session, rest, twin
from test_menu import item

APP = ROOT / "Apps/HelloRoygbiv"


@pytest.fixture
def page(browser):
    page = browser.new_page(viewport={"width": 1100, "height": 1000})
    yield page
    page.close()


def test_a_page_comes_back_when_quince_runs_again(page, tmp_path):
    first = Session(tmp_path, APP)
    page.goto(first.url)
    expect(page).to_have_title("Roy G. Biv – iPhone 15")
    first.close()
    offline = page.locator("#offline")
    expect(offline).to_contain_text("Waiting for the device")
    expect(offline).to_contain_text("Quince isn’t running")

    second = Session(tmp_path, APP)
    try:
        assert second.url == first.url
        expect(offline).to_be_hidden()
        expect(page).to_have_title("Roy G. Biv – iPhone 15")
        twin(page).get_by_role("button", name="Change Text", exact=True).wait_for(state="attached")
        page.get_by_role("button", name="Home").first.click()
        expect(page).to_have_title("iPhone 15")
    finally:
        second.close()


def test_a_renewed_link_leaves_other_pages_outside(browser, page, tmp_path):
    session = Session(tmp_path, APP)
    other = browser.new_page()
    try:
        for each in (page, other):
            each.goto(session.url)
            expect(each).to_have_title("Roy G. Biv – iPhone 15")
        rest(page)
        item(page, "Renew Link").click()
        page.wait_for_url(lambda url: url != session.url)
        expect(page).to_have_title("Roy G. Biv – iPhone 15")
        session.wait_for(f"Quince is at {page.url}")
        expect(other.locator("#offline")).to_contain_text("This URL no longer works")
        assert page.request.get(session.url).status == 404
    finally:
        other.close()
        session.close()
    # The next run has the new address, and open pages come back.
    again = Session(tmp_path, APP)
    try:
        assert again.url == page.url
        expect(page.locator("#offline")).to_be_hidden()
    finally:
        again.close()
    renewed = Session(tmp_path, "--new-link", APP)
    try:
        assert renewed.url != again.url
        assert page.request.get(again.url).status == 404
    finally:
        renewed.close()


def test_a_device_has_one_user_at_a_time(tmp_path):
    first = Session(tmp_path, APP)
    try:
        with pytest.raises(AssertionError, match=f"in use by .*process {first.process.pid}"):
            Session(tmp_path, APP)
        second = Session(tmp_path, "--device-name", "second", APP)
        second.close()
        assert first.url != second.url
    finally:
        first.close()
    third = Session(tmp_path, APP)
    third.close()
    assert third.url == first.url


def test_nobody_else_can_read_the_address(tmp_path):
    Session(tmp_path, APP).close()
    (file,) = tmp_path.rglob("address.json")
    assert file.stat().st_mode & 0o077 == 0
    assert re.search(r"[0-9a-z]{26}", file.read_text())


def test_a_dropped_socket_is_opened_again(page, tmp_path):
    session = Session(tmp_path, APP)
    try:
        page.add_init_script(
            """(() => {
                const Socket = WebSocket;
                window.sockets = [];
                window.WebSocket = class extends Socket {
                    constructor(...all) { super(...all); window.sockets.push(this); }
                };
            })()"""
        )
        page.goto(session.url)
        expect(page).to_have_title("Roy G. Biv – iPhone 15")
        rest(page)
        page.evaluate("window.sockets.at(-1).close()")
        expect(page.locator("#offline")).to_be_visible()
        expect(page.locator("#offline")).to_be_hidden()
        assert page.evaluate("window.sockets.length") == 2
        page.get_by_role("button", name="Home").first.click()
        expect(page).to_have_title("iPhone 15")
    finally:
        session.close()
