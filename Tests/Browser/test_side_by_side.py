"""Several devices on one page: real apps on each, touched and typed into together or one by one."""

import os
import shutil
import time

import pytest
from conftest import open_device, own_page
from places import COPIES, ROOT
from playwright.sync_api import expect
from running import Session, middle, rest

DEVICES = "iPhone SE:dark, iPhone 15 Pro Max, iPad:landscape:largest"


@pytest.fixture
def project():
    """A copy of HelloEnrique, whose files may be changed."""
    project = COPIES / "Together"
    shutil.rmtree(project, ignore_errors=True)
    shutil.copytree(ROOT / "Apps/HelloEnrique", project)
    return project


@pytest.fixture
def session(tmp_path, project):
    session = Session(tmp_path, "--devices", DEVICES, project)
    yield session
    session.close()


@pytest.fixture
def page(browser):
    with own_page(browser, viewport={"width": 1500, "height": 950}) as page:
        yield page


def screens(page):
    """What each of the devices shows, the first one first."""
    return page.locator(".device .twin")


def show(page, session, count=3):
    open_device(page, session.url)
    expect(page.locator(".device:not([hidden]) .canvas:not(.waiting)")).to_have_count(count)
    for number in range(count):
        expect(screens(page).nth(number)).to_contain_text("Hello from Enrique!")
    rest(page)


def click(page, screen, name):
    page.mouse.click(*middle(screen.get_by_role("button", name=name, exact=True)))


