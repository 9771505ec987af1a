"""Faces, places, and networks, shown to the device on its page."""

import pytest
from conftest import open_device, own_page
from places import ROOT
from playwright.sync_api import expect
from running import Session, click, rest, twin

GPX = """<?xml version="1.0"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
<trkpt lat="47.3769" lon="8.5417"><time>2024-05-01T10:00:00Z</time></trkpt>
<trkpt lat="47.3869" lon="8.5417"><time>2024-05-01T10:00:02Z</time></trkpt>
</trkseg></trk></gpx>"""


@pytest.fixture
def presence(browser, tmp_path):
    """A page that shows an app that wants to know who holds the device, and where it is."""
    session = Session(tmp_path, ROOT / "Tests/Projects/Presence")
    with own_page(browser, viewport={"width": 1200, "height": 960}) as page:
        open_device(page, session.url)
        expect(view(page, "lock")).to_have_count(1)
        rest(page)
        yield page
    session.close()


def view(page, identifier):
    return twin(page).locator(f'[data-testid="{identifier}"]')


def tap(page, name):
    click(page, twin(page).get_by_role("button", name=name, exact=True))
    rest(page)


def choose(page, name):
    """Does what an item of the menu does."""
    page.locator("#menu-button").click()
    page.locator("#menu").get_by_role("button", name=name, exact=True).click()
    # What is turned on or off is seen in the menu, which stays open.
    if page.locator("#menu").is_visible():
        page.locator("#menu .close").click()
    rest(page)


def is_on(page, name):
    page.locator("#menu-button").click()
    item = page.locator("#menu").get_by_role("button", name=name)
    is_pressed = item.get_attribute("aria-pressed")
    page.locator("#menu .close").click()
    return is_pressed == "true"


def test_a_face_is_enrolled_asked_for_and_shown(presence):
    page = presence
    tap(page, "Unlock")
    expect(view(page, "lock")).to_have_text("Nobody is enrolled")
    assert not is_on(page, "Face or Touch ID Enrolled")
    choose(page, "Face or Touch ID Enrolled")
    assert is_on(page, "Face or Touch ID Enrolled")
    tap(page, "Unlock")
    tap(page, "OK")
    expect(twin(page).get_by_text("Face ID", exact=True).first).to_be_attached()
    choose(page, "Non-Matching Face or Touch")
    tap(page, "Try Face ID Again")
    choose(page, "Matching Face or Touch")
    expect(view(page, "lock")).to_have_text("Unlocked by face")


def test_the_device_is_put_in_a_city_and_on_the_way_of_a_file(presence, tmp_path):
    page = presence
    dialog = page.locator("#location")
    choose(page, "Custom Location…")
    dialog.get_by_label("At coordinates").check()
    dialog.get_by_label("City").select_option(label="Tokyo")
    dialog.get_by_role("button", name="Set").click()
    tap(page, "Allow")
    tap(page, "Allow While Using App")
    tap(page, "Follow Me")
    expect(view(page, "place")).to_have_text("35.6762, 139.6503")

    file = tmp_path / "way.gpx"
    choose(page, "Custom Location…")
    assert dialog.get_by_label("At coordinates").is_checked()
    dialog.get_by_label("Path in a GPX file").check()
    file.write_text("<gpx>nothing</gpx>")
    dialog.get_by_label("GPX file", exact=True).set_input_files(file)
    dialog.get_by_role("button", name="Set").click()
    expect(page.locator(".card.refused")).to_contain_text("This GPX file has no track, route, or waypoints.")
    choose(page, "Custom Location…")
    dialog.get_by_label("Path in a GPX file").check()
    file.write_text(GPX)
    dialog.get_by_label("GPX file", exact=True).set_input_files(file)
    dialog.get_by_role("button", name="Set").click()
    expect(dialog).to_be_hidden()
    expect(view(page, "place")).to_have_text("47.3869, 8.5417")
    choose(page, "Custom Location…")
    dialog.get_by_label("Unknown").check()
    dialog.get_by_role("button", name="Set").click()
    tap(page, "Find Me")
    expect(view(page, "place")).to_have_text("Failed: 0")


