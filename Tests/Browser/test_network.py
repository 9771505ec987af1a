"""HTTP archives: Quince replays those of Playwright, and Playwright those of Quince."""

import gzip
import json
import re
import shutil
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from conftest import open_device, own_page
from haralyzer import HarEntry, HarParser
from places import COPIES, PRODUCTS, ROOT
from playwright.sync_api import expect
from running import Session, click, rest, twin

FEED = ROOT / "Tests/Projects/Feed"
PICTURE = (FEED / "Flows/sea.png").read_bytes()
PAGE = """<!doctype html><title>Feed</title><img src="/sea.png">"""

# Sends the same requests as the app.
REQUESTS = """async () => {
    await (await fetch("/articles.json?api_key=1234")).json();
    const headers = { "Authorization": "Basic YWRhOnNlYQ==" };
    await (await fetch("/login?token=5678", { method: "POST", headers, body: "name=Ada" })).json();
    for (const title of ["Hills", "Sea"])
        await (await fetch("/likes", { method: "POST", body: JSON.stringify({ title }) })).text();
}"""

FLOW = """
- launchApp
- assertVisible: 1 articles
- tapOn: Sign In
- assertVisible: Ada
- tapOn: Sea
- assertVisible: { id: picture, text: 24 by 16 }
- tapOn: Like
- assertVisible: { id: status, text: Liked }
"""


class Handler(BaseHTTPRequestHandler):
    """The server of the feed."""

    def log_message(self, *_):
        pass

    def answer(self, status, kind, body, **fields):
        self.send_response(status)
        for name, value in {**fields, "Content-Type": kind, "Content-Length": len(body)}.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        path = self.path.partition("?")[0]
        picture = f"http://{self.headers['Host']}/sea.png"
        articles = [{"title": "Sea", "text": "It's blue.", "picture": picture}]
        if path == "/":
            self.answer(200, "text/html", PAGE.encode())
        elif path == "/articles.json":
            self.answer(302, "text/plain", b"", Location="/v2/articles.json?access_token=9999")
        elif path == "/v2/articles.json":
            body = gzip.compress(json.dumps(articles).encode())
            self.answer(200, "application/json", body, Content_Encoding="gzip")
        elif path == "/sea.png":
            self.answer(200, "image/png", PICTURE)
        else:
            self.answer(200, "text/plain", b"Thanks")

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        if self.path.startswith("/login"):
            cookie = "session=4321; HttpOnly"
            self.answer(200, "application/json", b'{"name": "Ada"}', Set_Cookie=cookie)
        else:
            self.answer(303, "text/plain", b"", Location="/thanks")


@pytest.fixture(scope="module")
def server():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def address(server):
    return f"http://127.0.0.1:{server.server_port}"


@pytest.fixture(scope="module")
def feed(address):
    """A copy of the app that uses the server."""
    project = COPIES / "Feed"
    shutil.rmtree(project, ignore_errors=True)
    shutil.copytree(FEED, project)
    for file in (project / "Feed").glob("*.swift"):
        file.write_text(file.read_text().replace("https://feed.example", address))
    return project


