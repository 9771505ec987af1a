"""`quince run` with several projects, of which one does not build."""

import contextlib
import os
import pty
import re
import shutil
import subprocess

import pytest
from places import COPIES, PRODUCTS, ROOT
from playwright.sync_api import expect
from running import Session, click, rest, twin

@pytest.fixture
def broken():
    """A copy of HelloRoygbiv that does not compile, and its file that is to blame."""
    project = COPIES / "Broken"
    shutil.rmtree(project, ignore_errors=True)
    shutil.copytree(ROOT / "Apps/HelloRoygbiv", project)
    source = project / "HelloRoygbiv/RainbowColor.swift"
    source.write_text(source.read_text() + "\nlet nonsense: Int = \"text\"\n")
    return project, source


def test_the_others_run_and_the_mistake_is_told_until_it_is_mended(browser, tmp_path, broken):
    project, source = broken
    session = Session(tmp_path, project, ROOT / "Apps/ColorMixer")
    page = browser.new_page(viewport={"width": 1300, "height": 1000})
    try:
        page.goto(session.url)
        page.wait_for_selector("#canvas:not(.waiting)")
        mistake = page.get_by_role("alert").filter(has_text="Broken: Build failed (1 error)")
        expect(mistake).to_contain_text("RainbowColor.swift")
        expect(mistake).to_contain_text("let nonsense")
        session.wait_for("cannot convert value")
        icons = twin(page).get_by_role("button")
        expect(icons).to_have_count(1)

        rest(page)
        click(page, twin(page).get_by_role("button", name="Color Mixer", exact=True))
        expect(page).to_have_title("Color Mixer – iPhone 15")
        expect(mistake).to_be_visible()

        source.write_text(source.read_text().replace('"text"', "1"))
        expect(page).to_have_title("Roy G. Biv – iPhone 15", timeout=60_000)
        expect(mistake).to_have_count(0)
        session.wait_for("Built Broken in ")
        rest(page)
        page.get_by_role("button", name="Home").first.click()
        expect(icons).to_have_count(2)
    finally:
        page.close()
        session.close()


def test_a_terminal_shows_what_a_build_does(broken):
    project, _ = broken
    screen, terminal = pty.openpty()
    process = subprocess.Popen(
        [PRODUCTS / "quince", "build", project],
        stderr=terminal,
        stdout=subprocess.DEVNULL,
    )
    os.close(terminal)
    shown = b""
    # A terminal that nobody writes to any more says so with an error.
    with contextlib.suppress(OSError):
        while data := os.read(screen, 4096):
            shown += data
    assert process.wait() == 1
    os.close(screen)
    steps = re.findall(r"Broken: ([^\x1b\r\n]+…)", shown.decode())
    assert steps == ["Reading the project…", "Reading 4 source files…", "Compiling 4 source files…"]


def test_one_mistake_does_not_hide_another(page, device):
    device.do("build failed First")
    device.do("build failed Second")
    device.do("build succeeded Third")
    first = page.get_by_role("alert").filter(has_text="First: Build failed")
    second = page.get_by_role("alert").filter(has_text="Second: Build failed")
    expect(first).to_be_visible()
    expect(second).to_be_visible()
    page.reload()
    expect(first).to_be_visible()
    expect(second).to_be_visible()
    device.do("build succeeded First")
    expect(first).to_have_count(0)
    expect(second).to_be_visible()
