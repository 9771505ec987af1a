"""The canvas and the rasteriser must draw the same frame alike."""

import base64
import io

from PIL import Image, ImageChops, ImageStat

SCALE = 3


def canvas_picture(page):
    """What the canvas holds, as an image."""
    url = page.evaluate("() => document.getElementById('canvas').toDataURL()")
    return Image.open(io.BytesIO(base64.b64decode(url.split(",")[1]))).convert("RGB")


def compare(page, device, tmp_path, name):
    """The mean difference of both pictures, from 0 to 255, and its largest over blocks of 30 pixels."""
    path = tmp_path / f"{name}.png"
    # A font that has just been loaded is drawn with from the next frame on.
    for _ in range(2):
        page.evaluate("scale => window.quince.drawQuietly(scale)", SCALE)
        page.wait_for_timeout(500)
    page.evaluate("scale => window.quince.drawQuietly(scale)", SCALE)
    device.do(f"screenshot {path}")
    raster = Image.open(path).convert("RGB")
    canvas = canvas_picture(page)
    canvas.save(tmp_path / f"{name}-canvas.png")
    assert canvas.size == raster.size
    # The status bar's clock is real on the page and 9:41 in the screenshot.
    box = (0, 60 * SCALE, canvas.width, canvas.height)
    difference = ImageChops.difference(canvas.crop(box), raster.crop(box))
    difference.save(tmp_path / f"{name}-difference.png")
    grey = difference.convert("L")
    blocks = grey.resize((grey.width // 30, grey.height // 30), Image.Resampling.BOX)
    return sum(ImageStat.Stat(difference).mean) / 3, blocks.getextrema()[1]


def test_everything_that_a_frame_can_hold(page, device, tmp_path):
    device.do("launch test.alpha")
    page.wait_for_timeout(600)
    device.do("enter gallery")
    mean, worst = compare(page, device, tmp_path, "gallery")
    assert mean < 0.3, mean
    assert worst < 12, worst


def test_home_screen(page, device, tmp_path):
    mean, worst = compare(page, device, tmp_path, "home")
    assert mean < 0.8, mean
    assert worst < 16, worst


def test_switcher(page, device, tmp_path):
    device.do("launch test.alpha")
    device.do("launch test.beta")
    device.do("switcher")
    page.wait_for_timeout(600)
    mean, worst = compare(page, device, tmp_path, "switcher")
    assert mean < 0.8, mean
    assert worst < 12, worst
