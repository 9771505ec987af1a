"""Who else is on the machine: pages from elsewhere, and programs that talk nonsense."""

import http.server
import os
import struct
import threading
from urllib.parse import urlsplit

import pytest
from attacker import connect, frame, reach
from playwright.sync_api import expect
from test_page import at, launch, lines


@pytest.fixture
def elsewhere():
    """The address of a page that has nothing to do with the device."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def test_a_page_from_elsewhere_that_knows_the_address_does_not_get_in(browser, device, elsewhere):
    page = browser.new_page()
    page.goto(elsewhere)
    socket_url = device.url.replace("http:", "ws:") + "socket"
    outcome = page.evaluate(
        """(url) => new Promise((done) => {
            const socket = new WebSocket(url);
            socket.onopen = () => done("open");
            socket.onclose = () => done("closed");
        })""",
        socket_url,
    )
    assert outcome == "closed"
    for mode in ("cors", "no-cors"):
        outcome = page.evaluate(
            """([url, mode]) => fetch(url, { mode }).then(
                async (answer) => (await answer.text()).length, () => "refused")""",
            [device.url + "screenshot.png", mode],
        )
        assert outcome in ("refused", 0)
    picture = page.evaluate(
        """(url) => new Promise((done) => {
            const image = new Image();
            image.onload = () => done("shown");
            image.onerror = () => done("refused");
            image.src = url;
        })""",
        device.url + "screenshot.png",
    )
    assert picture == "refused"
    page.close()


# What a page sends, by the text or the bytes that are repeated.
NONSENSE = [
    ("not json", 1),
    ("[]", 1),
    ('{"touches":{"_0":"none"}}', 1),
    ('{"eraseEverything":{}}', 1),
    ("\x00\xff", 4096),
    ("x" * 1024, 70 << 10),
    ('{"touches":{"_0":[{"finger":1,"phase":"began","location":[1e300,1],"timestamp":1}]}}', 1),
]


@pytest.mark.parametrize("piece, count", NONSENSE)
def test_nonsense_ends_only_the_connection_that_says_it(page, device, piece, count):
    launch(page, device)
    outcome = page.evaluate(
        """([piece, count]) => new Promise((done) => {
            const url = new URL("socket", location.href);
            url.protocol = "ws:";
            const socket = new WebSocket(url);
            socket.onopen = () => socket.send(piece.repeat(count));
            socket.onclose = () => done("closed");
        })""",
        [piece, count],
    )
    assert outcome == "closed"
    page.mouse.click(*at(page, 123, 300))
    expect(lines(page)).to_contain_text("value 123")


HEADERS = {
    "longer than any number": b"\x82\xff" + struct.pack(">Q", 1 << 63) + b"mask",
    "longer than any memory": b"\x82\xff" + struct.pack(">Q", 1 << 62) + b"mask",
    "of an unknown kind": b"\x8f\x84mask" + b"1234",
    "not masked": b"\x82\x041234",
}


@pytest.mark.parametrize("name", HEADERS)
def test_a_frame_that_no_browser_sends_harms_nobody(page, device, name):
    launch(page, device)
    connection = connect(device.url)
    try:
        connection.sendall(HEADERS[name] + os.urandom(1 << 16))
    except (BrokenPipeError, ConnectionResetError):
        pass
    page.mouse.click(*at(page, 77, 300))
    expect(lines(page)).to_contain_text("value 77")
    connection.close()


def test_a_socket_needs_the_secret_word(device):
    base = device.url.rstrip("/").rsplit("/", 1)[0]
    with pytest.raises(AssertionError):
        connect(base + "/guess/")


def ask(device, request):
    """The first line of what the server answers."""
    connection = reach(urlsplit(device.url))
    connection.settimeout(10)
    connection.sendall(request.encode())
    answer = connection.recv(4096).split(b"\r\n")[0].decode()
    connection.close()
    return answer


def test_a_name_that_leads_here_is_not_the_servers_own(device):
    address = urlsplit(device.url)
    for host in ("evil.example", f"evil.example:{address.port}", f"127.0.0.1:{address.port + 1}"):
        request = f"GET {address.path} HTTP/1.1\r\nHost: {host}\r\n\r\n"
        assert " 403 " in ask(device, request), host
    twice = f"Host: {address.netloc}\r\n" * 2
    assert " 403 " in ask(device, f"GET {address.path} HTTP/1.1\r\n{twice}\r\n")
    crossing = f"Host: {address.netloc}\r\nSec-Fetch-Site: cross-site\r\n"
    assert " 403 " in ask(device, f"GET {address.path} HTTP/1.1\r\n{crossing}\r\n")
    assert " 200 " in ask(device, f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n")


def test_a_page_from_elsewhere_cannot_freeze_the_device(browser, page, device, elsewhere):
    launch(page, device)
    other = browser.new_page()
    other.goto(elsewhere)
    base = device.url.rstrip("/").rsplit("/", 1)[0]
    other.evaluate(
        """(base) => {
            for (let index = 0; index < 20; index++) {
                fetch(`${base}/${"x".repeat(500000)}`, { mode: "no-cors" }).catch(() => {});
                fetch(base, { method: "POST", mode: "no-cors", body: "x".repeat(5000000) })
                    .catch(() => {});
                new WebSocket(base.replace("http:", "ws:") + "/socket");
            }
        }""",
        base,
    )
    page.mouse.click(*at(page, 55, 300))
    expect(lines(page)).to_contain_text("value 55", timeout=2000)
    other.close()


def test_there_are_only_so_many_pages(page, device):
    launch(page, device)
    connections = []
    with pytest.raises(AssertionError):
        for _ in range(100):
            connections.append(connect(device.url))
    assert len(connections) == 63
    page.mouse.click(*at(page, 66, 300))
    expect(lines(page)).to_contain_text("value 66")
    for connection in connections:
        connection.close()


def test_a_page_that_speaks_without_pause_waits_for_its_turn(page, device):
    launch(page, device)
    connection = connect(device.url)
    connection.settimeout(5)
    connection.sendall(frame('{"gotFrame":{}}') * 2000)
    page.mouse.click(*at(page, 88, 300))
    expect(lines(page)).to_contain_text("value 88")
    connection.close()
