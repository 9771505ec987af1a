"""The log on the page: what the apps print and are told of, however much it is."""

import re

from conftest import open_device, own_page
from playwright.sync_api import expect
from test_page import launch

LAST = "line 199999 of far too many"


def first_and_last(page):
    """The numbers of the first and the last line in the list."""
    texts = page.evaluate(
        """() => {
            const items = document.querySelectorAll("#log li");
            return [items[0].textContent, items[items.length - 1].textContent];
        }"""
    )
    return [int(text.split()[1]) for text in texts]


def scroll(page, place):
    page.evaluate(
        "(place) => { const list = document.querySelector('#log ol'); list.scrollTop = place; }",
        place,
    )


def test_the_newest_lines_are_shown_and_all_older_ones_can_be_read(page, device):
    launch(page, device)
    device.do("enter flood")
    page.locator("#log-button").click()
    expect(page.locator("#log li").last).to_have_text(LAST, timeout=60000)
    assert page.locator("#log li").count() <= 1000
    oldest = first_and_last(page)[0]
    for _ in range(5):
        scroll(page, 0)
        page.wait_for_function(
            "(text) => document.querySelector('#log li').textContent === text",
            arg=f"line {oldest - 300} of far too many",
        )
        oldest -= 300
        # The line that was read stays where it was.
        assert page.evaluate("() => document.querySelector('#log ol').scrollTop") > 1000
    first, last = first_and_last(page)
    assert last - first == page.locator("#log li").count() - 1 == 999
    # Whoever reads older lines is left in peace.
    device.do("enter print something new")
    page.wait_for_timeout(300)
    assert first_and_last(page) == [first, last]
    newest = page.get_by_role("button", name="Newest lines")
    newest.click()
    expect(page.locator("#log li").last).to_have_text("something new")
    expect(newest).to_be_hidden()
    device.do("enter print something newer")
    expect(page.locator("#log li").last).to_have_text("something newer")


def test_a_page_that_is_slow_to_show_lines_is_not_flooded(browser, device):
    sent, held, is_slow = [], [], False

    def connect(route):
        server = route.connect_to_server()

        def say(message):
            (held.append if is_slow and "gotLog" in message else server.send)(message)

        def receive(message):
            if b'{"log"' in message[:12]:
                sent.append(message)
            route.send(message)

        route.on_message(say)
        server.on_message(receive)
        connect.server = server

    with own_page(browser, viewport={"width": 1200, "height": 960}) as page:
        page.route_web_socket(re.compile("/socket$"), connect)
        open_device(page, device.url)
        launch(page, device)
        page.locator("#log-button").click()
        is_slow = True
        device.do("enter flood")
        expect(page.locator("#log li").last).to_contain_text("of far too many")
        page.wait_for_timeout(1000)
        # What it has yet to show is all that it's sent of the lines; all else goes on.
        assert len(sent) - len(held) == 0 and len(held) == 1
        page.get_by_role("button", name="Home").first.click()
        expect(page).to_have_title("iPhone 15")
        is_slow = False
        connect.server.send(held.pop())
        expect(page.locator("#log li").last).to_have_text(LAST, timeout=60000)


def test_two_hundred_thousand_lines_are_searched(page, device):
    launch(page, device)
    device.do("enter flood")
    page.locator("#log-button").click()
    expect(page.locator("#log li").last).to_have_text(LAST, timeout=60000)
    page.get_by_label("Search the console").fill("LINE 1234")
    # 1234, 12340 to 12349, 123400 to 123499
    expect(page.locator("#log-matches")).to_have_text("111 lines")
    expect(page.locator("#log li")).to_have_count(111)
    assert first_and_last(page) == [1234, 123499]
    page.get_by_label("Search the console").fill("far too")
    expect(page.locator("#log-matches")).to_have_text("200,000 lines", timeout=30000)
    scroll(page, 0)
    expect(page.locator("#log li")).to_have_count(600)
    assert first_and_last(page) == [199400, 199999]
    # What the device says meanwhile is counted too.
    device.do("enter print farther than far too far")
    expect(page.locator("#log-matches")).to_have_text("200,001 lines")
    assert page.request.get(device.url + "log.json?text=" + "a" * 201).status == 400
    assert page.request.get(device.url + "log.json?level=loud").status == 400


def test_lines_are_read_forward_to_the_newest(page, device):
    launch(page, device)
    device.do("enter flood")
    page.locator("#log-button").click()
    expect(page.locator("#log li").last).to_have_text(LAST, timeout=60000)
    oldest = first_and_last(page)[0]
    for step in range(1, 6):
        scroll(page, 0)
        page.wait_for_function(
            "(text) => document.querySelector('#log li').textContent === text",
            arg=f"line {oldest - 300 * step} of far too many",
        )
    for _ in range(6):
        scroll(page, 1e9)
        page.wait_for_timeout(150)
    expect(page.locator("#log li").last).to_have_text(LAST)
    first, last = first_and_last(page)
    assert last - first == page.locator("#log li").count() - 1


def test_a_page_that_opens_later_shows_what_was_printed_before(page, device, browser):
    launch(page, device)
    device.do("enter print before")
    device.do("enter report")
    other = browser.new_page()
    other.goto(device.url)
    other.wait_for_selector("#canvas:not(.waiting)")
    expect(other.locator("#log-button b")).to_have_text("1")
    other.locator("#log-button").click()
    expect(other.locator("#log li")).to_have_text(["before", "Alpha: asked to report (Main.storyboard)"])
    other.close()
