import DeviceProtocol
import Foundation

/// The points at which a finger can touch an element.
extension CapturedElement {
  /// The frame of the element's visible part, clipped to the screen and its scroll views.
  var visibleFrame: CGRect {
    var visible = frame
    var around = parent
    while let current = around {
      if current.clips { visible = visible.intersection(current.frame) }
      around = current.parent
    }
    return visible.isNull ? .zero : visible
  }

  /// A point at which a touch reaches the element, or `nil` if there's none.
  var hitPoint: CGPoint? {
    let visible = visibleFrame
    guard element.isVisible, !visible.isEmpty else { return nil }
    let covers = covers(of: visible)
    let candidates = [(0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75)].map {
      CGPoint(x: visible.minX + $0.0 * visible.width, y: visible.minY + $0.1 * visible.height)
    }
    return candidates.first { point in !covers.contains { $0.contains(point) } }
  }

  private var clips: Bool {
    switch elementType {
    case .application, .scrollView, .table, .collectionView, .textView: true
    default: false
    }
  }

  /// Returns the frames of the elements that cover the element.
  private func covers(of rect: CGRect) -> [CGRect] {
    root.descendants { other in
      other.position > lastPosition && other.isOpaqueToTouches && !isWithin(other)
        && other.frame.intersects(rect)
    }.map(\.visibleFrame)
  }

  private var isOpaqueToTouches: Bool {
    guard element.isVisible else { return false }
    if element.isAccessible { return true }
    switch elementType {
    case .keyboard, .alert, .navigationBar, .tabBar, .toolbar: return true
    default: break
    }
    return elementType != .window && (element.backgroundColor?.alpha ?? 0) > 0.1
  }
}
