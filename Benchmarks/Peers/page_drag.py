"""Drags across a device's page in Chromium; prints how long each move took to the changed canvas.

Usage: page_drag.py ADDRESS, which prints a JSON list of milliseconds.
"""

import json
import sys

from playwright.sync_api import sync_playwright

MOVES = 400

WATCH = """() => {
  const canvas = document.getElementById("canvas");
  window.delays = [];
  let sent = null;
  canvas.addEventListener("pointermove", () => { sent ??= performance.now(); }, true);
  canvas.addEventListener("drawn", () => {
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
    for step in range(MOVES):
        page.mouse.move(box["x"] + 60 + step % (box["width"] - 100), y)
    page.mouse.up()
    return page.evaluate("() => window.delays")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1200, "height": 960}, device_scale_factor=2)
    page.goto(sys.argv[1])
    page.wait_for_selector("#canvas:not(.waiting)")
    page.wait_for_timeout(1000)
    print(json.dumps(drag(page)))
    browser.close()
