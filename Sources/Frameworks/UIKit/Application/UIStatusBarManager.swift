import AppRuntime
import Foundation

/// How the status bar looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbarmanager>.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  static let shared = UIStatusBarManager()

  override init() {
    super.init()
  }

  /// The style.
  open var statusBarStyle: UIStatusBarStyle {
    SystemAppearanceReporter.shared.current.hasLightStatusBar ? .lightContent : .darkContent
  }

  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool { SystemAppearanceReporter.shared.current.isStatusBarHidden }

  /// The bar's frame, in points of the screen.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: UIScreen.main.statusBarHeight)
  }
}
