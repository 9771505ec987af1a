"""The canvas and the rasterizer must draw the same frame alike."""

import base64
import io

from PIL import Image, ImageChops, ImageStat

SCALE = 3

SHOWS_RED = """() => {
  const canvas = document.getElementById("canvas");
  const place = [canvas.width / 2, canvas.height / 2, 1, 1];
  const [red, green] = canvas.getContext("2d").getImageData(...place).data;
  return red === 255 && green === 0;
}"""


def canvas_picture(page):
    """What the canvas holds, as an image."""
    url = page.evaluate("() => document.getElementById('canvas').toDataURL()")
    return Image.open(io.BytesIO(base64.b64decode(url.split(",")[1]))).convert("RGB")


def differences(page, device, tmp_path, name):
    """The mean difference of both pictures, from 0 to 255, and its largest over blocks of 30 pixels."""
    path = tmp_path / f"{name}.png"
    page.evaluate("scale => window.quince.drawQuietly(scale)", SCALE)
    device.do(f"screenshot {path}")
    raster = Image.open(path).convert("RGB")
    canvas = canvas_picture(page)
    canvas.save(tmp_path / f"{name}-canvas.png")
    # The page gives the canvas its own size again when something about it changes.
    if canvas.size != raster.size:
        return 255, 255
    # The status bar's clock is real on the page and 9:41 in the screenshot.
    box = (0, 60 * SCALE, canvas.width, canvas.height)
    difference = ImageChops.difference(canvas.crop(box), raster.crop(box))
    difference.save(tmp_path / f"{name}-difference.png")
    gray = difference.convert("L")
    blocks = gray.resize((gray.width // 30, gray.height // 30), Image.Resampling.BOX)
    return sum(ImageStat.Stat(difference).mean) / 3, blocks.getextrema()[1]


def expect_alike(page, device, tmp_path, name, *, mean, worst):
    """Both pictures become alike, once what moves is at rest and the fonts are loaded."""
    for _ in range(20):
        found = differences(page, device, tmp_path, name)
        if found[0] < mean and found[1] < worst:
            return
        page.wait_for_timeout(250)
    assert found[0] < mean and found[1] < worst, found


def test_everything_that_a_frame_can_hold(page, device, tmp_path):
    device.do("launch test.alpha")
    device.do("enter gallery")
    expect_alike(page, device, tmp_path, "gallery", mean=0.3, worst=12)


def test_images_go_with_their_app(page, device):
    page.evaluate("""() => {
      window.closedImages = 0;
      const close = ImageBitmap.prototype.close;
      ImageBitmap.prototype.close = function () { window.closedImages += 1; close.call(this); };
    }""")
    device.do("launch test.alpha")
    device.do("enter picture red")
    page.wait_for_function(SHOWS_RED)
    device.do("enter exit 0")
    page.wait_for_function("() => window.closedImages === 1")


def test_home_screen(page, device, tmp_path):
    expect_alike(page, device, tmp_path, "home", mean=0.8, worst=16)


def test_switcher(page, device, tmp_path):
    device.do("launch test.alpha")
    device.do("launch test.beta")
    device.do("switcher")
    expect_alike(page, device, tmp_path, "switcher", mean=0.8, worst=12)
