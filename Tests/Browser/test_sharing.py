"""The page on a network: those who watch, those who drive, and those who want more than they may."""

import json
import os
import pty
import re
import shutil
import socket
import ssl
import struct
import subprocess
import threading
import time
from urllib.parse import urlsplit

import pytest
from attacker import connect, frame, reach
from conftest import open_device
from places import CACHE, PRODUCTS, PROFILING, ROOT
from playwright.sync_api import expect
from running import Session, middle, rest
from test_page import at, launch, lines

HOST = "127.0.0.1"
TOUCH = '{"touches":{"_0":[{"finger":1,"phase":"%s","location":[321,300],"timestamp":%d}]}}'


def share(device, *options):
    """The links for those who watch and for those who drive a device."""
    device.process.stdin.write(" ".join(["share", HOST, *options]) + "\n")
    device.process.stdin.flush()
    links = [device.process.stdout.readline().strip() for _ in range(2)]
    assert device.process.stdout.readline().startswith("done share")
    return links


def ask(link, path="", **headers):
    """The status of what a server answers."""
    address = urlsplit(link)
    connection = reach(address)
    connection.settimeout(10)
    stated = {"Host": address.netloc, **{name.replace("_", "-"): text for name, text in headers.items()}}
    lines = "".join(f"{name}: {text}\r\n" for name, text in stated.items())
    connection.sendall(f"GET {address.path}{path} HTTP/1.1\r\n{lines}\r\n".encode())
    status = int(connection.recv(4096).split(b" ")[1])
    connection.close()
    return status


def receive(connection, count):
    data = b""
    while len(data) < count:
        piece = connection.recv(count - len(data))
        if not piece:
            raise ConnectionResetError
        data += piece
    return data


def messages(connection):
    """The frames that a server sends: their opcodes and their data."""
    while True:
        opcode, length = receive(connection, 2)
        if length == 126:
            (length,) = struct.unpack(">H", receive(connection, 2))
        elif length == 127:
            (length,) = struct.unpack(">Q", receive(connection, 8))
        yield opcode & 15, receive(connection, length)


def ending(connection):
    """The code and the reason with which a server closes a socket."""
    for opcode, data in messages(connection):
        if opcode == 8:
            return struct.unpack(">H", data[:2])[0], data[2:].decode()
    raise AssertionError


def test_who_watches_sees_what_who_drives_does(browser, page, device):
    watching, driving = share(device)
    launch(page, device)
    viewport = {"width": 1200, "height": 960}
    watcher, driver = (browser.new_page(viewport=viewport) for _ in range(2))
    open_device(watcher, watching)
    open_device(driver, driving)
    rest(driver)
    driver.mouse.click(*at(driver, 150, 300))
    for each in (page, driver, watcher):
        expect(lines(each)).to_contain_text("value 150")
    expect(watcher.get_by_text("View only", exact=True)).to_be_visible()
    expect(driver.get_by_text("View only", exact=True)).to_be_hidden()
    expect(watcher.locator("#bar")).to_be_hidden()
    for name in ("Add Device", "Home"):
        expect(watcher.get_by_role("button", name=name)).to_have_count(0)
    expect(driver.get_by_role("button", name="Home").first).to_be_visible()
    # Neither a finger nor a key of theirs does anything.
    watcher.mouse.click(*at(watcher, 50, 300))
    watcher.keyboard.type("x")
    watcher.wait_for_timeout(300)
    expect(lines(page)).to_contain_text("value 150")
    expect(lines(page)).not_to_contain_text("typed x")
    expect(watcher.locator("#offline")).to_be_hidden()
    watcher.close()
    driver.close()


