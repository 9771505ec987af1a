import Foundation

/// A class that creates view controllers whose state is restored.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the view controller at a path of restoration identifiers, or `nil` if it isn't to be
  /// restored.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
