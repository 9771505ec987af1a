import Foundation
import UIKit

/// An object that draws a line.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpolylinerenderer>.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { overlay as! MKPolyline }

  /// Creates a renderer for a line.
  public convenience init(polyline: MKPolyline) {
    self.init(overlay: polyline)
  }

  /// Creates the path through the points.
  open override func createPath() {
    guard let line = overlay as? MKPolyline else { return }
    let path = CGMutablePath()
    add(line.mapPoints, to: path)
    self.path = path
  }

  /// Strokes the path.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path, strokeColor != nil else { return }
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }
}