COMMANDS = [
    TOUCH % ("began", 1),
    '{"home":{}}',
    '{"kill":{}}',
    '{"pasteboard":{"_0":"mine"}}',
    '{"settle":{"_0":1}}',
    '{"addDevice":{"_0":"iPad"}}',
    '{"removeDevice":{"_0":2}}',
    '{"fit":{"_0":[800,1000]}}',
    '{"model":{"_0":"iPad"}}',
    '{"appearance":{"_0":"dark"}}',
    '{"push":{"_0":"{}"}}',
    "x" * 70_000,
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[2:12])
def test_who_watches_and_asks_for_more_is_disconnected(page, device, command):
    watching, _ = share(device)
    launch(page, device)
    connection = connect(watching)
    data = command.encode()
    header = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else struct.pack(">BBQ", 0x81, 0xFF, len(data))
    connection.sendall(header + bytes(4) + data)
    code, reason = ending(connection)
    assert code in (1008, 1009), reason
    connection.close()
    rest(page)
    expect(page).to_have_title("Alpha – iPhone 15")
    expect(lines(page)).to_contain_text("value 0")


def test_who_watches_is_told_what_is_on_the_screen_and_nothing_else(device):
    watching, driving = share(device)
    device.do("launch test.alpha")
    device.do("enter print a secret")
    device.do("enter edit")
    device.do("build failed")
    watcher, driver = connect(watching), connect(driving)
    for connection, hears_all in [(watcher, False), (driver, True)]:
        connection.settimeout(2)
        heard = set()
        try:
            for _, data in messages(connection):
                heard |= set(json.loads(data[1:])) if data[0] == 1 else {"frame"}
                assert hears_all or b"a secret" not in data
        except TimeoutError:
            pass
        assert {"rights", "device", "elements", "frame"} <= heard
        assert ({"log", "textInput", "build"} <= heard) == hears_all, heard
        if not hears_all:
            assert heard <= {"rights", "device", "devices", "elements", "notResponding", "frame"}
        connection.close()
    assert ask(watching) == ask(watching, "fonts.json") == ask(watching, "main.js") == 200
    assert ask(watching, "log.json") == ask(watching, "screenshot.png") == 403
    assert ask(driving, "log.json") == ask(driving, "screenshot.png") == 200


def test_the_log_is_shown_only_if_so_wished(browser, device):
    watching, _ = share(device, "log")
    device.do("launch test.alpha")
    device.do("enter print for all")
    page = browser.new_page()
    open_device(page, watching)
    page.get_by_role("button", name="Console").click()
    expect(page.locator("#log")).to_contain_text("for all")
    assert ask(watching, "log.json") == 200
    page.close()


def test_only_the_addresses_that_were_told_lead_in(device):
    watching, driving = share(device)
    address = urlsplit(watching)
    port = address.port
    for host in ("evil.example", f"evil.example:{port}", f"localhost:{port}", f"{HOST}:{port + 1}", f"0.0.0.0:{port}"):
        assert ask(watching, Host=host) == 403, host
    assert ask(f"http://{HOST}:{port}/{'a' * 26}/") == 404
    # What leads to the page on this machine is no secret of the shared one.
    local = urlsplit(device.url)
    assert ask(f"http://{HOST}:{port}{local.path}") == 404
    assert ask(f"http://{local.netloc}{address.path}") == 404
    for link in (watching, driving):
        assert ask(link, "socket", Origin="http://evil.example") == 403
        assert ask(link, Sec_Fetch_Site="cross-site") == 403
        script = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "no-cors", "Sec_Fetch_Dest": "script"}
        assert ask(link, "main.js", **script) == 403
        inside = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate", "Sec_Fetch_Dest": "iframe"}
        assert ask(link, **inside) == 403
        # A link on a school's page.
        followed = {**inside, "Sec_Fetch_Dest": "document"}
        assert ask(link, **followed) == 200
        assert ask(link, "screenshot.png", **followed) == 403
    assert ask(device.url, **followed) == 403
    with pytest.raises(AssertionError):
        connect(f"http://{HOST}:{port}/{'a' * 26}/")


