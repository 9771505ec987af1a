import UIKit

/// A rectangle that an app wants to see, and the space around it.
struct ChosenRect {
  var rect: MKMapRect
  var padding = UIEdgeInsets.zero

  /// Returns the part of the map that contains the rectangle in a view of some size.
  func viewport(in size: CGSize) -> Viewport {
    let inner = CGRect(origin: .zero, size: size).inset(by: padding)
    guard padding != .zero, inner.width > 0, inner.height > 0 else {
      return Viewport(showing: rect, in: size)
    }
    let small = Viewport(showing: rect, in: inner.size)
    let whole = Viewport(center: small.center, scale: small.scale, size: size)
    return whole.moved(
      by: CGPoint(x: inner.midX - size.width / 2, y: inner.midY - size.height / 2))
  }
}
