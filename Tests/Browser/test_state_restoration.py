"""What a person finds after a save of an app that takes part in Apple's state restoration."""

import shutil

import pytest
from conftest import open_device
from places import ROOT
from playwright.sync_api import expect
from running import Session, click, rest, twin


def copy_of(name, folder):
    return shutil.copytree(ROOT / "Tests/Projects" / name, folder / name)


@pytest.fixture
def started(browser, tmp_path):
    """Starts a project, of which a copy may be edited."""
    sessions, pages = [], []

    def start(name):
        project = copy_of(name, tmp_path)
        session = Session(tmp_path, project)
        sessions.append(session)
        page = browser.new_page(viewport={"width": 1200, "height": 1000})
        pages.append(page)
        open_device(page, session.url)
        expect(page).to_have_title(f"{name} – iPhone 15")
        return page, session, project

    yield start
    for page in pages:
        page.close()
    for session in sessions:
        session.close()


def edit(file, old, new):
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def fill(page, name, text):
    click(page, twin(page).get_by_role("textbox", name=name, exact=True))
    page.keyboard.type(text)
    expect(twin(page).get_by_role("textbox", name=name, exact=True)).to_have_value(text)


def press(page, name):
    click(page, twin(page).get_by_role("button", name=name, exact=True))
    rest(page)


def test_a_scene_comes_back_by_its_activity(started):
    page, session, project = started("Comeback")
    click(page, twin(page).get_by_text("Stop 4", exact=True))
    expect(twin(page)).to_contain_text("About stop 4")
    rest(page)
    fill(page, "Remark", "quiet")
    edit(project / "Comeback/StopViewController.swift", '"About stop', '"All about stop')
    told = "Returned to “Stop 4” with the app's own state restoration."
    expect(page.locator(".card.restored")).to_contain_text(told, timeout=60000)
    expect(twin(page)).to_contain_text("All about stop 4")
    expect(twin(page)).to_contain_text("Stop 4 goes on")
    expect(twin(page).get_by_role("textbox", name="Remark", exact=True)).to_have_value("quiet")
    session.wait_for(told)
    # One key begins from the start.
    page.keyboard.press("Control+Shift+R")
    expect(twin(page)).to_contain_text("Connected 1")
    expect(twin(page)).to_contain_text("Stop 9")


def test_a_scene_that_gives_no_activity_comes_back_by_the_fallback(started):
    page, _, project = started("Comeback")
    rest(page)
    edit(project / "Comeback/StopsViewController.swift", '"Stop \\(', '"Halt \\(')
    expect(twin(page)).to_contain_text("Halt 4", timeout=60000)
    expect(page.locator(".card.restored")).to_have_count(0)


def test_view_controllers_come_back_by_their_identifiers(started):
    page, session, project = started("Returning")
    press(page, "Harbor")
    fill(page, "Remark", "windy")
    press(page, "Write")
    fill(page, "Letter", "Come soon")
    edit(project / "Returning/LetterViewController.swift", '"Dear \\(receiver), from', '"Hello \\(receiver), from')
    told = "Returned to “LetterViewController” with the app's own state restoration."
    expect(page.locator(".card.restored")).to_contain_text(told, timeout=60000)
    expect(twin(page)).to_contain_text("Hello Harbor, from Harbor")
    expect(twin(page).get_by_role("textbox", name="Letter", exact=True)).to_have_value("Come soon")
    session.wait_for(told)


def test_an_edited_storyboard_keeps_the_app_and_its_state(started):
    page, session, project = started("Returning")
    press(page, "Harbor")
    fill(page, "Remark", "windy")
    edit(project / "Returning/Base.lproj/Main.storyboard", 'title="Write"', 'title="Write a letter"')
    told = "Returned to “Harbor” with the app's own state restoration."
    expect(page.locator(".card.restored")).to_contain_text(told, timeout=60000)
    expect(twin(page).get_by_role("button", name="Write a letter", exact=True)).to_have_count(1)
    expect(twin(page)).to_contain_text("This is Harbor")
    expect(twin(page).get_by_role("textbox", name="Remark", exact=True)).to_have_value("windy")
