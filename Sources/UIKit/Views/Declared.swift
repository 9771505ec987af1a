/// An event; the owner of Application replaces this.
open class UIEvent: NSObject {}

/// A gesture recogniser; the owner of Gestures replaces this.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  weak var attachedView: UIView?
}

/// A window; the owner of Application replaces this.
@preconcurrency @MainActor
open class UIWindow: UIView {}

/// A view controller; the owner of ViewControllers replaces this.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The traits of the root view, given those of its superview; tells the controller of changes.
  func adoptTraits(_ inherited: UITraitCollection) -> UITraitCollection { inherited }
}

/// A colour of an asset catalog; the owner of Images replaces this.
extension UIColor {
  convenience init?(named name: String) { return nil }
}

/// What layout knows of a view; the owner of Layout replaces this.
@MainActor
final class ViewLayoutState {
  unowned let view: UIView
  init(_ view: UIView) { self.view = view }
}

/// Reports something that is only partly there; the owner of Device replaces this.
func unimplemented(_ what: String) { print(what) }

/// The clock of the device; the owner of Device replaces this.
final class DeviceClock: @unchecked Sendable {
  static let shared = DeviceClock()

  final class Timer: @unchecked Sendable {
    func invalidate() {}
  }

  var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  func schedule(
    after delay: TimeInterval, repeating: Bool, keepsAwake: Bool, _ action: @escaping () -> Void
  ) -> Timer { Timer() }
}

/// Auto Layout; the owner of Layout replaces this.
@MainActor
enum LayoutEngine {
  static func solve(from root: UIView) {}
}
