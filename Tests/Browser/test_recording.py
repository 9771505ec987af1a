"""Flows recorded in Chromium, each of which the real commands then play."""

import os
import re
import shutil
import subprocess

import pytest
from conftest import open_device
from places import CACHE, PRODUCTS, PROFILING, ROOT
from playwright.sync_api import expect
from running import Session, click, middle, rest, twin


class Recording:
    """A project of its own on a page, with which flows are recorded."""

    def __init__(self, browser, folder, project):
        self.project = folder / project.name
        shutil.copytree(project, self.project)
        self.session = Session(folder, self.project)
        self.context = browser.new_context(viewport={"width": 1200, "height": 960})
        self.page = self.context.new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        open_device(self.page, self.session.url)
        self.panel = self.page.locator("#record")
        self.text = self.panel.get_by_role("textbox", name="Recorded steps")

    def close(self):
        self.context.close()
        self.session.close()
        assert self.problems == []

    def press(self, name):
        self.panel.get_by_role("button", name=name, exact=True).click()

    def start(self, name="Record"):
        self.page.locator("#record-button").click()
        self.press(name)
        expect(self.panel.get_by_role("button", name="Stop")).to_be_visible()
        expect(self.text).to_have_value(re.compile("launchApp"))
        rest(self.page)

    def stop(self):
        """Ends the recording; returns the flow."""
        self.press("Stop")
        expect(self.panel.get_by_role("button", name="Play")).to_be_visible()
        return self.text.input_value()

    def save(self, name):
        self.panel.get_by_label("Name").fill(name)
        self.press("Save")

    def view(self, identifier):
        return twin(self.page).locator(f'[data-testid="{identifier}"]')

    def button(self, name):
        return twin(self.page).get_by_role("button", name=name, exact=True)

    def tap(self, locator):
        click(self.page, locator)
        rest(self.page)

    def drag(self, start, end, steps=10):
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=steps)
        self.page.mouse.up()
        rest(self.page)

    def play(self, name="recorded"):
        """Saves the flow and plays it with the real command."""
        self.save(name)
        expect(self.panel.get_by_role("status")).to_have_text(re.compile("^Saved as "))
        flow = self.project / f"Flows/{name}.yaml"
        return command("play", flow, self.project)

    def test(self):
        """Puts the UI test into the project's target of such, and runs it."""
        self.panel.get_by_text("UI test", exact=True).click()
        text = self.text.input_value()
        name = self.project.name
        folder = self.project / f"{name}UITests"
        for file in folder.glob("*.swift"):
            file.write_text("")
        (folder / f"{name}UITests.swift").write_text(text)
        return text, command("test", self.project, "--only", f"{name}UITests")


