import AppRuntime
import Foundation

/// An object that describes the status bar of a scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbarmanager>.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  static let shared = UIStatusBarManager()

  override init() {
    super.init()
  }

  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle {
    SystemAppearanceReporter.shared.current.hasLightStatusBar ? .lightContent : .darkContent
  }

  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { SystemAppearanceReporter.shared.current.isStatusBarHidden }

  /// The frame of the status bar, in the coordinates of the screen.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: UIScreen.main.statusBarHeight)
  }
}
