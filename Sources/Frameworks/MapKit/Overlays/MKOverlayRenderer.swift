import Foundation
import UIKit

/// An object that draws an overlay.
///
/// Its coordinates are map points, relative to the overlay's bounding rectangle. Follows
/// <https://developer.apple.com/documentation/mapkit/mkoverlayrenderer>.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1 {
    didSet { setNeedsDisplay() }
  }
  /// The number of pixels in a point.
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }
  /// Called if the overlay must be drawn again.
  var onChange: (() -> Void)?

  /// Creates a renderer for an overlay.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  // MARK: Coordinates

  /// Returns the renderer's coordinates of a point on the map.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// Returns the point on the map at the renderer's coordinates.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
  }

  /// Returns the renderer's coordinates of a rectangle on the map.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  /// Returns the rectangle on the map at the renderer's coordinates.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  // MARK: Drawing

  /// Returns whether the renderer can draw a part of the overlay now.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the overlay.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Draws the overlay again.
  open func setNeedsDisplay() { onChange?() }

  /// Draws a part of the overlay again.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { onChange?() }

  /// Draws a part of the overlay again at a scale.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { onChange?() }
}

/// Returns the width of a road at a scale, in map points.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
  min(max(10, 8 / zoomScale), 10 / zoomScale)
}