def command(*arguments):
    """What `quince` says; it must succeed."""
    environment = {"HOME": os.environ["HOME"], "PATH": os.environ["PATH"], "XDG_CACHE_HOME": CACHE}
    result = subprocess.run(
        [PRODUCTS / "quince", *arguments],
        capture_output=True,
        text=True,
        env={**environment, **PROFILING},
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture
def record(browser, tmp_path):
    """Opens a project for recording."""
    recordings = []

    def begin(path):
        recordings.append(Recording(browser, tmp_path, ROOT / path))
        return recordings[-1]

    yield begin
    for recording in recordings:
        recording.close()


def test_the_greeting_is_recorded_and_passes_as_flow_and_as_ui_test(record):
    app = record("Apps/HelloEnrique")
    app.start()
    expect(app.page.locator("#record-button")).to_have_class("recording")
    app.tap(app.view("field"))
    app.page.keyboard.type("Good morningg")
    app.page.keyboard.press("Backspace")
    app.tap(app.button("Change Text"))
    flow = app.stop()
    assert flow == (
        "appId: dev.quince.HelloEnrique\n---\n- launchApp\n- tapOn: { id: field }\n"
        "- inputText: Good morning\n- tapOn: { id: changeText }\n"
        "- assertVisible: { id: greeting, text: Good morning }\n"
    ), flow
    app.press("Play")
    expect(app.panel.get_by_role("status")).to_have_text(re.compile("^Passed: 5 steps"))
    assert "1 passed, 0 failed" in app.play()
    text, result = app.test()
    assert 'XCTAssertEqual(app.staticTexts["greeting"].label, "Good morning")' in text
    assert "1 passed" in result, result


def test_colors_by_name(record):
    app = record("Apps/HelloRoygbiv")
    app.start()
    for button in app.page.locator("#twin button").all()[:3]:
        app.tap(button)
    flow = app.stop()
    assert flow.count("- tapOn:") == 3, flow
    assert "assertVisible" in flow.splitlines()[-1]
    assert "1 passed, 0 failed" in app.play()
    text, result = app.test()
    assert "1 passed" in result, result + text


def test_sliders_and_numbers(record):
    app = record("Apps/ColorMixer")
    app.start()
    app.tap(app.view("redField"))
    app.page.keyboard.press("Control+a")
    app.page.keyboard.type("60")
    app.tap(app.view("colorButton"))
    box = app.view("greenSlider").bounding_box()
    y = box["y"] + box["height"] / 2
    app.drag((box["x"] + 16, y), (box["x"] + box["width"] * 0.7, y))
    flow = app.stop()
    assert "- pressKey: Command+A\n- inputText: \"60\"\n" in flow, flow
    assert re.search(r"- adjust: \{ id: greenSlider, to: [\d.]+ \}", flow), flow
    assert "assertVisible: { id: colorView, value: " in flow, flow
    assert "1 passed, 0 failed" in app.play()
    text, result = app.test()
    assert "adjust(toNormalizedSliderPosition:" in text
    assert "1 passed" in result, result + text


def test_a_table_is_scrolled_to_a_row_that_is_opened_and_left(record):
    app = record("Tests/Projects/Mirror")
    app.start()
    canvas = app.page.locator("#canvas").bounding_box()
    x, y = canvas["x"] + canvas["width"] / 2, canvas["y"] + canvas["height"] * 0.7
    for _ in range(2):
        app.drag((x, y), (x, y - 300), steps=20)
        app.page.wait_for_timeout(1200)
    rows = twin(app.page).get_by_text(re.compile(r"^Row \d+$")).all()
    # How far the table goes on by itself depends on how fast the mouse was.
    row = min(rows, key=lambda row: abs(middle(row)[1] - y))
    name = row.inner_text()
    app.tap(row)
    app.page.wait_for_timeout(600)
    flow = app.stop()
    assert f"scrollUntilVisible: {{ element: {{ text: {name} }} }}" in flow, flow
    assert "swipe:" not in flow, flow
    assert "1 passed, 0 failed" in app.play()


def test_every_control_is_set(record):
    app = record("Tests/Projects/Mirror")
    app.start()
    app.tap(twin(app.page).get_by_role("tab", name="Controls"))
    app.tap(twin(app.page).get_by_role("switch", name="Wi-Fi"))
    app.tap(twin(app.page).get_by_role("radio", name="Large"))
    app.tap(twin(app.page).get_by_role("textbox", name="Name"))
    app.page.keyboard.type("Ada")
    app.page.keyboard.press("Enter")
    app.page.wait_for_timeout(600)
    wheel = twin(app.page).get_by_role("combobox")
    x, y = middle(wheel)
    app.drag((x, y), (x, y - 40), steps=20)
    app.page.wait_for_timeout(800)
    app.tap(app.button("Greet"))
    flow = app.stop()
    assert "- tapOn: Wi-Fi\n- assertVisible: { id: state, text: Wi-Fi on }" in flow, flow
    assert "- adjust: { text: Fruit, to: " in flow, flow
    assert "- inputText: Ada\n- pressKey: Enter\n" in flow, flow
    assert "- assertVisible: { id: state, text: Hello Ada }" in flow, flow
    assert "1 passed, 0 failed" in app.play()


def test_presses_turns_and_ends(record):
    app = record("Apps/HelloEnrique")
    app.start("Record without the app’s data")
    x, y = middle(app.button("Change Text"))
    app.page.mouse.dblclick(x, y)
    rest(app.page)
    app.page.mouse.move(*middle(app.view("greeting")))
    app.page.mouse.down()
    app.page.wait_for_timeout(800)
    app.page.mouse.up()
    app.page.get_by_role("button", name="Rotate left").click()
    rest(app.page)
    app.page.get_by_role("button", name="Home", exact=True).first.click()
    expect(app.page).to_have_title("iPhone 15")
    rest(app.page)
    app.tap(twin(app.page).get_by_role("button").first)
    app.page.get_by_role("button", name="Relaunch").click()
    app.page.wait_for_timeout(1500)
    flow = app.stop()
    steps = [line for line in flow.splitlines() if not line.startswith("- assert")]
    assert steps[2:] == [
        "- launchApp: { clearState: true }",
        "- doubleTapOn: { id: changeText }",
        "- longPressOn: { id: greeting }",
        "- setOrientation: LANDSCAPE_RIGHT",
        "- pressKey: Home",
        "- launchApp: { stopApp: false }",
        "- launchApp",
    ], flow
    assert "1 passed, 0 failed" in app.play()


def test_an_assertion_is_added_by_a_click_that_the_app_does_not_get(record):
    app = record("Apps/HelloEnrique")
    app.start()
    app.press("Add an assertion")
    app.page.mouse.click(*middle(app.button("Change Text")))
    expect(app.text).to_have_value(re.compile("- assertVisible: { id: changeText, text: "))
    assert app.view("greeting").inner_text() == "Hello from Enrique!"
    flow = app.stop()
    assert "tapOn" not in flow, flow


def test_a_flow_is_saved_beside_the_project_and_replaces_none_unasked(record):
    app = record("Apps/HelloEnrique")
    app.start()
    app.tap(app.button("Change Text"))
    app.stop()
    status = app.panel.get_by_role("status")
    app.save("../outside")
    expect(status).to_have_text(re.compile("Can't save"))
    assert not (app.project.parent / "outside.yaml").exists()
    app.save("mine")
    expect(status).to_have_text(re.compile("^Saved as .*/HelloEnrique/Flows/mine.yaml"))
    first = (app.project / "Flows/mine.yaml").read_text()
    app.text.fill(first + "- back\n")
    app.save("mine")
    expect(status).to_have_text(re.compile("already exists. Replace it?"))
    assert (app.project / "Flows/mine.yaml").read_text() == first
    app.press("Replace")
    expect(status).to_have_text(re.compile("^Saved as "))
    assert (app.project / "Flows/mine.yaml").read_text() == first + "- back\n"
    app.text.fill("- tapOm: x\n")
    app.press("Play")
    expect(status).to_have_text(re.compile("^Line 1: unknown command “tapOm”"))


def test_the_terminal_records_too(tmp_path):
    project = tmp_path / "HelloEnrique"
    shutil.copytree(ROOT / "Apps/HelloEnrique", project)
    flow = tmp_path / "flow.yaml"
    session = Session(tmp_path, "--record", flow, project)
    session.wait_for("Quince is at")
    session.close()
    assert flow.read_text().startswith("appId: dev.quince.HelloEnrique\n---\n- launchApp\n")
    assert "1 passed, 0 failed" in command("play", flow, project)


def test_a_recorded_flow_asks_for_the_system_that_was_chosen(tmp_path):
    project = tmp_path / "Systems"
    shutil.copytree(ROOT / "Tests/Projects/Systems", project)
    flow = tmp_path / "flow.yaml"
    session = Session(tmp_path, "--record", flow, "--os", "26.5", project)
    session.wait_for("Quince is at")
    session.close()
    header = "appId: dev.quince.Systems\nos: 26.5\n---\n- launchApp\n"
    assert flow.read_text().startswith(header), flow.read_text()
    flow.write_text(header + '- assertVisible: { id: device, text: "26.5" }\n')
    assert "1 passed, 0 failed" in command("play", flow, project)
