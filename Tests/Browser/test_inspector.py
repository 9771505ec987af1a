"""The inspector on the page, with the mouse and with the keyboard alone."""

import re
import time

import pytest
from conftest import open_device, own_page
from places import ROOT
from playwright.sync_api import expect
from running import Session, click, rest, twin
from test_keyboard_only import check

PROJECT = ROOT / "Tests/Projects/Inspecting"
SOURCE = PROJECT / "Inspecting/InspectedViewController.swift"
STORYBOARD = PROJECT / "Inspecting/Base.lproj/Main.storyboard"


@pytest.fixture(scope="module")
def inspected(tmp_path_factory):
    """`quince run` with an app whose layout has issues."""
    session = Session(tmp_path_factory.mktemp("home"), PROJECT)
    yield session
    session.close()


@pytest.fixture
def page(browser, inspected):
    with own_page(browser, viewport={"width": 1400, "height": 900}) as page:
        open_device(page, inspected.url)
        page.get_by_role("button", name="Relaunch").click()
        expect(twin(page).get_by_role("button", name="Fill")).to_be_attached()
        rest(page)
        yield page


def open_inspector(page):
    page.keyboard.press("Control+Shift+D")
    expect(row(page, "greeting")).to_be_visible()


def row(page, name):
    """The row of the view that a property with that name holds."""
    return page.get_by_role("treeitem").filter(
        has=page.locator("em", has_text=re.compile(f"^{name}$"))
    )


def pin(page, name):
    row(page, name).click()
    expect(page.locator("#inspector-object .owner")).to_have_text(re.compile(f"^{name} of "))


def control(page, key):
    return page.locator(f'#inspector-object [data-key="{key}"]').first


def line_of(file, text):
    return next(
        number for number, line in enumerate(file.read_text().splitlines(), 1) if text in line
    )


def test_the_tree_shows_views_controllers_and_issues(page):
    open_inspector(page)
    tree = page.get_by_role("tree", name="Views")
    expect(tree.get_by_role("treeitem").first).to_have_attribute("aria-level", "1")
    expect(tree.get_by_role("treeitem").filter(has_text="InspectedViewController")).to_have_count(1)
    expect(row(page, "drifting").get_by_role("img", name="ambiguous layout")).to_be_visible()
    expect(row(page, "contested").get_by_role("img", name="broken constraint")).to_be_visible()
    page.get_by_role("button", name="2 views with layout issues").click()
    expect(row(page, "drifting")).to_be_visible()
    expect(row(page, "greeting")).to_have_count(0)


def test_a_search_finds_views_and_what_they_are_in(page):
    open_inspector(page)
    search = page.get_by_role("searchbox", name="Search the views")
    search.fill("BadgeView")
    expect(row(page, "badge")).to_be_visible()
    expect(row(page, "greeting")).to_have_count(0)
    expect(page.get_by_role("treeitem").filter(has_text="UIWindow")).to_have_count(1)
    search.fill("no such thing")
    expect(page.locator("#inspector-note")).to_have_text("No results.")
    search.fill("")
    expect(row(page, "greeting")).to_be_visible()


def test_a_view_is_picked_on_the_screen(page):
    open_inspector(page)
    pick = page.get_by_role("button", name="Pick")
    pick.click()
    x, y = screen_point(page, 60, 150)
    page.mouse.move(x, y)
    tag = page.locator("#outlines p")
    expect(tag).to_contain_text("BadgeView badge")
    expect(tag).to_contain_text("120 × 80")
    x, y = screen_point(page, 30, 90)
    page.mouse.move(x, y)
    expect(tag).to_contain_text("“Hello” id greeting")
    page.mouse.click(x, y)
    expect(page.locator("#inspector-object .owner")).to_have_text(
        "greeting of InspectedViewController"
    )
    expect(pick).to_have_attribute("aria-pressed", "false")
    expect(row(page, "greeting")).to_be_focused()
    # The app has felt nothing of it.
    pick.click()
    page.mouse.click(*screen_point(page, 60, 150))
    pin(page, "badge")
    expect(control(page, "backgroundColor")).to_have_value("#3366CC")


def screen_point(page, x, y):
    box = page.locator("#canvas").bounding_box()
    return box["x"] + x / 393 * box["width"], box["y"] + y / 852 * box["height"]


def test_what_is_picked_is_shown_whatever_was_searched(page):
    open_inspector(page)
    search = page.get_by_role("searchbox", name="Search the views")
    search.fill("UIButton")
    expect(row(page, "greeting")).to_have_count(0)
    page.get_by_role("button", name="Pick").click()
    page.mouse.click(*screen_point(page, 30, 90))
    expect(row(page, "greeting")).to_be_focused()
    expect(search).to_have_value("")