def descendants(session):
    """The processes below a session: their names, and the seconds that they have computed."""
    parents, all_ = {}, {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                number, rest = file.read().split(" (", 1)
        except OSError:
            continue
        name, rest = rest.rsplit(") ", 1)
        fields = rest.split()
        parents[int(number)] = int(fields[1])
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        all_[int(number)] = (name, seconds)

    def is_below(process):
        while process in parents and process != session.process.pid:
            process = parents[process]
        return process == session.process.pid

    return {process: entry for process, entry in all_.items() if is_below(process)}


def computed(session):
    """The seconds that all processes below a session have computed."""
    return sum(seconds for _, seconds in descendants(session).values())


def processes(session, name):
    """The processes below a session that run an app."""
    return {process for process, (command, _) in descendants(session).items() if command == name[:15]}


def wait_for_processes(session, count):
    deadline = time.monotonic() + 10
    while len(processes(session, "HelloEnrique")) != count:
        assert time.monotonic() < deadline, processes(session, "HelloEnrique")
        time.sleep(0.05)


def all_fit(boxes, size):
    """Whether boxes lie in a window, and none on another."""
    for index, box in enumerate(boxes):
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        if box["x"] < 0 or box["y"] < 0 or right > size[0] or bottom > size[1]:
            return False
        for other in boxes[index + 1 :]:
            if right > other["x"] and other["x"] + other["width"] > box["x"] and bottom > other["y"]:
                return False
    return len(boxes) == 3


def test_each_device_is_as_it_was_asked_for_and_all_fit(page, session):
    show(page, session)
    wait_for_processes(session, 3)
    phone, large, pad = (page.locator(".canvas").nth(number).bounding_box() for number in range(3))
    assert phone["width"] / phone["height"] == pytest.approx(375 / 667, abs=0.01)
    assert large["width"] / large["height"] == pytest.approx(430 / 932, abs=0.01)
    assert pad["width"] / pad["height"] == pytest.approx(1080 / 810, abs=0.01)
    # To the same scale.
    assert phone["width"] / 375 == pytest.approx(large["width"] / 430, rel=0.01)
    expect(page.get_by_role("group", name="iPad").get_by_text("Accessibility largest")).to_have_count(2)
    for size in [(1500, 950), (1000, 700), (2200, 900), (700, 1100)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        deadline = time.monotonic() + 10
        while not all_fit(boxes := [each.bounding_box() for each in page.locator(".device").all()], size):
            assert time.monotonic() < deadline, (size, boxes)
            page.wait_for_timeout(50)


def test_what_is_done_on_one_is_done_on_all(page, session):
    show(page, session)
    # The same button, though it's elsewhere on each.
    click(page, screens(page).nth(2), "Change Text")
    for number in range(3):
        expect(screens(page).nth(number)).to_contain_text("Goodbye")
    field = screens(page).nth(1).get_by_role("textbox")
    page.mouse.click(*middle(field))
    page.keyboard.type("Grüße")
    for number in range(3):
        expect(screens(page).nth(number).get_by_role("textbox")).to_have_value("Grüße")
    page.keyboard.press("Enter")
    rest(page)
    button = screens(page).nth(0).get_by_role("button", name="Change Text", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    for number in range(3):
        expect(screens(page).nth(number)).to_contain_text("Grüße")
    page.get_by_role("button", name="Home").first.click()
    for number in range(3):
        expect(screens(page).nth(number).get_by_role("button", name="Hello Enrique")).to_have_count(1)


def test_one_by_one(page, session):
    show(page, session)
    page.get_by_role("button", name="Together").click()
    click(page, screens(page).nth(1), "Change Text")
    expect(screens(page).nth(1)).to_contain_text("Goodbye")
    page.mouse.click(*middle(screens(page).nth(1).get_by_role("textbox")))
    page.keyboard.type("Only here")
    expect(screens(page).nth(1).get_by_role("textbox")).to_have_value("Only here")
    for number in (0, 2):
        expect(screens(page).nth(number)).to_contain_text("Hello from Enrique!")
        expect(screens(page).nth(number).get_by_role("textbox")).to_have_value("")


def test_a_device_is_added_changed_and_removed(page, session):
    show(page, session)
    page.get_by_role("button", name="Add Device").click()
    page.get_by_role("dialog").get_by_role("button", name="iPhone 13 mini").click()
    added = page.get_by_role("group", name="iPhone 13 mini")
    # It opens what is in front on the first one.
    expect(added.locator(".twin")).to_contain_text("Hello from Enrique!")
    wait_for_processes(session, 4)
    box = added.locator(".canvas").bounding_box()
    assert box["width"] < box["height"]
    added.get_by_role("button", name="Rotate").click()
    expect(added).to_have_attribute("data-side", "left")
    added.get_by_role("button", name="Light or dark").click()
    expect(added.locator(".caption use[href='#i-sun']")).to_have_count(1)
    expect(page.get_by_role("group", name="iPhone 15 Pro Max").locator("use[href='#i-moon']")).to_have_count(1)
    added.get_by_role("button", name="Remove").click()
    expect(page.locator(".device")).to_have_count(3)
    wait_for_processes(session, 3)


def test_a_save_is_built_once_and_shown_on_all(page, session, project):
    show(page, session)
    before = processes(session, "HelloEnrique")
    (source,) = [
        file for file in project.rglob("*.storyboard") if "Hello from Enrique!" in file.read_text()
    ] or [file for file in project.rglob("*.swift") if "Hello from Enrique!" in file.read_text()][:1]
    built = sum("Built" in line for line in session.lines)
    source.write_text(source.read_text().replace("Hello from Enrique!", "Hello from all!"))
    for number in range(3):
        expect(screens(page).nth(number)).to_contain_text("Hello from all!", timeout=60_000)
    wait_for_processes(session, 3)
    # A storyboard needs no compiling, so the apps go on.
    assert processes(session, "HelloEnrique") == before
    assert sum("Built" in line for line in session.lines) == built + 1


def test_a_page_that_nobody_sees_leaves_the_others_alone(page, session):
    show(page, session)
    hide = """(isHidden) => {
        Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.evaluate(hide, True)
    expect(page.locator(".device")).to_have_count(1)
    page.evaluate(hide, False)
    expect(page.locator(".device")).to_have_count(3)
    expect(screens(page).nth(2)).to_contain_text("Hello from Enrique!")


def test_devices_that_nobody_sees_compute_nothing(page, session):
    show(page, session)
    page.mouse.click(*middle(screens(page).nth(0).get_by_role("textbox")))
    page.goto("about:blank")
    # What was begun comes to its end; then some seconds pass in which nothing is done.
    deadline = time.monotonic() + 20
    idle_since, before = time.monotonic(), computed(session)
    while time.monotonic() - idle_since < 3:
        assert time.monotonic() < deadline, computed(session) - before
        time.sleep(0.1)
        if computed(session) - before > 0.04:
            idle_since, before = time.monotonic(), computed(session)


def test_there_are_eight_at_most_and_each_tells_of_its_crash(browser, device):
    page = browser.new_page(viewport={"width": 1500, "height": 950})
    open_device(page, device.url)
    device.do("launch test.alpha")
    for _ in range(2):
        device.do("add iPhone 15")
    expect(page.locator(".device")).to_have_count(3)
    expect(page.locator(".device .twin").nth(2)).to_contain_text("launched")
    # A page that asks for more than there can be.
    page.evaluate(
        """() => {
            const url = new URL("socket", location.href);
            url.protocol = "ws:";
            const socket = new WebSocket(url);
            socket.onopen = () => {
                for (let index = 0; index < 20; index++) {
                    socket.send(JSON.stringify({ addDevice: { _0: "iPhone SE" } }));
                }
            };
        }"""
    )
    expect(page.locator(".device")).to_have_count(8)
    page.wait_for_timeout(500)
    expect(page.locator(".device")).to_have_count(8)
    expect(page.get_by_role("button", name="Add Device")).to_be_disabled()

    rest(page)
    client = page.context.new_cdp_session(page)
    page.mouse.click(*middle(page.locator(".canvas").nth(1)))
    client.send("Input.insertText", {"text": "crash"})
    expect(page.locator(".crash:not([hidden])")).to_have_count(7)
    expect(page.get_by_role("alert").filter(has_text="Alpha crashed")).to_have_count(8)
    page.close()