def location_in_menu(page):
    """The menu's list of places, with the one that is on."""
    page.keyboard.press("Control+Shift+P")
    return page.get_by_role("combobox", name="Location", exact=True)


def test_a_way_that_is_too_long_is_told_before_it_is_sent(presence, tmp_path):
    way = tmp_path / "endless.gpx"
    way.write_text("<gpx><trk><trkseg>" + '<trkpt lat="1" lon="2"/>' * 3_000_000 + "</trkseg></trk></gpx>")
    choose(presence, "Custom Location…")
    dialog = presence.get_by_role("dialog", name="Location")
    dialog.get_by_label("Path in a GPX file").check()
    dialog.locator("[name=file]").set_input_files(way)
    dialog.get_by_role("button", name="Set").click()
    expect(dialog.get_by_role("alert")).to_have_text("“endless.gpx” is too long: a path can have at most 10,000 points.")
    presence.keyboard.press("Escape")


def test_the_menu_shows_which_location_is_on(presence):
    page = presence
    places = location_in_menu(page)
    expect(places.locator("option:checked")).to_have_text("Unknown")
    places.select_option(label="Tokyo")
    page.keyboard.press("Escape")
    tap(page, "Allow")
    tap(page, "Allow While Using App")
    tap(page, "Follow Me")
    expect(view(page, "place")).to_have_text("35.6762, 139.6503")
    expect(location_in_menu(page).locator("option:checked")).to_have_text("Tokyo")
    places.select_option(label="Run around a park")
    page.keyboard.press("Escape")
    expect(location_in_menu(page).locator("option:checked")).to_have_text("Run around a park")
    page.keyboard.press("Escape")
    choose(page, "Reset Settings")
    expect(location_in_menu(page).locator("option:checked")).to_have_text("Unknown")


def network_in_menu(page):
    """The menu's list of networks, with the one that is on."""
    page.keyboard.press("Control+Shift+P")
    return page.get_by_role("combobox", name="Network", exact=True)


@pytest.fixture
def weather(browser, tmp_path):
    """A page that shows an app that says when there is no network."""
    session = Session(tmp_path, ROOT / "Tests/Projects/Offline")
    with own_page(browser, viewport={"width": 1200, "height": 960}) as page:
        open_device(page, session.url)
        expect(view(page, "status")).to_have_text("Online")
        rest(page)
        yield page
    session.close()


def test_the_network_is_turned_off_and_on_again(weather):
    page = weather
    networks = network_in_menu(page)
    expect(networks.locator("option:checked")).to_have_text("Online")
    networks.select_option(label="Offline")
    page.keyboard.press("Escape")
    expect(view(page, "status")).to_have_text("Offline")
    expect(view(page, "banner")).to_have_text("You’re offline")
    networks = network_in_menu(page)
    expect(networks.locator("option:checked")).to_have_text("Offline")
    networks.select_option(label="Online")
    page.keyboard.press("Escape")
    expect(view(page, "status")).to_have_text("Online")
    expect(view(page, "banner")).to_have_count(0)


def test_permissions_are_answered_in_the_menu(browser, tmp_path):
    session = Session(tmp_path, ROOT / "Tests/Projects/PhotoPicking")

    def answer(page, text):
        page.locator("#menu-button").click()
        item = page.locator('#menu .item[data-title="Photo Permission"] select')
        expect(item).to_have_value("")
        item.select_option(label=text)
        page.locator("#menu .close").click()
        # The answer ends the app, which opens again.
        expect(view(page, "outcome")).to_have_text("Nothing")
        rest(page)

    with own_page(browser, viewport={"width": 1200, "height": 960}) as page:
        open_device(page, session.url)
        expect(view(page, "outcome")).to_have_text("Nothing")
        rest(page)
        tap(page, "Camera")
        answer(page, "None")
        tap(page, "Grid")
        expect(view(page, "outcome")).to_have_text("No access")
        answer(page, "Full Access")
        tap(page, "Grid")
        expect(twin(page)).to_contain_text("9 photos")
    session.close()