def test_escape_ends_picking(page):
    open_inspector(page)
    pick = page.get_by_role("button", name="Pick")
    pick.click()
    page.keyboard.press("Escape")
    expect(pick).to_have_attribute("aria-pressed", "false")


def test_all_is_told_of_a_view(page):
    open_inspector(page)
    pin(page, "badge")
    details = page.get_by_role("region", name="Properties")
    for title in ("View", "Colors", "Layout", "Constraints", "Layer", "Accessibility", "Gestures", "Responders"):
        expect(details.locator("summary", has_text=re.compile(f"^{title}$"))).to_be_visible()
    expect(details.get_by_text("UITapGestureRecognizer")).to_be_visible()
    expect(control(page, "cornerRadius")).to_have_value("12")
    expect(control(page, "backgroundColor")).to_have_value("#3366CC")
    expect(control(page, "hugging.horizontal")).to_have_value("250")
    constraint = details.get_by_role("listitem").filter(has_text="note.top = badge.bottom + 24")
    line = line_of(SOURCE, "note.topAnchor")
    link = constraint.get_by_role("link", name=f"InspectedViewController.swift:{line}")
    expect(link).to_have_attribute("href", f"vscode://file{SOURCE}:{line}")
    line = line_of(STORYBOARD, 'id="con-wi-001"')
    expect(
        details.get_by_role("listitem")
        .filter(has_text="badge.width = 120")
        .get_by_role("link", name=f"Main.storyboard:{line}")
    ).to_be_visible()
    declaration = line_of(PROJECT / "Inspecting/BadgeView.swift", "class BadgeView")
    expect(details.get_by_role("link", name=f"BadgeView.swift:{declaration}")).to_be_visible()


def test_a_broken_constraint_is_told(page):
    open_inspector(page)
    pin(page, "contested")
    broken = page.locator("#inspector-object li.broken")
    expect(broken).to_have_count(1)
    expect(broken).to_contain_text("contested.width = 200")
    expect(broken).to_contain_text("Broken")
    rivals = broken.get_by_role("list", name="Conflicts with").get_by_role("listitem")
    expect(rivals).to_have_count(1)
    expect(rivals).to_contain_text("contested.width = 100")


