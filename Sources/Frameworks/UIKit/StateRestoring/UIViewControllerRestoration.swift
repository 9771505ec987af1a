import Foundation

/// A class that re-creates view controllers during state restoration.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the view controller for a path of restoration identifiers, or `nil` if it shouldn't be
  /// restored.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
