"""Programs that search the log of a device in many ways at once, beside a person who uses it."""

import json
from urllib.parse import urlsplit

import pytest
from attacker import connect, reach
from playwright.sync_api import expect
from test_log import LAST
from test_page import at, launch, lines
from test_sharing import messages, share


class Reader:
    """A program that is connected as a page is, and reads the log under the page's name."""

    def __init__(self, link):
        self.address = urlsplit(link)
        self.socket = connect(link)
        rights = next(json.loads(data[1:]) for _, data in messages(self.socket) if data[0] == 1)
        self.page = rights["rights"]["page"]
        self.requests = []

    def search(self, text):
        """Asks for lines with a text; the answer is yet to be read."""
        request = reach(self.address)
        request.settimeout(60)
        request.sendall(
            f"GET {self.address.path}log.json?page={self.page}&text={text} HTTP/1.1\r\n"
            f"Host: {self.address.netloc}\r\n\r\n".encode()
        )
        self.requests.append(request)
        return request

    def close(self):
        for connection in [self.socket, *self.requests]:
            connection.close()


def is_answered(request):
    """Whether there is an answer by now."""
    request.setblocking(False)
    try:
        return request.recv(12) == b"HTTP/1.1 200"
    except BlockingIOError:
        return False


def status(request):
    """The status of the answer; nothing where the connection was closed without one."""
    try:
        return request.recv(12)[9:].decode()
    except ConnectionResetError:
        return ""


@pytest.fixture
def links(page, device):
    """The links to a device whose log has 200,000 lines, for those who watch and for those who drive."""
    links = share(device, "log")
    launch(page, device)
    device.do("enter flood")
    page.locator("#log-button").click()
    expect(page.locator("#log li").last).to_have_text(LAST, timeout=60000)
    page.locator("#log-button").click()
    return links


def test_searches_of_those_who_watch_keep_nobody_waiting(page, links):
    readers = [Reader(links[0]) for _ in range(48)]
    requests = [reader.search("nowhere") for reader in readers]
    page.mouse.click(*at(page, 150, 300))
    expect(lines(page)).to_contain_text("value 150")
    page.locator("#log-button").click()
    page.get_by_label("Search the console").fill("line 19999 of")
    expect(page.locator("#log-matches")).to_have_text("1 line")
    # The person has seen all of that before the others have what they asked for.
    assert not all(is_answered(request) for request in requests)
    for reader in readers:
        reader.close()


def test_a_page_has_one_answer_at_a_time(links):
    reader = Reader(links[0])
    requests = [reader.search("nowhere") for _ in range(20)]
    assert [status(request) for request in requests] == [""] * 19 + ["200"]
    reader.close()


def test_whoever_leaves_has_nothing_searched_any_more(links):
    for _ in range(8):
        readers = [Reader(links[0]) for _ in range(20)]
        for reader in readers:
            reader.search("nowhere")
        for reader in readers:
            reader.close()
    # It would be the 161st.
    last = Reader(links[1])
    assert status(last.search("nowhere")) == "200"
    last.close()