def test_what_is_set_is_seen_at_once(page):
    open_inspector(page)
    pin(page, "greeting")
    control(page, "label.text").fill("Set by hand")
    expect(twin(page).get_by_text("Set by hand")).to_be_attached()
    pin(page, "badge")
    control(page, "backgroundColor").fill("#00FF00")
    control(page, "backgroundColor").press("Enter")
    expect_color(page, 60, 150, "#00ff00")
    page.get_by_label("Colors, Background, swatch").evaluate(
        """input => {
            input.value = "#ff0000";
            input.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )
    expect_color(page, 60, 150, "#ff0000")
    width = page.locator("#inspector-object li", has_text="badge.width = 120").get_by_label("Constant")
    width.fill("300")
    expect_color(page, 250, 150, "#ff0000")
    page.get_by_label("Hidden").check()
    expect_color(page, 60, 150, "#ffffff")
    expect(row(page, "badge")).to_have_class(re.compile("hidden-row"))
    page.get_by_label("Hidden").uncheck()
    control(page, "alpha").fill("0")
    expect_color(page, 60, 150, "#ffffff")


def expect_color(page, x, y, color):
    page.wait_for_function(
        """([x, y, color]) => {
            const canvas = document.getElementById("canvas");
            const data = canvas.getContext("2d").getImageData(
                Math.floor(x / 393 * canvas.width), Math.floor(y / 852 * canvas.height), 1, 1).data;
            return "#" + [...data.slice(0, 3)].map(v => v.toString(16).padStart(2, "0")).join("") === color;
        }""",
        arg=[x, y, color],
    )


def test_what_one_is_writing_in_stays_when_the_app_tells_of_changes(page):
    open_inspector(page)
    pin(page, "greeting")
    text = control(page, "label.text")
    text.evaluate("input => { input.isTheSame = true; }")
    text.fill("")
    # Each letter changes the app, which tells of it, also of what the layout makes of it.
    text.press_sequentially("Good morning", delay=120)
    expect(twin(page).get_by_text("Good morning")).to_be_attached()
    expect(text).to_have_value("Good morning")
    assert text.evaluate("input => input.isTheSame && input === document.activeElement")


def test_what_was_turned_on_stays_on_while_the_app_tells_of_what_was_before(page):
    open_inspector(page)
    pin(page, "badge")
    width = page.locator("#inspector-object li", has_text="badge.width").get_by_label("Constant")
    hidden = page.get_by_label("Hidden")
    # The answer to the first edit comes after the second one, and doesn't tell what that has set.
    marked = re.compile("hidden-row")
    for constant in range(200, 210):
        width.fill(str(constant))
        is_hidden = constant % 2 == 0
        hidden.set_checked(is_hidden)
        mark = expect(row(page, "badge"))
        (mark.to_have_class if is_hidden else mark.not_to_have_class)(marked)
        expect(hidden).to_be_checked(checked=is_hidden)


# All that the page is told comes 0.9 s late.
LATE = """(() => {
    window.WebSocket = class extends WebSocket {
        set onmessage(take) { super.onmessage = (event) => setTimeout(() => take(event), 900); }
    };
})()"""


def test_what_was_turned_on_stays_on_however_late_the_app_tells_of_it(browser, inspected):
    with own_page(browser, viewport={"width": 1400, "height": 900}) as page:
        page.add_init_script(LATE)
        open_device(page, inspected.url)
        page.get_by_role("button", name="Relaunch").click()
        expect(twin(page).get_by_role("button", name="Fill")).to_be_attached()
        open_inspector(page)
        pin(page, "badge")
        width = page.locator("#inspector-object li", has_text="badge.width").get_by_label("Constant")
        hidden = page.get_by_label("Hidden")
        width.fill("210")
        hidden.check()
        seen = []
        for _ in range(60):
            seen.append(hidden.is_checked())
            page.wait_for_timeout(50)
        assert all(seen), seen
        expect(row(page, "badge")).to_have_class(re.compile("hidden-row"))
        expect(width).to_have_value("210")


def test_the_size_of_a_font_is_edited(page):
    open_inspector(page)
    pin(page, "greeting")
    hello = twin(page).get_by_text("Hello", exact=True)
    before = hello.bounding_box()["height"]
    size = control(page, "label.fontSize")
    expect(size).to_have_value("17")
    size.fill("34")
    # The label is twice as high, on the screen as in what is told of it.
    page.wait_for_function(
        "([id, height]) => document.querySelector(`[data-testid=${id}]`).getBoundingClientRect().height > height",
        arg=["greeting", before * 1.8],
    )
    expect(fact(page, "Intrinsic size")).to_have_text(re.compile(r"^\d+(\.\d+)?, 40\.667$"))
    # What lies below has made room, and the font is told with its name.
    expect(page.locator("#inspector-object .property", has_text=re.compile("^Font\\b")).first).to_contain_text("SF")
    size.fill("1000")
    expect(page.locator("#inspector-note")).to_have_text("This must be a number from 1 to 500.")
    # What was set lasts as long as the process does; what was refused is forgotten with it.
    page.get_by_role("button", name="Relaunch").click()
    expect(page.locator("#inspector-object .empty")).to_have_text(re.compile("^Choose a view"))
    expect(page.locator("#inspector-note")).to_be_empty()
    pin(page, "greeting")
    expect(control(page, "label.fontSize")).to_have_value("17")


def fact(page, name):
    """What is told under a name, and can't be edited."""
    row = page.locator("#inspector-object div.property").filter(
        has=page.get_by_text(name, exact=True)
    )
    return row.locator("span").nth(1)


def test_what_makes_no_sense_is_refused(page):
    open_inspector(page)
    pin(page, "badge")
    control(page, "alpha").fill("7")
    expect(page.locator("#inspector-note")).to_have_text("This must be a number from 0 to 1.")
    expect(control(page, "alpha")).to_have_attribute("aria-invalid", "true")
    control(page, "alpha").fill("1")
    expect(page.locator("#inspector-note")).to_be_empty()


def test_what_the_app_changes_is_told(page):
    open_inspector(page)
    pin(page, "badge")
    click(page, page.locator("#twin").get_by_role("button", name="Close"))
    expect(row(page, "note")).to_have_count(0)
    expect(page.locator("#inspector-object li", has_text="note.top")).to_have_count(0)
    page.mouse.click(*screen_point(page, 60, 150))
    expect(control(page, "backgroundColor")).to_have_value("#FF9500")


def test_the_layers_lie_in_space(page):
    open_inspector(page)
    page.get_by_role("button", name="3-D").click()
    space = page.get_by_role("region", name="Exploded view")
    canvas = space.get_by_role("img", name="The views on screen")
    expect(canvas).to_be_visible()
    page.wait_for_function(PAINTED, arg=BADGE)
    before = canvas.screenshot()
    box = canvas.bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 90, middle[1] + 20, steps=5)
    page.mouse.up()
    turned = changed(page, canvas, before)
    space.get_by_role("slider", name="Spread").fill("90")
    spread = changed(page, canvas, turned)
    page.mouse.wheel(0, -300)
    scaled = changed(page, canvas, spread)
    canvas.focus()
    page.keyboard.press("ArrowLeft")
    changed(page, canvas, scaled)
    space.get_by_role("button", name="Reset").click()
    for step in range(40):
        # Some view lies in the middle, which a click pins.
        page.mouse.click(middle[0], middle[1] - 200 + 10 * step)
        if page.locator("#inspector-object h3").count() > 0:
            break
    expect(page.locator("#inspector-object h3")).to_be_visible()
    canvas.focus()
    page.keyboard.press("Escape")
    expect(space).to_be_hidden()
    expect(page.get_by_role("button", name="3-D")).to_be_focused()


