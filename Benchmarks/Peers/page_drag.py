"""Drags across a device's page in Chromium for ten seconds; prints how long each move took to the changed canvas, and how
many pictures were shown each second.

Usage: page_drag.py ADDRESS [--inspector], which prints JSON: {"delays": milliseconds, "frames": a second}.
"""

import json
import sys
import time

from playwright.sync_api import sync_playwright

SECONDS = 10

WATCH = """() => {
  const canvas = document.getElementById("canvas");
  window.delays = [];
  window.frames = 0;
  let sent = null;
  canvas.addEventListener("pointermove", () => { sent ??= performance.now(); }, true);
  canvas.addEventListener("drawn", () => {
    window.frames += 1;
    if (sent !== null) window.delays.push(performance.now() - sent);
    sent = null;
  });
}"""


def drag(page):
    box = page.locator("#canvas").bounding_box()
    y = box["y"] + box["height"] * 0.9
    page.mouse.move(box["x"] + 20, y)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, y)
    page.evaluate(WATCH)
    start = time.monotonic()
    step = 0
    while time.monotonic() - start < SECONDS:
        step += 1
        page.mouse.move(box["x"] + 60 + step % (box["width"] - 100), y)
    seconds = time.monotonic() - start
    delays, frames = page.evaluate("() => [window.delays, window.frames]")
    page.mouse.up()
    return {"delays": delays, "frames": frames / seconds}


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1400, "height": 960}, device_scale_factor=2)
    page.goto(sys.argv[1])
    page.wait_for_selector("#canvas:not(.waiting)")
    if "--inspector" in sys.argv:
        page.click("#inspector-button")
    page.wait_for_timeout(1000)
    print(json.dumps(drag(page)))
    browser.close()