def test_a_class_watches_and_no_more_than_that(browser, page, device):
    watching, driving = share(device)
    launch(page, device)
    class_, refused = [], 0
    for _ in range(60):
        try:
            class_.append(connect(watching))
        except AssertionError:
            refused += 1
    assert (len(class_), refused) == (48, 12)
    # Whoever is to drive still finds a place, and so does one more once somebody leaves.
    driver = browser.new_page()
    open_device(driver, driving)
    rest(driver)
    driver.mouse.click(*at(driver, 111, 300))
    expect(lines(page)).to_contain_text("value 111")
    driver.close()
    late = browser.new_page()
    late.goto(watching)
    expect(late.locator("#away")).to_have_text(re.compile("Too many pages are open"))
    class_.pop().close()
    late.wait_for_selector("#canvas:not(.waiting)")
    expect(lines(late)).to_contain_text("value 111")
    late.close()
    for connection in class_:
        connection.close()


def test_one_who_takes_nothing_slows_nobody(browser, page, device):
    watching, _ = share(device)
    launch(page, device)
    # They open the socket and read nothing of it.
    idle = [connect(watching) for _ in range(40)]
    watcher = browser.new_page()
    open_device(watcher, watching)
    page.mouse.move(*at(page, 20, 300))
    page.mouse.down()
    for step in range(60):
        page.mouse.move(*at(page, 20 + 4 * step, 300))
    page.mouse.up()
    for each in (page, watcher):
        # A server that waited for the others would wait for good.
        expect(lines(each)).to_contain_text("value 256")
    for connection in idle:
        connection.close()
    watcher.close()


def test_several_devices_are_shared(browser, device):
    watching, driving = share(device)
    device.do("add iPad")
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    open_device(page, watching)
    expect(page.locator(".device")).to_have_count(2)
    expect(page.get_by_role("group", name="iPad").locator(".canvas:not(.waiting)")).to_have_count(1)
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)
    assert ask(watching, "devices/2/screenshot.png") == 403
    assert ask(driving, "devices/2/screenshot.png") == 200
    assert ask(driving, "devices/3/screenshot.png") == ask(driving, "devices/x/y") == 404
    device.do("remove 2")
    expect(page.locator(".device")).to_have_count(1)
    page.close()


class Certificate:
    """A certificate of a machine's own, made by OpenSSL."""

    def __init__(self, folder, name):
        self.file, self.key = folder / f"{name}.pem", folder / f"{name}.key"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-days", "1", "-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name},IP:{HOST}",
             "-keyout", self.key, "-out", self.file],
            check=True, capture_output=True,
        )


def links(session):
    """The links that a session tells."""
    session.wait_for("Full control:")
    found = (re.match(r"(?:View only|Full control): (\S+)", line) for line in session.lines)
    return [match[1] for match in found if match]