def test_layers_are_peeled_off_by_keys_and_by_the_mouse(page):
    open_inspector(page)
    page.get_by_role("button", name="3-D").click()
    space = page.get_by_role("region", name="Exploded view")
    first = space.get_by_role("slider", name="First layer")
    last = space.get_by_role("slider", name="Last layer")
    expect_painted(page, BADGE, True)
    expect_painted(page, BACKGROUND, True)
    expect(first).to_have_attribute("aria-valuetext", "layer 1 of 5")
    # Without the window and the view of the view controller, what lies on that is left.
    space.get_by_role("slider", name="Spread").focus()
    page.keyboard.press("Tab")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(first).to_have_attribute("aria-valuetext", "layer 3 of 5")
    expect_painted(page, BADGE, True)
    expect_painted(page, BACKGROUND, False)
    # What isn't shown isn't picked: where the background was, nothing is.
    canvas = space.get_by_role("img", name="The views on screen")
    box = canvas.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#inspector-object h3")).to_have_count(0)
    last.focus()
    page.keyboard.press("Home")
    # The last layer is none before the first one.
    expect(last).to_have_attribute("aria-valuetext", "layer 3 of 5")
    page.keyboard.press("End")
    first.focus()
    page.keyboard.press("End")
    expect(first).to_have_attribute("aria-valuetext", "layer 5 of 5")
    expect_painted(page, BADGE, False)
    # Both lie at the end of the track: the mouse takes hold of the first one.
    track = first.bounding_box()
    y = track["y"] + track["height"] / 2
    page.mouse.move(track["x"] + track["width"] - 8, y)
    page.mouse.down()
    page.mouse.move(track["x"] + 8, y, steps=4)
    page.mouse.up()
    expect(first).to_have_attribute("aria-valuetext", "layer 1 of 5")
    page.mouse.move(track["x"] + track["width"] - 8, y)
    page.mouse.down()
    page.mouse.move(track["x"] + track["width"] / 4 + 4, y, steps=4)
    page.mouse.up()
    expect(last).to_have_attribute("aria-valuetext", "layer 2 of 5")
    expect_painted(page, BADGE, False)
    expect_painted(page, BACKGROUND, True)
    # What is chosen is outlined all the same.
    pin(page, "badge")
    expect_painted(page, ACCENT, True)
    space.get_by_role("button", name="Reset").click()
    expect(last).to_have_attribute("aria-valuetext", "layer 5 of 5")
    expect_painted(page, BADGE, True)


BADGE = [0x33, 0x66, 0xCC]
BACKGROUND = [255, 255, 255]
ACCENT = [0xB0, 0x6A, 0x00]

# Whether the picture of a view with that color lies in space.
PAINTED = """([red, green, blue]) => {
    const canvas = document.querySelector("#exploded canvas");
    if (canvas.width === 0) return false;
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    for (let i = 0; i < data.length; i += 4) {
        if (data[i] === red && data[i + 1] === green && data[i + 2] === blue && data[i + 3] === 255) return true;
    }
    return false;
}"""


def expect_painted(page, color, is_painted):
    page.wait_for_function(f"(color) => ({PAINTED})(color) === {str(is_painted).lower()}", arg=color)


def changed(page, canvas, before):
    for _ in range(40):
        now = canvas.screenshot()
        if now != before:
            return now
        page.wait_for_timeout(50)
    raise AssertionError("nothing has changed")


