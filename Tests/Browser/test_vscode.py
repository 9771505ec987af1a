"""The extension for VS Code, on a stand-in for VS Code's module, with the real command."""

import hashlib
import http.server
import json
import os
import subprocess
import sys
import threading
import xml.etree.ElementTree
import zipfile

import pytest
from places import CACHE, PRODUCTS, PROFILING, ROOT
from playwright._impl._driver import compute_driver_executable
from running import Session

TESTS = sorted((ROOT / "Tests/Editors/vscode").glob("*.test.js"))


@pytest.mark.parametrize("file", TESTS, ids=lambda file: file.name)
def test_the_extension(file, tmp_path):
    # Playwright comes with Node.
    node = compute_driver_executable()[0]
    environment = {
        "HOME": str(tmp_path),
        "PATH": os.environ["PATH"],
        "XDG_CACHE_HOME": CACHE,
        "QUINCE_PRODUCTS": str(PRODUCTS),
        "QUINCE_TEMPORARY": str(tmp_path),
        **PROFILING,
    }
    result = subprocess.run(
        [node, "--test", "--test-reporter", "tap", file],
        env=environment, capture_output=True, text=True, timeout=300,
    )
    assert result.returncode == 0, result.stdout + result.stderr


def package(file):
    subprocess.run([sys.executable, ROOT / "scripts/vscode", "1.2.3", file], check=True)
    return file.read_bytes()


def test_the_package_has_everything_that_vs_code_needs(tmp_path):
    package(tmp_path / "quince.vsix")
    with zipfile.ZipFile(tmp_path / "quince.vsix") as archive:
        names = set(archive.namelist())
        manifest = json.loads(archive.read("extension/package.json"))
        description = xml.etree.ElementTree.fromstring(archive.read("extension.vsixmanifest"))
        types = xml.etree.ElementTree.fromstring(archive.read("[Content_Types].xml"))
    space = {"v": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
    identity = description.find("v:Metadata/v:Identity", space)
    assert identity.attrib["Version"] == manifest["version"] == "1.2.3"
    assert identity.attrib["Id"] == manifest["name"]
    for asset in description.iterfind("v:Assets/v:Asset", space):
        assert asset.attrib["Path"] in names
    assert "extension/" + manifest["main"].removeprefix("./") in names
    assert "extension/" + manifest["icon"] in names
    known = {entry.attrib["Extension"] for entry in types}
    assert {"." + name.rsplit(".", 1)[1] for name in names} - {".xml"} <= known
    # Only VS Code itself and Node have modules that aren't in the package.
    sources = [name for name in names if name.endswith(".js")]
    assert len(sources) == len(list((ROOT / "Editors/vscode/src").glob("*.js")))


def test_the_package_is_the_same_each_time(tmp_path):
    first, second = package(tmp_path / "a.vsix"), package(tmp_path / "b.vsix")
    assert hashlib.sha256(first).digest() == hashlib.sha256(second).digest()


@pytest.fixture
def embedder():
    """The address of another site's page, which shows the page at the address after the question mark in a frame."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><iframe src='{self.path.partition('?')[2]}'></iframe>".encode())

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def test_other_sites_cant_embed_the_page_even_if_vs_code_can(browser, tmp_path, embedder):
    session = Session(tmp_path, "--embed", ROOT / "Apps/HelloEnrique")
    page = browser.new_page()
    try:
        errors = []
        page.on("console", lambda message: errors.append(message.text))
        page.goto(f"{embedder}?{session.url}")
        assert any("frame-ancestors vscode-webview: vscode-file:" in error for error in errors), errors
        assert page.frames[1].locator("canvas").count() == 0
    finally:
        page.close()
        session.close()


def test_in_a_panel_links_to_lines_go_to_the_editor(browser, device):
    page = browser.new_page()
    page.add_init_script("window.parent = { postMessage: (message) => { window.posted = message; } };")
    page.goto(device.url)
    page.evaluate(
        """async () => {
            const { placeLink } = await import(new URL("place.js", location.href));
            document.body.append(placeLink("/work/My App/A.swift", 12, 7));
        }"""
    )
    page.get_by_role("link", name="A.swift:12:7").dispatch_event("click")
    assert page.evaluate("window.posted") == {"openFile": {"file": "/work/My App/A.swift", "line": 12, "column": 7}}
    page.close()
