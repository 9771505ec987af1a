"""Apps in trouble, as the person who wrote them sees it: on the page and in the terminal."""

import re

import pytest
from conftest import open_device, own_page
from places import ROOT
from playwright.sync_api import expect
from running import Session, click, open_app, rest, twin

SOURCE = ROOT / "Tests/Projects/Trouble/Trouble/TroubleViewController.swift"


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    session = Session(
        tmp_path_factory.mktemp("home"), ROOT / "Tests/Projects/Trouble", ROOT / "Apps/HelloEnrique"
    )
    yield session
    session.close()


@pytest.fixture(scope="module")
def only_page(browser, session):
    """A page of a device on which HelloEnrique waits in the background."""
    with own_page(browser, viewport={"width": 1200, "height": 1000}) as page:
        open_device(page, session.url)
        open_app(page, "Hello Enrique")
        click(page, button(page, "Change Text"))
        expect(twin(page)).to_contain_text("Goodbye 👋")
        yield page


@pytest.fixture
def page(only_page):
    """The page with Trouble in front, as launched anew where the last test left it in trouble."""
    page = only_page
    if page.title() != "Trouble – iPhone 15":
        go_home(page)
        open_app(page, "Trouble")
    if not button(page, "Count").count():
        page.get_by_role("button", name="Relaunch").click()
    button(page, "Count").wait_for(state="attached")
    return page


def button(page, name):
    return twin(page).get_by_role("button", name=name, exact=True)


def go_home(page):
    page.get_by_role("button", name="Home", exact=True).first.click()
    expect(button(page, "Hello Enrique")).to_have_count(1)
    rest(page)


def line_of(text):
    """The line of the app's source that has a text."""
    return 1 + next(i for i, line in enumerate(SOURCE.read_text().split("\n")) if text in line)


def crash_card(page):
    return page.get_by_role("alert").filter(has_text="Trouble crashed")


def expect_other_app_lives(page):
    """HelloEnrique still has what it had before."""
    open_app(page, "Hello Enrique")
    expect(twin(page)).to_contain_text("Goodbye 👋")


def expect_works_again(page):
    """Trouble can be opened, and answers."""
    go_home(page)
    open_app(page, "Trouble")
    expect(twin(page)).to_contain_text("ready")
    click(page, button(page, "Count"))
    expect(twin(page)).to_contain_text("counted 1")


CRASHES = [
    ("Unwrap", "Unexpectedly found nil", "state.text = nothing!"),
    ("Recurse", "SIGSEGV", "let below ="),
    ("Abort", "SIGABRT", None),
    ("Unknown action", "unrecognized selector", None),
    ("Exit", "exited with status 7", None),
    ("Memory", "failed to allocate", None),
]


@pytest.mark.parametrize("name, reason, source", CRASHES)
def test_a_crash_is_told_with_its_place(page, session, name, reason, source):
    count = len(session.lines)
    click(page, button(page, name))
    card = crash_card(page)
    expect(card).to_be_visible(timeout=30000)
    expect(card).to_contain_text(reason)
    if source:
        place = f"TroubleViewController.swift:{line_of(source)}"
        expect(card.locator(".place")).to_contain_text(place)
        session.wait_for(place)
    assert any("Trouble crashed" in line for line in session.lines[count:])
    expect(button(page, "Hello Enrique")).to_have_count(1)
    rest(page)
    expect_other_app_lives(page)
    expect_works_again(page)
    expect(card).to_have_count(0)


def test_an_app_that_hangs_is_told_of_and_ended(page, session):
    click(page, button(page, "Hang"))
    expect(page.get_by_text("Trouble isn’t responding.")).to_be_visible(timeout=30000)
    session.wait_for("Trouble isn't responding.")
    page.get_by_role("button", name="Kill").click()
    expect(button(page, "Hello Enrique")).to_have_count(1)
    expect(page.get_by_text("isn’t responding")).to_be_hidden()
    rest(page)
    expect_other_app_lives(page)
    expect_works_again(page)


def test_an_app_that_hangs_is_swiped_away_in_the_app_switcher(page):
    click(page, button(page, "Hang"))
    page.get_by_role("button", name="Apps").click()
    rest(page)
    card = twin(page).get_by_role("button", name="Trouble")
    expect(card).to_have_count(1)
    box = card.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 400, steps=6)
    page.mouse.up()
    expect(card).to_have_count(0)
    go_home(page)
    expect_other_app_lives(page)
    expect_works_again(page)


def test_an_app_that_answers_again_goes_on(page):
    click(page, button(page, "Nap"))
    veil = page.get_by_text("Trouble isn’t responding.")
    expect(veil).to_be_visible(timeout=30000)
    expect(veil).to_be_hidden(timeout=30000)
    expect(twin(page)).to_contain_text("awake")
    click(page, button(page, "Count"))
    expect(twin(page)).to_contain_text("counted")


def test_an_app_that_prints_without_end_loses_no_line(page, session):
    click(page, button(page, "Chatter"))
    expect(twin(page)).to_contain_text("chattering")
    page.locator("#log-button").click()
    expect(page.locator("#log li").last).to_have_text(re.compile("chatter [1-9][0-9]{4}"), timeout=20000)
    page.locator("#log .close").click()
    session.wait_for("chatter 20000\n")
    chatter = [line for line in list(session.lines) if line.startswith("chatter ")]
    assert chatter == [f"chatter {number}\n" for number in range(len(chatter))]
    click(page, button(page, "Count"))
    expect(twin(page)).to_contain_text("counted")
    go_home(page)
    expect_other_app_lives(page)
    page.get_by_role("button", name="Apps").click()
    rest(page)
    go_home(page)
    open_app(page, "Trouble")
    page.get_by_role("button", name="Relaunch").click()
    expect(twin(page)).to_contain_text("ready")


def test_an_app_that_floods_and_hangs_is_ended(page):
    click(page, button(page, "Flood"))
    expect(page.get_by_text("Trouble isn’t responding.")).to_be_visible(timeout=30000)
    page.get_by_role("button", name="Kill").click()
    expect(button(page, "Hello Enrique")).to_have_count(1)
    rest(page)
    expect_other_app_lives(page)
    expect_works_again(page)


def test_an_app_that_hangs_up_is_ended(page):
    click(page, button(page, "Hang up"))
    # What the app still does without its open files is the system's matter: it is silent, it crashes, or it ends.
    silent = page.get_by_text("Trouble isn’t responding.")
    ended = button(page, "Hello Enrique")
    expect(silent.or_(crash_card(page)).or_(ended).first).to_be_attached(timeout=30000)
    if silent.is_visible():
        page.get_by_role("button", name="Kill").click()
    expect(button(page, "Hello Enrique")).to_have_count(1)
    rest(page)
    expect_other_app_lives(page)
    expect_works_again(page)
