import Testing
import UIKit

/// A screen that shows how the system's design looks.
struct GalleryScene: Sendable, CustomTestStringConvertible {
  let name: String
  /// Returns the view controller that fills the window.
  let root: @MainActor @Sendable () -> UIViewController
  /// Uses the screen after it has appeared, such as by presenting an alert.
  let use: @MainActor @Sendable (TestScreen) -> Void

  init(
    _ name: String, root: @escaping @MainActor @Sendable () -> UIViewController,
    use: @escaping @MainActor @Sendable (TestScreen) -> Void = { _ in }
  ) {
    self.name = name
    self.root = root
    self.use = use
  }

  /// A scene with views, one below another.
  static func column(
    _ name: String, _ views: @escaping @MainActor @Sendable () -> [UIView],
    use: @escaping @MainActor @Sendable (TestScreen) -> Void = { _ in }
  ) -> GalleryScene {
    GalleryScene(name, root: { ColumnController(views()) }, use: use)
  }

  var testDescription: String { name }

  static let all = controls + choosers + texts + bars + lists + overlays
}
