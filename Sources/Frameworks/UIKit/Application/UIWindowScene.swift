import Foundation

/// A scene with windows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// How the scene is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }
  /// The coordinates of the scene.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The status bar above the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager.shared }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The windows of the scene.
  open var windows: [UIWindow] {
    UIApplication.shared.allWindows.filter { $0.windowScene === self }
  }

  /// The window of the scene that gets keys.
  open var keyWindow: UIWindow? {
    windows.first { $0.isKeyWindow }
  }
}
