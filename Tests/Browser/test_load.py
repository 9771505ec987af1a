"""What others do to the page's server, and how soon a person sees what they do all the same."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from attacker import MEGABYTE, reach, urlsplit
from test_page import launch

ATTACKER = Path(__file__).with_name("attacker.py")
# The test says that nothing freezes; `QUINCE_INPUT_TO_PAINT=0.05` on a quiet machine says how quick it stays.
LIMIT = float(os.environ.get("QUINCE_INPUT_TO_PAINT", "0.5"))
MOVES = int(os.environ.get("QUINCE_MOVES", "40"))
ALL = ["slow", "long", "flood"]
# One by one only where there is time to measure.
KINDS = [[], *([kind] for kind in ALL), ALL] if "QUINCE_MOVES" in os.environ else [ALL]

# Notes how long each move of the finger takes until the fake app's circle is drawn under it.
WATCH = """() => {
  const canvas = document.getElementById("canvas");
  const context = canvas.getContext("2d");
  window.delays = [];
  let sent = null;
  canvas.addEventListener("pointermove", (event) => {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    sent = { time: performance.now(), x: (event.clientX - box.left) * scale,
      y: (event.clientY - box.top) * scale };
  }, true);
  canvas.addEventListener("drawn", () => {
    if (!sent) return;
    const [red, green, blue] = context.getImageData(sent.x, sent.y, 1, 1).data;
    if (red < 200 || green > 80 || blue > 130) return;
    window.delays.push((performance.now() - sent.time) / 1000);
    sent = null;
  });
}"""


def input_to_paint(page):
    """Drags about; gives the sorted times, in seconds, after which the moves were seen."""
    box = page.locator("#canvas").bounding_box()
    page.evaluate(WATCH)
    page.mouse.move(box["x"] + 60, box["y"] + 400)
    page.mouse.down()
    for step in range(MOVES):
        # Far enough apart that no circle covers the next place.
        x = box["x"] + (60 if step % 2 else 260)
        page.mouse.move(x, box["y"] + 400 + step % 5)
        page.wait_for_function("(count) => window.delays.length >= count", arg=step + 1, timeout=10000)
    page.mouse.up()
    return sorted(page.evaluate("() => window.delays"))


@pytest.mark.parametrize("kinds", KINDS)
def test_a_person_sees_what_they_do_under_attack(page, device, kinds):
    launch(page, device)
    attackers = [
        subprocess.Popen([sys.executable, ATTACKER, device.url, kind, "60"]) for kind in kinds
    ]
    try:
        page.wait_for_timeout(1000)
        delays = input_to_paint(page)
        assert all(attacker.poll() is None for attacker in attackers)
    finally:
        for attacker in attackers:
            attacker.kill()
            attacker.wait()
    median, late = delays[len(delays) // 2], delays[len(delays) * 95 // 100]
    print(f"{'+'.join(kinds) or 'nobody'}: median {median * 1000:.1f} ms, p95 {late * 1000:.1f} ms")
    assert late < LIMIT, delays


@pytest.mark.parametrize("part", ["line", "header"])
def test_a_request_that_is_too_long_is_refused_at_once(device, part):
    address = urlsplit(device.url)
    host = f"Host: {address.netloc}\r\n".encode()
    text = b"x" * (MEGABYTE // 4)
    requests = {
        "line": b"GET /" + text + b" HTTP/1.1\r\n" + host + b"\r\n",
        "header": b"GET / HTTP/1.1\r\n" + host + b"X: " + text + b"\r\n\r\n",
    }
    start = time.monotonic()
    connection = reach(address)
    connection.settimeout(10)
    try:
        connection.sendall(requests[part])
        answer = connection.recv(100)
    except ConnectionError:
        answer = b""
    assert answer == b"" or b" 431 " in answer
    assert time.monotonic() - start < 2
