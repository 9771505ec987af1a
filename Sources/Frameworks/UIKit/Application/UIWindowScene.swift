import Foundation

/// A scene that manages one or more windows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable, TraitObserving {
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The interface orientation of the scene.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }
  /// The coordinate space of the scene.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The status bar manager of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager.shared }

  /// Called after the traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var traitObservers = TraitObservers()

  /// The windows of the scene.
  open var windows: [UIWindow] {
    UIApplication.shared.allWindows.filter { $0.windowScene === self }
  }

  /// The key window of the scene.
  open var keyWindow: UIWindow? {
    windows.first { $0.isKeyWindow }
  }
}