def test_the_keyboard_alone_is_enough(page):
    page.get_by_role("button", name="Inspector", exact=True).focus()
    page.keyboard.press("Enter")
    expect(row(page, "greeting")).to_be_visible()
    search = page.get_by_role("searchbox", name="Search the views")
    search.focus()
    page.keyboard.press("ArrowDown")
    focused = page.locator("#inspector-tree :focus")
    expect(focused).to_have_attribute("aria-level", "1")
    # One row is a stop of the tab key.
    expect(page.locator("#inspector-tree [tabindex='0']")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(focused).to_contain_text("InspectedViewController")
    page.keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute("aria-expanded", "false")
    expect(row(page, "greeting")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("aria-level", "3")
    page.keyboard.press("ArrowDown")
    expect(focused).to_contain_text("greeting")
    expect(page.locator("#inspector-object .owner")).to_have_text(
        "greeting of InspectedViewController"
    )
    page.keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute("aria-level", "3")
    page.keyboard.press("End")
    last = focused.text_content()
    page.keyboard.press("Home")
    assert focused.text_content() != last
    page.keyboard.press("Tab")
    splitter = page.get_by_role("separator", name="Height of the tree")
    expect(splitter).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(splitter).to_have_attribute("aria-valuenow", "47")
    page.keyboard.press("Tab")
    expect(page.get_by_role("region", name="Properties")).to_be_focused()
    page.get_by_role("button", name="Close the inspector").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#inspector")).to_be_hidden()
    expect(page.get_by_role("button", name="Inspector", exact=True)).to_be_focused()


def test_many_views_stay_quick(page):
    open_inspector(page)
    click(page, page.locator("#twin").get_by_role("button", name="Fill"))
    expect(page.get_by_role("treeitem").filter(has_text="Filled")).to_be_visible()
    tree = page.locator("#inspector-tree")
    row(page, "greeting").click()
    page.keyboard.press("End")
    expect(page.locator("#inspector-tree :focus")).to_have_attribute("aria-setsize", "10000")
    assert tree.get_by_role("treeitem").count() < 100
    # The keyboard's row stays on the page, wherever the tree is scrolled to.
    tree.evaluate("tree => { tree.scrollTop = 0; }")
    page.wait_for_timeout(100)
    expect(page.locator("#inspector-tree :focus")).to_have_count(1)


def test_nothing_is_inspected_while_something_moves(page):
    told = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(frame)))
    page.reload()
    page.wait_for_selector("#canvas:not(.waiting)")
    click(page, page.locator("#twin").get_by_role("button", name="Move"))
    open_inspector(page)
    pin(page, "badge")
    page.wait_for_timeout(300)
    told.clear()
    while len(told) < 60:
        page.wait_for_timeout(50)
    assert not any(frame[1:8] == b'{"inspe' for frame in told)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1400, 900), (420, 860)])
def test_axe_finds_nothing(page, scheme, size):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_inspector(page)
    check(page, "the tree")
    pin(page, "contested")
    check(page, "a view")
    page.get_by_role("button", name="3-D").click()
    page.wait_for_timeout(300)
    check(page, "the layers")


def test_a_command_opens_the_editor(browser, tmp_path):
    told = tmp_path / "told"
    script = tmp_path / "my editor"
    script.write_text(f'#!/bin/sh\nprintf "%s|" "$@" >> "{told}"\n')
    script.chmod(0o755)
    session = Session(tmp_path / "home", PROJECT, "--editor", f"'{script}' --at {{file}} {{line}}")
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    try:
        page.goto(session.url)
        page.wait_for_selector("#canvas:not(.waiting)")
        open_inspector(page)
        pin(page, "greeting")
        line = line_of(STORYBOARD, 'id="gre-et-001"')
        page.get_by_role("button", name=f"Main.storyboard:{line}").first.click()
        deadline = time.monotonic() + 10
        while not told.exists() or not told.read_text().endswith("|"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert told.read_text() == f"--at|{STORYBOARD}|{line}|"
        # A number that the server hasn't told opens nothing.
        page.evaluate(
            """async () => {
                const url = new URL("socket", location.href);
                url.protocol = "ws:";
                const socket = new WebSocket(url);
                await new Promise((done) => { socket.onopen = done; });
                for (const number of [-1, 99999]) socket.send(JSON.stringify({ openPlace: { _0: number } }));
                await new Promise((done) => setTimeout(done, 500));
                socket.close();
            }"""
        )
        assert told.read_text() == f"--at|{STORYBOARD}|{line}|"
    finally:
        page.close()
        session.close()