def play(feed, archive, folder):
    """Plays a flow with an archive instead of the server."""
    flow = folder / "flow.yaml"
    flow.write_text(FLOW)
    command = [PRODUCTS / "quince", "play", flow, feed, "--network", archive]
    result = subprocess.run(
        [*command, "--screenshots", folder], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "failed as if the device were offline" not in result.stderr


def record(browser, feed, archive, home, *options):
    """Uses the app, and returns the entries of the archive that Quince records."""
    session = Session(home, feed, "--record-network", archive, *options)
    try:
        with own_page(browser, viewport={"width": 1200, "height": 960}) as page:
            open_device(page, session.url)
            expect(twin(page).get_by_text("1 articles")).to_be_attached()
            click(page, twin(page).get_by_role("button", name="Sign In"))
            expect(twin(page).get_by_role("button", name="Ada")).to_be_attached()
            click(page, twin(page).get_by_text("Sea", exact=True).first)
            expect(twin(page).get_by_label("24 by 16")).to_be_attached()
            rest(page)
            click(page, twin(page).get_by_role("button", name="Like"))
            expect(twin(page).get_by_text("Liked")).to_be_attached()
    finally:
        session.close()
    return json.loads(archive.read_text())["log"]["entries"]


@pytest.fixture(scope="module")
def recorded(browser, feed, tmp_path_factory):
    folder = tmp_path_factory.mktemp("recorded")
    record(browser, feed, folder / "feed.har", folder)
    return folder / "feed.har"


def test_a_recording_has_the_form_of_an_archive(recorded, address):
    parser = HarParser(json.loads(recorded.read_text()))
    assert parser.version == "1.2" and parser.creator["name"] == "Quince"
    entries = [HarEntry(entry) for entry in parser.har_data["entries"]]
    paths = [f"{entry.request.method} {entry.request.url[len(address):]}" for entry in entries]
    assert sorted(paths) == [
        "GET /articles.json?api_key=removed",
        "GET /sea.png",
        "GET /thanks",
        "GET /v2/articles.json?access_token=removed",
        "POST /likes",
        "POST /login?token=removed",
    ]
    for entry, raw in zip(entries, parser.har_data["entries"]):
        assert entry.startTime.year >= 2026 and entry.time >= 0
        assert set(raw) >= {"startedDateTime", "time", "request", "response", "cache", "timings"}
        assert set(raw["request"]) >= {
            "method", "url", "httpVersion", "cookies", "headers", "queryString", "headersSize", "bodySize",
        }  # fmt: skip
        assert set(raw["response"]) >= {
            "status", "statusText", "httpVersion", "cookies", "headers", "content", "redirectURL", "headersSize",
            "bodySize",
        }  # fmt: skip
        assert set(raw["response"]["content"]) >= {"size", "mimeType"}
        assert min(raw["timings"][part] for part in ("send", "wait", "receive")) >= 0
    like = next(entry for entry in entries if entry.request.url.endswith("/likes"))
    assert json.loads(like.request.text) == {"title": "Sea"}
    assert like.response.status == 303 and like.response.redirectURL == "/thanks"


def test_a_recording_has_no_secrets(recorded):
    # A time can have the digits of a secret.
    text = re.sub(r'"startedDateTime"\s*:\s*"[^"]*"|:\s*[\d.]+', "", recorded.read_text())
    for secret in ("1234", "5678", "9999", "4321", "YWRh", "Authorization", "Set-Cookie"):
        assert secret not in text, secret


def test_secrets_can_be_kept(browser, feed, tmp_path):
    entries = record(browser, feed, tmp_path / "feed.har", tmp_path, "--keep-secrets")
    login = next(entry for entry in entries if "/login" in entry["request"]["url"])
    assert login["request"]["url"].endswith("?token=5678")
    sent = {field["name"]: field["value"] for field in login["request"]["headers"]}
    received = {field["name"]: field["value"] for field in login["response"]["headers"]}
    assert sent["Authorization"] == "Basic YWRhOnNlYQ=="
    assert received["Set-Cookie"].startswith("session=4321")


@pytest.mark.parametrize("content", ["embed", "attach"])
def test_quince_replays_archives_of_playwright(browser, feed, address, tmp_path, content):
    archive = tmp_path / "browser.har"
    context = browser.new_context(record_har_path=archive, record_har_content=content)
    page = context.new_page()
    page.goto(address)
    page.evaluate(REQUESTS)
    context.close()
    play(feed, archive, tmp_path)


def test_quince_replays_its_archives(feed, recorded, tmp_path):
    play(feed, recorded, tmp_path)


# The last test, because it stops the server.
def test_playwright_replays_archives_of_quince(browser, server, recorded, address):
    server.shutdown()
    server.server_close()
    context = browser.new_context()
    context.route_from_har(recorded, not_found="abort")
    page = context.new_page()
    page.goto(f"{address}/articles.json?api_key=removed")
    assert json.loads(page.text_content("pre"))[0]["title"] == "Sea"
    picture = page.evaluate(
        """async () => [...new Uint8Array(await (await fetch("/sea.png")).arrayBuffer())]"""
    )
    assert bytes(picture) == PICTURE
    name = page.evaluate(
        """async () => (await (await fetch("/login?token=removed", { method: "POST", body: "name=Ada" })).json()).name"""
    )
    assert name == "Ada"
    failure = page.evaluate("""fetch("/none").catch((error) => error.message)""")
    assert failure == "Failed to fetch"
    context.close()
