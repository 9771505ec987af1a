"""The page under the costliest frames that the device lets an app send."""

import time

import pytest
from playwright.sync_api import expect
from running import expect_pixel
from test_page import PHONE, at, launch, lines

COSTLIEST = ["mostFills", "mostGroups", "mostShadows", "mostBlurs"]
# The fake app's circle is drawn under the finger.
CIRCLE = "#e63366"


@pytest.mark.parametrize("attack", COSTLIEST)
def test_a_person_leaves_the_app_and_uses_another(page, device, attack):
    launch(page, device)
    device.do(f"enter {attack}")
    page.wait_for_timeout(300)
    start = time.monotonic()
    page.get_by_role("button", name="Home").first.click()
    expect(page.get_by_role("button", name="Beta")).to_have_count(1)
    home = time.monotonic()
    launch(page, device, "test.beta")
    page.mouse.click(*at(page, 200, 300))
    expect(lines(page)).to_contain_text("value 200")
    expect_pixel(page, 200 / PHONE[0], 300 / PHONE[1], CIRCLE)
    end = time.monotonic()
    print(f"{attack}: home after {home - start:.1f} s, another app's paint {end - home:.1f} s later")
