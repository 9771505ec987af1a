import Foundation
import UIKit

/// An object that draws an area.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpolygonrenderer>.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  open var polygon: MKPolygon { overlay as! MKPolygon }

  /// Creates a renderer for an area.
  public convenience init(polygon: MKPolygon) {
    self.init(overlay: polygon)
  }

  /// Creates the path around the area and its holes.
  open override func createPath() {
    guard let polygon = overlay as? MKPolygon else { return }
    let path = CGMutablePath()
    add(polygon, to: path)
    self.path = path
  }

  private func add(_ polygon: MKPolygon, to path: CGMutablePath) {
    guard polygon.pointCount > 0 else { return }
    add(polygon.mapPoints, to: path)
    path.closeSubpath()
    for hole in polygon.interiorPolygons ?? [] { add(hole, to: path) }
  }
}
