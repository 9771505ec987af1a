"""`quince run` with several projects, of which one does not build."""

import shutil

import pytest
from conftest import ROOT
from playwright.sync_api import expect
from running import Session, click, rest, twin


@pytest.fixture
def broken(tmp_path):
    """A copy of HelloRoygbiv that does not compile, and its file that is to blame."""
    project = tmp_path / "Broken"
    shutil.copytree(ROOT / "Apps/HelloRoygbiv", project)
    source = project / "HelloRoygbiv/RainbowColor.swift"
    source.write_text(source.read_text() + "\nlet nonsense: Int = \"text\"\n")
    return project, source


def test_the_others_run_and_the_mistake_is_told_until_it_is_mended(browser, tmp_path, broken):
    project, source = broken
    session = Session(tmp_path / "home", project, ROOT / "Apps/ColorMixer")
    page = browser.new_page(viewport={"width": 1300, "height": 1000})
    try:
        page.goto(session.url)
        page.wait_for_selector("#canvas:not(.waiting)")
        mistake = page.get_by_role("alert").filter(has_text="Broken does not build: 1 error")
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
        rest(page)
        page.get_by_role("button", name="Home").first.click()
        expect(icons).to_have_count(2)
    finally:
        page.close()
        session.close()


def test_one_mistake_does_not_hide_another(page, device):
    device.do("build failed First")
    device.do("build failed Second")
    device.do("build succeeded Third")
    first = page.get_by_role("alert").filter(has_text="First does not build")
    second = page.get_by_role("alert").filter(has_text="Second does not build")
    expect(first).to_be_visible()
    expect(second).to_be_visible()
    page.reload()
    expect(first).to_be_visible()
    expect(second).to_be_visible()
    device.do("build succeeded First")
    expect(first).to_have_count(0)
    expect(second).to_be_visible()
