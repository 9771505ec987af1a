import Foundation
import UIKit

/// The view that draws the overlays of a map, one over the other.
final class OverlayCanvas: UIView {
  var viewport: Viewport {
    didSet { if viewport != oldValue { overlaysDidChange() } }
  }
  var renderers: [MKOverlayRenderer] = [] {
    didSet {
      for renderer in renderers {
        renderer.onChange = { [weak self] in self?.setNeedsDisplay() }
      }
      setNeedsDisplay()
    }
  }

  init(_ viewport: Viewport) {
    self.viewport = viewport
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private func overlaysDidChange() {
    if !renderers.isEmpty { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), viewport.scale > 0 else { return }
    for renderer in renderers { draw(renderer, in: context) }
  }

  private func draw(_ renderer: MKOverlayRenderer, in context: CGContext) {
    let visible = viewport.visibleRect
    let scale = MKZoomScale(viewport.scale)
    // Parts on both sides of the longitude of 180 degrees can be visible.
    for turn in [-Mercator.side, 0, Mercator.side] {
      let part = visible.offsetBy(dx: turn, dy: 0)
      guard renderer.overlay.intersects(part), renderer.canDraw(part, zoomScale: scale) else {
        continue
      }
      let corner = renderer.rect(for: part).origin
      context.saveGState()
      context.setAlpha(renderer.alpha)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -corner.x, y: -corner.y)
      renderer.draw(part, zoomScale: scale, in: context)
      context.restoreGState()
    }
  }
}
