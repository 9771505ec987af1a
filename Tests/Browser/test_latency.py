"""How long a touch takes to the changed canvas."""

from test_page import at, launch


def test_a_drag_reaches_the_canvas_within_a_frame(page, device):
    launch(page, device)
    page.evaluate(
        """() => {
          const canvas = document.getElementById("canvas");
          window.delays = [];
          let sent = null;
          canvas.addEventListener("pointermove", () => { sent ??= performance.now(); }, true);
          canvas.addEventListener("drawn", () => {
            if (sent !== null) window.delays.push(performance.now() - sent);
            sent = null;
          });
        }"""
    )
    page.wait_for_timeout(600)
    page.mouse.move(*at(page, 50, 300))
    page.mouse.down()
    for step in range(120):
        page.mouse.move(*at(page, 50 + 2 * step, 300))
    page.mouse.up()
    delays = sorted(page.evaluate("() => window.delays"))
    assert len(delays) > 50
    median, p95 = delays[len(delays) // 2], delays[len(delays) * 95 // 100]
    print(f"touch to canvas: median {median:.1f} ms, p95 {p95:.1f} ms of {len(delays)}")
    assert p95 < 50
