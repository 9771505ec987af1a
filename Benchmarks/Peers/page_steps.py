"""Clicks a button of a page again and again, and asserts each time what the page then shows.

Usage: page_steps.py playwright|selenium STEPS, which prints a JSON list of milliseconds, one for each step. The exit code is
69 where something isn't installed.
"""

import functools
import http.server
import json
import os
import pathlib
import sys
import threading
import time

CHROMIUM = "/usr/bin/chromium"
DRIVER = "/usr/bin/chromedriver"
WARM_UP = 10


def require(path):
    if not pathlib.Path(path).exists():
        print(f"{path} isn't installed", file=sys.stderr)
        sys.exit(os.EX_UNAVAILABLE)


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve():
    handler = functools.partial(QuietHandler, directory=pathlib.Path(__file__).parent)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/form.html"


def measured(step, count):
    for number in range(1, WARM_UP + 1):
        step(number)
    times = []
    for number in range(WARM_UP + 1, WARM_UP + count + 1):
        start = time.perf_counter()
        step(number)
        times.append((time.perf_counter() - start) * 1000)
    return times


def with_playwright(address, count):
    from playwright.sync_api import expect, sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(address)

        def step(number):
            page.get_by_role("button", name="Change").click()
            expect(page.locator("#first")).to_have_text(str(number))

        times = measured(step, count)
        browser.close()
    return times


def with_selenium(address, count):
    from selenium import webdriver
    from selenium.webdriver.common.by import By

    require(DRIVER)
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    options.add_argument("--headless")
    options.add_argument("--no-sandbox")
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))
    driver.get(address)

    def step(number):
        driver.find_element(By.ID, "change").click()
        assert driver.find_element(By.ID, "first").text == str(number)

    times = measured(step, count)
    driver.quit()
    return times


require(CHROMIUM)
driver = {"playwright": with_playwright, "selenium": with_selenium}[sys.argv[1]]
try:
    print(json.dumps(driver(serve(), int(sys.argv[2]))))
except ModuleNotFoundError as error:
    print(error, file=sys.stderr)
    sys.exit(os.EX_UNAVAILABLE)
