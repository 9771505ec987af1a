import Foundation
import Stubs

extension UIView {
  final func element(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  final func place(of element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The center of the view's frame for assistive technology.
  final var accessibilityCenter: CGPoint {
    CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
  }

  final func setAccessibilityFrame(_ frame: CGRect) {
    storedAccessibilityFrame = frame
    Stub.accessibilityFrame.report()
  }

  final func setActivationPoint(_ point: CGPoint) {
    storedAccessibilityActivationPoint = point
    Stub.accessibilityActivationPoint.report()
  }
}
