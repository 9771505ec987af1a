import Foundation
import UIKit

/// An object that draws a circle.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkcirclerenderer>.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { overlay as! MKCircle }

  /// Creates a renderer for a circle.
  public convenience init(circle: MKCircle) {
    self.init(overlay: circle)
  }

  /// Creates the path around the circle.
  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
}
