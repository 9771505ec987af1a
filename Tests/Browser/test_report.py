"""The page that `--report` writes, used as a person uses it."""

import os
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from places import CACHE, PRODUCTS, PROFILING, ROOT
from playwright.sync_api import expect

EVIL = '<img src=x onerror="document.title=1">'
FLOW = f"""
name: '{EVIL}'
---
- launchApp
- tapOn: {{ id: field }}
- inputText: '{EVIL}'
- runFlow:
    label: A greeting
    commands:
      - tapOn: Change Text
      - assertVisible: '{EVIL}'
- tapOn: Chagne Text
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    """A report of a flow that fails at its last step, and of one that passes."""
    folder = tmp_path_factory.mktemp("report")
    flow = folder / "wrong.yaml"
    flow.write_text(FLOW)
    project = ROOT / "Apps/HelloEnrique"
    result = subprocess.run(
        [PRODUCTS / "quince", "play", flow, project / "Flows/walk-through.yaml", project]
        + ["--report", folder / "report", "--screenshots", folder / "pictures"],
        capture_output=True,
        text=True,
        env={
            "HOME": str(folder),
            "PATH": os.environ["PATH"],
            "XDG_CACHE_HOME": CACHE,
            **PROFILING,
        },
    )
    assert result.returncode == 1, result.stdout + result.stderr
    return folder / "report"


def open_report(browser, report, width=1440, height=900, scheme="light"):
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme
    )
    page = context.new_page()
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on(
        "console",
        lambda message: page.problems.append(message.text) if message.type == "error" else None,
    )
    page.requests = []
    page.on("request", lambda request: page.requests.append(request.url))
    page.goto((report / "index.html").as_uri())
    return page


@pytest.fixture
def page(browser, report):
    page = open_report(browser, report)
    yield page
    problems = page.problems
    page.context.close()
    assert problems == []


def step(page, text):
    return page.locator("#steps button").filter(has_text=text)


def test_it_opens_at_what_failed(page):
    expect(page.locator("#counts")).to_contain_text("1 passed")
    expect(page.locator("#counts")).to_contain_text("1 failed")
    expect(page.get_by_role("heading", level=2, name="<img")).to_be_visible()
    expect(page.locator("#issues")).to_contain_text("did you mean “Change Text”?")
    expect(step(page, "tapOn: Chagne Text")).to_have_attribute("aria-current", "step")
    expect(page.locator("#stage img")).to_be_visible()
    assert page.locator("#stage img").evaluate("image => image.naturalWidth") > 500


def test_every_step_has_its_picture(page):
    first = page.locator("#stage img").get_attribute("src")
    step(page, "launchApp").click()
    expect(page.locator("#stage img")).not_to_have_attribute("src", first)
    expect(page.locator("#panel")).to_contain_text("Hello from Enrique!")
    step(page, "assertVisible").click()
    expect(page.locator("#panel")).not_to_contain_text("Hello from Enrique!")


def test_the_keyboard_alone(page):
    page.keyboard.press("ArrowLeft")
    expect(step(page, "assertVisible")).to_have_attribute("aria-current", "step")
    expect(page.locator("#said")).to_contain_text("assertVisible")
    page.locator("#steps [aria-current]").focus()
    for _ in range(9):
        page.keyboard.press("ArrowUp")
    expect(step(page, "launchApp")).to_be_focused()
    page.get_by_role("slider", name="Step").focus()
    page.keyboard.press("End")
    expect(step(page, "tapOn: Chagne Text")).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="The whole story").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#name")).to_be_focused()
    expect(page.locator("#name")).to_contain_text("The whole story")
    page.get_by_role("tab", name="Elements").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Step")).to_be_focused()
    expect(page.get_by_role("tabpanel")).to_contain_text("Started after")


def test_elements_are_outlined_on_the_picture(page):
    button = page.locator(".element").filter(has_text="changeTextColor")
    button.hover()
    expect(page.locator("#pointed")).to_contain_text("→ { id: changeTextColor }")
    outline = page.locator(".outline").bounding_box()
    phone = page.locator(".phone").bounding_box()
    scale = phone["width"] / 393
    assert abs(outline["width"] - 353 * scale) < 3
    page.mouse.move(outline["x"] + 20, outline["y"] + outline["height"] / 2)
    expect(button).to_have_class("element pointed")
    page.locator("h1").hover()
    expect(page.locator(".outline")).to_have_count(0)


def test_what_failed_has_a_movie(page):
    page.get_by_role("tab", name="Movie").click()
    video = page.locator("video")
    # The page's policy lets nothing be asked again and again by a text of code.
    video.evaluate(
        """movie => movie.readyState > 0
            || new Promise(done => movie.addEventListener("loadedmetadata", () => done(true)))"""
    )
    assert video.evaluate("movie => movie.duration") > 2


def test_runs_are_found(page):
    page.get_by_label("Failures only").check()
    expect(page.locator("#runs button")).to_have_count(1)
    page.get_by_label("Failures only").uncheck()
    page.get_by_label("Find").fill("story")
    expect(page.locator("#runs button")).to_have_count(1)
    page.get_by_label("Find").fill("nonsense")
    expect(page.locator("#runs")).to_contain_text("No results.")


def test_it_plays(page):
    step(page, "launchApp").click()
    page.get_by_role("button", name="Play the steps").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(step(page, "tapOn: Chagne Text")).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("button", name="Play the steps")).to_be_visible()


def test_a_place_can_be_linked(page):
    step(page, "launchApp").click()
    assert page.url.endswith("#1.1")
    page.reload()
    expect(step(page, "launchApp")).to_have_attribute("aria-current", "step")


def test_nothing_is_markup_and_nothing_comes_from_elsewhere(page):
    expect(page.locator("#name")).to_have_text(EVIL)
    assert page.title() == "Flows of HelloEnrique"
    assert page.locator("img[src=x]").count() == 0
    assert all(url.startswith(("file:", "data:")) for url in page.requests)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 900, 360])
def test_everybody_can_use_it(browser, report, width, scheme):
    page = open_report(browser, report, width=width, scheme=scheme)
    for tab in page.get_by_role("tab").all():
        tab.click()
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.context.close()
