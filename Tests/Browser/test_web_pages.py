"""HTTP archives of web pages: Quince records a page with its parts, and Quince and Playwright replay it."""

import gzip
import json
import shutil
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from conftest import open_device, own_page
from places import COPIES, PRODUCTS, ROOT
from playwright.sync_api import expect
from running import Session, twin

BROWSER = ROOT / "Tests/Projects/Browser"
PICTURE = (ROOT / "Tests/Projects/Feed/Flows/sea.png").read_bytes()

PAGE = b"""<!doctype html>
<meta name="viewport" content="width=device-width">
<title>Shop</title>
<link rel="stylesheet" href="style.css">
<h1>Fruit</h1>
<p id="price">No price</p>
<p id="basket">No basket</p>
<p id="color"></p>
<p id="size">No picture</p>
<img src="sea.png" onload="size.textContent = this.naturalWidth + ' by ' + this.naturalHeight">
<p><a href="/missing">Not recorded</a></p>
<script src="script.js"></script>"""

SCRIPT = b"""
const show = id => text => document.getElementById(id).textContent = text;
addEventListener('load', () => show('color')(getComputedStyle(document.querySelector('h1')).color));
fetch('/old.json').then(answer => answer.json()).then(list => show('price')('Price ' + list[0]));
fetch('/basket', {method: 'POST', body: 'quince'}).then(answer => answer.text()).then(show('basket'));
"""

# The texts that need the parts of the page.
TEXTS = ["Price 7", "A quince for first=1, second=2, third=3", "rgb(1, 2, 3)", "24 by 16"]


class Handler(BaseHTTPRequestHandler):
    """The server of the page."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, kind, body, *fields):
        self.send_response(status)
        for name, value in [("Content-Type", kind), ("Content-Length", len(body)), *fields]:
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path == "/":
            expires = "Wed, 01 Jan 2031 00:00:00 GMT"
            cookies = [("Set-Cookie", "first=1"), ("Set-Cookie", f"second=2; Expires={expires}")]
            self.answer(302, "text/plain", b"", ("Location", "/shop/"), *cookies)
        elif self.path == "/shop/":
            self.answer(200, "text/html", PAGE, ("Set-Cookie", "third=3; Path=/"))
        elif self.path == "/shop/style.css":
            self.answer(200, "text/css", b"h1 { color: rgb(1, 2, 3) }")
        elif self.path == "/shop/script.js":
            self.answer(200, "text/javascript", SCRIPT)
        elif self.path == "/shop/sea.png":
            self.answer(200, "image/png", PICTURE)
        elif self.path == "/old.json":
            self.answer(302, "text/plain", b"", ("Location", "/price.json"))
        elif self.path == "/price.json":
            self.answer(200, "application/json", gzip.compress(b"[7]"), ("Content-Encoding", "gzip"))
        else:
            self.answer(404, "text/plain", b"")

    def do_POST(self):
        fruit = self.rfile.read(int(self.headers["Content-Length"])).decode()
        cookies = ", ".join(sorted(self.headers.get("Cookie", "").split("; ")))
        self.answer(200, "text/plain", f"A {fruit} for {cookies}".encode())


@pytest.fixture(scope="module")
def project():
    """A copy of the app that shows the server's page, and the address of the page."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    project, address = COPIES / "Browser", f"http://127.0.0.1:{server.server_port}/"
    shutil.rmtree(project, ignore_errors=True)
    shutil.copytree(BROWSER, project)
    file = project / "Browser/BrowserViewController.swift"
    request = f'webView.load(URLRequest(url: URL(string: "{address}")!))'
    file.write_text(file.read_text().replace('load("home")', request))
    yield project, address, server
    server.server_close()


@pytest.fixture(scope="module")
def archive(browser, project, tmp_path_factory):
    """The archive that Quince records. Afterward, the server doesn't run anymore."""
    project, _, server = project
    folder = tmp_path_factory.mktemp("recorded")
    session = Session(folder, project, "--record-network", folder / "page.har")
    try:
        with own_page(browser, viewport={"width": 1200, "height": 960}) as page:
            open_device(page, session.url)
            for text in TEXTS:
                expect(twin(page).get_by_text(text, exact=True)).to_be_attached()
    finally:
        session.close()
        server.shutdown()
        server.server_close()
    return folder / "page.har"


def test_a_page_is_recorded_with_its_parts(archive, project):
    _, address, _ = project
    entries = json.loads(archive.read_text())["log"]["entries"]
    found = [(entry["response"]["status"], entry["request"]["url"]) for entry in entries]
    assert sorted(found) == [
        (200, f"{address}basket"),
        (200, f"{address}price.json"),
        (200, f"{address}shop/"),
        (200, f"{address}shop/script.js"),
        (200, f"{address}shop/sea.png"),
        (200, f"{address}shop/style.css"),
        (302, address),
        (302, f"{address}old.json"),
    ]
    fields = [field["name"] for entry in entries for field in entry["request"]["headers"]]
    assert "Cookie" not in fields


def test_quince_replays_a_page(archive, project, tmp_path):
    project, address, _ = project
    flow = tmp_path / "flow.yaml"
    texts = [text.replace("(", r"\(").replace(")", r"\)") for text in TEXTS]
    steps = ["launchApp", *({"assertVisible": text} for text in texts)]
    steps += [{"tapOn": "Not recorded"}, {"assertVisible": "Failed with -1009"}]
    flow.write_text(json.dumps(steps))
    command = [PRODUCTS / "quince", "play", flow, project, "--network", archive]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stderr.count("failed as if the device were offline") == 1
    assert f"page.har has no response to GET {address}missing" in result.stderr


def test_playwright_replays_a_page(archive, project, browser):
    _, address, _ = project
    context = browser.new_context()
    context.route_from_har(archive, not_found="abort")
    page = context.new_page()
    page.goto(address)
    for text in TEXTS:
        expect(page.get_by_text(text, exact=True)).to_be_visible()
    assert page.url == f"{address}shop/"
    context.close()