def test_by_https(browser, tmp_path):
    certificate = Certificate(tmp_path, "classroom.test")
    home = tmp_path / "home"
    session = Session(
        home, "--share-on", HOST, "--certificate", certificate.file, "--key", certificate.key,
        ROOT / "Apps/HelloEnrique",
    )
    try:
        watching, driving = links(session)
        address = urlsplit(driving)
        assert address.scheme == "https" and address.hostname == HOST
        context = browser.new_context(ignore_https_errors=True)
        page, watcher = context.new_page(), context.new_page()
        open_device(watcher, watching)
        open_device(page, driving)
        rest(page)
        page.mouse.click(*middle(page.locator("#twin").get_by_role("button", name="Change Text", exact=True)))
        for each in (page, watcher):
            expect(each.locator("#twin")).to_contain_text("Goodbye")
        context.close()

        # The certificate is the one that was given, and nothing is said to those who don't encrypt.
        trusting = ssl.create_default_context(cafile=certificate.file)
        with socket.create_connection((HOST, address.port)) as plain:
            with trusting.wrap_socket(plain, server_hostname=HOST) as secure:
                assert secure.version() in ("TLSv1.2", "TLSv1.3")
                secure.sendall(f"GET {address.path} HTTP/1.1\r\nHost: evil.example\r\n\r\n".encode())
                assert b" 403 " in secure.recv(4096).split(b"\r\n")[0]
        with socket.create_connection((HOST, address.port)) as plain:
            plain.sendall(f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
            plain.settimeout(5)
            assert b"HTTP" not in plain.recv(4096)
        # Those who never agree on keys keep nobody out.
        idle = [socket.create_connection((HOST, address.port)) for _ in range(400)]
        with socket.create_connection((HOST, address.port)) as plain:
            with trusting.wrap_socket(plain, server_hostname=HOST) as secure:
                secure.sendall(f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
                assert b" 200 " in secure.recv(4096).split(b"\r\n")[0]
        for connection in idle:
            connection.close()
    finally:
        session.close()
    # Nothing listens any more.
    deadline = time.monotonic() + 5
    while True:
        try:
            socket.create_connection((HOST, address.port)).close()
        except OSError:
            break
        assert time.monotonic() < deadline
        time.sleep(0.05)


def run(tmp_path, *arguments):
    """How `quince run` ends that can't share."""
    return subprocess.run(
        [PRODUCTS / "quince", "run", "--no-open", *arguments, ROOT / "Apps/HelloEnrique"],
        capture_output=True, text=True, timeout=120,
        env={"HOME": str(tmp_path), "PATH": os.environ["PATH"], "XDG_CACHE_HOME": CACHE, **PROFILING},
    )


def test_what_is_wrong_is_told(tmp_path):
    one, other = Certificate(tmp_path, "one.test"), Certificate(tmp_path, "other.test")
    outcome = run(tmp_path, "--share-on", HOST, "--certificate", one.file, "--key", other.key)
    assert outcome.returncode == 1
    assert f"“{other.key}” isn't the private key of “{one.file}”" in outcome.stderr
    outcome = run(tmp_path, "--share-on", "192.0.2.1")
    assert outcome.returncode == 1
    assert "Can't listen on 192.0.2.1" in outcome.stderr
    for wrong, advice in [
        (["--share", "--certificate", one.file], "must be used together"),
        (["--share-log"], "require --share"),
        (["--share-on", "http://here/"], "without http://"),
        (["--devices", "Toaster"], "Unknown model “Toaster”"),
        (["--devices", "iPad:pink"], "Unknown device option “pink”"),
        (["--devices", ",".join(["iPad"] * 9)], "1 to 8 devices"),
        (["--devices", "iPad", "--device", "iPad"], "--devices can't be used with"),
    ]:
        outcome = run(tmp_path, *wrong)
        assert outcome.returncode == 64, wrong
        assert advice in outcome.stderr, outcome.stderr


@pytest.mark.skipif(not shutil.which("qrencode"), reason="there is no qrencode")
def test_a_terminal_shows_codes_for_cameras(tmp_path):
    screen, terminal = pty.openpty()
    process = subprocess.Popen(
        [PRODUCTS / "quince", "run", "--no-open", "--share-on", HOST, ROOT / "Apps/HelloEnrique"],
        stdout=terminal, stderr=terminal,
        env={"HOME": str(tmp_path), "PATH": os.environ["PATH"], "XDG_CACHE_HOME": CACHE, **PROFILING},
    )
    os.close(terminal)
    shown = bytearray()

    def read():
        try:
            while data := os.read(screen, 4096):
                shown.extend(data)
        except OSError:
            # A terminal that nobody writes to any more says so with an error.
            pass

    reading = threading.Thread(target=read)
    reading.start()
    deadline = time.monotonic() + 60
    while b"including the links" not in shown:
        assert time.monotonic() < deadline, shown.decode()
        time.sleep(0.05)
    process.terminate()
    assert process.wait(10) == 0
    reading.join()
    os.close(screen)
    text = shown.decode()
    found = re.findall(r"(?:View only|Full control): (http://\S+)", text)
    assert len(found) == 2
    for link in found:
        expected = subprocess.run(
            ["qrencode", "-t", "ANSIUTF8", "-m", "2"], input=link, capture_output=True, text=True, check=True
        ).stdout
        assert expected.strip() in text.replace("\r\n", "\n")
